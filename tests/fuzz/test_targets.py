"""Hypothesis tries every target of the fuzzer for a moment; `python -m tests.fuzz.run` tries them for longer."""

from __future__ import annotations

import os
import re
from importlib import resources
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.gateway.catalog import offered_games
from bot.gateway.controls import control, read
from db.addresses import parse_url
from db.errors import StoreError
from tests.fuzz.run import NAMES
from tests.fuzz.targets import READERS, TARGETS, seeds

pytestmark = pytest.mark.slow

CHEAP = ("custom_id", "typed", "record_bytes", "environment")


@pytest.mark.parametrize("name", list(TARGETS))
def test_what_is_made_up_is_read_or_refused_with_a_sentence(name: str) -> None:
    target = TARGETS[name]
    kept, before = seeds(name), dict(os.environ)
    anything = st.one_of(
        st.binary(max_size=200), st.text(max_size=100).map(lambda text: text.encode("utf-8", "ignore"))
    )
    near = st.tuples(st.sampled_from(kept), st.integers(0, 4000), st.binary(max_size=4)).map(_changed)

    @settings(max_examples=100 if name in CHEAP else 25, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(st.one_of(anything, near))
    def tried(data: bytes) -> None:
        target(data)

    tried()
    for seed in kept:
        target(seed)
    assert dict(os.environ) == before, "other tests would read what was made up"


def _changed(what: tuple[bytes, int, bytes]) -> bytes:
    seed, at, put = what
    return seed[: at % (len(seed) + 1)] + put + seed[at % (len(seed) + 1) + len(put) :]


def test_a_port_that_is_no_number_is_refused_with_a_sentence() -> None:
    with pytest.raises(StoreError, match="a port of PostgreSQL is a number"):
        parse_url("postgresql://quayside@harbour:five/games")


def test_the_fuzzer_knows_every_target() -> None:
    assert tuple(TARGETS) == NAMES


@given(st.from_regex(r"[a-z0-9]{10}", fullmatch=True), st.integers(0, 10**9 - 1), st.text(min_size=1, max_size=70))
@example("abcdefghij", 0, "@play")
def test_a_control_is_read_as_it_was_written(game_id: str, revision: int, choice: str) -> None:
    found = read(control(game_id, revision, choice))
    assert found is not None
    assert (found.game_id, found.revision, found.choice) == (game_id, revision, choice)


def test_whatever_reads_a_data_file_is_tried() -> None:
    found = {
        (kind, file.stem)
        for kind in offered_games()
        for file in Path(str(resources.files(f"games.{kind}"))).rglob("*.py")
        if re.search(r"= load\(", file.read_text("utf-8"))
    }
    assert {module for _, module in found} <= set(READERS)
    assert len({kind for kind, _ in found}) >= 4
