"""A check of what is told: whether what happens to nobody is declared as a whole sentence."""

from __future__ import annotations

from games.engine.conformance.playing import AnyGame, Settings, must, play_through
from games.engine.sayings import Happening, kind_of, said_by


def check_told(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Whatever happens to no seat is declared to be told in a whole sentence, for there is no name it could follow."""
    whole = {kind_of(said) for said in said_by(game.id)[Happening] if issubclass(said, Happening) and said.whole}
    played = play_through(game, seats, settings, seed)
    for number, told in enumerate([played.setup, *(ply.events for ply in played.plies)]):
        for event in told:
            must(
                event.seat is not None or event.kind in whole,
                f"before ply {number}: the event {event.kind!r} has no seat, and its class does not say `whole = True`",
            )
