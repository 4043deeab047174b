"""What people do to a game besides playing it: stand up, come back, ask somebody to take over, pause, end, hand over.
All of it is in one private panel; what it leads to is told to the others by the posts of play."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress

from bot.errors import Sorry
from bot.gateway.interaction_data import data_of
from bot.gateway.layout import layout, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Interaction, Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.lobby.member import Member, member_of
from bot.play.private_panel import PrivatePanel
from bot.seats.hosting import Hosting
from bot.seats.panel import YES, PersonAtTable, end_view, quit_view, seats_view
from bot.seats.replacing import Replacing
from bot.seats.seating import Seating
from db.errors import DoubledInteraction


class SeatsAnswers:
    """Answers to /table and to what is pressed in its panel, and to invitations to a seat."""

    def __init__(
        self, ledger: Ledger, seating: Seating, replacing: Replacing, hosting: Hosting, panel: PrivatePanel
    ) -> None:
        self._ledger = ledger
        self._seating = seating
        self._replacing = replacing
        self._hosting = hosting
        self._private = panel

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of a table, and below an invitation."""
        return {
            "@manage": Answer("panel", lambda reply, press: self.show(reply, press.game_id), "watcher"),
            "@away": Answer("panel", lambda reply, press: self.go_away(reply, press.game_id), "present"),
            "@home": Answer("panel", lambda reply, press: self.come_back(reply, press.game_id), "player"),
            "@quit": Answer(
                "panel", lambda reply, press: self.leave(reply, press.game_id, press.argument == YES), "player"
            ),
            "@replace": Answer("panel", self.ask_person, "player"),
            "@withdraw": Answer(
                "panel", lambda reply, press: self.withdraw(reply, press.game_id, _seat(press)), "player"
            ),
            "@accept": Answer("panel", lambda reply, press: self.accept(reply, press.game_id, press.revision), "asked"),
            "@decline": Answer(
                "panel", lambda reply, press: self.decline(reply, press.game_id, press.revision), "asked"
            ),
            "@pause": Answer("panel", lambda reply, press: self.pause(reply, press.game_id), "director"),
            "@go-on": Answer("panel", lambda reply, press: self.go_on(reply, press.game_id), "director"),
            "@end": Answer(
                "panel", lambda reply, press: self.end(reply, press.game_id, press.argument == YES), "director"
            ),
            "@hand-over": Answer(
                "panel", lambda reply, press: self.hand_over(reply, press.game_id, press.value), "host"
            ),
        }

    async def show(self, reply: Reply, game_id: str) -> None:
        """The panel. Raises `Sorry` for a lobby: there, everything has a button of its own."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        await self._panel(reply, loaded)

    # -- one's own seat -----------------------------------------------------------------------------------------

    async def go_away(self, reply: Reply, game_id: str) -> None:
        """Let a computer player play for the person."""
        person = reply.interaction
        await self._do(reply, game_id, self._seating.go_away(game_id, person.user.id, person.id), "seats-gone-away")

    async def come_back(self, reply: Reply, game_id: str) -> None:
        """Play again oneself: straight to the panel of the seat."""
        await self._private.play(reply, game_id)

    async def leave(self, reply: Reply, game_id: str, sure: bool) -> None:
        """Leave for good; asked once more before."""
        reply.acknowledge()
        person = reply.interaction
        if sure:
            await self._do(reply, game_id, self._seating.leave_game(game_id, person.user.id, person.id), "seats-left")
            return
        loaded = await self._ledger.load(game_id)
        loaded.seat_held(person.user.id)
        loaded.check_begun()
        others = [row for row in loaded.seats if row.person_id not in (None, person.user.id)]
        await reply.show(quit_view(loaded, loaded.words(reply.words.language), alone=not others))

    # -- passing a seat on --------------------------------------------------------------------------------------

    async def ask_person(self, reply: Reply, press: Press) -> None:
        """Ask whoever was picked to take over a seat."""
        asked, is_bot = picked(reply.interaction, press.value)
        if is_bot:
            raise Sorry("seats-no-bot")
        interaction = reply.interaction
        offering = self._replacing.offer(press.game_id, interaction.user.id, _seat(press), asked, interaction.id)
        await self._do(reply, press.game_id, offering, "seats-has-been-asked")

    async def withdraw(self, reply: Reply, game_id: str, seat: int) -> None:
        """Ask nobody after all."""
        person = reply.interaction
        await self._do(
            reply, game_id, self._replacing.withdraw(game_id, person.user.id, seat, person.id), "seats-withdrawn"
        )

    async def accept(self, reply: Reply, game_id: str, number: int) -> None:
        """Take over the seat, and see its panel."""
        reply.acknowledge()
        with suppress(DoubledInteraction):
            await self._replacing.accept(game_id, number, member_of(reply.interaction))
        reply.played = True
        await self._private.play(reply, game_id)

    async def decline(self, reply: Reply, game_id: str, number: int) -> None:
        """Take over nothing."""
        reply.acknowledge()
        interaction = reply.interaction
        await self._replacing.decline(game_id, number, interaction.user.id, interaction.id)
        await reply.show(layout(text(reply.words("seats-has-declined"))))

    # -- hosting ------------------------------------------------------------------------------------------------

    async def pause(self, reply: Reply, game_id: str) -> None:
        """Let the game stand still."""
        await self._do(reply, game_id, self._hosting.pause(game_id, *await self._director(reply, game_id)))

    async def go_on(self, reply: Reply, game_id: str) -> None:
        """Let it go on."""
        await self._do(reply, game_id, self._hosting.go_on(game_id, *await self._director(reply, game_id)))

    async def end(self, reply: Reply, game_id: str, sure: bool) -> None:
        """End the game without a result; asked once more before."""
        reply.acknowledge()
        person, manages = await self._director(reply, game_id)
        if sure:
            await self._do(reply, game_id, self._hosting.end(game_id, person, manages))
            return
        loaded = await self._ledger.load(game_id)
        loaded.check_begun()
        self._hosting.check_directs(loaded, person.id, manages)
        await reply.show(end_view(loaded, loaded.words(reply.words.language)))

    async def hand_over(self, reply: Reply, game_id: str, to: str) -> None:
        """Let somebody else be the host."""
        if not to.isdecimal():
            raise Sorry("error-unknown-value")
        host = member_of(reply.interaction)
        await self._do(reply, game_id, self._hosting.hand_over(game_id, host, int(to)), "seats-handed-over")

    # -- what all of them do ------------------------------------------------------------------------------------

    async def _director(self, reply: Reply, game_id: str) -> tuple[Member, bool]:
        """The person, and whether they manage the server the game is played on."""
        reply.acknowledge()
        loaded = await self._ledger.load(game_id)
        return member_of(reply.interaction), _manages(reply.interaction, loaded)

    async def _do(self, reply: Reply, game_id: str, doing: Awaitable[Loaded], said: str = "") -> None:
        """Do it, and show the panel as it is then."""
        reply.acknowledge()
        try:
            loaded = await doing
        except DoubledInteraction:  # its twin has done it, but perhaps this one was acknowledged
            loaded = await self._ledger.load(game_id)
        reply.played = True
        await self._panel(reply, loaded, reply.words(said) if said else "")

    async def _panel(self, reply: Reply, loaded: Loaded, said: str = "") -> None:
        manages = _manages(reply.interaction, loaded)
        who = PersonAtTable.of(loaded, reply.interaction.user.id, manages=manages)
        await reply.show(seats_view(loaded, loaded.words(reply.words.language), who, said))


def _manages(interaction: Interaction, loaded: Loaded) -> bool:
    here = interaction.guild_id is not None and interaction.guild_id == loaded.row.guild_id
    return here and interaction.permissions.manage_guild


def _seat(press: Press) -> int:
    """The seat a control is about. Raises `Sorry`."""
    if not (press.argument.isascii() and press.argument.isdigit() and len(press.argument) < 3):
        raise Sorry("error-unknown-control")
    return int(press.argument)


def picked(interaction: Interaction, value: str) -> tuple[Member, bool]:
    """The person picked in a menu of people, and whether it is a bot. Raises `Sorry`."""
    resolved = data_of(interaction).resolved
    user, member = resolved.users.get(value), resolved.members.get(value)
    if user is None:
        raise Sorry("error-unknown-value")
    nick = member.nick if member is not None else None
    return Member(int(value), nick or user.global_name or user.username, interaction.id), user.bot
