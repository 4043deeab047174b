"""How a game ended, in one line: who has won, with everybody's points."""

from __future__ import annotations

from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.text.score_line import score_line, total_of
from games.engine import Result


def outcome_line(loaded: Loaded, result: Result, words: Words) -> str:
    """The line; alone, one's points and the title they are worth."""
    title = words.short_title(loaded.row.kind)
    if len(result.scores) == 1:
        line = words("final-solo", game=title, total=total_of(result.scores[0].total, words))
        return f"{line} {words('final-title', title=words.name(result.title))}" if result.title else line
    names = [in_markdown(words.seat(seat)) for seat in result.winners]
    score = score_line(result, words)
    return words("final-winner", game=title, people=words.listed(names), count=len(names), score=score)
