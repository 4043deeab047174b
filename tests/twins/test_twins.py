"""Two games that differ only in what is not revealed look alike to everybody who may not know, to the last byte:
messages, their order and number, pictures, alt texts, the board as text, the log, suggestions, the replay so far.

A few games of each kind are played here. `QUAYSIDE_TWINS=500 pytest tests/twins` plays 500 of each (of one with
`-k montego_bay`) on all cores.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from bot.manager import GameManager
from bot.offered import offered
from bot.text import texts
from db.records import NewPost
from games.engine import Game, registry
from games.engine.conformance import Broken, every_option
from tests.toy import Tides, faulty
from tests.toy.beside import beside_the_others
from tests.twins.desk import Desk
from tests.twins.twins import Pair

GAMES = int(os.environ.get("QUAYSIDE_TWINS", "4"))
PART = 20
"""So many games are one test."""


def _parts() -> Iterator[tuple[str, range]]:
    for kind in offered():
        for first in range(0, GAMES, PART):
            yield kind, range(first, min(first + PART, GAMES))


async def _play(game: Game[Any, Any], number: int) -> Pair:
    cases = [(seats, settings) for seats, settings in every_option(game) if seats > 1]
    seats, settings = cases[number % len(cases)]
    pair = Pair(game, seats, settings, f"twins {number}")
    try:
        await pair.play()
    except Broken as broken:
        raise Broken(f"game {number}, {seats} seats, {settings}: {broken}") from broken
    return pair


@pytest.mark.timeout(0)
@pytest.mark.parametrize(("kind", "numbers"), list(_parts()), ids=str)
async def test_twins_look_alike(kind: str, numbers: range) -> None:
    pairs = [await _play(offered()[kind], number) for number in numbers]
    assert all(pair.compared > 10 for pair in pairs)
    assert any(pair.drawn for pair in pairs), "some moments are drawn, not only looked at"


async def test_looking_from_all_sides_meets_every_way_in_which_the_bot_answers() -> None:
    game = offered()["montego_bay"]
    desk = await Desk.dealt(game, 3, {"colours": "dealt"}, "looked at")
    desk.easel.draws = True
    mine = b"\n".join(await desk.looks(0))
    nobodys = b"\n".join(await desk.looks(None))
    for part in (
        b'"edit"',
        b"table.png",
        b"sheet.png",
        b"89504e47",
        b"warehouses_dealt",
        b'[["big dock worker","big"]',
    ):
        assert part in mine, part
    refusal = texts().words(desk.language)("error-no-seat")
    assert refusal.encode() in nobodys, "the panel of a seat is not for bystanders"
    assert b'[["big dock worker","big"]' not in nobodys


def _chatty(manager: type[GameManager]) -> Any:
    quiet = manager._posts

    def posts(self: GameManager, loaded: Any, number: int, before: Any, *, undone: bool) -> list[NewPost]:
        said = quiet(self, loaded, number, before, undone=undone)
        return said or [NewPost(kind="refresh", payload={"since": loaded.saved.story}, nonce=f"{number}")]

    return posts


def _counting(manager: type[GameManager]) -> Any:
    decide = manager._decide_once

    async def decide_once(self: GameManager, loaded: Any, seat: int, *rest: Any) -> Any:
        loaded.saved.asked[seat] = loaded.row.revision
        return await decide(self, loaded, seat, *rest)

    return decide_once


@pytest.fixture
def tides() -> Iterator[None]:
    with beside_the_others():
        yield


async def _several(game: Game[Any, Any]) -> None:
    registry()[game.id] = game  # for the bot finds it there
    for number in range(30):
        await _play(game, number)


@pytest.mark.usefixtures("tides")
class TestToyGame:
    async def test_a_game_that_keeps_its_secrets_passes(self) -> None:
        await _play(Tides(), 0)
        await _play(Tides(), 1)

    @pytest.mark.parametrize("leaky", [faulty.LeakyView, faulty.LeakyDeck, faulty.LeakyOptions, faulty.ToldToAnother])
    async def test_leaky_rules_are_caught(self, leaky: type[Tides]) -> None:
        with pytest.raises(Broken, match=r"differs|messages, not 0"):
            await _several(leaky())

    async def test_a_bot_that_shows_unfinished_answers_is_caught(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(GameManager, "_posts", _chatty(GameManager))
        with pytest.raises(Broken, match=r"has begun to answer: \d+ messages, not 0"):
            await _several(Tides())


async def test_a_bot_that_counts_the_answers_of_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameManager, "_decide_once", _counting(GameManager))
    with pytest.raises(Broken, match="is shown by the rules differs"):
        await _several(offered()["montego_bay"])
