"""The command line: every subcommand leads to a function there is."""

from __future__ import annotations

import argparse
from importlib import import_module

import pytest

from bot.__main__ import command_line


def _leaves(parser: argparse.ArgumentParser, name: str = "") -> list[tuple[str, argparse.ArgumentParser]]:
    """The subcommands that have none of their own, by their full names."""
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if not groups:
        return [(name, parser)]
    return [
        leaf for group in groups for word, inner in group.choices.items() for leaf in _leaves(inner, f"{name} {word}")
    ]


def subcommands() -> dict[str, argparse.ArgumentParser]:
    """Every subcommand but `run`, by its full name."""
    return {name.strip(): parser for name, parser in _leaves(command_line()) if name.strip() != "run"}


SUBCOMMANDS = subcommands()


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_a_subcommand_leads_to_a_function(name: str) -> None:
    module, _, function = SUBCOMMANDS[name].get_default("does").partition(":")
    assert callable(getattr(import_module(module), function))


def test_the_benches_are_subcommands_each() -> None:
    assert {"bench turn", "bench load", "sandbox", "torture", "move"} <= set(SUBCOMMANDS)


@pytest.mark.parametrize(
    ("arguments", "usage"), [("sandbox --no-browser", "sandbox"), ("bench turn --x", "bench turn")]
)
def test_what_a_subcommand_does_not_know_is_refused_with_its_own_usage(
    capsys: pytest.CaptureFixture[str], arguments: str, usage: str
) -> None:
    with pytest.raises(SystemExit) as refused:
        command_line().parse_args(arguments.split())
    assert refused.value.code == 2
    assert capsys.readouterr().err.startswith(f"usage: quayside {usage} [-h]")
