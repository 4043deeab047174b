"""A backup restored within minutes: whoever is to be called is called, and no control of the lost time fits again."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.standin import Standin
from tests.conversations.around_the_table import do
from tests.conversations.house import House, choices, decide, forged

URL = "sqlite:///"
TURNS = 4
Pressed = tuple[Person, ShownMessage, str]
"""Who pressed what, and where."""


async def _pass_on(house: House, table: Table, people: list[Person]) -> list[Pressed]:
    """Everybody decides until somebody must who did not have to; what they pressed."""
    pressed: list[Pressed] = []
    owing = before = set(await house.owing(table))
    while not owing - before:
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        pressed.append((mover, panel, choices(panel)[0][0]))
        await decide(mover, panel)
        before, owing = owing, set(await house.owing(table))
    await house.delivered(table)
    return pressed


async def _calls(house: House, table: Table, people: list[Person]) -> int:
    """How many messages about the game call whoever now decides."""
    owing = {str(person) for person in await house.owing(table)}
    return sum(
        owing == {each["id"] for each in board.raw["mentions"]} for board in await house.boards(table, people[0])
    )


class _House(House):
    """A house whose database goes back to what it was."""

    async def save(self) -> None:
        await self.stop()
        shutil.copyfile(self._file, f"{self._file}.saved")
        await self.start()

    async def restore(self) -> None:
        await self.stop()
        shutil.copyfile(f"{self._file}.saved", self._file)
        await self.start()

    @property
    def _file(self) -> str:
        return self.database.removeprefix(URL)


@pytest.fixture
async def house(standin: Standin, migrated_sqlite_url: str) -> AsyncIterator[_House]:
    opened = _House(standin, migrated_sqlite_url)
    await opened.start()
    yield opened
    await opened.stop()


@pytest.mark.slow
async def test_after_a_restore_within_minutes_whoever_is_to_be_called_is_called(house: _House) -> None:
    table, people = await house.game("Anna", "Ben")
    await house.save()
    for _ in range(3):
        await _pass_on(house, table, people)
    await house.restore()
    for _ in range(3):
        before = len(await house.boards(table, people[0]))
        await _pass_on(house, table, people)
        boards = await house.boards(table, people[0])
        assert len(boards) == before + 1
        assert {each["id"] for each in boards[-1].raw["mentions"]} == {str(each) for each in await house.owing(table)}


async def test_a_game_that_begins_again_after_a_restore_calls_its_people_again(house: _House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    seen = await ben.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@join")))
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    await house.settled()
    await house.save()
    table = Table([anna, ben], house.rng)
    shown: list[int] = []
    for again in range(2):
        seen = await anna.wait_for(lambda seen: seen.id == lobby.id and bool(seen.buttons))
        begin = seen.custom_ids if again else controls(seen, "@start")
        table.game_id = begin[0].split(":")[1]
        await forged(anna, seen, f"q:{table.game_id}:0:@start")
        await house.settled()
        shown.append(len(await house.boards(table, anna)))
        if not again:
            await house.restore()
    assert shown == [1, 2]


@pytest.mark.slow
async def test_whoever_was_reminded_in_the_lost_time_is_reminded_again(house: _House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await house.save()
    reminded: list[int] = []
    for again in range(2):
        if not again:
            await house.later(hours=25)
        await house.settled()
        reminded.append(sum("⏰" in seen.content for seen in mover.seen.values()))
        if not again:
            await house.restore()
    assert reminded == [1, 2]


@pytest.mark.slow
async def test_no_control_of_the_lost_time_fits_in_the_new_one(house: _House) -> None:
    table, people = await house.game("Anna", "Ben")
    await house.save()
    lost = [each for _ in range(TURNS) for each in await _pass_on(house, table, people)]
    await house.restore()
    for number, (mover, panel, custom_id) in enumerate(lost):  # everybody decides as before
        if number:  # the first question was asked before the backup was made
            moves = (await house.ledger.load(table.game_id)).row.revision
            await forged(mover, panel, custom_id)
            await house.settled()
            assert (await house.ledger.load(table.game_id)).row.revision == moves, "an old control has played"
        assert mover is await house.mover(table, people)
        fresh = await house.panel(table, mover)
        assert choices(fresh)[0][0].rpartition(":")[2] == custom_id.rpartition(":")[2], "the same is asked"
        await decide(mover, fresh)


@pytest.mark.slow
async def test_no_question_of_the_lost_time_is_answered_in_the_new_one(house: _House) -> None:
    table, people = await house.game("Anna", "Ben")
    await _pass_on(house, table, people)
    await house.save()
    asked: list[int] = []
    for again in range(2):
        await do(table, people[0], "@pause")
        await do(table, people[0], "@go-on")
        asked.append((await house.ledger.load(table.game_id)).saved.course.notices)
        if not again:
            await house.restore()
    assert asked[0] != asked[1]
