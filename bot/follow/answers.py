"""Answers to /follow and to its buttons. What followers are told by direct message is in `posts.py`."""

from __future__ import annotations

from bot.errors import Sorry
from bot.follow.following import Following
from bot.follow.panel import follow_view
from bot.gateway.game_choice import game_label
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from db.people import PersonRepository
from db.records import FollowRow

WAYS = {"end": False, "daily": True}


class FollowAnswers:
    """For those who watch."""

    def __init__(self, ledger: Ledger, following: Following, people: PersonRepository) -> None:
        self._ledger = ledger
        self._following = following
        self._people = people

    def answers(self) -> dict[str, Answer]:
        """The panel is a message of its own; what is pressed in it changes it."""
        return {
            "@following": Answer("private", lambda reply, press: self.show(reply, press.game_id), "newcomer"),
            "@follow": Answer("panel", self.follow, "newcomer"),
            "@unfollow": Answer("panel", self.unfollow, "watcher"),
        }

    async def show(self, reply: Reply, game_id: str) -> None:
        """How the person follows the game, with buttons to change that. Raises `Sorry` for who can't follow it."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        known = await self._following.how(loaded, reply.interaction.user.id)
        await _show(reply, loaded, known, "follow-not")

    async def follow(self, reply: Reply, press: Press) -> None:
        """Follow to the end, or day by day."""
        reply.acknowledge()
        if press.argument not in WAYS:
            raise Sorry("error-unknown-control")
        loaded, user = await self._ledger.load(press.game_id), reply.interaction.user
        known = await self._following.follow(loaded, user.id, daily=WAYS[press.argument])
        await self._people.set_person(user.id, name=user.display_name[:64], locale=reply.interaction.locale.value)
        await _show(reply, loaded, known, "follow-not")

    async def unfollow(self, reply: Reply, press: Press) -> None:
        """Follow no more."""
        reply.acknowledge()
        loaded = await self._ledger.load(press.game_id)
        await self._following.unfollow(loaded.id, reply.interaction.user.id)
        await _show(reply, loaded, None, "follow-stopped")


async def _show(reply: Reply, loaded: Loaded, known: FollowRow | None, otherwise: str) -> None:
    words = reply.words
    state = otherwise if known is None else "follow-daily" if known.daily else "follow-end"
    label = game_label(loaded.row, loaded.seats, words.language)
    daily = known is not None and known.daily
    await reply.show(follow_view(loaded, words, state, label=label, follows=known is not None, daily=daily))
