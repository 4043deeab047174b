"""Nudges: a table mate lets whoever holds a game up be called once more."""
