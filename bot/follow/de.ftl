# Einer Partie zuschauen.
command-follow = verfolgen
    .description = Einer Partie zuschauen: erfahren, wie sie ausgeht und, wenn du magst, was bis dahin geschieht

button-follow = 👀 Verfolgen …
button-follow-end = Sag mir, wie es ausgeht
button-follow-daily = Täglich berichten
button-unfollow = Nicht mehr verfolgen
follow-title = 👀 **{ $game }**
follow-not = Du verfolgst diese Partie nicht. Wenn du sie verfolgst, schreibe ich dir eine Direktnachricht, sobald sie endet, und, wenn du magst, zwischendurch auch Neues: höchstens einmal am Tag, nie in deiner Ruhezeit.
follow-end = Du verfolgst diese Partie: Ich schreibe dir eine Direktnachricht, wenn sie endet.
follow-daily = Du verfolgst diese Partie: Ich schicke dir höchstens einmal am Tag Neues als Direktnachricht und sage dir, wie sie endet.
follow-stopped = Du verfolgst diese Partie nicht mehr.
follow-twice = So verfolgst du diese Partie schon.
follow-not-yet = Du verfolgst diese Partie nicht.
follow-player = Du spielst in dieser Partie mit; ich rufe dich ohnehin.
follow-only-running = Verfolgen kannst du nur eine Partie, die gerade läuft.
follow-news = 👀 Neues aus **{ $game }** in { $place }
follow-waits = ⏳ Am Zug: { $people }.
follow-over = 🏁 Die Partie, die du verfolgt hast, ist zu Ende: **{ $game }** in { $place }
follow-cancelled = Die Partie, die du verfolgt hast, endete ohne Ergebnis: **{ $game }** in { $place }
follow-result = { $place }. **{ $name }**: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
