"""What a person or the bot may do in a channel: Discord's bits, and how roles and overwrites add up.

Who is refused for lack of a bit is decided where the deed is done.
"""

from datetime import datetime

from bot.sandbox.encoding import Json
from bot.sandbox.entities import VOICE, Channel
from bot.sandbox.errors import refusal
from bot.sandbox.world import World

KICK_MEMBERS = 1 << 1
ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
CONNECT = 1 << 20
CHANGE_NICKNAME = 1 << 26
MANAGE_NICKNAMES = 1 << 27
MANAGE_ROLES = 1 << 28
MANAGE_WEBHOOKS = 1 << 29
MANAGE_EXPRESSIONS = 1 << 30
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

EVERYTHING = (1 << 53) - 1

PEOPLE = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | READ_MESSAGE_HISTORY
    | ADD_REACTIONS
    | EMBED_LINKS
    | ATTACH_FILES
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CHANGE_NICKNAME
    | CONNECT
)
# fact: invite-grants-its-rights
BOT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | ATTACH_FILES
    | EMBED_LINKS
    | READ_MESSAGE_HISTORY
)
"""What the bot's invitation asks for, and no more."""

DIRECT_MESSAGE = VIEW_CHANNEL | SEND_MESSAGES | READ_MESSAGE_HISTORY | EMBED_LINKS | ATTACH_FILES | ADD_REACTIONS

# fact: user-install-answers
USER_INSTALLED = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE
"""What Discord grants the answers of an app that is not in the guild."""

NAMES = {name.lower(): bit for name, bit in globals().items() if name.isupper() and isinstance(bit, int)}


def permissions_in(world: World, user_id: str, channel: Channel) -> int:
    """All bits this user holds in this channel (a thread takes its parent's; 0 for strangers)."""
    if channel.is_direct:
        return DIRECT_MESSAGE if user_id in channel.recipients else 0
    if user_id not in world.members:
        return 0
    place = world.channels.get(channel.parent_id, channel) if channel.is_thread else channel
    key = (user_id, place.id)
    bits = world.permission_cache.get(key)
    if bits is None:
        bits = world.permission_cache[key] = _compute(world, user_id, place)
    # fact: private-threads-are-seen-by-members
    if channel.is_private_thread and user_id not in channel.members and not bits & MANAGE_THREADS:
        return 0
    return _timed_out(world, world.members[user_id], bits)


def guild_permissions(world: World, user_id: str) -> int:
    """The bits a member holds before any channel's overwrites (0 for strangers)."""
    member = world.members.get(user_id)
    if member is None:
        return 0
    if user_id == world.owner_id:
        return EVERYTHING
    bits = int(world.roles[world.guild_id]["permissions"])
    for role_id in member["roles"]:
        bits |= int(world.roles[role_id]["permissions"])
    return EVERYTHING if bits & ADMINISTRATOR else bits


def is_kept_from_acting(world: World, user_id: str) -> bool:
    """Whether a member may only read: not yet through the server's rules, or timed out."""
    member = world.members.get(user_id)
    # fact: press-needs-membership
    return member is not None and (member["pending"] or _timed_out(world, member, USE_APPLICATION_COMMANDS) == 0)


def _timed_out(world: World, member: Json, bits: int) -> int:
    """What a timeout leaves of these bits; nobody hears of its end."""
    until = member["communication_disabled_until"]
    # fact: timeout-leaves-sight, timeout-ends-silently
    if until is None or bits == EVERYTHING or datetime.fromisoformat(until).timestamp() <= world.clock.time():
        return bits
    return bits & (VIEW_CHANNEL | READ_MESSAGE_HISTORY)


def _compute(world: World, user_id: str, channel: Channel) -> int:
    # fact: rights-add-up
    bits = guild_permissions(world, user_id)
    if bits & ADMINISTRATOR:
        return bits
    roles = set(world.members[user_id]["roles"])
    allow = deny = 0
    mine = (0, 0)
    for overwrite in channel.raw.get("permission_overwrites", ()):
        granted, denied = int(overwrite["allow"]), int(overwrite["deny"])
        if overwrite["id"] == world.guild_of(channel):
            bits = bits & ~denied | granted
        elif overwrite["id"] in roles:
            allow |= granted
            deny |= denied
        elif overwrite["id"] == user_id:
            mine = (granted, denied)
    bits = bits & ~deny | allow
    bits = bits & ~mine[1] | mine[0]
    return bits if bits & VIEW_CHANNEL else 0


def demand(world: World, user_id: str, channel: Channel, wanted: int = 0) -> int:
    """Refuse with 50001 whoever cannot see the channel, with 50013 whoever lacks a wanted bit.

    Returns all bits held.
    """
    bits = permissions_in(world, user_id, channel)
    # fact: missing-rights-are-403
    if not bits & VIEW_CHANNEL:
        raise refusal("missing access")
    # fact: voice-text-needs-connect
    if channel.type == VOICE and not bits & CONNECT:
        raise refusal("missing access")
    effective = bits
    # fact: no-sending-denies-files
    if not channel.is_direct and not bits & (SEND_MESSAGES_IN_THREADS if channel.is_thread else SEND_MESSAGES):
        effective &= ~(ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE)
    if wanted & ~effective:
        raise refusal("missing permissions")
    return bits
