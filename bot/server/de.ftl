# Was ein Server für seine Partien festlegt.
command-server = server
    .description = Was für Partien auf diesem Server gilt: Sprache, Uhr, Kanal, wer sie eröffnet

server-title = Partien auf diesem Server
server-no-server = Das geht nur auf einem Server.
server-managers-only = Nur wer diesen Server verwalten darf, kann das festlegen.
server-language-auto = nicht festgelegt: wie die Community, sonst wie beim Eröffnen
server-clock = ⌛ Wenn der Gastgeber nichts anderes sagt: { $clock }.
server-hosts-everybody = 🔑 Alle dürfen Partien eröffnen.
    .label = alle
server-hosts-managers = 🔑 Nur wer den Server verwaltet, darf Partien eröffnen.
    .label = nur wer den Server verwaltet
server-channel = 📍 Partien werden in { $channel } und seinen Threads eröffnet.
server-no-channel = 📍 Partien dürfen in jedem Kanal eröffnet werden.
server-vacation = { $days ->
        [0] 🏖️ Kein Urlaub: Die Uhren stehen nie still.
       *[other] 🏖️ Alle haben { $days } Tage Urlaub im Jahr.
    }
server-days = { $days ->
        [0] keiner
       *[other] { $days } Tage im Jahr
    }
server-new-games = -# Sprache und Uhr gelten für Partien, die von jetzt an eröffnet werden.
server-pick-language = Sprache …
server-pick-clock = Übliche Uhr …
server-pick-hosts = Wer darf Partien eröffnen …
server-pick-vacation = Urlaub …
server-pick-channel = Partien werden eröffnet in …
button-everywhere = In jedem Kanal

server-zone = Zeitzone: **{ $zone }**; Monate enden nach dieser Uhr.
server-zone-usual = UTC
server-zone-form = Zeitzone dieses Servers
server-zone-field = Zeitzone
    .small = Ein Ort wie Europe/Berlin, oder UTC
button-server-zone = Zeitzone

server-board = Die Rangliste eines vergangenen Monats wird in { $channel } veröffentlicht.
server-no-board = Die Rangliste eines vergangenen Monats wird nirgends veröffentlicht; /{ command-leaderboard } zeigt sie.
server-pick-board = Wo die Ranglisten vergangener Monate stehen sollen
button-no-board = Keine Ranglisten veröffentlichen
