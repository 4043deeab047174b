"""What `meters` tells, as Prometheus reads it. Loaded only where somebody wants to read it (`monitoring.py`)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot.health.health import Vitals
from bot.telemetry.meters import Meter

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Discord waits three seconds for an acknowledgement."""
DRAWING = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics(Meter):
    """Counts and times."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"quayside_{name}", about, labels, registry=registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"quayside_{name}", about, labels, registry=registry)

        def histogram(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"quayside_{name}", about, registry=registry, buckets=buckets)

        self._acknowledged = histogram(
            "acknowledgement_seconds", "From an interaction's arrival until Discord took the acknowledgement.", QUICK
        )
        self._drawn = histogram("picture_seconds", "Drawing the pictures of a message.", DRAWING)
        self._answered = counter("answers", "Interactions answered.", "outcome")
        self._delivered = counter("posts", "Rows of the outbox that were tried.", "kind", "outcome")
        self._notified = counter("notifications", "People called by messages.")
        self._decided = counter("decisions", "Decisions that everybody saw, by kind of game.", "kind")
        self._erred = counter("errors", "Errors in the log.")
        self._outbox = gauge("outbox", "Rows of the outbox that are due, held, or given up.", "state")
        self._games = gauge("games", "Games by state.", "state")
        self._gateway = gauge("gateway_latency_seconds", "Between a heartbeat and Discord's answer.")
        self._database = gauge("database_latency_seconds", "Between a question to the database and its answer.")
        self._up = gauge("uptime_seconds", "Since the process began.")
        self._info = gauge("info", "Which Quayside this is.", "version")

    def acknowledged(self, seconds: float) -> None:
        self._acknowledged.observe(seconds)

    def answered(self, outcome: str) -> None:
        self._answered.labels(outcome).inc()

    def drawn(self, seconds: float) -> None:
        self._drawn.observe(seconds)

    def delivered(self, kind: str, outcome: str) -> None:
        self._delivered.labels(kind, outcome).inc()

    def notified(self, people: int) -> None:
        self._notified.inc(people)

    def decided(self, kind: str) -> None:
        self._decided.labels(kind).inc()

    def erred(self) -> None:
        self._erred.inc()

    def text(self, vitals: Vitals) -> bytes:
        """Everything, with what only a look at the bot tells, in Prometheus's text format."""
        if vitals.backlog is not None:
            for state, count in (
                ("due", vitals.backlog.late),
                ("held", vitals.backlog.held),
                ("given_up", vitals.backlog.dead),
            ):
                self._outbox.labels(state).set(count)
        for state in ("lobby", "running", "finished", "cancelled", "aside"):
            self._games.labels(state).set(vitals.games.get(state, 0))
        self._gateway.set(_known(vitals.gateway_s))
        self._database.set(_known(vitals.database_s))
        self._up.set(vitals.up_s)
        self._info.labels(vitals.version).set(1)
        return generate_latest(self._registry)


def _known(seconds: float | None) -> float:
    return float("nan") if seconds is None else seconds
