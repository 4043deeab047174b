"""Part A, the application: its token, how it may be installed, how often it may connect, its rights, its commands."""

from __future__ import annotations

from typing import Any

from bot.gateway.command_sync import CommandSync
from bot.gateway.connection import FEW_STARTS
from bot.gateway.permissions import NEEDED
from bot.tools.doctor.examination import Check, Examination
from bot.tools.doctor.exchanges import Event
from bot.tools.doctor.findings import unless, within

PRIVILEGED = {"gateway_presence": 1 << 12, "gateway_guild_members": 1 << 14, "gateway_message_content": 1 << 18}

ASKED = {
    "GET /channels/{channel_id}/messages": "list messages",
    "POST /channels/{channel_id}/messages": "post a message",
    "PATCH /channels/{channel_id}/messages/{message_id}": "edit a message",
    "DELETE /channels/{channel_id}/messages/{message_id}": "delete a message",
    "POST /channels/{channel_id}/messages/{message_id}/threads": "open a thread below a message",
    "POST /channels/{channel_id}/threads": "open a thread or post",
    "PATCH /channels/{channel_id}": "archive or wake a thread",
}
"""What a request asks for, in words."""


async def token(examination: Examination) -> None:
    """Who the token belongs to."""
    answer = await examination.request("GET", "/users/@me")
    examination.findings.judge("token", answer, faults=unless(answer.reply.get("bot"), "it is no bot"))


async def application(examination: Examination) -> None:
    """How the application is set up."""
    answer = await examination.request("GET", "/applications/@me")
    told, judge = answer.reply, examination.findings.judge
    flags: Any = told.get("flags")
    granted = [name for name, bit in PRIVILEGED.items() if isinstance(flags, int) and flags & (bit | bit << 1)]
    judge(
        "flags",
        answer,
        faults=unless(isinstance(flags, int), "there are no flags"),
        advice=[f"switched on and not needed: {', '.join(granted)}; switch them off on the page Bot"]
        if granted
        else [],
    )
    installed = within(told, "integration_types_config")
    scopes = within(within(installed, "0"), "oauth2_install_params").get("scopes") or ()
    advice = unless("bot" in scopes, "“Add App” adds no bot: give Guild Install the scope bot on the page Installation")
    advice += unless(
        "1" not in installed,
        "people can install it for themselves, where it can show nobody a game: switch User Install off on the page "
        "Installation",
    )
    judge(
        "installing",
        answer,
        faults=unless(installed, "there are no install settings"),
        advice=advice,
    )
    public: Any = told.get("bot_public")
    judge(
        "public",
        answer,
        faults=unless(isinstance(public, bool), "it does not say whether it is public"),
        advice=unless(
            not public,
            "anybody may add it to a server: switch Public Bot off on the page Bot, or leave it on if you want that",
        ),
    )
    linked = bool(told.get("privacy_policy_url"))
    missing = "no privacy policy is linked: docs/privacy.md is a template, General Information the page"
    judge("privacy policy", answer, advice=unless(linked, missing))


async def starts(examination: Examination) -> None:
    """How often the bot may still connect today."""
    answer = await examination.request("GET", "/gateway/bot")
    limit = within(answer.reply, "session_start_limit")
    wanted = ("total", "remaining", "reset_after", "max_concurrency")
    told, left = all(isinstance(limit.get(name), int) for name in wanted), limit.get("remaining")
    few = isinstance(left, int) and left <= FEW_STARTS
    examination.findings.judge(
        "starts",
        answer,
        faults=[
            *unless(told, "the limit is not told"),
            *unless(not few, "few are left: does something start the bot again and again?"),
        ],
        note=f"{left} of {limit.get('total')} left today",
    )


async def rights(examination: Examination) -> None:
    """Whether the invitation's rights arrive in the channel."""
    lacking = [name for right, name in NEEDED.items() if not getattr(examination.rights, right)]
    more = examination.rights.administrator or examination.rights.manage_threads
    examination.findings.judge(
        "rights",
        faults=unless(not lacking, f"lacking in #{examination.channel.name}: {', '.join(lacking)}"),
        advice=unless(not more, "it has more rights than it asks for, which hides some refusals: take them away here"),
    )


def commands(sync: CommandSync) -> Check:
    """Whether Discord's commands are those that the bot told it last; nothing is changed."""

    async def run(examination: Examination) -> None:
        answer = await examination.ask(sync.state())
        if answer.value == "never told":
            examination.findings.not_tried("commands", "this database does not know of any: start the bot")
            return
        examination.findings.judge(
            "commands",
            answer,
            faults=unless(answer.value == "as told", "Discord's commands are others: start the bot, which tells them"),
        )

    return Check(("commands",), run)


async def rate_limits(examination: Examination) -> None:
    """Whether each answer said how much more may be asked."""
    wanted = ("x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset-after", "x-ratelimit-bucket")
    silent: set[str] = set()
    buckets: dict[str, str] = {}
    for each in examination.exchanges.all:
        if (
            each.route.endswith("/callback")
            or each.status >= 400
            or not each.route.startswith(("/channels", "/webhooks"))
        ):
            continue
        name = f"{each.method} {each.route}"
        lacking = [header for header in wanted if header not in each.headers]
        if lacking:
            silent.add(f"{name} lacks {', '.join(lacking)}")
        else:
            buckets[ASKED.get(name, name)] = each.headers["x-ratelimit-limit"]
    faults = sorted(silent) + unless(buckets or silent, "nothing was asked")
    told = ", ".join(f"{name} {most} times" for name, most in buckets.items())
    examination.findings.judge(
        "rate limits", faults=faults, note=f"before it has to wait it may {told}" if told else ""
    )


async def events(examination: Examination) -> None:
    """Whether the intent for servers brings what the bot listens for."""
    heard = {each.name for each in examination.exchanges.log if isinstance(each, Event)}
    lacking = {"READY", "GUILD_CREATE"} - heard
    examination.findings.judge("servers", faults=unless(not lacking, f"never came: {', '.join(sorted(lacking))}"))


def checks(sync: CommandSync) -> list[Check]:
    """All of them, in their order."""
    return [
        Check(("token",), token),
        Check(
            (
                "flags",
                "installing",
                "public",
                "privacy policy",
            ),
            application,
        ),
        Check(("starts",), starts),
        Check(("servers",), events),
        Check(("rights",), rights),
        commands(sync),
    ]
