"""What happened in a game, told no further than its reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.ledger.acts import HINT
from bot.ledger.chronicle import BEGINNING, Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import encode_events
from db.records import Commit, MoveKind
from db.store import Store
from games.engine import Event
from tests.bot.ledger.making import begun
from tests.db.making import ANN, BEN, CLEO, DAWN, Ticking, move

PUBLIC, OWN = Event("kept", 1), Event("drew", 1, {"card": 5}, to=1)
HUSHED = Event("offered", 1, {"card": 5}, hushed=True)


@pytest.fixture
async def chronicle(store: Store, ledger: Ledger, clock: Ticking) -> Chronicle:
    """A game of three moves, an hour between them."""
    await begun(store)
    for number, events in enumerate(([PUBLIC], [OWN, HUSHED], [OWN, PUBLIC]), 1):
        clock.go(hours=1)
        moves = [move(number, events=encode_events(events))]
        await store.games.commit_move(Commit(game_id="g1", expected_version=number, moves=moves))
    return Chronicle(store.games, ledger)


async def test_each_reads_the_own_deal_and_everybody_what_is_public(chronicle: Chronicle, ledger: Ledger) -> None:
    loaded = await ledger.load("g1")
    told = {reader: await chronicle.events(loaded, reader) for reader in (None, 0, 1)}
    assert [(event.kind, event.seat) for event in told[None]] == [("tide", None), ("kept", 1), ("kept", 1)]
    assert [(event.kind, event.seat) for event in told[0]] == [("dealt", 0), *[(e.kind, e.seat) for e in told[None]]]
    assert told[1][1:] == [told[None][0], PUBLIC, OWN, OWN, PUBLIC]
    assert told[1][0].args == {"cards": loaded.table.hands[1]}


@pytest.mark.parametrize(
    ("since", "until", "hours"),
    [
        (BEGINNING, None, [0, 0, 1, 2, 3, 3]),
        (0, None, [1, 2, 3, 3]),
        (1, None, [2, 3, 3]),
        (BEGINNING, 2, [0, 0, 1, 2]),
        (BEGINNING, 0, [0, 0]),
        (0, 0, []),
        (2, 2, []),
        (1, 2, [2]),
    ],
)
async def test_a_part_of_it_has_its_own_moments(
    chronicle: Chronicle, ledger: Ledger, since: int, until: int | None, hours: list[int]
) -> None:
    dated = await chronicle.dated(await ledger.load("g1"), 1, since, until)
    assert [(moment - DAWN).total_seconds() / 3600 for moment, _ in dated] == hours


async def test_what_was_stored_since_the_game_was_loaded_is_told_later(
    chronicle: Chronicle, ledger: Ledger, store: Store
) -> None:
    loaded, last = await ledger.load("g1"), move(4, events=encode_events([PUBLIC]))
    await store.games.commit_move(Commit(game_id="g1", expected_version=loaded.row.version, moves=[last]))
    assert len(await chronicle.dated(loaded, 1)) == 6
    assert await chronicle.events(await ledger.load("g1"), 1, since=3) == [PUBLIC]


async def test_what_somebody_did_last_is_parted_from_what_was_before_and_all_of_it_is_public(
    chronicle: Chronicle, ledger: Ledger, store: Store
) -> None:
    async def parted(since: int = BEGINNING, until: int | None = None) -> tuple[list[Event], list[Event]]:
        return await chronicle.parted(await ledger.load("g1"), since, until)

    assert await parted() == ([], [PUBLIC, PUBLIC]), "one person's moves"
    assert await parted(until=2) == ([], [PUBLIC]), "what nobody else may see is none"
    assert await parted(3) == ([], [])
    other, table = Event("kept", 0), Event("tide")
    for number, events in enumerate(([other, table], [HUSHED], [other]), 4):
        version = (await ledger.load("g1")).row.version
        # the store may say that anybody moved: in a window the last to answer is nobody's business
        moves = [move(number, seat=number % 2, events=encode_events(events))]
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=moves))
    assert await parted() == ([PUBLIC, PUBLIC], [other, table, other])
    before, last = await parted()
    assert [*before, *last] == await chronicle.events(await ledger.load("g1"), None, since=0)


async def test_what_the_move_before_led_somebody_to_is_told_with_what_they_did_last(
    chronicle: Chronicle, ledger: Ledger, store: Store
) -> None:
    """As where a worker of theirs is next: "works at N1 and loads 1 barrel" is one sentence, and is not cut in two."""
    other, theirs, mine = Event("kept", 0), Event("works", 1), Event("loads", 1)
    for number, events in enumerate(([other, theirs], [mine], [mine]), 4):
        version = (await ledger.load("g1")).row.version
        moves = [move(number, seat=events[0].seat, events=encode_events(events))]
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=moves))
    assert await chronicle.parted(await ledger.load("g1"), since=3) == ([other], [theirs, mine, mine])
    # what befalls the table belongs to nobody, and stays where it was
    table, tide = Event("tide"), Event("tide")
    for number, events in enumerate(([other, table], [tide]), 7):
        version = (await ledger.load("g1")).row.version
        moves = [move(number, seat=0, events=encode_events(events))]
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=moves))
    assert await chronicle.parted(await ledger.load("g1"), since=6) == ([other, table], [tide])


async def test_what_a_computer_did_for_a_seat_is_told_apart_and_of_hints_their_owner_is_told_nothing(
    store: Store, ledger: Ledger
) -> None:
    await begun(store)
    mine, other, hint = Event("kept", 0), Event("kept", 1), Event("hinted", 0)

    async def store_move(number: int, seat: int, events: list[Event], **fields: Any) -> None:
        version = (await ledger.load("g1")).row.version
        one = move(number, seat=seat, events=encode_events(events), **fields)
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=[one]))

    await store_move(1, 0, [mine])
    await store_move(2, 1, [other], person_id=None)
    await store_move(3, 0, [hint], kind="act", choice=HINT)
    await store_move(4, 0, [mine, hint], person_id=None)
    await store_move(5, 0, [mine], person_id=None)
    await store_move(6, 0, [hint], kind="act", choice="another act", person_id=None)
    await store_move(7, 0, [mine])
    chronicle = Chronicle(store.games, ledger)
    loaded = await ledger.load("g1")
    runs = [(True, [mine, other]), (False, [mine, hint, mine]), (True, [hint, mine])]
    assert await chronicle.told_by_hand(loaded, ANN, 0, since=0, until=7) == runs
    assert await chronicle.told_by_hand(loaded, ANN, 0, since=6, until=7) == [(True, [mine])]
    assert await chronicle.told_by_hand(loaded, ANN, 0, since=7, until=7) == []
    assert await chronicle.told_by_hand(loaded, BEN, 1, since=1, until=3) == [(False, [other]), (True, [hint])]
    assert await chronicle.told_by_hand(loaded, BEN, 1, since=2, until=3) == [(True, [hint])], "others may read of it"
    deal = await chronicle.events(loaded, 0, until=0)
    assert await chronicle.told_by_hand(loaded, ANN, 0, since=BEGINNING, until=1) == [(True, [*deal, mine])]


async def test_what_somebody_did_in_a_window_is_no_news_to_them_when_it_closes(store: Store, ledger: Ledger) -> None:
    await begun(store)
    offered, again, kept = Event("offered", 0, {"card": 3}), Event("offered", 0, {"card": 4}), Event("kept", 1)
    own = Event("offered", 0, {"card": 3}, to=0)
    hushed = [Event("offered", 0, {"card": card}, hushed=True) for card in (3, 4)]
    planned = Event("@planned", 0, hushed=True)
    moves: list[tuple[int, int | None, list[Event]]] = [
        (0, ANN, [hushed[0], own]),
        (0, ANN, [hushed[1], planned]),
        (1, BEN, [own, offered, again, offered, kept]),
        (0, ANN, [offered]),
        *((0, ANN, [each]) for each in hushed),
        (1, BEN, [offered, again]),
    ]
    for number, (seat, person, events) in enumerate(moves, 1):
        version = (await ledger.load("g1")).row.version
        one = move(number, seat=seat, person_id=person, events=encode_events(events))
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=[one]))
    chronicle, loaded = Chronicle(store.games, ledger), await ledger.load("g1")

    async def news(reader: int, seat: int | None, since: int, until: int = 3) -> list[Event]:
        runs = await chronicle.told_by_hand(loaded, reader, seat, since, until)
        assert all(by_hand for by_hand, _ in runs)
        return [event for _, events in runs for event in events]

    rest = [again, offered, kept]  # a plan made that offer; the second of two that look alike was not theirs
    assert await news(ANN, 0, 0) == [own, own, *rest]
    assert await news(ANN, 0, 1) == await news(ANN, 0, 2) == [own, *rest]
    assert await news(ANN, 0, 2, 4) == [own, *rest, offered]
    assert await news(ANN, 0, 6, 7) == []
    assert await news(CLEO, 0, 2) == [own, offered, *rest], "whoever sits there now did not do it"
    assert await news(BEN, 1, 2) == await news(CLEO, None, 2) == [offered, *rest]


async def test_what_somebody_did_in_a_window_is_no_news_where_they_close_it_themselves(
    store: Store, ledger: Ledger
) -> None:
    """Though what they closed it with may not have been shown to them, what came before was."""
    await begun(store)
    caught, filled = (Event(kind, 0, {"fish": 2}, to=0, hushed=True) for kind in ("caught", "filled"))
    public = [Event(kind, seat, {"fish": 2}) for seat, kind in ((0, "caught"), (0, "filled"), (1, "caught"))]
    moves: list[list[Event]] = [[caught], [filled, *public]]
    for number, events in enumerate(moves, 1):
        version = (await ledger.load("g1")).row.version
        one = move(number, seat=0, person_id=ANN, events=encode_events(events))
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=[one]))
    chronicle, loaded = Chronicle(store.games, ledger), await ledger.load("g1")
    runs = await chronicle.told_by_hand(loaded, ANN, 0, since=1, until=2)
    told = [event for _, events in runs for event in events]
    assert public[0] not in told
    assert public[2] in told


async def test_what_others_get_in_the_window_one_opens_swallows_none_of_ones_own_news(
    store: Store, ledger: Ledger
) -> None:
    """Everybody gets the same at once; what the other seat gets was no deed of the reader's."""
    await begun(store)
    income = [Event("income", seat, {"coins": 2}, hushed=True) for seat in (1, 0)]
    told = [Event("income", seat, {"coins": 2}) for seat in (1, 0)]
    moves: list[tuple[int, int, list[Event]]] = [(0, ANN, income[:1]), (1, BEN, told)]
    for number, (seat, person, events) in enumerate(moves, 1):
        version = (await ledger.load("g1")).row.version
        one = move(number, seat=seat, person_id=person, events=encode_events(events))
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=[one]))
    chronicle, loaded = Chronicle(store.games, ledger), await ledger.load("g1")
    runs = await chronicle.told_by_hand(loaded, ANN, 0, 0, 2)
    assert [event for _, events in runs for event in events][-2:] == told


async def test_what_comes_to_somebody_in_a_window_without_a_press_is_told_at_once_and_only_once(
    store: Store, ledger: Ledger
) -> None:
    """What another one's move brings them there, and what is played for them by itself."""
    await begun(store)
    caught, sold = (Event(kind, 0, {"fish": 2}, to=0, hushed=True) for kind in ("caught", "sold"))
    others = Event("caught", 1, {"fish": 2}, to=1, hushed=True)
    public = [Event(kind, seat, {"fish": 2}) for kind, seat in (("caught", 0), ("caught", 1), ("sold", 0))]
    why = Event("@ordered", None, {"choice": "sell"}, to=0)
    moves: list[tuple[int, int, list[Event]]] = [(1, BEN, [caught, others]), (0, ANN, [why, sold]), (1, BEN, public)]
    for number, (seat, person, events) in enumerate(moves, 1):
        version = (await ledger.load("g1")).row.version
        one = move(number, seat=seat, person_id=person, events=encode_events(events))
        await store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=[one]))
    chronicle, loaded = Chronicle(store.games, ledger), await ledger.load("g1")

    async def news(since: int, until: int) -> list[Event]:
        runs = await chronicle.told_by_hand(loaded, ANN, 0, since, until)
        return [event for _, events in runs for event in events]

    assert await news(0, 2) == [caught, why, sold]
    assert await news(2, 3) == public[1:2]
    assert await news(0, 3) == [caught, why, sold, public[1]]


FIRST, SECOND, NEXT = Event("placed", 0, {"at": 1}), Event("placed", 0, {"at": 2}), Event("kept", 1)
BACK, AGAIN = Event("@taken-back", 0), Event("@redone", 0)


class _Story:
    """A game in which steps are taken and taken back; what of it everybody reads."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self.store, self.ledger = store, ledger
        self._number = 0

    async def goes_on(self, event: Event, kind: MoveKind = "choice", undone: Sequence[int] = ()) -> None:
        self._number += 1
        version = (await self.ledger.load("g1")).row.version
        moves = [move(self._number, seat=event.seat, kind=kind, events=encode_events([event]))]
        await self.store.games.commit_move(Commit(game_id="g1", expected_version=version, moves=moves, undone=undone))

    async def told(self, since: int = 0, posted: int = 0) -> list[Event]:
        loaded, chronicle = await self.ledger.load("g1"), Chronicle(self.store.games, self.ledger)
        loaded.saved.posted = posted
        told = await chronicle.events(loaded, None, since=since)
        before, last = await chronicle.parted(loaded, since)
        by_hand = await chronicle.told_by_hand(loaded, 99, None, since, loaded.row.revision)
        assert told == [event for _, events in by_hand for event in events]
        why = [*before, *last]
        assert told == why or (not told and why[0] == AGAIN), "a board says why it calls"
        return told


@pytest.fixture
async def story(store: Store, ledger: Ledger) -> _Story:
    await begun(store)
    return _Story(store, ledger)


async def test_a_step_back_is_told_until_its_seat_has_decided_again(story: _Story) -> None:
    await story.goes_on(FIRST)
    await story.goes_on(BACK, "undo", undone=[1])
    assert await story.told() == [BACK], "nothing stands there yet"
    await story.goes_on(SECOND)
    assert await story.told() == [SECOND]
    await story.goes_on(NEXT)
    assert await story.told() == [SECOND, NEXT]


@pytest.mark.parametrize(("since", "posted"), [(1, 0), (0, 1)])
async def test_a_step_back_from_what_was_told_is_always_told(story: _Story, since: int, posted: int) -> None:
    await story.goes_on(FIRST)
    await story.goes_on(BACK, "undo", undone=[1])
    await story.goes_on(SECOND)
    assert await story.told(since, posted) == [BACK, SECOND], "people have read of the first one"
    await story.goes_on(NEXT)
    await story.goes_on(FIRST)
    await story.goes_on(BACK, "undo", undone=[5])
    await story.goes_on(SECOND)
    assert await story.told(3, 4) == [NEXT, SECOND], "and not of that one"
    assert await story.told(4, 3) == [SECOND]


@pytest.mark.parametrize("since", [0, 2])
async def test_several_steps_that_were_all_restored_are_told_as_if_they_had_never_been_taken_back(
    story: _Story, since: int
) -> None:
    await story.goes_on(FIRST)
    await story.goes_on(SECOND)
    await story.goes_on(BACK, "undo", undone=[2])
    await story.goes_on(BACK, "undo", undone=[1])
    for event in (FIRST, SECOND):
        await story.goes_on(event)
        await story.goes_on(AGAIN, "act")
    assert await story.told(since, since) == ([FIRST, SECOND] if since == 0 else [])
    await story.goes_on(NEXT)
    assert await story.told(since, since) == [*([FIRST, SECOND] if since == 0 else []), NEXT]


async def test_what_was_restored_is_as_if_it_had_never_been_taken_back(story: _Story) -> None:
    await story.goes_on(FIRST)
    await story.goes_on(BACK, "undo", undone=[1])
    await story.goes_on(FIRST)
    await story.goes_on(AGAIN, "act")
    assert await story.told() == [FIRST]
    assert await story.told(since=1) == [], "they know of it, and all is as it was"
    chronicle = Chronicle(story.store.games, story.ledger)
    parted = await chronicle.parted(await story.ledger.load("g1"), 1)
    assert parted == ([], [AGAIN, FIRST]), "whoever is called reads why, and what came again"
    assert await story.told(since=2) == [AGAIN, FIRST], "who has read that it was taken back reads that it came again"
    assert await story.told(since=0, posted=1) == [BACK, AGAIN, FIRST]
    everything = await Chronicle(story.store.games, story.ledger).dated(await story.ledger.load("g1"), None, 0)
    assert [event for _, event in everything] == [BACK, AGAIN, FIRST], "the log tells all of it, in its order"
    await story.goes_on(NEXT)
    assert await story.told(since=1) == [NEXT]


async def test_of_two_steps_back_the_one_that_was_not_restored_is_told(story: _Story) -> None:
    await story.goes_on(FIRST)
    await story.goes_on(SECOND)
    await story.goes_on(BACK, "undo", undone=[2])
    await story.goes_on(BACK, "undo", undone=[1])
    await story.goes_on(FIRST)
    await story.goes_on(AGAIN, "act")
    assert await story.told(since=2) == [BACK]


async def test_what_was_never_read_is_told_when_it_is_restored(story: _Story) -> None:
    await story.goes_on(FIRST)
    await story.goes_on(BACK, "undo", undone=[1])
    await story.goes_on(SECOND)
    await story.goes_on(BACK, "undo", undone=[3])
    await story.goes_on(SECOND)
    await story.goes_on(AGAIN, "act")
    assert SECOND in await story.told(since=1)


async def test_what_all_agreed_to_take_back_is_always_told(story: _Story) -> None:
    agreed = Event("@undone", 0, {"count": 1})
    await story.goes_on(FIRST)
    await story.goes_on(agreed, "undo", undone=[1])
    await story.goes_on(SECOND)
    await story.goes_on(AGAIN, "act")
    assert await story.told() == [agreed, AGAIN, SECOND]
