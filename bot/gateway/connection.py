"""Coming to Discord and staying there: what passes by itself is waited out, with one line; what does not, ends it."""

from __future__ import annotations

import logging
import zlib
from asyncio import create_task, get_running_loop, sleep
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import discord.gateway
import discord.shard
from yarl import URL

from bot.gateway.rest_gate import Limited, asked_to_wait

log = logging.getLogger(__name__)
FIRST_PAUSE_S, LONGEST_PAUSE_S = 5.0, 600.0
SETTLED_S = 600.0
"""A session that has lasted so long is none of those that end as soon as they begin."""
FEW_STARTS = 100
"""With no more starts left than these, something starts the bot again and again."""
UNREADABLE = (ValueError, zlib.error)
"""What an event is that is no JSON, or is packed badly."""
Connectors = Callable[[], aiohttp.BaseConnector]
_ENDING = {
    4004: "Discord refuses the DISCORD_TOKEN: was it reset?",
    4010: "Discord knows no such shard: look at SHARD_IDS and SHARD_COUNT",
    4011: "the bot is on too many servers for so few shards: raise SHARD_COUNT, or leave it out",
    4012: "Discord has ended the version of its gateway that this discord.py speaks: update Quayside",
    4013: "Discord knows none of the intents that this discord.py names: update Quayside",
    4014: "Discord refuses the intents: Quayside needs no privileged one, so this is another program's token",
}
"""Close codes after which nobody comes back without somebody doing something, and what that is."""


class PatientShard(discord.shard.Shard):
    """Its gateway may say goodbye before hello, or what can't be read: discord.py ends the bot then, or asks again at
    once for as long as it lasts; this one asks again after a pause that grows. So it does when sessions end soon after
    they began: Discord counts how often one begins."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._handled_exceptions = (*self._handled_exceptions, discord.gateway.ReconnectWebSocket, *UNREADABLE)
        self._began = -SETTLED_S  # the first time it does not wait
        self._pause = 0.0
        self._rested = False

    async def reidentify(self, exc: discord.gateway.ReconnectWebSocket) -> None:
        """Go on with a session, or begin one; discord.py calls this of one shard at a time, so none rests in here."""
        if exc.resume:
            return await super().reidentify(exc)
        now = get_running_loop().time()
        if not self._rested:
            soon = now - self._began < SETTLED_S
            self._pause = min(max(2 * self._pause, FIRST_PAUSE_S), LONGEST_PAUSE_S) if soon else 0.0
            self._task = create_task(self._rest(exc))
            return None
        self._rested, self._began = False, now
        return await super().reidentify(exc)

    async def _rest(self, exc: discord.gateway.ReconnectWebSocket) -> None:
        """Wait, and come back to begin a session."""
        await sleep(self._pause)
        client = self._client
        assert isinstance(client, PatientClient)
        try:
            await client.spare_starts(1)
        except StartsUsedUp as used_up:
            log.error("%s; trying again in %.0f s", told(used_up), used_up.retry_after)
            await sleep(used_up.retry_after)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("how many starts are left is not known: %s", told(error))
        self._rested = True
        self._queue_put(discord.shard.EventItem(discord.shard.EventType.identify, self, exc))


discord.shard.Shard = PatientShard  # discord.py has no public place for that


class PatientClient(discord.AutoShardedClient):
    """Its first way to a gateway may fail for hours: discord.py's own tries again from within the attempt that failed,
    until it is too deep for Python, and logs all attempts each time."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._launching: set[int] = set()

    async def launch_shards(self) -> None:
        """Connect all shards, and say how many starts are left for today: a start after the last of them would reset
        the token. Raises `StartsUsedUp`."""
        if self.is_closed():
            return
        starts = await self.spare_starts()
        level = logging.INFO if starts.remaining > FEW_STARTS else logging.WARNING
        log.log(level, "%s of %s starts left today", starts.remaining, starts.total)
        await super().launch_shards()

    async def spare_starts(self, wanted: int | None = None) -> discord.SessionStartLimits:
        """How many starts are left. Raises `StartsUsedUp` where those are fewer than `wanted`, without which each shard
        needs one; `aiohttp.ClientPayloadError` for what can't be read, and what discord.py raises."""
        try:
            recommended, _, limit = await self.http.get_bot_gateway()
            starts = discord.SessionStartLimits(**limit)
            if wanted is None:
                wanted = len(self.shard_ids) if self.shard_ids else recommended
            if recommended < 1:
                raise ValueError("a bot has one shard at least")
            spent, retry_after = starts.remaining < wanted, max(0.0, starts.reset_after / 1000)
        except (KeyError, TypeError, ValueError) as error:
            raise aiohttp.ClientPayloadError("how many starts are left can't be read") from error
        if spent:
            raise StartsUsedUp(starts.total, retry_after)
        return starts

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, after as many attempts as it takes."""
        if shard_id in self._launching:  # discord.py calls it after it has failed and waited
            raise _FailedOnce
        while True:
            self._launching.add(shard_id)
            try:
                return await super().launch_shard(gateway, shard_id, initial=initial)
            except _FailedOnce:
                initial = False
            finally:
                self._launching.discard(shard_id)


class _FailedOnce(Exception):
    """A shard was not connected."""


class StartsUsedUp(discord.DiscordException):
    """Discord lets the bot start no more than so many times a day; it may again in `retry_after` seconds."""

    def __init__(self, total: int, retry_after: float) -> None:
        super().__init__(f"all {total} starts of the day are used up")
        self.retry_after = retry_after


class Refused(Exception):
    """Discord doesn't let the bot in, and waiting does not help; the message says what would. `token` is at fault."""

    def __init__(self, why: str, *, token: bool = False) -> None:
        super().__init__(why)
        self.token = token


async def stay(client: discord.Client, token: str, connectors: Connectors | None = None) -> None:
    """Log in, connect, and stay until the client is closed. Raises `Refused`, and what the client's own start raises.

    No network, a name that can't be resolved, a proxy that refuses, an outage, a limit: each is one line, and the next
    try comes after a pause that grows to ten minutes. `connectors` makes another way to Discord.
    """
    await _patiently(lambda: client.login(token), lambda: _afresh(client, connectors))
    await _patiently(client.connect)


async def _patiently(
    attempt: Callable[[], Awaitable[None]], before_next: Callable[[], Awaitable[None]] | None = None
) -> None:
    """Try until it goes well. Raises `Refused`."""
    pause = FIRST_PAUSE_S
    while True:
        try:
            return await attempt()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _end_if_hopeless(error)
            wait = max(pause, _asked_to_wait(error))
            log.error("%s; trying again in %.0f s", told(error), wait)
        await sleep(wait)
        pause = min(2 * pause, LONGEST_PAUSE_S)
        if before_next is not None:
            await before_next()


async def _afresh(client: discord.Client, connectors: Connectors | None) -> None:
    """Forget the session of a login that failed; the client makes another one for the next."""
    await client.http.close()
    client.http.connector = connectors() if connectors is not None else discord.utils.MISSING


def _end_if_hopeless(error: Exception) -> None:
    """Raise `Refused` for what doesn't pass by itself."""
    cause = _cause(error)
    if isinstance(error, discord.LoginFailure) or (isinstance(cause, discord.HTTPException) and cause.status == 401):
        raise Refused("Discord refuses the DISCORD_TOKEN.", token=True) from error
    if isinstance(error, discord.PrivilegedIntentsRequired):
        raise Refused(_ENDING[4014]) from error
    if isinstance(error, discord.ConnectionClosed) and error.code in _ENDING:
        raise Refused(_ENDING[error.code], token=error.code == 4004) from error


def told(error: Exception) -> str:
    """What keeps the bot from Discord, in a line."""
    match _cause(error):
        case Limited() as limited:
            return f"Discord asks to wait {limited.retry_after:.0f} s"
        case StartsUsedUp() as used_up:
            return f"{used_up}, and another would reset the token (does something start the bot again and again?)"
        case discord.HTTPException(status=429):
            return "Discord, or who stands before it, asks for patience (429)"
        case discord.HTTPException(status=403) as refused:
            return f"Discord refuses this machine or its address for now (403, code {refused.code})"
        case discord.HTTPException(status=status) as failed if status >= 500:
            return f"Discord is down ({status}, code {failed.code})"
        case discord.HTTPException(status=status) as failed:
            return f"Discord refuses ({status}, code {failed.code}: {_line(failed.text)})"
        case aiohttp.ClientPayloadError() as garbled:
            return f"Discord, or who stands before it, says nothing that can be read: {_line(str(garbled))}"
        case aiohttp.ClientHttpProxyError() as proxy:
            return f"the proxy refuses ({proxy.status} {_line(proxy.message)})"
        case aiohttp.ClientProxyConnectionError() as proxy:
            return f"the proxy at {proxy.host}:{proxy.port} can't be reached ({_line(str(proxy.strerror))})"
        case other:
            return f"Discord can't be reached ({_line(str(other)) or type(other).__name__})"


def _asked_to_wait(error: BaseException) -> float:
    return error.retry_after if isinstance(error, StartsUsedUp) else asked_to_wait(_cause(error))


def _cause(error: BaseException) -> BaseException:
    return error.__cause__ or error if isinstance(error, discord.GatewayNotFound) else error


def _line(text: str) -> str:
    return " ".join(text.split())[:200]
