"""When something breaks - the database, the way to Discord, a rule: a sentence, nothing lost, nothing shown twice."""

from __future__ import annotations

import asyncio
import logging
import re

import aiohttp
import pytest

from bot.gateway.reply import QUIETLY_S
from bot.outbox.delivery import RETRIES
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, ShownMessage
from games.fleet_dice.steps import Draft
from render import Picture
from tests.conversations.house import House, choices, decide, eventually


@pytest.mark.slow
@pytest.mark.parametrize("trouble", ["down", "full"])
async def test_a_database_in_trouble_changes_nothing_and_works_again_afterwards(house: House, trouble: str) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    before = await house.saved(table)
    house.shore.trouble = trouble  # type: ignore[assignment]
    custom_id, value = choices(panel)[0]
    outcome = await (mover.select(panel, custom_id, [value]) if value else mover.press(panel, custom_id))
    refused = await outcome.reply()
    assert refused.ephemeral
    assert "Nothing was changed" in refused.text or "Nichts wurde geändert" in refused.text
    house.shore.trouble = ""
    assert await house.saved(table) == before
    await decide(mover, panel)
    assert len(await house.store.games.moves(table.game_id)) == 1


async def test_a_press_that_was_refused_is_not_played_by_its_twin_when_the_database_is_back(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    before = await house.saved(table)
    house.standin.faults.duplicate_interactions()
    house.standin.faults.hold_back_interactions(0.3)
    house.shore.trouble = "down"
    custom_id, value = choices(panel)[0]
    with caplog.at_level(logging.INFO, "bot.gateway.duplicates"):
        outcome = await (mover.select(panel, custom_id, [value]) if value else mover.press(panel, custom_id))
        refused = await outcome.reply()
        assert "Nothing was changed" in refused.text or "Nichts wurde geändert" in refused.text
        house.shore.trouble = ""

        async def twin_heard() -> bool:
            return f"interaction {outcome.interaction_id} arrived twice" in caplog.text

        await eventually(twin_heard)
    assert await house.saved(table) == before
    assert not await house.store.games.moves(table.game_id)
    await decide(mover, panel)
    assert len(await house.store.games.moves(table.game_id)) == 1


async def test_commands_and_suggestions_answer_without_a_database(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    house.shore.trouble = "down"
    for command in (("play",), ("board",), ("log",), ("games",), ("sheet",)):
        reply = await (await anna.command(*command, channel=thread)).reply()
        assert reply.ephemeral
        assert "database" in reply.text, command
    assert "database" in (await (await anna.command("new", "fleet", seats=2)).reply()).text
    assert await anna.autocomplete("fleet", "die", focused="face", channel=thread) == []
    assert await anna.autocomplete("play", focused="game") == []
    house.shore.trouble = ""
    assert (await (await anna.command("play", channel=thread)).reply()).pictures


async def test_a_choice_that_counts_is_shown_although_another_process_has_refused_it(house: House) -> None:
    """Both hear of the press, and the other one is quicker to acknowledge it, but its database is away."""
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    before = panel.version
    house.standin.faults.delay("POST /interactions/**", 1.0)
    pressing = asyncio.create_task(_press_any(mover, panel))
    await house.quiet()
    answering = next(each for each in reversed(house.standin.requests) if each.path.endswith("/callback"))
    callback = f"https://discord.com/api/v10{answering.path}"
    async with (
        aiohttp.ClientSession(connector=house.standin.connector()) as another,
        another.post(callback, json={"type": 6}) as acknowledged,
    ):
        assert acknowledged.status == 204
    await pressing
    assert len(await house.store.games.moves(table.game_id)) == 1
    shown = await mover.wait_for(lambda seen: seen.id == panel.id and seen.version > before)
    assert shown.pictures


async def test_a_slow_database_makes_nobody_fail(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    house.shore.trouble = "slow"
    board = await house.board(table, mover)
    outcome = await mover.press(board, controls(board, "@play")[0])
    assert outcome.acknowledged_after < 0.4
    panel = await outcome.reply()
    custom_id, value = choices(panel)[0]
    outcome = await (mover.select(panel, custom_id, [value]) if value else mover.press(panel, custom_id))
    assert outcome.acknowledged_after < 0.4
    assert (await outcome.reply()).pictures
    outcome = await mover.command("new", "fleet", seats=2)
    assert outcome.acknowledged_after < QUIETLY_S, "nobody sees it before it is known that there will be a table"
    assert game_of(await outcome.reply())
    house.shore.trouble = ""


@pytest.mark.slow
async def test_boards_left_over_from_a_broken_database_come_when_it_is_back(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    boards = len(await house.boards(table, mover))
    deliver = house.delivery.courier.deliver

    async def cut_while_delivering(row):  # type: ignore[no-untyped-def]
        if row.kind == "turn":
            house.shore.trouble = "down"
            house.delivery.deliver = deliver
        return await deliver(row)

    house.delivery.deliver = cut_while_delivering
    while choices(panel):
        panel = await decide(mover, panel)

    async def cut() -> bool:
        return house.shore.trouble == "down"

    await eventually(cut)
    house.shore.trouble = ""
    await house.delivered(table)
    assert len(await house.boards(table, mover)) == boards + 1


@pytest.mark.slow
async def test_an_outage_of_discord_loses_no_board_however_long_it_lasts(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    await house.delivered(table)
    boards = len(await house.boards(table, mover))
    house.standin.faults.fail("POST /channels/*/messages", None, status=503)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)
    for _ in range(2 * RETRIES):
        await house.later(minutes=11)
    (held,) = [row for row in await house.store.outbox.waiting(table.game_id) if row.kind == "turn"]
    assert held.attempts > RETRIES
    house.standin.faults.clear()
    await house.later(minutes=11)
    await house.delivered(table)
    assert len(await house.boards(table, mover)) == boards + 1


async def test_a_bug_in_a_rule_gets_a_code_that_leads_to_the_whole_story_in_the_log(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    before = await house.saved(table)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("no fish at all")

    monkeypatch.setattr(Draft, "resolve", broken)
    with caplog.at_level(logging.INFO):
        await _press_any(mover, panel)
        refused = await mover.wait_for(
            lambda seen: seen.ephemeral and not choices(seen) and "Code" in seen.text.title()
        )
    code = re.findall(r"[0-9a-f]{6}", refused.text)[-1]
    assert await house.saved(table) == before
    record = next(record for record in caplog.records if code in record.getMessage())
    assert record.exc_info
    assert mover.id in record.getMessage()
    assert table.game_id in record.getMessage()
    logged = "\n".join(caplog.messages) + caplog.text
    row = await house.store.games.load(table.game_id)
    secrets = [
        house.standin.token,
        (await house.store.games.secret(row.id)).hex(),
        str(await house.store.games.secret(row.id)),
    ]
    secrets += [interaction["token"] for interaction in house.standin.world.interactions.values()]
    assert not [secret for secret in secrets if secret in logged]
    monkeypatch.undo()
    await decide(mover, panel)
    assert len(await house.store.games.moves(table.game_id)) == 1


@pytest.mark.slow
async def test_a_choice_that_counts_but_cannot_be_drawn_is_said_to_count(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)

    def spilled(*_: object, **__: object) -> asyncio.Future[Picture]:
        drawing = asyncio.get_running_loop().create_future()
        drawing.set_exception(MemoryError("the ink is spilled"))
        return drawing

    monkeypatch.setattr(house.studio, "draw", spilled)
    await _press_any(mover, panel)
    said = await mover.wait_for(lambda seen: seen.ephemeral and "counts" in seen.text)
    assert "Nothing was changed" not in said.text
    assert len(await house.store.games.moves(table.game_id)) == 1
    monkeypatch.undo()
    await house.delivered(table)


async def _press_any(person: Person, panel: ShownMessage) -> None:
    custom_id, value = choices(panel)[0]
    outcome = await (person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id))
    assert not outcome.failed


async def _pass_on(house: House, table: Table, people: list[Person]) -> None:
    mover = await house.mover(table, people)
    before = await house.owing(table)
    panel = await house.panel(table, mover)
    while await house.owing(table) == before:
        panel = await decide(mover, panel)


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["lost reply", "lost request", "server error", "rate limit", "many errors"])
async def test_a_board_is_posted_once_whatever_happens_on_the_way(house: House, fault: str) -> None:
    table, people = await house.game("Anna", "Ben")
    faults, route = house.standin.faults, "POST /channels/*/messages"
    boards = len(await house.boards(table, people[0]))
    match fault:
        case "lost reply":
            faults.lose_reply(route)
        case "lost request":
            faults.lose_request(route)
        case "server error":
            faults.fail(route, status=503)
        case "rate limit":
            faults.rate_limit(route, 2)
        case _:
            faults.lose_reply(route, 2)
            faults.fail(route, 1, status=500)
    await _pass_on(house, table, people)
    await house.delivered(table)
    shown = await house.boards(table, people[0])
    assert len(shown) == boards + 1
    owing = {str(person) for person in await house.owing(table)}
    assert {user["id"] for user in shown[-1].raw["mentions"]} == owing


@pytest.mark.parametrize("route", ["POST /interactions/**", "PATCH /webhooks/**"])
async def test_a_panel_opens_although_an_answer_was_lost_on_the_way(house: House, route: str) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    house.standin.faults.lose_reply(route)
    panel = await house.panel(table, mover)
    assert choices(panel)


async def test_a_picture_that_may_not_be_shown_in_an_edit_comes_in_a_message_of_its_own(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    house.standin.faults.refuse_gallery_edits = True
    panel = await house.panel(table, mover)
    assert choices(panel)
    shown = await mover.wait_for(lambda seen: seen.ephemeral and bool(seen.pictures))
    assert shown.channel_id == panel.channel_id


@pytest.mark.parametrize("resumable", [True, False])
async def test_play_goes_on_after_the_gateway_broke(house: House, resumable: bool) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    back = asyncio.create_task(house.client.wait_for("resumed" if resumable else "ready", timeout=10))
    await asyncio.sleep(0)
    house.standin.faults.drop_gateway(resumable=resumable)
    await back
    await decide(mover, panel)
    assert len(await house.store.games.moves(table.game_id)) == 1


async def test_presses_held_up_on_the_way_still_count(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    house.standin.faults.delay_gateway(0.3)
    await decide(mover, panel)
    assert len(await house.store.games.moves(table.game_id)) == 1
