"""A map, tracks and prices other than ours still draw without a text leaving its box, and without our footer."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

SCRIPT = """
from render.audit import audit
from tests.render.captains_gulf.pictures import PICTURES, words_of
from games.captains_gulf import data
assert data.DATA.replaced and data.TRACK.spaces == 20 and len(data.HEXES) == 36
for name, draw in PICTURES.items():
    with audit() as placed:
        draw(words_of("de"))
    for text in placed:
        if not text.box.holds(text.ink, 3) or "Landkarte" in text.text:
            print(name, text)
"""

HEX = """
[[hex]]
id = "F6"
row = 6
x2 = 14
source = "printed"

# ---------------------------------------------------------------- seafood
"""


def _other_figures(toml: str) -> str:
    """One hex more, longer tracks with dearer stars, bigger packages of fuel."""
    toml = toml.replace("# ---------------------------------------------------------------- seafood\n", HEX, 1)
    toml = toml.replace("spaces = 16", "spaces = 20").replace("payout = [6, 13, 21]", "payout = [16, 33, 51]")
    return toml.replace("fuel = [3, 6, 9]", "fuel = [4, 8, 12]")


@pytest.mark.slow
def test_other_figures_still_draw_in_their_boxes(tmp_path: Path) -> None:
    ours = resources.files("games.captains_gulf").joinpath("data").joinpath("captains_gulf.toml").read_text("utf-8")
    (tmp_path / "captains_gulf.toml").write_text(_other_figures(ours), "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "QUAYSIDE_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=90,
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout == ""
