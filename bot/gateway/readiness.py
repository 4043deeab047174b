"""Whether a game can be offered: what its commands are made of, the words without which nothing of it can be shown,
and a painter; of one from elsewhere also all that it says, and the contract of the rules at its smallest table. It is
seen at the start, so only what is seen at once is looked at; `quayside check` looks at everything."""

from __future__ import annotations

import inspect
import keyword
import re
from collections.abc import Iterator, Sequence
from typing import Any, cast

from bot.ledger.options import Options
from bot.text import LANGUAGES, Words, files_from_elsewhere, texts, unreadable
from games.engine import Detail, Game, Happening, Question, Refusal, Setting, found_games, said_by
from games.engine.conformance import CHECKS, Broken, every_option
from games.engine.raised import Unfit, caught, in_one_line
from games.engine.sayings import kind_of
from render import AtAGlance, CardPainter, InFocus, InParts, Painter, Storyteller, painter

NAME = re.compile(r"[-_'\w]{1,32}")
"""What Discord takes as the name of a command or of an option, in small letters."""
DESCRIPTION = 100
TITLE = 100
OPTIONS = 25
"""So many options a command may have."""
OF_NEW = Options.__struct_fields__
"""What every game can be opened with: `/new` has an option for each, or will have."""
_OF_COMMANDS = "interaction repeat against days hour zone channel everywhere"
TAKEN = {*OF_NEW, *_OF_COMMANDS.split()}
"""What no table option can be called: what commands with table options have besides."""
SUMMARY = 300
"""Every game there is has its summary on one card."""
PROMISES = (AtAGlance, CardPainter, InFocus, InParts, Storyteller)
"""What painters may promise besides `Painter`."""


def lacking(game: Game[Any, Any]) -> list[str]:
    """What is missing or can't be, a line each; nothing of a game that can be offered."""
    folder = found_games().folders.get(game.id)
    # generators: nothing is asked as yet
    parts = (_files(game.id), _declared(game), _computers(game), _said(game), _pictured(game.id))
    return [wrong for part in parts for wrong in caught(lambda part=part: part, folder and folder.parents[1])]


def failing(game: Game[Any, Any]) -> list[str]:
    """What besides keeps a game from elsewhere from being offered, a line each: with it a table would stop, or tell
    what is hidden. Games of ours have tests for that."""
    folder = found_games().folders.get(game.id)
    if folder is None:
        return []
    parts = (_unsaid(game.id), _unkept(game))
    return [wrong for part in parts for wrong in caught(lambda part=part: part, folder.parents[1])]


def _unsaid(game: str) -> Iterator[str]:
    """Sentences that its rules declare to say."""
    for language in LANGUAGES:
        for keys in texts_of_sayings(game):
            if not any(texts().has(language, key) for key in keys):
                yield f"{language}: there is no text {' or '.join(keys)}"


def texts_of_sayings(game: str) -> Iterator[tuple[str, ...]]:
    """For everything that a game declares to say, the keys of which one is needed, and those of the rules it cites."""
    said = said_by(game)
    for sort, what in ((Happening, "event"), (Question, "ask"), (Detail, "detail")):
        yield from ((f"{game}-{what}-{kind}",) for kind in sorted(map(kind_of, said[sort])))
    refusals = sorted((each for each in said[Refusal] if issubclass(each, Refusal)), key=kind_of)
    yield from ((f"{game}-reason-{kind_of(each)}", f"reason-{kind_of(each)}") for each in refusals)
    for number in sorted({rule for each in refusals for rule in each.rules} - {""}):
        rule = f"{game}-rule-{number.replace('.', '-')}"
        yield from ((rule,), (f"{rule}.title",))


def _unkept(game: Game[Any, Any]) -> Iterator[str]:
    """What of the contract is broken where fewest people play without any option."""
    kinds = every_option(game)
    if not kinds:
        yield "its check refuses every number of players with every table option"
    for seats, settings in kinds[:1]:
        for check in CHECKS:
            try:
                check(game, seats, settings, 0)
            except Broken as broken:
                yield f"with {seats} players, {broken}"


def _files(game: str) -> Iterator[str]:
    for language in LANGUAGES:
        for file in files_from_elsewhere(language):
            if file.stem.endswith(game) and (why := unreadable(file)):
                yield f"{file}: {why}"
    if game in texts().nameless:
        yield f"its data can't be looked through: {texts().nameless[game]}"
    if game in found_games().folders and any(texts().owned(language, game) for language in LANGUAGES):
        yield f"no game can be called {game}: there are texts of the bot that begin with {game}-"


def _option(setting: Setting) -> Iterator[str]:
    if not _is_name(setting.id):
        yield f"the table option {setting.id!r}: no name of letters, digits and _"
    elif setting.id in TAKEN:
        taken = ", ".join(sorted(TAKEN))
        yield f"the table option {setting.id}: the commands that open games have this one already, as they have {taken}"
    if len(setting.values) > OPTIONS:
        yield f"the table option {setting.id} has more than {OPTIONS} values"


def _computers(game: Game[Any, Any]) -> Iterator[str]:
    """Computer players whom the lobby's buttons can't name."""
    for player in (*game.players, *game.searching):
        keys = (f"button-seat-{player.name}", f"player-{player.name}")
        if not all(texts().has(language, key) for language in LANGUAGES for key in keys):
            yield f"a computer player called {player.name!r}: they are {', '.join(_ranks())}"


def _ranks() -> list[str]:
    """What computer players can be called: the bot has words for these."""
    begins = "button-seat-"
    return sorted(key.removeprefix(begins) for key in texts().keys(LANGUAGES[0], begins))


def _is_name(name: str) -> bool:
    """Whether it can be the name of a parameter."""
    return name.isascii() and name.isidentifier() and not keyword.iskeyword(name)


def _declared(game: Game[Any, Any]) -> Iterator[str]:
    """Names that become parameters of commands."""
    for verb in game.verbs:
        for name in verb.arguments:
            if not _is_name(name):
                yield f"the verb {verb.name}: {name!r} is no name of letters, digits and _"
            elif name == "interaction":
                yield f"the verb {verb.name}: the name {name} is taken by every command"
        if not (verb.name.isascii() and verb.name.isidentifier()):
            yield f"the verb {verb.name}: {verb.name!r} is no name of letters, digits and _"
        if len(set(verb.arguments)) < len(verb.arguments) or len(verb.arguments) > OPTIONS:
            yield f"the verb {verb.name} has an argument twice, or more than {OPTIONS}"
    for setting in game.settings:
        yield from _option(setting)
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
        name = _say(words, f"{game.id}-{key}")
        if not NAME.fullmatch(name) or name != name.lower():
            yield f"{game.id}-{key}: {name!r} is no name of a command or option: at most 32 small letters, no space"
    described = [key.removesuffix(".name") + ".description" for key in named]
    for key in (*described, "command.new", "command.challenge"):
        if not 0 < len(said := _say(words, f"{game.id}-{key}")) <= DESCRIPTION:
            yield f"{game.id}-{key}: {len(said)} characters, at most {DESCRIPTION}"
    for setting in game.settings:
        values = [_say(words, f"{game.id}-value-{setting.id}-{value}") for value in setting.values]
        if len(set(values)) < len(values) or not all(0 < len(value) <= DESCRIPTION for value in values):
            yield f"{game.id}-value-{setting.id}: two values are called the same, or one has over {DESCRIPTION} letters"
    for key, most in (("title", TITLE), ("summary", SUMMARY)):
        said = _say(words, f"{game.id}-{key}")
        if not said.strip() or len(said.splitlines()) > 1 or len(said) > most:
            yield f"{game.id}-{key}: one line of words with at most {most} characters"
    yield from (f"{what} called the same: {name}" for what, names in _siblings(game, words) for name in twice(names))


def _siblings(game: Game[Any, Any], words: Words) -> Iterator[tuple[str, list[str]]]:
    """Names that must differ."""
    others = {words(key) for key in texts().keys(words.language, "command-")}
    yield "two commands are", [*others, _say(words, f"{game.id}-command")]
    yield "two verbs are", [_say(words, f"{game.id}-verb-{verb.name}") for verb in game.verbs]
    for verb in game.verbs:
        yield (
            f"two arguments of {verb.name} are",
            [_say(words, f"{game.id}-argument-{name}") for name in verb.arguments],
        )
    ours = {words(key) for key in texts().keys(words.language, "argument-")}
    yield (
        "a table option and another option of the commands are",
        [*ours, *(_say(words, f"{game.id}-setting-{setting.id}.name") for setting in game.settings)],
    )


def _say(words: Words, key: str) -> str:
    """What a text says. Raises `Unfit` for one that has no end."""
    try:
        return words(key)
    except RecursionError as error:
        raise Unfit(f"{words.language}: {key} speaks of itself, or is nested too deeply") from error


def twice(names: list[str]) -> list[str]:
    """Those that are there more than once."""
    return sorted({name for name in names if names.count(name) > 1})


def painter_lacks(game: str) -> list[str]:
    """Why there are no pictures of a game, or which of what they are asked for they can't be."""
    folder = found_games().folders.get(game)
    return caught(lambda: _pictured(game), folder and folder.parents[1])


def _pictured(game: str) -> Iterator[str]:
    try:
        found = painter(game)
    except LookupError as error:
        raise Unfit(f"render/{game}: {error if type(error) is LookupError else in_one_line(error)}") from error
    for promise in (Painter, *(each for each in PROMISES if isinstance(found, each))):
        for name, wanted in inspect.getmembers(promise, inspect.isfunction):
            if not name.startswith("_") and (wrong := _mismatch(getattr(found, name, None), wanted)):
                yield f"the painter's {name}{wrong}"
    if isinstance(found, CardPainter):
        yield from _cards(game, found)


def _cards(game: str, found: CardPainter) -> Iterator[str]:
    """What is wrong with what `/card` and `/help` ask of all games together, for all of their cards."""
    given: Any = found.cards()
    if not isinstance(given, Sequence) or not all(isinstance(card, str) for card in cast(Sequence[Any], given)):
        yield "the painter's cards are no list of ids"
        return
    cards = cast(Sequence[str], given)
    own: list[Any] = [found.house(card) for card in cards]
    if not all(
        isinstance(fields, frozenset) and all(isinstance(each, str) for each in cast(frozenset[Any], fields))
        for fields in own
    ):
        yield "the painter's house gives no frozenset of fields"
        return
    for words in (texts().words(language) for language in LANGUAGES):
        for card in cards:
            words.of(game).name(card)
        if words.has(f"{game}-house"):
            words(f"{game}-house", cards=len(cards), house=sum(map(bool, own)))


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
