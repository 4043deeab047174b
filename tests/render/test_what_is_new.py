"""What the blue marks mean stands below a picture only if it has some."""

from __future__ import annotations

from typing import Any

import pytest

from bot.text import texts
from bot.tools.gallery.moments import PEOPLE, play
from games.engine import registry
from render import canvas as canvases
from render import painter, parts, question, theme
from render.audit import audit
from render.canvas import Canvas
from render.grid import Box
from render.kept import pixels
from render.marks import corner_ticks

BACK = 9
LOOKS = 2


def _said(kind: str, table: Any, before: Any) -> dict[str, bool]:
    """Whether each picture for somebody who is asked says that something is new."""
    paint: Any = painter(kind)
    game, words, found = registry()[kind], texts().words("en").of(kind, PEOPLE), dict[str, bool]()
    seat = min(game.waiting(table))
    view, changed = game.view(table, seat), game.view(before, seat)
    options = {choice: number for number, choice in enumerate(game.options(table, seat), 1)}
    for name in ("table", "sheet", "focus", *parts(paint, view)):
        with audit() as placed:
            match name:
                case "table":
                    paint.table(view, words, names=PEOPLE, changed=changed)
                case "sheet":
                    paint.sheet(view, seat, words, names=PEOPLE, changed=changed)
                case "focus":
                    question(paint, view, seat, words, names=PEOPLE, options=options, changed=changed)
                case _:
                    paint.part(view, name, words, names=PEOPLE, changed=changed)
        found[name] = words("picture-changed") in {text.text for text in placed}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(registry()))
def test_what_is_new_is_explained_where_something_is(kind: str) -> None:
    moments = play(registry()[kind], 2, "new", player="random").moments
    found = dict[str, set[bool]]()
    for number in range(BACK, len(moments), max(1, len(moments) // LOOKS)):
        now, before = moments[number].table, moments[number - BACK].table
        same = _said(kind, now, now)
        assert not any(same.values()), same
        for name, new in _said(kind, now, before).items():
            found.setdefault(name, set()).add(new)
    assert all(True in found[name] for name in ("table", "sheet")), found
    assert True in found["focus"] or kind == "montego_bay", "its panels show little that is marked"


def test_a_piece_that_is_kept_remembers_that_it_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Box(10, 10, 20, 20)
    monkeypatch.setattr(canvases, "KEPT", pixels())
    for _ in range(2):  # drawn, and put down again
        canvas = Canvas(80, 40, theme.PAPER)
        assert not canvas.marked
        canvas.kept(place, "plain, new", lambda canvas=canvas: canvas.fill(place, theme.INK))
        assert not canvas.marked
        canvas.kept(place, "ticks, new", lambda canvas=canvas: corner_ticks(canvas, place.inset(5)))
        assert canvas.marked
        canvas.kept(place, "plain, new", lambda canvas=canvas: canvas.fill(place, theme.INK))
        assert canvas.marked, "something before it was"
