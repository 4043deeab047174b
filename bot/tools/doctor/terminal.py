"""How the doctor asks whoever has started it, where nobody need press anything on the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from bot.tools.doctor.examination import NobodyThere

Read = Callable[[str], str]
"""Shows a prompt and returns the line that was typed. Raises `EOFError` when nobody can type."""


class Terminal:
    """Asks in the terminal. `called` is who is mentioned on the server by what is asked about."""

    def __init__(self, read: Read, called: int) -> None:
        self._read = read
        self.called = called

    async def choose(self, sentence: str, answers: Sequence[tuple[str, str]]) -> str:
        """The name of the answer whose number was typed. Raises `NobodyThere`."""
        listed = [f"  {number} {label}" for number, (_, label) in enumerate(answers, 1)]
        prompt = "\n".join(["", sentence, *listed, "> "])
        numbers = {str(number): word for number, (word, _) in enumerate(answers, 1)}
        while True:
            try:
                typed = await asyncio.get_running_loop().run_in_executor(None, self._read, prompt)
            except EOFError as error:
                raise NobodyThere from error
            if (word := numbers.get(typed.strip())) is not None:
                return word
