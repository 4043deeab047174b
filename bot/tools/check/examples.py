"""Arguments to try the sentences of a game with, also those that seldom come up: whatever the fields of what it says
were while it was played. Nothing but the game says what that can be: its types, its data, its course."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from games.engine import RANDOM, Argument, Event, Game, Luck, arguments_in, verb_in
from games.engine.conformance import every_option
from games.engine.sayings import Saying, kind_of

FEW = (2, 1)
"""Numbers that every count is tried with besides those that came up."""
MANY = 20
"""What has come up in so many ways is tried with no other numbers: some of them may belong together."""
SOME = 2
"""So many of the choices that are open, and of those that are not, are looked at in each decision."""
KEPT = 50
"""So many arguments are kept with which the same was said."""
SELDOM = 0.1
"""The chance that those are looked at that are not open."""


class Seen:
    """What the fields of a game's sayings and choices were, by their names: the same name means the same."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._arguments = {verb.name: verb.arguments for verb in game.verbs}
        self._rows = [ids for table in game.raw.values() if (ids := _ids(table))]
        self._words: dict[str, dict[str, None]] = {}
        self._numbers: dict[str, set[int]] = {}
        self._lists: dict[str, dict[int, Sequence[Any]]] = {}
        self._said: dict[str, list[Mapping[str, Argument]]] = {}
        self._choices: dict[str, None] = {}

    def note(self, args: Mapping[str, Argument], kind: str = "") -> None:
        """Something of this `kind` was said with these arguments."""
        known = self._said.setdefault(kind, [])
        if kind and len(known) < KEPT and args not in known:
            known.append(args)
        for name, value in args.items():
            if isinstance(value, str):
                if value:  # nobody and nothing is a value only where it came up
                    self._words.setdefault(name, {})[value] = None
            elif isinstance(value, int):
                self._numbers.setdefault(name, set()).add(value)
            else:
                self._lists.setdefault(name, {}).setdefault(len(value), value)

    def note_choices(self, choices: Iterable[str]) -> None:
        """These can be chosen, or somebody may wonder about them."""
        for choice in choices:
            if choice not in self._choices:
                self._choices[choice] = None
                named = zip(self._arguments[verb_in(choice)], arguments_in(choice), strict=False)
                self.note({name: int(word) if word.isdecimal() else word for name, word in named})

    def choices(self) -> list[str]:
        """The choices that came up."""
        return list(self._choices)

    def examples(self, said: type[Saying]) -> Iterator[dict[str, Any]]:
        """Arguments of a saying: those that it came up with; then each field with all of its values while the others
        stay as they are. None where it is not known what one of them can be."""
        hints = get_type_hints(said)
        values = {name: self._values(name, hints[name]) for name in said.__struct_fields__}
        known = [dict(args) for args in self._said.get(kind_of(said), ()) if args.keys() == values.keys()]
        if not known and not all(values.values()):
            return
        usual = known[0] if known else {name: each[0] for name, each in values.items()}
        said_by_others = {name: [each for each in values[name] if each] for name in usual if usual[name] == ""}
        usual = usual | {name: each[0] for name, each in said_by_others.items() if each}
        yield from known or [usual]
        for name, each in values.items():
            if hints[name] is not int or len(known) < MANY:
                yield from (usual | {name: value} for value in each if value != usual[name])

    def came_up(self, said: type[Saying]) -> bool:
        """Whether it was said."""
        return kind_of(said) in self._said

    def _values(self, name: str, kind: Any) -> Sequence[Any]:
        if get_origin(kind) is Literal:
            return get_args(kind)
        if kind is int:
            known = sorted(self._numbers.get(name, ()))
            return list(dict.fromkeys([*FEW, *known[:1], *known[-1:]]))
        if kind is str:
            return self._rows_with(self._words.get(name, {}))
        lists = self._lists.get(name, {})
        return [lists[length] for length in sorted({max(lists), min(lists)}, reverse=True)] if lists else []

    def _rows_with(self, words: Mapping[str, None]) -> list[str]:
        """These words; if all of them are rows of the data, all rows of the tables that have them."""
        left, found = set(words), dict(words)
        while left:
            table = max(self._rows, key=lambda ids: len(left & ids.keys()), default=None)
            if table is None or not left & table.keys():
                return list(words)
            left -= table.keys()
            found |= table
        return list(found)


def _ids(table: object) -> dict[str, None]:
    """The ids of the rows of a table of the data."""
    try:
        rows = msgspec.convert(table, list[dict[str, object]])
    except msgspec.ValidationError:
        return {}
    return {id_: None for row in rows if isinstance(id_ := row.get("id"), str)}


def played(game: Game[Any, Any]) -> Seen:
    """What came up in whole games: one with each number of players and each value of a table option. The best of the
    quick players play the first of them, the others are played at random."""
    seen = Seen(game)
    for number, (seats, settings) in enumerate(_kinds(game)):
        rng = Random(f"examples {number}")
        luck = Luck(rng.randbytes(32))
        player = RANDOM if number else game.players[-1]
        table, told = game.setup(seats, settings, luck)
        while True:
            note(seen, game, table, told, rng)
            if not (waiting := sorted(game.waiting(table))):
                break
            seat = rng.choice(waiting)
            choice = player.choose(game.view(table, seat), game.options(table, seat), rng)
            told = game.apply(table, seat, choice, luck)
    return seen


def note(seen: Seen, game: Game[Any, Any], table: Any, told: Sequence[Event], rng: Random) -> None:
    """What was just told, what is asked, and some of what can be chosen and what can't."""
    for event in told:
        seen.note(event.args, event.kind)
    for seat in game.waiting(table):
        _note_decision(seen, game, table, seat, rng)


def _note_decision(seen: Seen, game: Game[Any, Any], table: Any, seat: int, rng: Random) -> None:
    options = game.options(table, seat)
    wondered = game.conceivable(table, seat) if rng.random() < SELDOM else []
    seen.note_choices((*options, *wondered))
    for ask in (game.waiting(table)[seat].ask(table), *game.remarks(table, seat)):
        seen.note(ask.args, ask.kind)
    for choice in rng.sample(options, min(SOME, len(options))):
        if (told := game.detail(table, seat, choice)) is not None:
            seen.note(told.args, told.kind)
    for choice in Random(len(wondered)).sample(wondered, min(SOME, len(wondered))):  # whatever a game adds to them
        if (refused := game.why_not(table, seat, choice)) is not None:
            seen.note(refused.args_, refused.reason)


def _kinds(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Numbers of players and table options, until each value of them has come up."""
    had = set[tuple[str, object]]()
    for seats, settings in every_option(game):
        if not had >= (new := {("seats", seats), *settings.items()}):
            had |= new
            yield seats, settings
