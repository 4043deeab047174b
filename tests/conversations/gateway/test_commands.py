"""Typing instead of pressing: verbs with suggestions, /play, /games, /board, /sheet, /log, /help, in both languages."""

from __future__ import annotations

import pytest

from bot.sandbox.autoplay import controls
from tests.conversations.house import House, choices, forged


def _faces(options: list[str]) -> set[str]:
    return {option.split(":")[1] for option in options if option.startswith("die:")}


@pytest.mark.slow
async def test_suggestions_are_what_is_legal_now_and_the_choice_is_played(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    thread = await house.thread(table)
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_of(int(mover.id))
    assert seat is not None
    legal = _faces(loaded.game.options(loaded.table, seat))
    offered = await mover.autocomplete("fleet", "die", focused="face", channel=thread)
    assert {choice["value"] for choice in offered} == legal
    assert await mover.autocomplete("fleet", "die", focused="face", typed="nothing like it", channel=thread) == []
    other = next(person for person in people if person is not mover)
    assert await other.autocomplete("fleet", "die", focused="face", channel=thread) == []
    panel = await (await mover.command("fleet", "die", face=offered[0]["value"], channel=thread)).reply()
    assert panel.ephemeral
    assert choices(panel)
    (move,) = await house.store.games.moves(table.game_id)
    assert move.choice == f"die:{offered[0]['value']}"


async def test_an_illegal_typed_choice_is_refused_with_its_rule_in_the_persons_language(house: House) -> None:
    table, people = await house.game("Ben", "Dora")
    mover = await house.mover(table, people)
    before = await house.saved(table)
    refused = await (
        await mover.command("fleet", "mark", section="barge", channel=await house.thread(table))
    ).reply()  # fmt: skip
    assert refused.ephemeral
    assert "F4.1" in refused.text
    assert "Würfel" in refused.text
    assert await house.saved(table) == before


async def test_nonsense_typed_into_an_option_is_refused(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    before = await house.saved(table)
    for nonsense in ("zzz", "cod:cod", "@play", "a" * 500, "<@&1> **x**", "\u202eх"):
        reply = await (await mover.command("fleet", "die", face=nonsense, channel=await house.thread(table))).reply()
        assert reply.ephemeral
        assert reply.text
    assert await house.saved(table) == before


async def test_suggestions_are_named_in_german_for_a_german_client(house: House) -> None:
    table, people = await house.game("Ben", "Dora")
    mover = await house.mover(table, people)
    offered = await mover.autocomplete("fleet", "die", focused="face", channel=await house.thread(table))
    words = (await house.ledger.load(table.game_id)).words("de")
    assert {choice["name"] for choice in offered} == {words.name(choice["value"]) for choice in offered}
    assert {choice["name"] for choice in offered} != {choice["value"] for choice in offered}


@pytest.mark.slow
async def test_commands_have_german_names_for_a_german_client(house: House) -> None:
    (ben,) = await house.people("Ben")
    named = {command["name"]: (command["name_localizations"] or {}).get("de") for command in ben.commands}
    assert named["play"] == "spielen"
    assert all(named.values())
    assert all(command["description_localizations"]["de"] for command in ben.commands)


@pytest.mark.slow
async def test_play_from_another_channel_finds_the_only_game_and_asks_which_of_several(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna = people[0]
    general = anna.channel("general")
    panel = await (await anna.command("play", channel=general)).reply()
    assert panel.pictures
    second, _ = await house.game("Anna", "Carla")
    unclear = await (await anna.command("log", channel=general)).reply()
    (menu,) = unclear.selects
    assert {option["value"] for option in menu["options"]} == {table.game_id, second.game_id}
    suggested = await anna.autocomplete("play", focused="game", channel=general)
    assert {choice["value"] for choice in suggested} == {table.game_id, second.game_id}
    assert any("Carla" in choice["name"] for choice in suggested)
    named = await (await anna.command("play", game=second.game_id, channel=general)).reply()
    assert named.pictures
    wrong = await (await anna.command("play", game="nonsense", channel=general)).reply()
    assert "doesn't exist" in wrong.text


@pytest.mark.slow
async def test_my_games_lists_what_waits_for_me_first_with_a_button(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    await house.game("Anna", "Ben")
    listed = await (await mover.command("games")).reply()
    assert listed.ephemeral
    _title, first, *_ = listed.text.splitlines()
    assert "your turn" in first
    panel = await (await mover.press(listed, controls(listed, "@play")[0])).reply()
    assert choices(panel)
    (frida,) = await house.people("Frida")
    assert "keine Partien" in (await (await frida.command("games")).reply()).text


async def test_the_board_is_there_as_a_picture_and_as_text_for_spectators_too(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    (emil,) = await house.people("Emil")
    thread = await house.thread(table)
    assert (await (await emil.command("board", channel=thread)).reply()).pictures
    text = await (await emil.command("board", form="text", channel=thread)).reply()
    assert "Anna" in text.text
    assert "Ben" in text.text
    assert not text.pictures


async def test_the_sheet_of_another_player_is_shown_and_that_of_a_stranger_refused(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    shown = await (await anna.command("sheet", player=ben.id, channel=thread)).reply()
    assert shown.pictures
    (emil,) = await house.people("Emil")
    refused = await (await anna.command("sheet", player=emil.id, channel=thread)).reply()
    assert "isn't playing at this table" in refused.text


@pytest.mark.slow
async def test_the_log_tells_what_happened_in_the_readers_language(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    await table.play(until=6)
    thread = await house.thread(table)
    english = await (await people[0].command("log", channel=thread)).reply()
    german = await (await people[1].command("log", channel=thread)).reply()
    assert "take" in english.text or "mark" in english.text
    assert "nimm" in german.text or "kreuzt" in german.text


async def test_help_and_rules_are_there_in_both_languages(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    assert "/new" in (await (await anna.command("help")).reply()).text
    assert "/neu" in (await (await ben.command("help")).reply()).text
    for person, figures, waiting in ((anna, "I play with our own", "Plan ahead"), (ben, "mit eigenen", "Vorausplanen")):
        told = (await (await person.command("help")).reply()).text
        assert waiting in told
        assert figures in told.split("\n")[-1]
        assert len(told) < 2200, "more than a screen of a phone or two"
    assert "F5.1" in (await (await anna.command("rules", search="F5.1")).reply()).text


async def test_help_leads_to_every_game_in_a_minute_and_to_its_lesson(house: House) -> None:
    (ben,) = (await house.people("Anna", "Ben"))[1:]
    told = await (await ben.command("help")).reply()
    assert "Wähle unten ein Spiel" in told.text
    assert [each["label"] for each in told.buttons] == ["Captains of the Gulf", "Fleet", "Montego Bay", "Nusfjord"]
    read = await (await ben.press(told, "Nusfjord")).reply()
    assert "Nusfjord in einer Minute" in read.text.splitlines()[0]
    cruise = await (await ben.press(read, read.buttons[0]["custom_id"])).reply()
    assert "Lernfahrt · 1 von" in cruise.text


async def test_a_command_discord_still_knows_but_we_do_not_gets_a_sentence(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.client.tree.remove_command("help")
    reply = await (await anna.command("help")).reply()
    assert reply.ephemeral
    assert "don't know this command" in reply.text


@pytest.mark.slow
async def test_a_menu_with_a_forged_value_is_refused(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    revision = choices(panel)[0][0].split(":")[2]
    before = await house.saved(table)
    for values in (["mark:barge"], [], ["die:cod", "die:cod"], ["@undo"]):
        reply = await (await forged(mover, panel, f"q:{table.game_id}:{revision}:@pick.die0", values)).reply()
        assert reply.ephemeral
    assert await house.saved(table) == before
