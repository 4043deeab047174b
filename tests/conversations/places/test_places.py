"""Where games live: missing permissions, threads and boards that vanish or sleep, people who leave or shut the door."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, eventually, forged, is_board

NAMES = {
    may.SEND_MESSAGES: ("Send Messages", "Nachrichten senden"),
    may.ATTACH_FILES: ("Attach Files", "Dateien anhängen"),
}


@pytest.mark.parametrize(("name", "language"), [("Anna", 0), ("Ben", 1)])
@pytest.mark.parametrize("permission", NAMES, ids=[names[0] for names in NAMES.values()])
async def test_a_missing_permission_is_named_privately_and_no_lobby_opens(
    house: House, permission: int, name: str, language: int
) -> None:
    (person,) = await house.people(name)
    house.deny(person.here, permission)
    reply = await (await person.command("new", "fleet", seats=2)).reply()
    assert reply.ephemeral
    where = ("See /setup check.", "Siehe /einrichten prüfen.")[language]
    assert reply.text.endswith(f": {NAMES[permission][language]}. {where}")
    assert await house.store.games.of_person(int(person.id)) == []


async def test_all_missing_permissions_are_named_in_one_sentence(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.deny(anna.here, may.SEND_MESSAGES, may.ATTACH_FILES)
    reply = await (await anna.command("new", "fleet", seats=2)).reply()
    assert "Send Messages and Attach Files" in reply.text


async def test_a_permission_taken_away_in_the_lobby_stops_the_start_only(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)
    seen = await ben.wait_for(lambda seen: seen.id == lobby.id)
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    house.deny(anna.here, may.ATTACH_FILES)
    refused = await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    assert refused.ephemeral
    assert "Attach Files" in refused.text
    assert (await house.store.games.load(game_of(lobby))).state == "lobby"
    house.deny(anna.here)
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    assert (await house.store.games.load(game_of(lobby))).state == "running"


async def _pass_on(house: House, table: Table, people: list[Person]) -> int:
    """Play until the decision passes to somebody else; returns the number of moves then."""
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)
    return len(await house.store.games.moves(table.game_id))


@pytest.mark.slow
async def test_a_game_whose_thread_was_deleted_goes_on_in_its_channel(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    before = await house.owing(table)
    house.delete_channel(await house.thread(table))
    await house.quiet()
    play = await (await mover.command("play", channel=mover.here)).reply()
    assert choices(play) == choices(panel)
    while await house.owing(table) == before:
        play = await decide(mover, play)
    await house.delivered(table)
    again, shown = await house.boards(table, mover)
    other = await house.mover(table, people)
    assert again.channel_id == shown.channel_id == mover.here
    assert [[user["id"] for user in seen.raw["mentions"]] for seen in (again, shown)] == [[], [other.id]]


@pytest.mark.slow
async def test_a_deleted_board_is_posted_anew_calling_nobody_and_the_next_one_calls_as_always(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    (board,) = await house.boards(table, mover)
    house.delete_message(board)
    panel = await decide(mover, panel)
    await house.delivered(table)
    (again,) = await house.boards(table, mover)
    assert again.id != board.id
    assert again.raw["mentions"] == []
    while await house.owing(table) == before:
        panel = await decide(mover, panel)
    await house.delivered(table)
    first, called = await house.boards(table, mover)
    assert first.id == again.id
    assert [user["id"] for user in called.raw["mentions"]] == [str(person) for person in await house.owing(table)]


@pytest.mark.slow
async def test_an_archived_thread_is_woken_by_presses_and_posts(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    for person in people:
        person.app = "phone"
    thread = house.standin.world.channel(await house.thread(table))
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        house.standin.control.run({"thread": {"id": thread.id, "archived": True}})
        panel = await decide(mover, panel)
    await house.delivered(table)
    boards = len(await house.boards(table, mover))
    house.standin.control.run({"thread": {"id": thread.id, "archived": True}})
    await _pass_on(house, table, people)
    await house.delivered(table)
    assert not thread.archived
    assert len(await house.boards(table, mover)) == boards + 1


@pytest.mark.slow
async def test_a_locked_thread_moves_the_game_to_its_channel(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    before = await house.owing(table)
    house.deny(await house.thread(table) and mover.here, may.MANAGE_THREADS)
    house.standin.control.run({"thread": {"id": await house.thread(table), "archived": True, "locked": True}})
    play = await (await mover.command("play", channel=mover.here)).reply()
    assert choices(play) == choices(panel)
    while await house.owing(table) == before:
        play = await decide(mover, play)
    await mover.wait_for(lambda seen: is_board(table, seen) and seen.channel_id == mover.here, 30)


@pytest.mark.slow
async def test_a_board_waits_for_a_permission_that_was_taken_away(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    house.deny(mover.here, may.SEND_MESSAGES_IN_THREADS)
    moves = await _pass_on(house, table, people)
    assert moves
    assert len(await house.boards(table, mover)) == 1
    house.deny(mover.here)
    await house.delivered(table)
    assert len(await house.boards(table, mover)) == 2


@pytest.mark.slow
async def test_a_member_who_left_the_server_keeps_their_seat_and_the_others_play_on(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    gone = next(person for person in people if person is not mover)
    house.standin.control.set_member(gone.id, member=False)
    await _pass_on(house, table, people)
    await house.delivered(table)
    assert await house.owing(table) == [int(gone.id)]
    reply = await (await mover.command("board", form="text", channel=await house.thread(table))).reply()
    assert gone.name in reply.text


async def test_a_person_who_closes_direct_messages_can_still_play_what_is_open(house: House) -> None:
    (ben,) = await house.people("Ben")
    ben.here = (await ben.say("Moin", channel="@bot")).channel_id
    table = Table([ben], Random(6))
    await table.open("fleet")
    panel = await house.panel(table, ben)
    house.standin.control.run({"person": {"id": ben.id, "closed": True}})
    after = await decide(ben, panel)
    assert after.ephemeral
    assert len(await house.store.games.moves(table.game_id)) == 1


async def test_a_game_begun_without_its_lobby_message_is_shown_in_the_channel(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = ShownMessage((await (await anna.command("new", "fleet", seats=2)).reply()).raw)
    seen = await ben.wait_for(lambda seen: seen.id == lobby.id)
    await (await ben.press(seen, controls(seen, "@join")[0])).reply()
    house.standin.faults.delay("PATCH /webhooks/**", 0.2)
    await anna.press(lobby, controls(lobby, "@start")[0])
    house.delete_message(lobby)
    board = await anna.wait_for(lambda seen: game_of(seen) == game_of(lobby) and bool(controls(seen, "@play")), 30)
    assert board.channel_id == anna.here or house.standin.world.threads()


@pytest.mark.slow
async def test_a_game_of_another_server_is_not_acted_on_by_strangers(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    (carla,) = await house.people("Carla")
    board = await house.board(table, anna)
    real = (await house.ledger.load(table.game_id)).saved.asked[0]
    before = await house.saved(table)
    reply = await (await forged(carla, board, f"q:{table.game_id}:{real}:die:cod")).reply()
    assert reply.ephemeral
    assert await house.saved(table) == before


async def test_nothing_is_left_behind_when_a_lobby_message_cannot_be_shown(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.standin.faults.fail("PATCH /webhooks/**", 1, status=400)
    house.standin.faults.fail("POST /webhooks/**", 1, status=400)
    await anna.command("new", "fleet", seats=2)

    async def cancelled() -> bool:
        return await house.store.games.of_person(int(anna.id)) == []

    await eventually(cancelled)


@pytest.mark.slow
async def test_threads_of_the_same_people_at_the_same_game_are_numbered(house: House) -> None:
    names = [
        house.standin.world.channel(await house.thread((await house.game("Anna", "Ben"))[0])).raw["name"] for _ in "ab"
    ]
    other, _ = await house.game("Anna", "Ben", "Carla")
    names.append(house.standin.world.channel(await house.thread(other)).raw["name"])
    assert all(name.startswith("Fleet: The Dice Game · ") for name in names)
    assert [name[-3:] == "(2)" for name in names] == [False, True, False]
    assert len(set(names)) == 3


async def test_a_number_stands_at_the_end_of_a_title_however_long_the_names_are(house: House) -> None:
    people = await house.people("Anna", "Ben")
    for person in people:
        house.standin.world.user(person.id).raw["global_name"] = person.name[0] * 32 + " of the long pier"
    titles: list[str] = []
    for _ in range(2):
        table = Table(people, house.rng)
        await table.open("fleet")
        await house.board(table, people[0])
        await house.delivered(table)
        titles.append(house.standin.world.channel(await house.thread(table)).raw["name"])
    assert [len(title) for title in titles] == [100, 100]
    assert titles[1].endswith(" (2)")
