# Words that stand in the pictures of all games.
picture-round-of = Round of { $rounds }
picture-round = Round
picture-seat = Player { $number }
picture-vp = VP
picture-points = { $points } VP
picture-changed = changed since you last looked
picture-possible = can be chosen now
picture-winner = Winner
picture-winners-shared = Shared victory
picture-final = Final scoring
picture-game-over = Game over
picture-total = Total
