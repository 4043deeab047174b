"""Whom a message mentions and whom it notifies: Discord's reading of content and allowed_mentions.

Nothing is sent from here.
"""

import re
from dataclasses import dataclass

from bot.sandbox import permissions as may
from bot.sandbox.component_rules import TEXT, walk
from bot.sandbox.encoding import Json
from bot.sandbox.entities import Channel
from bot.sandbox.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")
_CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


@dataclass(slots=True)
class Mentions:
    """What a message's text means once allowed_mentions had its say."""

    users: list[str]
    roles: list[str]
    everyone: bool

    def pinged(self, world: World, channel: Channel) -> list[str]:
        """The people it notifies: the mentioned ones that can see the channel."""
        people = set(self.users)
        if self.everyone:
            people.update(world.members)
        for role_id in self.roles:
            people.update(user_id for user_id, member in world.members.items() if role_id in member["roles"])
        # fact: mentions-need-sight
        return [user_id for user_id in people if may.permissions_in(world, user_id, channel) & may.VIEW_CHANNEL]


def read_mentions(
    world: World, channel: Channel, author_id: str, raw: Json, allowed: Json | None, replied_to: str | None
) -> Mentions:
    """Read the mentions of a message's content and text displays.

    Without `allowed` everything counts; a role that is not mentionable and @everyone need the permission.
    """
    text = shown_text(raw)
    bits = may.permissions_in(world, author_id, channel)
    everything = allowed is None
    parse = ("users", "roles", "everyone") if allowed is None else allowed.get("parse") or ()
    named_users = {str(item) for item in (allowed or {}).get("users") or ()}
    named_roles = {str(item) for item in (allowed or {}).get("roles") or ()}
    users = [
        user_id
        for user_id in dict.fromkeys(_USER.findall(text))
        if user_id in world.users and ("users" in parse or user_id in named_users)
    ]
    if replied_to is not None and replied_to not in users and (everything or (allowed or {}).get("replied_user")):
        users.append(replied_to)
    roles = [
        role_id
        for role_id in dict.fromkeys(_ROLE.findall(text))
        if role_id in world.roles
        and ("roles" in parse or role_id in named_roles)
        and (world.roles[role_id]["mentionable"] or bits & may.MENTION_EVERYONE)
    ]
    everyone = "everyone" in parse and bool(bits & may.MENTION_EVERYONE) and bool(_EVERYONE.search(text))
    return Mentions(users, roles, everyone and not channel.is_direct)


def shown_text(raw: Json) -> str:
    """All text of a message in which mentions count: content and text displays, code left out."""
    parts = [str(raw.get("content") or "")]
    parts += [item["content"] for item in walk(raw.get("components") or []) if item["type"] == TEXT]
    return _CODE.sub(" ", "\n".join(parts))
