# Zurücknehmen, und noch einmal spielen, was zurückgenommen war.
command-undo = rückgängig
    .description = Nimm deine letzte Entscheidung zurück; betrifft das andere, frage ich sie
command-redo = wiederholen
    .description = Spiele noch einmal, was du zuletzt zurückgenommen hast

error-no-undo = Das lässt sich nicht mehr zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
error-no-redo = Es gibt nichts, was du noch einmal spielen könntest.
error-no-undo-at-all = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
error-undo-old = Diese Partie begann nach älteren Regeln; nur dein allerletzter Schritt lässt sich zurücknehmen.
error-away = Gerade spielt ein Computer für dich. Drücke auf „Spielen“, um wieder selbst zu spielen.
challenge-no-way-back = In einer Herausforderung kannst du nichts zurücknehmen, was schon aufgedeckt wurde.
panel-redone = Noch einmal gespielt.
    .named = Noch einmal gespielt: „{ $what }“
panel-undone = Rückgängig gemacht.
    .named = Rückgängig gemacht: „{ $what }“
button-ask-undo = Um Zustimmung bitten
button-undo-all = All das rückgängig machen
undo-goes = **Das würde zurückgenommen:**
undo-asks = { $count ->
        [0] Niemand sonst ist betroffen. Würfel und Karten bleiben dieselben.
        [one] { $people } muss zustimmen. Würfel und Karten bleiben dieselben.
       *[other] { $people } müssen zustimmen. Würfel und Karten bleiben dieselben.
    }
undo-costs = ⚠️ Dabei hat sich gezeigt, was als Nächstes kommt. Die Partie würde deshalb nicht mehr gewertet.
undo-is-asked = Ich habe gefragt.

table-event-taken-back = nimm{ t } den letzten Schritt zurück
    .named = nimm{ t } den letzten Schritt zurück (*{ $what }*)
    .all = nimm{ t } { $count } Schritte zurück{ $told ->
        [0] {""}
       *[other] {" "}(*{ $items }*)
    }
table-event-undo-asked = ↩️ möchte{ st } die letzte Entscheidung zurücknehmen
table-event-undo-asked-rated = ↩️ möchte{ st } die letzte Entscheidung zurücknehmen. Bei Zustimmung wird die Partie nicht mehr gewertet, denn dabei hat sich gezeigt, was als Nächstes kommt
table-event-unrated = ⚖️ Die Partie wird nicht mehr gewertet: Was zurückgenommen wurde, hatte gezeigt, was als Nächstes kommt.
table-event-undo-lapsed = möchte{ st } nichts mehr zurücknehmen: Die Partie ging weiter
table-event-undo-refused = { muss } bei der Entscheidung bleiben: Nicht alle waren mit dem Zurücknehmen einverstanden
table-event-undone = { $count ->
        [one] ↩️ nimm{ t } die letzte Entscheidung zurück
       *[other] ↩️ nimm{ t } die letzte Entscheidung zurück und mit ihr alles danach ({ $count } Entscheidungen)
    }
    .named = { $count ->
        [one] ↩️ nimm{ t } die letzte Entscheidung zurück (*{ $what }*)
       *[other] ↩️ nimm{ t } die letzte Entscheidung (*{ $what }*) zurück und mit ihr alles danach ({ $count } Entscheidungen)
    }
table-event-redone = spiel{ t } noch einmal, was zurückgenommen war
    .all = { table-event-redone }
