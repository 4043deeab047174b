"""A few hundred random games over all tables; thousands are played by the survey itself."""

from collections import Counter

import pytest

from games.nusfjord import data
from games.nusfjord.operations import OPERATIONS
from tests.games.nusfjord.survey import counting, silent, survey, tables


@pytest.mark.slow
def test_random_games_of_every_table_end_with_every_piece_in_its_place() -> None:
    decisions, carried_out, built = survey(8 * len(list(tables())))
    assert decisions > 15_000
    assert len(built) > 0.9 * len(data.BUILDINGS)
    assert len(silent(carried_out, built)) < 20


def test_the_survey_tells_cards_that_did_nothing() -> None:
    assert silent(Counter(), Counter()) == {*data.BUILDINGS, *data.ELDERS}
    assert "A103" in silent(Counter(), Counter(data.BUILDINGS)), "built, but its fish never came"
    known = dict(OPERATIONS)
    with counting(Counter()):
        assert all(OPERATIONS[op] is not operation for op, operation in known.items())
    assert known == OPERATIONS
