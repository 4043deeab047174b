"""The panel where a plan is made: one list of it at a time. Its owner sees it, and nobody else; what the private panel
shows of a plan is in `plan_lines.py`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.choices import explained
from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, BYTES, ENTRY, MENU, button, bytes_of, layout, menu, rows, text
from bot.ledger.loaded import Loaded
from bot.ledger.plan import DEEPEST, MOST_WISHES, Path, Plan
from bot.plans.favorites import Favorite
from bot.plans.favorites_panel import favorite_entries
from bot.plans.plan_lines import THEN, below_label, choice_label, course_labels, plan_lines, verb_label
from bot.text import Words
from bot.text.clipping import clipped
from games.engine import Ask, verb_in
from render import brief_effect, effect, painter

FEW = 2
"""So many choices of one verb share a menu with others."""
MENUS = 10
BUTTONS = 5
"""So many entries are taken out by buttons; more by a menu."""
ROOM = 1800
"""So many letters a plan has here."""
ABOVE = 300
Can = Mapping[str, Ask | None]
Menu = tuple[str, Sequence[tuple[str, str, str]]]
"""Its heading, and of each entry its choice, label and small print."""


class Shown(msgspec.Struct, frozen=True):
    """The list of a plan that is shown (`path`), what may come there (`can`), whether a computer player may be asked
    what it would do (`advice`), whether there is a plan of before to be made again (`earlier`), whether that was
    dropped a moment ago (`put_away`), and what its owner has kept of their plans (`favorites`)."""

    can: Can
    path: Path = ()
    advice: bool = False
    earlier: bool = False
    put_away: bool = False
    favorites: Sequence[Favorite] = ()


def plan_view(loaded: Loaded, words: Words, plan: Plan | None, shown: Shown, notice: str = "") -> ui.LayoutView:
    """The panel where a plan is made: what it says, what can be added, what can be taken out again. A `notice` on what
    was just pressed stands right above what can be pressed next: whoever presses has seen the rest."""
    plan = plan or Plan(0)
    parts: list[ui.Item[ui.LayoutView]] = [
        text("\n".join([game_heading(loaded, words), *_told(words, plan, shown.path)]))
    ]
    if notice:
        parts.append(text(notice))
    if shown.put_away and shown.earlier:  # perhaps by a slip of the thumb
        restore = control(loaded.id, 0, "@earlier")
        parts += rows([button(restore, words("button-plan-restore"), discord.ButtonStyle.success)])
    there = plan.below(shown.path).wishes
    before = rows(_general(loaded, words, plan, shown))
    after = [
        *_then_menus(loaded, words, plan, shown.path),
        *_removing(loaded, words, plan, shown.path),
        *_favorites(loaded, words, plan, shown),
    ]
    if plan.size < MOST_WISHES and len(shown.path) < DEEPEST and len(there) < MENU:
        room = BYTES - bytes_of(layout(*parts, *before, *after, accent=ACCENT))
        parts += _adding(loaded, words, plan, shown, room)
    return layout(*parts, *after, *before, accent=ACCENT)


def no_plan_view(loaded: Loaded, words: Words, notice: str) -> ui.LayoutView:
    """What stands in the place of the panel where nothing can be planned now, and the way to the game."""
    back = button(control(loaded.id, 0, "@fresh"), words("button-planned"), discord.ButtonStyle.primary)
    return layout(text(f"{game_heading(loaded, words)}\n{notice}"), *rows([back]), accent=ACCENT)


def _told(words: Words, plan: Plan, path: Path) -> list[str]:
    """The list that is shown, and how it is used."""
    how = words("plan-how-below" if path else "plan-how")
    said = [words("plan-title")]
    if path:
        above = THEN.join(course_labels(words, [wish.choice for wish in plan.along(path)]))
        said.append(words("plan-after", choices=clipped(above, ABOVE)))
    there = plan.below(path)
    if not there.wishes:
        return [*said, how]
    return [*said, *plan_lines(words, there, ROOM), f"-# {how}"]


def place_of(path: Path) -> str:
    """A place in a plan as controls have it; nothing for the first list."""
    return "-".join(map(str, path))


def _control(loaded: Loaded, action: str, plan: Plan, path: Path) -> str:
    """A control about a list of the plan. What is done to the first list is meant of any plan."""
    if not path:
        return control(loaded.id, 0, action)
    return control(loaded.id, plan.mark, f"{action}.{place_of(path)}")


def _then_menus(loaded: Loaded, words: Words, plan: Plan, path: Path) -> list[ui.Item[ui.LayoutView]]:
    """The way to the lists below."""
    if len(path) >= DEEPEST:
        return []
    rows_of = [
        (str(number), f"{number + 1} · {choice_label(words, wish.choice)}", below_label(words, wish))
        for number, wish in enumerate(plan.below(path).wishes)
    ]
    leads = control(loaded.id, plan.mark, f"@plan.{place_of(path)}")
    return [menu(leads, words("plan-pick-after"), rows_of[:MENU])] if rows_of else []


def _removing(loaded: Loaded, words: Words, plan: Plan, path: Path) -> list[ui.ActionRow[ui.LayoutView]]:
    """What takes an entry out again."""
    there = plan.below(path).wishes
    if len(there) > BUTTONS:
        entries = [(wish.choice, f"{n} · {choice_label(words, wish.choice)}", "") for n, wish in enumerate(there, 1)]
        return [menu(_control(loaded, "@unwish", plan, path), words("plan-pick-remove"), entries[:MENU])]
    return rows(
        button(_control(loaded, "@unwish", plan, path) + f".{wish.choice}", words("button-unwish", number=number))
        for number, wish in enumerate(there, 1)
    )


def _favorites(loaded: Loaded, words: Words, plan: Plan, shown: Shown) -> list[ui.ActionRow[ui.LayoutView]]:
    """What was kept of other plans, to be put on the first list."""
    entries = favorite_entries(words, shown.favorites) if not shown.path and plan.size < MOST_WISHES else []
    return [menu(control(loaded.id, 0, "@favorite"), words("plan-pick-favorite"), entries)] if entries else []


def _general(loaded: Loaded, words: Words, plan: Plan, shown: Shown) -> list[ui.Button[ui.LayoutView]]:
    style, path = discord.ButtonStyle, shown.path
    there = plan.below(path).wishes
    buttons: list[ui.Button[ui.LayoutView]] = []
    if path:
        buttons.append(button(_control(loaded, "@plan", plan, path[:-1]), words("button-plan-up"), style.primary))
        if there and any(not wish.then for wish in plan.below(path[:-1]).wishes):
            buttons.append(button(_control(loaded, "@alike", plan, path), words("button-plan-alike")))
    else:
        buttons.append(button(control(loaded.id, 0, "@fresh"), words("button-planned"), style.primary))
    if shown.advice and plan.size < MOST_WISHES and len(path) < DEEPEST:
        buttons.append(button(_control(loaded, "@suggest", plan, path), words("button-suggest")))
    if shown.earlier and not shown.put_away:
        buttons.append(button(control(loaded.id, 0, "@earlier"), words("button-plan-earlier")))
    if plan.wishes and not path and not any(each.is_of(plan) for each in shown.favorites):
        buttons.append(button(control(loaded.id, 0, "@keep"), words("button-plan-keep")))
    if plan.wishes:
        buttons.append(button(control(loaded.id, 0, "@unplan"), words("button-unplan"), style.danger))
    return buttons


def _adding(loaded: Loaded, words: Words, plan: Plan, shown: Shown, room: int) -> Sequence[ui.ActionRow[ui.LayoutView]]:
    """Menus of what can be added, as many as so many bytes have room for: without effects, without small print if need
    be."""
    there = [wish.choice for wish in plan.below(shown.path).wishes]

    def menus(entries: Sequence[Menu]) -> list[ui.ActionRow[ui.LayoutView]]:
        place = f".{place_of(shown.path)}" if shown.path else ""
        mark = plan.mark if shown.path else 0
        return [
            menu(control(loaded.id, mark, f"@wish.{number}{place}"), heading, some)
            for number, (heading, some) in enumerate(entries)
        ]

    found = _menus(loaded, words, shown.can, there)
    for effects in (True, False):
        if len(_sent(menus(told := _menus(loaded, words, shown.can, there, effects=effects)))) <= room:
            return menus(told)
    plain = [(heading, [(choice, label, "") for choice, label, _ in some]) for heading, some in found]
    while plain and len(_sent(menus(plain))) > room:
        plain.pop()
    return menus(plain)


def _sent(menus: Sequence[ui.ActionRow[ui.LayoutView]]) -> bytes:
    return msgspec.json.encode([each.to_component_dict() for each in menus])


def _small_print(loaded: Loaded, words: Words, choice: str, detail: Ask | None, *, effects: bool) -> str:
    """What is told of an entry, with what that does which it takes or adds where there is room for all of that."""
    told = words.detail(detail) if detail is not None else ""
    if not effects:
        return told
    paint, view = painter(loaded.row.kind), loaded.game.view(loaded.table, None)
    found = [how(paint, view, choice, words) for how in (effect, brief_effect)]
    return next((said for each in found if len(said := explained(told, each)) <= ENTRY), told)


def _menus(loaded: Loaded, words: Words, can: Can, wished: Collection[str], *, effects: bool = False) -> Sequence[Menu]:
    """What can be planned and is not `wished` yet, in the game's order: a menu a verb, one for those with few, which is
    called by its verb if it has only one."""
    verbs: dict[str, list[tuple[str, str, str]]] = {}
    for choice, detail in can.items():
        entry = (choice, choice_label(words, choice), _small_print(loaded, words, choice, detail, effects=effects))
        verbs.setdefault(verb_in(choice), []).append(entry)
    few = [entry for entries in verbs.values() if len(entries) <= FEW for entry in entries]
    found = [(verb_label(words, verb), entries) for verb, entries in verbs.items() if len(entries) > FEW]
    parts: list[tuple[str, Sequence[tuple[str, str, str]]]] = []
    alone = {verb_in(choice) for choice, _, _ in few if choice not in wished}
    rest = verb_label(words, *alone) if len(alone) == 1 else words("plan-rest")
    for heading, entries in [*found, (rest, few)]:
        left = [entry for entry in entries if entry[0] not in wished]
        parts += [(heading, left[start : start + MENU]) for start in range(0, len(left), MENU)]
    return parts[:MENUS]
