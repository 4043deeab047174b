# Der Verlauf, Seite für Seite, und die Partie, Zug um Zug.
command-log = verlauf
    .description = Was in dieser Partie geschah
command-history = rückblick
    .description = Die Partie Bild für Bild durchgehen, so wie du sie sehen darfst

log-empty = Hier ist noch nichts geschehen.
log-page = -# { $first }–{ $last } von { $count } · <t:{ $since }:f>{ $until_as ->
        [none] {""}
        [time] {" "}bis <t:{ $until }:t>
       *[date] {" "}bis <t:{ $until }:f>
    }
button-older = ◀ Älter
button-newer = Neuer ▶

history-deal = **Der Anfang** · 0 von { $count }
history-turn = **Zug { $turn } von { $count }**
history-round = · Runde { $round }
history-now = · der letzte Zug bisher
history-end = · das Ende
history-quiet = Nichts, was du sehen darfst.
history-jump = Springen zu …
history-entry = Zug { $turn }
history-entry-round = Zug { $turn } · Runde { $round }
history-entry-deal = Der Anfang
button-first = ⏮ Anfang
button-last = ⏭ Ende
button-sheet-then = Mein Bogen
button-table-then = Ganzer Tisch
button-watch = In meiner Sprache ansehen
replay-title = 🎞️ Die ganze Partie, Zug um Zug
error-replay-old = Regeln oder Werte, nach denen diese Partie gespielt wurde, haben sich geändert; sie lässt sich nicht mehr abspielen.

proof-said = **Stand der Zufall vor der Partie fest?**
    { $fits ->
        [yes] ✅ Ja: Das Geheimnis passt zu dem Fingerabdruck
       *[no] ❌ Nein: Das Geheimnis passt nicht zu dem Fingerabdruck
    }, der { $place ->
        [challenge] auf der Karte der Herausforderung stand, bevor jemand spielte
       *[lobby] in der Lobby stand, bevor sich jemand gesetzt hat
    }.
    Fingerabdruck `{ $commitment }`
    Geheimnis `{ $secret }`
    Vermischt mit `{ $salt }`
    -# Der Fingerabdruck ist der SHA-256 von `quayside luck` mit einem Leerzeichen und den Bytes des Geheimnisses. Aller Zufall kommt aus dem Geheimnis, vermischt mit dem, was erst beim Start bekannt war.
proof-check = -# /{ command-export } { command-export-game } gibt die Aufzeichnung { $place ->
        [challenge] eines Laufs
       *[lobby] der Partie
    } aus; /{ command-verify } oder `quayside verify` spielt sie nach und prüft das alles.
