"""One game of about ten decisions while something is refused, and what everybody at the table may expect meanwhile:
to be called, to be answered, to lose nothing, to see the board again. People play once they were called, or after they
have waited in vain."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from random import Random

from bot.gateway.controls import read
from bot.ledger.loaded import Loaded
from bot.lobby.alone import solo_forms
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.notifications import Notification
from bot.sandbox.people import NotSent, Outcome, Person, ShownMessage
from bot.text import LANGUAGES, texts
from bot.tools.refusals.answers import Cell
from bot.tools.refusals.findings import Account
from bot.tools.refusals.harbor import HOUR_S, OWNER, Harbor, Trouble
from bot.tools.torture.people import choices
from bot.tools.torture.press_log import verdict_of
from games.engine import registry

DECISIONS = 10
CALLED_WITHIN_S = 40 * 60.0
LOOK_S = 17.0
ANSWERED_WITHIN_S = 200.0
"""Longer than the bot tries to show an answer; less than the 300 s after which the page lets go of idle connections."""
AFTERWARDS_S = 15 * 60.0
"""What is tried again waits ten minutes at most."""
Act = Callable[[], Awaitable[Outcome]]


class Unplayable(Exception):
    """The game can't be played on as long as something is refused."""


class Sitting:
    """People at a table."""

    def __init__(self, harbor: Harbor, cell: Cell, trouble: Trouble, people: list[Person], account: Account) -> None:
        self.harbor = harbor
        self.cell = cell
        self.trouble = trouble
        self.people = people
        self.account = account
        self.game_id = ""
        self.rng = Random(cell.name)
        self.elsewhere = cell.route.scene == "from outside"
        """Whether people play in their direct messages with the bot."""
        self._owed: dict[int, tuple[int, float]] = {}
        self._acknowledged: list[int] = []

    # -- pressing -----------------------------------------------------------------------------------------------------

    async def press(self, person: Person, act: Act) -> ShownMessage:
        """Do it, and once more if it ended badly. Raises `Unplayable` if that did, too."""
        ends: list[str] = []
        for _ in range(2):
            self.account.presses += 1
            since = len(self.harbor.standin.notifications)
            try:
                outcome = await act()
            except NotSent as gone:  # the control has gone meanwhile: the message shows something else now
                raise Unplayable(f"what {person.name} pressed is not there: {gone}") from gone
            shown, ended = await self._ended(outcome, since)
            if shown is not None:
                return shown
            ends.append(ended)
        if not (self.cell.route.last and self.trouble.stands):
            self.account.broke("presses that ended badly twice", f"{person.name}: {' | '.join(ends)}")
        raise Unplayable(ends[-1])

    async def _ended(self, outcome: Outcome, since: int) -> tuple[ShownMessage | None, str]:
        """What a press came to: what is shown, or how badly it ended."""
        if outcome.failed:
            return None, "the interaction failed"
        try:
            shown = await outcome.reply(ANSWERED_WITHIN_S)
        except TimeoutError:
            said = self._said_directly(outcome.person, since)
            if said is None:
                return None, "no answer"
            shown = said
        if any(begin in shown.text for begin in _something_wrong()):
            return None, shown.text
        return shown, ""

    def _said_directly(self, person: Person, since: int) -> ShownMessage | None:
        """The sentence that came as a direct message, where nothing may follow an answer; calls have buttons."""
        world = self.harbor.standin.world
        heard = [each for each in self.harbor.standin.notifications[since:] if each.person_id == person.id]
        found = [ShownMessage(world.message(each.channel_id, each.message_id).raw) for each in heard]
        direct = (each for each in found if world.channel(each.channel_id).is_direct)
        return next((each for each in direct if not each.components), None)

    async def persist(self, person: Person, act: Act) -> ShownMessage:
        """Do it, if need be once nothing is refused any more."""
        try:
            return await self.press(person, act)
        except Unplayable:
            await self._until_lifted()
            return await self.press(person, act)

    async def _until_lifted(self) -> None:
        if self.cell.lasting == "for an hour" and self.trouble.stands:
            await asyncio.sleep(HOUR_S)
        self.trouble.lift()

    # -- opening ------------------------------------------------------------------------------------------------------

    async def open(self, begin: Callable[[str], None]) -> None:
        """The first person opens a lobby, the others join, the first one starts; `begin` is told the lobby's id."""
        host, *guests = self.people
        command = texts().words("en")(f"{self.cell.kind}-command")
        seats = len(self.people)
        forms = solo_forms(registry()[self.cell.kind], {}) if seats == 1 else []
        form = dict(forms[-1]) if forms else {}  # who says how they play alone is not asked again
        lobby = None
        for _ in range(3):
            await self.persist(host, lambda: host.command("new", command, seats=seats, **form))
            with suppress(TimeoutError):
                lobby = await host.wait_for(_is_lobby, LOOK_S)
                break
            if self.cell.lasting != "once":  # it was said why not
                await self._until_lifted()
        if lobby is None:
            raise Unplayable("there is no lobby")
        self.game_id = game_of(lobby)
        begin(lobby.id)
        for guest in guests:
            await self._in_lobby(guest, lobby.id, "@join")
        await self._in_lobby(host, lobby.id, "@start")
        self._owe(set(), 0)

    async def _in_lobby(self, person: Person, lobby_id: str, action: str) -> None:
        seen = await person.wait_for(lambda seen: seen.id == lobby_id and bool(controls(seen, action)))
        await self.persist(person, lambda: person.press(seen, controls(seen, action)[0]))

    # -- playing ------------------------------------------------------------------------------------------------------

    async def loaded(self) -> Loaded:
        """The game as it is stored."""
        return await self.harbor.app.ledger.load(self.game_id)

    async def owing(self) -> set[int]:
        """Who must decide."""
        loaded = await self.loaded()
        return set(loaded.people(loaded.waiting())) if loaded.row.state == "running" else set()

    async def play(self, decisions: int) -> None:
        """Play on for so many decisions, or until the end of the game. Raises `Unplayable`."""
        until = self.account.decisions + decisions
        while self.account.decisions < until:
            owing = await self.owing()
            if not owing:
                if (await self.loaded()).row.state != "running":
                    return
                await asyncio.sleep(LOOK_S)  # a computer player, or a row of the outbox
                continue
            person = next(each for each in self.people if int(each.id) in owing)
            await self.await_call(int(person.id))
            await self._turn(person, until)

    async def _turn(self, person: Person, until: int) -> None:
        """Somebody decides until they owe nothing."""
        panel = await self._panel(person)
        while self.account.decisions < until and int(person.id) in await self.owing():
            offered = choices(panel)
            if not offered:
                panel = await self._panel(person)
                if not (offered := choices(panel)):
                    raise Unplayable(f"{person.name} is offered nothing: {panel.text[:200]}")
            custom_id, value = self.rng.choice(offered)
            panel = await self._decide(person, panel, custom_id, value)

    async def _panel(self, person: Person) -> ShownMessage:
        board = None if self.elsewhere else self._newest_board(person)
        if board is not None:
            return await self.press(person, lambda: person.press(board, controls(board, "@play")[0]))
        channel = "@bot" if self.elsewhere else None
        return await self.press(person, lambda: person.command("play", channel=channel, game=self.game_id))

    def _newest_board(self, person: Person) -> ShownMessage | None:
        seen = reversed(person.seen.values())
        mine = (each for each in seen if game_of(each) == self.game_id and not each.ephemeral)
        return next((each for each in mine if controls(each, "@play")), None)

    async def _decide(self, person: Person, panel: ShownMessage, custom_id: str, value: str) -> ShownMessage:
        await self.harbor.quiet()  # an answer that is sent twice would be taken for that to the next press
        since, before = len(self.harbor.standin.notifications), await self.owing()
        pressed: list[int] = []

        async def press() -> Outcome:
            outcome = await (person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id))
            pressed.append(int(outcome.interaction_id))
            return outcome

        shown = await self.press(person, press)
        control = read(custom_id)
        decided = control is not None and control.action in ("", "@pick")
        if len(pressed) == 1 and decided and verdict_of(shown.raw) == "played":
            self._acknowledged.append(pressed[0])
        self.account.decisions += 1
        self._owed.pop(int(person.id), None)
        self._owe(before | {int(person.id)}, since, await self.owing())
        return shown

    # -- being called -------------------------------------------------------------------------------------------------

    def _owe(self, before: set[int], since: int, now: set[int] | None = None) -> None:
        """Note who owes a decision that did not before."""
        at = asyncio.get_running_loop().time()
        for person in (now if now is not None else set(map(int, (each.id for each in self.people)))) - before:
            self._owed[person] = (since, at)

    async def await_call(self, person: int) -> None:
        """Wait until somebody who begins to owe a decision is called, or the owner is told; but not for ever."""
        if person not in self._owed:
            return
        since, at = self._owed.pop(person)
        if self.cell.route.nobody and self.trouble.stands:
            return
        loop = asyncio.get_running_loop()
        deadline = max(at, self.trouble.ended_at if self.cell.route.nobody else at) + CALLED_WITHIN_S
        while not self._called(person, since) and not self._owner_told():
            if person not in await self.owing():
                return
            if loop.time() >= deadline:
                self.account.broke("people not called and the owner not told", await self._story())
                return
            await asyncio.sleep(LOOK_S)

    async def _story(self) -> str:
        rows = await self.harbor.store.outbox.waiting(self.game_id)
        waiting = ", ".join(f"{row.kind} {row.state}, {row.attempts} attempts: {row.last_error}" for row in rows)
        return waiting or "nothing waits to be said"

    def _called(self, person: int, since: int) -> bool:
        heard = self.harbor.standin.notifications[since:]
        return any(each.person_id == str(person) for each in heard)

    def _owner_told(self) -> bool:
        world = self.harbor.standin.world

        def tells(each: Notification) -> bool:
            if world.users[each.person_id].raw["global_name"] != OWNER:
                return False
            return self.game_id in world.message(each.channel_id, each.message_id).raw["content"]

        return any(map(tells, self.harbor.standin.notifications))

    # -- afterwards ---------------------------------------------------------------------------------------------------

    async def all_called(self) -> None:
        """Whoever owes a decision now is called, too."""
        for person in await self.owing():
            await self.await_call(person)

    async def afterwards(self) -> None:
        """Nothing is refused any more: the game goes on, nothing is lost, the board is there."""
        await asyncio.sleep(AFTERWARDS_S)
        looking = self.people[0]
        try:
            await self.press(looking, lambda: looking.command("board", game=self.game_id))
        except Unplayable:
            return
        await asyncio.sleep(AFTERWARDS_S)
        await self.all_called()
        loaded = await self.loaded()
        if loaded.row.state not in ("running", "finished"):
            self.account.broke("games set aside", f"it is {loaded.row.state}")
            return
        for interaction in self._acknowledged:
            if await self.harbor.store.games.move_of(interaction) is None:
                self.account.broke("acknowledged decisions lost", f"interaction {interaction}")
        if loaded.row.state == "running" and not self._board_is_there(loaded):
            self.account.broke("boards missing afterward", await self._story())

    def _board_is_there(self, loaded: Loaded) -> bool:
        """Whether a public message, where the game is played, shows it as it is since the last board was due."""
        world = self.harbor.standin.world
        for place in {loaded.row.channel_id, loaded.row.thread_id or loaded.row.channel_id}:
            channel = world.channels.get(str(place))
            for message in channel.log if channel is not None else ():
                shown = ShownMessage(message.raw)
                if message.reader is None and game_of(shown) == self.game_id:
                    for custom_id in controls(shown, "@play"):
                        control = read(custom_id)
                        if control is not None and control.revision >= loaded.board:
                            return True
        return False


def _is_lobby(seen: ShownMessage) -> bool:
    return bool(controls(seen, "@start") or controls(seen, "@join"))


@cache
def _something_wrong() -> tuple[str, ...]:
    """How the sentences begin that tell of an error nobody foresaw."""
    keys = ("error-internal", "error-unshown")
    return tuple(texts().words(each)(key, code="|").partition("|")[0] for key in keys for each in LANGUAGES)
