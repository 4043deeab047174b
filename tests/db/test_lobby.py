"""Lobbies: who sits down, who gets up, and how a game begins."""

from __future__ import annotations

import asyncio

import pytest

from db.errors import AlreadySeated, GameMissing, LobbyFull, NotSeated, StaleVersion, WrongState
from db.records import Checkpoint, Commit, NewSeat, SeatRow
from db.store import Store
from tests.db.making import ANN, BEN, CHANNEL, CLEO, DAWN, GUILD, Ticking, lobby, move, post, running


async def test_a_new_lobby_is_empty_and_says_everything_it_was_given(store: Store) -> None:
    await store.lobbies.create_game(lobby(thread_id=5), [post("card")])

    game = await store.games.load("g1")
    assert (game.kind, game.state, game.rules, game.shape, game.digest) == ("toy", "lobby", 3, 1, "d1")
    assert (game.guild_id, game.channel_id, game.thread_id, game.host_id) == (GUILD, CHANNEL, 5, ANN)
    assert (game.options, game.locale, game.commitment, game.salt) == ({"length": "short"}, "de", "c1", "")
    assert (game.version, game.revision, game.table_blob, game.created_at) == (0, 0, None, DAWN)
    assert await store.games.seats("g1") == []
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["card"]


async def test_people_and_computer_players_take_the_lowest_free_seat_and_color(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    first = await store.lobbies.join("g1", limit=3, person_id=ANN, interaction_id=11)
    await store.lobbies.join("g1", limit=3, player="mate")
    await store.lobbies.leave("g1", person_id=ANN)
    third = await store.lobbies.join("g1", limit=3, person_id=BEN, color=4)

    assert first == SeatRow("g1", 0, ANN, None, 11, 0, "active", {})
    assert (third.seat, third.color) == (0, 4)
    assert [(seat.seat, seat.person_id, seat.player) for seat in await store.games.seats("g1")] == [
        (0, BEN, None),
        (1, None, "mate"),
    ]
    await store.lobbies.join("g1", limit=3, player="captain")
    await store.lobbies.leave("g1", seat=1)
    assert [(seat.seat, seat.player) for seat in await store.games.seats("g1")] == [(0, None), (2, "captain")]


async def test_nobody_sits_down_in_a_lobby_that_is_another_one_by_now(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    read = (await store.games.load("g1")).version
    await store.lobbies.change_lobby("g1", options={"length": "long"})
    with pytest.raises(StaleVersion):
        await store.lobbies.join("g1", limit=2, person_id=ANN, expected_version=read)
    assert await store.games.seats("g1") == []
    await store.lobbies.join("g1", limit=2, person_id=ANN, expected_version=read + 1)
    assert [seat.person_id for seat in await store.games.seats("g1")] == [ANN]


async def test_nobody_sits_twice_or_where_there_is_no_seat(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    await store.lobbies.join("g1", limit=2, person_id=ANN)
    with pytest.raises(AlreadySeated):
        await store.lobbies.join("g1", limit=2, person_id=ANN)
    await store.lobbies.join("g1", limit=2, person_id=BEN)
    with pytest.raises(LobbyFull):
        await store.lobbies.join("g1", limit=2, person_id=CLEO)
    with pytest.raises(NotSeated):
        await store.lobbies.leave("g1", person_id=CLEO)
    with pytest.raises(GameMissing):
        await store.lobbies.join("g2", limit=2, person_id=ANN)
    assert (await store.games.load("g1")).version == 2


async def test_of_many_who_join_at_once_only_as_many_sit_as_there_are_seats(store: Store, other: Store) -> None:
    await store.lobbies.create_game(lobby())

    outcomes = await asyncio.gather(
        *((store, other)[person % 2].lobbies.join("g1", limit=4, person_id=person) for person in range(1, 11)),
        return_exceptions=True,
    )

    seated = [outcome for outcome in outcomes if isinstance(outcome, SeatRow)]
    assert sorted(seat.seat for seat in seated) == [0, 1, 2, 3]
    assert sorted(seat.color for seat in seated) == [0, 1, 2, 3]
    assert all(isinstance(outcome, SeatRow | LobbyFull) for outcome in outcomes)


async def test_a_start_fixes_seats_table_and_mix_in_one_go(store: Store, clock: Ticking) -> None:
    await store.lobbies.create_game(lobby(), [post("lobby card", "lobby")])
    for person in (ANN, BEN):
        await store.lobbies.join("g1", limit=4, person_id=person, interaction_id=person * 10)
    game = await store.games.load("g1")
    clock.go(minutes=3)

    await store.lobbies.start(
        "g1",
        expected_version=game.version,
        seats_fixed=[NewSeat(person_id=BEN, color=1, notes={"bank": 60}), NewSeat(person_id=ANN, color=0)],
        table_blob=b"deal",
        salt="1010.1020",
        options={"length": "long"},
        checkpoint=Checkpoint(b"deal", 0),
        posts=[post("board")],
        supersede=["lobby"],
    )

    begun = await store.games.load("g1")
    assert (begun.state, begun.table_blob, begun.salt, begun.options) == (
        "running",
        b"deal",
        "1010.1020",
        {"length": "long"},
    )
    assert (begun.version, begun.revision, begun.checkpoint_revision) == (game.version + 1, 0, 0)
    assert [(seat.seat, seat.person_id, seat.notes) for seat in await store.games.seats("g1")] == [
        (0, BEN, {"bank": 60}),
        (1, ANN, {}),
    ]
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["board"]


async def test_a_start_notices_who_joined_a_moment_ago(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    await store.lobbies.join("g1", limit=4, person_id=ANN)
    seen = (await store.games.load("g1")).version
    await store.lobbies.join("g1", limit=4, person_id=BEN)

    with pytest.raises(StaleVersion):
        await store.lobbies.start(
            "g1",
            expected_version=seen,
            seats_fixed=[NewSeat(person_id=ANN)],
            table_blob=b"",
            salt="",
            posts=[post("p")],
        )

    assert (await store.games.load("g1")).state == "lobby"
    assert [seat.person_id for seat in await store.games.seats("g1")] == [ANN, BEN]
    assert await store.outbox.waiting("g1") == []


async def test_a_running_game_is_no_lobby_any_more(store: Store) -> None:
    await running(store)
    for attempt in (
        store.lobbies.join("g1", limit=4, person_id=CLEO),
        store.lobbies.leave("g1", person_id=ANN),
        store.lobbies.change_lobby("g1", options={}),
        store.lobbies.start("g1", expected_version=3, seats_fixed=[NewSeat(person_id=ANN)], table_blob=b"", salt=""),
    ):
        with pytest.raises(WrongState) as refusal:
            await attempt
        assert refusal.value.state == "running"


async def test_a_lobby_can_change_its_options_and_its_host(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    await store.lobbies.change_lobby("g1", options={"length": "long"})
    await store.lobbies.change_lobby("g1", host_id=BEN)

    game = await store.games.load("g1")
    assert (game.options, game.host_id, game.version) == ({"length": "long"}, BEN, 2)


async def test_options_are_changed_only_of_the_lobby_that_was_read(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    await store.lobbies.join("g1", limit=4, person_id=BEN)
    with pytest.raises(StaleVersion):
        await store.lobbies.change_lobby("g1", options={"seats": 1}, expected_version=0, posts=[post("p")])
    assert await store.outbox.waiting("g1") == []
    await store.lobbies.change_lobby("g1", options={"seats": 2}, expected_version=1, posts=[post("p")])
    assert (await store.games.load("g1")).options == {"seats": 2}


async def test_cancelling_ends_a_lobby_or_a_game_and_stops_late_moves(store: Store, clock: Ticking) -> None:
    game = await running(store)
    await store.outbox.post("g1", [post("reminder", "remind")])
    end = clock.go(minutes=1)
    with pytest.raises(WrongState):
        await store.lobbies.cancel("g1")  # it is no lobby any more
    await store.lobbies.cancel("g1", [post("goodbye", "talk")], of="running", supersede=["remind"])

    after = await store.games.load("g1")
    assert (after.state, after.finished_at) == ("cancelled", end)
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["goodbye"]
    with pytest.raises(StaleVersion):
        await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, moves=[move()]))
    with pytest.raises(WrongState):
        await store.lobbies.cancel("g1")
    with pytest.raises(GameMissing):
        await store.lobbies.cancel("g9")


async def test_a_seat_is_freed_by_its_number_or_by_who_sits_there(store: Store) -> None:
    await store.lobbies.create_game(lobby())
    await store.lobbies.join("g1", limit=4, player="mate")
    await store.lobbies.join("g1", limit=4, person_id=ANN)
    await store.lobbies.join("g1", limit=4, person_id=BEN)
    await store.lobbies.leave("g1", seat=0)
    assert [(seat.seat, seat.person_id) for seat in await store.games.seats("g1")] == [(1, ANN), (2, BEN)]
    await store.lobbies.leave("g1", person_id=BEN)
    assert [seat.person_id for seat in await store.games.seats("g1")] == [ANN]
    with pytest.raises(NotSeated):
        await store.lobbies.leave("g1", seat=0)
    for person, seat in ((None, None), (ANN, 1)):
        with pytest.raises(ValueError, match="who leaves"):
            await store.lobbies.leave("g1", person_id=person, seat=seat)


async def test_only_a_lobby_in_which_nothing_happened_expires(store: Store, clock: Ticking) -> None:
    await store.lobbies.create_game(lobby())
    before = clock.now
    clock.go(days=1)
    await store.lobbies.join("g1", limit=4, person_id=ANN)
    assert not await store.lobbies.expire("g1", before, [post("gone")])
    assert (await store.games.load("g1")).state == "lobby"
    assert await store.outbox.waiting("g1") == []
    since = clock.now
    ended = clock.go(days=1)
    assert await store.lobbies.expire("g1", since, [post("gone")])
    after = await store.games.load("g1")
    assert (after.state, after.finished_at) == ("cancelled", ended)
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["gone"]
    with pytest.raises(WrongState):
        await store.lobbies.expire("g1", ended)
