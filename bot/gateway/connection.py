"""Coming to Discord and staying there: what passes by itself is waited out, with one line; what does not, ends it."""

from __future__ import annotations

import logging
import zlib
from asyncio import sleep
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
    once for as long as it lasts; this one asks again after a pause that grows."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._handled_exceptions = (*self._handled_exceptions, discord.gateway.ReconnectWebSocket, *UNREADABLE)


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
        starts = await self.fetch_session_start_limits()
        if starts.remaining < len(self.shard_ids or [0]):
            raise StartsUsedUp(starts.total, starts.reset_after / 1000)
        level = logging.INFO if starts.remaining > FEW_STARTS else logging.WARNING
        log.log(level, "%s of %s starts left today", starts.remaining, starts.total)
        await super().launch_shards()

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
