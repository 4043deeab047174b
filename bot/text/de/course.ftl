# -- was mit einer Partie geschieht, ohne dass gespielt wird
command-undo = zurücknehmen
    .description = Nimm deine letzte Entscheidung zurück; betrifft das andere, frage ich sie
command-redo = wiederholen
    .description = Spiele noch einmal, was du zuletzt zurückgenommen hast
button-redo = Noch einmal so
button-ask-undo = Frag sie
button-undo-all = All das zurücknehmen
panel-redone = Noch einmal gespielt.
error-no-redo = Es gibt nichts, was du noch einmal spielen könntest.
error-no-undo-at-all = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
error-undo-old = Diese Partie begann nach älteren Regeln; nur dein allerletzter Schritt lässt sich zurücknehmen.
error-paused = Diese Partie ruht; niemand kann handeln, bis es weitergeht.
course-paused = ⏸️ Die Partie ruht.
undo-goes = **Das würde zurückgenommen:**
undo-asks = { $count ->
        [0] Niemand sonst ist betroffen. Das Glück bleibt dasselbe.
        [one] { $people } muss zustimmen. Das Glück bleibt dasselbe.
       *[other] { $people } müssen zustimmen. Das Glück bleibt dasselbe.
    }
undo-is-asked = Ich habe gefragt.
notice-called = { $count ->
        [one] { $people }: Was sagst du dazu?
       *[other] { $people }: Was sagt ihr dazu?
    }
vote-open = An diesem Tisch ist noch eine andere Frage offen; erst muss sie geklärt sein.
vote-over = Diese Frage ist schon geklärt.
vote-not-yours = Du wirst hier nicht gefragt.
vote-twice = Das hast du schon gesagt.
vote-heard = Danke, ich habe deine Antwort notiert.
vote-undo = ↩️ **{ $name }** möchte die letzte Entscheidung zurücknehmen. Noch offen: { $missing }.
vote-undo-yes = Einverstanden
vote-undo-no = Ablehnen
table-event-voted = { $answer ->
        [undo-yes] ist mit dem Zurücknehmen einverstanden
        [undo-no] ist mit dem Zurücknehmen nicht einverstanden
        [late-wait] möchte warten
        [late-skip] möchte den Zug auslassen
        [late-player] möchte den Computer spielen lassen
       *[other] stimmt ab
    }
table-event-taken-back = nimmt einen Schritt zurück
table-event-undo-asked = ↩️ möchte die letzte Entscheidung zurücknehmen
table-event-undo-lapsed = möchte nichts mehr zurücknehmen: Die Partie ging weiter
table-event-undo-refused = muss bei der Entscheidung bleiben: Nicht alle waren mit dem Zurücknehmen einverstanden
table-event-undone = { $count ->
        [one] ↩️ nimmt die letzte Entscheidung zurück
       *[other] ↩️ nimmt die letzte Entscheidung zurück und mit ihr alles danach ({ $count } Entscheidungen)
    }
table-event-redone = spielt noch einmal, was zurückgenommen war
status-owes = ⏳ **{ $name }** ist am Zug, { $since }.
status-thinks = 🤖 **{ $name }** überlegt.
status-finished = { $count ->
        [0] 🏁 Die Partie ist zu Ende: { $place }
        [one] 🏁 { $people } hat gewonnen: { $place }
       *[other] 🏁 { $people } haben gewonnen: { $place }
    }
status-answers = ⏳ **{ $name }** hat noch zu entscheiden.
