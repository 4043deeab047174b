"""Pretend people as programs: they see and click what the chat page shows, through the same protocol.

They know Discord's objects only; nothing of the stand-in's inside.
"""

import asyncio
import contextlib
import itertools
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

import aiohttp

from bot.sandbox.encoding import Json, decode, encode
from bot.sandbox.interaction_data import command_data, submitted
from bot.sandbox.shown_message import ShownMessage, alike

PATIENCE_S = 120.0
"""Longer than anything takes, also on a busy machine."""
MOMENT_S = 1.0
_REMEMBERED = 2_000

T = TypeVar("T")
Predicate = Callable[[ShownMessage], bool]


class NotSent(Exception):
    """The stand-in would not even send it: the page's own checks (unknown option, disabled button, ...)."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body
        self.code: int = body.get("code", 0)


class PickedAlready(NotSent):
    """The value of a menu that is picked already: the app sends nothing."""


@dataclass(slots=True)
class Outcome:
    """How a click or command ended. `message` is what it brought, once there is something."""

    person: "Person"
    interaction_id: str
    channel_id: str
    source_id: str | None
    result: Json = field(default_factory=dict[str, Any])
    acknowledged_after: float = 0.0
    """Seconds from the click to Discord's result."""
    _source_version: int = 0
    _source: Json = field(default_factory=dict[str, Any])

    @property
    def acked(self) -> bool:
        return self.result.get("status") == "acked"

    @property
    def failed(self) -> bool:
        """Whether the person reads "This interaction failed"."""
        return self.result.get("status") == "failed"

    @property
    def modal(self) -> Json | None:
        """The modal that opened: custom_id, title, components."""
        return self.result.get("modal")

    @property
    def message(self) -> ShownMessage | None:
        """The answer (or the changed source) in its present state; None while there is none."""
        if self.result.get("callback") in (6, 7):
            source = self.person.seen.get(self.source_id or "")
            return source if source is not None and source.version > self._source_version else None
        return self.person.seen.get(self.result.get("message_id") or "")

    async def reply(self, patience: float = PATIENCE_S) -> ShownMessage:
        """Wait for what the person gets to see: an answer, a changed source or a followup, no longer loading.

        A source that shows and means the same as before is one only if nothing else comes.

        Raises TimeoutError, also at once when the interaction failed.
        """
        if self.failed:
            raise TimeoutError("This interaction failed")

        def anything() -> ShownMessage | None:
            mine = self.message
            return mine if mine is not None and not mine.loading else self._followup()

        def news() -> ShownMessage | None:
            found = anything()
            if found is None or found.id != self.source_id or not alike(found.raw, self._source):
                return found
            return self._followup()

        found = await self.person.wait_until(anything, patience)
        with suppress(TimeoutError):
            return await self.person.wait_until(news, MOMENT_S)
        return found

    def _followup(self) -> ShownMessage | None:
        for seen in reversed(self.person.seen.values()):
            cause: Json = seen.raw.get("interaction_metadata") or {}
            if cause.get("id") == self.interaction_id and not seen.loading:
                return seen
            if int(seen.id) < int(self.interaction_id):
                break
        return None


class Person:
    """One pretend person at the page. Make one with `Person.join`."""

    def __init__(self, page_url: str, session: aiohttp.ClientSession, me: Json) -> None:
        self.page_url = page_url
        self.me = me
        self.bot: Json = {}
        self.commands: list[Json] = []
        self.channels: dict[str, Json] = {}
        self.seen: OrderedDict[str, ShownMessage] = OrderedDict()
        """The messages seen since joining, oldest first (the latest 2,000)."""
        self.here: str = ""
        """The channel in which commands are typed unless said otherwise."""
        self._session = session
        self._stream: asyncio.Task[None] | None = None
        self._waiters: set[asyncio.Event] = set()
        self._outcomes: dict[str, asyncio.Future[Json]] = {}
        self.app: Literal["desktop", "phone"] = "desktop"
        """On a desktop the buttons in an archived thread are gray; a phone wakes the thread."""
        self._nonces = itertools.count(1)
        self._picked: dict[tuple[str, str], list[str]] = {}
        """What is picked in a message's menus."""
        self._listening = asyncio.Event()

    @classmethod
    async def join(cls, page_url: str, name: str, *, joined_only: bool = False) -> "Person":
        """Sit down as the person of this name or id. Raises KeyError.

        `joined_only` spares the messages of threads the person is not in.
        """
        session = aiohttp.ClientSession(page_url, connector=aiohttp.TCPConnector(limit=0))
        try:
            world = await _answer(await session.get("/api/world"))
            known = [item for item in world["people"] if name in (item["id"], item["username"], item["global_name"])]
            if not known:
                raise KeyError(name)
            person = cls(page_url, session, known[0])
            await person._listen(joined_only)
            await person.refresh()
        except BaseException:
            await session.close()
            raise
        return person

    @property
    def id(self) -> str:
        return self.me["id"]

    @property
    def name(self) -> str:
        return self.me["global_name"]

    async def leave(self) -> None:
        """Go away from the page."""
        if self._stream is not None:
            self._stream.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._stream
        await self._session.close()

    async def refresh(self) -> Json:
        """Load the world again: channels, commands, people. Returns it."""
        world = await _answer(await self._session.get("/api/world", params={"person": self.id}))
        self.me, self.bot, self.commands = world["me"], world["bot"], world["commands"]
        self.channels = {channel["id"]: channel for channel in world["channels"]}
        if not self.here:
            self.here = self.channel("games")
        return world

    def channel(self, name: str) -> str:
        """The id of the newest channel or thread of this name. Raises KeyError."""
        for channel in reversed(self.channels.values()):
            if channel.get("name") == name.removeprefix("#"):
                return channel["id"]
        raise KeyError(name)

    async def messages(self, channel_id: str, *, before: str | None = None, limit: int = 50) -> list[ShownMessage]:
        """A channel's messages, newest last."""
        params = {"person": self.id, "limit": str(limit)} | ({"before": before} if before else {})
        answer = await _answer(await self._session.get(f"/api/channels/{channel_id}/messages", params=params))
        return [ShownMessage(raw) for raw in answer]

    async def say(self, content: str, channel: str | None = None) -> ShownMessage:
        """Chat. `channel` is an id or "@bot" for a direct message."""
        body = {"channel_id": channel or self.here, "content": content}
        return ShownMessage(await self._post("/api/messages", body))

    async def speak(self, locale: str) -> None:
        """Switch the person's language."""
        self.me = await self._post("/api/people", {"locale": locale})

    async def command(self, *path: str, channel: str | None = None, **options: Any) -> Outcome:
        """Type a slash command: `await anna.command("new", "fleet", seats=2)`.

        Raises NotSent for what Discord's own app would not send, LookupError for an unknown command.
        """
        await self._know(path[0])
        return await self.interact(2, command_data(self.commands, path, options), channel or self.here)

    async def autocomplete(
        self, *path: str, focused: str, typed: Any = "", channel: str | None = None, **options: Any
    ) -> list[Json]:
        """The suggestions for the option `focused` with `typed` in it."""
        await self._know(path[0])
        data = command_data(self.commands, path, {**options, focused: typed}, focused)
        body = {"channel_id": channel or self.here, "data": data}
        return (await self._post("/api/autocomplete", body))["choices"]

    async def upload(self, name: str, content: bytes, channel: str | None = None) -> str:
        """Pick a file for a command's option; the value to give it. Raises NotSent for one that is too large."""
        params = {"person": self.id, "channel_id": channel or self.here, "name": name}
        return (await _answer(await self._session.post("/api/uploads", params=params, data=content)))["id"]

    async def press(self, message: ShownMessage, button: str) -> Outcome:
        """Press a button by its custom_id or label."""
        with contextlib.suppress(LookupError):
            button = message.button(button)["custom_id"]
        return await self.interact(3, {"custom_id": button, "component_type": 2}, message.channel_id, message)

    async def select(self, message: ShownMessage, custom_id: str, values: list[str]) -> Outcome:
        """Choose values in a menu."""
        kind = next((item["type"] for item in message.selects if item["custom_id"] == custom_id), 3)
        # fact: same-value-sends-nothing
        if values and self._picked.get((message.id, custom_id)) == values:
            raise PickedAlready(0, {"message": "The app sends nothing for what is picked already."})
        offered = {item["custom_id"] for item in message.selects}
        for known in [key for key in self._picked if key[0] == message.id and key[1] not in offered]:
            del self._picked[known]  # a menu under another id is a fresh one
        self._picked[message.id, custom_id] = values
        data = {"custom_id": custom_id, "component_type": kind, "values": values}
        return await self.interact(3, data, message.channel_id, message)

    async def submit(self, opened: Outcome, values: dict[str, Any]) -> Outcome:
        """Send the modal that an outcome opened; `values` by the fields' custom_ids."""
        assert opened.modal is not None, "no modal is open"
        components = [submitted(item, values) for item in opened.modal["components"]]
        data = {"custom_id": opened.modal["custom_id"], "components": components}
        return await self.interact(5, data, opened.channel_id, source_id=opened.source_id)

    async def fetch(self, url: str) -> bytes:
        """A picture's bytes. Raises aiohttp.ClientResponseError."""
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def control(self, **command: Any) -> Json:
        """Use the test bench: `await anna.control(clock={"advance": 3})`."""
        headers = {"Content-Type": "application/json"}
        return await _answer(await self._session.post("/api/control", data=encode(command), headers=headers))

    async def wait_for(self, predicate: Predicate, patience: float = PATIENCE_S) -> ShownMessage:
        """The newest message seen that fits, now or later. Raises TimeoutError."""

        def look() -> ShownMessage | None:
            return next((seen for seen in reversed(self.seen.values()) if predicate(seen)), None)

        return await self.wait_until(look, patience)

    async def wait_until(self, look: Callable[[], T | None], patience: float = PATIENCE_S) -> T:
        """Look again after each event until there is something. Raises TimeoutError."""
        event = asyncio.Event()
        self._waiters.add(event)
        try:
            async with asyncio.timeout(patience):
                while True:
                    event.clear()
                    found = look()
                    if found is not None:
                        return found
                    await event.wait()
        finally:
            self._waiters.discard(event)

    async def interact(
        self,
        kind: int,
        data: Json,
        channel_id: str,
        message: ShownMessage | None = None,
        source_id: str | None = None,
    ) -> Outcome:
        """Send an interaction of this kind (2: command, 3: control, 5: form) with these data. Raises NotSent."""
        nonce = f"{self.id}-{next(self._nonces)}"
        body: Json = {"type": kind, "nonce": nonce, "channel_id": channel_id, "data": data, "app": self.app}
        source = message.id if message is not None else source_id
        if message is not None:
            body["message_id"] = message.id
        known = self.seen.get(source or "")
        if known is None and message is not None:
            known = self.seen[message.id] = message
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._outcomes[nonce] = future
        started = asyncio.get_running_loop().time()
        version, before = (known.version, known.raw) if known is not None else (0, {})
        try:
            sent = await self._post("/api/interactions", body)
            outcome = Outcome(self, sent["interaction_id"], channel_id, source, _source_version=version, _source=before)
            outcome.result = await asyncio.wait_for(future, PATIENCE_S)
        finally:
            self._outcomes.pop(nonce, None)
        outcome.acknowledged_after = asyncio.get_running_loop().time() - started
        return outcome

    # Under the page

    async def _post(self, path: str, body: Json) -> Any:
        answer = await self._session.post(
            path, data=encode({"person": self.id, **body}), headers={"Content-Type": "application/json"}
        )
        return await _answer(answer)

    async def _know(self, command: str) -> None:
        if all(item["name"] != command for item in self.commands):
            await self.refresh()

    async def _listen(self, joined_only: bool) -> None:
        params = {"person": self.id} | ({"joined": "1"} if joined_only else {})
        self._stream = asyncio.create_task(self._follow(params))
        await asyncio.wait_for(self._listening.wait(), PATIENCE_S)

    async def _follow(self, params: dict[str, str]) -> None:
        while True:
            with contextlib.suppress(aiohttp.ClientError):
                timeout = aiohttp.ClientTimeout(total=None, sock_read=None)
                async with self._session.get("/api/events", params=params, timeout=timeout) as response:
                    self._listening.set()
                    pending = b""
                    async for chunk in response.content.iter_any():
                        *lines, pending = (pending + chunk).split(b"\n\n")
                        for line in lines:
                            if line.startswith(b"data: "):
                                self._hear(decode(line[6:]))
                        for event in self._waiters:
                            event.set()
            await asyncio.sleep(0.2)

    def _hear(self, event: Json) -> None:
        data = event["data"]
        match event["type"]:
            case "MESSAGE_CREATE":
                self.seen[data["id"]] = ShownMessage(data, bool(data.get("pings")))
                if len(self.seen) > _REMEMBERED:
                    self.seen.popitem(last=False)
            case "MESSAGE_UPDATE":
                self._see_changed(data)
            case "MESSAGE_DELETE":
                self.seen.pop(data["id"], None)
            case "CHANNEL_CREATE" | "CHANNEL_UPDATE" | "THREAD_CREATE" | "THREAD_UPDATE":
                self.channels[data["id"]] = data
            case "CHANNEL_DELETE" | "THREAD_DELETE":
                self.channels.pop(data["id"], None)
            case "INTERACTION_RESULT":
                self._hear_outcome(data)
            case "COMMANDS_UPDATE":
                self.commands = []
            case _:
                pass

    def _see_changed(self, message: Json) -> None:
        known = self.seen.get(message["id"])
        if known is None:  # it was there before the person came: older than what they have seen come
            newer = [each for each in self.seen if int(each) > int(message["id"])]
            self.seen[message["id"]] = ShownMessage(message, version=1)
            for each in newer:
                self.seen.move_to_end(each)
        else:
            known.raw, known.version = message, known.version + 1

    def _hear_outcome(self, result: Json) -> None:
        future = self._outcomes.get(result.get("nonce") or "")
        if future is not None and not future.done():
            future.set_result(result)


async def _answer(response: aiohttp.ClientResponse) -> Any:
    async with response:
        body = decode(await response.read())
        if response.status >= 400:
            raise NotSent(response.status, body)
        return body
