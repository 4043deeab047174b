"""Pictures follow from what they are drawn from and from nothing else: not from what was drawn before them.
So where views are alike pictures are, and `quayside oracle` may compare views where it does not draw."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bot.gateway.catalog import offered_games
from bot.text import texts
from games.engine import RANDOM, Luck
from games.engine.conformance import every_option
from render import painter

NAMES = ["Anna", "Björn", "Chloé", "Dmitri"]


def _views(kind: str, seats: int) -> list[tuple[Any, Any]]:
    """What a seat and a spectator see at three moments of a game, and of another one in between."""
    game, rng = offered_games()[kind], Random(f"the same picture of {kind}")
    settings = rng.choice([settings for count, settings in every_option(game) if count == seats])
    found: list[tuple[Any, Any]] = []
    for secret in (b"one", b"another"):
        luck = Luck(secret, "")
        table, _ = game.setup(seats, settings, luck)
        moments, move = [2, 9, 25], 0
        while not table.over and moments:
            seat = rng.choice(sorted(game.waiting(table)))
            game.apply(table, seat, RANDOM.choose(None, game.options(table, seat), rng), luck)
            move += 1
            if move == moments[0]:
                moments.pop(0)
                found.append((game.view(table, 0), game.view(table, None)))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", list(offered_games()))
def test_the_same_view_is_the_same_picture_whatever_was_drawn_in_between(kind: str) -> None:
    seats = max(2, offered_games()[kind].seats[0])
    paint, words, names = painter(kind), texts().words("de").of(kind, NAMES), NAMES[:seats]
    views = _views(kind, seats)

    def drawn(order: list[int]) -> dict[int, tuple[bytes, str, bytes]]:
        shown: dict[int, tuple[bytes, str, bytes]] = {}
        for number in order:
            mine, public = views[number]
            table = paint.table(public, words, names=names)
            shown[number] = (table.data, table.alt, paint.sheet(mine, 0, words, names=names).data)
        return shown

    before = msgspec.msgpack.encode(views)
    forth = drawn(list(range(len(views))))
    assert drawn([*reversed(range(len(views)))]) == forth
    assert msgspec.msgpack.encode(views) == before, "drawing changes no view"
    assert len({table for table, _, _ in forth.values()}) > 1
