"""The room of play: the private panel and what is pressed in it, what is looked up, a command for each choice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from bot.gateway.game_choice import GameChoice
from bot.gateway.press import together
from bot.gateway.reply import Reply
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery
from bot.pictures.studio import Studio
from bot.play import card_command, command, rules_command, verb_commands
from bot.play.answers import PlayAnswers
from bot.play.deciding import Deciding
from bot.play.lookup_answers import LookupAnswers
from bot.play.news import News
from bot.play.private_panel import PrivatePanel
from bot.play.public_board import PublicBoard
from bot.text import Words


def room(
    ledger: Ledger,
    deciding: Deciding,
    panel: PrivatePanel,
    news: News,
    studio: Studio,
    choice: GameChoice,
    *,
    posts: Sequence[Delivery],
    show_lobby: Callable[[Reply, Loaded], Awaitable[None]],
    look_after: Callable[[str], Awaitable[None]],
    trouble: Callable[[Loaded, Words], str],
) -> Room:
    """What it offers. `posts` is what games say of themselves; the functions are those of `PublicBoard` and
    `LookupAnswers`."""
    answers, lookup = PlayAnswers(ledger, deciding, panel), LookupAnswers(ledger, studio, news, trouble)
    board = PublicBoard(ledger, lookup, show_lobby, look_after)
    return Room(
        name="play",
        answers=together([answers.answers(), lookup.answers()]),
        commands=[
            lambda tree: command.register(tree, board, lookup, choice),
            lambda tree: rules_command.register(tree, ledger, lookup, choice),
            lambda tree: card_command.register(tree, studio, choice),
            lambda tree: verb_commands.register(tree, ledger, answers, choice),
        ],
        posts=posts,
        turned=[panel.go_on],
    )
