"""Learning a game by playing: a small private table with fixed luck, on which a script leads from press to press."""
