"""How what must be said gets to Discord: rows that wait, and the places where games are shown."""
