"""What the words of Montego Bay are about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.montego_bay import data, steps
from games.montego_bay.loading import LOAD, REMOVE, SPLIT
from games.montego_bay.scoring import CATEGORIES
from tests.bot.text.wording import Wording

PLACES = ["N1", "S8", "left_tavern", "right_tavern"]
# A figure is told as `**figure_args(...)`: its id, colour and size.
FIGURE = {"figure", "colour", "size"}
OF_A_FIGURE = {
    "event": {
        "third_figure", "jack_placed", "moved", "set_back", "stayed", "pushed", "room_emptied", "tiles_moved",
    },
    "ask": {"load", "remove"},
    "detail": {"place"},
}  # fmt: skip


def choices() -> list[str]:
    return [
        *steps.COLOR, *steps.FIGURE, *steps.PLACE, steps.HIRE, steps.PASS, steps.DONE,
        *(text for cards in steps.CARD for text in cards.values()),
        *(text for kind in (LOAD, SPLIT, REMOVE) for row in kind[: data.PILOT] for text in row[1:]),
    ]  # fmt: skip


def examples(table: str, kind: str) -> Iterator[dict[str, Any]] | None:
    """Of figures whatever belongs together; of cards every room there is."""
    if table == "detail" and kind.startswith("card"):
        return _rooms(kind)
    return _figures(table, kind) if kind in OF_A_FIGURE.get(table, ()) else None


def _figures(table: str, kind: str) -> Iterator[dict[str, Any]]:
    names = WORDING.kinds(table)[kind] - FIGURE
    for figure in range(len(data.FIGURES)):
        yield from WORDING.every_value(kind, names, steps.figure_args(figure))


def _rooms(kind: str) -> Iterator[dict[str, Any]]:
    [usual, *_] = WORDING.every_value(kind, WORDING.kinds("detail")[kind])
    for room in data.ROOMS:
        for by in data.FIGURES:
            shown = {"barrels": room.barrels, "broken": room.broken, "coins": room.coins, "by": by}
            yield usual | shown | {"goods": room.barrels + room.broken}
            yield usual | shown | {"goods": room.barrels, "broken": 0}


WORDING = Wording(
    "montego_bay",
    rule=r"\b(?:M\d+\.\d+|A\d+)\b",
    some_rule="M6.2",
    unseated={
        "pushed",
        "warehouses_dealt", "tiles_laid", "ships_arrived", "round_began", "jack_idle", "ship_sailed", "ship_arrived",
        "pilot_left", "tiles_moved", "game_ended",
    },
    values={
        "colour": data.COLORS, "figure": data.FIGURES, "by": data.FIGURES, "ship": data.FREIGHTERS,
        "below": ["", *data.FREIGHTERS], "space": PLACES[:2], "place": PLACES, "start": PLACES, "landing": PLACES[:2],
        "ships": [data.SHIPS[:4]], "order": [data.WORKERS], "warehouses": [data.WAREHOUSES], "turned": [[0, 1]],
        "slot": data.SLOTS, "why": ["full", "cast_off", "end"],
    },
    special={"ship_sailed": {"barrels": [[3, 0, 1, 2]]}},
    numbers=[0, 1, 2, 3, 7, 14],
    detail_most=160,  # the order of all dock workers
    examples=examples,
    choices=choices,
    named=[*data.COLORS, *data.FIGURES, *data.SHIPS, *data.TAVERNS, *data.SLOTS],
    phases=["setup", "hire", "cards", "load", "end"],
    categories=CATEGORIES,
    found={
        "events": {"moved", "set_back", "stayed", "loaded", "jack_wanted"},
        "asks": {"colour", "third_figure", "hire", "place_jack", "cards", "cards_done", "load", "remove"},
        "details": {"card", "card_occupied", "load_fills"},
        "reasons": {"colour_taken", "card_in_use", "must_load", "jack_too_dear"},
        "illegal_rules": {"A23", "M10.1", "M6.2"},
    },
    games=[(2, {}), (3, {"tavern_setback": "walk_on"}), (4, {})],
    wrong=lambda table, seat, rng: (
        "colour:blue", "load:S01:4", "split:S15:1", "remove:S07:2", "card:jack:3", "hire", "done", "x",
    ),
    rules=89,
)  # fmt: skip
