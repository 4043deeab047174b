"""Sending a message about a game so that it shows once however often it is sent, and finding one sent before."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import discord

from bot.gateway.controls import Control, read
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.threads import GameChannel, GameThreads
from bot.telemetry import meters
from db.records import PostRow

CLOSED_TO_US = 50007
HISTORY = 100


class GameMessages:
    """Public messages of games."""

    def __init__(self, client: discord.Client, threads: GameThreads) -> None:
        self._client = client
        self._threads = threads

    async def send(
        self,
        loaded: Loaded,
        place: GameChannel,
        row: PostRow,
        *,
        view: discord.ui.LayoutView,
        pings: list[int],
        files: Sequence[discord.File] = (),
    ) -> discord.Message:
        """A new message; it mentions exactly `pings`. Raises `Undeliverable`, `Shut`, `discord.HTTPException`."""
        await self._threads.wake(place)
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(person) for person in pings]
        )
        try:
            message = await place.send(view=view, files=files, nonce=row.nonce[:25], allowed_mentions=allowed)
            meters.current().notified(len(pings))
            return message
        except discord.NotFound as error:
            if place.id == loaded.row.channel_id:
                raise Undeliverable(f"channel {place.id}: {error}") from error
            self._threads.gone(place.id)  # tried again in the game's channel
            raise
        except discord.Forbidden as error:
            if error.code == CLOSED_TO_US:
                raise Undeliverable(f"channel {place.id}: {error}") from error
            raise Shut(f"channel {place.id}: {error}") from error

    async def sent_before(
        self, loaded: Loaded, place: GameChannel, row: PostRow, is_it: Callable[[Control], bool]
    ) -> int | None:
        """The message an earlier attempt may have sent: ours, with such a control of this game."""
        me = self._client.user
        if row.attempts < 2:
            return None
        try:
            async for message in place.history(limit=HISTORY, after=row.first_tried_at):
                if me is None or message.author.id != me.id:
                    continue
                for control in controls_in(message.components):
                    if control.game_id == loaded.id and is_it(control):
                        return message.id
        except (discord.Forbidden, discord.NotFound):  # the nonce alone must do
            return None
        return None


def controls_in(components: Iterable[discord.Component]) -> Iterator[Control]:
    """The controls of a message, nested ones included."""
    for component in components:
        if isinstance(component, discord.ActionRow | discord.Container):
            yield from controls_in(component.children)
        elif isinstance(component, discord.Button | discord.SelectMenu):
            found = read(component.custom_id or "")
            if found is not None:
                yield found
