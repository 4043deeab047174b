"""What happened, in words: events of a game joined to short lines, one for each player's run of events."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby, pairwise
from typing import Any, NamedTuple, TypeVar

import msgspec

from bot.text import Words
from bot.text.markdown import in_markdown
from games.engine import Event, Happening, registry, said_by
from games.engine.sayings import kind_of

Moment = TypeVar("Moment")
MOST_LAST = 3
"""So many lines are read at a glance."""
NAMED = "named"
"""The argument under which an event of what people do to any game keeps deeds that it is about."""


class Continued(str):
    """A line that is only understood after the one before it: no shortened story begins with it."""

    __slots__ = ()


class Line(NamedTuple):
    """Whose turn the last line told of, and what it has named; nobody's where there has been none."""

    seat: int | None = None
    named: frozenset[object] = frozenset()


class Story(NamedTuple):
    """Lines that tell what happened: what somebody did last, with what it led to, and what was `before` it."""

    before: Sequence[str]
    last: Sequence[str]

    @classmethod
    def parted(cls, before: Sequence[Event], last: Sequence[Event], words: Words, round_ends: tuple[str, str]) -> Story:
        """The same where the `last` events may be many. If a round ends among them (`Game.round_ends`), that matters to
        everybody which comes after the turn that ended it; if not, only the end of many is what happened last, as after
        a window."""
        ended, began = round_ends
        kinds = [event.kind for event in last]
        if began in kinds:
            cut = kinds.index(ended) + 1 if ended in kinds else 0
            return cls([*tell(before, words), *tell(last[:cut], words, after=before)], tell(last[cut:], words))
        lines = tell(last, words, after=before)
        cut = len(lines) - 1 if len(lines) > MOST_LAST else 0
        return cls([*tell(before, words), *lines[:cut]], lines[cut:])

    @property
    def lines(self) -> list[str]:
        """All of it, in its order."""
        return [*self.before, *self.last]


def tell(events: Iterable[Event], words: Words, reader: int | None = None, after: Iterable[Event] = ()) -> list[str]:
    """Lines of Markdown in the order of the events: what one player did in a row is one sentence.

    Whoever sits at `reader`, and reads them alone, is told of as "you"; what everybody may read has no reader. Of which
    card or action something came the line before of that turn may have said, also of what is told right above, `after`
    which these lines stand.
    """
    dated = [(None, event) for event in events]
    return [line for _, line in told_at(dated, words, reader, [(None, event) for event in after])]


def told_at(
    events: Iterable[tuple[Moment, Event]],
    words: Words,
    reader: int | None = None,
    after: Iterable[tuple[Moment, Event]] = (),
) -> list[tuple[Moment, str]]:
    """The same lines, each with the moment at which what it tells began."""
    lines: list[tuple[Moment, str]] = []
    line = Line()
    for run in _runs(_not_told_next(list(after), words), words):
        line = _last_line(run, words, line)
    for run in _runs(_not_told_next(list(events), words), words):
        seat = run[0][1].seat
        known = _named_before(run, words, line)
        line = _last_line(run, words, line)
        for whole, said in groupby(_said(run, words, reader, known), key=lambda each: each[2]):
            phrases = [(at, phrase) for at, phrase, _ in said if phrase]
            if seat is None or whole:  # a sentence of its own, also where it befalls somebody
                lines += phrases
            elif phrases:
                subject = words("story-you") if seat == reader else in_markdown(words.seat(seat))
                at, first = phrases[0]
                sign, predicate = _after_sign(words.listed([phrase for _, phrase in phrases]))
                told = f"{sign}**{subject}** {predicate.removesuffix('.')}."
                lines.append((at, Continued(told) if isinstance(first, Continued) else told))
    return lines


def _runs(events: Sequence[tuple[Moment, Event]], words: Words) -> Iterator[Sequence[tuple[Moment, Event]]]:
    """What each seat did in a row, up to what its game says to begin anew: the next turn, or another phase."""
    opens = _opens(words)
    for _, run in groupby(events, key=lambda dated: dated[1].seat):
        begun: list[tuple[Moment, Event]] = []
        for at, event in run:
            if begun and event.kind in opens:
                yield begun
                begun = []
            begun.append((at, event))
        yield begun


def _opens(words: Words) -> frozenset[str]:
    game = registry().get(words.game)
    return game.opens if game is not None else frozenset()


def _named_before(run: Sequence[tuple[Moment, Event]], words: Words, line: Line) -> frozenset[object]:
    """What the line before has named, if this run goes on with the turn that it tells of."""
    _, first = run[0]
    return line.named if first.seat == line.seat and first.kind not in _opens(words) else frozenset()


def _last_line(run: Sequence[tuple[Moment, Event]], words: Words, line: Line) -> Line:
    """The last line of a turn once this run is told: what befalls all leaves it, unless a round begins or ends."""
    game = registry().get(words.game)
    if run[0][1].seat is None:
        ends = {*game.opens, *game.round_ends} if game is not None else set[str]()
        return Line() if any(event.kind in ends for _, event in run) else line
    named = set(_named_before(run, words, line))
    for _, event in run:
        _name(event, named)
    return Line(run[0][1].seat, frozenset(named))


def _name(event: Event, named: set[object]) -> None:
    """Note what has just been named once this event is told."""
    if "source" in event.args:  # from here on it is this that something came from
        named.clear()
    named.update(value for value in event.args.values() if isinstance(value, str))


def _after_sign(predicate: str) -> tuple[str, str]:
    """The sign a predicate begins with, which stands before the name, and all that follows."""
    sign, _, rest = predicate.partition(" ")
    return (f"{sign} ", rest) if unicodedata.category(sign[0]) == "So" else ("", predicate)


@cache
def _happenings(game: str) -> Mapping[str, type[Happening]]:
    """What happens in a game, by kind."""
    declared = said_by(game)[Happening] if game in registry() else []
    return {kind_of(each): each for each in declared if issubclass(each, Happening)}


def _is_whole(event: Event, said: str, words: Words) -> bool:
    """Whether what is said of an event is a sentence by itself, and not what somebody did: that may end with a name,
    and such a name with a period. What people do to any game, and what no version tells any more, says so itself."""
    happening = _happenings(words.game).get(event.kind)
    return happening.whole if happening is not None else said.endswith(".")


def _marked(event: Event, said: str, words: Words) -> str:
    """What is said of an event, marked if it is only understood after what it came of."""
    happening = _happenings(words.game).get(event.kind)
    return Continued(said) if happening is not None and happening.comes_of_it else said


def _said(
    run: Iterable[tuple[Moment, Event]], words: Words, reader: int | None, before: frozenset[object] = frozenset()
) -> Iterator[tuple[Moment, str, bool]]:
    """The words for each event of a run, which know what those before them have just named, and of which card or action
    what comes first came if the line `before` has named that, and whether they are a whole sentence. Several of a kind
    in a row are one phrase where there are words for that; what the next event tells more closely is left out."""
    named: set[object] = set()
    for kind, group in groupby(run, key=lambda each: each[1].kind):
        same = list(group)
        together = len(same) > 1 and words.tells_together(kind)
        items: list[str] = []
        for at, event in same:
            if (source := event.args.get("source")) is not None:
                named |= {source} & before
                before = frozenset()
            if together:
                about_deeds = kind.startswith("@")  # what people do to any game
                items.append(_deeds(event, words, reader) if about_deeds else words.event_item(event, named))
            else:
                said = words.event(_with_deeds(event, words, reader), reader, named)
                yield at, _marked(event, said, words), _is_whole(event, said, words)
            _name(event, named)
        if together:
            first, event = same[0]
            said = words.events_together(event, [each for each in items if each], len(same), reader)
            yield first, _marked(event, said, words), _is_whole(event, said, words)


def _not_told_next(events: Sequence[tuple[Moment, Event]], words: Words) -> list[tuple[Moment, Event]]:
    """The events without each that the one after it, of the same seat or about what befalls all, tells more closely."""
    found = list(events[-1:])
    for each, (_, then) in reversed(list(pairwise(events))):
        same = each[1].seat in (None, then.seat)
        if not (same and words.tells_closer(then.kind, each[1].kind)):
            found.append(each)
    return found[::-1]


def naming(deeds: Sequence[Event]) -> dict[str, Any]:
    """The argument by which an event that is about `deeds` of its seat names them, in whatever words tell it; none
    where there are none. Whoever may read that event reads all of them."""
    told = [Event(event.kind, event.seat, event.args) for event in deeds if not event.kind.startswith("@")]
    return {NAMED: msgspec.to_builtins(told)} if told else {}


def _with_deeds(event: Event, words: Words, reader: int | None) -> Event:
    """The same event; with the phrases for the deeds that it names, if it names any."""
    if NAMED not in event.args:
        return event
    what = _deeds(event, words, reader)
    args = {name: value for name, value in event.args.items() if name != NAMED}
    return (
        Event(f"{event.kind}.named", event.seat, {**args, "what": what})
        if what
        else Event(event.kind, event.seat, args)
    )


def _deeds(event: Event, words: Words, reader: int | None) -> str:
    """The phrases for the deeds that an event names; nothing if it names none."""
    deeds = [(None, deed) for deed in msgspec.convert(event.args.get(NAMED, []), list[Event])]
    phrases = [each for run in _runs(_not_told_next(deeds, words), words) for each in _said(run, words, reader)]
    return words.listed([said for _, said, whole in phrases if said and not whole])


def last_of(lines: Sequence[str], room: int) -> list[str]:
    """The last lines that fit into `room` characters."""
    kept: list[str] = []
    used = 0
    for line in reversed(lines):
        if used + len(line) + 1 > room:
            break
        kept.insert(0, line)
        used += len(line) + 1
    return kept


def _from_a_beginning(kept: list[str]) -> list[str]:
    """The last lines of a story without the first ones that go on with what was left out; all if nothing else would
    be left."""
    begins = (number for number, line in enumerate(kept) if not isinstance(line, Continued))
    return kept[next(begins, 0) :]


def left_out(count: int, words: Words) -> list[str]:
    """The line that says how many lines were left out; none if none were."""
    return [words("story-more", count=count)] if count else []


def shortened(lines: Sequence[str], words: Words, room: int) -> str:
    """The last lines that fit into `room` characters, with a line saying how many were left out."""
    kept = last_of(lines, room)
    kept = _from_a_beginning(kept) if len(kept) < len(lines) else kept
    return "\n".join([*left_out(len(lines) - len(kept), words), *kept])


def shortened_inside(lines: Sequence[str], words: Words, room: int) -> str:
    """The same with the first line, too, above the one that says how many were left out."""
    if not lines or sum(len(line) + 1 for line in lines) <= room:
        return "\n".join(lines)
    first, rest = lines[0], lines[1:]
    kept = _from_a_beginning(last_of(rest, room - len(first) - 1))
    return "\n".join([first, *left_out(len(rest) - len(kept), words), *kept])
