"""What a learner sees: each step of a lesson, what another choice would lead to, and its end with the ways on."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.choices import Option
from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, BYTES, MENU, TEXT, button, bytes_of, layout, menu, rows, text, told_picture
from bot.learn.button import learn_control
from bot.learn.lessons import Course, courses
from bot.ledger.loaded import Loaded
from bot.pictures.table_in_words import TableInWords
from bot.players.registry import seatable
from bot.text import Words
from games.engine import Stage, arguments_in

TABLES = "@tables"
"""What is asked for at a lesson's end instead of a choice: tables where somebody can join."""
PICK = "@pick"
"""Begins what is asked for by a menu of choices."""
FEW = 4
"""So many other choices are buttons; more of them stand in a menu."""
SPARE = 50
"""So many letters of a page stay free."""
NUMBERED = "{} · {}"


class Page(msgspec.Struct, frozen=True):
    """A step of a lesson as somebody sees it: where they are, what they have just heard, the picture of what it is
    about, and for whoever reads before they look the table `in_words`."""

    course: Course
    step: int
    words: Words
    told: Sequence[str]
    file: discord.File
    in_words: TableInWords | None = None

    @property
    def kind(self) -> str:
        return self.course.game.id

    @property
    def heading(self) -> str:
        """Which lesson, and how far it is."""
        title = self.words.short_title(self.kind)
        return self.words("learn-heading", game=title, step=self.step + 1, steps=self.course.end)

    @property
    def news(self) -> list[str]:
        """What the learner has heard: first what they did, then in small print all that came of it."""
        return [*self.told[:1], *(f"-# {line}" for line in self.told[1:])]

    def lesson(self, stage: Stage) -> str:
        """What is said of a stage."""
        return self.words(f"{self.kind}-lesson-{stage.id}")

    def why_not(self, stage: Stage, tried: Option) -> str:
        """Why the lesson goes another way at this stage: as it is said of this choice, of its verb, of its verb at all
        stages, or of all there is."""
        key = f"{self.kind}-lesson-{stage.id}.aside"
        choice = "-".join([tried.verb, *arguments_in(tried.choice)])
        keys = (f"{key}-{choice}", f"{key}-{tried.verb}", f"{self.kind}-lesson-aside-{tried.verb}", key)
        return self.words(next(each for each in keys if self.words.has(each)))

    def shown(
        self,
        head: Sequence[str],
        said: Sequence[str],
        below: Sequence[ui.Item[ui.LayoutView]],
        foot: Sequence[ui.Button[ui.LayoutView]],
    ) -> ui.LayoutView:
        """A message: what happened, the picture, what is said of it, and what can be pressed. The table in words comes
        last: it is long, much the same at each step, and a learner wants to hear first what this step is about. Where
        all of it stands there, no button of the `foot` leads to it."""
        parts = [text("\n".join(head)), told_picture(self.file), text("\n".join(said)), *below]
        if self.in_words is None:
            return layout(*parts, *rows(foot), accent=ACCENT)
        plain = layout(*parts, *rows(foot), accent=ACCENT)
        told = self.in_words.within(TEXT - plain.content_length() - SPARE, BYTES - bytes_of(plain) - SPARE)
        if told == self.in_words.whole:
            foot = [each for each in foot if each.custom_id != _text_control(self)]
        return layout(*parts, *rows(foot), *([text(told)] if told else []), accent=ACCENT)


def stage_view(page: Page, stage: Stage, loaded: Loaded, options: Sequence[Option], notice: str = "") -> ui.LayoutView:
    """A step: what happened, what it is about, the choice that leads on, and below it every other one."""
    words, you = page.words, page.course.lesson.you
    head = [page.heading, *([f"⚠️ {notice}"] if notice else []), *page.news]
    step = loaded.game.step(loaded.table, you)
    assert step is not None, f"nothing is asked at {stage.id}"
    asked = words.ask(step.ask(loaded.table))
    rules = words("learn-rules", rules=" · ".join(stage.rules))
    said = [page.lesson(stage), rules, f"**{asked}**" if page.in_words is None else f"### {asked}"]
    onward = next(each for each in options if each.choice == stage.choice)
    others = [each for each in options if each is not onward]
    said += _small_print([onward, *(others if len(others) <= FEW else [])])
    return page.shown(head, said, [*rows([_onward(page, stage, onward)]), *_others(page, others)], _foot(page))


def aside_view(page: Page, stage: Stage, tried: Option, onward: Option, asked: str) -> ui.LayoutView:
    """What another choice would have led to, with the question `asked` after it, if any; why the lesson goes another
    way, and the way on."""
    words = page.words
    head = [page.heading, words("learn-tried", choice=tried.label, told=len(page.told)), *page.news]
    head += [words("learn-asked", question=asked)] if asked else []
    said = [words("learn-aside"), page.why_not(stage, tried)]
    back = button(learn_control(page.kind, page.step), words("button-learn-again"))
    return page.shown(head, said, [], [_onward(page, stage, onward), back, _as_text(page)])


def end_view(page: Page) -> ui.LayoutView:
    """What was learned, what is still to come in a whole game, and where to play one."""
    words, kind, style = page.words, page.kind, discord.ButtonStyle
    title = words("learn-heading-end", game=words.short_title(kind))
    buttons = [
        button(control(OWN, 0, f"@open.{_with_a_computer(page.course)}"), words("button-learn-play"), style.success),
        button(learn_control(kind, page.step, TABLES), words("button-learn-join"), style.primary),
        button(learn_control(kind), words("button-learn-anew")),
    ]
    said = [words(f"{kind}-lesson-end"), words("learn-end")]
    return page.shown([title, *page.news], said, [], buttons)


def tables_view(kind: str, words: Words, lines: Sequence[str]) -> ui.LayoutView:
    """Tables of this game where a seat is free, a line each; where there are none, the way to open one."""
    style = discord.ButtonStyle
    said = [words("learn-tables"), *lines] if lines else [words("learn-no-tables")]
    opens = button(
        control(OWN, 0, f"@open.{kind}"), words("button-learn-open"), style.secondary if lines else style.primary
    )
    return layout(text("\n".join(said)), *rows([opens]), accent=ACCENT)


def lessons_view(words: Words) -> ui.LayoutView:
    """All lessons."""
    lines = [f"**{words(f'{kind}-title')}**\n-# {words(f'{kind}-summary')}" for kind in courses()]
    buttons = [button(learn_control(kind), words.short_title(kind)) for kind in courses()]
    return layout(text("\n".join([words("learn-which"), "", *lines])), *rows(buttons), accent=ACCENT)


def _with_a_computer(course: Course) -> str:
    """What is opened to play on: a table for two with the weakest computer player, where the game has one."""
    weakest = seatable(course.game.id)[:1] if 2 in course.game.seats else []
    return ".".join([course.game.id, *weakest])


def _small_print(buttons: Sequence[Option]) -> list[str]:
    """What the choices come to that are buttons: entries of a menu have it themselves."""
    return [f"-# {NUMBERED.format(each.number, each.label)} — {each.detail}" for each in buttons if each.detail]


def _onward(page: Page, stage: Stage, option: Option) -> ui.Button[ui.LayoutView]:
    """The choice that leads on."""
    label = NUMBERED.format(option.number, option.label)
    return button(learn_control(page.kind, page.step, stage.choice), label, discord.ButtonStyle.success)


def _others(page: Page, others: Sequence[Option]) -> list[ui.ActionRow[ui.LayoutView]]:
    """Every other choice: a few as buttons, more of them in menus."""
    if len(others) <= FEW:
        return rows(
            button(learn_control(page.kind, page.step, each.choice), NUMBERED.format(each.number, each.label))
            for each in others
        )
    found: list[ui.ActionRow[ui.LayoutView]] = []
    for start in range(0, len(others), MENU):
        some = others[start : start + MENU]
        entries = [(each.choice, NUMBERED.format(each.number, each.label), each.detail) for each in some]
        picks = learn_control(page.kind, page.step, f"{PICK}{start}")
        found.append(menu(picks, page.words("learn-others", count=len(others)), entries))
    return found


def _foot(page: Page) -> list[ui.Button[ui.LayoutView]]:
    """What else can be pressed at each step."""
    words, kind = page.words, page.kind
    if page.step:
        first = [button(learn_control(kind, page.step - 1), words("button-learn-back"))]
    else:  # whoever would rather read first
        primer = button(control(OWN, 0, f"@welcome.learn.{kind}"), words("button-primer"))
        first = [primer] if words.has(f"{kind}-primer") else []
    return [*first, _as_text(page)]


def _as_text(page: Page) -> ui.Button[ui.LayoutView]:
    """The way to the table of this step in words."""
    return button(_text_control(page), page.words("button-learn-text"))


def _text_control(page: Page) -> str:
    return control(OWN, page.step, f"@learntext.{page.kind}")
