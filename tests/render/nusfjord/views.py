"""Tables of Nusfjord for pictures: played ones, the fullest one, one alone, and every choice that has a place."""

from __future__ import annotations

from functools import cache
from random import Random

from games.engine import Luck, Result
from games.nusfjord import building, data
from games.nusfjord.game import GAME
from games.nusfjord.table import Table
from games.nusfjord.view import View

PEOPLE = ["Maximiliane von Hohenstein", "Ægir Þórðarson", "Łucja", "Ben", "Ilse-Marie"]


def longest(cards: list[str]) -> list[str]:
    """The cards by the length of their text, the longest first."""
    texts = {row["id"]: len(row["text_de"]) + len(row["text_en"]) for row in data.RAW["building"] + data.RAW["elder"]}
    return sorted(cards, key=lambda card: -texts[card])


@cache
def played(seats: int, turns: int = 10_000, **settings: str) -> Table:
    """A game played at random but busily: up to `turns` decisions, or to its end. Shared: never change it."""
    rng, luck = Random(seats), Luck(bytes([seats + 40]) * 32)
    table, _ = GAME.setup(seats, settings, luck)
    for _ in range(turns):
        waiting = list(GAME.waiting(table))
        if not waiting:
            break
        seat = rng.choice(waiting)
        options = GAME.options(table, seat)
        busy = [choice for choice in options if choice not in ("skip", "decline", "done")] or options
        GAME.apply(table, seat, rng.choice(busy), luck)
    return table


def seen(seats: int, viewer: int | None = None, turns: int = 60) -> View:
    """A played table as somebody sees it."""
    return GAME.view(played(seats, turns), viewer)


def fullest(seats: int = 5) -> Table:
    """Last round: all spaces, councils and Harbor boards full, the longest cards on display, big numbers."""
    table, _ = GAME.setup(seats, {}, Luck(b"f" * 32))
    table.round, table.phase, table.plates = 7, "work", len(data.PLATES)
    table.turn = 2 * seats
    cards = {letter: longest([card for card in data.BUILDINGS if card[0] == letter]) for letter in "ABC"}
    table.open_a, table.open_b = cards["A"][:9], cards["B"][:6]
    table.open_c = cards["C"][: 2 * seats if seats > 3 else 8]
    spare = [*cards["A"][9:], *cards["B"][6:], *cards["C"][10:]]
    elders = longest(list(data.ELDERS))
    full = list(range(seats))
    table.market = [3 for _ in full]
    for number, (_, slots) in enumerate(data.SLOTS[seats].items()):
        for slot, capacity in slots:
            table.spaces[slot] = "".join(str((number + each) % seats) for each in range(capacity))
    table.imitation = ["0" for _ in table.imitation]
    for seat, player in enumerate(table.players):
        player.goods = [18, 27, 33, 12, 16, 14]
        player.shares, player.unissued = [5, 4, 3, 2, 5][:seats], 3
        player.ships, player.width = [1, 1, 2], 13
        player.forests, player.free, player.kept = [4, 0, 0, 0, 6], 0, 0
        sites = ["a2", "b1", "b2", "b3", "b4", "c1", "c2"]
        player.buildings = [spare[(seat * 7 + each) % len(spare)] for each in range(len(sites))]
        player.sites = sites
        player.elders = [elders[(seat * 5 + each) % len(elders)] for each in range(5)]
        player.elder_fish = [2] * 5
        player.elder_workers = [seat, -1, seat, -1, -1]
        player.placed = 3
        player.hand = cards["C"][seat * 4 : seat * 4 + 4]
    return table


def overbuilt(seats: int = 5) -> Table:
    """The same with the seat in the middle holding a building on every space, those with the longest texts."""
    table = fullest(seats)
    player = table.players[seats // 2]
    player.sites = list(data.SPACES)
    player.buildings = longest([card for card, kind in data.PLACEMENTS.items() if kind == "normal"])[: len(data.SPACES)]
    player.elders = longest(list(data.ELDERS))[: len(player.elders)]
    player.forests = [0] * len(player.forests)
    return table


def poor(seats: int = 3) -> Table:
    """Somebody with 2 wood and 1 fish is asked which building to build; the last round's cards are in sight."""
    table = fullest(seats)
    player = table.players[1]
    player.goods, player.free = [2, 1, 0, 0, 0, 0], data.SPACES["a2"]
    player.buildings, player.sites = player.buildings[1:], player.sites[1:]
    table.open_a[0] = "A103"
    table.stack = [building.Build(1)]
    return table


def all_options(table: Table, seat: int) -> dict[str, int]:
    """Numbers for more choices than any one decision has, to see every ring and disc."""
    player = table.players[seat]
    choices = [f"place:{action}" for action in data.ACTION_IDS]
    choices += [f"copy:{action}" for action in data.ACTION_IDS[::2]]
    choices += [f"elder:{elder}" for elder in player.elders]
    choices += [f"build:{card}" for card in (*table.open_a, *table.open_b, *table.open_c, *player.hand)]
    choices += [f"take:{stack[-1]}" for stack in table.stacks if stack]
    choices += [f"ship:{way}" for way in data.SHIP_WAYS]
    choices += [f"serve:{plates}" for plates in range(1, len(data.PLATES) - table.plates + 1)]
    choices += [f"fell:{double}" for double, strips in zip(data.DOUBLES, player.forests, strict=True) if strips]
    choices += [f"at:{space}" for space in player.free_spaces()]
    choices += [f"use:{building}" for building in player.buildings[:2]]
    choices += [f"convert:{building}:gold:1" for building in player.buildings[1:3]]
    choices += [f"sell:{ship}" for ship, count in zip(data.SHIP_IDS, player.ships, strict=True) if count]
    choices += [f"share:{company}" for company, count in zip(data.COMPANIES, table.market, strict=False) if count]
    choices += [f"other:{data.COMPANIES[other]}" for other in range(len(table.players)) if other != seat]
    return {choice: number for number, choice in enumerate(choices, 1)}


def finished(seats: int, **settings: str) -> tuple[View, Result]:
    """A game played to its end, with its result."""
    table = played(seats, **settings)
    result = GAME.result(table)
    assert result is not None
    return GAME.view(table, None), result
