"""Setting a game aside, and saying something without any change of a game."""

from __future__ import annotations

import logging
import re

import pytest

from bot.ledger.posting import Posting
from bot.ledger.quarantine import Quarantine
from db.errors import RowDamaged
from db.records import Commit
from db.store import Store
from tests.bot.ledger.making import GAME, begun
from tests.db.making import move, post


async def test_a_game_set_aside_stops_says_nothing_more_and_its_owner_is_told_once(
    store: Store, quarantine: Quarantine, woken: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    await begun(store)
    await store.outbox.post("g1", [post("a", "turn"), post("b", "reminder")])
    row = await store.games.load("g1")
    assert await quarantine.set_aside(row, ValueError("torn"))
    assert (await store.games.load("g1")).state == "aside"
    (told,) = await store.outbox.waiting("g1")
    assert (told.kind, told.nonce, told.payload["kind"]) == ("aside", f"g1-{row.version}x", GAME.id)
    assert re.fullmatch("[0-9a-f]{6}", told.payload["code"]), "short enough to be typed"
    (line,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert told.payload["code"] in line.getMessage()
    assert "torn" in line.getMessage()
    assert woken == ["new rows"]
    assert not await quarantine.set_aside(await store.games.load("g1"), ValueError("torn"))
    assert len(await store.outbox.waiting("g1")) == len(woken) == 1


async def test_the_owner_is_told_of_a_game_of_which_rows_can_not_be_read(
    store: Store, quarantine: Quarantine, woken: list[str]
) -> None:
    await begun(store)
    damage = RowDamaged("moves", "g1", "events")
    assert await quarantine.set_aside_unread("g1", damage)
    assert (await store.games.load("g1")).state == "aside"
    (told,) = await store.outbox.waiting("g1")
    assert (told.kind, told.payload["kind"]) == ("aside", GAME.id)
    assert told.nonce == f"g1-{told.payload['code']}x"
    assert re.fullmatch("[0-9a-f]{6}", told.payload["code"]), "short enough to be typed"
    assert woken == ["new rows"]
    assert not await quarantine.set_aside_unread("g1", damage)
    assert len(woken) == 1


async def test_a_game_that_has_changed_meanwhile_may_go_on(
    store: Store, quarantine: Quarantine, woken: list[str]
) -> None:
    await begun(store)
    row = await store.games.load("g1")
    await store.games.commit_move(Commit(game_id="g1", expected_version=row.version, moves=[move()]))
    assert not await quarantine.set_aside(row, ValueError("torn"))
    assert ((await store.games.load("g1")).state, woken) == ("running", [])


async def test_something_is_said_apart_from_any_change(store: Store, woken: list[str]) -> None:
    await begun(store)
    posting = Posting(store.outbox, lambda: woken.append("new rows"))
    await posting.post("g1", [post("a"), post("b", "look")])
    await posting.post("g1", [post("c", "look")], supersede=["look"])
    await posting.post(None, [post("d")])
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["a", "c"]
    assert [row.nonce for row in await store.outbox.due(store.now()) if row.game_id is None] == ["d"]
    assert len(woken) == 3
