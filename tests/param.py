"""Parametrized tests of which a few cases say most, and the others take long."""

from __future__ import annotations

import pytest


def slow(*values: object) -> pytest.ParameterSet:
    """A case that is left to `.ci/run`, among others that everybody tries."""
    return pytest.param(*values, marks=pytest.mark.slow)
