# Wörter, die in den Bildern aller Spiele stehen.
picture-round-of = Runde von { $rounds }
picture-round = Runde
picture-seat = Spieler { $number }
picture-vp = SP
picture-points = { $points } SP
picture-changed = neu seit dem letzten Stand
picture-possible = jetzt wählbar
picture-winner = Sieg
picture-winners-shared = Geteilter Sieg
picture-final = Endwertung
picture-game-over = Partie beendet
picture-total = Summe

# Eine Karte, groß
picture-card-effect = Wirkung
picture-card-printed = gedruckt
picture-card-own = eigener Wert
picture-card-note-own = Eigener Wert: für Quayside erdacht, nicht das, was auf der veröffentlichten Karte steht.
picture-card-note-printed = Gedruckt: wie Spielregel, Fotos oder Berichte die veröffentlichte Karte zeigen, zum Teil erschlossen.
picture-card-note-name = Der Name ist von uns: In dieser Sprache kennen wir keinen aus dem veröffentlichten Spiel.
picture-card-note-replaced = Die Werte stammen aus der Datendatei dessen, der diesen Bot betreibt.
