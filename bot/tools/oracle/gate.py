"""Discord, as far as the bot needs it to play: it takes every request of discord.py's own client, answers it, and keeps
what was asked, byte for byte, with who is to see it. What the bot hears of people comes from `table.py`."""

from __future__ import annotations

import asyncio
import itertools
import re
from typing import Any, Literal

import aiohttp
import msgspec
from aiohttp import web

from bot.tools.oracle.acts import Offered, offered
from bot.tools.oracle.wire import GATEWAY, Request
from games.engine.conformance import plain

API = "/api/v10"
BOT, APPLICATION, GUILD, OWNER = 10, 10, 20, 30
CHANNEL, OTHER_CHANNEL, THREAD, OTHER_THREADS = 40, 41, 42, (43, 44)
EPHEMERAL, LAYOUT = 1 << 6, 1 << 15
EVERYTHING = str((1 << 50) - 1)
HEARTBEAT, IDENTIFY, DISPATCH = 1, 2, 0
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
THINKING, FORM = 5, 9
CALLBACK = re.compile(API + r"/interactions/(\d+)/[^/]+/callback")
WEBHOOK = re.compile(API + r"/webhooks/\d+/t(\d+)(?:/messages/(@original|\d+))?")
MESSAGES = re.compile(API + r"/channels/(\d+)/messages(?:/(\d+))?")
CHANNELS = re.compile(API + r"/channels/(\d+)")
MENTIONED = re.compile(r"<@(\d+)>")
Json = dict[str, Any]
PLACE, GENERATION = 10**12, 10**4
"""An id of a message tells its place, its generation, and the how many-th one it is there."""
NEWEST = 5
"""So many of the newest messages are looked through for controls."""
Everybody = Literal[0]
EVERYBODY: Everybody = 0
"""Who is to see a message that everybody sees; else it is a person's id."""


class Heard(msgspec.Struct, frozen=True):
    """One request: for whom (`EVERYBODY` or a person), in which channel (0: in none), and what, as bytes."""

    whom: int
    place: int
    what: bytes


class Gate:
    """One bot's Discord: a server with one channel in which everybody may do everything, and direct messages.

    Ids are counted for each place, and apart for answers that only one person sees: those count differently where
    people answer differently.
    """

    def __init__(self, people: dict[int, str]) -> None:
        self.heard: list[Heard] = []
        self.requests = 0
        self.answered: set[int] = set()
        """The interactions that were answered or acknowledged."""
        self._people = people
        self._socket: web.WebSocketResponse | None = None
        self._introduced = False
        self._sequence = itertools.count(1)
        self._messages: dict[int, Json] = {}
        self._posted: dict[int, int] = {}
        self._generation = 0
        self._whose: dict[int, int] = {}
        self._shown: dict[int, Json] = {}
        self._commands: list[Json] = []

    # -- what the twin takes over ---------------------------------------------------------------------------------

    def copy(self, other: Gate) -> None:
        """Let there be the same messages as at the other one, and nothing heard."""
        self._messages, self._posted, self._shown = dict(other._messages), dict(other._posted), dict(other._shown)
        self._generation = other._generation
        self.heard.clear()

    def renumber(self, generation: int) -> int:
        """Let all messages have other ids, of which no bot remembers anything; by how much they are higher."""
        more = (generation - self._generation) * GENERATION
        self._generation = generation
        self._messages = {number + more: {**said, "id": str(number + more)} for number, said in self._messages.items()}
        return more

    def clear(self) -> None:
        """Let there be no messages."""
        self.copy(Gate(self._people))

    def kept(self) -> Gate:
        """Another one with the same messages, to go back to."""
        kept = Gate(self._people)
        kept.copy(self)
        return kept

    def post(self, place: int) -> int:
        """A message that the bot has posted here before; its id."""
        return int(self._posted_in(place, {}, [])["id"])

    def offers(self, whom: int) -> list[Offered]:
        """The controls of what this person was shown last, or of the newest messages that everybody sees."""
        if whom != EVERYBODY:
            return list(offered(self._shown.get(whom, {})))
        newest = [self._messages[number] for number in sorted(self._messages) if number // PLACE in (CHANNEL, THREAD)]
        return [each for message in newest[-NEWEST:] for each in offered(message["components"])]

    def form(self, person: int) -> list[tuple[str, list[str]]]:
        """The form this person has been asked to fill in, and its fields; nothing if there is none."""
        shown = self._shown.get(person, {})
        if "custom_id" not in shown:
            return []
        fields = [each.custom_id for each in offered(shown.get("components", []))]
        return [(shown["custom_id"], fields)]

    def private(self, person: int) -> Json:
        """The message that only this person sees, in which they press."""
        return self._message(CHANNEL, person, {}, [], EPHEMERAL)

    async def settled(self) -> None:
        """Wait until the bot has heard of its server."""
        while not self._introduced:  # noqa: ASYNC110 - it takes no time
            await asyncio.sleep(0)

    # -- what people do -------------------------------------------------------------------------------------------

    async def interaction(self, number: int, kind: int, person: int, data: Json, **more: Any) -> None:
        """Let the bot hear of something a person does in the thread; only games are suggested in the channel, where
        there are several."""
        focused = kind == AUTOCOMPLETE and len(data["options"]) == 1
        place, language = channel(CHANNEL) if focused else thread(THREAD), ("en", "de")[person % 2]
        self._whose[number] = person
        await self.dispatch(
            "INTERACTION_CREATE",
            {
                "id": str(number), "application_id": str(APPLICATION), "type": kind, "token": f"t{number}",
                "version": 1,
                "data": data, "channel": place, "channel_id": place["id"], "guild_id": str(GUILD),
                "guild": {"id": str(GUILD), "features": [], "locale": "en-US"}, "guild_locale": "en-US",
                "member": {**self._member(person), "permissions": EVERYTHING if person == OWNER else "0"},
                "locale": {"en": "en-US"}.get(language, language), "entitlements": [], "entitlement_sku_ids": [],
                "attachment_size_limit": 10_000_000, "app_permissions": EVERYTHING, "context": 0,
                "authorizing_integration_owners": {"0": str(GUILD)}, **more,
            },
        )  # fmt: skip

    async def dispatch(self, event: str, data: Json) -> None:
        """An event of the gateway."""
        assert self._socket is not None, "the bot is connected"
        frame = {"op": DISPATCH, "s": next(self._sequence), "t": event, "d": data}
        await self._socket.send_str(msgspec.json.encode(frame).decode())

    # -- the server -----------------------------------------------------------------------------------------------

    def answer(self, request: Request) -> Any:
        """What Discord says to a request of the client; what somebody sees of it is noted."""
        self.requests += 1
        method, path, query, body, files = msgspec.structs.astuple(request)
        if found := CALLBACK.fullmatch(path):
            return self._called_back(int(found[1]), body, files)
        if found := WEBHOOK.fullmatch(path):
            number = int(found[1])
            whom = self._whose[number]
            if method != "GET":
                self._hear(whom, method, path, query, body, files)
            if whom != EVERYBODY and body is not None:
                self._shown[whom] = body
            return self._message(CHANNEL, -number, body or {}, files, EPHEMERAL)
        if found := MESSAGES.fullmatch(path):
            return self._in_channel(method, int(found[1]), found[2], path, query, body, files)
        return self._about(method, path, query, body, files)

    async def serve(self, request: web.BaseRequest) -> web.StreamResponse:
        """Be the gateway."""
        self._socket = socket = web.WebSocketResponse(compress=False)
        await socket.prepare(request)
        await socket.send_str('{"op":10,"d":{"heartbeat_interval":40000000}}')
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            said = msgspec.json.decode(frame.data)
            if said["op"] == HEARTBEAT:
                await socket.send_str('{"op":11}')
            elif said["op"] == IDENTIFY:
                await self.dispatch("READY", self._ready())
                await self.dispatch("GUILD_CREATE", self._guild())
                self._introduced = True
        return socket

    def _called_back(self, number: int, body: Json, files: list[tuple[str, bytes]]) -> Any:
        self.answered.add(number)
        data: Json = body.get("data") or {}
        if body["type"] == THINKING and not data.get("flags", 0) & EPHEMERAL:
            self._whose[number] = EVERYBODY
        if body["type"] == FORM:
            self._shown[self._whose[number]] = data
        self._hear(self._whose[number], "POST", "/callback", {}, body, files)
        return {"interaction": {"id": str(number), "type": 2}}

    def _in_channel(
        self, method: str, place: int, message: str | None, path: str, query: Json, body: Any, files: list[Any]
    ) -> Any:
        if method == "GET":
            if message is None:
                return []
            return self._messages[int(message)]
        self._hear(self._reader(place), method, path, query, body, files)
        if method == "DELETE":
            return None
        if message is None:
            return self._posted_in(place, body, files)
        number, before = int(message), self._messages.get(int(message), {})
        kept = {name: before[name] for name in ("content", "components", "embeds") if name in before}
        said = self._message(place, number, kept | body, files, 0)
        if "attachments" not in body and before:
            said["attachments"] = before["attachments"]
        self._messages[number] = said
        return said

    def _posted_in(self, place: int, body: Json, files: list[tuple[str, bytes]]) -> Json:
        self._posted[place] = count = self._posted.get(place, 0) + 1
        number = place * PLACE + self._generation * GENERATION + count
        self._messages[number] = said = self._message(place, number, body, files, 0)
        return said

    def _reader(self, place: int) -> int:
        return place - 1_000 if place - 1_000 in self._people else EVERYBODY

    def _about(self, method: str, path: str, query: Json, body: Any, files: list[Any]) -> Any:
        """Requests that are about no message."""
        rest = path.removeprefix(API)
        match method, rest.strip("/").split("/"):
            case "GET", ["users", "@me"]:
                return self._user(BOT)
            case "GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]:
                return _application()
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                return {"url": f"ws://{GATEWAY}", "shards": 1, "session_start_limit": limit}
            case "PUT", ["applications", _, "commands"]:
                self._commands = [
                    {"options": [], **each, "id": str(number), "application_id": str(APPLICATION), "version": "1"}
                    for number, each in enumerate(body, 1)
                ]
                return self._commands
            case "GET", ["applications", _, "commands"]:
                return self._commands
            case "POST", ["users", "@me", "channels"]:
                person = int(body["recipient_id"])
                return {"id": str(person + 1_000), "type": 1, "recipients": [self._user(person)]}
            case "GET", ["guilds", _, "members", person]:
                return self._member(int(person))
            case "GET", ["channels", number]:
                return (thread if int(number) in (THREAD, *OTHER_THREADS) else channel)(int(number))
            case _:
                self._hear(EVERYBODY, method, path, query, body, files)
                return {}

    def _hear(self, whom: int, method: str, path: str, query: Json, body: Any, files: list[tuple[str, bytes]]) -> None:
        found = CHANNELS.match(path)
        what = plain([method, path, query, body, [(name, data.hex()) for name, data in files]])
        self.heard.append(Heard(whom, int(found[1]) if found else 0, what))

    # -- what there is --------------------------------------------------------------------------------------------

    def _message(self, place: int, number: int, body: Json, files: list[tuple[str, bytes]], flags: int) -> Json:
        content = body.get("content") or ""
        allowed: Json = body.get("allowed_mentions") or {}
        called: list[str] = allowed.get("users") or []
        mentioned = [int(each) for each in MENTIONED.findall(content) if each in map(str, called)]
        attached = [
            {"id": str(place), "filename": name, "size": len(data), "url": f"https://cdn/{name}", "proxy_url": ""}
            for name, data in files
        ]
        return {
            "id": str(abs(number)), "channel_id": str(place), "author": self._user(BOT), "content": content,
            "timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False,
            "mention_everyone": False, "mentions": [self._user(each) for each in mentioned], "mention_roles": [],
            "attachments": attached, "embeds": body.get("embeds") or [], "pinned": False, "type": 0,
            "flags": flags | (body.get("flags") or 0), "components": body.get("components") or [],
        }  # fmt: skip

    def _user(self, person: int) -> Json:
        name = self._people.get(person, "Quayside")
        return {"id": str(person), "username": name, "discriminator": "0", "global_name": name, "avatar": None,
                "bot": person == BOT}  # fmt: skip

    def _member(self, person: int) -> Json:
        return {"user": self._user(person), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "nick": None,
                "avatar": None, "deaf": False, "mute": False, "flags": 0}  # fmt: skip

    def _ready(self) -> Json:
        return {
            "v": 10, "user": {**self._user(BOT), "verified": True, "email": None, "mfa_enabled": True},
            "guilds": [{"id": str(GUILD), "unavailable": True}], "session_id": "s", "session_type": "normal",
            "resume_gateway_url": f"ws://{GATEWAY}", "shard": [0, 1], "private_channels": [], "relationships": [],
            "application": {"id": str(APPLICATION), "flags": 1 << 23},
        }  # fmt: skip

    def _guild(self) -> Json:
        everyone = {"id": str(GUILD), "name": "@everyone", "permissions": EVERYTHING, "position": 0, "color": 0,
                    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                    "hoist": False, "managed": False, "mentionable": False, "flags": 0}  # fmt: skip
        return {
            "id": str(GUILD), "name": "Harbor", "owner_id": str(OWNER), "roles": [everyone], "emojis": [],
            "features": [], "preferred_locale": "en-US", "verification_level": 0, "default_message_notifications": 0,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0, "system_channel_flags": 0,
            "afk_timeout": 0, "stickers": [], "joined_at": "2026-01-01T00:00:00+00:00", "large": False,
            "unavailable": False, "member_count": 9, "voice_states": [], "members": [self._member(BOT)],
            "channels": [channel(CHANNEL), channel(OTHER_CHANNEL)], "presences": [],
            "threads": [thread(each) for each in (THREAD, *OTHER_THREADS)],
            "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        }  # fmt: skip


def channel(number: int) -> Json:
    """A channel of the server, in which everybody may do everything."""
    return {"id": str(number), "type": 0, "guild_id": str(GUILD), "name": f"quay-{number}", "position": number,
            "permission_overwrites": [], "parent_id": None, "nsfw": False, "topic": None, "last_message_id": None,
            "rate_limit_per_user": 0, "flags": 0}  # fmt: skip


def thread(number: int) -> Json:
    """A thread of the channel."""
    return {**channel(number), "type": 11, "parent_id": str(CHANNEL), "owner_id": str(BOT), "message_count": 0,
            "member_count": 2, "thread_metadata": {"archived": False, "auto_archive_duration": 10080, "locked": False,
            "archive_timestamp": "2026-01-01T00:00:00+00:00"}}  # fmt: skip


def _application() -> Json:
    return {
        "id": str(APPLICATION), "name": "Quayside", "icon": None, "description": "", "summary": "", "bot_public": True,
        "bot_require_code_grant": False, "verify_key": "", "flags": 1 << 23, "team": None,
        "owner": {"id": str(OWNER), "username": "owner", "discriminator": "0", "global_name": None, "avatar": None},
    }  # fmt: skip
