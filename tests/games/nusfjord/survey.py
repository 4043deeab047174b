"""Many random games over all player counts, variants and decks, every piece counted at every decision, and which cards'
effects were carried out: `python -m tests.games.nusfjord.survey 2000` (minutes; the tests play fewer)."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from games.nusfjord import data
from games.nusfjord.operations import OPERATIONS, Operation
from tests.games.nusfjord.test_whole_games import check_pieces, random_game

Settings = dict[str, str]
BESIDE = ("passive", "anytime", "gold_to_supply", "before:use_elder")  # these go other ways than operations do


def tables() -> Iterator[tuple[int, Settings]]:
    """Every sensible table: player counts, decks, variants."""
    for deck in data.DECK_IDS:
        for seats in data.SEATS:
            yield seats, {"deck": deck}
            yield seats, {"deck": deck, "mixed": "yes"}
        yield 1, {"deck": deck, "solo": "advanced"}
        yield 1, {"deck": deck, "solo": "advanced", "mixed": "yes"}
        yield 1, {"deck": deck, "series": "campaign"}
        yield 1, {"deck": deck, "series": "campaign", "solo": "advanced"}
        yield 2, {"deck": deck, "series": "return"}


@contextmanager
def counting(carried_out: Counter[str]) -> Iterator[None]:
    """Count every operation that is carried out, by the card it belongs to."""
    real = dict(OPERATIONS)

    class Counted(Operation[Any]):
        def __init__(self, operation: Operation[Any]) -> None:
            self.possible, self.answers, self._run = operation.possible, operation.answers, operation.run

        def run(self, op: Any, table: Any, seat: int, choice: str, source: str, tell: Any) -> None:
            carried_out[source] += 1
            self._run(op, table, seat, choice, source, tell)

    try:
        OPERATIONS.update({op: Counted(operation) for op, operation in real.items()})
        yield
    finally:
        OPERATIONS.update(real)


def silent(carried_out: Counter[str], built: Counter[str]) -> set[str]:
    """The cards of which nothing was ever carried out; one with permanent effects or points only acts when built."""
    acting = {
        row.id
        for row in data.BUILDINGS.values()
        if any(
            effect.when not in ("passive", "anytime", "gold_to_supply", "before:use_elder") for effect in row.effects
        )
    }
    cards = {card: (carried_out if card in acting else built)[card] for card in data.BUILDINGS}
    cards |= {elder: carried_out[elder] for elder in data.ELDERS}
    return {card for card, times in cards.items() if not times}


def survey(games: int) -> tuple[int, Counter[str], Counter[str]]:
    """Play: the decisions made, what was carried out, what was built. Raises AssertionError for a lost piece."""
    carried_out: Counter[str] = Counter()
    built: Counter[str] = Counter()
    decisions, kinds = 0, list(tables())
    with counting(carried_out):
        for number in range(games):
            seats, settings = kinds[number % len(kinds)]
            table = None
            for table, _seat, events in random_game(seats, settings, number):
                check_pieces(table)
                decisions += 1
                built.update(event.args["building"] for event in events if event.kind == "building_placed")
                for event in events:
                    if event.kind in ("gave", "gained", "ship_sold") and event.args.get("source") in data.BUILDINGS:
                        carried_out[event.args["source"]] += 1
            assert table is not None
            assert table.over
    return decisions, carried_out, built


if __name__ == "__main__":
    wanted = int(sys.argv[1])
    made, seen, placed = survey(wanted)
    print(f"{wanted} games, {made} decisions, {len(placed)} of {len(data.BUILDINGS)} buildings built")
    print("never carried out:", ", ".join(sorted(silent(seen, placed))) or "nothing")
