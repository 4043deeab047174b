# Wörter in den Bildern von Montego Bay. Sie stehen in kleinen Kästen: kurz halten.
montego_bay-picture-vp = SP
montego_bay-picture-phase-setup = Aufbau
montego_bay-picture-phase-hire = Lazy Jack anheuern
montego_bay-picture-phase-cards = Bewegungskarten
montego_bay-picture-phase-load = Schiffe beladen
montego_bay-picture-phase-end = Spielende
montego_bay-picture-phase-last = { $phase } · letzte Runde

montego_bay-picture-moves = Die Figuren sind gezogen
montego_bay-picture-moves-note = Wo alle standen, ihre Karten und wohin diese führten
montego_bay-picture-everybody = Alle
montego_bay-picture-decision-over = Das letzte Schiff hat abgelegt
montego_bay-picture-decision-setup = eine Farbe wählen
montego_bay-picture-decision-hire = Lazy Jack anheuern oder nicht
montego_bay-picture-decision-place = Lazy Jack dazustellen
montego_bay-picture-decision-cards = Bewegungskarten auswählen
montego_bay-picture-decision-load = Schiffe beladen
montego_bay-picture-call-over = Das letzte Schiff hat abgelegt
montego_bay-picture-call-setup = Welche Farbe spielst du?
montego_bay-picture-call-hire = Heuerst du Lazy Jack an?
montego_bay-picture-call-place = Zu wem stellst du Lazy Jack?
montego_bay-picture-call-cards = Welche Bewegungskarten legst du?
montego_bay-picture-call-load = Welche Schiffe belädst du?

montego_bay-picture-in-tavern = Kneipe
montego_bay-picture-tavern-big = die Großen
montego_bay-picture-tavern-small = die Kleinen
montego_bay-picture-tally-man = Tally-Man
montego_bay-picture-jack-short = Jack
montego_bay-picture-next-ships = Nächste Schiffe
montego_bay-picture-stack-empty = keins mehr
montego_bay-picture-order = Reihenfolge
montego_bay-picture-order-note = 1 zieht zuerst
montego_bay-picture-cards-done = fertig

montego_bay-picture-pier-empty = Steg { $pier }: kein Schiff
montego_bay-picture-ship-now = jetzt
montego_bay-picture-ship-empty = keine Fässer an Bord
montego_bay-picture-ship-leaves = legt am Ende der Runde ab
montego_bay-picture-ship-last = Wertung am Ende der Runde
montego_bay-picture-sailed = Zuletzt abgelegt
montego_bay-picture-sailed-none = Noch hat kein Schiff abgelegt
montego_bay-picture-sailed-none-since = Seit dem letzten Stand hat kein Schiff abgelegt
montego_bay-picture-colour-free = frei

montego_bay-picture-legend-supply = im Vorrat
montego_bay-picture-legend-aboard = auf Schiffen
montego_bay-picture-house-data = { PROVENANCE() ->
    [ours] Zahlen auf Schiffen und Lagerhäusern teilweise rekonstruiert
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }
montego_bay-picture-house-short = { PROVENANCE() ->
    [ours] Zahlen teilweise rekonstruiert
    [owners] Werte dessen, der diesen Bot betreibt
   *[mixed] Teils Werte dessen, der diesen Bot betreibt
    }

montego_bay-picture-hand-confirm = Fertig: Karten behalten
montego_bay-picture-hand-done = Deine Karten liegen bereit
montego_bay-picture-hire-hire = Um Lazy Jack bewerben
montego_bay-picture-hire-pass = Diese Runde nicht
montego_bay-picture-hire-order = Wer Lazy Jack bezahlen kann
montego_bay-picture-hire-rule = Bewerben sich mehrere, bekommt ihn, wer in dieser Liste am höchsten steht.

montego_bay-picture-alt-status = { $round ->
    [0] Montego Bay, { $phase }.
   *[other] Montego Bay, Runde { $round }, { $phase }.
}
montego_bay-picture-alt-waiting = Am Zug: { $names }.
montego_bay-picture-alt-active = An der Arbeit: { $figure } ({ $place }).
montego_bay-picture-alt-jack = Lazy Jack arbeitet für { $name }.
montego_bay-picture-alt-seat = { $name }: { $points } SP, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, Fässer: { $supply } im Vorrat, { $aboard } an Bord{ $tavern ->
    [0] {""}
   *[other] , { $tavern } in der Kneipe
}.
montego_bay-picture-alt-colour = { $name } spielt { $colour }.
montego_bay-picture-alt-places = Plätze: { $places }.
montego_bay-picture-alt-own = Eigene Figuren: { $places }.
montego_bay-picture-alt-card = Karte { $card }
montego_bay-picture-alt-pilot = Steg { $pier }: { $ship }.
montego_bay-picture-alt-ship = Steg { $pier }: { $ship } { $vp }, { $taken } von { $capacity }: { $aboard }.
montego_bay-picture-alt-leaves = Die { $ship } legt am Ende der Runde ab.
montego_bay-picture-alt-aboard = { $name }: { $barrels } ({ $points } SP)
montego_bay-picture-alt-moves = Montego Bay, Runde { $round }: wie die Figuren zogen, der Reihe nach.
montego_bay-picture-alt-move = { $number }. { $figure }, Karte { $card }: { $start } nach { $end }.
montego_bay-picture-alt-pushed = { $figure } wird nach { $place } verschoben.
montego_bay-picture-alt-score = Platz { $place }: { $name } mit { $points } SP ({ $parts }), Münzen { $coins }.

montego_bay-picture-score-full_ships = randvoll und gewertet
montego_bay-picture-score-last_barrels = fürs letzte Staufach
montego_bay-picture-score-cast_off_ships = von Steg 1 in Phase 5
montego_bay-picture-score-last_ships = am Spielende im Hafen
montego_bay-picture-score-tavern = Fässer ohne Schiff
montego_bay-picture-score-coins = entscheiden bei Gleichstand
montego_bay-picture-score-coins-name = Münzen
montego_bay-picture-tie-coins = Münzen entscheiden
montego_bay-picture-replay = Film einer Partie Montego Bay in { $frames } Bildern.
