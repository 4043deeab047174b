"""Whoever has chosen *text first* reads the state of the game before they see a picture, and can play by that alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from random import Random
from types import SimpleNamespace

import pytest
from discord import File

from bot.gateway.kept_file import KeptFile
from bot.outbox.public_message import PublicMessage
from bot.people.preferences import Preferences, read_preferences, written
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.text import texts
from render import painter
from tests.conversations.house import House, decide

GALLERY, TEXT = 12, 10


async def prefer_text(house: House, person: Person) -> None:
    """Let somebody have words first, without a look at their settings."""
    await house.store.people.set_person(
        int(person.id), name=person.name, settings=written(Preferences(text_first=True))
    )


def pictures_are_last(seen: ShownMessage) -> bool:
    """Whether everything to read and to press stands before the first picture; there must be one."""
    (container,) = seen.raw["components"]
    kinds = [part["type"] for part in container["components"]]
    return kinds.count(GALLERY) > 0 and set(kinds[kinds.index(GALLERY) :]) == {GALLERY} and kinds[0] == TEXT


async def as_text(house: House, table: Table, person: Person, language: str) -> str:
    """What *As text* says of the table to a person now."""
    loaded = await house.ledger.load(table.game_id)
    view = loaded.game.view(loaded.table, loaded.seat_of(int(person.id)))
    return painter(loaded.row.kind).text(view, loaded.words(language), names=loaded.names)


async def test_who_chooses_text_first_reads_the_table_before_the_question_and_the_picture(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna = await house.mover(table, people)
    other = next(person for person in people if person is not anna)
    usual = await house.panel(table, anna)
    assert not pictures_are_last(usual)
    settings = await (await anna.command("settings")).reply()
    changed = await (await anna.press(settings, controls(settings, "@reading")[0])).reply()
    language = anna.me["locale"][:2]
    words = texts().words(language)
    assert words("settings-text-first") in changed.text
    panel = await house.panel(table, anna)
    assert pictures_are_last(panel)
    said = await as_text(house, table, anna, language)
    for paragraph in said.split("\n\n"):
        assert paragraph in panel.text
    question = panel.text.index("### ")
    assert panel.text.index(said.split("\n\n")[0]) < question
    assert [picture["description"] for picture in panel.pictures] == [words("picture-told")]
    assert controls(panel, "") or panel.selects
    assert usual.pictures[0]["description"] != words("picture-told")
    board = await house.board(table, anna)
    assert board.pictures[0]["description"] != words("picture-told"), "everybody sees the board"
    assert not pictures_are_last(await house.panel(table, other)), "others read as they like"
    after = await decide(anna, panel)
    assert pictures_are_last(after)
    back = await (await anna.press(changed, controls(changed, "@reading")[0])).reply()
    assert words("settings-pictures-first") in back.text
    assert not pictures_are_last(await house.panel(table, anna))


@pytest.mark.slow
async def test_what_is_looked_up_begins_with_words_too(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna = people[0]
    await prefer_text(house, anna)
    panel = await house.panel(table, anna)
    said = await as_text(house, table, anna, "en")
    whole = await (await anna.press(panel, controls(panel, "@table")[0])).reply()
    assert pictures_are_last(whole)
    assert all(paragraph in whole.text for paragraph in said.split("\n\n"))
    sheet = await (await anna.press(panel, controls(panel, "@sheet")[0])).reply()
    assert pictures_are_last(sheet)
    assert next(paragraph for paragraph in said.split("\n\n") if paragraph.startswith("**Anna")) in sheet.text
    history = await (await anna.command("history", game=table.game_id)).reply()
    assert pictures_are_last(history)
    assert "**Anna" in history.text
    replay = await (await anna.command("replay", game=table.game_id)).reply()
    assert pictures_are_last(replay)
    stats = await (await anna.command("stats", "me")).reply()
    assert not stats.pictures or pictures_are_last(stats)


@pytest.mark.slow
async def test_settings_that_an_earlier_version_stored_read_on_and_mean_pictures_first(house: House) -> None:
    (anna,) = await house.people("Anna")
    stored = {"every_h": 6, "zone": "Europe/Berlin", "muted": ["abc"], "private": True}
    await house.store.people.set_person(int(anna.id), name="Anna", settings=stored)
    settings = await (await anna.command("settings")).reply()
    await anna.press(settings, controls(settings, "@reading")[0])
    await house.quiet()
    person = await house.store.people.person(int(anna.id))
    assert person is not None
    found = read_preferences(person.settings)
    assert found == Preferences(every_h=6, zone="Europe/Berlin", muted=("abc",), private=True, text_first=True)


async def test_as_text_is_whole_however_long_it_is_and_says_how_to_have_it_always(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    short = await (await anna.press(board, controls(board, "@text")[0])).reply()
    assert texts().words("en")("text-always") in short.text
    await prefer_text(house, anna)
    paragraphs = ["moment " * 200, "**Ben" + " theirs" * 200, "**Anna" + " mine" * 300]
    long = SimpleNamespace(text=lambda *_, **__: "\n\n".join(paragraphs))
    monkeypatch.setattr("bot.pictures.table_in_words.painter", lambda _: long)
    first = await (await anna.press(board, controls(board, "@text")[0])).reply()
    await house.quiet()
    rest = [seen for seen in anna.seen.values() if seen.ephemeral and int(seen.id) > int(first.id)]
    said = "\n\n".join(seen.text for seen in (first, *rest))
    order = [said.index(paragraph.strip()) for paragraph in (paragraphs[0], paragraphs[2], paragraphs[1])]
    assert order == sorted(order), "what she has comes before what others have"
    assert texts().words("en")("text-always") not in said
    assert len(rest) == 1


async def test_a_direct_message_says_what_its_picture_shows(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    anna = await house.mover(table, people)
    await prefer_text(house, anna)
    picture = File(BytesIO(b"picture"), "a.png", description="*3* boats")
    message = PublicMessage(content="Look.", pictures=[KeptFile(picture)])
    direct = house.app.core.direct
    for person in people:
        assert await direct.tell(int(person.id), message, f"n{person.id}", 1)
    await house.quiet()
    told = {
        person.id: next(seen.text for seen in reversed(person.seen.values()) if "Look." in seen.text)
        for person in people
    }
    assert told == {person.id: "Look.\n\\*3\\* boats" if person is anna else "Look." for person in people}


class Reading(Table):
    """Pretend people who see no picture: each panel must tell them what its picture tells others."""

    def __init__(self, people: list[Person], rng: Random) -> None:
        super().__init__(people, rng)
        self.read = 0

    def choose(self, panel: ShownMessage) -> tuple[str, str] | None:
        check_readable(panel)
        self.read += 1
        return super().choose(panel)


def check_readable(panel: ShownMessage) -> None:
    """A panel without eyes: words first; and no two choices that a picture alone tells apart."""
    assert pictures_are_last(panel) or not panel.pictures, panel.text
    offered = list(_offered(panel))
    assert len(offered) == len(set(offered)), f"two choices read alike: {sorted(offered)}\n{panel.text}"


def _offered(panel: ShownMessage) -> Iterator[tuple[str, ...]]:
    """Every choice as it reads without the number of its disc in the picture."""
    for item in panel.buttons:
        if item["custom_id"] in controls(panel, ""):
            yield "", _unnumbered(item["label"])
    for menu in panel.selects:
        for option in menu["options"]:
            yield menu["placeholder"], _unnumbered(option["label"]), option.get("description") or ""


def _unnumbered(label: str) -> str:
    return re.sub(r"^\d+ · ", "", label)


@pytest.mark.slow
@pytest.mark.usefixtures("tides")
@pytest.mark.parametrize(
    ("game", "until"), [("tides", None), ("fleet", 70), ("montego", 60), ("nusfjord", 40), ("captains", 60)]
)
async def test_each_kind_of_game_is_played_by_words_alone(house: House, game: str, until: int | None) -> None:
    """The shortest to its end; of panels of all moments, `tests/bot/play/test_text_first.py` says the same."""
    people = await house.people("Anna", "Ben")  # she reads English, he German
    for person in people:
        await prefer_text(house, person)
    table = Reading(people, Random(3))
    await table.open(game)
    await table.play(until)
    assert (await house.ledger.load(table.game_id)).row.state == ("running" if until else "finished")
    assert table.read > 10


@pytest.mark.parametrize(("command", "has_parts"), [("nusfjord", True), ("fleet", False)])
async def test_as_text_says_how_to_read_what_each_card_does(house: House, command: str, *, has_parts: bool) -> None:
    people = await house.people("Anna", "Ben")
    table = Table(people, Random(1))
    await table.open(command)
    board = await house.board(table, people[0])
    first = await (await people[0].press(board, controls(board, "@text")[0])).reply()
    await house.quiet()
    said = [seen.text for seen in (first, *people[0].seen.values()) if seen.ephemeral]
    assert any(texts().words("en")("text-parts") in each for each in said) is has_parts
