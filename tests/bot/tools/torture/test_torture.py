"""The crash test leaves nothing behind. `.ci/run` runs it, and `test_faults_are_found` sees that it
finds faults."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from bot.__main__ import main


def test_where_nothing_was_played_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert main(["torture", "--minutes", "0.01", "--database", "sqlite:////proc/none/games.sqlite3"]) != 0
    assert list(tmp_path.iterdir()) == []
