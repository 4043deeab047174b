# -- Uhren
argument-clock = uhr
    .description = Wie viel Bedenkzeit alle haben; wer allein spielt, hat keine Uhr
lobby-clock = Uhr
clock-none = keine Uhr
    .terms = keine: spielt, wann ihr wollt
clock-relaxed = gemütlich
    .terms = gemütlich: 10 Tage für jeden, mit jedem Zug 2 dazu
clock-daily = täglich
    .terms = täglich: 4 Tage für jeden, mit jedem Zug 1 dazu
clock-brisk = flott
    .terms = flott: 1 Tag für jeden, mit jedem Zug 4 Stunden dazu
clock-seat = { $name } { $until }
clock-running = ⌛ Die Bedenkzeit endet: { $seats }.
vote-late = ⌛ Die Bedenkzeit von **{ $name }** ist um. Sollen wir warten, den Zug auslassen oder vorerst den Computer spielen lassen? Noch offen: { $missing }.
vote-late-wait = Warten
vote-late-skip = Auslassen
vote-late-player = Computer
table-event-late = ⌛ Die Bedenkzeit von { $who } ist um.
table-event-late-wait = ⌛ { $who } bekommt mehr Zeit: Die anderen warten.
table-event-late-skip = ⌛ Die Bedenkzeit von { $who } war um; der Zug wird ausgelassen.
table-event-late-player = ⌛ Die Bedenkzeit von { $who } war um; der Computer spielt weiter, bis { $who } zurück ist.
table-event-late-lapsed = ⌛ { $who } ist rechtzeitig zurück.

# -- Urlaub
course-away = 🏖️ { $name } ist im Urlaub bis { $until }.
table-event-vacation = 🏖️ { $who } ist im Urlaub bis { $until }.
table-event-vacation-over = 🏖️ { $who } ist aus dem Urlaub zurück.
settings-vacation = 🏖️ Du bist im Urlaub bis { $until }: Deine Uhren stehen still, und ich erinnere dich nicht.
settings-no-vacation = 🏖️ Du bist nicht im Urlaub.
settings-vacation-left = { $left ->
        [one] Im Jahr { $year } hast du noch { $left } Urlaubstag.
       *[other] Im Jahr { $year } hast du noch { $left } Urlaubstage.
    }
button-vacation = 🏖️ Urlaub …
button-back = Wieder da
vacation-form = Urlaub
vacation-last = Der letzte Tag
    .small = etwa 3.5. oder 3.5.2027
vacation-zone-label = Eine große Stadt in deiner Zeitzone
    .small = damit ich weiß, wann dein Tag endet
vacation-past = Dieser Tag ist schon vorbei.
vacation-far = Das ist mehr als ein Jahr hin. Nenne bitte einen früheren Tag.
vacation-no-date = Ich kann „{ $given }“ nicht als Tag lesen. Schreib ihn bitte so: 3.5.2027.
vacation-limit = { $limit ->
        [0] Auf einem Server, auf dem du spielst, gibt es keinen Urlaub.
       *[other] Das ist zu lang: Auf den Servern, auf denen du spielst, hat das Jahr { $limit } Urlaubstage, und du hast { $year } noch { $left }.
    }
vacation-none = Du bist nicht im Urlaub.

# -- was ein Server festlegt
command-server = server
    .description = Was für Partien auf diesem Server gilt: Sprache, Uhr, Kanal, wer sie eröffnet
server-title = Partien auf diesem Server
server-no-server = Das geht nur auf einem Server.
server-managers-only = Nur wer diesen Server verwalten darf, kann das festlegen.
server-hosts-only = Auf diesem Server eröffnet Partien nur, wer ihn verwaltet. Mitspielen darfst du.
server-elsewhere = Auf diesem Server werden Partien in { $channel } eröffnet.
server-language = { $language ->
        [en] 🌐 Öffentlich spreche ich Englisch.
        [de] 🌐 Öffentlich spreche ich Deutsch.
       *[auto] 🌐 Öffentlich spreche ich die Sprache des Servers.
    }
server-language-auto = die des Servers
server-language-en = English
server-language-de = Deutsch
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
