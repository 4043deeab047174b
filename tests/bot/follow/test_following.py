"""Who of those that follow a game is told of a turn."""

from __future__ import annotations

from bot.follow.following import Following
from bot.gateway.visibility import Visibility
from bot.ledger.ledger import Ledger
from bot.ledger.posting import Posting
from db.store import Store
from tests.bot.ledger.making import begun
from tests.db.making import Ticking

DAILY, ONLY_THE_END, LATELY = 201, 202, 203


def _following(store: Store) -> Following:
    return Following(store, Posting(store.outbox, lambda: None), Visibility(None, store, None))  # type: ignore[arg-type]


async def _told(store: Store, clock: Ticking) -> list[str]:
    """Whom rows of the outbox tell something now."""
    rows = await store.outbox.due(clock.now)
    return sorted(str(row.payload["person"]) for row in rows)


async def test_a_turn_is_told_to_those_who_want_that_and_heard_nothing_for_a_day(
    store: Store, ledger: Ledger, clock: Ticking
) -> None:
    await begun(store)
    await store.follows.follow(DAILY, "g1", daily=True, told_move=0)
    await store.follows.follow(ONLY_THE_END, "g1", daily=False, told_move=0)
    clock.go(hours=23)
    await store.follows.follow(LATELY, "g1", daily=True, told_move=0)
    following, loaded = _following(store), await ledger.load("g1")
    await following.turned(loaded)
    assert await _told(store, clock) == []
    clock.go(hours=1)
    await following.turned(loaded)
    assert await _told(store, clock) == [str(DAILY)]


async def test_the_end_is_told_to_everybody_and_by_a_second_attempt_not_again(
    store: Store, ledger: Ledger, clock: Ticking
) -> None:
    await begun(store)
    for person in (DAILY, ONLY_THE_END):
        await store.follows.follow(person, "g1", daily=person == DAILY, told_move=0)
    following, loaded = _following(store), await ledger.load("g1")
    await following.ended(loaded)
    await following.ended(loaded)
    assert await _told(store, clock) == [str(DAILY), str(ONLY_THE_END)]
