"""All that is kept of one person: given out whole, and forgotten without a trace, on both databases."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, update

from db.personal_data import CLOCKS_APART, NOBODY
from db.records import Commit, NewPost, ProgressChange, SeatChange
from db.store import Store
from db.tables import metadata
from tests.db.making import ANN, BEN, all_about, lobby, move, post, running

BIG = 1_573_732_083_631_652_864
"""An id as Discord makes them."""


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Every row of every table."""
    tables = metadata.sorted_tables

    def ask(connection: Any) -> dict[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {}
        for table in tables:
            rows = connection.execute(select(table).order_by(*table.primary_key)).mappings()
            found[table.name] = [dict(row) for row in rows]
        return found

    return await store.read(ask)


async def a_life(store: Store, person: int) -> None:
    """Somebody who has settings, ranks, a finished game with Ben, and has looked at it."""
    game = await running(store, "g1", (person, BEN))
    await store.people.set_person(person, name="Ann Example", locale="de", settings={"every_h": 6})
    await store.people.set_person(BEN, name="Ben")
    await store.games.commit_move(
        Commit(
            game_id="g1",
            expected_version=game.version,
            moves=[move(1, person_id=person, interaction_id=77), move(2, seat=1, person_id=BEN, interaction_id=78)],
            table_blob=b"..." + person.to_bytes(8, "big"),
            state="finished",
            host_id=person,
            result={"scores": [5, 3], "kept": [{"person_id": person, "value": 3}, {"person_id": BEN, "value": 2}]},
            posts=[NewPost(kind="turn", payload={"pings": [person, BEN]}, nonce="n1"), post("n2")],
            progress=[ProgressChange(person_id=person, kind="toy", key="rank", before=None, value=3)],
        )
    )
    await store.people.set_last_seen(person, "g1", 2)
    await store.people.set_last_seen(BEN, "g1", 1)


@pytest.mark.parametrize("person", [ANN, BIG])
async def test_a_person_is_given_everything_about_them_and_nothing_about_others(store: Store, person: int) -> None:
    await a_life(store, person)
    given = await all_about(store, person)
    assert [row["name"] for row in given["people"]] == ["Ann Example"]
    assert [(row["game_id"], row["seat"]) for row in given["seats"]] == [("g1", 0)]
    assert [row["choice"] for row in given["moves"]] == ["mark:harbor.barge"]
    assert [row["value"] for row in given["progress"]] == [3]
    assert [row["game_id"] for row in given["glances"]] == ["g1"]
    counting = {"number", "last_seen_move", "told_move"}
    assert not any(counting & row.keys() for rows in given.values() for row in rows), "others' hidden moves count too"
    assert "id" not in given["moves"][0]
    assert [row["id"] for row in given["games hosted"]] == ["g1"]
    assert not any(isinstance(value, bytes) for rows in given.values() for row in rows for value in row.values())
    assert "secret" not in str(given)


@pytest.mark.parametrize("person", [ANN, BIG])
async def test_who_is_forgotten_leaves_no_trace_and_nothing_else_is_lost(store: Store, person: int) -> None:
    await a_life(store, person)
    before = await everything(store)
    blob = before["games"][0].pop("table_blob")
    assert str(person) in str(before)
    assert person.to_bytes(8, "big") in blob
    assert await store.personal_data.games_about(person, person.to_bytes(8, "big")) == ["g1"]

    assert await store.personal_data.forget(person, {"g1": "Someone"})

    after = await everything(store)
    after["games"][0].pop("table_blob")  # what stands in it is the game's affair
    assert str(person) not in str(after)
    assert "Ann Example" not in str(after)
    assert "77" not in [str(row["interaction_id"]) for row in after["moves"]]
    assert [row["notes"] for row in after["seats"]] == [{"name": "Someone"}, {}]
    assert [row["person_id"] for row in after["moves"]] == [None, BEN]
    assert after["games"][0]["host_id"] == NOBODY
    assert after["games"][0]["result"] == {"scores": [5, 3], "kept": [{"person_id": BEN, "value": 2}]}
    assert [row["payload"] for row in after["outbox"]] == [{"pings": [BEN]}, {"n": "n2"}]
    assert [row["choice"] for row in after["moves"]] == [row["choice"] for row in before["moves"]]
    assert [row["id"] for row in after["people"]] == [BEN]
    assert await store.people.last_seen(BEN, "g1") == 1
    assert await store.personal_data.forget(person, {})  # twice is once


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_nobody_is_forgotten_while_a_game_waits_for_them(store: Store, state: str) -> None:
    if state == "running":
        await running(store)
    else:
        await store.lobbies.create_game(lobby())
    await store.people.set_person(ANN, name="Ann")
    before = await everything(store)
    assert not await store.personal_data.forget(ANN, {})
    assert await everything(store) == before


async def test_games_are_found_that_name_a_person_in_their_table_only(store: Store) -> None:
    game = await running(store, "g1", (ANN, BEN))
    written = BIG.to_bytes(8, "big")
    assert await store.personal_data.games_about(BIG, written) == []
    await store.games.commit_move(
        Commit(game_id="g1", expected_version=game.version, table_blob=b"\x92\xcf" + written + b"\x05")
    )
    assert await store.personal_data.games_about(BIG, written) == ["g1"]
    assert await store.personal_data.games_about(BIG) == []


async def test_what_has_been_said_is_forgotten_and_what_waits_stays(store: Store) -> None:
    await a_life(store, ANN)
    (row,) = await store.outbox.due(store.now())
    await store.outbox.sent(row.id)
    await store.personal_data.forget(ANN, {"g1": "Someone"})
    assert [each.nonce for each in await store.outbox.waiting("g1")] == ["n2"]


async def test_games_of_others_keep_nobody(store: Store) -> None:
    await running(store, "g2", (BEN,))
    await store.lobbies.create_game(lobby("g3", host_id=BEN))
    await store.write(lambda connection: connection.execute(update(metadata.tables["games"]).values(host_id=BEN)))
    assert await store.personal_data.forget(ANN, {})
    assert await store.personal_data.games_about(ANN) == []
    await store.lobbies.join("g3", limit=4, person_id=ANN)
    assert not await store.personal_data.forget(ANN, {}), "who sits at a table need not be its host"


async def test_a_game_in_which_somebody_has_only_moved_is_about_them(store: Store) -> None:
    game = await running(store, "g1", (BEN,))
    await running(store, "g2", (BEN,))
    made = Commit(game_id="g1", expected_version=game.version, moves=[move(1, person_id=BIG), move(2, person_id=BEN)])
    await store.games.commit_move(made)
    assert await store.personal_data.games_about(BIG) == ["g1"]


async def test_games_that_are_over_are_forgotten_apart_and_no_other_is_touched(store: Store) -> None:
    await a_life(store, ANN)
    await running(store, "g2", (ANN, BEN))
    await store.archive.put_away(store.now() + timedelta(days=1))
    before = await everything(store)
    await store.personal_data.forget_ended(ANN, {"g1": "Someone", "g2": "Someone"})
    after = await everything(store)
    for name in ("seats", "movers", "moves", "outbox"):
        mine = [row for row in after[name] if row["game_id"] == "g1"]
        assert str(ANN) not in str(mine), name
        rest = [row for row in after[name] if row["game_id"] != "g1"]
        assert rest == [row for row in before[name] if row["game_id"] != "g1"], name
    assert str(ANN) not in str(after["games"][0])
    assert after["games"][1] == before["games"][1]
    assert after["people"] == before["people"]
    assert [move.person_id for move in await store.games.moves("g1")] == [None, BEN]
    assert not await store.personal_data.forget(ANN, {}), "there is still a game that waits for them"


async def test_games_are_found_in_which_somebody_moved_who_sits_there_no_more(store: Store) -> None:
    game = await running(store, "g1", (ANN, BEN))
    away = Commit(
        game_id="g1",
        expected_version=game.version,
        moves=[move(1, person_id=BEN)],
        table_blob=b"t",
        seats=[SeatChange(seat=1, person_id=None, player="mate")],
    )
    await store.games.commit_move(away)
    assert await store.personal_data.games_about(BEN) == ["g1"]
    assert await store.personal_data.games_about(BIG) == []


async def test_who_is_named_anew_meanwhile_is_forgotten_another_time(store: Store) -> None:
    await a_life(store, BIG)
    written, names = BIG.to_bytes(8, "big"), {"g1": "Someone"}
    game = await store.games.load("g1")
    before = await everything(store)
    forget = store.personal_data.forget
    assert not await forget(BIG, {}), "nobody has struck them out of this game yet"
    begun = game.updated_at + CLOCKS_APART
    for versions in (None, {}, {"g1": game.version - 1}):
        assert not await forget(BIG, names, versions=versions, written=written, since=begun)
    assert await everything(store) == before
    assert await forget(BIG, names, versions={"g1": game.version}, written=written, since=begun)
    assert str(BIG) not in str((await everything(store))["people"])


async def test_a_game_that_was_changed_long_before_names_nobody_anew(store: Store) -> None:
    await a_life(store, BIG)
    since = (await store.games.load("g1")).updated_at + CLOCKS_APART + timedelta(microseconds=1)
    assert await store.personal_data.forget(BIG, {"g1": "Someone"}, written=BIG.to_bytes(8, "big"), since=since)


async def test_in_games_that_are_over_others_keep_their_moves(store: Store) -> None:
    await a_life(store, BIG)
    await store.personal_data.forget_ended(BIG, {"g1": "Someone"})
    moved = [(row["person_id"], row["interaction_id"]) for row in (await everything(store))["moves"]]
    assert moved == [(None, None), (BEN, 78)]
