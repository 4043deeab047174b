"""What every examination is given: the place, a way to ask Discord one thing, and a list of what has to go again.
What is asked stands in the other modules."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import aiohttp
import discord
from discord.http import Route
from PIL import Image, ImageDraw

from bot.gateway.permissions import own_permissions
from bot.gateway.reply import Interaction
from bot.sandbox.encoding import Json, json_object
from bot.tools.doctor.exchanges import Exchanges
from bot.tools.doctor.findings import Answer, Findings, unless

log = logging.getLogger(__name__)
EVENT_S = 10.0
"""So long an event may take."""
SILENT, LAYOUT = 1 << 12, 1 << 15
"""Flags of a message: nobody's phone rings, it consists of components."""
REQUEST_S, LOOK_S = 60.0, 0.25
"""So long a request may take, waiting for rate limits included."""
FAILED = (discord.DiscordException, aiohttp.ClientError, OSError)

_numbers = count(1)


def drawn(label: str) -> discord.File:
    """A small picture with some words, like no other before."""
    image = Image.new("RGB", (440, 280), (30, 58, 76))
    ImageDraw.Draw(image).text((24, 120), f"Quayside's doctor: {label}", fill=(240, 236, 224))
    data = io.BytesIO()
    image.save(data, "WEBP", quality=80)
    data.seek(0)
    return discord.File(data, f"doctor-{next(_numbers)}.webp", description=label)


@dataclass(slots=True)
class Examination:
    """The place that is examined, and what was found."""

    client: discord.Client
    guild: discord.Guild
    channel: discord.TextChannel
    exchanges: Exchanges
    findings: Findings
    left: list[str] = field(default_factory=list[str])
    """What could not be deleted."""
    pressed: asyncio.Queue[Interaction] = field(default_factory=asyncio.Queue[Interaction])
    """Presses of the doctor's own buttons, menus and forms, as they come."""
    asks: bool = False
    """Whether somebody will be asked to press and lock, once this can go on alone no more."""

    @property
    def rights(self) -> discord.Permissions:
        """What the bot may do in the channel."""
        return own_permissions(self.channel)

    async def ask(self, work: Awaitable[Any]) -> Answer:
        """Do what brings requests about; the answer is that to the last one.

        What discord.py would try again because Discord failed (5xx) is given up at once: the answer is what counts.
        """
        with self.exchanges.heard() as heard:
            task = asyncio.ensure_future(work)
        error = ""
        began = asyncio.get_running_loop().time()
        while not task.done():
            await asyncio.wait({task}, timeout=LOOK_S)
            late = asyncio.get_running_loop().time() > began + REQUEST_S
            if late or (heard and heard[-1].status >= 500):
                task.cancel()
                break
        (result,) = await asyncio.gather(task, return_exceptions=True)
        if isinstance(result, FAILED):
            error = f"{type(result).__name__}: {result}"
        elif isinstance(result, asyncio.CancelledError):
            error = "no answer in time, or none but that Discord failed"
        elif isinstance(result, BaseException):
            raise result
        exchange = heard[-1] if heard else None
        return Answer(exchange, None if error else result, error)

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        files: Sequence[discord.File] = (),
        **ids: Any,
    ) -> Answer:
        """One request as it is, for what discord.py itself would never send."""
        route = Route(method, path, **ids)
        http = self.client.http
        if not files:
            return await self.ask(http.request(route, json=body) if body is not None else http.request(route))
        form: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(body)}]
        form += [
            {
                "name": f"files[{number}]",
                "value": file.fp,
                "filename": file.filename,
                "content_type": "image/webp",
            }
            for number, file in enumerate(files)
        ]
        return await self.ask(http.request(route, form=form, files=files))

    async def post(
        self, body: dict[str, Any], channel: int | None = None, files: Sequence[discord.File] = ()
    ) -> Answer:
        """Post a message without calling anybody."""
        nobody: dict[str, list[str]] = {"parse": []}
        quiet = {"allowed_mentions": nobody, **body, "flags": int(body.get("flags", 0)) | SILENT}
        return await self.request(
            "POST", "/channels/{channel_id}/messages", quiet, files, channel_id=channel or self.channel.id
        )

    async def edit(
        self, channel: int, message: int, body: dict[str, Any], files: Sequence[discord.File] = ()
    ) -> Answer:
        """Edit a message."""
        return await self.request(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            body,
            files,
            channel_id=channel,
            message_id=message,
        )

    def expecting(self, event: str, fits: Callable[[Any], bool]) -> asyncio.Task[Any]:
        """Listen for an event from now on; `came` says whether it has come."""
        return asyncio.ensure_future(self.client.wait_for(event, check=fits, timeout=EVENT_S))

    @staticmethod
    async def came(event: asyncio.Task[Any]) -> bool:
        """Whether an event comes in time."""
        try:
            await event
        except TimeoutError:
            return False
        return True

    async def clean_up(self) -> None:
        """Delete what was made, also by the bot in its game; name what can't be deleted."""
        threads, messages = self._made()
        refused: Answer | None = None
        deleted: tuple[int, int] | None = None
        for thread, told in threads.items():
            place, name = self.guild.get_channel(int(told["parent_id"])), told["name"]
            if self.may_manage(place):
                answer = await self.request("DELETE", "/channels/{channel_id}", channel_id=thread)
                if answer.taken:
                    continue
            else:
                await self.request("PATCH", "/channels/{channel_id}", {"archived": True}, channel_id=thread)
            address = self._address(thread)
            self.left.append(f"the thread “{name}” in #{place}, archived unless somebody has locked it: {address}")
        for channel, message in messages:
            if channel in threads:
                continue
            path = "/channels/{channel_id}/messages/{message_id}"
            answer = await self.request("DELETE", path, channel_id=channel, message_id=message)
            if not answer.taken and (answer.exchange is None or answer.exchange.status != 404):
                refused = answer
                address = self._address(channel, message)
                self.left.append(f"a message in #{self.guild.get_channel(channel)}: {address}")
            else:
                deleted = channel, message
        if messages:
            gone = deleted is None or not await self._is_there(*deleted)
            self.findings.judge("deleted", refused, faults=unless(gone, "one that was deleted is still there"))
        else:
            self.findings.not_tried("deleted", "there was none")

    def _address(self, *ids: int) -> str:
        """Where a channel, or a message in it, is opened."""
        return "/".join(["https://discord.com/channels", *map(str, (self.guild.id, *ids))])

    async def _is_there(self, channel: int, message: int) -> bool:
        path = "/channels/{channel_id}/messages/{message_id}"
        return (await self.request("GET", path, channel_id=channel, message_id=message)).taken

    def _made(self) -> tuple[dict[int, Json], list[tuple[int, int]]]:
        """The threads that were opened, and channel and id of the messages that are still there; the newest first."""
        threads: dict[int, Json] = {}
        messages: dict[tuple[int, int], None] = {}
        for each in self.exchanges.all:
            reply = json_object(each.reply) if each.status < 300 else None
            if each.method == "DELETE" and each.status == 204 and "message_id" in each.ids and "channel_id" in each.ids:
                messages.pop((int(each.ids["channel_id"]), int(each.ids["message_id"])), None)
            elif each.method == "POST" and reply is not None:
                if each.route == "/channels/{channel_id}/messages":
                    messages[int(each.ids["channel_id"]), int(reply["id"])] = None
                elif each.route.endswith("/threads"):
                    threads[int(reply["id"])] = reply
        return dict(reversed(threads.items())), list(reversed(messages))

    @staticmethod
    def may_manage(channel: discord.abc.GuildChannel | None) -> bool:
        """Whether the bot may lock and delete a channel's threads: nothing it is invited with lets it."""
        return channel is not None and own_permissions(channel).manage_threads


@dataclass(frozen=True, slots=True)
class Check:
    """A few probes that belong together."""

    probes: tuple[str, ...]
    run: Callable[[Examination], Awaitable[None]]


class NobodyThere(Exception):
    """Nobody pressed in time."""


async def carry_out(examination: Examination, checks: Sequence[Check], told: Callable[[], None]) -> None:
    """One check after the other. What one of them leaves out, or can't do, is a line all the same; once nobody presses
    any more, the rest is not tried."""
    findings = examination.findings
    gone = False
    for check in checks:
        broken = ""
        try:
            if not gone:
                await check.run(examination)
        except NobodyThere:
            gone = True
        except (*FAILED, TimeoutError, LookupError, TypeError, ValueError, AttributeError) as error:
            log.debug("a check could not be carried out", exc_info=True)
            broken = f"could not be carried out: {type(error).__name__}: {error}"
        for probe in check.probes:
            if findings.looked_at(probe):
                continue
            if broken:
                findings.judge(probe, faults=[broken])
            else:
                findings.not_tried(probe, "nobody pressed in time" if gone else "what it rests on was refused")
        told()
