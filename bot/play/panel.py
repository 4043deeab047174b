"""The private panel: what happened since you last looked, the question with a picture of what it is about, and every
legal choice to press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import discord
import msgspec
from discord import ui

from bot.gateway.choices import Option, end_alike, question_of, standing_out
from bot.gateway.controls import THEN, control
from bot.gateway.heading import game_heading
from bot.gateway.layout import (
    ACCENT,
    BYTES,
    ENTRY,
    MENU,
    PARTS,
    TEXT,
    button,
    bytes_of,
    layout,
    line,
    menu,
    rows,
    text,
    told_picture,
)
from bot.hints.button import hint_button
from bot.ledger.loaded import Loaded
from bot.my_games.button import list_button, next_button
from bot.notes.note_lines import note_button
from bot.nudge.button import nudge_button
from bot.pictures.table_in_words import TableInWords
from bot.play.course_lines import course_parts
from bot.play.fitting import fitting
from bot.play.outcome import outcome_line
from bot.play.primer import primer_button
from bot.play.ways import WaysMenu
from bot.review.button import review_button
from bot.seats.button import resume_button
from bot.text import Words
from bot.text.clipping import clipped
from bot.text.event_lines import shortened_inside
from bot.text.markdown import in_markdown
from bot.trials.button import trial_button
from games.engine import verb_in

FEW = 10
"""So many choices are buttons; more of one verb become a menu."""
FEW_APART = 2
"""So many choices that give something up are buttons, which stand last; more become a menu."""
BUTTONS = 12
"""So many buttons a panel has for choices at most; Discord counts all parts of a message."""
NEWS = 1500
"""So many letters a message has of what happened; the log has all of it."""
NEWS_BYTES = 600
"""So many bytes menus of what may be decided in one press leave for what happened, however little that was: whoever
opens a panel again finds the same rows in it."""
LEAST_NEWS = 800
"""So many it has however long the small print of the choices is."""
TOLD = 15
"""So many choices of a menu have their small print above it too."""
DETAILS = 1900
"""So many letters the small print above buttons and menus has in all."""
ALONE = 4
"""So many choices of a kind that are not possible have a menu of their own, at least."""
SHARING = MENU // (ALONE - 1)
"""So many kinds with fewer share one."""
SPARE = 50
"""So many letters of a panel stay free."""
SHOWN = 100
"""So many letters of its small print a menu shows."""
SHORTEST = 20
"""So many letters of its small print a choice keeps that is told with others in one line."""
SHORT = 38
"""A phone shows so many letters of a button."""
RECEIPT = 300
"""So many letters tell what somebody has answered in secret."""
DASH = " — "
"""Stands between a choice and its small print."""
ARROW = "→"


def panel_view(
    loaded: Loaded,
    seat: int,
    words: Words,
    *,
    options: Sequence[Option],
    news: Sequence[str],
    file: discord.File,
    back: Sequence[str],
    own: Sequence[ui.Item[ui.LayoutView]] = (),
    verdict: str = "",
    notice: str = "",
    elsewhere: int = 0,
    listed: bool = False,
    together: Sequence[WaysMenu] = (),
    in_words: TableInWords | None = None,
) -> ui.LayoutView:
    """The panel of one seat. `news` tells what happened; `notice` is a sentence about what was just pressed.

    `back` has `undo` and `redo` where they are possible at once; `own` is what stands there of the plan and the note
    of whoever reads it, `verdict` why their plan was stopped: it stands right above what they decide now. So many games
    wait for this person `elsewhere`; who has come from the list of their games finds the way back there.
    `together` are menus of what may be decided in one press: they stand below what is decided one by one, which belongs
    to the lines above it. After the game stands what one wants then: to play again, the scoring, and to look back.
    `in_words` is the table for who reads that before they look at the picture.
    """
    revision = loaded.saved.asked[seat]
    parts: list[ui.Item[ui.LayoutView]] = []
    acting = loaded.row.state == "running" and not loaded.saved.course.paused
    step = None if not acting else loaded.game.step(loaded.table, seat)
    waits = _waits(loaded, seat, words, undo="undo" in back) if step is None else ""
    first = waits if in_words is not None else ""  # who listens hears first that there is nothing to do
    head = [game_heading(loaded, words, seat), f"⚠️ {notice}" if notice else "", first]
    below = [*course_parts(loaded, words, seat, _told_in_full(news)), *own]
    question, choices, last = list[str](), list[ui.Item[ui.LayoutView]](), list[ui.Item[ui.LayoutView]]()
    taken = sum(map(len, head)) + sum(len(part.content) for part in below if isinstance(part, ui.TextDisplay))
    if step is not None:
        asked = words.ask(step.ask(loaded.table))
        asked = f"**{asked}**" if in_words is None else f"### {asked}"  # those who listen jump to headings
        question += [*filter(None, [verdict]), asked, *_remarks(loaded, seat, words, options)]
        taken += sum(map(len, question)) + SPARE
        details, choices, last = _choices(loaded, seat, words, options, min(DETAILS, TEXT - taken - LEAST_NEWS))
        question += details
        taken += sum(len(each) + 1 for each in details)
    parts += [text("\n".join(filter(None, head))), told_picture(file)]
    there = 0
    if step is not None:
        parts += [text("\n".join(question)), *choices]
        there = len(parts)
        parts += [line(), *last, line()] if last else [line()]
    elif said := [line for line in (waits if not first else "", verdict) if line]:
        parts.append(text("\n".join(said)))
    parts += below
    general = [
        *resume_button(loaded, words, seat),
        *([next_button(elsewhere, words)] if elsewhere else []),
        *([list_button(words)] if listed else []),
    ]
    general += [button(control(loaded.id, revision, f"@{way}"), words(f"button-{way}")) for way in back]
    looks = _looks(loaded, revision, words, over=(over := loaded.row.state == "finished"))
    others = _others(loaded, seat, words, asked=step is not None)
    buttons = rows([*general, *looks, *others])
    picks = control(loaded.id, revision, "@pick")
    plain = layout(*parts, *buttons, accent=ACCENT)
    together = together if step is not None else ()
    menus = _menus(plain, words, picks, together, NEWS_BYTES) if in_words is None else []
    if news:
        used = bytes_of(layout(*parts, *menus, *buttons, accent=ACCENT))
        story = _story(news, words, min(NEWS, TEXT - taken - SPARE), BYTES - used - SPARE)
        parts[0] = text("\n".join(filter(None, [*head, story])))
    told = _told_state(in_words, [*parts, *buttons])
    if in_words is not None and told == in_words.whole and not over:  # the text would say nothing more
        looks = [each for each in looks if each.custom_id != control(loaded.id, revision, "@text")]
    parts += rows([*general, *looks, *others])
    if told:
        parts.insert(1, text(told))
        there += 1
    if in_words is not None:  # who listens hears all of the table first
        menus = _menus(layout(*parts, accent=ACCENT), words, picks, together)
    return layout(*parts[:there], *menus, *parts[there:], accent=ACCENT)


def _remarks(loaded: Loaded, seat: int, words: Words, options: Sequence[Option]) -> list[str]:
    """The line below the question, if there is anything to say beside it."""
    remarks = [words.detail(remark, seat) for remark in loaded.game.remarks(loaded.table, seat)]
    if options and end_alike([option.ends for option in options if option.ends], len(options)):
        remarks.append(words("panel-all-end", what=options[0].ends))
    return [f"-# {' · '.join(remarks)}"] if remarks else []


def _told_in_full(news: Sequence[str]) -> Sequence[str]:
    """The news, if there is room for all of them whatever else a panel says."""
    return news if len("\n".join(news)) <= LEAST_NEWS else ()


def _story(news: Sequence[str], words: Words, letters: int, most_bytes: int) -> str:
    """As much of what happened as there is room for, in letters and in bytes as they are sent: names may have twice as
    many."""
    story = shortened_inside(news, words, letters)
    while letters > SHORTEST and len(msgspec.json.encode(story)) > most_bytes:
        letters = letters * 3 // 4
        story = shortened_inside(news, words, letters)
    return story


def _waits(loaded: Loaded, seat: int, words: Words, *, undo: bool) -> str:
    """What is said to whoever has nothing to decide; of an answer that others don't see yet, what it was. While nobody
    can act, nobody is waited for."""
    if loaded.row.state == "finished":
        result = loaded.game.result(loaded.table)
        return outcome_line(loaded, result, words) if result is not None else words("panel-finished")
    names = [in_markdown(words.seat(each)) for each in loaded.waiting()]
    answers = _answers(loaded, seat)
    lines: list[str] = []
    if loaded.row.state == "running" and not loaded.saved.course.paused:
        lines.append(words("panel-answered" if answers else "panel-waiting", people=words.listed(names)))
    if answers:
        given = clipped(words.listed([words.choice(each) for each in answers]), RECEIPT)
        lines.append(words("panel-receipt", choices=in_markdown(given), undo="yes" if undo else "no"))
    return "\n".join(lines)


def _answers(loaded: Loaded, seat: int) -> list[str]:
    """What the seat has decided in the window that is open, as far as it holds; nothing where it has not: then more
    than others are waited for."""
    if loaded.table.lanes is None:
        return []
    return loaded.game.holding([each.choice for each in loaded.saved.trail if each.in_window and each.seat == seat])


def _told_state(in_words: TableInWords | None, parts: Sequence[ui.Item[ui.LayoutView]]) -> str:
    """As much of the table in words as there is room for beside the parts of a panel; nothing for who looks at it."""
    if in_words is None:
        return ""
    plain = layout(*parts, accent=ACCENT)
    return in_words.within(TEXT - plain.content_length() - SPARE, BYTES - bytes_of(plain) - SPARE)


def _others(loaded: Loaded, seat: int, words: Words, *, asked: bool) -> list[ui.Button[ui.LayoutView]]:
    """What else can be done and asked, by whoever is `asked` something and by who waits."""
    revision = loaded.saved.asked[seat]
    others: list[ui.Button[ui.LayoutView]] = []
    if asked:
        others.append(button(control(loaded.id, revision, "@why"), words("button-why")))
        others += hint_button(loaded, seat, words)
    others += trial_button(loaded, words, asked=asked)
    if loaded.row.state == "running":
        others += note_button(loaded, words)
        others.append(button(control(loaded.id, revision, "@manage"), words("button-manage")))
    if not asked and loaded.row.state != "finished":
        others += nudge_button(loaded, words, seat)
        others.append(button(control(loaded.id, revision, "@fresh"), words("button-fresh")))
    return others + primer_button(loaded, revision, words)


def _looks(loaded: Loaded, revision: int, words: Words, *, over: bool) -> list[ui.Button[ui.LayoutView]]:
    """What can be looked at; when the game is `over`, all of it from the beginning on, behind playing again."""
    looks = [
        button(control(loaded.id, revision, "@sheet"), words("button-whole-sheet")),
        button(control(loaded.id, revision, "@table"), words("button-last-table" if over else "button-table")),
        button(control(loaded.id, revision, "@text"), words("button-text")),
        button(control(loaded.id, revision, "@log"), words("button-log")),
    ]
    if not over:
        return looks
    again = button(control(loaded.id, loaded.board, "@again"), words("button-again"), discord.ButtonStyle.success)
    replay = button(control(loaded.id, loaded.board, "@replay"), words("button-replay"))
    history = button(control(loaded.id, loaded.board, "@history"), words("button-history"))
    return [again, review_button(loaded, words), replay, history, *looks]


def _menus(
    plain: ui.LayoutView, words: Words, picks: str, together: Sequence[WaysMenu], spared: int = 0
) -> list[ui.ActionRow[ui.LayoutView]]:
    """As much of the menus as there is room for in a message, with so many bytes `spared` for what else it may say."""
    if not together:
        return []
    room = (PARTS - sum(1 for _ in plain.walk_children())) // 2  # a menu stands in a row of its own
    return [
        menu(f"{picks}.{each.first}{THEN}" if each.first else f"{picks}.0{number}", each.heading, each.rows)
        for number, each in enumerate(fitting(together[:room], BYTES - bytes_of(plain) - spared, words))
    ]


class _Arranged(NamedTuple):
    """Choices as a panel offers them, by verb and in the order of their numbers, without those that give something up
    (`given_up`, `apart` if as buttons) and those that end the turn (`closing`). `as_menus`: the verbs that are menus,
    `quiet` ones tell of what is in them alone; of those in `split` there is a menu for each first argument."""

    groups: dict[str, list[Option]]
    as_menus: set[str]
    quiet: set[str]
    split: set[str]
    given_up: list[Option]
    apart: list[Option]
    closing: list[Option]

    @property
    def buttons(self) -> list[Option]:
        return [
            *(each for verb, same in self.groups.items() if verb not in self.as_menus for each in same),
            *self.apart,
            *self.closing,
        ]

    @property
    def told_one_by_one(self) -> list[list[Option]]:
        """The menus whose choices each have a line of their own if there is need for any."""
        menus = [same for verb, same in self.groups.items() if verb in self.as_menus - self.quiet - self.split]
        return [*menus, self.given_up] if self.given_up and not self.apart else menus


def _arranged(loaded: Loaded, seat: int, words: Words, options: Sequence[Option]) -> _Arranged:
    choices = [each.choice for each in options]
    careful, rare = loaded.careful(seat, choices), loaded.game.rare(loaded.table, seat, choices)
    given_up = [option for option in options if option.choice in careful]
    closing = [each for each in options if each.verb in loaded.game.closing and each not in given_up]
    groups: dict[str, list[Option]] = {}
    for option in options:
        if option not in given_up and option not in closing:
            groups.setdefault(option.verb, []).append(option)
    quiet = {verb for verb, same in groups.items() if len(same) > 1 and all(each.choice in rare for each in same)}
    split = {verb for verb, same in groups.items() if len(same) >= FEW // 2 and _has_each(verb, words)}
    counts = {verb: len(same) for verb, same in groups.items() if verb not in quiet | split}
    apart = given_up if len(given_up) <= FEW_APART else []
    return _Arranged(groups, _as_menus(counts) | quiet | split, quiet, split, given_up, apart, closing)


def _choices(
    loaded: Loaded, seat: int, words: Words, options: Sequence[Option], room: int
) -> tuple[list[str], list[ui.Item[ui.LayoutView]], list[ui.Item[ui.LayoutView]]]:
    """Few choices as buttons, many of one verb as a menu, in the order of their numbers; before them, in lines of so
    many letters as there is `room` for, all of them, if the small print of any is too long for its button.

    What few choose stands in menus that tell of it alone. A verb whose choices have a word for each first argument
    (`.each`) has a menu for each, above which they are told together. The buttons of the first verb, and of those
    `alike`, are blue, but for what is costly. What gives something up stands apart, gray and last, and is asked about
    once more; in the same place stands what ends the turn, blue where there is nothing better to do. If the question is
    whether it is to end, nothing more is asked. These come back separately.
    """
    revision, styles = loaded.saved.asked[seat], discord.ButtonStyle
    arranged = _arranged(loaded, seat, words, options)
    details = _small_print(options, arranged, words, room)
    needed, brief = _needs_lines(arranged), _needs_brief(arranged)

    asked = loaded.game.closing if question_of(loaded, seat).kind in loaded.game.asks_to_end else frozenset[str]()

    def pressed(each: Option) -> ui.Button[ui.LayoutView]:
        choice = f"@sure.{each.choice}" if each in arranged.given_up and each.verb not in asked else each.choice
        label = _label(each) if needed else on_button(each, brief=brief)
        return button(
            control(loaded.id, revision, choice), label, styles.primary if each.choice in blue else styles.secondary
        )

    blue = standing_out(loaded, seat, options)
    parts: list[ui.Item[ui.LayoutView]] = []
    row: list[ui.Button[ui.LayoutView]] = []
    for verb, same in arranged.groups.items():
        if verb in arranged.as_menus:
            parts += rows(row)
            row, place = [], 0
            heading = words(f"{loaded.row.kind}-choice-{verb}.group")
            for named, some in (_by_first(same, words) if verb in arranged.split else {heading: same}).items():
                for start in range(0, len(some), MENU):
                    picks = control(loaded.id, revision, f"@pick.{verb}{place + start}")
                    parts.append(menu(picks, named, _entries(some[start : start + MENU])))
                place += len(some)
        else:
            row += map(pressed, same)
    parts += rows(row)
    last: list[ui.Item[ui.LayoutView]] = []
    if arranged.given_up and not arranged.apart:
        entries = _entries(arranged.given_up[:MENU])
        last.append(menu(control(loaded.id, revision, "@sure"), words("panel-given-up"), entries))
    last += rows(map(pressed, (*arranged.closing, *arranged.apart)))
    return details, parts, last


def on_button(option: Option, *, brief: bool) -> str:
    """A button that tells all, in fewer words if there are `brief` ones; an arrow stands for the dash."""
    label, detail = _label(option), option.brief if brief and option.brief else option.detail
    if detail.startswith(ARROW):
        return f"{label} {detail}"
    return f"{label}{DASH}{detail}" if detail else label


def _needs_brief(arranged: _Arranged) -> bool:
    """Whether a phone would not show all of some button. Then all have fewer words, so that they say it alike."""
    return any(len(on_button(each, brief=False)) > SHORT for each in arranged.buttons)


def _needs_lines(arranged: _Arranged) -> bool:
    """Whether small print must stand above the choices: a phone does not show all of it, or a menu hides it."""
    brief = _needs_brief(arranged)
    if any(each.detail and len(on_button(each, brief=brief)) > SHORT for each in arranged.buttons):
        return True
    hidden = [(each, len(same) <= TOLD) for same in arranged.told_one_by_one for each in same]
    return any(each.detail and (few or len(each.detail) > SHOWN) for each, few in hidden)


def _small_print(options: Sequence[Option], arranged: _Arranged, words: Words, room: int) -> list[str]:
    """What stands above the choices."""
    together = [
        told_together(heading, some, room)
        for verb, same in arranged.groups.items()
        if verb in arranged.split - arranged.quiet
        for heading, some in _by_first(same, words).items()
    ]
    if not _needs_lines(arranged):
        return together
    hidden = arranged.quiet | arranged.split
    told = [each for each in options if each in arranged.given_up or each.verb not in hidden]
    return [*_lines(told, room - sum(len(line) + 1 for line in together)), *together]


def _entries(options: Sequence[Option]) -> list[tuple[str, str, str]]:
    return [(each.choice, _label(each), _within(each, ENTRY)) for each in options]


def _within(option: Option, room: int) -> str:
    """What is told of a choice in so many letters: in short where the whole has no room."""
    return option.short if len(option.detail) > room and option.short else option.detail


def _has_each(verb: str, words: Words) -> bool:
    """Whether there is a word for what choices of this verb with the same first argument are together."""
    return words.has(f"{words.game}-choice-{verb}.each")


def _by_first(same: Sequence[Option], words: Words) -> dict[str, list[Option]]:
    """Choices of one verb by what those with the same first argument are called."""
    found: dict[str, list[Option]] = {}
    for each in same:
        found.setdefault(words.choice(each.choice, "each"), []).append(each)
    return found


def told_together(heading: str, some: Sequence[Option], room: int) -> str:
    """The heading of a menu, and a line for each of its choices: what it is called besides the heading, or its number,
    and its small print, cut alike if there is little room."""
    space = "\N{NO-BREAK SPACE}"
    parts = [f"**{_besides(heading, each).replace(' ', space)}**{space}{each.detail}" for each in some]
    most = max(map(len, parts))
    while most > SHORTEST and sum(map(len, parts)) + len(parts) + len(heading) > room:
        most -= 1
        parts = [clipped(part, most) for part in parts]
    return "\n".join([f"**{heading}**", *parts])


def _besides(heading: str, option: Option) -> str:
    """What the words of a choice say after its heading and a colon; its number if they say it in another way."""
    first, _, rest = option.label.partition(": ")
    return rest if rest and first == heading else str(option.number)


def _lines(told: Sequence[Option], room: int) -> list[str]:
    """A line for each choice; where all of them would be too long, with effects in short. If that is too long as well,
    the long ones have as much each as there is room for beside the short ones."""
    lines = [_line(each, each.detail) for each in told]
    if sum(map(len, lines)) + len(lines) > room:
        lines = [_line(each, each.short or each.detail) for each in told]
    left, most = room - len(lines), room
    for number, length in enumerate(sorted(map(len, lines))):
        most = max(left, 0) // (len(lines) - number)
        if length > most:
            break
        left -= length
    else:
        return lines
    return [clipped(line, most) for line in lines]


def _line(option: Option, detail: str) -> str:
    return f"**{option.number}** {option.label}" + (f" — {detail}" if detail else "")


def _as_menus(counts: dict[str, int]) -> set[str]:
    """The verbs whose choices become menus: those with many, and the next largest ones while buttons are too many."""
    if sum(counts.values()) <= FEW:
        return set()
    found = {verb for verb, count in counts.items() if count > FEW // 2}
    for verb in sorted(counts, key=lambda verb: -counts[verb]):
        if sum(count for each, count in counts.items() if each not in found) <= BUTTONS:
            break
        found.add(verb)
    return found


def sure_view(loaded: Loaded, seat: int, words: Words, choice: str) -> ui.LayoutView:
    """The question whether a choice that gives something up is really meant; its button plays it."""
    revision, style = loaded.saved.asked[seat], discord.ButtonStyle
    label, told = words.answer(question_of(loaded, seat), choice), loaded.game.detail(loaded.table, seat, choice)
    buttons = [
        button(control(loaded.id, revision, choice), words("button-sure", choice=label), style.danger),
        button(control(loaded.id, revision, "@fresh"), words("button-not-sure"), style.primary),
    ]
    question = words("sure-question", choice=label, lost=words.lost(choice, told))
    return layout(text(f"{game_heading(loaded, words, seat)}\n{question}"), *rows(buttons), accent=ACCENT)


def _label(option: Option) -> str:
    """The choice behind the number it has in the picture."""
    return f"{option.number} · {option.label}"


def _group(choice: str, words: Words) -> str:
    """What a menu of such choices is called: without it many a choice is but the name of a thing."""
    return words(f"{words.game}-choice-{verb_in(choice)}.group")


def _by_kind(impossible: Sequence[tuple[str, str]], words: Words) -> Iterator[tuple[list[str], list[tuple[str, str]]]]:
    """The headings of each menu and the choices in it: those of one kind together; kinds that few choices have share
    the last ones."""
    kinds: dict[str, list[tuple[str, str]]] = {}
    for choice, label in impossible:
        kinds.setdefault(_group(choice, words), []).append((choice, label))
    small = {kind: some for kind, some in kinds.items() if len(some) < ALONE}
    for kind, some in kinds.items():
        for start in range(0, 0 if kind in small else len(some), MENU):
            part = some[start : start + MENU]
            heading = words("why-some", kind=kind, first=part[0][1], last=part[-1][1]) if len(some) > MENU else kind
            yield [heading], part
    names = list(small)
    for start in range(0, len(names), SHARING):
        sharing = names[start : start + SHARING]
        yield sharing, [each for kind in sharing for each in small[kind]]


def why_view(loaded: Loaded, words: Words, impossible: Sequence[tuple[str, str]], notice: str = "") -> ui.LayoutView:
    """Menus of what is not possible now, one for each kind of choice; where those would be too many, kinds that few
    choices have share the last ones, and stand above them as their heading."""
    head = [game_heading(loaded, words), *([notice] if notice else []), words("why-question")]
    parts: list[ui.Item[ui.LayoutView]] = [text("\n".join(head))]
    for number, (kinds, some) in enumerate(_by_kind(impossible, words)):
        shared = len(kinds) > 1
        entries = [(choice, label, _group(choice, words) if shared else "") for choice, label in some]
        if shared:
            parts.append(text(f"**{' · '.join(kinds)}**"))  # small gray lines look like answers that can't be pressed
        heading = words("why-other") if shared else kinds[0]
        parts.append(menu(control(loaded.id, 0, f"@whynot.{number}"), heading, entries))
    return layout(*parts, accent=ACCENT)
