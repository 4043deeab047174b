"""What the memory of a bot at rest is made of: how much a process grows with each library and each part of the bot,
loaded one after the other. As a program it is that process; `bench start` runs it (where there is /proc)."""

from __future__ import annotations

import gc
import json
import os
from importlib import import_module
from pathlib import Path

LOADED = {
    "Python": (),
    "asyncio and TLS": ("ssl", "asyncio"),
    "SQLAlchemy": ("sqlalchemy", "sqlalchemy.dialects.sqlite"),
    "Pillow": ("PIL.Image", "PIL.ImageDraw", "PIL.ImageFont"),
    "discord.py and aiohttp": ("aiohttp", "discord", "discord.app_commands"),
    "Fluent and Babel": ("fluent.runtime",),
    "the bot": ("bot.run",),
}
THE_REST = "games, their pictures and texts"


def main() -> None:
    """Load everything and print how many megabytes came with what."""
    found: dict[str, float] = {}
    before = 0.0
    for name, modules in LOADED.items():
        for module in modules:
            import_module(module)
        gc.collect()
        found[name] = _memory_mb() - before
        before += found[name]

    from bot.text import texts  # noqa: PLC0415 - it would have been loaded before everything else
    from games.engine import registry  # noqa: PLC0415
    from render import painter  # noqa: PLC0415

    texts()
    for kind in registry():
        painter(kind)
    gc.collect()
    found[THE_REST] = _memory_mb() - before
    print(json.dumps(found))


def _memory_mb() -> float:
    """Asked in a way that loads next to nothing itself."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    main()
