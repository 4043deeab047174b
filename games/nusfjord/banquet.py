"""The Banquet Table (C9, X3): prices of plates, filling them, and the decision how many.
When one may do so is in `actions.py` and on the cards; who eats from it is in `council.py`."""

from __future__ import annotations

from games.engine import Illegal, Luck, Question, Tell
from games.nusfjord import data, events, goods, picks, questions, refusals
from games.nusfjord.deciding import Decision
from games.nusfjord.table import Table
from games.nusfjord.terms import FISH, PLAIN, Terms


def plate_price(plate: int, terms: Terms) -> int:
    """What the plate costs; a discount leaves at least 1 fish to pay."""
    return max(1, data.PLATES[plate] - terms.plate_discount)


def plates_price(table: Table, plates: int, terms: Terms) -> int:
    """What the next so many plates cost together."""
    return sum(plate_price(plate, terms) for plate in range(table.plates, table.plates + plates))


def most_plates(table: Table, seat: int, terms: Terms) -> int:
    """How many plates this player can fill now."""
    fish, plate = table.players[seat].goods[FISH], table.plates
    last = min(len(data.PLATES), plate + terms.max_plates)
    while plate < last and (fish := fish - plate_price(plate, terms)) >= 0:
        plate += 1
    return plate - table.plates


def plates_gold(plates: int, terms: Terms) -> int:
    """X3: the gold that so many plates bring."""
    return plates * (terms.plate_gold or data.ROWS.action_values.plate_gold)


def serve(table: Table, seat: int, plates: int, terms: Terms, tell: Tell) -> None:
    """Fill the next plates, in ascending order."""
    price = plates_price(table, plates, terms)
    table.players[seat].goods[FISH] -= price
    table.plates += plates
    tell(events.Served(plates=plates, fish=price, filled=table.plates), seat)
    goods.gain(table, seat, (plates * terms.plate_wood, 0, plates_gold(plates, terms)), "serve_fish", tell)


SERVE = [picks.Serve(plates).text for plates in range(len(data.PLATES) + 1)]


class Serve(Decision, frozen=True, tag="serve", omit_defaults=True):
    """X3: how many plates."""

    terms: Terms = PLAIN

    def question(self, table: Table) -> Question:
        return questions.Serve(filled=table.plates, fish=plate_price(table.plates, self.terms))

    def answers(self, table: Table) -> list[str]:
        return SERVE[1 : most_plates(table, self.seat, self.terms) + 1]

    def answer(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        serve(table, self.seat, picks.Serve.of(choice).plates, self.terms, tell)

    def refusal(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.TooManyPlates(most=most_plates(table, self.seat, self.terms)))
