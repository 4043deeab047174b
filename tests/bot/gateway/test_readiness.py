"""What a game must have to be offered: one that lacks something is not, the log says what, and all others are."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.gateway.catalog import offered_games
from bot.gateway.readiness import lacking
from games.engine import registry
from tests.toy.beside import beside_the_others, elsewhere
from tests.toy.copies import Fault, a_copy, added, gone, replaced
from tests.toy.tides import ADDED

OURS = ["captains_gulf", "fleet_dice", "montego_bay", "nusfjord"]
EN, DE, PAINTER = "text/en/tides.ftl", "text/de/tides.ftl", "render/tides.py"
LACKING: dict[str, tuple[Fault, str]] = {
    "a text in one language": (replaced(DE, "tides-summary = ", "tides-sum = "), "de: there is no text tides-summary"),
    "an attribute": (replaced(EN, "    .group = Boast …\n", ""), "en: there is no text tides-choice-boast.group"),
    "a whole language": (gone(DE), "de: there is no text tides-title (and"),
    "a file that can't be read": (lambda copy: (copy / EN).write_bytes(b"\xff"), "tides.ftl: 'utf-8' codec"),
    "a name Discord refuses": (replaced(EN, "tides-command = tides", "tides-command = High Tides"), "no name of"),
    "a command there is": (replaced(EN, "tides-command = tides", "tides-command = play"), "two commands are"),
    "a game called alike": (replaced(DE, "tides-command = gezeiten", "tides-command = fleet"), "called /fleet"),
    "two verbs called alike": (replaced(EN, "tides-verb-keep = keep", "tides-verb-keep = draw"), "two verbs are"),
    "a long description": (replaced(EN, ".new = Open", f".new = {'Open ' * 20}"), "tides-command.new: 1"),
    "no painter": (gone(PAINTER), "no pictures for the game 'tides'"),
    "a painter that is none": (replaced(PAINTER, "", "1 / 0"), "render/tides: ZeroDivisionError: division by zero"),
    "no method": (replaced(PAINTER, "def scoring", "def scores"), "the painter's scoring is missing"),
    "a replay without captions": (
        replaced(PAINTER, "names: Sequence[str] = (), captions: Sequence[str] = ()", "names: Sequence[str] = ()"),
        "the painter's replay can't be called as the bot calls it: got an unexpected keyword argument 'captions'",
    ),
    "no name for a parameter": (
        replaced("games/tides/game.py", '("offer", ("card",))', '("offer", ("a card",))'), "'a card' is no name",
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", LACKING)
def test_a_game_that_lacks_something_is_not_offered_and_the_log_says_why_in_one_line(
    fault: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil, said = LACKING[fault]
    spoil(copy := a_copy(tmp_path))
    with elsewhere(copy), caplog.at_level(logging.ERROR, "bot.gateway.catalog"):
        assert list(offered_games()) == OURS
        assert list(registry()) == OURS, "nor is it anywhere else where games are listed"
    [line] = [record.getMessage() for record in caplog.records if record.name == "bot.gateway.catalog"]
    assert said in line
    assert "\n" not in line


def test_texts_of_one_game_do_not_change_those_of_another(tmp_path: Path) -> None:
    added(EN, "nusfjord-title = Mine\ntides-new = new\n")(copy := a_copy(tmp_path))
    from bot.text import texts

    with elsewhere(copy):
        assert texts().words("en")("nusfjord-title") == "Nusfjord"
        assert texts().words("en")("tides-new") == "new"


def test_all_games_there_are_lack_nothing() -> None:
    with beside_the_others():
        assert {id_: lacking(game) for id_, game in registry().items()} == {id_: [] for id_ in [*OURS, "tides"]}
        assert list(offered_games()) == [*OURS, "tides"]


IN_WORKERS = """
import asyncio
from bot.pictures.replays import Order, draw
from bot.players.thinking import Question, think
from bot.settings import read_settings
from bot.tools.gallery.moments import play
from bot.workers.process import WorkerProcess
from games.engine import Budget, registry

async def main():
    read_settings()
    game, worker = registry()["tides"], WorkerProcess()
    played = play(game, 2, "beside", player="deckhand")
    picture = await worker.do(draw, Order(played.record, ["Anna", "Ben"], "de"))
    print(picture.kind, picture.alt)
    table = game.save(played.moments[0].table)
    weighed = await worker.do(think, Question("tides", "captain", table, 0, 1, Budget(1.0, 60)))
    print(weighed[0].tries > 10, weighed[0].choice in game.options(played.moments[0].table, 0))
    worker.end()
    await worker.ended()

asyncio.run(main())
"""


def test_a_worker_process_draws_its_replay_and_its_captain_thinks_there(tmp_path: Path) -> None:
    """The bot is told of the folder in a file `.env`, its workers only by the environment that it leaves them."""
    (tmp_path / ".env").write_text(f"QUAYSIDE_GAMES={ADDED}\n")
    environment = {name: value for name, value in os.environ.items() if name != "QUAYSIDE_GAMES"}
    done = subprocess.run(
        [sys.executable, "-c", IN_WORKERS], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "webp Die ganze Partie in 5 Bildern.\nTrue True\n"
