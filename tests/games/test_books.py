"""The strategy book of every game: each strategy plays whole games legally, and does more of what it says than a mate
at the same table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from statistics import fmean
from typing import Any

import pytest

from games.captains_gulf import book as gulf
from games.captains_gulf import data as gulf_data
from games.captains_gulf import picks as gulf_picks
from games.captains_gulf.bundles import tiles
from games.captains_gulf.picks import PICKS as GULF
from games.engine import Game, Luck, Pick, Picks, Player, book, registry
from games.fleet_dice import data as fleet_data
from games.fleet_dice import picks as fleet_picks
from games.fleet_dice.picks import PICKS as FLEET
from games.montego_bay import picks as montego_picks
from games.montego_bay.picks import PICKS as MONTEGO
from games.montego_bay.places import landing
from games.montego_bay.players import own_cards
from games.nusfjord import book as nusfjord
from games.nusfjord import picks as nusfjord_picks
from games.nusfjord.picks import PICKS as NUSFJORD
from games.nusfjord.terms import GOLD
from tests import param

Course = Sequence[tuple[Any, Any]]
"""What a seat saw and chose, decision by decision."""
BOOKED = [(name, player.name) for name, game in registry().items() for player in game.statistics.book]


# -- how an idea is followed -------------------------------------------------------------------------------------


class Take(Pick, frozen=True, tag="take"):
    number: int


class _Eye:
    """The smaller, the better; but nobody in their senses takes 9."""

    def appraise(self, view: Any, options: Sequence[str], rng: Random) -> list[float]:
        return [-inf if option == "take:9" else -float(Take.of(option).number) for option in options]


def even_ones(view: Any, pick: Pick) -> float:
    """Even ones."""
    return isinstance(pick, Take) and pick.number % 2 == 0


def the_largest(view: Any, pick: Pick) -> float:
    """The largest."""
    return pick.number if isinstance(pick, Take) else 0


EVEN, LARGEST = book(Picks(Take), _Eye(), even_ones, the_largest)


def test_a_strategy_has_the_name_of_its_idea() -> None:
    assert EVEN.name == "even-ones"
    assert isinstance(EVEN, Player)


def test_it_takes_the_best_of_what_its_idea_speaks_for_most() -> None:
    assert EVEN.choose(None, ["take:1", "take:6", "take:4", "take:5"], Random(1)) == "take:4"
    assert LARGEST.choose(None, ["take:1", "take:6", "take:4"], Random(1)) == "take:6"


def test_where_its_idea_has_nothing_to_say_it_takes_the_best() -> None:
    assert EVEN.choose(None, ["take:5", "take:3"], Random(1)) == "take:3"


def test_for_no_idea_it_does_what_nobody_in_their_senses_would_do() -> None:
    assert LARGEST.choose(None, ["take:9", "take:2"], Random(1)) == "take:2"


def test_without_an_eye_for_the_game_any_of_what_its_idea_speaks_for_will_do() -> None:
    (blind,) = book(Picks(Take), None, even_ones)
    rng = Random(1)
    assert {blind.choose(None, ["take:1", "take:2", "take:4"], rng) for _ in range(20)} == {"take:2", "take:4"}


# -- whole games -------------------------------------------------------------------------------------------------


def _own(view: Any) -> Any:
    """The own sheet, display or boat, or what the table says of the seat."""
    return next(getattr(view, name) for name in ("sheets", "players", "captains") if hasattr(view, name))[view.viewer]


def last(says: Callable[[Any], float]) -> Callable[[Course], float]:
    """Of the own sheet, display or boat at the end."""
    return lambda course: says(_own(course[-1][0]))


def count(*wanted: Any) -> Callable[[Course], float]:
    """How often one of these was chosen."""
    return lambda course: sum(pick in wanted for _, pick in course)


def mean(of: type[Pick] | tuple[type[Pick], ...], says: Callable[[Any, Any], float]) -> Callable[[Course], float]:
    """On average over the choices of these verbs."""
    return lambda course: fmean([says(view, pick) for view, pick in course if isinstance(pick, of)] or [0.0])


def _marked(sections: Sequence[int]) -> Callable[[Any], float]:
    return lambda sheet: sum(sheet.marked[section] for section in sections)


def _room(view: Any, pick: Any) -> Any:
    figure = own_cards(view)[pick.worker][0]
    start = next(each.at for each in view.figures if each.id == figure)
    return view.spaces[landing(start, pick.card, len(view.spaces))]


def _ship(view: Any, pick: Any) -> Any:
    return next(ship for ship in view.harbor if ship.id == pick.ship)


def _collected(view: Any, pick: Any) -> float:
    """How many marks the other one has in the type of a die."""
    other = view.sheets[1 - view.viewer]
    return other.marked[fleet_data.SECTION_INDEX[pick.face]] if pick.face in fleet_data.TYPES else 0


def _share_of(kind: int) -> Callable[[Any, Any], float]:
    return lambda view, pick: tiles(pick.haul)[kind] / max(1, sum(tiles(pick.haul)))


FLEET_DIE, CARD, PLACE = fleet_picks.Die, montego_picks.Card, nusfjord_picks.Place
LOAD = montego_picks.Load, montego_picks.Split
CATCH = gulf_picks.Catch, gulf_picks.Take
SAYS: dict[tuple[str, str], Callable[[Course], float]] = {
    ("fleet_dice", "only-boats"): last(_marked(fleet_data.COLUMN_SECTIONS)),
    ("fleet_dice", "only-harbor"): last(_marked(fleet_data.HARBOR_SECTIONS)),
    ("fleet_dice", "only-buildings"): last(_marked(fleet_data.WHARF_SECTIONS)),
    ("fleet_dice", "one-boat-type"): last(lambda sheet: sum(boxes >= 11 for boxes in sheet.marked)),
    ("fleet_dice", "only-oysters"): last(_marked([fleet_data.OYSTER])),
    ("fleet_dice", "coins-first"): last(lambda sheet: sheet.coins),
    ("fleet_dice", "licenses-first"): last(lambda sheet: sum(sheet.levels)),
    ("fleet_dice", "boats-first"): mean(fleet_picks.Take, lambda view, pick: pick.what == "boat"),
    ("fleet_dice", "fish-often"): last(_marked([fleet_data.CAPTAINS_CLUB])),
    ("fleet_dice", "take-their-dice"): mean(FLEET_DIE, _collected),
    ("montego_bay", "most-barrels"): mean(CARD, lambda view, pick: _room(view, pick).barrels),
    ("montego_bay", "no-broken-barrels"): mean(CARD, lambda view, pick: not _room(view, pick).broken),
    ("montego_bay", "hoard-coins"): last(lambda seat: seat.coins),
    ("montego_bay", "long-strides"): mean(CARD, lambda view, pick: pick.card),
    ("montego_bay", "dearest-ship"): mean(LOAD, lambda view, pick: _ship(view, pick).vp[0]),
    ("montego_bay", "next-to-sail"): mean(LOAD, lambda view, pick: -view.harbor.index(_ship(view, pick))),
    ("montego_bay", "empty-ships"): mean(LOAD, lambda view, pick: -_ship(view, pick).barrels[1 - view.viewer]),
    ("montego_bay", "one-barrel-each"): mean(LOAD, lambda view, pick: -pick.number),
    ("montego_bay", "fill-ships"): mean(LOAD, lambda view, pick: -_ship(view, pick).free),
    ("montego_bay", "against-the-leader"): mean(LOAD, lambda view, pick: _ship(view, pick).barrels[1 - view.viewer]),
    ("nusfjord", "build-ships"): last(lambda display: display.width),
    ("nusfjord", "build-buildings"): last(lambda display: len(display.buildings)),
    ("nusfjord", "hoard-gold"): last(lambda display: display.supply[GOLD]),
    ("nusfjord", "buy-all-shares"): count(PLACE("buy_shares")),
    ("nusfjord", "issue-all-shares"): lambda course: -sum(_own(view).unissued for view, _ in course) / len(course),
    ("nusfjord", "many-elders"): last(lambda display: len(display.elders)),
    ("nusfjord", "serve-fish"): count(PLACE("serve_fish")),
    ("nusfjord", "clear-forests"): lambda course: -sum(sum(_own(view).forests) for view, _ in course) / len(course),
    ("nusfjord", "keep-forests"): last(lambda display: sum(display.forests)),
    ("nusfjord", "take-their-space"): mean(PLACE, nusfjord.take_their_space),
    ("captains_gulf", "dearest-seafood"): mean(CATCH, _share_of(gulf.DEAREST)),
    ("captains_gulf", "cheapest-seafood"): mean(CATCH, _share_of(gulf.CHEAPEST)),
    ("captains_gulf", "one-harbor"): mean(gulf_picks.Sail, lambda view, pick: pick.port == gulf.HOME),
    ("captains_gulf", "fish-all-the-time"): mean(gulf_picks.Go, lambda view, pick: pick.space in gulf.FISHING),
    ("captains_gulf", "many-licenses"): last(lambda boat: len(boat.licenses)),
    ("captains_gulf", "full-crew"): last(lambda boat: len(boat.crew)),
    ("captains_gulf", "roomy-boat"): last(lambda boat: boat.boxes + boat.tank),
    ("captains_gulf", "save-money"): last(lambda boat: -len(boat.licenses) - len(boat.crew) - len(boat.upgrades)),
    ("captains_gulf", "full-hold"): mean(
        gulf_picks.Sail, lambda view, pick: sum(_own(view).raw + _own(view).cooked) / _own(view).boxes
    ),
    ("captains_gulf", "free-moves"): mean(
        gulf_picks.Go, lambda view, pick: -_own(view).moves[gulf_data.SPACES.index(pick.space)]
    ),
}
CHOICES: dict[str, Picks[Any]] = {
    "captains_gulf": GULF, "fleet_dice": FLEET, "montego_bay": MONTEGO, "nusfjord": NUSFJORD
}  # fmt: skip


def _played(game: Game[Any, Any], players: Sequence[Player], seed: int) -> list[Course]:
    """A whole game, as each seat saw it."""
    luck, rng = Luck(seed.to_bytes(32, "big")), Random(seed)
    table, _ = game.setup(len(players), {}, luck)
    courses: list[list[tuple[Any, Any]]] = [[] for _ in players]
    while waiting := sorted(game.waiting(table)):
        seat = waiting[0]
        view, options = game.view(table, seat), game.options(table, seat)
        choice = players[seat].choose(view, options, rng)
        assert choice in options
        courses[seat].append((view, CHOICES[game.id].of(choice)))
        game.apply(table, seat, choice, luck)
    return [*courses]


def test_it_is_said_of_every_strategy_what_it_does() -> None:
    assert set(SAYS) == set(BOOKED)
    assert {name for name, _ in BOOKED} == set(CHOICES)


@pytest.mark.parametrize(
    ("name", "strategy"),
    [each if each[0] == "fleet_dice" else param.slow(*each) for each in BOOKED],
)
def test_a_strategy_does_more_of_what_it_says_than_a_mate(name: str, strategy: str) -> None:
    game = registry()[name]
    mate = next(player for player in game.players if player.name == "mate")
    own = next(player for player in game.statistics.book if player.name == strategy)
    says = SAYS[name, strategy]
    more = 0.0
    for seed in (2, 3):  # a mate may happen to do just as much of it
        mates, course = _played(game, [mate, own], seed)
        more = says(course) - says(mates)
        if more:
            break
    assert more > 0
