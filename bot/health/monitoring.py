"""The local address at which machines ask how the bot is: `/healthz` (is it ready, and if not why) and `/metrics`
(Prometheus). Off unless QUAYSIDE_METRICS_ADDRESS is set; whoever reaches the address may read."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec
from aiohttp import web

from bot.health.health import Health
from bot.health.prometheus import Metrics
from bot.telemetry import meters

log = logging.getLogger(__name__)
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def monitored(health: Health, host: str, port: int) -> AsyncGenerator[str]:
    """Answer at this address meanwhile; gives where that is. Raises `OSError` when it can't be opened."""
    if not _local(host):
        log.warning("health and metrics are open to everybody who can reach %s port %s", host, port)
    metrics = Metrics()
    runner = web.AppRunner(_application(health, metrics), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        meters.listen(metrics)
        where = "http://{}:{}".format(host if ":" not in host else f"[{host}]", runner.addresses[0][1])
        log.info("health and metrics: %s/healthz and %s/metrics", where, where)
        yield where
    finally:
        meters.listen(meters.Meter())
        await runner.cleanup()


def _application(health: Health, metrics: Metrics) -> web.Application:
    async def healthz(_: web.Request) -> web.Response:
        reason = await health.unwell()
        said = msgspec.json.encode({"ready": not reason, "reason": reason})
        return web.Response(body=said, status=503 if reason else 200, content_type="application/json")

    async def read(_: web.Request) -> web.Response:
        body = metrics.text(await health.look())
        return web.Response(body=body, headers={"Content-Type": PROMETHEUS})

    application = web.Application()
    application.router.add_get("/healthz", healthz)
    application.router.add_get("/metrics", read)
    return application


def _local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
