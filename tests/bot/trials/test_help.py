"""Where a computer may help somebody with a plan or a trial."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.ledger.acts import HINT
from bot.ledger.options import Options
from bot.ledger.rated import computers_help, may_be_compared

PLAIN, RUN = "a" * 10, "run" + "a" * 10


def _loaded(game_id: str, *, rated: bool, seats: int) -> Any:
    return SimpleNamespace(id=game_id, options=Options(seats, rated=rated), seats=[None] * seats)


@pytest.mark.parametrize(
    ("game_id", "rated", "seats", "hinted", "helps"),
    [
        (PLAIN, False, 3, False, True),
        (PLAIN, True, 1, False, True),
        (PLAIN, True, 3, False, False),
        (PLAIN, True, 3, True, True),
        (RUN, False, 1, False, False),
        (RUN, False, 1, True, False),
    ],
)
async def test_a_computer_helps_where_no_results_are_compared(
    game_id: str, rated: bool, seats: int, hinted: bool, helps: bool
) -> None:
    async def told(_: str) -> list[Any]:
        return [SimpleNamespace(kind="act", choice=HINT)] if hinted else []

    loaded = _loaded(game_id, rated=rated, seats=seats)
    assert await computers_help(cast("Any", SimpleNamespace(told=told)), loaded) == helps
    assert may_be_compared(game_id, loaded.options, seats) or helps
