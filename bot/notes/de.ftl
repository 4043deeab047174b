# Eigene Notizen zu einer Partie.
command-note = notiz
    .description = Etwas zu dieser Partie aufschreiben, das nur du siehst
argument-note = text
    .description = Was du dir merken willst; ersetzt, was du vorher aufgeschrieben hast

button-note = 📝 Notiz …
note-yours = 📝 **Deine Notiz** (nur du siehst sie)
    { $note }
note-form = Deine Notiz zu dieser Partie
note-label = Was willst du dir merken?
    .small = Nur du siehst es, sooft du die Partie öffnest. Lass das Feld leer, um die Notiz zu löschen.
note-too-long = Eine Notiz hat höchstens { $most } Zeichen.
