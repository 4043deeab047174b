"""What the rows of Fleet's data must agree on, looked at before a table is made of them.
Bounds of a single figure stand in `rows.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain

from games.engine import DataError
from games.fleet_dice.rows import BoxKind, CaptainCard, FleetData, HarborEntry, Pool

FILE = "fleet_dice.toml"
COINS3 = "coins3"
COLUMN_KINDS: set[BoxKind] = {"plain", "license", "boat", "choice"}  # F5.3
HARBOR_KINDS: set[BoxKind] = {"plain", "license", "boat", "fishing"}
WHARF_KINDS: set[BoxKind] = {"plain", "activation"}
NAMED = {  # what the rules call by name: the file may hold more, but not less
    "boat_types": ("shrimp", "cod", "lobster", "swordfish", "oyster"),
    "harbor": ("king_crab", "captains_club", "barge"),
    "wharf": ("casino", "bank", "buffet", "recycling", "bait_shop", "smokehouse", "cannery"),
    "dice": ("boat", "town"),
}
STARRED = ("shrimp_wild", "after_fishing")  # F10.1, F10.4
TOWN_FACES = ("harbor", "wharf", "market")
MOST_PLAYERS = 4  # F16.3


def check(rows: FleetData) -> None:
    """Raise `DataError` naming table, row and field if rows do not go together."""
    _ids(rows)
    _boxes(rows)
    _boats_and_licenses(rows)
    _dice(rows)
    _track_and_market(rows)
    _cards(rows)
    _solo(rows)


def _need(holds: bool, table: str, row: str, field: str, complaint: str) -> None:
    if not holds:
        raise DataError(f"{FILE}: table {table}, row {row}, field {field}: {complaint}")


def _known(wanted: Iterable[str], known: Sequence[str], table: str, row: str, field: str) -> None:
    for name in wanted:
        _need(name in known, table, row, field, f"{name!r} is none of {', '.join(known)}")


def _ids(rows: FleetData) -> None:
    types, harbor, wharf = ([row.id for row in table] for table in (rows.boat_types, rows.harbor, rows.wharf))
    dice, bonuses = [row.id for row in rows.dice], [row.id for row in rows.king_crab_bonuses]
    captains, trophies = [row.id for row in rows.captain_cards], [row.id for row in rows.trophy_cards]
    results = [row.id for row in rows.solo_results]
    tables = {
        "boat_types": types, "harbor": harbor, "wharf": wharf, "dice": dice, "king_crab_bonuses": bonuses,
        "captain_cards": captains, "trophy_cards": trophies, "solo_results": results,
    }  # fmt: skip
    for table, ids in tables.items():
        for id_, times in Counter(ids).items():
            _need(times == 1, table, id_, "id", "stands there twice")
    for section, times in Counter(types + harbor + wharf).items():
        _need(times == 1, "(sections)", section, "id", "two sections have this id")
    for table, names in NAMED.items():
        for name in names:
            _need(name in tables[table], table, name, "id", "this row is missing")


def _boxes(rows: FleetData) -> None:
    for table, kinds, field, sections in (
        ("boat_types", COLUMN_KINDS, "column", [(row.id, row.column) for row in rows.boat_types]),
        ("harbor", HARBOR_KINDS, "boxes", [(row.id, row.boxes) for row in rows.harbor]),
        ("wharf", WHARF_KINDS, "boxes", [(row.id, row.boxes) for row in rows.wharf]),
    ):
        for section, boxes in sections:
            _need(bool(boxes), table, section, field, "at least one box is needed")
            _known(boxes, sorted(kinds), table, section, field)
    for entry in rows.harbor:
        licenses = 1 if entry.id == "king_crab" else 0
        _need(entry.boxes.count("license") <= licenses, "harbor", entry.id, "boxes", "King Crab has the one license")
        _idle_figures(entry)
    for building in rows.wharf:
        stars = building.id == "recycling" or not building.uses
        _need(stars, "wharf", building.id, "uses", "only the Recycling Yard is used again and again")
    shortest = min(len(row.column) for row in rows.boat_types)
    _need(rows.setup.start_boxes <= shortest, "setup", "(only)", "start_boxes", f"a column has {shortest} boxes")


def _idle_figures(entry: HarborEntry) -> None:
    """F11: figures of boats and licenses are there where an entry has some, and nowhere else."""
    boats, fishing = "boat" in entry.boxes, entry.boat_capacity > 0
    why = "an entry with boat boxes counts as boats, and no other"
    _need(entry.counts_as_boat == boats, "harbor", entry.id, "counts_as_boat", why)
    of_boats = ("boat_capacity", "boat_vp", "first_boat_vp")
    for field, idle in (*((each, not boats) for each in of_boats), ("catch", not fishing)):
        _need(not (idle and getattr(entry, field)), "harbor", entry.id, field, "it has no boats that fish")
    _need(fishing or not entry.counts_full, "harbor", entry.id, "counts_full", "only what holds fish can be full")
    for field in ("license_vp", "bonus_max"):
        licensed = "license" in entry.boxes or not getattr(entry, field)
        _need(licensed, "harbor", entry.id, field, "it has no license")


def _boats_and_licenses(rows: FleetData) -> None:
    types = [row.id for row in rows.boat_types]
    for row in rows.licenses:
        _known([row.type], types, "licenses", row.type, "type")
        stars = row.effect in STARRED or not row.star_actions
        _need(stars, "licenses", f"{row.type}_{row.level}", "star_actions", "this effect comes without a star action")
    for row in rows.boat_types:
        field = "printed_fish_spaces" if row.id == "oyster" else "boat_capacity"
        same = len(getattr(row, field)) == len(row.boat_vp)
        _need(same, "boat_types", row.id, field, "needs one entry for each boat, as boat_vp has")
        levels = sorted(license_.level for license_ in rows.licenses if license_.type == row.id)
        whole = levels == list(range(1, row.license_levels + 1))
        _need(whole, "licenses", row.id, "level", f"levels 1 to {row.license_levels} are needed, once each")
        if row.id == "oyster":
            each = len(rows.oyster_capacity.by_license_level) == row.license_levels + 1
            table, field = "oyster_capacity", "by_license_level"
            _need(each, table, "(only)", field, "needs one entry for each level, 0 included")
    _need(sorted(rows.buffet.hexes) == sorted(types), "buffet", "(only)", "hexes", "one for each boat type is needed")
    each = len(rows.buffet.vp_by_filled) == len(types) + 1
    _need(each, "buffet", "(only)", "vp_by_filled", "needs one entry for each number of hexes, 0 included")


def _dice(rows: FleetData) -> None:
    types, meta = [row.id for row in rows.boat_types], rows.meta
    players = range(meta.min_players, meta.max_players + 1)
    possible = bool(players) and meta.max_players <= MOST_PLAYERS
    _need(possible, "meta", "(only)", "max_players", f"from min_players to {MOST_PLAYERS}")
    faces = {row.id: row.faces for row in rows.dice}
    _known(faces["boat"], [*types, COINS3], "dice", "boat", "faces")
    _need(any(face in types for face in faces["boat"]), "dice", "boat", "faces", "a start roll needs a boat type")
    _known(faces["town"], TOWN_FACES, "dice", "town", "faces")
    _need(bool(faces["town"]), "dice", "town", "faces", "at least one face is needed")
    count = {row.id: row.count for row in rows.dice}
    rolled = {pool.players: pool for pool in rows.pools}
    for number in players:
        _need(number in rolled, "pools", str(number), "players", "a row for this number of players is missing")
        _pool(rolled[number], count)


def _pool(pool: Pool, count: dict[str, int]) -> None:
    """F2.4: one die more than players; Captain Ruth is one (F15.1)."""
    row, dice = str(pool.players), max(2, pool.players) + 1
    _need(pool.boat_phase_boat_dice == dice, "pools", row, "boat_phase_boat_dice", f"{dice} dice are needed")
    _need(pool.town_phase_boat_dice == 1, "pools", row, "town_phase_boat_dice", "one boat die is needed")
    town = dice - 1
    _need(pool.town_phase_town_dice == town, "pools", row, "town_phase_town_dice", f"{town} dice are needed")
    _need(dice <= count["boat"], "dice", "boat", "count", f"{dice} dice are rolled at once")
    _need(town <= count["town"], "dice", "town", "count", f"{town} dice are rolled at once")


def _track_and_market(rows: FleetData) -> None:
    track = rows.coin_track
    on_it = all(star <= track.length for star in track.stars)
    _need(on_it, "coin_track", "(only)", "stars", f"the track has {track.length} boxes")
    once = len(set(track.stars)) == len(track.stars)
    _need(once, "coin_track", "(only)", "stars", "a box has one star at most")
    fish = Counter(row.min_fish for row in rows.market)
    _need(fish[0] > 0, "market", "(all)", "min_fish", "a row for no fish is needed")
    for number, times in fish.items():
        _need(times == 1, "market", str(number), "min_fish", "stands there twice")


def _cards(rows: FleetData) -> None:
    most = rows.meta.max_players
    _need(len(rows.king_crab_bonuses) >= most, "king_crab_bonuses", "(all)", "id", "every player needs one")
    _need(len(rows.captain_cards) >= most, "captain_cards", "(all)", "id", "every player needs one")
    for card in rows.captain_cards:
        _captain(card, rows)
    for kind in ("gold", "silver"):
        some = any(card.kind == kind for card in rows.trophy_cards)
        _need(some, "trophy_cards", "(all)", "kind", f"a {kind} trophy is needed")


def _captain(card: CaptainCard, rows: FleetData) -> None:
    columns = {row.id: len(row.column) for row in rows.boat_types}
    boxes = {row.id: len(row.boxes) for row in chain(rows.harbor, rows.wharf)}
    _known([card.start_type], list(columns), "captain_cards", card.id, "start_type")
    size = columns[card.start_type]
    _need(card.start_boat_boxes <= size, "captain_cards", card.id, "start_boat_boxes", f"the column has {size} boxes")
    _known(card.start_extra_boxes, list(boxes), "captain_cards", card.id, "start_extra_boxes")
    for entry, times in Counter(card.start_extra_boxes).items():
        fits = times <= boxes[entry]
        _need(fits, "captain_cards", card.id, "start_extra_boxes", f"{entry} has {boxes[entry]} boxes")


def _solo(rows: FleetData) -> None:
    same = rows.meta.rounds_solo == rows.solo.rounds
    _need(same, "solo", "(only)", "rounds", f"meta.rounds_solo is {rows.meta.rounds_solo}")
    kinds = sorted(rows.solo.town_priority) == ["boat", "harbor", "market", "wharf"]
    _need(kinds, "solo", "(only)", "town_priority", "harbor, wharf, boat and market are needed, once each")
    stones = Counter(row.stone for row in rows.solo_routes)
    sections = {"boat": rows.boat_types, "harbor": rows.harbor, "wharf": rows.wharf}
    for stone in sections:
        _need(stones[stone] == 1, "solo_routes", stone, "stone", "one route for each stone is needed")
    for row in rows.solo_routes:
        visited = [section.id for section in sections[row.stone]]
        whole = sorted(row.route) == sorted(visited)
        _need(whole, "solo_routes", row.stone, "route", f"it leads once to each of {', '.join(visited)}")
        _known([row.start], row.route, "solo_routes", row.stone, "start")
    _need(bool(rows.solo_results), "solo_results", "(all)", "min_points", "at least one title is needed")
