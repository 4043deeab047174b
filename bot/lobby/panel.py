"""The lobby message: what will be played with which options, who sits where, and the buttons to join and start.
Once the game has begun it becomes its status card (`status_card.py`)."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, layout, menu, rows, text
from bot.learn.button import learn_button
from bot.ledger.loaded import Loaded
from bot.ledger.options import CLOCKS, NO_CLOCK, usual_options
from bot.ledger.tempo import ANY_TEMPO, TEMPOS
from bot.lobby.alone import explained_values, form_label, solo_forms
from bot.lobby.duration import duration_line
from bot.lobby.kinds import LOBBY_LASTS
from bot.lobby.options_panel import changed_names, hints_value, rated_value
from bot.lobby.status_card import status_card
from bot.outbox.public_message import PublicMessage
from bot.play.primer import primer_button
from bot.players.registry import seatable
from bot.text import LANGUAGES, Words
from bot.text.markdown import in_markdown
from bot.text.table_options import unusual_options

ACCENT = 0xC8963E
CLOCK = "clock."
"""Begins what the menu of paces stands for where only a clock is chosen."""
LATER = "later"
"""The argument of `@start` with which a host who was asked waits for others."""


def lobby_message(
    loaded: Loaded, words: Words, standings: Mapping[int, int | None], place_id: int | None = None
) -> PublicMessage:
    """The lobby as everybody sees it; `standings` are what people have kept from earlier games, such as a rank.
    `place_id` is where the game is shown if that is not its thread."""
    row, key = loaded.row, loaded.row.kind
    seats = loaded.options.seats
    options = settings_lines(loaded, words)
    if row.state == "lobby":
        spoken = words(f"language-{row.locale}")
        options.append(words("lobby-setting", setting=words("lobby-language"), value=spoken))
        options += duration_line(loaded, words)
        if changed := changed_names(loaded, words):
            options.append(words("lobby-changed", options=words.listed(changed)))
    people = [*seat_lines(loaded, words), *standing_lines(loaded, words, standings)]
    if row.state == "lobby" and 1 < seats == len(loaded.seats):
        people.append(words("lobby-ready", host=_host(loaded)))
    paragraphs = [[f"## {words(f'{key}-title')}", words(f"{key}-summary")], options, people]
    controls: list[ui.ActionRow[ui.LayoutView]] = []
    foot = ""
    match row.state:
        case "lobby":
            controls = _buttons(loaded, words, seats)
            until = f"<t:{round((row.updated_at + LOBBY_LASTS).timestamp())}:D>"
            foot = f"{words('lobby-waits', until=until)}\n{words('lobby-commitment', commitment=row.commitment)}"
        case "cancelled":
            paragraphs.append([words("lobby-cancelled" if loaded.table is None else "course-ended")])
        case "aside":
            paragraphs.append([words("error-aside")])
        case _:
            status, controls = status_card(loaded, words, place_id or row.thread_id or row.channel_id)
            paragraphs += status
            foot = words("lobby-commitment", commitment=row.commitment)
    content = "\n\n".join("\n".join(lines) for lines in paragraphs if lines)
    return PublicMessage(content=content, foot=foot, rows=controls, accent=ACCENT)


def seat_lines(loaded: Loaded, words: Words) -> list[str]:
    """Who sits at each seat, how many are free, and how many could play where a usual table is for fewer."""
    lines: list[str] = []
    for seat in loaded.seats:
        person = "lobby-host" if seat.person_id == loaded.row.host_id else "lobby-person"
        lines.append(words(person if seat.player is None else "lobby-player", name=in_markdown(seat.notes["name"])))
    free, most = loaded.options.seats - len(loaded.seats), loaded.game.seats[-1]
    if free <= 0:
        return lines
    as_usual = loaded.options.seats == usual_options(loaded.game).seats < most
    return [*lines, words("lobby-free-seats-more" if as_usual else "lobby-free-seats", free=free, most=most)]


def _host(loaded: Loaded) -> str:
    """The host's name: whoever is the host sits at the table."""
    return in_markdown(next(seat.notes["name"] for seat in loaded.seats if seat.person_id == loaded.row.host_id))


def standing_lines(loaded: Loaded, words: Words, standings: Mapping[int, int | None]) -> list[str]:
    """What people have kept from earlier games, in words."""
    key = f"{loaded.row.kind}-kept-{loaded.keeps}"
    return [
        words("lobby-kept", name=in_markdown(seat.notes["name"]), kept=words(key, value=standings[person] or 0))
        for seat in loaded.seats
        if (person := seat.person_id) is not None and person in standings
    ]


def settings_lines(loaded: Loaded, words: Words) -> list[str]:
    """The options in words: those that are not as usual, or were changed since others sat down."""
    chosen = loaded.options
    lines = unusual_options(loaded.game, chosen.settings, words, chosen.changed)
    if chosen.tempo != ANY_TEMPO and chosen.seats > 1:
        lines.append(words("lobby-setting", setting=words("lobby-tempo"), value=words(f"tempo-{chosen.tempo}")))
    if chosen.seats > 1 and (chosen.clock != NO_CLOCK or chosen.tempo != ANY_TEMPO or "clock" in chosen.changed):
        lines.append(words("lobby-setting", setting=words("lobby-clock"), value=words(f"clock-{chosen.clock}.terms")))
    if (not chosen.rated or "rated" in chosen.changed) and chosen.seats > 1:
        lines.append(words("lobby-setting", setting=words("lobby-rated"), value=rated_value(words, on=chosen.rated)))
    if chosen.hints or "hints" in chosen.changed:
        lines.append(words("lobby-setting", setting=words("lobby-hints"), value=hints_value(words, on=chosen.hints)))
    return lines


def starts_alone(loaded: Loaded) -> bool:
    """Whether the button that begins the game begins one for the host alone, as it then says."""
    return len(loaded.seats) == 1 == loaded.game.seats[0]


def _start_label(loaded: Loaded) -> str:
    """The key of what the button says that begins the game."""
    return "button-start-alone" if starts_alone(loaded) else "button-start"


def start_view(loaded: Loaded, words: Words) -> ui.LayoutView:
    """The question to the host whether to begin though seats are free, and what would come of it; of a host who is
    alone, which of the games for one it is to be."""
    seated, free = len(loaded.seats), loaded.options.seats - len(loaded.seats)
    alone = seated == 1
    key = "lobby-start-alone" if alone else "lobby-start-free"
    question = [words(key, seated=seated, free=free)] if free or not alone else []
    style, starts = discord.ButtonStyle, f"@start.{seated}"
    forms = solo_forms(loaded.game, loaded.options.settings) if alone else []
    if forms:
        explained = " · ".join(explained_values(loaded.game, forms, words))
        question += [words("lobby-start-how"), f"-# {explained}"]
        labels = [form_label(loaded.game, form, words) for form in forms]
    else:
        labels = [words(_start_label(loaded) if alone else "button-start-sure", seated=seated)]
    buttons = [
        button(control(loaded.id, 0, f"{starts}.{number}" if forms else starts), label, style.success)
        for number, label in enumerate(labels)
    ]
    if free or not alone:
        buttons.append(button(control(loaded.id, 0, f"@start.{LATER}"), words("button-start-later"), style.primary))
    return layout(text("\n".join(question)), *rows(buttons), accent=ACCENT)


def cancel_view(loaded: Loaded, words: Words, others: int) -> ui.LayoutView:
    """The question whether to close a table at which so many others sit."""
    sure = button(control(loaded.id, 0, f"@cancel.{others}"), words("button-cancel-sure"), discord.ButtonStyle.danger)
    return layout(text(words("lobby-cancel-sure", others=others)), *rows([sure]), accent=ACCENT)


def _buttons(loaded: Loaded, words: Words, seats: int) -> list[ui.ActionRow[ui.LayoutView]]:
    game_id = loaded.id
    full = len(loaded.seats) >= seats
    enough = len(loaded.seats) >= loaded.game.seats[0]
    style = discord.ButtonStyle
    people = [
        button(control(game_id, 0, "@join"), words("button-join"), style.success, disabled=full),
        button(control(game_id, 0, "@leave"), words("button-leave")),
        button(control(game_id, 0, "@start"), words(_start_label(loaded)), style.primary, disabled=not enough),
        button(control(game_id, 0, "@cancel"), words("button-cancel"), style.danger),
    ]
    looks = [*learn_button(loaded.row.kind, words), *primer_button(loaded, 0, words)]
    players = [
        button(control(game_id, 0, f"@seat.{name}"), words(f"button-seat-{name}"))
        for name in (seatable(loaded.row.kind) if not full else [])
    ]
    if any(seat.player is not None for seat in loaded.seats):
        players.append(button(control(game_id, 0, "@unseat"), words("button-unseat")))
    looks.append(button(control(game_id, 0, "@options"), words("button-options")))
    looks += [
        button(control(game_id, 0, f"@language.{each}"), words("button-language", other=each))
        for each in LANGUAGES
        if each != loaded.row.locale
    ]
    return rows(people) + _tempos(loaded, words) + rows(players) + rows(looks)


def _tempos(loaded: Loaded, words: Words) -> list[ui.ActionRow[ui.LayoutView]]:
    """The menu with which the host of a table for several chooses how fast it plays, or its clock alone. What stands
    already is not in it: an app lets nobody pick the same again."""
    chosen = loaded.options
    if chosen.seats < 2:
        return []
    entries = [
        (name, words(f"tempo-{name}"), words(f"clock-{tempo.clock}.terms"))
        for name, tempo in TEMPOS.items()
        if name != chosen.tempo or tempo.clock != chosen.clock
    ]
    entries += [
        (f"{CLOCK}{name}", words("lobby-pick-clock", clock=words(f"clock-{name}")), words(f"clock-{name}.terms"))
        for name in CLOCKS
        if name != chosen.clock
    ]
    return [menu(control(loaded.id, 0, "@tempo"), words("lobby-pick-tempo"), entries)]
