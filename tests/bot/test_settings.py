"""Settings: which of file and environment wins, that each is explained, and what a damaged file is answered with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError, read_settings
from db.shards import Shards

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def _file(folder: Path, content: str | bytes) -> Path:
    file = folder / ".env"
    file.write_bytes(content if isinstance(content, bytes) else content.encode())
    return file


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = _file(tmp_path, "DISCORD_TOKEN=of.a.file\nQUAYSIDE_LOG_LEVEL=DEBUG\n")
    settings = read_settings({"DISCORD_TOKEN": "of.the.surroundings"}, file)
    assert (settings.discord_token, settings.quayside_log_level) == ("of.the.surroundings", "DEBUG")


def test_without_a_file_everything_has_its_default(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path / ".env") == Settings()


def test_a_file_from_a_windows_editor_can_be_read(tmp_path: Path) -> None:
    settings = read_settings({}, _file(tmp_path, b"\xef\xbb\xbfDISCORD_TOKEN=a.whole.token\r\n"))
    assert settings.discord_token == "a.whole.token"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("DISCORD_TOKEN=a.whole.token\nthis is = nonsense\n", "line 2"),
        ('# fine\n\nDISCORD_TOKEN="never closed\n', "line 3"),
        ("DISCORD_TOKEN\n", "line 1"),
        ("QUAYSIDE_LOG_LEVEL=LOUD\n", "QUAYSIDE_LOG_LEVEL"),
        (b"DISCORD_TOKEN=\xff\xfe", "utf-8"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_place_and_reason(
    tmp_path: Path, content: str | bytes, complaint: str
) -> None:
    file = _file(tmp_path, content)
    with pytest.raises(SettingsError, match=complaint) as refused:
        read_settings({}, file)
    assert str(refused.value).startswith(str(file))


def test_a_wrong_value_in_the_environment_is_said_to_stand_there(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^the environment: QUAYSIDE_LOG_LEVEL"):
        read_settings({"QUAYSIDE_LOG_LEVEL": "LOUD"}, tmp_path / ".env")


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("QUAYSIDE_BOARDS", "layout", "one of ordinary, components"),
        ("QUAYSIDE_LOG_FORMAT", "xml", "one of text, json"),
        ("QUAYSIDE_WORKERS", "-1", "a whole number from 1 to 64"),
        ("QUAYSIDE_WORKERS", "many", "a whole number from 1 to 64"),
        ("QUAYSIDE_THINKING_SECONDS", "0", "a number of seconds above 0, at most 60"),
        ("SHARD_COUNT", "two", "a whole number"),
    ],
)
def test_a_wrong_value_is_named_with_what_it_may_be(tmp_path: Path, name: str, value: str, wanted: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({name: value}, tmp_path / ".env")
    assert str(refused.value) == f"the environment: {name}: it must be {wanted} (not {value!r})"


def test_a_wrong_proxy_is_not_repeated_for_it_may_have_a_password(tmp_path: Path) -> None:
    wanted = "^the environment: QUAYSIDE_PROXY: it must be an address such as http://proxy.example:3128"
    with pytest.raises(SettingsError, match=wanted) as refused:
        read_settings({"QUAYSIDE_PROXY": "socks5://me:s3cret@localhost:1080"}, tmp_path / ".env")
    assert "s3cret" not in str(refused.value)


@pytest.mark.parametrize("token", ["foo", "1478723685580800000"])
def test_what_can_not_be_a_token_is_refused_before_anything_is_asked(tmp_path: Path, token: str) -> None:
    with pytest.raises(SettingsError, match=r"DISCORD_TOKEN: this can't be a token") as refused:
        read_settings({"DISCORD_TOKEN": token}, tmp_path / ".env")
    assert token not in str(refused.value)


def test_the_shards_of_a_process_are_read_from_two_settings(tmp_path: Path) -> None:
    settings = read_settings({"SHARD_IDS": "3, 1,1", "SHARD_COUNT": "4"}, tmp_path / ".env")
    assert settings.share == Shards((1, 3), 4)
    assert Settings().share is None


@pytest.mark.parametrize(
    ("ids", "count", "complaint"),
    [
        ("0,1", "", "^SHARD_COUNT: it must be set too, since SHARD_IDS is"),
        ("", "2", "^SHARD_IDS: it must be set too, since SHARD_COUNT is"),
        ("two", "2", "numbers with commas"),
        ("2", "2", "from 0 to SHARD_COUNT"),
        ("-1", "2", "from 0 to SHARD_COUNT"),
        ("0", "many", "SHARD_COUNT"),
    ],
)
def test_shards_that_can_not_be_are_refused(tmp_path: Path, ids: str, count: str, complaint: str) -> None:
    given = {"SHARD_IDS": ids, "SHARD_COUNT": count}
    with pytest.raises(SettingsError, match=complaint):
        read_settings({name: value for name, value in given.items() if value}, tmp_path / ".env")


def test_the_page_about_hosting_explains_every_setting() -> None:
    page = (EXAMPLE.parent / "docs" / "hosting.md").read_text("utf-8")
    explained = {
        name.lower() for row in re.findall(r"^\| (`[A-Z].+?) \|", page, re.M) for name in re.findall(r"`(\w+)`", row)
    }
    assert explained == set(Settings.__struct_fields__)


def test_the_example_explains_every_setting_and_no_other() -> None:
    text = EXAMPLE.read_text()
    named = {name.lower() for name in re.findall(r"^#?([A-Z_]+)=", text, re.M)}
    assert named == set(Settings.__struct_fields__)
    for block in text.strip().split("\n\n"):
        assert block.startswith("# "), block


def test_the_example_is_a_settings_file_as_it_stands() -> None:
    assert read_settings({}, EXAMPLE) == Settings()
