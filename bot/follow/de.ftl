# Einer Partie zuschauen.
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
