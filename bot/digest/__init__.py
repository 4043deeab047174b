"""Digests: all games that wait for a person in one message, at the hours they have chosen, instead of single calls."""
