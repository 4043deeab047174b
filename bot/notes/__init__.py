"""Private notes: what a person writes down for themselves about a game they play in."""
