"""Puzzles: "find the captain's move", a moment of a finished game a day in a server's channel."""
