"""Opening a game, sitting down, starting."""
