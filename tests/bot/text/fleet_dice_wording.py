"""What the words of Fleet: The Dice Game are about."""

from __future__ import annotations

from bot.text import Words
from games.fleet_dice import data, marking, steps
from tests.bot.text.wording import Wording

FACES = [*data.BOAT_FACES, *data.TOWN_FACES]
WAYS = ["coin", "coins3", "market", "recycle", "license", "boat", "fish"]


def choices() -> list[str]:
    return [
        *steps.MARK, *steps.HEX, *steps.DIE.values(), *(f"bonus:{bonus}" for bonus in data.BONUSES),
        steps.COIN, steps.THREE_COINS, steps.MARKET, steps.RECYCLE, steps.REROLL, steps.DECLINE,
        marking.BOAT, marking.LICENSE, marking.FISH, marking.COIN_INSTEAD,
    ]  # fmt: skip


def titles(words: Words) -> None:
    """Alone a title is earned."""
    for row in data.RAW["solo_results"]:
        assert words(f"fleet_dice-title-{row['min_points']}") == row[f"title_{words.language}"]


WORDING = Wording(
    "fleet_dice",
    rule=r"\b[FR]\d+(?:\.\d+)?\b",
    some_rule="F4.3",
    rulings=r"[FR]\d+$|F\d+\.\d+$",
    unseated={
        "round_began", "rolled", "shared_die", "trophies_revealed", "game_ended",
        "ruth_struck", "ruth_struck_star", "ruth_passed", "stones_moved",
    },
    values={
        "face": FACES, "old": FACES, "section": data.SECTIONS, "fleet": data.SECTIONS[: data.FLEETS],
        "type": data.TYPES, "bonus": list(data.BONUSES), "captain": list(data.CAPTAINS),
        "trophy": list(data.TROPHIES),
        "gold": [card.id for card in data.TROPHIES.values() if card.kind == "gold"],
        "silver": [card.id for card in data.TROPHIES.values() if card.kind == "silver"],
        "phase": ["boat", "town"], "dice": [["shrimp", "coins3", "harbor"]],
        "why": ["coin", "coins3", "market", "income", "license", "cod", "swordfish", "oyster"],
        "how": ["drafted", "shared"], "choice": ["mark:atlantis"],
    },
    special={"stones_moved": {"boat": data.TYPES, "harbor": data.HARBOR, "wharf": data.WHARF}},
    numbers=[0, 1, 2, 3, 7, 40],
    silent=lambda kind, args: kind == "caught" and args["fish"] == 0,  # an empty catch is not worth a word
    choices=choices,
    named=[*data.SECTIONS, *FACES, *WAYS, *data.BONUSES, *data.CAPTAINS, *data.TROPHIES],
    phases=["setup", "boat", "income", "fishing", "town", "end"],
    categories=["fish", "boats", "licenses", "buildings", "bonus"],
    check=titles,
    found={
        "events": {"marked", "earned", "ruth_struck"},
        "asks": {
            "draft", "use_die", "use_shared_die", "second_use", "star", "boat_or_license", "bonus", "oyster",
        },
        "reasons": {"rerolled_already", "section_full", "nothing_open", "trophies_need_two"},
        "illegal_rules": {"R15", "F14.6"},
        "details": {"box_plain", "box_completes"},
    },
    games=[
        (1, {"captains": "yes"}), (2, {"trophies": "yes"}),
        (3, {"captains": "yes", "trophies": "yes"}), (4, {"trophies": "yes"}),
    ],
    wrong=lambda table, seat, rng: (
        *steps.MARK, *steps.HEX, *steps.DIE.values(), steps.RECYCLE, steps.REROLL, steps.DECLINE,
    ),
    rules=100,
)  # fmt: skip
