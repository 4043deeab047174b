"""Whether a game can be offered: what its commands are made of, the words without which nothing of it can be shown,
and a painter. It is seen at the start, so only what is seen at once is looked at; `quayside check` also plays."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

from bot.ledger.options import Options
from bot.text import LANGUAGES, Words, files_from_elsewhere, texts, unreadable
from games.engine import Game
from render import AtAGlance, CardPainter, InFocus, InParts, Painter, Storyteller, painter

NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes as the name of a command or of an option, in small letters."""
DESCRIPTION = 100
TITLE = 100
OPTIONS = 25
"""So many options a command may have."""
OF_NEW = Options.__struct_fields__
"""What every game can be opened with: `/new` has an option for each, or will have."""
PROMISES = (AtAGlance, CardPainter, InFocus, InParts, Storyteller)
"""What painters may promise besides `Painter`."""


def lacking(game: Game[Any, Any]) -> list[str]:
    """What is missing or can't be, a line each; nothing of a game that can be offered."""
    return [*_files(game.id), *_declared(game), *_said(game), *painter_lacks(game.id)]


def _files(game: str) -> Iterator[str]:
    for language in LANGUAGES:
        for file in files_from_elsewhere(language):
            if file.stem.endswith(game) and (why := unreadable(file)):
                yield f"{file}: {why}"


def _declared(game: Game[Any, Any]) -> Iterator[str]:
    """Names that become parameters of commands."""
    for verb in game.verbs:
        for name in (*verb.arguments, verb.name):
            if not name.isidentifier():
                yield f"the verb {verb.name}: {name!r} is no name of letters, digits and _"
        if len(set(verb.arguments)) < len(verb.arguments) or len(verb.arguments) > OPTIONS:
            yield f"the verb {verb.name} has an argument twice, or more than {OPTIONS}"
    for setting in game.settings:
        if not setting.id.isidentifier() or setting.id in OF_NEW:
            yield f"the table option {setting.id!r}: no name of letters, digits and _, or one that every game has"
        if len(setting.values) > OPTIONS:
            yield f"the table option {setting.id} has more than {OPTIONS} values"
    if len(game.settings) + len(OF_NEW) > OPTIONS:
        yield f"{len(game.settings)} table options are more than a command has room for"


def _said(game: Game[Any, Any]) -> Iterator[str]:
    for language in LANGUAGES:
        words = texts().words(language).of(game.id)
        missing = [f"{game.id}-{key}" for key in _needed(game) if not words.has(f"{game.id}-{key}")]
        yield from (f"{language}: there is no text {key}" for key in missing)
        if not missing:
            yield from (f"{language}: {wrong}" for wrong in _names(game, words))


def _needed(game: Game[Any, Any]) -> Iterator[str]:
    """The keys that every game has, without its id."""
    yield from ("title", "summary", "command", "command.new", "command.challenge", "command.description")
    for setting in game.settings:
        yield from (f"setting-{setting.id}", f"setting-{setting.id}.name", f"setting-{setting.id}.description")
        yield from (f"value-{setting.id}-{value}" for value in setting.values)
    for verb in game.verbs:
        yield from (f"verb-{verb.name}", f"verb-{verb.name}.description")
        yield from (f"choice-{verb.name}", f"choice-{verb.name}.group")
    for argument in sorted({argument for verb in game.verbs for argument in verb.arguments}):
        yield from (f"argument-{argument}", f"argument-{argument}.description")


def _names(game: Game[Any, Any], words: Words) -> Iterator[str]:
    """What Discord does not take of these words: with one such command it takes none at all."""
    arguments = {argument for verb in game.verbs for argument in verb.arguments}
    named = ["command", *(f"verb-{verb.name}" for verb in game.verbs), *(f"argument-{name}" for name in arguments)]
    named += [f"setting-{setting.id}.name" for setting in game.settings]
    for key in named:
        name = words(f"{game.id}-{key}")
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{game.id}-{key}: {name!r} is no name of a command or option: at most 32 small letters, no space"
    described = [key.removesuffix(".name") + ".description" for key in named]
    for key in (*described, "command.new", "command.challenge"):
        if not 0 < len(said := words(f"{game.id}-{key}")) <= DESCRIPTION:
            yield f"{game.id}-{key}: {len(said)} characters, at most {DESCRIPTION}"
    for setting in game.settings:
        values = [words(f"{game.id}-value-{setting.id}-{value}") for value in setting.values]
        if len(set(values)) < len(values) or not all(0 < len(value) <= DESCRIPTION for value in values):
            yield f"{game.id}-value-{setting.id}: two values are called the same, or one has over {DESCRIPTION} letters"
    if not 0 < len(words(f"{game.id}-title")) <= TITLE:
        yield f"{game.id}-title: at most {TITLE} characters"
    yield from (f"{what} called the same: {name}" for what, names in _siblings(game, words) for name in twice(names))


def _siblings(game: Game[Any, Any], words: Words) -> Iterator[tuple[str, list[str]]]:
    """Names that must differ."""
    others = {words(key) for key in texts().keys(words.language, "command-")}
    yield "two commands are", [*others, words(f"{game.id}-command")]
    yield "two verbs are", [words(f"{game.id}-verb-{verb.name}") for verb in game.verbs]
    for verb in game.verbs:
        yield f"two arguments of {verb.name} are", [words(f"{game.id}-argument-{name}") for name in verb.arguments]
    ours = {words(key) for key in texts().keys(words.language, "argument-")}
    yield "two options are", [*ours, *(words(f"{game.id}-setting-{setting.id}.name") for setting in game.settings)]


def twice(names: list[str]) -> list[str]:
    """Those that are there more than once."""
    return sorted({name for name in names if names.count(name) > 1})


def painter_lacks(game: str) -> Iterator[str]:
    """Why there are no pictures of a game, or which of what they are asked for they can't be."""
    try:
        found = painter(game)
    except (Exception, SystemExit) as error:  # it may be somebody else's code
        reason = str(error) if isinstance(error, LookupError) else f"{type(error).__name__}: {error}"
        yield f"render/{game}: {' '.join(reason.split())}"
        return
    for promise in (Painter, *(each for each in PROMISES if isinstance(found, each))):
        for name, wanted in inspect.getmembers(promise, inspect.isfunction):
            if not name.startswith("_") and (wrong := _mismatch(getattr(found, name, None), wanted)):
                yield f"the painter's {name}{wrong}"


def _mismatch(method: Any, wanted: Any) -> str:
    """Whether a method can't be called as a promise says it is."""
    if not callable(method):
        return " is missing"
    asked = list(inspect.signature(wanted).parameters.values())[1:]
    by_name = {each.name: None for each in asked if each.kind is inspect.Parameter.KEYWORD_ONLY}
    try:
        inspect.signature(method).bind(*(None for each in asked if each.name not in by_name), **by_name)
    except TypeError as error:
        return f" can't be called as the bot calls it: {error}"
    except ValueError:  # it has no signature to be seen
        return ""
    return ""
