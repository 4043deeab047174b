"""A file that can be sent as often as it takes. What is in it, others know."""

from __future__ import annotations

import io

import discord


class KeptFile:
    """Keeps what is in a file: discord.py closes what it has sent."""

    def __init__(self, file: discord.File) -> None:
        self._data = file.fp.read()
        self.name, self.description = file.filename, file.description

    def fresh(self) -> discord.File:
        """The file, never sent before."""
        return discord.File(io.BytesIO(self._data), self.name, description=self.description)
