"""Thinking beside the bot: what goes to a worker and comes back, and what happens when there is none to think."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import pytest

from bot.errors import Stale
from bot.ledger.loaded import Loaded
from bot.players import thinking as module
from bot.players.thinking import CannotThink, Question, Thinking, think
from bot.tools.check.limits import loaded_game
from bot.workers.process import Died, WorkerProcess
from bot.workers.queue import Asker
from bot.workers.workers import Workers
from games.engine import Budget, Luck, registry

BUDGET = Budget(20.0, 12)
GAME = registry()["montego_bay"]
CAPTAIN = GAME.searching[0]
ASKER = Asker(7, "captains")


def loaded() -> Loaded:
    """A game in which two seats lay cards."""
    table, _ = GAME.setup(2, {"colours": "dealt"}, Luck(b"thinking"))
    return loaded_game(GAME, table, 2, 0)


async def owed() -> None:
    """The decision is still owed."""


class Mortal:
    """A worker that dies over whatever it is given."""

    async def do(self, function: Callable[..., Any], order: Any) -> Any:
        raise Died(function.__name__)

    def end(self) -> None: ...

    async def ended(self) -> None: ...


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    opened = Workers(make=WorkerProcess)
    yield opened
    await opened.close()


@pytest.mark.slow
async def test_the_same_dice_give_the_same_thought_in_a_process_beside(workers: Workers) -> None:
    thinking, game = Thinking(workers, BUDGET), loaded()
    first = await thinking.weigh(game, 0, asker=ASKER, still=owed, rng=Random(4))
    seed = Random(4).getrandbits(64)
    question = Question(GAME.id, "captain", GAME.save(game.table), 0, seed, Budget(module.UNHURRIED_S, 12))
    assert first == think(question)
    assert all(each.choice in GAME.options(game.table, 0) for each in first)
    assert sum(each.tries for each in first) <= 12 == BUDGET.playouts
    assert await thinking.answer(game, 0, CAPTAIN, owed, Random(4)) == first[0].choice


async def test_what_is_owed_no_more_when_its_turn_comes_is_not_thought_about() -> None:
    async def answered() -> None:
        raise Stale("g1")

    thinking = Thinking(Workers(make=Mortal), BUDGET)
    with pytest.raises(Stale):
        await thinking.answer(loaded(), 0, CAPTAIN, answered)


async def test_the_stand_in_answers_when_whoever_thinks_dies_over_it() -> None:
    thinking, game = Thinking(Workers(make=Mortal), BUDGET), loaded()
    assert await thinking.answer(game, 0, CAPTAIN, owed) in GAME.options(game.table, 0)
    with pytest.raises(CannotThink, match="2 workers died"):
        await thinking.weigh(game, 0, asker=ASKER, still=owed)


async def test_where_nobody_thinks_no_worker_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "searching_players", lambda kind: {})
    with pytest.raises(CannotThink, match="nobody thinks"):
        await Thinking(Workers(make=Mortal)).weigh(loaded(), 0, asker=ASKER, still=owed)
