"""Following a game without playing in it."""
