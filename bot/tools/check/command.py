"""The subcommand: plays a game, ours or one from elsewhere, and prints what is missing or wrong, a line each."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.gateway.catalog import offered_games
from bot.gateway.readiness import failing, lacking, painter_lacks
from bot.learn.lessons import courses
from bot.text import LANGUAGES
from bot.tools.check.beside import check_beside
from bot.tools.check.chance import watched
from bot.tools.check.commands import commands_of, wrong_in
from bot.tools.check.examples import Seen, note
from bot.tools.check.findings import Findings
from bot.tools.check.lesson import wrong_with_lesson
from bot.tools.check.limits import loaded_game
from bot.tools.check.pace import without_slow_players
from bot.tools.check.panels import check_messages, check_panel, check_plans_fit
from bot.tools.check.pictures import Easel, Read
from bot.tools.check.words import Speaker, check_declared, faults_noted
from bot.tools.oracle.command import cases, play
from bot.tools.oracle.desk import PEOPLE
from bot.tools.report import Report
from bot.workers.process import Worker, WorkerProcess
from db.store import Store
from games.engine import RANDOM, Game, Record, found_games, game_names
from games.engine.conformance import CHECKS, every_option
from games.engine.conformance.playing import LONGEST_GAME, record_of
from games.engine.elsewhere import FOLDERS_VARIABLE, named_homes

NAMES = (
    "Maximiliane von Hohenstein",
    "Ægir Þórðarson",
    "Łucja",
    "Ben",
    "Jördis",
    "Quentin-Alexander",
    "Chloé",
    "Dmitri",
)
"""Long and unusual names, which all that is shown must bear."""
SEATED = range(len(PEOPLE))
"""So many people there are to play a game and its twin; one more looks on."""
LOOKS = 0.2
"""The chance that what can be looked up is compared with that of a twin, at any moment."""
SOME = 10
"""Every so many-th moment everything is looked at that can be looked up."""


MANY = 9
"""Of more findings it is said in which parts they are."""


def check(given: argparse.Namespace, make: Callable[[], Worker] = WorkerProcess) -> int:
    """Play and print; returns the exit code: 0 nothing was found, 1 something was, 2 there is no such game."""
    names = _names(given.game)
    if not names:
        print(f"quayside: there is no game {given.game}; there are {', '.join(game_names())}", file=sys.stderr)
        return 2
    report = Report("check", games=names, played=given.games, seed=given.seed)
    began, cpu = time.perf_counter(), time.process_time()
    names.sort(key=_can_be_offered)  # where a bot is made, what can't be is not there any more
    found = {name: checked(name, given.games, given.seed, make) for name in names}
    report.figure("wall clock", time.perf_counter() - began, "s")
    report.figure("computing", time.process_time() - cpu, "s")
    report.fact("findings", {name: list(findings) for name, (findings, _) in found.items()})
    report.fact("decisions", {name: decisions for name, (_, decisions) in found.items()})
    if given.json:
        print(report.json())
    else:
        for name, (findings, decisions) in found.items():
            print("\n".join([f"{name}: {each.line}" for each in findings] + [_summary(name, findings, decisions)]))
    return 1 if any(len(findings) for findings, _ in found.values()) else 0


def _summary(name: str, findings: Findings, decisions: int) -> str:
    if not len(findings):
        return f"{name}: nothing is missing or wrong ({decisions} decisions were played)"
    counted = Counter(each.part for each in findings)
    parts = f" ({', '.join(f'{part} {count}' for part, count in counted.items())})" if len(findings) > MANY else ""
    return f"{name}: {len(findings)} {'thing is' if len(findings) == 1 else 'things are'} missing or wrong{parts}"


def _names(given: str) -> list[str]:
    """The games that are meant: one by its name, or all of a folder, which is named for all processes from now on."""
    folder = Path(given).expanduser().absolute()
    if given in game_names() or not folder.is_dir():
        return [given] if given in game_names() or given in _left_out() else []
    others = os.environ.get(FOLDERS_VARIABLE, "")
    os.environ[FOLDERS_VARIABLE] = os.pathsep.join(filter(None, (str(folder), others)))
    for cached in (named_homes, found_games, offered_games, courses):
        cached.cache_clear()
    found = [path.name for path in sorted((folder / "games").glob("*/")) if path.name in game_names()]
    return found or [str(folder)]


def _can_be_offered(name: str) -> bool:
    game = found_games().games.get(name)
    return game is not None and not lacking(game) and not failing(game)


def _left_out() -> dict[str, str]:
    """Why what is not among the games is not, by the name of each and by its folder."""
    left_out = found_games().left_out
    return {key: why for place, why in left_out.items() for key in (place.name, str(place))}


def checked(name: str, games: int, seed: str, make: Callable[[], Worker] | None) -> tuple[Findings, int]:
    """What was found of one game, and how many decisions were played. Without `make`, which makes a worker, nothing is
    looked at for which there must be a whole bot: commands, workers, twins."""
    found, decisions = Findings(), list[int]()
    with found.of("rules"):  # whatever a game raises, and wherever, is a finding
        _look_at(found, name, games, seed, make, decisions)
    return found, sum(decisions)


def _look_at(
    found: Findings, name: str, games: int, seed: str, make: Callable[[], Worker] | None, decisions: list[int]
) -> None:
    game = found_games().games.get(name)
    if game is None:
        found.add("rules", _left_out().get(name, "there is no such game"))
        return
    lacks = lacking(game)
    for wrong in lacks:
        found.add("needed", wrong)
    if not every_option(game):
        found.add("rules", "its check refuses every number of players with every table option")
        return
    game = watched(game, lambda wrong: found.add("rules", wrong))
    _conformance(found, game, seed)
    without_slow_players(found, game, Random(seed).randrange(1000))
    with faults_noted(found), found.of("words"):
        check_declared(found, game)
    with found.of("lesson"):
        for wrong in wrong_with_lesson(game):
            found.add("lesson", wrong)
    shown = not any(painter_lacks(name))
    played = [_Played(game, number, seed) for number in range(games)]
    seen, read = Seen(game), Read(set(), set())
    with faults_noted(found):
        for each in played:
            with found.of("rules", each.case):
                each.look(found, seen, read if shown else None)
        for language in LANGUAGES:
            with found.of("words"):
                Speaker(found, game, language, NAMES).unsaid(seen)
    decisions.extend(len(each.record.choices) for each in played)
    if make is not None and _can_be_offered(name):
        asyncio.run(_as_a_bot(found, game, played[0].record, seed, make))


def _conformance(found: Findings, game: Game[Any, Any], seed: str) -> None:
    """The contract of the rules, for every number of players and every option; what is broken is told once."""
    kept = list(CHECKS)
    for seats, settings in every_option(game):
        where = f"{seats} players{''.join(f', {key}={value}' for key, value in settings.items())}"
        for each in kept[:]:
            before = len(found)
            with found.of("rules", where):
                each(game, seats, settings, Random(seed).randrange(1000))
            if len(found) > before:
                kept.remove(each)


async def _as_a_bot(
    found: Findings, game: Game[Any, Any], record: Record, seed: str, make: Callable[[], Worker]
) -> None:
    """What only a bot that offers the game can show: its commands, what is done beside it, whether anybody can tell a
    game from its twin."""
    with tempfile.TemporaryDirectory() as folder, found.of("commands"):
        async with await Store.open(f"sqlite+aiosqlite:///{folder}/games.sqlite3") as store:
            for wrong in wrong_in(await commands_of(store)):
                found.add("commands", wrong)
    with found.of("replay"):
        if not await check_beside(found, game, record, _people(record.seats), Random(seed), make):
            return  # people at a game and its twin would wait for the thoughts of computers, too
    there = [number for number, (seats, _) in enumerate(cases(game)) if seats in SEATED]
    if there:
        with found.of("secrets"):
            await play(game, Random(seed).choice(there), draws=False, looks=LOOKS)


def _people(seats: int) -> list[str]:
    return [NAMES[seat % len(NAMES)] for seat in range(seats)]


class _Played:
    """One of the games: its number of players, its options, and its course."""

    def __init__(self, game: Game[Any, Any], number: int, seed: str) -> None:
        self._game, self._rng = game, Random(f"{seed} {number}")
        kinds = every_option(game)
        first, last = kinds[0], kinds[-1]
        self._seats, self._settings = (last, first)[number] if number < 2 else self._rng.choice(kinds)
        self._player = game.players[-1] if number % 3 == 2 else RANDOM
        self.record = record_of(game, self._seats, self._settings, self._rng.randrange(10**6))
        self._number = number

    @property
    def case(self) -> str:
        """What is played."""
        options = "".join(f", {key}={value}" for key, value in self._settings.items())
        return f"game {self._number + 1} with {self._seats} players{options}"

    def look(self, found: Findings, seen: Seen, read: Read | None) -> None:
        """Play it to its end, look at everything and note in `seen` what was said, in `read` what was read; pictures
        and what has pictures in it are looked at only if there is such a note."""
        game, rng, luck, names = self._game, self._rng, self.record.luck, _people(self._seats)
        speakers = [Speaker(found, game, language, names) for language in LANGUAGES]
        easels = [Easel(found, game, each.words, names, read) for each in speakers] if read is not None else []
        table, told = game.setup(self._seats, self._settings, luck)
        before = table.clone()
        for number in range(LONGEST_GAME):
            where = f"{self.case}, after decision {number}"
            for speaker in speakers:
                speaker.moment(table, told, rng, where)
            note(seen, game, table, told, Random(where))
            if not (waiting := sorted(game.waiting(table))):
                break
            seat = rng.choice(waiting)
            if easels:
                turn = number % len(easels)
                easels[turn].moment(table, before, seat, rng, where)
                before = table.clone()
                self._panels(found, speakers[turn], table, seat, waiting, number, where)
            choice = self._player.choose(game.view(table, seat), game.options(table, seat), rng)
            told = game.apply(table, seat, choice, luck)
            self.record.choices.append((seat, choice))
        if (result := game.result(table)) is not None:
            for easel in easels:
                easel.end(table, result, f"{self.case}, at the end")
                if self._number < 1:
                    easel.replay(self.record, self.case)
                    easel.cards()

    def _panels(
        self, found: Findings, speaker: Speaker, table: Any, seat: int, waiting: list[int], number: int, where: str
    ) -> None:
        for what, look in self._looks(speaker, table, seat, waiting, number):
            with found.of("limits", where, f"{speaker.words.language}: {what}"):
                look()

    def _looks(
        self, speaker: Speaker, table: Any, seat: int, waiting: list[int], number: int
    ) -> Iterator[tuple[str, Callable[[], None]]]:
        game, words, rng = self._game, speaker.words, self._rng
        loaded = loaded_game(game, table, self._seats, number)
        words = words.of(game.id, loaded.names)
        kind = game.waiting(table)[seat].ask(table).kind
        yield "at the question", lambda: check_panel(loaded, seat, words, rng, kind)
        if number % SOME == 0:
            yield "at the question", lambda: check_messages(loaded, seat, words, kind)
        if idle := [each for each in range(self._seats) if each not in waiting]:
            yield "for", lambda: check_plans_fit(loaded, rng.choice(idle), words, rng, "who waits")
