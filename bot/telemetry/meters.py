"""What is measured while the bot runs: everything that is to be counted or timed is told here.
Nobody listens unless `bot/health/prometheus.py` does, which is loaded only where an address is set."""

from __future__ import annotations


class Meter:
    """Hears what happens, and forgets it. Times are seconds."""

    def acknowledged(self, seconds: float) -> None:
        """Discord was told that an interaction arrived."""

    def answered(self, outcome: str) -> None:
        """An interaction was answered: `ok`, or the key of the sentence that said why not."""

    def drawn(self, seconds: float) -> None:
        """A picture, or the pictures of one message, were drawn."""

    def delivered(self, kind: str, outcome: str) -> None:
        """A row of the outbox was said (`sent`), is tried again (`failed`), kept for later (`held`) or given up
        (`dead`)."""

    def notified(self, people: int) -> None:
        """A message called so many people."""

    def decided(self, kind: str) -> None:
        """Somebody has decided something in a game of this kind, as everybody could see."""

    def erred(self) -> None:
        """An error stands in the log."""


class _Current:
    meter = Meter()


def current() -> Meter:
    """Whoever listens."""
    return _Current.meter


def listen(meter: Meter) -> None:
    """Let this one hear from now on."""
    _Current.meter = meter
