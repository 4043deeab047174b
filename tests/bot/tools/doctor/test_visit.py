"""A visit of the stand-in: all is as expected there, what was made is gone or named, and no part is forgotten."""

from __future__ import annotations

import io
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.sandbox.facts import facts
from bot.sandbox.permissions import MANAGE_THREADS
from bot.tools.doctor import command
from bot.tools.doctor.probes import PROBES
from bot.tools.doctor.visit import NoVisit, Plan, Visited
from db.store import Store
from tests.bot.tools.doctor.conftest import Practice, told, verdicts

pytestmark = pytest.mark.slow

YOURS = {"installing", "public", "privacy policy"}
"""What a host would have to mend on the stand-in."""
NOT_THERE = {"managed"}
"""What needs a right that the bot is not invited with."""


def test_every_probe_is_about_a_fact_that_there_is() -> None:
    assert sorted({probe.fact for probe in PROBES.values()} - set(facts())) == []


async def test_a_pretend_person_leads_the_doctor_through_everything(practice: Practice) -> None:
    visited = await practice.visit(alone=False)
    assert [finding.lines() for finding in visited.findings.deviating] == []
    found = verdicts(visited)
    assert set(found) == set(PROBES)
    assert {probe for probe, verdict in found.items() if verdict == "unknown"} == NOT_THERE
    assert {probe for probe, verdict in found.items() if verdict == "TO DO"} == YOURS
    assert all("page" in told(visited, probe)["why"] or "docs/" in told(visited, probe)["why"] for probe in YOURS)
    assert "presses" in told(visited, "game answered")["note"]
    assert "you'll be asked to lock one later" in told(visited, "managed")["why"]
    assert "Fleet: The Dice Game" in told(visited, "game")["asked"]
    assert told(visited, "list")["note"] == "the list fails, as expected; the bot doesn't need it"


async def test_alone_it_says_nothing_about_people(practice: Practice) -> None:
    found = verdicts(await practice.visit())
    assert "rate limits" in found
    assert {"acknowledged", "game", "phone"} & set(found) == set()


async def test_rate_limits_are_told_in_words_and_nobody_alone_is_promised_a_question(practice: Practice) -> None:
    visited = await practice.visit()
    note = told(visited, "rate limits")["note"]
    assert "post a message 10000 times" in note
    assert "{" not in note
    assert "later" not in told(visited, "managed")["why"]
    assert "or leave it on if you want that" in told(visited, "public")["why"]


QUESTIONS = ("phone", "inbox", "readable", "replay")


async def test_whoever_has_nobody_to_press_is_asked_in_the_terminal(practice: Practice) -> None:
    asked: list[str] = []
    typed = iter(["", "1", "2", "7", "1", "1", "\n 3 "])

    def read(prompt: str) -> str:
        asked.append(prompt)
        return next(typed)

    visited = await practice.visit(read=read)
    found = verdicts(visited)
    assert [found[probe] for probe in QUESTIONS] == ["BAD", "good", "good", "unknown"]
    assert told(visited, "phone")["why"] == "the answer was: A name and nothing else"
    assert "acknowledged" not in found
    assert asked[0] == asked[1], "what is no answer is asked again"
    assert "  2 A name and nothing else" in asked[2]
    (called,) = practice.standin.notifications
    assert called.person_id == practice.standin.world.owner_id
    assert list(typed) == []


async def test_where_nobody_can_type_the_questions_are_not_tried(practice: Practice) -> None:
    def gone(_: str) -> str:
        raise EOFError

    found = verdicts(await practice.visit(read=gone))
    assert {found[probe] for probe in QUESTIONS} == {"unknown"}


async def test_beside_a_running_bot_the_questions_are_put_in_the_terminal_all_the_same(practice: Practice) -> None:
    async with await Store.open(f"sqlite:///{practice.folder}/bot.sqlite3") as running:
        await running.enter()
        found = verdicts(await practice.visit(alone=False, read=lambda _: "1"))
    assert {found[probe] for probe in QUESTIONS} == {"good"}
    assert found["acknowledged"] == "unknown"


@pytest.mark.parametrize(
    ("arguments", "sits", "asks"),
    [
        ([], True, True),
        ([], False, False),
        (["--alone"], True, False),
        (["--json"], True, False),
        (["--alone", "--terminal"], False, True),
    ],
)
def test_the_terminal_is_asked_where_somebody_sits_at_it_or_by_request(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], sits: bool, asks: bool
) -> None:
    plans: list[Plan] = []

    async def noted(plan: Plan) -> Visited:
        plans.append(plan)
        return Visited()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "a.token")
    monkeypatch.setattr(command, "visit", noted)
    for stream in (sys.stdin, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: sits)
    assert main(["doctor", *arguments]) == 0
    (plan,) = plans
    assert (plan.read is not None) == asks


def test_a_line_is_read_from_whoever_types(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n"))
    assert command.typed("Which? ") == "2\n"
    assert capsys.readouterr().err == "Which? "
    with pytest.raises(EOFError):
        command.typed("And now? ")


async def test_nothing_stays_but_threads_that_are_named(practice: Practice) -> None:
    before = _messages(practice)
    visited = await practice.visit()
    assert _messages(practice) == before
    threads = practice.standin.world.threads()
    assert len(visited.left) == len(threads) > 0
    assert all(thread.archived for thread in threads)
    guild = practice.standin.world.guild_id
    for thread in threads:
        (line,) = [line for line in visited.left if line.endswith(f"https://discord.com/channels/{guild}/{thread.id}")]
        assert f"“{thread.raw['name']}”" in line


async def test_whoever_manages_threads_deletes_them_and_locks_one(practice: Practice) -> None:
    world = practice.standin.world
    role = next(role for role in world.roles.values() if role["managed"])
    world.save_role(role | {"permissions": str(int(role["permissions"]) | MANAGE_THREADS)})
    visited = await practice.visit()
    assert world.threads() == []
    assert visited.left == []
    assert verdicts(visited)["managed"] == "good"


async def test_an_old_message_is_left_as_it_is(practice: Practice) -> None:
    await practice.visit()
    (old,) = practice.standin.world.channel(practice.channel).log
    assert old.raw["content"] == "Said long ago."


async def test_commands_that_somebody_else_has_changed_are_a_deviation(practice: Practice) -> None:
    await practice.visit()
    world = practice.standin.world
    world.save_commands("", world.commands[""][1:])
    assert verdicts(await practice.visit(registers=False))["commands"] == "BAD"


async def test_a_database_that_knows_no_commands_is_not_blamed(practice: Practice, tmp_path: Path) -> None:
    visited = await practice.visit(registers=False, database=f"sqlite:///{tmp_path}/another.sqlite3")
    assert verdicts(visited)["commands"] == "unknown"


async def test_beside_a_running_bot_nobody_is_asked_to_press(practice: Practice) -> None:
    database = f"sqlite:///{practice.folder}/bot.sqlite3"
    async with await Store.open(database) as running:
        await running.enter()
        visited = await practice.visit(alone=False)
    assert verdicts(visited)["acknowledged"] == "unknown"
    assert "stop it" in told(visited, "phone")["why"]


async def test_when_nobody_presses_the_rest_is_not_tried(practice: Practice, monkeypatch: pytest.MonkeyPatch) -> None:
    async def asleep(_: object) -> bool:
        return False

    monkeypatch.setattr(command.Pretender, "press_something", asleep)
    found = verdicts(await practice.visit(alone=False))
    assert {found[probe] for probe in ("acknowledged", "modal", "game", "phone", "replay")} == {"unknown"}
    assert set(found) == set(PROBES)


async def test_a_wrong_token_is_no_visit(practice: Practice) -> None:
    with pytest.raises(NoVisit) as refused:
        await practice.visit(token="a.wrong.token")
    assert refused.value.token


async def test_a_server_the_bot_is_not_on_is_no_visit(practice: Practice) -> None:
    with pytest.raises(NoVisit, match="--server"):
        await practice.visit(server=1)
    with pytest.raises(NoVisit, match="--channel"):
        await practice.visit(channel=1)


def test_without_a_token_it_says_how_to_get_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.chdir(tmp_path)
    assert main(["doctor"]) == 2
    assert "https://discord.com/developers/applications" in capsys.readouterr().err


def test_a_visit_that_did_not_come_about_leaves_no_tape(tmp_path: Path) -> None:
    tape = tmp_path / "tape.jsonl"
    assert main(["doctor", "--sandbox", "--server", "12345", "--tape", str(tape)]) == 2
    assert not tape.exists()
    tape.write_text("the one of last time")
    assert main(["doctor", "--sandbox", "--server", "12345", "--tape", str(tape)]) == 2
    assert tape.read_text() == "the one of last time"


def test_the_command_line_prints_one_object_and_writes_the_tape(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tape = tmp_path / "tape.jsonl"
    assert main(["doctor", "--sandbox", "--alone", "--json", "--tape", str(tape)]) == 0
    levels = {logging.getLogger(name).level for name in ("discord", "bot")}
    assert max(levels) < logging.ERROR, "as much is logged as before"
    told = json.loads(capsys.readouterr().out)
    assert told["verdicts"]["good"] > 30
    assert told["tape"] == str(tape)
    assert re.search(r"\d{15}", tape.read_text()) is None


@pytest.mark.parametrize(("option", "named"), [("--server", "server"), ("--channel", "channel")])
def test_a_place_that_the_sandbox_does_not_have_is_no_visit(
    capsys: pytest.CaptureFixture[str], option: str, named: str
) -> None:
    assert main(["doctor", "--sandbox", option, "12345"]) == 2
    assert f"no such {named} in the sandbox" in capsys.readouterr().err
    with pytest.raises(SystemExit) as refused:
        main(["doctor", option, "abc"])
    assert refused.value.code == 2
    assert f"the {named}'s ID, a number of 17 to 20 digits" in capsys.readouterr().err


def test_of_the_sandbox_it_says_first_that_it_is_no_server_and_nothing_of_what_goes_with_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["doctor", "--sandbox", "--alone"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "This is the local stand-in, not your server."
    assert lines[-1].startswith(tuple("0123456789"))
    assert "good" in lines[-1]
    assert not any("left behind" in line for line in lines)


def _messages(practice: Practice) -> list[str]:
    """The messages that stand in channels, not in threads."""
    channels = practice.standin.world.channels.values()
    return [message.id for channel in channels if not channel.is_thread for message in channel.log]
