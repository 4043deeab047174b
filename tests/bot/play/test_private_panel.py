"""A panel in which somebody waits goes on with what is asked now, and only what was shown counts as seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ledger.loaded import Loaded
from bot.play.private_panel import PrivatePanel
from bot.text import texts
from tests.bot.ledger.making import GAME, MATE, dealt, held, play, seat
from tests.db.making import ANN, BEN

pytestmark = pytest.mark.usefixtures("tides")
SHOWN_IN = 77


def waiting_game() -> Loaded:
    """Ann has answered, Ben has not."""
    table = dealt()
    while GAME.step(table, 0) is not None:
        play(table, 1)
    assert GAME.waiting(table).keys() == {1}
    return held(table)


def asking_game(revision: int, **fields: Any) -> Loaded:
    """Ann decides again."""
    return held(revision=revision, **fields)


class Shown:
    """The answer to an interaction of Ann's, and what it was renewed with."""

    def __init__(self, pressed: int | None = None, *, stays: bool = False) -> None:
        message = SimpleNamespace(id=pressed, components=[]) if pressed is not None else None
        self.interaction = SimpleNamespace(user=SimpleNamespace(id=ANN), message=message)
        self.words = texts().words("en")
        self.shown_in, self.is_shown = SHOWN_IN, True
        self.stays, self.renewed = stays, list[Any]()

    async def show(self, view: Any, *files: Any) -> None:
        """It is there."""

    async def text_first(self) -> bool:
        return False

    async def renew(self, view: Any, *files: Any) -> bool:
        self.renewed.append(view)
        return not self.stays


class Parts:
    """What a panel is made of: what it shows is the number of the move up to which it tells."""

    def __init__(self) -> None:
        self.now: Loaded | None = None
        self.seen: list[int] = []

    async def goes_on(self, game_id: str) -> Loaded | None:
        return self.now

    async def unseen(self, *given: Any, **how: Any) -> list[str]:
        return []

    def shown(self, person_id: int, loaded: Loaded) -> None:
        self.seen.append(loaded.row.revision)

    async def view(self, loaded: Loaded, *given: Any, **how: Any) -> tuple[int, None]:
        return loaded.row.revision, None

    def panel(self) -> PrivatePanel:
        parts = cast("Any", self)
        return PrivatePanel(parts, parts, parts, lambda _: None)


async def waits(panel: PrivatePanel, reply: Shown) -> None:
    """Ann is shown that she must wait."""
    await panel.show(cast("Any", reply), waiting_game(), 0)


async def test_asked_is_what_is_asked_now_not_what_was_when_the_board_was_drawn() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await waits(panel, reply)
    parts.now = waiting_game()
    await panel.go_on(asking_game(5))
    assert reply.renewed == [], "somebody has taken a step back meanwhile"
    parts.now = asking_game(7)
    await panel.go_on(asking_game(5))
    assert reply.renewed == [7]


async def test_whoever_has_given_their_seat_away_is_asked_nothing() -> None:
    for others in (seat(0, ANN, MATE), seat(0, BEN)):
        parts, reply = Parts(), Shown()
        panel = parts.panel()
        await waits(panel, reply)
        parts.now = asking_game(7)
        parts.now.seats[0] = others
        await panel.go_on(asking_game(5))
        assert reply.renewed == []


async def test_a_panel_waits_on_while_nothing_can_be_decided() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await waits(panel, reply)
    await panel.go_on(asking_game(5))  # paused, or over, by now
    assert reply.renewed == []
    parts.now = asking_game(9)
    await panel.go_on(parts.now)
    assert reply.renewed == [9]


@pytest.mark.parametrize(("stays", "seen"), [(False, [0, 7, 8]), (True, [0, 8])])
async def test_what_a_panel_tells_that_could_not_be_renewed_was_seen_by_nobody(stays: bool, seen: list[int]) -> None:
    parts, reply = Parts(), Shown(stays=stays)
    panel = parts.panel()
    await waits(panel, reply)
    parts.now = asking_game(7)
    await panel.go_on(parts.now)
    await panel.show(cast("Any", Shown(pressed=SHOWN_IN)), asking_game(8), 0)
    assert parts.seen == seen
