"""The room of pings: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.outbox.messages import GameMessages
from tests.toy.rooms.ping.answers import PingAnswers
from tests.toy.rooms.ping.kinds import Moved
from tests.toy.rooms.ping.pings import Pings
from tests.toy.rooms.ping.posts import PingPosts


def room(ledger: Ledger, choice: GameChoice, messages: GameMessages) -> Room:
    """What it offers."""
    pings = Pings()
    answers = PingAnswers(ledger, pings)
    return Room(
        name="ping",
        answers=answers.answers(),
        commands=[lambda tree: add_game_command(tree, choice, "ping", "watcher", answers.ask)],
        posts=[Delivery(Moved, game=PingPosts(messages).post)],
        guests=[pings],
    )
