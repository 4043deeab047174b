# Tipps am Tisch.
button-hint = Tipp
button-hint-yes = Ja, gib mir den Tipp
hint-question = Ein Tipp zeigt dir die drei Züge, die dem Kapitän am besten gefallen. Alle erfahren, dass du um einen gebeten hast (nicht, was er sagt), und **die Partie zählt dann für keine Wertung und keine Rangliste mehr**. Zeigen?
hint-title = Der Rat des Kapitäns
hint-expects = So viel hättest du am Ende:
hint-line = { $place }. **{ $choice }**: etwa { $points }{ score-points }
hint-line-untried = { $place }. **{ $choice }**: Etwas anderes lohnt sich hier nicht.
hint-small = Das siehst nur du. Der Kapitän weiß nicht mehr als du: Was dir verborgen ist, denkt er sich aus.{ $tries ->
        [0] {""}
       *[other] {" "}{ $tries } Partien hat er in Gedanken gespielt.
    }
hint-not-here = An diesem Tisch gibt es keine Tipps: Wer die Partie leitet, hat sie nicht erlaubt.
hint-nobody = In diesem Spiel kann noch niemand Tipps geben.
hint-nothing-to-decide = Du bist gerade nicht dran, also gibt es nichts zu raten.
hint-one-choice = Du hast nur eine Möglichkeit, also gibt es nichts zu raten. Das hat dich nichts gekostet.
hint-moved-on = Die Partie ging weiter, während der Kapitän nachdachte; dieser Tipp zählt nicht.
hint-failed = Diesmal kam der Kapitän zu keinem Ergebnis; dieser Tipp zählt nicht. Versuch es noch einmal.

table-event-hint-first = 💡 { $who } ha{ t } den Kapitän um einen Tipp gebeten; die Partie wird nicht mehr gewertet.
table-event-hint = 💡 { $who } ha{ t } den Kapitän noch einmal um einen Tipp gebeten.
