# Wie jemand gerufen werden will und wann jemand im Urlaub ist.
command-settings = einstellungen
    .description = Wie und wann du zu deinen Partien gerufen werden willst

settings-title = So rufe ich dich
settings-reminders = ⏰ Solange eine Partie auf dich wartet, erinnere ich dich alle { $hours } Stunden, höchstens viermal.
settings-no-reminders = ⏰ Ich erinnere dich nicht; ich rufe dich einmal, wenn eine Entscheidung zu dir kommt.
settings-interval = { $hours ->
        [0] nie
        [24] jeden Tag
        [48] alle zwei Tage
       *[other] alle { $hours } Stunden
    }
settings-way-mention = 💬 Erinnerungen erreichen dich als Erwähnung am Tisch.
    .label = als Erwähnung am Tisch
    .small = alle dort sehen sie
settings-way-direct = ✉️ Erinnerungen erreichen dich als Direktnachricht.
    .label = als Direktnachricht
    .small = nur du siehst sie; nimmst du keine an, erwähne ich dich am Tisch
settings-quiet-hours = 🌙 Zwischen { $begin } und { $end } Uhr ({ $zone }) lasse ich dich in Ruhe.
settings-no-quiet-hours = 🌙 Du hast keine Ruhezeit.
settings-muted = { $count ->
        [one] 🔕 Zu dieser Partie rufe ich dich nie: { $games }
       *[other] 🔕 Zu diesen Partien rufe ich dich nie: { $games }
    }
settings-pick-interval = Erinnere mich …
settings-pick-way = Wie soll ich dich erinnern?
settings-pick-mute = Eine Partie stummschalten oder wieder von ihr hören
settings-mute = stumm: keine Erinnerung, keine Erwähnung
settings-unmute = stumm; wähle sie, um wieder gerufen zu werden
button-quiet = 🌙 Ruhezeit …
button-no-quiet = Keine Ruhezeit
settings-quiet-form = Ruhezeit
settings-quiet-begin = Von
    .small = etwa 22:00
settings-quiet-end = Bis
    .small = etwa 8:00
settings-quiet-zone = Eine große Stadt in deiner Zeitzone
    .small = etwa Berlin, Wien (Vienna) oder London
settings-quiet-zone-usual = Berlin
settings-no-time = „{ $given }“ kann ich nicht als Uhrzeit lesen. Bitte schreib sie wie 22:00.
settings-no-zone = Den Ort „{ $given }“ kenne ich nicht. Bitte nenne eine große Stadt in deiner Zeitzone, etwa Berlin oder London (englisch geschrieben).
settings-quiet-empty = Eine Ruhezeit braucht einen Anfang und ein Ende, die verschieden sind.
settings-not-your-game = Du spielst in dieser Partie nicht (mehr) mit.

settings-vacation = 🏖️ Du bist im Urlaub bis { $until }: Deine Uhren stehen still, und ich erinnere dich nicht.
settings-no-vacation = 🏖️ Du bist nicht im Urlaub.
settings-vacation-left = { $left ->
        [one] Im Jahr { $year } hast du noch { $left } Urlaubstag.
       *[other] Im Jahr { $year } hast du noch { $left } Urlaubstage.
    }
button-vacation = 🏖️ Urlaub …
button-return = Wieder da
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
