"""Lobbies and starts: opening a game, who sits down, and the moment the secret is mixed and the table dealt.
Decisions of a running game are in `bot/play/deciding.py`."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from types import MappingProxyType
from typing import Any

import msgspec

from bot.errors import Refused, Sorry
from bot.ledger.ids import new_id
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options, changed_options, written
from bot.lobby.dealing import Dealing
from bot.lobby.kinds import LOBBY_LASTS, Expired, Status, Unstarted
from bot.telemetry.structured_logs import about
from db.errors import AlreadySeated, GameMissing, LobbyFull, NotSeated, StaleVersion, WrongState
from db.records import Checkpoint, NewGame, NewPost, NewSeat
from db.store import Store
from games.engine import Illegal, Luck, commitment, new_secret, registry

log = logging.getLogger(__name__)


class Lobbies:
    """Games that have not begun."""

    def __init__(self, store: Store, ledger: Ledger, wake: Callable[[], None], dealing: Dealing) -> None:
        self._store = store
        self._ledger = ledger
        self._wake = wake
        self._dealing = dealing

    @staticmethod
    def check_options(kind: str, seats: int, settings: dict[str, str]) -> None:
        """Raise `Refused` when a game can't be played with these seats and table options."""
        try:
            registry()[kind].check(seats, settings)
        except Illegal as illegal:
            raise Refused(kind, illegal) from illegal

    async def open_lobby(self, kind: str, options: Options, host: Member, place: OpeningPlace) -> str:
        """Open a lobby with the host at its first seat; returns the game's id. Raises `Refused`."""
        self.check_options(kind, options.seats, options.settings)
        game = registry()[kind]
        secret = new_secret()
        game_id = new_id()
        new = NewGame(
            id=game_id,
            kind=kind,
            rules=game.rules,
            shape=game.shape,
            digest=game.digest,
            options=written(options),
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            thread_id=place.channel_id if place.is_thread else None,
            host_id=host.id,
            locale=place.language,
            secret=secret,
            commitment=commitment(secret),
        )
        await self._store.lobbies.create_game(new, [_look_again(game_id, self._store.now())])
        log.info("a lobby is open", extra=about(game=game_id, kind=kind))
        await self.join(game_id, host)
        return game_id

    async def after(self, finished: Loaded) -> Loaded | None:
        """The lobby that was opened to play again after a finished game, if it is still open."""
        games, row = self._store.games, finished.row
        if row.guild_id is not None:
            lobbies = await games.in_guild(row.guild_id, ("lobby",))
        else:
            lobbies = await games.in_channel(row.channel_id, ("lobby",))
        found = next((each.id for each in lobbies if each.options.get("follows") == row.id), None)
        return await self._ledger.load(found) if found is not None else None

    async def shown(self, game_id: str, message_id: int) -> None:
        """A lobby is shown by this message."""
        await self._store.games.place(game_id, lobby_message_id=message_id)

    async def posted(self, game_id: str, thread_id: int) -> None:
        """A lobby is a post of its own in a forum, where its game will be played."""
        await self._store.games.place(game_id, channel_id=thread_id, thread_id=thread_id)

    async def join(self, game_id: str, member: Member) -> Loaded:
        """Sit a person down at the lowest free seat."""
        return await self._sit(game_id, member.name, person_id=member.id, interaction_id=member.interaction_id)

    async def add_player(self, game_id: str, person_id: int, player: str, name: str) -> Loaded:
        """The host seats a computer player."""
        await self._check_host(game_id, person_id)
        return await self._sit(game_id, name, player=player)

    async def _sit(self, game_id: str, name: str, **who: Any) -> Loaded:
        while True:
            loaded = await self._lobby(game_id)
            try:
                await self._store.lobbies.join(
                    game_id,
                    limit=loaded.options.seats,
                    notes={"name": name},
                    expected_version=loaded.row.version,
                    **who,
                )
            except StaleVersion:  # the host may have taken this seat away meanwhile
                continue
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
            await self._store.lobbies.leave(game_id, person_id=person_id)
            return await self._hosted(game_id)
        except NotSeated as error:
            raise Sorry("lobby-not-seated") from error
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error

    async def _hosted(self, game_id: str) -> Loaded:
        """The lobby, with a host who sits in it; closed if everybody has gone at the same moment."""
        loaded = await self._ledger.load(game_id)
        people = [seat.person_id for seat in loaded.seats if seat.person_id is not None]
        if loaded.row.state == "lobby" and loaded.row.host_id not in people:
            if people:
                await self._store.lobbies.change_lobby(game_id, host_id=people[0])
            else:
                await self._store.lobbies.cancel(game_id)
            loaded = await self._ledger.load(game_id)
        if loaded.row.state == "lobby" and len(people) == 1 and loaded.options.changed:
            alone = msgspec.structs.replace(loaded.options, changed=())  # those for whom it was news have gone
            with suppress(StaleVersion, WrongState, GameMissing):
                version = loaded.row.version
                await self._store.lobbies.change_lobby(game_id, options=written(alone), expected_version=version)
            loaded = await self._ledger.load(game_id)
        return loaded

    async def speak(self, game_id: str, person_id: int, language: str) -> Loaded:
        """The host chooses in which language everybody at the table is spoken to."""
        await self._check_host(game_id, person_id)
        try:
            await self._store.lobbies.change_lobby(game_id, locale=language)
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error
        return await self._lobby(game_id)

    async def change(
        self,
        game_id: str,
        person_id: int,
        *,
        settings: Mapping[str, str] = MappingProxyType({}),
        elsewhere: bool = False,
        **chosen: Any,
    ) -> Loaded:
        """The host chooses some of the table's options anew: `settings` of its rules, and others by name. The lobby's
        message is edited by the outbox if this comes from `elsewhere`.

        Raises `Sorry` (not the host, fewer seats than people), `Refused` when the options don't go together.
        """
        while True:
            loaded = await self.check_change(game_id, person_id)
            before = loaded.options
            after = msgspec.structs.replace(before, settings={**before.settings, **settings}, **chosen)
            if settings or after.seats != before.seats:
                self.check_options(loaded.row.kind, after.seats, after.settings)
            if after.seats < len(loaded.seats):
                raise Sorry("lobby-too-few-seats", seated=len(loaded.seats))
            if any(seat.person_id not in (None, person_id) for seat in loaded.seats):
                news = dict.fromkeys((*before.changed, *changed_options(before, after)))
                after = msgspec.structs.replace(after, changed=tuple(news))
            posts = [Status().row(f"{game_id}-o{loaded.row.version}")] if elsewhere else []
            try:
                await self._store.lobbies.change_lobby(
                    game_id,
                    options=written(after),
                    expected_version=loaded.row.version,
                    posts=posts,
                    supersede=(Status.kind,) if elsewhere else (),
                )
            except StaleVersion:  # somebody joined or left meanwhile
                continue
            except (WrongState, GameMissing) as error:
                raise Sorry("lobby-closed") from error
            self._wake()
            return await self._lobby(game_id)

    async def check_change(self, game_id: str, person_id: int) -> Loaded:
        """The lobby whose options this person could change now. Raises `Sorry` (not the host, closed already)."""
        await self._check_host(game_id, person_id)
        return await self._lobby(game_id)

    async def remove_player(self, game_id: str, person_id: int) -> Loaded:
        """The host takes the computer player away that came last."""
        await self._check_host(game_id, person_id)
        loaded = await self._lobby(game_id)
        players = [seat.seat for seat in loaded.seats if seat.player is not None]
        if not players:
            raise Sorry("lobby-no-player")
        try:
            await self._store.lobbies.leave(game_id, seat=players[-1])
        except NotSeated as error:
            raise Sorry("lobby-no-player") from error
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error
        return await self._lobby(game_id)

    async def expire(self, loaded: Loaded) -> None:
        """Close a lobby in which nothing has happened for so long that nobody waits for it any more; look again when
        that is so, if it is not yet."""
        if loaded.row.state != "lobby":
            return
        last, now = loaded.row.updated_at, self._store.now()
        if last + LOBBY_LASTS > now:
            await self._store.outbox.post(loaded.id, [_look_again(loaded.id, last)])
        else:
            said = Expired().row(f"{loaded.id}-x")
            try:
                if not await self._store.lobbies.expire(loaded.id, last, [said]):
                    await self._store.outbox.post(loaded.id, [_look_again(loaded.id, now)])
                    return
            except (WrongState, GameMissing):  # it began or was closed at this very moment
                return
            log.info("a lobby nobody started is closed", extra=about(game=loaded.id, kind=loaded.row.kind))
        self._wake()

    async def check_cancel(self, game_id: str, person_id: int, *, manages: bool = False) -> Loaded:
        """The lobby as it could be closed now. Raises `Sorry` (closed already, not the host)."""
        if not manages:
            await self._check_host(game_id, person_id)
        return await self._lobby(game_id)

    async def cancel(self, game_id: str, person_id: int, *, manages: bool = False, elsewhere: bool = False) -> Loaded:
        """The host closes the lobby, or somebody who `manages` the server. Its message is edited by the outbox if this
        comes from `elsewhere`."""
        if not manages:
            await self._check_host(game_id, person_id)
        posts = [Status().row(f"{game_id}-c")] if elsewhere else []
        try:
            await self._store.lobbies.cancel(game_id, posts, supersede=(Unstarted.kind,))
        except (WrongState, GameMissing) as error:
            raise Sorry("lobby-closed") from error
        self._wake()
        return await self._ledger.load(game_id)

    async def check_start(self, game_id: str, person_id: int) -> Loaded:
        """The lobby as it could begin now. Raises `Sorry` (not the host), `Refused` as `start` does."""
        await self._check_host(game_id, person_id)
        loaded = await self._lobby(game_id)
        self.check_options(loaded.row.kind, len(loaded.seats), loaded.options.settings)
        return loaded

    async def start(self, game_id: str, person_id: int, interaction_id: int) -> Loaded:
        """Begin with those who sit here: mix the secret, seat everybody at random, deal.

        Mixed in are the interactions by which everybody sat down, and last the one that starts the game: Discord gives
        it its id only when the secret has long been promised, and nobody sits down or gets up after it.

        Raises `Sorry` (not the host, too few), `Refused` when the table options don't fit the number of players.
        """
        await self._check_host(game_id, person_id)
        while True:
            loaded = await self._lobby(game_id)
            if not loaded.seats:
                raise Sorry("lobby-empty")
            joined = [str(seat.joined_interaction_id or seat.player) for seat in loaded.seats]
            salt = ",".join([*joined, str(interaction_id)])
            luck = Luck(await self._store.games.secret(game_id), salt)
            order = luck.shuffle("seating", loaded.seats)
            try:
                # the record tells it again, with the data of the day on which the lobby was opened
                table, _ = loaded.game.setup(len(order), loaded.options.settings, luck, loaded.row.digest)
            except Illegal as illegal:
                raise Refused(loaded.row.kind, illegal) from illegal
            begun, posts = await self._dealing.begin(self._store.now(), loaded.row, order, table)
            fixed = [
                NewSeat(
                    person_id=seat.person_id,
                    player=seat.player,
                    joined_interaction_id=seat.joined_interaction_id,
                    color=number,
                    notes=seat.notes,
                )
                for number, seat in enumerate(order)
            ]
            try:
                await self._store.lobbies.start(
                    game_id,
                    expected_version=loaded.row.version,
                    seats_fixed=fixed,
                    table_blob=begun.encode(),
                    salt=salt,
                    options=written(msgspec.structs.replace(loaded.options, seats=len(order), changed=())),
                    checkpoint=Checkpoint(begun.saved.table, 0),
                    posts=posts,
                    supersede=(Unstarted.kind,),
                )
            except StaleVersion:  # somebody joined or left meanwhile: seat them too
                continue
            except WrongState as error:
                raise Sorry("lobby-closed") from error
            self._wake()
            log.info("the game begins", extra=about(game=game_id, kind=loaded.row.kind, seats=len(order)))
            return await self._ledger.load(game_id)

    async def _check_host(self, game_id: str, person_id: int) -> None:
        loaded = await self._lobby(game_id)
        if loaded.row.host_id != person_id:
            raise Sorry("lobby-host-only")

    async def _lobby(self, game_id: str) -> Loaded:
        loaded = await self._ledger.load(game_id)
        if loaded.row.state != "lobby":
            raise Sorry("lobby-closed")
        return loaded


def _look_again(game_id: str, last: datetime) -> NewPost:
    """The row by which a lobby ends if nothing happens after `last`."""
    return Unstarted().row(f"{game_id}-u{round(last.timestamp())}", last + LOBBY_LASTS)
