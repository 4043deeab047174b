"""A turn skipped by mistake is asked about once: pressed or typed, nothing counts before the second press.
What the question itself asks is not asked again."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from games.engine import registry
from tests.conversations.house import House, forged


async def nusfjord(house: House) -> tuple[Table, Person, Person]:
    """A game of two that has come to its first turn: who is on turn, and the other one."""
    table, people = await house.game("Anna", "Ben", of="nusfjord")
    mover = await house.mover(table, people)
    return table, mover, next(person for person in people if person is not mover)


def skips(seen: ShownMessage) -> list[str]:
    """The controls that skip at once."""
    return [custom_id for custom_id in controls(seen, "") if custom_id.endswith(":skip")]


@pytest.mark.slow
async def test_skipping_is_asked_once_and_can_be_called_off(house: House) -> None:
    table, mover, _ = await nusfjord(house)
    before = await house.saved(table)
    panel = await house.panel(table, mover)
    assert not skips(panel)
    (skip,) = controls(panel, "@sure")
    asked = await (await mover.press(panel, skip)).reply()
    assert await house.saved(table) == before
    assert len(asked.buttons) == 2
    again = await (await mover.press(asked, controls(asked, "@fresh")[0])).reply()
    assert controls(again, "@sure")
    assert await house.saved(table) == before
    assert await house.store.games.moves(table.game_id) == []


async def test_the_second_press_skips_the_turn(house: House) -> None:
    table, mover, other = await nusfjord(house)
    panel = await house.panel(table, mover)
    asked = await (await mover.press(panel, controls(panel, "@sure")[0])).reply()
    (skip,) = skips(asked)
    await (await mover.press(asked, skip)).reply()
    (move,) = await house.store.games.moves(table.game_id)
    assert move.choice == "skip"
    assert await house.owing(table) == [int(other.id)]
    late = await (await forged(mover, asked, skip)).reply()
    assert late.text
    assert len(await house.store.games.moves(table.game_id)) == 1


@pytest.mark.slow
async def test_a_typed_skip_is_asked_once_too_and_only_of_who_is_on_turn(house: House) -> None:
    table, mover, other = await nusfjord(house)
    thread = await house.thread(table)
    refused = await (await other.command("nusfjord", "skip", channel=thread)).reply()
    assert not skips(refused)
    asked = await (await mover.command("nusfjord", "skip", channel=thread)).reply()
    assert asked.ephemeral
    assert await house.store.games.moves(table.game_id) == []
    await (await mover.press(asked, skips(asked)[0])).reply()
    assert [move.choice for move in await house.store.games.moves(table.game_id)] == ["skip"]


async def test_a_forged_question_about_an_impossible_or_old_choice_gets_a_sentence(house: House) -> None:
    table, mover, _ = await nusfjord(house)
    panel = await house.panel(table, mover)
    (skip,) = controls(panel, "@sure")
    impossible = await (await forged(mover, panel, skip.replace("@sure.skip", "@sure.place:reforested"))).reply()
    assert controls(impossible, "") == []
    assert impossible.text
    old = await (await forged(mover, panel, skip.replace(":0:@sure", ":9:@sure"))).reply()
    assert controls(old, "@sure"), "the table as it is now"
    assert await house.store.games.moves(table.game_id) == []


async def test_to_end_the_turn_before_a_bonus_action_is_asked_once(house: House) -> None:
    people = await house.people("Anna", "Carla")
    table = Table(people, Random(4))
    await table.open("captains")
    mate = next(player for player in registry()["captains_gulf"].players if player.name == "mate")
    for number in range(100):
        loaded = await house.ledger.load(table.game_id)
        (seat,) = loaded.waiting()
        options = loaded.game.options(loaded.table, seat)
        if "end" in options and any(option.startswith("bonus:") for option in options):
            break
        choice = mate.choose(loaded.game.view(loaded.table, seat), options, Random(number))
        (person,) = loaded.people([seat])
        await house.parts.deciding.decide(table.game_id, person, choice, revision=None, interaction_id=number + 1)
    mover = await house.mover(table, people)
    panel, before = await house.panel(table, mover), await house.saved(table)
    assert "Anything else before your turn ends?" in panel.text
    (end,) = [each for each in controls(panel, "") if each.endswith(":end")]
    assert not [each for each in controls(panel, "@sure") if each.endswith(".end")]
    asked = await (await forged(mover, panel, f"{end.removesuffix('end')}@sure.end")).reply()  # an earlier panel's
    assert await house.saved(table) == before
    assert "bonus action" in asked.text
    await (await mover.press(panel, end)).reply()
    assert await house.mover(table, people) is not mover
