"""The reckoning of the crash test finds every kind of damage, and none where there is none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.tools.torture import check
from bot.tools.torture.check import PublicMessage
from bot.tools.torture.origins import unasked
from bot.tools.torture.press_log import AnswerVerdict
from bot.tools.torture.stored_games import StoredChallenge
from tests.bot.tools.torture.evidence import ANN, BEN, game, move, press

THREAD = 2002


def board(number: int = 11, **fields: Any) -> PublicMessage:
    given: dict[str, Any] = {
        "id": number,
        "place": THREAD,
        "nonce": f"n{number}",
        "game_id": "g1",
        "revision": 0,
        "actions": ["@play"],
        "texts": ["Ann sails."],
        "pinged": [BEN],
    }
    return PublicMessage(**given | fields)


def test_nothing_is_wrong_where_everything_is_right() -> None:
    games = [game(move(1), move(2, seat=1, person_id=None, interaction_id=None))]
    presses = [press(1), press(3, verdicts=frozenset({"refused"})), press(4, verdicts=frozenset())]
    shown, said = [board()], [("n11", 11)]
    for promise in (check.lost, check.doubled, unasked, check.denied):
        assert promise(presses, games) == []
    assert check.not_replayed(games) == []
    assert check.unanswered(presses, [False] * 3) == []
    assert check.shown_twice(shown, said) == []
    assert check.not_shown(games, shown, said) == []
    assert check.not_mentioned(games, shown) == []


def test_a_decision_that_was_shown_and_is_gone_is_lost() -> None:
    assert check.lost([press(1), press(2)], [game(move(1))]) == [
        "sail of 101 in game g1 (interaction 2) was shown as played and is not stored"
    ]


@pytest.mark.parametrize("stored", [{"choice": "fish"}, {"person_id": BEN}])
def test_a_decision_stored_otherwise_than_pressed_is_lost(stored: dict[str, Any]) -> None:
    assert len(check.lost([press(1)], [game(move(1, **stored))])) == 1


def test_a_decision_in_another_game_than_pressed_is_lost() -> None:
    assert len(check.lost([press(1, game_id="g2")], [game(move(1))])) == 1


def test_two_moves_of_one_interaction_are_doubled() -> None:
    assert check.doubled([press(1)], [game(move(1), move(2, interaction_id=1))]) == ["interaction 1 is stored 2 times"]


def test_two_answers_to_one_question_are_doubled() -> None:
    presses = [press(1, revision=0), press(2, revision=0, choice="fish")]
    assert len(check.doubled(presses, [game(move(1), move(2, choice="fish"))])) == 1


def test_a_gap_in_the_moves_is_noticed() -> None:
    assert len(check.doubled([press(1), press(3)], [game(move(1), move(3), revision=3)])) == 1


def test_a_step_that_was_shown_as_taken_back_and_is_not_is_noticed() -> None:
    back = press(2, choice="", action="@undo")
    assert len(check.kept_back([back], [game(move(1))])) == 1
    assert check.kept_back([back], [game(move(1), move(2, kind="undo"))]) == []


@pytest.mark.parametrize("fault", [{"over": True, "closed": False}, {"unnoted": ["run1"]}])
def test_a_challenge_that_goes_on_after_its_time_is_noticed(fault: dict[str, Any]) -> None:
    right: dict[str, Any] = {"id": "c1", "over": True, "closed": True, "unnoted": []}
    assert check.not_closed([StoredChallenge(**right)]) == []
    assert len(check.not_closed([StoredChallenge(**right | fault)])) == 1


def test_a_reminder_is_no_board() -> None:
    reminder = board(12, texts=["Ben, your game waits."])
    assert len(check.not_shown([game()], [board(), reminder], [])) == 2
    assert check.not_shown([game()], [board(), reminder], [], others=["n12"]) == []


@pytest.mark.parametrize("verdicts", [{"refused"}, {"outdated"}, {"played", "outdated"}])
def test_a_move_that_was_denied_and_counts_is_noticed(verdicts: set[AnswerVerdict]) -> None:
    assert len(check.denied([press(1, verdicts=frozenset(verdicts))], [game(move(1))])) == 1


def test_a_twin_may_be_refused_where_the_other_counts() -> None:
    assert check.denied([press(1, verdicts=frozenset({"played", "refused"}))], [game(move(1))]) == []


@pytest.mark.parametrize("damage", [{"replayed": "d2"}, {"state": "aside"}])
def test_a_game_that_comes_to_another_table_or_was_set_aside_is_noticed(damage: dict[str, Any]) -> None:
    assert len(check.not_replayed([game(**damage)])) == 1


@pytest.mark.parametrize("silence", [{"acknowledged": False}, {"answered": False}])
def test_silence_is_excused_only_while_the_bot_was_away(silence: dict[str, Any]) -> None:
    silent = press(1, **silence)
    assert len(check.unanswered([silent], [False])) == 1
    assert check.unanswered([silent], [True]) == []


def test_a_message_posted_twice_is_noticed() -> None:
    assert len(check.shown_twice([board(11, nonce="n"), board(12, nonce="n")], [])) == 1
    assert len(check.shown_twice([], [("n1", 11), ("n2", 11)])) == 1


def test_a_post_ticked_off_and_shown_nowhere_is_noticed() -> None:
    assert check.not_shown([game()], [board()], [("n12", 12)]) == ["n12 is ticked off as message 12, which is nowhere"]


@pytest.mark.parametrize(
    "shown",
    [
        [],
        [board(game_id="g2")],
        [board(revision=1)],
        [board(texts=["Ann waits."])],
        [board(11), board(12)],
    ],
)
def test_a_board_that_is_missing_or_old_is_noticed(shown: list[PublicMessage]) -> None:
    assert len(check.not_shown([game()], shown, [])) == 1


def test_a_step_back_that_changed_nothing_for_the_others_is_told_with_the_next_edit() -> None:
    stepped_back = game(story="Ann sails and takes a step back.", before_steps_back="Ann sails.")
    assert check.not_shown([stepped_back], [board()], []) == []
    assert len(check.not_shown([stepped_back], [board(texts=["Ann rests."])], [])) == 1


def test_an_end_is_shown_once() -> None:
    over = game(move(1), state="finished")
    final = board(12, actions=["@again"], revision=1)
    assert check.not_shown([over], [board(), final], []) == []
    assert len(check.not_shown([over], [board()], [])) == 1
    assert len(check.not_shown([over], [final, msgspec.structs.replace(final, id=13)], [])) == 1


@pytest.mark.parametrize("calling", [board(pinged=[]), board(pinged=[ANN]), board(game_id="g2")])
def test_a_decider_whom_no_board_called_is_noticed(calling: PublicMessage) -> None:
    assert len(check.not_mentioned([game()], [calling])) == 1


def test_a_call_from_before_the_decision_does_not_count() -> None:
    assert len(check.not_mentioned([game(deciding={BEN: 4})], [board(revision=3)])) == 1
    assert check.not_mentioned([game(deciding={BEN: 4})], [board(revision=4)]) == []
