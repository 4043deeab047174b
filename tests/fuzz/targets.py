"""Everything that reads what others wrote, as functions of bytes. Each one ends, or fails with an error that has a
sentence for people; anything else is a fault of ours. Bytes that are no finding in themselves choose how a real file,
record or setting is spoilt, so that most of what is tried comes far."""

from __future__ import annotations

import functools
import json
import os
import re
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from importlib import resources, util
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.errors import Sorry
from bot.gateway.catalog import offered_games
from bot.gateway.controls import control
from bot.gateway.controls import read as read_control
from bot.people.quiet_hours import read_time, read_zone
from bot.people.vacation import read_date
from bot.records.checking import read, verify
from bot.records.record_file import FORMAT
from bot.records.sentences import sentences
from bot.settings import SettingsError, read_settings
from bot.text import texts
from db.addresses import parse_url
from db.errors import StoreError
from games.engine import RANDOM, Luck, commitment, digest
from games.engine.data import FOLDER_VARIABLE, DataError
from games.engine.elsewhere import FOLDERS_VARIABLE

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
Target = Callable[[bytes], None]
ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 2**31, 2**63, 2**70, 1e308, "", "\x00", "9" * 400, [], {}, [[]], {"": 0})
"""Values that nobody expects."""


def custom_id(data: bytes) -> None:
    """The id of a control: it is read as what it was written from, or not at all."""
    text = data.decode("utf-8", "replace")
    found = read_control(text)
    if found is not None:
        assert read_control(control(found.game_id, found.revision, found.choice)) == found
        assert found.action == "" or found.choice.startswith("@")


def typed(data: bytes) -> None:
    """What people write into the forms of /settings."""
    text = data.decode("utf-8", "replace")
    for reading in (read_time, read_zone, lambda written: read_date(written, NOON, "Europe/Berlin")):
        with suppress(Sorry):
            reading(text)


def record_bytes(data: bytes) -> None:
    """A file handed to /verify, of any bytes."""
    _verified(data)


def record_fields(data: bytes) -> None:
    """A real record with some fields and choices that are not."""
    rng = Random(data)
    record = json.loads(_record(rng.choice(list(offered_games()))))
    for _ in range(rng.randint(1, 3)):
        _spoil(record, rng)
    _verified(json.dumps(record).encode())


def data_file(data: bytes) -> None:
    """A data file of a game in the folder that replaces ours, with some lines that are not ours."""
    rng = Random(data)
    kind, name = rng.choice(_data_files())
    content = resources.files(f"games.{kind}").joinpath("data").joinpath(name).read_text("utf-8")
    with TemporaryDirectory() as folder:
        (Path(folder) / name).write_text(_spoilt_lines(content, rng), "utf-8")
        with _set_back(FOLDER_VARIABLE), suppress(DataError):
            os.environ[FOLDER_VARIABLE] = folder
            _read_data(kind)


def environment(data: bytes) -> None:
    """Settings in the environment and in a file, and the address of the database among them."""
    names = re.findall(r"^#? ?([A-Z_]+)=", _example(), re.MULTILINE)
    rng = Random(data)
    text = data.decode("utf-8", "replace").replace("\x00", "")
    values = {rng.choice(names): part for part in text.split("\n")[:4]}
    with TemporaryDirectory() as folder, _set_back(FOLDER_VARIABLE, FOLDERS_VARIABLE):  # which settings become
        file = Path(folder) / ".env"
        file.write_bytes(data)
        for surroundings, place in ((values, Path(folder) / "none"), ({}, file)):
            with suppress(SettingsError, StoreError):
                parse_url(read_settings(surroundings, place).database)


@contextmanager
def _set_back(*names: str) -> Generator[None]:
    """These variables are afterwards as they were before."""
    before = {name: os.environ.get(name) for name in names}
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


READERS = ("data", "appraisal")
"""Modules of games that read a data file when they are imported."""
TARGETS: dict[str, Target] = {
    "custom_id": custom_id,
    "typed": typed,
    "record_bytes": record_bytes,
    "record_fields": record_fields,
    "data_file": data_file,
    "environment": environment,
}


def seeds(name: str) -> list[bytes]:
    """What a target begins with."""
    match name:
        case "custom_id":
            return [b"q:abcdefghij:12:@play", b"q:abcdefghij:0:mark:barge", b"q:me:0:@server.language"]
        case "typed":
            return [b"22:30", b"Europe/Berlin", b"24.12.", b"2026-12-24", b"+2"]
        case "record_bytes":
            return [_record(kind) for kind in offered_games()]
        case "environment":
            return [_example().encode(), b"sqlite:///games.sqlite3\npostgresql://u@h:5432/d\nDEBUG"]
        case _:
            return [bytes([number]) * 4 for number in range(8)]


def _verified(data: bytes) -> None:
    try:
        verdict = verify(read(data))
    except Sorry:
        return
    for language in ("en", "de"):
        assert sentences(verdict, texts().words(language))


@functools.cache
def _record(kind: str) -> bytes:
    """The record of a short game between two."""
    game, secret, rng = offered_games()[kind], b"a secret of the fuzzer", Random(kind)
    settings = {setting.id: setting.values[0] for setting in game.settings}
    seats = max(2, game.seats[0])
    luck = Luck(secret, "salt")
    table, _ = game.setup(seats, settings, luck)
    choices: list[tuple[int, str]] = []
    while not table.over and len(choices) < 40:
        seat = min(game.waiting(table))
        choice = RANDOM.choose(None, game.options(table, seat), rng)
        game.apply(table, seat, choice, luck)
        choices.append((seat, choice))
    whole = {
        "format": FORMAT, "id": "fuzzfuzz01", "game": kind, "rules": game.rules, "shape": game.shape,
        "data": game.digest, "seats": seats, "names": ["Anna", "Ben"], "settings": settings,
        "commitment": commitment(secret), "secret": secret.hex(), "salt": "salt", "choices": choices,
        "digest": digest(game, table), "result": None, "began": "2026-01-01T00:00:00Z", "ended": None,
    }  # fmt: skip
    return json.dumps(whole).encode()


def _spoil(record: dict[str, Any], rng: Random) -> None:
    """Put something unexpected at one place."""
    if rng.random() < 0.5:
        choices = record["choices"]
        if not isinstance(choices, list) or not choices:
            return
        number = rng.randrange(len(choices))
        whole = [pair for pair in choices if len(pair) == 2] or [[0, "roll"]]
        seat, choice = rng.choice(whole)
        choices[number] = rng.choice([[seat, choice], [seat, f"{choice}:{rng.choice(ODD)}"], [9, choice], [seat, ""]])
        return
    field = rng.choice(list(record))
    if rng.random() < 0.2:
        del record[field]
    elif isinstance(record[field], dict) and record[field] and rng.random() < 0.7:
        record[field][rng.choice(list(record[field]))] = str(rng.choice(ODD))
    else:
        record[field] = rng.choice(ODD)
    record.setdefault("choices", [])


@functools.cache
def _data_files() -> list[tuple[str, str]]:
    return [
        (kind, file.name)
        for kind in offered_games()
        for file in sorted(Path(str(resources.files(f"games.{kind}"))).glob("data/*.toml"))
    ]


def _spoilt_lines(content: str, rng: Random) -> str:
    lines = content.split("\n")
    for _ in range(rng.randint(1, 3)):
        at = rng.choice([number for number, line in enumerate(lines) if line.strip() and not line.startswith("#")])
        line = lines[at]
        match rng.randrange(6):
            case 0:
                lines[at] = re.sub(r"-?\d+", lambda _: str(rng.choice((-1, 0, 1, 2, 7, 99, 2**65))), line, count=1)
            case 1:
                lines.pop(at)
            case 2:
                lines.insert(at, rng.choice(lines))
            case 3:
                lines[at] = re.sub(r'"[^"]*"', lambda _: rng.choice(('""', '"barge"', "3", "[]")), line, count=1)
            case 4:
                lines[at] = re.sub(r"\[.*\]", rng.choice(("[]", "[1]", '["x", "x"]', "{}")), line, count=1)
            case _:
                lines[at] = line[: rng.randrange(len(line))]
    return "\n".join(lines)


def _read_data(kind: str) -> None:
    """Import a game's data once more, under no name, as it happens when the bot starts. Raises `DataError`."""
    for module in READERS:
        spec = util.find_spec(f"games.{kind}.{module}")
        if spec is not None:
            assert spec.loader is not None
            spec.loader.exec_module(util.module_from_spec(spec))


@functools.cache
def _example() -> str:
    return (Path(__file__).parents[2] / ".env.example").read_text("utf-8")
