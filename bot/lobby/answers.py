"""What people do in a lobby: open one, join, leave, start, cancel, seat computer players, play again.
A lobby is a public message; each press answers by showing it as it is now."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from msgspec.structs import replace

from bot.errors import Sorry
from bot.gateway.catalog import offered_games
from bot.gateway.layout import layout, text
from bot.gateway.member import member_of
from bot.gateway.permissions import key, manages
from bot.gateway.press import Answer, Press
from bot.gateway.reply import BROKEN, Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.options import CLOCKS, Options, usual_options
from bot.ledger.tempo import ANY_TEMPO, TEMPOS
from bot.lobby.alone import solo_forms, undecided
from bot.lobby.card import LobbyCard
from bot.lobby.lobby import Lobbies
from bot.lobby.options_panel import options_view
from bot.lobby.panel import CLOCK, LATER, cancel_view, start_view, starts_alone
from bot.lobby.venue import Venue, lacking_threads, place_of
from bot.players.registry import seatable
from bot.server.rules import server_rules
from bot.text import LANGUAGES


class LobbyAnswers:
    """Answers in lobbies."""

    def __init__(self, ledger: Ledger, lobbies: Lobbies, venue: Venue, card: LobbyCard) -> None:
        self._ledger = ledger
        self._lobbies = lobbies
        self._venue = venue
        self._card = card
        self._opening: set[str] = set()  # finished games after which a lobby is about to be opened

    def answers(self) -> dict[str, Answer]:
        """What is pressed in a lobby."""
        return {
            "@join": Answer("pressed", lambda reply, press: self.join(reply, press.game_id), "newcomer"),
            "@leave": Answer("pressed", lambda reply, press: self.leave(reply, press.game_id), "player"),
            "@start": Answer("pressed", lambda reply, press: self.start(reply, press.game_id, press.argument), "host"),
            "@cancel": Answer(
                "pressed", lambda reply, press: self.cancel(reply, press.game_id, press.argument), "director"
            ),
            "@seat": Answer(
                "pressed", lambda reply, press: self.seat_player(reply, press.game_id, press.argument), "host"
            ),
            "@unseat": Answer("pressed", lambda reply, press: self.unseat_player(reply, press.game_id), "host"),
            "@language": Answer(
                "pressed", lambda reply, press: self.speak(reply, press.game_id, press.argument), "host"
            ),
            "@options": Answer("private", lambda reply, press: self.options(reply, press.game_id), "host"),
            "@option": Answer("pressed", self.choose, "host"),
            "@tempo": Answer("pressed", lambda reply, press: self.pace(reply, press.game_id, press.value), "host"),
            "@open": Answer("public", lambda reply, press: self.open_usual(reply, press.argument), "anybody", "lobby"),
            "@again": Answer("public", lambda reply, press: self.again(reply, press.game_id), "watcher", "lobby"),
        }

    async def open(
        self,
        reply: Reply,
        kind: str,
        options: Options,
        clock: str | None = None,
        language: str | None = None,
        players: Sequence[str] = (),
        *,
        stays: bool = False,
    ) -> None:
        """Open a lobby with the person as its host and first player, and these computer `players` at its table. Asked
        for in the thread of another game, it is opened above that thread, unless it `stays` there.

        Its clock is the one named by `clock`, whatever `options` say of it; for None the one that goes with its tempo,
        or else the server's usual one. Its language is the one named by `language`; for None, what `public_language`
        says.
        """
        interaction = reply.interaction
        self._venue.check_permissions(interaction)
        self._lobbies.check_options(kind, options.seats, options.settings)
        asked = interaction.guild_id
        server = await reply.quietly(self._venue.server(asked)) if asked is not None else None
        rules = server_rules(server)
        self._venue.check_house_rules(interaction, server, rules)
        place = place_of(interaction, server)
        if language is not None:
            place = replace(place, language=language)
        forum = self._venue.forum_for(interaction, server)
        above = self._venue.above(interaction) if forum is None and not stays else None
        if isinstance(above, discord.ForumChannel):
            forum = above
        elif above is not None:
            place = replace(place, channel_id=above.id, is_thread=False)
        await reply.acknowledged()
        its_clock = TEMPOS[options.tempo].clock if options.tempo != ANY_TEMPO else rules.clock
        options = replace(options, clock=clock or its_clock)
        game_id = await self._lobbies.open_lobby(kind, options, member_of(interaction), place)
        for player in players:
            await self._seat(game_id, interaction.user.id, player)
        loaded = await self._ledger.load(game_id)
        try:
            made = await self._show_new(reply, loaded, forum, above)
        except (discord.HTTPException, *BROKEN):  # nobody will ever see this lobby
            await self._lobbies.cancel(game_id, interaction.user.id)
            raise
        if made is not None:
            await reply.show(layout(text(reply.words("place-in-forum", place=made.mention))))
            return
        for hint in self._why_here(reply, forum, options.seats):
            await interaction.followup.send(view=layout(text(hint)), ephemeral=True)

    async def _show_new(
        self,
        reply: Reply,
        loaded: Loaded,
        forum: discord.ForumChannel | None,
        above: discord.TextChannel | discord.ForumChannel | None,
    ) -> discord.Thread | None:
        """Show a new lobby: as a post in the `forum`, which is returned, in the channel `above`, or where it was asked
        for. Raises what Discord refuses, and whatever breaks a connection."""
        if forum is not None:
            host = reply.interaction
            made = await self._card.post(forum, loaded, host.user.display_name, host.id)
            if made is not None:
                await self._lobbies.posted(loaded.id, made.id)
                await self._lobbies.shown(loaded.id, made.id)  # a post's first message has its id
                return made
        if isinstance(above, discord.TextChannel):
            sent = await self._card.send(above, loaded)
            await self._lobbies.shown(loaded.id, sent.id)
            with suppress(discord.HTTPException, *BROKEN):  # the lobby is there, whether its host hears where or not
                await reply.show(layout(text(reply.words("place-above", place=sent.jump_url))))
        else:
            await self._lobbies.shown(loaded.id, (await reply.show(await self._card.view(loaded))).id)
        return None

    @staticmethod
    def _why_here(reply: Reply, forum: discord.ForumChannel | None, seats: int) -> list[str]:
        """What keeps a game from the forum where it belongs, or from a thread of its own."""
        words = reply.words
        refused = [words("place-forum-refused", forum=forum.mention)] if forum is not None else []
        threads = lacking_threads(reply.interaction) if seats > 1 else []
        lacking = words.listed([words(key(right)) for right in threads])
        return refused + ([words("place-no-threads", permissions=lacking)] if threads else [])

    async def open_usual(self, reply: Reply, argument: str) -> None:
        """Open a lobby of this game with everything as usual; where a computer player is named behind it, an unrated
        one for two, at which that sits already. Raises `Sorry` for a game or a player that is not on offer."""
        kind, _, player = argument.partition(".")
        game = offered_games().get(kind)
        if game is None or (player and (player not in seatable(kind) or 2 not in game.seats)):
            raise Sorry("error-unknown-control")
        options = usual_options(game)
        if player:
            options = replace(options, seats=2, rated=False)
        await self.open(reply, kind, options, players=[player] if player else ())

    async def join(self, reply: Reply, game_id: str) -> None:
        """Sit down."""
        await reply.acknowledged()
        await self._show(reply, await self._lobbies.join(game_id, member_of(reply.interaction)))

    async def leave(self, reply: Reply, game_id: str) -> None:
        """Get up."""
        await reply.acknowledged()
        await self._show(reply, await self._lobbies.leave(game_id, reply.interaction.user.id))

    async def seat_player(self, reply: Reply, game_id: str, player: str) -> None:
        """The host seats a computer player."""
        await reply.acknowledged()
        await self._show(reply, await self._seat(game_id, reply.interaction.user.id, player))

    async def _seat(self, game_id: str, host: int, player: str) -> Loaded:
        loaded = await self._ledger.load(game_id)
        if player not in seatable(loaded.row.kind):
            raise Sorry("error-unknown-control")
        taken = sum(seat.player == player for seat in loaded.seats)
        name = loaded.words()(f"player-{player}", number=taken + 1)
        return await self._lobbies.add_player(game_id, host, player, name)

    async def unseat_player(self, reply: Reply, game_id: str) -> None:
        """The host sends the last computer player away."""
        await reply.acknowledged()
        await self._show(reply, await self._lobbies.remove_player(game_id, reply.interaction.user.id))

    async def speak(self, reply: Reply, game_id: str, language: str) -> None:
        """The host chooses the language of everything the game says in public."""
        await reply.acknowledged()
        if language not in LANGUAGES:
            raise Sorry("error-unknown-control")
        await self._show(reply, await self._lobbies.speak(game_id, reply.interaction.user.id, language))

    async def pace(self, reply: Reply, game_id: str, chosen: str) -> None:
        """The host chooses how fast the table means to play, and the clock that goes with it, or a clock alone."""
        await reply.acknowledged()
        clock = chosen.removeprefix(CLOCK)
        if chosen not in TEMPOS and (clock == chosen or clock not in CLOCKS):
            raise Sorry("error-unknown-control")
        host = reply.interaction.user.id
        if chosen in TEMPOS:
            changed = await self._lobbies.change(game_id, host, tempo=chosen, clock=TEMPOS[chosen].clock)
        else:
            changed = await self._lobbies.change(game_id, host, clock=clock)
        await self._show(reply, changed)

    async def options(self, reply: Reply, game_id: str) -> None:
        """The host asks what of the table could be changed."""
        reply.acknowledge()
        loaded = await self._lobbies.check_change(game_id, reply.interaction.user.id)
        await reply.show(options_view(loaded, reply.words))

    async def choose(self, reply: Reply, press: Press) -> None:
        """The host chooses an option of the table anew, in private; the lobby shows it to everybody."""
        await reply.acknowledged()
        game_id, me, named, value = press.game_id, reply.interaction.user.id, press.argument, press.value
        given: dict[str, Any] = {"settings": {named: value}}
        if named == "seats" and value.isdecimal() and len(value) <= 2:
            given = {named: int(value)}
        elif named in ("rated", "hints"):
            given = {named: value == "yes"}
        loaded = await self._lobbies.change(game_id, me, elsewhere=True, **given)
        await reply.show(options_view(loaded, reply.words, reply.words("lobby-options-done")))

    async def cancel(self, reply: Reply, game_id: str, sure: str = "") -> None:
        """The host closes the lobby, or whoever manages the server: hosts may have left it.

        Where others have sat down they are asked first, in private. `sure` is then how many sat there when they were:
        with more or fewer by now they are asked anew.
        """
        interaction = reply.interaction
        await reply.acknowledged()
        loaded = await self._ledger.load(game_id)
        may, me = manages(interaction, loaded.row.guild_id), interaction.user.id
        others = sum(seat.person_id not in (None, me) for seat in loaded.seats)
        if others and sure != str(others):
            question = cancel_view(await self._lobbies.check_cancel(game_id, me, manages=may), reply.words, others)
            if sure:
                await reply.show(question)
            else:
                await interaction.followup.send(view=question, ephemeral=True)
            return
        loaded = await self._lobbies.cancel(game_id, me, manages=may, elsewhere=bool(sure))
        if sure:
            await reply.show(layout(text(reply.words("lobby-cancelled"))))
        else:
            await self._show(reply, loaded)

    async def start(self, reply: Reply, game_id: str, sure: str) -> None:
        """The host begins the game; its thread is opened by the outbox.

        With seats free the host is asked first, in private, and where there are several games for one alone. `sure` is
        then how many had sat down when it was, and behind a dot which of these games is chosen: with more or fewer by
        now it is asked anew.
        """
        interaction, asking = reply.interaction, not sure
        sure, _, form = sure.partition(".")
        await reply.acknowledged()
        loaded = await self._ledger.load(game_id)
        self._venue.check_permissions(interaction)
        pressed = interaction.message
        if asking and loaded.row.lobby_message_id is None and pressed is not None:  # pressed before it was noted
            await self._lobbies.shown(game_id, pressed.id)
        if sure == LATER:
            later = "lobby-start-later-alone" if starts_alone(loaded) else "lobby-start-later"
            await reply.show(layout(text(reply.words(later))))
            return
        seated = len(loaded.seats)
        free = seated < loaded.options.seats
        if seated and (free or undecided(loaded) if asking else sure != str(seated)):
            question = start_view(await self._lobbies.check_start(game_id, interaction.user.id), reply.words)
            if asking:
                await interaction.followup.send(view=question, ephemeral=True)
            else:
                await reply.show(question)
            return
        if form:
            await self._choose_form(loaded, interaction.user.id, form)
        loaded = await self._lobbies.start(game_id, interaction.user.id, interaction.id)
        if asking:
            await self._show(reply, loaded)
        else:  # the outbox edits the lobby
            await reply.show(layout(text(reply.words("lobby-start-done", place=_place(loaded)))))

    async def _choose_form(self, loaded: Loaded, host: int, form: str) -> None:
        """One of the games for one alone, by its number. It has one seat: others would not go with all of them."""
        forms = solo_forms(loaded.game, loaded.options.settings)
        if not form.isdecimal() or not 0 <= int(form) < len(forms):
            raise Sorry("error-unknown-control")
        await self._lobbies.change(loaded.id, host, settings=forms[int(form)], seats=1)

    async def again(self, reply: Reply, game_id: str) -> None:
        """A new lobby with the options of a finished game, and the computer players that began it. While there is one
        already, nothing but where it is. Raises `Sorry`."""
        loaded = await self._ledger.load(game_id)
        if game_id in self._opening:
            raise Sorry("place-lobby-coming")
        self._opening.add(game_id)
        try:
            await self._again(reply, loaded)
        finally:
            self._opening.discard(game_id)

    async def _again(self, reply: Reply, loaded: Loaded) -> None:
        before, there = loaded.options, await reply.quietly(self._lobbies.after(loaded))
        if there is not None:
            reply.mode = "private"
            reply.acknowledge()
            await self._card.show_again(reply, there)
            return
        options = Options(
            seats=before.seats,
            settings=before.settings,
            rated=before.rated,
            hints=before.hints,
            tempo=before.tempo,
            follows=loaded.id,
        )
        players = [
            seat.player
            for seat in loaded.seats
            if seat.player is not None and seat.person_id is None and seat.joined_interaction_id is None
        ]
        await self.open(reply, loaded.row.kind, options, before.clock, loaded.row.locale, players, stays=True)

    async def _show(self, reply: Reply, loaded: Loaded) -> None:
        await reply.show(await self._card.view(loaded))


def _place(loaded: Loaded) -> str:
    """The thread of a game that has one already; else its lobby, which will say where the game is."""
    row = loaded.row
    if row.thread_id is not None or row.lobby_message_id is None:
        return f"<#{row.thread_id or row.channel_id}>"
    return f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}/{row.lobby_message_id}"
