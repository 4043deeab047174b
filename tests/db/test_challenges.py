"""Challenges: one luck for everybody, one run for each person, sealed until it is closed."""

from __future__ import annotations

from typing import Any

import pytest

from db.challenge_records import Challenge, Deal, Score, Series
from db.errors import AlreadyRun
from db.records import Checkpoint, NewSeat
from db.store import Store
from tests.db.making import ANN, BEN, CHANNEL, DAWN, GUILD, SECRET, Ticking, lobby, post

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


async def _opened(store: Store, number: int = 1, series: str = "s1", key: str | None = None) -> Challenge | None:
    name = f"{series}n{number}"
    return await store.challenges.open_challenge(
        _series(series),
        _deal(f"d{name}", key=key),
        SECRET,
        _challenge(f"c{name}", deal_id=f"d{name}", series_id=series, number=number),
        [post(f"card {name}")],
    )


async def _run(store: Store, challenge: Challenge, person: int, game_id: str) -> None:
    deal = await store.challenges.deal(challenge.deal_id)
    assert deal is not None
    seated = [NewSeat(player="mate", notes={"name": "Mate"}), NewSeat(person_id=person, notes={"name": f"P{person}"})]
    await store.challenges.begin_run(
        lobby(game_id), deal, challenge.id, seated, 1, CHECKPOINT, [post(f"open {game_id}")], table_blob=b"table 0",
        lobby_message_id=77,
    )  # fmt: skip


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
    assert [seat.player for seat in seats] == ["mate", None]
    assert await store.games.checkpoint("g1") == CHECKPOINT


async def test_an_open_deal_knows_again_whom_it_was_told_to_forget(store: Store) -> None:
    challenge = await _opened(store)
    assert challenge is not None
    deal_id = challenge.deal_id
    await _run(store, challenge, ANN, "g1")
    assert not await store.challenges.ran_and_forgotten(deal_id, ANN)
    await store.lobbies.cancel("g1")
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
    await store.challenges.count_here(second.id, ANN)
    await store.challenges.count_here(second.id, ANN)
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
    await store.lobbies.cancel("g1")
    told = await store.personal_data.all_of(ANN)
    assert [row["total"] for row in told["runs"]] == [50]
    assert await store.personal_data.forget(ANN, {"g1": "someone"})
    (run,) = await store.challenges.runs_with(challenge.deal_id)
    assert (run.person_id, run.name) == (None, "someone")
    assert await store.challenges.runs_in(challenge) == []
    asked = await store.challenges.series("s1")
    assert asked is not None
    assert asked.person_id is None
