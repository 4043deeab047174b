"""The bot itself without Discord and database: the real manager, announcer and answers over lists in memory.
What people would see is kept as bytes, so that two games can be compared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
from discord import ui

from bot.errors import Sorry
from bot.follow.answers import FollowService
from bot.gateway.reply import sentence_for
from bot.gateway.visibility import Door
from bot.history.answers import HistoryService
from bot.history.log_answers import LogService
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.ledger.manager import GameManager
from bot.outbox.threads import Threads
from bot.pictures.replays import Order, frames
from bot.pictures.studio import board_pictures, final_pictures
from bot.play.announcer import Announcer
from bot.play.answers import TableService
from bot.play.verb_commands import _suggest
from bot.text import texts
from bot.tools.oracle.overhearing import overhearing
from db.records import Checkpoint, FollowRow, GameRow, MoveRow, NewMove, NewPost, PostRow, ProgressRow, SeatRow
from games.engine import Game
from games.engine.conformance import plain
from render import Picture

ID = "twintwin01"
HERE = 7
NOW = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = ("Anna", "Björn", "Chloé", "Dmitri", "Eva")
BYSTANDER = 99
"""A person who has no seat; the people at seats 0, 1 ... are 1, 2 ..."""
DOT = Picture(b"", 1, 1, "not drawn")


class Shelf:
    """As much of the store as a running game needs."""

    def __init__(self, row: GameRow, seats: list[SeatRow], secret: bytes) -> None:
        self.row, self.seated, self._secret = row, seats, secret
        self.moved: list[MoveRow] = []
        self.kept: Checkpoint | None = None
        self.posted: list[NewPost] = []

    def copy(self) -> Shelf:
        twin = Shelf(self.row, self.seated, self._secret)
        twin.moved, twin.kept = self.moved[:], self.kept
        return twin

    def now(self) -> datetime:
        return NOW

    async def settings_at(self, game_id: str) -> dict[int, dict[str, Any]]:
        return {}

    async def progress(self, person_id: int) -> list[ProgressRow]:
        return []

    async def load_seated(self, game_id: str) -> tuple[GameRow, list[SeatRow]]:
        return self.row, self.seated

    async def seats(self, game_id: str) -> list[SeatRow]:
        return self.seated

    async def in_channel(self, channel_id: int, states: Sequence[str]) -> list[GameRow]:
        return [self.row]

    async def followers(self, game_id: str) -> list[FollowRow]:
        return []

    async def games_at(self, person_id: int) -> list[tuple[GameRow, int]]:
        return []

    async def secret(self, game_id: str) -> bytes:
        return self._secret

    async def moves(self, game_id: str, since: int = 0) -> list[MoveRow]:
        return [move for move in self.moved if move.number > since]

    told = moves

    async def of(self, person_id: int, game_id: str) -> int:
        """Nobody here has ever looked."""
        return 0

    def note(self, person_id: int, loaded: Loaded) -> None:
        """And nobody remembers."""

    async def checkpoint(self, game_id: str) -> Checkpoint | None:
        return self.kept

    async def place(self, game_id: str, board_message_id: int) -> None:
        self.row = msgspec.structs.replace(self.row, board_message_id=board_message_id)

    async def commit_move(
        self, game_id: str, *, moves: Sequence[NewMove], table_blob: bytes, state: str | None,
        posts: Sequence[NewPost], checkpoint: Checkpoint | None, undone: Sequence[int] = (), **_: Any,
    ) -> None:  # fmt: skip
        self.kept = checkpoint or self.kept
        self.moved = [each for each in self.moved if each.number not in undone]
        self.moved += [
            MoveRow(game_id, each.number, each.kind, each.seat, each.choice, None, None, NOW, each.events, False)
            for each in moves
            if each.kind == "choice"
        ]
        revision, version = moves[-1].number, self.row.version + 1
        self.row = msgspec.structs.replace(
            self.row, table_blob=table_blob, revision=revision, version=version, state=state or self.row.state
        )
        self.posted += posts


class Place(discord.DMChannel):
    """A channel that keeps what is posted and edited in it."""

    def __init__(self, heard: list[bytes]) -> None:
        self.id = HERE
        self._heard = heard

    async def send(self, **sent: Any) -> Any:  # pyright: ignore[reportIncompatibleMethodOverride]
        self._heard.append(wire("post", sent["view"], sent["files"], sent["allowed_mentions"]))
        return SimpleNamespace(id=len(self._heard))

    def get_partial_message(self, message_id: int, /) -> Any:
        async def edit(*, view: ui.LayoutView, attachments: list[discord.File], allowed_mentions: Any) -> None:
            self._heard.append(wire("edit", view, attachments, allowed_mentions))

        return SimpleNamespace(id=message_id, edit=edit)


def wire(how: str, view: ui.LayoutView, files: Sequence[discord.File], allowed: Any = None) -> bytes:
    """A message as it leaves the house: components, attachments with their alt texts, who may be mentioned."""
    mentioned = allowed.to_dict() if allowed is not None else {}
    attached = [(file.filename, file.description, file.fp.read()) for file in files]
    return plain([how, view.to_components(), mentioned, [(name, alt, data.hex()) for name, alt, data in attached]])


class Easel:
    """Draws when `draws` is set; else it only notes what would have been drawn, for pictures follow from that alone."""

    def __init__(self, heard: list[bytes]) -> None:
        self._heard, self.draws = heard, False

    def draw(self, paint: Callable[..., Any], /, *args: Any, **kwargs: Any) -> asyncio.Future[Any]:
        self._heard.append(plain([paint.__name__, _views(args), _views(kwargs.values())]))
        drawn = asyncio.get_running_loop().create_future()
        if self.draws:
            drawn.set_result(paint(*args, **kwargs))
        else:
            drawn.set_result([DOT] if paint in (board_pictures, final_pictures) else DOT)
        return drawn

    async def animate(self, order: Order) -> Picture:
        """A replay: every view and event of it. What it is made from stays in the house."""
        game_frames = frames(desk_game(order.record.game), order.record)
        self._heard.append(plain([(frame.view, frame.events) for frame in game_frames]))
        return DOT


def _views(arguments: Any) -> list[Any]:
    return [each for each in arguments if isinstance(each, msgspec.Struct | int | list | Mapping)]


_GAMES: dict[str, Game[Any, Any]] = {}


def desk_game(kind: str) -> Game[Any, Any]:
    """The game of this kind that sits at the desks."""
    return _GAMES[kind]


class Ear:
    """A `Reply` that keeps what one person is shown."""

    def __init__(self, person_id: int, language: str, heard: list[bytes]) -> None:
        self.interaction = SimpleNamespace(user=SimpleNamespace(id=person_id), id=1)
        self.words = texts().words(language)
        self.played = False
        self._heard = heard

    def acknowledge(self) -> None:
        """Nobody is waiting."""

    async def show(self, view: ui.LayoutView, *files: discord.File) -> None:
        self._heard.append(wire("shown", view, files))


class Desk:
    """One game with everybody who looks at it."""

    def __init__(self, game: Game[Any, Any], shelf: Shelf, language: str) -> None:
        self.game, self.shelf, self.language = game, shelf, language
        _GAMES[game.id] = game
        self.heard: list[bytes] = []
        self.logged: list[bytes] = []
        client: Any = SimpleNamespace(store=shelf, user=None, glances=shelf, get_channel=lambda _: self._place)
        self._place, self.easel = Place(self.heard), Easel(self.heard)
        client.studio, client.outbox = self.easel, SimpleNamespace(wake=lambda: None)
        self.manager = client.manager = GameManager(shelf, lambda: None)  # type: ignore[arg-type]
        client.threads = Threads(client)
        client.announcer = self._announcer = Announcer(client)
        self._tables = client.tables = TableService(client)
        client.follows, client.door = FollowService(client), Door(client)
        client.places = SimpleNamespace(trouble=lambda *_: "", away=lambda _: False)
        self._log, self._history = LogService(client), HistoryService(client)
        self._client = client

    @classmethod
    async def dealt(cls, game: Game[Any, Any], seats: int, settings: dict[str, str], seed: str) -> Desk:
        """A game at its first decision, its first board posted."""
        rng = Random(seed)
        values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
        values |= {
            "id": ID, "kind": game.id, "state": "running", "rules": game.rules, "shape": game.shape, "version": 1,
            "digest": game.digest, "options": {"settings": settings}, "channel_id": HERE, "host_id": 1, "revision": 0,
            "locale": rng.choice(["en", "de"]), "commitment": "sealed", "salt": seed,
            "created_at": NOW,
        }  # fmt: skip
        people = [
            SeatRow(ID, seat, seat + 1, None, None, seat, "active", {"name": PEOPLE[seat]}) for seat in range(seats)
        ]
        shelf = Shelf(GameRow(**values), people, rng.randbytes(32))
        desk = cls(game, shelf, rng.choice(["en", "de"]))
        table, _ = game.setup(seats, settings, await desk.manager.luck(Loaded(shelf.row, people)))
        shelf.kept = Checkpoint(game.save(table), 0)
        desk.put(table, Saved(b"", [0] * seats, latest=game.save(table)))
        first = NewPost(kind="turn", payload={"since": 0, "number": 0, "pings": [1]}, nonce="first")
        shelf.posted.append(first)
        await desk.say()
        return desk

    def put(self, table: Any, saved: Saved) -> None:
        """Let this be the table."""
        saved.table = self.game.save(table)
        self.shelf.row = msgspec.structs.replace(self.shelf.row, table_blob=encode_saved(saved))

    def twin(self) -> Desk:
        """The same game once more, with ears of its own."""
        return Desk(self.game, self.shelf.copy(), self.language)

    @property
    def loaded(self) -> Loaded:
        """The game as it is stored."""
        return Loaded(self.shelf.row, self.shelf.seated)

    async def decide(self, seat: int, choice: str) -> None:
        """Play a choice as the person at this seat, and say everything that must be said about it."""
        with overhearing(self.logged):
            await self.manager.decide(ID, seat + 1, choice, revision=None, interaction_id=None)
            await self.say()

    async def undo(self, seat: int) -> None:
        """Take the last answer of this seat back."""
        with overhearing(self.logged):
            await self.manager.undo(ID, seat + 1, revision=None, interaction_id=None)
            await self.say()

    async def say(self) -> None:
        """Deliver what waits to be said now; alarms of later ring for nobody here."""
        posted, self.shelf.posted = self.shelf.posted, []
        for post in posted:
            if post.due_at is None:
                await self._deliver(post)

    async def _deliver(self, post: NewPost) -> None:
        row = PostRow(1, ID, post.kind, post.payload, post.nonce, "new", NOW, None, 1, None, None, None, None)
        self.heard.append(plain([post.kind, sorted(post.payload.get("pings", ()))]))
        await self._announcer.deliver(row)

    # -- looking ------------------------------------------------------------------------------------------------

    async def looks(self, seat: int | None) -> list[bytes]:
        """All that a person sees who looks at the game from every side now: of a seat, or of nobody's."""
        self.heard.clear()
        self.logged.clear()
        with overhearing(self.logged):
            await self._looks(seat)
        return self.heard[:]

    async def _looks(self, seat: int | None) -> None:
        loaded = self.loaded
        await self._deliver(NewPost(kind="refresh", payload={"since": loaded.saved.story}, nonce=""))
        person = seat + 1 if seat is not None else BYSTANDER
        ear: Any = Ear(person, self.language, self.heard)
        tables = self._tables
        history = self._history
        for look in (
            tables.board_text,
            self._log.show,
            history.show,
            tables.table,
            tables.replay,
            tables.why_menu,
            tables.play,
        ):
            await self._heard_or_sorry(look(ear, ID))
        for other in range(len(loaded.seats)):
            await self._heard_or_sorry(tables.sheet(ear, ID, other + 1))
        for verb in self.game.verbs:
            for number, _ in enumerate(verb.arguments):
                suggest = _suggest(self._client, self.game, verb, number)
                suggested = await suggest(self._typing(person), "")
                self.heard.append(plain([(each.name, each.value) for each in suggested]))

    def forget(self) -> None:
        """What was heard and logged so far is over."""
        self.heard.clear()
        self.logged.clear()

    def glances(self, seat: int | None) -> bytes:
        """What everything else is made from: views, options, question, who must decide, the numbers on controls."""
        loaded = self.loaded
        views = [self.game.view(loaded.table, viewer) for viewer in dict.fromkeys((None, seat))]
        step = self.game.step(loaded.table, seat) if seat is not None else None
        options = self.game.options(loaded.table, seat) if seat is not None else []
        asked = step.ask(loaded.table) if step is not None else None
        number = loaded.saved.asked[seat] if seat is not None else 0
        return plain([views, loaded.waiting(), options, asked, number, loaded.saved.posted, loaded.saved.story])

    async def _heard_or_sorry(self, look: Any) -> None:
        try:
            await look
        except Sorry as sorry:
            self.heard.append(sentence_for(sorry, texts().words(self.language)).encode())

    def _typing(self, person: int) -> Any:
        """An interaction of somebody who types a command in the game's channel."""
        return SimpleNamespace(
            user=SimpleNamespace(id=person), namespace=SimpleNamespace(), channel_id=HERE,
            locale=SimpleNamespace(value=self.language), data={},
        )  # fmt: skip
