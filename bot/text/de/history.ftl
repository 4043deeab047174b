# -- das Protokoll, Seite für Seite
log-empty = Hier ist noch nichts geschehen.
log-page = -# { $first }–{ $last } von { $count } · <t:{ $since }:f> bis <t:{ $until }:f>
button-older = ◀ Älter
button-newer = Neuer ▶

# -- die Partie, Zug um Zug
command-history = rückblick
    .description = Die Partie Bild für Bild durchgehen, so wie du sie sehen darfst
button-history = Zug um Zug
history-deal = **Der Anfang** · 0 von { $count }
history-turn = **Zug { $turn } von { $count }**
history-round = · Runde { $round }
history-now = · so steht es jetzt
history-end = · das Ende
history-quiet = Nichts, wovon du wissen darfst.
history-jump = Springen zu …
history-entry = Zug { $turn }
history-entry-round = Zug { $turn } · Runde { $round }
history-entry-deal = Der Anfang
button-first = ⏮
button-back = ◀
button-forth = ▶
button-last = ⏭
button-sheet-then = Mein Blatt
button-table-then = Ganzer Tisch

# -- Blätter der anderen
sheet-menu = Wessen Blatt?

# -- meine Partien
games-title = **Deine Partien**
games-here-waits = ⏳ **{ $game }** · { $server } · { $place } wartet auf dich (gerufen { $since })
games-here-turn = ▫️ { $game } · { $server } · { $place } · es fehlt noch { $people } (gerufen { $since })
games-here-window = ▫️ { $game } · { $server } · { $place } · es fehlt noch { $people }
games-here-paused = ⏸️ { $game } · { $server } · { $place } · ruht gerade
games-here-lobby = 🔹 { $game } · { $server } · { $place } · Lobby, { $taken } von { $seats } Plätzen besetzt
games-here-followed = 👀 { $game } · { $server } · { $place } · du verfolgst sie
games-direct = Direktnachricht
games-other-server = ein anderer Server
games-page = -# Seite { $page } von { $pages }
button-next-game = { $count ->
        [one] Nächste Partie
       *[other] Nächste Partie ({ $count })
    }
next-none = Keine andere Partie wartet auf dich. Gut gemacht!

# -- zuschauen
command-follow = verfolgen
    .description = Eine Partie verfolgen: erfahren, wie sie ausgeht und was bis dahin geschieht
button-follow = 👀 Verfolgen …
button-follow-end = Sag mir, wie es ausgeht
button-follow-daily = Erzähl mir täglich
button-unfollow = Nicht mehr verfolgen
follow-title = 👀 **{ $game }**
follow-not = Du verfolgst diese Partie nicht. Wenn du es tust, schreibe ich dir eine Direktnachricht, sobald sie endet; wenn du magst, auch, was bis dahin geschieht, höchstens einmal am Tag und nie in deiner Ruhezeit.
follow-end = Du verfolgst diese Partie: Ich schreibe dir eine Direktnachricht, wenn sie endet.
follow-daily = Du verfolgst diese Partie: Ich schreibe dir in Direktnachrichten, was geschieht, höchstens einmal am Tag, und wie sie endet.
follow-stopped = Du verfolgst diese Partie nicht mehr.
follow-twice = Genau so verfolgst du diese Partie schon.
follow-not-yet = Du verfolgst diese Partie nicht.
follow-player = Du spielst in dieser Partie mit; ich rufe dich ohnehin.
follow-only-running = Verfolgen lässt sich nur eine Partie, die gerade läuft.
follow-news = 👀 **{ $game }** in { $place }, wo du zuschaust
follow-waits = ⏳ Jetzt wird gewartet auf { $people }.
follow-over = 🏁 Die Partie, die du verfolgt hast, ist zu Ende: **{ $game }** in { $place }
follow-cancelled = Die Partie, die du verfolgt hast, endete ohne Ergebnis: **{ $game }** in { $place }
follow-result = { $place }. **{ $name }**: { $points } Punkte
