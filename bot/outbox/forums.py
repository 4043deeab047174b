"""Posts in forums whose moderators demand a tag: which one a game's post gets."""

from __future__ import annotations

import discord


def post_tags(forum: discord.ForumChannel, title: str) -> list[discord.ForumTag]:
    """The tags of a new post: one named like the game, else, where one is demanded, the first that anybody may set."""
    free = [tag for tag in forum.available_tags if not tag.moderated]
    named = [tag for tag in free if tag.name.casefold() in title.casefold()]
    return (named or (free if forum.flags.require_tag else []))[:1]


def is_closed_by_tags(forum: discord.ForumChannel) -> bool:
    """Whether a post needs a tag here, and only moderators may set one."""
    return forum.flags.require_tag and all(tag.moderated for tag in forum.available_tags)
