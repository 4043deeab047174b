"""Seats left to a computer player, for a while or for good: who is called, who sees what, how the game goes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

import pytest
from discord import ButtonStyle

from bot.errors import Stale
from bot.gateway.controls import control
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person
from db.records import PostRow
from tests.conversations.around_the_table import (
    do,
    forge,
    loaded_of,
    notices,
    seat_number,
    seat_row,
    table_panel,
    told,
)
from tests.conversations.house import House, both_decided, choices, decide, eventually, forged
from tests.conversations.rushing import rushed

Deliver = Callable[[PostRow], Awaitable[int | None]]


async def _passed_to(house: House, table: Table, person: Person) -> None:
    async def passed() -> bool:
        return await house.owing(table) == [int(person.id)]

    await eventually(passed)
    await house.delivered(table)


async def _who(house: House, table: Table, people: list[Person]) -> tuple[Person, Person]:
    """Who decides, and the other one of two."""
    mover = await house.mover(table, people)
    return mover, next(person for person in people if person is not mover)


def _quiet(house: House) -> Deliver:
    """Computer players think and think, until what this returns is put back."""
    deliver = house.delivery.deliver

    async def but_players(row: PostRow) -> int | None:
        return None if row.kind == "player" else await deliver(row)

    house.delivery.deliver = but_players
    return deliver


# -- for a while


@pytest.mark.slow
async def test_a_computer_player_decides_for_whoever_is_away_and_only_the_others_are_called(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    since = max(map(int, mover.seen))
    said = await do(table, mover, "@away.yes")
    assert "A computer is playing for you" in said.text
    await _passed_to(house, table, other)
    notice = await told(other, f"{mover.name} lets a computer play")
    assert not notice.pings
    board = await house.board(table, other)
    assert board.pings
    assert "computer is playing" not in board.text, "which the notice above has told"
    await house.later(days=6)
    await house.delivered(table)
    assert notices(other, since)
    assert not notices(mover, since)


@pytest.mark.slow
async def test_a_takeover_is_told_once_in_the_thread_and_once_in_each_panel(house: House) -> None:
    table, people = await house.game("Anna", "Carla", "Dora")
    mover = await house.mover(table, people)
    reader = next(person for person in people if person is not mover)
    went, back = f"{mover.name} lets a computer play", f"{mover.name} is back"
    plays = f"A computer is playing for {mover.name}"
    await do(table, mover, "@away.yes")

    async def passed() -> bool:
        return await house.owing(table) != [int(mover.id)]

    await eventually(passed)
    await house.delivered(table)
    await told(reader, went)
    board = await house.board(table, reader)
    assert plays not in board.text
    assert went not in board.text, "which the notice above it has told"
    row = await house.store.games.load(table.game_id)
    await house.later(seconds=10)
    await house.delivered(table)
    assert plays in reader.seen[str(row.lobby_message_id)].text, "the status says how it stands"
    panel = await house.panel(table, reader)
    assert went in panel.text
    assert plays not in panel.text, "which the news say"
    panel = await house.panel(table, reader)
    assert went not in panel.text
    assert plays in panel.text, "when it is no news any more"
    await house.panel(table, mover)
    await house.delivered(table)
    await told(reader, back)
    assert back not in (await house.board(table, reader)).text
    panel = await house.panel(table, reader)
    assert back in panel.text
    assert plays not in panel.text


@pytest.mark.slow
async def test_play_takes_the_seat_back_and_says_so(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    await do(table, mover, "@away.yes")
    await _passed_to(house, table, other)
    panel = await house.panel(table, mover)
    assert panel.text.count("You** are back") + panel.text.count("You are back") == 1
    assert f"**{mover.name}** " in panel.text, "what the computer did is not told as their own"
    assert (await seat_row(house, table, mover)).player is None
    await told(other, f"{mover.name} is back")
    panel = await house.panel(table, other)
    while choices(panel):
        panel = await decide(other, panel)
    await _passed_to(house, table, mover)
    assert (await house.board(table, mover)).pings


@pytest.mark.slow
async def test_a_choice_takes_the_seat_back_and_nobody_is_called_for_it(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, _ = await _who(house, table, people)
    panel = await house.panel(table, mover)
    _quiet(house)
    await do(table, mover, "@away.yes")
    assert await house.owing(table) == []
    since = max(map(int, mover.seen))
    await decide(mover, panel)
    row = await seat_row(house, table, mover)
    assert (row.player, row.status) == (None, "active")
    await house.delivered(table)
    assert not notices(mover, since)
    assert "You are back." in (await (await mover.command("log")).reply()).text


async def test_what_a_computer_player_still_thought_of_counts_no_more_once_its_person_is_back(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, _ = await _who(house, table, people)
    _quiet(house)
    await do(table, mover, "@away.yes")
    seat, deciding = await seat_number(house, table, mover), house.parts.deciding
    thought = await deciding.owed(table.game_id, seat)
    assert thought is not None
    await house.panel(table, mover)
    before = (await loaded_of(house, table)).row.revision
    assert await deciding.answer_for_player(thought, seat, thought.game.suggestion(thought.table, seat)) is None
    with pytest.raises(Stale):
        await deciding.check_owed(thought, seat)
    assert (await loaded_of(house, table)).row.revision == before


@pytest.mark.slow
async def test_coming_back_by_the_panel_leads_to_the_seat_and_reminders_begin_again(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, _ = await _who(house, table, people)
    _quiet(house)
    await do(table, mover, "@away.yes")
    await house.later(days=3)
    since = max(map(int, mover.seen))
    panel = await do(table, mover, "@home")
    assert choices(panel)
    await house.later(hours=23)
    await house.delivered(table)
    assert not notices(mover, since)
    await house.later(hours=2)
    await house.delivered(table)
    (reminder,) = notices(mover, since)
    assert "⏰" in reminder.text


@pytest.mark.slow
async def test_looking_again_takes_nothing_back(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    await do(table, mover, "@away.yes")
    await _passed_to(house, table, other)
    panel = await forge(table, mover, "@fresh")
    assert "A computer is playing for you" in panel.text
    assert (await seat_row(house, table, mover)).player is not None
    notice = await told(mover, "lets a computer play")
    panel = await (await mover.press(notice, controls(notice, "@fresh")[0])).reply()  # labeled Play
    assert (await seat_row(house, table, mover)).player is None


@pytest.mark.slow
async def test_an_away_person_takes_nothing_back_and_is_asked_nothing(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await decide(other, await house.panel(table, other))
    _quiet(house)
    await do(table, mover, "@away.yes")
    refused = await (await mover.command("undo")).reply()
    assert "is playing for you" in refused.text
    offered = await (await other.command("undo")).reply()
    assert "Nobody else is affected" in offered.text or "Taken back" in offered.text


@pytest.mark.slow
async def test_who_stands_up_is_not_missed_in_a_vote(house: House) -> None:
    table, people = await house.game("Anna", "Carla", "Dora")
    first, _ = await both_decided(house, table, people)
    before = len(await house.store.games.moves(table.game_id))
    asked = await (await first.command("undo")).reply()
    await (await first.press(asked, controls(asked, "@back")[0])).reply()
    vote = (await loaded_of(house, table)).saved.course.vote
    assert vote is not None
    loaded = await loaded_of(house, table)
    voters = [person for person in people if loaded.seat_of(int(person.id)) in vote.asked]
    for voter in voters:
        await do(table, voter, "@away.yes")
    assert (await loaded_of(house, table)).saved.course.vote is None
    assert len(await house.store.games.moves(table.game_id)) < before
    await house.delivered(table)
    assert "takes back the last decision" in (await house.board(table, first)).text


@pytest.mark.slow
async def test_whoever_asked_something_and_stands_up_asks_no_more(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    first, second = await _who(house, table, people)
    panel = await house.panel(table, first)
    while choices(panel):
        panel = await decide(first, panel)
    await decide(second, await house.panel(table, second))
    offer = await (await first.command("undo")).reply()
    await (await first.press(offer, controls(offer, "@back")[0])).reply()
    assert (await loaded_of(house, table)).saved.course.vote is not None
    await do(table, first, "@away.yes")
    assert (await loaded_of(house, table)).saved.course.vote is None


@pytest.mark.slow
async def test_a_restart_keeps_seats_as_they_are(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    _quiet(house)
    await do(table, mover, "@away.yes")
    await house.restart()
    await _passed_to(house, table, other)
    panel = await house.panel(table, mover)
    assert panel.text.count("You** are back") + panel.text.count("You are back") == 1


@pytest.mark.slow
async def test_where_nobody_plays_in_person_the_game_waits_until_somebody_comes_back(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    await do(table, mover, "@away.yes")
    await _passed_to(house, table, other)
    said = await do(table, other, "@away.yes")
    assert "is waiting for you" in said.text
    assert "waits until somebody is back" in said.text
    await told(mover, f"{other.name} takes a break")
    moves = await house.store.games.moves(table.game_id)
    await house.later(days=8)
    await house.delivered(table)
    assert await house.store.games.moves(table.game_id) == moves
    assert "waits until somebody is back" in (await house.board(table, mover)).text
    panel = await house.panel(table, other)
    while choices(panel):
        panel = await decide(other, panel)
    await _passed_to(house, table, other)
    assert len(await house.store.games.moves(table.game_id)) > len(moves) + 2, "the computer plays again, too"


async def _breaks(house: House, table: Table, person: Person) -> None:
    await do(table, person, "@away.yes")


async def _leaves(house: House, table: Table, person: Person) -> None:
    asked = await do(table, person, "@quit")
    assert "waits until somebody is back" in asked.text
    await (await person.press(asked, controls(asked, "@quit")[0])).reply()
    await told(person, "the game waits until somebody is back")


async def _is_forgotten(house: House, table: Table, person: Person) -> None:
    asked = await (await person.command("forget-me")).reply()
    await (await person.press(asked, controls(asked, "@forget")[0])).reply()


async def _leaves_the_server(house: House, table: Table, person: Person) -> None:
    house.standin.control.set_member(person.id, False)


@pytest.mark.slow
@pytest.mark.parametrize("goes", [_breaks, _leaves, _is_forgotten, _leaves_the_server])
async def test_whichever_way_the_last_goes_who_plays_in_person_no_computer_plays_on(
    house: House, goes: Callable[[House, Table, Person], Awaitable[None]]
) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    await do(table, other, "@away.yes")
    await goes(house, table, mover)
    moves = await house.store.games.moves(table.game_id)
    await house.later(days=8)
    await house.delivered(table)
    assert await house.store.games.moves(table.game_id) == moves
    assert (await loaded_of(house, table)).row.state == "running"
    await house.panel(table, other)
    loaded = await loaded_of(house, table)
    assert loaded.person_at(await seat_number(house, table, other)) == int(other.id)
    assert not loaded.standing_still


async def test_whoever_is_left_alone_is_offered_a_break_and_no_computer(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    panel = await table_panel(table, anna)
    assert "a computer can play for you" in panel.text
    await do(table, carla, "@away.yes")
    panel = await table_panel(table, anna)
    assert panel.button(controls(panel, "@away")[0])["label"] == "Take a break …"
    assert "no computer plays it for you" in panel.text


@pytest.mark.slow
async def test_whoever_plays_alone_is_asked_about_a_break_and_no_computer_plays_their_game(house: House) -> None:
    (anna,) = await house.people("Anna")
    table = Table([anna], Random(3))
    await table.open("fleet")
    await house.board(table, anna)
    asked = await do(table, anna, "@away")
    assert "no computer plays either" in asked.text
    assert asked.button(controls(asked, "@away")[0])["style"] == ButtonStyle.secondary.value, "nothing is lost by it"
    assert (await loaded_of(house, table)).person_at(0) == int(anna.id), "nothing is done before Yes"
    gone = await (await anna.press(asked, controls(asked, "@away")[0])).reply()
    home = gone.button(controls(gone, "@home")[0])["label"]
    assert f"Press *{home}* whenever you like" in gone.text, "its words name the button that is there"
    await house.later(days=3)
    await house.delivered(table)
    assert await house.store.games.moves(table.game_id) == []
    assert choices(await house.panel(table, anna))


@pytest.mark.slow
async def test_who_was_told_that_the_game_waits_is_asked_anew_once_somebody_else_plays(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    await do(table, carla, "@away.yes")
    asked = await do(table, anna, "@away")
    assert "no computer plays either" in asked.text
    await house.panel(table, carla)  # she is back
    again = await (await anna.press(asked, controls(asked, "@away")[0])).reply()
    assert "every decision of yours" in again.text
    assert (await seat_row(house, table, anna)).player is None
    await (await anna.press(again, controls(again, "@away")[0])).reply()
    assert (await seat_row(house, table, anna)).player is not None


async def test_a_computer_player_is_only_let_in_after_a_yes(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, _ = await _who(house, table, people)
    asked = await do(table, mover, "@away")
    assert "every decision of yours" in asked.text
    assert asked.button(controls(asked, "@away")[0])["style"] == ButtonStyle.danger.value
    row = await seat_row(house, table, mover)
    assert (row.player, row.status) == (None, "active")


# -- for good


@pytest.mark.slow
async def test_leaving_is_asked_once_more_and_then_a_computer_player_has_the_seat(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover, other = await _who(house, table, people)
    seat = await seat_number(house, table, mover)
    asked = await do(table, mover, "@quit")
    assert "for good" in asked.text
    assert (await seat_row(house, table, mover)).player is None
    said = await do(table, mover, "@quit.yes")
    assert "You've left" in said.text
    row = (await loaded_of(house, table)).seats[seat]
    assert (row.person_id, row.player, row.status) == (None, "mate", "left")
    notice = await told(other, f"{mover.name} leaves the game")
    assert not notice.pings
    await _passed_to(house, table, other)
    refused = await (await mover.command("play", game=table.game_id)).reply()
    assert "not playing at this table" in refused.text
    assert not await house.store.games.of_person(int(mover.id))
    for action in ("@quit.yes", "@away", "@home"):
        assert "not playing at this table" in (await forge(table, mover, action)).text, action


async def test_who_may_give_the_seat_away_is_named_before_it_is_left(house: House) -> None:
    table, (anna, *guests) = await house.game("Anna", "Carla", "Dora")
    guest = guests[0]
    assert f"{anna.name} is the host and can offer it" in (await do(table, guest, "@quit")).text
    await do(table, guest, "@quit.yes")
    loaded = await loaded_of(house, table)
    (empty,) = [row.seat for row in loaded.seats if row.person_id is None]
    offers = control(table.game_id, 0, f"@replace.{empty}")
    assert offers in (await table_panel(table, anna)).custom_ids
    assert offers not in (await table_panel(table, guests[1])).custom_ids


@pytest.mark.slow
async def test_a_host_reads_who_will_be_the_host_and_that_is_so_afterward(house: House) -> None:
    table, (anna, carla, dora) = await house.game("Anna", "Carla", "Dora")
    first = min((carla, dora), key=lambda person: int(person.id))
    for row in (await loaded_of(house, table)).seats:
        if row.person_id in (int(carla.id), int(dora.id)):
            first = carla if row.person_id == int(carla.id) else dora
            break
    second = dora if first is carla else carla
    await do(table, first, "@away.yes")  # whoever plays in person comes first
    asked = await do(table, anna, "@quit")
    assert f"{second.name} becomes the host and can offer it" in asked.text
    assert (await loaded_of(house, table)).row.host_id == int(anna.id), "nothing is done before Yes"
    await (await anna.press(asked, controls(asked, "@quit")[0])).reply()
    assert (await loaded_of(house, table)).row.host_id == int(second.id)


async def test_the_host_who_leaves_is_followed_by_the_first_who_stays(house: House) -> None:
    table, (anna, *others) = await house.game("Anna", "Carla", "Dora")
    seats = (await loaded_of(house, table)).seats
    first = min(others, key=lambda person: [seat.person_id for seat in seats].index(int(person.id)))
    await do(table, anna, "@quit.yes")
    assert (await loaded_of(house, table)).row.host_id == int(first.id)
    await told(anna, f"{first.name} is now the host")
    assert controls(await table_panel(table, first), "@pause")


@pytest.mark.slow
async def test_with_the_last_person_the_game_ends_and_shows_its_secret(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    await do(table, anna, "@quit.yes")
    asked = await do(table, carla, "@quit")
    assert "the game ends without a result" in asked.text
    await (await carla.press(asked, controls(asked, "@quit")[0])).reply()
    assert (await loaded_of(house, table)).row.state == "cancelled"
    notice = await told(carla, (await house.store.games.secret(table.game_id)).hex())
    assert "Nobody is left" in notice.text
    await house.delivered(table)
    assert "ended without a result" in await _card(house, table, carla)
    last = [seen for seen in await carla.messages(notice.channel_id) if controls(seen, "@sheet")][-1]
    assert "ended without a result" in last.text
    assert not controls(last, "@play")
    refused = await (await carla.command("play", game=table.game_id)).reply()
    assert "canceled" in refused.text


async def _card(house: House, table: Table, person: Person) -> str:
    """What the status card says."""
    await house.later(seconds=10)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    return person.seen[str(row.lobby_message_id)].text


@pytest.mark.slow
async def test_what_a_game_leaves_behind_is_kept_after_a_break(house: House) -> None:
    (anna,) = await house.people("Anna")
    table = Table([anna], Random(11))
    await table.open("nusfjord", series="campaign")
    await house.board(table, anna)
    await do(table, anna, "@away.yes")
    await house.panel(table, anna)
    await rushed(house, table, anna)
    assert await house.store.people.progress(int(anna.id))


@pytest.mark.slow
@pytest.mark.parametrize("action", ["@away", "@quit.yes", "@home"])
async def test_who_does_not_sit_there_has_nothing_to_leave(house: House, action: str) -> None:
    table, _ = await house.game("Anna", "Carla")
    (dora,) = await house.people("Dora")
    panel = await table_panel(table, dora)
    assert not panel.buttons
    refused = await (await forged(dora, panel, control(table.game_id, 0, action))).reply()
    assert "not playing at this table" in refused.text or "sitzt" in refused.text


@pytest.mark.slow
async def test_going_away_twice_and_from_a_finished_game_gets_a_sentence(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    anna = people[0]
    await do(table, anna, "@away.yes")
    assert "already" in (await forge(table, anna, "@away")).text
    await rushed(house, table, anna)
    panel = await table_panel(table, anna)
    assert "over" in panel.text
    assert not panel.buttons
    assert "over" in (await forge(table, anna, "@away")).text


async def test_there_is_no_table_before_the_start(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    refused = await (await anna.command("table", game=controls(lobby, "@join")[0].split(":")[1])).reply()
    assert "hasn't started" in refused.text


async def test_a_german_reads_a_german_panel(house: House) -> None:
    table, (_, ben) = await house.game("Anna", "Ben")
    panel = await table_panel(table, ben)
    assert "Ein Computer soll für mich spielen …" in [item["label"] for item in panel.buttons]
    assert "Jetzt spielt ein Computer für dich" in (await do(table, ben, "@away.yes")).text
