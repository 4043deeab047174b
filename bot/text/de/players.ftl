# Mitspieler des Computers, die vorausdenken.

button-seat-captain = Computer dazu: Kapitän (denkt voraus)
player-captain = Kapitän { $number }
