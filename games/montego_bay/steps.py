"""The decisions before the loading: colors, Lazy Jack, movement cards.
Each with its question, its legal answers and its consequence; those of the loading are in `loading.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.engine import Ask, Choice, Illegal, Luck, Tell
from games.montego_bay import data
from games.montego_bay.data import CARDS, COLORS, JACK, RULES, SLOTS, WORKERS
from games.montego_bay.places import place_name

if TYPE_CHECKING:
    from games.montego_bay.table import Table

HIRE, PASS, DONE = "hire", "pass", "done"
THIRD, LAZY = 2, 3  # in `SLOTS`
PLACE = [f"place:{slot}" for slot in SLOTS[:LAZY]]
COLOR = [f"colour:{color}" for color in COLORS]
FIGURE = [f"figure:{figure}" for figure in WORKERS]
CARD = [{card: f"card:{slot}:{card}" for card in CARDS} for slot in SLOTS]
# All cards of a set but up to two of them, in order: CARDS_BUT[slot][one card or 0][another card or 0].
CARDS_BUT: list[list[list[list[str]]]] = [
    [
        [[text for card, text in texts.items() if card not in (one, other)] for other in range(max(CARDS) + 1)]
        for one in range(max(CARDS) + 1)
    ]
    for texts in CARD
]


def figure_args(figure: int) -> dict[str, Any]:
    """Which figure an event or a question is about: id, color, size."""
    if figure == JACK:
        return {"figure": data.FIGURES[figure], "colour": "", "size": "jack"}
    row = data.ROWS.figure[figure]
    return {"figure": row.id, "colour": row.color, "size": row.size}


# -- before the first round (M2.0) -------------------------------------------------------------------------------


class ChooseColor(Choice, frozen=True, tag="colour"):
    """M2.0, A29: any free color, in joining order."""

    def ask(self, table: Table) -> Ask:
        return Ask("colour")

    def options(self, table: Table) -> list[str]:
        return [text for color, text in enumerate(COLOR) if color not in table.colors]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        take_color(table, self.seat, data.COLOR_INDEX[choice[7:]], tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in COLOR:
            return Illegal("colour_taken", "M2.0", colour=choice[7:])
        return Illegal("colour_first", "M2.0")


def take_color(table: Table, seat: int, color: int, tell: Tell) -> None:
    """M2.2: the color and its two workers belong to `seat`."""
    table.colors[seat] = color
    table.owner[2 * color] = table.owner[2 * color + 1] = seat
    tell("colour_chosen", seat, colour=COLORS[color])


class ThirdFigure(Choice, frozen=True, tag="third"):
    """M10.1, A21: one seat chooses a figure of an unused color, the other gets the one of other color and size."""

    def ask(self, table: Table) -> Ask:
        return Ask("third_figure")

    def options(self, table: Table) -> list[str]:
        return [text for figure, text in enumerate(FIGURE) if figure // 2 not in table.colors]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        take_third_figures(table, self.seat, data.FIGURE_INDEX[choice[7:]], tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in FIGURE:
            return Illegal("figure_taken", "M10.1", figure=choice[7:])
        return Illegal("third_figure_first", "M10.1")


def take_third_figures(table: Table, seat: int, figure: int, tell: Tell) -> None:
    """M10.1: `seat` takes the figure; the other one is of the other unused color and the other size."""
    unused = next(
        color for color in range(len(COLORS)) if color not in table.colors and color != figure // 2
    )  # fmt: skip
    for owner, taken in ((seat, figure), (1 - seat, 2 * unused + 1 - figure % 2)):
        table.owner[taken] = owner
        tell("third_figure", owner, **figure_args(taken))


# -- Lazy Jack (M3) ----------------------------------------------------------------------------------------------


class Hire(Choice, frozen=True, tag="hire"):
    """M3.1, A1: ask for Lazy Jack or don't, secretly and all at once."""

    def ask(self, table: Table) -> Ask:
        return Ask("hire", {"coins": table.coins[self.seat], "cost": RULES.jack_cost})

    def options(self, table: Table) -> list[str]:
        return [HIRE, PASS]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.wants[self.seat] = int(choice == HIRE)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal("hire_or_pass", "M3.1")


class PlaceJack(Choice, frozen=True, tag="place"):
    """M3.4, M10.4: Jack joins one of the hirer's own figures, on its space or in its tavern."""

    def ask(self, table: Table) -> Ask:
        return Ask("place_jack")

    def options(self, table: Table) -> list[str]:
        return PLACE if table.seats == 2 else PLACE[:THIRD]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        companion = table.workers(self.seat)[PLACE.index(choice)]
        table.companion = companion
        table.at[JACK] = table.at[companion]
        where = place_name(table.at[companion], table.spaces)
        tell("jack_placed", self.seat, place=where, **figure_args(companion))

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal("place_jack_first", "M3.4")


# -- movement cards (M4) -----------------------------------------------------------------------------------------


class Cards(Choice, frozen=True, tag="cards"):
    """M4.2, M4.3: one card for each own figure and for Jack; any may be changed until the seat is done.

    Jack's card comes from his companion's set, so the two differ (M4.3). Nothing is told: cards are secret (M5.1).
    """

    def ask(self, table: Table) -> Ask:
        missing = sum(1 for figure in self._figures(table) if not table.picks[figure])
        return Ask("cards", {"missing": missing}) if missing else Ask("cards_done")

    def _figures(self, table: Table) -> list[int]:
        figures = table.workers(self.seat)
        return [*figures, JACK] if table.hirer == self.seat else figures

    def options(self, table: Table) -> list[str]:
        picks, hires = table.picks, table.hirer == self.seat
        jack = picks[JACK] if hires else 0
        missing = hires and not jack
        options: list[str] = []
        for slot, figure in enumerate(table.workers(self.seat)):
            card = picks[figure]
            options += CARDS_BUT[slot][card][jack if figure == table.companion else 0]
            missing = missing or not card
        if hires:
            options += CARDS_BUT[LAZY][jack][picks[table.companion]]
        if not missing:
            options.append(DONE)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice != DONE:
            _, slot, card = choice.split(":")
            figure = JACK if slot == "jack" else table.workers(self.seat)[SLOTS.index(slot)]
            table.picks[figure] = int(card)
            table.then(self)

    def why_not(self, table: Table, choice: str) -> Illegal:
        verb, slot, card = (*choice.split(":"), "", "")[:3]
        if choice == DONE:
            return Illegal("cards_missing", "M4.2")
        if verb != "card" or slot not in SLOTS or card not in map(str, CARDS):
            return Illegal("choose_cards", "M4.2", least=min(CARDS), most=max(CARDS))
        if slot == "jack" and table.hirer != self.seat:
            return Illegal("not_your_jack", "M4.3")
        if slot == "third" and table.seats != 2:
            return Illegal("no_third_figure", "M10.1")
        figure = JACK if slot == "jack" else table.workers(self.seat)[SLOTS.index(slot)]
        if table.picks[figure] == int(card):
            return Illegal("card_lies_there", "M4.2", card=int(card))
        return Illegal("card_in_use", "M4.3", card=int(card))
