# Anstupsen, wer eine Partie aufhält.
button-nudge = 👋 Anstupsen
nudge-done = 👋 In Ordnung, ich rufe { $people } noch einmal, sobald es { $count ->
        [one] passt
       *[other] allen passt
    }. Dass du es warst, erfährt niemand. Wieder anstupsen kannst du { $again }.
nudge-nobody = Auf niemand anderen wird gewartet.
nudge-away = Wer gerade fehlt, ist im Urlaub, und im Urlaub rufe ich niemanden.
nudge-early = Der letzte Ruf ist noch nicht lange her. Anstupsen kannst du { $at }.
nudge-again = Heute ist schon angestupst worden. Wieder anstupsen kannst du { $at }.
