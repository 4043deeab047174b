"""/rules: in a game it answers for that game; elsewhere the rule that answers best comes first, whatever its game."""

from __future__ import annotations

from tests.conversations.house import House

ASKED = "how do I sell fish"


async def test_in_a_games_thread_a_question_is_answered_for_that_game(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    anna, thread = people[0], await house.thread(table)
    reply = await (await anna.command("rules", search=ASKED, channel=thread)).reply()
    assert reply.ephemeral
    assert reply.text.startswith("**F8.2 · The market**")
    assert "Commercial Market" not in reply.text
    offered = await anna.autocomplete("rules", focused="search", typed=ASKED, channel=thread)
    assert offered[0]["value"] == "F8.2"


async def test_a_game_that_is_named_counts_before_the_one_played_here(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    anna, thread = people[0], await house.thread(table)
    reply = await (await anna.command("rules", search=ASKED, game="nusfjord", channel=thread)).reply()
    assert reply.text.startswith("**X3 · Serve Fish**")
    offered = await anna.autocomplete("rules", focused="search", typed=ASKED, game="nusfjord", channel=thread)
    assert offered[0]["value"] == "X3"


async def test_what_the_game_here_does_not_know_is_looked_for_in_the_others(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    reply = await (await people[0].command("rules", search="lazy jack", channel=await house.thread(table))).reply()
    assert reply.text.startswith("### Montego Bay")


async def test_away_from_any_game_the_best_rules_come_first_below_the_name_of_their_game(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    reply = await (await anna.command("rules", search=ASKED, channel=anna.channel("general"))).reply()
    assert reply.text.startswith(("### Captains of the Gulf\n\n**CG5.F", "### Nusfjord\n\n**X3"))
    assert "### " in reply.text.split("\n\n", 1)[1], "the other games sell fish as well"
    german = await (await ben.command("rules", search="wie verkaufe ich Fisch", channel=ben.channel("general"))).reply()
    assert "Handelsmarkt" in german.text
    nothing = await (await anna.command("rules", search="zeppelin", channel=anna.channel("general"))).reply()
    assert "no rule" in nothing.text
