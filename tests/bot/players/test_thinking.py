"""Thinking beside the bot: what goes to the process and comes back, and what happens when it dies."""

from __future__ import annotations

import asyncio
import io
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from bot.ledger.loaded import Loaded
from bot.players import thinking as module
from bot.players.thinking import CannotThink, Question, Thinking, serve, think
from games.engine import Budget, Luck, Weighed, registry
from tests.bot.gateway.panels import loaded_game

BUDGET = Budget(20.0, 12)
GAME = registry()["montego_bay"]
CAPTAIN = GAME.searching[0]


def loaded() -> Loaded:
    """A game in which two seats lay cards."""
    table, _ = GAME.setup(2, {"colours": "dealt"}, Luck(b"thinking"))
    return loaded_game(GAME, table, 2, 0)


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    opened = Thinking(BUDGET)
    yield opened
    await opened.close()


def test_the_process_answers_question_after_question_until_the_bot_is_gone() -> None:
    game = loaded()
    questions = [Question(GAME.id, "captain", GAME.save(game.table), seat, 5, BUDGET) for seat in (0, 1)]
    sent = [msgspec.msgpack.encode(question) for question in questions]
    answers = io.BytesIO()
    serve(io.BytesIO(b"".join(len(each).to_bytes(4) + each for each in sent)), answers)
    answers.seek(0)
    for question in questions:
        said = answers.read(int.from_bytes(answers.read(4)))
        assert msgspec.msgpack.decode(said, type=list[Weighed]) == think(question)
    assert answers.read() == b""


async def test_a_killed_process_is_started_again_and_the_same_dice_give_the_same_thought(thinking: Thinking) -> None:
    game = loaded()
    first = await thinking.weigh(game, 0, rng=Random(4))
    assert [each.choice in GAME.options(game.table, 0) for each in first] == [True] * len(first)
    assert sum(each.tries for each in first) <= BUDGET.playouts
    process = thinking.process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    assert await thinking.weigh(game, 0, rng=Random(4)) == first
    assert thinking.process is not process
    assert await thinking.answer(game, 0, CAPTAIN, Random(4)) == first[0].choice


async def test_a_thought_that_nobody_waits_for_any_more_does_not_answer_the_next_question(thinking: Thinking) -> None:
    game = loaded()
    given_up = asyncio.create_task(thinking.weigh(game, 1, rng=Random(1)))
    while thinking.process is None:  # noqa: ASYNC110 - no event tells when a process is there
        await asyncio.sleep(0.01)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    found = await thinking.weigh(game, 0, rng=Random(4))
    assert found == think(Question(GAME.id, "captain", GAME.save(game.table), 0, Random(4).getrandbits(64), BUDGET))


async def test_files_where_the_bot_was_started_are_no_modules_of_ours(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("bot", "games"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('somebody else wrote this')")
    monkeypatch.chdir(tmp_path)
    game = loaded()
    assert await thinking.weigh(game, 0)


async def test_an_idle_process_ends() -> None:
    thinking = Thinking(BUDGET, idle_s=0.0)
    await thinking.weigh(loaded(), 0)
    assert thinking.process is not None
    async with asyncio.timeout(30):
        await thinking.process.wait()
    await thinking.close()


async def test_the_stand_in_answers_when_the_process_fails_twice(
    thinking: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module.sys, "executable", "/bin/false")
    game = loaded()
    assert await thinking.answer(game, 0, CAPTAIN) in GAME.options(game.table, 0)
    with pytest.raises(CannotThink, match="2 attempts"):
        await thinking.weigh(game, 0)


async def test_where_nobody_thinks_no_process_is_started(thinking: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "searching_players", lambda kind: {})
    with pytest.raises(CannotThink, match="nobody thinks"):
        await thinking.weigh(loaded(), 0)
    assert thinking.process is None
