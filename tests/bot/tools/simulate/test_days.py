"""A few simulated days: everybody is called once to what comes to them, and nothing is left over."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from bot.__main__ import main
from bot.gateway.controls import control
from bot.ledger.loaded import Loaded
from bot.people.preferences import Preferences
from bot.people.quiet_hours import QuietHours
from bot.sandbox.bot_server import Exchange
from bot.sandbox.encoding import encode
from bot.tools.check.limits import loaded_game
from bot.tools.simulate.notification_audit import NotificationAudit
from games.engine import Luck, registry

_AT = datetime(2026, 10, 12, 12, tzinfo=UTC)
ANN, STRANGER = 1, 3


@pytest.mark.slow
def test_some_days_of_a_game_leave_nobody_waiting_unawares(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--days", "4", "--games", "1", "--seed", "5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    aims = {aim["name"]: aim["met"] for aim in told["aims"]}
    assert len(aims) == 9
    del aims["games not finished"]  # four days are short
    assert all(aims.values()), told
    assert told["decisions that came to people"]["value"] > 20
    assert told["calls to decisions"]["value"] > 20


@pytest.mark.parametrize("given", [["fleet_dice", "--days", "3"], ["--days", "3", "--seats", "2"], []])
def test_days_go_with_games_and_a_seed_only(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *given]) == 2
    assert capsys.readouterr().err.startswith("quayside: ")


def _judge() -> NotificationAudit:
    """Ann and Ben owe a decision since board 4."""
    audit = NotificationAudit()
    audit.stored(_game(), "running", _AT)
    return audit


def _game() -> Loaded:
    game = registry()["montego_bay"]
    loaded = loaded_game(game, game.setup(2, {"colours": "dealt"}, Luck(b"owing"))[0], 2, 4)
    loaded.saved.course.board = 4
    return loaded


def _say(audit: NotificationAudit, person: int, kind: str, now: datetime, board: int = 4) -> None:
    """A message that calls a person to the game is posted."""
    body = {
        "nonce": f"{_game().id}-{kind}",
        "allowed_mentions": {"users": [str(person)]},
        "components": [{"type": 1, "components": [{"type": 2, "custom_id": control(_game().id, board, "@play")}]}],
    }
    path = "/channels/7/messages"
    audit.said(Exchange("POST", path, path, {}, sent=encode(body), status=200), now)


def test_the_judge_finds_fault_with_silence() -> None:
    audit = _judge()
    _say(audit, ANN, "4", _AT)
    audit.end(_AT + timedelta(hours=1))
    assert audit.faults == {"decisions nobody was called to": 1}


def test_the_judge_finds_fault_with_noise() -> None:
    audit = _judge()
    _say(audit, ANN, "4", _AT)
    assert not audit.faults
    _say(audit, ANN, "4", _AT)
    _say(audit, STRANGER, "4m1-1", _AT)
    _say(audit, ANN, "4m0-1", _AT + timedelta(hours=3))
    assert audit.faults == {"calls too many": 1, "reminders of nothing": 1, "reminders too many": 1}


def test_a_board_that_comes_when_its_question_is_answered_counts_for_no_later_one() -> None:
    audit = _judge()
    _say(audit, ANN, "4", _AT, board=3)
    _say(audit, ANN, "4", _AT)
    assert not audit.faults


def test_the_judge_knows_nights_and_wishes() -> None:
    audit = _judge()
    audit.preferences[ANN] = Preferences(
        every_h=6, zone="Africa/Abidjan", quiet=QuietHours(11 * 60, 13 * 60), muted=(_game().id,)
    )
    _say(audit, ANN, "4m0-1", _AT + timedelta(hours=24))
    assert audit.faults == {"reminders at night": 1, "reminders to who wants none": 1}
