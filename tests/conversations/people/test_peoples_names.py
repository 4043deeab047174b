"""Names people gave themselves, full of Markdown: messages keep their look, and everybody reads the name itself."""

from __future__ import annotations

import pytest

from tests.conversations.house import House, choices, decide

NAME = "**Ann_a_** <@1> `~`"
ESCAPED = r"\*\*Ann\_a\_\*\* \<@1> \`\~\`"


async def test_a_name_full_of_markdown_changes_nothing_but_itself(house: House) -> None:
    anna = next(person for person in house.standin.world.people if person.name == "Anna")
    anna.raw["global_name"] = NAME
    table, people = await house.game(anna.id, "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    other = next(person for person in people if person is not mover)
    thread = await house.thread(table)
    said = [
        (await house.board(table, other)).text,
        (await house.panel(table, other)).text,
        (await (await other.command("log", channel=thread)).reply()).text,
        (await (await other.command("board", form="text", channel=thread)).reply()).text,
    ]
    for text in said:
        assert NAME not in text
    assert any(ESCAPED in text for text in said)
    assert NAME in house.standin.world.channel(thread).raw["name"]


@pytest.mark.slow
async def test_the_lobby_shows_a_name_as_it_is(house: House) -> None:
    anna = next(person for person in house.standin.world.people if person.name == "Anna")
    anna.raw["global_name"] = NAME
    host, _ = await house.people(anna.id, "Ben")
    lobby = await (await host.command("new", "fleet", seats=2)).reply()
    assert ESCAPED in lobby.text
    assert NAME not in lobby.text
