"""The whole board of Fleet in words, for screen readers and whoever has no pictures: every public fact of a view.
Short alt texts of pictures are in `alt.py`; sentences are Fluent messages `fleet_dice-alt-*`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.fleet_dice import data
from games.fleet_dice.view import RuthView, SheetView, View
from render.fleet_dice.coin_track import progress
from render.words import Words


def board_text(view: View, names: Sequence[str], words: Words) -> str:
    """The board in Markdown: the moment first, then every player's sheet. `names` are the people by seat."""
    board = _Board(view, names, words)
    parts = [board.moment(), *(board.seat(seat) for seat in range(view.seats))]
    return "\n\n".join(parts)


class _Board:
    """One view being put into words."""

    def __init__(self, view: View, names: Sequence[str], words: Words) -> None:
        self._view = view
        self._names = names
        self._words = words

    def _say(self, key: str, /, **args: str | int) -> str:
        return self._words(f"fleet_dice-alt-{key}", **args)

    def _name(self, seat: int | None) -> str:
        return self._say("captain-ruth") if seat is None else self._names[seat]

    def _named(self, seats: Sequence[int | None]) -> str:
        return ", ".join(map(self._name, seats))

    # -- the moment -------------------------------------------------------------------------------------------

    def moment(self) -> str:
        """Round, phase, whose decision, dice, trophies, Captain Ruth."""
        view, name = self._view, self._words.name
        lines = [self._say("status", round=view.round, rounds=view.rounds, phase=self._phase())]
        if view.round and not view.over:
            lines.append(self._say("starts", name=self._name(self._starting())))
        if view.waiting:
            lines.append(self._say("deciding", names=self._named(view.waiting)))
        if view.pool:
            lines.append(self._say("pool", dice=", ".join(map(name, view.pool))))
        if view.taken:
            taken = (self._say("taken-die", face=name(face), name=self._name(seat)) for face, seat in view.taken)
            lines.append(self._say("taken", dice=", ".join(taken)))
        if view.viewer is not None and view.face:
            lines.append(self._say("using", face=name(view.face)))
        lines += self._trophies()
        if view.ruth is not None:
            lines += self._ruth(view.ruth)
        return " ".join(lines)

    def _starting(self) -> int | None:
        """Who began the round; None is Captain Ruth."""
        ruth = self._view.ruth
        if ruth is None:
            return self._view.starting
        return 0 if ruth.human_first else None

    def _phase(self) -> str:
        return self._words(f"fleet_dice-phase-{self._view.phase}")

    def _trophies(self) -> Iterator[str]:
        view = self._view
        held = (("gold", view.gold, view.gold_winners), ("silver", view.silver, view.silver_winners))
        for kind, trophy, winners in held:
            if trophy:
                yield self._say(f"trophy-{kind}", trophy=self._words.name(trophy), what=self._words.text(trophy))
                if winners:
                    yield self._say("trophy-won", names=self._named(winners))

    def _ruth(self, ruth: RuthView) -> Iterator[str]:
        name = self._words.name
        boat, harbor, wharf = (name(ruth.stones[stone]) for stone in ("boat", "harbor", "wharf"))
        yield self._say("ruth-stones", boat=boat, harbor=harbor, wharf=wharf)
        if not ruth.next_face:
            return
        face, left = name(ruth.next_face), "yes" if ruth.if_left else "no"
        if ruth.next_star:
            yield self._say("ruth-star", face=face, star=ruth.next_star, left=left)
        elif ruth.next_section:
            section = name(ruth.next_section)
            yield self._say("ruth-strikes", face=face, section=section, boxes=ruth.next_boxes, left=left)
        else:
            yield self._say("ruth-nothing", face=face, left=left)

    # -- a sheet ----------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """One player's sheet, a line for each part of it."""
        sheet = self._view.sheets[seat]
        lines = [
            self._say("seat", name=self._name(seat), points=sheet.points.total),
            self._say("points", **msgspec.structs.asdict(sheet.points)),
            self._say("figures", fish=sheet.fish, boats=sheet.boats, full=sheet.full_boats,
                      income=sheet.income, market=sheet.market),
            self._coins(sheet),
            *(self._say(area, sections="; ".join(self._section(sheet, section) for section in sections))
              for area, sections in (("sea", data.COLUMN_SECTIONS), ("harbor", data.HARBOR_SECTIONS),
                                     ("wharf", data.WHARF_SECTIONS))),
            *self._cards(sheet),
            *(self._effects(sheet) if seat == self._view.viewer else ()),
        ]  # fmt: skip
        return "\n".join(lines)

    def _coins(self, sheet: SheetView) -> str:
        """Marked coins and how many are missing to the next star."""
        far = progress(sheet)
        return self._say("coins", coins=far.marked, star=far.star, away=far.away)

    def _section(self, sheet: SheetView, section: int) -> str:
        """Marked boxes first, then whatever the section gave."""
        ident = data.SECTIONS[section]
        parts = [
            self._say("boxes", name=self._words.name(ident), marked=sheet.marked[section], size=data.SIZES[section])
        ]
        if sheet.struck[section]:
            parts.append(self._say("struck", boxes=sheet.struck[section]))
        if section in data.COLUMN_SECTIONS and sheet.levels[section]:
            parts.append(self._say("license", level=sheet.levels[section]))
        if section == data.KING_CRAB and sheet.king_crab_license:
            parts.append(self._say("king-crab-license"))
        if section < data.FLEETS and sheet.fleets[section]:
            parts.append(self._boats(sheet, section))
        if ident in sheet.complete:
            parts.append(self._say("complete"))
        if section == data.BUFFET and any(sheet.hexes):
            filled = (self._words.name(data.TYPES[type_]) for type_, hex_ in enumerate(sheet.hexes) if hex_)
            parts.append(self._say("hexes", types=", ".join(filled)))
        if section == data.RECYCLING and sheet.recycled:
            parts.append(self._say("recycled", uses=sheet.recycled))
        return ", ".join(parts)

    def _boats(self, sheet: SheetView, section: int) -> str:
        boats = sheet.fleets[section]
        if not data.CAN_BE_FULL[section]:
            return self._say("vessels", boats=len(boats))
        loads = zip(boats, sheet.capacities[section], strict=True)
        return self._say("boats", boats=len(boats), loads=", ".join(f"{fish}/{room}" for fish, room in loads))

    def _effects(self, sheet: SheetView) -> Iterator[str]:
        """What the reader's own complete buildings do."""
        for section in data.WHARF_SECTIONS:
            ident = data.SECTIONS[section]
            if ident in sheet.complete:
                yield f"- {self._words.name(ident)}: {self._words.text(ident)}"

    def _cards(self, sheet: SheetView) -> Iterator[str]:
        if sheet.bonus:
            yield self._say("bonus", bonus=self._words.text(sheet.bonus))
        if sheet.captain:
            yield self._say("captain", name=self._words.name(sheet.captain), bonus=self._words.text(sheet.captain))
