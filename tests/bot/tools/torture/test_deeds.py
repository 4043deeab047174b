"""What people did is counted where it was stored."""

from __future__ import annotations

from typing import Any

from bot.ledger.acts import PLANNED
from bot.ledger.loaded import encode_events
from bot.tools.torture.check import Evidence
from bot.tools.torture.deeds import deeds
from bot.tools.torture.stored_games import StoredChallenge
from games.engine import Event
from tests.bot.tools.torture.evidence import game, move, press


def happened(evidence: Evidence) -> dict[str, int]:
    return {name: count for name, count in deeds(evidence).items() if count}


def known(**given: Any) -> Evidence:
    return Evidence(
        **{"presses": [], "excused": [], "games": [], "shown": [], "backlog": (0, 0, 0), "said": []} | given
    )


def test_what_was_pressed_in_vain_did_not_happen() -> None:
    presses = [press(1, choice="", action="@undo"), press(2, choice="", action="@wish", wish="sail")]
    assert happened(known(presses=presses)) == {}


def test_each_deed_is_counted_once() -> None:
    acts = ("ask:undo", "vote:yes", "vote:no", "away", "home", "leave", "redo", "late")
    moves = [
        move(1),
        move(2, interaction_id=None, events=encode_events([Event(PLANNED)])),
        move(3, interaction_id=None, person_id=None),
        move(4, kind="undo"),
        move(5, kind="undo", interaction_id=None, person_id=None),
        *(move(number, kind="act", choice=act) for number, act in enumerate(acts, 6)),
    ]
    challenges = [StoredChallenge(id="c1", over=True, closed=True, unnoted=[])]
    evidence = known(
        presses=[press(1, command="fleet sail", choice="sail+fish"), press(2, choice="", action="@tried")],
        games=[game(*moves, id="run" + 10 * "a")],
        challenges=challenges,
    )
    assert set(deeds(evidence).values()) == {1}
