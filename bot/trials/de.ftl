# Ausprobieren: eine eigene Kopie des Tischs.
button-trial = Ausprobieren …
button-trial-back = Schritt zurück
button-trial-plan = Als Plan übernehmen
button-trial-close = Schließen
trial-how = 🧪 **Nur ausprobiert:** Nichts davon zählt, und was du nicht wissen kannst, habe ich mir ausgedacht: was der Zufall noch bringt{ $played ->
        [yes] {" "}und was die anderen tun.
        [alone] .
       *[no] . In einer gewerteten Partie oder Herausforderung spielt dabei kein Computer für die anderen: Sind sie an der Reihe, ist Schluss.
    }
trial-band = Nur ausprobiert: Nichts davon zählt.
trial-still = 🧪 **Nur ausprobiert:** Was du nicht wissen kannst, ist ausgedacht.
trial-before = -# Bis du entscheidest:
trial-so-far = -# Bisher: { $choices }
trial-end-over = Damit wäre die Partie zu Ende.
trial-end-others = Nun { $count ->
        [one] wäre { $people }
       *[other] wären { $people }
    } an der Reihe, und hier ist Schluss mit dem Ausprobieren: In einer gewerteten Partie oder Herausforderung spielt auch zur Probe kein Computer für die anderen.
trial-end-far = Weiter reicht das Ausprobieren nicht.
trial-not-your-turn = In einer gewerteten Partie oder Herausforderung spielt auch zur Probe kein Computer für die anderen. Ausprobieren kannst du nur, wenn du an der Reihe bist.
trial-moved-on = Die Partie ist weitergegangen. Das Ausprobieren beginnt neu, so wie es jetzt steht.
trial-no-plan = Die Partie ist weitergegangen, darum ist das nicht dein Plan geworden. Probier es noch einmal aus.
trial-failed = Ich konnte nicht herausfinden, was dabei herauskäme. Versuch es bitte noch einmal.
trial-left-out = ✂️ Ab *{ $choice }* steht nichts in deinem Plan: Da ging es um etwas, das ich erfunden hatte.
trial-made-up = Schon bei deiner ersten Wahl ging es um etwas, das ich erfunden hatte. Da gibt es nichts zu planen.
