"""A game on a desk: the bot itself without Discord, with the one game in its store. What people would see is kept as
bytes, so that two games can be compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any

from bot.app import App, Core
from bot.errors import Sorry
from bot.gateway.controls import Control
from bot.gateway.press import Press
from bot.gateway.reply import sentence_for
from bot.gateway.room import Room
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options, written
from bot.lobby.dealing import dealt
from bot.play.boards import first_posts
from bot.play.kinds import Refresh
from bot.play.verb_commands import suggests
from bot.text import texts
from bot.tools.oracle.overhearing import overhearing
from bot.tools.oracle.recording import HERE, RecordingClient, RecordingReply, RecordingStudio
from bot.tools.oracle.shelf import Shelf
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.records import Checkpoint, GameRow, SeatRow
from games.engine import Game, Luck
from games.engine.conformance import plain

ID = "twintwin01"
NOW = datetime(2026, 1, 1, tzinfo=UTC)
PEOPLE = ("Anna", "Björn", "Chloé", "Dmitri", "Eva")
BYSTANDER = 99
"""A person who has no seat; the people at seats 0, 1 ... are 1, 2 ..."""
LOOKS = ("@text", "@log", "@history", "@table", "@replay", "@why", "@play")
"""What is pressed to see all that a person can see; the sheets come after these."""
Rooms = Sequence[Callable[[Core], Room]]


class Desk:
    """One game with everybody who looks at it. `more` are rooms that its bot has besides the usual ones."""

    def __init__(self, game: Game[Any, Any], language: str, more: Rooms = ()) -> None:
        self.game = game
        self.language = language
        self.heard: list[bytes] = []
        self.logged: list[bytes] = []
        self.easel = RecordingStudio(self.heard)
        self._more = more
        self._shelf = Shelf(NOW)
        self._client = RecordingClient(self.heard)
        self._app = App(
            self._shelf, client=self._client, studio=self.easel, workers=Workers(make=WorkerThread), more=more
        )
        self._looked = 0
        self._loaded: Loaded | None = None
        self._twin: Desk | None = None

    @classmethod
    async def dealt(
        cls, game: Game[Any, Any], seats: int, settings: dict[str, str], seed: str, more: Rooms = ()
    ) -> Desk:
        """A game at its first decision, its first board posted."""
        rng = Random(seed)
        locale, secret, language = rng.choice(["en", "de"]), rng.randbytes(32), rng.choice(["en", "de"])
        desk = cls(game, language, more)
        values: dict[str, Any] = dict.fromkeys(GameRow.__struct_fields__)
        values |= {
            "id": ID, "kind": game.id, "state": "running", "rules": game.rules, "shape": game.shape, "version": 1,
            "digest": game.digest, "options": written(Options(seats=seats, settings=settings)), "channel_id": HERE,
            "host_id": 1, "revision": 0, "locale": locale, "commitment": "sealed", "salt": seed, "created_at": NOW,
            "updated_at": NOW,
        }  # fmt: skip
        people = [
            SeatRow(ID, seat, seat + 1, None, None, seat, "active", {"name": PEOPLE[seat]}) for seat in range(seats)
        ]
        table, _ = game.setup(seats, settings, Luck(secret, seed))
        begun = await dealt(desk._app.parts.times, NOW, GameRow(**values), people, table)
        desk._shelf.lay(begun.row, people, secret, Checkpoint(begun.saved.table, 0), first_posts(begun))
        await desk._say()
        return desk

    def twin(self) -> Desk:
        """The same game as it is now once more, with ears of its own. The twin there was before is no more."""
        if self._twin is None:
            self._twin = Desk(self.game, self.language, self._more)
        self._twin._shelf.copy(self._shelf)
        self._twin._loaded = None
        self._twin.forget()
        return self._twin

    async def put(self, table: Any) -> None:
        """Let this be the table."""
        loaded = await self._app.ledger.load(ID)
        loaded.table = table
        await self._app.ledger.amend(loaded)
        self._loaded = None

    async def loaded(self) -> Loaded:
        """The game as it is stored. To be looked at, not to be changed."""
        if self._loaded is None:
            self._loaded = await self._app.ledger.load(ID)
        return self._loaded

    async def decide(self, seat: int, choice: str) -> None:
        """Play a choice as the person at this seat, and say everything that must be said about it."""
        with overhearing(self.logged):
            await self._app.parts.deciding.decide(ID, seat + 1, choice, revision=None, interaction_id=None)
            await self._say()
        self._loaded = None

    async def undo(self, seat: int) -> None:
        """Take the last answer of this seat back."""
        with overhearing(self.logged):
            await self._app.parts.undo.undo(ID, seat + 1, revision=None, interaction_id=None)
            await self._say()
        self._loaded = None

    async def _say(self) -> None:
        """Deliver what waits to be said now; alarms of later ring for nobody here."""
        while due := self._shelf.take_due():
            for row in due:
                self.heard.append(plain([row.kind, sorted(row.payload.get("pings", ()))]))
                await self._app.courier.deliver(row)

    # -- looking ------------------------------------------------------------------------------------------------

    async def looks(self, seat: int | None) -> list[bytes]:
        """All that a person sees who looks at the game from every side now: of a seat, or of nobody's."""
        self.forget()
        with overhearing(self.logged):
            await self._looks(seat)
        return self.heard[:]

    async def _looks(self, seat: int | None) -> None:
        loaded = await self.loaded()
        self._looked += 1
        await self._app.core.posting.post(ID, [Refresh(since=loaded.saved.story).row(f"{ID}-look{self._looked}")])
        await self._say()
        person = seat + 1 if seat is not None else BYSTANDER
        for action in LOOKS:
            await self._press(person, action)
        for other in range(len(loaded.seats)):
            await self._press(person, "@whose", str(other))
        for verb in self.game.verbs:
            for number, _ in enumerate(verb.arguments):
                suggest = suggests(self._app.ledger, self._app.core.choice, self.game, verb, number)
                suggested = await suggest(self._client.typing(person, self.language), "")
                self.heard.append(plain([(each.name, each.value) for each in suggested]))

    async def _press(self, person: int, action: str, *values: str) -> None:
        """Press something about the game, and hear the answer, be it that it is refused."""
        reply = RecordingReply(self._client.typing(person, self.language), self.heard)
        try:
            await self._app.core.visibility.check(reply.interaction, ID)
            await self._app.dispatcher.answers[action].give(reply, Press(Control(ID, 0, action), list(values)))
        except Sorry as sorry:
            self.heard.append(sentence_for(sorry, texts().words(self.language)).encode())
        await self._app.lifetime.last_seen.close()

    def forget(self) -> None:
        """What was heard and logged so far is over."""
        self.heard.clear()
        self.logged.clear()

    async def glances(self, seat: int | None) -> bytes:
        """What everything else is made from: views, options, question, who must decide, the numbers on controls."""
        loaded = await self.loaded()
        views = [self.game.view(loaded.table, viewer) for viewer in dict.fromkeys((None, seat))]
        step = self.game.step(loaded.table, seat) if seat is not None else None
        options = self.game.options(loaded.table, seat) if seat is not None else []
        asked = step.ask(loaded.table) if step is not None else None
        number = loaded.saved.asked[seat] if seat is not None else 0
        return plain([views, loaded.waiting(), options, asked, number, loaded.saved.posted, loaded.saved.story])
