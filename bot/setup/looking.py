"""What keeps games from a place, or from being shown there well, in sentences; and how they are shown there."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec import Struct

from bot.gateway.permissions import THREADS, Kind, key, kind_of, missing, own_grants, wanting
from bot.outbox.forums import is_closed_by_tags
from bot.text import Words

MOST_THREADS = 1000
"""So many threads may be active on a server."""
GOOD, BAD, MIDDLING = "✅", "❌", "⚠️"


class Sight(Struct, frozen=True):
    """What was seen of a place. `shut` keeps every game from it; `worse` is what is not as it could be; `shown` says
    how games are shown there, where they can be; `lacking` are the rights behind all that."""

    shut: Sequence[str] = ()
    worse: Sequence[str] = ()
    shown: Sequence[str] = ()
    lacking: Sequence[str] = ()

    def lines(self, words: Words) -> list[str]:
        """All of it, from what is most urgent on."""
        marked = [f"{BAD} {line}" for line in self.shut] + [f"{MIDDLING} {line}" for line in self.worse]
        return [*(marked or [f"{GOOD} {words('setup-rights')}"]), *self.shown]


def look_at(channel: object, has: discord.Permissions, words: Words, *, home: bool = False) -> Sight:
    """A place in which the bot has these rights; `home` where the server's games belong there."""
    kind = kind_of(channel)
    vital, useful = missing(has, kind), wanting(has, kind)
    shut = [_lacks(right, kind, words) for right in vital]
    match channel:
        case discord.Thread() if channel.locked and not has.manage_threads:
            shut.append(words("setup-thread-locked", parent=f"<#{channel.parent_id}>"))
        case discord.ForumChannel() if is_closed_by_tags(channel):
            shut.append(words("place-forum-tags", forum=channel.mention))
        case _:
            pass
    played = "no" if shut else "yes"
    unthreaded = [right for right in useful if right in THREADS]
    worse = [_lacks(right, kind, words, played if right in unthreaded[:1] else "no") for right in useful]
    full = getattr(getattr(channel, "guild", None), "threads", ())
    crowded = kind in ("channel", "news", "forum") and not unthreaded and len(full) >= MOST_THREADS
    if crowded:
        room = "forum" if kind == "forum" else "channel" if played == "yes" else "none"
        worse.append(words("setup-threads-full", most=MOST_THREADS, played=room))
    if kind == "news" and not shut:
        worse.append(words("setup-no-private-threads"))
    threaded = not crowded and not unthreaded
    shown = [] if shut else _shown_how(channel, kind, words, threaded=threaded, home=home)
    return Sight(shut, worse, shown, [*vital, *useful])


def shut_at(channel: discord.abc.GuildChannel | None, words: Words) -> list[str]:
    """Why no game can be opened in this channel of a server, a line each; None for one that the bot does not know."""
    sight = look_at(channel, own_grants(channel), words) if channel is not None else unseen(words)
    return [f"{BAD} {line}" for line in sight.shut]


def unseen(words: Words) -> Sight:
    """A place of which Discord tells the bot nothing."""
    return Sight(shut=[_lacks("view_channel", "channel", words)], lacking=["view_channel"])


def _shown_how(channel: object, kind: Kind, words: Words, *, threaded: bool, home: bool) -> list[str]:
    """How games are shown in such a place: in threads, in posts, or in the channel itself."""
    if isinstance(channel, discord.ForumChannel):
        lines = [words("setup-forum-home" if home else "setup-forum")]
        return [*lines, words("setup-forum-tag")] if channel.flags.require_tag else lines
    if kind in ("channel", "news"):
        return [words("setup-threads")] if threaded else []  # what keeps threads away says so
    return [words("setup-no-threads")] if kind == "voice" else []


def _lacks(right: str, kind: Kind, words: Words, played: str = "no") -> str:
    name = right.replace("_", "-")
    sentence = f"setup-lacks-{name}-{kind}"
    sentence = sentence if words.has(sentence) else f"setup-lacks-{name}"
    return words(sentence, permission=words(key(right)), played=played)
