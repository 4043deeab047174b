"""What the words of Captains of the Gulf are about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from games.captains_gulf import GAME, adding, bonus, data, fishing, phases, round_cards, trading, upkeep, wheel
from games.captains_gulf.bundles import hauls, parts
from tests.bot.text.wording import Wording

HAULS = hauls((4, 4, 4), 4, (4, 4, 4), 0)


def choices() -> list[str]:
    sales = parts((1, 1, 1, 1, 1, 1), 4) + parts((4, 4, 4, 0, 0, 0), 4) + parts((0, 0, 2, 0, 2, 0), 4)
    return [
        *wheel.GO, *bonus.BONUS, *fishing.HEX, *fishing.ROW.values(), *fishing.PLAY, *upkeep.SAIL, *upkeep.BUY,
        *upkeep.DROP, *trading.ADVANCE, *trading.BOOST, *(text for texts_ in adding.ADD for text in texts_),
        *(f"take:{haul}" for haul in HAULS), *(f"catch:G10:{haul}" for haul in HAULS), "total:2", "total:3",
        *(f"sell:{raw}:{cooked}" for raw, cooked in dict.fromkeys(sales)),
        round_cards.WITH_FUEL, round_cards.WITH_MONEY,
        fishing.OTHER, upkeep.DECLINE, trading.DONE, phases.END, upkeep.REPAY, upkeep.DRAW,
    ]  # fmt: skip


def wrong(table: Any, seat: int, rng: Random) -> Sequence[str]:
    conceivable = rng.sample(GAME.conceivable(table, seat), 8)
    return (*conceivable, "take:sss", "sell:soc:c", "catch:G01:s", "play:G02:oc", "total:9", "loan", "x")


WORDING = Wording(
    "captains_gulf",
    rule=r"\bCG\d+\.(?:\d+a?|[A-F]\d?)(?![\w.])",
    some_rule="CG4.6",
    rulings=r"CG17\.",
    unseated={
        "port_opened", "populated", "round_began", "second_marker", "deck_reshuffled", "repopulated",
        "schools_reshuffled", "depletion_eased", "migrated", "selected", "game_ended",
    },
    values={
        "port": data.PORTS, "place": data.PLACES, "trigger": data.HEXES, "space": data.SPACES,
        "action": data.BONUS_ACTIONS, "seafood": data.SEAFOOD, "direction": data.DIRECTIONS, "school": data.SCHOOLS,
        "license": data.LICENSES, "crew": data.CREW, "upgrade": data.UPGRADES, "tile": data.REWARDS,
        "haul": list(HAULS), "raw": list(HAULS), "cooked": ["none", *HAULS], "row": list(fishing.ROW),
        "card": data.CARDS[:3], "cards": [data.CARDS[:3], data.CARDS[:1]], "places": [data.HEXES[:2], []],
        "bait": [data.SEAFOOD[:1] * 3, data.SEAFOOD],
        "turned": [data.HEXES[:2], []], "cleared": [data.HEXES[:2], []], "rewards": [data.REWARDS[:2]],
    },
    special={
        "round_began": {"card": data.ROUND_CARDS}, "card_earned": {"card": data.ROUND_CARDS},
        "card_paid": {"card": data.ROUND_CARDS}, "advanced": {"space": [2, 16]}, "advance": {"space": [2, 16]},
        "too_many_cards": {"cards": [1, 2]}, "fish": {"crab": [0, 12]},
        "go_in_vain": {"why": ["at_sea", "in_port", "no_card", "nothing_aboard", "no_box", "no_catch", "full"]},
        "bonus": {"action": data.BONUS_ACTIONS, "tile": [0, 1]},
        "deck_reshuffled": {"cards": [3]}, "selected": {"places": [[]]},
    },
    numbers=[0, 1, 2, 3, 7, 16],
    choices=choices,
    named=[
        *data.SPACES, *data.BONUS_ACTIONS, *data.PORTS, *data.SEAFOOD, *data.LICENSES, *data.CREW, *data.UPGRADES,
        *data.ROUND_CARDS, *data.DIRECTIONS, *HAULS, "none", "fuel", "money", "B2",
    ],
    phases=[],
    categories=["money", "stars", "last", "light", "loans"],
    found={
        "events": {"wheel_moved", "caught", "sold", "towed", "repopulated"},
        "asks": {"turn", "fish_or_sail", "second_card", "inspection", "drop"},
        "reasons": {"move_too_dear", "loans_are_forced", "not_with_deckhand", "one_of_a_family"},
        "illegal_rules": {"CG4.6", "CG10.6a", "CG11.7", "CG12.1"},
        "details": {"go", "go_in_vain", "sail_towed"},
    },
    games=[(seats, {}) for seats in GAME.seats],
    wrong=wrong,
    rules=130,
    detail_most=100,  # a card's four uses
)  # fmt: skip
