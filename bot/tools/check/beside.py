"""What is done beside the bot, in a process of its own: replays, and the thoughts of captains. It has to find the game
there by itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bot.pictures.replays import Order, draw
from bot.players.thinking import Question, think
from bot.text import LANGUAGES
from bot.tools.check.findings import Findings
from bot.workers.process import Died, Failed, Worker, WorkerProcess
from games.engine import Budget, Game, Record, replay

THOUGHTS = 3
PLAYOUTS = 24


async def check_beside(
    found: Findings, game: Game[Any, Any], record: Record, names: list[str], rng: Random,
    make: Callable[[], Worker] = WorkerProcess,
) -> None:  # fmt: skip
    """Its replay in every language, and a few thoughts of each player that thinks; quick ones choose here."""
    worker = make()
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
                await _think(found, game, worker, player.name, table, rng)
            _choose(found, game, table, rng)
    finally:
        worker.end()
        await worker.ended()


async def _think(found: Findings, game: Game[Any, Any], worker: Worker, player: str, table: Any, rng: Random) -> None:
    seat = rng.choice(sorted(game.waiting(table)))
    question = Question(game.id, player, game.save(table), seat, rng.getrandbits(64), Budget(10.0, PLAYOUTS))
    where = f"seat {seat} at {game.waiting(table)[seat]}"
    try:
        weighed = await worker.do(think, question)
    except (Failed, Died) as error:
        found.add("players", f"{player} can't think: {error}", where)
        return
    options = game.options(table, seat)
    if not weighed or any(each.choice not in options for each in weighed):
        found.add("players", f"{player} chooses nothing, or what can't be chosen", where)


def _choose(found: Findings, game: Game[Any, Any], table: Any, rng: Random) -> None:
    seat = rng.choice(sorted(game.waiting(table)))
    options = game.options(table, seat)
    for player in game.players:
        with found.of("players", f"seat {seat}", player.name):
            if player.choose(game.view(table, seat), options[:], rng) not in options:
                found.add("players", f"{player.name} chooses what can't be chosen", f"seat {seat}")
