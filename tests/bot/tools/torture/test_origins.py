"""Whence a stored move comes: what anybody asked for is right however it came about, and what nobody did is found."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.ledger.acts import PLANNED
from bot.ledger.loaded import encode_events
from bot.tools.torture.origins import unasked
from bot.tools.torture.press_log import LoggedPress
from db.records import MoveRow
from games.engine import Event
from tests.bot.tools.torture.evidence import ANN, BEN, game, move, press

BY_ITSELF: dict[str, Any] = {"interaction_id": None, "person_id": None}


def act(number: int, name: str, **fields: Any) -> MoveRow:
    return move(number, kind="act", choice=name, **fields)


def pressed(number: int, action: str, **fields: Any) -> LoggedPress:
    return press(number, choice="", action=action, **fields)


def strange(moves: list[MoveRow], presses: list[LoggedPress], **fields: Any) -> list[int]:
    """The numbers of the moves that nobody asked for."""
    told = unasked(presses, [game(*moves, people={0: ANN, 1: BEN}, **{"players": [], **fields})])
    return [int(line.split()[1]) for line in told]


@pytest.mark.parametrize(
    "stray",
    [
        {"interaction_id": 9},
        {"choice": "fish"},
        {"person_id": BEN},
        {"interaction_id": None},
        BY_ITSELF,
        {"kind": "undo"},
        {"kind": "undo", **BY_ITSELF},
        {"kind": "act", "choice": "away"},
        {"kind": "act", "choice": "away", **BY_ITSELF},
        {"game_id": "g2"},
    ],
)
def test_a_move_that_nobody_pressed_is_noticed(stray: dict[str, Any]) -> None:
    there = press(1, game_id=stray.get("game_id", "g1"))
    assert strange([move(1, **stray)], [there]) == [1]


def test_a_decision_in_another_game_than_pressed_is_noticed() -> None:
    assert len(unasked([press(1, game_id="g2")], [game(move(1))])) == 1


def test_decisions_of_one_press_were_asked_for_by_that_press_as_far_as_it_named_them() -> None:
    both = [move(1), move(2, choice="fish", interaction_id=None)]
    assert strange(both, [press(1, choice="sail+fish")]) == []
    assert strange(both, [press(1)]) == [2]
    assert strange(both, [press(1, choice="sail+sell")]) == [2]
    late = [both[0], move(2, choice="fish", interaction_id=None, at=datetime(2026, 5, 2, tzinfo=UTC))]
    assert strange(late, [press(1, choice="sail+fish")]) == [2]


def test_a_planned_decision_was_asked_for_by_whoever_planned_it() -> None:
    planned, wish = move(1, interaction_id=None), pressed(9, "@wish", wish="sail")
    assert strange([planned], [wish]) == []
    assert strange([planned], []) == [1]
    assert strange([planned], [pressed(9, "@wish", wish="fish")]) == [1]
    assert strange([planned], [pressed(9, "@wish", wish="sail", person_id=BEN)]) == [1]


@pytest.mark.parametrize("action", ["@suggest", "@tried"])
def test_what_was_put_on_a_plan_unread_may_be_any_planned_decision_of_whoever_asked_for_it(action: str) -> None:
    planned = move(1, interaction_id=None, events=encode_events([Event(PLANNED, 0)]))
    assert strange([planned], [pressed(9, action)]) == []
    assert strange([planned], []) == [1]
    assert strange([planned], [pressed(9, action, person_id=BEN)]) == [1]
    assert strange([planned], [pressed(9, action, game_id="g2")]) == [1]
    assert strange([move(1, interaction_id=None)], [pressed(9, action)]) == [1], "it was not planned"


def test_a_computer_player_decides_at_its_own_seat_and_for_whoever_is_away() -> None:
    moves = [move(1, **BY_ITSELF), act(2, "away"), move(3, **BY_ITSELF), act(4, "home"), move(5, **BY_ITSELF)]
    presses = [pressed(2, "@away"), pressed(4, "@play")]
    assert strange(moves, presses) == [1, 5]
    assert strange(moves[:1], [], players=[0]) == []


def test_whoever_decides_has_come_back() -> None:
    moves = [act(1, "away"), move(2), move(3, **BY_ITSELF)]
    assert strange(moves, [pressed(1, "@away"), press(2)]) == [3]


def test_whoever_presses_what_is_out_of_date_has_come_back() -> None:
    moves = [act(1, "away"), act(2, "home"), move(3, **BY_ITSELF)]
    assert strange(moves, [pressed(1, "@away"), press(2, verdicts=frozenset({"outdated"}))]) == [3]


def test_a_seat_left_for_good_is_a_computer_players_from_then_on() -> None:
    moves = [move(1, **BY_ITSELF), act(2, "leave"), move(3, **BY_ITSELF)]
    assert strange(moves, [pressed(2, "@quit")], players=[0]) == [1]


def test_an_act_needs_its_own_press() -> None:
    assert strange([act(1, "away")], [pressed(1, "@quit")]) == [1]
    assert strange([act(1, "vote:no")], [pressed(1, "@vote")]) == []
    assert strange([act(1, "vote:no")], [press(1)]) == [1]
    assert strange([act(1, "redo")], [press(1, choice="", game_id="", command="redo")]) == []


def test_what_the_table_agreed_to_is_taken_back() -> None:
    moves = [
        move(1, undone=True),
        act(2, "ask:undo"),
        act(3, "vote:yes", seat=1, person_id=BEN),
        move(4, kind="undo", choice="", **BY_ITSELF),
    ]
    presses = [press(1), pressed(2, "@back"), pressed(3, "@vote", person_id=BEN)]
    assert strange(moves, presses) == []
    assert strange([moves[0], *moves[2:]], presses) == [4]  # nobody had asked
    assert strange([*moves[:2], moves[3]], presses) == [4]  # nobody agreed
    assert strange([*moves, move(5, kind="undo", **BY_ITSELF)], presses) == [5]  # once is enough


def test_an_own_step_back_leaves_the_question_of_the_table_open() -> None:
    moves = [
        move(1, undone=True),
        move(2, seat=1, person_id=BEN, undone=True),
        act(3, "ask:undo"),
        move(4, kind="undo", choice="", seat=1, person_id=BEN),
        act(5, "vote:yes", seat=1, person_id=BEN),
        move(6, kind="undo", choice="", **BY_ITSELF),
    ]
    presses = [press(1), press(2, person_id=BEN), pressed(3, "@back")]
    presses += [pressed(4, "@undo", person_id=BEN), pressed(5, "@vote", person_id=BEN)]
    assert strange(moves, presses) == []


def test_what_was_taken_back_is_played_again() -> None:
    moves = [
        move(1, undone=True),
        move(2, kind="undo", choice=""),
        move(3, **BY_ITSELF),
        act(4, "redo"),
    ]
    presses = [press(1), pressed(2, "@undo"), pressed(4, "@redo")]
    assert strange(moves, presses) == []
    assert strange([*moves[:2], move(3, interaction_id=None), moves[3]], presses) == [], "an own step is theirs again"
    other = move(3, **BY_ITSELF | {"choice": "fish"})
    assert strange([*moves[:2], other, moves[3]], presses) == [3]  # it was another one
    assert strange(moves[:3], presses) == [3]  # nobody said so
    kept = move(1)
    assert strange([kept, *moves[1:]], presses) == [3]  # it had not been taken back


def test_a_plan_may_follow_what_is_played_again() -> None:
    moves = [move(1, undone=True), move(2, **BY_ITSELF), act(3, "redo"), move(4, interaction_id=None, choice="fish")]
    presses = [press(1), pressed(3, "@redo"), pressed(9, "@wish", wish="fish")]
    assert strange(moves, presses) == []


def test_a_table_may_skip_somebody_late_or_give_the_seat_to_a_computer_player() -> None:
    skipped = [act(1, "late", **BY_ITSELF), act(2, "late:skip", **BY_ITSELF), move(3, **BY_ITSELF)]
    assert strange(skipped, []) == []
    assert strange([*skipped, move(4, seat=1), move(5, **BY_ITSELF)], [press(4)]) == [5]  # it is over
    assert strange([*skipped[:2], move(3, seat=1, **BY_ITSELF)], []) == [3]  # it was another seat
    given = [act(1, "late:player", **BY_ITSELF), move(2, **BY_ITSELF)]
    assert strange(given, []) == []
