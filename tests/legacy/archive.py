"""Unpacks a harbour that an earlier version left behind: its database, and the stand-in's world with all messages.
How each archive was made stands in the script named after its version; what is made of it now, in the tests."""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from bot.sandbox.clock import Clock
from bot.sandbox.journal import Journal
from bot.sandbox.world import World

HERE = Path(__file__).parent
DATABASE, DISCORD, MANIFEST = "games.sqlite3", "discord.json", "manifest.json"


@dataclass(frozen=True)
class Left:
    """What one process left; its files are a copy that may be gone on with."""

    folder: Path
    manifest: dict[str, Any]

    @property
    def database(self) -> Path:
        return self.folder / DATABASE

    @property
    def ended(self) -> datetime:
        """The moment it ended at, by its own clock."""
        return datetime.fromisoformat(self.manifest["now"])

    @property
    def games(self) -> dict[str, str]:
        """The ids of games and challenges, by what the script calls them."""
        return self.manifest["games"]

    @property
    def outbox(self) -> list[dict[str, Any]]:
        """The rows that were waiting or held."""
        return self.manifest["outbox"]

    def world(self, clock: Clock) -> World:
        """The people, channels and messages of then, living by this clock."""
        path = self.folder / "discord.sqlite3"
        journal = Journal(path)
        for row in json.loads((self.folder / DISCORD).read_bytes()):
            journal.put(row["kind"], row["id"], json.dumps(row["body"]).encode())
        journal.close()
        return World.open(path, clock=clock)


def unpacked(name: str, folder: Path) -> Left:
    """A copy of what an archive holds, in this folder."""
    with zipfile.ZipFile(HERE / f"{name}.zip") as archive:
        archive.extractall(folder)
    return Left(folder, json.loads((folder / MANIFEST).read_bytes()))
