"""Interactions and events that somebody made up: every interaction is answered, no error is unforeseen, and the game
stands as it was. `QUAYSIDE_THOROUGH=1` makes up ten times as many."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from discord.state import ConnectionState

from bot.sandbox.autoplay import controls
from bot.sandbox.people import NotSent, Person, ShownMessage
from tests.conversations.house import House, choices, forged

MANY = 10 if os.environ.get("QUAYSIDE_THOROUGH") else 1
ODD = ("", "0", "-1", "99999999999999999999", "barge", "@play", "a:b:c", "\u202e", "🐟" * 20, "x" * 60, "None", "1.5")

ODD_TEXT = "a character I can't store"


def _made_up(rng: Random, game_id: str, actions: list[str], panel: ShownMessage) -> str:
    """A custom id: of a real one with a part that is not, or of parts that fit together and mean nothing."""
    if rng.random() < 0.3:
        parts = rng.choice([custom_id for custom_id, _ in choices(panel)]).split(":")
        parts[rng.randrange(1, len(parts))] = rng.choice(ODD)
        return ":".join(parts)[:100]
    argument = rng.choice(["", f".{rng.choice(ODD)}", f".{rng.choice(ODD)}.{rng.choice(ODD)}"])
    revision = rng.choice(["0", "1", "7", "999999999", rng.choice(ODD)])
    return f"q:{rng.choice([game_id, game_id, 'me', rng.choice(ODD)])}:{revision}:{rng.choice(actions)}{argument}"[:100]


async def _answered(outcome: Any) -> None:
    assert not outcome.failed
    if outcome.modal is None:
        assert (await outcome.reply()).raw["components"]


@pytest.mark.slow
async def test_made_up_controls_are_answered_and_change_nothing(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, people = await house.game("Anna", "Ben")
    (watcher,) = await house.people("Carla")
    rng, actions = Random("made up controls"), [action for action in house.app.dispatcher.answers if action]
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    shown = await (await watcher.command("board", game=table.game_id)).reply()
    before = await house.saved(table)
    for _ in range(70 * MANY):
        custom_id = _made_up(rng, table.game_id, actions, panel)
        values = rng.choice([None, [], [rng.choice(ODD)], [rng.choice(ODD), rng.choice(ODD)]])
        kind = rng.choice([2, 3, 5, 8])
        await _answered(await forged(watcher, shown, custom_id, values, component_type=kind))
    assert await house.saved(table) == before
    assert not _errors(caplog)


@pytest.mark.slow
async def test_made_up_values_of_options_are_answered_and_change_nothing(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    rng, channel = Random("made up options"), await house.thread(table)
    await other.refresh()
    before = await house.saved(table)
    tried = 0
    for path, options in _commands(other):
        if path[0] in ("new", "forget-me", "verify", "challenge", "play", "server", "settings"):
            continue
        for _ in range(MANY):
            given = {option["name"]: _value(rng, option, other) for option in options if rng.random() < 0.8}
            try:
                await _answered(await other.command(*path, channel=channel, **given))
                tried += 1
            except NotSent:  # Discord's own app would not have sent it
                continue
            for option in options:
                if option.get("autocomplete"):
                    await other.autocomplete(*path, focused=option["name"], typed=rng.choice(ODD), channel=channel)
    assert tried > 20
    assert await house.saved(table) == before
    assert not _errors(caplog)


@pytest.mark.slow
async def test_a_sign_that_no_database_takes_gets_a_sentence(house: House, caplog: pytest.LogCaptureFixture) -> None:
    table, people = await house.game("Anna", "Ben")
    rng, channel, (anna, _) = Random("NUL"), await house.thread(table), people
    await anna.refresh()
    before, tried = await house.saved(table), set[str]()
    for path, options in _commands(anna):
        for odd in (option for option in options if option["type"] == 3 and not option.get("choices")):
            given = {option["name"]: _value(rng, option, anna) for option in options if option.get("required")}
            try:
                reply = await (await anna.command(*path, channel=channel, **{**given, odd["name"]: "a\0b"})).reply()
            except NotSent:  # another option is not what Discord takes
                continue
            assert ODD_TEXT in reply.text, path
            tried.add(path[0])
            if odd.get("autocomplete"):
                await anna.autocomplete(*path, focused=odd["name"], typed="a\0b", channel=channel)
    assert {"board", "play", "log", "rules"} <= tried
    board = await house.board(table, anna)
    pressed = await forged(anna, board, controls(board, "@play")[0], ["a\0b"])
    assert ODD_TEXT in (await pressed.reply()).text
    assert await house.saved(table) == before
    assert not _errors(caplog)


async def test_events_that_cannot_be_read_leave_the_bot_connected(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = await house.game("Anna", "Ben")
    rng, gateway = Random("made up events"), house.standin.gateway
    guild_id, channel_id = house.standin.world.guild_id, people[0].here
    known = sorted(name.removeprefix("parse_").upper() for name in dir(ConnectionState) if name.startswith("parse_"))
    parts: dict[str, Any] = {"id": "5", "guild_id": guild_id, "channel_id": channel_id, "type": 99, "token": "t"}
    parts |= {"user": {}, "member": None, "data": {}, "permissions": "x", "threads": [{}], "roles": None, "name": 7}
    for event in [*known, "NEVER_HEARD_OF"]:
        if event in ("READY", "RESUMED", "GUILD_DELETE", "CHANNEL_DELETE", "THREAD_DELETE"):
            continue
        for _ in range(MANY):
            body = {key: value for key, value in parts.items() if rng.random() < 0.5}
            gateway.dispatch(event, body, 0)
    await house.quiet()
    board = await house.board(table, people[0])
    await _answered(await people[0].press(board, controls(board, "@play")[0]))
    assert not house.client.is_closed()
    assert not [record for record in caplog.records if record.name.startswith("bot") and record.levelname == "ERROR"]


def _errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


def _commands(person: Person) -> list[tuple[list[str], list[dict[str, Any]]]]:
    """Every command with its options."""
    found: list[tuple[list[str], list[dict[str, Any]]]] = []

    def walk(path: list[str], node: dict[str, Any]) -> None:
        options = node.get("options") or []
        inner = [option for option in options if option["type"] in (1, 2)]
        for option in inner:
            walk([*path, option["name"]], option)
        if not inner:
            found.append((path, options))

    for command in person.commands:
        walk([command["name"]], command)
    return found


def _value(rng: Random, option: dict[str, Any], person: Person) -> Any:
    if option.get("choices") and rng.random() < 0.8:
        return rng.choice(option["choices"])["value"]
    match option["type"]:
        case 4:
            return rng.choice([option.get("min_value", 0), option.get("max_value", 9), 3])
        case 5:
            return True
        case 6:
            return person.id
        case 7:
            return person.here
        case _:
            return rng.choice(ODD)
