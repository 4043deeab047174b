"""The names under which acts are stored that others than their own room know again, such as whoever counts what a
finished game tells. They never change; what an act is stands in `change.py`."""

PAUSE, GO_ON = "pause", "go-on"
HINT = "hint"
AWAY, HOME, LEAVE, ACCEPT = "away", "home", "leave", "accept"
"""Going away from a seat and coming back to it, leaving it, taking over somebody's."""
LATE_PLAYER = "late:player"
"""A computer player takes the seat of somebody late."""
TAKEOVERS = frozenset({AWAY, HOME, LEAVE, ACCEPT, LATE_PLAYER})
"""Whatever puts somebody else in a seat. A message of its own tells everybody at once."""
PLANNED, ORDERED = "@planned", "@ordered"
"""The kinds of events with which a decision begins that a plan or a standing order led to."""
BY_ITSELF = frozenset({PLANNED, ORDERED})
"""Both of these: nobody pressed then."""
TAKEN_BACK, UNDONE, REDONE = "@taken-back", "@undone", "@redone"
"""The kinds of events of a person's step back, of one that all agreed to, and of restoring either."""
AHEAD = "ahead"
"""Stands as the choice of an undo that took back what had shown what would come."""
