"""Who may see what of a run while its challenge is open: its person everything but the secret, others nothing before
they are through with their own."""

from __future__ import annotations

from bot.errors import Sorry
from bot.ledger.ids import is_run
from bot.ledger.loaded import Loaded
from db.challenge_records import Deal
from db.store import Store


async def sealed(store: Store, game_id: str) -> bool:
    """Whether this game is a run of a challenge that is still open: its result, record and secret stay in the house.

    Costs nothing for other games. Many at once: `store.challenges.sealed`, or `db.challenges.SEALED` in a statement.
    """
    return is_run(game_id) and bool(await store.challenges.sealed([game_id]))


async def check_sight(store: Store, game_id: str, person_id: int) -> None:
    """Raise `Sorry` when this person must not see anything of the game, being a run of somebody else.

    Whoever has finished their own run may look at others that are finished; when the challenge is closed all may.
    """
    if not await sealed(store, game_id):
        return
    run = await store.challenges.run(game_id)
    if run is None or run.person_id == person_id:
        return
    mine = await store.challenges.run_of(run.deal_id, person_id)
    if run.state == "running" or mine is None or mine.state != "finished":
        raise Sorry("challenge-sealed")


async def check_unsealed(store: Store, game_id: str) -> None:
    """Raise `Sorry` when the record of the game must not be given out yet, not even to whoever played it."""
    if await sealed(store, game_id):
        raise Sorry("challenge-record-sealed")


async def secret_of(store: Store, loaded: Loaded) -> bytes | None:
    """The secret of a game that is over; None while others still play with the same luck."""
    return None if await sealed(store, loaded.id) else await store.games.secret(loaded.id)


async def secret_of_deal(store: Store, deal: Deal) -> bytes:
    """The secret of a challenge that is closed. Raises `Sorry` while it is open, to those who are through as well."""
    if deal.state == "open":
        raise Sorry("proof-not-yet")
    return await store.challenges.deal_secret(deal.id)
