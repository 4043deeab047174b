"""A few seconds of the crash test with two bots that hear everything, on one PostgreSQL, each killed now and then.
Whether every press is answered in time is no question for a machine that runs other tests meanwhile."""

from __future__ import annotations

import json
import sys

import pytest

from bot.__main__ import main


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
def test_nothing_is_lost_or_doubled_when_either_of_two_is_killed(
    migrated_postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    main(
        [
            "torture",
            "--minutes",
            "0.01",
            "--game",
            "fleet_dice",
            "--processes",
            "2",
            "--database",
            migrated_postgres_url,
            "--json",
        ]
    )
    told = capsys.readouterr()
    printed = json.loads(told.out)
    aims = {aim["name"]: aim["met"] for aim in printed["aims"]}
    assert printed["kills"]["value"] >= 2
    assert printed["decisions stored"]["value"] > 0
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
