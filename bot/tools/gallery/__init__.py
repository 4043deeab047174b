"""`quayside gallery`: every kind of picture of a game's typical and fullest moments, side by side for people."""
