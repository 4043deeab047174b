"""Trying out: a private copy of the table, from which nothing comes back to the game but a plan."""

from __future__ import annotations

import pytest

from bot.gateway.controls import control, read
from bot.gateway.shares import SHARES
from bot.ledger.plan import DEEPEST as FURTHEST
from bot.ledger.plan import entries
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.trials.trial import DEEPEST
from db.shares import Part
from tests.conversations.house import House, choices, forged
from tests.conversations.plans.planning import before_a_draft, loaded_of, play
from tests.conversations.plans.test_trees import moves_of


async def press(person: Person, shown: ShownMessage, action: str) -> ShownMessage:
    return await (await person.press(shown, controls(shown, action)[0])).reply()


def tries(shown: ShownMessage) -> list[tuple[str, str]]:
    """What may be tried next, as (custom id, menu value)."""
    found = [(custom_id, "") for custom_id in controls(shown, "@try")]
    for item in shown.selects:
        if "@try" in item["custom_id"]:
            found += [(item["custom_id"], option["value"]) for option in item["options"]]
    return [each for each in found if each not in [(custom_id, "") for custom_id in _menus(shown)]]


def _menus(shown: ShownMessage) -> list[str]:
    return [item["custom_id"] for item in shown.selects]


async def try_next(person: Person, shown: ShownMessage, number: int = 0) -> ShownMessage:
    """Choose something in a trial."""
    custom_id, value = tries(shown)[number]
    outcome = await (person.select(shown, custom_id, [value]) if value else person.press(shown, custom_id))
    return await outcome.reply()


async def trial(house: House, table: Table, person: Person) -> ShownMessage:
    """A trial as it begins, by the button in the private panel."""
    return await press(person, await house.panel(table, person), "@try")


async def waiting(house: House, *names: str) -> tuple[Table, Person, Person]:
    """A game that counts for nothing: who decides in it, and somebody who waits and may plan."""
    table, people = await house.game(*(names or ("Anna", "Ben")), rated="no")
    while True:
        loaded = await loaded_of(house, table)
        seats = loaded.waiting()
        if len(seats) == 1 and house.parts.plans.can_plan(loaded, 1 - seats[0]):
            break
        await play(house, table, seats[0], loaded.game.suggestion(loaded.table, seats[0]))
    mover = await house.mover(table, people)
    return table, mover, next(person for person in people if person is not mover)


@pytest.mark.slow
async def test_several_choices_are_tried_out_and_taken_back_and_nothing_of_it_is_stored(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    before, moves = await house.saved(table), await house.store.games.moves(table.game_id)
    heard, panel = len(other.seen), await house.panel(table, mover)
    offered = [each for each, _ in choices(panel) if "@pick.0" not in each]
    shown = await press(mover, panel, "@try")
    assert shown.text.count("Just a trial") == 1
    assert len(tries(shown)) == len(offered)
    assert not controls(shown, "@untry"), "nothing is to be taken back yet"
    first = shown.text
    assert "none of it counts" in first
    shown = await try_next(mover, shown)
    assert "Tried so far: " in shown.text
    assert "**Just a trial:** I've made up what you can't know." in shown.text
    assert "none of it counts" not in shown.text, "it was read where the trial began"
    second = shown.text
    shown = await try_next(mover, shown)
    assert shown.text not in (first, second)
    assert "attachment" in str(shown.raw["components"]), "with a picture of what is asked next"
    shown = await press(mover, shown, "@untry")
    assert shown.text == second
    shown = await press(mover, shown, "@untry")
    assert shown.text == first
    assert await house.saved(table) == before
    assert await house.store.games.moves(table.game_id) == moves
    await house.quiet()
    assert len(other.seen) == heard, "nobody else sees anything of it"
    shown = await press(mover, shown, "@fresh")
    assert "Just a trial" not in shown.text
    assert [each for each, _ in choices(shown) if "@pick.0" not in each] == offered


@pytest.mark.slow
async def test_where_results_are_compared_the_trial_ends_where_somebody_else_decides(house: House) -> None:
    table, mover, waits = await before_a_draft(house, "Anna", "Carla")
    shown = await trial(house, table, mover)
    while tries(shown):
        shown = await try_next(mover, shown)
    assert f"Now it would be up to {waits.name}, and the trial ends" in shown.text
    panel = await house.panel(table, waits)
    assert not controls(panel, "@try")
    await forged(waits, panel, control(table.game_id, 0, "@try"))
    await waits.wait_for(lambda seen: "only when it's your turn" in seen.text)


@pytest.mark.slow
async def test_who_waits_tries_out_what_comes_and_makes_it_their_plan(house: House) -> None:
    table, mover, waits = await waiting(house, "Anna", "Carla")
    shown = await trial(house, table, waits)
    assert "what the others will do" in shown.text
    assert f"**{mover.name}**" in shown.text.partition("-# Before you decide:\n")[2], (
        "what the mate has played for them"
    )
    assert not controls(shown, "@tried")
    for _ in range(3):
        shown = await try_next(waits, shown)
    before, planning = await house.store.games.moves(table.game_id), controls(shown, "@tried")[0]
    panel = await press(waits, shown, "@tried")
    assert "Your plan" in panel.text
    assert await house.store.games.moves(table.game_id) == before, "a plan is no move"
    loaded = await loaded_of(house, table)
    seat = loaded.seat_held(int(waits.id))
    wishes = list(entries(loaded.saved.course.plans[seat].wishes))
    assert [path for path, _ in wishes] == [(0,), (0, 0), (0, 0, 0)]
    assert all(wish.meant is None or wish.meant.kind for _, wish in wishes)
    await forged(waits, panel, planning)
    await waits.wait_for(lambda seen: "already your plan" in seen.text)
    while loaded.waiting() != [seat] and (await moves_of(house, table, seat))[-1:] != [wishes[0][1].choice]:
        await play(house, table, loaded.waiting()[0], loaded.game.suggestion(loaded.table, loaded.waiting()[0]))
        loaded = await loaded_of(house, table)
    panel = await house.panel(table, waits)
    assert "Your plan: " in panel.text or "your plan" in panel.text, "it was played, or its owner hears why not"


@pytest.mark.slow
async def test_what_was_planned_besides_stays_behind_what_was_tried_out(house: House) -> None:
    table, _, waits = await waiting(house, "Anna", "Carla")
    loaded = await loaded_of(house, table)
    seat = loaded.seat_held(int(waits.id))
    shown = await try_next(waits, await trial(house, table, waits))
    panel = await press(waits, shown, "@tried")
    first = (await loaded_of(house, table)).saved.course.plans[seat].wishes[0].choice
    other = next(each for each in loaded.game.plannable(loaded.table, seat) if each != first)
    await house.parts.plans.unwish(table.game_id, int(waits.id))
    await house.parts.plans.wish(table.game_id, int(waits.id), other)
    panel = await press(waits, await try_next(waits, await trial(house, table, waits)), "@tried")
    assert [wish.choice for wish in (await loaded_of(house, table)).saved.course.plans[seat].wishes] == [first, other]
    assert "Your plan" in panel.text


@pytest.mark.slow
async def test_a_trial_that_is_longer_than_a_plan_says_how_far_to_step_back(house: House) -> None:
    table, _, waits = await waiting(house, "Anna", "Carla")
    shown = await trial(house, table, waits)
    for _ in range(FURTHEST + 2):
        shown = await try_next(waits, shown)
    await waits.press(shown, controls(shown, "@tried")[0])
    said = f"A plan can look at most {FURTHEST} decisions ahead. Step back 2 times."
    await waits.wait_for(lambda seen: seen.text == said)
    assert not (await loaded_of(house, table)).saved.course.plans
    for _ in range(2):
        shown = await press(waits, shown, "@untry")
    panel = await press(waits, shown, "@tried")
    assert panel.text.count(" → ") > FURTHEST // 2, "most of a long plan can be read"


@pytest.mark.slow
async def test_a_trial_goes_on_after_a_restart(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    shown = await try_next(mover, await trial(house, table, mover))
    text = (await try_next(mover, shown)).text
    shown = await press(mover, await _newest(mover), "@untry")
    await house.restart()
    assert (await try_next(mover, shown)).text == text


async def _newest(person: Person) -> ShownMessage:
    return max((seen for seen in person.seen.values() if seen.ephemeral), key=lambda seen: int(seen.id))


async def test_pressed_twice_it_leads_to_the_same(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    shown = await trial(house, table, mover)
    custom_id, value = tries(shown)[0]
    first = (await try_next(mover, shown)).text
    again = await forged(mover, shown, custom_id, [value] if value else None)
    assert (await again.reply()).text == first


async def test_once_the_game_has_moved_on_a_trial_begins_again_and_is_no_plan(house: House) -> None:
    table, _, waits = await waiting(house, "Anna", "Carla")
    shown = await try_next(waits, await trial(house, table, waits))
    planning, back = controls(shown, "@tried")[0], controls(shown, "@untry")[0]
    loaded = await loaded_of(house, table)
    seat = loaded.waiting()[0]
    await play(house, table, seat, loaded.game.suggestion(loaded.table, seat))
    await forged(waits, shown, planning)
    refused = "this didn't become your plan", "It's your turn"
    said = await waits.wait_for(lambda seen: any(each in seen.text for each in refused))
    assert "\n" not in said.text
    assert not (await loaded_of(house, table)).saved.course.plans
    shown = await (await forged(waits, shown, back)).reply()
    assert "The game has moved on, so the trial starts over" in shown.text
    assert "Tried so far" not in shown.text
    assert "The game has moved on" not in (await try_next(waits, shown)).text


async def test_what_is_no_trial_is_one_sentence(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    shown = await try_next(mover, await trial(house, table, mover))
    leads, _ = tries(shown)[0]
    pressed = read(leads)
    assert pressed is not None
    (stranger,) = await house.people("Emil")
    look = await (await stranger.command("board", game=table.game_id)).reply()
    await forged(stranger, look, leads)
    await house.quiet()
    await stranger.wait_for(lambda seen: "You're not playing at this table" in seen.text and "\n" not in seen.text)
    await forged(other, await house.panel(table, other), leads)
    await other.wait_for(lambda seen: "only when it's your turn" in seen.text)
    for odd in ("0", "0?", "zz" * (DEEPEST + 1), "ⅻⅻ", "-"):
        known = set(mover.seen)
        await forged(mover, shown, control(table.game_id, pressed.revision, f"@tried.{odd}"))
        said = await mover.wait_for(lambda seen: seen.id not in known)  # noqa: B023 - it is waited for at once
        assert "\n" not in said.text
    outcome = await forged(mover, shown, control(table.game_id, pressed.revision, "@try.zz"))
    assert "The game has moved on" in (await outcome.reply()).text, "as where an earlier version offered it"


@pytest.mark.slow
async def test_who_has_had_a_lot_of_help_today_is_told_when_it_goes_on(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    share = [Part("person", int(mover.id), SHARES["hint"].person)]
    while await house.store.shares.take("hint", share) is None:
        pass
    await mover.press(panel, controls(panel, "@try")[0])
    await mover.wait_for(lambda seen: "can have more" in seen.text or "Weiter geht es" in seen.text)


@pytest.mark.slow
async def test_a_trial_goes_on_to_the_end_of_the_game_or_as_far_as_it_may(house: House) -> None:
    table, _, waits = await waiting(house)
    shown, depth = await trial(house, table, waits), 0
    while tries(shown):
        shown, depth = await try_next(waits, shown), depth + 1
    assert depth == DEEPEST or "Partie zu Ende" in shown.text or "end of the game" in shown.text
    assert controls(shown, "@untry")


@pytest.mark.slow
async def test_in_a_draft_that_was_planned_from_a_trial_the_plan_is_played(house: House) -> None:
    table, _, waits = await waiting(house, "Anna", "Carla")
    loaded = await loaded_of(house, table)
    seat = loaded.seat_held(int(waits.id))
    shown = await try_next(waits, await trial(house, table, waits))
    await press(waits, shown, "@tried")
    (wish,) = (await loaded_of(house, table)).saved.course.plans[seat].wishes
    before = len(await moves_of(house, table, seat))
    while seat not in (loaded := await loaded_of(house, table)).waiting():
        if len(await moves_of(house, table, seat)) > before:
            break
        other = loaded.waiting()[0]
        options = loaded.game.options(loaded.table, other)
        await play(house, table, other, next(each for each in options if each != wish.choice))
    assert (await moves_of(house, table, seat))[before] == wish.choice
