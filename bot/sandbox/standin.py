"""The stand-in of Discord as a whole: puts the rooms together, starts and stops both servers.

Hand `connector()` and `token` to an unmodified discord.py client and it takes this for Discord.
"""

import asyncio
import ssl

from aiohttp import TCPConnector, web

from bot.sandbox.attachments import Attachments
from bot.sandbox.bot_server import BotServer, Exchange, Observer
from bot.sandbox.client_connection import ClientConnection
from bot.sandbox.clock import Clock
from bot.sandbox.control import ControlApi
from bot.sandbox.events import Events
from bot.sandbox.faults import Faults
from bot.sandbox.feed import Feed
from bot.sandbox.gateway import Gateway
from bot.sandbox.hosts import THIS_MACHINE, is_local, reached_at
from bot.sandbox.interactions import Interactions
from bot.sandbox.messages import Messages
from bot.sandbox.notifications import Notification
from bot.sandbox.page_api import PageApi
from bot.sandbox.people import Person
from bot.sandbox.rest.routes import Services
from bot.sandbox.threads import Threads
from bot.sandbox.tls import server_context
from bot.sandbox.world import World

BACKLOG = 2_048


class Standin:
    """A local Discord. `async with Standin(world=new_world()) as standin:` starts and stops it.

    With port 0 a free one is taken. `clock` replaces the world's.
    """

    def __init__(
        self,
        *,
        world: World,
        host: str = "127.0.0.1",
        page_port: int = 0,
        bot_port: int = 0,
        clock: Clock | None = None,
    ) -> None:
        if clock is not None:
            world.use_clock(clock)
        self.world = world
        self.faults = Faults()
        self.gateway = Gateway(world, self.faults)
        events = Events(world, self.gateway, Feed())
        attachments = Attachments(world)
        threads = Threads(world, events)
        messages = Messages(world, events, attachments, threads, self.faults)
        interactions = Interactions(world, events, messages, self.faults)
        self.services = Services(world, events, self.faults, attachments, threads, messages, interactions)
        """The rooms in which what Discord does is done."""
        self.control = ControlApi(self.services)
        self._bot_server = BotServer(self.services)
        self._host = host
        self._ports = (page_port, bot_port)
        self._runners: list[web.AppRunner] = []
        self._guests: list[Person] = []
        self.page_url = ""
        """Where the chat page is, once started."""
        self.bot_port = 0

    @property
    def token(self) -> str:
        """The bot's token in this world."""
        return self.world.token

    @property
    def clock(self) -> Clock:
        return self.world.clock

    @property
    def requests(self) -> list[Exchange]:
        """The bot's latest requests (5,000 at most), oldest first."""
        return list(self._bot_server.requests)

    @property
    def notifications(self) -> list[Notification]:
        """What people's phones showed lately (5,000 at most), oldest first."""
        return list(self.services.messages.notifications.sent)

    @property
    def observers(self) -> list[Observer]:
        """Called with each request and its reply; a check against a schema can be added here."""
        return self._bot_server.observers

    @property
    def client_connection(self) -> ClientConnection:
        """What a client needs to take this for Discord, also in another process; valid once started."""
        return ClientConnection(THIS_MACHINE, self.bot_port, self.token)

    def connector(self) -> TCPConnector:
        """A fresh connector for `discord.Client(connector=...)`; needs a running event loop."""
        return self.client_connection.connector()

    async def person(self, name: str, *, joined_only: bool = False) -> Person:
        """A pretend person by name, listening; left again when the stand-in stops."""
        person = await Person.join(self.page_url, name, joined_only=joined_only)
        self._guests.append(person)
        return person

    async def start(self) -> None:
        """Open both servers, and let the clock's timers run that were set before there was a loop."""
        self.clock.advance(0.0)
        page = PageApi(self.services, self.control, open_to_others=not is_local(self._host)).application()
        page_port = await self._serve(page, self._host, self._ports[0], None)
        self.page_url = f"http://{reached_at(self._host)}:{page_port}"
        bot = self._bot_server.application()  # where the bot is: whoever plays elsewhere needs the page alone
        self.bot_port = await self._serve(bot, THIS_MACHINE, self._ports[1], server_context())

    async def stop(self) -> None:
        """Close everything; what was said is in the journal."""
        for guest in self._guests:
            await guest.leave()
        self._guests.clear()
        self.services.events.feed.stop()
        await self.gateway.stop()
        for runner in self._runners:
            await runner.cleanup()
        self._runners.clear()
        await asyncio.to_thread(self.world.journal.close)

    async def __aenter__(self) -> "Standin":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _serve(self, app: web.Application, host: str, port: int, context: ssl.SSLContext | None) -> int:
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0, keepalive_timeout=300.0)
        await runner.setup()
        self._runners.append(runner)
        site = web.TCPSite(runner, host, port, ssl_context=context, backlog=BACKLOG)
        await site.start()
        return runner.addresses[0][1]
