"""Every panel and board that can be shown at a moment of a game, and whether Discord takes it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from random import Random

from bot.follow.panel import follow_view, news_message
from bot.gateway.choices import Option, offered, refused
from bot.gateway.layout import text_first
from bot.history.log_panel import log_view
from bot.history.panel import history_view
from bot.ledger.loaded import Loaded
from bot.ledger.plan import DEEPEST, MOST_WISHES, Dropped, Meaning, Plan, Wish, entries
from bot.notes.note_lines import note_parts
from bot.pictures.replayed_turns import Chapter
from bot.pictures.table_in_words import sheet_in_words, table_in_words
from bot.plans.panel import Shown, plan_view
from bot.plans.plan_lines import dropped_line, plan_parts
from bot.play.board_message import board_message
from bot.play.panel import panel_view, sure_view, why_view
from bot.play.table import sheet_view, table_view
from bot.play.ways import ways_menus
from bot.text import Words
from bot.text.event_lines import Story
from bot.tools.check.limits import FILES, NEWS, check_fits, check_message_fits, empty_file
from bot.trials.controls import MOST_OPTIONS
from bot.trials.panel import Shown as ShownTrial
from bot.trials.panel import trial_view
from bot.trials.trial import DEEPEST as LONGEST_TRIAL
from bot.trials.trial import Attempt, Trial
from db.notes import LONGEST_NOTE
from games.engine import Event
from render import painter, parts

NOW = datetime(2026, 1, 1, tzinfo=UTC)
NOTICE = "x" * 120
NOTE = "*" * LONGEST_NOTE
"""Nothing takes more room than what must be escaped."""


def check_panel(loaded: Loaded, seat: int, words: Words, rng: Random, moment: str) -> None:
    """The panel of a seat that decides, with as much else in it as can be. Raises `Broken`."""
    options = offered(loaded, seat, words)
    missed = dropped_line(words, _missed(loaded, seat, rng.choice(options).choice))
    together = ways_menus(loaded, seat, words, {option.choice: option.number for option in options})
    read = table_in_words(loaded, loaded.game.view(loaded.table, seat), words, seat)
    for in_words, who in ((None, "the panel"), (read, "the panel of who reads text first")):
        panel = panel_view(
            loaded,
            seat,
            words,
            options=options,
            news=NEWS,
            file=empty_file(),
            back=["undo"],
            own=note_parts(words, NOTE),
            verdict=missed,
            notice=NOTICE,
            elsewhere=99,
            together=together,
            in_words=in_words,
        )
        check_fits(panel, f"{moment}, {who}")
    check_fits(sure_view(loaded, seat, words, rng.choice(options).choice), f"{moment}, asking once more")
    _check_trial(loaded, seat, words, options, moment)


def _check_trial(loaded: Loaded, seat: int, words: Words, options: Sequence[Option], moment: str) -> None:
    """The same question in a trial that could hardly be longer. Raises `Broken`."""
    longest = max((option.choice for option in options), key=len)
    steps = (MOST_OPTIONS - 1,) * (LONGEST_TRIAL - 1)
    attempt = Attempt(kind=loaded.row.kind, world=b"", seat=seat, steps=steps, played=True)
    trial = Trial(b"", b"", [], [Wish(longest)] * len(steps))
    read = table_in_words(loaded, loaded.game.view(loaded.table, seat), words, seat)
    for in_words in (None, read):
        shown = ShownTrial(loaded, attempt, trial, 999_999_999, options, empty_file(), in_words, plans=True)
        check_fits(trial_view(shown, words, NEWS, notice=NOTICE), f"{moment}, a trial")


def check_messages(loaded: Loaded, seat: int, words: Words, moment: str) -> None:
    """What can be looked up about the game at this moment, and its board. Raises `Broken`."""
    kind, number = loaded.row.kind, loaded.row.revision
    view = loaded.game.view(loaded.table, seat)
    told = [Event("@taken-back", each % len(loaded.seats)) for each in range(60)]
    read = table_in_words(loaded, view, words, seat)
    leafed = Chapter(number, view, None, told, list(range(number + 1)))
    check_fits(history_view(loaded, words, leafed, [empty_file()] * 4, "table", viewer=0), f"{moment}, the history")
    files = [empty_file() for _ in range(4)]
    leafing = history_view(loaded, words, leafed, files, "table", viewer=0, in_words=read)
    check_fits(text_first(leafing, NOTICE), f"{moment}, the history of who reads text first")
    there = parts(painter(kind), view)
    looking = table_view(loaded, words, files[:2], there, NEWS, watches=True, in_words=read)
    check_fits(text_first(looking, NOTICE), f"{moment}, the table of who reads text first")
    said = sheet_in_words(loaded, view, words, seat)
    check_fits(sheet_view(loaded, words, empty_file(), said), f"{moment}, a sheet of who reads text first")
    check_fits(table_view(loaded, words, [empty_file()] * 2, there, NEWS, watches=True), f"{moment}, the table")
    check_fits(sheet_view(loaded, words, empty_file()), f"{moment}, a sheet")
    check_fits(log_view(loaded, words, [(NOW, line) for line in NEWS] * 9, "b99"), f"{moment}, the log")
    check_message_fits(news_message(loaded, words, NEWS, "W" * 200), f"{moment}, the news")
    follow = follow_view(loaded, words, "follow-daily", label="W" * 200, follows=True, daily=True)
    check_fits(follow, f"{moment}, following")
    everybody = loaded.people(loaded.waiting())
    check_message_fits(
        board_message(loaded, words, Story(NEWS[:-1], NEWS[-1:]), FILES, everybody), f"{moment}, the board"
    )
    if impossible := refused(loaded, seat, words):
        check_fits(why_view(loaded, words, impossible), f"{moment}, what is not possible")


def check_plans_fit(loaded: Loaded, seat: int, words: Words, rng: Random, moment: str) -> None:
    """The panel in which a plan of the most entries is made, wherever in it one looks, and that of who waits with it.
    Raises `Broken`."""
    can = loaded.game.plannable(loaded.table, seat)
    wishes = [Wish(choice, Meaning.of(can[choice])) for choice in rng.sample(list(can), min(len(can), MOST_WISHES))]
    flat = Plan(seat + 1, tuple(wishes))
    deep = Plan(seat + 1, _nested(wishes, rng))
    places = [(), *(path for path, _ in entries(deep.wishes) if len(path) <= DEEPEST)]
    for plan, path in ((None, ()), (flat, ()), (deep, rng.choice(places))):
        shown = Shown(can, path, advice=True, earlier=not path)
        check_fits(plan_view(loaded, words, plan, shown, notice=NOTICE), f"{moment}, a plan")
    for plan in (flat, deep):
        own = [*plan_parts(loaded, words, plan, can=True), *note_parts(words, NOTE)]
        panel = panel_view(loaded, seat, words, options=[], news=NEWS, file=empty_file(), back=["undo"], own=own)
        check_fits(panel, f"{moment}, the panel of who waits")


def _nested(wishes: Sequence[Wish], rng: Random) -> tuple[Wish, ...]:
    """The same wishes one below the other, or beside it."""
    found: tuple[Wish, ...] = ()
    for wish in wishes:
        found = (Wish(wish.choice, wish.meant, found),) if rng.random() < 0.5 else (*found, wish)
    return found


def _missed(loaded: Loaded, seat: int, choice: str) -> Dropped:
    meaning = Meaning.of(loaded.game.detail(loaded.table, seat, choice))
    return Dropped(seat + 1, "changed", choice, meaning, meaning)
