"""Statistics in words and as the content of a picture: /stats and what is pressed in its message."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, LABEL, button, layout, menu, rows, text, told_picture
from bot.results.figures import Luck
from bot.results.ratings import Rating
from bot.results.stats import Best, GameSheet, Sheet
from bot.results.wording import day, duration, rating_text, short_month, tenths
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.markdown import in_markdown
from render.results.content import Bars, Columns, Course, Entry, Game, Page, Panel, Remark, Rows, Stacks, Tile

ALL = "all"
"""Stands for all games in menus."""
IN_ONE = 2
"""So many panels are in one picture."""
NOTICEABLE = 3.0
"""Luck is drawn in standard deviations of chance; so many of them are the end of the line."""


class About(msgspec.Struct, frozen=True):
    """Whose statistics: `me`, `p<id>` for another person, or `server`; the name and the server's."""

    whose: str
    name: str
    server: str = ""

    @property
    def is_server(self) -> bool:
        return self.whose == "server"


def stats_pages(about: About, sheet: Sheet, kind: str, rating: Rating | None, words: Words) -> list[Page]:
    """The pictures of statistics, of all games or of one: so many that each can be read wherever Discord shows it."""
    page = _page(about, sheet, kind, rating, words)
    if len(page.panels) <= IN_ONE:
        return [page]
    others = page.panels[IN_ONE:]
    rest = Page("", "", [], others, [f"{panel.title}." for panel in others])
    return [msgspec.structs.replace(page, panels=page.panels[:IN_ONE]), rest]


def _page(about: About, sheet: Sheet, kind: str, rating: Rating | None, words: Words) -> Page:
    where = about.server or words("results-everywhere")
    game = words(f"{kind}-title") if kind else words("results-all-games")
    title = about.server if about.is_server else about.name
    subtitle = game if about.is_server else f"{game} · {where}"
    one = sheet.games[0] if kind else None
    tiles = _tiles(about, sheet, one, rating, words)
    panels = _all_panels(about, sheet, words) if one is None else _game_panels(about, one, words)
    alt = [f"{title}. {subtitle}.", *(f"{tile.label}: {tile.value} {tile.note}".strip() + "." for tile in tiles)]
    plain = [line.replace("**", "") for line in stats_lines(about, sheet, kind, rating, words)]
    return Page(title, subtitle, tiles, panels, [*alt, *plain])


def stats_lines(about: About, sheet: Sheet, kind: str, rating: Rating | None, words: Words) -> list[str]:
    """All that the picture shows, in words."""
    lines = [_line(about, game, words) for game in sheet.games]
    if kind and not about.is_server:
        game = sheet.games[0]
        if game.against:
            places = [
                words("results-line-place", place=place, times=times) for place, times in enumerate(game.places, 1)
            ]
            lines.append(words("results-line-places", places=", ".join(places)))
    if kind:
        named = words.of(kind)
        told = [f"{named.category(name)} {tenths(mean, words)}" for name, mean in sheet.games[0].categories]
        lines.append(words("results-line-categories", categories=", ".join(told)))
    if sheet.streak.most > 1 and not about.is_server:
        lines.append(words("results-line-streak", now=sheet.streak.now, most=sheet.streak.most))
    if sheet.answer_s is not None:
        lines.append(words("results-line-answer", time=duration(sheet.answer_s, words)))
    if kind and (went := sheet.games[0].waiting) is not None:
        waits, days = tenths(went.waits, words), tenths(went.days, words)
        lines.append(words("results-line-waits", games=went.games, waits=waits, days=days))
    if kind and (luck := sheet.games[0].luck) is not None and words.has(f"results-luck-{kind}"):
        lines.append(_luck_text(kind, luck, words))
    if rating is not None:
        lines.append(words("results-line-rating", rating=rating_text(rating, words), games=rating.games))
    return lines


def stats_view(
    about: About,
    sheet: Sheet,
    kinds: Sequence[str],
    kind: str,
    rating: Rating | None,
    words: Words,
    files: Sequence[discord.File],
    *,
    private: bool,
) -> ui.LayoutView:
    """The message: heading, picture, words, a menu of games, the way to the best games, and one's own curtain."""
    if about.whose == "me":
        title = words("results-title-me", name=in_markdown(about.name))
    elif about.is_server:
        title = words("results-title-server", server=in_markdown(about.server))
    else:
        title = words("results-title-person", name=in_markdown(about.name), server=in_markdown(about.server))
    lines = [in_markdown_free(line) for line in stats_lines(about, sheet, kind, rating, words)]
    parts: list[ui.Item[ui.LayoutView]] = [text(f"## {title}"), *map(told_picture, files), text("\n".join(lines))]
    if about.whose == "me":
        parts.append(text(f"-# {words('results-line-hidden' if private else 'results-line-shown')}"))
    entries = [(ALL, words("results-all-games"), ""), *((each, words(f"{each}-title"), "") for each in kinds)]
    parts.append(menu(control(OWN, 0, f"@stats.{about.whose}"), words("results-pick-game"), entries))
    buttons: list[ui.Button[ui.LayoutView]] = []
    if kind:
        games: dict[str, Best] = {}
        for best in sheet.games[0].best:
            games.setdefault(best.game_id, best)  # several of the best may be of one game
        for best in games.values():
            label = clipped(words("button-results-best", total=best.total), LABEL)
            buttons.append(button(control(best.game_id, 0, "@history"), label))
    if about.whose == "me":
        way = "show" if private else "hide"
        buttons.append(button(control(OWN, 0, f"@curtain.{way}.{kind or ALL}"), words(f"button-results-{way}")))
    return layout(*parts, *rows(buttons), accent=ACCENT)


def in_markdown_free(line: str) -> str:
    """A line of the list."""
    return f"- {line}"


def _line(about: About, game: GameSheet, words: Words) -> str:
    args = {
        "game": words(f"{game.kind}-title"),
        "played": game.played,
        "mean": tenths(game.mean, words),
        "best": game.best[0].total,
    }
    if about.is_server:
        name = in_markdown(game.best[0].name or words("forgotten-name"))
        return words("results-line-server", name=name, **args)
    return words("results-line-played", against=game.against, won=game.won, **args)


def _tiles(about: About, sheet: Sheet, one: GameSheet | None, rating: Rating | None, words: Words) -> list[Tile]:
    answer = Tile(
        words("results-tile-answer"),
        duration(sheet.answer_s, words) if sheet.answer_s is not None else "–",
        words("results-tile-mean-of") if sheet.answer_s is not None else "",
    )
    if about.is_server:
        month = sum(sheet.months[-1][1].values())
        return [
            Tile(words("results-tile-games"), str(sheet.played)),
            Tile(words("results-tile-people"), str(sheet.people)),
            Tile(words("results-tile-month"), str(month)),
            *([Tile(words("results-tile-mean"), tenths(one.mean, words))] if one is not None else []),
            *([Tile(words("results-tile-best"), str(one.best[0].total), one.best[0].name)] if one is not None else []),
            answer,
        ]
    share = round(100 * sheet.won / sheet.against) if sheet.against else 0
    won = words("results-tile-share", share=share, against=sheet.against) if sheet.against else ""
    tiles = [
        Tile(words("results-tile-played"), str(sheet.played)),
        Tile(words("results-tile-won"), str(sheet.won) if sheet.against else "–", won),
    ]
    if one is not None:
        tiles.append(Tile(words("results-tile-mean"), tenths(one.mean, words)))
        tiles.append(Tile(words("results-tile-best"), str(one.best[0].total), day(one.best[0].at, words)))
    if rating is not None:
        within = f"± {tenths(rating.within, words)}"
        tiles.append(Tile(words("results-tile-rating"), tenths(rating.strength, words), within))
    longest = words("results-tile-longest", most=sheet.streak.most)
    tiles.append(Tile(words("results-tile-streak"), str(sheet.streak.now), longest))
    return [*tiles, answer]


def _all_panels(about: About, sheet: Sheet, words: Words) -> list[Panel]:
    kinds = sorted(game.kind for game in sheet.games)  # so that a game keeps its color from picture to picture
    columns = [(short_month(month, words), [counts.get(kind, 0) for kind in kinds]) for month, counts in sheet.months]
    heads = ["game", "played", "mean" if about.is_server else "won", "best"]
    table = [
        [
            words(f"{game.kind}-title"),
            str(game.played),
            tenths(game.mean, words) if about.is_server else str(game.won) if game.against else "–",
            str(game.best[0].total),
        ]
        for game in sheet.games
    ]
    return [
        Stacks(words("results-panel-months"), [words(f"{kind}-title") for kind in kinds], columns),
        Rows(words("results-panel-games"), [words(f"results-head-{head}") for head in heads], table),
    ]


def _game_panels(about: About, game: GameSheet, words: Words) -> list[Panel]:
    """At the left what is wide, at the right what is narrow; what there is nothing to say about is left out."""
    said = words.of(game.kind)
    categories = Bars(
        words("results-panel-categories"),
        [Entry(said.category(name), mean, tenths(mean, words)) for name, mean in game.categories],
    )
    best = Bars(
        words("results-panel-course-best"),
        [Entry(each.name or words("forgotten-name"), each.total, str(each.total)) for each in game.best],
    )
    if about.is_server:
        return [categories, best]
    course = Course(
        words("results-panel-course"),
        (words("results-legend-won"), words("results-legend-mean")),
        [Game(day(each.at, words), each.total, each.place == 1 and each.seats > 1) for each in game.course],
    )
    narrow: list[Panel] = []
    if game.against:
        places = [
            Entry(words("results-place", place=place), times, str(times)) for place, times in enumerate(game.places, 1)
        ]
        narrow.append(Columns(words("results-panel-places"), places))
    if game.luck is not None and words.has(f"results-luck-{game.kind}"):
        ends = (words("results-unlucky"), words("results-lucky"))
        text_ = _luck_text(game.kind, game.luck, words)
        narrow.append(Remark(words("results-panel-luck"), text_, lucky(game.luck), ends))
    wide: list[Panel] = [course, categories]
    if not narrow:
        return wide
    return [wide[0], narrow[0], wide[1], narrow[1]] if len(narrow) == 2 else [wide[0], narrow[0], wide[1]]


def lucky(luck: Luck) -> float:
    """Where luck stands on its line, from -1 to 1."""
    return max(-1.0, min(1.0, (luck.got - luck.expected) / (NOTICEABLE * luck.variance**0.5)))


def _luck_text(kind: str, luck: Luck, words: Words) -> str:
    return words(
        f"results-luck-{kind}",
        got=words("results-hundredths", value=luck.got / luck.draws),
        expected=words("results-hundredths", value=luck.expected / luck.draws),
        draws=luck.draws,
    )
