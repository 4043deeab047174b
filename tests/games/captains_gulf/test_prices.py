"""CG20.4: what cards cost is ours, so that discounts are worth something; a game keeps the prices it began with."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.captains_gulf import GAME, adding, data
from games.captains_gulf.captain import Captain, blank_captain
from games.captains_gulf.prospects import captain_of
from games.engine import Luck
from tests.games.before import check_records_are_played_again, tables_played
from tests.games.captains_gulf.before import FIRST, AsBefore

CARDS = range(len(data.CARDS))
NO_CARD = -1
LEAST_PRICE = {"upgrade_engineer", "maintenance_engineer", "crew_quarters", "tank_small"}
"""What makes others cheaper costs the least price itself, and so do the smaller of two tanks and an engineer whom
nobody hired for more."""


def boat(*, first: bool = False, crew: int = 0, upgrades: tuple[int, ...] = ()) -> Captain:
    captain = blank_captain(20)
    captain.crew = crew
    for kind in upgrades:
        captain.fitted[kind] += 1
    if first:
        captain.price_list = msgspec.UNSET
    return captain


def prices(captain: Captain, section: int, round_: int = NO_CARD) -> list[int]:
    return [adding.price(round_, captain, card, section) for card in CARDS]


@pytest.mark.parametrize(
    ("section", "captain", "round_"),
    [
        (data.AS_CREW, boat(upgrades=(data.CREW_QUARTERS,)), NO_CARD),
        (data.AS_CREW, boat(), data.LABOR_DISCOUNT),
        (data.AS_UPGRADE, boat(crew=data.UPGRADE_ENGINEER), NO_CARD),
    ],
    ids=["Crew Quarters", "Labor Discount", "Boat Upgrade Engineer"],
)
def test_a_discount_takes_something_off_all_but_the_cheapest_cards(section: int, captain: Captain, round_: int) -> None:
    whole, less = prices(boat(), section), prices(captain, section, round_)
    names = data.CREW if section == data.AS_CREW else data.UPGRADES
    items = data.CREW_OF if section == data.AS_CREW else data.UPGRADE_OF
    cheaper = {names[items[card]] for card in CARDS if less[card] < whole[card]}
    assert cheaper == set(names) - LEAST_PRICE


def test_printed_prices_are_as_printed() -> None:
    printed = {row.id: row.cost for row in (*data.ROWS.license, *data.ROWS.crew) if "cost" not in row.house}
    assert printed == {"crab_license": 4, "fuel_engineer": 4}


def test_only_what_is_ours_was_changed_and_says_so() -> None:
    changed = [row for table in ("crew", "upgrade") for row in data.RAW[table] if "first_cost" in row]
    assert len(changed) == 6
    for row in changed:
        assert row["cost"] != row["first_cost"]
        assert row["house"] == ["cost", "first_cost"]
        assert f"from {row['first_cost']} to {row['cost']}" in row["source"]


def test_a_game_keeps_the_prices_it_began_with() -> None:
    """However it is copied, saved, seen and thought about."""
    luck = Luck(b"prices".ljust(32))
    (before, _), (now, _) = GAME.setup(2, {}, luck, FIRST), GAME.setup(2, {}, luck)
    hand = before.captains[0].hand
    assert hand == now.captains[0].hand
    for section in (data.AS_CREW, data.AS_UPGRADE):
        assert prices(before.captains[0], section) == prices(boat(first=True), section) != prices(boat(), section)
    for table, number in ((before, data.FIRST_PRICE_LIST), (now, data.PRICE_LIST)):
        for copy in (table, table.clone(), GAME.load(GAME.save(table)), GAME.imagine(table, 0, Random(1))):
            assert [captain.prices for captain in copy.captains] == [number] * 2
        assert captain_of(GAME.view(table, 0)).prices == number
    seen, other = GAME.view(before, 0), GAME.view(now, 0)
    assert (seen.prices, other.prices) == (data.FIRST_PRICE_LIST, data.PRICE_LIST)
    assert seen.captains[0].prices != other.captains[0].prices


@pytest.mark.parametrize(
    ("seats", "tables"), [(2, "4471d510796f1b52"), (3, "c9e0f4cff6923bdf"), (4, "410f1c80ac0df08d")]
)
def test_games_of_before_are_what_they_were_to_the_byte(seats: int, tables: str) -> None:
    """The golden games as they were written down before the prices were changed."""
    assert tables_played(AsBefore(), seats, {}) == tables


def test_a_record_of_before_is_played_again_as_it_was() -> None:
    check_records_are_played_again(GAME, AsBefore())


def test_a_replaced_file_knows_no_games_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an owner's figures everything is played by these."""
    monkeypatch.setattr(data, "DATA", msgspec.structs.replace(data.DATA, replaced=True))
    assert not GAME.plays(FIRST)
    assert GAME.plays(GAME.digest)
