"""Quayside on Discord: rooms for what it can do, and what they stand on."""

__version__ = "0.2.0.dev0"
