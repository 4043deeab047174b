"""What captains have learned of boats: where they judge otherwise than mates."""

from __future__ import annotations

import pytest

from games.captains_gulf import data
from games.captains_gulf.buying import gains
from games.captains_gulf.experience import Experienced
from games.captains_gulf.outlook import Outlook
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule


def worth(eyes: type[Outlook], **aboard: object) -> float:
    """What a boat of the third round is worth to whoever sees it so."""
    outlook = eyes(given(boat(licenses=["shrimp", "oyster"], **aboard), boat(), round_=3).turn().view())
    return outlook.appraise(outlook.start, 1)


@rule("CG11.4", "CG11.5")
def test_captains_pay_nothing_for_engineers_that_mates_take_on() -> None:
    card = next(card for card, crew in enumerate(data.CREW_OF) if 1 << crew == data.UPGRADE_ENGINEER)
    view = given(boat(money=9, hand=[data.CARDS[card]]), boat(), round_=2).turn().view()

    def sections(outlook: Outlook) -> set[int]:
        return {each.section for each in gains(outlook, outlook.start, 1, data.ALL_SECTIONS) if each.gain > 0}

    assert data.AS_CREW in sections(Outlook(view))
    assert data.AS_CREW not in sections(Experienced(view))
    assert data.AS_LICENSE in sections(Experienced(view))


@rule("CG11.8")
def test_the_improved_engine_is_worth_its_price_to_captains_and_crew_quarters_are_not() -> None:
    plain, price = worth(Experienced), 3
    assert worth(Experienced, upgrades=["improved_engine"]) > plain + price
    assert worth(Experienced, upgrades=["crew_quarters"]) == plain


@rule("CG6.1", "CG6.12")
def test_captains_value_a_bonus_marker_that_is_left_above_a_bonus_tile() -> None:
    assert worth(Outlook, used=1) == worth(Outlook)
    assert worth(Experienced, used=1) < worth(Experienced)
    assert worth(Experienced, used=1, tiles=1) < worth(Experienced)
    assert worth(Experienced, tiles=1) > worth(Experienced)


@rule("CG15.1")
def test_captains_do_not_put_off_the_end_for_what_no_turn_is_left_to_earn() -> None:
    aboard = boat(licenses=["shrimp", "oyster", "crab"], wheel="fuel_dock", tracks=[6, 6, 6], used=2)
    view = given(aboard, boat(wheel="fuel_dock"), timer=1, round_=8).turn().view()

    def put_off(outlook: Outlook) -> float:
        ended = outlook.start.on()
        ended.over = True
        return outlook.appraise(outlook.start, 1) - outlook.appraise(ended, 1)

    assert put_off(Experienced(view)) < put_off(Outlook(view)) - 3
