"""Several decisions in one press: stored as single ones, taken back together, played whole or not at all."""

from __future__ import annotations

from random import Random

import pytest

from bot.gateway.controls import THEN, read
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, forged


def offers(panel: ShownMessage) -> list[tuple[str, str, list[str]]]:
    """What a panel's menus offer to do in one press: the menu, its value, and the decisions."""
    found: list[tuple[str, str, list[str]]] = []
    for menu in panel.selects:
        control = read(menu["custom_id"])
        assert control is not None, "a control of ours"
        for option in menu["options"]:
            choices = control.picked(option["value"]).split(THEN)
            if len(choices) > 1:
                found.append((menu["custom_id"], option["value"], choices))
    return found


async def take_and_use(house: House) -> tuple[Table, list[Person], Person, ShownMessage]:
    """A game of Fleet of three at its first draft."""
    table, people = await house.game("Anna", "Ben", "Carla")
    mover = await house.mover(table, people)
    return table, people, mover, await house.panel(table, mover)


async def test_a_die_is_taken_and_used_in_one_press_and_both_are_stored(house: House) -> None:
    table, _, mover, panel = await take_and_use(house)
    menu, value, choices = offers(panel)[0]
    assert choices[0].startswith("die:")
    after = await (await mover.select(panel, menu, [value])).reply()
    moves = await house.store.games.moves(table.game_id)
    assert [(move.seat, move.choice) for move in moves] == [(moves[0].seat, choice) for choice in choices]
    assert [move.interaction_id is None for move in moves] == [False] + [True] * (len(choices) - 1)
    assert {move.person_id for move in moves} == {int(mover.id)}
    assert int(mover.id) not in await house.owing(table)
    assert controls(after, "@undo")


@pytest.mark.slow
async def test_one_step_back_takes_the_whole_press_back_and_it_comes_again_whole(house: House) -> None:
    table, _, mover, panel = await take_and_use(house)
    before = (await house.ledger.load(table.game_id)).saved.table
    menu, value, choices = offers(panel)[0]
    after = await (await mover.select(panel, menu, [value])).reply()
    there = (await house.ledger.load(table.game_id)).saved.table
    back = await (await mover.press(after, controls(after, "@undo")[0])).reply()
    assert await house.store.games.moves(table.game_id) == []
    assert (await house.ledger.load(table.game_id)).saved.table == before
    assert [each for _, _, each in offers(back)] == [each for _, _, each in offers(panel)]
    again = await (await mover.press(back, controls(back, "@redo")[0])).reply()
    assert (await house.ledger.load(table.game_id)).saved.table == there
    assert [move.choice for move in await house.store.games.moves(table.game_id)] == choices
    assert controls(again, "@undo"), "and may be taken back once more"
    await (await mover.press(again, controls(again, "@undo")[0])).reply()
    assert (await house.ledger.load(table.game_id)).saved.table == before


@pytest.mark.slow
async def test_a_press_under_an_old_question_plays_none_of_it(house: House) -> None:
    table, _, mover, panel = await take_and_use(house)
    menu, value, _ = offers(panel)[0]
    await (await mover.press(panel, controls(panel, "")[0])).reply()
    late = await (await forged(mover, panel, menu, [value])).reply()
    assert len(await house.store.games.moves(table.game_id)) == 1
    assert controls(late, "@table"), "the panel as it is now"


async def test_what_is_forged_is_played_whole_or_not_at_all(house: House) -> None:
    table, _, mover, panel = await take_and_use(house)
    menu, _, (die, *_) = offers(panel)[0]
    start = menu.rpartition(":@")[0].replace(":@pick", "").split(":@")[0]
    for forgery in (f"{die}{THEN}mark:nowhere", f"{die}{THEN}use:coin{THEN}use:coin", f"{die}{THEN}", THEN):
        await (await forged(mover, panel, f"{start}:@pick.x", [forgery])).reply()
        assert await house.store.games.moves(table.game_id) == [], forgery


@pytest.mark.slow
async def test_what_is_asked_about_twice_is_in_no_press_with_others(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, Random(1))
    await table.open("captains")
    await house.board(table, people[0])
    await house.delivered(table)
    while True:
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        if offers(panel):
            break
        await (await mover.press(panel, controls(panel, "")[0])).reply()
        await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    assert all("decline" not in choices for _, _, choices in offers(panel))
    before, revision = len(await house.store.games.moves(table.game_id)), loaded.saved.asked[loaded.waiting()[0]]
    forgery = f"go:fishing{THEN}decline"
    await (await forged(mover, panel, f"q:{table.game_id}:{revision}:@pick.x", [forgery])).reply()
    assert len(await house.store.games.moves(table.game_id)) == before


@pytest.mark.slow
async def test_a_press_that_goes_on_into_a_window_is_taken_back_as_far_as_that(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    panel = await house.panel(table, first)
    menu, value, _ = min(offers(panel), key=lambda each: len(each[2]))
    await (await first.select(panel, menu, [value])).reply()
    await house.delivered(table)
    second = await house.mover(table, people)
    assert second is not first
    panel = await house.panel(table, second)
    menu, value, choices = max(offers(panel), key=lambda each: len(each[2]))
    after = await (await second.select(panel, menu, [value])).reply()
    saved = (await house.ledger.load(table.game_id)).saved
    inside = [trace.choice for trace in saved.trail if trace.in_window]
    assert inside, "it went on into the window in which all use the last die"
    back = await (await second.press(after, controls(after, "@undo")[0])).reply()
    moves = [move.choice for move in await house.store.games.moves(table.game_id)]
    assert moves[-len(choices) + len(inside) :] == choices[: -len(inside)]
    assert controls(back, ""), "the shared die is asked about again"
    assert not controls(back, "@undo")


@pytest.mark.slow
async def test_the_whole_press_is_what_a_table_is_asked_to_take_back(house: House) -> None:
    table, people, mover, panel = await take_and_use(house)
    menu, value, _ = offers(panel)[0]
    await (await mover.select(panel, menu, [value])).reply()
    await house.delivered(table)
    other = await house.mover(table, people)
    theirs = await house.panel(table, other)
    await (await other.press(theirs, controls(theirs, "")[0])).reply()
    asked = await (await mover.command("undo", channel=await house.thread(table))).reply()
    await (await mover.press(asked, controls(asked, "@back")[0])).reply()
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    vote = loaded.saved.course.vote
    assert vote is not None
    assert vote.argument == 1, "from the first decision of the press on"


@pytest.mark.slow
async def test_the_log_tells_every_decision_of_the_press(house: House) -> None:
    _, _, mover, panel = await take_and_use(house)
    menu, value, choices = offers(panel)[0]
    after = await (await mover.select(panel, menu, [value])).reply()
    log = await (await mover.press(after, controls(after, "@log")[0])).reply()
    assert log.text.count("Anna") + log.text.count(mover.name) >= len(choices)
