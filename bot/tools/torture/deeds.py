"""What people did in a torture beside deciding, counted where it was stored: only what came about counts."""

from __future__ import annotations

from collections import Counter

from bot.gateway.controls import THEN
from bot.ledger.ids import is_run
from bot.ledger.one_press import is_planned
from bot.tools.torture.check import Evidence

ACTS = {
    "vote:yes": "votes for",
    "vote:no": "votes against",
    "ask:undo": "votes asked for",
    "away": "seats left to a computer player",
    "home": "seats come back to",
    "leave": "seats left for good",
    "redo": "steps played again",
    "late": "times up",
}


def deeds(evidence: Evidence) -> dict[str, int]:
    """Each kind of deed by name, and how often it was done."""
    presses = {press.interaction_id: press for press in evidence.presses}
    moves = [move for game in evidence.games for move in game.moves]
    acts = Counter(move.choice for move in moves if move.kind == "act")
    typed = [press for move in moves if (press := presses.get(move.interaction_id or 0)) and press.command]
    undone = [move for move in moves if move.kind == "undo"]
    return {
        **{what: acts[name] for name, what in ACTS.items()},
        "steps taken back": sum(move.interaction_id is not None for move in undone),
        "votes carried": sum(move.interaction_id is None for move in undone),
        "planned decisions": sum(move.kind == "choice" and is_planned(move) for move in moves),
        "presses of several decisions": sum(
            THEN in press.choice for move in moves if (press := presses.get(move.interaction_id or 0))
        ),
        "typed decisions": sum(bool(press.choice) for press in typed),
        "typed commands": sum(bool(press.command) for press in evidence.presses),
        "trials made a plan": sum(press.action == "@tried" for press in evidence.presses),
        "challenges": len(evidence.challenges),
        "challenges closed": sum(each.closed for each in evidence.challenges),
        "runs": sum(is_run(game.id) for game in evidence.games),
    }
