"""Nudges in conversations."""
