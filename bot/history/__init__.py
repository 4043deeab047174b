"""Looking back: a game turn by turn, and its log."""
