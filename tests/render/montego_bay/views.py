"""Tables of Montego Bay laid out by hand for pictures: quiet ones, the fullest ones, every kind of decision."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace

from games.engine import Luck, Result, Score
from games.montego_bay import phases
from games.montego_bay.data import FIGURE_INDEX, FIGURES, JACK, SHIPS
from games.montego_bay.loading import LoadBarrels, RemoveBarrels
from games.montego_bay.scoring import Sailed
from games.montego_bay.view import View
from render import Painter
from tests.games.montego_bay.given import Situation, given, new_game

PEOPLE = ["Maximiliane von Hohenstein", "Ægir Þórðarson", "Łucja", "Ben"]
COLORS = ("blue", "yellow", "orange", "green")
PLACES = {
    "blue_big": "N2", "yellow_small": "N4", "green_big": "N5", "orange_big": "N7", "green_small": "S1",
    "orange_small": "S3", "blue_small": "S4", "yellow_big": "S7",
}  # fmt: skip
LOADS = {
    "S04": {"blue": 2, "yellow": 1, "orange": 2, "green": 1}, "S07": {"yellow": 2, "blue": 1, "orange": 1, "green": 1},
    "S13": {"orange": 1, "blue": 1, "green": 2},
}  # fmt: skip
HARBOR = ("S04", "S07", "S13", "S01")
FULLEST = ("S13", "S14", "S15", "S10")
STACKS: dict[str, Any] = {"first_stack": ("S08", "S02", "S05"), "second_stack": ("S14", "S03", "S06", "S09", "S10")}


class Named:
    """A painter that knows these people unless it is told others."""

    def __init__(self, painter: Painter, people: list[str]) -> None:
        self._painter = painter
        self._people = people

    def __getattr__(self, kind: str) -> Any:
        return partial(getattr(self._painter, kind), names=self._people)


def situation(seats: int = 4, **changes: Any) -> Situation:
    """A table after a few rounds, nobody asked yet."""
    colors = COLORS[:seats]
    playing = colors if seats > 2 else COLORS
    at = {figure: place for figure, place in PLACES.items() if figure.partition("_")[0] in playing}
    if seats == 2:
        at = {name: at[name] for name in ("blue_big", "blue_small", "yellow_big", "yellow_small", "green_big")}
        at["orange_small"] = "S3"
    loads = {ship: {color: n for color, n in load.items() if color in colors} for ship, load in LOADS.items()}
    facts: dict[str, Any] = {
        "seats": seats, "colors": colors, "at": at, "harbor": HARBOR, "aboard": loads, "round_": 5,
        "coins": {"blue": 3, "yellow": 0, "orange": 2, "green": 4},
        "vp": {"blue": 27, "yellow": 19, "orange": 31, "green": 22}, **STACKS,
    }  # fmt: skip
    if seats == 2:
        facts["third"] = "orange_small"
    facts |= changes
    if seats < 4:
        for purse in ("coins", "vp"):
            facts[purse] = {color: n for color, n in facts[purse].items() if color in colors}
    return given(**facts)


def lobby(seats: int = 4) -> View:
    """Colors are being chosen; with two players the first one's third figure."""
    game = new_game(seats, Luck(b"lobby"))
    colors = iter(COLORS)
    while len([player for player in game.view(None).players if player.color]) < min(2, seats):
        game.play(game.waiting()[0], f"colour:{next(colors)}")
    return game.view(None)


def loading(seats: int = 4, seat: int = 0, viewer: int | None = None, **changes: Any) -> View:
    """The seat has two barrels to load."""
    game = situation(seats, **changes)
    game.table.active = game.table.workers(seat)[0]
    game.table.queue = [FIGURE_INDEX["yellow_big"]]
    return game.go(LoadBarrels(seat, 2)).view(viewer)


def removing(seat: int = 0) -> View:
    """The seat takes two broken barrels back."""
    game = situation()
    game.table.active = game.table.workers(seat)[0]
    return game.go(RemoveBarrels(seat, 2)).view(seat)


def bidding(viewer: int | None = None) -> View:
    """Who has the coins is asked about Lazy Jack."""
    return situation().go(phases.Round(6)).view(viewer)


def placing(seats: int = 4, viewer: int | None = 0) -> View:
    """Seat 0 has hired Lazy Jack and puts him beside somebody."""
    game = situation(seats, coins={"blue": 3})
    return game.go(phases.Round(6)).play(0, "hire").view(viewer)


def choosing(seats: int = 4, viewer: int | None = 0, *played: str) -> View:
    """Everybody chooses cards; seat 0 has Lazy Jack and has played these choices."""
    game = situation(seats, coins={"blue": 3})
    game.go(phases.Round(6)).play(0, "hire", "place:big", *played)
    return game.view(viewer)


def numbers(choices: list[str]) -> dict[str, int]:
    """Numbers for choices, as the panel gives them."""
    return {choice: number for number, choice in enumerate(choices, 1)}


CARDS = numbers(
    [f"card:{slot}:{card}" for slot in ("big", "small", "third", "jack") for card in range(1, 6)] + ["done"]
)
LOADS_OPEN = numbers([f"load:{ship}:2" for ship in HARBOR] + [f"split:{ship}:1" for ship in HARBOR])
MOST_LOADS = numbers(
    [f"load:{ship}:4" for ship in FULLEST] + [f"split:{ship}:{number}" for ship in FULLEST for number in (1, 2, 3)]
)
REMOVALS = numbers([f"remove:{ship}:{number}" for ship in HARBOR for number in (1, 2)])


def crowded_taverns() -> View:
    """The first round's taverns with Lazy Jack in the left one."""
    game = situation(at={}, coins={"blue": 3})
    return game.go(phases.Round(2)).play(0, "hire", "place:big").view(None)


def first_moves() -> tuple[View, View]:
    """Before and after the first move phase, all out of the taverns and Lazy Jack with them."""
    game = situation(at={}, coins={"blue": 3}, round_=1)
    game.go(phases.Round(2)).play(0, "hire", "place:big", "card:jack:2")
    before = game.view(None)
    for seat in range(4):
        game.play(seat, f"card:big:{1 + seat}", f"card:small:{5 - seat}", "done")
    return before, game.view(None)


def _poorer(view: View) -> View:
    """The same table with one barrel of everybody less on every ship, and fewer points and coins."""
    ships = [replace(ship, barrels=[max(0, barrels - 1) for barrels in ship.barrels]) for ship in view.harbor]
    players = [
        replace(player, vp=player.vp - 3, coins=player.coins - 1, barrels=9, tavern=0) for player in view.players
    ]
    return replace(view, harbor=ships, players=players)


def fullest(seats: int = 4) -> tuple[View, View]:
    """An earlier look and now: all have moved, ships are nearly full, scores high, barrels lie in the tavern."""
    colors = COLORS[:seats]
    share = {4: (4, 3, 3, 3), 3: (5, 4, 4), 2: (7, 6)}[seats]
    loads = {ship: dict(zip(colors, share, strict=True)) for ship in ("S13", "S14", "S15")}
    loads["S10"] = dict(zip(colors, {4: (3, 3, 3, 2), 3: (4, 4, 3), 2: (6, 5)}[seats], strict=True))
    game = situation(
        seats, harbor=FULLEST, aboard=loads, round_=14,
        coins=dict.fromkeys(colors, 3), vp=dict.fromkeys(colors, 79),
        supply=dict.fromkeys(colors, 16), first_stack=(), second_stack=("S09", "S01"),
    )  # fmt: skip
    table = game.table
    table.tavern = [3, 2, 2, 1][:seats]
    table.hirer, table.companion = 0, table.workers(0)[0]
    table.at[JACK] = table.at[table.companion]
    table.phase = "cards"
    before = _poorer(game.view(None))
    cards = {FIGURES[figure]: 1 + number % 5 for number, figure in enumerate([*table.tiles, JACK])}
    for name, card in cards.items():
        table.picks[FIGURE_INDEX[name]] = card
    game.go(phases.Move())
    table.active = table.queue.pop()
    game.go(LoadBarrels(table.owner[table.active], 4))
    for left in ("S11", "S12", "S05"):
        table.sailed.append(Sailed(SHIPS.index(left), [3, 2, 1, 2][:seats], 1, 14))
    now = game.view(None)
    return before, now


def result(view: View) -> Result:
    """The scoring of the points as they stand."""
    standing = [(player.vp, player.coins) for player in view.players]
    return Result([
        Score(seat, player.vp, dict(player.points), 1 + sum(other > standing[seat] for other in standing))
        for seat, player in enumerate(view.players)
    ])  # fmt: skip
