"""Plays a tape to the stand-in: the same requests, as far as their shape tells them, to the same kinds of places, with
the presses and locked threads in between. What comes back is held against what is on the tape."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord
from PIL import Image

from bot.sandbox.encoding import Json, decode, encode, json_list, json_object
from bot.sandbox.people import Person
from bot.sandbox.standin import Standin
from bot.tools.doctor.posting import OLD
from bot.tools.doctor.tape import ORIGINAL, Shapes

NOT_REPLAYED = {
    "PUT /applications/{application_id}/commands": "names of commands are not on a tape",
    "GET /applications/{application_id}/commands": "there are none where none were told",
}
_TEXT = re.compile(r"text:(\d+)(?::(\w+))?((?:@\w+)*)")
_MARK = re.compile(r"(?:id|file):(\w+)")


@dataclass
class Replay:
    """One tape and the stand-in it is played to."""

    standin: Standin
    person: Person
    lines: Sequence[Json]
    known: dict[str, str] = field(default_factory=dict[str, str])
    """What the marks of ids and tokens on the tape are here."""
    differences: list[str] = field(default_factory=list[str])
    played: int = 0
    _presses: list[asyncio.Task[Any]] = field(default_factory=list[asyncio.Task[Any]])
    _arrived: asyncio.Queue[discord.Interaction[Any]] = field(default_factory=asyncio.Queue[Any])

    async def play(self) -> None:
        """Play all of it. What differs is in `differences`, a line each."""
        self._find_places()
        client = _Listener(self._arrived, connector=self.standin.connector(), guild_ready_timeout=0.0)
        async with client, aiohttp.ClientSession(connector=self.standin.connector()) as session:
            listening = asyncio.create_task(client.start(self.standin.token))
            await client.wait_until_ready()
            for number, line in enumerate(self.lines[1:], 2):
                if "event" in line:
                    await self._event(line, number)
                elif f"{line['method']} {line['route']}" not in NOT_REPLAYED:
                    await self._request(session, line, number)
            for press in self._presses:
                press.cancel()
            await asyncio.gather(*self._presses, return_exceptions=True)
            await client.close()
            await listening

    def _find_places(self) -> None:
        """Take a place here for each of the same kind on the tape."""
        world = self.standin.world
        kinds = {0: "text", 2: "voice", 5: "news", 15: "forum"}
        here: dict[str, list[str]] = {"server": [world.guild_id], "bot": [world.bot.id], "channel": []}
        for channel in world.channels.values():
            kind = kinds.get(channel.type, "")
            if channel.raw.get("flags", 0) and kind == "forum":
                kind = "tagged forum"
                for tag in channel.raw["available_tags"]:
                    here.setdefault("moderated tag" if tag["moderated"] else "tag", []).append(tag["id"])
            here.setdefault("channel" if channel.raw.get("name") == "general" else kind, []).append(channel.id)
        for mark, kind in self.lines[0]["places"].items():
            self.known[mark.removeprefix("id:")] = here[kind].pop(0)

    async def _event(self, line: Json, number: int) -> None:
        data = line.get("data") or {}
        if line["event"] == "THREAD_UPDATE" and data["locked"]:
            self.standin.control.run({"thread": {"id": self._id(data["id"]), "locked": True}})
        if line["event"] != "INTERACTION_CREATE":
            return
        custom_id = self._value(data["custom_id"])
        if data["type"] == discord.InteractionType.modal_submit.value:
            opened = await self._presses[-1]
            fields = [each["component"]["custom_id"] for each in opened.modal["components"]]
            press = self.person.submit(opened, dict.fromkeys(fields, "x"))
        else:
            channel, message = self._id(data["channel_id"]), self._id(data["message_id"])
            seen = next(each for each in await self.person.messages(channel, limit=100) if each.id == message)
            values = [self._value(each) for each in data.get("values") or []]
            press = self.person.select(seen, custom_id, values) if values else self.person.press(seen, custom_id)
        self._presses.append(asyncio.create_task(press))
        arriving = asyncio.create_task(self._arrived.get())
        await asyncio.wait({arriving, self._presses[-1]}, return_when=asyncio.FIRST_COMPLETED)
        if not arriving.done():
            self.differences.append(f"line {number}: the press was not sent: {self._presses[-1].exception()}")
            arriving.cancel()
            return
        arrived = arriving.result()
        self._learn({"id": data["id"]}, {"id": str(arrived.id)})
        self.known[data["token"].split(":")[2]] = arrived.token

    async def _request(self, session: aiohttp.ClientSession, line: Json, number: int) -> None:
        path = line["route"].format(**{name: self._id(value) for name, value in line.get("ids", {}).items()})
        query = {name: self._value(value, name) for name, value in line.get("query", {}).items()}
        body: Any = self._body(line.get("request"))
        headers = {"Authorization": f"Bot {self.standin.token}"}
        content: Any = None
        if files := line.get("files"):
            content = aiohttp.FormData(quote_fields=False)
            content.add_field("payload_json", encode(body).decode(), content_type="application/json")
            for place, file in enumerate(files):
                name = self._file(file["name"])
                content.add_field(f"files[{place}]", _picture(), filename=name, content_type=file["kind"])
        elif body is not None:
            content = encode(body)
            headers["Content-Type"] = "application/json"
        url = f"https://discord.com/api/v10{path}"
        async with session.request(line["method"], url, params=query, data=content, headers=headers) as response:
            raw = await response.read()
        reply: Any = decode(raw) if raw else None
        self.played += 1
        code = (json_object(reply) or {}).get("code", 0) if response.status >= 400 else 0
        where = f"line {number}, {line['method']} {line['route']}"
        if (response.status, code) != (line["status"], line["code"]):
            self.differences.append(f"{where}: {response.status}/{code}, on the tape {line['status']}/{line['code']}")
            return
        self._learn(line.get("reply"), reply)
        self.differences += [f"{where}: {each}" for each in differing(line.get("reply"), Shapes().of(reply))]

    def _learn(self, shape: Any, value: Any) -> None:
        """Note which id here is which mark on the tape."""
        if isinstance(shape, str) and shape.startswith("id:") and isinstance(value, str):
            self.known.setdefault(shape.removeprefix("id:"), value)
        fields, values = json_object(shape), json_object(value)
        if fields is not None and values is not None:
            for name in fields.keys() & values.keys():
                self._learn(fields[name], values[name])
        for each, inner in zip(json_list(shape) or [], json_list(value) or [], strict=False):
            self._learn(each, inner)

    def _id(self, shape: str) -> str:
        return shape if shape == ORIGINAL else self.known.get(shape.removeprefix("id:"), "1")

    def _an_hour_ago(self) -> datetime:
        """What the doctor looks back to: it stands on no tape."""
        return datetime.fromtimestamp(self.standin.clock.time(), UTC) - OLD

    @staticmethod
    def _file(shape: str) -> str:
        return f"{shape.removeprefix('file:')}.webp"

    def _body(self, shape: Any, key: str = "") -> Any:
        """A request of this shape."""
        fields = json_object(shape)
        if fields is not None:
            return {name: self._body(each, name) for name, each in fields.items()}
        entries = json_list(shape)
        if entries is not None:
            return [self._body(each, key) for each in entries]
        return self._value(shape, key)

    def _value(self, shape: Any, key: str = "") -> Any:
        if not isinstance(shape, str):
            return shape
        if shape == "number":
            return 1
        if key == "nonce":  # one that looks like an id is a number
            kind, mark = shape.split(":")[0], shape.split(":")[-1]
            return f"{int(mark, 16):018d}" if kind == "id" else mark
        if key == "before":
            return str(discord.utils.time_snowflake(self._an_hour_ago()))
        if shape.startswith("id:"):
            return self._id(shape)
        if shape.startswith("file:"):
            return self._file(shape) if key == "filename" else f"attachment://{self._file(shape)}"
        if (text := _TEXT.fullmatch(shape)) is None:
            return shape.removeprefix("code:")
        length, mark, mentions = int(text[1]), text[2] or "", text[3].split("@")[1:]
        if not length:
            return ""
        written = " ".join(f"<@{self.known.get(each, '1')}>" for each in mentions) or mark
        return (written + "x" * length)[:length]


class _Listener(discord.Client):
    """Hears of presses and answers none."""

    def __init__(self, arrived: asyncio.Queue[discord.Interaction[Any]], **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True), **options)
        self._arrived = arrived

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self._arrived.put_nowait(interaction)


def differing(taped: Any, here: Any, path: str = "") -> Iterator[str]:
    """Where two shapes differ in more than lengths and marks. What is null in one of them is not known there."""
    fields, mine = json_object(taped), json_object(here)
    entries, own = json_list(taped), json_list(here)
    if taped is None or here is None:
        return
    if fields is not None and mine is not None:
        for name in sorted({_plain(name) for name in fields} ^ {_plain(name) for name in mine}):
            yield f"{path or 'reply'}: {name} is {'on the tape' if name in fields else 'here'} only"
        for name in sorted(fields.keys() & mine.keys()):
            yield from differing(fields[name], mine[name], f"{path}.{name}".lstrip("."))
    elif entries is not None and own is not None:
        if bool(entries) != bool(own):
            yield f"{path}: empty {'here' if entries else 'on the tape'} only"
        for number, (each, inner) in enumerate(zip(entries, own, strict=False)):
            yield from differing(each, inner, f"{path}[{number}]")
    elif _plain(taped) != _plain(here):
        yield f"{path}: {taped} on the tape, {here} here"


def _plain(shape: Any) -> Any:
    """A shape without lengths and marks; one number is as good as another, and so is one address."""
    if isinstance(shape, bool) or not isinstance(shape, str | int):
        return shape
    return "number" if isinstance(shape, int) else shape.partition(":")[0]


def _picture() -> io.BytesIO:
    data = io.BytesIO()
    Image.new("RGB", (8, 8)).save(data, "WEBP")
    data.seek(0)
    return data
