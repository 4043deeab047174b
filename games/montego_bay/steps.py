"""The decisions before the loading: colors, Lazy Jack, movement cards.
Each with its question, its legal answers and its consequence; those of the loading are in `loading.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.engine import Choice, Illegal, Luck, Question, Tell
from games.montego_bay import data, events, picks, questions, refusals
from games.montego_bay.data import CARDS, COLORS, JACK, RULES, SLOTS, WORKERS
from games.montego_bay.places import place_name
from games.montego_bay.untimely import bids_open

if TYPE_CHECKING:
    from games.montego_bay.table import Table

HIRE, PASS, DONE = picks.Hire().text, picks.Pass().text, picks.Done().text
THIRD, LAZY = 2, 3  # in `SLOTS`
PLACE = [picks.Place(slot).text for slot in SLOTS[:LAZY]]
COLOR = [picks.Colour(color).text for color in COLORS]
FIGURE = [picks.Figure(figure).text for figure in WORKERS]
CARD = [{card: picks.Card(slot, card).text for card in CARDS} for slot in SLOTS]
# All cards of a set but up to two of them, in order: CARDS_BUT[slot][one card or 0][another card or 0].
CARDS_BUT: list[list[list[list[str]]]] = [
    [
        [[text for card, text in texts.items() if card not in (one, other)] for other in range(max(CARDS) + 1)]
        for one in range(max(CARDS) + 1)
    ]
    for texts in CARD
]


def figure_args(figure: int) -> dict[str, str]:
    """Which figure an event or a question is about: id, color, size."""
    if figure == JACK:
        return {"figure": data.FIGURES[figure], "colour": "", "size": "jack"}
    row = data.ROWS.figure[figure]
    return {"figure": row.id, "colour": row.color, "size": row.size}


# -- before the first round (M2.0) -------------------------------------------------------------------------------


class ChooseColor(Choice, frozen=True, tag="colour"):
    """M2.0, A29: any free color, in joining order."""

    def question(self, table: Table) -> Question:
        return questions.Colour()

    def options(self, table: Table) -> list[str]:
        return [text for color, text in enumerate(COLOR) if color not in table.colors]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        take_color(table, self.seat, COLOR.index(choice), tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in COLOR:
            return Illegal(refusals.ColourTaken(colour=COLORS[COLOR.index(choice)]))
        return Illegal(refusals.ColourFirst())


def take_color(table: Table, seat: int, color: int, tell: Tell) -> None:
    """M2.2: the color and its two workers belong to `seat`."""
    table.colors[seat] = color
    table.owner[2 * color] = table.owner[2 * color + 1] = seat
    tell(events.ColourChosen(colour=COLORS[color]), seat)


class ThirdFigure(Choice, frozen=True, tag="third"):
    """M10.1, A21: one seat chooses a figure of an unused color, the other gets the one of other color and size."""

    def question(self, table: Table) -> Question:
        return questions.ThirdFigure()

    def options(self, table: Table) -> list[str]:
        return [text for figure, text in enumerate(FIGURE) if figure // 2 not in table.colors]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        take_third_figures(table, self.seat, FIGURE.index(choice), tell)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in FIGURE:
            return Illegal(refusals.FigureTaken(figure=WORKERS[FIGURE.index(choice)]))
        return Illegal(refusals.ThirdFigureFirst())


def other_third_figure(table: Table, figure: int) -> int:
    """M10.1: the one of the other unused color and the other size."""
    unused = next(color for color in range(len(COLORS)) if color not in table.colors and color != figure // 2)
    return 2 * unused + 1 - figure % 2


def take_third_figures(table: Table, seat: int, figure: int, tell: Tell) -> None:
    """M10.1: `seat` takes the figure; the other one is of the other unused color and the other size."""
    for owner, taken in ((seat, figure), (1 - seat, other_third_figure(table, figure))):
        table.owner[taken] = owner
        tell(events.ThirdFigure(**figure_args(taken)), owner)


# -- Lazy Jack (M3) ----------------------------------------------------------------------------------------------


class Hire(Choice, frozen=True, tag="hire"):
    """M3.1, A1: ask for Lazy Jack or don't, secretly and all at once."""

    def question(self, table: Table) -> Question:
        return questions.Hire(coins=table.coins[self.seat], cost=RULES.jack_cost)

    def options(self, table: Table) -> list[str]:
        return [HIRE, PASS]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.wants[self.seat] = int(choice == HIRE)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.HireOrPass())


class PlaceJack(Choice, frozen=True, tag="place"):
    """M3.4, M10.4: Jack joins one of the hirer's own figures, on its space or in its tavern."""

    def question(self, table: Table) -> Question:
        return questions.PlaceJack()

    def options(self, table: Table) -> list[str]:
        return PLACE if table.seats == 2 else PLACE[:THIRD]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        companion = table.workers(self.seat)[PLACE.index(choice)]
        table.companion = companion
        table.at[JACK] = table.at[companion]
        where = place_name(table.at[companion], table.spaces)
        tell(events.JackPlaced(place=where, **figure_args(companion)), self.seat)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return bids_open(choice) or Illegal(refusals.PlaceJackFirst())


# -- movement cards (M4) -----------------------------------------------------------------------------------------


class Cards(Choice, frozen=True, tag="cards"):
    """M4.2, M4.3: one card for each own figure and for Jack; any may be changed until the seat is done.

    Jack's card comes from his companion's set, so the two differ (M4.3). Nothing is told: cards are secret (M5.1).
    """

    def question(self, table: Table) -> Question:
        missing = sum(1 for figure in self._figures(table) if not table.picks[figure])
        return questions.Cards(missing=missing) if missing else questions.CardsDone()

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

    def next_cards(self, table: Table, options: Sequence[str]) -> list[str]:
        """The cards among the `options` for the first figure that has none; all of them if none is without."""
        for figure in self._figures(table):
            if not table.picks[figure]:
                slot = LAZY if figure == JACK else table.workers(self.seat).index(figure)
                return [option for option in options if option in CARD[slot].values()]
        return [*options]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if asked := picks.Card.read(choice):
            figure = JACK if asked.worker == "jack" else table.workers(self.seat)[SLOTS.index(asked.worker)]
            table.picks[figure] = asked.card
            table.then(self)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if over := bids_open(choice):
            return over
        asked = picks.Card.read(choice)
        if choice == DONE:
            return Illegal(refusals.CardsMissing())
        if asked is None or asked.worker not in SLOTS or asked.card not in CARDS:
            return Illegal(refusals.ChooseCards(least=min(CARDS), most=max(CARDS)))
        slot, card = asked.worker, asked.card
        if slot == "jack" and table.hirer != self.seat:
            hired = table.hirer >= 0
            return Illegal(refusals.NotYourJack(seats=[table.hirer]) if hired else refusals.JackNotHired())
        if slot == "third" and table.seats != 2:
            return Illegal(refusals.NoThirdFigure())
        figure = JACK if slot == "jack" else table.workers(self.seat)[SLOTS.index(slot)]
        if table.picks[figure] == card:
            return Illegal(refusals.CardLiesThere(card=card))
        return Illegal(refusals.CardInUse(card=card))
