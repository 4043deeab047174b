"""Plans that say what comes after a choice: played over several decisions and turns, until something surprises."""

from __future__ import annotations

import pytest

from bot.gateway.controls import control
from bot.ledger.change import Act
from bot.ledger.loaded import Loaded
from bot.ledger.plan import MOST_WISHES, Meaning, Wish
from bot.sandbox.autoplay import controls
from tests.conversations.house import House, forged
from tests.conversations.outbox.test_notifications import HALF
from tests.conversations.plans.draft import Draft, after, moves_of, press, unrated, wishes_of
from tests.conversations.plans.planning import finish_draft, loaded_of, pick, plan, plan_panel, play


@pytest.mark.slow
async def test_what_comes_after_a_choice_is_planned_by_hand_and_played_over_several_decisions(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    table, waits = draft.table, draft.waits
    second = draft.dice[1]
    panel = await plan(house, table, waits, second)
    assert "nothing planned after it yet" in str(panel.selects)
    panel = await after(waits, panel, 0)
    assert "After “**" in panel.text
    panel = await pick(waits, panel, "use:coin")
    panel = await after(waits, panel, 0)
    panel = await pick(waits, panel, "use:coin")  # the shared die
    assert [path for path, _ in await wishes_of(house, table, draft.mine)] == [(0,), (0, 0), (0, 0, 0)]
    panel = await press(waits, panel, "@plan")
    panel = await press(waits, panel, "@plan")
    assert panel.text.count(" → ") == 2, "what alone comes after an entry stands in its line"
    pings = sum(seen.pings for seen in waits.seen.values())
    await draft.other_drafts(draft.dice[2])  # a coin would give something up
    assert (await moves_of(house, table, draft.mine))[-3:] == [second, "use:coin", "use:coin"]
    owes = int(waits.id) in await house.owing(table)
    assert sum(seen.pings for seen in waits.seen.values()) == pings + owes, "called for what comes after the plan"
    panel = await house.panel(table, waits)
    assert panel.text.count("Your plan: ") == 3
    assert "I've played your plan to its end" in panel.text


@pytest.mark.slow
async def test_each_alternative_has_what_comes_after_it_and_only_that_is_played(house: House) -> None:
    draft = await Draft.open(house)
    first, second, third = draft.dice[:3]
    await draft.put(*[await draft.wish(die, use) for die in (first, second, third) for use in ("use:coin",)])
    assert await wishes_of(house, draft.table, draft.mine)
    await draft.other_drafts(first)
    assert (await moves_of(house, draft.table, draft.mine))[-2:] == [second, "use:coin"]


@pytest.mark.slow
async def test_what_is_left_when_a_turn_is_over_is_the_plan_for_the_next_one(house: House) -> None:
    draft = await Draft.of_three(house)
    table, second = draft.table, draft.dice[1]
    await draft.put(await draft.wish(second, "use:coin", "use:coin"))
    await draft.other_drafts()
    assert (await moves_of(house, table, draft.mine))[-2:] == [second, "use:coin"]
    assert [choice for _, choice in await wishes_of(house, table, draft.mine)] == ["use:coin"]
    assert "Your plan**" in (await house.panel(table, draft.waits)).text
    await house.restart()
    (third,) = (await loaded_of(house, table)).waiting()
    await finish_draft(house, table, third, draft.dice[3])  # what a coin would give up
    assert (await moves_of(house, table, draft.mine))[-3:] == [second, "use:coin", "use:coin"]


@pytest.mark.slow
async def test_of_a_plan_that_was_played_in_part_only_the_rest_is_restored(house: House) -> None:
    draft = await Draft.of_three(house)
    await draft.put(await draft.wish(draft.dice[1], "use:coin", "use:coin"))
    await draft.other_drafts()
    panel = await press(draft.waits, await house.panel(draft.table, draft.waits), "@plan")
    await press(draft.waits, panel, "@unplan")
    last = (await loaded_of(house, draft.table)).saved.course.planned[draft.mine]
    assert [wish.choice for wish in last.wishes] == ["use:coin"], "what was played is not played again"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("then", "said"),
    [
        (Wish("die:gone"), "as far as I could"),
        (Wish("use:coin", Meaning("coins", {"coins": 99})), "would now do something else"),
    ],
)
async def test_a_surprise_stops_it_and_its_owner_is_called_and_told_what_was_played_and_why_no_more(
    house: House, then: Wish, said: str
) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    second = draft.dice[1]
    first = await draft.wish(second)
    await draft.put(Wish(first.choice, first.meant, (then,)))
    pings = sum(seen.pings for seen in draft.waits.seen.values())
    await draft.other_drafts()
    assert (await moves_of(house, draft.table, draft.mine))[-1] == second
    assert await house.mover(draft.table, [draft.mover, draft.waits]) is draft.waits
    assert sum(seen.pings for seen in draft.waits.seen.values()) == pings + 1
    panel = await house.panel(draft.table, draft.waits)
    assert "Your plan: " in panel.text
    assert said in panel.text
    assert not await wishes_of(house, draft.table, draft.mine)


@pytest.mark.slow
@pytest.mark.parametrize(("what", "said"), [("paused", "the game was paused"), ("undone", "was taken back")])
async def test_a_plan_that_has_begun_is_off_after_a_pause_and_a_step_back(house: House, what: str, said: str) -> None:
    draft = await Draft.of_three(house)
    table = draft.table
    await draft.put(await draft.wish(draft.dice[1], "use:coin", "use:coin"))
    await draft.other_drafts()
    assert await wishes_of(house, table, draft.mine)

    async def pause(now: Loaded) -> Act:
        now.saved.course.paused = True
        return Act(name="pause", seat=draft.other, events=[])

    async def go_on(now: Loaded) -> Act:
        now.saved.course.paused = False
        return Act(name="go on", seat=draft.other, events=[])

    if what == "paused":
        await house.ledger.change(table.game_id, pause)
        await house.ledger.change(table.game_id, go_on)
    else:  # the last step that the plan played
        panel = await house.panel(table, draft.waits)
        await press(draft.waits, panel, "@undo")
    assert not await wishes_of(house, table, draft.mine)
    assert said in (await house.panel(table, draft.waits)).text


async def test_the_same_may_come_after_all_alternatives(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan(house, draft.table, draft.waits, *draft.dice[:3])
    panel = await pick(draft.waits, await after(draft.waits, panel, 1), "use:coin")
    panel = await press(draft.waits, panel, "@alike")
    assert [path for path, choice in await wishes_of(house, draft.table, draft.mine) if choice == "use:coin"] == [
        (0, 0),
        (1, 0),
        (2, 0),
    ]
    assert "**1** " in panel.text
    assert "**3** " in panel.text
    assert not controls(panel, "@alike")


@pytest.mark.slow
async def test_what_was_planned_last_is_planned_again_by_one_press(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan(house, draft.table, draft.waits, *draft.dice[:2])
    panel = await pick(draft.waits, await after(draft.waits, panel, 0), "use:coin")
    planned = await wishes_of(house, draft.table, draft.mine)
    assert not controls(await press(draft.waits, panel, "@plan"), "@earlier")
    panel = await press(draft.waits, panel, "@unplan")
    assert panel.text.endswith("Your plan is dropped.")
    (restore,) = controls(panel, "@earlier")
    assert panel.custom_ids[0] == restore, "whose thumb slipped finds it first, right below what is said"
    panel = await press(draft.waits, panel, "@earlier")
    assert await wishes_of(house, draft.table, draft.mine) == planned
    assert not controls(panel, "@earlier")


@pytest.mark.slow
async def test_what_is_pressed_about_a_plan_that_has_changed_shows_how_it_stands_now(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan(house, draft.table, draft.waits, *draft.dice[:2])
    below = await after(draft.waits, panel, 0)
    await house.parts.plans.unwish(draft.table.game_id, int(draft.waits.id), draft.dice[0])
    seen = await pick(draft.waits, below, "use:coin")
    assert "changed in the meantime" in seen.text
    assert [choice for _, choice in await wishes_of(house, draft.table, draft.mine)] == [draft.dice[1]]


@pytest.mark.slow
@pytest.mark.parametrize(
    "choice", ["@plan.0-0", "@plan.9", "@suggest.0", "@alike.0", "@alike", "@wish.0.0-1", "@unwish.5.use:coin"]
)
async def test_what_leads_nowhere_in_a_plan_shows_it_as_it_is(house: House, choice: str) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    await house.parts.plans.wish(draft.table.game_id, int(draft.waits.id), draft.dice[0])
    panel = await plan_panel(house, draft.table, draft.waits)
    before = await house.saved(draft.table)
    values = ["use:coin"] if "wish.0" in choice else None
    await forged(draft.waits, panel, control(draft.table.game_id, 1, choice), values)
    await draft.waits.wait_for(lambda seen: "changed in the meantime" in seen.text or "In a rated game" in seen.text)
    assert await house.saved(draft.table) == before


@pytest.mark.slow
async def test_a_place_that_is_none_gets_a_sentence(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan_panel(house, draft.table, draft.waits)
    for nonsense in ("@plan.x", "@plan.0-", "@plan." + "0-" * 30 + "0", "@unwish"):
        outcome = await forged(draft.waits, panel, control(draft.table.game_id, 1, nonsense))
        assert "\n" not in (await outcome.reply()).text


# -- what a computer player would do ------------------------------------------------------------------------------


@pytest.mark.slow
async def test_where_nothing_counts_the_mate_suggests_a_plan(house: House) -> None:
    draft = await unrated(house)
    panel = await press(draft.waits, await plan_panel(house, draft.table, draft.waits), "@suggest")
    wishes = await wishes_of(house, draft.table, draft.mine)
    assert 2 < len(wishes) <= MOST_WISHES
    assert any(len(path) > 2 for path, _ in wishes)
    assert "**1** " in panel.text
    below = await after(draft.waits, panel, 0)
    assert "After “**" in below.text
    before = len(await moves_of(house, draft.table, draft.mine))
    loaded = await loaded_of(house, draft.table)
    while draft.other in loaded.waiting() and len(await moves_of(house, draft.table, draft.mine)) == before:
        await play(house, draft.table, draft.other, loaded.game.suggestion(loaded.table, draft.other))
        loaded = await loaded_of(house, draft.table)
    assert len(await moves_of(house, draft.table, draft.mine)) > before + 1


@pytest.mark.slow
async def test_where_the_rating_counts_nobody_suggests_anything(house: House) -> None:
    draft = await Draft.open(house, "Anna", "Carla")
    panel = await plan_panel(house, draft.table, draft.waits)
    assert not controls(panel, "@suggest")
    await forged(draft.waits, panel, control(draft.table.game_id, 0, "@suggest"))
    await draft.waits.wait_for(lambda seen: "In a rated game" in seen.text)
    assert not await wishes_of(house, draft.table, draft.mine)


@pytest.mark.slow
async def test_where_everybody_always_takes_the_mates_plan_they_are_called_seldom(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla", rated="no")
    called = 0
    while len(moves := await house.store.games.moves(table.game_id)) < HALF:
        called += 1
        loaded = await loaded_of(house, table)
        seat = loaded.waiting()[0]
        while seat in loaded.waiting():
            await play(house, table, seat, loaded.game.suggestion(loaded.table, seat))
            loaded = await loaded_of(house, table)
        (person,) = [person for person in people if loaded.seat_of(int(person.id)) == seat]
        if house.parts.plans.can_plan(loaded, seat):
            panel = await plan_panel(house, table, person)
            if controls(panel, "@suggest"):
                await press(person, panel, "@suggest")
    assert called * 3 < len(moves), "most decisions were taken by plans"
