"""Hints: what the captain makes of a decision, thought out in a process of its own so that nobody else waits for it.
Started as `python -m bot.hints` by `best_choices`; the captain there sees imagined tables only."""

from __future__ import annotations

from random import Random

import msgspec

from bot.apart import apart, serve
from bot.games import Loaded
from games.engine import Budget, Searching, Weighed, registry, weigh

BEST = 3
SECONDS = 1.0
"""So much computing a hint is worth."""


class Question(msgspec.Struct, frozen=True):
    """A table as it was saved, and whose decision is weighed; the same `seed` makes the captain think alike."""

    kind: str
    table: bytes
    seat: int
    seed: str


def adviser(kind: str) -> Searching | None:
    """Who gives hints in a game: its strongest player that thinks; None where there is none."""
    searching = registry()[kind].searching
    return searching[-1] if searching else None


async def best_choices(loaded: Loaded, seat: int) -> list[Weighed]:
    """The choices the captain thinks best of, at most three, best first. Raises `bot.apart.Failed`."""
    seed = f"{loaded.id}/{seat}/{loaded.saved.asked[seat]}"
    question = Question(loaded.row.kind, loaded.game.save(loaded.table), seat, seed)
    return msgspec.msgpack.decode(await apart("bot.hints", msgspec.msgpack.encode(question)), type=list[Weighed])


def think(question: Question) -> list[Weighed]:
    """The thought itself."""
    game, player = registry()[question.kind], adviser(question.kind)
    assert player is not None, "hints are offered only where somebody can give them"
    table = game.load(question.table)
    return weigh(player, game, table, question.seat, Random(question.seed), Budget(SECONDS))[:BEST]


def _answered(order: bytes) -> bytes:
    return msgspec.msgpack.encode(think(msgspec.msgpack.decode(order, type=Question)))


if __name__ == "__main__":
    serve(_answered)
