"""Where everything is put together: what there is, what each part is given, and in which order all take part in a
change. Nothing is done here, and nobody is handed this; adding a capability is a folder and a line in `_rooms`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord

from bot.challenges import room as challenges
from bot.challenges.runs import RunChance, Runs
from bot.challenges.seal import check_sight, sealed, secret_of
from bot.chores.chores import Chore, Chores
from bot.chores.sparing import sparing
from bot.client import QuaysideClient
from bot.clocks.overdue import Overdue
from bot.clocks.timekeeping import Timekeeping
from bot.clocks.vacations import Vacations
from bot.digest import room as digest
from bot.digest.digests import Digests
from bot.follow import room as follow
from bot.follow.following import Following
from bot.gateway.command_names import FluentTranslator
from bot.gateway.command_sync import CommandSync
from bot.gateway.dispatch import Dispatcher
from bot.gateway.game_choice import GameChoice
from bot.gateway.press import together
from bot.gateway.room import Room
from bot.gateway.shares import Shares
from bot.gateway.visibility import Visibility
from bot.health import room as health
from bot.health.health import Health
from bot.health.rivals import Rivals
from bot.health.upkeep import check_games, mend_games
from bot.hints import room as hints
from bot.hints.hints import Hints
from bot.history import room as history
from bot.history.posts import FinalReplays
from bot.history.replaying import Replaying
from bot.learn import room as learn
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.ledger.posting import Posting
from bot.ledger.quarantine import Quarantine
from bot.lobby import room as lobby
from bot.lobby.card import LobbyCard
from bot.lobby.dealing import Dealing
from bot.lobby.lobby import Lobbies
from bot.lobby.status_card import StatusCard
from bot.lobby.venue import Venue
from bot.my_games import room as my_games
from bot.notes import room as notes
from bot.nudge import room as nudge
from bot.nudge.nudging import Nudging
from bot.outbox.courier import Courier
from bot.outbox.delivery import Deliverer, Outbox
from bot.outbox.forms import Form
from bot.outbox.ladder import Ladder
from bot.outbox.messages import DirectCalls, DirectMessages, GameMessages
from bot.outbox.places import Places
from bot.outbox.refusals import Refusals
from bot.outbox.threads import GameThreads
from bot.outbox.walls import Walls
from bot.people import room as people
from bot.people.preferences import reads_text_first
from bot.pictures.studio import Studio
from bot.places import room as places
from bot.places.reopening import Reopening
from bot.places.suspension import Rest, Suspension
from bot.places.watch import PlaceWatch, Threadkeeping
from bot.plans import room as plans
from bot.plans.plans import Plans
from bot.play import posts as board_posts
from bot.play import room as play
from bot.play.boards import Boards
from bot.play.computer_turns import ComputerTurns
from bot.play.deciding import Deciding
from bot.play.drawing import BoardDrawing
from bot.play.final_posts import FinalScorings, Notices
from bot.play.kinds import Board, Final
from bot.play.last_seen import LastSeen
from bot.play.news import News
from bot.play.own_seat import OwnSeat
from bot.play.panel_contents import PanelContents
from bot.play.private_panel import PrivatePanel
from bot.play.relocation import Relocation
from bot.play.seat_actions import SeatActions
from bot.players.foresight import Foresight
from bot.players.thinking import Thinking
from bot.privacy import room as privacy
from bot.privacy.forgetting import Forgetting
from bot.puzzles import room as puzzles
from bot.puzzles.daily import DailyPuzzles
from bot.puzzles.making import Making
from bot.records import room as records
from bot.reminders import room as reminders
from bot.reminders.alarms import Alarms, Ringing
from bot.reminders.kinds import Alarm
from bot.reminders.posts import AlarmBell, Reminders
from bot.results import room as results
from bot.results.counting_figures import FigureCounting
from bot.results.results import Results
from bot.results.server_leaderboards import ServerLeaderboards
from bot.review import room as review
from bot.seats import room as seats
from bot.seats.hosting import Hosting
from bot.seats.replacing import Replacing
from bot.seats.seating import Seating
from bot.server import room as server
from bot.setup import room as setup
from bot.trials import room as trials
from bot.trials.trials import Trials
from bot.undo import room as undo
from bot.undo.undo import Undo
from bot.votes import room as votes
from bot.votes.votes import Votes
from bot.welcome import room as welcome
from bot.workers.workers import Workers
from db.errors import StoreUnavailable
from db.shards import Shards
from db.store import Store
from games.engine import Budget

log = logging.getLogger(__name__)


class Core:
    """What nearly everything stands on: the store and its ledger, Discord, and the ways between them."""

    def __init__(
        self,
        store: Store,
        share: Shards | None,
        budget: Budget | None,
        studio: Studio | None,
        outbox: Outbox | None,
        client: QuaysideClient,
        boards: Form,
        workers: Workers | None,
    ) -> None:
        self.store = store
        self.share = share
        self.client = client
        self.outbox = outbox or Outbox(store, share)
        self.posting = Posting(store.outbox, self.outbox.wake)
        self.ledger = Ledger(store.games, self.outbox.wake, Quarantine(store, self.outbox.wake))
        self.chronicle = Chronicle(store.games, self.ledger)
        self.places = Places(self.client, share, store.now)
        refusals = Refusals(self.posting)
        self.ladder = Ladder(refusals, boards)
        self.threads = GameThreads(self.client, store.games, self.places, refusals)
        self.direct = DirectMessages(self.client, self.ladder, store.people, partial(reads_text_first, store.people))
        calls = DirectCalls(self.direct, refusals, store.outbox, store.now)
        self.messages = GameMessages(self.client, self.threads, self.ladder, calls)
        self.visibility = Visibility(self.client, store, partial(check_sight, store))
        self.choice = GameChoice(store.games, self.ledger, self.visibility)
        self.workers = workers or Workers()
        self.studio = studio or Studio(self.workers)
        self.thinking = Thinking(self.workers, budget)
        rivals = Rivals(store.processes, share, lambda: self.client.application_id)
        self.health = Health(store, self.client, lambda: self.outbox.running, rivals)


class Parts:
    """What can happen to a game, and who takes part when it does."""

    def __init__(self, core: Core) -> None:
        store, ledger, posting, wake = core.store, core.ledger, core.posting, core.outbox.wake
        self.times = Timekeeping(store)
        self.vacations = Vacations(store, ledger)
        self.overdue = Overdue(store, ledger)
        self.undo = Undo(store.games, ledger)
        self.votes = Votes(ledger, [self.undo, self.overdue])
        self.seating = Seating(ledger, self.votes)
        self.replacing = Replacing(ledger)
        self.hosting = Hosting(ledger)
        self.plans = Plans(ledger, self.votes, store.people)
        self.boards = Boards(store, posting)
        self.relocation = Relocation(store.games, ledger, self.boards)
        self.deciding = Deciding(ledger, self.votes)
        self.hints = Hints(store.games, ledger)
        # When an alarm rings: who is back or away comes first, for it says whose clock runs; then those who have
        # spoken about somebody late decide; then the next one who is late is asked about.
        looks = [self.vacations.look, self.overdue.look_for_answers, self.overdue.look_for_the_next_one_late]
        self.alarms = Alarms(store, ledger, posting, self.times)
        self.ringing = Ringing(store, ledger, self.alarms, looks)
        self.nudging = Nudging(ledger, self.alarms.next_alarm, (Alarm.kind,), store.now)
        self.digests = Digests(store, posting)
        dealing = Dealing(self.times, self.alarms)
        self.lobbies = Lobbies(store, ledger, wake, dealing)
        self.following = Following(store, posting, core.visibility)
        self.counting = FigureCounting(store, core.workers)
        self.results = Results(store, self.counting)
        self.leaderboards = ServerLeaderboards(store, posting)
        self.puzzles = DailyPuzzles(store, posting, Making(store, ledger, core.workers))
        self.runs = Runs(store, wake, dealing)
        self.replaying = Replaying(ledger, core.studio)
        self.final_replays = FinalReplays(core.messages, self.replaying.animation)
        self.status_card = StatusCard(store)
        self.reopening = Reopening(core.places, core.threads, posting, core.outbox.open)
        ledger.invite(
            self.vacations,  # whoever sits down may be away, which clocks and everybody else go by
            self.plans,  # bring further moves: all others look at the table behind those
            self.times,  # may settle the question about somebody late, which boards would show
            self.runs,  # how a run ended is noted before anything is said of it
            self.boards,  # what everybody waits for is said first
            self.final_replays,  # below the final scoring
            self.following,  # those who watch hear of the end after those who play
            self.results,  # what remains of a game that is over
            self.leaderboards,  # the month in which it ended
            self.alarms,  # who owes what since when, as the table is now; alarms show nothing and come late
            self.status_card,  # edited once for all that happened meanwhile
        )


class App:
    """Quayside as one process runs it: a client that is ready to be started, and whatever there is to look into.

    `store` is opened by the caller and closed by it. With a `share` it serves these shards only. `budget` is how long
    computer players may think. `studio`, `workers` and `outbox` are others than its own, `through` stands
    between the outbox and whoever delivers its rows, `more` are rooms besides the bot's own. What else is given is the
    client's.
    """

    def __init__(
        self,
        store: Store,
        share: Shards | None = None,
        *,
        budget: Budget | None = None,
        studio: Studio | None = None,
        workers: Workers | None = None,
        outbox: Outbox | None = None,
        boards: Form = "ordinary",
        through: Callable[[Deliverer], Deliverer] | None = None,
        more: Sequence[Callable[[Core], Room]] = (),
        **options: Any,
    ) -> None:
        client = QuaysideClient(share, **options)
        core = self.core = Core(store, share, budget, studio, outbox, client, boards, workers)
        parts = self.parts = Parts(core)
        self.client, self.ledger = core.client, core.ledger
        last_seen = LastSeen(store.people)
        self.rooms = [*_rooms(core, parts, last_seen), *(room(core) for room in more)]
        core.ledger.invite(*(guest for room in self.rooms for guest in room.guests))
        turned = [hear for room in self.rooms for hear in room.turned]
        self.courier = Courier(
            core.ledger,
            core.places,
            [delivery for room in self.rooms for delivery in room.posts],
            {Board: [parts.following.turned, *turned], Final: turned},
        )
        self.dispatcher = Dispatcher(together([room.answers for room in self.rooms]), core.visibility)
        for room in self.rooms:
            for register in room.commands:
                register(core.client.tree)
        self.threadkeeping = Threadkeeping(store.games, core.threads, parts.relocation, share)
        suspension = Suspension(store.games, Rest(core.ledger, parts.times, parts.alarms, parts.boards))
        watch = PlaceWatch(core.places, suspension, self.threadkeeping, parts.reopening.changed)
        chores = [watch.chore(), *(chore for room in self.rooms for chore in room.chores)]
        deliverer = self.courier if through is None else through(self.courier)
        invited = [hear for room in self.rooms for hear in room.invited]
        self.lifetime = AppLifetime(core, deliverer, last_seen, parts.boards, chores, invited)
        core.client.serve(self.dispatcher, Shares(store.shares), watch, self.lifetime)

    async def ready(self) -> None:
        """Wait until the bot has come to Discord, and Discord knows its commands."""
        await self.client.wait_until_ready()
        if self.lifetime.registering is not None:
            await self.lifetime.registering


def _rooms(core: Core, parts: Parts, last_seen: LastSeen) -> list[Room]:
    """Every capability."""
    client, store, ledger, studio, choice = core.client, core.store, core.ledger, core.studio, core.choice
    drawing, news = BoardDrawing(studio), News(core.chronicle, last_seen)
    contents = PanelContents(store, studio, SeatActions(parts.undo, parts.plans), core.places.trouble)
    panel = PrivatePanel(OwnSeat(ledger, parts.seating), news, contents, drawing.draw_ahead)
    card = LobbyCard(store, core.threads, core.ladder)
    forgetting = Forgetting(store, ledger, parts.seating, last_seen)
    walls = Walls(client, core.threads, core.places, core.ladder)
    reminding = Reminders(core.direct, store, core.chronicle, core.messages)
    return [
        lobby.room(ledger, parts.lobbies, Venue(client, core.places, store.people), card, core.messages),
        play.room(
            ledger, parts.deciding, panel, news, studio, choice,
            posts=_boards(core, parts, drawing, card),
            show_lobby=card.show_again, look_after=parts.boards.look_after, trouble=core.places.trouble,
        ),
        undo.room(ledger, parts.undo, panel, choice),
        votes.room(parts.votes, panel),
        plans.room(ledger, parts.plans, Foresight(core.workers), store, panel=panel, choice=choice),
        trials.room(ledger, Trials(store.games, core.workers), parts.plans, studio, panel),
        notes.room(ledger, store.notes, panel, choice),
        nudge.room(parts.nudging),
        digest.room(core.direct, store, ledger, parts.digests),
        hints.room(ledger, parts.hints, core.thinking),
        history.room(
            ledger, core.chronicle, studio, parts.replaying, parts.final_replays, choice,
            secret=partial(secret_of, store),
        ),
        seats.room(ledger, parts.seating, parts.replacing, parts.hosting, panel, choice),
        reminders.room(reminding, AlarmBell(parts.ringing)),
        people.room(
            store, parts.vacations,
            set_alarms=parts.alarms.set_alarms, set_digests=parts.digests.begin,
        ),
        my_games.room(store, ledger, client, panel, choice),
        follow.room(
            core.direct, store, ledger,
            following=parts.following, chronicle=core.chronicle, choice=choice,
        ),
        challenges.room(
            client, store, ledger, core.posting,
            runs=parts.runs, relocation=parts.relocation, visibility=core.visibility, threads=core.threads,
            places=core.places, ladder=core.ladder, studio=studio, replaying=parts.replaying, workers=core.workers,
            panel=panel,
        ),
        results.room(
            client, store,
            leaderboards=parts.leaderboards, studio=studio, ladder=core.ladder, counting=parts.counting,
        ),
        review.room(
            ledger, core.posting, choice, workers=core.workers, studio=studio, messages=core.messages,
            sealed=partial(sealed, store),
        ),
        records.room(store, ledger, studio),
        privacy.room(store, ledger, forgetting, card, choice, workers=core.workers),
        server.room(client, store, setup.shut_at, parts.puzzles.begin),
        puzzles.room(store, parts.puzzles, core.visibility, walls, studio),
        setup.room(client, store, core.places),
        places.room(parts.reopening),
        welcome.room(client, store, core.posting, core.ladder),
        learn.room(store, ledger, core.visibility, studio),
        health.room(
            client, core.direct, store, core.posting,
            health=core.health, results=parts.results,
            mend=partial(mend_games, store, ledger, parts.boards, parts.alarms, core.share),
        ),
    ]  # fmt: skip


def _boards(core: Core, parts: Parts, drawing: BoardDrawing, card: LobbyCard) -> list[Delivery]:
    """How what a game says of itself is delivered."""
    store, chronicle, messages = core.store, core.chronicle, core.messages
    writing = board_posts.BoardWriting(store, chronicle, drawing)
    boards = board_posts.NewBoards(store, parts.boards, writing, messages)
    openings = board_posts.Openings(core.ledger, core.threads, boards, card.update)
    newest = board_posts.NewestBoards(parts.boards, writing, core.threads, messages)
    secret = partial(secret_of, store)
    finals = FinalScorings(chronicle, core.studio, messages, secret)
    notices = Notices(store, messages, secret)
    turns = ComputerTurns(parts.deciding, core.thinking, RunChance(store.games))
    return board_posts.deliveries(openings, boards, newest, finals, notices, turns)


@dataclass
class AppLifetime:
    """What is done when the bot comes to Discord, when it goes, and when somebody is heard there."""

    core: Core
    deliverer: Deliverer
    last_seen: LastSeen
    boards: Boards
    chores: Sequence[Chore]
    welcoming: Sequence[Callable[[int], Awaitable[None]]]
    """What is done when the bot was invited to a server."""
    checking: asyncio.Task[list[str]] | None = None
    """The look at the running games, once begun."""
    registering: asyncio.Task[None] | None = None
    """The registration of the commands, in the process that does it."""
    tasks: Chores = field(default_factory=Chores)
    """What is done beside answering; it says when the process can't go on."""

    async def begin(self) -> None:
        """Begin to deliver, to look at the running games, and to tell Discord of the commands."""
        core = self.core
        core.health.start()
        alone = await core.store.enter()
        if alone:  # no other process is delivering what an earlier one left
            await core.store.outbox.release_leases()
        await core.client.tree.set_translator(FluentTranslator())
        syncing = None
        if core.share is None or 0 in core.share.ids:  # they are the same for all shards
            syncing = CommandSync(core.client, core.client.tree, core.store.applications)
            await syncing.introduce()
        self.tasks.watch(core.outbox.start(self.deliverer))
        check = partial(check_games, core.store, core.ledger, self.boards, core.share)
        self.checking = self.tasks.begin_once("looking at the running games", check)
        if syncing is not None:
            self.registering = self.tasks.begin_once("registering the commands", syncing.run)
        for chore in self.chores:
            self.tasks.begin(chore)

    async def stop(self) -> None:
        """Let chores be, and finish what is being delivered and written."""
        await self.tasks.stop()
        await self.core.workers.close()  # what it was for is done by the next process
        await self.core.outbox.stop()
        await self.last_seen.close()

    def heard(self, person: discord.User | discord.Member, language: str) -> None:
        """Remember in which language somebody who plays is to be told something."""
        self.last_seen.heard(person.id, person.display_name, language)

    async def reads_text_first(self, person_id: int) -> bool:
        """Whether this person wants words before pictures; while the database can't say so, as most people do."""
        try:
            return await reads_text_first(self.core.store.people, person_id)
        except StoreUnavailable as error:
            log.info("how somebody reads is not known: %s", error)
            return False

    async def invited(self, guild_id: int) -> None:
        """Say hello on a server that does not know the bot."""
        for welcome_there in self.welcoming:
            with sparing(f"server {guild_id}"):
                await welcome_there(guild_id)

    async def end(self) -> None:
        """Put the brushes away."""
        self.core.studio.close()
        self.core.health.stop()
