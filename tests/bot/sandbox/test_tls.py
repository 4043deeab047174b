"""The connection between the stand-in and the bot: encrypted, and of use to nobody but the two."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable

import pytest

from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.sandbox.tls import client_context


def by_real_time(speak: Callable[[Standin], Awaitable[None]]) -> None:
    """Over real sockets: in a loop with held time nothing is encrypted."""

    async def meet() -> None:
        async with Standin(world=new_world()) as standin:
            await speak(standin)

    asyncio.run(meet())


def test_the_two_speak_tls_without_a_certificate() -> None:
    async def speak(standin: Standin) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", standin.bot_port, ssl=client_context())
        spoken = writer.get_extra_info("ssl_object")
        assert spoken.version() == "TLSv1.2"
        assert spoken.cipher()[0] == "AECDH-AES128-SHA"
        assert spoken.getpeercert(binary_form=True) is None
        writer.close()

    by_real_time(speak)


def test_no_other_client_takes_the_stand_in_for_discord() -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

    async def speak(standin: Standin) -> None:
        for context in (ssl.create_default_context(), trusting):
            with pytest.raises((ssl.SSLError, ConnectionError)):
                await asyncio.open_connection("127.0.0.1", standin.bot_port, ssl=context)

    by_real_time(speak)


def test_the_bots_end_has_no_language_in_common_with_a_server_that_shows_a_certificate() -> None:
    """Whoever took these settings to the real Discord would not be connected unawares."""
    usual = {cipher["name"] for cipher in ssl.create_default_context().get_ciphers()}
    own = client_context()
    assert own.maximum_version is ssl.TLSVersion.TLSv1_2
    offered = {cipher["name"] for cipher in own.get_ciphers() if cipher["protocol"] != "TLSv1.3"}
    assert offered
    assert offered.isdisjoint(usual)
