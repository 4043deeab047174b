"""What Discord demands of application commands: names, lengths, counts, the 8,000 characters.

Registering them is in rest/applications.py.
"""

import re
from typing import Any

from bot.sandbox.encoding import Json
from bot.sandbox.errors import Form

NAME = re.compile(r"^[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}$")
_LOCALES = """
    ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE
    th tr uk vi zh-CN zh-TW
"""
LOCALES = frozenset(_LOCALES.split())
MOST_CHARACTERS = 8_000
CHAT_INPUT = 1

Path = tuple[str | int, ...]


# fact: commands-have-a-shape
def check_commands(commands: Any) -> None:
    """Judge the whole list of a bulk overwrite. Raises ApiError 50035."""
    form = Form()
    if form.count((), commands, 130):
        names: set[tuple[int, str]] = set()
        per_type: dict[int, int] = {}
        for place, command in enumerate(commands):
            _check_command(form, (place,), command)
            kind = command.get("type") or CHAT_INPUT
            per_type[kind] = per_type.get(kind, 0) + 1
            key = (kind, str(command.get("name")))
            if key in names:
                form.wrong(
                    (place, "name"),
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    "Application command names must be unique",
                )
            names.add(key)
        if per_type.get(CHAT_INPUT, 0) > 100 or per_type.get(2, 0) > 15 or per_type.get(3, 0) > 15:
            form.wrong((), "BASE_TYPE_BAD_LENGTH", "Maximum number of application commands reached")
    form.refuse_if_wrong()


def check_command(command: Json) -> None:
    """Judge one command. Raises ApiError 50035."""
    form = Form()
    _check_command(form, (), command)
    form.refuse_if_wrong()


def characters(node: Json) -> int:
    """What a command or option counts: name, description and choices, each with its longest localization."""
    total = _longest(node, "name") + _longest(node, "description")
    for choice in node.get("choices") or ():
        total += _longest(choice, "name")
        total += len(choice["value"]) if isinstance(choice.get("value"), str) else 0
    return total + sum(characters(option) for option in node.get("options") or ())


def _longest(node: Json, key: str) -> int:
    localizations: dict[str, str] = node.get(f"{key}_localizations") or {}
    return max(len(text) for text in (node.get(key) or "", *localizations.values()))


def _check_command(form: Form, path: Path, command: Json) -> None:
    kind = command.get("type") or CHAT_INPUT
    form.choice((*path, "type"), kind, (1, 2, 3, 4))
    if kind != CHAT_INPUT:
        form.text((*path, "name"), command.get("name"), 32, 1)
        if command.get("description"):
            form.wrong((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION", "Context menu commands have none")
        return
    _check_named(form, path, command)
    _check_options(form, (*path, "options"), command.get("options"), (1, 2))
    if not form.tree and characters(command) > MOST_CHARACTERS:
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")


def _check_named(form: Form, path: Path, node: Json) -> None:
    _check_name(form, (*path, "name"), node.get("name"))
    form.text((*path, "description"), node.get("description"), 100, 1)
    for key in ("name", "description"):
        localizations: Json = node.get(f"{key}_localizations") or {}
        for locale, text in localizations.items():
            here = (*path, f"{key}_localizations", locale)
            if locale not in LOCALES:
                form.wrong(here, "BASE_TYPE_CHOICES", "Unknown locale")
            elif key == "name":
                _check_name(form, here, text)
            else:
                form.text(here, text, 100, 1)


def _check_name(form: Form, path: Path, name: Any) -> None:
    form.text(path, name, 32, 1)
    if isinstance(name, str) and 1 <= len(name) <= 32 and (not NAME.match(name) or name != name.lower()):
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(form: Form, path: Path, options: Any, allowed: tuple[int, ...]) -> None:
    if options is None or not form.count(path, options, 25):
        return
    names: set[str] = set()
    optional_seen = False
    kinds = {option.get("type") in (1, 2) for option in options}
    if len(kinds) == 2:
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and option types cannot be mixed")
    for place, option in enumerate(options):
        here = (*path, place)
        kind = option.get("type")
        form.choice((*here, "type"), kind, tuple(range(1, 12)))
        _check_named(form, here, option)
        if option.get("name") in names:
            form.wrong(
                (*here, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                "Option name already exists",
            )
        names.add(str(option.get("name")))
        if kind in (1, 2):
            if kind not in allowed:
                form.wrong((*here, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deeply")
            # A group holds subcommands, a subcommand holds plain options.
            _check_options(form, (*here, "options"), option.get("options"), (1,) if kind == 2 else ())
            continue
        if option.get("required") and optional_seen:
            form.wrong(
                (*here, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
        _check_choices(form, here, option)


def _check_choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices")
    if not choices:
        return
    if option.get("autocomplete"):
        form.wrong(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "Choices and autocomplete are mutually exclusive",
        )
    if form.count((*path, "choices"), choices, 25):
        for place, choice in enumerate(choices):
            here = (*path, "choices", place)
            form.text((*here, "name"), choice.get("name"), 100, 1)
            localizations: Json = choice.get("name_localizations") or {}
            for locale, text in localizations.items():
                form.text((*here, "name_localizations", locale), text, 100, 1)
            if option.get("type") == 3:
                form.text((*here, "value"), choice.get("value"), 100, 1)
