"""A file that can be sent as often as it takes. What is in it, others know."""

from __future__ import annotations

import hashlib
import io

import discord


class KeptFile:
    """Keeps what is in a file: discord.py closes what it has sent."""

    def __init__(self, file: discord.File) -> None:
        self._data = file.fp.read()
        self.name, self.description = file.filename, file.description

    @property
    def digest(self) -> bytes:
        """The same for files that look and are described alike."""
        return hashlib.sha256(repr((self.name, self.description)).encode() + self._data).digest()

    def fresh(self) -> discord.File:
        """The file, never sent before."""
        return discord.File(io.BytesIO(self._data), self.name, description=self.description)
