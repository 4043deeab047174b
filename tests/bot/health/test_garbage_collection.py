"""Full garbage collections stay short while the bot runs, and nothing of that is left when it has ended."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.bot.health.collecting import SCENES


@pytest.mark.parametrize("scene", SCENES)
def test_collections_leave_out_what_stays_and_find_what_does_not(scene: str) -> None:
    named = [sys.executable, "-m", "tests.bot.health.collecting", scene]
    run = subprocess.run(named, check=False, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr


def test_asking_for_the_games_leaves_the_collector_as_it_was() -> None:
    asked = """
import gc
before = gc.get_freeze_count(), gc.get_threshold(), gc.isenabled(), len(gc.callbacks)
from games.engine import registry
assert len(registry()) > 1
print(before == (gc.get_freeze_count(), gc.get_threshold(), gc.isenabled(), len(gc.callbacks)))
"""
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "True"
