"""My games: what waits for me first, whose turn it is elsewhere, and the way from one game to the next."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.people.panel import OWN
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide, forged

LINK = "](https://discord.com/channels/"


async def _games(person: Person, channel: str | None = None) -> ShownMessage:
    return await (await person.command("games", channel=channel)).reply()


async def _several(house: House, count: int) -> tuple[list[Table], list[Person]]:
    people = await house.people("Anna", "Ben")
    tables = []
    for number in range(count):
        table = Table(people, Random(number))
        await table.open("fleet")
        await house.board(table, people[0])
        await house.delivered(table)
        tables.append(table)
        await house.later(hours=1)
    return tables, people


async def _turn(house: House, table: Table, person: Person, panel: ShownMessage | None = None) -> ShownMessage:
    """The person's whole turn; the panel it ends with."""
    panel = panel or await house.panel(table, person)
    while choices(panel):
        panel = await decide(person, panel)
    await house.delivered(table)
    return panel


def _plays(seen: ShownMessage) -> list[str]:
    return [custom_id.split(":")[1] for custom_id in controls(seen, "@play")]


@pytest.mark.slow
async def test_what_waits_longest_comes_first_and_the_rest_say_whose_turn_it_is_since_when(house: House) -> None:
    tables, (anna, ben) = await _several(house, 3)
    movers = [await house.mover(table, [anna, ben]) for table in tables]
    for me in (anna, ben):
        mine = [table.game_id for table, mover in zip(tables, movers, strict=True) if mover is me]
        shown = await _games(me)
        assert shown.ephemeral
        assert _plays(shown) == mine
        lines = [line for line in shown.text.split("\n") if LINK in line]
        assert len(lines) == 3
        assert all("⏳" in line and line.endswith("?") for line in lines[: len(mine)]), "what is asked"
        assert all(re.search(", (round|Runde) 1 ", line.replace("**", "")) for line in lines)
        other = ben if me is anna else anna
        assert all(other.name in line and "<t:" in line for line in lines[len(mine) :])
        assert all(line.count(other.name) == 1 and me.name not in line for line in lines), "nobody is named twice"
        assert all(line.count("Fleet") == 1 for line in lines)
    first = tables[0]
    await _turn(house, first, movers[0])
    again = await _games(ben if movers[0] is anna else anna)
    assert _plays(again)[-1] == first.game_id, "it has waited the shortest time"


@pytest.mark.slow
async def test_it_names_the_server_or_the_direct_message_and_works_there(house: House) -> None:
    (anna,) = await house.people("Anna")
    table = Table([anna], Random(1))
    await table.open("fleet")
    await house.delivered(table)
    guild = house.client.guilds[0].name
    shown = await _games(anna, "@bot")
    assert guild in shown.text
    assert ", round 1, solo · " in shown.text.replace("**", ""), "nobody else plays there"
    panel = await (await anna.press(shown, controls(shown, "@play")[0])).reply()
    assert panel.id == shown.id, "the game opens in place of the list"
    assert choices(panel)
    for _ in range(2):  # the way back outlives a choice
        assert f"q:{OWN}:0:@games" in panel.custom_ids
        panel = await decide(anna, panel)
    back = await (await anna.press(panel, f"q:{OWN}:0:@games")).reply()
    assert back.id == shown.id
    assert _plays(back) == [table.game_id]
    assert f"q:{OWN}:0:@games" not in (await house.panel(table, anna)).custom_ids, "who came from the board needs none"
    alone = await (await anna.command("new", "fleet", seats=1, channel="@bot")).reply()
    await (await anna.press(alone, controls(alone, "@start")[0])).reply()
    assert "direct message" in (await _games(anna)).text


async def test_lobbies_say_how_many_have_sat_down(house: House) -> None:
    (anna,) = await house.people("Anna")
    await (await anna.command("new", "fleet", seats=3)).reply()
    shown = await _games(anna)
    assert "1 of 3 seats taken" in shown.text
    assert not _plays(shown)


@pytest.mark.slow
async def test_more_than_ten_are_paged(house: House) -> None:
    (anna,) = await house.people("Anna")
    for _ in range(12):
        await (await anna.command("new", "fleet", seats=2)).reply()
    first = await _games(anna)
    assert first.text.count(LINK) == 10
    assert "page 1 of 2" in first.text
    second = await (await anna.press(first, controls(first, "@games")[0])).reply()
    assert second.id == first.id
    assert second.text.count(LINK) == 2
    assert "page 2 of 2" in second.text
    back = await (await anna.press(second, controls(second, "@games")[0])).reply()
    assert back.text == first.text
    far = await (await forged(anna, first, f"q:{OWN}:99:@games.forth")).reply()
    assert far.text == second.text


async def test_nobody_without_games_sees_any(house: House) -> None:
    (dora,) = await house.people("Dora")
    shown = await _games(dora)
    assert "no games" in shown.text or "keine Partien" in shown.text
    said = await (await forged(dora, shown, f"q:{OWN}:0:@next")).reply()
    assert "No other game" in said.text or "Keine andere Partie" in said.text


async def test_a_game_that_waits_for_others_can_be_looked_at_from_the_list(house: House) -> None:
    (table,), people = await _several(house, 1)
    mover = await house.mover(table, people)
    other = next(person for person in people if person is not mover)
    shown = await _games(other)
    assert not _plays(shown)
    panel = await (await other.press(shown, controls(shown, "@fresh")[0])).reply()
    assert mover.name in panel.text
    assert not choices(panel)
    assert f"q:{OWN}:0:@games" in panel.custom_ids


# -- several games -----------------------------------------------------------------------------------------------


async def _owing_one(house: House) -> tuple[Person, Table, list[Table]]:
    """Somebody for whom one of several games waits."""
    tables, people = await _several(house, 3)
    me = people[0]
    waits = [table for table in tables if int(me.id) in await house.owing(table)]
    while len(waits) != 1:
        mover, table = (me, waits[0]) if waits else (people[1], tables[0])
        await _turn(house, table, mover)
        waits = [table for table in tables if int(me.id) in await house.owing(table)]
    return me, waits[0], tables


@pytest.mark.slow
async def test_play_opens_the_one_of_several_games_that_waits(house: House) -> None:
    me, table, _ = await _owing_one(house)
    panel = await (await me.command("play")).reply()
    assert choices(panel)[0][0].split(":")[1] == table.game_id
    await _turn(house, table, me, panel)
    listed = await (await me.command("play")).reply()
    assert not choices(listed)
    assert len(controls(listed, "@fresh")) == 3, "none waits: here they are"


@pytest.mark.slow
async def test_play_lists_the_games_where_several_wait(house: House) -> None:
    tables, people = await _several(house, 3)
    owing = [await house.owing(table) for table in tables]
    me = max(people, key=lambda person: sum(int(person.id) in owes for owes in owing))
    listed = await (await me.command("play")).reply()
    mine = [table.game_id for table, owes in zip(tables, owing, strict=True) if int(me.id) in owes]
    assert len(mine) > 1
    assert _plays(listed) == mine


MEANT: list[tuple[str, dict[str, str], str]] = [
    ("log", {}, LINK),
    ("history", {}, LINK),
    ("table", {}, LINK),
    ("board", {"form": "text"}, LINK),
    ("board", {}, LINK),
    ("sheet", {}, LINK),
    ("why", {"what": "mark:barge"}, "take a die from the pool first"),
    ("plan", {}, "It's your turn"),
    ("undo", {}, "You haven't decided anything yet"),
    ("redo", {}, "There's nothing to redo"),
    ("follow", {}, "You're playing in this game"),
    ("export game", {}, "This game isn't over"),
    ("replay", {}, ""),
]
"""Commands, what they are given, and what the answer says once a game was picked."""


@pytest.mark.slow
async def test_a_command_that_may_mean_several_games_offers_them_and_goes_on_with_the_one_that_is_picked(
    house: House,
) -> None:
    me, waits, tables = await _owing_one(house)
    waits_at = f"{house.client.guilds[0].id}/{await house.thread(waits)}"
    for command, given, expected in MEANT:
        asked = await (await me.command(*command.split(), **given)).reply()
        assert asked.ephemeral
        (menu,) = asked.selects
        options = menu["options"]
        assert options[0]["value"] == waits.game_id, "what waits for me comes first"
        assert "your turn" in options[0]["description"]
        assert {option["value"] for option in options} == {table.game_id for table in tables}
        answer = await (await me.select(asked, menu["custom_id"], [waits.game_id])).reply()
        assert expected in answer.text, command
        assert answer.text or answer.pictures, command
        if expected == LINK:
            assert f"{LINK}{waits_at})" in answer.text, command


@pytest.mark.slow
async def test_a_typed_choice_is_played_in_the_game_that_is_picked(house: House) -> None:
    me, waits, _ = await _owing_one(house)
    offered = choices(await house.panel(waits, me))[0][0].rpartition(":")[2]
    before = await house.saved(waits)
    asked = await (await me.command("fleet", "die", face=offered)).reply()
    (menu,) = asked.selects
    assert await house.saved(waits) == before
    await house.restart()
    panel = await (await me.select(asked, menu["custom_id"], [waits.game_id])).reply()
    assert panel.id == asked.id
    assert await house.saved(waits) != before


@pytest.mark.slow
async def test_what_is_too_long_for_a_menu_is_told_in_a_sentence(house: House) -> None:
    me, _, _ = await _owing_one(house)
    said = await (await me.command("why", what="x" * 99)).reply()
    assert not said.selects
    assert "more than one game" in said.text


@pytest.mark.slow
async def test_nobody_picks_a_game_for_what_is_no_command(house: House) -> None:
    me, waits, _ = await _owing_one(house)
    asked = await (await me.command("log")).reply()
    for then, game, sentence in (
        ("nothing", waits.game_id, "belongs to nothing"),
        ("log", "nothere", "doesn't exist"),
    ):
        said = await (await forged(me, asked, f"q:{OWN}:0:@which.{then}", [game])).reply()
        assert sentence in said.text, then


@pytest.mark.slow
async def test_after_a_decision_one_press_leads_to_the_next_game_that_waits(house: House) -> None:
    tables, people = await _several(house, 6)
    owing = [await house.owing(table) for table in tables]
    me = max(people, key=lambda person: sum(int(person.id) in owes for owes in owing))
    mine = [table for table, owes in zip(tables, owing, strict=True) if int(me.id) in owes]
    assert len(mine) >= 3
    panel = await house.panel(mine[0], me)
    assert not controls(panel, "@next"), "first this one"
    for number, table in enumerate(mine):
        panel = await _turn(house, table, me, panel)
        left = len(mine) - number - 1
        if not left:
            assert not controls(panel, "@next")
            break
        (onward,) = controls(panel, "@next")
        label = panel.button(onward)["label"]
        assert (str(left) in label) == (left > 1)
        if number == 0:
            await house.restart()
        following = await (await me.press(panel, onward)).reply()
        assert following.id == panel.id
        assert controls(following, "")[0].split(":")[1] == mine[number + 1].game_id
        panel = following
