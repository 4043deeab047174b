"""Lobbies: who joins, leaves, starts and cancels, and what everybody else is told."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.lobby.kinds import LOBBY_LASTS
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Outcome, Person, ShownMessage
from db.tables import games
from tests.conversations.around_the_table import do
from tests.conversations.house import House, eventually, forged


async def _open(host: Person, **options: Any) -> ShownMessage:
    """The lobby as it was opened: what happens to it later does not change this."""
    return ShownMessage((await (await host.command("new", "fleet", **options)).reply()).raw)


async def _press(person: Person, lobby: ShownMessage, action: str) -> ShownMessage:
    """Press as the page would if the button is there, else as a late or hand-made client does; see the answer."""
    return await (await _pressed(person, lobby, action)).reply()


async def _pressed(person: Person, lobby: ShownMessage, action: str) -> Outcome:
    seen = await person.wait_for(lambda seen: seen.id == lobby.id)
    found = controls(seen, action.partition(".")[0])
    exact = [custom_id for custom_id in found if custom_id.endswith(f":{action}")]
    if exact:
        return await person.press(seen, exact[0])
    return await forged(person, seen, f"q:{game_of(lobby)}:0:{action}")


async def _start_with_free_seats(person: Person, lobby: ShownMessage) -> ShownMessage:
    """Press Start and then Yes; what the question becomes."""
    asked = await _asked(person, lobby)
    return await (await person.press(asked, controls(asked, "@start")[0])).reply()


async def _asked(person: Person, lobby: ShownMessage) -> ShownMessage:
    """The private question that follows Start while seats are free."""
    known = set(person.seen)
    await _pressed(person, lobby, "@start")
    return await person.wait_for(
        lambda seen: seen.id not in known and seen.ephemeral and bool(controls(seen, "@start"))
    )


async def _seated(house: House, lobby: ShownMessage) -> list[int | None]:
    return [seat.person_id for seat in await house.store.games.seats(game_of(lobby))]


@pytest.mark.slow
async def test_people_join_and_leave_and_the_lobby_shows_it(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=3)
    joined = await _press(ben, lobby, "@join")
    assert joined.id == lobby.id
    assert "Ben" in joined.text
    left = await _press(ben, lobby, "@leave")
    assert "Ben" not in left.text
    assert await _seated(house, lobby) == [int(anna.id)]


async def test_the_table_options_and_a_fingerprint_of_the_luck_are_visible(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=2, captains="yes")
    row = await house.store.games.load(game_of(lobby))
    assert "Captain cards: **yes (" in lobby.text
    assert "Trophy cards" not in lobby.text, "what is off by itself need not be known"
    assert len(row.commitment) == 64
    assert f"`{row.commitment}`" in lobby.text


@pytest.mark.slow
async def test_a_full_table_says_who_can_start_it_and_offers_no_more_computer_players(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=2)
    assert "Everybody is here" not in lobby.text
    assert controls(lobby, "@seat")
    full = await _press(ben, lobby, "@join")
    assert "Everybody is here: Anna can press *Start* now." in full.text
    assert controls(full, "@seat") == []


async def test_a_full_table_refuses_one_more_and_the_same_person_twice(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    lobby = await _open(anna, seats=2)
    again = await _press(anna, lobby, "@join")
    assert again.ephemeral
    assert "already" in again.text
    full = await _press(ben, lobby, "@join")
    assert not controls(full, "@join")
    refused = await _press(carla, lobby, "@join")
    assert refused.ephemeral
    assert "All seats are taken" in refused.text
    assert await _seated(house, lobby) == [int(anna.id), int(ben.id)]


async def test_a_guest_can_neither_start_nor_cancel_nor_seat_computer_players(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=3)
    await _press(ben, lobby, "@join")
    for action in ("@start", "@cancel", "@seat.deckhand", "@unseat"):
        refused = await _press(ben, lobby, action)
        assert refused.ephemeral
        assert "Das darf nur" in refused.text, action
    assert (await house.store.games.load(game_of(lobby))).state == "lobby"


async def test_the_host_cannot_leave_and_a_stranger_has_nothing_to_leave(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    lobby = await _open(anna, seats=3)
    assert "cancel" in (await _press(anna, lobby, "@leave")).text
    assert "not at this table" in (await _press(carla, lobby, "@leave")).text


async def test_too_few_players_for_the_options_are_refused_with_the_rule(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=2, trophies="yes")
    refused = await _press(anna, lobby, "@start")
    assert refused.ephemeral
    assert "F14.6" in refused.text
    assert (await house.store.games.load(game_of(lobby))).state == "lobby"


async def test_options_that_do_not_go_together_open_no_lobby(house: House) -> None:
    (anna,) = await house.people("Anna")
    refused = await _open(anna, seats=1, trophies="yes")
    assert refused.ephemeral
    assert "F14.6" in refused.text
    assert await house.store.games.of_person(int(anna.id)) == []


@pytest.mark.slow
async def test_a_cancelled_lobby_is_closed_for_everybody(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=2)
    closed = await _press(anna, lobby, "@cancel")
    assert not closed.buttons
    for person, action, word in (
        (ben, "@join", "geschlossen"),
        (anna, "@start", "closed"),
        (anna, "@cancel", "closed"),
        (anna, "@unseat", "closed"),
    ):
        refused = await _press(person, lobby, action)
        assert refused.ephemeral
        assert word in refused.text, action


async def test_a_table_at_which_somebody_else_sits_is_closed_only_after_a_question(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=3)
    await _press(ben, lobby, "@join")
    asked = await _press(anna, lobby, "@cancel")
    assert asked.ephemeral
    assert "Cancel this table?" in asked.text
    assert (await house.store.games.load(game_of(lobby))).state == "lobby"
    closed = await (await anna.press(asked, controls(asked, "@cancel")[0])).reply()
    assert closed.ephemeral
    assert (await house.store.games.load(game_of(lobby))).state == "cancelled"
    shown = await ben.wait_for(lambda seen: seen.id == lobby.id and not seen.buttons)
    assert not shown.ephemeral


async def test_computer_players_fill_seats_and_play(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=3)
    seated = await _press(anna, lobby, "@seat.deckhand")
    assert "Deckhand 1" in seated.text
    seated = await _press(anna, lobby, "@seat.deckhand")
    assert "Deckhand 2" in seated.text
    fewer = await _press(anna, lobby, "@unseat")
    assert "Deckhand 2" not in fewer.text
    await _start_with_free_seats(anna, lobby)
    game_id = game_of(lobby)

    async def waits_for_anna_only() -> bool:
        loaded = await house.ledger.load(game_id)
        return loaded.people(loaded.waiting()) == [int(anna.id)] and len(loaded.waiting()) == 1

    await eventually(waits_for_anna_only)


@pytest.mark.slow
async def test_start_with_free_seats_asks_the_host_in_private_and_says_what_will_happen(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    lobby = await _open(anna, seats=4)
    await _press(ben, lobby, "@join")
    asked = await _asked(anna, lobby)
    assert "2 players; 2 seats stay empty" in asked.text
    assert asked.ephemeral
    await _press(carla, lobby, "@join")
    again = await (await anna.press(asked, controls(asked, "@start")[0])).reply()
    assert "3 players; one seat stays empty" in again.text, "somebody sat down since it was asked"
    assert (await house.store.games.load(game_of(lobby))).state == "lobby"
    said = await (await anna.press(again, controls(again, "@start")[1])).reply()
    assert "stays open" in said.text
    assert (await house.store.games.load(game_of(lobby))).state == "lobby"
    said = await _start_with_free_seats(anna, lobby)
    assert "The game begins" in said.text
    assert len((await house.ledger.load(game_of(lobby))).seats) == 3
    await anna.wait_for(lambda seen: seen.id == lobby.id and "The game is on" in seen.text)


async def test_whoever_is_alone_reads_play_alone_and_is_asked_while_a_seat_is_free(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=2)
    (start,) = controls(lobby, "@start")
    assert lobby.button(start)["label"] == "Play alone"
    asked = await _asked(anna, lobby)
    assert "solo game" in asked.text
    later = await (await anna.press(asked, controls(asked, "@start")[-1])).reply()
    assert later.text == (
        "All right, the table stays open. As soon as somebody sits down, the button *Play alone* there says *Start*."
    )
    asked = await _asked(anna, lobby)
    joined = await _press(ben, lobby, "@join")
    assert joined.button(start)["label"] == "Start"
    again = await (await anna.press(asked, controls(asked, "@start")[0])).reply()
    assert "2 players; all seats are taken" in again.text, "nobody wanted to play alone with Ben there"
    await anna.press(again, controls(again, "@start")[0])
    assert len((await house.ledger.load(game_of(lobby))).seats) == 2


@pytest.mark.parametrize("seats", [1, 4])
async def test_whoever_plays_nusfjord_alone_chooses_how(house: House, seats: int) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "nusfjord", seats=seats)).reply()
    asked = await _asked(anna, lobby)
    starts = [each for each in controls(asked, "@start") if not each.endswith("later")]
    labels = [asked.button(each)["label"] for each in starts]
    assert labels == ["Single game · easier", "Single game · harder", "Campaign · easier", "Campaign · harder"]
    assert "easier: workers of two colors · harder: workers of three colors" in asked.text
    assert ("Nobody else has sat down yet" in asked.text) == (seats > 1)
    await (await anna.press(asked, starts[3])).reply()
    loaded = await house.ledger.load(game_of(lobby))
    assert loaded.row.state == "running"
    assert (loaded.table.advanced, loaded.table.series) == (True, "campaign")
    assert loaded.options.seats == 1


async def test_whoever_has_said_how_they_play_alone_is_not_asked(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "nusfjord", seats=1, solo="advanced")).reply()
    await _press(anna, lobby, "@start")
    loaded = await house.ledger.load(game_of(lobby))
    assert loaded.row.state == "running"
    assert (loaded.table.advanced, loaded.table.series) == (True, "single")


async def test_a_choice_that_no_game_for_one_has_is_refused(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "nusfjord", seats=4)).reply()
    await _pressed(anna, lobby, "@start.1.7")
    assert (await house.ledger.load(game_of(lobby))).row.state == "lobby"


async def test_a_game_that_nobody_can_play_alone_offers_no_start_alone(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "montego", seats=2)).reply()
    assert not controls(lobby, "@start")
    assert "Play alone" not in str(lobby.raw)
    assert '"Start"' in str(lobby.raw).replace("'", '"'), "it stands there, disabled"


async def test_colors_are_dealt_unless_somebody_wants_to_choose(house: House) -> None:
    people = await house.people("Anna", "Ben")
    for settings, asked in (({}, False), ({"colors": "chosen"}, True)):
        table = Table(people, Random(1))
        await table.open("montego", **settings)
        loaded = await house.ledger.load(table.game_id)
        offered = [choice for seat in loaded.waiting() for choice in loaded.game.options(loaded.table, seat)]
        assert offered
        assert any(choice.startswith("colour:") for choice in offered) == asked


async def test_only_options_that_mean_anything_for_so_many_are_offered(house: House) -> None:
    (anna,) = await house.people("Anna")
    for seats, offered in ((1, (True, True)), (2, (False, True)), (3, (False, False))):
        lobby = await (await anna.command("new", "nusfjord", seats=seats)).reply()
        panel = await (await anna.press(lobby, controls(lobby, "@options")[0])).reply()
        named = [menu["placeholder"].partition(":")[0] for menu in panel.selects]
        assert ("Solo level" in named, "Series" in named) == offered, "a return match is for two, a campaign for one"


@pytest.mark.parametrize("game", ["fleet", "montego", "nusfjord", "captains"])
async def test_what_is_as_usual_is_not_said_and_free_seats_are_said_in_words(house: House, game: str) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await (await anna.command("new", game)).reply()
    said = [line.partition(":")[0] for line in lobby.text.splitlines() if ": **" in line]
    assert said == ["Language"]
    people = lobby.text.splitlines()[lobby.text.splitlines().index("**Anna** (host)") :]
    more = " (up to 5 can play: *Change options …*)" if game == "nusfjord" else ""
    assert people[1] == f"3 free seats{more}"
    fewer = await (await anna.command("new", game, seats=3)).reply()
    assert "\n2 free seats\n" in fewer.text, "so many were asked for"
    joined = await _press(ben, await _press(ben, lobby, "@join"), "@seat.deckhand")
    assert joined.ephemeral
    joined = await _press(anna, lobby, "@seat.deckhand")
    assert f"**Anna** (host)\n**Ben**\nDeckhand 1 (computer)\n1 free seat{more}\n" in f"{joined.text}\n"


async def test_a_game_starts_once_however_often_start_is_pressed(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=2)
    await _press(ben, lobby, "@join")
    await asyncio.gather(*(_press(anna, lobby, "@start") for _ in range(3)))
    row = await house.store.games.load(game_of(lobby))
    assert row.state == "running"

    async def said() -> bool:  # the lobby is edited once more when the thread is open
        return all(post.due_at > house.now() for post in await house.store.outbox.waiting(row.id))

    await eventually(said)
    refused = await _press(anna, lobby, "@start")
    assert "closed" in refused.text
    assert (await house.store.games.load(game_of(lobby))).version == row.version
    await anna.wait_for(lambda seen: game_of(seen) == row.id and bool(controls(seen, "@play")))
    assert len(house.standin.world.threads()) == 1


@pytest.mark.slow
async def test_everybody_who_joins_at_the_same_moment_gets_a_seat_of_their_own(house: House) -> None:
    anna, *guests = await house.people("Anna", "Ben", "Carla", "Dora", "Emil")
    lobby = await _open(anna, seats=4)
    outcomes = await asyncio.gather(*(_pressed(guest, lobby, "@join") for guest in guests))
    assert not any(outcome.failed for outcome in outcomes)

    async def all_seats_taken() -> bool:
        return len(await _seated(house, lobby)) == 4

    await eventually(all_seats_taken)
    seated = await _seated(house, lobby)
    assert len(seated) == len(set(seated)) == 4


async def test_a_press_of_join_delivered_twice_seats_once_and_complains_to_nobody(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=3)
    house.standin.faults.duplicate_interactions()
    joined = await _press(ben, lobby, "@join")
    assert joined.id == lobby.id
    assert await _seated(house, lobby) == [int(anna.id), int(ben.id)]


@pytest.mark.slow
async def test_a_finished_game_opens_a_lobby_of_the_same_kind_again(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben", captains="yes")
    row = await house.store.games.load(table.game_id)
    board = await house.board(table, anna)
    lobby = await (await forged(anna, board, f"q:{row.id}:0:@again")).reply()
    assert not lobby.ephemeral
    assert game_of(lobby) != table.game_id
    assert "Captain cards: **yes (" in lobby.text


async def test_a_host_who_leaves_is_followed_by_the_next_person(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    lobby = await _open(anna, seats=3)
    await _press(ben, lobby, "@join")
    await _press(carla, lobby, "@join")
    left = await _press(anna, lobby, "@leave")
    assert "Anna" not in left.text
    assert "**Ben** (host)" in left.text
    assert "Only the host" in (await _press(carla, lobby, "@start")).text
    await _start_with_free_seats(ben, lobby)
    row = await house.store.games.load(game_of(lobby))
    assert (row.state, row.host_id) == ("running", int(ben.id))


async def test_a_host_whom_only_computer_players_would_follow_can_cancel_but_not_leave(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=3)
    await _press(anna, lobby, "@seat.deckhand")
    assert "cancel" in (await _press(anna, lobby, "@leave")).text
    assert int(anna.id) in await _seated(house, lobby)


async def test_people_who_all_leave_at_the_same_moment_leave_no_lobby_without_a_host(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=3)
    await _press(ben, lobby, "@join")
    await asyncio.gather(_pressed(anna, lobby, "@leave"), _pressed(ben, lobby, "@leave"))

    async def settled() -> bool:
        row, seated = await house.store.games.load(game_of(lobby)), await _seated(house, lobby)
        return row.state == "cancelled" or row.host_id in seated

    await eventually(settled)


async def test_the_luck_holds_the_press_that_starts_the_game_whoever_leaves_and_joins_before(house: House) -> None:
    """Who knows the secret can reckon what any order of joining would deal, but not what Discord calls this press."""
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=2)
    game_id = game_of(lobby)
    secret = await house.store.games.secret(game_id)
    await _press(ben, lobby, "@join")
    joined = [seat.joined_interaction_id for seat in await house.store.games.seats(game_id)]
    await _press(anna, lobby, "@start")
    row = await house.store.games.load(game_id)
    *mixed, started = row.salt.split(",")
    assert mixed == [str(each) for each in joined]
    assert row.lobby_message_id is not None
    assert int(started) > row.lobby_message_id, "the fingerprint was shown before"
    assert int(started) > max(each for each in joined if each is not None)
    assert await house.store.games.secret(game_id) == secret
    assert f"`{row.commitment}`" in anna.seen[lobby.id].text, "the card of the game goes on showing it"


@pytest.mark.slow
async def test_a_game_of_one_is_mixed_with_more_than_its_host_knew_before(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=1)
    await _press(anna, lobby, "@start")
    row = await house.store.games.load(game_of(lobby))
    assert row.lobby_message_id is not None
    assert int(row.salt.split(",")[-1]) > row.lobby_message_id


async def test_a_table_that_nobody_starts_is_cleared_away_and_says_so(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _open(anna, seats=2)
    shown = (await house.store.games.load(game_of(lobby))).updated_at + LOBBY_LASTS
    assert f"<t:{round(shown.timestamp())}:D>" in lobby.text
    await house.later(days=LOBBY_LASTS.days - 1)
    await _press(ben, lobby, "@join")
    await house.later(days=2)
    assert (await house.store.games.load(game_of(lobby))).state == "lobby", "somebody sat down meanwhile"
    await house.later(days=LOBBY_LASTS.days)
    await house.settled()
    assert (await house.store.games.load(game_of(lobby))).state == "cancelled"
    gone = await anna.wait_for(lambda seen: seen.id == lobby.id and not seen.buttons)
    assert "closed" in gone.text
    told = await ben.wait_for(lambda seen: "cleared" in seen.text)
    assert "14 days" in told.text
    assert not told.pings


@pytest.mark.slow
async def test_a_game_that_has_begun_is_never_cleared_away(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=1)
    await _press(anna, lobby, "@start")
    await house.later(days=2 * LOBBY_LASTS.days)
    assert (await house.store.games.load(game_of(lobby))).state == "running"
    waiting = await house.store.outbox.waiting(game_of(lobby))
    assert "unstarted" not in [row.kind for row in waiting]


async def test_who_manages_the_server_can_close_the_table_of_a_host_who_has_left(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    lobby = await _open(ben, seats=2)
    house.standin.control.set_member(ben.id, False)
    assert (await _press(carla, lobby, "@cancel")).ephemeral, "who manages nothing can't"
    asked = await _press(anna, lobby, "@cancel")
    closed = await (await anna.press(asked, controls(asked, "@cancel")[0])).reply()
    assert not closed.buttons
    assert (await house.store.games.load(game_of(lobby))).state == "cancelled"


@pytest.mark.slow
async def test_board_leads_to_ones_own_running_game_and_not_to_the_tables_of_strangers(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    (carla, dora) = await house.people("Carla", "Dora")
    for _ in range(12):
        await _open(carla, seats=2)
    thread = (await house.store.games.load(table.game_id)).thread_id
    for channel in (people[0].here, str(thread)):
        shown = await (await people[0].command("board", channel=channel)).reply()
        assert "Here is the table again" not in shown.text
        assert controls(shown, "@part") or shown.pictures, "the table is drawn"
    await do(table, people[0], "@end.yes")
    there = await (await dora.command("board", channel=people[0].here)).reply()
    assert "hier ist der tisch" in there.text.lower() or "here is the table" in there.text.lower()


async def test_board_opens_no_second_lobby_while_the_first_one_is_on_its_way(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _open(anna, seats=2)

    async def noted() -> bool:
        return (await house.store.games.load(game_of(lobby))).lobby_message_id is not None

    await eventually(noted)  # it can be read a moment before
    unnoted = update(games).where(games.c.id == game_of(lobby)).values(lobby_message_id=None)
    await house.store.write(lambda connection: connection.execute(unnoted))
    assert "being opened" in (await (await anna.command("board")).reply()).text
    await house.later(minutes=1)
    assert "Here is the table again" in (await (await anna.command("board")).reply()).text


@pytest.mark.slow
async def test_a_lobby_button_pressed_late_ends_no_game_that_has_begun_not_even_for_a_manager(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")  # the server is Anna's
    lobby = await _open(ben, seats=2)
    await _press(carla, lobby, "@join")
    await _press(ben, lobby, "@start")
    await house.settled()
    late = await forged(anna, anna.seen[lobby.id], controls(lobby, "@cancel")[0])
    assert "closed" in (await late.reply()).text
    await house.settled()
    assert (await house.store.games.load(game_of(lobby))).state == "running"


async def test_in_the_thread_of_another_game_a_table_is_opened_above_it(house: House) -> None:
    table, (anna, ben) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    channel = house.standin.world.channel(thread).parent_id
    said = await (await anna.command("new", "montego", channel=thread, seats=2)).reply()
    assert said.channel_id == thread
    assert not controls(said, "@join")
    lobby = await anna.wait_for(lambda seen: seen.channel_id == channel and "Montego" in seen.text)
    assert f"/{channel}/{lobby.id}" in said.text, "the sentence leads to the table"
    await (await ben.press(lobby, controls(lobby, "@join")[0])).reply()
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    new = Table([anna, ben], Random(1))
    new.game_id = game_of(lobby)
    assert (await house.board(new, anna)).channel_id not in (thread, channel), "a thread of its own"


@pytest.mark.slow
async def test_a_table_above_a_thread_whose_message_is_gone_is_shown_anew_at_once(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    channel = house.standin.world.channel(thread).parent_id
    await (await anna.command("new", "montego", channel=thread, seats=2)).reply()
    lobby = await anna.wait_for(lambda seen: seen.channel_id == channel and "Montego" in seen.text)
    house.delete_message(lobby)
    assert channel is not None
    said = await (await anna.command("board", channel=channel, game=game_of(lobby))).reply()
    assert "Here is the table again" in said.text
    assert lobby.id not in said.text, "under the nonce of the first one, nothing new would be shown"
    assert await anna.wait_for(
        lambda seen: seen.channel_id == channel and seen.id != lobby.id and "Montego" in seen.text
    )


@pytest.mark.slow
async def test_where_there_can_be_no_new_thread_a_table_is_opened_in_that_of_the_other_game(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    thread = await house.thread(table)
    parent = house.standin.world.channel(thread).parent_id
    assert parent is not None
    house.deny(parent, may.CREATE_PUBLIC_THREADS)
    lobby = await (await anna.command("new", "montego", channel=thread)).reply()
    assert lobby.channel_id == thread
    assert controls(lobby, "@join")


async def test_whoever_wants_to_play_too_early_is_led_to_the_lobby(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    lobby = await _open(anna, seats=3)
    await _press(carla, lobby, "@join")
    for person, who in ((anna, "You start it in the lobby: "), (carla, "The host starts it in the lobby: ")):
        said = (await (await person.command("play")).reply()).text
        place = f"https://discord.com/channels/{house.standin.world.guild_id}/{lobby.channel_id}/{lobby.id}"
        assert said.endswith(f"{who}{place}")
