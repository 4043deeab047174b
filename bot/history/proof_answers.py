"""Shows whoever asks what proves that the luck of a finished game was fixed before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import Sorry
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, layout, text
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.history.proof_lines import proof_lines
from bot.ledger.ids import is_run
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded

Secret = Callable[[Loaded], Awaitable[bytes | None]]
"""The secret of a game that is over, unless others still play with the same luck."""


class ProofAnswers:
    """Answers to the button below the final scoring."""

    def __init__(self, ledger: Ledger, secret: Secret) -> None:
        self._ledger = ledger
        self._secret = secret

    def answers(self) -> dict[str, Answer]:
        """The proof is a message of its own."""
        return {"@proof": Answer("private", lambda reply, press: self.show(reply, press.game_id), "watcher")}

    async def show(self, reply: Reply, game_id: str) -> None:
        """Whether the secret fits, and by which figures. Raises `Sorry` while the secret must stay one."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        over = loaded.row.state in ("finished", "cancelled")
        secret = await self._secret(loaded) if over else None
        if secret is None:
            raise Sorry("proof-not-yet")
        words = loaded.words(reply.words.language)
        lines = proof_lines(
            words,
            "challenge" if is_run(loaded.id) else "lobby",
            published=loaded.row.commitment,
            secret=secret,
            salt=loaded.row.salt,
        )
        await reply.show(layout(*map(text, [game_heading(loaded, words), *lines]), accent=ACCENT))
