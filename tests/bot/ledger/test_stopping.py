"""Why a plan stops before a choice that is possible: not for what else there is, but for what concerns the choice."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bot.ledger.plan import Meaning, Wish
from bot.ledger.stopping import CHANGED, CUT, GIVES_UP, stopped_before
from games.engine import Ask, Detail, Luck, registry
from games.engine.ways import asked_twice
from games.nusfjord import GAME
from games.nusfjord.small_print import Affordable, NextPlate, Ships, Stacks
from tests.bot.ledger.making import GAME as TIDES
from tests.bot.ledger.making import dealt

BUILD = "place:build_building"


class Sale(Detail, frozen=True, tag="sell"):
    """Small print that a version has told more in than the one before it."""

    money: int
    steps: int
    towed: int


def _before_building() -> tuple[Any, int, int]:
    """A table at which somebody may build one of several buildings: whose turn it is, and how many there are."""
    rng, luck = Random(7), Luck(bytes(32))
    table, _ = GAME.setup(3, {}, luck)
    while True:
        (seat, *_) = GAME.waiting(table)
        options = GAME.options(table, seat)
        found = Affordable.of(GAME.detail(table, seat, BUILD)) if BUILD in options else None
        if found is not None and found.count >= 4:
            return table, seat, found.count
        GAME.apply(table, seat, rng.choice(options), luck)


def _to_build(table: Any, seat: int) -> list[str]:
    ahead = table.clone()
    GAME.apply(ahead, seat, BUILD, Luck(bytes(32)))
    return GAME.options(ahead, seat)


def _stopped(now: int, table: Any, seat: int, *then: str, meant: Meaning | None = None) -> str:
    meant = meant or Meaning("affordable", {"count": now})
    return stopped_before(GAME, table, seat, Wish(BUILD, meant, tuple(Wish(each) for each in then)))


def test_how_many_buildings_there_are_stops_no_plan_to_build() -> None:
    table, seat, count = _before_building()
    building = _to_build(table, seat)[0]
    for now in (count - 2, count - 1, count, count + 1):
        assert _stopped(now, table, seat) == ""
        assert _stopped(now, table, seat, building) == ""
        assert _stopped(now, table, seat, "build:gone", building) == ""


def test_a_choice_that_means_just_what_it_meant_is_played_whatever_follows() -> None:
    table, seat, count = _before_building()
    assert _stopped(count, table, seat, "build:gone") == ""


def test_what_follows_only_once_others_have_answered_is_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy game's first window: after an offer somebody boasts or not, and then waits for the other."""
    table = dealt()
    monkeypatch.setattr(type(TIDES), "still_means", lambda *_: True)
    monkeypatch.setattr(type(TIDES), "careful", lambda *_: [])

    def stopped(choice: str) -> str:
        return stopped_before(TIDES, table, 0, Wish(choice, Meaning("meant something else"), (Wish("gone"),)))

    offer = TIDES.options(table, 0)[0]
    assert stopped(offer) == CUT
    TIDES.apply(table, 0, offer, Luck(bytes(32)))
    assert stopped(TIDES.options(table, 0)[0]) == ""


def test_a_plan_whose_building_is_gone_stops_before_the_worker_is_placed() -> None:
    table, seat, count = _before_building()
    before = GAME.save(table)
    assert _stopped(count + 1, table, seat, "build:gone") == CUT
    assert GAME.save(table) == before


@pytest.mark.parametrize(
    "meant",
    [
        Meaning("affordable", {"count": 1}),
        Meaning("goods", {"wood": 1, "fish": 0, "gold": 0}),
        Meaning("affordable", {"number": 4}),
        Meaning("affordable"),
    ],
    ids=["built without asking", "another kind", "of another version", "nothing"],
)
def test_what_concerns_the_choice_stops_a_plan(meant: Meaning) -> None:
    table, seat, count = _before_building()
    assert _stopped(count, table, seat, meant=meant) == CHANGED


@pytest.mark.parametrize(
    ("meant", "stops"),
    [
        (Meaning("sell", {"money": 4, "steps": 1}), ""),
        (Meaning("sell", {"money": 4}), ""),
        (Meaning("sell", {"money": 3, "steps": 1}), CHANGED),
        (Meaning("sell", {"money": 4, "steps": 2}), CHANGED),
        (Meaning("sell", {"money": 4, "steps": 1, "towing": 1}), CHANGED),
    ],
    ids=["less was told", "still less was told", "it brings something else", "it leads elsewhere", "more was told"],
)
def test_what_an_earlier_version_did_not_tell_yet_stops_no_plan_but_what_it_told_does(
    meant: Meaning, stops: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Sale(money=4, steps=1, towed=2)
    table, seat, _ = _before_building()
    monkeypatch.setattr(type(GAME), "small_print", lambda *_: now)
    assert stopped_before(GAME, table, seat, Wish(BUILD, meant)) == stops
    assert stopped_before(GAME, table, seat, Wish(BUILD, Meaning.of(Ask.of(now)))) == ""


@pytest.mark.parametrize("kind", ["fleet_dice", "nusfjord", "captains_gulf"])
def test_no_plan_gives_something_up_about_which_its_owner_would_be_asked(kind: str) -> None:
    game, rng, luck = registry()[kind], Random(1), Luck(bytes(32))
    table, _ = game.setup(3, {}, luck)
    stopped = 0
    for _ in range(300):
        if not (waiting := game.waiting(table)):
            break
        seat, options = next(iter(waiting)), game.options(table, next(iter(waiting)))
        guarded = asked_twice(game, table, seat, options)
        for each in options:
            why = stopped_before(game, table, seat, Wish(each, Meaning.of(game.detail(table, seat, each))))
            assert (why == GIVES_UP) is (each in guarded)
            stopped += why == GIVES_UP
        game.apply(table, seat, rng.choice(options), luck)
    assert stopped > 5


def test_small_print_that_was_none_stays_none() -> None:
    table, seat, _ = _before_building()
    assert stopped_before(GAME, table, seat, Wish(BUILD)) == CHANGED
    rng, luck, plain = Random(7), Luck(bytes(32)), ""
    while not plain:
        (seat, *_) = GAME.waiting(table)
        options = GAME.options(table, seat)
        known = {each for each in options if GAME.detail(table, seat, each) is not None}
        plain = next((each for each in options if each not in known | asked_twice(GAME, table, seat, options)), "")
        if not plain:
            GAME.apply(table, seat, rng.choice(options), luck)
    assert stopped_before(GAME, table, seat, Wish(plain)) == ""
    assert stopped_before(GAME, table, seat, Wish(plain, Meaning("affordable", {"count": 3}))) == CHANGED


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (Affordable(8), Affordable(7), True),
        (Affordable(2), Affordable(1), False),
        (Ships(["sloop", "cutter"]), Ships(["cutter", "schooner"]), True),
        (Ships(["sloop"]), Ships(["cutter"]), False),
        (Stacks(4, 3), Stacks(3, 2), True),
        (Stacks(4, 1), Stacks(4, 0), False),
        (NextPlate(2, 5), NextPlate(2, 4), False),
        (NextPlate(2, 5), NextPlate(3, 4), False),
    ],
)
def test_the_gist_of_small_print_is_what_the_choice_costs_gives_and_does(
    one: Detail, other: Detail, *, same: bool
) -> None:
    assert (one.gist() == other.gist()) is same
    assert one.gist().kind == one.kind
    assert set(one.gist().args) == set(msgspec.structs.asdict(one))
