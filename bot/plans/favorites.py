"""Favorites: what a person has kept of their plans, to plan it again in other games of the kind. A favorite is the
choices of a plan without their small print, which each game has anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.plan import MOST_WISHES, Meaning, Plan, Wish, entries
from bot.players.foresight import CannotForesee, Foresight
from bot.workers.queue import Asker
from db.favorites import FavoriteRepository
from games.engine import Ask

MOST = 5
"""So many are kept for a kind of game: the newest ones."""
Wishes = tuple[Wish, ...]


class Favorite(msgspec.Struct, frozen=True):
    """A plan that was kept."""

    wishes: Wishes

    @property
    def mark(self) -> int:
        """A number that tells it from others."""
        return Plan(0, self.wishes).mark

    @property
    def size(self) -> int:
        """How many entries it has in all."""
        return Plan(0, self.wishes).size

    def is_of(self, plan: Plan) -> bool:
        """Whether it has the choices of this plan."""
        return self.wishes == _bare(plan.wishes)


class PlannedNow(msgspec.Struct, frozen=True):
    """What can be planned of a favorite where somebody waits, and how many of its entries are left out."""

    wishes: Wishes
    left_out: int


class Favorites:
    """Keeps plans, and finds out what of them can be planned where somebody waits."""

    def __init__(self, favorites: FavoriteRepository, foresight: Foresight) -> None:
        self._favorites = favorites
        self._foresight = foresight

    async def of_kind(self, person_id: int, kind: str) -> list[Favorite]:
        """The person's favorites for a kind of game, the newest first."""
        return _read(await self._favorites.of_kind(person_id, kind))

    async def of_person(self, person_id: int) -> dict[str, list[Favorite]]:
        """All of their favorites, by kind of game."""
        return {kind: _read(stored) for kind, stored in (await self._favorites.of_person(person_id)).items()}

    async def keep(self, person_id: int, kind: str, wishes: Sequence[Wish]) -> None:
        """Keep this plan as the newest one. Of too many the oldest goes."""
        kept = _stored(wishes)

        def with_it(stored: list[Any]) -> list[Any]:
            return [kept, *[each for each in stored if each != kept]][:MOST]

        await self._favorites.change(person_id, kind, with_it)

    async def remove(self, person_id: int, kind: str, mark: int) -> bool:
        """Keep a plan no more; whether it was still kept."""
        found = [each for each in await self.of_kind(person_id, kind) if each.mark == mark]
        gone = [_stored(each.wishes) for each in found]
        if gone:
            await self._favorites.change(person_id, kind, lambda all_: [each for each in all_ if each not in gone])
        return bool(gone)

    async def planned_now(
        self, loaded: Loaded, seat: int, person_id: int, mark: int, can: Mapping[str, Ask | None], asker: Asker
    ) -> PlannedNow:
        """Of a favorite what can be planned now, `can` being what the seat can plan for its next decision. Raises
        `Sorry`: no such favorite, or it can't be said what may come."""
        found = [each for each in await self.of_kind(person_id, loaded.row.kind) if each.mark == mark]
        if not found:
            raise Sorry("favorite-none")
        wishes = found[0].wishes
        first = [Wish(each.choice, Meaning.of(can[each.choice]), each.then) for each in wishes if each.choice in can]
        now: Wishes = tuple(first)
        if any(each.then for each in first):
            try:
                now = await self._foresight.continued(loaded, seat, first, asker)
            except CannotForesee as failed:
                raise Sorry("plan-no-outlook") from failed
        return PlannedNow(now, found[0].size - Plan(0, now).size)


def _bare(wishes: Sequence[Wish]) -> Wishes:
    """These wishes without their small print."""
    return tuple(Wish(each.choice, None, _bare(each.then)) for each in wishes)


def _stored(wishes: Sequence[Wish]) -> list[Any]:
    """The choices of a plan as the database gives them back."""
    return msgspec.json.decode(msgspec.json.encode(_bare(wishes)))


def _read(stored: Sequence[Any]) -> list[Favorite]:
    """The favorites that can be read, and are no more than a plan can be."""
    found: list[Favorite] = []
    for each in stored:
        try:
            wishes = msgspec.convert(each, Wishes)
        except msgspec.ValidationError:
            continue
        if 0 < sum(1 for _ in entries(wishes)) <= MOST_WISHES:
            found.append(Favorite(_bare(wishes)))
    return found
