# Wörter, die in den Bildern aller Spiele stehen.
picture-round-of = Runde von { $rounds }
picture-round = Runde
picture-seat = Spieler { $number }
picture-vp = SP
picture-points = { $points } SP
picture-changed = neu seit deinem letzten Blick
picture-possible = jetzt wählbar
picture-winner = Sieg
picture-winners-shared = Geteilter Sieg
picture-final = Endwertung
picture-game-over = Partie beendet
picture-total = Summe
