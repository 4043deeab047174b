"""What a process computes is told by the packages its code lies in."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from bot.text import texts
from bot.tools.bench.areas import Areas
from games.engine import Luck, registry


def _sum(most: int) -> int:
    return sum(range(most))


def test_what_is_computed_is_told_by_area_and_once() -> None:
    game = registry()["fleet_dice"]
    table, _ = game.setup(2, {}, Luck(bytes(32)))
    texts()
    with ThreadPoolExecutor(1, thread_name_prefix="studio") as studio:
        studio.submit(_sum, 1).result()
        areas = Areas()
        try:
            for _ in range(200):
                game.view(table, 0)
            studio.submit(_sum, 300_000).result()
            spent = areas.spent()
            nothing = areas.spent()
        finally:
            areas.stop()
    assert spent["rules"] > 0
    assert spent["pictures, in their own thread"] > 0
    assert nothing.get("rules", 0.0) == 0
