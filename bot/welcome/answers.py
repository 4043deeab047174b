"""What is pressed below the welcome, and in the panels behind it."""

from __future__ import annotations

from bot.errors import Sorry
from bot.gateway.catalog import offered_games
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.welcome.panel import LEARN, OPEN, games_view, learn_view


class WelcomeAnswers:
    """Shows the games to whoever asks."""

    def answers(self) -> dict[str, Answer]:
        """The buttons."""
        return {"@welcome": Answer("panel", self.look, "anybody")}

    async def look(self, reply: Reply, press: Press) -> None:
        """All games, or one of them in a minute. Raises `Sorry` for what is not on offer."""
        what, _, kind = press.argument.partition(".")
        words = reply.words
        if what not in (LEARN, OPEN) or (kind and not (kind in offered_games() and words.has(f"{kind}-primer"))):
            raise Sorry("error-unknown-control")
        reply.acknowledge()
        await reply.show(learn_view(kind, words) if kind else games_view(what, words))
