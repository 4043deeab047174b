"""A computer player that thinks: seated in the lobby, answering from beside the bot, though its process is killed."""

from __future__ import annotations

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.workers.process import WorkerProcess
from games.engine import Budget, Captain
from tests.conversations.house import House, eventually


def _not_here(*_: object) -> None:
    raise AssertionError("the captain thinks in the bot's own process")


@pytest.mark.slow
async def test_a_captain_plays_while_the_bot_only_waits(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Captain, "weigh", _not_here)
    house.make = WorkerProcess
    await house.restart()
    (worker,) = house.workers.workers
    assert isinstance(worker, WorkerProcess)
    house.app.core.thinking.budget = Budget(20.0, 24)
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "montego", seats=2, colors="dealt")).reply()
    seat = next(each for each in controls(lobby, "@seat") if each.endswith(".captain"))
    lobby = await (await anna.press(lobby, seat)).reply()
    assert "Captain 1" in lobby.text
    table = Table([anna], house.rng)
    table.game_id = controls(lobby, "@start")[0].split(":")[1]
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()

    seats = (await house.ledger.load(table.game_id)).seats
    captain = next(row.seat for row in seats if row.player == "captain")

    async def answered() -> int:
        return sum(move.seat == captain for move in await house.store.games.moves(table.game_id))

    async def has_laid_its_cards() -> bool:
        return await answered() >= 4  # three figures, and done

    await eventually(has_laid_its_cards)
    process = worker.process
    assert process is not None
    process.kill()
    await process.wait()
    before = await answered()

    async def has_gone_on() -> bool:
        """Anna answers whatever she is asked."""
        loaded = await house.ledger.load(table.game_id)
        if 1 - captain in loaded.waiting():
            choice = loaded.game.suggestion(loaded.table, 1 - captain)
            await house.parts.deciding.decide(
                table.game_id, int(anna.id), choice, revision=None, interaction_id=house.rng.getrandbits(60)
            )
        return await answered() > before

    await eventually(has_gone_on)
    assert worker.process is not process
