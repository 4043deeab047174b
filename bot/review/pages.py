"""The pages of a review in words: one for each dear decision, and one on how the game went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.ledger.loaded import Loaded
from bot.results.wording import tenths_of_points
from bot.review.reviews import alone
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.text.score_line import in_unit, unit_named
from games.engine import Ask, Game, Luck, verb_in
from games.engine.review import Course, Decisions, Gap, Turn, Weighed
from games.engine.review.luck import Fate
from render.figures import MINUS
from render.results import Curve, CurveLine
from render.theme import Player

THEN = " → "
COURSE = "course"
"""The page that says how the game went; the others are numbered from 1."""
NOTED = 0.5
"""Points from which on a category is named."""
NAMED = 3
"""So many categories are named at most."""


TWO = 2
"""Of so many players each has one rival, who has a name."""


class Page(msgspec.Struct, frozen=True):
    """Which of the pages is shown, of how many decisions, and whether there is one on how the game went."""

    name: str
    decisions: int

    @property
    def names(self) -> list[str]:
        """All there are, in their order."""
        return [*map(str, range(1, self.decisions + 1)), COURSE]


def weighed_on(found: Decisions, page: str) -> Weighed | None:
    """The decision a page is about, if there is one."""
    shown = found.shown
    return shown[int(page) - 1] if page.isascii() and page.isdecimal() and 1 <= int(page) <= len(shown) else None


def balance_line(found: Decisions, fate: Fate | None, unit: str, words: Words) -> str:
    """What the decisions that are shown cost, and what luck brought where it brought anything, both with their errors;
    of decisions nothing where none is shown."""
    (cost, error), count = found.shown_cost, len(found.shown)
    decisions = words("review-sum", value=signed(-cost, words), chance=chance(error, words))
    named = unit_named(words)
    said = [words("review-decisions", count=count, decisions=decisions, unit=unit, named=named)] if count else []
    if fate is not None and any(round(each, 1) for each in (fate.mean, fate.error)):
        luck = words("review-sum", value=signed(fate.mean, words), chance=chance(fate.error, words))
        said.append(words("review-luck", luck=luck))
    return " ".join(said)


def decision_lines(
    loaded: Loaded, seat: int, weighed: Weighed, table: Any, words: Words, followed: Sequence[str] = ()
) -> list[str]:
    """What was done and how that was `followed` in the same turn, what would have been better, what that was
    worth, and why."""
    gap = weighed.gap
    played = _told(loaded, seat, weighed.played, table, words)
    if followed:
        played = f"**{THEN.join(words.choice(choice) for choice in [*weighed.played, *followed])}**"
    return [
        words(
            "review-cost",
            round=weighed.round,
            points=tenths_of_points(gap.mean, words),
            chance=chance(gap.error, words),
            unit=unit(loaded),
            named=unit_named(words),
        ),
        words("review-played", choice=played),
        words("review-better", choice=_told(loaded, seat, weighed.better, table, words)),
        *_parts(gap.parts, words),
        *([] if alone(loaded) else rivals_part(gap, len(loaded.seats), seat, words)),
    ]


def unit(loaded: Loaded) -> str:
    """What points are counted in: `own` ones, or those by which a seat leads."""
    return "own" if alone(loaded) else "lead"


def chance(error: float, words: Words) -> str:
    """How far chance may have put a figure off, with the space before it; nothing where it had no part."""
    return f" {words('review-chance', error=tenths_of_points(error, words))}" if round(error, 1) else ""


def signed(value: float, words: Words) -> str:
    """A figure of points with its sign."""
    return tenths_of_points(value, words, "+")


def turn_lines(found: Course, words: Words) -> list[str]:
    """What turned, in the order of the numbers in the picture."""
    seats = len(found.points[0].points)
    return [
        words(
            "review-turn",
            number=number,
            round=turn.round,
            name=in_markdown(words.seat(turn.seat)),
            swing=tenths_of_points(abs(turn.swing), words),
            named=unit_named(words),
            chance=chance(turn.error, words),
            rival=in_markdown(words.seat(1 - turn.seat)) if seats == TWO else 0,
            leader=in_markdown(words.seat(turn.leads)) if turn.leads != turn.seat else 0,
            way=_way(turn, found),
        )
        for number, turn in enumerate(found.turns, 1)
    ]


def _way(turn: Turn, found: Course) -> str:
    """In which words it is told; who led before and after has extended a lead."""
    if turn.swing < 0:
        return "lost"
    if not turn.company:
        return "alone"
    before = found.points[turn.at].points
    led = all(before[turn.seat] > points for seat, points in enumerate(before) if seat != turn.seat)
    return "extended" if led and turn.leads == turn.seat else "gained"


def end_lines(found: Course, words: Words) -> list[str]:
    """What everybody could expect at first, and what came of it."""
    first, last = found.points[0], found.points[-1]
    return [
        words(
            "review-alt-line",
            name=words.seat(seat),
            first=tenths_of_points(points, words),
            last=_whole(last.points[seat], words),
            named=unit_named(words),
        )
        for seat, points in enumerate(first.points)
    ]


def _whole(points: float, words: Words) -> str:
    """Points without digits behind the point, in the unit that the game counts; the texts say what they are."""
    amount = round(points)
    return in_unit(str(abs(amount)), words, MINUS if amount < 0 else "")


def curve(kind: str, found: Course, looks: Sequence[Player], words: Words) -> Curve:
    """How a game of this kind went, as a picture; the `words` know who played, and seats look as in their game."""
    points = found.points
    stops = [str(point.round) for point in points[:-1]]
    lines: list[CurveLine] = []
    for seat, look in enumerate(looks):
        values = [point.points[seat] for point in points]
        lines.append(CurveLine(words.seat(seat), look, values, _whole(values[-1], words)))
    title, game = words("review-course-title"), words.short_title(kind)
    plain = [line.replace("**", "") for line in turn_lines(found, words)]
    return Curve(
        title,
        f"{game} · {words.listed([line.name for line in lines])}",
        words("review-course-note", named=unit_named(words)),
        [*stops, words("review-course-end")],
        lines,
        [turn.at for turn in found.turns],
        [f"{title}. {game}.", *end_lines(found, words), *plain],
    )


def _told(loaded: Loaded, seat: int, choices: Sequence[str], table: Any, words: Words) -> str:
    """Choices in words without those that say nothing more, such as that these were all, and the small print the first
    one had then; that of each where they are of one kind."""
    held = loaded.game.holding(choices)
    said = words.listed([words.choice(choice) for choice in held])
    ask = loaded.game.detail(table, seat, choices[0])
    if ask is None:
        return f"**{said}**"
    told = words.detail(ask)
    if len(held) > 1 and len({verb_in(choice) for choice in held}) == 1:
        told = " · ".join(
            words.told_of_step(choice, each, seat) for choice, each in _small_print(loaded.game, table, seat, held)
        )
    return f"**{said}** — {told}"


def _small_print(game: Game[Any, Any], table: Any, seat: int, choices: Sequence[str]) -> Iterator[tuple[str, Ask]]:
    """What the small print of choices made one after the other was, up to where something was revealed."""
    world = game.load(game.save(table))
    for choice in choices:
        if choice not in game.options(world, seat):
            return
        if (ask := game.detail(world, seat, choice)) is not None:
            yield choice, ask
        if any(event.barrier for event in game.apply(world, seat, choice, Luck(bytes(32)))):
            return


PLAYED, BETTER = 1, 2
"""The numbers at both choices in the picture."""


def marked(game: Game[Any, Any], table: Any, seat: int, weighed: Weighed) -> dict[str, int]:
    """Which choices have these numbers in the picture: where the two ways differ in what can be chosen there, in any
    order, such as a card for each figure; or what each begins with."""
    options = game.options(table, seat)

    def shown(way: Sequence[str]) -> list[str]:
        return [each for each in game.holding(way) if each in options and verb_in(each) == verb_in(way[0])]

    played, better = shown(weighed.played), shown(weighed.better)
    numbers = {each: PLAYED for each in played if each not in better}
    numbers |= {each: BETTER for each in better if each not in played}
    return numbers or {weighed.played[0]: PLAYED, weighed.better[0]: BETTER}


def named_parts(parts: dict[str, float], words: Words) -> list[str]:
    """In which categories of the final scoring two ways differ most, and by how much."""
    largest = sorted(parts.items(), key=lambda part: (-abs(part[1]), part[0]))
    return [
        words("review-part", name=words.category(name), value=signed(value, words))
        for name, value in largest[:NAMED]
        if abs(value) >= NOTED
    ]


def _parts(parts: dict[str, float], words: Words) -> list[str]:
    named = named_parts(parts, words)
    return [words("review-parts", parts=words.listed(named))] if named else []


def rivals_part(gap: Gap, seats: int, seat: int, words: Words) -> list[str]:
    """What of a lead is not one's own: how much less or more the rival would have had, or the best of several."""
    theirs = gap.points - gap.mean
    if not gap.parts or abs(theirs) < NOTED:
        return []
    rival = in_markdown(words.seat(1 - seat)) if seats == TWO else 0
    points, way = tenths_of_points(abs(theirs), words), "more" if theirs > 0 else "less"
    return [words("review-others", rival=rival, points=points, named=unit_named(words), way=way)]
