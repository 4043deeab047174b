"""A finished game: its buttons, commands and old panels answer a sentence each, and nothing changes."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, forged
from tests.conversations.rushing import rushed


async def _finished(house: House, person: Person) -> tuple[Table, ShownMessage, ShownMessage]:
    """A solo game played to its end; its first panel, and the final scoring."""
    table = Table([person], Random(3))
    await table.open("fleet")
    panel = await house.panel(table, person)
    first = ShownMessage(dict(panel.raw))
    final = await rushed(house, table, person)
    await house.delivered(table)
    return table, first, final


@pytest.mark.slow
async def test_the_end_shows_result_and_scoring_and_anybody_finds_the_proof_of_its_luck_behind_a_press(
    house: House,
) -> None:
    person, watcher = await house.people("Anna", "Ben")
    table, _, final = await _finished(house, person)
    row = await house.store.games.load(table.game_id)
    secret = (await house.store.games.secret(table.game_id)).hex()
    assert final.raw["content"].startswith("🏁 Fleet")
    assert row.commitment not in final.raw["content"]
    assert [each["filename"] for each in final.raw["attachments"]] == ["scoring.png"]
    assert not final.raw["embeds"], "nothing parts the scoring from the buttons"
    proof = controls(final, "@proof")
    assert [each["custom_id"] for each in final.buttons][-1:] == proof
    for viewer in (person, watcher):
        shown = await (await viewer.press(final, proof[0])).reply()
        assert shown.ephemeral
        for part in (row.commitment, secret, row.salt):
            assert part in shown.text
        answer = "✅ Yes: the secret fits the" if viewer is person else "✅ Ja: Das Geheimnis passt zu dem"
        assert answer in shown.text


async def test_the_secret_of_a_running_game_is_shown_to_nobody(house: House) -> None:
    table, (anna, *_) = await house.game("Anna", "Ben")
    (board, *_) = await house.boards(table, anna)
    reply = await (await forged(anna, board, f"q:{table.game_id}:0:@proof")).reply()
    assert "once the game is over" in reply.text
    assert (await house.store.games.secret(table.game_id)).hex() not in str(reply.raw)


@pytest.mark.parametrize(("name", "over"), [("Anna", "over"), ("Ben", "zu Ende")])
@pytest.mark.slow
async def test_every_control_of_a_finished_game_answers_a_sentence_and_changes_nothing(
    house: House, name: str, over: str
) -> None:
    (person,) = await house.people(name)
    table, panel, final = await _finished(house, person)
    before, moves = await house.saved(table), len(await house.store.games.moves(table.game_id))
    decided = choices(panel)[0][0]
    revision = (await house.store.games.load(table.game_id)).revision
    for custom_id, values in (
        (decided, None),
        (f"q:{table.game_id}:0:@pick.die0", ["die:cod"]),
        (f"q:{table.game_id}:0:@undo", None),
        (f"q:{table.game_id}:{revision}:@undo", None),
        (f"q:{table.game_id}:0:@play", None),
        (f"q:{table.game_id}:0:@whynot.0", ["mark:barge"]),
    ):
        reply = await (await forged(person, final, custom_id, values)).reply()
        assert reply.ephemeral, custom_id
        assert over in reply.text, custom_id
    thread = final.channel_id
    for command, options in ((("fleet", "die"), {"face": "cod"}), (("why",), {"what": "mark:barge"})):
        reply = await (await person.command(*command, channel=thread, **options)).reply()
        assert reply.ephemeral, command
        assert over in reply.text, command
    for command in (("board",), ("sheet",), ("log",), ("replay",)):
        reply = await (await person.command(*command, channel=thread)).reply()
        assert reply.ephemeral, command
        assert reply.pictures or reply.text, command
    assert (await (await person.press(final, controls(final, "@replay")[0])).reply()).pictures
    assert await house.saved(table) == before
    assert len(await house.store.games.moves(table.game_id)) == moves


async def test_a_lobby_that_became_a_game_can_be_joined_by_nobody(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    (carla,) = await house.people("Carla")
    board = (await house.boards(table, carla))[0]
    seats = await house.store.games.seats(table.game_id)
    for action in ("@join", "@leave", "@start", "@cancel", "@seat.deckhand", "@unseat"):
        reply = await (await forged(carla, board, f"q:{table.game_id}:0:{action}")).reply()
        assert reply.ephemeral, action
        assert "closed" in reply.text, action
    assert await house.store.games.seats(table.game_id) == seats


async def test_play_again_seats_the_computer_players_that_began_the_game(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    lobby = await (
        await anna.press(lobby, next(each for each in controls(lobby, "@seat") if "deckhand" in each))
    ).reply()
    await anna.press(lobby, controls(lobby, "@start")[0])
    table = Table([anna], Random(3))
    table.game_id = game_of(lobby)
    board = await house.board(table, anna)
    again = await (await forged(anna, board, f"q:{table.game_id}:0:@again")).reply()
    assert "Deckhand 1" in again.text
    assert "free seat" not in again.text
    assert controls(again, "@start")


async def test_playing_again_twice_opens_one_lobby_and_another_once_that_is_closed(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Carla")
    board = await house.board(table, anna)
    pressed = f"q:{table.game_id}:0:@again"
    first = await (await forged(anna, board, pressed)).reply()
    opened = game_of(first)
    for person in (anna, ben):
        second = await (await forged(person, board, pressed)).reply()
        assert second.ephemeral
        assert "Here is the table again" in second.text
        assert second.text.rstrip().endswith(first.id)
    await (await anna.press(first, controls(first, "@cancel")[0])).reply()
    assert (await house.store.games.load(opened)).state != "lobby"
    another = await (await forged(ben, board, pressed)).reply()
    assert controls(another, "@join")
    assert game_of(another) != opened


async def test_playing_again_pressed_by_two_at_once_opens_one_lobby(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Carla")
    board = await house.board(table, anna)
    pressed = f"q:{table.game_id}:0:@again"
    await asyncio.gather(*(forged(person, board, pressed) for person in (anna, ben)))
    await house.settled()
    lobbies = await house.store.games.in_channel(int(await house.thread(table)), ("lobby",))
    assert len(lobbies) == 1


@pytest.mark.slow
async def test_the_final_scoring_begins_with_who_won_and_the_score(house: House) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, Random(3))
    await table.open("fleet")
    final = await rushed(house, table, people[0])
    result = (await house.store.games.load(table.game_id)).result
    assert result is not None
    points = sorted((each["total"] for each in result["scores"]), reverse=True)
    told = [f": {each}\u00a0VP" for each in points]
    assert all(each in final.text.splitlines()[0] for each in told)
    await house.later(seconds=10)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    assert all(each in people[0].seen[str(row.lobby_message_id)].text for each in told)


@pytest.mark.slow
async def test_the_card_of_a_game_of_one_tells_points_and_no_victory(house: House) -> None:
    (anna,) = await house.people("Anna")
    table, _, _ = await _finished(house, anna)
    await house.later(seconds=10)
    await house.delivered(table)
    row = await house.store.games.load(table.game_id)
    card = anna.seen[str(row.lobby_message_id)].text
    assert "won" not in card
    assert row.result is not None
    assert f"{row.result['scores'][0]['total']}\u00a0VP" in card


@pytest.mark.slow
async def test_in_the_thread_of_a_finished_game_commands_mean_the_rematch_also_before_one_sits_there(
    house: House,
) -> None:
    anna, ben = await house.people("Anna", "Ben")
    table = Table([anna, ben], Random(3))
    await table.open("fleet")
    final = await rushed(house, table, anna)
    await house.delivered(table)
    thread = final.channel_id
    lobby = await (await anna.press(final, controls(final, "@again")[0])).reply()
    assert lobby.channel_id == thread
    for person in (anna, ben):
        shown = await (await person.command("board", channel=thread)).reply()
        assert lobby.id in shown.text, "the new lobby"
        for command in ("log", "history", "replay", "sheet"):
            looked_back = await (await person.command(command, channel=thread)).reply()
            assert game_of(looked_back) == table.game_id or looked_back.pictures, command
    seen = await ben.wait_for(lambda seen: seen.id == lobby.id)
    carla = (await house.people("Carla"))[0]
    await (await carla.press(seen, controls(seen, "@join")[0])).reply()
    hosted = await anna.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
    await (await anna.press(hosted, controls(hosted, "@start")[0])).reply()
    await house.settled()
    rematch = game_of(lobby)
    for person in (anna, ben, carla):
        shown = await (await person.command("board", channel=thread)).reply()
        assert game_of(shown) == rematch, person.name


@pytest.mark.slow
async def test_the_panel_of_a_finished_game_leads_to_the_next_one_and_back_through_this_one(house: House) -> None:
    (anna,) = await house.people("Anna")
    _, _, final = await _finished(house, anna)
    panel = await (await anna.command("play", channel=final.channel_id)).reply()
    assert panel.ephemeral
    assert panel.pictures[0]["description"] == final.pictures[-1]["description"], "the final scoring"
    assert not controls(panel, "@fresh"), "nothing will be new"
    for action in ("@replay", "@history", "@log", "@table", "@sheet"):
        assert controls(panel, action), action
    lobby = await (await anna.press(panel, controls(panel, "@again")[0])).reply()
    assert not lobby.ephemeral
    assert controls(lobby, "@start")
