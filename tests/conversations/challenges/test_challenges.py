"""Challenges: posted, played in private, sealed until people are through, closed with standings."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from bot.sandbox.autoplay import controls
from bot.sandbox.interaction_data import command_data
from bot.sandbox.people import Person
from bot.sandbox.permissions import ATTACH_FILES, CONNECT, CREATE_PRIVATE_THREADS, SEND_MESSAGES
from tests.conversations.challenges.challenging import begin, buttons, card_in, finish, post, public, run_of, runs_of
from tests.conversations.house import House, decide, eventually, forged


@pytest.mark.slow
async def test_a_challenge_from_its_card_to_its_end(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await post(house, anna, captains="yes")
    assert "Open until" in card.text
    play = buttons(card, "play")[0]
    said = await begin(ben, card)
    run = await run_of(house, ben)
    loaded = await house.ledger.load(run.game_id)
    assert f"<#{loaded.row.thread_id}>" in said.text
    assert (loaded.row.channel_id, loaded.row.guild_id) == (loaded.row.thread_id, None)
    finished = await finish(house, ben)
    assert (finished.state, finished.counted) == ("finished", True)
    again = await begin(ben, card)
    assert "only the first run" in again.text or "nur der erste" in again.text.lower()
    await house.later(days=1, minutes=1)
    await house.settled()
    over = public(carla, "watch")
    assert len(over) == 1
    assert finished.game_id in str(over[0].raw)
    await carla.wait_until(lambda: card.id if not buttons(carla.seen[card.id], "play") else None)
    late = await (await forged(carla, card, play)).reply()
    assert "closed" in late.text


@pytest.mark.slow
async def test_whoever_takes_no_direct_messages_plays_in_a_private_thread(tides: None, house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await post(house, anna, "tides")
    house.standin.world.user(ben.id).closed_to_messages = True
    said = await begin(ben, card)
    (thread,) = [each for each in house.standin.world.threads() if each.is_private_thread]
    assert f"<#{thread.id}>" in said.text
    assert sorted(thread.members) == sorted([ben.id, house.standin.world.bot.id])
    assert (await finish(house, ben)).counted
    assert [seen for seen in ben.seen.values() if seen.channel_id == thread.id and controls(seen, "@again")]
    (ended,) = public(ben, "standings", thread.id)
    assert "beendet" in ended.text or "finished" in ended.text
    assert "Tides" in ended.text or "Gezeiten" in ended.text, "which challenge it was"
    standings = await (await ben.press(ended, buttons(ended, "standings")[0])).reply()
    assert ben.name in str(standings.raw)
    assert not [seen for seen in carla.seen.values() if seen.channel_id == thread.id]


@pytest.mark.slow
async def test_a_run_whose_place_is_gone_moves_to_a_new_one_and_never_to_the_channel(tides: None, house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await post(house, anna, "tides")
    user = house.standin.world.user(ben.id)
    user.closed_to_messages = True
    await begin(ben, card)
    run = await run_of(house, ben)
    row = await house.store.games.load(run.game_id)
    house.delete_channel(str(row.thread_id))
    await house.settled()
    user.closed_to_messages = False
    said = await begin(ben, card)
    moved = await house.store.games.load(run.game_id)
    assert moved.thread_id != row.thread_id
    assert f"<#{moved.thread_id}>" in said.text
    assert (await finish(house, ben)).counted
    assert not [seen for seen in carla.seen.values() if run.game_id in str(seen.raw)]


@pytest.mark.slow
async def test_a_run_that_is_late_may_be_played_on_but_does_not_count(tides: None, house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna, "tides")
    await begin(ben, card)
    await house.later(days=1, minutes=1)
    await house.settled()
    (told,) = [seen for seen in ben.seen.values() if "⌛" in seen.text]
    assert "zählt nicht mehr" in told.text
    late = await finish(house, ben)
    assert (late.state, late.counted) == ("finished", False)
    over = [seen for seen in anna.seen.values() if "Nobody finished" in seen.text]
    assert len(over) == 1
    assert not [seen for seen in ben.seen.values() if "⏰" in seen.text]


@pytest.mark.slow
async def test_play_on_the_card_shows_the_panel_of_the_run_at_once(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna)
    for answered in range(2):
        panel = await begin(ben, card)
        run = await run_of(house, ben)
        assert f"<#{(await house.store.games.load(run.game_id)).thread_id}>" in panel.text
        assert panel.ephemeral
        await decide(ben, panel)
        assert len(await house.store.games.moves(run.game_id)) == answered + 1
    listed = await (await ben.command("games")).reply()
    assert "Herausforderung" in listed.text


@pytest.mark.slow
async def test_a_run_that_was_given_up_is_the_only_one(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna)
    await begin(ben, card)
    run = await run_of(house, ben)
    panel = await (await ben.command("table", game=run.game_id)).reply()
    away = await (await ben.press(panel, controls(panel, "@away")[0])).reply()
    assert "nobody can take over" in away.text or "Niemand kann übernehmen" in away.text
    sure = await (await ben.press(panel, controls(panel, "@end")[0])).reply()
    await (await ben.press(sure, controls(sure, "@end")[0])).reply()
    await house.settled()
    given_up = await house.store.challenges.run(run.game_id)
    assert given_up is not None
    assert (given_up.state, given_up.counted, given_up.total) == ("cancelled", False, None)
    assert "es gibt nur einen" in (await begin(ben, card)).text
    deal = await house.store.challenges.deal(run.deal_id)
    assert deal is not None
    secret = (await house.store.challenges.deal_secret(deal.id)).hex()
    assert not [seen for seen in ben.seen.values() if secret in str(seen.raw)], "its luck is sealed as others' is"


@pytest.mark.slow
async def test_who_asks_to_be_forgotten_does_not_play_the_same_luck_again(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna)
    await begin(ben, card)
    run = await run_of(house, ben)
    asked = await (await ben.command("forget-me")).reply()
    assert "Zeichen" in asked.text
    await (await ben.press(asked, controls(asked, "@forget")[0])).reply()
    await house.settled()
    stored = await house.store.challenges.run(run.game_id)
    assert stored is not None
    assert stored.person_id is None
    seen = len(ben.seen)
    assert "schon gespielt" in (await begin(ben, card)).text
    assert len(ben.seen) == seen + 1, "no run was introduced"
    assert len(await house.store.challenges.runs_with(run.deal_id)) == 1


@pytest.mark.slow
async def test_nothing_that_was_revealed_is_taken_back_in_a_run(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna)
    await begin(ben, card)
    run = await run_of(house, ben)
    while (await house.ledger.load(run.game_id)).table.round < 2:
        await finish(house, ben, most=1)
    before = (await house.store.games.load(run.game_id)).table_blob
    said = await (await ben.command("undo", game=run.game_id)).reply()
    assert "nichts zurücknehmen" in said.text
    assert (await house.store.games.load(run.game_id)).table_blob == before


async def test_what_can_not_be_posted_gets_one_sentence_and_changes_nothing(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")  # Ben reads German and manages nothing
    here, elsewhere = anna.here, anna.channel("general")
    said: list[str] = []

    async def refused(person: Person, *path: str, **options: Any) -> str:
        reply = await (await person.command("challenge", *path, **options)).reply()
        assert reply.ephemeral
        assert "\n" not in reply.text.strip()
        said.append(reply.text)
        return reply.text

    assert "verwalten darf" in await refused(ben, "new", "fleet")
    assert "verwalten darf" in await refused(ben, "end", challenge="nonsense")
    assert "no such series" in await refused(anna, "end", challenge="nonsense")
    assert "Atlantis" in await refused(anna, "new", "fleet", zone="Atlantis")
    assert "solo" in (await refused(anna, "new", "nusfjord", solo="advanced", seats=2)).lower()
    house.deny(elsewhere, SEND_MESSAGES)
    await anna.refresh()
    there = command_data(anna.commands, ("challenge", "new", "fleet"), {"channel": elsewhere})
    shut = await (await anna.interact(2, there, here)).reply()
    assert "Send Messages" in shut.text
    assert f"<#{elsewhere}>" in shut.text
    house.deny(here, ATTACH_FILES)
    assert "Attach Files" in await refused(anna, "new", "fleet")
    house.deny(here)
    assert "doesn't exist" in await refused(anna, "standings")
    assert "gibt es nicht" in await refused(ben, "standings")
    assert await house.store.challenges.series_in(house.client.guilds[0].id) == []
    assert not [seen for seen in anna.seen.values() if not seen.ephemeral]
    assert len(said) == 8


@pytest.mark.slow
async def test_a_card_whose_channel_is_shut_is_posted_when_it_is_open_again(house: House) -> None:
    (anna,) = await house.people("Anna")
    card = await post(house, anna, repeat="daily", hour=house.now().hour, zone="Africa/Abidjan")
    house.deny(anna.here, SEND_MESSAGES)
    await house.later(days=2)
    await house.settled()
    assert public(anna, "play") in ([], [card])
    house.deny(anna.here)

    async def posted() -> bool:
        return bool([seen for seen in public(anna, "play") if seen.id != card.id])

    await eventually(posted)


@pytest.mark.slow
async def test_no_run_begins_and_nobody_sees_the_standings_out_of_time(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    card = await post(house, anna)
    play = buttons(card, "play")[0]
    for person, sentence in ((anna, "once you've finished your own run"), (ben, "wenn du selbst fertig bist")):
        assert sentence in (await (await person.press(card, buttons(card, "standings")[0])).reply()).text
    house.standin.world.user(ben.id).closed_to_messages = True
    house.deny(ben.here, CREATE_PRIVATE_THREADS)
    assert "erlaube Direktnachrichten" in (await begin(ben, card)).text
    assert await runs_of(house, ben) == []
    await house.later(days=1, minutes=1)
    await house.settled()
    assert "niemand kann mehr beginnen" in (await (await forged(ben, card, play)).reply()).text
    for custom_id in ("q:nosuchthin:0:@challenge.play", play.replace("play", "dance")):
        assert (await (await forged(anna, card, custom_id)).reply()).text
    standings = await (await anna.command("challenge", "standings")).reply()
    assert standings.pictures


@pytest.mark.slow
async def test_a_series_is_listed_and_goes_on_until_it_is_ended(tides: None, house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    assert "no challenge on this server" in (await (await anna.command("challenge", "list")).reply()).text
    card = await post(house, anna, "tides", repeat="daily", zone="Africa/Abidjan")
    listed = await (await ben.command("challenge", "list")).reply()
    assert "Tägliche Herausforderung 1" in listed.text
    await begin(ben, card)
    run = await finish(house, ben)
    assert run.counted
    deal = await house.store.challenges.deal(run.deal_id)
    assert deal is not None
    await house.later(seconds=(deal.closes_at - house.now()).total_seconds() + 60)
    second = await card_in(house, anna)
    assert second.id != card.id
    assert "challenge 2" in second.text
    (series,) = await anna.autocomplete("challenge", "end", focused="challenge")
    ended = await (await anna.command("challenge", "end", challenge=series["value"])).reply()
    assert "no further challenge" in ended.text
    again = await (await anna.command("challenge", "end", challenge=series["value"])).reply()
    assert "already ended" in again.text
    await house.later(days=2)
    await house.settled()
    assert public(anna, "play") == [], "both cards show their end, and none followed"
    listed = await (await ben.command("challenge", "list")).reply()
    assert listed.text.count("zu Ende") == 2


async def test_a_series_ends_by_the_clock_of_its_server_unless_another_is_named(tides: None, house: House) -> None:
    (anna,) = await house.people("Anna")
    guild_id = int(house.standin.world.guild_id)
    await house.store.people.set_guild(guild_id, settings={"zone": "Asia/Tokyo"})
    await post(house, anna, "tides", repeat="daily")
    await post(house, anna, "tides", repeat="daily", zone="Africa/Abidjan")
    assert {each.zone for each in await house.store.challenges.series_in(guild_id)} == {"Asia/Tokyo", "Africa/Abidjan"}


@pytest.mark.parametrize("channel", ["games", "harbor-news", "harbor-voice"])
async def test_whoever_posts_a_challenge_hears_where_there_will_be_no_private_threads(
    tides: None, house: House, channel: str
) -> None:
    (anna,) = await house.people("Anna")
    where = anna.channel(channel)
    house.standin.control.set_permissions(where, house.standin.world.bot.id, allow=CONNECT)
    said = await (await anna.command("challenge", "new", "tides", channel=where)).reply()
    assert f"<#{where}>" in said.text
    assert ("can't open private threads" in said.text) == (channel != "games")


@pytest.mark.slow
async def test_in_an_announcement_channel_there_are_no_private_threads_and_nobody_meets_an_error(
    tides: None, house: House
) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    card = await post(house, anna, "tides", channel=anna.channel("harbor-news"))
    await begin(carla, card)
    assert (await finish(house, carla)).counted
    await house.settled()
    assert (await house.store.outbox.backlog(timedelta())).dead == 0
    house.standin.world.user(ben.id).closed_to_messages = True
    refused = await begin(ben, card)
    assert "Direktnachrichten" in refused.text
    assert not [each for each in house.standin.world.threads() if each.is_private_thread]
