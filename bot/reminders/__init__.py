"""Calling people to decisions they still owe."""
