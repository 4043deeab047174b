# Private notes on a game.
command-note = note
    .description = Write down something about this game; only you see it
argument-note = text
    .description = What to write down; it replaces what you wrote before

button-note = 📝 Note …
note-yours = 📝 **Your note** (only you see it)
    { $note }
note-form = Your note on this game
note-label = What do you want to remember?
    .small = Only you see it, whenever you open the game. Leave it empty to delete it.
note-too-long = A note can have at most { $most } characters.
