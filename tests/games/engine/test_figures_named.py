"""A text that names a figure there is not is told which it may have meant."""

from __future__ import annotations

import pytest

from games.engine import figure

DATA = {
    "loan": {"cash": 5},
    "setup": [{"id": "few", "ships": 2, "coins": [1, 2]}, {"id": "many", "ships": 3, "coins": [3, 4]}],
}


@pytest.mark.parametrize(
    ("place", "near"),
    [
        ("setup.ships", "; is it setup.each.ships"),
        ("loan.cahs", "; is it loan.cash?"),
        ("whale.oil", ""),
    ],
)
def test_near_figures_are_named(place: str, near: str) -> None:
    with pytest.raises(LookupError) as raised:
        figure(DATA, place)
    told = str(raised.value)
    assert told.startswith(f"there is no figure {place}{near}")
    if not near:
        assert told == f"there is no figure {place}"


def test_what_is_named_as_near_is_a_figure() -> None:
    with pytest.raises(LookupError) as raised:
        figure(DATA, "setup.coin")
    near = str(raised.value).partition("is it ")[2].rstrip("?").split(" or ")
    assert near
    assert all(figure(DATA, place) for place in near)
