"""A panel in which somebody waits goes on by itself once their turn comes, and no other one does."""

from __future__ import annotations

import pytest

from bot.play.kinds import Final
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.text import texts
from db.records import PostRow
from tests.conversations.house import House, decide, eventually
from tests.conversations.rushing import rushed


async def until_waiting(person: Person, panel: ShownMessage) -> ShownMessage:
    """Decide until somebody else must."""
    while controls(panel, ""):
        panel = await decide(person, panel)
    return panel


def as_it_is(person: Person, panel: ShownMessage) -> ShownMessage:
    return person.seen[panel.id]


def told_of_oneself(panel: ShownMessage) -> list[str]:
    """The lines of a panel that tell what its reader has done."""
    return [line for line in panel.text.splitlines() if f"**{texts().words('en')('story-you')}**" in line]


async def asks_again(person: Person, panel: ShownMessage) -> bool:
    """Wait until a panel asks something by itself."""

    async def asks() -> bool:
        return bool(controls(as_it_is(person, panel), ""))

    await eventually(asks)
    return True


@pytest.mark.slow
async def test_against_a_computer_the_same_panel_asks_again_after_its_turn(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await (await anna.press(lobby, controls(lobby, "@seat")[0])).reply()
    table = Table([anna], house.rng)
    table.game_id = controls(lobby, "@start")[0].split(":")[1]
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    await house.board(table, anna)
    await house.delivered(table)
    panel = await house.panel(table, anna)
    for _ in range(3):
        waiting = await until_waiting(anna, panel)
        assert (mine := told_of_oneself(waiting)), "a press tells what it did"
        assert await asks_again(anna, waiting), "no other Play was pressed"
        panel = as_it_is(anna, panel)
        assert set(mine) <= set(told_of_oneself(panel)), "nobody can read it before the computer answers"
        assert len(told_of_oneself(panel)) == len(set(told_of_oneself(panel))), "each thing once"


@pytest.mark.slow
async def test_the_panel_of_whoever_waits_asks_once_it_is_their_turn(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    waiting = await until_waiting(first, await house.panel(table, first))
    await house.delivered(table)
    second = await house.mover(table, people)
    panel = await house.panel(table, second)
    while int(first.id) not in await house.owing(table):
        panel = await decide(second, panel)
        await house.delivered(table)

    assert await asks_again(first, waiting)
    assert "⚠️" not in as_it_is(first, waiting).text
    told = texts().words("en")("panel-news")
    assert told in (await house.panel(table, first)).text, "nobody knows whether they have seen it there"
    before = len(await house.store.games.moves(table.game_id))
    await decide(first, as_it_is(first, waiting))
    assert len(await house.store.games.moves(table.game_id)) == before + 1


async def passed_on_to(house: House, table: Table, first: Person, people: list[Person]) -> None:
    """The others decide until it is this person's turn, and everything is said."""
    while int(first.id) not in await house.owing(table):
        second = await house.mover(table, people)
        await decide(second, await house.panel(table, second))
        await house.delivered(table)


@pytest.mark.slow
async def test_a_panel_that_was_pressed_too_late_asks_once_it_is_their_turn(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    older = await house.panel(table, first)
    await until_waiting(first, await house.panel(table, first))
    late = await decide(first, older)
    assert texts().words("en")("error-stale") in late.text
    assert not controls(late, "")
    await passed_on_to(house, table, first, people)
    assert await asks_again(first, late)


@pytest.mark.slow
async def test_of_two_panels_the_one_opened_last_goes_on(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    older = await until_waiting(first, await house.panel(table, first))
    newer = await house.panel(table, first)
    await passed_on_to(house, table, first, people)
    assert await asks_again(first, newer)
    assert not controls(as_it_is(first, older), "")
    fresh = await (await first.press(older, controls(older, "@fresh")[0])).reply()
    assert controls(fresh, ""), "which is behind its own button"


@pytest.mark.slow
async def test_a_panel_that_can_be_changed_no_more_stays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    waiting = await until_waiting(first, await house.panel(table, first))
    await house.delivered(table)
    monkeypatch.setattr("bot.gateway.reply.RENEWED_S", 0.0)
    await passed_on_to(house, table, first, people)
    await house.delivered(table)
    assert not controls(as_it_is(first, waiting), "")


async def test_what_was_opened_in_its_place_stays(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    waiting = await until_waiting(first, await house.panel(table, first))
    await house.delivered(table)
    second = await house.mover(table, people)
    panel = await house.panel(table, second)
    plan = await (await first.press(waiting, controls(waiting, "@plan")[0])).reply()
    assert plan.id == waiting.id
    while int(first.id) not in await house.owing(table):
        panel = await decide(second, panel)
        await house.delivered(table)
    assert not controls(as_it_is(first, waiting), ""), "they were planning there"


@pytest.mark.slow
async def test_at_the_end_of_the_game_the_panel_of_whoever_waits_says_so(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    waiting = await until_waiting(first, await house.panel(table, first))
    await house.delivered(table)
    deliver = house.delivery.deliver

    async def the_end_alone(row: PostRow) -> int | None:
        return await deliver(row) if row.kind == Final.kind else None

    house.delivery.deliver = the_end_alone
    await rushed(house, table, first)
    await house.delivered(table)
    shown = as_it_is(first, waiting)
    assert "🏆" in shown.text, "it says in words who has won"
    assert controls(shown, "@again")
    assert not controls(shown, "@fresh"), "nothing is waited for"
