"""Hints: only where the host allows them, only for whoever asks, at the price of the rating, and told to all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.ledger.loaded import Loaded
from bot.players.thinking import CannotThink, Thinking
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from games.engine import Weighed
from tests.conversations.house import House, choices, decide, forged
from tests.conversations.rushing import rushed


async def _opened(house: House, **settings: str) -> tuple[Table, Person, Person]:
    """A game of Montego Bay, with somebody who decides and somebody else."""
    people = await house.people("Anna", "Carla")
    table = Table(people, Random(1))
    await table.open("montego", colors="chosen", **settings)
    await house.board(table, people[0])
    mover = await house.mover(table, people)
    return table, mover, next(person for person in people if person is not mover)


async def _asked(house: House, table: Table, person: Person) -> ShownMessage:
    """What *Hint* in the person's panel answers."""
    panel = await house.panel(table, person)
    return await (await person.press(panel, controls(panel, "@hint")[0])).reply()


@pytest.fixture
def captain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A captain who needs no second to think, and finds the last choices the best."""

    async def best(_: Thinking, loaded: Loaded, seat: int, **__: Any) -> list[Weighed]:
        options = loaded.game.options(loaded.table, seat)[-4:]
        return [Weighed(choice, 40.5 - place, 0.0, 120) for place, choice in enumerate(reversed(options))]

    monkeypatch.setattr(Thinking, "weigh", best)


@pytest.mark.usefixtures("captain")
@pytest.mark.slow
async def test_the_first_hint_costs_the_rating_and_everybody_hears_that_it_was_given_and_not_what_it_says(
    house: House,
) -> None:
    table, mover, other = await _opened(house, hints="yes")
    question = await _asked(house, table, mover)
    assert "no longer counts for ratings or leaderboards" in question.text
    assert "No, go back" in [each["label"] for each in question.buttons]
    assert not (await house.ledger.load(table.game_id)).saved.course.hinted, "asking costs nothing"
    hint = await (await mover.press(question, controls(question, "@hinted")[0])).reply()
    assert hint.ephemeral
    assert "40.5 points" in hint.text
    loaded = await house.ledger.load(table.game_id)
    seat = loaded.seat_held(int(mover.id))
    for shown in hint.buttons:
        number, _, _ = shown["label"].partition(" · ")
        choice = str(shown["custom_id"]).removeprefix(f"q:{table.game_id}:{loaded.saved.asked[seat]}:")
        assert loaded.numbers(seat)[choice.removeprefix("@sure.")] == int(number), "as in the panel"
    assert hint.text.count("simulated") == 1
    assert hint.text.index("1. ") < hint.text.index("2. ") < hint.text.index("3. ")
    assert "4. " not in hint.text
    told = await other.wait_for(lambda seen: "💡" in seen.text)
    assert "no longer counts for ratings" in told.text
    assert "40.5" not in told.text
    panel = await house.panel(table, mover)
    assert "💡" not in panel.text, "they know that they took one"
    again = await _asked(house, table, mover)
    assert again.text == hint.text, "the same question, the same hint, at once"
    acts = [move for move in await house.store.games.told(table.game_id) if move.kind == "act"]
    assert len(acts) == 1, "and nobody is told of it again"
    assert len([seen for seen in other.seen.values() if "💡" in seen.text and not controls(seen, "@play")]) == 1
    played = await decide(mover, again)
    assert played.text
    moves = [move.choice for move in await house.store.games.moves(table.game_id)]
    assert len(moves) == 1
    await rushed(house, table, mover)
    await house.delivered(table)
    assert [row.rated for row in await house.store.results.of_person(int(mover.id))] == [False]


@pytest.mark.slow
@pytest.mark.usefixtures("captain")
async def test_a_hint_names_no_price_that_is_lost_already(house: House) -> None:
    table, mover, other = await _opened(house, hints="yes")
    await house.parts.seating.go_away(table.game_id, int(other.id), None)
    await house.parts.seating.come_back(table.game_id, int(other.id), None)
    hint = await _asked(house, table, mover)
    assert "no longer counts" not in hint.text, "a computer player has kept a seat, so it is not rated anyway"
    assert "40.5 points" in hint.text


@pytest.mark.slow
async def test_there_is_no_hint_where_the_host_does_not_allow_any(house: House) -> None:
    table, mover, _ = await _opened(house)
    panel = await house.panel(table, mover)
    assert choices(panel)
    assert not controls(panel, "@hint")


@pytest.mark.usefixtures("captain")
async def test_where_one_thing_alone_can_be_done_nothing_is_advised_and_the_rating_stays(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, mover, _ = await _opened(house, hints="yes")
    panel = await house.panel(table, mover)
    asks, question = controls(panel, "@hint")[0], await _asked(house, table, mover)
    agrees = controls(question, "@hinted")[0]
    game = type((await house.ledger.load(table.game_id)).game)
    every = game.options
    monkeypatch.setattr(game, "options", lambda self, table, seat: every(self, table, seat)[:1])
    for pressed in (asks, agrees):
        refused = await (await forged(mover, question, pressed)).reply()
        assert "have only one choice" in refused.text
    assert not controls(await house.panel(table, mover), "@hint")
    loaded = await house.ledger.load(table.game_id)
    assert not loaded.saved.course.hinted


@pytest.mark.slow
@pytest.mark.usefixtures("captain")
async def test_whoever_decides_nothing_gets_a_sentence_and_nothing_is_noted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, mover, _ = await _opened(house, hints="yes")
    question = await _asked(house, table, mover)

    async def fails(_: Thinking, loaded: Loaded, seat: int, **__: Any) -> list[Weighed]:
        raise CannotThink("killed")

    monkeypatch.setattr(Thinking, "weigh", fails)
    failed = await (await mover.press(question, controls(question, "@hinted")[0])).reply()
    assert "couldn't think it through" in failed.text
    panel = await house.panel(table, mover)
    hint = controls(panel, "@hint")[0]
    while choices(panel):
        panel = await decide(mover, panel)
    late = await (await forged(mover, panel, hint)).reply()
    assert "isn't your turn" in late.text
    loaded = await house.ledger.load(table.game_id)
    assert not loaded.saved.course.hinted
