"""What the bot keeps in memory does not grow with what was ever played."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from random import Random
from types import CodeType, FunctionType, ModuleType

import pytest

from bot.app import App
from bot.sandbox.autoplay import Table
from tests.conversations.around_the_table import do
from tests.conversations.house import House, decide

NOT_THE_BOTS = ("bot.sandbox", "tests", "_pytest", "asyncio", "logging", "concurrent", "threading")
"""What knows the stand-in and the test, whose memory is not the bot's."""
BOUNDED = {
    "AutoShardedConnectionState._guilds",  # with Discord's threads, which it puts to sleep
    "BoardDrawing._ahead",
    "FluentMessages._said",
    "HTTPClient._buckets",  # discord.py's; it drops those that are not in use once there are 256
    "Ladder._shown",
    "Ledger._luck",
    "PrivatePanel._renewed",
    "PrivatePanel._waiting",
    "ShownLast._last",
    "TCPConnector._acquired",
    "TCPConnector._conns",
    "Visibility._found",
    "Visibility._shown",
}
"""What remembers the newest of something: each has a number at which it forgets the oldest."""
GAMES = 3
CHANCE = 25
"""So many objects come and go with the moment at which one looks; a game that is kept would be more."""


def kept_by(app: App) -> Counter[str]:
    """How many objects can be reached from the bot other than by what has a bound, by where they lie."""
    kept, seen = Counter[str](), set[int]()
    ahead: list[tuple[object, str]] = [(app, "the bot")]
    while ahead:
        each, where = ahead.pop()
        ours = not isinstance(each, (type, ModuleType, CodeType)) and not type(each).__module__.startswith(NOT_THE_BOTS)
        if ours and id(each) not in seen:
            seen.add(id(each))
            kept[where] += 1
            ahead += _in(each, where)
    return kept


def _in(each: object, where: str) -> Iterator[tuple[object, str]]:
    if isinstance(each, FunctionType):
        yield from ((held, where) for held in (*(each.__closure__ or ()), *(each.__defaults__ or ())))
    elif hasattr(each, "__dict__"):
        for name, held in vars(each).items():
            named = f"{type(each).__qualname__}.{name}"
            if named not in BOUNDED:
                yield held, named
        within = {id(held) for held in (vars(each), *vars(each).values())}
        yield from ((held, where) for held in gc.get_referents(each) if id(held) not in within)
    else:
        yield from ((held, where) for held in gc.get_referents(each))


async def _play(house: House, number: int) -> None:
    """A game that is begun, played for a while, and ended."""
    people = await house.people("Anna", "Ben")
    table = Table(people, Random(number))
    await table.open("fleet")
    await house.board(table, people[0])
    for _ in range(3):
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
    await do(table, people[0], "@end.yes")
    await house.delivered(table)


@pytest.mark.slow
async def test_what_is_over_is_let_go(house: House) -> None:
    looks = list[Counter[str]]()
    for each in range(GAMES):
        await _play(house, each)
        await house.later(days=2)
        gc.collect()
        looks.append(kept_by(house.app))
    grown = looks[-1] - looks[-2]
    assert looks[-1].total() > 5000
    assert looks[-1].total() - looks[-2].total() <= CHANCE, grown.most_common(10)


async def test_whatever_is_kept_is_found(house: House) -> None:
    before = kept_by(house.app)
    house.client.under_way[None] = [str(number).encode() for number in range(2 * CHANCE)]  # type: ignore[assignment]
    assert (kept_by(house.app) - before)["QuaysideClient.under_way"] > 2 * CHANCE
