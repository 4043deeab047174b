"""Whatever is written into a setting or behind a subcommand: it does what it means, or one line says why not.
Nothing ends in a traceback, and no line tells a password or a token."""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

import discord
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.__main__ import command_line, main
from bot.client import QuaysideClient
from bot.settings import Settings, SettingsError, read_settings
from tests.bot.test_command_line import subcommands

SECRET = "s3cret"
LONG = "x" * 5000
ODD = [
    "",
    " ",
    "0",
    "-1",
    "1e999",
    "nan",
    "inf",
    "9" * 400,
    "٣",
    "true",
    LONG,
    "a\nb",
    "a\rb",
    "a\0b",
    "\x1b[2J",
    "\udcff",
    "\u2028",
    "%",
    "{}",
    "../..",
    "/",
    ".",
    "http://[::1",
    "http://h:99999",
    "http://:80",
    "h:99999999999",
    ":::",
    "[::1]:9",
    "é:9464",
    f"{'a' * 70}.example:9464",
    "256.256.256.256:9464",
    "127.0.0.1:-1",
    "0,1",
    "0,,1",
    "1-3",
]
ADDRESSES = [
    "nonsense",
    "sqlite://x",
    "sqlite:///a?b=c",
    "sqlite:///a%00b",
    f"sqlite:///{LONG}",
    "sqlite:////proc/none/x",
    "sqlite:///.",
    "sqlite:////dev/null/x",
    "mysql://ann:s3cret@h/d",
    "postgresql://ann:s3cret@127.0.0.1:1/d",
    "postgres://ann:s3cret@h:x/d",
    "postgresql://ann:s3cret@[::1/d",
    "postgresql://ann:s3cret@127.0.0.1:1/d?sslmode=no",
    "postgresql://ann:s3/cret@127.0.0.1/d",
    "postgresql://ann:s3cret@127.0.0.1:1/d?sslmode=verify-full",
    "postgresql://127.0.0.1:1/d?password=s3cret&nothing=1",
    "postgresql://ann:s3cret@/d?host=/no/such/folder",
    f"postgresql://ann:s3cret@{'a' * 70}.invalid:1/d?connect_timeout=1",
    "postgresql://ann:s3cret@127.0.0.1:1/d?sslmode=require&sslrootcert=/proc/self/mem",
]
FOLDERS = ["/proc/none/x", "/dev/null/x", LONG]
FILES = ["/proc/none/x", "/dev/null/x", "/", ".", LONG, f"{'x' * 200}/" * 30]
TEXTS = ["nonsense", "=", "a=b=c", LONG, "{}", "٣"]
HOSTS = ["nonsense.invalid", "256.1.1.1", "é é", "::g", "1.2.3.4", "a" * 70]


@pytest.fixture(autouse=True)
def nothing_of_this_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sqlite_template: Path) -> None:
    """A folder and settings of its own; Discord refuses everybody."""
    shutil.copyfile(sqlite_template, tmp_path / "games.sqlite3")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("QUAYSIDE_DATA", "QUAYSIDE_GAMES"):  # which reading settings writes, and which are set back so
        monkeypatch.setenv(name, "")
    for name in Settings.__struct_fields__:
        monkeypatch.delenv(name.upper(), raising=False)

    async def refuse(*_: object) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(QuaysideClient, "login", refuse)
    monkeypatch.setattr("bot.run.leave_out_what_is_loaded", lambda: None)  # what is long about a start
    monkeypatch.setattr("bot.__main__.command_line", lambda: PARSER)  # as it is made each time


def _starts(capsys: pytest.CaptureFixture[str], folder: Path, name: str, value: str) -> None:
    given = {"discord_token": "a.right.token", "database_url": f"sqlite:///{folder}/games.sqlite3", name: value}
    (folder / ".env").write_text("")
    with pytest.MonkeyPatch.context() as patch:
        for each, said in given.items():
            try:
                patch.setenv(each.upper(), said)
            except (ValueError, UnicodeEncodeError):  # no environment has it
                return
        assert main(["run"]) in (1, 2)
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert told
    assert SECRET not in told


@pytest.mark.slow
@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_no_value_of_a_setting_ends_in_a_traceback(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for value in [*ODD, *(ADDRESSES if name == "database_url" else [])]:
        _starts(capsys, tmp_path, name, value)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted({*Settings.__struct_fields__} - {"database_url", "quayside_data"}))
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(value=st.text(max_size=30))
@example(value="a.right.token\nX: s3cret")
def test_nor_does_any_text(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], value: str) -> None:
    _starts(capsys, tmp_path, name, value)


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_a_setting_of_any_value_is_read_or_refused_with_its_name(name: str, tmp_path: Path) -> None:
    refusals: list[str] = []
    for value in ODD:
        try:
            read_settings({name.upper(): value}, tmp_path / "none")
        except SettingsError as refused:
            refusals.append(str(refused))
    own = name.upper()[:6]  # or another one that it does not go with
    assert [said for said in refusals if own not in said or "\n" in said] == []
    assert refusals


def test_a_file_may_hold_any_bytes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in (
        b"\0",
        b"DISCORD_TOKEN='a\nb'",
        b"QUAYSIDE_DATA='a\0b'",
        b'DATABASE_URL="sqlite:///\\n"',
        b"\xff",
        b"a" * 9,
    ):
        (tmp_path / ".env").write_bytes(content)
        assert main(["run"]) == 2
        assert "Traceback" not in capsys.readouterr().err


def test_a_token_of_two_lines_is_not_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / ".env").write_text('DISCORD_TOKEN="s3cret\\nmore"\n')
    assert main(["run"]) == 2
    told = capsys.readouterr().err
    assert "DISCORD_TOKEN" in told
    assert SECRET not in told


# -- the command line -------------------------------------------------------------------------------------------------

NEEDS = {
    "move": ["--to", "sqlite:///new.sqlite3", "--from", "sqlite:///games.sqlite3"],
    "backup": ["new.sqlite3", "--from", "sqlite:///games.sqlite3"],
    "restore": ["games.sqlite3", "--to", "sqlite:///new.sqlite3"],
    "verify": ["games.sqlite3"],
    "doctor": ["--sandbox", "--alone"],
    "simulate": ["fleet_dice", "--games", "1"],
    "ladder": ["montego_bay", "--pairs", "1", "--levels", "random,deckhand"],
    "sandbox": ["--i-know", "--port", "0", "--db", "/proc/none/x"],
    "bench store": ["--games", "1", "--commits", "1"],
    "torture": ["--minutes", "0.01"],
    "gallery": ["results"],
}
"""What a subcommand is given beside the bad value, so that it gets that far and no farther."""
FREE = {"--seed"}
"""Whatever is written there is right."""
KINDS = {
    **dict.fromkeys(("--to", "--from", "--database", "--postgres"), ADDRESSES),
    "--db": [address for address in ADDRESSES if "://" in address],  # what has none is a file
    **dict.fromkeys(("file", "--out", "--tape", "--table", "--into"), FILES),
    **dict.fromkeys(("--players", "--levels", "--settings", "--against", "--erring"), TEXTS),
    "--host": HOSTS,
    "game": [*(each for each in FILES if each not in ("/", ".")), *TEXTS],  # those two are folders to be looked through
}


def _arguments() -> list[tuple[str, argparse.Action]]:
    return [
        (name, action)
        for name, parser in subcommands().items()
        for action in parser._actions
        if action.nargs != 0 and not isinstance(action, argparse._VersionAction)
    ]


def _written(name: str, action: argparse.Action, value: str) -> list[str]:
    """The subcommand with this value instead of what it needs there."""
    words = list(NEEDS.get(name, []))
    if not action.option_strings:
        return [*name.split(), value, *words[1:]]
    option = action.option_strings[0]
    if option in words:
        at = words.index(option)
        del words[at : at + 2]
    return [*name.split(), *words, f"{option}={value}"]


def _refused(written: list[str]) -> bool:
    """Whether the line is refused as it is read."""
    try:
        PARSER.parse_args(written)
    except SystemExit as left:
        return left.code == 2
    return False


PARSER = command_line()
ARGUMENTS = _arguments()
NAMED = [f"{name} {action.option_strings[0] if action.option_strings else action.dest}" for name, action in ARGUMENTS]


@pytest.mark.parametrize(("name", "action"), ARGUMENTS, ids=NAMED)
def test_what_no_argument_may_be_is_told_as_it_is_read(
    name: str, action: argparse.Action, capsys: pytest.CaptureFixture[str]
) -> None:
    for value in ("a\nb", "a\0b", "\x1b[2J", "\udcff"):
        assert _refused(_written(name, action, value)), value
    numbers = (action.type is not None and isinstance(action.default, (int, float))) or (
        action.type is not None
        and (action.metavar in ("N", "ID") or action.dest in ("days", "games", "seats", "minutes"))
    )
    if numbers:
        for value in ("", "-1", "1.5.5", "nan", "-inf", "inf", "9" * 400, "1e999", "٣", "x"):
            assert _refused(_written(name, action, value)), value
    told = capsys.readouterr().err
    assert "Traceback" not in told


def _spelled(action: argparse.Action) -> str:
    return action.option_strings[0] if action.option_strings else action.dest


TEXTUAL = [
    (name, action)
    for name, action in ARGUMENTS
    if action.choices is None and getattr(action.type, "__name__", "") == "plain" and _spelled(action) not in FREE
]


def test_of_every_argument_of_text_bad_values_are_known() -> None:
    assert {_spelled(action) for _, action in TEXTUAL} == set(KINDS)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "action"), TEXTUAL, ids=[f"{name} {_spelled(action)}" for name, action in TEXTUAL])
def test_what_an_argument_can_not_be_is_told_in_a_line(
    name: str, action: argparse.Action, capsys: pytest.CaptureFixture[str]
) -> None:
    for value in FOLDERS if name == "gallery" else KINDS[_spelled(action)]:
        assert main(_written(name, action, value)) == 2, value
        told = capsys.readouterr()
        assert told.err.startswith("quayside: "), value[:60]
        assert len(told.err.splitlines()) == 1, told.err
        assert SECRET not in told.err + told.out, value
