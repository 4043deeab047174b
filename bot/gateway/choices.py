"""A seat's legal choices in words, numbered as whatever is drawn beside them numbers them; and what it can't choose."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from bot.ledger.loaded import Loaded
from bot.text import Words
from games.engine import Ask, verb_in
from render import brief_effect, effect, painter


class Option(msgspec.Struct, frozen=True):
    """A legal choice as it is offered. `number` is the one on its disc in the picture; `ends` says what it ends,
    `brief` is the small print in fewer words, if there are any, and `short` the `detail` with its effect in short."""

    number: int
    choice: str
    label: str
    detail: str
    ends: str = ""
    brief: str = ""
    short: str = ""

    @property
    def verb(self) -> str:
        return verb_in(self.choice)


def question_of(loaded: Loaded, seat: int) -> Ask:
    """The question that a seat which has options is asked."""
    step = loaded.game.step(loaded.table, seat)
    assert step is not None, "whoever has options is asked something"
    return step.ask(loaded.table)


def offered(loaded: Loaded, seat: int, words: Words) -> list[Option]:
    """The seat's legal choices in words, as they are shown."""
    found: list[Option] = []
    paint, view = painter(loaded.row.kind), loaded.game.view(loaded.table, seat)
    numbers = loaded.numbers(seat)
    if not numbers:
        return []
    options = list(numbers)
    asked = question_of(loaded, seat)
    endings = loaded.game.endings(loaded.table, seat, options)
    alike = end_alike(endings.values(), len(options))
    for choice, number in numbers.items():
        ask = loaded.game.detail(loaded.table, seat, choice)
        told = words.detail(ask) if ask else ""
        ends = endings.get(choice, "")
        said = words("panel-ends", what=ends) if ends and not alike else ""
        done = (loaded.game.followed_by(ask) if ask else "") or choice
        whole, in_short = (how(paint, view, done, words) for how in (effect, brief_effect))
        detail, short = (_with_end(explained(told, each), said) for each in (whole, in_short))
        brief = words.brief_detail(ask) if ask and detail == told else ""
        label = " ".join(filter(None, [words.answer(asked, choice), words.on_label(ask) if ask else ""]))
        found.append(Option(number, choice, label, detail, ends, brief, short))
    return found


def standing_out(loaded: Loaded, seat: int, options: Sequence[Option]) -> frozenset[str]:
    """Which of a seat's choices stand out where they are buttons: those of the first kind and those `alike`, but for
    what is costly or given up. Where the turn can be ended and there is nothing better to do, that alone does."""
    game, table, choices = loaded.game, loaded.table, [each.choice for each in options]
    given_up, usual = loaded.careful(seat, choices), game.usual(table, seat, choices)
    others = [each for each in options if each.choice not in given_up]
    best = [each.choice for each in others if each.verb in game.closing and each.choice in usual]
    if best:
        return frozenset(best)
    others = [each for each in others if each.verb not in game.closing]
    first = others[0].verb if others else ""
    alike = [each.choice for each in others if each.verb == first or {each.verb, first} <= game.alike]
    return frozenset(alike).difference(game.costly(table, seat, choices))


def _with_end(detail: str, said: str) -> str:
    """What is told of a choice, and behind it what it ends, unless that is said already."""
    return " · ".join(filter(None, [detail, said if said not in detail else ""]))


def explained(small_print: str, effect: str) -> str:
    """Small print, and what it brings about: a sentence of its own, as either may have a colon."""
    return ". ".join(filter(None, (small_print, effect)))


def end_alike(endings: Collection[str], count: int) -> bool:
    """Whether all of so many choices end the same, which is said once, above them."""
    return len(endings) == count and len(set(endings)) == 1


def refused(loaded: Loaded, seat: int, words: Words) -> list[tuple[str, str]]:
    """What is not possible for the seat now, as (choice, label)."""
    options = set(loaded.game.options(loaded.table, seat))
    conceivable = loaded.game.conceivable(loaded.table, seat)
    return [(choice, words.choice(choice)) for choice in conceivable if choice not in options]
