"""What an answer says became of a decision, and when the bot could not be reached."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bot.play.panel import panel_view
from bot.sandbox.bot_server import Exchange
from bot.text import texts
from bot.tools.check.limits import empty_file, loaded_game
from bot.tools.torture.bot_process import Spans
from bot.tools.torture.press_log import AnswerVerdict, LoggedPress, PressLog, verdict_of
from games.engine import Luck, registry


def said(*lines: str, controls: tuple[str, ...] = ()) -> dict[str, Any]:
    parts: list[dict[str, Any]] = [{"type": 10, "content": line} for line in lines]
    buttons = [{"type": 2, "custom_id": control} for control in controls]
    return {"components": [{"type": 17, "components": [*parts, {"type": 1, "components": buttons}]}]}


PANEL = ("q:g1:4:sail", "q:g1:4:@table")


@pytest.mark.parametrize(
    ("message", "verdict"),
    [
        (said("Ann sails.", controls=PANEL), "played"),
        (said("⚠️ The table has moved on.", controls=PANEL), "outdated"),
        (said(texts().words("en")("error-database")), "refused"),
        (said(texts().words("en")("error-unshown", code="a1b2c3")), "played"),
        (said(texts().words("de")("error-unshown", code="a1b2c3")), "played"),
        (said("Really?", controls=("q:g1:4:sail", "q:g1:4:@fresh")), ""),
    ],
)
def test_the_answer_to_a_decision_says_what_became_of_it(message: dict[str, Any], verdict: AnswerVerdict) -> None:
    assert verdict_of(message) == verdict


@pytest.mark.parametrize(("notice", "verdict"), [("", "played"), ("The table has moved on.", "outdated")])
def test_the_bots_own_panels_are_understood(notice: str, verdict: AnswerVerdict) -> None:
    game = registry()["fleet_dice"]
    loaded = loaded_game(game, game.setup(2, {}, Luck(b"told"))[0], 2, 4)
    (seat, *_) = loaded.waiting()
    panel = panel_view(
        loaded, seat, loaded.words("en"), options=[], news=["Ben sails."], file=empty_file(), back=[], notice=notice
    )
    assert verdict_of({"components": panel.to_components()}) == verdict


def exchange(method: str, path: str, body: dict[str, Any], *, status: int = 200, applied: bool = True) -> Exchange:
    return Exchange(method, path, "", {}, json.dumps(body).encode(), status=status, applied=applied)


def test_what_is_shown_is_entered_under_its_interaction_whichever_way_it_comes() -> None:
    log = PressLog({"token": "7"}.get)
    log.observe(exchange("POST", "/interactions/6/other/callback", {"type": 4, "data": said("No.")}))
    log.observe(exchange("POST", "/interactions/7/token/callback", {"type": 6}))
    assert log.shown == {6: {"refused"}}
    log.observe(exchange("PATCH", "/webhooks/1/token/messages/@original", said("Ann sails.", controls=PANEL)))
    assert log.shown == {6: {"refused"}, 7: {"played"}}
    log.observe(exchange("POST", "/webhooks/1/token", said("Nothing was changed.")))
    assert log.shown[7] == {"played", "refused"}


@pytest.mark.parametrize("refusal", [{"status": 503}, {"applied": False}])
def test_what_was_not_carried_out_was_not_shown(refusal: dict[str, Any]) -> None:
    log = PressLog({"token": "7"}.get)
    body = said("Ann sails.", controls=PANEL)
    log.observe(exchange("PATCH", "/webhooks/1/token/messages/@original", body, **refusal))
    assert log.shown == {}


def test_an_answer_that_came_after_its_person_had_gone_counts() -> None:
    log = PressLog({"token": "7"}.get)
    log.enter(LoggedPress(interaction_id=7, person_id=1, answered=False))
    log.observe(exchange("PATCH", "/webhooks/1/token/messages/@original", said("Ann sails.", controls=PANEL)))
    (press,) = log.settle()
    assert press.answered
    assert press.verdicts == {"played"}


@pytest.mark.parametrize(
    ("line", "asked", "verdicts"),
    [
        ("Yours.", 4, {"refused"}),
        ("Yours.", 5, {"refused", "played"}),
        ("⚠️ The table has moved on.", 4, {"refused"}),
        ("⚠️ The table has moved on.", 5, {"refused", "outdated"}),
    ],
)
def test_a_panel_that_asks_the_same_as_before_was_only_put_back(
    line: str, asked: int, verdicts: set[AnswerVerdict]
) -> None:
    log = PressLog({"token": "7"}.get)
    log.enter(LoggedPress(interaction_id=7, person_id=1, revision=4, choice="sail"))
    panel = said(line, controls=(f"q:g1:0{asked}:sail", f"q:g1:0{asked}:@table"))
    log.observe(exchange("PATCH", "/webhooks/1/token/messages/@original", panel))
    log.observe(exchange("POST", "/webhooks/1/token", said("Nothing was changed.")))
    (press,) = log.settle()
    assert press.verdicts == verdicts


def test_a_span_touches_what_overlaps_it() -> None:
    spans, before = Spans(), time.monotonic()
    assert not spans.touch(before, before + 1)
    spans.begin()
    assert spans.touch(before, time.monotonic())
    spans.end(grace=5.0)
    after = time.monotonic()
    assert spans.touch(after + 4, after + 9)
    assert not spans.touch(after + 6, after + 9)
    assert not spans.touch(before - 2, before - 1)
