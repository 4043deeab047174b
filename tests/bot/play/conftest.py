"""What every test of panels and menus holds: no text that was shown lacked anything."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_text_lacks_anything(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A text that names what it isn't given is shown all the same, and logged: only that tells of it."""
    yield
    faults = [
        each
        for each in caplog.get_records("call")
        if each.name.startswith("bot.text") and each.levelno >= logging.ERROR
    ]
    assert [each.getMessage() for each in faults] == []
