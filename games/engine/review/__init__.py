"""The review of a finished game: which decisions cost most, what luck did, how the lead went.

A record goes in; the same record and the same version give the same review, byte for byte. It is made in pieces, one of
each seat (`decisions`) and two of all (`course`, `rolls`), so that whoever has other work as well can do it in between.
"""

from __future__ import annotations

from games.engine.review.course import Course, Point, Turn, course
from games.engine.review.decisions import SHOWN, Decisions, Weighed, decisions
from games.engine.review.judging import adviser_of, effort_of, judge_of
from games.engine.review.luck import Fate, Rolls, rolls
from games.engine.review.moments import Moment, moments, within_window
from games.engine.review.paired import Gap, gap
from games.engine.review.puzzles import Puzzle, in_order, puzzle_at
from games.engine.review.whole import Review, counts_alone, reviewed

__all__ = [
    "SHOWN",
    "Course",
    "Decisions",
    "Fate",
    "Gap",
    "Moment",
    "Point",
    "Puzzle",
    "Review",
    "Rolls",
    "Turn",
    "Weighed",
    "adviser_of",
    "counts_alone",
    "course",
    "decisions",
    "effort_of",
    "gap",
    "in_order",
    "judge_of",
    "moments",
    "puzzle_at",
    "reviewed",
    "rolls",
    "within_window",
]
