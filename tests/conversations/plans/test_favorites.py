"""Favorites: a plan that is kept and planned again in another game of the kind, and plans by one press."""

from __future__ import annotations

import pytest

from bot.gateway.controls import OWN, control
from bot.plans.favorites import MOST
from bot.sandbox.autoplay import controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, forged
from tests.conversations.plans.draft import Draft, after, press, unrated, wishes_of
from tests.conversations.plans.planning import finish_draft, loaded_of, pick, plan, plan_panel

KIND = "fleet_dice"


def _favorites(panel: ShownMessage, action: str = "@favorite") -> list[str]:
    """What a menu of favorites offers."""
    return [option["value"] for item in panel.selects if action in item["custom_id"] for option in item["options"]]


async def _choose(person: Person, panel: ShownMessage, value: str, action: str = "@favorite") -> ShownMessage:
    (menu,) = [item["custom_id"] for item in panel.selects if action in item["custom_id"]]
    return await (await person.select(panel, menu, [value])).reply()


async def _settings(person: Person) -> ShownMessage:
    settings = await (await person.command("settings")).reply()
    return await press(person, settings, "@favorites")


@pytest.mark.slow
async def test_a_plan_is_kept_and_planned_in_another_game_as_far_as_it_can_come_up_there(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan(house, draft.table, draft.waits, *draft.dice)
    panel = await pick(draft.waits, await after(draft.waits, panel, 0), "use:coin")
    panel = await press(draft.waits, panel, "@plan")
    planned = await wishes_of(house, draft.table, draft.mine)
    panel = await press(draft.waits, panel, "@keep")
    assert "you can plan it again" in panel.text
    assert not controls(panel, "@keep"), "it is kept already"

    another = await Draft.open(house, "Anna", "Carla")
    while another.waits.id != draft.waits.id:  # whoever kept it waits
        await another.other_drafts()
        another = await Draft.open(house, "Anna", "Carla")
    can = (await loaded_of(house, another.table)).game.plannable(
        (await loaded_of(house, another.table)).table, another.mine
    )
    panel = await plan_panel(house, another.table, another.waits)
    (mark,) = _favorites(panel)
    panel = await _choose(another.waits, panel, mark)
    now = await wishes_of(house, another.table, another.mine)
    fits = [choice for path, choice in planned if len(path) == 1 and choice in can]
    assert [choice for path, choice in now if len(path) == 1] == fits
    assert len(fits) > 0
    left_out = len(planned) - len(now)
    assert ("left" in panel.text) is bool(left_out)


async def test_what_stands_below_has_the_small_print_of_the_game_it_is_planned_in(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    second = draft.dice[1]
    panel = await plan(house, draft.table, draft.waits, second)
    panel = await pick(draft.waits, await after(draft.waits, panel, 0), "use:coin")
    panel = await press(draft.waits, await press(draft.waits, panel, "@plan"), "@keep")
    kept = (await loaded_of(house, draft.table)).saved.course.plans[draft.mine].wishes
    await press(draft.waits, panel, "@unplan")
    panel = await plan_panel(house, draft.table, draft.waits)
    await _choose(draft.waits, panel, _favorites(panel)[0])
    assert (await loaded_of(house, draft.table)).saved.course.plans[draft.mine].wishes == kept
    stored = await house.store.favorites.of_kind(int(draft.waits.id), KIND)
    assert stored == [[[second, None, [["use:coin", None, []]]]]], "choices alone are kept"
    await finish_draft(house, draft.table, draft.other, draft.dice[0])
    moves = [move.choice for move in await house.store.games.moves(draft.table.game_id) if move.seat == draft.mine]
    assert moves[-2:] == [second, "use:coin"]


async def test_the_newest_ones_stay_and_the_settings_list_and_remove_them(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await _settings(draft.waits)
    assert "haven't kept any plan" in panel.text
    can = list((await loaded_of(house, draft.table)).game.plannable((await loaded_of(house, draft.table)).table, 0))
    marks: list[str] = []
    for number in range(MOST + 1):
        panel = await plan(house, draft.table, draft.waits, can[number % len(can)], can[(number + 1) % len(can)])
        panel = await press(draft.waits, panel, "@keep")
        marks = [*marks, *[mark for mark in _favorites(panel) if mark not in marks]]
        await press(draft.waits, panel, "@unplan")
    panel = await _settings(draft.waits)
    listed = _favorites(panel, "@unfavorite")
    newest = list(reversed(marks))[:MOST]
    assert listed == [f"{KIND}.{mark}" for mark in newest]
    assert panel.text.count("⭐ **Fleet: The Dice Game**: ") == len(newest)
    panel = await _choose(draft.waits, panel, listed[0], "@unfavorite")
    assert _favorites(panel, "@unfavorite") == listed[1:]
    settings = await press(draft.waits, panel, "@settings")
    assert controls(settings, "@favorites")
    assert _favorites(await _settings(draft.mover), "@unfavorite") == [], "nobody else has them"


async def test_favorites_of_a_game_that_is_gone_can_be_removed(house: House) -> None:
    (anna,) = await house.people("Anna")
    stored = [[["gull:1", None, []]]]
    await house.store.favorites.change(int(anna.id), "gulls_from_elsewhere", lambda _: stored)
    await house.store.favorites.change(int(anna.id), KIND, lambda _: stored)
    panel = await _settings(anna)
    assert "gulls\\_from\\_elsewhere (" in panel.text
    for left in (1, 0):
        panel = await _choose(anna, panel, _favorites(panel, "@unfavorite")[-1], "@unfavorite")
        assert len(_favorites(panel, "@unfavorite")) == left
    assert await house.store.favorites.of_person(int(anna.id)) == {}


@pytest.mark.parametrize("choice", ["@favorite", "@keep", "@unfavorite", "@anew"])
async def test_what_is_no_favorite_and_no_plan_gets_a_sentence_and_changes_nothing(house: House, choice: str) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan_panel(house, draft.table, draft.waits)
    before = await house.saved(draft.table)
    for values in (["1"], ["x"], ["fleet_dice.1"], ["fleet_dice.x"], None):
        whose = OWN if choice == "@unfavorite" else draft.table.game_id
        outcome = await forged(draft.waits, panel, control(whose, 0, choice), values)
        assert (await outcome.reply()).text
    assert await house.saved(draft.table) == before


async def test_one_press_in_the_panel_plans_what_the_mate_would_and_another_what_was_planned_last(house: House) -> None:
    draft = await unrated(house)
    panel = await house.panel(draft.table, draft.waits)
    assert not controls(panel, "@anew")
    panel = await press(draft.waits, panel, "@ahead")
    planned = await wishes_of(house, draft.table, draft.mine)
    assert len(planned) > 2
    assert "Your plan**" in panel.text
    assert not controls(panel, "@ahead")
    await house.parts.plans.unwish(draft.table.game_id, int(draft.waits.id))
    panel = await press(draft.waits, await house.panel(draft.table, draft.waits), "@anew")
    assert await wishes_of(house, draft.table, draft.mine) == planned
    assert "Your plan**" in panel.text


async def test_where_the_rating_counts_no_press_plans_what_the_mate_would(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await house.panel(draft.table, draft.waits)
    assert not controls(panel, "@ahead")
    await forged(draft.waits, panel, control(draft.table.game_id, 0, "@ahead"))
    await draft.waits.wait_for(lambda seen: "no computer helps" in seen.text)
    assert not await wishes_of(house, draft.table, draft.mine)


async def test_whose_turn_has_come_is_asked_in_the_panel_itself_and_told_there_why_nothing_is_planned(
    house: House,
) -> None:
    draft = await unrated(house)
    panel = await house.panel(draft.table, draft.waits)
    listed = await plan_panel(house, draft.table, draft.waits)
    await draft.other_drafts()
    told = ("decide first", "Entscheide erst", "decide now", "Entscheide jetzt")
    for pressed, action in ((panel, "@ahead"), (listed, "@suggest")):
        await forged(draft.waits, pressed, control(draft.table.game_id, 0, action))
        seen = await draft.waits.wait_for(lambda seen: any(each in seen.text for each in told))
        assert seen.id == pressed.id, "where it was pressed, and no message below"
        assert controls(seen, "") if pressed is panel else controls(seen, "@fresh")
        del draft.waits.seen[seen.id]
    assert not await wishes_of(house, draft.table, draft.mine)
