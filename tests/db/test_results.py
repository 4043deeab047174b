"""What finished games came to: stored with the last move, shown when it may be, nameless once somebody is forgotten."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from db.records import Commit, NewResult, StandingRow
from db.store import Store
from tests.db.making import ANN, BEN, DAWN, GUILD, Ticking, move, post, running


def result(person: int = ANN, seat: int = 0, **fields: Any) -> NewResult:
    given: dict[str, Any] = {
        "player": None,
        "name": "Ann" if person == ANN else "Ben",
        "guild_id": GUILD,
        "kind": "toy",
        "settings": {"length": "short"},
        "seats": 2,
        "place": seat + 1,
        "total": 30 - seat,
        "categories": {"fish": 30 - seat},
        "rated": True,
    }
    return NewResult(seat=seat, person_id=person, **given | fields)


async def finished(store: Store, game_id: str = "g1", *results: NewResult) -> None:
    game = await running(store, game_id)
    await store.games.commit_move(
        Commit(
            game_id=game_id,
            expected_version=game.version,
            moves=[move()],
            state="finished",
            results=results or (result(), result(BEN, 1)),
            gameless_posts=[post(f"season {game_id}", "season")],
        )
    )


async def test_results_and_what_rings_later_are_stored_with_the_last_move(store: Store) -> None:
    await finished(store)
    (mine,) = await store.results.of_person(ANN)
    assert (mine.game_id, mine.place, mine.categories, mine.finished_at) == ("g1", 1, {"fish": 30}, DAWN)
    assert [row.person_id for row in await store.results.in_guild(GUILD)] == [ANN, BEN]
    assert [(row.kind, row.game_id) for row in await store.outbox.due(DAWN)] == [("season", None)]
    assert await store.results.unresulted(10) == []


async def test_results_are_asked_for_by_game_server_and_time(store: Store, clock: Ticking) -> None:
    await finished(store)
    clock.go(days=2)
    await finished(store, "g2", result(kind="other"), result(BEN, 1, kind="other", guild_id=None))
    assert [row.game_id for row in await store.results.of_person(BEN)] == ["g1", "g2"]
    assert [row.game_id for row in await store.results.of_person(BEN, guild_id=GUILD)] == ["g1"]
    assert [row.game_id for row in await store.results.of_person(ANN, kind="other")] == ["g2"]
    later = DAWN + timedelta(days=1)
    assert {row.game_id for row in await store.results.in_guild(GUILD, since=later)} == {"g2"}
    assert {row.game_id for row in await store.results.in_guild(GUILD, until=later)} == {"g1"}
    assert {row.game_id for row in await store.results.in_guild(GUILD, since=DAWN, until=clock.now)} == {"g1"}


async def test_what_is_not_to_be_known_yet_is_known_to_its_person_alone(store: Store, clock: Ticking) -> None:
    await finished(store, "g1", result(shown_from=DAWN + timedelta(hours=1)))
    assert len(await store.results.of_person(ANN)) == 1
    assert await store.results.in_guild(GUILD) == []
    clock.go(hours=1)
    assert len(await store.results.in_guild(GUILD)) == 1


async def test_results_of_games_of_before_can_be_added_once(store: Store) -> None:
    game = await running(store)
    await store.games.commit_move(Commit(game_id="g1", expected_version=game.version, moves=[move()], state="finished"))
    assert [row.id for row in await store.results.unresulted(10)] == ["g1"]
    for _ in range(2):
        await store.results.add("g1", DAWN, [result(), result(BEN, 1)])
    assert len(await store.results.in_guild(GUILD)) == 2
    assert await store.results.unresulted(10) == []


async def test_a_month_is_kept_as_it_was_and_keeps_no_name_of_whoever_is_forgotten(store: Store) -> None:
    await finished(store)
    lines = [StandingRow(GUILD, "2026-05", "", line, person, name, 1.5 - line, 3, 2) for line, (person, name) in
             enumerate([(ANN, "Ann"), (BEN, "Ben")])]  # fmt: skip
    for _ in range(2):
        await store.results.keep_leaderboards(GUILD, "2026-05", lines)
    assert await store.results.leaderboard(GUILD, "2026-05") == lines
    assert await store.results.months(GUILD) == ["2026-05"]
    assert await store.results.leaderboard(GUILD, "2026-05", "toy") == []

    assert await store.personal_data.forget(ANN, {"g1": "someone"})
    assert [(row.person_id, row.name) for row in await store.results.leaderboard(GUILD, "2026-05")] == [
        (None, ""),
        (BEN, "Ben"),
    ]
    assert [(row.person_id, row.name) for row in await store.results.in_guild(GUILD)] == [(None, ""), (BEN, "Ben")]
