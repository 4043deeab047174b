# Wie jemand gerufen werden will und wann jemand im Urlaub ist.
command-settings = einstellungen
    .description = Wie und wann ich dich rufe, Urlaub, und ob Text oder Bild zuerst kommt

settings-title = Einstellungen
settings-reminders = ⏰ Solange eine Partie auf dich wartet, erinnere ich dich alle { $hours } Stunden, höchstens viermal.
settings-no-reminders = ⏰ Keine Erinnerungen: Ich rufe dich einmal, wenn du an der Reihe bist.
settings-interval = { $hours ->
        [0] nie
        [24] jeden Tag
        [48] alle zwei Tage
       *[other] alle { $hours } Stunden
    }
settings-way-mention = 💬 Ich erinnere dich mit einer Erwähnung im Kanal der Partie.
    .label = mit einer Erwähnung im Kanal der Partie
    .small = das sehen dort alle
settings-way-direct = ✉️ Ich erinnere dich per Direktnachricht.
    .label = per Direktnachricht
    .small = nur du siehst sie; nimmst du keine an, erwähne ich dich im Kanal
settings-no-digest = 🗞️ Ich rufe dich, sobald eine Partie auf dich wartet.
settings-digest = 🗞️ Sammelmeldung um **{ $times }** Uhr ({ $zone }): eine Direktnachricht mit allen Partien, die auf dich warten, statt einzelner Rufe. Früher rufe ich dich nur, wenn sonst deine Bedenkzeit abliefe.
button-digest = 🗞️ Sammelmeldung …
button-no-digest = Sofort rufen
digest-form = Sammelmeldung statt einzelner Rufe
digest-first = Um
    .small = etwa 18:00
digest-second = Und um
    .small = leer lassen, wenn dir eine am Tag reicht
settings-digest-empty = Bitte nenne wenigstens eine Uhrzeit, etwa 18:00.
settings-quiet-hours = 🌙 Ruhezeit: { $begin } bis { $end } Uhr ({ $zone }).
settings-no-quiet-hours = 🌙 Keine Ruhezeit.
settings-muted = { $count ->
        [one] 🔕 Zu dieser Partie rufe ich dich nie: { $games }
       *[other] 🔕 Zu diesen Partien rufe ich dich nie: { $games }
    }
settings-pictures-first = 🖼️ Bild zuerst: Was ich nur dir zeige, beginnt mit einem Bild, wenn es eines gibt.
settings-text-first = 📖 Text zuerst: Was ich nur dir zeige, beginnt mit Worten, auch der Stand der Partie. Bilder kommen zuletzt.
button-text-first = 📖 Text zuerst
button-pictures-first = 🖼️ Bild zuerst
settings-puzzles = 🧩 Aus deinen beendeten Partien dürfen Rätsel werden, ohne Namen, wenn alle es erlauben, die mitgespielt haben.
settings-no-puzzles = 🧩 Aus deinen beendeten Partien werden keine Rätsel.
button-puzzles-of-mine = 🧩 Rätsel aus meinen Partien erlauben
button-no-puzzles-of-mine = 🧩 Keine Rätsel aus meinen Partien
settings-pick-interval = Erinnere mich …
settings-pick-way = Wie soll ich dich erinnern?
settings-pick-mute = Partie stumm- oder wieder lautschalten …
settings-mute = stumm: keine Erinnerung, keine Erwähnung
settings-unmute = stumm; wähle sie, damit ich dich wieder rufe
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
settings-no-time = „{ $given }“ kann ich nicht als Uhrzeit lesen. Schreib sie bitte so: 22:00.
settings-no-zone = Den Ort „{ $given }“ kenne ich nicht. Bitte nenne eine große Stadt in deiner Zeitzone, etwa Berlin oder London (englisch geschrieben).
settings-quiet-empty = Anfang und Ende der Ruhezeit müssen verschieden sein.
settings-not-your-game = Du spielst in dieser Partie nicht (mehr) mit.

settings-vacation = 🏖️ Du bist im Urlaub bis { $until }: Deine Uhren stehen still, und ich erinnere dich nicht.
settings-no-vacation = 🏖️ Du bist gerade nicht im Urlaub.
settings-vacation-left = { $left ->
        [one] Im Jahr { $year } hast du noch { $left } Urlaubstag.
       *[other] Im Jahr { $year } hast du noch { $left } Urlaubstage.
    }
button-vacation = 🏖️ Urlaub …
button-return = Ich bin wieder da
vacation-form = Urlaub
vacation-last = Letzter Tag
    .small = etwa 3.5. oder 3.5.2027
vacation-zone-label = Eine große Stadt in deiner Zeitzone
    .small = damit ich weiß, wann dein Tag endet
vacation-past = Dieser Tag ist schon vorbei.
vacation-far = Das ist mehr als ein Jahr hin. Wähle bitte einen früheren Tag.
vacation-no-date = „{ $given }“ kann ich nicht als Datum lesen. Schreib es bitte so: 3.5.2027.
vacation-limit = { $limit ->
        [0] Auf einem Server, auf dem du spielst, gibt es keinen Urlaub.
       *[other] Das ist zu lang: Auf den Servern, auf denen du spielst, gibt es { $limit ->
            [one] 1 Urlaubstag
           *[other] { $limit } Urlaubstage
        } im Jahr, und du hast { $year } noch { $left }.
    }
vacation-none = Du bist gerade nicht im Urlaub.

button-orders = 📌 Daueraufträge …
button-favorites = ⭐ Favoriten …
orders-title = Daueraufträge: was ich immer für dich tue
orders-none = 📌 Kein Dauerauftrag: Wo du etwas zu wählen hast, warte ich auf dich.
orders-how = Das spiele ich jedes Mal für dich, wenn du an die Reihe kommst, in allen Partien dieses Spiels mit anderen Menschen. Wo nur Computer mitspielen, wartet niemand, also entscheidest du selbst. Ein Plan geht vor. Du kannst es zurücknehmen wie jeden Schritt, und nur du siehst, dass es ein Dauerauftrag war.
orders-pick = Ein- oder ausschalten …
order-on = eingeschaltet; wähle es, um es auszuschalten
order-off = ausgeschaltet
order-sensible = die einzige sinnvolle Wahl treffen, wenn sie nichts kostet
