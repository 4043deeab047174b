"""What was found about a record, in sentences: the same ones on the command line and on Discord."""

from __future__ import annotations

from collections.abc import Callable

from bot.records.checking import Broken, Differing, Verdict, plain
from bot.text import Words

NAME, REASON = 40, 300
"""Characters of a person's name and of a reason that are shown."""

Written = Callable[[str], str]
"""How words from a file are written where they are read: as they are, or harmless in Markdown."""


def names(verdict: Verdict) -> list[str]:
    """The names in the file by seat, fit to be shown."""
    return [plain(name, NAME) for name in verdict.file.names]


def sentences(verdict: Verdict, words: Words, written: Written = str) -> list[str]:
    """What there is to say, from what the file is to whether all of it holds."""
    file = verdict.file
    people = [written(name) for name in names(verdict)]
    words = words.of(file.game, people)
    return [
        words("verify-game", game=words(f"{file.game}-title"), names=words.listed(people)),
        _luck(verdict, words, written),
        *_edition(verdict, words, written),
        *([] if verdict.unlike else _course(verdict, words, written)),
        words("verify-trust"),
        words("verify-holds" if verdict.holds else "verify-fails"),
    ]


def _luck(verdict: Verdict, words: Words, written: Written) -> str:
    if verdict.fixed:
        return words("verify-luck", commitment=verdict.commitment)
    return words("verify-luck-not", said=written(plain(verdict.file.commitment)), found=verdict.commitment)


def _edition(verdict: Verdict, words: Words, written: Written) -> list[str]:
    if not verdict.unlike:
        return [words("verify-edition")]
    said = [
        words(f"verify-other-{each.field}", said=written(plain(each.said)), ours=each.ours) for each in verdict.unlike
    ]
    return [*said, words("verify-edition-not")]


def _course(verdict: Verdict, words: Words, written: Written) -> list[str]:
    if verdict.broken is not None:
        return [_break(verdict.broken, verdict, words, written), words("verify-not-reached")]
    said = written(plain(verdict.file.digest))
    return [
        words("verify-choices", count=verdict.played),
        words("verify-table", digest=said)
        if verdict.same_table
        else words("verify-table-not", said=said, found=str(verdict.digest)),
        _result(verdict, words),
    ]


def _break(broken: Broken, verdict: Verdict, words: Words, written: Written) -> str:
    count = len(verdict.file.choices)
    if broken.illegal is None:
        return words("verify-no-seat", number=broken.number, count=count, seat=plain(str(broken.seat)))
    return words(
        "verify-illegal",
        number=broken.number,
        count=count,
        seat=broken.seat,
        name=words.seat(broken.seat),
        choice=written(plain(broken.choice)),
        reason=written(plain(words.reason(broken.illegal), REASON)),
    )


def _result(verdict: Verdict, words: Words) -> str:
    if verdict.differing is not None:
        return _difference(verdict.differing, words)
    if verdict.result is None:
        return words("verify-ended-early")
    scores = sorted(verdict.result.scores, key=lambda score: (score.place, score.seat))
    places = [
        words("verify-place", place=score.place, name=words.seat(score.seat), total=score.total) for score in scores
    ]
    return words("verify-result", places=words.listed(places))


def _difference(differing: Differing, words: Words) -> str:
    if differing.what in ("total", "place", "categories"):
        who = {"name": words.seat(differing.seat), "seat": differing.seat}
        return words(f"verify-result-{differing.what}", said=plain(str(differing.said)), found=differing.found, **who)
    return words(f"verify-result-{differing.what}")
