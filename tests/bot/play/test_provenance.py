"""Whoever reads about a game that is played with figures of the bot's owner is told so, on every page."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from bot.play.provenance import of_a_game, of_the_owner
from bot.text import texts
from games.engine import registry
from tests.param import slow

CHANGED = {
    "captains_gulf": ("captains_gulf.toml", "cash = 5", "cash = 6", "loan gives you $6"),
    "fleet_dice": ("fleet_dice.toml", "vp_completed = 10", "vp_completed = 11", "11 VP when complete"),
    "montego_bay": ("montego_bay.toml", "jack_cost = 3", "jack_cost = 4", "The hirer pays 4 coins"),
    "nusfjord": ("nusfjord.toml", "deforest_wood = 5", "deforest_wood = 4", "take 4 wood"),
}
"""By game: its file, what stands there, what an owner puts there, and what a rule says then."""
SAID = """
import sys
from bot.play.provenance import of_a_game
from bot.text import texts
from games.engine import registry
words = texts().words("en").of(sys.argv[1])
print(registry()[sys.argv[1]].provenance)
print(*of_a_game(sys.argv[1], words))
print(words(f"{sys.argv[1]}-picture-house-data"))
print(*(rule.text for rule in words.rules()))
"""


def test_of_our_own_figures_each_game_tells_which_they_are() -> None:
    words = texts().words("en")
    assert of_the_owner(registry(), words) == []
    for game in CHANGED:
        (told,) = of_a_game(game, words)
        assert told.startswith("-# ")
        assert "our own" in told


@pytest.mark.slow
@pytest.mark.slow
@pytest.mark.parametrize("game", ["montego_bay", *map(slow, ("captains_gulf", "fleet_dice", "nusfjord"))])
def test_with_an_owners_figures_the_rules_name_these_and_say_whose_they_are(game: str, tmp_path: Path) -> None:
    file, old, new, rule = CHANGED[game]
    text = resources.files(f"games.{game}").joinpath("data").joinpath(file).read_text("utf-8")
    assert text.count(old) == 1
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SAID, game],
        env={**os.environ, "QUAYSIDE_DATA": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    whose, told, drawn, rules = done.stdout.splitlines()
    assert whose == ("mixed" if game == "nusfjord" else "owners")
    assert "whoever runs this bot" in told
    assert "whoever runs this bot" in drawn
    assert rule in rules
    assert texts().words("en").of(game)(f"{game}-picture-house-data") != drawn


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_games_of_an_owner_are_named_in_one_line(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = texts().words(language)
    for game, whose in (("fleet_dice", "owners"), ("montego_bay", "owners"), ("nusfjord", "mixed")):
        monkeypatch.setattr(type(registry()[game]), "provenance", whose)
    owners, mixed = of_the_owner(registry(), words)
    assert all(words(f"{game}-title") in owners for game in ("fleet_dice", "montego_bay"))
    assert words("nusfjord-title") in mixed
    assert words("captains_gulf-title") not in owners + mixed
    assert of_a_game("nusfjord", words) == [mixed]
