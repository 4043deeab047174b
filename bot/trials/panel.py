"""What somebody sees who tries something out: what came of their last choice, the picture, and what they may choose
then, as in the game itself."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.choices import Option, question_of, standing_out
from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import (
    ACCENT,
    BYTES,
    MENU,
    TEXT,
    button,
    bytes_of,
    layout,
    menu,
    picture,
    rows,
    text,
    told_picture,
)
from bot.ledger.loaded import Loaded
from bot.pictures.table_in_words import TableInWords
from bot.plans.plan_lines import THEN, course_labels
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.event_lines import shortened
from bot.text.markdown import in_markdown
from bot.trials.controls import trial_control, written_steps
from bot.trials.trial import Attempt, Trial

FEW = 10
"""So many choices are buttons; of more, each kind has a menu."""
ALONE = 3
"""Kinds with fewer choices share a menu."""
STORY = 800
"""So many letters are for what was chosen."""
CAME_OF_IT = 1500
"""So many are for what came of it."""
SPARE = 50
"""So many letters of the message stay free."""
NUMBERED = "{} · {}"


class Shown(msgspec.Struct, frozen=True):
    """A trial as it is shown: the game with the trial's table, what was asked and what came of it, by which number
    controls know the table it began from, what may be chosen now, and its picture. `in_words` is the table for who
    reads before they look; `plans` says whether it can be made a plan."""

    loaded: Loaded
    attempt: Attempt
    trial: Trial
    mark: int
    options: Sequence[Option]
    file: discord.File
    in_words: TableInWords | None = None
    plans: bool = False

    @property
    def seat(self) -> int:
        return self.attempt.seat


def trial_view(shown: Shown, words: Words, told: Sequence[str], notice: str = "") -> ui.LayoutView:
    """The message of a trial; `told` is what came of the last choice."""
    over = shown.trial.end == "over"
    head = [
        game_heading(shown.loaded, words, shown.seat),
        _what_it_is(shown, words),
        *([f"⚠️ {notice}"] if notice else []),
        *_so_far(shown, words, told),
        shortened(told, words, CAME_OF_IT),
    ]
    parts: list[ui.Item[ui.LayoutView]] = [text("\n".join(filter(None, head)))]
    parts.append(picture(shown.file) if over else told_picture(shown.file))
    foot = rows(_foot(shown, words))
    if shown.options:
        parts += _question(shown, words, TEXT - layout(*parts, *foot).content_length() - SPARE)
        parts += _choices(shown, words, BYTES - bytes_of(layout(*parts, *foot, accent=ACCENT)))
    elif shown.trial.end:
        names = [in_markdown(words.seat(each)) for each in shown.trial.whose]
        parts.append(text(words(f"trial-end-{shown.trial.end}", people=words.listed(names), count=len(names))))
    parts += foot
    if shown.in_words is not None and not over:
        plain = layout(*parts, accent=ACCENT)
        room = TEXT - plain.content_length() - SPARE, BYTES - bytes_of(plain) - SPARE
        if in_words := shown.in_words.within(*room):
            parts.insert(1, text(in_words))
    return layout(*parts, accent=ACCENT)


def _what_it_is(shown: Shown, words: Words) -> str:
    """In full where the trial begins, and in brief at each further step."""
    if shown.attempt.steps:
        return words("trial-still")
    alone = len(shown.loaded.seats) == 1
    return words("trial-how", played="alone" if alone else "yes" if shown.attempt.played else "no")


def _so_far(shown: Shown, words: Words, told: Sequence[str]) -> list[str]:
    """What was chosen, one after the other; of much the newest. Before the first choice, what the others' moves are."""
    if not shown.trial.wishes:
        return [words("trial-before")] if told and not shown.trial.end else []
    labels = course_labels(words, [wish.choice for wish in shown.trial.wishes])
    while len(labels) > 1 and len(THEN.join(labels)) > STORY:
        labels = ["…", *labels[2:]]
    return [words("trial-so-far", choices=clipped(THEN.join(labels), STORY))]


def _question(shown: Shown, words: Words, room: int) -> list[ui.Item[ui.LayoutView]]:
    """What is asked, with the small print of choices that are buttons: entries of a menu have it themselves. Where one
    of them has any, all are listed, as in the panel."""
    asked = words.ask(question_of(shown.loaded, shown.seat))
    question = f"**{asked}**" if shown.in_words is None else f"### {asked}"
    few = len(shown.options) <= FEW and any(each.detail for each in shown.options)
    lines = [_small_print(each) for each in shown.options] if few else []
    if lines:
        most = max((room - len(question)) // len(lines) - 1, 0)
        lines = [clipped(line, most) for line in lines]
    return [text("\n".join([question, *lines]))]


def _small_print(option: Option) -> str:
    return f"-# **{option.number}** {option.label}{f' — {option.detail}' if option.detail else ''}"


def _choices(shown: Shown, words: Words, room: int) -> Sequence[ui.ActionRow[ui.LayoutView]]:
    """Few choices as buttons, blue as in the panel, many as menus; without the small print of menus if so many bytes
    have no room for it."""
    if len(shown.options) <= FEW:
        styles, blue = discord.ButtonStyle, standing_out(shown.loaded, shown.seat, shown.options)
        return rows(
            button(
                _leads_to(shown, each),
                NUMBERED.format(each.number, each.label),
                styles.primary if each.choice in blue else styles.secondary,
            )
            for each in shown.options
        )
    whole = _menus(shown, words, small_print=True)
    return whole if bytes_of(layout(*whole)) <= room else _menus(shown, words, small_print=False)


def _menus(shown: Shown, words: Words, *, small_print: bool) -> list[ui.ActionRow[ui.LayoutView]]:
    """A menu for each kind of choice; kinds that few choices have share the last one."""
    verbs: dict[str, list[Option]] = {}
    for option in shown.options:
        verbs.setdefault(option.verb, []).append(option)
    rest = words("plan-rest")
    kinds: dict[str, list[Option]] = {}
    for verb, same in verbs.items():
        kinds.setdefault(words(f"{words.game}-choice-{verb}.group") if len(same) >= ALONE else rest, []).extend(same)
    if rest in kinds:
        kinds[rest] = kinds.pop(rest)
    found: list[ui.ActionRow[ui.LayoutView]] = []
    for heading, same in kinds.items():
        for start in range(0, len(same), MENU):
            entries = [
                (_written(shown, each), NUMBERED.format(each.number, each.label), each.detail if small_print else "")
                for each in same[start : start + MENU]
            ]
            leads = trial_control(shown.loaded.id, shown.mark, "@try", shown.attempt.steps, str(len(found)))
            found.append(menu(leads, heading, entries))
    return found


def _place(shown: Shown, option: Option) -> int:
    """Its place among the options in the order of the rules, which no words and no numbers change."""
    return shown.loaded.game.options(shown.loaded.table, shown.seat).index(option.choice)


def _written(shown: Shown, option: Option) -> str:
    return written_steps((_place(shown, option),))


def _leads_to(shown: Shown, option: Option) -> str:
    return trial_control(shown.loaded.id, shown.mark, "@try", (*shown.attempt.steps, _place(shown, option)))


def _foot(shown: Shown, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """A step back, what may become of the trial, and the way out of it."""
    game_id, steps, style = shown.loaded.id, shown.attempt.steps, discord.ButtonStyle
    buttons: list[ui.Button[ui.LayoutView]] = []
    if steps:
        back = trial_control(game_id, shown.mark, "@untry", steps[:-1])
        buttons.append(button(back, words("button-trial-back")))
    if steps and shown.plans:
        plans = trial_control(game_id, shown.mark, "@tried", steps)
        buttons.append(button(plans, words("button-trial-plan"), style.success))
    return [*buttons, button(control(game_id, 0, "@fresh"), words("button-trial-close"))]
