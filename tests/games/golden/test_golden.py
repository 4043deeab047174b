"""Games play today as they were written down: options, views and events ply by ply.
A difference is either a mistake or a change on purpose, then: `python -m tests.games.golden`."""

import pytest

from games.engine import registry
from tests.games.golden import file_of, lines


@pytest.mark.parametrize("name", sorted(registry()))
def test_a_game_plays_as_it_was_written_down(name: str) -> None:
    game = registry()[name]
    file = file_of(game)
    assert file.exists(), f"write it with `python -m tests.games.golden {name}`"
    stored, played = file.read_text().splitlines(), lines(game)
    for number, (then, now) in enumerate(zip(stored, played, strict=False), start=1):
        assert now == then, f"{file.name}, line {number}"
    assert len(played) == len(stored)
