"""Private notes in conversations."""
