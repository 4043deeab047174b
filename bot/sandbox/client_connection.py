"""What an unmodified discord.py client needs to take the stand-in for Discord: where it is, and the bot's token.
Plain data, so that the client may run in another process.
"""

import socket

import msgspec
from aiohttp import TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.sandbox.tls import client_context

HOSTS = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com", "media.discordapp.net")


class _Resolver(AbstractResolver):
    """Finds Discord's hosts on this machine, and nothing else anywhere."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        if host not in HOSTS:
            raise OSError(f"the sandbox knows no host {host}")
        return [
            ResolveResult(
                hostname=host,
                host=self._host,
                port=self._port,
                family=socket.AF_INET,
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
        ]

    async def close(self) -> None:
        pass


class ClientConnection(msgspec.Struct, frozen=True):
    """The stand-in's address and the bot's token."""

    host: str
    port: int
    token: str

    def connector(self) -> TCPConnector:
        """A fresh connector for `discord.Client(connector=...)`; needs a running event loop."""
        resolver = _Resolver(self.host, self.port)
        return TCPConnector(resolver=resolver, ssl=client_context(), limit=0, use_dns_cache=False)
