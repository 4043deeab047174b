"""Pieces put down again look exactly as if they had been drawn: whole games, picture for picture."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

import pytest
from PIL import Image

from games.engine import Luck
from games.montego_bay import GAME
from games.montego_bay.places import LEFT, RIGHT
from games.montego_bay.players import Mate
from render.audit import audit
from render.kept import pixels
from render.montego_bay import PAINTER
from render.montego_bay.walks import legs
from tests.render.montego_bay.pictures import words_of
from tests.render.montego_bay.views import first_moves

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
WORDS = words_of("de")


@pytest.mark.slow
def test_a_kept_piece_is_what_would_have_been_drawn() -> None:
    seats = 4
    luck, rng, mate = Luck(b"kept" * 8), Random(seats), Mate(effort=50)
    table, _ = GAME.setup(seats, {}, luck)
    compared = 0
    earlier = GAME.view(table, None)
    while waiting := GAME.waiting(table):
        seat = rng.choice(sorted(waiting))
        GAME.apply(table, seat, mate.choose(GAME.view(table, seat), GAME.options(table, seat), rng), luck)
        if rng.random() > 0.12:
            continue
        view, own = GAME.view(table, None), GAME.view(table, seat)
        drawn: list[list[bytes]] = []
        for drawing in (nullcontext(), audit()):  # while somebody listens, everything is drawn
            with drawing:
                pictures = PAINTER.prelude(view, WORDS, names=NAMES, changed=earlier)
                pictures.append(PAINTER.table(view, WORDS, names=NAMES, changed=earlier))
                options = {choice: number for number, choice in enumerate(GAME.options(table, seat), 1)}
                pictures.append(PAINTER.sheet(own, seat, WORDS, names=NAMES, options=options, changed=earlier))
            drawn.append([picture.data for picture in pictures])
        assert drawn[0] == drawn[1]
        compared += 1
        earlier = view
    assert compared > 5


@pytest.mark.parametrize("first", ["without ways", "with ways"])
def test_houses_beside_the_ways_out_of_the_taverns_are_kept_as_drawn(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.canvas.KEPT", pixels())
    before, view = first_moves()
    assert {LEFT, RIGHT} <= {leg.start for leg in legs(before, view)}
    seen = [view, before] if first == "without ways" else [before, view]
    _, kept = [PAINTER.sheet(view, 0, WORDS, names=NAMES, changed=changed) for changed in seen]
    with audit():
        drawn = PAINTER.sheet(view, 0, WORDS, names=NAMES, changed=seen[1])
    assert kept == drawn


def test_what_was_not_used_for_the_longest_time_goes_first() -> None:
    cache = pixels(room=3 * 3 * 100)
    pieces = {name: Image.new("RGB", (10, 10)) for name in "abcd"}
    for name in "abc":
        cache.put((name,), pieces[name])
    assert cache.get(("a",)) is pieces["a"]
    cache.put(("d",), pieces["d"])
    assert cache.get(("b",)) is None
    assert cache.get(("a",)) is pieces["a"]
    assert cache.get(("d",)) is pieces["d"]
