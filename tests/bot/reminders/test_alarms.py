"""Who owes a decision since when, and when it is looked again."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.clocks.timekeeping import Timekeeping
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.owing import Owing
from bot.ledger.posting import Posting
from bot.people.preferences import SOONEST_H
from bot.reminders.alarms import Alarms
from db.store import Store
from tests.bot.ledger.making import MATE, held, seat
from tests.db.making import ANN, BEN, DAWN, Ticking


@pytest.fixture
def alarms(store: Store, ledger: Ledger) -> Alarms:
    return Alarms(store, ledger, Posting(store.outbox, lambda: None), Timekeeping(store))


def test_whoever_owed_already_owes_since_then_and_who_acted_since_now(alarms: Alarms, clock: Ticking) -> None:
    loaded = held()
    assert alarms.note_owing(loaded, None, ())
    assert loaded.saved.owing == [Owing(DAWN.timestamp())] * 2
    now = clock.go(hours=3)
    assert not alarms.note_owing(loaded, 0, (0, 1)), "nobody else is to be called for it"
    assert loaded.saved.owing == [Owing(now.timestamp()), Owing(DAWN.timestamp())]


def test_whoever_was_reminded_and_goes_on_needs_another_alarm(alarms: Alarms) -> None:
    loaded = held()
    loaded.saved.owing = [Owing(DAWN.timestamp(), 1, DAWN.timestamp()), Owing(DAWN.timestamp())]
    assert alarms.note_owing(loaded, 0, (0, 1))


def test_computer_players_owe_nothing(alarms: Alarms) -> None:
    loaded = Loaded(held().row, [seat(0, ANN, MATE), seat(1, BEN)])
    alarms.note_owing(loaded, None, ())
    assert [owes is None for owes in loaded.saved.owing] == [True, False]


def test_nobody_is_called_sooner_than_anybody_may_ask_for(alarms: Alarms) -> None:
    assert alarms.first_alarm(held()).due_at == DAWN + timedelta(hours=SOONEST_H)
