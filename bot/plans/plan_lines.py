"""A plan in words, as its owner reads it in the private panel and where it is made, and nobody else.
The panel where it is made is in `panel.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows, text
from bot.ledger.loaded import Loaded
from bot.ledger.plan import Dropped, Meaning, Plan, Wish, entries
from bot.ledger.rated import may_be_compared
from bot.text import Words
from bot.text.clipping import clipped
from games.engine import Ask, arguments_in, as_told_now, verb_in

ROOM = 700
"""So many letters the private panel has for a plan."""
LINE = 150
"""So many letters an entry has."""
CHAIN = 400
"""So many it has with what alone follows it."""
THEN = " → "
INDENT = "\N{EM SPACE}"


def plan_parts(
    loaded: Loaded, words: Words, plan: Plan | None, *, can: bool, earlier: bool = False
) -> list[ui.Item[ui.LayoutView]]:
    """What the private panel shows of a plan: how it stands, buttons to make or change it. One press plans what a
    computer player would, where nothing is compared, and what was planned `earlier`."""
    parts: list[ui.Item[ui.LayoutView]] = []
    if plan is not None:
        parts.append(text("\n".join([words("plan-title"), *plan_lines(words, plan, ROOM)])))
    if can or plan is not None:
        buttons = [button(control(loaded.id, 0, "@plan"), words("button-plan" if plan is None else "button-replan"))]
        if plan is not None:
            buttons.append(button(control(loaded.id, 0, "@unplan"), words("button-unplan")))
        elif not may_be_compared(loaded.id, loaded.options, len(loaded.seats)):
            buttons.append(button(control(loaded.id, 0, "@ahead"), words("button-plan-ahead")))
        if earlier:
            buttons.append(button(control(loaded.id, 0, "@anew"), words("button-plan-anew")))
        parts += rows(buttons)
    return parts


def plan_lines(words: Words, plan: Plan, room: int) -> list[str]:
    """The plan in words, as much of it as so many letters can tell, with what happens where it doesn't help."""
    told, left, shown = list[str](), room, 0
    for line, count in _lines(words, plan.wishes):
        if left < len(line):
            break
        told.append(line)
        left -= len(line) + 1
        shown += count
    if shown < plan.size:
        told.append(f"-# {words('plan-more', count=plan.size - shown)}")
    return [*told, words("plan-else")]


def _lines(words: Words, wishes: Sequence[Wish], above: str = "", depth: int = 0) -> Iterator[tuple[str, int]]:
    """A line for each entry and how many it tells of: what alone follows an entry stands behind it."""
    for number, wish in enumerate(wishes, 1):
        name, chain = f"{above}{number}", chain_of(wish)
        said = chain_label(words, chain)
        if len(chain) == 1 and not wish.then and (meant := _small_print(words, wish.meant)):
            said = f"{said} — {meant}"
        yield f"{INDENT * depth}**{name}** {clipped(said, LINE if len(chain) == 1 else CHAIN)}", len(chain)
        yield from _lines(words, chain[-1].then, f"{name}.", depth + 1)


def chain_of(wish: Wish) -> list[Wish]:
    """An entry with what alone follows it, and what alone follows that."""
    chain = [wish]
    while len(chain[-1].then) == 1:
        chain += chain[-1].then
    return chain


def chain_label(words: Words, chain: Sequence[Wish]) -> str:
    """Entries one after the other."""
    return THEN.join(course_labels(words, [each.choice for each in chain]))


def dropped_line(words: Words, dropped: Dropped) -> str:
    """Why a plan was not played."""
    meant, means = _small_print(words, dropped.meant), _small_print(words, dropped.means)
    choice = choice_label(words, dropped.choice) if dropped.choice else ""
    return words(f"plan-dropped-{dropped.why}", choice=choice, meant=meant or "–", means=means or "–")


def _small_print(words: Words, meaning: Meaning | None) -> str:
    """What a choice meant when it was planned, perhaps in an earlier version; nothing if it can't be told any more."""
    told = as_told_now(words.game, meaning.detail) if meaning is not None else None
    return words.detail(Ask.of(told)) if told is not None else ""


def choice_label(words: Words, choice: str) -> str:
    """The choice as a button says it; where that is a bare name, with what is done to it."""
    label = words.choice(choice)
    named = [words.name(argument) for argument in arguments_in(choice)]
    return f"{verb_label(words, verb_in(choice))}: {label}" if named == [label] else label


def course_labels(words: Words, choices: Sequence[str]) -> list[str]:
    """Choices one after the other; what is done is said once where it is the same again, or just said."""
    return [
        words.choice(choice)
        if before and (verb_in(before) == verb_in(choice) or words.choice(before) == verb_label(words, verb_in(choice)))
        else choice_label(words, choice)
        for before, choice in zip(["", *choices], choices, strict=False)
    ]


def verb_label(words: Words, verb: str) -> str:
    """What choices of this verb are called together."""
    return words(f"{words.game}-choice-{verb}.group")


def below_label(words: Words, wish: Wish) -> str:
    """How much stands below an entry."""
    return words("plan-below", count=sum(1 for _ in entries(wish.then)))
