"""Answers to what is pressed on cards and standings, and to the commands that look at them. Everything but the card
itself is private; what those do who post challenges is in `series_answers.py`."""

from __future__ import annotations

from bot.challenges.admission import Admission
from bot.challenges.panel import ACCENT, at, private_view, proof_view, title
from bot.challenges.pictures import ChallengePictures
from bot.challenges.playing import Playing
from bot.challenges.seal import check_sight, secret_of_deal
from bot.challenges.snapshot import ChallengeSnapshot, look
from bot.chores.sparing import sparing
from bot.errors import Sorry
from bot.gateway.layout import layout, picture, text
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.history.replaying import Replaying
from bot.ledger.ids import is_run
from db.store import Store

LISTED = 10


class ChallengeViews:
    """For those who look at challenges."""

    def __init__(self, store: Store, pictures: ChallengePictures, replaying: Replaying, admission: Admission) -> None:
        self._store = store
        self._admission = admission
        self._pictures = pictures
        self._replaying = replaying

    async def standings(self, reply: Reply, challenge_id: str) -> None:
        """The standings for whoever may see them. Raises `Sorry` for who is not through while others play."""
        reply.acknowledge()
        shown = await look(self._store, challenge_id)
        run = shown.run_of(reply.interaction.user.id)
        if shown.is_open and (run is None or run.state != "finished"):
            raise Sorry("challenge-standings-sealed")
        files = await self._pictures.standings(shown, reply.words, reply.interaction.user.id)
        await reply.show(private_view(shown, reply.words, run, files), *files)

    async def watch(self, reply: Reply, press: Press) -> None:
        """The replay of a run that may be seen."""
        if not is_run(press.value):
            raise Sorry("error-unknown-control")
        await check_sight(self._store, press.value, reply.interaction.user.id)
        reply.acknowledge()
        file = await self._replaying.drawn(press.value, reply.words.language, reply.asker)
        await reply.show(layout(picture(file)), file)

    async def proof(self, reply: Reply, challenge_id: str) -> None:
        """What shows that the luck was fixed before. Raises `Sorry` while the challenge is open."""
        reply.acknowledge()
        shown = await look(self._store, challenge_id)
        await reply.show(proof_view(shown, reply.words, await secret_of_deal(self._store, shown.deal)))

    async def list(self, reply: Reply) -> None:
        """What goes on on this server where they can see it, and what was closed last."""
        interaction = reply.interaction
        guild_id = interaction.guild_id
        if guild_id is None:
            raise Sorry("challenge-no-server")
        reply.acknowledge()
        store, words, seen = self._store, reply.words, self._admission.seen
        lines: list[str] = []
        going_on = await seen(interaction, await store.challenges.challenges_in(guild_id, still_open=True))
        for challenge in going_on[:LISTED]:
            with sparing(f"challenge {challenge.id}"):
                shown = await look(store, challenge.id)
                lines.append(
                    words(
                        "challenge-list-line",
                        challenge=title(shown, words),
                        place=_link(shown),
                        at=at(shown.deal.closes_at),
                        count=len(shown.runs),
                        through=shown.through,
                    )
                )
        closed = await seen(interaction, await store.challenges.challenges_in(guild_id, still_open=False))
        for challenge in closed[: LISTED - len(lines)]:
            with sparing(f"challenge {challenge.id}"):
                shown = await look(store, challenge.id)
                lines.append(
                    words("challenge-list-closed", challenge=title(shown, words), at=at(shown.deal.closes_at, "R"))
                )
        said = [words("challenge-list-title"), *lines] if lines else [words("challenge-list-none")]
        await reply.show(layout(text("\n".join(said)), accent=ACCENT))


class ChallengeAnswers:
    """For those who press a card or the standings, to play or to look."""

    def __init__(self, admission: Admission, playing: Playing, views: ChallengeViews) -> None:
        self._admission = admission
        self._playing = playing
        self._views = views

    def answers(self) -> dict[str, Answer]:
        """What is pressed at a challenge."""
        return {"@challenge": Answer("private", self.pressed, takes={"watch": "replay"})}

    async def pressed(self, reply: Reply, press: Press) -> None:
        """A button of the card or below the standings, or a run picked there."""
        reply.acknowledge()
        await self._admission.check(reply.interaction, press.game_id)
        match press.argument:
            case "play":
                await self._playing.play(reply, press.game_id)
            case "standings" | "everywhere":
                await self._views.standings(reply, press.game_id)
            case "proof":
                await self._views.proof(reply, press.game_id)
            case "watch":
                await self._views.watch(reply, press)
            case _:
                raise Sorry("error-unknown-control")


def _link(shown: ChallengeSnapshot) -> str:
    challenge = shown.challenge
    if challenge.message_id is None:
        return f"<#{challenge.channel_id}>"
    return f"https://discord.com/channels/{challenge.guild_id}/{challenge.channel_id}/{challenge.message_id}"
