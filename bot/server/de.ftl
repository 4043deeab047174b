# Was ein Server für seine Partien festlegt.
command-server = server
    .description = Einstellungen für Partien auf diesem Server: Sprache, Uhr, Kanal, wer eröffnen darf

server-title = Partien auf diesem Server
server-no-server = Das geht nur auf einem Server.
server-managers-only = Das kann nur ändern, wer diesen Server verwalten darf.
server-language-auto = nicht festgelegt: die Sprache der Community, sonst die der Person, die eröffnet
server-clock = ⌛ Wenn beim Eröffnen nichts anderes gewählt wird: { $clock }.
server-hosts-everybody = 🔑 Alle dürfen Partien eröffnen.
    .label = alle
server-hosts-managers = 🔑 Nur wer den Server verwaltet, darf Partien eröffnen.
    .label = nur wer den Server verwaltet
server-channel = 📍 Partien werden in { $channel } und seinen Threads eröffnet.
server-forum = 📍 Partien werden als Beiträge in { $channel } eröffnet.
server-no-channel = 📍 Partien dürfen in jedem Kanal eröffnet werden.
server-vacation = { $days ->
        [0] 🏖️ Kein Urlaub: Die Uhren stehen nie still.
        [one] 🏖️ Alle haben 1 Tag Urlaub im Jahr.
       *[other] 🏖️ Alle haben { $days } Tage Urlaub im Jahr.
    }
server-days = { $days ->
        [0] keiner
        [one] 1 Tag im Jahr
       *[other] { $days } Tage im Jahr
    }
server-new-games = -# Sprache und Uhr gelten für Partien, die von jetzt an eröffnet werden.
server-pick-language = Sprache …
server-pick-clock = Bedenkzeit …
server-pick-hosts = Wer darf Partien eröffnen …
server-pick-vacation = Urlaub …
server-pick-channel = Wo Partien eröffnet werden …
button-everywhere = In jedem Kanal

server-zone = Zeitzone: **{ $zone }**. Monatsende ist Mitternacht dort.
server-zone-usual = UTC
server-zone-form = Zeitzone dieses Servers
server-zone-field = Zeitzone
    .small = Ein Ort wie Europe/Berlin, oder UTC
button-server-zone = Zeitzone

server-board = Die Monatsrangliste wird in { $channel } veröffentlicht.
server-no-board = Monatsranglisten werden nicht veröffentlicht; /{ command-leaderboard } zeigt sie.
server-pick-board = Wo die Monatsrangliste erscheint …
button-no-board = Keine Ranglisten veröffentlichen

server-puzzles = 🧩 Jeden Tag um { $hour } Uhr ({ $zone }) erscheint in { $channel } ein Rätsel: Finde den Zug des Kapitäns.
server-puzzles-shut = Dort kann ich keines veröffentlichen: Mir fehlt { $rights }.
server-no-puzzles = 🧩 Kein tägliches Rätsel.
server-pick-puzzles = Wo jeden Tag ein Rätsel erscheint …
button-no-puzzles = Keine Rätsel
