"""The bot's settings, from the environment and an `.env` file. `.env.example` explains each one."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from dotenv import dotenv_values
from dotenv.parser import parse_stream

from db.addresses import default_url
from db.shards import Shards
from games.engine.players import Budget

_TOKEN = re.compile(r"[!-~]*")
_SHORTEST = 20
"""Less is an application's id, or was typed to try; the sandbox's tokens are longer."""
_HOST = re.compile(r"[0-9A-Za-z.:%_-]{1,253}")


_SECRET = {"discord_token", "database_url", "quayside_proxy"}
"""What may have a password in it is not repeated."""
_NUMBERS = {
    "shard_count": "a whole number",
    "quayside_workers": "a whole number from 1 to 64",
    "quayside_thinking_seconds": "a number of seconds above 0, at most 60",
}


class SettingsError(Exception):
    """A setting that can't be used; the message names file, setting and reason."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, with its default."""

    discord_token: str = ""
    database_url: str = ""
    shard_ids: str = ""
    shard_count: int = 0
    quayside_data: str = ""
    quayside_games: str = ""
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
        if not self.shard_ids or not self.shard_count:
            given, lacking = ("SHARD_IDS", "SHARD_COUNT") if self.shard_ids else ("SHARD_COUNT", "SHARD_IDS")
            raise SettingsError(f"{lacking}: it must be set too, since {given} is: set both, or neither")
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

    @property
    def metrics(self) -> tuple[str, int] | None:
        """Host and port at which machines ask how the bot is; None for nowhere. Raises `SettingsError`."""
        address = self.quayside_metrics_address
        if not address:
            return None
        host, _, port = address.rpartition(":")
        host = host.strip("[]") or "127.0.0.1"
        right = port.isascii() and port.isdigit() and len(port) < 6 and int(port) < 65536
        if not (right and _HOST.fullmatch(host)):
            raise SettingsError(
                f"QUAYSIDE_METRICS_ADDRESS: it must be an address such as 127.0.0.1:9464 (not {address!r})"
            )
        return host, int(port)

    def check(self) -> None:
        """See that what is only used later can be used. Raises `SettingsError`, which quotes nothing secret."""
        _ = self.share, self.metrics
        if not _TOKEN.fullmatch(self.discord_token):
            raise SettingsError("DISCORD_TOKEN: a token is letters, digits and signs such as . and -, without a space")
        if self.discord_token and "." not in self.discord_token and len(self.discord_token) < _SHORTEST:
            raise SettingsError("DISCORD_TOKEN: this can't be a token: one is long, with dots in it")
        if self.quayside_proxy:
            try:
                proxy = urlsplit(self.quayside_proxy)
                right = proxy.hostname and proxy.port != 0
            except ValueError:  # not of the port before it is asked for
                right = False
            if not right:
                raise SettingsError("QUAYSIDE_PROXY: it must be an address such as http://proxy.example:3128")


def read_settings(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings; the environment wins over the file. Raises `SettingsError`."""
    file = Path(".env") if file is None else file
    in_file = _read(file)
    surroundings = os.environ if environment is None else environment
    merged = {**in_file, **surroundings}
    known = {name: merged[name.upper()].strip() for name in Settings.__struct_fields__ if name.upper() in merged}
    for name, value in known.items():
        source = "the environment" if name.upper() in surroundings else str(file)
        if not value.isprintable():
            raise SettingsError(f"{source}: {name.upper()}: it has a line break, or another sign that can't be seen")
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            said = f" (not {value!r})" if name not in _SECRET else ""
            complaint = f"it must be {_wanted(name)}{said}"
            raise SettingsError(f"{source}: {name.upper()}: {complaint}") from error
    settings = msgspec.convert(known, Settings, strict=False)
    settings.check()
    for name in ("quayside_data", "quayside_games"):  # games are found and read when they are asked for, in any process
        if value := getattr(settings, name):
            os.environ[name.upper()] = value
    return settings


def _wanted(name: str) -> str:
    """What a setting may be; of those with any text there is nothing to say."""
    if name == "quayside_proxy":
        return "an address such as http://proxy.example:3128 (http or https; SOCKS is not supported)"
    kind = get_type_hints(Settings)[name]
    if get_origin(kind) is Literal:
        return f"one of {', '.join(get_args(kind))}"
    return _NUMBERS[name]


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
