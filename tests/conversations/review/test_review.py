"""Looking back at a finished game: privately, page by page, and one page for everybody who wants to see it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.review.reviews import Reviews, Went
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from bot.workers.queue import Asker
from games.engine import Effort, registry
from games.engine.review import judge_of
from tests.conversations.house import House
from tests.conversations.rushing import rushed

MAKING = "going through the whole game", "geht die ganze Partie durch"
SMALL = Effort(looks=8, thought=24, first=3, measured=3, worlds=8, floor=0.1, certain=0.1, secrets=8, course=3)


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(judge_of(registry()["montego_bay"])), "effort", SMALL)


async def _over(house: House) -> tuple[Table, Person, Person, ShownMessage]:
    """A finished game of Montego Bay played at random, in which there is much to do better."""
    anna, ben = await house.people("Anna", "Ben")
    table = Table([anna, ben], Random(1))
    await table.open("montego")
    await house.board(table, anna)
    return table, anna, ben, await rushed(house, table, anna)


async def _pressed(person: Person, message: ShownMessage, action: str) -> ShownMessage:
    return await (await person.press(message, controls(message, action)[0])).reply()


async def _reviewed(person: Person, message: ShownMessage) -> ShownMessage:
    """The review once it is made: until then something else stands there."""
    begun = await _pressed(person, message, "@review")
    return await person.wait_for(lambda seen: seen.id == begun.id and not any(each in seen.text for each in MAKING))


@pytest.mark.slow
async def test_whoever_asks_for_a_review_reads_what_they_wait_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna, _, final = await _over(house)
    made, of_all = asyncio.Event(), Reviews.of_all

    async def late(reviews: Reviews, loaded: Loaded, asker: Asker) -> Went:
        await made.wait()
        return await of_all(reviews, loaded, asker)

    monkeypatch.setattr(Reviews, "of_all", late)
    waiting = await _pressed(anna, final, "@review")
    assert waiting.ephemeral
    assert "The captain is going through the whole game" in waiting.text
    made.set()
    page = await anna.wait_for(lambda seen: seen.id == waiting.id and "What cost you most" in seen.text)
    assert MAKING[0] not in page.text


@pytest.mark.slow
async def test_everybody_sees_privately_what_cost_them_most_and_can_show_it_to_all(house: House) -> None:
    table, anna, ben, final = await _over(house)
    page = await _reviewed(anna, final)
    assert page.ephemeral
    assert "What cost you most" in page.text
    assert "points of lead" in page.text
    assert "1️⃣" in page.text
    assert "2️⃣ Better" in page.text
    assert len(page.pictures) == 1
    first = page.text
    course = await (await anna.press(page, next(c for c in controls(page, "@reviewed") if "course" in c))).reply()
    assert "How the game went" in course.text
    assert "Anna: " in course.pictures[0]["description"]
    again = await _reviewed(anna, final)
    assert again.text == first
    assert house.workers.done["decided"] == house.workers.done["went"] == 1, "the second press costs nothing"
    shared = await _pressed(anna, again, "@shared")
    assert "Everybody can see it now" in shared.text
    posted = await ben.wait_for(lambda seen: "Anna blickt auf" in seen.text or "Anna looks back" in seen.text)
    assert not posted.ephemeral
    assert not posted.pings
    await _pressed(anna, shared, "@shared")
    await house.delivered(table)
    assert sum("🔍" in seen.text for seen in ben.seen.values()) == 1, "however often it is pressed"
    other = await _reviewed(ben, posted)
    assert other.ephemeral
    assert "Was dich am meisten gekostet hat" in other.text


async def test_a_running_game_is_not_reviewed(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    board = await house.board(table, anna)
    shown = await (await anna.command("review", channel=board.channel_id)).reply()
    assert "played to its end" in shown.text


@pytest.mark.slow
async def test_who_only_watched_sees_how_it_went_and_nothing_of_anybodys_decisions(house: House) -> None:
    (carla,) = await house.people("Carla")
    _, _, _, final = await _over(house)
    seen = await carla.wait_for(lambda each: each.id == final.id)
    page = await _reviewed(carla, seen)
    assert "How the game went" in page.text
    assert "What cost you most" not in page.text
    assert controls(page, "@shared") == []
    assert house.workers.done["decided"] == 0


@pytest.mark.slow
async def test_a_game_of_other_rules_and_an_open_challenge_are_refused_in_a_sentence(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, _, final = await _over(house)
    game: Any = registry()["montego_bay"]
    with monkeypatch.context() as patched:
        patched.setattr(type(game), "rules", game.rules + 1)
        assert "can't be reviewed anymore" in (await _reviewed(anna, final)).text

    async def sealed(game_id: str) -> bool:
        return game_id == table.game_id

    with pytest.raises(Sorry, match="review-sealed"):
        await Reviews(house.ledger, house.workers, sealed).reviewable(table.game_id)
    nobody = msgspec.structs.replace(SMALL, measured=0)
    monkeypatch.setattr(type(judge_of(game)), "effort", nobody)
    assert "Well played!" in (await _reviewed(anna, final)).text
