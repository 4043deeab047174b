"""The final scoring on Discord, and what was done to a game as a message of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.ledger.acts import TAKEOVERS
from bot.ledger.chronicle import Chronicle
from bot.ledger.loaded import Loaded, decode_events
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.people.digest_times import to_call
from bot.people.preferences import preferences_at
from bot.pictures.studio import Studio, attach_all, final_pictures
from bot.play.board_message import final_message, notice_message
from bot.play.kinds import Final, Notice
from bot.text import Words
from bot.text.event_lines import tell
from db.records import PostRow
from db.store import Store
from games.engine import visible
from render import painter

Secret = Callable[[Loaded], Awaitable[bytes | None]]
"""The secret of a game that is over, unless others still play with the same luck."""
SAID_ABOVE = ("scored", "game_ended")
"""What the line of the result tells anyhow: who has how many points, and that the game is over."""
ASKS = ("@fresh", "@vote", "@accept")
"""What the first button of a notice does."""


class FinalScorings:
    """Delivers final scorings."""

    def __init__(self, chronicle: Chronicle, studio: Studio, messages: GameMessages, secret: Secret) -> None:
        self._chronicle = chronicle
        self._studio = studio
        self._messages = messages
        self._secret = secret

    async def post(self, loaded: Loaded, post: Final, row: PostRow) -> int | None:
        """How the game ended; it mentions everybody who played."""
        found = await self._messages.sent_before(loaded, row, lambda each: each.action == "@again")
        if found is not None:
            return found
        return await self._messages.send(loaded, row, lambda words: self._written(loaded, post.since, words))

    async def _written(self, loaded: Loaded, since: int, words: Words) -> PublicMessage:
        result = loaded.game.result(loaded.table)
        assert result is not None, "an end is posted only for finished games"
        events = await self._chronicle.events(loaded, None, since=since, but=TAKEOVERS)  # a notice has told them
        story = tell([event for event in events if event.kind not in SAID_ABOVE], words)
        view = loaded.game.view(loaded.table, None)
        drawn = await self._studio.draw(
            final_pictures,
            painter(loaded.row.kind),
            view,
            result,
            words,
            names=loaded.names,
            changed=loaded.view_posted(None),
        )
        files = attach_all(drawn, "scoring").all
        everybody = loaded.people(range(len(loaded.seats)))
        sealed = await self._secret(loaded) is None
        return final_message(loaded, words, story, files, result, everybody, sealed=sealed)


class Notices:
    """Delivers what people have done to a game besides playing it."""

    def __init__(self, store: Store, messages: GameMessages, secret: Secret) -> None:
        self._store = store
        self._messages = messages
        self._secret = secret

    async def post(self, loaded: Loaded, post: Notice, row: PostRow) -> int | None:
        """A message of its own; it calls those who are asked something."""
        number = post.number if post.shown_as is msgspec.UNSET else post.shown_as
        found = await self._messages.sent_before(
            loaded, row, lambda each: each.revision == number and each.action in ASKS
        )
        if found is not None:
            return found
        told = await self._store.games.told(loaded.id, since=post.number - 1)
        acts = [move for move in told if move.number == post.number]
        events = visible([event for act in acts for event in decode_events(act.events)], None)
        if not tell(events, loaded.words()):
            return None
        asked = await self._to_answer(loaded, number) if post.pings else []
        called = [person for person in post.pings if person in asked]
        preferences = await preferences_at(self._store, loaded)
        pings = [each for each in called if each not in preferences or loaded.id not in preferences[each].muted]
        secret = await self._secret(loaded) if loaded.row.state == "cancelled" else None

        async def written(words: Words) -> PublicMessage:
            return notice_message(loaded, words, tell(events, words), called, pings, number, secret)

        return await self._messages.send(loaded, row, written)

    async def _to_answer(self, loaded: Loaded, number: int) -> list[int]:
        """Who must answer what notice `number` asks: those in its vote or offered its seat, else those who decide."""
        course = loaded.saved.course
        if loaded.row.state != "running":
            return []
        if course.vote is not None and course.vote.number == number:
            return loaded.people(course.vote.asked)
        if (offer := loaded.offer(number)) is not None:
            return [offer.person_id]
        preferences = await preferences_at(self._store, loaded)
        return to_call(loaded, preferences, loaded.people(loaded.waiting()))
