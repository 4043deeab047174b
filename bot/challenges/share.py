"""What somebody may tell of their run anywhere: a few words to copy that give nothing away while others still play."""

from __future__ import annotations

from bot.challenges.snapshot import ChallengeSnapshot
from bot.challenges.standings import RunStanding
from bot.text import Words
from bot.text.clipping import clipped

LONGEST = 280
"""So many letters a short message takes elsewhere."""
NAMED = 2
"""So many categories are named."""


def share_text(title: str, shown: ChallengeSnapshot, mine: RunStanding, words: Words) -> str:
    """At most `LONGEST` letters. While the challenge is open they tell that this run is over, and nothing of it; then
    its points, its place among this server's, and where most of the points came from."""
    series = [words("share-streak", count=mine.streak)] if mine.streak > 1 else []
    if shown.is_open:
        lines = [title, words("share-open"), *series]
    else:
        told = [words("share-place", total=mine.total, place=mine.place, count=len(shown.standings))]
        told += [words("share-best")] if mine.is_best else []
        lines = [title, " ".join([*told, *series]), _most_from(mine, words.of(shown.series.kind), words)]
    return clipped("\n".join(filter(None, lines)), LONGEST)


def _most_from(mine: RunStanding, of_game: Words, words: Words) -> str:
    scored = {name: points for name, points in (mine.run.categories or {}).items() if points > 0}
    most = sorted(scored, key=lambda name: -scored[name])[:NAMED]
    return words("share-most", categories=words.listed([of_game.category(name) for name in most])) if most else ""
