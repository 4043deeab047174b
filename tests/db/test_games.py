"""Moves: one transaction each, one winner each."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from db.errors import DuplicateInteraction, GameMissing, NotSeated, StaleVersion
from db.records import Checkpoint, Commit, NewSeat, SeatChange
from db.store import Store
from tests.db.making import ANN, BEN, CHANNEL, CLEO, GUILD, SECRET, THREAD, Ticking, lobby, move, post, running


async def test_a_move_stores_move_table_and_posts_together(store: Store, clock: Ticking) -> None:
    game = await running(store)
    at = clock.go(minutes=5)

    await store.games.commit_move(
        Commit(
            game_id="g1",
            expected_version=game.version,
            moves=[move(1, interaction_id=900, events=b"e1"), move(2, "pass", seat=1, person_id=None)],
            table_blob=b"table 2",
            checkpoint=Checkpoint(b"table 1", 1),
            posts=[post("p1")],
        )
    )

    after = await store.games.load("g1")
    assert (after.version, after.revision, after.table_blob) == (game.version + 1, 2, b"table 2")
    assert after.checkpoint_revision == 1
    assert after.updated_at == at
    assert await store.games.checkpoint("g1") == Checkpoint(b"table 1", 1)
    first, second = await store.games.moves("g1")
    assert (first.number, first.choice, first.interaction_id, first.events) == (1, "mark:harbor.barge", 900, b"e1")
    assert (first.at, first.person_id, first.undone) == (at, ANN, False)
    assert (second.number, second.seat, second.person_id, second.interaction_id) == (2, 1, None, None)
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["p1"]


async def test_of_two_processes_moving_one_game_one_is_stale_and_changes_nothing(store: Store, other: Store) -> None:
    game = await running(store)

    outcomes = await asyncio.gather(
        *(
            process.games.commit_move(
                Commit(
                    game_id="g1",
                    expected_version=game.version,
                    moves=[move(1, name, interaction_id=number)],
                    table_blob=name.encode(),
                    posts=[post(name)],
                )
            )
            for number, (process, name) in enumerate([(store, "a"), (other, "b")], start=1)
        ),
        return_exceptions=True,
    )

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "StaleVersion"]
    winner = "a" if outcomes[0] is None else "b"
    assert (await store.games.load("g1")).table_blob == winner.encode()
    assert [row.choice for row in await store.games.moves("g1")] == [winner]
    assert [row.nonce for row in await store.outbox.waiting("g1")] == [winner]


@pytest.mark.parametrize("reloaded", [False, True])
async def test_an_interaction_that_arrives_twice_moves_once(store: Store, reloaded: bool) -> None:
    game = await running(store)
    await store.games.commit_move(
        Commit(game_id="g1", expected_version=game.version, moves=[move(1, interaction_id=7)], table_blob=b"1")
    )

    version = game.version + 1 if reloaded else game.version
    with pytest.raises(DuplicateInteraction):
        await store.games.commit_move(
            Commit(game_id="g1", expected_version=version, moves=[move(2, interaction_id=7)], table_blob=b"2")
        )

    assert (await store.games.load("g1")).table_blob == b"1"
    assert len(await store.games.moves("g1")) == 1
    found = await store.games.move_of(7)
    assert found is not None
    assert found.number == 1
    assert await store.games.move_of(8) is None


async def test_a_stale_version_and_a_missing_game_have_their_names(store: Store) -> None:
    game = await running(store)
    with pytest.raises(StaleVersion):
        await store.games.commit_move(Commit(game_id="g1", expected_version=game.version - 1, moves=[move()]))
    with pytest.raises(GameMissing):
        await store.games.commit_move(Commit(game_id="g2", expected_version=0, moves=[move()]))
    for reading in (store.games.load("g2"), store.games.secret("g2"), store.games.checkpoint("g2")):
        with pytest.raises(GameMissing):
            await reading


async def test_undone_moves_stay_in_the_record_and_leave_the_game(store: Store) -> None:
    game = await running(store)
    await store.games.commit_move(
        Commit(game_id="g1", expected_version=game.version, moves=[move(1), move(2), move(3)])
    )
    await store.games.commit_move(
        Commit(
            game_id="g1",
            expected_version=game.version + 1,
            moves=[move(4, "undo", kind="undo")],
            undone=[2, 3],
            table_blob=b"1",
        )
    )

    assert [row.number for row in await store.games.moves("g1")] == [1]
    made = {row.number: row.at for row in await store.games.moves("g1", include_undone=True)}
    assert await store.games.times_of({"g1": 1, "g2": 1}) == {"g1": made[1]}
    assert await store.games.times_of({"g1": 3}) == {"g1": made[3]}
    assert await store.games.times_of({"g1": 9}) == await store.games.times_of({}) == {}
    for damaged in (-1, 2**31, 2**64 - 1):
        assert await store.games.times_of({"g1": 3, "g2": damaged}) == {"g1": made[3]}, "it fails for nobody else"
    whole = await store.games.moves("g1", include_undone=True)
    assert [(row.number, row.kind, row.undone) for row in whole] == [
        (1, "choice", False),
        (2, "choice", True),
        (3, "choice", True),
        (4, "undo", False),
    ]
    assert [row.number for row in await store.games.moves("g1", since=2, include_undone=True)] == [3, 4]
    assert (await store.games.load("g1")).revision == 4


async def test_a_finished_game_keeps_its_result_and_drops_its_checkpoint(store: Store, clock: Ticking) -> None:
    game = await running(store)
    await store.games.commit_move(
        Commit(game_id="g1", expected_version=game.version, moves=[move(1)], checkpoint=Checkpoint(b"0", 0))
    )
    end = clock.go(hours=1)
    await store.games.commit_move(
        Commit(
            game_id="g1",
            expected_version=game.version + 1,
            moves=[move(2)],
            state="finished",
            result={"places": [1, 2]},
        )
    )

    after = await store.games.load("g1")
    assert (after.state, after.result, after.finished_at) == ("finished", {"places": [1, 2]}, end)
    assert await store.games.checkpoint("g1") is None
    assert await store.games.running() == []


async def test_a_seat_can_pass_to_a_computer_player_with_a_move(store: Store) -> None:
    game = await running(store)
    change = SeatChange(seat=1, player="mate", status="away", notes={"bank": 30})
    await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, seats=[change]))

    ann, ben = await store.games.seats("g1")
    assert (ann.player, ann.status, ann.notes) == (None, "active", {})
    assert (ben.person_id, ben.player, ben.status, ben.notes) == (BEN, "mate", "away", {"bank": 30})
    with pytest.raises(NotSeated):
        await store.games.commit_move(
            Commit(game_id="g1", expected_version=game.version + 1, seats=[SeatChange(seat=5, status="away")])
        )
    assert (await store.games.load("g1")).version == game.version + 1


async def test_a_game_comes_with_its_seats_in_one_trip(store: Store) -> None:
    game = await running(store)
    assert await store.games.load_seated("g1") == (game, await store.games.seats("g1"))
    with pytest.raises(GameMissing):
        await store.games.load_seated("g2")


async def test_the_secret_comes_only_when_asked_for(store: Store) -> None:
    game = await running(store)
    assert SECRET not in [getattr(game, name) for name in game.__struct_fields__]
    assert await store.games.secret("g1") == SECRET


async def test_games_are_found_by_person_channel_thread_and_server(store: Store, clock: Ticking) -> None:
    first = await running(store, "g1", (ANN, BEN))
    clock.go(minutes=1)
    await running(store, "g2", (BEN, CLEO))
    clock.go(minutes=1)
    await store.lobbies.create_game(lobby("g3", host_id=CLEO, channel_id=77, guild_id=None))
    await store.games.place("g2", thread_id=THREAD, board_message_id=5)

    async def ids(found: object) -> list[str]:
        return [game.id for game in await found]  # type: ignore[misc]

    assert await ids(store.games.of_person(BEN)) == ["g2", "g1"]
    assert await ids(store.games.of_person(CLEO)) == ["g2", "g3"], "those under way first"
    assert await ids(store.games.in_channel(CHANNEL)) == ["g2", "g1"]
    assert await ids(store.games.in_channel(THREAD)) == ["g2"]
    assert await ids(store.games.in_guild(GUILD)) == ["g2", "g1"]
    assert await ids(store.games.of_person(CLEO, states=["finished"])) == []
    assert await store.games.running() == ["g1", "g2"]
    await store.games.commit_move(
        Commit(game_id="g1", expected_version=first.version, moves=[move(1)], table_blob=b"t")
    )
    for found in (store.games.of_person(BEN), store.games.in_channel(CHANNEL), store.games.in_guild(GUILD)):
        assert await ids(found) == ["g2", "g1"], "a move that may be hidden changes no order"
    placed = await store.games.load("g2")
    assert (placed.thread_id, placed.board_message_id, placed.lobby_message_id) == (THREAD, 5, None)


async def test_fifty_games_are_played_at_once_without_losing_a_move(store: Store, other: Store) -> None:
    names = [f"g{number}" for number in range(50)]
    started = {name: await running(store, name) for name in names}

    async def play(name: str) -> None:
        for number in range(1, 7):
            process = (store, other)[number % 2]
            await process.games.commit_move(
                Commit(
                    game_id=name,
                    expected_version=started[name].version + number - 1,
                    moves=[move(number, f"{name}:{number}")],
                    table_blob=f"{name} {number}".encode(),
                    posts=[post(f"{name}.{number}")],
                    supersede=["board"],
                )
            )

    await asyncio.gather(*(play(name) for name in names))

    for name in names:
        assert [row.choice for row in await store.games.moves(name)] == [f"{name}:{number}" for number in range(1, 7)]
        assert (await store.games.load(name)).table_blob == f"{name} 6".encode()
        assert [row.nonce for row in await store.outbox.waiting(name)] == [f"{name}.6"]


async def test_a_mistake_of_ours_is_not_called_a_failure_of_the_database(store: Store) -> None:
    game = await running(store)
    doubled = [move(1), move(1)]
    with pytest.raises(IntegrityError):
        await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, moves=doubled))
    with pytest.raises(DBAPIError):
        await store.write(lambda connection: connection.execute(text("SELECT tide FROM games")).all())
    assert await store.games.load("g1") == game


async def test_every_statement_of_a_commit_is_heard_by_those_who_listen_to_sqlalchemy(store: Store) -> None:
    game = await running(store)
    heard: list[str] = []

    def hear(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        heard.append(" ".join(statement.split()[:3]))

    def hear_begin(_connection: Any) -> None:
        heard.append("BEGIN")

    def hear_commit(_connection: Any) -> None:
        heard.append("COMMIT")

    event.listen(Engine, "begin", hear_begin)
    event.listen(Engine, "before_cursor_execute", hear)
    event.listen(Engine, "commit", hear_commit)
    try:
        await store.games.commit_move(
            Commit(game_id="g1", expected_version=game.version, moves=[move(1), move(2)], posts=[post("p")])
        )
    finally:
        event.remove(Engine, "begin", hear_begin)
        event.remove(Engine, "before_cursor_execute", hear)
        event.remove(Engine, "commit", hear_commit)
    assert heard == ["BEGIN", "UPDATE games SET", "INSERT INTO moves", "INSERT INTO outbox", "COMMIT"]


async def test_a_commit_that_fails_says_nothing_of_what_was_chosen(store: Store) -> None:
    game = await running(store)
    secretly = [move(1, "a secret choice"), move(1, "another secret choice")]
    with pytest.raises(IntegrityError) as failure:
        await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, moves=secretly))
    told: list[str] = []
    error: BaseException | None = failure.value
    while error is not None:
        told.append(str(error))
        error = error.__cause__ or error.__context__
    assert len(told) > 1
    assert not [words for words in told if "secret" in words]


async def test_games_are_counted_by_state_and_those_set_aside_are_known(store: Store, clock: Ticking) -> None:
    assert (await store.games.count_by_state(), await store.games.games_set_aside()) == ({}, [])
    for game_id, guild in {"g1": 1, "g2": 1, "g3": 2, "g4": None, "g5": 3}.items():
        await store.lobbies.create_game(lobby(game_id, guild_id=guild))
        clock.go(hours=1)
    for game_id in ("g2", "g1", "g3", "g4"):
        version = (await store.games.load(game_id)).version
        await store.lobbies.start(
            game_id, expected_version=version, seats_fixed=[NewSeat(person_id=ANN)], table_blob=b"", salt=""
        )
    assert sorted(await store.games.guilds_running()) == [1, 2]
    for game_id in ("g3", "g1"):
        version = (await store.games.load(game_id)).version
        await store.games.commit_move(Commit(game_id=game_id, expected_version=version, state="aside"))
    assert await store.games.count_by_state() == {"lobby": 1, "running": 2, "aside": 2}
    assert await store.games.games_set_aside() == ["g1", "g3"]


async def test_where_a_game_is_shown_is_noted_bit_by_bit_and_a_thread_can_go(store: Store) -> None:
    await running(store, "g1")
    await running(store, "g2")
    for game_id in ("g1", "g2"):
        await store.games.place(game_id, thread_id=THREAD, board_message_id=5)
        await store.games.place(game_id, lobby_message_id=6)
        await store.games.place(game_id)
    await store.games.thread_gone("g1")
    rows = [await store.games.load(game_id) for game_id in ("g1", "g2")]
    assert [row.thread_id for row in rows] == [None, THREAD]
    assert {(row.channel_id, row.board_message_id, row.lobby_message_id) for row in rows} == {(CHANNEL, 5, 6)}


async def test_what_is_kept_beside_a_game_is_nothing_that_happened_in_it(store: Store, clock: Ticking) -> None:
    game = await running(store)
    clock.go(hours=1)
    await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, table_blob=b"clocks"))
    assert (await store.games.load("g1")).updated_at == game.updated_at
    now = clock.go(hours=1)
    await store.games.commit_move(Commit(game_id="g1", expected_version=game.version + 1, state="aside"))
    assert (await store.games.load("g1")).updated_at == now


async def test_what_is_played_is_told_whatever_else_of_the_row_is_damaged(store: Store) -> None:
    await store.lobbies.create_game(lobby("g1", kind="toy"))
    await store.lobbies.create_game(lobby("g2", kind="other"))
    await store.write(lambda connection: connection.execute(text("UPDATE games SET options = '3'")).rowcount)
    assert [await store.games.kind(game_id) for game_id in ("g1", "g2", "g3")] == ["toy", "other", ""]


@pytest.mark.parametrize(("version", "then"), [(7, 8), (2_000_000_000, 0)])
async def test_a_running_game_is_set_aside_whatever_its_row_says(
    store: Store, clock: Ticking, version: int, then: int
) -> None:
    await running(store, "g1")
    other = await running(store, "g2")
    await store.outbox.post("g1", [post("unsaid")])
    await store.outbox.post("g2", [post("others")])
    damage = text("UPDATE games SET version = :version WHERE id = 'g1'")
    await store.write(lambda connection: connection.execute(damage, {"version": version}).rowcount)
    now = clock.go(hours=1)
    assert await store.games.set_aside("g1", post("told"))
    game = await store.games.load("g1")
    assert (game.state, game.version, game.updated_at) == ("aside", then, now)
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["told"]
    assert not await store.games.set_aside("g1", post("again")), "it runs no more"
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["told"]
    assert await store.games.load("g2") == other
    assert [row.nonce for row in await store.outbox.waiting("g2")] == ["others"]


async def test_of_the_games_of_a_channel_one_is_told_those_one_sits_at(store: Store) -> None:
    for game_id, people in {"g1": (ANN, BEN), "g2": (BEN,), "g3": (ANN,), "g4": (ANN,)}.items():
        await running(store, game_id, people)
    await store.games.place("g3", thread_id=THREAD)
    elsewhere = text("UPDATE games SET channel_id = 1 WHERE id = 'g4'")
    await store.write(lambda connection: connection.execute(elsewhere).rowcount)
    for channel, theirs in ((CHANNEL, {"g1", "g3"}), (THREAD, {"g3"}), (1, {"g4"}), (2, set[str]())):
        assert {game.id for game in await store.games.seated_in_channel(ANN, channel, ["running"])} == theirs
    assert await store.games.seated_in_channel(CLEO, CHANNEL, ["running"]) == []


async def test_games_of_the_same_people_are_counted_for_their_threads_names(store: Store) -> None:
    for game_id, people in {"g1": (ANN, BEN), "g2": (BEN, ANN), "g3": (ANN, BEN, CLEO), "g4": (ANN, CLEO)}.items():
        await running(store, game_id, people)
        await store.games.place(game_id, thread_id=THREAD)
    await running(store, "g5", (ANN, BEN))
    for game_id, change in {"g6": "kind = 'other'", "g7": "guild_id = 1"}.items():
        await running(store, game_id, (ANN, BEN))
        await store.games.place(game_id, thread_id=THREAD)
        elsewhere = text(f"UPDATE games SET {change} WHERE id = '{game_id}'")
        await store.write(lambda connection, elsewhere=elsewhere: connection.execute(elsewhere).rowcount)
    game = await store.games.load("g1")
    assert await store.games.namesakes(game, [ANN, BEN], 2) == 1, "g2; g5 has no thread"
    assert await store.games.namesakes(game, [ANN, BEN]) == 2, "and g3"
    assert await store.games.namesakes(game, [ANN]) == 3, "and g4"
    assert await store.games.namesakes(game, [], 3) == 1
