"""The room of digests: what it offers to the rest."""

from __future__ import annotations

from bot.digest.digests import Digests
from bot.digest.kinds import Digest
from bot.digest.posts import DigestPosts
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.outbox.messages import DirectMessages
from db.store import Store


def room(direct: DirectMessages, store: Store, ledger: Ledger, digests: Digests) -> Room:
    """Digests; the hours at which they come are in the settings of people."""
    posts = DigestPosts(direct, store, ledger, digests)
    return Room(name="digest", posts=[Delivery(Digest, plain=posts.deliver)])
