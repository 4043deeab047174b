"""Application commands: registering, Discord's limits, and what people are offered."""

from typing import Any

import discord
import pytest

from bot.sandbox.attachments import SIZE_LIMIT
from bot.sandbox.command_rules import characters, check_commands
from bot.sandbox.errors import ApiError
from bot.sandbox.people import NotSent, Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot


async def enter(bot: BareBot, given: Any) -> None:
    """Register one more global command."""
    await bot.http.upsert_global_command(int(bot.application_id or 0), given)


def command(name: str = "play", **fields: Any) -> dict[str, Any]:
    return {"name": name, "description": "Play a game", "type": 1, **fields}


def option(name: str = "seats", kind: int = 4, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "How many", **fields}


REFUSED: dict[str, list[dict[str, Any]]] = {
    "a name in capitals": [command("Play")],
    "a name with a blank": [command("play now")],
    "33 characters": [command("x" * 33)],
    "a long description": [command(description="x" * 101)],
    "no description": [command(description="")],
    "a long localised description": [command(description_localizations={"de": "x" * 101})],
    "an unknown locale": [command(name_localizations={"xx": "spiel"})],
    "26 options": [command(options=[option(f"o{number}") for number in range(26)])],
    "26 choices": [command(options=[option(choices=[{"name": "x", "value": 1}] * 26)])],
    "required after optional": [command(options=[option("a"), option("b", required=True)])],
    "options beside subcommands": [command(options=[option("a"), option("b", 1)])],
    "a group in a group": [command(options=[option("a", 2, options=[option("b", 2)])])],
    "a subcommand in a subcommand": [command(options=[option("a", 1, options=[option("b", 1)])])],
    "the same option twice": [command(options=[option("a"), option("a")])],
    "the same command twice": [command(), command()],
    "101 commands": [command(f"c{number}") for number in range(101)],
    "8001 characters": [
        command(
            options=[
                option(f"o{number:02}", 3, choices=[{"name": "n" * 100, "value": "v" * 100}] * 2)
                for number in range(20)
            ]
        )
    ],
    "choices with autocomplete": [command(options=[option(autocomplete=True, choices=[{"name": "x", "value": 1}])])],
}


@pytest.mark.parametrize("name", REFUSED)
def test_commands_are_refused_for(name: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_commands(REFUSED[name])
    assert refused.value.code == 50035


def test_commands_at_the_limits_are_accepted() -> None:
    check_commands([command(f"c{number}") for number in range(100)])
    check_commands([command("spielen", name_localizations={"de": "spielen-für-zwei"})])
    check_commands([command(options=[option("a", 2, options=[option("b", 1, options=[option("c")])])])])


def test_characters_count_the_longest_localization() -> None:
    plain = command("play", description="x" * 10)
    assert characters(plain) == 14
    assert characters(plain | {"description_localizations": {"de": "x" * 30}}) == 34


async def test_overwriting_keeps_the_ids_of_known_commands(bot: BareBot, standin: Standin) -> None:
    before = {item.name: item.id for item in await bot.tree.fetch_commands()}
    await bot.tree.sync()
    assert {item.name: item.id for item in await bot.tree.fetch_commands()} == before
    assert set(before) == {"counter", "board", "fish"}


async def test_localized_names_reach_the_page(bot: BareBot, anna: Person) -> None:
    await enter(bot, command(name_localizations={"de": "spielen"}))
    await anna.refresh()
    (found,) = [item for item in anna.commands if item["name"] == "play"]
    assert found["name_localizations"] == {"de": "spielen"}


async def test_guild_commands_stand_beside_global_ones(bot: BareBot, anna: Person) -> None:
    local: Any = command("local")
    await bot.http.upsert_guild_command(int(bot.application_id or 0), bot.guilds[0].id, local)
    await anna.refresh()
    assert {"local", "counter"} <= {item["name"] for item in anna.commands}


async def test_command_for_managers_is_offered_to_them_only(bot: BareBot, anna: Person, ben: Person) -> None:
    hidden = command("admin", default_member_permissions=discord.Permissions(manage_guild=True).value)
    await enter(bot, hidden)
    await anna.refresh()  # she owns the guild
    await ben.refresh()
    assert "admin" in [item["name"] for item in anna.commands]
    assert "admin" not in [item["name"] for item in ben.commands]


async def test_missing_and_unknown_options_are_not_even_sent(bot: BareBot, anna: Person) -> None:
    for path, options in (
        (("fish", "catch"), {}),
        (("fish", "catch"), {"kind": "eel", "size": 3}),
        (("fish",), {}),
    ):
        with pytest.raises(NotSent):
            await anna.command(*path, **options)
    with pytest.raises(NotSent):
        await anna.command("board", seats="three")
    assert bot.interactions == []


async def test_application_emojis_are_kept(bot: BareBot) -> None:
    image = b"\x89PNG\r\n\x1a\n" + b"0" * 20
    made = await bot.create_application_emoji(name="anchor", image=image)
    assert [item.name for item in await bot.fetch_application_emojis()] == ["anchor"]
    await made.edit(name="buoy")
    assert (await bot.fetch_application_emoji(made.id)).name == "buoy"
    await made.delete()
    assert await bot.fetch_application_emojis() == []


async def test_a_file_given_to_a_command_reaches_the_bot_with_its_bytes(bot: BareBot, anna: Person) -> None:
    given: list[discord.Attachment] = []

    @bot.tree.command(description="Weigh a file")
    async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
        given.append(file)
        content = await file.read()
        await interaction.response.send_message(f"{file.filename}: {file.size}, {content!r}", ephemeral=True)

    await bot.tree.sync()
    await anna.refresh()
    answer = await (await anna.command("weigh", file=await anna.upload("a catch.json", b"cod"))).reply()
    assert answer.content == "a_catch.json: 3, b'cod'"
    assert given[0].ephemeral
    assert given[0].content_type == "application/json"


async def test_a_file_that_was_not_handed_in_or_is_too_large_is_not_even_sent(bot: BareBot, anna: Person) -> None:
    await enter(bot, command(options=[option("file", 11, required=True)]))
    await anna.refresh()
    with pytest.raises(NotSent):
        await anna.command("play", file="17")
    assert bot.interactions == []
    with pytest.raises(NotSent) as refused:
        await anna.upload("whale.json", b" " * (SIZE_LIMIT + 1))
    assert refused.value.code == 40005
