"""What stands in the log of a played conversation: what everything was about, and none of what must stay hidden."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bot.sandbox.autoplay import Table
from bot.telemetry.structured_logs import JsonFormatter
from tests.conversations.house import House, choices, decide


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that the bot itself writes, at the most talkative level."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonFormatter())
    root, libraries = logging.getLogger(), [logging.getLogger(name) for name in ("discord", "aiosqlite")]
    levels = [each.level for each in (root, *libraries)]
    root.setLevel(logging.DEBUG)
    for library in libraries:
        library.setLevel(logging.INFO)
    root.addHandler(handler)
    yield written
    root.removeHandler(handler)
    for logger, level in zip((root, *libraries), levels, strict=True):
        logger.setLevel(level)


def _strings(value: Any) -> set[str]:
    """Every string anywhere in a view."""
    if isinstance(value, dict):
        return set().union(*map(_strings, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(_strings, value)) if value else set()
    return {value} if isinstance(value, str) else set()


async def _hidden(house: House, table: Table) -> set[str]:
    """The names of what only one seat may see at this moment: the cards of the hands."""
    loaded = await house.ledger.load(table.game_id)
    public = _strings(msgspec.to_builtins(loaded.game.view(loaded.table, None)))
    own = [_strings(msgspec.to_builtins(loaded.game.view(loaded.table, seat))) for seat in range(len(loaded.seats))]
    return set().union(*own) - public


async def test_the_log_tells_what_happened_in_which_game_and_nothing_hidden(house: House, log: io.StringIO) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, house.rng)
    await table.open("captains")
    await house.board(table, people[0])
    hidden = await _hidden(house, table)
    for _ in range(5):
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        if choices(panel):
            await decide(mover, panel)
        hidden |= await _hidden(house, table)
    await house.delivered(table)
    moves = await house.store.games.moves(table.game_id)
    assert moves
    assert len(hidden) >= 6, "both have cards in their hands"

    written = log.getvalue()
    lines = [msgspec.json.decode(line) for line in written.splitlines()]
    stored = [line for line in lines if line["message"] == "stored" and line["game"] == table.game_id]
    assert {line["move"] for line in stored} >= {move.number for move in moves}
    assert {line["interaction"] for line in stored} >= {str(move.interaction_id) for move in moves}
    answered = [line for line in lines if line["message"] == "answered"]
    assert {"/new", "@play", "a choice"} <= {line["asked"] for line in answered}
    assert all(line["outcome"] == "ok" and line["answered_ms"] >= line["acknowledged_ms"] for line in answered)
    assert any(line["message"] == "delivered" and line["kind"] == "open" for line in lines)

    secret = await house.store.games.secret(table.game_id)
    never = {house.standin.token, secret.hex(), repr(secret)[2:-1], *(move.choice for move in moves), *hidden}
    never |= {interaction["token"] for interaction in house.standin.world.interactions.values()}
    assert [each for each in sorted(never) if each in written] == []
