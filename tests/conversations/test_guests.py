"""In which order the guests of the ledger speak: what everybody waits for first, what nobody waits for last."""

from __future__ import annotations

import pytest

from bot.ledger.entry import Entry
from tests.conversations.challenges.challenging import begin, finish, post
from tests.conversations.house import House
from tests.conversations.results.test_results import played

pytestmark = pytest.mark.usefixtures("tides")
IN_ORDER = (
    "ran",  # how a run ended is noted before anything is said of it
    "notice", "turn", "refresh", "end", "player",
    "replay",  # below the final scoring
    "followers",  # those who watch hear of the end after those who play
    "figures",
    "alarm",  # shows nothing
    "status",  # edited once for all that happened meanwhile
)  # fmt: skip
AT_THE_END = ["refresh", "end", "replay", "followers", "figures", "status"]


class Last:
    """Hears after all others what is said with every change."""

    def __init__(self) -> None:
        self.said: list[list[str]] = []

    async def attend(self, entry: Entry) -> None:
        self.said.append([row.kind for row in entry.posts])


async def test_what_is_said_with_a_change_is_said_in_the_order_of_who_waits_for_it(house: House) -> None:
    last = Last()
    house.ledger.invite(last)
    await played(house, "Anna", "Ben")
    assert [said for said in last.said if said != sorted(said, key=IN_ORDER.index)] == []
    assert {"turn", "alarm", "status"} <= {kind for said in last.said[:-1] for kind in said}
    assert last.said[-1] == AT_THE_END


@pytest.mark.slow
async def test_how_a_run_ended_is_noted_before_anything_is_said_of_it(house: House) -> None:
    last = Last()
    house.ledger.invite(last)
    anna, ben = await house.people("Anna", "Ben")
    await begin(ben, await post(house, anna, "tides"))
    await finish(house, ben)
    assert last.said[-1] == ["ran", *AT_THE_END]
