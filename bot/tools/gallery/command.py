"""The subcommand: draws every kind of picture of typical and fullest moments into a folder with an index page."""

from __future__ import annotations

import argparse
import html
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.pictures.replays import caption, frames
from bot.text import LANGUAGES, Words, texts
from bot.tools.gallery.challenges import challenge_exhibits
from bot.tools.gallery.icons import icons_picture
from bot.tools.gallery.moments import PEOPLE, Moment, PlayedGame, fullest, fullness, play, with_most_choices
from bot.tools.gallery.readme import readme_pictures
from bot.tools.gallery.results import pictures
from games.engine import Game, Result, numbered, registry
from render import AtAGlance, InParts, Painter, Picture, painter, prelude
from render.glance import DESKTOP, PHONE
from render.results import results_picture

SHARES = (("early", 0.1), ("middle", 0.5), ("late", 0.9))
SEEDS = ("1", "2", "3")
ON_THE_PAGE = 700
"""The most pixels an opened picture is wide on the page."""
RESULTS = "results"
"""Stands for a game where the pictures of statistics and leaderboards are meant."""
ICONS = "icons"
"""Stands for a game where the sheet of all drawn signs is meant."""


class Exhibit(msgspec.Struct, frozen=True):
    """A picture still to be drawn. `name` becomes the file's name, `title` stands below it."""

    name: str
    title: str
    draw: Callable[[], Picture]


def gallery(given: argparse.Namespace) -> int:
    """Draw; returns the exit code."""
    games = [each for each in registry().values() if given.game in ("", None, each.id)]
    out = Path(given.out)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"quayside: {out}: {error}", file=sys.stderr)
        return 2
    if given.readme:
        return _readme(out)
    sections: list[str] = []
    for game in games:
        try:
            painter(game.id)
        except LookupError as error:
            print(f"quayside: {error}", file=sys.stderr)
            continue
        for language in LANGUAGES:
            title = texts().words(language)(f"{game.id}-title")
            sections.append(_section(out, game.id, title, language, exhibits(game, language, replay=given.replay)))
    if given.game in ("", None, RESULTS):
        for language in LANGUAGES:
            title = texts().words(language)("board-title")
            sections.append(_section(out, RESULTS, title, language, _results(language)))
    if given.game == ICONS:
        sections.append(_section(out, ICONS, "Icons", LANGUAGES[0], iter([Exhibit("all", "all", icons_picture)])))
    for language in LANGUAGES if not given.game else ():
        shown = (Exhibit(*each) for each in challenge_exhibits(language))
        sections.append(_section(out, "challenge", "Challenges", language, shown))
    parts = " · ".join(f'<a href="#{part}">{title}</a>' for part, title in re.findall(HEADING, "".join(sections)))
    (out / "index.html").write_text(PAGE.format(parts=parts, body="\n".join(sections)), "utf-8")
    print(f"Open {out / 'index.html'}")
    return 0


def _readme(out: Path) -> int:
    for name, picture in readme_pictures():
        (out / name).write_bytes(picture.data)
        print(f"{name}: {picture.width} x {picture.height}, {len(picture.data):,} bytes")
    return 0


def _section(out: Path, name: str, title: str, language: str, shown: Iterator[Exhibit]) -> str:
    """Draw some exhibits; returns their part of the page."""
    figures: list[str] = []
    for exhibit in shown:
        picture = exhibit.draw()
        file = f"{name}-{language}-{exhibit.name}.{picture.kind}"
        (out / file).write_bytes(picture.data)
        figures.append(_figure(file, exhibit.title, picture))
        print(f"{file}: {picture.width} x {picture.height}, {len(picture.data):,} bytes")
    heading = f'<h2 lang="{language}" id="{name}-{language}">{html.escape(title)} ({language})</h2>'
    return "\n".join([heading, *figures])


def _results(language: str) -> Iterator[Exhibit]:
    """Statistics and leaderboards of made-up games."""
    for name, title, content in pictures(language):
        yield Exhibit(name, title, partial(results_picture, content))


def exhibits(game: Game[Any, Any], language: str, *, replay: bool = True) -> Iterator[Exhibit]:
    """Everything worth looking at, of every seat count."""
    said = texts().words(language)
    for seats in game.seats:
        names = PEOPLE[:seats]
        words = said.of(game.id, names)
        show = Show(game, painter(game.id), words, names)
        played = [play(game, seats, seed) for seed in SEEDS]
        yield from show.tables(played[0])
        [most] = sorted(fullest(game, seats, SEEDS), key=lambda each: fullness(game, each))[-1:]
        yield show.table(f"{seats}-table-fullest", f"{seats}: the fullest table", most)
        yield from show.glance(f"{seats}-glance-fullest", f"{seats}: the fullest table", most)
        yield from show.parts(most)
        yield from show.sheets([moment for each in played for moment in each.moments])
        yield from show.endings(played)
        if replay and seats in (game.seats[0], game.seats[-1]):
            yield show.animation(played[0])


class Show:
    """The pictures of one game at one seat count in one language."""

    def __init__(self, game: Game[Any, Any], paint: Painter, words: Words, names: Sequence[str]) -> None:
        self._game, self._paint, self._words, self._names = game, paint, words, names
        self._seats = len(names)

    def table(self, name: str, title: str, moment: Moment, before: Moment | None = None) -> Exhibit:
        """The whole table; what changed since `before` is marked."""
        view = self._game.view(moment.table, None)
        changed = self._game.view(before.table, None) if before is not None else None
        return Exhibit(name, title, partial(self._paint.table, view, self._words, names=self._names, changed=changed))

    def glance(self, name: str, title: str, moment: Moment, before: Moment | None = None) -> Iterator[Exhibit]:
        """The table at a glance, of games that have it."""
        if not isinstance(self._paint, AtAGlance):
            return
        view = self._game.view(moment.table, None)
        changed = self._game.view(before.table, None) if before is not None else None
        draw = partial(self._paint.glance, view, self._words, names=self._names, changed=changed)
        yield Exhibit(name, f"{title}, at a glance", draw)

    def tables(self, played: PlayedGame) -> Iterator[Exhibit]:
        """Early, in the middle, late, and when all is over."""
        moments = played.moments
        for label, share in SHARES:
            number = round(share * (len(moments) - 1))
            before = moments[max(0, number - 2 * self._seats)]
            yield from self.prelude(
                f"{self._seats}-prelude-{label}", f"{self._seats}: {label}", moments[number], before
            )
            yield self.table(f"{self._seats}-table-{label}", f"{self._seats}: {label}", moments[number], before)
            yield from self.glance(f"{self._seats}-glance-{label}", f"{self._seats}: {label}", moments[number], before)
        yield self.table(f"{self._seats}-table-over", f"{self._seats}: over", moments[-1])

    def parts(self, moment: Moment) -> Iterator[Exhibit]:
        """Every part of the table that can be looked at alone."""
        view, paint = self._game.view(moment.table, None), self._paint
        if not isinstance(paint, InParts):
            return
        for part in paint.parts(view):
            name = part.replace(":", "-")
            draw = partial(paint.part, view, part, self._words, names=self._names)
            yield Exhibit(f"{self._seats}-part-{name}", f"{self._seats}: {self._words.part(part)}", draw)

    def prelude(self, name: str, title: str, moment: Moment, before: Moment) -> Iterator[Exhibit]:
        """What is shown before the table to people who last saw it as it was `before`."""
        view, changed = (self._game.view(each.table, None) for each in (moment, before))
        drawn = prelude(self._paint, view, self._words, names=self._names, changed=changed)
        for number, picture in enumerate(drawn, 1):
            yield Exhibit(f"{name}-{number}", f"{title}, how it came to this", partial(_drawn, picture))

    def sheets(self, moments: Sequence[Moment]) -> Iterator[Exhibit]:
        """For every question of the game, the private view with the most answers open."""
        for kind, (moment, seat) in with_most_choices(self._game, moments).items():
            view = self._game.view(moment.table, seat)
            numbers = numbered(self._game, moment.table, seat)
            yield Exhibit(
                f"{self._seats}-sheet-{kind}",
                f"{self._seats}: private view, {kind}, {len(numbers)} choices",
                partial(self._paint.sheet, view, seat, self._words, names=self._names, options=numbers),
            )

    def endings(self, played: Sequence[PlayedGame]) -> Iterator[Exhibit]:
        """The final scoring; of several players also a victory that all share."""
        for number, each in enumerate(played, 1):
            last = each.moments[-1].table
            result = self._game.result(last)
            assert result is not None, "the game was played to its end"
            yield self._scoring(f"{self._seats}-scoring-{number}", f"{self._seats}: scoring", last, result)
            if number == len(played) and self._seats > 1:
                tied = Result([msgspec.structs.replace(result.scores[0], seat=s, place=1) for s in range(self._seats)])
                yield self._scoring(f"{self._seats}-scoring-tie", f"{self._seats}: all share (made up)", last, tied)

    def _scoring(self, name: str, title: str, table: Any, result: Result) -> Exhibit:
        view = self._game.view(table, None)
        return Exhibit(name, title, partial(self._paint.scoring, view, result, self._words, names=self._names))

    def animation(self, played: PlayedGame) -> Exhibit:
        """The replay."""
        shown = frames(self._game, played.record)
        return Exhibit(
            f"{self._seats}-replay",
            f"{self._seats}: replay of {len(shown)} frames",
            partial(
                self._paint.replay,
                [frame.view for frame in shown],
                self._words,
                names=self._names,
                captions=[caption(frame.events, self._words) for frame in shown],
            ),
        )


def _drawn(picture: Picture) -> Picture:
    return picture


def _figure(file: str, title: str, picture: Picture) -> str:
    """One picture in the three sizes in which people see it: opened, on a phone, in Discord's box on a desktop."""
    size = f"{picture.width} × {picture.height}, {len(picture.data) / 1000:.0f} kB"
    alt = html.escape(picture.alt)
    shown = "".join(
        f'<a href="{file}"><img class="{where}" src="{file}" loading="lazy" width="{width}" height="{height}" '
        f'alt="{alt if where == "opened" else ""}" title="{where}: {width} × {height}"></a>'
        for where, (width, height) in _sizes(picture.width, picture.height).items()
    )
    return f"<figure><figcaption>{html.escape(title)} <small>{size}</small></figcaption>{shown}</figure>"


def _sizes(width: int, height: int) -> dict[str, tuple[int, int]]:
    """How large a picture of this size is drawn where; Discord never enlarges one."""
    boxes = {"opened": (ON_THE_PAGE, height), "phone": (PHONE, height), "desktop": DESKTOP}
    shares = {where: min(1.0, most[0] / width, most[1] / height) for where, most in boxes.items()}
    return {where: (round(width * share), round(height * share)) for where, share in shares.items()}


HEADING = r'<h2 lang="\w+" id="([^"]+)">(.*?)</h2>'
PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quayside's pictures</title>
<style>
  body {{ font: 16px/1.4 system-ui, sans-serif; margin: 1.5rem; background: #313338; color: #f2f3f5; }}
  figure {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; margin: 0 0 2.5rem; }}
  figcaption {{ flex-basis: 100%; }}
  img {{ border-radius: 8px; max-width: 100%; height: auto; }}
  a {{ color: inherit; }}
  small {{ opacity: .7; }}
</style>
<h1>Quayside's pictures</h1>
<p>Drawn from games that computer players played by fixed seeds. Each picture stands here three times: opened (at
most 700 pixels of this page), 400 pixels wide as on a phone, and in Discord's box on a desktop, 550 × 350.</p>
<p>{parts}</p>
{body}
</html>
"""
