"""What is done beside the bot, in a process of its own: replays, and the thoughts of captains. It has to find the game
there by itself, and the game has to come out alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from bot.pictures.replays import Order, draw
from bot.players.thinking import Question
from bot.text import LANGUAGES
from bot.tools.check import pace
from bot.tools.check.again import HASHES, course, course_of, hashing, parting
from bot.tools.check.findings import Findings
from bot.workers.process import Died, Failed, Worker, WorkerProcess
from games.engine import Budget, Game, Record, replay

THOUGHTS = 3


async def check_beside(
    found: Findings, game: Game[Any, Any], record: Record, names: list[str], rng: Random,
    make: Callable[[], Worker] = WorkerProcess,
) -> bool:  # fmt: skip
    """Its course, its replay in every language, and a few thoughts of each player that thinks; quick ones choose here.
    Returns whether whoever thinks keeps to the time there is for it."""
    if await _goes_another_way(found, game, record, make):
        return True
    worker, slow = make(), set[str]()
    try:
        for language in LANGUAGES:
            try:
                drawn = await worker.do(draw, Order(record, names, language))
                if not drawn.data:
                    found.add("replay", f"{language}: it is empty")
            except (Failed, Died) as error:
                found.add("replay", f"{language}: {error}")
        for _ in range(THOUGHTS):
            table, _ = replay(game, record, until=rng.randrange(len(record.choices)))
            for player in game.searching:
                if player.name not in slow and not await _think(found, game, worker, player.name, table, rng):
                    slow.add(player.name)
            _choose(found, game, table, rng)
    finally:
        worker.end()
        await worker.ended()
    return not slow


async def _goes_another_way(found: Findings, game: Game[Any, Any], record: Record, make: Callable[[], Worker]) -> bool:
    """Whether the game comes out otherwise in a process with another order of sets."""
    here = course_of(game, record)
    for number in HASHES:
        worker = make()
        try:
            with hashing(number):
                told = parting(here, await worker.do(course, record))
        except (Failed, Died) as error:
            told = f"in another process the game can't be played: {error}"
        finally:
            worker.end()
            await worker.ended()
        if told is not None:
            found.add("rules", told)
            return True
    return False


async def _think(found: Findings, game: Game[Any, Any], worker: Worker, player: str, table: Any, rng: Random) -> bool:
    """Whether it does so in time, or not at all."""
    seat = rng.choice(sorted(game.waiting(table)))
    budget = Budget(pace.BUDGET_S, pace.PLAYOUTS)
    question = Question(game.id, player, game.save(table), seat, rng.getrandbits(64), budget)
    where = f"seat {seat} at {game.waiting(table)[seat]}"
    try:
        thought = await asyncio.wait_for(worker.do(pace.thought, question), pace.WAITED_S)
    except TimeoutError:
        limit = f"{budget.seconds:g} s are meant, and longer the bot doesn't wait"
        found.add("players", f"{player} has thought for {pace.WAITED_S:g} s about a decision: {limit}", where)
        return False
    except (Failed, Died) as error:
        found.add("players", f"{player} can't think: {error}", where)
        return True
    options = game.options(table, seat)
    if not thought.weighed or any(each.choice not in options for each in thought.weighed):
        found.add("players", f"{player} chooses nothing, or what can't be chosen", where)
    if thought.seconds > pace.OVER_S:
        limit = f"{budget.seconds:g} s are meant"
        found.add("players", f"{player} has thought for {thought.seconds:.1f} s about a decision: {limit}", where)
    return thought.seconds <= pace.OVER_S


def _choose(found: Findings, game: Game[Any, Any], table: Any, rng: Random) -> None:
    seat = rng.choice(sorted(game.waiting(table)))
    options = game.options(table, seat)
    for player in game.players:
        with found.of("players", f"seat {seat}", player.name):
            if player.choose(game.view(table, seat), options[:], rng) not in options:
                found.add("players", f"{player.name} chooses what can't be chosen", f"seat {seat}")
