"""`bench render`: drawing and encoding every kind of picture of the fullest moments, in both languages."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec

from bot.text import LANGUAGES, Words, texts
from bot.tools.bench.timing import percentile, tell_durations
from bot.tools.gallery.moments import PEOPLE, PlayedGame, fullest, play, with_most_choices
from bot.tools.report import Report
from games.engine import Game, numbered, registry
from render import AtAGlance, InParts, Painter, Picture, painter, prelude

P50_MS, P95_MS, BYTES, REPLAY_BYTES = 30.0, 60.0, 250_000, 8_000_000


class Sample(msgspec.Struct):
    """Drawings of one kind: CPU and wall time in milliseconds, sizes in bytes."""

    cpu: list[float] = []
    wall: list[float] = []
    sizes: list[int] = []


def bench_render(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    game = registry()[given.game]
    report = Report("bench render", game=game.id, seconds=given.seconds, states=given.states)
    paint = painter(game.id)
    jobs = [(kind, job) for language in LANGUAGES for kind, job in _jobs(game, paint, language, given.states)]
    first = Sample()
    for _, job in jobs:  # fonts, sprites and plates are made when they are first needed
        _draw(job, first)
    report.figure("first of all", first.wall[0], "ms")
    samples: dict[str, Sample] = {}
    until = time.monotonic() + given.seconds
    while True:
        for kind, job in jobs:
            _draw(job, samples.setdefault(kind, Sample()))
        if time.monotonic() >= until:
            break
    for kind, sample in samples.items():
        report.figure(f"{kind} pictures", len(sample.sizes), "pictures")
        tell_durations(report, f"{kind} CPU", sample.cpu)
        tell_durations(report, f"{kind} wall", sample.wall)
        report.figure(f"{kind} largest", max(sample.sizes), "bytes")
        report.figure(f"{kind} median size", percentile(sample.sizes, 0.5), "bytes")
        report.aim(f"{kind} p50 of CPU time", percentile(sample.cpu, 0.5), "<=", P50_MS, "ms")
        report.aim(f"{kind} p95 of CPU time", percentile(sample.cpu, 0.95), "<=", P95_MS, "ms")
        report.aim(f"{kind} largest", max(sample.sizes), "<=", BYTES, "bytes")
    if given.replay:
        _replay(report, game, paint, play(game, game.seats[-1], "replay"))
    print(report.json())
    return 0


def _jobs(
    game: Game[Any, Any], paint: Painter, language: str, states: int
) -> Iterator[tuple[str, Callable[[], Picture]]]:
    """Every kind of still picture of the fullest moments at the largest seat count, and alone where that is a game."""
    words = texts().words(language)
    for seats in dict.fromkeys((game.seats[-1], game.seats[0])):
        names = PEOPLE[:seats]
        said = words.of(game.id, names)
        label = f"of {seats}"
        seeds = [f"{number}" for number in range(states)]
        for moment in fullest(game, seats, seeds):
            view = game.view(moment.table, None)
            yield f"table {label}", partial(paint.table, view, said, names=names)
            for job in _glance(paint, view, said, names):
                yield f"glance {label}", job
            if isinstance(paint, InParts):
                for part in paint.parts(view):
                    name = part.partition(":")[0]
                    yield f"{name} {label}", partial(paint.part, view, part, said, names=names)
        for seed in seeds:
            whole = play(game, seats, seed)
            last = whole.moments[-1].table
            view, result = game.view(last, None), game.result(last)
            yield f"scoring {label}", partial(paint.scoring, view, result, said, names=names)
            for moment, seat in with_most_choices(game, whole.moments).values():
                own = game.view(moment.table, seat)
                numbers = numbered(game, moment.table, seat)
                yield f"sheet {label}", partial(paint.sheet, own, seat, said, names=names, options=numbers)
            views = [game.view(moment.table, None) for moment in whole.moments]
            for job in _last_prelude(paint, views, said, names):
                yield f"prelude {label}", job


def _glance(paint: Painter, view: Any, words: Words, names: Sequence[str]) -> Iterator[Callable[[], Picture]]:
    """The table at a glance, of games that have it."""
    if isinstance(paint, AtAGlance):
        yield partial(paint.glance, view, words, names=names)


def _last_prelude(
    paint: Painter, views: Sequence[Any], words: Words, names: Sequence[str]
) -> Iterator[Callable[[], Picture]]:
    """What is shown before the last of these tables that has a prelude; nothing in most games."""
    for before, now in reversed(list(pairwise(views))):
        story = partial(prelude, paint, now, words, names=names, changed=before)
        if drawn := story():
            yield from (partial(_page, story, number) for number in range(len(drawn)))
            return


def _page(story: Callable[[], Sequence[Picture]], number: int) -> Picture:
    return story()[number]


def _draw(job: Callable[[], Picture], sample: Sample) -> None:
    wall, cpu = time.perf_counter(), time.process_time()
    picture = job()
    sample.cpu.append((time.process_time() - cpu) * 1000)
    sample.wall.append((time.perf_counter() - wall) * 1000)
    sample.sizes.append(len(picture.data))


def _replay(report: Report, game: Game[Any, Any], paint: Painter, played: PlayedGame) -> None:
    """One animation of a whole game; it is drawn beside the boards and has no aim but its size."""
    names = PEOPLE[: played.record.seats]
    views = [game.view(moment.table, None) for moment in played.moments]
    began = time.process_time()
    picture = paint.replay(views, texts().words("en").of(game.id, names), names=names)
    report.figure("replay CPU", time.process_time() - began, "s")
    report.figure("replay size", len(picture.data), "bytes")
    report.aim("replay size", len(picture.data), "<=", REPLAY_BYTES, "bytes")
