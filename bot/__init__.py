"""Quayside on Discord: rooms for what it can do, and what they stand on."""
