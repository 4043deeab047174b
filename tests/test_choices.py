"""How a choice is written is known to its parser alone: written in another way, the same games are played, seen and
told alike."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OTHER = "~~"
"""Of another length, so that whoever cuts at a place cuts at a wrong one."""
PROGRAM = '''
import hashlib, sys
from random import Random

import games.engine.picks

games.engine.picks.BETWEEN = sys.argv[1]

from bot.text import texts
from games.engine import Luck, registry
from render import effect, painter, question
from render.sampling import sampled

TOLD = 20
"""Of so many decisions one is told; whatever is asked for the first time is drawn."""


def told(game, table, seats, seat, words, rng):
    """Whatever rules, computer players and words make of the choices that are open."""
    options, view = game.options(table, seat), game.view(table, seat)
    yield from (words.choice(each) for each in options)
    yield from ([game.usual, game.rare, game.careful][number](table, seat, options) for number in range(3))
    yield sorted(game.endings(table, seat, options).items())
    yield [(each, ask and words.detail(ask)) for each in options for ask in [game.detail(table, seat, each)]]
    yield [words.detail(remark) for remark in game.remarks(table, seat)]
    yield game.suggestion(table, seat)
    for choice in game.conceivable(table, seat):
        if (refused := game.why_not(table, seat, choice)) is not None:
            yield choice, words.reason(refused)
    for other in range(seats):
        yield [(each, ask and words.detail(ask)) for each, ask in game.plannable(table, other).items()]
    for player in game.players:
        yield player.choose(view, options, Random(rng.random()))


def drawn(game, table, seat, words):
    """The question with its choices in the panel, the sheet, what each choice does."""
    paint, view, options = painter(game.id), game.view(table, seat), game.options(table, seat)
    numbers = {choice: number for number, choice in enumerate(options, 1)}
    for draw in (question(paint, view, seat, words, options=numbers), paint.sheet(view, seat, words, options=numbers)):
        yield hashlib.sha256(draw.data).hexdigest(), draw.alt
    yield [effect(paint, view, choice, words) for choice in options]


for game in registry().values():
    seats = min(3, game.seats[-1])
    rng, luck = Random(seats), Luck(bytes([seats]) * 32)
    table, events = game.setup(seats, {}, luck)
    words = texts().words("en").of(game.id, [f"Player {seat}" for seat in range(seats)])
    number, drawn_of = 0, set()
    while waiting := game.waiting(table):
        seat, number = min(waiting), number + 1
        said = list(told(game, table, seats, seat, words, rng)) if number % TOLD == 0 else []
        if (asked := game.step(table, seat).ask(table).kind) not in drawn_of:
            drawn_of.add(asked)
            with sampled(40):
                said += drawn(game, table, seat, words)
        verbs = {}
        for choice in game.options(table, seat):
            verbs.setdefault(choice.split(sys.argv[1])[0], []).append(choice)
        choice = rng.choice(rng.choice([*verbs.values()]))
        events = game.apply(table, seat, choice, luck)
        said += [choice, *map(words.event, events)]
        print(game.id, seats, number, repr(said).replace(sys.argv[1], ":"))
'''


def _played_otherwise() -> list[str]:
    """In another process: whatever is made of choices while modules are read is written in the other way, too."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, OTHER], cwd=ROOT, capture_output=True, text=True, timeout=280, check=True
    ).stdout.splitlines()


@pytest.mark.slow
def test_nobody_but_the_parser_knows_how_a_choice_is_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["", ":"])
    exec(PROGRAM, {})
    as_ever, otherwise = capsys.readouterr().out.splitlines(), _played_otherwise()
    assert len(as_ever) > 300
    for usual, other in zip(as_ever, otherwise, strict=True):
        assert usual == other
