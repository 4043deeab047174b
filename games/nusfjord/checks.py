"""What the rows of Nusfjord's data must fulfill beyond their types, so that a replaced file cannot break a game.
Types and vocabulary are checked by decoding (`rows.py`, `effects.py`); no rule is decided here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING, Any, get_args

from games.engine import DataError
from games.nusfjord import effects
from games.nusfjord.formulas import Formula, Number
from games.nusfjord.terms import ShipId

if TYPE_CHECKING:
    from games.nusfjord.rows import Building, Effect, Elder, General

GENERAL, BUILDINGS, ELDERS = "nusfjord.toml", "nusfjord-buildings.toml", "nusfjord-elders.toml"
OWN_DISPLAY = ("fishing_end", "reserve_full", "after:transfer_reserve")  # happens while others decide, too
BOUNDED = ("issue_share", "build_building", "take_elder", "buy_shares", "build_ship", "serve_fish")  # by pieces


def fail(file: str, table: str, row: str, field: str, complaint: str) -> DataError:
    """The error that names file, row and field."""
    return DataError(f"{file}: table {table}, row {row}, field {field}: {complaint}")


def counts_in(numbers: Sequence[Number | None]) -> Iterator[str | None]:
    """What these numbers count; None for a sum, before what its parts count."""
    for number in numbers:
        if isinstance(number, Formula):
            yield number.count
            yield from counts_in(number.sum)


def all_ops(ops: Sequence[effects.AnyOp]) -> Iterator[effects.AnyOp]:
    """These operations and those inside them."""
    for op in ops:
        yield op
        if isinstance(op, effects.Choose):
            for branch in op.of:
                yield from all_ops(branch)
        elif isinstance(op, effects.TakeShare):
            yield from all_ops(op.else_)


def looks_at_fish(op: effects.AnyOp) -> bool:
    """Whether it may depend on the fish in the owner's supply if the operation can change something."""
    match op:
        case effects.Gain():
            return not {"fish", "fish_total"}.isdisjoint(counts_in([op.wood, op.fish, op.gold]))
        case effects.Action():
            return op.name in ("serve_fish", "build_building", "build_ship")
        case effects.UpgradeShip():
            return op.cost.fish > 0
        case (
            effects.Choose()
            | effects.RemoveForest()
            | effects.PlaceForest()
            | effects.PlaceShip()
            | effects.TakeShare()
        ):
            return False
        case _:
            return True


def is_shared(op: effects.AnyOp) -> bool:
    """Whether the operation touches more than its owner's display."""
    own = ("take_gold", "transfer_reserve", "deforest", "thin_out", "reforest")
    return any(inner.name not in own if isinstance(inner, effects.Action) else inner.shared for inner in all_ops([op]))


def check(general: General, buildings: list[Building], elders: list[Elder]) -> None:
    """Raise `DataError` for the first row that cannot be played."""
    _check_general(general)
    decks = [row.id for row in general.deck]
    categories = [row.id for row in general.category]
    _check_ids(buildings, elders)
    for row in buildings:
        if row.deck not in decks:
            raise _building(row.id, "deck", f"{row.deck!r} is none of {', '.join(decks)}")
        if row.category not in categories:
            raise _building(row.id, "category", f"{row.category!r} is none of {', '.join(categories)}")
        if not row.id.startswith(row.letter):
            raise _building(row.id, "id", f"must begin with its letter {row.letter}")
        _check_building(row)
    for deck in decks:
        for letter, wanted in (("A", general.deck_size.A), ("B", general.deck_size.B), ("C", general.deck_size.C)):
            found = sum(row.deck == deck and row.letter == letter for row in buildings)
            if found != wanted:
                raise fail(BUILDINGS, "building", f"deck {deck}", "letter", f"{wanted} {letter} needed, {found} found")
    stacks = max(row.stack for row in elders)
    hidden = sum(row.stack == 0 for row in elders)
    if hidden not in (0, stacks):
        raise fail(ELDERS, "elder", "(all)", "stack", f"{stacks} or no hidden elders needed, {hidden} found")
    for elder in elders:
        _check_ops(ELDERS, "elder", elder.id, "do", elder.do)
        _check_used(ELDERS, "elder", elder.id, "do", elder.do)
    _check_chains(buildings)


def check_words(file: str, table: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Raise `DataError` for the first card without a name or text in a language, or whose provenance cannot be read."""
    for row in rows:
        for field in ("name_en", "name_de", "text_en", "text_de"):
            if not isinstance(row.get(field), str) or not row[field].strip():
                raise fail(file, table, row["id"], field, "a text is needed")
        house: Any = row.get("house", [])
        if not isinstance(house, list) or not all(isinstance(each, str) and each in row for each in house):  # type: ignore[misc]
            raise fail(file, table, row["id"], "house", "a list of fields of this row is needed")


def _check_general(general: General) -> None:
    _check_players(general)
    _check_events(general)
    _check_actions(general)
    _check_ships(general)
    _check_harbor(general)
    _check_solo(general)


def _check_players(general: General) -> None:
    """Every number of players has its row, every player a company."""
    seats = range(general.meta.players_min, general.meta.players_max + 1)
    for players in seats:
        if players not in [row.players for row in general.setup]:
            raise fail(GENERAL, "setup", str(players), "players", "a row for this number of players is missing")
    if len(general.company) < len(seats):
        raise fail(GENERAL, "company", "(all)", "id", "every player needs one")


def _check_events(general: General) -> None:
    """P2: how many cards come, in rounds in which some do with this number of players, and in no others."""
    for row in general.setup:
        counts = {"deal_c": "c_hand", "refill_a": "refill_a_round3", "refill_b": "refill_b_round5"}
        for event, field in counts.items():
            comes = any(each.event == event and row.players in each.players for each in general.round_event)
            if getattr(row, field) and not comes:
                raise fail(GENERAL, "setup", str(row.players), field, f"no {event} with this number of players")


def _check_actions(general: General) -> None:
    """The eleven actions, and the prices of the banquet that one of them pays."""
    if {row.id for row in general.action} != set(get_args(effects.ActionId)):
        raise fail(GENERAL, "action", "(all)", "id", "the eleven actions are needed, once each")
    if not general.banquet.plates or general.banquet.plates != sorted(general.banquet.plates):
        raise fail(GENERAL, "banquet", "(only)", "plates", "prices are needed, and they must not fall")


def _check_ships(general: General) -> None:
    """Three ships, the longer the later, and what those catch that cover so much of the track."""
    if [row.id for row in general.ship] != list(get_args(ShipId)):
        raise fail(GENERAL, "ship", "(all)", "id", "sloop, cutter and schooner are needed, in this order")
    lengths = [row.length for row in general.ship]
    if lengths != sorted(lengths):
        raise fail(GENERAL, "ship", "(all)", "length", "must rise from ship to ship")
    if len(general.track.haul_by_width) != general.track.usable + 1:
        raise fail(GENERAL, "track", "(only)", "haul_by_width", "needs one entry for each covered width, 0 included")


def _check_harbor(general: General) -> None:
    """Double spaces are made of building spaces, and the first forests stand on double spaces."""
    spaces = set(general.harbor.spaces)
    for left, right in general.harbor.doubles:
        if left not in spaces or right not in spaces:
            raise fail(GENERAL, "harbor", "(only)", "doubles", f"{left} or {right} is no building space")
    doubles = {"".join(pair) for pair in general.harbor.doubles}
    if not doubles.issuperset(general.harbor.start_forests):
        raise fail(GENERAL, "harbor", "(only)", "start_forests", "names something that is no double space")


def _check_solo(general: General) -> None:
    """Each round of both solo games is of the color of a company."""
    for row, table in ((general.solo, "solo"), (general.advanced_solo, "advanced_solo")):
        if len(row.round_colors) != general.meta.rounds:
            raise fail(GENERAL, table, "(only)", "round_colors", "needs one color for each round")
        if not {company.id for company in general.company}.issuperset(row.round_colors):
            raise fail(GENERAL, table, "(only)", "round_colors", "names an unknown company")


def _check_ids(buildings: list[Building], elders: list[Elder]) -> None:
    seen: set[str] = set()
    for file, table, rows in ((BUILDINGS, "building", buildings), (ELDERS, "elder", elders)):
        for row in rows:
            if row.id in seen:
                raise fail(file, table, row.id, "id", "appears twice")
            if not row.id.isascii() or ":" in row.id or "." in row.id or len(row.id) > 20:
                raise fail(file, table, row.id, "id", "plain letters, digits and underscores only, at most 20")
            seen.add(row.id)
    numbers = sorted(row.number for row in elders)
    if numbers != list(range(1, len(elders) + 1)):
        raise fail(ELDERS, "elder", "(all)", "number", f"1 to {len(elders)} needed, once each")


def _building(row: str, field: str, complaint: str) -> DataError:
    return fail(BUILDINGS, "building", row, field, complaint)


def _check_building(row: Building) -> None:
    if (row.vp is None) == (row.vp_star is None):
        raise _building(row.id, "vp", "exactly one of `vp` and `vp_star` is needed")
    if "other_haul" in counts_in([row.vp_star]):
        raise _building(row.id, "vp_star", "`other_haul` is for costs only")
    if not row.effects and row.vp_star is None and not row.cost_var and row.placement == "normal" and not row.vp:
        raise _building(row.id, "effects", "the card does nothing")
    for effect in row.effects:
        _check_ops(BUILDINGS, "building", row.id, "effects", effect.do)
        _check_moment(row.id, effect)


def _check_moment(row: str, effect: Effect) -> None:
    """What can happen at which moment."""
    ops = list(all_ops(effect.do))
    if effect.when == "anytime" and not all(
        isinstance(op, effects.Exchange | effects.SellShip) and op.times == "any" for op in effect.do
    ):
        raise _building(row, "effects", "`anytime` is for exchanges and sales without limit")
    if effect.when == "once":
        _check_used(BUILDINGS, "building", row, "effects", effect.do)
    if effect.when in ("anytime", "once", "gold_to_supply", "before:use_elder") and effect.cond is not None:
        raise _building(row, "effects", f"`{effect.when}` takes no `cond`")
    if effect.when == "gold_to_supply" and not all(
        isinstance(op, effects.Gain) and op.to == "supply" and op.gold == 0 for op in ops
    ):
        raise _building(row, "effects", "`gold_to_supply` may only give wood and fish to the supply")
    if effect.when == "before:use_elder" and not (
        len(ops) == 1 and isinstance(ops[0], effects.Action) and ops[0].name == "serve_fish" and ops[0].optional
    ):
        raise _building(row, "effects", "`before:use_elder` is for an optional Serve Fish")
    if effect.when in OWN_DISPLAY and any(is_shared(op) for op in effect.do):
        raise _building(row, "effects", f"`{effect.when}` may only change the owner's display")


def _check_used(file: str, table: str, row: str, field: str, ops: Sequence[effects.AnyOp]) -> None:
    """What its owner chose to use has to do something (A12)."""
    if len(ops) == 1 and isinstance(ops[0], effects.Action) and ops[0].optional:
        raise fail(file, table, row, field, "what is used does something: its only action can't be `optional`")


def _check_ops(file: str, table: str, row: str, field: str, ops: Sequence[effects.AnyOp]) -> None:
    for op in all_ops(ops):
        if isinstance(op, effects.Exchange):
            _check_exchange(file, table, row, field, op)
        if isinstance(op, effects.Gain) and any(isinstance(n, int) and n < 0 for n in (op.wood, op.fish, op.gold)):
            raise fail(file, table, row, field, "`gain` never takes away")
        if isinstance(op, effects.RemoveForest | effects.PlaceForest | effects.TakeShare) and op.n < 1:
            raise fail(file, table, row, field, "`n` must be at least 1")
        if isinstance(op, effects.Gain) and "other_haul" in counts_in([op.wood, op.fish, op.gold]):
            raise fail(file, table, row, field, "`other_haul` is for costs only")
        if isinstance(op, effects.Choose):
            labels = [branch[0].label if branch else "" for branch in op.of]
            if "" in labels or len(set(labels)) != len(labels):
                raise fail(file, table, row, field, "the branches of `choose` must begin with different operations")
        if isinstance(op, effects.Move) and op.from_ == op.to:
            raise fail(file, table, row, field, "`move` needs two different places")


def _check_exchange(file: str, table: str, row: str, field: str, op: effects.Exchange) -> None:
    """A11: every unlimited exchange lowers wood + fish, even if each gold gained brings a wood with it."""
    give, get = op.give, op.get
    if not any(give.amounts) or not any(get.amounts):
        raise fail(file, table, row, field, "an exchange gives something and gets something")
    if op.times != "any":
        return
    if give.gold:
        raise fail(file, table, row, field, "unlimited exchange of gold into goods can go on for ever")
    if "reserve" in (op.from_, op.to):
        if op.from_ != op.to or not give.fish or get.wood or get.fish:
            raise fail(file, table, row, field, "unlimited exchange with the Reserve can go on for ever")
        return
    total = get.wood + get.fish + get.gold - give.wood - give.fish
    wood = get.wood + get.gold - give.wood
    if total > 0 or (total == 0 and wood >= 0):
        raise fail(file, table, row, field, "unlimited exchange does not lower wood and fish")


def _check_chains(buildings: list[Building]) -> None:
    """A11: no chain of triggered effects leads back to its own beginning without using up pieces."""
    leads: TopologicalSorter[str] = TopologicalSorter()
    for row in buildings:
        for effect in row.effects:
            for op in all_ops(effect.do):
                leads.add(effect.when, *_causes(op))
    try:
        leads.prepare()
    except CycleError as error:
        events = " -> ".join(error.args[1])
        complaint = f"effects can set themselves off for ever: {events}"
        raise fail(BUILDINGS, "building", "(all)", "effects", complaint) from error


def _causes(op: effects.AnyOp) -> set[str]:
    """The events that carrying out this operation causes."""
    if isinstance(op, effects.Action):
        if op.name in BOUNDED:
            return set()
        return {f"after:{op.name}"} | ({"forest_removed"} if op.name == "deforest" else set())
    if isinstance(op, effects.RemoveForest):
        return {"forest_removed"}
    if isinstance(op, effects.CopyAction):
        return {f"after:{action}" for action in get_args(effects.ActionId) if action not in BOUNDED}
    to_reserve = (isinstance(op, effects.Gain | effects.Exchange | effects.Move)) and op.to == "reserve"
    if to_reserve and not (isinstance(op, effects.Gain) and op.fish == 0):
        return {"reserve_full"}
    return set()
