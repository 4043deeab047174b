"""Clocks: a bank runs while its owner owes a decision; when it is out, the others are asked once, and decide."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import pytest

from bot.ledger.change import Act
from bot.ledger.loaded import Loaded
from bot.ledger.time_bank import DAY, HOUR, PACES
from bot.people.preferences import Preferences, written
from bot.people.vacation import vacation_until
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.around_the_table import do
from tests.conversations.house import House, choices, decide

BRISK = PACES["brisk"]


async def _left(house: House, table: Table, person: Person) -> float:
    """Seconds in a person's bank."""
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(person.id))
    assert seat is not None
    return loaded.saved.course.banks[seat].left(house.now())


async def _late(house: House, *names: str, clock: str = "brisk") -> tuple[Table, Person, list[Person]]:
    """A game in which the first person's time has just run out: the table, that person, the others."""
    table, people = await house.game(*names, clock=clock)
    mover = await house.mover(table, people)
    await house.later(days=PACES[clock].bank_s / DAY, minutes=1)
    await house.delivered(table)
    return table, mover, [person for person in people if person is not mover]


def _questions(person: Person) -> list[ShownMessage]:
    """The messages that ask about somebody late, in the order they came."""
    return [seen for seen in person.seen.values() if not seen.ephemeral and controls(seen, "@vote") and seen.pings]


async def _say(person: Person, answer: str) -> ShownMessage:
    """Answer the newest question."""
    question = await person.wait_for(lambda seen: not seen.ephemeral and bool(controls(seen, "@vote")) and seen.pings)
    pressed = next(custom_id for custom_id in controls(question, "@vote") if custom_id.endswith(answer))
    return await (await person.press(question, pressed)).reply()


async def _play_on(house: House, table: Table, person: Person) -> None:
    panel = await house.panel(table, person)
    while choices(panel):
        panel = await decide(person, panel)
    await house.delivered(table)


async def test_a_clock_is_shown_in_the_lobby_and_on_the_board(house: House) -> None:
    people = await house.people("Anna", "Ben")
    lobby = await (await people[0].command("new", "fleet", seats=2, clock="daily")).reply()
    assert "4 days each" in lobby.text
    table, (anna, _) = await house.game("Anna", "Ben", clock="brisk")
    loaded = await house.ledger.load(table.game_id)
    (bank,) = [bank for bank in loaded.saved.course.banks if bank.since is not None]
    end = bank.runs_out_at
    assert end is not None
    board = await house.board(table, anna)
    assert f"<t:{round(end.timestamp())}:R>" in board.text
    panel = await house.panel(table, await house.mover(table, people))
    assert f"<t:{round(end.timestamp())}:R>" in panel.text


async def test_a_game_without_a_clock_shows_none_and_nobody_is_ever_late(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    assert "⌛" not in (await house.board(table, people[0])).text
    await house.later(days=40)
    await house.delivered(table)
    assert not [seen for person in people for seen in _questions(person)]


@pytest.mark.parametrize("player", ["", "@seat.deckhand"])
async def test_a_game_of_one_person_has_no_clock(house: House, player: str) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2 if player else 1, clock="brisk")).reply()
    for action in [player, "@start"] if player else ["@start"]:
        pressed = next(item["custom_id"] for item in lobby.buttons if item["custom_id"].endswith(f":{action}"))
        lobby = await (await anna.press(lobby, pressed)).reply()
    game = (await house.store.games.of_person(int(anna.id)))[0]
    await house.later(days=5)
    course = (await house.ledger.load(game.id)).saved.course
    assert course.pace == ""
    assert course.banks == []
    assert course.vote is None


async def test_a_bank_runs_only_while_its_owner_owes_and_an_answer_fills_it(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    await house.later(hours=10)
    assert await _left(house, table, mover) == pytest.approx(14 * HOUR, abs=60)
    assert await _left(house, table, other) == BRISK.bank_s
    await _play_on(house, table, mover)
    assert await _left(house, table, mover) == pytest.approx(18 * HOUR, abs=60)
    await house.later(hours=2)
    assert await _left(house, table, other) == pytest.approx(22 * HOUR, abs=60)
    assert await _left(house, table, mover) == pytest.approx(18 * HOUR, abs=60)


async def test_the_others_are_asked_once_when_the_time_is_out_and_nobody_else(house: House) -> None:
    table, late, others = await _late(house, "Anna", "Ben", "Carla")
    for person in others:
        (question,) = _questions(person)
        assert late.name in question.text
        assert len(controls(question, "@vote")) == 3
    assert not _questions(late)
    await house.later(days=2)
    await house.delivered(table)
    assert [len(_questions(person)) for person in others] == [1, 1]
    assert not _questions(late)


@pytest.mark.slow
async def test_the_late_person_has_no_vote(house: House) -> None:
    _, late, (other,) = await _late(house, "Anna", "Ben")
    (question,) = _questions(other)
    said = await (await late.press(question, controls(question, "@vote")[0])).reply()
    assert "isn't for you" in said.text or "nicht gefragt" in said.text


@pytest.mark.slow
async def test_wait_gives_a_day_and_then_they_are_asked_again(house: House) -> None:
    table, late, (other,) = await _late(house, "Anna", "Ben")
    await _say(other, "wait")
    assert await _left(house, table, late) == pytest.approx(DAY, abs=60)
    await house.delivered(table)
    await house.later(hours=23)
    assert len(_questions(other)) == 1
    await house.later(hours=2)
    await house.delivered(table)
    assert len(_questions(other)) == 2


async def test_skip_plays_the_neutral_choices_and_the_decision_passes_on(house: House) -> None:
    table, late, (other,) = await _late(house, "Anna", "Ben")
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(late.id))
    assert seat is not None
    suggested = loaded.game.suggestion(loaded.table, seat)
    await _say(other, "skip")
    await house.delivered(table)
    assert await house.mover(table, [late, other]) is other
    played = [move for move in await house.store.games.moves(table.game_id) if move.seat == seat]
    assert played[0].choice == suggested
    assert all(move.person_id is None for move in played)
    board = await house.board(table, other)
    assert board.pings
    assert "is skipped" in board.text
    assert await _left(house, table, late) == pytest.approx(BRISK.increment_s, abs=60)


async def test_a_computer_player_takes_over_and_the_person_can_come_back(house: House) -> None:
    table, late, (other,) = await _late(house, "Anna", "Ben")
    await _say(other, "player")
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(late.id))
    assert seat is not None
    assert loaded.seats[seat].player is not None
    assert loaded.people([seat]) == []
    assert any(move.seat == seat for move in await house.store.games.moves(table.game_id))
    await house.later(days=9)  # whoever is left alone has no clock
    assert not _questions(late)
    assert len(_questions(other)) == 1


async def test_where_nobody_is_left_to_be_asked_no_computer_takes_the_seat(house: House) -> None:
    table, late, others = await _late(house, "Anna", "Ben", "Carla")
    for person in others:
        await do(table, person, "@away.yes")
    await house.later(days=9)
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    assert loaded.people(range(3)) == [int(late.id)]
    assert loaded.saved.course.vote is None
    assert loaded.seat_of(int(late.id)) in loaded.waiting()


async def test_if_nobody_answers_in_three_days_the_computer_player_plays(house: House) -> None:
    table, late, others = await _late(house, "Anna", "Ben", "Carla")
    await house.later(days=2, hours=23)
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(late.id))
    assert seat is not None
    assert loaded.seats[seat].player is None
    await house.later(hours=2)
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    assert loaded.seats[seat].player is not None
    assert loaded.saved.course.vote is None
    assert await house.mover(table, others) in others


async def test_after_three_days_those_who_have_spoken_decide(house: House) -> None:
    table, late, others = await _late(house, "Anna", "Ben", "Carla")
    await _say(others[0], "skip")
    assert (await house.ledger.load(table.game_id)).saved.course.vote is not None
    await house.later(days=3, hours=1)
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(late.id))
    assert seat is not None
    assert loaded.seats[seat].player is None
    assert (await house.store.games.moves(table.game_id))[0].seat == seat


async def test_who_comes_back_before_the_vote_is_decided_settles_it(house: House) -> None:
    table, late, (other,) = await _late(house, "Anna", "Ben")
    (question,) = _questions(other)
    await _play_on(house, table, late)
    said = await (await other.press(question, controls(question, "@vote")[1])).reply()
    assert "settled" in said.text or "geklärt" in said.text
    assert await house.mover(table, [late, other]) is other


async def test_one_step_of_a_late_turn_leaves_an_hour_for_the_rest(house: House) -> None:
    table, late, (other,) = await _late(house, "Anna", "Ben")
    panel = await decide(late, await house.panel(table, late))
    assert choices(panel), "the first turn of a game has several steps"
    assert await _left(house, table, late) == pytest.approx(HOUR, abs=60)
    await house.later(hours=2)
    await house.delivered(table)
    assert len(_questions(other)) == 2


async def test_votes_twice_get_a_sentence_and_a_mind_can_change(house: House) -> None:
    table, _, others = await _late(house, "Anna", "Ben", "Carla")
    await _say(others[0], "skip")
    again = await _say(others[0], "skip")
    assert "already said that" in again.text or "schon gesagt" in again.text
    await _say(others[0], "wait")
    await _say(others[1], "wait")
    assert (await house.ledger.load(table.game_id)).saved.course.vote is None


async def test_a_restart_forgets_neither_clock_nor_question(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    late = await house.mover(table, people)
    (other,) = [person for person in people if person is not late]
    await house.stop()
    house.ahead += timedelta(days=2)
    await house.start()
    await house.delivered(table)
    (question,) = _questions(other)
    await house.restart()
    await (await other.press(question, controls(question, "@vote")[1])).reply()
    await house.delivered(table)
    assert await house.mover(table, people) is other


async def test_a_paused_game_stands_still(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    mover = await house.mover(table, people)
    await house.later(hours=20)
    await _pause(house, table, True)
    await house.later(days=9)
    await house.delivered(table)
    assert await _left(house, table, mover) == pytest.approx(4 * HOUR, abs=60)
    await _pause(house, table, False)
    await house.later(hours=3)
    assert not [seen for person in people for seen in _questions(person)]
    await house.later(hours=2)
    await house.delivered(table)
    assert [len(_questions(person)) for person in people if person is not mover] == [1]


async def test_a_pause_drops_the_question(house: House) -> None:
    table, _, (other,) = await _late(house, "Anna", "Ben")
    (question,) = _questions(other)
    await _pause(house, table, True)
    await _pause(house, table, False)
    said = await (await other.press(question, controls(question, "@vote")[1])).reply()
    assert "settled" in said.text or "geklärt" in said.text


async def _pause(house: House, table: Table, paused: bool) -> None:
    """What the host's button does."""

    async def make(loaded: Loaded) -> Act:
        loaded.saved.course.paused = paused
        return Act(name="pause", seat=0, events=[], notice=False)

    await house.ledger.change(table.game_id, make)


@pytest.mark.slow
async def test_taking_back_and_playing_again_gains_no_time(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    mover = await house.mover(table, people)
    await house.later(hours=12)
    await _play_on(house, table, mover)
    other = await house.mover(table, people)
    assert other is not mover
    assert await _left(house, table, mover) == pytest.approx(16 * HOUR, abs=60)
    panel = await house.panel(table, mover)
    for _ in range(3):
        panel = await (await mover.press(panel, controls(panel, "@undo")[0])).reply()
        assert await _left(house, table, mover) == pytest.approx(12 * HOUR, abs=60)
        panel = await (await mover.press(panel, controls(panel, "@redo")[0])).reply()
        assert await _left(house, table, mover) == pytest.approx(16 * HOUR, abs=60)


@pytest.mark.slow
async def test_a_vote_to_take_back_takes_the_increments_back(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    first = await house.mover(table, people)
    await house.later(hours=12)
    await _play_on(house, table, first)
    second = await house.mover(table, people)
    await house.later(hours=12)
    await decide(second, await house.panel(table, second))
    await house.delivered(table)
    offer = await (await first.command("undo")).reply()
    await (await first.press(offer, controls(offer, "@back")[0])).reply()
    await second.wait_for(lambda seen: not seen.ephemeral and bool(controls(seen, "@vote")))
    await _say(second, "yes")
    assert await _left(house, table, first) == pytest.approx(12 * HOUR, abs=60)
    assert await _left(house, table, second) <= 12 * HOUR + 60


async def test_a_question_about_taking_back_gives_way_when_the_time_is_out(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    first = await house.mover(table, people)
    await _play_on(house, table, first)
    second = await house.mover(table, people)
    await decide(second, await house.panel(table, second))
    await house.delivered(table)
    offer = await (await first.command("undo")).reply()
    await (await first.press(offer, controls(offer, "@back")[0])).reply()
    await house.later(days=1, hours=1)
    await house.delivered(table)
    vote = (await house.ledger.load(table.game_id)).saved.course.vote
    assert vote is not None
    assert vote.about == "late"


@pytest.mark.slow
async def test_two_who_are_late_in_one_window_are_asked_about_one_after_the_other(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla", clock="brisk")
    while len(await house.owing(table)) < 3:
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
    first, second, here = people
    panel = await house.panel(table, here)
    while int(here.id) in await house.owing(table):
        panel = await decide(here, panel)
    await house.later(days=1, hours=1)
    await house.delivered(table)
    (question,) = _questions(here)
    if first.name not in question.text:  # seats are drawn
        first, second = second, first
    assert first.name in question.text
    for person in (second, here):
        await _say(person, "skip")
    await house.delivered(table)
    assert int(first.id) not in await house.owing(table)
    assert second.name in _questions(here)[-1].text
    assert len(_questions(here)) == 2
    assert len(_questions(first)) == 1
    for person in (first, here):
        await _say(person, "skip")
    await house.delivered(table)
    loaded = await house.ledger.load(table.game_id)
    assert loaded.table.lanes is None or loaded.saved.course.vote is None
    log = await (await here.command("log")).reply()
    assert log.text.count("ran out of time and is skipped") == 2
    assert log.text.count("wants to skip the turn") == log.text.count("want to skip the turn") == 2


async def test_people_on_vacation_are_not_asked_about_the_others(house: House) -> None:
    table, people = await house.game("Anna", "Ben", "Carla", clock="brisk")
    late = await house.mover(table, people)
    away, here = [person for person in people if person is not late]
    vacation = vacation_until((house.now() + timedelta(days=9)).date(), house.now(), "Europe/London")
    await house.store.people.set_person(
        int(away.id), name=away.name, settings=written(Preferences(vacations=(vacation,)))
    )
    await house.parts.vacations.tell_vacation(int(away.id))
    await house.later(days=1, minutes=1)
    await house.delivered(table)
    assert not _questions(away)
    await _say(here, "skip")
    await house.delivered(table)
    assert await house.mover(table, people) is not late


async def test_a_muted_game_asks_without_a_mention(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    late = await house.mover(table, people)
    (other,) = [person for person in people if person is not late]
    await house.store.people.set_person(
        int(other.id), name=other.name, settings=written(Preferences(muted=(table.game_id,)))
    )
    await house.later(days=1, minutes=1)
    await house.delivered(table)
    assert not _questions(other)
    question = await other.wait_for(lambda seen: not seen.ephemeral and len(controls(seen, "@vote")) == 3)
    assert late.name in question.text
    await (await other.press(question, controls(question, "@vote")[1])).reply()
    assert await house.mover(table, people) is other


@pytest.mark.slow
async def test_a_turn_that_is_skipped_whole_is_taken_back_first_where_the_rules_want_it(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, Random(1))
    await table.open("nusfjord", clock="brisk")
    late = await house.mover(table, people)
    (other,) = [person for person in people if person is not late]
    loaded = await house.ledger.load(table.game_id)
    fresh = loaded.saved.table
    panel = await house.panel(table, late)
    for choice in await _into_the_middle(house, table, late):
        wanted = next(found for found in choices(panel) if choice in (found[0].split(":", 3)[3], found[1]))
        panel = await decide(late, panel, choices(panel).index(wanted))
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(late.id))
    assert seat is not None
    assert loaded.game.rolls_back(loaded.table, seat)
    await house.later(days=1, minutes=1)
    await house.delivered(table)
    await _say(other, "skip")
    moves = await house.store.games.moves(table.game_id)
    assert [(move.seat, move.choice) for move in moves] == [(seat, "skip")]
    loaded = await house.ledger.load(table.game_id)
    begun = loaded.game.load(fresh)
    loaded.game.apply(begun, seat, "skip", await house.ledger.luck(loaded))
    assert loaded.saved.table == loaded.game.save(begun)
    assert await house.mover(table, people) is other


async def _into_the_middle(house: House, table: Table, person: Person) -> list[str]:
    """A choice that begins a turn which can then be neither skipped nor ended."""
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(person.id))
    assert seat is not None
    luck = await house.ledger.luck(loaded)
    for choice in loaded.game.options(loaded.table, seat):
        after = loaded.game.load(loaded.saved.table)
        events = loaded.game.apply(after, seat, choice, luck)
        if loaded.game.rolls_back(after, seat) and not any(event.barrier for event in events):
            return [choice]
    raise AssertionError("no action asks anything further")


@pytest.mark.slow
async def test_a_whole_game_in_which_one_person_never_comes_ends(house: House) -> None:
    table, people = await house.game("Anna", "Ben", clock="brisk")
    late = await house.mover(table, people)
    (other,) = [person for person in people if person is not late]
    for asked in range(1, 5):
        await house.later(days=1, minutes=1)
        await house.delivered(table)
        assert len(_questions(other)) == asked
        await _say(other, "skip")
        await house.delivered(table)
        await _play_on(house, table, other)
    await house.later(days=1, minutes=1)
    await house.delivered(table)
    assert len(_questions(other)) == 5
    await _say(other, "player")
    await house.delivered(table)
    seat = (await house.ledger.load(table.game_id)).seat_of(int(other.id))
    assert seat is not None
    while seat in (loaded := await house.ledger.load(table.game_id)).waiting():
        choice = loaded.game.options(loaded.table, seat)[0]
        await house.parts.deciding.decide(table.game_id, int(other.id), choice, revision=None, interaction_id=None)
        await house.delivered(table)
    assert (await house.store.games.load(table.game_id)).state == "finished"
