"""Taking back what others have built on: they are asked, all must agree, the same luck comes, and it can return."""

from __future__ import annotations

from random import Random

import pytest
from discord import ButtonStyle

from bot.ledger.loaded import decode_events
from bot.ledger.rated import is_rated
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, both_decided, choices, decide


async def _played(house: House) -> tuple[Table, Person, Person]:
    """A game of two in which the first player's turn is over and the second one has decided once."""
    table, people = await house.game("Anna", "Ben")
    return table, *await both_decided(house, table, people)


async def _ask(house: House, person: Person) -> ShownMessage:
    offer = await (await person.command("undo")).reply()
    return await (await person.press(offer, controls(offer, "@back")[0])).reply()


async def _question(table: Table, person: Person) -> ShownMessage:
    return await person.wait_for(lambda seen: not seen.ephemeral and bool(controls(seen, "@vote")) and bool(seen.pings))


async def test_undo_tells_what_goes_and_who_is_asked_before_it_asks(house: House) -> None:
    table, first, second = await _played(house)
    offer = await (await first.command("undo")).reply()
    assert "would be taken back" in offer.text
    assert second.name in offer.text
    assert not [seen for seen in second.seen.values() if controls(seen, "@vote")]
    assert len(await house.store.games.moves(table.game_id)) > 1


async def test_all_agree_and_the_table_is_what_it_was(house: House) -> None:
    table, first, second = await _played(house)
    seat = (await house.ledger.load(table.game_id)).seat_of(int(first.id))
    moves = await house.store.games.moves(table.game_id)
    own = next(move for move in reversed(moves) if move.seat == seat)
    await _ask(house, first)
    question = await _question(table, second)
    assert first.name in question.text
    await (await second.press(question, controls(question, "@vote")[0])).reply()
    await house.delivered(table)
    left = await house.store.games.moves(table.game_id)
    assert [move.number for move in left] == [move.number for move in moves if move.number < own.number]
    assert await house.mover(table, [first, second]) is first
    board = await house.board(table, first)
    assert board.pings, "whose decision it is again is called"
    assert "takes back the last decision (*" in board.text


async def test_the_same_luck_comes_again_after_taking_back(house: House) -> None:
    table, first, second = await _played(house)
    before = (await house.ledger.load(table.game_id)).saved.table
    await _ask(house, first)
    question = await _question(table, second)
    await (await second.press(question, controls(question, "@vote")[0])).reply()
    panel = await house.panel(table, first)
    await (await first.press(panel, controls(panel, "@redo")[0])).reply()
    assert (await house.ledger.load(table.game_id)).saved.table == before
    kinds = [move.kind for move in await house.store.games.moves(table.game_id, include_undone=True)]
    assert kinds.count("undo") == 1
    assert kinds.count("act") == 3  # asked, answered, played again


async def _window_of_all_taken_back(house: House) -> tuple[Table, list[Person]]:
    """All have answered in a window, which closed with it; whoever has not decided since has gone back into it."""
    table, people = await house.game("Anna", "Ben")
    while len(await house.owing(table)) < 2:
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
    for person in people:
        panel = await house.panel(table, person)
        while choices(panel) and len(await house.owing(table)) == 2 - people.index(person):
            panel = await decide(person, panel)
    await house.delivered(table)
    asker, other = people
    await _ask(house, asker)
    question = await _question(table, other)
    await (await other.press(question, controls(question, "@vote")[0])).reply()
    await house.delivered(table)
    assert len(await house.owing(table)) == 2, "both answer anew"
    return table, [asker, other]


async def test_answers_in_a_window_come_again_whatever_others_have_answered_anew(house: House) -> None:
    """Else *Redo* would be refused, or would be gone as soon as somebody else had begun to answer."""
    table, (asker, other) = await _window_of_all_taken_back(house)
    asked = await house.panel(table, asker)
    assert controls(asked, "@redo")
    other_panel = await house.panel(table, other)
    assert not controls(other_panel, "@redo")
    await decide(other, other_panel)
    panel = await house.panel(table, asker)
    assert controls(panel, "@redo") == controls(asked, "@redo"), "nothing tells that somebody has begun"
    asks = choices(panel)
    await (await asker.press(panel, controls(panel, "@redo")[0])).reply()
    seat = (await house.ledger.load(table.game_id)).seat_of(int(asker.id))
    last = (await house.store.games.moves(table.game_id))[-1]
    assert (last.seat, last.person_id) == (seat, int(asker.id))
    assert choices(await house.panel(table, asker)) != asks


async def test_one_refusal_is_enough_and_nothing_changes(house: House) -> None:
    table, first, second = await _played(house)
    before = (await house.ledger.load(table.game_id)).saved.table
    await _ask(house, first)
    question = await _question(table, second)
    await (await second.press(question, controls(question, "@vote")[1])).reply()
    await house.delivered(table)
    assert (await house.ledger.load(table.game_id)).saved.table == before
    assert any("not everybody agreed" in seen.text for seen in first.seen.values() if not seen.ephemeral)
    late = await (await second.press(question, controls(question, "@vote")[0])).reply()
    assert "settled" in late.text or "geklärt" in late.text


async def test_a_question_is_for_those_asked_and_each_says_a_thing_once(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla")
    (dora,) = await house.people("Dora")
    for _ in range(3):
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        while choices(panel):
            panel = await decide(mover, panel)
        await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    last = (await house.store.games.moves(table.game_id))[-1].seat
    asker = next(person for person in people if loaded.seat_of(int(person.id)) == last)
    others = [person for person in people if person is not asker]
    await (await asker.command("undo")).reply()
    offer = await (await asker.command("undo")).reply()
    if not controls(offer, "@back"):  # a single step of one's own was taken back at once
        return
    await (await asker.press(offer, controls(offer, "@back")[0])).reply()
    question = await _question(table, others[0])
    yes = controls(question, "@vote")[0]
    for stranger in (dora, asker):
        said = (await (await stranger.press(question, yes)).reply()).text
        assert "isn't for you" in said or "nicht gefragt" in said
    await (await others[0].press(question, yes)).reply()
    again = await (await others[0].press(question, yes)).reply()
    assert "already said that" in again.text or "schon gesagt" in again.text


async def test_playing_on_settles_the_question(house: House) -> None:
    table, first, second = await _played(house)
    await _ask(house, first)
    question = await _question(table, second)
    await decide(second, await house.panel(table, second))
    late = await (await second.press(question, controls(question, "@vote")[0])).reply()
    assert "settled" in late.text or "geklärt" in late.text


async def test_a_restart_keeps_the_question(house: House) -> None:
    table, first, second = await _played(house)
    await _ask(house, first)
    question = await _question(table, second)
    await house.restart()
    await (await second.press(question, controls(question, "@vote")[0])).reply()
    assert await house.mover(table, [first, second]) is first


async def test_an_own_step_comes_again_in_one_press(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await decide(mover, await house.panel(table, mover))
    played = (await house.ledger.load(table.game_id)).saved.table
    panel = await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
    panel = await (await mover.press(panel, controls(panel, "@redo")[0])).reply()
    assert (await house.ledger.load(table.game_id)).saved.table == played
    assert controls(panel, "@undo")


@pytest.mark.slow
async def test_whoever_plays_alone_goes_back_behind_the_dice_and_meets_them_again(house: House) -> None:
    table, (anna,) = await house.game("Anna")
    tables: list[bytes] = []
    for _ in range(8):
        tables.append((await house.ledger.load(table.game_id)).saved.table)
        await house.delivered(table)
        await decide(anna, await house.panel(table, anna))
    for _ in range(8):
        await house.delivered(table)
        offer = await (await anna.command("undo")).reply()
        if controls(offer, "@back"):
            await (await anna.press(offer, controls(offer, "@back")[0])).reply()
        assert (await house.ledger.load(table.game_id)).saved.table == tables.pop()
    said = await (await anna.command("undo")).reply()
    assert "haven't decided anything yet" in said.text


# -- what it costs ------------------------------------------------------------------------------------------------


async def _against_the_computer(house: House) -> tuple[Table, Person]:
    """A rated game against a computer player that has answered."""
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await (await anna.press(lobby, next(each for each in controls(lobby, "@seat") if "mate" in each))).reply()
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    table = Table([anna], Random(1))
    table.game_id = game_of(lobby)
    for _ in range(40):
        panel = await house.panel(table, anna)
        while choices(panel):
            panel = await decide(anna, panel)
        await house.settled()
        moves = await house.store.games.moves(table.game_id)
        loaded = await house.ledger.load(table.game_id)
        seat = loaded.seat_of(int(anna.id))
        own = [move.number for move in moves if move.seat == seat]
        if own and moves[-1].number > own[-1]:
            break
    return table, anna


async def _is_rated(house: House, table: Table) -> bool:
    loaded = await house.ledger.load(table.game_id)
    return is_rated(table.game_id, loaded.options, len(loaded.seats), await house.store.games.told(table.game_id))


async def test_looking_what_comes_makes_the_game_unrated_and_is_told_before_and_after(house: House) -> None:
    table, anna = await _against_the_computer(house)
    assert await _is_rated(house, table)
    offer = await (await anna.command("undo")).reply()
    assert "would no longer be rated" in offer.text
    assert offer.button(controls(offer, "@back")[0])["style"] == ButtonStyle.danger.value
    assert await _is_rated(house, table), "it is only asked so far"
    await (await anna.press(offer, controls(offer, "@back")[0])).reply()
    assert not await _is_rated(house, table)
    await house.settled()
    said = [seen.text for seen in anna.seen.values() if "no longer rated" in seen.text]
    assert said
    again = await (await anna.command("undo")).reply()
    assert "would no longer be rated" not in again.text, "it is not rated anyway"
    assert again.button(controls(again, "@back")[0])["style"] == ButtonStyle.secondary.value, "it can be played again"


async def _until_something_shows(house: House) -> tuple[Table, Person, Person]:
    """A game of two in which a decision of the first one has just revealed something."""
    table, people = await house.game("Anna", "Ben")
    for _ in range(60):
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
        moves = await house.store.games.moves(table.game_id)
        if any(event.barrier for event in decode_events(moves[-1].events)):
            return table, mover, next(person for person in people if person is not mover)
    pytest.fail("nothing was revealed")


@pytest.mark.slow
async def test_whoever_is_asked_reads_that_it_costs_the_rating(house: House) -> None:
    table, first, second = await _until_something_shows(house)
    await _ask(house, first)
    question = await _question(table, second)
    assert ("no longer rated" in question.text) or ("nicht mehr gewertet" in question.text)
    assert await _is_rated(house, table)
    await (await second.press(question, controls(question, "@vote")[0])).reply()
    assert not await _is_rated(house, table)


async def test_nobody_is_told_of_a_price_that_is_lost_already(house: House) -> None:
    table, first, second = await _until_something_shows(house)
    undo, loaded = house.parts.undo, await house.ledger.load(table.game_id)
    seat = loaded.seat_held(int(first.id))
    assert (await undo.taking_back(loaded, seat)).costs
    await house.parts.seating.go_away(table.game_id, int(second.id), None)
    back = await house.parts.seating.come_back(table.game_id, int(second.id), None)
    assert not (await undo.taking_back(back, seat)).costs


async def test_a_step_of_ones_own_that_showed_nothing_costs_nothing(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    for _ in range(6):
        panel = await decide(mover, await house.panel(table, mover))
        if controls(panel, "@undo"):
            await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
            break
    else:
        pytest.fail("no step could be taken back")
    assert await _is_rated(house, table)
