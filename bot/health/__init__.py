"""How the bot itself is, and what a process does beside playing."""
