"""The bot's settings, from the environment and an `.env` file. `.env.example` explains each one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from dotenv import dotenv_values

from db.engine import default_url


class SettingsError(Exception):
    """A setting that can't be used; the message names file, setting and reason."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, with its default."""

    discord_token: str = ""
    database_url: str = ""
    quayside_data: str = ""
    quayside_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"

    @property
    def database(self) -> str:
        """The database's address: the setting, or a SQLite file in the platform's user data folder."""
        return self.database_url or default_url()


def read_settings(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings; the environment wins over the file. Raises `SettingsError`."""
    file = Path(".env") if file is None else file
    try:
        in_file = {name: value or "" for name, value in dotenv_values(file, encoding="utf-8").items()}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{file}: {error}") from error
    surroundings = os.environ if environment is None else environment
    merged = {**in_file, **surroundings}
    known = {name: merged[name.upper()].strip() for name in Settings.__struct_fields__ if name.upper() in merged}
    for name, value in known.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            source = "the environment" if name.upper() in surroundings else str(file)
            complaint = str(error).partition(" - at ")[0]
            raise SettingsError(f"{source}: {name.upper()}: {complaint}") from error
    settings = msgspec.convert(known, Settings, strict=False)
    if settings.quayside_data:  # the games read their data when they are imported
        os.environ["QUAYSIDE_DATA"] = settings.quayside_data
    return settings
