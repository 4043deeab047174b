# Was gespeichert ist: herausgegeben oder vergessen.
command-export = export
    .description = Was ich gespeichert habe, als Datei
command-export-game = partie
    .description = Die Aufzeichnung einer beendeten Partie: Alle können sie nachspielen und den Zufall prüfen
command-export-me = ich
    .description = Alles, was ich über dich gespeichert habe
command-forget-me = vergiss-mich
    .description = Alles löschen, was ich über dich weiß; ich frage noch einmal nach

export-running = Diese Partie ist noch nicht zu Ende: Ihre Aufzeichnung würde verraten, was noch verborgen ist. Frag noch einmal, wenn sie vorbei ist.
export-game = Die Aufzeichnung von { $game }: jede Entscheidung von der ersten bis zur letzten und der Zufall mit seinem Beweis.
export-me = Alles, was ich über dich gespeichert habe. Das siehst nur du.{ $count ->
        [one] {""}
       *[other] { " " }Es passt nicht in eine Datei, deshalb kommen { $count } nacheinander.
    }
export-me-part = Teil { $part } von { $count }.
forget-question = **Soll ich dich vergessen?** Das lässt sich nicht rückgängig machen. Mit /{ command-export } { command-export-me } bekommst du vorher alles als Datei.
forget-goes = Ich lösche deine Einstellungen, deine Ränge und was du gesehen hast, und ich streiche deinen Namen und deine Discord-ID aus jeder Partie und jeder Entscheidung.
forget-games = { $running ->
        [0] Du spielst in keiner laufenden Partie.
        [one] Du spielst in einer laufenden Partie: Ein Computer übernimmt deinen Platz für immer; hat dort sonst niemand einen Platz, endet sie.
       *[other] Du spielst in { $running } laufenden Partien: Ein Computer übernimmt deinen Platz für immer; wo sonst niemand einen Platz hat, endet die Partie.
    } { $lobby ->
        [0] {""}
        [one] Aus einer Lobby nehme ich dich heraus.
       *[other] Aus { $lobby } Lobbys nehme ich dich heraus.
    }
forget-stays = Nachrichten, die ich schon geschickt habe, behalten den Namen, den sie zeigen, im Text und im Bild: Die kann ich nicht umschreiben. Beendete Partien bleiben lesbar, mit „jemand“ an deiner Stelle. Von einer Herausforderung, die noch läuft, behalte ich bis zu ihrem Ende ein Zeichen, dem niemand ansieht, von wem es ist, damit sie niemand zweimal spielt. Was du pro Tag nur begrenzt oft darfst, zähle ich außerdem noch einen Tag lang mit, unter einer Nummer, die aus deiner Discord-ID errechnet ist.
button-forget = Ja, vergiss mich
button-remember = Nein, alles behalten
forget-done = Erledigt. Ich weiß nichts mehr von dir. Wenn du wieder spielst, fangen wir von vorn an.
forget-later = Meine Datenbank hält mich gerade auf, mitten im Vergessen. In ein paar Minuten mache ich von selbst weiter; du brauchst nichts mehr zu tun.
forget-not = Alles bleibt, wie es ist.
