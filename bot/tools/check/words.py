"""Whether a game has words for everything it says, in every language, and whether they fit where they are shown.
What it says it declares; how that comes out is looked at in games that are played."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bot.gateway.layout import ENTRY
from bot.gateway.readiness import painter_lacks, texts_of_sayings
from bot.text import LANGUAGES, files, files_from_elsewhere, texts
from bot.text.event_lines import tell
from bot.text.texts import MissingText
from bot.tools.check.examples import Seen
from bot.tools.check.findings import WORDS, Findings
from bot.tools.check.scan import Messages, Needed, needed
from bot.tools.check.unused import unused
from games.engine import Ask, Detail, Event, Game, Happening, Illegal, Question, Refusal, said_by, verb_in, visible
from games.engine.sayings import Saying, kind_of
from render import card_painter

CHOICE = 40
"""A button shows so many characters of a choice beside its number."""
QUESTION = 120
REASON = 400
NOT_ITS_OWN = {"person", "choice", "verb"}
"""What messages are given besides: who reads, and in a row of steps the choice that answers."""
TOGETHER = {"items"}
"""What a message is given that tells several events of a kind as one."""
ALIKE = {"count"}
"""What a question is given besides for a choice that stands for others."""
READER = {"person"}
"""What every event is given besides its own arguments: each language reads it only where its verbs need it."""
_UNSAID = re.compile(r"[{}]|\b[a-z0-9]+_[a-z0-9]+|  |\.\.|^ | $|\bNone\b")


THIRD_PERSON = {"en": re.compile(r"\w+s"), "de": re.compile(r"\w*[^\Wszßx]t|ist")}
"""A verb that is another one to whoever did it: "takes", „nimmt“, but not „setzt“, which is the same in both."""


def clean(sentence: str) -> bool:
    """No raw id, no placeholder, no doubled blank or stop."""
    return not _UNSAID.search(sentence)


class Speaker:
    """Says what comes up in a game in one language, and notes what can't be said, and what is too long."""

    def __init__(self, found: Findings, game: Game[Any, Any], language: str, names: Sequence[str]) -> None:
        self.words = texts().words(language).of(game.id, names)
        self._found, self._game, self._seats = found, game, len(names)
        happenings = (said for said in said_by(game.id)[Happening] if issubclass(said, Happening))
        self._whole = {kind_of(said) for said in happenings if said.whole}

    def moment(self, table: Any, told: Sequence[Event], rng: Random, where: str) -> None:
        """What was just told, and what everybody is asked, offered, told of it and refused now."""
        seats = range(self._seats)
        for event in told:
            self._event(event, where)
        for reader in (None, *seats):
            seen = visible([*told], reader)
            self._say(where, lambda reader=reader, seen=seen: "\n".join(tell(seen, self.words, reader)), empty=True)
        for seat, step in self._game.waiting(table).items():
            with self._found.of(WORDS, where):
                self._question(table, seat, step.ask(table), where)
                self._choices(table, seat, rng, where)
        for seat in seats:
            with self._found.of(WORDS, where):
                self._refusals(table, seat, rng, where)

    def _event(self, event: Event, where: str) -> None:
        read = {
            reader: self._say(where, lambda reader=reader: self.words.event(event, reader), empty=True)
            for reader in {None, event.seat}
        }
        whole = event.kind in self._whole
        for said in filter(None, read.values()):
            if whole and said[-1] not in ".!?…":
                self._wrong(f"the event {event.kind} is declared as `whole`, but has no stop: {said}", where)
        if event.seat is not None and (said := read[event.seat]) and said == read[None] and not whole:
            verb, third = said.split()[0], THIRD_PERSON.get(self.words.language)
            if third is not None and third.fullmatch(verb):
                told = f"the event {event.kind} says {verb!r} to whoever did it, too"
                self._wrong(f"{told}; see docs/texts.md, Second person", where)

    def unsaid(self, seen: Seen) -> None:
        """Whatever of what the game declares has not come up, with what its fields were in something else."""
        said = said_by(self._game.id)
        for each, args in _with_examples(said[Happening], seen):
            self._event(Event(kind_of(each), None if kind_of(each) in self._whole else 0, args), _made(each, args))
        for each, args in _with_examples(said[Question], seen):
            self._say(_made(each, args), partial(self.words.ask, Ask(kind_of(each), args)), most=QUESTION)
        for each, args in _with_examples(said[Detail], seen):
            self._say(_made(each, args), partial(self.words.detail, Ask(kind_of(each), args)), empty=True)
        for each, args in _with_examples(said[Refusal], seen):
            refusal = each(**args)
            assert isinstance(refusal, Refusal)
            self.refusal(Illegal(refusal), _made(each, args))

    def _question(self, table: Any, seat: int, ask: Ask, where: str) -> None:
        self._say(where, lambda: self.words.ask(ask), most=QUESTION)
        options = self._game.options(table, seat)
        for begins in ([options[0]], options):
            self._say(where, lambda begins=begins: self.words.ways(ask, begins), empty=True)
        for remark in self._game.remarks(table, seat):
            self._say(where, lambda remark=remark: self.words.detail(remark, seat))

    def _choices(self, table: Any, seat: int, rng: Random, where: str) -> None:
        ask, options = self._game.waiting(table)[seat].ask(table), self._game.options(table, seat)
        labels: dict[str, str] = {}
        for choice in options:
            said = self._say(where, lambda choice=choice: self.words.choice(choice), most=CHOICE)
            if said and labels.setdefault(said, choice) != choice:
                self._wrong(f"{labels[said]} and {choice} are both called {said!r}", where)
        for choice in self._game.careful(table, seat, options):
            self._lost(choice, self._game.detail(table, seat, choice), where)
        for choice in rng.sample(options, min(12, len(options))):
            self._say(where, lambda choice=choice: self.words.step(ask, choice))
            if (detail := self._game.detail(table, seat, choice)) is not None:
                self._say(where, lambda detail=detail: self.words.detail(detail), empty=True)
                self._say(
                    where,
                    lambda choice=choice, detail=detail: self.words.told_of_step(choice, detail, seat),
                    empty=True,
                )
                self._say(
                    where,
                    lambda choice=choice, detail=detail: self.words.least_of_detail(choice, detail, seat),
                    most=ENTRY,
                    empty=True,
                )
                self._say(where, lambda detail=detail: self.words.brief_detail(detail), empty=True)

    def _lost(self, choice: str, detail: Ask | None, where: str) -> None:
        """Who is asked once more is told what is lost."""
        if self._say(where, lambda: self.words.lost(choice, detail)) == self.words("sure-gone"):
            key = f"{self._game.id}-choice-{verb_in(choice)}.sure"
            self._wrong(f"there is no text {key}, which says what is lost with a careful choice", where)

    def _refusals(self, table: Any, seat: int, rng: Random, where: str) -> None:
        wondered = self._game.conceivable(table, seat)
        for choice in rng.sample(wondered, min(8, len(wondered))):
            self._say(where, lambda choice=choice: self.words.choice(choice), most=CHOICE)
            if (illegal := self._game.why_not(table, seat, choice)) is not None:
                self.refusal(illegal, where, seat)

    def refusal(self, illegal: Illegal, where: str, seat: int | None = None) -> None:
        """Why something is refused to whoever sits at `seat`."""
        self._say(where, lambda: self.words.reason(illegal, seat), most=REASON)

    def _say(self, where: str, say: Callable[[], str], *, most: int = 0, empty: bool = False) -> str:
        """What is said; nothing if it can't be."""
        language = self.words.language
        try:
            said = say()
        except MissingText as missing:
            self._found.missing(missing, where)
            return ""
        if not said and not empty:
            self._found.add(WORDS, f"{language}: something is said with no words", where)
        if not clean(said):
            unclean = next(line for line in said.splitlines() if not clean(line))
            self._wrong(f"an id, a placeholder or two blanks or stops are left in: {unclean}", where)
        if most and len(said) > most:
            self._wrong(f"{len(said)} characters, at most {most}: {said}", where)
        return said

    def _wrong(self, what: str, where: str) -> None:
        self._found.add(WORDS, f"{self.words.language}: {what}", where)


def _with_examples(some: Sequence[type[Saying]], seen: Seen) -> Iterator[tuple[type[Saying], dict[str, Any]]]:
    yield from ((said, args) for said in some if not seen.came_up(said) for args in seen.examples(said))


def _made(said: type[Saying], args: dict[str, Any]) -> str:
    """Where it was found what is wrong with a saying that did not come up."""
    return f"{said.__name__}({', '.join(f'{name}={value!r}' for name, value in args.items())})"


@contextmanager
def faults_noted(found: Findings) -> Generator[None]:
    """Faults inside a message, which the texts log, are found while it is open; nothing of them is logged."""
    log = logging.getLogger("bot.text.texts")

    def note(record: logging.LogRecord) -> bool:
        found.add(WORDS, record.getMessage())
        return False

    log.addFilter(note)
    try:
        yield
    finally:
        log.removeFilter(note)


def check_declared(found: Findings, game: Game[Any, Any]) -> None:
    """Everything that the game declares to say, every card, and what the languages have in common."""
    messages = {language: _messages(found, game, language) for language in LANGUAGES}
    _compare(found, game, messages)
    said = needed(game.id)
    for wrong in [
        *(f"the text {key} is of no use: nothing says it" for key in unused(game, said, messages[LANGUAGES[0]])),
        *(f"two classes have the tag {kind}" for kind in said.twice),
    ]:
        found.add(WORDS, wrong)
    for language in LANGUAGES:
        for key in texts_of_sayings(game.id):
            if not any(texts().has(language, each) for each in key):
                found.add(WORDS, f"{language}: there is no text {' or '.join(key)}", "it is declared")
        for key, names in _given(game.id, said):
            for message in messages[language].with_attributes(key):
                told = TOGETHER if message.endswith(".all") else names | ALIKE if message.endswith(".alike") else names
                if unknown := messages[language].variables(message) - told - NOT_ITS_OWN:
                    parts = ", ".join(f"${name}" for name in sorted(unknown))
                    found.add(WORDS, f"{language}: {message} reads {parts}, which it is not given")
        _say_figures(game.id, language)
    painter = None if any(painter_lacks(game.id)) else card_painter(game.id)
    for card in painter.cards() if painter is not None else ():
        unnamed = [language for language in LANGUAGES if texts().name(language, game.id, card) is None]
        for language in unnamed if len(unnamed) < len(LANGUAGES) else ():  # else it is called by its id, such as G22
            found.add(WORDS, f"{language}: the card {card} has no name")


def _say_figures(game: str, language: str) -> None:
    """Say what names figures of the data: one that the data has not is a fault, which is found."""
    for key in texts().keys(language, f"{game}-"):
        if key.startswith((f"{game}-rule-", f"{game}-primer", f"{game}-summary")):
            texts().words(language)(key)


def _given(game: str, said: Needed) -> Generator[tuple[str, set[str]]]:
    """The message of everything that is said, and the names of what it is given."""
    for table in ("event", "ask", "detail", "reason"):
        kinds: dict[str, set[str]] = getattr(said, f"{table}s")
        yield from ((f"{game}-{table}-{kind}", names) for kind, names in kinds.items())


def _messages(found: Findings, game: Game[Any, Any], language: str) -> Messages:
    """The messages of a game; what stands in its own files and is none of its, or no Fluent, is found."""
    own = _own_files(game, language)
    for file in own:
        read = Messages([file])
        for wrong in read.junk:
            found.add(WORDS, f"{language}: {wrong}")
        for key in read.patterns:
            if not key.startswith(f"{game.id}-"):
                found.add(WORDS, f"{language}: {file.name}: the key {key} does not begin with {game.id}-")
    return Messages(own or files(language), f"{game.id}-")


def _own_files(game: Game[Any, Any], language: str) -> list[Path]:
    """The files that lie in one folder with the rules of a game from elsewhere; none of a game of ours."""
    home = Path(str(import_module(f"games.{game.id}").__file__)).parents[2]
    return [
        file for file in files_from_elsewhere(language) if file.is_relative_to(home) and file.stem.endswith(game.id)
    ]


def _compare(found: Findings, game: Game[Any, Any], messages: dict[str, Messages]) -> None:
    """All languages have the same messages, which read the same variables. Nouns each language forms for itself."""
    first, *others = LANGUAGES
    for language in others:
        one, other = (
            {key for key in messages[each].patterns if not key.startswith(f"{game.id}-noun-")}
            for each in (first, language)
        )
        for has, lacks, keys in ((first, language, one - other), (language, first, other - one)):
            for key in sorted(keys):
                found.add(WORDS, f"{lacks}: there is no text {key}", f"{has} has it")
        for key in sorted(one & other):
            mine, theirs = messages[first].variables(key), messages[language].variables(key)
            if differ := (mine ^ theirs) - READER:
                parts = ", ".join(f"${name}" for name in sorted(differ))
                found.add(WORDS, f"{key} reads {parts} in one of {first} and {language} only")
