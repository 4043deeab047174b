"""What the bot says when it comes to a server: who it is, and three ways to begin."""
