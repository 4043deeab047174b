"""A language that nobody speaks: English with marks on its letters, and a third longer. Whatever is shown without marks
was never translated, and what has no room for it will burst in some language.

As a program, it plays a game of every kind, prints what panels, boards and pictures show in it without marks, and what
Discord does not take: a process of its own, for what is drawn is remembered by its language.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from bot.gateway.choices import offered
from bot.lobby.panel import lobby_message
from bot.outbox.forms import Way, to_send
from bot.outbox.public_message import PublicMessage
from bot.play.board_message import board_message
from bot.play.panel import panel_view
from bot.play.table import sheet_view, table_view
from bot.play.ways import ways_menus
from bot.sandbox.component_rules import walk
from bot.text import Words, texts
from bot.text.entries import FluentMessages
from bot.text.event_lines import Story, tell
from bot.text.texts import names_in, spelled
from bot.tools.check.limits import FILES, check_fits, check_message_fits, empty_file, loaded_game, random_settings
from games.engine import Luck, registry
from games.fleet_dice.data import CATEGORIES
from render import painter, parts
from render.audit import audit

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "àƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ"
LONGER = 0.33
KEPT = re.compile(r"<[^<>]*>|\]\([^()]*\)|https?://\S+")
"""What Discord reads and people don't: mentions, times, the addresses of links."""
WORD = re.compile(r"[A-Za-z]{3,}")
PANELS = 5
"""Of so many moments one is shown."""
NAME = "W" * 32
SHEET = str(empty_file().description)
"""What people are called, and what stands for a picture."""
IN_DATA = [2 * f"{spelled('en', row.rule)} " for row in CATEGORIES.values() if row.rule_de]
"""How Fleet's points are counted, which its data file says in both languages."""
_marks = str.maketrans(PLAIN, MARKED)


def marked(text: str) -> str:
    """A text in the language, its spaces and signs as they were."""
    found = KEPT.split(text)
    kept = [*KEPT.findall(text), ""]
    said = "".join(plain.translate(_marks) + left for plain, left in zip(found, kept, strict=True))
    letters = sum(map(str.isalpha, said))
    return re.sub(r"(\S)(\s*)$", lambda end: f"{end[1]}{'~' * int(LONGER * letters)}{end[2]}", said, count=1)


class _Marking(Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - so it is called
        node.value = marked(node.value)


def marked_file(source: str) -> str:
    """A Fluent file in the language: its keys, selectors and arguments are as they were."""
    resource = FluentParser(with_spans=False).parse(source)
    _Marking().visit(resource)
    return FluentSerializer().serialize(resource)


def speak() -> None:
    """Let this process speak it, in the place of English, from now on."""

    class MarkedMessages(FluentMessages):
        def __init__(
            self,
            language: str,
            sources: Iterable[str],
            added: Iterable[tuple[str, Collection[str]]],
            functions: Mapping[str, Callable[..., Any]],
        ) -> None:
            if language == "en":  # nothing else is spoken
                sources, added = map(marked_file, sources), [(marked_file(each), games) for each, games in added]
            super().__init__(language, sources, added, functions)

    def marked_names(data: Mapping[str, object], language: str) -> dict[str, dict[str, str]]:
        return {
            kind: {id_: marked(said) for id_, said in each.items()} for kind, each in names_in(data, language).items()
        }

    module = import_module("bot.text.texts")  # `bot.text.texts` is a function
    vars(module).update(FluentMessages=MarkedMessages, names_in=marked_names)
    texts.cache_clear()


def unmarked(said: str, people: Iterable[str] = ()) -> list[str]:
    """The words in a text that are not of the language; `people` may be called as they are, or cut."""
    own = {word for name in people for word in WORD.findall(name)}
    found = WORD.findall(KEPT.sub(" ", said).replace(SHEET, ""))
    return [word for word in found if not any(name.startswith(word) for name in own)]


def _said_in(components: list[dict[str, Any]]) -> Iterator[str]:
    for part in walk(components):
        for name in ("content", "label", "placeholder", "description"):
            if isinstance(part.get(name), str):
                yield part[name]
        for option in part.get("options") or []:
            yield from (option[name] for name in ("label", "description") if option.get(name))
        for item in part.get("items") or []:
            yield item.get("description") or ""


def _messages(kind: str, rng: Random) -> Iterator[tuple[str, Any]]:
    """What is shown in a random game: a name for each, and a layout or a public message."""
    game = registry()[kind]
    seats = game.seats[-1]
    luck = Luck(rng.randbytes(32))
    table, events = game.setup(seats, random_settings(game, seats, rng), luck)
    number = 0
    while waiting := sorted(game.waiting(table)):
        seat = rng.choice(waiting)
        loaded = loaded_game(game, table, seats, number)
        loaded.row = msgspec.structs.replace(loaded.row, commitment="")
        words = loaded.words("en")
        news = tell(events, words)
        if number % PANELS == 0:
            options = offered(loaded, seat, words)
            numbers = {option.choice: option.number for option in options}
            yield "panel", panel_view(
                loaded, seat, words, options=options, news=tell(events, words, seat), file=empty_file(), back=["undo"],
                together=ways_menus(loaded, seat, words, numbers) if number % (2 * PANELS) == 0 else [],
            )  # fmt: skip
        if number % 10 == 0:
            view = game.view(table, seat)
            yield "board", board_message(loaded, words, Story(news[:-1], news[-1:]), FILES, loaded.people(waiting))
            yield "table", table_view(loaded, words, [empty_file()], parts(painter(kind), view), news, watches=True)
            yield "sheet", sheet_view(loaded, words, empty_file())
            yield "lobby", lobby_message(loaded, words, {})
        choice = rng.choice(game.options(table, seat))
        events = [each for each in game.apply(table, seat, choice, luck) if each.to in (None, seat)]
        number += 1


def _pictures(kind: str) -> Iterator[tuple[str, list[str]]]:
    """The words without marks on each picture of a game, and in what is said of it."""
    pictures = import_module(f"tests.render.{kind}.pictures")
    drawn: Mapping[str, Callable[[Words], Any]] = pictures.PICTURES
    for name, draw in drawn.items():
        with audit() as placed:
            picture = draw(texts().words("en").of(kind))
        said = [each.text for each in placed if not any(each.text in rule for rule in IN_DATA)]
        yield name, [word for text in [*said, picture.alt] for word in unmarked(text, pictures.PEOPLE)]


def main() -> None:
    """Print what was found, a line each."""
    speak()
    found = dict[str, str]()
    for kind in sorted(registry()):  # none can be offered: what commands are called is not of this language
        rng = Random(kind)
        for name, shown in _messages(kind, rng):
            try:
                check_message_fits(shown, name) if isinstance(shown, PublicMessage) else check_fits(shown, name)
            except AssertionError as error:
                found.setdefault(f"{kind} {name} does not fit", str(error)[:300])
            sent = to_send(shown, Way("ordinary")) if isinstance(shown, PublicMessage) else {"view": shown}
            said = [sent.get("content") or "", *_said_in(sent["view"].to_components() if sent.get("view") else [])]
            for text in said:
                for word in unmarked(text, [NAME]):
                    found.setdefault(f"{kind} {name}: {word}", text[:200])
        for name, words in _pictures(kind):
            found |= {f"{kind} picture {name}": ", ".join(words)} if words else {}
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
