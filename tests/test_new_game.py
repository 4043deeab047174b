"""docs/new-game.md is a walk: whoever does what stands there, word by word, has a whole game."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import games.engine

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
TOY = ROOT / "tests" / "toy" / "added"


def blocks(language: str) -> list[str]:
    return [text for named, text in BLOCK.findall(PAGE) if named == language]


def test_the_folder_that_is_described_is_that_of_the_toy() -> None:
    described = [line.split()[0] for line in blocks("")[0].splitlines()[1:]]
    assert [path for path in described if not (TOY / path).exists()] == []
    known = {path.rstrip("/") for path in described}
    others = {str(file.relative_to(TOY)) for file in TOY.rglob("*.*") if "__pycache__" not in file.parts} - known
    more = re.compile(r"games/tides/\w+\.py|text/\w\w/rules_tides\.ftl")
    assert [other for other in others if not more.fullmatch(other)] == []


def test_the_code_that_is_shown_can_be_read_and_names_what_the_engine_has() -> None:
    for shown in blocks("python"):
        code = re.sub(r"^ {0,3}return (.*)$", r"\1", textwrap.dedent(shown), flags=re.MULTILINE)
        bases = [base.id for node in ast.walk(ast.parse(code)) if isinstance(node, ast.ClassDef)
                 for base in node.bases if isinstance(base, ast.Name)]  # fmt: skip
        assert bases
        assert all(hasattr(games.engine, base) for base in bases)


@pytest.mark.slow
def test_who_copies_the_toy_as_the_page_says_has_a_game_that_quayside_check_finds_whole(tmp_path: Path) -> None:
    walk = next(block for block in blocks("sh") if block.startswith("cp -r"))
    assert walk.count("quayside sandbox") == 1, "the page of the sandbox is only asked for its options here"
    assert walk.count("quayside check tides") == 1, "more games than one say no more of the page"
    commands = walk.replace("quayside sandbox ", "quayside sandbox --help ")
    commands = commands.replace("check tides", "check tides --games 1")
    bin_ = Path(sys.executable).parent
    done = subprocess.run(
        ["bash", "-e", "-c", commands],
        cwd=ROOT,
        env={"HOME": str(tmp_path), "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "tides" in done.stdout.splitlines()[-1]
    assert (tmp_path / "tides" / "games" / "tides" / "game.py").is_file()
