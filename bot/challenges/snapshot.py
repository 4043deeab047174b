"""A challenge with everything that its card and its standings tell, read from the database at one moment."""

from __future__ import annotations

import msgspec

from bot.challenges.standings import RunStanding, standings, streaks
from bot.errors import Sorry
from db.challenge_records import Challenge, Deal, Past, Run, Series
from db.store import Store


class ChallengeSnapshot(msgspec.Struct, frozen=True, kw_only=True):
    """`runs` are those of people who have taken the challenge up on this server, `everywhere` those of all servers.

    `leaders` are the longest streaks up to the challenge before: what is going on now tells nothing.
    """

    challenge: Challenge
    series: Series
    deal: Deal
    runs: list[Run]
    everywhere: list[Run]
    past: list[Past]
    leaders: list[tuple[int, str]]

    @property
    def is_open(self) -> bool:
        return self.deal.state == "open"

    @property
    def through(self) -> int:
        """How many of this server have played to the end."""
        return sum(run.state == "finished" for run in self.runs)

    @property
    def standings(self) -> list[RunStanding]:
        """Of this server."""
        return standings(self.runs, self.past, self.challenge.number)

    @property
    def shared_standings(self) -> list[RunStanding]:
        """Of all servers that play with this luck; streaks are those of this server."""
        return standings(self.everywhere, self.past, self.challenge.number)

    def run_of(self, person_id: int) -> Run | None:
        """The person's run, wherever they have taken it up."""
        return next((run for run in self.everywhere if run.person_id == person_id), None)


async def look(store: Store, challenge_id: str) -> ChallengeSnapshot:
    """The challenge as it is now. Raises `Sorry` when there is none."""
    challenge = await store.challenges.challenge(challenge_id)
    series = await store.challenges.series(challenge.series_id) if challenge is not None else None
    deal = await store.challenges.deal(challenge.deal_id) if challenge is not None else None
    if challenge is None or series is None or deal is None:
        raise Sorry("challenge-gone")
    runs = await store.challenges.runs_in(challenge)
    everywhere = await store.challenges.runs_with(deal.id) if series.is_global else runs
    past = await store.challenges.past_of(series.id, challenge.number)
    leaders: list[tuple[int, str]] = []
    for length, person in streaks(past, challenge.number - 1)[:3]:
        leaders.append((length, await store.challenges.name_in(series.id, person)))
    return ChallengeSnapshot(
        challenge=challenge,
        series=series,
        deal=deal,
        runs=runs,
        everywhere=everywhere,
        past=past,
        leaders=leaders,
    )
