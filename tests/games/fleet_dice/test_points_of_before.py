"""F11.7: what boats of the harbor bring is ours; a game keeps the figures it began with."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.engine import Luck
from games.fleet_dice import GAME, data, scoring
from games.fleet_dice.sheet import Sheet
from tests.games.before import check_records_are_played_again, tables_played
from tests.games.fleet_dice.before import FIRST, AsBefore


def with_barge(sheet: Sheet) -> Sheet:
    sheet.fleets[data.BARGE] = [4]
    return sheet


def test_only_the_barge_was_changed_and_says_so() -> None:
    changed = [row for row in data.RAW["harbor"] if "first_boat_vp" in row]
    assert [(row["id"], row["first_boat_vp"], row["boat_vp"]) for row in changed] == [("barge", 1, 3)]
    assert {"boat_vp", "first_boat_vp"} <= set(changed[0]["house"])
    assert "from 1 to 3" in changed[0]["source"]


def test_a_game_keeps_the_points_it_began_with() -> None:
    """However it is copied, saved, seen and thought about."""
    luck = Luck(b"points".ljust(32))
    (before, _), (now, _) = GAME.setup(2, {}, luck, FIRST), GAME.setup(2, {}, luck)
    for table, points in ((before, 1), (now, 3)):
        for copy in (table.clone(), GAME.load(GAME.save(table)), GAME.imagine(table, 0, Random(1))):
            assert scoring.points(with_barge(copy.sheets[0])).boats == points + scoring.points(table.sheets[0]).boats
        assert data.BOAT_VP[GAME.view(table, 0).sheets[0].points_list][data.BARGE] == [points]


@pytest.mark.parametrize(
    ("seats", "tables"),
    [(1, "e3219099a0f15256"), (2, "bde8c1b0e3b89635"), (3, "dd2e087aae59e1f6"), (4, "44693d3015a18ea6")],
)
def test_games_of_before_are_what_they_were_to_the_byte(seats: int, tables: str) -> None:
    """Games as they were written down before the figure was changed."""
    assert tables_played(AsBefore(), seats, {"captains": "yes"}) == tables


def test_a_record_of_before_is_played_again_as_it_was() -> None:
    check_records_are_played_again(GAME, AsBefore())


def test_a_replaced_file_knows_no_games_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """With an owner's figures everything is played by these."""
    monkeypatch.setattr(data, "DATA", msgspec.structs.replace(data.DATA, replaced=True))
    assert not GAME.plays(FIRST)
    assert GAME.plays(GAME.digest)
