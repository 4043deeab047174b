"""Whether games can be shown in a channel."""
