# Was der Bot auf einem Server sagt, auf den er eingeladen wurde.
welcome =
    ## Ahoi! Bei mir könnt ihr Brettspiele spielen
    Spielt { $games }, ohne dass ihr einen gemeinsamen Abend finden müsst: Schaut einmal am Tag herein und macht euren Zug mit ein paar Fingertipps. Ich sage Bescheid, wer dran ist, zeichne nach jedem Zug den Tisch, und niemand sieht eure Karten außer euch selbst.
button-welcome-learn = Spiel kennenlernen
button-welcome-open = Tisch eröffnen
button-welcome-settings = Servereinstellungen
welcome-learn = Welches Spiel möchtest du kennenlernen?
welcome-open = Welches Spiel möchtest du spielen?
welcome-more = -# Alle Regeln mit ihren Nummern: /{ command-rules }. Computerspieler setzen sich gern dazu, du kannst also auch allein ausprobieren.
button-welcome-table = Tisch eröffnen
button-welcome-others = Andere Spiele
