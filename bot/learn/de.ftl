# Ein Spiel spielend kennenlernen. Was bei jedem Schritt gesagt wird, steht in lesson_<game>.ftl.
command-learn = lernen
    .description = Lerne ein Spiel beim Spielen: ein paar Minuten an deinem eigenen kleinen Tisch
argument-learn = spiel
    .description = Welches Spiel (ohne Angabe: alle)
button-learn = 🎓 Spielend lernen
learn-which = ## Welches Spiel möchtest du lernen?
    Du sitzt an deinem eigenen kleinen Tisch und spielst ein paar Züge; ich erzähle dir, was passiert und warum. Das dauert fünf Minuten, zählt nirgends, und niemand sonst sieht es.
learn-heading = -# 🎓 **{ $game }** · Lernfahrt · { $step } von { $steps }
learn-heading-end = -# 🎓 **{ $game }** · Lernfahrt · zurück im Hafen
learn-rules = -# Zum Nachschlagen mit /{ command-rules }: { $rules }
learn-others = Oder etwas anderes: { $count } Möglichkeiten
learn-tried = Du würdest **{ $choice }** wählen.{ $told ->
        [0] {""}
       *[other] { " " }Dann würde das passieren:
    }
learn-asked = -# Danach wärst du gefragt: { $question }
learn-aside = **Auf dieser Lernfahrt nehmen wir aber einen anderen Kurs.**
learn-changed = Diese Lernfahrt wurde inzwischen geändert. Hier ist der Schritt, wie er jetzt aussieht.
learn-end = -# *{ button-learn-play }* eröffnet einen neuen Tisch für dich und einen Computerspieler, der auch noch Anfänger ist; die Partie ist ungewertet. Von dieser Lernfahrt wird nichts gespeichert.
learn-tables = **An diesen Tischen ist noch ein Platz frei:**
learn-table = { $people } · { $free ->
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    } · { $place }
learn-no-tables = Gerade ist an keinem Tisch dieses Spiels, den du sehen kannst, ein Platz frei. Eröffne einen, dann können andere dazukommen.
button-learn-back = Schritt zurück
button-learn-again = Zurück zur Auswahl
button-learn-play = Eine ganze Partie spielen
button-learn-join = An einen Tisch setzen
button-learn-anew = Noch einmal von vorn
button-learn-open = Tisch eröffnen
button-learn-text = { button-text }
