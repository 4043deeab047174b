"""The one writer of games: what is loaded, how it changes, and how it is stored."""
