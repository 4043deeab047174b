"""Which tests `-m` chooses, as `conftest.py` marks them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

NO_TESTS = 5
"""What pytest ends with where it has found none."""


@pytest.mark.slow
def test_nothing_quick_needs_a_server() -> None:
    chosen = ["--collect-only", "-q", "-n0", "-m", "quick and (slow or postgresql or browser)", "tests/db"]
    named = [sys.executable, "-m", "pytest", *chosen]
    found = subprocess.run(named, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False)
    assert found.returncode == NO_TESTS, found.stdout
