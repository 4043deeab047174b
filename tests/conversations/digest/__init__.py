"""Digests in conversations."""
