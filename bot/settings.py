"""The bot's settings, from the environment and an `.env` file. `.env.example` explains each one."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec
from dotenv import dotenv_values
from dotenv.parser import parse_stream

from db.engine import default_url
from db.shards import Shards
from games.engine.players import Budget


class SettingsError(Exception):
    """A setting that can't be used; the message names file, setting and reason."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, with its default."""

    discord_token: str = ""
    database_url: str = ""
    shard_ids: str = ""
    shard_count: int = 0
    quayside_data: str = ""
    quayside_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    quayside_log_format: Literal["text", "json"] = "text"
    quayside_metrics_address: str = ""
    quayside_boards: Literal["ordinary", "components"] = "ordinary"
    quayside_proxy: Annotated[str, msgspec.Meta(pattern=r"^$|^https?://[^\s/]+/?$")] = ""
    quayside_workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    quayside_thinking_seconds: Annotated[float, msgspec.Meta(gt=0, le=60)] = 1.0

    @property
    def budget(self) -> Budget:
        """How long a computer player that thinks may do so for one decision."""
        return Budget(self.quayside_thinking_seconds)

    @property
    def share(self) -> Shards | None:
        """Which of Discord's shards this process serves; None for all of them. Raises `SettingsError`."""
        if not self.shard_ids and not self.shard_count:
            return None
        try:
            ids = tuple(sorted({int(each) for each in self.shard_ids.split(",")}))
        except ValueError as error:
            raise SettingsError(
                f"SHARD_IDS: numbers with commas between them, as in 0,1 (not {self.shard_ids!r})"
            ) from error
        if ids[0] < 0 or ids[-1] >= self.shard_count:
            raise SettingsError(
                f"SHARD_IDS: shards are numbered from 0 to SHARD_COUNT - 1, which is {self.shard_count - 1}"
            )
        return Shards(ids, self.shard_count)

    @property
    def database(self) -> str:
        """The database's address: the setting, or a SQLite file in the platform's user data folder."""
        return self.database_url or default_url()


def read_settings(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings; the environment wins over the file. Raises `SettingsError`."""
    file = Path(".env") if file is None else file
    in_file = _read(file)
    surroundings = os.environ if environment is None else environment
    merged = {**in_file, **surroundings}
    known = {name: merged[name.upper()].strip() for name in Settings.__struct_fields__ if name.upper() in merged}
    for name, value in known.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            source = "the environment" if name.upper() in surroundings else str(file)
            complaint = _wanted(name) or str(error).partition(" - at ")[0]
            raise SettingsError(f"{source}: {name.upper()}: {complaint}") from error
    settings = msgspec.convert(known, Settings, strict=False)
    _ = settings.share  # complains now, not when it is used
    if settings.quayside_data:  # the games read their data when they are imported
        os.environ["QUAYSIDE_DATA"] = settings.quayside_data
    return settings


def _wanted(name: str) -> str:
    """What a setting may be, where msgspec says it in the words of its schema; nothing for all others."""
    if name == "quayside_proxy":
        return "an address such as http://proxy.example:3128 (http or https; SOCKS is not spoken)"
    kind = get_type_hints(Settings)[name]
    return f"one of {', '.join(get_args(kind))}" if get_origin(kind) is Literal else ""


def _read(file: Path) -> dict[str, str]:
    """What the file says; nothing if there is none. Raises `SettingsError` with the line that can't be read."""
    try:
        content = file.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: {error}") from error
    for binding in parse_stream(io.StringIO(content)):
        if binding.error or (binding.key is not None and binding.value is None):
            source = binding.original
            line = source.line + len(source.string) - len(source.string.lstrip("\n"))  # blank lines come first
            raise SettingsError(f"{file}: line {line}: a setting is written NAME=value")
    return {name: value or "" for name, value in dotenv_values(stream=io.StringIO(content)).items()}
