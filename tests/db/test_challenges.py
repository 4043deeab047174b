"""Challenges: one luck for everybody, one run for each person, sealed until it is closed."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select, text

from db.challenge_records import Challenge, Deal, Run, Score, Series
from db.errors import AlreadyRun, TooManySeries
from db.records import Checkpoint, Commit, NewSeat
from db.store import Store
from db.tables import runs
from tests.db.making import ANN, BEN, CHANNEL, DAWN, GUILD, SECRET, Ticking, all_about, lobby, move, post

CHECKPOINT = Checkpoint(b"table 0", 0)


def _series(series_id: str = "s1", **fields: Any) -> Series:
    given: dict[str, Any] = {
        "id": series_id, "guild_id": GUILD, "channel_id": CHANNEL, "person_id": ANN, "kind": "toy", "settings": {},
        "opponents": [], "repeat": "daily", "days": 1, "hour": 18, "zone": "Europe/Berlin", "is_global": False,
        "locale": "de",
    }  # fmt: skip
    return Series(**given | fields)


def _deal(deal_id: str = "d1", **fields: Any) -> Deal:
    given: dict[str, Any] = {
        "id": deal_id, "kind": "toy", "digest": "d", "settings": {}, "opponents": ["mate"], "opens_at": DAWN,
        "closes_at": DAWN, "commitment": "c", "salt": "mix",
    }  # fmt: skip
    return Deal(**given | fields)


def _challenge(challenge_id: str = "c1", **fields: Any) -> Challenge:
    given: dict[str, Any] = {
        "id": challenge_id, "series_id": "s1", "deal_id": "d1", "number": 1, "guild_id": GUILD, "channel_id": CHANNEL,
    }  # fmt: skip
    return Challenge(**given | fields)


async def _opened(
    store: Store, number: int = 1, series: str = "s1", key: str | None = None, most: int | None = None
) -> Challenge | None:
    name = f"{series}n{number}"
    return await store.challenges.open_challenge(
        _series(series),
        _deal(f"d{name}", key=key),
        SECRET,
        _challenge(f"c{name}", deal_id=f"d{name}", series_id=series, number=number),
        [post(f"card {name}")],
        most=most,
    )


async def _are_going_on(store: Store, count: int) -> bool:
    """Whether so many series of the server go on, or have an open challenge: one more is too many, but not two more."""
    with pytest.raises(TooManySeries):
        await _opened(store, series="one more", most=count)
    return await store.challenges.series("one more") is None and await _is_taken(store, count + 1)


async def _is_taken(store: Store, most: int) -> bool:
    taken = await _opened(store, series=f"of {most}", most=most)
    assert taken is not None
    await store.challenges.close_deal(taken.deal_id, [], [])
    return await store.challenges.end_series(f"of {most}")


async def _run(store: Store, challenge: Challenge, person: int, game_id: str, name: str = "") -> None:
    deal = await store.challenges.deal(challenge.deal_id)
    assert deal is not None
    notes = {"name": name or f"P{person}"}
    seated = [NewSeat(player="mate", notes={"name": "Mate"}), NewSeat(person_id=person, notes=notes)]
    await store.challenges.begin_run(
        lobby(game_id), deal, challenge.id, seated, 1, CHECKPOINT, [post(f"open {game_id}")], table_blob=b"table 0",
        lobby_message_id=77,
    )  # fmt: skip


async def _run_of(store: Store, challenge: Challenge, person: int) -> Run:
    run = await store.challenges.run_of(challenge.deal_id, person)
    assert run is not None
    return run


async def test_a_number_of_a_series_is_opened_once_however_often_it_is_asked_for(store: Store) -> None:
    assert await _opened(store) is not None
    assert await _opened(store) is None
    assert [row.nonce for row in await store.outbox.due(store.now())] == ["card s1n1"]
    latest = await store.challenges.latest_of("s1")
    assert latest is not None
    assert (latest.id, latest.number) == ("cs1n1", 1)


async def test_an_ended_series_opens_nothing_more(store: Store) -> None:
    await _opened(store)
    assert await store.challenges.end_series("s1")
    assert not await store.challenges.end_series("s1")
    assert await _opened(store, 2) is None
    assert await store.challenges.series_in(GUILD) == []


async def test_servers_that_ask_for_the_same_luck_share_one_deal(store: Store) -> None:
    first = await _opened(store, 1, "s1", key="fleet|day 1")
    second = await _opened(store, 1, "s2", key="fleet|day 1")
    assert first is not None
    assert second is not None
    assert second.deal_id == first.deal_id
    assert [each.id for each in await store.challenges.challenges_with(first.deal_id)] == ["cs1n1", "cs2n1"]


async def test_a_person_has_one_run_with_a_deal(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await _run(store, challenge, ANN, "g1")
    with pytest.raises(AlreadyRun):
        await _run(store, challenge, ANN, "g2")
    run = await store.challenges.run_of(challenge.deal_id, ANN)
    assert run is not None
    assert (run.game_id, run.name, run.seat, run.state, run.counted) == ("g1", f"P{ANN}", 1, "running", False)
    game, seats = await store.games.load_seated("g1")
    assert (game.state, game.salt, game.lobby_message_id, game.table_blob) == ("running", "mix", 77, b"table 0")
    assert game.version == 1
    assert [seat.player for seat in seats] == ["mate", None]
    assert await store.games.checkpoint("g1") == CHECKPOINT


async def test_an_open_deal_knows_again_whom_it_was_told_to_forget(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    deal_id = challenge.deal_id
    await _run(store, challenge, ANN, "g1")
    assert not await store.challenges.ran_and_forgotten(deal_id, ANN)
    await store.lobbies.cancel("g1", of="running")
    assert await store.personal_data.forget(ANN, {"g1": "someone"})
    assert await store.challenges.run_of(deal_id, ANN) is None
    assert await store.challenges.ran_and_forgotten(deal_id, ANN)
    assert not await store.challenges.ran_and_forgotten(deal_id, BEN)
    assert await store.challenges.close_deal(deal_id, [], [])
    assert not await store.challenges.ran_and_forgotten(deal_id, ANN), "the mark goes before the secret is told"


async def test_runs_are_sealed_until_their_deal_is_closed(store: Store, clock: Ticking) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await _run(store, challenge, ANN, "g1")
    await store.lobbies.create_game(lobby("g9"))
    assert await store.challenges.sealed(["g1", "g9"]) == {"g1"}
    assert await store.challenges.sealed([]) == set()
    assert await store.challenges.finish_run("g1", clock.go(hours=1), Score(54, {"boats": 54}), counted=True)
    assert not await store.challenges.finish_run("g1", clock.go(hours=1), None, counted=False)
    assert await store.challenges.sealed(["g1"]) == {"g1"}
    assert await store.challenges.close_deal(challenge.deal_id, [{"player": "mate", "total": 40}], [post("over")])
    assert not await store.challenges.close_deal(challenge.deal_id, [], [post("over again")])
    assert await store.challenges.sealed(["g1"]) == set()
    deal = await store.challenges.deal(challenge.deal_id)
    assert deal is not None
    assert (deal.state, deal.yardsticks) == ("closed", [{"player": "mate", "total": 40}])
    assert await store.challenges.deal_secret(deal.id) == SECRET
    assert [row.nonce for row in await store.outbox.due(store.now())] == ["card s1n1", "open g1", "over"]


async def test_a_run_counts_on_every_card_its_person_has_taken_up(store: Store) -> None:
    first = await _opened(store, 1, "s1", key="k")
    second = await _opened(store, 1, "s2", key="k")
    assert first is not None
    assert second is not None
    await _run(store, first, ANN, "g1")
    await _run(store, second, BEN, "g2")
    assert await store.challenges.count_here(second.id, await _run_of(store, first, ANN))
    assert await store.challenges.count_here(second.id, await _run_of(store, first, ANN))
    assert [run.person_id for run in await store.challenges.runs_in(first)] == [ANN]
    assert [run.person_id for run in await store.challenges.runs_in(second)] == [ANN, BEN]
    await store.challenges.finish_run("g1", DAWN, Score(50, {}), counted=True)
    await store.challenges.finish_run("g2", DAWN, Score(60, {}), counted=False)
    assert [(past.person_id, past.total) for past in await store.challenges.past_of("s2", 1)] == [(ANN, 50)]
    assert await store.challenges.entered(second.id) == 2


async def test_nothing_in_a_challenge_names_a_person_who_was_forgotten(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await _run(store, challenge, ANN, "g1")
    await store.challenges.finish_run("g1", DAWN, Score(50, {}), counted=True)
    await store.lobbies.cancel("g1", of="running")
    told = await all_about(store, ANN)
    assert [row["total"] for row in told["runs"]] == [50]
    assert await store.personal_data.forget(ANN, {"g1": "someone"})
    (run,) = await store.challenges.runs_with(challenge.deal_id)
    assert (run.person_id, run.name) == (None, "someone")
    assert await store.challenges.runs_in(challenge) == []
    asked = await store.challenges.series("s1")
    assert asked is not None
    assert asked.person_id is None


async def _card(
    store: Store, name: str, *, guild: int = GUILD, series: str = "s1", number: int = 1, day: int = 1
) -> str:
    """Open a challenge with a deal of its own that closes on this day; the deal's id."""
    await store.challenges.open_challenge(
        _series(series, guild_id=guild),
        _deal(f"d-{name}", closes_at=DAWN + timedelta(days=day)),
        SECRET,
        _challenge(name, deal_id=f"d-{name}", series_id=series, number=number, guild_id=guild),
        [],
    )
    return f"d-{name}"


async def test_a_server_is_told_of_its_own_challenges_open_or_closed_newest_first(store: Store) -> None:
    first = await _card(store, "first", number=1, day=1)
    await _card(store, "second", number=2, day=3)
    await _card(store, "third", number=3, day=2)
    await _card(store, "elsewhere", guild=GUILD + 1, series="s2")
    await store.challenges.close_deal(first, [], [])

    async def told(*, still_open: bool, limit: int = 25) -> list[str]:
        found = await store.challenges.challenges_in(GUILD, still_open=still_open, limit=limit)
        return [challenge.id for challenge in found]

    assert await told(still_open=True) == ["second", "third"]
    assert await told(still_open=True, limit=1) == ["second"]
    assert await told(still_open=False) == ["first"]
    assert [series.id for series in await store.challenges.series_in(GUILD)] == ["s1"]


async def test_where_a_challenge_is_shown_is_noted_bit_by_bit(store: Store) -> None:
    await _card(store, "c1")
    await _card(store, "c2", number=2)
    await store.challenges.show_challenge("c1", message_id=5)
    await store.challenges.show_challenge("c1", thread_id=6)
    shown = [await store.challenges.challenge(each) for each in ("c1", "c2")]
    assert [(each.message_id, each.thread_id) for each in shown if each is not None] == [(5, 6), (None, None)]


async def test_a_person_is_told_on_which_cards_their_run_counts(store: Store) -> None:
    cards = [await _opened(store, 1, series, key="k") for series in ("s1", "s2", "s3")]
    other = await _opened(store, 2, "s1")
    first, second, third = (card for card in cards if card is not None)
    assert other is not None
    await _run(store, first, ANN, "g1")
    await _run(store, third, BEN, "g2")
    await _run(store, other, ANN, "g3")
    assert await store.challenges.count_here(second.id, await _run_of(store, first, ANN))
    assert [card.id for card in await store.challenges.taken_up(first.deal_id, ANN)] == [first.id, second.id]
    assert [card.id for card in await store.challenges.taken_up(first.deal_id, BEN)] == [third.id]


async def test_a_run_that_was_given_up_is_no_finished_one(store: Store, clock: Ticking) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await _run(store, challenge, ANN, "g1")
    await _run(store, challenge, BEN, "g2")
    over = clock.go(hours=1)
    assert await store.challenges.finish_run("g1", over, None, counted=True)
    assert await store.challenges.finish_run("g2", over, Score(54, {"boats": 54}), counted=True)
    runs = await store.challenges.runs_with(challenge.deal_id)
    assert [(run.state, run.finished_at, run.total, run.categories, run.counted) for run in runs] == [
        ("cancelled", over, None, None, False), ("finished", over, 54, {"boats": 54}, True),
    ]  # fmt: skip


async def test_a_person_is_called_in_a_series_as_they_were_last(store: Store) -> None:
    for number, (game_id, name, series) in enumerate(
        [("g1", "Ann", "s1"), ("g2", "Annabel", "s1"), ("g3", "Anonymous", "s2")], 1
    ):
        challenge = await _opened(store, number, series)
        assert challenge is not None
        await _run(store, challenge, ANN, game_id, name)
    assert await store.challenges.name_in("s1", ANN) == "Annabel"
    assert await store.challenges.name_in("s2", ANN) == "Anonymous"
    assert await store.challenges.name_in("s1", BEN) == "?"


async def test_whose_name_cant_be_read_runs_all_the_same(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await _run(store, challenge, ANN, "g1", "Ann")
    await store.write(lambda connection: connection.execute(text("UPDATE seats SET notes = '[1]'")).rowcount)
    assert (await _run_of(store, challenge, ANN)).name == "?"
    await store.write(lambda connection: connection.execute(text("UPDATE seats SET notes = '{}'")).rowcount)
    assert (await _run_of(store, challenge, ANN)).name == "?"


async def test_a_mark_is_the_same_in_every_version(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await _run(store, challenge, ANN, "g1")
    await store.lobbies.cancel("g1", of="running")
    assert await store.personal_data.forget(ANN, {"g1": "someone"})
    mark = await store.read(lambda connection: connection.execute(select(runs.c.mark)).scalar_one())
    assert mark == "e5a6eaf0ce1f32b9337f238f2891bd92"


async def test_a_run_in_which_something_was_decided_counts_nowhere_else(store: Store) -> None:
    first = await _opened(store, 1, "s1", key="k")
    second = await _opened(store, 1, "s2", key="k")
    assert first is not None
    assert second is not None
    await _run(store, first, ANN, "g1")
    run = await _run_of(store, first, ANN)
    await store.games.commit_move(Commit(game_id="g1", expected_version=1, moves=[move(seat=run.seat)]))
    assert not await store.challenges.count_here(second.id, run)
    assert await store.challenges.runs_in(second) == []


async def test_a_run_in_which_only_a_computer_player_has_moved_counts_on_another_card_too(store: Store) -> None:
    first = await _opened(store, 1, "s1", key="k")
    second = await _opened(store, 1, "s2", key="k")
    assert first is not None
    assert second is not None
    await _run(store, first, ANN, "g1")
    run = await _run_of(store, first, ANN)
    await store.games.commit_move(Commit(game_id="g1", expected_version=1, moves=[move(seat=run.seat + 1)]))
    assert await store.challenges.count_here(second.id, run)


async def test_a_single_challenge_ends_its_series_with_it(store: Store) -> None:
    single = await store.challenges.open_challenge(
        _series("s1", repeat="once"), _deal("d1"), SECRET, _challenge("c1", deal_id="d1"), []
    )
    daily = await _opened(store, 1, "s2")
    assert single is not None
    assert daily is not None
    assert await _are_going_on(store, 2)
    for challenge in (single, daily):
        await store.challenges.close_deal(challenge.deal_id, [], [])
    assert [series.id for series in await store.challenges.series_in(GUILD)] == ["s2"]
    assert await _are_going_on(store, 1)


async def test_a_series_that_was_ended_counts_while_its_challenge_is_open(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    await store.challenges.end_series("s1")
    assert await _are_going_on(store, 1)
    await store.challenges.close_deal(challenge.deal_id, [], [])
    assert await _is_taken(store, 1)


async def test_series_posted_at_one_moment_are_no_more_than_there_may_be(store: Store, other: Store) -> None:
    asked = [_opened((store, other)[number % 2], series=f"s{number}", most=3) for number in range(8)]
    opened = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(each, Challenge) for each in opened) == 3
    assert sum(isinstance(each, TooManySeries) for each in opened) == 5
    assert len(await store.challenges.series_in(GUILD)) == 3


async def test_a_luck_is_mixed_once_and_never_when_it_is_played_already(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    assert (await store.challenges.mix_deal(challenge.deal_id, "77")).salt == "mix,77"
    assert (await store.challenges.mix_deal(challenge.deal_id, "78")).salt == "mix,77"
    other = await _opened(store, 2)
    assert other is not None
    await _run(store, other, ANN, "g1")
    assert (await store.challenges.mix_deal(other.deal_id, "78")).salt == "mix"
