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
from bot.text import texts
from games.engine import found_games, registry
from tests.toy.beside import beside_the_others, elsewhere
from tests.toy.copies import Fault, a_copy, added, gone, replaced
from tests.toy.tides import ADDED

OURS = list(registry())
EN, DE, PAINTER = "text/en/tides.ftl", "text/de/tides.ftl", "render/tides.py"
GAME, INIT, RULES = "games/tides/game.py", "games/tides/__init__.py", "games/tides/rules.py"
SUMMARY = "tides-summary = Offer cards and win tides; for 2 to 4 players."


def title(written: str) -> Fault:
    """Calls the game otherwise."""
    return replaced(EN, "tides-title = Tides\n", f"tides-title = {written}\n")


def paints(code: str) -> Fault:
    """Takes an instance of a class `X` for the painter."""
    return added(PAINTER, f"\n\n{code}\nPAINTER = X()\n")


def takes(argument: str) -> Fault:
    """Has a choice with an argument of this name."""
    return replaced(GAME, "verbs = PICKS.verbs", f'verbs = (type(PICKS.verbs[0])("offer", ("{argument}",)),)')


def cards(code: str, house: str = "return frozenset()") -> Fault:
    """Has cards to show."""
    shown = f"    def cards(self): {code}\n    def house(self, card): {house}\n    def card(self, card, words): ..."
    return paints(f"class X(type(PAINTER)):\n{shown}")


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
    "what can't be read": (replaced(GAME, "", "1 / 0"), "no game is offered from "),
    "no painter": (gone(PAINTER), "no pictures for the game 'tides'"),
    "a painter that is none": (replaced(PAINTER, "", "1 / 0"), "ZeroDivisionError: division by zero (render/tides.py"),
    "no method": (replaced(PAINTER, "def scoring", "def scores"), "the painter's scoring is missing"),
    "a replay without captions": (
        replaced(PAINTER, "names: Sequence[str] = (), captions: Sequence[str] = ()", "names: Sequence[str] = ()"),
        "the painter's replay can't be called as the bot calls it: got an unexpected keyword argument 'captions'",
    ),
    "no name for a parameter": (
        takes("a card"), "'a card' is no name",
    ),
    "a name that Python keeps": (takes("class"), "'class' is no name"),
    "a name that the bot keeps": (
        takes("interaction"), "the name interaction is taken",
    ),
    "an option that others have": (
        replaced(GAME, 'Setting("length"', 'Setting("zone"'),
        "the table option zone: the commands that open games have this one already",
    ),
    "a title that speaks of itself": (title("{ tides-title }"), "en: tides-title speaks of itself"),
    "a title without an end": (title("{ " * 3000 + '"x"' + " }" * 3000), "nested too deeply"),
    "a title without words": (title('{" "}'), "tides-title: one line"),
    "a title of two lines": (title("\n    a\n    b"), "tides-title: one line"),
    "a title with nothing but an attribute": (title("\n    .x = y"), "en: there is no text tides-title"),
    "a summary without an end": (replaced(EN, SUMMARY, "tides-summary = { tides-summary }"), "tides-summary speaks"),
    "a long summary": (replaced(EN, SUMMARY, f"tides-summary = {'x' * 301}"), "tides-summary: one line"),
    "a painter that raises what is no Exception": (
        replaced(PAINTER, "", "class E(BaseException):\n    __str__ = None\nraise E"), "E: its text can't be had",
    ),
    "a painter whose methods can't be had": (
        paints("class X(type(PAINTER)):\n    @property\n    def table(self): raise ValueError('no')"), "ValueError: no",
    ),
    "a painter that can be asked for nothing": (
        paints("class X:\n    def __getattr__(self, name): raise RuntimeError(name)"), "RuntimeError: ",
    ),
    "cards that raise": (cards("raise ValueError('lost')"), "ValueError: lost (render/tides.py, line "),
    "no cards": (cards("return None"), "the painter's cards are no list"),
    "cards without an id": (cards("return [1]"), "the painter's cards are no list"),
    "house figures that raise": (cards("return ['low']", "raise ValueError('lost')"), "ValueError: lost"),
    "house figures that are none": (cards("return ['low']", "return None"), "the painter's house"),
    "a sentence of the rules": (
        replaced(DE, "tides-event-won = ", "tides-event-one = "), "de: there is no text tides-event-won",
    ),
    "a rule that is cited": (
        replaced("text/en/rules_tides.ftl", "tides-rule-1 =", "tides-rule-one ="), "en: there is no text tides-rule-1",
    ),
    "rules that raise": (
        replaced(RULES, "table.boasts[self.seat] = int(", "table.boasts[self.seat + 9] = int("),
        "IndexError: list assignment index out of range (games/tides/rules.py, line ",
    ),
    "rules that tell what is hidden": (
        replaced(GAME, "deck=len(table.deck)", "deck=table.deck[-1] if table.deck else 0"),
        "tells the real table from an imagined one",
    ),
    "imagining that returns the table itself": (
        replaced(GAME, "world = table.clone()", "return table"),
        "tells the real table from an imagined one: waiting[0] is 0 instead of 1 (and 1 more; see: ",
    ),
    "rules for no number of players": (
        added(INIT, "\nfrom games.engine import Illegal, NotAnOption\n"
                    "def check(self, seats, settings): raise Illegal(NotAnOption(''))\ntype(GAME).check = check\n"),
        "its check refuses every number of players",
    ),
    "data that fails later": (
        added(INIT, "\nseen = []\ndef raw(self):\n    seen.append(1)\n    return 1 / (len(seen) < 2) and {}\n"
                    "type(GAME).raw = property(raw)\n"),
        "its data can't be looked through: ZeroDivisionError",
    ),
    "data that can't be gone through": (
        added(INIT, "\nclass D(dict):\n    def values(self): raise RuntimeError('no')\ntype(GAME).raw = D()\n"),
        "its data can't be looked through: RuntimeError: no",
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
    with elsewhere(copy):
        assert texts().words("en")("nusfjord-title") == "Nusfjord"
        assert texts().words("en")("tides-new") == "new"


@pytest.mark.parametrize("key", ["command-zzz = fleet", "nusfjord-rule-zz = Mine", "-own-term = Mine"])
def test_keys_of_others_are_not_read_and_the_log_says_so(
    key: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    added(EN, f"{key}\n")(copy := a_copy(tmp_path))
    with elsewhere(copy), caplog.at_level(logging.ERROR, "bot.gateway.catalog"):
        assert list(offered_games()) == [*OURS, "tides"]
        assert not texts().has("en", key.partition(" ")[0])
    [line] = [record.getMessage() for record in caplog.records if record.name == "bot.gateway.catalog"]
    assert line.startswith(f"{copy / EN}: {key.partition(' ')[0]} is not read")


def test_a_game_from_elsewhere_can_not_be_called_like_what_the_bot_says(tmp_path: Path) -> None:
    copy = a_copy(tmp_path)
    for path in (copy / "games/tides", copy / PAINTER, copy / "games/tides/data/tides.toml"):
        assert path.exists()
    for path in [*copy.rglob("*.py"), *copy.rglob("*.ftl")]:
        said = path.read_text("utf-8").replace("games.tides", "games.command").replace('"tides"', '"command"')
        path.write_text(said.replace("tides-", "command-").replace('"tides.toml"', '"command.toml"'), "utf-8")
    (copy / "games/tides/data/tides.toml").rename(copy / "games/tides/data/command.toml")
    (copy / "games/tides").rename(copy / "games/command")
    with elsewhere(copy):
        assert list(offered_games()) == OURS
        [why] = found_games().left_out.values()
    assert why.startswith("no game can be called command"), why


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
    played = play(game, 2, "beside", player="random")
    picture = await worker.do(draw, Order(played.record, ["Anna", "Ben"], "de"))
    print(picture.kind, picture.alt)
    table = game.save(played.moments[0].table)
    weighed = await worker.do(think, Question("tides", "captain", table, 0, 1, Budget(1.0, 60)))
    print(weighed[0].tries > 10, weighed[0].choice in game.options(played.moments[0].table, 0))
    worker.end()
    await worker.ended()

asyncio.run(main())
"""


@pytest.mark.slow
def test_a_worker_process_draws_its_replay_and_its_captain_thinks_there(tmp_path: Path) -> None:
    """The bot is told of the folder in a file `.env`, its workers only by the environment that it leaves them."""
    (tmp_path / ".env").write_text(f"QUAYSIDE_GAMES={ADDED}\n")
    environment = {name: value for name, value in os.environ.items() if name != "QUAYSIDE_GAMES"}
    done = subprocess.run(
        [sys.executable, "-c", IN_WORKERS], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout == "webp Die ganze Partie in 5 Bildern.\nTrue True\n"
