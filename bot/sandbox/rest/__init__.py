"""Discord's REST API as the bot uses it, one module per theme; each fills the same table of routes.

Serving the table over TLS is in bot_server.py.
"""

from bot.sandbox.rest import applications, channels, guilds, messages, reactions, threads, users, webhooks
from bot.sandbox.rest.routes import ROUTES, Call, HttpReply, Route

__all__ = [
    "ROUTES",
    "Call",
    "HttpReply",
    "Route",
    "applications",
    "channels",
    "guilds",
    "messages",
    "reactions",
    "threads",
    "users",
    "webhooks",
]
