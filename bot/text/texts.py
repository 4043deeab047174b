"""Loads the Fluent files and the games' names, and finds the words for a key in a language.
Which key belongs to which event or reason is convention; see `docs/texts.md`."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, cast

import msgspec
from fluent.runtime.types import fluent_date
from fluent.runtime.utils import native_to_fluent

from bot.text.entries import FluentMessages
from bot.text.markdown import in_markdown
from games.engine import Ask, Event, Game, Illegal, arguments_in, figure, found_games, registry, verb_in
from games.engine.raised import in_one_line
from render.figures import with_minus

log = logging.getLogger(__name__)
LANGUAGES = ("en", "de")
Value = int | float | str | list[str] | list[int]
PEOPLE = {"who": "person", "by": "by_person"}
"""Arguments of what people do to any game that stand for a person, by number, and what says if that is the reader."""

AMERICAN = {"licence": "license", "Licence": "License", "harbour": "harbor", "Harbour": "Harbor"}
"""What data files spell otherwise than all other English texts. They stay as they are: games are stored with their
digest."""

_DAY = re.compile(r"<t:(\d+):D>")
_BACK = timedelta(hours=10, minutes=30)
"""So long before the last second of a day, wherever that is, it is that day in UTC: 13 hours east to 10 hours west."""

SEATS = "seats"
"""The argument of small print and of refusals that names people: a list of seats."""

_NOBODY: Mapping[str, str] = {}


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule of a game in our own words."""

    number: str
    title: str
    text: str


class MissingText(KeyError):
    """A key no Fluent file has."""


def language_of(locale: str | None) -> str:
    """Our language for a Discord locale such as `de` or `en-GB`; English for all others."""
    language = (locale or "").split("-")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]


def spelled(language: str, written: str) -> str:
    """A text of a data file as all other texts of its language are spelled."""
    if language == "en":
        for british, american in AMERICAN.items():
            written = written.replace(british, american)
    return written


def names_in(data: Mapping[str, object], language: str) -> dict[str, dict[str, str]]:
    """Names and texts by row id, from the tables of a data file whose rows have an id."""
    found: dict[str, dict[str, str]] = {"name": {}, "text": {}}
    for row in (row for table in data.values() for row in _rows(table)):
        for field, kind in (("name", "name"), ("title", "name"), ("text", "text")):
            id_, words = row.get("id"), row.get(f"{field}_{language}")
            if isinstance(id_, str) and isinstance(words, str):
                found[kind].setdefault(id_, spelled(language, words))
    return found


def parts_in(data: Mapping[str, object]) -> dict[str, tuple[str, dict[str, str]]]:
    """By row id, the table of the row and what else it consists of: its fields that are texts."""
    return {
        id_: (table, {name: part for name, part in row.items() if name != "id" and isinstance(part, str)})
        for table, rows in data.items()
        for row in _rows(rows)
        if isinstance(id_ := row.get("id"), str)
    }


def _rows(table: object) -> list[dict[str, object]]:
    """The rows of a table of a data file; none where it is a single figure, or several under one heading."""
    try:
        return msgspec.convert(table, list[dict[str, object]])
    except msgspec.ValidationError:
        return []


class People(NamedTuple):
    """Of whom the events of a game speak: names by number, those at its seats first; and at which seats those of the
    others sit who do."""

    names: Sequence[str] = ()
    sitting: Mapping[int, int] = MappingProxyType({})


class Words:
    """The words of one language, for one game if bound to it with `of`. What `render` is given to write with."""

    def __init__(self, texts: Texts, language: str, game: str = "", people: People = People()) -> None:  # noqa: B008
        self._texts = texts
        self.language = language
        self.game = game
        self._people = people

    def of(self, game: str, people: Sequence[str] = (), sitting: Mapping[int, int] | None = None) -> Words:
        """The same language with the names of `game` and of the `people` at its seats. Others of whom its events speak
        may follow them; `sitting` says at which seats those of them sit who do."""
        return Words(self._texts, self.language, game, People(people, sitting or {}))

    def seat(self, seat: int) -> str:
        """The name of whoever sits at `seat`."""
        return self._people.names[seat]

    def __call__(self, key: str, /, **args: Value) -> str:
        """The message `key`; text arguments that are row ids of the game become names. A name that ends with a period
        ("Ship Holding Co.") gets no second one. Raises `MissingText`."""
        values = {name: self._value(value) for name, value in args.items()}
        said = self._texts.format(self.language, key, values)
        for value in values.values():
            if isinstance(value, str) and value.endswith("."):
                said = said.replace(f"{value}.", value)
        return said

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute of one (`message.attribute`)."""
        return self._texts.has(self.language, key)

    def name(self, row_id: str) -> str:
        """The name of a row, or of a word the game's Fluent file names; the id itself if there is none."""
        return self._texts.name(self.language, self.game, row_id) or row_id

    def full_name(self, row_id: str) -> str:
        """What a sentence calls a row: the `.full` of its name, or what the message for all rows of its table makes of
        its parts; its name if there is neither."""
        kept = self._texts.full_names
        found = kept.get(key := (self.language, self.game, row_id))
        if found is None:
            found = kept[key] = self._full_name(row_id)
        return found

    def _full_name(self, row_id: str) -> str:
        if self.has(key := f"{self.game}-name-{row_id}.full"):
            return self(key)
        table, parts = self._texts.parts.get(self.game, {}).get(row_id, ("", {}))
        if table and self.has(key := f"{self.game}-full-{table}"):
            return self(key, **self._named(parts), name=self.name(row_id))
        return self.name(row_id)

    def other_names(self, row_id: str) -> list[str]:
        """What else a row is called: the `.also` of its name, separated by semicolons; mostly nothing."""
        key = f"{self.game}-name-{row_id}.also"
        return self(key).split("; ") if self.has(key) else []

    def _brief_name(self, row_id: str) -> str:
        """The same where there is little room: the `.brief` of that message, if it has one."""
        table, parts = self._texts.parts.get(self.game, {}).get(row_id, ("", {}))
        if table and self.has(key := f"{self.game}-full-{table}.brief"):
            return self(key, **self._named(parts))
        return self.full_name(row_id)

    def category(self, name: str) -> str:
        """What a source of points is called; as a row of that name is, or as the game itself says, if there is no
        message for it."""
        key = f"{self.game}-category-{name}"
        return self(key) if self.has(key) else self.name(name)

    def text(self, row_id: str) -> str:
        """The text of a row; empty if there is none."""
        return self._texts.names[self.language].get(self.game, {}).get("text", {}).get(row_id, "")

    def short_title(self, game: str) -> str:
        """What a game is called where there is no room for the whole title: what stands before its colon."""
        return self(f"{game}-title").partition(":")[0]

    def spelled(self, written: str) -> str:
        """A text of a data file that no row id leads to, as this language spells it."""
        return spelled(self.language, written)

    def listed(self, items: list[str]) -> str:
        """Items joined as people write lists."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", first=", ".join(items[:-1]), last=items[-1])

    def _value(self, value: Value) -> str | int | float:
        if isinstance(value, list):
            return ", ".join(self._names(value))
        return value

    def _names(self, ids: Sequence[object]) -> list[str]:
        """The names of these rows, none of which looks like several."""
        return [self.name(str(each)).replace(",", "") for each in ids]

    # -- what games say ---------------------------------------------------------------------------------------

    def event(self, event: Event, reader: int | None = None, named: Container[object] = ()) -> str:
        """What happened: a predicate for events of a seat ("takes the die"), a sentence for the others. Whoever sits
        at `reader` reads "take the die" of their own. `named` are the ids that the words before it have just named."""
        about = {} if event.seat is None else {"person": event.seat}
        if event.kind.startswith("@"):
            numbers = {name: event.args[name] for name in PEOPLE if name in event.args}
            about |= {PEOPLE[name]: self._people.sitting.get(number, number) for name, number in numbers.items()}
        persons = {name: "you" if seat == reader else "they" for name, seat in about.items()}
        return self._said("event", event.kind, event.args, {**persons, **_again(event, named)})

    def tells_together(self, kind: str) -> bool:
        """Whether several events of this kind in a row are told as one: there is an `.all` of them, and, unless they
        are about what people do to any game, a `.one` of each."""
        return self.has(f"{self._event_key(kind)}.all")

    def event_item(self, event: Event, named: Container[object] = ()) -> str:
        """What one of several events of a kind has for itself: the goods that are got, the card that is discarded."""
        return self._said("event", f"{event.kind}.one", event.args, _again(event, named))

    def events_together(self, event: Event, items: list[str], count: int, reader: int | None = None) -> str:
        """The predicate of so many events like this one, with what each of them has for itself."""
        person = "you" if event.seat == reader else "they"
        told = "; ".join(items) if event.kind.startswith("@") else self.listed(items)
        return self(f"{self._event_key(event.kind)}.all", person=person, items=told, count=count, told=len(items))

    def revealed(self, event: Event) -> str:
        """What this event, which revealed something, has revealed: its `.revealed`; nothing if it has none."""
        key = f"{self._event_key(event.kind)}.revealed"
        return self(key) if self.has(key) else ""

    def _event_key(self, kind: str) -> str:
        return f"table-event-{kind[1:]}" if kind.startswith("@") else f"{self.game}-event-{kind}"

    def tells_closer(self, kind: str, before: str) -> bool:
        """Whether an event of this kind tells all that the one `before` it does, and more."""
        key = f"{self.game}-event-{kind}.instead"
        return bool(kind) and self.has(key) and self(key) == before

    def ask(self, ask: Ask) -> str:
        """The question a decision asks."""
        return self._said("ask", ask.kind, ask.args)

    def step(self, ask: Ask, choice: str) -> str:
        """A choice among others of a row of steps: as the `.step` of the question that it answers puts it, if that has
        one; as its button says it if not."""
        key = f"{self.game}-ask-{ask.kind}.step"
        if not self.has(key):
            return self.choice(choice)
        return self(key, **self._named(ask.args), verb=verb_in(choice), choice=self.choice(choice, "step"))

    def one_of(self, ask: Ask, said: str, count: int) -> str:
        """What is `said` of a choice in a row of steps that stands for others, `count` in all: as the `.alike` of the
        question that it answers puts it, if that has one."""
        key = f"{self.game}-ask-{ask.kind}.alike"
        return self(key, choice=said, count=count) if self.has(key) else said

    def before(self, ask: Ask, said: str) -> str:
        """What is `said` of the last choice in a row of steps after which this is asked: as the `.before` of the
        question puts it, if that has one, such as one that belongs to the choice."""
        key = f"{self.game}-ask-{ask.kind}.before"
        return self(key, **{**self._named(ask.args), "choice": said}) if self.has(key) else said

    def detail(self, ask: Ask, reader: int | None = None) -> str:
        """The small print of a choice, or a remark beside a question. Its `seats` are called by name, and "you" who
        sits at `reader`."""
        return self._said("detail", ask.kind, self._with_people(ask.args, reader))

    def told_of_step(self, choice: str, ask: Ask | None, reader: int | None = None) -> str:
        """The small print of a choice among others of a row of steps: the `.told` of the choice or the `.step` of the
        small print where there are such, which may name what the choice does. People in it as in `detail`."""
        key = f"{self.game}-choice-{verb_in(choice)}.told"
        if self.has(key) or ask is None:
            return self(key) if self.has(key) else ""
        form = ".step" if self.has(f"{self.game}-detail-{ask.kind}.step") else ""
        named = self._named(self._with_people(ask.args, reader))
        return self(f"{self.game}-detail-{ask.kind}{form}", **named, **self._arguments(choice))

    def least_of_detail(self, choice: str, ask: Ask, reader: int | None = None) -> str:
        """What has to stay of the small print however little room there is, such as what it costs; mostly nothing."""
        key = f"{self.game}-detail-{ask.kind}.least"
        if not self.has(key):
            return ""
        return self(key, **self._named(self._with_people(ask.args, reader)), **self._arguments(choice))

    def effect_of_detail(self, ask: Ask, reader: int | None = None) -> str:
        """What of the small print says what is gained for later: a row of steps tells it where there is room, without
        the end of a sentence; mostly nothing."""
        key = f"{ask.kind}.effect"
        if not self.has(f"{self.game}-detail-{key}"):
            return ""
        return self._said("detail", key, self._with_people(ask.args, reader)).rstrip(".")

    def effect_in_short(self, choice: str, ask: Ask, reader: int | None = None) -> str:
        """What a choice gains for later in so few words that a row of steps need not cut them; mostly nothing."""
        key = f"{self.game}-detail-{ask.kind}.in_short"
        if not self.has(key):
            return ""
        named = self._named(self._with_people(ask.args, reader))
        return self(key, **named, **self._arguments(choice)).rstrip(".")

    def brief_detail(self, ask: Ask) -> str:
        """The same in fewer words, for a button that is too small; nothing if there are none."""
        key = f"{ask.kind}.brief"
        return self._said("detail", key, ask.args) if self.has(f"{self.game}-detail-{key}") else ""

    def ways(self, ask: Ask, choices: Iterable[str]) -> str:
        """What a menu of rows of steps is called that begin with these `choices`, answers to this question; nothing if
        it has no name."""
        key, verbs = f"{self.game}-ask-{ask.kind}.ways", {verb_in(choice) for choice in choices}
        verb = verbs.pop() if len(verbs) == 1 else "several"
        return self(key, **self._named(ask.args), verb=verb) if self.has(key) else ""

    def reason(self, illegal: Illegal, reader: int | None = None) -> str:
        """Why a choice is refused, with the number and the title of its rule; people in it as in `detail`."""
        key = f"{self.game}-reason-{illegal.reason}"
        if not self.has(key):
            key = f"reason-{illegal.reason}"
        sentence = self(key, **self._named(self._with_people(illegal.args_, reader)))
        title = next((rule.title for rule in self.rules() if rule.number == illegal.rule), "")
        return self("reason-by-rule", reason=sentence, number=illegal.rule, title=title) if title else sentence

    def rules(self) -> list[Rule]:
        """The numbered rules of the game, in the order of the file."""
        found = self._texts.rules.get((self.language, self.game))
        if found is None:
            prefix = f"{self.game}-rule-"
            keys = self._texts.keys(self.language, prefix)
            numbers = [key.removeprefix(prefix).replace("-", ".") for key in keys]
            found = [Rule(number, self(f"{key}.title"), self(key)) for number, key in zip(numbers, keys, strict=True)]
            self._texts.rules[self.language, self.game] = found
        return found

    def choice(self, choice: str, form: str = "") -> str:
        """A choice as a button says it, or in another `form` of its words if they have that."""
        key = f"{self.game}-choice-{verb_in(choice)}"
        return self(f"{key}.{form}" if form and self.has(f"{key}.{form}") else key, **self._arguments(choice))

    def _arguments(self, choice: str) -> dict[str, Value]:
        """What texts may say of the arguments of a choice, by number."""
        args: dict[str, Value] = {}
        for number, argument in enumerate(arguments_in(choice), 1):
            counted = int(argument) if argument.isdecimal() else None  # so that a text may have a word for one
            args[f"id{number}"] = argument if counted is None else counted
            args[f"arg{number}"] = self.name(argument) if counted is None else counted
            args[f"full{number}"] = self.full_name(argument) if counted is None else counted
            args[f"text{number}"] = self.text(argument) if counted is None else counted
            args[f"brief{number}"] = self._brief_name(argument) if counted is None else counted
        return args

    def answer(self, ask: Ask, choice: str) -> str:
        """A choice as its button says it where it answers this question: as the `.button` of the question puts it, if
        that has one; as the `.answer` of the choice, which need not say what the question says."""
        key, said = f"{self.game}-ask-{ask.kind}.button", self.choice(choice, "answer")
        return self(key, **self._named(ask.args), verb=verb_in(choice), choice=said) if self.has(key) else said

    def on_label(self, ask: Ask) -> str:
        """What of the small print must be on the button itself: the `.label` of it, mostly nothing."""
        key = f"{ask.kind}.label"
        return self._said("detail", key, ask.args) if self.has(f"{self.game}-detail-{key}") else ""

    def lost(self, choice: str, told: Ask | None) -> str:
        """What is given up with a choice about which a person is asked once more: the `.sure` of its small print, or of
        the choice."""
        if told is not None and self.has(f"{self.game}-detail-{told.kind}.sure"):
            return self._said("detail", f"{told.kind}.sure", told.args)
        key = f"{self.game}-choice-{verb_in(choice)}.sure"
        return self(key) if self.has(key) else self("sure-gone")

    def part(self, part: str) -> str:
        """A part of the table's picture as a menu names it; `boat:0` is `<game>-part-boat` with who sits there."""
        name, _, seat = part.partition(":")
        return self(f"{self.game}-part-{name}", **({"name": self.seat(int(seat))} if seat else {}))

    def _said(self, kind: str, name: str, args: dict[str, Any], persons: Mapping[str, str] = _NOBODY) -> str:
        if name in ("@planned", "@ordered"):
            args = {"choice": self.choice(args["choice"])}
        if name.startswith("@"):  # what people do to any game
            args = {key: _plain_day(value) for key, value in args.items()}
            people = {
                key: self("story-you") if persons.get(person) == "you" else in_markdown(self.seat(args[key]))
                for key, person in PEOPLE.items()
                if key in args
            }
            return self(f"table-{kind}-{name[1:]}", **{**self._named(args), **people, **persons})
        return self(f"{self.game}-{kind}-{name}", **self._named(args), **persons)

    def _with_people(self, args: dict[str, Any], reader: int | None) -> dict[str, Any]:
        """Arguments in which `seats` are those people's names, joined as people write lists; 0 where nobody's names are
        known."""
        if SEATS not in args:
            return args
        seats: list[int] = sorted(args[SEATS], key=lambda seat: seat != reader) if self._people.names else []
        names = [self("story-by-you") if seat == reader else in_markdown(self.seat(seat)) for seat in seats]
        return {**args, SEATS: self.listed(names) if names else 0}

    def _named(self, args: dict[str, Any]) -> dict[str, Value]:
        """Arguments with row ids replaced by names; the bare id stays available as `<name>_id`, the row's own text, if
        it has one, as `<name>_text`, and what a sentence calls it as `<name>_full`, a list with its "and"."""
        named: dict[str, Value] = {}
        for name, value in args.items():
            named[name] = self.name(value) if isinstance(value, str) else value
            if isinstance(value, str):
                named[f"{name}_id"] = value
                named[f"{name}_full"] = self.full_name(value)
                if text := self.text(value):
                    named[f"{name}_text"] = text
            elif isinstance(value, list):
                full = [self.full_name(str(each)).replace(",", "") for each in cast("list[object]", value)]
                named[f"{name}_full"] = self.listed(full)
        return named


def _plain_day(value: Any) -> Any:
    """A day that an event tells in Discord's markup by its last second, as a date: a phone's notification may show the
    markup as it is."""
    found = _DAY.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    return fluent_date((datetime.fromtimestamp(int(found[1]), UTC) - _BACK).date(), dateStyle="long")


def _again(event: Event, named: Container[object]) -> dict[str, str]:
    """Which of the event's arguments have just been named."""
    texts = {name: value for name, value in event.args.items() if isinstance(value, str)}
    return {f"{name}_again": "yes" if value in named else "no" for name, value in texts.items()}


class Texts:
    """All languages at once, from the Fluent `files` of each, and of those that are `added` what belongs to the games
    whose ids stand beside them. Build it once; a key is parsed when it is first read, which is cheap from then on."""

    def __init__(
        self,
        files: Callable[[str], Iterable[Path]],
        added: Callable[[str], Iterable[tuple[Path, Collection[str]]]] = lambda _: (),
    ) -> None:
        self._messages: dict[str, FluentMessages] = {}
        self.names: dict[str, dict[str, dict[str, dict[str, str]]]] = {}
        self.refused: dict[Path, list[str]] = {}
        """The keys of added files that are none of their games', which are not read."""
        self.nameless: dict[str, str] = {}
        """Why rows have no names, by the id of a game from elsewhere whose data can't be looked through."""
        written = hashlib.sha256()
        for language in LANGUAGES:
            contents = [file.read_text("utf-8") for file in files(language)]
            more = {file: (file.read_text("utf-8"), games) for file, games in added(language)}
            written.update("\0".join([language, *contents, *(source for source, _ in more.values())]).encode())
            self._messages[language] = FluentMessages(language, contents, more.values(), self._functions(language))
            refused = zip(more, self._messages[language].refused, strict=True)
            self.refused |= {file: keys for file, keys in refused if keys}
            self.names[language] = {id_: self._names_of(game, language) for id_, game in registry().items()}
        named = {id_: game for id_, game in registry().items() if id_ not in self.nameless}
        self.parts = {id_: parts_in(game.raw) for id_, game in named.items()}
        self.full_names: dict[tuple[str, str, str], str] = {}
        """What a sentence calls a row, by language, game and id, once one has."""
        self.rules: dict[tuple[str, str], list[Rule]] = {}
        """The numbered rules of a game in a language, once somebody has looked in them: a search reads all of them."""
        self.digest = written.hexdigest()
        """Changes with any word of any file."""

    def _names_of(self, game: Game[Any, Any], language: str) -> dict[str, dict[str, str]]:
        """The names of its rows, such as texts have `.instead` of what the data file says; those of a game of ours must
        be there."""
        try:
            found = names_in(game.raw, language)
            for key in self.keys(language, prefix := f"{game.id}-name-"):
                if self.has(language, called := f"{key}.instead"):
                    found["name"][key.removeprefix(prefix)] = self.format(language, called, {})
            return found
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            if game.id not in found_games().folders:
                raise
            self.nameless.setdefault(game.id, in_one_line(error))
            return names_in({}, language)

    def _functions(self, language: str) -> dict[str, Callable[..., object]]:
        """What texts of a game may ask of its data: a figure, or several, and whose figures these are."""

        def figures(game: str, place: str) -> object:
            found = figure(registry()[game].raw, place)
            said = [self._figure(language, game, each) for each in (found if isinstance(found, list) else [found])]
            return native_to_fluent(", ".join(map(str, said)) if isinstance(found, list) else said[0])

        def whose(game: str) -> str:
            return registry()[game].provenance

        return {"FIGURE": figures, "PROVENANCE": whose}

    def _figure(self, language: str, game: str, value: int | str) -> int | str:
        """A figure as it is written; for the id of a row its name."""
        if isinstance(value, str):
            return self.name(language, game, value) or value
        return value if value >= 0 else with_minus(str(value))

    def owned(self, language: str, id_: str) -> bool:
        """Whether texts of our own begin with this id, so that no game from elsewhere can be called so."""
        return id_ in self._messages[language].owners

    def words(self, language: str) -> Words:
        """The words of a language, or of a Discord locale."""
        return Words(self, language_of(language))

    def keys(self, language: str, prefix: str) -> list[str]:
        """The keys that begin with `prefix`, in the order of the files."""
        return [key for key in self._messages[language].keys if key.startswith(prefix)]

    def has(self, language: str, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return self._messages[language].has(name, attribute)

    def name(self, language: str, game: str, row_id: str) -> str | None:
        """A row's name, or the Fluent message `<game>-name-<id>`."""
        found = self.names[language].get(game, {}).get("name", {}).get(row_id)
        if found is None and self.has(language, key := f"{game}-name-{row_id}"):
            return self.format(language, key, {})
        return found

    def format(self, language: str, key: str, args: dict[str, Any]) -> str:
        """The message `key`. Raises `MissingText`; a fault inside a message is logged and shown as it is."""
        name, _, attribute = key.partition(".")
        found = self._messages[language].format(name, attribute, args)
        if found is None:
            raise MissingText(f"{language}: {key}")
        text, faults = found
        for fault in faults:
            given = f" (arguments {', '.join(sorted(args))})" if args else ""
            log.error("text %s in %s: %s%s", key, language, fault, given)
        return text
