"""Trying out: a private copy of a table, on which a seat plays on for itself. Nothing of it is stored."""
