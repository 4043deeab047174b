# Wörter, die in den Bildern aller Spiele stehen.
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
picture-card-note-printed = Gedruckt: nach Spielregel, Fotos oder Berichten von der veröffentlichten Karte, zum Teil erschlossen.
picture-card-note-name = Der Name ist von uns: Wir kennen in dieser Sprache keinen offiziellen.
picture-card-note-replaced = Die Werte stammen aus einer Datei derer, die diesen Bot betreiben.
