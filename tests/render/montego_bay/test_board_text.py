"""The board of Montego Bay in words says what its view says, in both languages."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.text import Words, texts
from games.engine import Luck
from games.montego_bay import GAME
from games.montego_bay.view import View
from render.montego_bay.board_text import board_text

MESSAGE = 4000
PEOPLE = ["Anna", "Björn", "Chloé", "Dmitri"]


@pytest.fixture(params=["en", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return texts().words(request.param).of(GAME.id, PEOPLE)


def check(view: View, text: str, words: Words) -> None:
    for seat, player in enumerate(view.players):
        assert f"**{PEOPLE[seat]}" in text
        if player.color:
            assert f"({words.name(player.color)}): {player.vp} " in text
    for pier, ship in enumerate(view.harbor, 1):
        line = next(line for line in text.splitlines() if re.match(rf"\w+ {pier}: {words.name(ship.id)}, ", line))
        for seat, barrels in enumerate(ship.barrels):
            assert (f"{PEOPLE[seat]}: {barrels} (" in line) == bool(barrels)
        if ship.capacity:
            assert "-".join(map(str, ship.vp)) in line
    for ship, left in zip(view.next_ships, view.stacks, strict=True):
        assert ship is None or f"{words.name(ship.id)} (" in text
        assert ship is None or left == 1 or f" {left - 1} " in text
    for space in view.spaces:
        assert f"\n{space.name}: " in text
        assert not space.figure or f"({words.name(space.figure)})" in text
    assert not re.search(r"[{}]|\b[a-z0-9]+_[a-z0-9]+|  ", text)


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_board_in_words_holds_every_public_fact(seats: int, words: Words) -> None:
    rng, luck = Random(seats), Luck(bytes([seats]))
    table, _ = GAME.setup(seats, {}, luck)
    while not table.over:
        if rng.random() < 0.04 or table.phase == "setup":
            view = GAME.view(table, rng.choice([None, 0]))
            text = board_text(view, PEOPLE, words)
            check(view, text, words)
            assert all(PEOPLE[seat] in text.split("\n\n")[0] for seat in GAME.waiting(table))
            assert len(text) <= MESSAGE
        seat = rng.choice(sorted(GAME.waiting(table)))
        GAME.apply(table, seat, rng.choice(GAME.options(table, seat)), luck)
    check(GAME.view(table, None), board_text(GAME.view(table, None), PEOPLE, words), words)


@pytest.mark.rule("M4.2")
def test_hidden_cards_are_not_told_but_own_ones_are(words: Words) -> None:
    luck = Luck(b"cards")
    table, _ = GAME.setup(4, {"colours": "dealt"}, luck)
    before = board_text(GAME.view(table, None), PEOPLE, words)
    GAME.apply(table, 1, "card:big:4", luck)
    assert board_text(GAME.view(table, None), PEOPLE, words) == before
    own = board_text(GAME.view(table, 1), PEOPLE, words)
    assert own != before
    assert own.count(" 4\n") == before.count(" 4\n") + 1
