"""The room of looking back: a game turn by turn, its log, its animation, and the proof of its luck."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.press import together
from bot.gateway.room import Room
from bot.history.answers import HistoryAnswers
from bot.history.command import register
from bot.history.kinds import Replay
from bot.history.log_answers import LogAnswers
from bot.history.posts import FinalReplays
from bot.history.proof_answers import ProofAnswers, Secret
from bot.history.replay_answers import ReplayAnswers
from bot.history.replaying import Replaying
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.pictures.studio import Studio


def room(
    ledger: Ledger,
    chronicle: Chronicle,
    studio: Studio,
    replaying: Replaying,
    final_replays: FinalReplays,
    choice: GameChoice,
    *,
    secret: Secret,
) -> Room:
    """What it offers."""
    history, log = HistoryAnswers(ledger, studio, replaying), LogAnswers(ledger, chronicle)
    replay, proof = ReplayAnswers(replaying), ProofAnswers(ledger, secret)
    return Room(
        name="history",
        answers=together([history.answers(), log.answers(), replay.answers(), proof.answers()]),
        commands=[lambda tree: register(tree, log, history, replay, choice)],
        posts=[Delivery(Replay, game=final_replays.post)],
    )
