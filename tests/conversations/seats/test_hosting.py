"""What a host does to a game under way, and who else may: pausing, going on, ending, handing over."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.gateway.controls import control
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.around_the_table import do, forge, loaded_of, notices, table_panel, told
from tests.conversations.house import House, choices, decide, eventually, forged
from tests.conversations.rushing import rushed


async def _press_in_panel(table: Table, person: Person, action: str) -> ShownMessage:
    panel = await table_panel(table, person)
    return await (await forged(person, panel, control(table.game_id, 0, action))).reply()


@pytest.mark.slow
async def test_nobody_acts_in_a_paused_game_and_nobody_is_reminded(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    mover = await house.mover(table, [anna, carla])
    panel = await house.panel(table, mover)
    since = max(map(int, mover.seen))
    await do(table, anna, "@pause")
    notice = await told(carla, f"{anna.name} pauses the game")
    assert not notice.pings
    before = await house.saved(table)
    refused = await (await mover.press(panel, choices(panel)[0][0])).reply()
    assert "paused" in refused.text
    assert "paused" in (await (await mover.command("undo")).reply()).text
    assert not choices(await house.panel(table, mover))
    await house.later(days=9)
    await house.delivered(table)
    assert not notices(mover, since)
    assert (await house.saved(table)) == before
    assert "paused" in (await house.board(table, mover)).text
    listed = await (await mover.command("games")).reply()
    assert not controls(listed, "@play")


async def test_the_host_of_a_paused_game_resumes_it_where_it_says_so_and_waits_for_nobody(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    mover = await house.mover(table, [anna, carla])
    await do(table, anna, "@pause")
    panel, other = await house.panel(table, anna), await house.panel(table, carla)
    assert panel.text.count("The game is paused") == 1
    for seen in (panel, other):
        assert "aiting for" not in seen.text, "nobody can act"
    assert not controls(other, "@go-on")
    resumed = await (await anna.press(panel, controls(panel, "@go-on")[0])).reply()
    assert "The game is paused" not in resumed.text
    assert bool(choices(resumed)) == (mover is anna), "it is the panel of her seat"
    assert not controls(resumed, "@go-on")


@pytest.mark.slow
async def test_a_game_that_goes_on_calls_who_decides_and_their_time_begins_anew(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    mover = await house.mover(table, [anna, carla])
    await house.later(hours=20)
    await do(table, anna, "@pause")
    await house.restart()
    await house.later(days=9)
    since = max(map(int, mover.seen))
    await do(table, anna, "@go-on")
    notice = await told(mover, f"{anna.name} resumes the game")
    assert {user["id"] for user in notice.raw["mentions"]} == {mover.id}
    await house.later(hours=23)
    await house.delivered(table)
    assert len(notices(mover, since)) == 1
    await house.later(hours=2)
    await house.delivered(table)
    assert len(notices(mover, since)) == 2
    await decide(mover, await house.panel(table, mover))
    assert len(await house.store.games.moves(table.game_id)) == 1


@pytest.mark.slow
async def test_computer_players_stand_still_too_and_play_on_afterwards(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    mover = await house.mover(table, [anna, carla])
    await do(table, anna, "@pause")
    await do(table, mover, "@away.yes")
    await house.delivered(table)
    await house.quiet()
    assert (await house.store.games.moves(table.game_id)) == []
    await house.restart()
    await do(table, anna, "@go-on")

    async def moved() -> bool:
        return bool(await house.store.games.moves(table.game_id))

    await eventually(moved)


@pytest.mark.slow
async def test_pausing_twice_and_going_on_twice_get_a_sentence(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Carla")
    assert "isn't paused" in (await forge(table, anna, "@go-on")).text
    await do(table, anna, "@pause")
    assert "already paused" in (await forge(table, anna, "@pause")).text


@pytest.mark.slow
async def test_a_guest_can_press_none_of_the_hosts_controls(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    panel = await table_panel(table, carla)
    assert not [custom_id for action in ("@pause", "@end", "@hand-over") for custom_id in controls(panel, action)]
    version = (await loaded_of(house, table)).row.version
    for action, values in (
        ("@pause", None),
        ("@go-on", None),
        ("@end", None),
        ("@end.yes", None),
        ("@hand-over", [carla.id]),
    ):
        refused = await forge(table, carla, action, values)
        assert "Only the host" in refused.text, action
    assert (await loaded_of(house, table)).row.version == version
    assert (await loaded_of(house, table)).row.host_id == int(anna.id)


@pytest.mark.slow
async def test_who_manages_the_server_can_pause_and_end_but_not_hand_over(house: House) -> None:
    table, (ben, _) = await house.game("Ben", "Carla")
    (anna,) = await house.people("Anna")  # the server is hers
    panel = await table_panel(table, anna)
    assert "You manage this server" in panel.text
    assert not panel.selects
    await do(table, anna, "@pause")
    await told(ben, f"{anna.name} unterbricht die Partie")  # Ben has opened it, in German
    assert "Only the host" in (await forge(table, anna, "@hand-over", [anna.id])).text
    await do(table, anna, "@end.yes")
    assert (await loaded_of(house, table)).row.state == "cancelled"
    direct = await (await anna.command("table", channel="@bot", game=table.game_id)).reply()
    assert not controls(direct, "@pause")


@pytest.mark.slow
async def test_ending_is_asked_once_more_and_shows_the_secret_once_it_is_done(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    mover = await house.mover(table, [anna, carla])
    panel = await house.panel(table, mover)
    await house.later(seconds=10)
    secret = (await house.store.games.secret(table.game_id)).hex()
    asked = await do(table, anna, "@end")
    assert "for everybody" in asked.text
    assert (await loaded_of(house, table)).row.state == "running"
    since = max(map(int, carla.seen))
    await (await anna.press(asked, controls(asked, "@end")[0])).reply()
    row = (await loaded_of(house, table)).row
    assert (row.state, row.result) == ("cancelled", None)
    notice = await told(carla, f"{anna.name} ends the game")
    assert secret in notice.text
    assert row.commitment in notice.text
    await house.delivered(table)
    board = [seen for seen in await carla.messages(notice.channel_id) if controls(seen, "@sheet")][-1]
    assert "ended without a result" in board.text
    assert not controls(board, "@play")
    refused = await (await mover.press(panel, choices(panel)[0][0])).reply()
    assert "canceled" in refused.text
    await house.later(days=6)
    await house.delivered(table)
    assert not notices(carla, since)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("state", "sentences"), [("cancelled", ["was canceled", "ended without a result"]), ("aside", ["is set aside"])]
)
async def test_a_command_in_the_thread_of_a_game_that_came_to_no_end_leaves_the_others_alone(
    house: House, state: str, sentences: list[str]
) -> None:
    stopped, people = await house.game("Anna", "Carla")
    thread = await house.thread(stopped)
    if state == "cancelled":
        await do(stopped, people[0], "@end.yes")
    else:
        await house.ledger.set_aside(stopped.game_id, ValueError("it is broken"))
    other, _ = await house.game("Anna", "Carla")
    mover = await house.mover(other, people)
    offered = await mover.autocomplete("fleet", "die", focused="face", channel=await house.thread(other))
    before = await house.saved(other)
    for command, options in (
        (("fleet", "die"), {"face": offered[0]["value"]}),
        (("play",), {}),
        (("undo",), {}),
        (("plan",), {}),
        (("table",), {}),
        (("why",), {"what": "mark:barge"}),
    ):
        said = await (await mover.command(*command, channel=thread, **options)).reply()
        assert said.ephemeral, command
        assert other.game_id not in str(said.raw), command
        assert any(words in said.text for words in sentences), command
    assert await mover.autocomplete("fleet", "die", focused="face", channel=thread) == []
    assert await house.saved(other) == before


@pytest.mark.slow
async def test_a_finished_game_can_neither_be_ended_nor_paused(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    anna = people[0]
    await rushed(house, table, anna)
    for action in ("@end", "@end.yes", "@pause", "@go-on", "@quit", "@quit.yes"):
        assert "is over" in (await _press_in_panel(table, anna, action)).text, action
    assert (await loaded_of(house, table)).row.state == "finished"


@pytest.mark.slow
async def test_the_host_hands_over_to_somebody_who_sits_there(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    (emil,) = await house.people("Emil")
    for to, word in ((anna.id, "already"), (emil.id, "isn't playing at this table"), ("x", "values")):
        assert word in (await forge(table, anna, "@hand-over", [to])).text, to
    panel = await table_panel(table, anna)
    await (await anna.select(panel, control(table.game_id, 0, "@hand-over"), [carla.id])).reply()
    assert (await loaded_of(house, table)).row.host_id == int(carla.id)
    await told(anna, f"{carla.name} is now the host")
    assert controls(await table_panel(table, carla), "@pause")
    await do(table, carla, "@pause")


async def test_a_press_that_arrives_twice_is_told_once(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    panel = await table_panel(table, anna)
    house.standin.faults.duplicate_interactions()
    await (await anna.press(panel, controls(panel, "@pause")[0])).reply()
    await house.delivered(table)
    acts = [move for move in await house.store.games.told(table.game_id) if move.kind == "act"]
    assert [act.choice for act in acts] == ["pause"]
    assert sum("pauses the game" in seen.text and not controls(seen, "@play") for seen in carla.seen.values()) == 1


@pytest.mark.slow
async def test_a_call_that_was_on_its_way_when_the_game_was_paused_is_made_up_for(house: House) -> None:
    table, (anna, carla) = await house.game("Anna", "Carla")
    mover = await house.mover(table, [anna, carla])
    other = next(person for person in (anna, carla) if person is not mover)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await do(table, anna, "@pause")
    await house.delivered(table)
    house.ahead += timedelta(hours=1)
    since = max(map(int, other.seen))
    await do(table, anna, "@go-on")
    await told(other, "resumes the game")
    assert len(notices(other, since)) == 1
