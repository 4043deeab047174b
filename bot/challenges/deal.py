"""What makes runs alike: the deal's luck, the same seats for everybody, computer players whose chance is the deal's.
Pure but for fresh secrets; nothing is stored here."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from random import Random
from typing import Any

import msgspec

from bot.errors import Refused
from bot.ledger.ids import new_id
from bot.players.registry import player_named, players_of
from db.challenge_records import Deal, Repeat, Score
from games.engine import Game, Illegal, Luck, answer, commitment, new_secret, registry


def shared_key(kind: str, settings: dict[str, str], opponents: Sequence[str], repeat: Repeat, end: datetime) -> str:
    """What servers must have in common to play with the same luck."""
    chosen = ",".join(f"{name}={value}" for name, value in sorted(settings.items()))
    return f"{kind}|{chosen}|{','.join(opponents)}|{repeat}|{end:%Y-%m-%dT%H}"


def new_deal(
    kind: str,
    settings: dict[str, str],
    opponents: Sequence[str],
    opens_at: datetime,
    closes_at: datetime,
    key: str | None = None,
) -> tuple[Deal, bytes]:
    """A deal and its secret. Servers that share a key come to the same id; the first one's secret is everybody's."""
    secret = new_secret()
    deal_id = new_id() if key is None else hashlib.blake2b(key.encode(), digest_size=8).hexdigest()
    deal = Deal(
        id=deal_id,
        key=key,
        kind=kind,
        digest=registry()[kind].digest,
        settings=settings,
        opponents=list(opponents),
        opens_at=opens_at,
        closes_at=closes_at,
        commitment=commitment(secret),
        salt=f"challenge {deal_id}",
    )
    return deal, secret


def check_deal(kind: str, settings: dict[str, str], opponents: Sequence[str]) -> None:
    """Raise `Refused` when a person can't play with these table options against these computer players."""
    try:
        registry()[kind].check(1 + len(opponents), settings)
    except Illegal as illegal:
        raise Refused(kind, illegal) from illegal


def own_seat(deal: Deal, secret: bytes) -> int:
    """At which seat everybody plays."""
    return Luck(secret, deal.salt).shuffle("seating", range(1 + len(deal.opponents)))[0]


def players_by_seat(deal: Deal, secret: bytes) -> list[str | None]:
    """Which computer player sits where; None where the person does."""
    own, others = own_seat(deal, secret), iter(deal.opponents)
    return [None if seat == own else next(others) for seat in range(1 + len(deal.opponents))]


def players_seed(secret: bytes) -> str:
    """What the computer players' chance comes from: the deal's, but nothing that could tell its luck."""
    return hashlib.blake2b(secret, person=b"opponents").hexdigest()


def player_rng(seed: str, seat: int, decision: int) -> Random:
    """The chance of a computer player for its `decision`-th decision (0 is the first): equal choices, equal games."""
    return Random(f"{seed}/{seat}/{decision}")


class Reckoning(msgspec.Struct, frozen=True):
    """A deal whose secret may be known by now to whoever plays it out."""

    deal: Deal
    secret: bytes


def yardsticks(order: Reckoning) -> list[dict[str, Any]]:
    """What each computer player of the game makes of a deal in the person's place. Takes a while: for workers."""
    deal, secret = order.deal, order.secret
    game = registry()[deal.kind]
    found: list[dict[str, Any]] = []
    for name in quick_players(deal.kind):
        score = _played(game, deal, secret, name)
        found.append({"player": name, "total": score.total, "categories": score.categories})
    return found


def quick_players(kind: str) -> list[str]:
    """The computer players that answer at once and always alike, weakest first."""
    return list(players_of(kind))


def _played(game: Game[Any, Any], deal: Deal, secret: bytes, name: str) -> Score:
    """The score of a computer player in the person's place."""
    luck, seed = Luck(secret, deal.salt), players_seed(secret)
    own = own_seat(deal, secret)
    players = [player_named(deal.kind, each or name) for each in players_by_seat(deal, secret)]
    table, _ = game.setup(len(players), deal.settings, luck, deal.digest)
    made = [0] * len(players)
    while waiting := sorted(game.waiting(table)):
        seat = waiting[0]
        rng = player_rng(seed, seat, made[seat])
        choice = answer(players[seat], game, table, seat, rng)
        game.apply(table, seat, choice, luck)
        made[seat] += 1
    result = game.result(table)
    assert result is not None, "the game was played to its end"
    score = result.scores[own]
    return Score(score.total, score.categories)
