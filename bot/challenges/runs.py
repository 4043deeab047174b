"""Runs: beginning one, the chance of its computer players, and saying that it has ended. In a run nobody helps, nobody
takes over, and nothing that was revealed is taken back: that would be a look ahead."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from random import Random

from bot.challenges.deal import player_rng, players_by_seat, players_seed
from bot.challenges.kinds import RunOver
from bot.ledger.entry import Entry
from bot.ledger.ids import is_run, new_run_id
from bot.ledger.loaded import Loaded
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options, written
from bot.lobby.dealing import Dealing
from bot.text import texts
from db.challenge_records import Deal
from db.games import GameRepository
from db.records import Checkpoint, GameRow, NewGame, NewSeat, SeatRow
from db.store import Store
from games.engine import Luck, registry


class Runs:
    """Runs among the games."""

    def __init__(self, store: Store, wake: Callable[[], None], dealing: Dealing) -> None:
        self._store = store
        self._wake = wake
        self._dealing = dealing

    async def attend(self, entry: Entry) -> None:
        """With every change: how a run ended is noted before anything is said of it."""
        if entry.over and is_run(entry.loaded.id):
            entry.say(RunOver(), "z")

    async def begin_run(
        self, deal: Deal, challenge_id: str, person: Member, place: OpeningPlace, message_id: int
    ) -> str:
        """Deal a run at `place`, where message `message_id` is to become its card; returns the game's id.

        Into the luck of all runs goes the press that begins the first of them: Discord gives it its id only when the
        secret has long been promised on the card.

        Raises `AlreadyRun` when the person has one with this deal.
        """
        game = registry()[deal.kind]
        deal = await self._store.challenges.mix_deal(deal.id, str(person.interaction_id))
        secret = await self._store.challenges.deal_secret(deal.id)
        luck = Luck(secret, deal.salt)
        seated = _seats(deal, secret, person, place.language)
        own = next(number for number, seat in enumerate(seated) if seat.player is None)
        table, _ = game.setup(len(seated), deal.settings, luck, deal.digest)
        options = Options(
            seats=len(seated), settings=deal.settings, deal=deal.id, closes=int(deal.closes_at.timestamp())
        )
        new = NewGame(
            id=new_run_id(),
            kind=deal.kind,
            rules=game.rules,
            shape=game.shape,
            digest=deal.digest,
            options=written(options),
            channel_id=place.channel_id,
            thread_id=place.channel_id,
            host_id=person.id,
            locale=place.language,
            secret=secret,
            commitment=deal.commitment,
        )
        rows = [
            SeatRow(
                new.id, number, seat.person_id, seat.player, seat.joined_interaction_id, number, "active", seat.notes
            )
            for number, seat in enumerate(seated)
        ]
        now = self._store.now()
        begun, posts = await self._dealing.begin(now, _row(new, deal, now), rows, table)
        await self._store.challenges.begin_run(
            new,
            deal,
            challenge_id,
            seated,
            own,
            Checkpoint(begun.saved.table, 0),
            posts,
            table_blob=begun.encode(),
            lobby_message_id=message_id,
        )
        self._wake()
        return new.id


class RunChance:
    """The chance of computer players in runs, which is the deal's."""

    def __init__(self, games: GameRepository) -> None:
        self._games = games

    async def __call__(self, loaded: Loaded, seat: int) -> Random | None:
        """That of the next decision at `seat`: the same for equal choices; None in any game that is no run."""
        if not is_run(loaded.id):
            return None
        seed = players_seed(await self._games.secret(loaded.id))
        made = sum(move.seat == seat for move in await self._games.moves(loaded.id))
        return player_rng(seed, seat, made)


def _seats(deal: Deal, secret: bytes, person: Member, language: str) -> list[NewSeat]:
    """Everybody's seats, the person at their own."""
    words, seated = texts().words(language), list[NewSeat]()
    for number, player in enumerate(players_by_seat(deal, secret)):
        if player is None:
            notes = {"name": person.name}
            seated.append(
                NewSeat(person_id=person.id, joined_interaction_id=person.interaction_id, color=number, notes=notes)
            )
        else:
            count = 1 + sum(seat.player == player for seat in seated)
            name = words(f"player-{player}", number=count)
            seated.append(NewSeat(player=player, color=number, notes={"name": name}))
    return seated


def _row(new: NewGame, deal: Deal, now: datetime) -> GameRow:
    """The game as it will be read."""
    return GameRow(
        id=new.id, kind=new.kind, state="running", rules=new.rules, shape=new.shape, digest=new.digest,
        options=new.options, guild_id=None, channel_id=new.channel_id, thread_id=new.thread_id, host_id=new.host_id,
        lobby_message_id=None, board_message_id=None, locale=new.locale, commitment=new.commitment, salt=deal.salt,
        version=1, revision=0, created_at=now, updated_at=now, finished_at=None, result=None, table_blob=None,
        checkpoint_revision=0,
    )  # fmt: skip
