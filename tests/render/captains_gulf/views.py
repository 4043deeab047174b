"""Tables of Captains of the Gulf laid out by hand for pictures: an early one, the fullest one, and many choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.captains_gulf import data
from games.captains_gulf.bundles import best_hauls, hauls
from games.captains_gulf.captain import Captain, blank_captain
from games.captains_gulf.table import Table, blank_table
from games.captains_gulf.view import View, view
from games.engine import Ask, Result, Score

PEOPLE = ["Maximiliane von Hohenstein", "Ægir Þórðarson", "Łucja", "Ben"]


def early_captain(seat: int = 0) -> Captain:
    """A boat after a few turns: two licenses, a mate, a bigger tank, some seafood."""
    captain = blank_captain(4 + seat)
    captain.hand = [data.CARD_INDEX[card] for card in data.CARDS[seat * 7 : seat * 7 + 6]]
    captain.licensed = [1, 1, 0]
    captain.license_cards = [40 + seat * 2, 41 + seat * 2]
    captain.crew, captain.crew_cards = 1, [0]
    small_tank = data.upgrade("tank_small")
    captain.fitted[small_tank] = 1
    captain.upgrade_cards = [data.UPGRADE_OF.index(small_tank)]
    captain.tank, captain.fuel = 8, 3 + seat
    captain.hold = [1, 0, 0, 0, 1, 0]
    captain.tracks = [1 + seat, 5, 7 + seat]
    captain.at = (11, data.FIRST_PORT, 20, data.FIRST_PORT + 2)[seat]
    captain.wheel, captain.tiles = (seat * 2 + 1) % 6, seat
    return captain


def full_captain(seat: int = 0) -> Captain:
    """Everybody hired, everything fitted, every box full, loans, far along the tracks, the longest hand."""
    captain = blank_captain(118)
    captain.hand = list(range(seat * 10, seat * 10 + 9))
    captain.licensed = [6, 5, 7]
    captain.license_cards = list(range(18))
    captain.crew = (1 << len(data.CREW)) - 1
    captain.crew_cards = [data.CREW_OF.index(member) for member in range(len(data.CREW))]
    for kind, name in enumerate(data.UPGRADES):
        if name in ("tank_small", "storage_big"):
            continue
        number = data.MOST_UPGRADES[kind]
        captain.fitted[kind] = number
        captain.upgrade_cards += [card for card, each in enumerate(data.UPGRADE_OF) if each == kind][:number]
    captain.tank, captain.fuel, captain.boxes = 10, 9, 4
    captain.hold = [1, 0, 1, 0, 1, 1]
    captain.tracks = [data.TRACK.spaces - (seat > 0), 11, 4]
    captain.at, captain.wheel, captain.tiles, captain.loans, captain.used = 17, 3, 12, 10, 1
    return captain


def sea(table: Table) -> None:
    """Seafood on every third hex, everything at once on one, tokens on some."""
    for at in range(len(data.HEXES)):
        if at % 3 == 0:
            table.sea[at % 9 // 3][at] = 2 + at % 3
        table.depletion[at] = 2 if at % 5 == 0 else 0
        table.recovery[at] = int(at % 4 == 0)
    for kind in data.KINDS:
        table.sea[kind][17] = 12
    table.depletion[17], table.recovery[17] = 11, 1


def laid(captains: list[Captain], card: str, round_: int) -> Table:
    """A table with these boats in this round."""
    table = blank_table(len(captains), 1, [])
    table.captains = captains
    sea(table)
    table.tastes = [0, 1, 2]
    table.rewards = [[0, 1], [2, -1], [4, 5]]
    table.round, table.card, table.timer = round_, data.ROUND_CARDS.index(card), 1
    table.shown_cards = [*range(round_ - 1), table.card]
    table.deck, table.discards = list(range(30)), list(range(9))
    table.schools, table.shown_schools = list(range(5)), list(range(3))
    return table


def changed(seen: View, **changes: Any) -> View:
    """The view with other facts."""
    return msgspec.structs.replace(seen, **changes)


def early(seats: int = 3, viewer: int | None = None, **changes: Any) -> View:
    """A table after a few rounds; seat 0 is about to move."""
    table = laid([early_captain(seat) for seat in range(seats)], "good_weather", 3)
    return changed(
        view(table, viewer), **({"over": False, "waiting": [0], "asked": Ask("turn", {"money": 4})} | changes)
    )


def fullest(seats: int = 4, viewer: int | None = None, **changes: Any) -> View:
    """Last round, everything full, all boats on one hex, all deciding."""
    table = laid([full_captain(seat) for seat in range(seats)], "migration", 8)
    table.seafood_disc, table.direction_disc = 2, 4
    return changed(view(table, viewer), **({"over": False, "waiting": list(range(seats)), "window": True} | changes))


def numbered(choices: list[str]) -> dict[str, int]:
    """Choices with the numbers of their buttons."""
    return {choice: number for number, choice in enumerate(choices, 1)}


def all_places() -> dict[str, int]:
    """Numbers on everything on the board, more than any one decision has."""
    return numbered([
        *(f"go:{space}" for space in data.SPACES),
        *(f"bonus:{action}" for action in data.BONUS_ACTIONS),
        *(f"fish:{hex_}" for hex_ in data.HEXES),
        *(f"sail:{port}" for port in data.PORTS),
        *(f"advance:{port}" for port in data.PORTS),
        *(f"boost:{port}" for port in data.PORTS),
    ])  # fmt: skip


def all_cards(seen: View, seat: int = 0) -> dict[str, int]:
    """Numbers on every section of every card in hand."""
    rows = [data.ROWS.card[data.CARD_INDEX[card]] for card in seen.captains[seat].hand]
    return numbered([
        *(f"license:{row.id}:{row.license}" for row in rows),
        *(f"crew:{row.id}:{row.crew}" for row in rows),
        *(f"upgrade:{row.id}:{row.upgrade}" for row in rows),
        *(f"drop:{row.id}" for row in rows),
        "decline",
    ])  # fmt: skip


def all_catches(seen: View, seat: int = 0) -> dict[str, int]:
    """All that each card catches with two boxes, what bonus tiles make of the first one, and the way round."""
    hand = seen.captains[seat].hand
    icons = {card: data.ICONS[data.CARD_INDEX[card]] for card in hand}
    plain = [f"catch:{card}:{haul}" for card in hand for haul in best_hauls((2, 2, 2), 2, three(icons[card]))]
    more = [f"catch:{hand[0]}:{haul}" for haul in hauls((2, 2, 2), 2, three(icons[hand[0]]), 2)]
    return numbered([*plain, *(each for each in more if each not in plain and len(each.split(":")[2]) > 1), "other"])


def three(icons: Sequence[int]) -> tuple[int, int, int]:
    """The icons of a card by type."""
    shrimp, oyster, crab = icons
    return shrimp, oyster, crab


def all_loose() -> dict[str, int]:
    """Every choice without a place, and 40 ways to sell."""
    codes = ("none", "s", "so", "soc", "ssoc", "ooc")
    sales = [f"sell:{raw}:{cooked}" for raw in codes for cooked in codes][1:]
    return numbered([
        *sales, "take:so", "total:3", "total:1", "buy:3", "buy:6", "buy:9", "inspection:fuel", "inspection:money",
        "repay", "draw", "other", "done", "decline", "end",
    ])  # fmt: skip


def result(seen: View) -> Result:
    """The scoring of the boats as they stand."""
    standing = [(captain.points.total, captain.fuel) for captain in seen.captains]
    return Result([
        Score(seat, captain.points.total, msgspec.structs.asdict(captain.points),
              1 + sum(other > standing[seat] for other in standing))
        for seat, captain in enumerate(seen.captains)
    ])  # fmt: skip
