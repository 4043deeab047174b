"""Who follows a game: kept with the game, told of once, forgotten on demand."""

from __future__ import annotations

from sqlalchemy import delete

from db.records import FollowRow
from db.store import Store
from db.tables import games
from tests.db.making import ANN, BEN, CLEO, DAWN, Ticking, lobby, running


async def test_a_game_has_followers_until_they_go(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.follows.follow(CLEO, "g1", daily=True, told_move=3)
    later = clock.go(hours=1)
    await store.follows.follow(BEN, "g1", daily=False, told_move=0)
    assert await store.follows.followers("g1") == [
        FollowRow(BEN, "g1", False, 0, later),
        FollowRow(CLEO, "g1", True, 3, DAWN),
    ]
    assert await store.follows.follow_of(CLEO, "g1") == FollowRow(CLEO, "g1", True, 3, DAWN)
    assert await store.follows.unfollow(CLEO, "g1")
    assert not await store.follows.unfollow(CLEO, "g1")
    assert await store.follows.follow_of(CLEO, "g1") is None
    assert [row.person_id for row in await store.follows.followers("g1")] == [BEN]


async def test_following_again_changes_how(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.follows.follow(CLEO, "g1", daily=True, told_move=3)
    await store.follows.follow(CLEO, "g1", daily=False, told_move=5)
    assert await store.follows.followers("g1") == [FollowRow(CLEO, "g1", False, 5, clock.now)]


async def test_only_those_told_are_noted(store: Store, clock: Ticking) -> None:
    await running(store)
    for person in (ANN, BEN, CLEO):
        await store.follows.follow(person, "g1", daily=True, told_move=1)
    told_at = clock.go(days=1)
    await store.follows.note_told("g1", [ANN, CLEO], 8)
    assert [(row.person_id, row.told_move, row.told_at) for row in await store.follows.followers("g1")] == [
        (ANN, 8, told_at),
        (BEN, 1, DAWN),
        (CLEO, 8, told_at),
    ]


async def test_what_a_person_follows_is_listed_while_it_is_open(store: Store, clock: Ticking) -> None:
    for game_id in ("g1", "g2", "g3"):
        await running(store, game_id)
        clock.go(hours=1)
    await store.follows.follow(CLEO, "g1", daily=False, told_move=0)
    await store.follows.follow(CLEO, "g3", daily=False, told_move=0)
    assert [game.id for game in await store.follows.followed(CLEO)] == ["g3", "g1"]
    await store.lobbies.cancel("g3", of="running")
    assert [game.id for game in await store.follows.followed(CLEO)] == ["g1"]
    assert await store.follows.followed(ANN) == []


async def test_a_game_that_is_deleted_takes_its_followers_along(store: Store) -> None:
    await running(store)
    await store.follows.follow(CLEO, "g1", daily=True, told_move=3)
    await store.write(lambda connection: connection.execute(delete(games).where(games.c.id == "g1")).rowcount)
    assert await store.follows.followers("g1") == []


async def test_the_games_a_person_plays_in_come_with_their_tables_and_seats(store: Store, clock: Ticking) -> None:
    await running(store, "g1", (ANN, BEN))
    clock.go(hours=1)
    await running(store, "g2", (BEN, ANN))
    await store.lobbies.create_game(lobby("g3"))
    await store.lobbies.join("g3", limit=2, person_id=ANN)
    found = await store.games.played_by(ANN)
    assert [(game.id, game.seat, game.table_blob) for game in found] == [
        ("g1", 0, b"table 0"),
        ("g2", 1, b"table 0"),
    ]
    assert await store.games.played_by(CLEO) == []
