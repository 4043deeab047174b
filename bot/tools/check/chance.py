"""Watches the rules while they run: chance, time and the system, called from a game while it is given luck. What it
draws itself is often alike in all games that a check can play: by comparing them it is not found."""

from __future__ import annotations

import functools
import gc
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from copy import copy
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import games.engine
from games.engine import Event, Game, Illegal, Luck, Settings

CHANCE = {"random", "_random", "secrets", "uuid", "_uuid"}
OUTSIDE = {
    *("time", "datetime", "zoneinfo", "os", "posix", "nt", "io", "_io", "pathlib", "tempfile", "shutil"),
    *("socket", "_socket", "select", "subprocess", "_posixsubprocess", "threading", "_thread", "multiprocessing"),
}
"""Modules of which rules call nothing: time, and what reaches out of the process."""
ENGINE = str(Path(games.engine.__file__).parent)
IMPORTING = "<frozen importlib"
LOCKS = functools.__file__
"""Where Python 3.11 takes a lock when something is first read that is kept from then on. That reaches nothing."""


def watched(game: Game[Any, Any], complain: Callable[[str], None]) -> Game[Any, Any]:
    """A twin of this game that complains of every call, by the line that calls, while a game is set up or a choice is
    played, its own code and what that code calls. Whatever is imagined or thought meanwhile may draw as it likes. What
    is raised is noted to have come of that choice."""
    watch = _Watch(str(Path(str(import_module(f"games.{game.id}").__file__)).parent), complain)

    class Watched(type(game)):
        def setup(
            self, seats: int, settings: Settings, luck: Luck, data: str = "", rules: int = 0
        ) -> tuple[Any, list[Event]]:
            with watch.open():
                return super().setup(seats, settings, luck, data, rules)

        def apply(self, table: Any, seat: int, choice: str, luck: Luck) -> list[Event]:
            try:
                with watch.open():
                    return super().apply(table, seat, choice, luck)
            except Illegal:
                raise
            except Exception as error:
                error.add_note(f"seat {seat} plays {choice!r}")
                raise

    twin = copy(game)
    twin.__class__ = Watched
    return twin


class _Watch:
    """Looks at every function that is entered, ours and those written in C."""

    def __init__(self, folder: str, complain: Callable[[str], None]) -> None:
        self._folder, self._complain = folder, complain
        self._told: dict[str, str] = {}

    @contextmanager
    def open(self) -> Generator[None]:
        """Look on in this thread. The garbage collector waits: whom it calls is not called by the rules."""
        before, collects = sys.getprofile(), gc.isenabled()
        gc.disable()
        sys.setprofile(self._entered)
        try:
            yield
        finally:
            sys.setprofile(before)
            if collects:
                gc.enable()

    def _entered(self, frame: FrameType, event: str, called: Any) -> None:
        if event == "c_call":
            module, name, caller = _module_of(called), str(called.__qualname__), frame
        elif event == "call" and frame.f_back is not None:
            module, name = str(frame.f_globals.get("__name__")), frame.f_code.co_qualname
            caller = frame.f_back
        else:
            return
        if caller.f_code.co_filename == LOCKS:
            return
        if (module in CHANCE or module in OUTSIDE) and (line := self._line(caller)) is not None:
            why = "chance comes only from luck" if module in CHANCE else "rules know no time and no system"
            told = f"{line} calls {module}.{name.removesuffix('.__init__')}; {why}"
            if self._told.setdefault(line, told) == told:  # what is called calls others, of the same line
                self._complain(told)

    def _line(self, caller: FrameType | None) -> str | None:
        """The line of the game from which this was called, by whatever ways; None if none of it is to blame."""
        while caller is not None:
            code: CodeType = caller.f_code
            if code.co_filename.startswith(self._folder):
                return f"{Path(code.co_filename).name}, line {caller.f_lineno}: {code.co_name}"
            if code.co_filename.startswith((ENGINE, IMPORTING)):
                return None
            caller = caller.f_back
        return None


def _module_of(called: Any) -> str:
    """Where a function written in C belongs: to a module, or to that of the class of which it is a method."""
    owner = getattr(called, "__self__", None)
    if isinstance(owner, type):
        return owner.__module__
    return str(called.__module__ or type(owner).__module__)
