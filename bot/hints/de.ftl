# Tipps am Tisch.
button-hint = Tipp
button-hint-yes = Ja, gib mir den Tipp
hint-question = Ein Tipp zeigt dir die drei Möglichkeiten, die der Kapitän am besten findet. Alle erfahren, dass du einen bekommen hast (nicht, was er sagt), und **die Partie zählt dann für keine Wertung und keine Rangliste mehr**. Soll ich?
hint-title = Der Rat des Kapitäns
hint-line = { $place }. **{ $choice }**: Am Ende hättest du ungefähr { $points } Punkte ({ $tries } Partien in Gedanken).
hint-line-untried = { $place }. **{ $choice }**: Über anderes nachzudenken lohnt sich hier nicht.
hint-small = Das siehst nur du. Der Kapitän weiß nicht mehr als du: Was dir verborgen ist, denkt er sich aus.
hint-not-here = An diesem Tisch gibt es keine Tipps: Wer die Partie leitet, hat sie nicht erlaubt.
hint-nobody = In diesem Spiel kann noch niemand Tipps geben.
hint-nothing-to-decide = Du hast gerade nichts zu entscheiden, also gibt es nichts zu raten.
hint-one-choice = Du kannst gerade nur eines tun, also gibt es nichts zu raten; das hat nichts gekostet.
hint-moved-on = Am Tisch ging es weiter, während der Kapitän nachdachte; der Tipp zählt nicht.
hint-failed = Diesmal konnte der Kapitän es nicht zu Ende denken; nichts wurde vermerkt. Versuch es noch einmal.

table-event-hint-first = 💡 { $who } hat vom Kapitän einen Tipp bekommen: Die Partie wird nicht mehr gewertet.
table-event-hint = 💡 { $who } hat vom Kapitän noch einen Tipp bekommen.
