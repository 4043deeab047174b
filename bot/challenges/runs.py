"""The manager's part for runs: beginning one, and what is different in it from other games of the same kind.
Nobody helps, nobody takes over, and nothing that was revealed is taken back: that would be a look ahead."""

from __future__ import annotations

from datetime import datetime

from bot.challenges.deal import is_run, new_run_id, players_by_seat
from bot.clocks.clocks import NONE
from bot.errors import Sorry
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.lobby.lobby import Member, Place
from bot.people.preferences import Habits
from bot.seats.replacing import Replacing
from bot.text import texts
from bot.undo.undo import TakingBack, Undoing
from db.challenge_records import Deal
from db.records import Checkpoint, GameRow, NewGame, NewPost, NewSeat, SeatRow
from games.engine import Luck, registry

RAN = "ran"
"""The kind of the row that follows the end of a run, before anything is said of it."""


class Runs(Undoing, Replacing):
    """Runs among the games of a manager."""

    async def begin_run(self, deal: Deal, challenge_id: str, person: Member, place: Place, message_id: int) -> str:
        """Deal a run at `place`, where message `message_id` is to become its card; returns the game's id.

        Raises `AlreadyRun` when the person has one with this deal.
        """
        game = registry()[deal.kind]
        secret = await self.store.deal_secret(deal.id)
        luck = Luck(secret, deal.salt)
        seated = _seats(deal, secret, person, place.language)
        own = next(number for number, seat in enumerate(seated) if seat.player is None)
        table, _ = game.setup(len(seated), deal.settings, luck)
        dealt = game.save(table)
        options = {
            "seats": len(seated),
            "settings": deal.settings,
            "clock": NONE,
            "deal": deal.id,
            "closes": int(deal.closes_at.timestamp()),
        }
        new = NewGame(
            id=new_run_id(),
            kind=deal.kind,
            rules=game.rules,
            shape=game.shape,
            digest=game.digest,
            options=options,
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
        waiting = sorted(game.waiting(table))
        owing = [self.owed_now(rows[seat]) if seat in waiting else None for seat in range(len(rows))]
        course = await self.first_course(new.id, NONE, rows, waiting)
        saved = Saved(dealt, [0] * len(rows), latest=dealt, owing=owing, course=course)
        loaded = Loaded(_row(new, deal, encode_saved(saved), self.store.now()), rows)
        opened = NewPost(kind="open", payload={"pings": loaded.people(waiting)}, nonce=f"{new.id}-0")
        await self.store.begin_run(
            new,
            deal,
            challenge_id,
            seated,
            own,
            Checkpoint(dealt, 0),
            [opened, *self._calls(loaded, 0), self.first_alarm(loaded)],
            table_blob=loaded.encode(),
            lobby_message_id=message_id,
        )
        self._wake()
        return new.id

    def when_over(self, loaded: Loaded, number: int) -> list[NewPost]:
        """What is to be done first when a game is over: of a run, to note how it ended."""
        if not is_run(loaded.id):
            return super().when_over(loaded, number)
        return [NewPost(kind=RAN, payload={}, nonce=f"{loaded.id}-{number}z")]

    # -- what there is not in a run ---------------------------------------------------------------------------------

    async def taking_back(self, loaded: Loaded, seat: int) -> TakingBack:
        if is_run(loaded.id):
            raise Sorry("challenge-no-way-back")
        return await super().taking_back(loaded, seat)

    async def go_away(self, game_id: str, person_id: int, interaction_id: int | None) -> Loaded:
        """Let a computer player play for a person; not in a run. Raises `Sorry`, `DoubledInteraction`."""
        if is_run(game_id):
            raise Sorry("challenge-no-help")
        return await super().go_away(game_id, person_id, interaction_id)

    async def offer(self, game_id: str, person_id: int, seat: int, asked: Member, interaction_id: int | None) -> Loaded:
        """Ask somebody to take over a seat; not in a run. Raises `Sorry`."""
        if is_run(game_id):
            raise Sorry("challenge-no-help")
        return await super().offer(game_id, person_id, seat, asked, interaction_id)

    def _reminders(self, loaded: Loaded, habits: dict[int, Habits]) -> list[tuple[int, datetime]]:
        """Nobody is called to a run that counts no more."""
        if is_run(loaded.id) and self.store.now().timestamp() >= loaded.row.options["closes"]:
            return []
        return super()._reminders(loaded, habits)


def _seats(deal: Deal, secret: bytes, person: Member, language: str) -> list[NewSeat]:
    """Everybody's seats, the person at their own."""
    words, seated = texts().words(language), list[NewSeat]()
    for number, player in enumerate(players_by_seat(deal, secret)):
        if player is None:
            notes = {"name": person.name}
            seated.append(
                NewSeat(person_id=person.id, joined_interaction_id=person.interaction_id, colour=number, notes=notes)
            )
        else:
            count = 1 + sum(seat.player == player for seat in seated)
            name = words(f"player-{player}", number=count)
            seated.append(NewSeat(player=player, colour=number, notes={"name": name}))
    return seated


def _row(new: NewGame, deal: Deal, table_blob: bytes, now: datetime) -> GameRow:
    """The game as it will be read."""
    return GameRow(
        id=new.id, kind=new.kind, state="running", rules=new.rules, shape=new.shape, digest=new.digest,
        options=new.options, guild_id=None, channel_id=new.channel_id, thread_id=new.thread_id, host_id=new.host_id,
        lobby_message_id=None, board_message_id=None, locale=new.locale, commitment=new.commitment, salt=deal.salt,
        version=1, revision=0, created_at=now, updated_at=now, finished_at=None, result=None, table_blob=table_blob,
        checkpoint_revision=0,
    )  # fmt: skip
