"""Whatever figure of a data file is another one, something is another then: a game, a picture, a text, or the start,
which is refused. `changed_figures.py` tries it."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.games.changed_figures import leaves
from tests.games.test_read_figures import FILES, game_of

CARDS = {"nusfjord-buildings.toml", "nusfjord-elders.toml"}
"""Of a building or an elder something happens only where it is used: `tests/games/nusfjord` plays each of them."""


SELDOM = {"campaign.rank_start", "upgrade.family", "crew.first_cost", "upgrade.first_cost", "harbor.first_boat_vp"}
"""Of these something is seen only after a lost campaign, with two cards of a family in one hand, and in games of
before figures were changed: by the tests of these rules."""
TABLES = [
    (file, table)
    for file in sorted(FILES.keys() - CARDS)
    for table in dict.fromkeys(name.partition(".")[0] for name in leaves(file))
]


@pytest.mark.slow
@pytest.mark.in_turns(60)
@pytest.mark.parametrize(("file", "table"), TABLES)
def test_every_figure_of_a_table_changes_something(file: str, table: str) -> None:
    """Of each column some rows are tried, of which one that changes something is enough. All rows are tried by hand,
    with `--every`: of some, such as a trophy that is seldom drawn, nothing is seen in a few games."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.changed_figures", game_of(file), file, table],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout).keys() <= SELDOM
