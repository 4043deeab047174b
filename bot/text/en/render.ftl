# Words that stand in the pictures of all games.
picture-round = Round
picture-seat = Player { $number }
picture-vp = VP
picture-points = { $points } VP
picture-changed = new since the last board
picture-possible = can be chosen now
picture-winner = Winner
picture-winners-shared = Shared victory
picture-final = Final scoring
picture-game-over = Game over
picture-total = Total

# One card, large
picture-card-effect = Effect
picture-card-printed = printed
picture-card-own = house value
picture-card-note-own = House value: made for Quayside, not what the published card says.
picture-card-note-printed = Printed: taken from the rulebook, photographs or reports of the published card, some of it inferred.
picture-card-note-name = The name is ours: we know of no official one in this language.
picture-card-note-replaced = The values come from a data file of whoever runs this bot.
