"""Two games that differ only in what is not revealed look alike to everybody who may not know, to the last byte:
messages, their order and number, pictures, alt texts, the board as text, the game's log, suggestions, the replay so
far, and what the host of the bot reads.

A game of each kind is played here with pictures, each day another one, so that every number of players and every option
has its turn; `quayside oracle` plays as many as you like. `QUAYSIDE_TWINS=500 pytest tests/bot/tools/oracle` draws in
each of 500, on all cores (`-k montego_bay`: of one kind).
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from bot.gateway.catalog import offered_games
from bot.gateway.room import Room
from bot.ledger.entry import Entry
from bot.play.kinds import Refresh
from bot.tools.oracle import walk
from bot.tools.oracle.acts import Type
from bot.tools.oracle.command import cases, play, play_at
from bot.tools.oracle.desk import BYSTANDER, Desk, Rooms, desks, person_at
from bot.tools.oracle.gate import EVERYBODY
from bot.tools.oracle.pair import STEP
from bot.tools.oracle.walk import Sides
from db import tables
from games.engine import Game, registry
from games.engine.conformance import Broken
from render import painter
from tests.bot.tools.oracle import leaks
from tests.bot.tools.oracle.planted import PLANTED, applause, whispers
from tests.today import TODAY, todays
from tests.toy import Tides, faulty
from tests.toy.beside import beside_the_others

log = logging.getLogger("bot.murmuring")
FOUND = {
    "number_on_the_card": "@fresh.play",
    "number_of_notices": "@play|@fresh.play|@vote|@accept",
    "pressed_together": "@play|@fresh.play|@vote|@accept",
    "number_of_the_board": "has thought again.*@",
    "counting_nonces": "nonce|post",
    "exported_numbers": r"name='export me'.*\) differs",
    "touched_first": r"Typing\(.*differs|@mute|games",
    "reminded_since_the_last_step": r"Wait|messages, not",
    "counted_steps": "quayside_decisions",
    "notes_of_others": r"Your note|Deine Notiz|Mind the lobster|Cod first|@play.*components\[\d\]\.type is 10 instead",
}
"""What the message of each planted leak names."""
GLANCES = {"draws": False, "looks": 0.0, "walks": 0.0}
"""How a pair is played that shows a leak without anybody looking closely."""
WALKS = GLANCES | {"walks": 1.0}
"""People do several things at every moment at which they may, so that a leak shows in the first windows of a game."""
MEASURES = GLANCES | {"measures": 1.0}
"""The metrics are compared whenever anything is."""
HOW = {
    "number_on_the_card": GLANCES,
    "number_of_notices": WALKS,
    "pressed_together": WALKS,
    "number_of_the_board": WALKS,
    "counting_nonces": GLANCES,
    "exported_numbers": WALKS,
    "touched_first": WALKS,
    "reminded_since_the_last_step": WALKS,
    "counted_steps": MEASURES,
    "notes_of_others": WALKS,
}
"""What it takes to see each planted leak."""
GAMES = int(os.environ.get("QUAYSIDE_TWINS", "0"))
PART = 20
"""So many games are one test."""


def _parts() -> Iterator[tuple[str, range | None]]:
    for kind in offered_games():
        if not GAMES:
            yield kind, None
        for first in range(0, GAMES, PART):
            yield kind, range(first, min(first + PART, GAMES))


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("kind", "numbers"), list(_parts()), ids=str)
async def test_twins_look_alike(kind: str, numbers: range | None) -> None:
    async with desks((), ()) as (desk, twin):
        pairs = [await play_at(desk, twin, offered_games()[kind], number) for number in numbers or (TODAY,)]
    assert all(pair.compared > 10 for pair in pairs)
    assert all(pair.drawn_outside == 1 for pair in pairs), "a moment outside windows is drawn, not only looked at"
    if kind in ("fleet_dice", "montego_bay"):  # the others have seldom a window
        assert all(pair.drawn_inside == 1 for pair in pairs)


@pytest.mark.slow
async def test_since_when_a_game_waits_does_not_tell_what_is_taken_back_in_a_window() -> None:
    """Told apart once: the move the board stood for was taken back, and the time of the next, hidden one was shown."""
    game, rng, name = offered_games()["montego_bay"], Random("called"), "called00"
    async with desks(()) as (desk,):
        await desk.begin(name, game, 3, {"colours": "dealt"}, rng)
        loaded = await desk.loaded(name)
        while not loaded.saved.posted or len(loaded.waiting()) != 2:  # in a later window one has answered
            seat = loaded.waiting()[0]
            await desk.rest(desk.now + STEP)
            await desk.decide(name, seat, rng.choice(game.options(loaded.table, seat)))
            loaded = await desk.loaded(name)
        done, *_ = {0, 1, 2} - {*loaded.waiting()}
        its = update(tables.moves).where(tables.moves.c.number == loaded.saved.posted)
        told: list[list[bytes]] = []
        for number in range(2):
            desk.forget()
            await desk.do(Type(person_at(done), "games"), number)
            told.append(re.findall(rb"<t:\d+:R>", b"".join(each.what for each in desk.heard)))
            await desk.store.write(lambda connection: connection.execute(its.values(undone=True)).rowcount)
        assert len(told[0]) >= 1
        assert told[0] == told[1]


@pytest.mark.slow
async def test_whatever_leaves_the_bot_is_heard_with_whom_it_is_for() -> None:
    game = offered_games()["montego_bay"]
    async with desks(()) as (desk,):
        await desk.begin("looked00", game, 3, {"colours": "dealt"}, Random("looked at"))
        assert {each.whom for each in desk.heard} == {EVERYBODY}, "three boards and cards"
        anna, mine, heard = person_at(0), set[int](), desk.heard[:]
        for number, act in enumerate(
            Sides(desk, "looked00", Random("sides")).looks([anna, BYSTANDER], everything=True), 1
        ):
            desk.forget()
            await desk.do(act, number)
            heard += desk.heard
            mine |= {each.whom for each in desk.heard}
        said = b"\n".join(each.what for each in heard)
        for part in (b"/callback", b"@original", b"table.png", b"sheet.png", b"quayside-me.zip", b"choices", b"PATCH"):
            assert part in said, part
        assert mine == {anna, BYSTANDER}, "answers to two people, and nobody else sees anything of them"
        for_nobody_else = b"\n".join(each.what for each in heard if each.whom != anna)
        assert b"table.png" in said
        assert b"big dock worker" not in for_nobody_else.lower()
        desk.forget()
        loaded = await desk.loaded("looked00")
        seat = loaded.waiting()[0]
        await desk.decide("looked00", seat, game.options(loaded.table, seat)[0])
        assert any(b'"stored"' in line.what for line in desk.logged)
        assert any(line.startswith(b"quayside_outbox") for line in await desk.measured())


@pytest.mark.slow
async def test_every_board_is_heard_whoever_decides_again() -> None:
    game, rng, boards = offered_games()["fleet_dice"], Random("boards"), 0
    async with desks(()) as (desk,):
        await desk.begin("boards00", game, 2, {}, rng)
        for _ in range(30):
            await desk.rest(desk.now + STEP)
            loaded = await desk.loaded("boards00")
            seat, posted = loaded.waiting()[0], loaded.saved.posted
            desk.forget()
            await desk.decide("boards00", seat, rng.choice(game.options(loaded.table, seat)))
            if (await desk.loaded("boards00")).saved.posted != posted:
                boards += 1
                assert any(each.what.startswith(b'["POST","/api/v10/channels/') for each in desk.heard), boards
    assert boards > 5


class Chatty:
    """Has the board edited after every answer, whether everybody may see something of it or not."""

    async def attend(self, entry: Entry) -> None:
        if not any(post.due_at is None for post in entry.posts):
            entry.say(Refresh(since=entry.loaded.saved.posted_before))


class Counting:
    """Puts the number of the last answer on the controls of whoever gives one in a window."""

    async def attend(self, entry: Entry) -> None:
        if entry.change.acted is not None and entry.loaded.table.lanes is not None:
            entry.loaded.saved.asked[entry.change.acted] = entry.number


class Murmuring:
    """Logs sentences whenever somebody has answered: one after the other, or each in a task of its own."""

    def __init__(self, *sentences: str, at_once: bool = False) -> None:
        self._sentences = sentences
        self.at_once = at_once

    async def attend(self, entry: Entry) -> None:
        if entry.change.acted in entry.loaded.waiting():
            return
        if not self.at_once:
            for sentence in self._sentences:
                log.info(sentence)
            return

        async def say(sentence: str) -> None:
            log.info(sentence)

        await asyncio.gather(*map(say, self._sentences))


@pytest.fixture
def tides() -> Iterator[None]:
    with beside_the_others():
        yield


async def _several(game: Game[Any, Any], more: Rooms = (), *, first: int = 0, **how: Any) -> None:
    offered_games()[game.id] = game  # though it would not be offered: its rules are seen to leak
    registry()[game.id] = game  # for the bot finds it there
    async with desks(more, more) as (desk, twin):
        for number in range(first, 30):
            await play_at(desk, twin, game, number, **how)


def _spoil(monkeypatch: pytest.MonkeyPatch, part: str, leak: Callable[[Any], Any]) -> None:
    kind = type(painter("tides"))
    monkeypatch.setattr(kind, part, leak(getattr(kind, part)))


@pytest.mark.in_turns(2)
@pytest.mark.usefixtures("tides")
class TestToyGame:
    @pytest.mark.slow
    async def test_a_game_that_keeps_its_secrets_passes(self) -> None:
        await play(Tides(), 0)
        await play(Tides(), 1)

    @pytest.mark.slow
    @pytest.mark.parametrize("leaky", [faulty.LeakyView, faulty.LeakyDeck, faulty.LeakyOptions, faulty.ToldToAnother])
    async def test_leaky_rules_are_caught(self, leaky: type[Tides]) -> None:
        with pytest.raises(Broken, match=r"differs|messages, not 0"):
            await _several(leaky(), draws=False)

    @pytest.mark.slow
    async def test_one_pixel_that_follows_a_hidden_card_is_caught(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _spoil(monkeypatch, "table", leaks.with_a_pixel)
        with pytest.raises(Broken, match="differs"):
            await _several(leaks.Peeking())

    @pytest.mark.slow
    async def test_a_length_that_follows_a_hidden_card_is_caught(self, monkeypatch: pytest.MonkeyPatch) -> None:
        _spoil(monkeypatch, "text", leaks.with_room)
        with pytest.raises(Broken, match="differs"):
            await _several(leaks.Peeking(), draws=False, looks=1.0)

    @pytest.mark.slow
    async def test_a_number_of_choices_that_follows_a_hidden_card_is_caught(self) -> None:
        with pytest.raises(Broken, match=r"seat \d .* differs"):
            await _several(leaks.Reticent())

    @pytest.mark.slow
    async def test_an_order_of_log_lines_that_follows_a_hidden_card_is_caught(self) -> None:
        with pytest.raises(Broken, match="the log differs"):
            await _several(leaks.Murmuring(), draws=False, looks=0.5)

    @pytest.mark.slow
    async def test_lines_that_tasks_log_at_once_may_come_in_any_order(self) -> None:
        await self._murmur(Murmuring("ebb", "flow", at_once=True), Murmuring("flow", "ebb", at_once=True))

    @pytest.mark.slow
    @pytest.mark.parametrize(
        "other",
        [
            Murmuring("flow", "flow", at_once=True),
            Murmuring("ebb", at_once=True),
            Murmuring("ebb", "flow", "flow", at_once=True),
            Murmuring("flow", "ebb"),
        ],
        ids=["another line", "one less", "one more", "one task"],
    )
    async def test_a_real_difference_between_such_lines_is_caught(self, other: Murmuring) -> None:
        with pytest.raises(Broken, match="the log"):
            await self._murmur(Murmuring("ebb", "flow", at_once=other.at_once), other)

    @staticmethod
    async def _murmur(one: Murmuring, other: Murmuring) -> None:
        rooms: list[Rooms] = [[lambda _: Room(name="murmuring", guests=[one])]]
        rooms.append([lambda _: Room(name="murmuring", guests=[other])])
        game = Tides()
        registry()[game.id] = game  # for the bot finds it there
        async with desks(*rooms) as (desk, twin):
            for number in range(2):
                await play_at(desk, twin, game, number, draws=False)

    @pytest.mark.slow
    async def test_a_bot_that_shows_unfinished_answers_is_caught(self) -> None:
        with pytest.raises(Broken, match=r"has answered differs|\d+ messages, not 0"):
            await _several(Tides(), more=[lambda _: Room(name="chatty", guests=[Chatty()])])


@pytest.mark.slow
async def test_a_bot_that_counts_the_answers_of_others_is_caught() -> None:
    counting: Rooms = [lambda _: Room(name="counting", guests=[Counting()])]
    game = offered_games()["montego_bay"]
    of_three = next(number for number, (seats, _) in enumerate(cases(game)) if seats == 3)  # of two nobody is between
    with pytest.raises(Broken, match="is shown by the rules differs"):
        await _several(game, counting, first=of_three, **GLANCES)


@pytest.mark.slow
class TestPlanted:
    """What once showed is put back, or planted: the oracle finds it, and knows of none of it."""

    @pytest.mark.parametrize("leak", todays(PLANTED, 3))
    async def test_what_tells_of_hidden_steps_is_found(self, leak: str) -> None:
        with PLANTED[leak](), pytest.raises(Broken, match=FOUND[leak]):
            await self._two_kinds(HOW[leak])

    async def test_a_message_of_a_kind_nobody_has_thought_of_is_read(self) -> None:
        with pytest.raises(Broken, match=r"Bravo|👏"):
            await self._two_kinds(GLANCES, [applause])

    async def test_a_new_room_is_pressed_and_what_it_tells_one_person_is_compared(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async with desks([whispers], [whispers]) as (desk, twin):
            answers = desk.app.dispatcher.answers
            assert "@whisper" in answers
            monkeypatch.setattr(walk, "THOUGHT", walk.THOUGHT | {each for each in answers if each < "@w"})  # or seldom
            with pytest.raises(Broken, match="@whisper"):
                await self._until_found(desk, twin, [("montego_bay", number) for number in range(4)], WALKS)

    async def _two_kinds(self, how: dict[str, Any], more: Rooms = ()) -> None:
        """In the first games it ought to be; those of two are first, as their windows come soonest."""
        games = [(kind, number) for number in range(1, 5) for kind in ("montego_bay", "fleet_dice")]
        async with desks(more, more) as (desk, twin):
            await self._until_found(desk, twin, games, how)

    @staticmethod
    async def _until_found(desk: Desk, twin: Desk, games: Sequence[tuple[str, int]], how: dict[str, Any]) -> None:
        for kind, number in games:
            await play_at(desk, twin, offered_games()[kind], number, **how)
