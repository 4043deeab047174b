"""In a language that nobody speaks everything that is shown is of that language, and has room."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.bot.text.pseudo_language import marked, marked_file, unmarked


@pytest.mark.slow
def test_whatever_is_shown_is_translated_and_fits_when_it_is_a_third_longer() -> None:
    program = [sys.executable, "-m", "tests.bot.text.pseudo_language"]
    done = subprocess.run(program, capture_output=True, check=True, timeout=300)
    assert json.loads(done.stdout) == {}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Play again", "Þļàý àĝàíñ~~"),
        ("See <@12> at https://discord.com: **two** ", "Šéé <@12> àţ https://discord.com: **ţŵó**~~~~~~~ "),
        ("…", "…"),
    ],
)
def test_letters_get_marks_and_what_discord_reads_does_not(text: str, shown: str) -> None:
    assert marked(text) == shown
    assert unmarked(shown) == []


def test_what_a_fluent_file_asks_for_stays_as_it_is() -> None:
    source = "fish = { $count ->\n    [one] one fish\n   *[other] { $count } fish\n }\n"
    said = marked_file(source)
    assert "$count ->" in said
    assert "[one] óñé ƒíšĥ" in said
    assert unmarked("Ann: 2 fish", ["Ann"]) == ["fish"]
