"""What the words of Nusfjord are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.text import Words
from games.nusfjord import GAME, data, effects, scoring
from tests.bot.text.wording import Wording


def choices() -> list[str]:
    found = [*data.PLACE.values(), *data.COPY.values(), *data.ELDER.values(), *data.BUILD.values(), "skip", "done"]
    found += [f"use:{building}" for building in data.ONCE]
    for building, ops in data.ANYTIME.items():
        for op in ops:
            if isinstance(op, effects.SellShip):
                found += [f"trade:{building}:{ship}" for ship in op.prices]
            else:
                found += [f"convert:{building}:{data.got(op)}:{times}" for times in (1, 20)]
    for verb in ("other", "share", "dividend"):
        found += [f"{verb}:{company}" for company in data.COMPANIES]
    found += [f"at:{site}" for site in (*data.SPACES, *data.DOUBLES, "track")]
    for verb in ("fell", "plant"):
        found += [f"{verb}:{double}" for double in data.DOUBLES]
    for verb in ("take", "now", "feed"):
        found += [f"{verb}:{elder}" for elder in data.ELDERS]
    for verb in ("do", "choose"):
        found += [f"{verb}:{action}" for action in data.ACTION_IDS]
    for verb in ("reserve", "serve", "times", "move"):
        found += [f"{verb}:{number}" for number in (1, 2, 7)]
    found += [f"ship:{way}" for way in data.SHIP_WAYS]
    found += ["upgrade:sloop", "upgrade:cutter", *(f"sell:{ship}" for ship in data.SHIP_IDS)]
    return [*found, *(f"first:{building}" for building in data.BUILDINGS), "decline"]


def examples(table: str, kind: str) -> Iterator[dict[str, Any]] | None:
    return _swaps() if (table, kind) == ("detail", "swap") else None


def _swaps() -> Iterator[dict[str, Any]]:
    """What the exchanges of the cards give and get, once and many times."""
    for program in data.PROGRAMS.values():
        for op in program.ops:
            if isinstance(op, effects.Exchange):
                for times in (1, 20):
                    given = dict(zip(("wood", "fish", "gold"), op.give.amounts, strict=True))
                    got = dict(zip(("get_wood", "get_fish", "get_gold"), op.get.amounts, strict=True))
                    yield {name: amount * times for name, amount in {**given, **got}.items()}


def card_texts(words: Words) -> None:
    """Every card has a text."""
    for card in [*data.BUILDINGS, *data.ELDERS]:
        assert "{" not in words.text(card)


WORDING = Wording(
    "nusfjord",
    rule=r"\b(?:[CSPFWHXEABGV]|Q)\d{1,2}\b",
    some_rule="X4",
    rulings=r"[A-Z]\d",
    unseated={
        "game_began", "cards_revealed", "round_began", "hands_dealt", "workers_home", "elder_revealed", "game_ended",
    },
    values={
        "building": sorted(data.BUILDINGS), "source": [*data.BUILDINGS, *data.ELDERS, "thin_out"],
        "elder": list(data.ELDERS), "action": data.ACTION_IDS, "ship": data.SHIP_IDS, "new": data.SHIP_IDS[1:],
        "company": data.COMPANIES, "color": data.COMPANIES[:3], "good": ["wood", "fish", "gold"],
        "double": data.DOUBLES, "site": [*data.SPACES, *data.DOUBLES, "track"], "letter": ["A", "B", "C"],
        "seats": [[0], [1, 2]], "copy": ["possible", "impossible"],
        "ships": [["sloop"], ["sloop", "cutter", "schooner"]],
        "cards": [["A103", "B129"], ["C151"]],
    },
    numbers=[0, 1, 2, 3, 7, 40],
    examples=examples,
    choices=choices,
    named=[
        *data.BUILDINGS, *data.ELDERS, *data.ACTION_IDS, *data.SHIP_WAYS, *data.COMPANIES, *data.DECK_IDS, "wood",
        "fish", "gold", "track",
    ],
    phases=["setup", "fishing", "work", "end"],
    categories=scoring.CATEGORIES,
    keys=["title-campaign"],
    check=card_texts,
    found={
        "events": {"fished", "building_placed", "elder_revealed", "hand_dealt"},
        "asks": {"turn", "build", "site", "card_exchange", "card_choose"},
        "reasons": {"space_blocked", "elder_without_effect", "campaign_is_solo"},
        "details": {"building", "ship", "swap"},
    },
    games=[(1, {}), (2, {"deck": "mackerel"}), (4, {"deck": "cod"}), (5, {})],
    wrong=lambda table, seat, rng: GAME.conceivable(table, seat),
    rules=100,
    ask_most=75,
    detail_most=160,  # an elder's whole text
    rule_most=320,
)  # fmt: skip
