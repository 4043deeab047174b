# Herausforderungen: ein Glück für den ganzen Server, und jeder spielt für sich.

# -- Befehle
command-challenge = herausforderung
    .description = Dasselbe Glück für alle: Wer macht am meisten daraus?
command-challenge-new = neu
    .description = Eine Herausforderung aushängen, einmal oder jeden Tag oder jede Woche
command-challenge-list = liste
    .description = Die Herausforderungen dieses Servers
command-challenge-end = beenden
    .description = Eine Reihe beenden (die offene Herausforderung läuft noch zu Ende)
command-challenge-standings = stand
    .description = Der Stand, sobald du fertig bist oder die Herausforderung zu Ende ist
argument-challenge-seats = plätze
    .description = Wie viele in jedem Lauf spielen: ein Mensch und Computer
argument-against = gegen
    .description = Gegen welche Computer (sonst Steuerleute)
against-deckhand = Leichtmatrosen (Neulinge)
against-mate = Steuerleute (spielen gut)
argument-repeat = wiederholung
    .description = Einmal, jeden Tag oder jede Woche
argument-days = tage
    .description = Wie lange eine einzelne offen ist
argument-hour = uhr
    .description = Zu welcher vollen Stunde eine endet und die nächste beginnt
argument-zone = zeitzone
    .description = In welcher Zeitzone, etwa Europe/Berlin
argument-challenge-channel = kanal
    .description = Wo sie aushängen soll (sonst hier)
argument-global = weltweit
    .description = Dasselbe Glück wie auf anderen Servern, und eine Tabelle von allen
argument-series = herausforderung
    .description = Welche
repeat-once = einmal
repeat-daily = jeden Tag
repeat-weekly = jede Woche
global-yes = ja
global-no = nein

# -- der Aushang
challenge-title = { $repeat ->
        [daily] 🌊 Tägliche Herausforderung { $number }: { $game }
        [weekly] 🌊 Wöchentliche Herausforderung { $number }: { $game }
       *[other] 🌊 Herausforderung: { $game }
    }
challenge-against = Gegen: **{ $players }**
challenge-closes = Offen bis { $at } ({ $in }). Alle haben dasselbe Glück, und jeder spielt für sich; nur der erste Lauf zählt.
challenge-closed = Zu Ende seit { $at }.
challenge-everywhere = 🌍 Dasselbe Glück auf { $servers } Servern; ein Lauf zählt auf allen, auf denen man vor der ersten Entscheidung *Spielen* gedrückt hat.
challenge-fingerprint = -# Fair gespielt: Der Zufall war versiegelt, bevor jemand spielte. Mit diesem Fingerabdruck kann das am Ende jeder prüfen: `{ $commitment }`
button-challenge-play = Spielen
button-challenge-standings = Stand
challenge-replays = Einen Lauf ansehen …
challenge-replays-page = Einen Lauf ansehen … ({ $first } bis { $last })
challenge-replay-line = { $total } Punkte

# -- ein Lauf
challenge-intro = **{ $challenge }**
    Dein eigener Lauf: Hier siehst nur du ihn. Niemand erfährt etwas davon, bevor er mit dem eigenen fertig oder die Herausforderung zu Ende ist, und was aufgedeckt wurde, lässt sich nicht zurücknehmen. Er zählt, wenn er vor { $at } ({ $in }) zu Ende ist.
challenge-run-is = Dein Lauf steht in einem Chat, den nur du siehst: { $place }. Du kannst ihn auch von hier aus spielen; das siehst nur du.
challenge-run-late = Die Herausforderung ist zu Ende. Zum Spaß kannst du deinen Lauf fertig spielen: { $place }. Er zählt nicht mehr.
challenge-run-through = Du hast **{ $challenge }** mit **{ $total }** Punkten beendet.
challenge-late = ⌛ **{ $game }**: Diese Herausforderung ist zu Ende. Zum Spaß kannst du diesen Lauf fertig spielen; er zählt nicht mehr.
challenge-thread-title = Fertig: { $challenge }
challenge-thread-begin = Alle in diesem Thread haben **{ $challenge }** beendet. Wer noch spielt, sieht ihn nicht. Bitte verratet nichts.
challenge-thread-line = ⚓ **{ $name }** ist fertig: **{ $total }** Punkte
challenge-you-are-through = Du bist fertig: **{ $total }** Punkte.
challenge-thread-is = Wer fertig ist, redet hier: { $place }
challenge-place = Bisher Platz { $place } von { $count }.

# -- ein Text zum Kopieren und Weitererzählen
challenge-share = Zum Weitererzählen:
share-open = Ich bin durch und verrate nicht, wie es lief. Das Glück ist für alle gleich: Schlägst du mich?
share-place = { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }, Platz { $place } von { $count }.
share-best = So gut war ich noch nie!
share-streak = Zum { $count }. Mal in Folge dabei.
share-most = Das meiste kam von: { $categories }

# -- der Stand
challenge-over = { $count ->
        [0] Mit **{ $challenge }** war niemand rechtzeitig fertig.
        [one] 🏆 **{ $challenge }**: { $people } gewinnt mit { $total } Punkten!
       *[other] 🏆 **{ $challenge }**: { $people } teilen sich den Sieg mit { $total } Punkten!
    }
challenge-bests = ⭐ Persönliche Bestleistungen: { $people }
challenge-best = { $name } ({ $total }, bisher { $before })
challenge-all-servers = 🌍 Alle Server
challenge-news-winner = { $count ->
        [0] Niemand war rechtzeitig fertig
       *[other] { $people }: { $total } Punkte
    }

# -- die Liste
challenge-list-title = ### Herausforderungen hier
challenge-list-none = Auf diesem Server gibt es keine Herausforderung. Wer ihn oder seine Events verwalten darf, kann eine aushängen: /{ command-challenge } { command-challenge-new }.
challenge-list-line = **{ $challenge }** in { $place }, offen bis { $at }: { $count } dabei, { $through } fertig
challenge-list-closed = **{ $challenge }**, zu Ende { $at }
challenge-posted = Die Herausforderung hängt aus: { $place }
challenge-posted-threadless = Private Threads kann ich dort nicht eröffnen: Wer fertig ist, bekommt keinen eigenen Thread, und wer keine Direktnachrichten annimmt, kann nicht mitmachen.
challenge-ended = Auf diese Reihe folgt keine weitere Herausforderung. Die offene läuft bis zu ihrem Ende.

# -- Ablehnungen
challenge-gone = Diese Herausforderung gibt es nicht (mehr).
challenge-is-over = Diese Herausforderung ist zu Ende; niemand kann mehr beginnen.
challenge-played-already = Du hast diese Herausforderung schon gespielt: Nur der erste Lauf zählt.
challenge-counts-elsewhere = Als du hier *Spielen* gedrückt hast, warst du auf einem anderen Server schon mitten in dieser Herausforderung. Dein Lauf zählt dort, aber nicht in der Tabelle dieses Servers: Darin steht nur, wer mitgemacht hat, bevor der eigene Lauf begann.
challenge-given-up = Du hast deinen Lauf dieser Herausforderung aufgegeben; es gibt nur einen.
challenge-other-figures = Die Zahlen dieses Spiels haben sich seit Beginn der Herausforderung geändert; sie lässt sich nicht mehr spielen.
challenge-nowhere = Ich kann dir nicht schreiben: Bitte erlaube Direktnachrichten von diesem Server. (Private Threads darf ich hier auch nicht eröffnen.)
challenge-sealed = Das ist ein Lauf einer Herausforderung, die noch offen ist. Du darfst ihn ansehen, wenn du mit deinem fertig bist oder sie zu Ende ist.
challenge-record-sealed = Die Aufzeichnung eines Laufs gebe ich heraus, wenn die Herausforderung zu Ende ist: Bis dahin bleibt ihr Glück geheim.
challenge-standings-sealed = Den Stand siehst du, wenn du selbst fertig bist oder die Herausforderung zu Ende ist.
challenge-no-server = Herausforderungen werden auf Servern ausgehängt.
challenge-hosts-only = Das darf nur, wer diesen Server oder seine Events verwalten darf.
challenge-no-channel = Eine Herausforderung braucht einen Kanal, in dem ich Nachrichten schreiben kann.
challenge-channel-shut = { $count ->
        [one] In { $channel } fehlt mir ein Recht: { $permissions }.
       *[other] In { $channel } fehlen mir Rechte: { $permissions }.
    }
challenge-no-series = Diese Reihe gibt es hier nicht. /{ command-challenge } { command-challenge-list } zeigt, was es gibt.
challenge-ended-already = Diese Reihe wurde schon beendet.
challenge-too-many = Auf diesem Server gibt es schon { $most } Reihen. Beende erst eine: /{ command-challenge } { command-challenge-end }.

# -- Bilder
picture-challenge-same-luck = Alle haben dasselbe Glück
picture-challenge-daily = Tag
picture-challenge-weekly = Woche
picture-challenge-once = Aufgabe
picture-challenge-under-way = { $count } unterwegs
picture-challenge-through = { $count } fertig
picture-challenge-streak = { $count } in Folge
picture-challenge-no-streaks = Zwei in Folge, und deine Serie beginnt
picture-challenge-yardstick = zum Vergleich
picture-challenge-nobody = Noch ist niemand fertig
picture-challenge-more = { $count ->
        [one] und noch eine Person
       *[other] und noch { $count }
    }
