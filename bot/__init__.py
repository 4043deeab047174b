"""Quayside on Discord: commands, panels, the game manager and the outbox."""
