"""A panel in which somebody waits goes on with what is asked now, and only what was shown counts as seen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ledger.loaded import Decided, Loaded
from bot.play.panel import LEAST_NEWS
from bot.play.private_panel import PrivatePanel
from bot.text import texts
from bot.text.event_lines import shortened_inside
from games.engine import Event
from tests.bot.ledger.making import GAME, MATE, dealt, held, play, seat
from tests.db.making import ANN, BEN

pytestmark = pytest.mark.usefixtures("tides")
SHOWN_IN = 77
HEADING, THEN = "Since you last looked", "**Then**"


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
        self.played = False

    def acknowledge(self) -> None:
        """Discord knows."""

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
        self.news: list[str] = []
        self.told: list[str] = []
        self.notice = ""

    async def goes_on(self, game_id: str) -> Loaded | None:
        return self.now

    async def unseen(self, *given: Any, **how: Any) -> list[str]:
        return [HEADING, *self.news] if self.news else []

    def shown(self, person_id: int, loaded: Loaded) -> None:
        self.seen.append(loaded.row.revision)

    async def view(self, loaded: Loaded, *given: Any, news: list[str], notice: str, **how: Any) -> tuple[int, None]:
        self.told, self.notice = list(news), notice
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


async def decides(panel: PrivatePanel, reply: Shown, *events: Event, seat: int = 0) -> None:
    """Ann has done something, and must wait then."""

    async def decided() -> Decided:
        return Decided(waiting_game(), seat, list(events), None, 1)

    def tell(decided: Decided) -> list[str]:
        return [str(event.args["line"]) for event in decided.events]

    await panel.show_outcome(cast("Any", reply), "g1", decided(), tell)


def did(line: str, *, hushed: bool = False) -> Event:
    return Event("did", 0, {"line": line}, to=0 if hushed else None, hushed=hushed)


async def test_what_was_pressed_in_a_panel_stays_above_what_happens_at_once_until_something_is_pressed_again() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await decides(panel, reply, did("You build a hut."))
    parts.now, parts.news = asking_game(7), ["Mate builds a pier."]
    await panel.go_on(parts.now)
    assert parts.told == ["You build a hut.", "", THEN, "Mate builds a pier."]
    parts.news = []
    await decides(panel, Shown(pressed=SHOWN_IN), did("You fish."))
    assert parts.told == ["You fish."]


async def test_what_had_happened_before_the_press_stays_too_under_one_heading() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    parts.news = ["Ben is back."]
    await decides(panel, reply, did("You build a hut."))
    assert parts.told == ["You build a hut.", "", HEADING, "Ben is back."]
    parts.now, parts.news = asking_game(7), ["Mate builds a pier."]
    await panel.go_on(parts.now)
    assert parts.told == ["You build a hut.", "", HEADING, "Ben is back.", "Mate builds a pier."]


async def test_what_the_person_did_in_a_window_stays_above_what_the_others_did_there() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await decides(panel, reply, did("You mark a tide.", hushed=True), did("You draw the crab."))
    assert parts.told == ["You mark a tide.", "You draw the crab."]
    parts.now, parts.news = asking_game(7), ["Ben marks a wave."]
    await panel.go_on(parts.now)
    assert parts.told == ["You mark a tide.", "You draw the crab.", "", THEN, "Ben marks a wave."]


async def test_what_was_done_at_another_seat_is_not_told_at_this_one() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await decides(panel, reply, did("You draw the crab."))
    parts.now = asking_game(7)
    parts.now.seats[:] = [seat(0, BEN), seat(1, ANN)]
    assert parts.now.waiting() == [0, 1]
    await panel.go_on(parts.now)
    assert reply.renewed == [7]
    assert parts.told == []


async def test_however_much_happens_what_the_person_did_has_room() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await decides(panel, reply, did("You build a hut."), *(did(f"{number} huts fall. " * 9) for number in range(9)))
    parts.now, parts.news = asking_game(7), ["Mate builds a pier. " * 5 + str(number) for number in range(20)]
    await panel.go_on(parts.now)
    shown = shortened_inside(parts.told, reply.words, LEAST_NEWS)
    assert shown.startswith("You build a hut."), "the first thing it did"
    assert sum("left out" in line for line in shown.splitlines()) == 1, "what is missing is said once"
    assert shown.endswith("19"), "and what happened last"


async def test_a_panel_that_was_pressed_too_late_goes_on_and_says_so_still() -> None:
    parts, reply = Parts(), Shown()
    panel = parts.panel()
    await panel.show(cast("Any", reply), waiting_game(), 0, notice="The table has moved on.")
    parts.now = asking_game(7)
    await panel.go_on(parts.now)
    assert reply.renewed == [7]
    assert parts.notice == "The table has moved on."
