"""Statistics, ratings and leaderboards over finished games, over the end of a month, and who is shown to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from sqlalchemy import update

from bot.gateway.controls import OWN, control
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.permissions import SEND_MESSAGES
from bot.workers.thread import WorkerThread
from db.records import ResultRow
from db.tables import results
from tests.conversations.around_the_table import do
from tests.conversations.house import House, eventually, forged

pytestmark = pytest.mark.usefixtures("tides")


async def opened(house: House, *names: str, game: str = "tides", seed: int = 1, **settings: str) -> Table:
    """A game between these people that has begun; the toy game, which is soon over, unless another one is named."""
    people = await house.people(*names)
    table = Table(people, Random(seed))
    await table.open(game, **settings)
    await house.board(table, people[0])
    return table


async def played(house: House, *names: str, game: str = "tides", seed: int = 1, **settings: str) -> Table:
    """The same game, over."""
    table = await opened(house, *names, game=game, seed=seed, **settings)
    await table.play()
    await house.delivered(table)
    return table


def timeless(row: ResultRow) -> ResultRow:
    """The row without its seconds: a move is stamped a moment after it was counted."""
    return msgspec.structs.replace(row, thought_s=None, lasted_s=None)


async def shown(person: Person, *command: str, **options: Any) -> ShownMessage:
    return await (await person.command(*command, **options)).reply()


@pytest.mark.slow
async def test_a_finished_game_leaves_a_row_for_each_seat_and_both_statistics_and_leaderboard_show_it(
    house: House,
) -> None:
    anna, carla = await house.people("Anna", "Carla")
    assert "haven't finished a game yet" in (await shown(anna, "stats", "me")).text
    table = await played(house, "Anna", "Carla")
    await house.delivered(table)
    mine = await house.store.results.of_person(int(anna.id))
    (row,) = mine
    assert (row.game_id, row.kind, row.seats, row.rated) == (table.game_id, "tides", 2, True)
    assert sum(row.categories.values()) == row.total
    assert row.decisions

    told = await shown(anna, "stats", "me")
    assert "Tides" in told.text
    assert "one game" in told.text
    told = await (await anna.select(told, control(OWN, 0, "@stats.me"), ["tides"])).reply()
    assert f"best {row.total}" in told.text
    assert "Tides won" in told.text, "what points come from is said in the game's own words"
    assert " ± " in told.text
    assert row.waits, "people have waited for each other"
    assert f"waited {row.waits}.0 times for somebody, on average (one game)" in told.text
    assert controls(await (await anna.press(told, controls(told, "@history")[0])).reply(), "@step")

    ours = await (await anna.command("stats", "server", game="tides")).reply()
    assert len(controls(ours, "@history")) == 1, "both of the best results are of one game"

    board = await shown(carla, "leaderboard")
    rows = await house.store.results.in_guild(int(house.standin.world.guild_id))
    winners = [each.name for each in rows if each.place == 1]
    for winner in winners:
        assert f"1. **{winner}**: {1 / len(winners)} points, one game, 1 won" in board.text
    board = await (await carla.press(board, control(OWN, 0, "@board.ever.all"))).reply()
    board = await (await carla.select(board, control(OWN, 0, "@boardof.ever"), ["tides"])).reply()
    assert f"1. **{winners[0]}**: 2" in board.text
    assert "nineteen times out of twenty" in board.text


@pytest.mark.slow
async def test_a_result_of_a_table_that_cannot_be_is_left_out(house: House) -> None:
    anna, _ = await house.people("Anna", "Carla")
    await played(house, "Anna", "Carla")
    endless = update(results).values(seats=2**31 - 1)
    await house.store.write(lambda connection: connection.execute(endless))
    assert "haven't finished a game yet" in (await shown(anna, "stats", "me")).text


@pytest.mark.slow
async def test_who_hides_is_seen_by_nobody_else_and_on_no_leaderboard(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    await played(house, "Anna", "Carla")
    assert "Tides" in (await shown(carla, "stats", "person", who=anna.id)).text
    own = await shown(anna, "stats", "me")
    own = await (await anna.press(own, control(OWN, 0, "@curtain.hide.all"))).reply()
    assert "Only you see this" in own.text
    await house.restart()
    assert "doesn't show their statistics" in (await shown(carla, "stats", "person", who=anna.id)).text
    board = await shown(carla, "leaderboard")
    assert "Anna" not in board.text
    assert "Carla" in board.text
    assert "Anna" not in (await shown(carla, "stats", "server")).text
    assert "Tides" in (await shown(anna, "stats", "person", who=anna.id)).text, "about oneself one may ask as ever"
    own = await shown(anna, "stats", "me")
    await (await anna.press(own, control(OWN, 0, "@curtain.show.all"))).reply()
    assert "Anna" in (await shown(carla, "leaderboard")).text


@pytest.mark.slow
async def test_the_month_is_kept_posted_and_paged_back_to_though_nobody_was_there_at_its_end(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    guild = int(house.standin.world.guild_id)
    panel = await shown(anna, "server")
    panel = await (await anna.select(panel, control(OWN, 0, "@server.board"), [anna.here])).reply()
    assert f"posted in <#{anna.here}>" in panel.text
    await played(house, "Anna", "Carla")
    month = f"{house.now():%Y-%m}"
    before = await shown(carla, "leaderboard")
    assert "so far" in before.text
    await house.stop()
    house.ahead += timedelta(days=40)  # nobody was there when the month was over
    await house.start()

    async def kept() -> bool:
        return await house.store.results.months(guild) == [month]

    await eventually(kept)
    posted = await carla.wait_for(lambda seen: "The month is over" in seen.text)
    assert "so far" not in posted.text
    assert not controls(posted, "@board")
    assert not posted.pings
    await house.restart()
    assert [seen.id for seen in await carla.messages(anna.here, limit=30) if "The month is over" in seen.text] == [
        posted.id
    ], "said once"
    now = await shown(carla, "leaderboard")
    assert "No rated game" in now.text
    back = await (await carla.press(now, control(OWN, 0, f"@board.{month}.all"))).reply()
    assert "points, one game" in back.text
    assert await house.store.results.leaderboard(guild, month, "tides")


@pytest.mark.slow
async def test_the_month_is_posted_when_the_channel_is_open_again(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    panel = await shown(anna, "server")
    await (await anna.select(panel, control(OWN, 0, "@server.board"), [anna.here])).reply()
    await played(house, "Anna", "Carla")
    month = f"{house.now():%Y-%m}"
    house.deny(anna.here, SEND_MESSAGES)
    await house.later(days=40)

    async def kept() -> bool:
        return await house.store.results.months(int(house.standin.world.guild_id)) == [month]

    await eventually(kept)
    assert not [seen for seen in carla.seen.values() if "The month is over" in seen.text]
    house.deny(anna.here)
    await carla.wait_for(lambda seen: "The month is over" in seen.text)


@pytest.mark.slow
async def test_a_forgotten_person_leaves_nameless_results_and_the_others_keep_theirs(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    guild = int(house.standin.world.guild_id)
    await played(house, "Anna", "Carla")
    await house.later(days=40)
    asked = await shown(anna, "forget-me")
    await (await anna.press(asked, controls(asked, "@forget")[0])).reply()
    assert await house.store.results.of_person(int(anna.id)) == []
    rows = await house.store.results.in_guild(guild)
    assert sorted(row.name for row in rows) == ["", "Carla"]
    assert len(await house.store.results.of_person(int(carla.id))) == 1
    month = (await house.store.results.months(guild))[0]
    assert sorted(row.name for row in await house.store.results.leaderboard(guild, month)) == ["", "Carla"]
    board = await forged(carla, await shown(carla, "leaderboard"), control(OWN, 0, f"@board.{month}.all"))
    told = await board.reply()
    assert "someone" in told.text
    assert "Anna" not in told.text


@pytest.mark.slow
async def test_games_opened_as_unrated_or_whose_seats_changed_hands_count_for_no_rating(house: House) -> None:
    (anna,) = await house.people("Anna")
    unrated = await played(house, "Anna", "Carla", rated="no")
    handed = await opened(house, "Anna", "Carla", seed=2)
    await do(handed, anna, "@away.yes")
    await do(handed, anna, "@home")
    await handed.play()
    await house.delivered(handed)
    rated = {row.game_id: row.rated for row in await house.store.results.of_person(int(anna.id))}
    assert rated == {unrated.game_id: False, handed.game_id: False}
    board = await shown(anna, "leaderboard")
    assert "No rated game" in board.text
    told = await shown(anna, "stats", "me")
    assert "2 games" in told.text
    lobbies = [seen.text for seen in await anna.messages(anna.here, limit=30)]
    assert any("neither for ratings" in text for text in lobbies)


@pytest.mark.slow
async def test_games_that_ended_before_results_were_kept_are_counted_later(house: House) -> None:
    (anna,) = await house.people("Anna")
    damaged = await played(house, "Anna", "Carla", seed=4)
    spoil = f"UPDATE games SET result = '{{}}' WHERE id = '{damaged.game_id}'"
    await house.store.write(lambda connection: connection.exec_driver_sql("DELETE FROM results").rowcount)
    await house.store.write(lambda connection: connection.exec_driver_sql(spoil).rowcount)
    await played(house, "Anna", "Carla")
    before = await house.store.results.of_person(int(anna.id))
    await house.store.write(lambda connection: connection.exec_driver_sql("DELETE FROM results").rowcount)
    assert await house.store.results.of_person(int(anna.id)) == []
    await house.restart()  # one game that can't be counted keeps no other from it

    async def caught_up() -> bool:
        found = await house.store.results.of_person(int(anna.id))
        return [timeless(row) for row in found] == [timeless(row) for row in before]

    await eventually(caught_up)


@pytest.mark.slow
async def test_what_nobody_offers_is_answered_with_a_sentence(house: House) -> None:
    (carla,) = await house.people("Carla")
    await played(house, "Anna", "Carla")
    board, own = await shown(carla, "leaderboard"), await shown(carla, "stats", "me")
    for message, custom_id, values in (
        (board, "@board.2026-13.all", None),
        (board, "@boardof.ever", ["chess"]),
        (own, "@stats.me", ["chess"]),
        (own, "@stats.pnobody", ["all"]),
        (own, "@curtain.up", None),
    ):
        said = await (await forged(carla, message, control(OWN, 0, custom_id), values)).reply()
        assert said.text
        assert "Tides" not in said.text


class Waiting(WorkerThread):
    """A worker that does nothing before it is told to."""

    begin: ClassVar[asyncio.Event]

    async def do(self, function: Callable[[Any], Any], order: Any) -> Any:
        await self.begin.wait()
        return await super().do(function, order)


@pytest.mark.slow
async def test_the_last_decision_waits_for_no_figures_and_they_follow(house: House) -> None:
    Waiting.begin = asyncio.Event()
    house.make = Waiting
    await house.restart()
    table = await opened(house, "Anna", "Carla", game="tides")
    final = await table.play()
    assert controls(final, "@again")
    anna = int(table.people[0].id)
    (row,) = await house.store.results.of_person(anna)
    assert (row.decisions, row.luck) == (None, None)
    Waiting.begin.set()
    await house.delivered(table)
    (row,) = await house.store.results.of_person(anna)
    assert row.decisions
