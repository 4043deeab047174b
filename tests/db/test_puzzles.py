"""Puzzles in the store: one a day for a server, a first answer for a person, and nothing of games of the forgotten."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import text

from db.puzzle_records import WITHDRAWN, Posed, PuzzleRow, Tally
from db.puzzles import ARRIVED
from db.store import Store
from tests.db.making import ANN, BEN, CHANNEL, CLEO, GUILD, Ticking, all_about, running
from tests.db.test_archive import ended


def puzzle(store: Store, puzzle_id: str, game_id: str | None = None, found_at: datetime | None = None) -> PuzzleRow:
    return PuzzleRow(
        id=puzzle_id, kind="toy", rules=3, shape=1, digest="d1", game_id=game_id,
        found_at=found_at or store.now(), puzzle=b"packed",
    )  # fmt: skip


def posing(puzzle_id: str, day: str = "2026-05-01", posed_id: str = "p1", guild_id: int = GUILD) -> Posed:
    return Posed(id=posed_id, puzzle_id=puzzle_id, guild_id=guild_id, day=day, channel_id=CHANNEL, locale="en")


async def test_a_server_gets_each_puzzle_once_the_newest_first(store: Store, clock: Ticking) -> None:
    for puzzle_id in ("old", "new"):
        assert await store.puzzles.add(puzzle(store, puzzle_id))
        assert not await store.puzzles.add(puzzle(store, puzzle_id)), "it is there already"
        clock.go(days=1)
    assert [each.id for each in await store.puzzles.new_to(GUILD, 9)] == ["new", "old"]
    assert await store.puzzles.pose(posing("new")) == posing("new")
    assert [each.id for each in await store.puzzles.new_to(GUILD, 9)] == ["old"]
    assert [each.id for each in await store.puzzles.new_to(GUILD + 1, 9)] == ["new", "old"]
    assert await store.puzzles.pose(posing("old", posed_id="p2")) == posing("new"), "it has one on this day"
    assert await store.puzzles.pose(posing("gone", "2026-05-02", "p3")) is None
    await store.puzzles.shown(posing("new"), 77)
    shown = await store.puzzles.of_day(GUILD, "2026-05-01")
    assert shown is not None
    assert shown.message_id == 77


async def test_the_first_answer_counts_until_it_is_solved(store: Store) -> None:
    await store.puzzles.add(puzzle(store, "z1"))
    await store.puzzles.pose(posing("z1"))
    assert await store.puzzles.answer("p1", ANN, "a:1") == ("a:1", True)
    assert await store.puzzles.answer("p1", ANN, "b:1") == ("a:1", False)
    assert await store.puzzles.answer("p1", BEN, "b:1") == ("b:1", True)
    assert await store.puzzles.answer("nonesuch", BEN, "b:1") is None
    assert await store.puzzles.tally("p1", "a:1") == Tally(2, 1)
    assert await store.puzzles.tally("p1", "a:1", ANN) == Tally(1, 0)
    assert [row["choice"] for row in (await all_about(store, ANN))["puzzle_answers"]] == ["a:1"]
    for _ in range(2):
        await store.puzzles.solve("p1", "a:1")
        solved = await store.puzzles.posed("p1")
        assert solved is not None
        assert (solved.state, solved.answers, solved.found) == ("solved", 2, 1)
    assert (await all_about(store, ANN))["puzzle_answers"] == []
    assert await store.puzzles.answer("p1", CLEO, "a:1") is None


async def test_games_that_may_become_puzzles_are_over_and_have_none_yet(store: Store, clock: Ticking) -> None:
    since = clock.now
    await ended(store)
    await ended(store, "g2")
    await running(store, "g3")
    assert sorted(await store.puzzles.ended_games("toy", since, 9)) == ["g1", "g2"]
    assert await store.puzzles.ended_games("other", since, 9) == []
    await store.puzzles.add(puzzle(store, "z1", "g1"))
    assert await store.puzzles.ended_games("toy", since, 9) == ["g2"]
    clock.go(days=1)
    assert await store.puzzles.ended_games("toy", clock.now, 9) == []


async def test_nothing_is_left_of_games_of_whoever_is_forgotten_or_allows_it_no_more(store: Store) -> None:
    for game_id in ("g1", "g2"):
        await ended(store, game_id)
    await store.puzzles.add(puzzle(store, "z1", "g1"))
    await store.puzzles.add(puzzle(store, "z3"))
    await store.puzzles.pose(posing("z1"))
    await store.puzzles.answer("p1", CLEO, "a:1")
    await store.puzzles.drop_games_of(ANN)
    assert [each.id for each in await store.puzzles.new_to(GUILD, 9)] == ["z3"]
    assert await store.puzzles.posed("p1") is None, "nor of where it was posted"
    await store.puzzles.add(puzzle(store, "z2", "g2"))
    assert await store.personal_data.forget(BEN, {"g1": "someone", "g2": "someone"})
    assert [each.id for each in await store.puzzles.new_to(GUILD, 9)] == ["z3"]
    await store.puzzles.pose(posing("z3", "2026-05-02", "p2"))
    await store.puzzles.answer("p2", CLEO, "a:1")
    assert await store.personal_data.forget(CLEO, {"g1": "someone", "g2": "someone"})
    assert await store.puzzles.tally("p2", "a:1") == Tally(0, 0)


async def test_old_puzzles_go_with_all_that_is_kept_of_them(store: Store, clock: Ticking) -> None:
    await store.puzzles.add(puzzle(store, "z1"))
    await store.puzzles.pose(posing("z1"))
    await store.puzzles.answer("p1", ANN, "a:1")
    await store.puzzles.drop_older(clock.go(days=1))
    for table in ("puzzles", "posed", "puzzle_answers"):
        count = text(f"SELECT count(*) FROM {table}")
        assert await store.read(lambda connection, count=count: connection.execute(count).scalar_one()) == 0


async def taken_down(store: Store) -> list[object]:
    """The messages that are to be taken down now."""
    due = await store.outbox.due(store.now())
    assert {each.kind for each in due} <= {WITHDRAWN}
    return [each.payload for each in due]


async def test_what_is_withdrawn_is_noted_wherever_it_is_posted(store: Store) -> None:
    for number in (1, 2, 3):
        await ended(store, f"g{number}")
        await store.puzzles.add(puzzle(store, f"z{number}", f"g{number}"))
    await store.puzzles.add(puzzle(store, "mates"))
    for number, puzzle_id in enumerate(("z1", "z1", "z2", "mates", "z3"), 1):
        where = posing(puzzle_id, posed_id=f"p{number}", guild_id=GUILD + number)
        await store.puzzles.pose(where)
        if number != 5:
            await store.puzzles.shown(where, 70 + number)
    await store.puzzles.drop("z2")
    assert await taken_down(store) == [{"guild": GUILD + 3, "channel": CHANNEL, "message": 73, "locale": "en"}]
    await store.puzzles.drop_games_of(ANN)
    expected = [
        {"guild": GUILD + number, "channel": CHANNEL, "message": 70 + number, "locale": "en"} for number in (1, 2)
    ]
    assert await taken_down(store) == expected, "not what computers played, nor what was never shown"
    await store.puzzles.shown(posing("z3", posed_id="p5", guild_id=GUILD + 5), 75)
    (late,) = await taken_down(store)
    assert late == {"guild": GUILD + 5, "channel": CHANNEL, "message": 75, "locale": "en"}, "it was being sent"


async def test_what_was_on_its_way_to_a_withdrawn_puzzle_is_taken_down_as_well(store: Store) -> None:
    await ended(store)
    await store.puzzles.add(puzzle(store, "z1", "g1"))
    await store.puzzles.pose(posing("z1"))
    await store.puzzles.shown(posing("z1"), 77)
    await store.puzzles.drop("z1")
    (at_once,) = await store.outbox.due(store.now())
    await store.outbox.sent(at_once.id)
    assert await store.outbox.due(store.now() + ARRIVED - timedelta(seconds=1)) == []
    (again,) = await store.outbox.due(store.now() + ARRIVED)
    assert (again.kind, again.payload) == (WITHDRAWN, at_once.payload)


async def test_what_is_posted_of_games_of_the_forgotten_is_noted_too(store: Store, clock: Ticking) -> None:
    await ended(store)
    await store.puzzles.add(puzzle(store, "z1", "g1"))
    await store.puzzles.pose(posing("z1"))
    await store.puzzles.shown(posing("z1"), 77)
    await store.puzzles.drop_older(clock.go(days=1))
    assert await store.puzzles.posed("p1") is not None, "however old it is, it stands there still"
    assert await store.personal_data.forget(BEN, {"g1": "someone"})
    assert await taken_down(store) == [{"guild": GUILD, "channel": CHANNEL, "message": 77, "locale": "en"}]
