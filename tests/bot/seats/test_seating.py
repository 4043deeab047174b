"""Whose seat a computer player may keep, and whose it is again."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bot
from bot.errors import Sorry
from bot.ledger.ids import new_run_id
from bot.ledger.loaded import Loaded
from bot.seats.seating import Seating, check_helpable, taken_back
from tests.bot.ledger.making import MATE, held, seat
from tests.db.making import ANN, BEN, CLEO

BOT = Path(bot.__file__).parent
pytestmark = pytest.mark.usefixtures("tides")


@pytest.mark.slow
def test_a_person_at_the_table_may_go_away() -> None:
    assert Seating.check_may_go_away(held(), BEN) == 1


@pytest.mark.slow
def test_nobody_goes_away_twice_or_from_a_seat_that_is_not_theirs() -> None:
    loaded = Loaded(held().row, [seat(0, ANN, MATE), seat(1, BEN)])
    with pytest.raises(Sorry, match="seats-away-already"):
        Seating.check_may_go_away(loaded, ANN)
    with pytest.raises(Sorry):
        Seating.check_may_go_away(loaded, CLEO)


@pytest.mark.slow
def test_nobody_is_helped_in_a_run_of_a_challenge() -> None:
    check_helpable("g1")
    with pytest.raises(Sorry, match="challenge-no-help"):
        check_helpable(new_run_id())


@pytest.mark.slow
def test_whoever_is_back_plays_in_person() -> None:
    (change,) = taken_back(1)
    assert (change.seat, change.player, change.status) == (1, None, "active")


def _functions(path: Path, name: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions of a file in which this name stands; of other files none, which saves reading them."""
    text = path.read_text("utf-8")
    nodes = ast.walk(ast.parse(text)) if name in text else ()
    return [each for each in nodes if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]


def _calls(name: str) -> set[str]:
    """Where in the bot a function of this name is called, but for what tools and the sandbox do."""
    found: set[str] = set()
    for path in sorted(BOT.rglob("*.py")):
        place = path.relative_to(BOT)
        if place.parts[0] in ("tools", "sandbox"):
            continue
        for outer in _functions(path, name):
            for call in ast.walk(outer):
                called = call.func if isinstance(call, ast.Call) else None
                if name in (getattr(called, "attr", ""), getattr(called, "id", "")):
                    found.add(f"{place.as_posix()}: {outer.name}")
    return {each for each in found if not each.endswith(": make")}  # the act within one of the others


@pytest.mark.slow
@pytest.mark.parametrize(
    ("gate", "ways"),
    [
        ("given_to_player", {"seats/seating.py: go_away", "clocks/overdue.py: carry_out"}),
        ("_given_up", {"seats/seating.py: leave_game"}),
        ("go_away", {"seats/answers.py: answers", "seats/answers.py: go_away"}),
        ("leave_game", {"seats/answers.py: leave", "privacy/forgetting.py: _leave_running"}),
    ],
)
def test_every_way_in_which_a_seat_becomes_a_computers_is_known(gate: str, ways: set[str]) -> None:
    """One's own press, which is asked about first (`go_away`, `leave`), /forget-me, which is too, and what the others
    decide about somebody late. Whoever adds one has to say what it asks, and to add it to those of
    `test_whichever_way_the_last_goes_who_plays_in_person_no_computer_plays_on`."""
    assert _calls(gate) == ways


@pytest.mark.slow
def test_nothing_else_seats_a_computer_player() -> None:
    assert _seats_a_player() == {"seats/seating.py: given_to_player", "seats/seating.py: _given_up"}


def _seats_a_player() -> set[str]:
    """Where a change of a seat names a player that may be a computer's."""
    found: set[str] = set()
    for path in sorted(BOT.rglob("*.py")):
        for outer in _functions(path, "SeatChange"):
            for call in ast.walk(outer):
                if not isinstance(call, ast.Call) or getattr(call.func, "id", "") != "SeatChange":
                    continue
                player = next((each.value for each in call.keywords if each.arg == "player"), None)
                if player is not None and not (isinstance(player, ast.Constant) and player.value is None):
                    found.add(f"{path.relative_to(BOT).as_posix()}: {outer.name}")
    return found
