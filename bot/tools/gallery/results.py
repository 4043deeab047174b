"""Made-up results of many games, so that the pictures of statistics and leaderboards can be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from random import Random

import msgspec

from bot.results.leaderboard_panel import EVER, Which, board_page
from bot.results.leaderboards import by_points, by_rating
from bot.results.months import begins
from bot.results.panel import About, stats_pages
from bot.results.ratings import Fold, Who
from bot.results.stats import sheet
from bot.review.pages import curve
from bot.text import Words, texts
from bot.tools.gallery.moments import PEOPLE
from db.records import ResultRow
from games.engine.review import Course, Point, Turn
from render import theme
from render.results import Board, Curve, Page

NOW = datetime(2026, 11, 21, 18, tzinfo=UTC)
SERVER = "Quayside Harbor"
CATEGORIES = {
    "fleet_dice": ("fish", "boats", "licenses", "buildings", "bonus"),
}
PLAYERS = ("mate", "deckhand")
KINDS = ("captains_gulf", "fleet_dice", "montego_bay", "nusfjord")
"""The games that were played: always the same, so that the pictures stay as they are."""


def pictures(language: str) -> Iterator[tuple[str, str, Page | Board | Curve]]:
    """Name, title and content of each picture."""
    words, rows = texts().words(language), made_up()
    fleet = [row for row in rows if row.kind == "fleet_dice"]
    ratings = Fold().over(fleet)
    mine = [row for row in rows if row.person_id == 1]
    me, person = About("me", PEOPLE[0]), About("p1", PEOPLE[0], SERVER)
    own = [row for row in mine if row.kind == "fleet_dice"]
    yield from _numbered("stats-all", "statistics: all games", stats_pages(me, sheet(mine, NOW), "", None, words))
    pages = stats_pages(person, sheet(own, NOW), "fleet_dice", ratings[Who(1)], words)
    yield from _numbered("stats-game", "statistics: one game", pages)
    alone = [msgspec.structs.replace(row, seats=1, place=1) for row in own[:1]]
    pages = stats_pages(me, sheet(alone, NOW), "fleet_dice", None, words)
    yield from _numbered("stats-once", "statistics: one game alone", pages)
    server, people = About("server", "", SERVER), [row for row in rows if row.player is None]
    pages = stats_pages(server, sheet(people, NOW), "", None, words)
    yield from _numbered("stats-server", "statistics: a server", pages)
    of_fleet = [row for row in people if row.kind == "fleet_dice"]
    pages = stats_pages(server, sheet(of_fleet, NOW), "fleet_dice", None, words)
    yield from _numbered("stats-server-game", "statistics: one game on a server", pages)
    month = Which("2026-11", "", SERVER, running=True)
    recent = [row for row in rows if row.finished_at >= begins(month.when, "")]
    yield "board-month", "leaderboard: a month", board_page(month, by_points(recent), 4, words)
    ever = Which(EVER, "fleet_dice", SERVER)
    yield "board-rating", "leaderboard: ratings", board_page(ever, by_rating(fleet, ratings), 4, words)
    for seats in (1, 4):
        yield (
            f"course-{seats}",
            f"how a game of {seats} went",
            curve("fleet_dice", course(seats), theme.PLAYERS[:seats], named(seats, language)),
        )


def _numbered(name: str, title: str, pages: Sequence[Page]) -> Iterator[tuple[str, str, Page]]:
    for number, page in enumerate(pages, 1):
        yield (name, title, page) if number == 1 else (f"{name}-{number}", f"{title}, picture {number}", page)


def named(seats: int, language: str) -> Words:
    """Words of a game of so many of the people."""
    return texts().words(language).of("fleet_dice", PEOPLE[:seats])


def course(seats: int) -> Course:
    """How a game may have gone in which much turned."""
    rng, rounds = Random(5), 10
    now = [rng.uniform(78.0, 96.0) for _ in range(seats)]
    points: list[Point] = []
    for number in range(1, rounds + 1):
        points.append(Point(number, number, [round(each, 1) for each in now], [1.5] * seats))
        now = [each + rng.gauss(0.0, 4.0) for each in now]
    points.append(Point(rounds + 1, 0, [float(round(each)) for each in now], [0.0] * seats))
    company = seats > 1
    turns = [
        Turn(1, 2, 0, 8.25, 1.5, seats - 1, company),
        Turn(7, 8, seats - 1, 6.5 if company else -6.5, 2.0, 0, company),
    ]
    return Course(points, turns)


def made_up() -> list[ResultRow]:
    """A year of games on one server; the people differ in strength. Oldest first."""
    rng, rows = Random(11), list[ResultRow]()
    for number in range(150):
        kind = rng.choice(KINDS)
        seats = rng.choice((1, 2, 3, 3, 4)) if kind == "fleet_dice" else rng.choice((2, 3, 4))
        who: list[int | str] = [*rng.sample(range(1, 7), max(1, seats - 1))]
        who += [rng.choice((*PLAYERS, *[each for each in range(1, 7) if each not in who]))] * (seats - len(who))
        totals = [round(rng.gauss(62 - 3 * (each if isinstance(each, int) else 5), 13)) for each in who]
        at = NOW - timedelta(days=360 * (1 - number / 150) ** 1.4)
        for seat, (each, total) in enumerate(zip(who, totals, strict=True)):
            rows.append(
                ResultRow(
                    game_id=f"made{number:04}",
                    seat=seat,
                    person_id=each if isinstance(each, int) else None,
                    player=each if isinstance(each, str) else None,
                    name=PEOPLE[each - 1] if isinstance(each, int) else each,
                    guild_id=1,
                    kind=kind,
                    settings={},
                    seats=seats,
                    place=1 + sum(other > total for other in totals),
                    total=total,
                    categories=_parted(kind, total, rng),
                    finished_at=at,
                    rated=seats > 1,
                    shown_from=None,
                    decisions=40,
                    thought_s=40 * rng.expovariate(1 / 9000),
                    waits=None,
                    lasted_s=None,
                    luck=_rolled(20, rng) if kind == "fleet_dice" else None,
                )
            )
    return rows


def _rolled(draws: int, rng: Random) -> dict[str, float]:
    """The luck of so many rolls."""
    return {"draws": draws, "got": draws * rng.gauss(3.2, 0.15), "expected": draws * 3.2, "variance": draws * 0.45}


def _parted(kind: str, total: int, rng: Random) -> dict[str, int]:
    """The points in so many parts."""
    names = CATEGORIES.get(kind, ())
    if not names:
        return {}
    cuts = sorted(rng.randint(0, max(0, total)) for _ in names[1:])
    return dict(zip(names, (b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)), strict=True))
