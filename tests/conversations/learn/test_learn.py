"""A lesson as people take it: from the command and from every place that offers it, over restarts, to a table."""

from __future__ import annotations

import pytest

from bot.gateway.controls import OWN, control
from bot.learn.lessons import courses
from bot.people.preferences import Preferences, written
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, forged

DISCORD_GREEN = 3


def _labels(seen: ShownMessage) -> list[str]:
    return [each["label"] for each in seen.buttons]


def _onward(seen: ShownMessage) -> str:
    """What leads on, by its custom id."""
    (found,) = [each["custom_id"] for each in seen.buttons if each["style"] == DISCORD_GREEN]
    return found


async def _begun(person: Person, game: str = "nusfjord") -> ShownMessage:
    return await (await person.command("learn", game=game)).reply()


async def _ended(person: Person, game: str = "montego_bay") -> ShownMessage:
    """The last page of a lesson."""
    page = await _begun(person, game)
    return await (await forged(person, page, control(OWN, 99, f"@learn.{game}"))).reply()


@pytest.mark.slow
async def test_a_lesson_is_taken_from_its_first_press_to_its_last_and_leaves_no_trace(house: House) -> None:
    (anna,) = await house.people("Anna")
    await house.settled()  # what the bot notes as it starts
    before = house.shore.written
    page = first = await _begun(anna)
    assert page.ephemeral
    assert "learning cruise" in page.text
    assert len(page.pictures) == 1
    for _ in courses()["nusfjord"].lesson.stage:
        page = await (await anna.press(page, _onward(page))).reply()
        assert page.id == first.id, "it goes on in place"
    assert _labels(page) == ["Play a whole game", "Join a table", "Start over"]
    assert not await house.store.games.of_person(int(anna.id))
    assert house.shore.written == before, "nothing was stored"


@pytest.mark.slow
async def test_without_a_game_all_lessons_are_offered_in_the_language_of_whoever_asks(house: House) -> None:
    (ben,) = await house.people("Ben")
    page = await (await ben.command("learn")).reply()
    assert "Welches Spiel möchtest du lernen?" in page.text
    assert len(page.buttons) == len(courses())
    begun = await (await ben.press(page, "Nusfjord")).reply()
    assert begun.id == page.id
    assert "Ahoi! Du führst ein Fischerdorf" in begun.text


async def test_what_is_pressed_off_course_is_told_and_goes_on_all_the_same(house: House) -> None:
    (anna,) = await house.people("Anna")
    page = await _begun(anna)
    (menu,) = page.selects
    aside = await (await anna.select(page, menu["custom_id"], ["place:thin_out"])).reply()
    assert "You would choose **Thin Out**. Here is what would happen:" in aside.text
    assert "get 4 wood" in aside.text
    assert "But wood comes first" in aside.text
    again = await (await anna.press(aside, "Back to the choices")).reply()
    assert again.text == page.text
    onward = await (await anna.press(aside, _onward(aside))).reply()
    assert "2 of 15" in onward.text


@pytest.mark.slow
async def test_a_lesson_goes_on_after_a_restart_and_a_press_that_comes_late_leads_to_the_same(house: House) -> None:
    (anna,) = await house.people("Anna")
    page = await _begun(anna)
    second = await (await anna.press(page, _onward(page))).reply()
    await house.restart()
    third = await (await anna.press(second, _onward(second))).reply()
    assert "3 of 15" in third.text
    late = await (await forged(anna, third, _onward(page))).reply()
    assert late.text == second.text


async def test_whoever_reads_text_first_takes_it_in_words(house: House) -> None:
    anna, carla = await house.people("Anna", "Carla")
    await house.store.people.set_person(int(anna.id), name=anna.name, settings=written(Preferences(text_first=True)))
    page = await _begun(anna)
    assert page.text.index("### Where does your worker go") < page.text.index("Banquet Table: 1 plate filled")
    plain = await _begun(carla)
    told = await (await carla.press(plain, "As text")).reply()
    assert "Banquet Table: 1 plate filled" in told.text
    assert told.id != plain.id


@pytest.mark.slow
async def test_playing_on_opens_a_table_for_two_with_a_computer_that_is_not_rated(house: House) -> None:
    (anna,) = await house.people("Anna")
    page = await _ended(anna)
    lobby = await (await anna.press(page, "Play a whole game")).reply()
    assert not lobby.ephemeral
    loaded = await house.ledger.load(game_of(lobby))
    assert [(seat.person_id, seat.player) for seat in loaded.seats] == [(int(anna.id), None), (None, "deckhand")]
    assert (loaded.options.seats, loaded.options.rated) == (2, False)
    await (await anna.press(lobby, controls(lobby, "@start")[0])).reply()
    assert (await house.ledger.load(loaded.id)).row.state == "running"


@pytest.mark.slow
async def test_joining_leads_to_the_tables_that_somebody_can_see_and_where_a_seat_is_free(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    page = await _ended(carla)
    none = await (await carla.press(page, "Join a table")).reply()
    assert "No table of this game" in none.text
    assert _labels(none) == ["Open a table"]

    lobby = await (await anna.command("new", "montego", seats=3)).reply()
    other_game = await (await anna.command("new", "fleet", seats=3)).reply()
    full = await (await anna.command("new", "montego", seats=2)).reply()
    await (await ben.press(full, controls(full, "@join")[0])).reply()
    general = anna.channel("general")
    secret = await (await anna.command("new", "montego", channel=general, seats=3)).reply()
    house.standin.control.set_permissions(general, carla.id, deny=may.VIEW_CHANNEL)

    page = await _ended(carla)
    found = await (await carla.press(page, "Join a table")).reply()
    assert f"/{lobby.id}" in found.text
    assert "Anna · 2 seats free" in found.text
    for unseen in (other_game, full, secret):
        assert f"/{unseen.id}" not in found.text
    mine = await (await anna.press(await _ended(anna), "Join a table")).reply()
    assert f"/{lobby.id}" not in mine.text, "she sits there already"
    opened = await (await carla.press(found, "Open a table")).reply()
    assert "## Montego Bay" in opened.text


async def test_lobby_and_primer_lead_to_the_lesson(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await (await anna.command("new", "nusfjord", seats=2)).reply()
    labels = _labels(lobby)
    assert labels.index("🎓 Learn by playing") < labels.index("How to play"), "one would rather play than read"
    begun = await (await anna.press(lobby, "🎓 Learn by playing")).reply()
    assert begun.ephemeral
    assert "1 of 15" in begun.text
    primer = await (await anna.press(lobby, "How to play")).reply()
    from_primer = await (await anna.press(primer, "🎓 Learn by playing")).reply()
    assert from_primer.id == primer.id
    assert from_primer.text == begun.text


async def test_a_learner_who_plays_meanwhile_is_disturbed_in_nothing(house: House) -> None:
    table, people = await house.game("Anna", "Carla")
    before = await house.saved(table)
    page = await _begun(people[0], "fleet_dice")
    for _ in range(3):
        page = await (await people[0].press(page, _onward(page))).reply()
    assert await house.saved(table) == before


async def test_no_computer_sits_down_that_there_is_not(house: House) -> None:
    (anna,) = await house.people("Anna")
    page = await _ended(anna)
    for choice in ("@open.montego_bay.admiral", "@open.chess.mate"):
        refused = await (await forged(anna, page, control(OWN, 0, choice))).reply()
        assert "belongs to nothing I know" in refused.text
    assert await house.store.games.in_guild(int(house.standin.world.guild_id)) == []
