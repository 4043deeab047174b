"""Figures that texts name are found in the data, and whose they are is known."""

from __future__ import annotations

import pytest

from games.engine import figure, provenance_of
from games.engine.data import Data

RAW = {
    "loan": {"cash": 5, "house": ["cash"], "kind": "dear", "forced": True, "rates": {"first": 2}},
    "seafood": [{"id": "shrimp", "price": 2, "rare": False}, {"id": "crab", "price": 4, "rare": True}],
    "market": [{"min_fish": 0, "coins": 2}, {"min_fish": 9, "coins": 3}],
    "money": {"start": [4, 5, 6], "mixed": [1, {"a": 2}]},
}


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("loan.cash", 5),
        ("loan.kind", "dear"),
        ("loan.rates.first", 2),
        ("seafood.crab.price", 4),
        ("seafood.1.price", 2),
        ("seafood.last.id", "crab"),
        ("seafood.each.price", [2, 4]),
        ("seafood.where.rare", ["crab"]),
        ("seafood.count", 2),
        ("market.2.coins", 3),
        ("market.each.min_fish", [0, 9]),
        ("money.start", [4, 5, 6]),
        ("money.start.2", 5),
    ],
)
def test_a_place_in_the_data_leads_to_its_figure(place: str, found: object) -> None:
    assert figure(RAW, place) == found


@pytest.mark.parametrize(
    "place",
    ["loan", "loan.debt", "loan.cash.more", "loan.forced", "seafood.shark.price", "seafood.3.price", "seafood.0.price",
     "seafood", "seafood.each", "market.where.coins", "money.mixed", "money.start.4"],
)  # fmt: skip
def test_a_place_where_no_figure_stands_is_named(place: str) -> None:
    with pytest.raises(LookupError, match=place.replace(".", r"\.")):
        figure(RAW, place)


def data(*, replaced: bool) -> Data[None]:
    return Data(None, {}, "", replaced)


def test_whose_figures_a_game_has_follows_from_its_files() -> None:
    ours, theirs = data(replaced=False), data(replaced=True)
    assert provenance_of(ours, ours) == "ours"
    assert provenance_of(theirs) == "owners"
    assert provenance_of(ours, theirs) == "mixed"
