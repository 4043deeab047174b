"""With an owner's figures that the checks of a game accept, asking leaves a table as it is, and games end as ever."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from games.engine import registry

CHANGED = {
    "nusfjord": (
        "nusfjord-buildings.toml",
        'effects = [{ when = "elder_cleared", do = [{ op = "gain", gold = 1 }] }]',
        'effects = [{ when = "elder_cleared", do = [{ op = "gain", fish = 8, to = "reserve" }] }, '
        '{ when = "reserve_full", do = [{ op = "action", name = "transfer_reserve", optional = false }] }]',
        {"deck": "mackerel"},
    ),
    "captains_gulf": ("captains_gulf.toml", "start_money = [4, 5, 5, 6]", "start_money = [14, 15, 15, 16]", {}),
    "fleet_dice": ("fleet_dice.toml", "rerolls_per_dice_phase = 1", "rerolls_per_dice_phase = 2", {"trophies": "yes"}),
    "montego_bay": ("montego_bay.toml", "jack_cost = 3", "jack_cost = 1", {}),
}
"""By game: its file, what stands there, what is put there, and with which table options it is played. In Nusfjord, to
use an elder may then fill the Reserve, which at once empties it: whoever asks if that is possible must not begin it."""
PLAYED = """
import sys
from games.engine import registry
from games.engine.conformance import check_asking, check_imagined_apart, check_result, check_save_and_load
game = registry()[sys.argv[1]]
for seed in range(3):
    for check in (check_asking, check_imagined_apart, check_result, check_save_and_load):
        check(game, 3, eval(sys.argv[2]), seed)
print(game.digest)
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", CHANGED)
def test_asking_changes_nothing_with_changed_data_either(name: str, tmp_path: Path) -> None:
    file, old, new, settings = CHANGED[name]
    text = resources.files(f"games.{name}").joinpath("data").joinpath(file).read_text("utf-8")
    assert text.count(old) == 1
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, name, repr(settings)],
        env={**os.environ, "QUAYSIDE_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() != registry()[name].digest, "it was played with other data"
