"""Facts on Discord and the stand-in's rules are tied both ways: nothing refuses without a fact, and whatever the bot
relies on is modeled."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.sandbox.errors import REFUSALS
from bot.sandbox.facts import Fact, facts, rules
from bot.tools.facts_table import BEGIN, END, document

ROOT = Path(__file__).parents[3]
SANDBOX = ROOT / "bot" / "sandbox"
JUDGES = {path for path in SANDBOX.rglob("*.py") if ".wrong(" in path.read_text("utf-8")}


def test_every_rule_names_a_fact_that_there_is() -> None:
    assert sorted(set(rules()) - set(facts())) == []


def test_whatever_the_bot_relies_on_has_a_rule() -> None:
    assert [fact.id for fact in facts().values() if fact.relied_on_by and fact.id not in rules()] == []


def test_the_files_that_rely_on_a_fact_are_there() -> None:
    named = {name for fact in facts().values() for name in fact.relied_on_by}
    assert sorted(name for name in named if not (ROOT / name).is_file()) == []


def test_every_refusal_has_a_fact_and_is_used() -> None:
    raised = {
        text for path in SANDBOX.rglob("*.py") if path.name != "errors.py"
        for text in re.findall(r'"([a-z ]+)"', path.read_text("utf-8"))
    }  # fmt: skip
    assert sorted(fact for _, _, fact, _ in REFUSALS.values() if fact not in facts()) == []
    assert sorted(set(REFUSALS) - raised) == []


@pytest.mark.parametrize("path", sorted(JUDGES), ids=lambda path: path.name)
def test_a_module_that_judges_forms_says_by_which_facts(path: Path) -> None:
    assert any(path.relative_to(SANDBOX).as_posix() in where for where in rules().values())


def test_nothing_refuses_but_by_a_name_of_the_table() -> None:
    made = [
        f"{path.name}:{node.lineno}"
        for path in SANDBOX.rglob("*.py")
        if path.name != "errors.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ApiError"
    ]
    assert made == []


@pytest.mark.parametrize("standing", ["sure", "seen live on Tuesday", "", "documented somewhere"])
def test_a_standing_is_one_of_four(standing: str) -> None:
    with pytest.raises(ValueError, match="no standing"):
        Fact("id", "topic", "sentence", "source", standing, ())


def test_a_fact_may_have_been_seen_live() -> None:
    assert Fact("id", "topic", "sentence", "source", "seen live on 2026-12-03", ()).id == "id"


def test_whatever_only_a_real_server_shows_is_asked_once() -> None:
    asked = [fact.live for fact in facts().values() if fact.live]
    assert len(asked) == len(set(asked))


def test_the_page_has_the_facts_as_they_are() -> None:
    page = (ROOT / "docs" / "discord.md").read_text("utf-8")
    assert page[page.index(BEGIN) : page.index(END) + len(END)] == document(), "print it again: quayside facts"


def test_the_facts_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["facts"]) == 0
    assert capsys.readouterr().out.strip() == document()
