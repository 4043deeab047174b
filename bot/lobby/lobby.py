"""Lobbies and starts: opening a game, who sits down, and the moment the secret is mixed and the table dealt.
Decisions of a running game are in `manager.py`."""

from __future__ import annotations

import logging
import secrets
import string
from typing import Any

import msgspec

from bot.clocks.clocks import NONE
from bot.errors import Refused, Sorry
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.ledger.saving import Saving
from bot.telemetry.structured_logs import about
from db.errors import AlreadySeated, GameMissing, LobbyFull, NotSeated, StaleVersion, WrongState
from db.records import Checkpoint, NewGame, NewPost, NewSeat
from games.engine import Illegal, Luck, commitment, new_secret, registry

log = logging.getLogger(__name__)
_SLUG = string.ascii_lowercase + string.digits


class Member(msgspec.Struct, frozen=True):
    """A person as they sit down: Discord's id, the name shown, and the interaction that brought them here."""

    id: int
    name: str
    interaction_id: int


class Place(msgspec.Struct, frozen=True):
    """Where a game is opened. `guild_id` is None in direct messages; `language` is what everybody there reads."""

    guild_id: int | None
    channel_id: int
    language: str
    is_thread: bool = False


class Lobbies(Saving):
    """The manager's part for games that have not begun."""

    @staticmethod
    def check_options(kind: str, seats: int, settings: dict[str, str]) -> None:
        """Raise `Refused` when a game can't be played with these seats and table options."""
        try:
            registry()[kind].check(seats, settings)
        except Illegal as illegal:
            raise Refused(kind, illegal) from illegal

    async def open_lobby(
        self,
        kind: str,
        seats: int,
        settings: dict[str, str],
        host: Member,
        place: Place,
        clock: str = NONE,
        **more: Any,
    ) -> str:
        """Open a lobby with the host at its first seat; returns the game's id. Raises `Refused`.

        `more` are options that have nothing to do with the rules, such as `rated`.
        """
        self.check_options(kind, seats, settings)
        game = registry()[kind]
        secret = new_secret()
        game_id = "".join(secrets.choice(_SLUG) for _ in range(10))
        new = NewGame(
            id=game_id,
            kind=kind,
            rules=game.rules,
            shape=game.shape,
            digest=game.digest,
            options={"seats": seats, "settings": settings, "clock": clock, **more},
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            thread_id=place.channel_id if place.is_thread else None,
            host_id=host.id,
            locale=place.language,
            secret=secret,
            commitment=commitment(secret),
        )
        await self.store.create_game(new)
        log.info("a lobby is open", extra=about(game=game_id, kind=kind))
        await self.join(game_id, host)
        return game_id

    async def join(self, game_id: str, member: Member) -> Loaded:
        """Sit a person down at the lowest free seat."""
        return await self._sit(game_id, member.name, person_id=member.id, interaction_id=member.interaction_id)

    async def add_player(self, game_id: str, person_id: int, player: str, name: str) -> Loaded:
        """The host seats a computer player."""
        await self._check_host(game_id, person_id)
        return await self._sit(game_id, name, player=player)

    async def _sit(self, game_id: str, name: str, **who: Any) -> Loaded:
        loaded = await self._lobby(game_id)
        try:
            await self.store.join(game_id, limit=loaded.row.options["seats"], notes={"name": name}, **who)
        except AlreadySeated as error:
            raise Sorry("lobby-seated") from error
        except LobbyFull as error:
            raise Sorry("lobby-full") from error
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error
        return await self._hosted(game_id)

    async def leave(self, game_id: str, person_id: int) -> Loaded:
        """Free a person's seat. A host's part passes to the next person; a host whom nobody follows can only cancel."""
        loaded = await self._lobby(game_id)
        others = [seat.person_id for seat in loaded.seats if seat.person_id not in (None, person_id)]
        if loaded.row.host_id == person_id and not others:
            raise Sorry("lobby-host-stays")
        try:
            await self.store.leave(game_id, person_id=person_id)
            return await self._hosted(game_id)
        except NotSeated as error:
            raise Sorry("lobby-not-seated") from error
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error

    async def _hosted(self, game_id: str) -> Loaded:
        """The lobby, with a host who sits in it; closed if everybody has gone at the same moment."""
        loaded = await self._loaded(game_id)
        people = [seat.person_id for seat in loaded.seats if seat.person_id is not None]
        if loaded.row.state == "lobby" and loaded.row.host_id not in people:
            if people:
                await self.store.change_lobby(game_id, host_id=people[0])
            else:
                await self.store.cancel(game_id)
            loaded = await self._loaded(game_id)
        return loaded

    async def remove_player(self, game_id: str, person_id: int) -> Loaded:
        """The host takes the computer player away that came last."""
        await self._check_host(game_id, person_id)
        loaded = await self._lobby(game_id)
        players = [seat.seat for seat in loaded.seats if seat.player is not None]
        if not players:
            raise Sorry("lobby-no-player")
        try:
            await self.store.leave(game_id, seat=players[-1])
        except NotSeated as error:
            raise Sorry("lobby-no-player") from error
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error
        return await self._lobby(game_id)

    async def cancel(self, game_id: str, person_id: int) -> Loaded:
        """The host closes the lobby."""
        await self._check_host(game_id, person_id)
        try:
            await self.store.cancel(game_id)
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error
        return await self._loaded(game_id)

    async def start(self, game_id: str, person_id: int) -> Loaded:
        """Begin with those who sit here: mix the secret, seat everybody at random, deal.

        Raises `Sorry` (not the host, too few), `Refused` when the table options don't fit the number of players.
        """
        await self._check_host(game_id, person_id)
        while True:
            loaded = await self._lobby(game_id)
            settings: dict[str, str] = loaded.row.options["settings"]
            if not loaded.seats:
                raise Sorry("lobby-empty")
            salt = ",".join(str(seat.joined_interaction_id or seat.player) for seat in loaded.seats)
            luck = Luck(await self.store.secret(game_id), salt)
            order = luck.shuffle("seating", loaded.seats)
            try:
                table, events = loaded.game.setup(len(order), settings, luck)
            except Illegal as illegal:
                raise Refused(loaded.row.kind, illegal) from illegal
            del events  # the story tells them again from the record
            dealt = loaded.game.save(table)
            waiting = sorted(loaded.game.waiting(table))
            owing = [self.owed_now(order[seat]) if seat in waiting else None for seat in range(len(order))]
            course = await self.first_course(game_id, loaded.row.options.get("clock", NONE), order, waiting)
            saved = Saved(dealt, [0] * len(order), latest=dealt, owing=owing, course=course)
            fixed = [
                NewSeat(
                    person_id=seat.person_id,
                    player=seat.player,
                    joined_interaction_id=seat.joined_interaction_id,
                    colour=number,
                    notes=seat.notes,
                )
                for number, seat in enumerate(order)
            ]
            pings = [seat.person_id for number in waiting if (seat := order[number]).person_id is not None]
            posts = [NewPost(kind="open", payload={"pings": pings}, nonce=f"{game_id}-0")]
            posts += [
                NewPost(kind="player", payload={"seat": seat}, nonce=f"{game_id}-0p{seat}")
                for seat in waiting
                if order[seat].player is not None
            ]
            loaded.saved = saved
            posts.append(self.first_alarm(loaded))
            try:
                await self.store.start(
                    game_id,
                    expected_version=loaded.row.version,
                    seats_fixed=fixed,
                    table_blob=encode_saved(saved),
                    salt=salt,
                    options={**loaded.row.options, "seats": len(order)},
                    checkpoint=Checkpoint(saved.table, 0),
                    posts=posts,
                )
            except StaleVersion:  # somebody joined or left meanwhile: seat them too
                continue
            except WrongState as error:
                raise Sorry("lobby-closed") from error
            self._wake()
            log.info("the game begins", extra=about(game=game_id, kind=loaded.row.kind, seats=len(order)))
            return await self._loaded(game_id)

    async def _check_host(self, game_id: str, person_id: int) -> None:
        loaded = await self._lobby(game_id)
        if loaded.row.host_id != person_id:
            raise Sorry("lobby-host-only")

    async def _lobby(self, game_id: str) -> Loaded:
        loaded = await self._loaded(game_id)
        if loaded.row.state != "lobby":
            raise Sorry("lobby-closed")
        return loaded
