"""Challenges without Discord and database."""
