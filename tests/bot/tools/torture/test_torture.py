"""A few seconds of the crash test itself: the bot is killed, and nothing that was stored or said comes to harm.
Whether every press is answered in time is no question for a machine that runs other tests meanwhile."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import pytest

from bot.__main__ import main


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
def test_nothing_is_lost_or_doubled_when_the_bot_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["torture", "--minutes", "0.01", "--game", "fleet_dice", "--json"])
    told = capsys.readouterr()
    printed = json.loads(told.out)
    aims = {aim["name"]: aim["met"] for aim in printed["aims"]}
    assert printed["kills"]["value"] >= 1
    assert printed["presses"]["value"] > 0
    for promise in (
        "acknowledged decisions lost",
        "decisions stored twice",
        "decisions nobody made",
        "decisions denied and stored",
        "games that do not replay",
        "messages shown twice",
        "posts given up",
    ):
        assert aims[promise], told.err


def test_where_nothing_was_played_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert main(["torture", "--minutes", "0.01", "--database", "sqlite:////proc/none/games.sqlite3"]) != 0
    assert list(tmp_path.iterdir()) == []
