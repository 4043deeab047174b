"""The outbox: every row is claimed by one process at a time, in the order of its game, until it is said."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import Connection, text, update

from db.outbox import LEASE
from db.records import Backlog, Commit
from db.shards import Shards
from db.store import Store
from db.tables import games
from tests.db.making import CHANNEL, DAWN, GUILD, Ticking, lobby, move, post, running

MINUTE = timedelta(minutes=1)


async def claim(store: Store, clock: Ticking, limit: int = 20) -> list[str]:
    """The nonces of the rows claimed now."""
    return [row.nonce for row in await store.outbox.due(clock.now, limit)]


async def test_a_claimed_row_brings_what_was_put_in(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("p1", payload={"text": "Häfen – 港", "seats": [1, 2]}, channel_id=CHANNEL)])

    (row,) = await store.outbox.due(clock.now)

    assert (row.game_id, row.kind, row.nonce, row.channel_id) == ("g1", "board", "p1", CHANNEL)
    assert row.payload == {"text": "Häfen – 港", "seats": [1, 2]}
    assert (row.attempts, row.due_at, row.first_tried_at) == (1, DAWN, DAWN)
    assert row.leased_until == DAWN + MINUTE


async def test_rows_of_one_game_go_out_one_after_the_other(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second", "card"), post("third", "talk")])

    (first,) = await store.outbox.due(clock.now)
    assert first.nonce == "first"
    assert await claim(store, clock) == []
    await store.outbox.sent(first.id, message_id=9)
    (second,) = await store.outbox.due(clock.now)
    await store.outbox.dead(second.id, "forbidden")
    assert await claim(store, clock) == ["third"]


async def test_rows_of_different_games_and_of_none_go_out_together(store: Store, clock: Ticking) -> None:
    await running(store, "g1")
    await running(store, "g2")
    await store.outbox.post("g1", [post("a"), post("b")])
    clock.go(seconds=1)
    await store.outbox.post("g2", [post("c")])
    clock.go(seconds=1)
    await store.outbox.post(None, [post("d"), post("e")])

    assert await claim(store, clock, limit=3) == ["a", "c", "d"]
    assert await claim(store, clock) == ["e"]


async def test_a_row_waiting_to_be_tried_again_holds_up_those_behind_it(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(clock.now)
    await store.outbox.failed(first.id, "503", clock.now + 5 * MINUTE)

    clock.go(minutes=2)
    assert await claim(store, clock) == []
    assert await store.outbox.next_due() == DAWN + 5 * MINUTE
    clock.go(minutes=3)
    (again,) = await store.outbox.due(clock.now)
    assert (again.nonce, again.attempts, again.last_error, again.first_tried_at) == ("first", 2, "503", DAWN)


async def test_a_row_of_a_kind_that_others_pass_holds_nobody_up_once_it_has_failed(
    store: Store, clock: Ticking
) -> None:
    await running(store)
    await store.outbox.post("g1", [post("board"), post("film", "replay"), post("card", "card")])
    (board,) = await store.outbox.due(clock.now, passing=["replay"])
    await store.outbox.sent(board.id)
    (film,) = await store.outbox.due(clock.now, passing=["replay"])
    assert film.nonce == "film"
    assert await store.outbox.due(clock.now, passing=["replay"]) == [], "said in their order while all goes well"
    await store.outbox.failed(film.id, "no film", clock.now + 60 * MINUTE)
    assert await store.outbox.next_due(passing=["replay"]) == DAWN
    (card,) = await store.outbox.due(clock.now, passing=["replay"])
    assert card.nonce == "card"
    assert await store.outbox.due(clock.now, passing=["replay"]) == []


async def test_a_reminder_for_later_holds_nobody_up(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("reminder", "remind", due_at=DAWN + timedelta(hours=8)), post("board")])

    assert await claim(store, clock) == ["board"]


async def test_a_lease_that_ran_out_gives_the_row_back(store: Store, other: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("p1")])
    assert await claim(store, clock) == ["p1"]

    clock.go(seconds=59)
    assert await claim(other, clock) == []
    clock.go(seconds=1)
    (row,) = await other.outbox.due(clock.now)
    assert (row.nonce, row.attempts) == ("p1", 2)


async def test_after_a_crash_leases_can_be_given_back_at_once(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("p1"), post("p2")])
    (first, _) = await store.outbox.due(clock.now)
    await store.outbox.sent(first.id, message_id=1)

    assert await store.outbox.release_leases() == 1
    assert await claim(store, clock) == ["p2"]


async def test_a_late_failure_does_not_unsay_what_another_process_said(
    store: Store, other: Store, clock: Ticking
) -> None:
    await running(store)
    await store.outbox.post("g1", [post("p1")])
    (row,) = await store.outbox.due(clock.now)
    clock.go(minutes=2)
    await other.outbox.due(clock.now)
    await other.outbox.sent(row.id, message_id=5)

    await store.outbox.failed(row.id, "timed out", clock.now)

    assert await claim(store, clock) == []
    assert await store.outbox.next_due() is None


async def test_two_processes_never_claim_the_same_row(store: Store, other: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post(f"p{number}") for number in range(60)])

    claimed = await asyncio.gather(*(process.outbox.due(clock.now, 7) for process in (store, other) * 6))

    nonces = [row.nonce for rows in claimed for row in rows]
    assert len(nonces) == len(set(nonces))
    clock.go(seconds=1)
    while rows := await store.outbox.due(clock.now):
        nonces += [row.nonce for row in rows]
    assert sorted(nonces) == sorted(f"p{number}" for number in range(60))


async def test_older_waiting_rows_of_a_kind_give_way_to_a_newer_one(store: Store, clock: Ticking) -> None:
    game = await running(store)
    await running(store, "g2")
    await store.outbox.post("g2", [post("elsewhere")])
    await store.outbox.post(
        "g1", [post("old board"), post("talk", "talk"), post("reminder", "remind", due_at=DAWN + MINUTE)]
    )

    await store.games.commit_move(
        Commit(
            game_id="g1",
            expected_version=game.version,
            moves=[move()],
            posts=[post("new board")],
            supersede=["board", "remind"],
        )
    )

    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["talk", "new board"]
    assert [row.nonce for row in await store.outbox.waiting("g2")] == ["elsewhere"]


async def test_a_row_being_sent_does_not_give_way(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("old")])
    assert await claim(store, clock) == ["old"]

    await store.outbox.post("g1", [post("new")], supersede=["board"])

    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["old", "new"]


async def test_a_nonce_is_stored_once(store: Store) -> None:
    await store.outbox.post(None, [post("p1", payload={"try": 1})])
    await store.outbox.post(None, [post("p1", payload={"try": 2}), post("p2")])

    rows = await store.outbox.due(DAWN + MINUTE)
    assert [(row.nonce, row.payload) for row in rows] == [("p1", {"try": 1}), ("p2", {"n": "p2"})]


async def test_next_due_is_the_earliest_due_time_or_lease_end(store: Store, clock: Ticking) -> None:
    assert await store.outbox.next_due() is None
    await store.outbox.post(None, [post("later", due_at=DAWN + 9 * MINUTE)])
    assert await store.outbox.next_due() == DAWN + 9 * MINUTE
    await store.outbox.post(None, [post("now")])
    assert await store.outbox.next_due() == DAWN
    await store.outbox.due(clock.now)
    assert await store.outbox.next_due() == DAWN + MINUTE


async def test_sweeping_forgets_only_what_is_settled_and_old(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("sent"), post("dead"), post("waiting")])
    rows = {row.nonce: row.id for row in await store.outbox.due(clock.now)}
    await store.outbox.sent(rows["sent"], message_id=1)
    await store.outbox.dead(rows["dead"], "gone")

    assert await store.outbox.sweep(DAWN) == 0
    assert await store.outbox.sweep(DAWN + MINUTE) == 2
    assert await claim(store, clock) == []
    clock.go(minutes=2)
    assert await claim(store, clock) == ["waiting"]


async def test_a_row_that_is_held_lets_others_pass_and_comes_back_when_it_is_released(store: Store) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(store.now())
    await store.outbox.hold(first.id, "shut", payload={"since": 3})
    (second,) = await store.outbox.due(store.now())
    assert second.nonce == "second"
    await store.outbox.sent(second.id)
    assert await store.outbox.due(store.now()) == []
    assert await store.outbox.next_due() is None
    (held,) = await store.outbox.waiting("g1")
    assert (held.nonce, held.state, held.attempts, held.payload) == ("first", "held", 0, {"since": 3})
    assert await store.outbox.backlog(timedelta()) == Backlog(late=0, held=1, dead=0)

    assert await store.outbox.release(GUILD + 1) == 0
    assert await store.outbox.release(GUILD) == 1
    (again,) = await store.outbox.due(store.now())
    assert (again.nonce, again.attempts) == ("first", 1)


async def test_a_held_row_can_take_the_place_of_others_and_gives_way_like_any(store: Store) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(store.now())
    await store.outbox.hold(first.id, "shut")
    (second,) = await store.outbox.due(store.now())
    await store.outbox.hold(second.id, "shut", instead_of=[first.id])
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["second"]
    await store.outbox.post("g1", [post("third")], supersede=["board"])
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["third"]
    assert await store.outbox.release() == 0


async def test_a_row_that_waits_to_be_tried_again_can_give_way_to_a_newer_one_of_its_kind(
    store: Store, clock: Ticking
) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(store.now())
    assert await store.outbox.overtaken() == [], "it is being said"
    await store.outbox.failed(first.id, "too often", store.now() + 10 * MINUTE)
    (overtaken,) = await store.outbox.overtaken()
    assert overtaken.nonce == "first"
    assert (await store.outbox.ahead()).overtaken
    _, second = await store.outbox.waiting("g1")
    assert await store.outbox.give_way(first.id, second.id, {"since": 1})
    (left,) = await store.outbox.waiting("g1")
    assert (left.nonce, left.payload) == ("second", {"since": 1})
    assert await store.outbox.overtaken() == []
    assert not (await store.outbox.ahead()).overtaken
    (second,) = await store.outbox.due(store.now())
    await store.outbox.post("g1", [post("third")])
    _, third = await store.outbox.waiting("g1")
    await store.outbox.give_way(second.id, third.id, {"since": 1})
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["second", "third"], "it is being said"
    await store.outbox.hold(third.id, "shut")
    assert not await store.outbox.give_way(second.id, third.id, {"since": 2}), "it waits for its place"


async def test_rows_overdue_and_given_up_are_counted(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(store.now())
    await store.outbox.dead(first.id, "gone")
    assert await store.outbox.backlog(timedelta(minutes=5)) == Backlog(late=0, held=0, dead=1)
    clock.go(minutes=6)
    assert await store.outbox.backlog(timedelta(minutes=5)) == Backlog(late=1, held=0, dead=1)


async def _in_guilds(store: Store, **guilds: int | None) -> None:
    """A running game on each of these servers, each with a row that is due."""
    for game_id, guild_id in guilds.items():
        await store.lobbies.create_game(lobby(game_id, guild_id=guild_id))
        await store.outbox.post(game_id, [post(f"p-{game_id}")])


async def test_a_process_claims_the_rows_of_its_own_servers(store: Store, clock: Ticking) -> None:
    await _in_guilds(store, even=2 << 22, odd=5 << 22 | 77, direct=None)
    await store.outbox.post(None, [post("p-nobody")])
    first, second = Shards((0,), 2), Shards((1,), 2)

    assert {row.nonce for row in await store.outbox.due(clock(), share=second)} == {"p-odd"}
    assert {row.nonce for row in await store.outbox.due(clock(), share=first)} == {"p-even", "p-direct", "p-nobody"}
    assert await store.outbox.due(clock(), share=first) == []


async def test_what_a_dead_process_leaves_lying_is_claimed_by_others_after_a_lease(
    store: Store, clock: Ticking
) -> None:
    await _in_guilds(store, odd=5 << 22)
    alive, since = Shards((0,), 2), clock()

    assert await store.outbox.next_due(alive) == since + LEASE
    assert await store.outbox.next_due(Shards((1,), 2)) == since
    clock.go(seconds=59)
    assert await store.outbox.due(clock(), share=alive) == []
    clock.go(seconds=1)
    assert [row.nonce for row in await store.outbox.due(clock(), share=alive)] == ["p-odd"]


async def test_what_a_dead_process_had_claimed_is_claimed_by_others_after_a_lease(store: Store, clock: Ticking) -> None:
    await _in_guilds(store, odd=5 << 22)
    assert await store.outbox.due(clock(), share=Shards((1,), 2))
    clock.go(seconds=59)
    assert await store.outbox.due(clock(), share=Shards((0,), 2)) == []
    clock.go(seconds=1)
    (row,) = await store.outbox.due(clock(), share=Shards((0,), 2))
    assert (row.nonce, row.attempts) == ("p-odd", 2)


async def test_many_that_claim_at_once_share_the_rows_without_overlap(url: str, clock: Ticking) -> None:
    stores = [await Store.open(url, clock=clock) for _ in range(4)]
    try:
        for number in range(40):
            await stores[0].lobbies.create_game(lobby(f"g{number}"))
            await stores[0].outbox.post(f"g{number}", [post(f"p{number}")])
        claims = await asyncio.gather(*(each.outbox.due(clock(), 10) for each in stores for _ in range(3)))
    finally:
        for each in stores:
            await each.close()
    claimed = [row.nonce for rows in claims for row in rows]
    assert sorted(claimed) == sorted(f"p{number}" for number in range(40))


async def test_running_games_are_told_by_share(store: Store) -> None:
    for game_id, guild_id in {"even": 2 << 22, "odd": 3 << 22}.items():
        await running(store, game_id)
        await store.write(
            lambda connection, to=guild_id, game=game_id: connection.execute(
                update(games).where(games.c.id == game).values(guild_id=to)
            )
        )
    assert await store.games.running(Shards((1,), 2)) == ["odd"]
    assert (
        sorted(await store.games.running(Shards((0, 1), 2))) == sorted(await store.games.running()) == ["even", "odd"]
    )


async def test_what_became_of_the_newest_row_of_some_kinds_is_known(store: Store) -> None:
    await running(store, "g1")
    await running(store, "g2")
    await store.outbox.post("g1", [post("a"), post("b", "card", channel_id=CHANNEL), post("c", "talk")])
    await store.outbox.post("g2", [post("d")])
    first = await store.outbox.newest("g1", ["board"])
    assert first is not None
    await store.outbox.sent(first.id, 9, 8)
    said = await store.outbox.newest("g1", ["board"])
    assert said is not None
    assert (said.nonce, said.state, said.message_id, said.channel_id) == ("a", "sent", 9, 8)
    card = await store.outbox.newest("g1", ["board", "card"])
    assert card is not None
    await store.outbox.sent(card.id, 10)
    card = await store.outbox.newest("g1", ["board", "card"])
    assert card is not None
    assert (card.nonce, card.message_id, card.channel_id) == ("b", 10, CHANNEL), "where it was to go stays"
    assert await store.outbox.newest("g2", ["card"]) is None


async def test_what_is_held_is_tried_again_on_one_server_or_on_all(store: Store) -> None:
    await _in_guilds(store, g1=GUILD, g2=GUILD + 1, g3=None)
    await store.outbox.post(None, [post("p-nobody")])

    async def shut() -> None:
        for row in await store.outbox.due(store.now()):
            await store.outbox.hold(row.id, "shut")

    await shut()
    assert await store.outbox.release(GUILD) == 2
    assert sorted(row.nonce for row in await store.outbox.due(store.now())) == ["p-g1", "p-nobody"]
    await store.outbox.release_leases()
    await shut()
    assert await store.outbox.release() == 4


async def test_a_row_said_meanwhile_takes_nobodys_place(store: Store) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(store.now())
    await store.outbox.hold(first.id, "shut")
    (second,) = await store.outbox.due(store.now())
    await store.outbox.sent(second.id)
    await store.outbox.hold(second.id, "shut", instead_of=[first.id])
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["first"]


async def test_a_row_is_overdue_once_it_waits_longer_than_that(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("waiting"), post("held"), post("dead"), post("sent"), post("dead too")])
    rows = {row.nonce: row.id for row in await store.outbox.due(clock.now)}
    await store.outbox.hold(rows["held"], "shut")
    await store.outbox.sent(rows["sent"])
    for nonce in ("dead", "dead too"):
        await store.outbox.dead(rows[nonce], "gone")
    clock.go(minutes=5)
    assert await store.outbox.backlog(5 * MINUTE) == Backlog(late=0, held=1, dead=2)
    clock.go(seconds=1)
    assert await store.outbox.backlog(5 * MINUTE) == Backlog(late=1, held=1, dead=2)


async def test_a_process_wakes_when_a_lease_of_its_own_ends(store: Store, clock: Ticking) -> None:
    await _in_guilds(store, even=2 << 22)
    mine = Shards((0,), 2)
    assert await store.outbox.due(clock(), share=mine)
    assert await store.outbox.next_due(mine) == clock() + LEASE


async def test_whoever_is_at_a_row_for_long_keeps_it_and_a_settled_one_is_nobodys(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("thought"), post("said"), post("failed")])
    thought, said, failed = await store.outbox.due(clock.now)
    await store.outbox.sent(said.id)
    await store.outbox.failed(failed.id, "no", clock.now + 5 * LEASE)
    for _ in range(3):
        clock.go(seconds=LEASE.total_seconds() / 2)
        await store.outbox.renew([thought.id, said.id, failed.id], clock.now + LEASE)
        assert await claim(store, clock) == []
    assert await store.outbox.next_due() == clock.now + LEASE
    clock.go(seconds=LEASE.total_seconds())
    assert await claim(store, clock) == ["thought"], "whoever was at it has died"
    clock.go(seconds=3 * LEASE.total_seconds())
    assert await claim(store, clock) == ["thought", "failed"], "its time to be tried again is as it was"


async def test_what_was_claimed_and_not_begun_is_handed_out_again_at_once(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("begun"), post("not begun")])
    _, other = await store.outbox.due(clock.now)
    await store.outbox.give_back([other.id])
    assert await claim(store, clock) == ["not begun"]


async def test_only_others_of_its_kind_wait_for_what_stands_apart(store: Store, clock: Ticking) -> None:
    await running(store)
    kinds = ["turn", "player", "player", "turn"]
    await store.outbox.post("g1", [post(f"{number} {kind}", kind) for number, kind in enumerate(kinds)])

    async def claimed() -> list[str]:
        return [row.nonce for row in await store.outbox.due(clock.now, own_queue=["player"])]

    (first,) = await store.outbox.due(clock.now, own_queue=["player"])
    assert first.nonce == "0 turn", "it waits for what was to be said before it"
    await store.outbox.sent(first.id)
    assert await claimed() == ["1 player", "3 turn"]
    assert await claimed() == []
    clock.go(seconds=LEASE.total_seconds())
    assert await store.outbox.next_due(own_queue=["player"]) == clock.now


async def test_a_time_that_is_none_does_not_hide_what_is_due(migrated_sqlite_url: str, clock: Ticking) -> None:
    async with await Store.open(migrated_sqlite_url, clock=clock) as store:  # PostgreSQL takes nothing but times
        await store.outbox.post(None, [post("broken"), post("sound")])
        broken = text("UPDATE outbox SET due_at = -9000000000000000000 WHERE nonce = 'broken'")
        await store.write(lambda connection: connection.execute(broken).rowcount)
        assert (await store.outbox.ahead()).unclear
        assert await claim(store, clock) == ["sound"]
        ahead = await store.outbox.ahead()
        assert (ahead.unclear, ahead.next_due) == (False, clock.now + LEASE), "what can't be read was given up"


async def test_kinds_may_have_any_names(store: Store, clock: Ticking) -> None:
    await running(store)
    odd = "the captain's: %s ? \\"
    await store.outbox.post("g1", [post("odd", odd), post("next")])
    (row,) = await store.outbox.due(clock.now, passing=[odd], own_queue=["player"])
    await store.outbox.failed(row.id, "not now", clock.now + MINUTE)
    assert [each.nonce for each in await store.outbox.due(clock.now, passing=[odd], own_queue=["player"])] == ["next"]


async def test_attempts_are_counted_as_far_as_anybody_wants_to_know(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("p1")])
    tried = text("UPDATE outbox SET attempts = 1000000")
    await store.write(lambda connection: connection.execute(tried).rowcount)
    (row,) = await store.outbox.due(clock())
    assert row.attempts == 1_000_000


async def test_rows_that_another_process_claims_are_passed_over(migrated_postgres_url: str, clock: Ticking) -> None:
    async with (
        await Store.open(migrated_postgres_url, clock=clock) as store,
        await Store.open(migrated_postgres_url, clock=clock) as other,
    ):
        await store.outbox.post(None, [post("p1"), post("p2")])
        claiming = asyncio.Event()

        def claim_slowly(connection: Connection) -> None:
            connection.execute(text("SELECT id FROM outbox WHERE nonce = 'p1' FOR UPDATE"))
            claiming.set()
            connection.execute(text("SELECT pg_sleep(0.5)"))

        slow = asyncio.create_task(other.write(claim_slowly))
        await claiming.wait()
        assert [row.nonce for row in await store.outbox.due(clock())] == ["p2"]
        assert not slow.done(), "nobody waited for it"
        await slow


async def test_a_row_whose_lease_has_ended_gives_way_too_and_one_that_is_being_said_does_not(
    store: Store, clock: Ticking
) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("second")])
    (first,) = await store.outbox.due(store.now())
    _, second = await store.outbox.waiting("g1")
    await store.outbox.give_way(first.id, second.id, {"since": 1})
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["first", "second"]
    clock.now += LEASE
    await store.outbox.give_way(first.id, second.id, {"since": 1})
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["second"]


async def test_a_later_row_says_what_an_earlier_one_had_to_say_too(store: Store, clock: Ticking) -> None:
    await running(store)
    await store.outbox.post("g1", [post("first"), post("heir"), post("other")])
    (first,) = await store.outbox.due(store.now())
    await store.outbox.failed(first.id, "too often", store.now() + 10 * MINUTE)
    first, heir, other = await store.outbox.waiting("g1")
    assert await store.outbox.hand_on(first, heir, {"both": 1})
    left = await store.outbox.waiting("g1")
    assert [(row.nonce, row.payload, row.first_tried_at) for row in left] == [
        ("heir", {"both": 1}, DAWN),
        ("other", {"n": "other"}, None),
    ]
    clock.now += MINUTE
    (heir,) = await store.outbox.due(store.now())
    assert not await store.outbox.hand_on(other, heir, {"all": 1}), "it is being said"
    assert [row.payload for row in await store.outbox.waiting("g1")] == [{"both": 1}, {"n": "other"}]
    clock.now += LEASE
    assert await store.outbox.hand_on(other, heir, {"all": 1}), "whoever was saying it is gone"
    await store.outbox.post("g1", [post("last")])
    *_, last = await store.outbox.waiting("g1")
    await store.outbox.sent(heir.id)
    assert not await store.outbox.hand_on(last, heir, {"more": 1}), "it was said"
    assert [row.nonce for row in await store.outbox.waiting("g1")] == ["last"]


@pytest.mark.parametrize("became", ["failed", "held"])
async def test_what_became_of_a_row_while_something_was_to_be_handed_on_to_it_is_not_forgotten(
    store: Store, became: str
) -> None:
    """Whom it has called by then stands in its payload, and they are not to be called again."""
    await running(store)
    await store.outbox.post("g1", [post("first"), post("heir")])
    (first,) = await store.outbox.due(store.now())
    await store.outbox.hold(first.id, "shut")
    (heir,) = await store.outbox.due(store.now())
    first, as_read = await store.outbox.waiting("g1")
    await store.outbox.reword(heir.id, {"called": [1]})
    if became == "held":
        await store.outbox.hold(heir.id, "shut")
    else:
        await store.outbox.failed(heir.id, "not now", store.now() + MINUTE)
    assert not await store.outbox.hand_on(first, as_read, {"both": 1})
    first, heir = await store.outbox.waiting("g1")
    assert heir.payload == {"called": [1]}
    assert await store.outbox.hand_on(first, heir, {"both": 1, "called": [1]})


async def test_games_that_nothing_of_a_kind_waits_for_are_found(store: Store, clock: Ticking) -> None:
    for game_id, guild in {"g1": 1 << 22, "g2": 2 << 22, "g3": 1 << 22, "g4": 1 << 22}.items():
        await running(store, game_id)
        where = update(games).where(games.c.id == game_id).values(guild_id=guild)
        await store.write(lambda connection, where=where: connection.execute(where).rowcount)
        clock.now += MINUTE
    await store.lobbies.create_game(lobby("g5"))
    now = store.now()
    assert await store.outbox.running_without("alarm", now) == ["g1", "g2", "g3", "g4"]
    await store.outbox.post("g1", [post("at", "alarm", due_at=now)])
    await store.outbox.post("g2", [post("late", "alarm", due_at=now + MINUTE)])
    await store.outbox.post("g3", [post("other", "board")])
    await store.outbox.post("g4", [post("said", "alarm")])
    (said,) = await store.outbox.waiting("g4")
    await store.outbox.sent(said.id)
    assert await store.outbox.running_without("alarm", now) == ["g2", "g3", "g4"]
    assert await store.outbox.running_without("alarm", now + MINUTE) == ["g3", "g4"]
    assert await store.outbox.running_without("alarm", now, Shards((1,), 2)) == ["g3", "g4"]


async def test_a_row_that_cant_be_read_is_given_up_and_holds_nobody_up(store: Store, clock: Ticking) -> None:
    await store.outbox.post(None, [post("p1"), post("p2")])
    damage = text("UPDATE outbox SET payload = '3' WHERE nonce = 'p1'")
    await store.write(lambda connection: connection.execute(damage).rowcount)
    assert await claim(store, clock) == ["p2"]
    states = text("SELECT nonce, state, leased_until, last_error FROM outbox ORDER BY id")
    rows = await store.read(lambda connection: connection.execute(states).all())
    assert tuple(rows[0]) == ("p1", "dead", None, "it can't be read")
    assert (rows[1].nonce, rows[1].state) == ("p2", "waiting")
    assert await claim(store, clock) == []
