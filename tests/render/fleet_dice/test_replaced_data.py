"""A sheet with other counts than ours still draws without a text leaving its box."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

SCRIPT = """
from render.audit import audit
from tests.render.fleet_dice.pictures import PICTURES, words_of
from games.fleet_dice import data
assert data.DATA.replaced and data.SIZES[0] == 15 and data.ROWS.coin_track.length == 105
for name, draw in PICTURES.items():
    with audit() as placed:
        draw(words_of("de"))
    for text in placed:
        if not text.box.holds(text.ink, 3) or "Hausbogen" in text.text:
            print(name, text)
"""


def _other_counts(toml: str) -> str:
    """Longer columns, bigger boats, more boxes, a longer coin track, a finer market."""
    toml = toml.replace('"plain", "boat"]\n', '"plain", "boat", "plain", "plain", "plain"]\n')
    toml = toml.replace("boat_capacity = [3, 3, 3, 3]", "boat_capacity = [5, 6, 7, 8]")
    toml = toml.replace('boxes = ["plain", "activation"]', 'boxes = ["plain", "plain", "activation"]')
    toml = toml.replace("length = 84", "length = 105").replace("77, 84]", "77, 84, 91, 98, 105]")
    return re.sub(r"(\[\[market\]\]\nmin_fish = 40\ncoins = 7\n)", r"\1\n[[market]]\nmin_fish = 50\ncoins = 8\n", toml)


@pytest.mark.slow
def test_other_counts_still_draw_in_their_boxes(tmp_path: Path) -> None:
    ours = resources.files("games.fleet_dice").joinpath("data").joinpath("fleet_dice.toml").read_text("utf-8")
    (tmp_path / "fleet_dice.toml").write_text(_other_counts(ours), "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "QUAYSIDE_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == ""
