"""Which rules of a game a number, a word or a question means. People ask in everyday words: those that don't say what
a question is about are left out of it, and what has another name in the rules is found under either (`search.ftl`)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from math import log
from typing import NamedTuple

from bot.text.texts import Rule, Words

ENDINGS = {
    "en": ("ing", "ies", "es", "ed", "s", "e", "d", "y"),
    "de": ("en", "er", "es", "em", "st", "e", "n", "s", "t"),
}
SHORTEST, TYPED, PART = 3, 4, 6
"""So many letters of a word are left without its ending; so many of what was typed are enough to know it inside a word
of the rules, and so many of that inside what was typed."""
SAME, ALIKE, INSIDE = 1.0, 0.6, 0.5
"""What it counts that a word of the question stands there, one that means the same, a longer or shorter one."""
TITLED = 0.1
"""How much of what a rule answers hangs on whether its title speaks of nothing else."""
NEARLY = 0.6
"""What comes so near to the best is found too."""

Stems = frozenset[str]
Phrase = tuple[Stems, ...]

LONGEST, MOST_WORDS = 200, 12
"""So much of a question is read: whoever pastes a page waits no longer, and nobody waits for them."""


class Found(NamedTuple):
    """A rule, and how much of what was asked it answers: 1 for all of it, in its title as well."""

    rule: Rule
    answers: float


def search(words: Words, asked: str) -> list[Found]:
    """The rules of a game that a number, a word or a question means, the best first."""
    sought, rules = asked.strip().casefold()[:LONGEST], words.rules()
    numbered = [rule for rule in rules if not sought or rule.number.casefold() == sought]
    numbered = numbered or [rule for rule in rules if rule.number.casefold().startswith(f"{sought}.")]
    if numbered:
        return [Found(rule, 1.0) for rule in numbered]
    filler, terms = frozenset(_split(words("search-filler"))), _terms(words, sought)
    titles = [_said(rule.title, words.language) for rule in rules]
    written = [_said(rule.text, words.language) for rule in rules]
    counted = [[_counts(term, *each) for each in zip(titles, written, strict=True)] for term in terms]
    weights = [log(1 + len(rules) / max(1, sum(map(bool, counts)))) for counts in counted]
    found: list[Found] = []
    for number, rule in enumerate(rules):
        answers = sum(weight * counts[number] for weight, counts in zip(weights, counted, strict=True))
        if answers:
            titled = 1 - TITLED + TITLED * _speaks_of(terms, titles[number], filler)
            found.append(Found(rule, titled * answers / (2 * sum(weights))))
    best = max((each.answers for each in found), default=0.0)
    return sorted((each for each in found if each.answers >= best * NEARLY), key=lambda each: -each.answers)


class _Said(NamedTuple):
    """The words of a title or a text, with the stems of each."""

    words: dict[str, Stems]
    stems: Stems


class _Term(NamedTuple):
    """One thing a question asks about: its words, and other ways to say it."""

    words: tuple[str, ...]
    said: tuple[Phrase, ...]
    alike: tuple[Phrase, ...]


def _terms(words: Words, sought: str) -> list[_Term]:
    """What a question is about. Several of its words are one thing if a line says so, or if they mean the same."""
    language, filler = words.language, frozenset(_split(words("search-filler")))
    lines = _lines(words("search-alike"), language)
    asked = list(dict.fromkeys(_split(sought)))[:MOST_WORDS]
    terms: list[_Term] = []
    longest = sorted([(way, line) for line in lines for way in line if len(way) > 1], key=lambda each: -len(each[0]))
    for way, line in longest:
        together = tuple(word for word in asked if any(_stems(word, language) & stems for stems in way))
        if all(any(_stems(word, language) & stems for word in together) for stems in way):
            terms.append(_Term(together, (way,), line))
            asked = [word for word in asked if word not in together]
    single: dict[tuple[Phrase, ...], _Term] = {}
    for word in [word for word in asked if word not in filler] or (asked if not terms else []):
        stems = _stems(word, language)
        meant = [line for line in lines if any(len(each) == 1 and each[0] & stems for each in line)]
        alike = tuple(each for line in meant for each in line) or ((stems,),)
        before = single.get(alike, _Term((), (), alike))
        single[alike] = _Term((*before.words, word), (*before.said, (stems,)), alike)
    return [*terms, *single.values()]


@lru_cache(maxsize=8)
def _lines(alike: str, language: str) -> list[tuple[Phrase, ...]]:
    """Each line with all the ways it has to say a thing."""
    return [
        tuple(tuple(_stems(word, language) for word in _split(way)) for way in line.split(","))
        for line in alike.splitlines()
        if line.strip()
    ]


def _counts(term: _Term, title: _Said, text: _Said) -> float:
    """How much speaks for it that a rule is about this, from 0 to 2: in its title it counts twice."""
    titled = _strength(term, title)
    return titled + max(titled, _strength(term, text))


def _strength(term: _Term, there: _Said) -> float:
    for ways, strength in ((term.said, SAME), (term.alike, ALIKE)):
        if any(all(not there.stems.isdisjoint(stems) for stems in way) for way in ways):
            return strength
    inside = all(
        any(_is_part(mine, word, TYPED) or _is_part(word, mine, PART) for word in there.words) for mine in term.words
    )
    return INSIDE if inside else 0.0


def _speaks_of(terms: Iterable[_Term], title: _Said, filler: frozenset[str]) -> float:
    """How much of a title speaks of what was asked."""
    ways = [way for term in terms for way in (*term.said, *term.alike)]
    asked = {stem for way in ways for stems in way for stem in stems}
    telling = [stems for word, stems in title.words.items() if word not in filler]
    return sum(not stems.isdisjoint(asked) for stems in telling) / max(1, len(telling))


def _is_part(part: str, word: str, enough: int) -> bool:
    return len(part) >= enough and (word.startswith(part) or word.endswith(part))


@lru_cache(maxsize=4096)
def _said(said: str, language: str) -> _Said:
    words = {word: _stems(word, language) for word in _split(said)}
    return _Said(words, frozenset().union(*words.values()))


@lru_cache(maxsize=16384)
def _stems(word: str, language: str) -> Stems:
    """A word as it is, and without each ending that leaves enough of it: two words with one in common are the same."""
    shorter = (word.removesuffix(end) for end in ENDINGS.get(language, ()) if word.endswith(end))
    return frozenset([word, *(stem for stem in shorter if len(stem) >= SHORTEST)])


def _split(said: str) -> list[str]:
    return re.findall(r"[^\W_]+", said.casefold())
