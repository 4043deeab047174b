"""Who may do what, cell by cell of the table in docs/access.md: everybody tries everything, as a hand-made app could.

Who is not served reads one of the sentences that stand for it, and nothing has changed. `QUAYSIDE_THOROUGH=1` tries all
cells; else each row is tried by everybody from outside, and by three others in turn.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from bot.gateway.access import MAY, MEANS, Person, Who
from bot.gateway.controls import OWN, control
from bot.ledger.change import Act
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.ledger.vote import Vote
from bot.sandbox import permissions as may
from bot.sandbox.people import NotSent, Outcome, ShownMessage
from bot.sandbox.people import Person as Somebody
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.text import texts
from bot.tools.access_table import BEGIN, END, document
from bot.votes.votes import ask
from db.puzzle_records import Posed
from games.engine import Event
from tests.conversations.house import House, forged
from tests.conversations.puzzles.puzzling import made_up, row_of

REFUSALS: Mapping[Who, tuple[str, ...]] = {
    "anybody": (),
    "watcher": ("access-unseen",),
    "newcomer": ("access-unseen", "follow-player", "lobby-seated"),
    "player": ("access-unseen", "error-no-seat", "seats-not-yours", "vote-not-yours", "lobby-not-seated"),
    "present": ("access-unseen", "error-no-seat", "error-away", "seats-away-already"),
    "mover": ("access-unseen", "error-no-seat", "reason-not_your_turn", "hint-nothing-to-decide"),
    "host": ("access-unseen", "lobby-host-only", "seats-host-only"),
    "director": ("access-unseen", "lobby-host-only", "seats-host-only"),
    "asked": ("access-unseen", "seats-not-asked"),
    "member": ("challenge-no-server", "results-no-server"),
    "poster": ("challenge-hosts-only", "challenge-no-server"),
    "manager": ("server-managers-only", "server-no-server"),
    "owner": ("health-owners-only",),
}
"""Which of the sentences whoever is not served may read, by their keys."""


ALL_CELLS = bool(os.environ.get("QUAYSIDE_THOROUGH"))
PEOPLE: tuple[Person, ...] = get_args(Person)
OUTSIDE: frozenset[Person] = frozenset({"outsider", "stranger", "banned"})
NAMES: dict[Person, str] = {
    "manager": "Anna",  # the server is hers
    "host": "Ben",
    "mover": "Carla",
    "player": "Dora",
    "kept": "Emil",
    "asked": "Frida",
    "watcher": "Georg",
    "outsider": "Hanna",
    "stranger": "Ivo",
    "away": "Jana",
    "banned": "Karl",
}
ROUNDS: tuple[tuple[Person, ...], ...] = (("player", "kept"), ("away", "banned"))
"""Who sits beside host and mover, for there are four seats."""

LOBBY = {"@join", "@leave", "@start", "@cancel", "@seat", "@unseat", "@language", "@tempo", "@options", "@option"}
OVER = {"@again", "/export game"}
PAUSED = {"@go-on"}
ARGUMENTS = {
    "@language": ".de",
    "@option": ".seats",
    "@seat": ".deckhand",
    "@follow": ".end",
    "@part": "",
    "@server": ".everywhere",
    "@lend": ".yes",
    "@step": ".last.table",
    "@stats": ".me",
}
VALUES = {
    "@tempo": ["several"],
    "@option": ["4"],
    "@whose": ["0"],
    "@remind": ["24"],
    "@way": ["mention"],
    "@whynot": ["reroll"],
}
NOT_ABOUT_A_GAME: frozenset[Who] = frozenset({"anybody", "member", "poster", "manager", "owner"})
COMMANDS: dict[str, dict[str, Any]] = {
    "card": {"name": "Coal"},
    "rules": {"search": "1"},
    "why": {"what": "reroll"},
    "note": {"text": "Mind the lobster."},
    "fleet die": {"face": "cod"},
    "new fleet": {"seats": 2},
    "challenge end": {"challenge": "nonesuch"},
}
WITH_A_GAME = {"play", "plan", "note", "log", "history", "replay", "follow", "table", "undo", "redo", "board", "sheet"}
UNKNOWN_COMMAND = 10063
ELSEWHERE = {"verify", "forget-me", "stats person"}
"""Commands that need a file, or are tried by their buttons."""


class Game(msgspec.Struct):
    """A game of four with somebody of every kind, as it was made."""

    id: str
    revision: int
    state: str
    beside: tuple[Person, ...]
    offer: int = 0
    mover: int = 0
    choice: str = ""


class Cell(msgspec.Struct, frozen=True):
    """Somebody tries something."""

    name: str
    who: Who
    person: Person


class Pressed(msgspec.Struct, frozen=True):
    """What of a press is another for each control: what it is `about`, its `revision` where that is not the mover's."""

    argument: str = ""
    values: list[str] | None = None
    about: str = ""
    revision: int | None = None
    more: dict[str, Any] = {}


class Crowd:
    """Everybody there is, and games for them to try things at. Nothing is posted: this is about answers."""

    def __init__(self, house: House, people: dict[Person, Somebody], messages: dict[Person, ShownMessage]) -> None:
        self.house, self.people, self.messages = house, people, messages
        self.channel = people["manager"].here
        self._here: Game | None = None
        self._ids = count(1)
        self.challenge = ""
        self.puzzle = ""

    async def game(self, beside: tuple[Person, ...], state: str) -> Game:
        """The game in this state that is there, or a new one if it was changed."""
        here = self._here
        if here is not None:
            row = await self.house.store.games.load(here.id)
            if (here.beside, here.state, here.revision) == (beside, state, row.version):
                return here
            await self._close(here.id)
        self._here = await self._prepared(beside, state)
        return self._here

    async def _prepared(self, beside: tuple[Person, ...], state: str) -> Game:
        """In this luck whoever opened the lobby begins, so the host is another only since the game runs."""
        parts, ledger, mover = self.house.parts, self.house.ledger, self._id("mover")
        place = OpeningPlace(int(self.house.standin.world.guild_id), int(self.channel), "en")
        opener, second = ("host", "mover") if state == "lobby" else ("mover", "host")
        game_id = await parts.lobbies.open_lobby("fleet_dice", Options(4), self._member(opener), place)
        for person in (second, *beside):
            await parts.lobbies.join(game_id, self._member(person))
        offered = 0
        if state != "lobby":
            await parts.lobbies.start(game_id, mover, next(self._ids))
            loaded = await ledger.load(game_id)
            assert loaded.people(loaded.waiting()) == [mover]
            await parts.hosting.hand_over(game_id, self._member("mover"), self._id("host"))
            if "kept" in beside:
                await parts.seating.go_away(game_id, self._id("kept"), None)
            loaded = await ledger.load(game_id)
            seat = loaded.seat_of(mover)
            assert seat is not None
            await parts.replacing.offer(game_id, mover, seat, self._member("asked"), None)
            offered = (await ledger.load(game_id)).saved.course.offers[seat].number
        if state == "asked":
            await ledger.change(game_id, self._asks)
        if state == "paused":
            await parts.hosting.pause(game_id, self._member("host"), False)
        if state == "over":
            await parts.hosting.end(game_id, self._member("host"), False)
        loaded = await ledger.load(game_id)
        seat = loaded.seat_of(mover) or 0
        options = loaded.game.options(loaded.table, seat) if loaded.table is not None else []
        return Game(game_id, loaded.row.version, state, beside, offered, seat, options[0] if options else "")

    async def _asks(self, loaded: Any) -> Any:
        ask(loaded, "undo", 0, range(len(loaded.seats)), ("yes", "no"), all_of_them=True, argument=1)
        return Act(name="ask:undo", seat=0, events=[Event("@undo-asked", 0)], notice=False)

    async def _close(self, game_id: str) -> None:
        row = await self.house.store.games.load(game_id)
        parts, host = self.house.parts, Member(row.host_id, "", next(self._ids))
        if row.state == "lobby":
            await parts.lobbies.cancel(game_id, row.host_id)
        elif row.state == "running":
            await parts.hosting.end(game_id, host, True)
        self._here = None

    def _id(self, person: Person) -> int:
        return int(self.people[person].id)

    def _member(self, person: Person) -> Member:
        somebody = self.people[person]
        return Member(int(somebody.id), somebody.name, next(self._ids))

    async def tries(self, person: Person, name: str, who: Who, beside: tuple[Person, ...]) -> tuple[str, bool]:
        """Let a person do it; what they read, and whether the game changed."""
        state = "running"
        for others, called in ((LOBBY, "lobby"), (OVER, "over"), (PAUSED, "paused"), ({"@vote"}, "asked")):
            state = called if name in others else state
        game = await self.game(beside, state)
        doing = self._types if name.startswith("/") else self._presses
        try:
            outcome = await doing(person, name, who, game)
        except NotSent as refused:  # such a command is not offered in direct messages
            if refused.code != UNKNOWN_COMMAND:
                raise
            return "", False
        seen = None if outcome.modal is not None else await outcome.reply()
        after = await self.house.store.games.load(game.id)
        return "" if seen is None else seen.text, after.version != game.revision

    async def _types(self, person: Person, name: str, who: Who, game: Game) -> Outcome:
        path = name.removeprefix("/").split(" ")
        options = dict(COMMANDS.get(" ".join(path), {}))
        if name == "/challenge standings":
            options["challenge"] = self.challenge
        if name == "/stats person":
            options["who"] = self.people["watcher"].id
        if path[0] in WITH_A_GAME or name == "/export game":
            options["game"] = game.id
        return await self.people[person].command(*path, channel=self._where(person), **options)

    async def _presses(self, person: Person, name: str, who: Who, game: Game) -> Outcome:
        somebody = self.people[person]
        loaded = await self.house.ledger.load(game.id)
        pressed = self._pressed(name, game, loaded.seat_of(int(somebody.id)) or 0, loaded.saved.course.vote)
        about = pressed.about or (OWN if who in NOT_ABOUT_A_GAME else game.id)
        revision = pressed.revision
        if revision is None:
            revision = loaded.saved.asked[game.mover] if loaded.saved.asked else 0
        custom_id = control(about, revision, f"{name}{pressed.argument}")
        return await forged(somebody, self.messages[person], custom_id, pressed.values, **pressed.more)

    def _pressed(self, name: str, game: Game, seat: int, vote: Vote | None) -> Pressed:
        """How such a control is pressed by whoever sits at `seat`, while this question is open."""
        mover, watcher = self.people["mover"], self.people["watcher"]
        somebody_picked = {"component_type": 5, "resolved": {"users": {watcher.id: watcher.me}}}
        special = {
            "": Pressed(game.choice),
            "@sure": Pressed(f".{game.choice}"),
            "@pick": Pressed(values=[game.choice]),
            "@wish": Pressed(values=[game.choice]),
            "@unwish": Pressed(f".{game.choice}"),
            "@vote": Pressed(".yes", revision=vote.number if vote else 0),
            "@accept": Pressed(revision=game.offer),
            "@decline": Pressed(revision=game.offer),
            "@replace": Pressed(f".{seat}", [watcher.id], more=somebody_picked),
            "@withdraw": Pressed(f".{seat}"),
            "@hand-over": Pressed(values=[mover.id]),
            "@challenge": Pressed(".standings", about=self.challenge, revision=0),
            "@puzzle": Pressed(".pick", [made_up().options[0]], about=self.puzzle, revision=0),
            "@mute": Pressed(values=[game.id]),
        }
        return special.get(name, Pressed(ARGUMENTS.get(name, ""), VALUES.get(name)))

    def _where(self, person: Person) -> str:
        return self.messages[person].channel_id if person in OUTSIDE else self.channel


@pytest.fixture
async def crowd(database: str) -> AsyncIterator[Crowd]:
    async with Standin(world=new_world(people=len(NAMES))) as standin, AsyncExitStack() as stack:
        house = await House.open(standin, database)
        stack.push_async_callback(house.stop)
        await house.app.core.outbox.stop()
        people: dict[Person, Somebody] = {person: await standin.person(name) for person, name in NAMES.items()}
        stranger, outsider, banned = (people[each] for each in ("stranger", "outsider", "banned"))
        for each in (stranger, banned):
            standin.control.set_member(each.id, False)
        here = people["manager"].here
        standin.control.set_permissions(here, outsider.id, deny=may.VIEW_CHANNEL)
        elsewhere = next(item["id"] for item in people["manager"].channels.values() if item["name"] == "general")
        places: dict[Person, str] = dict.fromkeys(PEOPLE, here)
        places["outsider"] = elsewhere
        places["stranger"] = places["banned"] = "@bot"
        messages: dict[Person, ShownMessage] = {
            person: await (await people[person].command("help", channel=place)).reply()
            for person, place in places.items()
        }
        crowd = Crowd(house, people, messages)
        await (await people["manager"].command("challenge", "new", "fleet", channel=here)).reply()
        (challenge,) = await house.store.challenges.challenges_in(int(standin.world.guild_id), still_open=True)
        crowd.challenge = challenge.id
        guild_id = int(standin.world.guild_id)
        await house.store.puzzles.add(row_of(house, made_up(), "puzzle"))
        posed = Posed(
            id="posed", puzzle_id="puzzle", guild_id=guild_id, day="2026-05-01", channel_id=int(here), locale="en"
        )
        await house.store.puzzles.pose(posed)
        crowd.puzzle = posed.id
        yield crowd


def _cells(house: House) -> list[Cell]:
    commands: dict[str, Who] = {name: who for name, who in _commands(house) if name.removeprefix("/") not in ELSEWHERE}
    controls: dict[str, Who] = {action: answer.who for action, answer in house.app.dispatcher.answers.items()}
    cells: list[Cell] = []
    for number, (name, who) in enumerate([*commands.items(), *controls.items()]):
        some: set[Person] = {PEOPLE[(number * 3 + step * 4) % len(PEOPLE)] for step in range(3)}
        tried: list[Person] = [person for person in PEOPLE if ALL_CELLS or person in some | OUTSIDE]
        cells += [Cell(name, who, person) for person in tried]
    return sorted(cells, key=lambda cell: cell.name.startswith("/new"))  # which leaves a lobby where it was typed


def _commands(house: House) -> list[tuple[str, Who]]:
    one_of_each: dict[str, Who] = {}
    for command in house.client.tree.walk_commands():
        if "who" in command.extras:
            name = command.qualified_name
            group = name.rpartition(" ")[0]
            if group in ("fleet", "captains", "montego", "nusfjord", "new", "challenge new") and name not in COMMANDS:
                continue
            one_of_each[f"/{name}"] = command.extras["who"]
    return list(one_of_each.items())


@pytest.mark.timeout(0)
@pytest.mark.slow
async def test_everybody_is_served_or_refused_as_the_table_says(crowd: Crowd, caplog: pytest.LogCaptureFixture) -> None:
    wrong: list[str] = []
    cells = _cells(crowd.house)
    for beside in ROUNDS:
        for cell in cells:
            name, who, person = cell.name, cell.who, cell.person
            if (person in ROUNDS[1]) != (beside is ROUNDS[1]):
                continue
            if who == "owner" and person == "manager":  # the bot of this world is hers, too
                continue
            if person in ("kept", "asked") and name in LOBBY:  # in a lobby nobody is either
                continue
            text, changed = await crowd.tries(person, name, who, beside)
            words = texts().words(crowd.people[person].me["locale"])
            game_words = words.of("fleet_dice")
            not_offered = not text and person in OUTSIDE and name.startswith("/challenge")
            keys = REFUSALS[who] + (("error-no-game-here",) if name.startswith("/") else ())
            refused = any(game_words(key).rstrip(".") in text for key in keys)
            if person in MAY[who] and refused:
                wrong.append(f"{name or 'a choice'}: {person} is refused: {text}")
            if person not in MAY[who] and (changed or not (refused or not_offered)):
                wrong.append(f"{name or 'a choice'}: {person} is not refused: {text[:200]!r}, {changed=}")
    assert not wrong, "\n".join(wrong)
    assert not [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]


async def test_the_table_in_the_documentation_is_that_of_the_code(house: House) -> None:
    written = (Path(__file__).parents[3] / "docs" / "access.md").read_text("utf-8")
    begin, end = written.index(BEGIN), written.index(END) + len(END)
    assert written[begin:end] == document(house.app), "run `quayside access`"


def test_every_word_for_whom_something_serves_is_explained() -> None:
    assert set(MAY) == set(MEANS) == set(REFUSALS) == set(get_args(Who))
