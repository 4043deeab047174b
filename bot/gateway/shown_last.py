"""Which interaction was answered last in each message, as far as this process knows: what an earlier one has shown
there is not there any more."""

from __future__ import annotations

from collections import OrderedDict

KEPT = 2000


class ShownLast:
    """The last answers in so many messages, the newest of them."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._last = OrderedDict[int, int]()

    def note(self, message_id: int, interaction_id: int) -> None:
        """The message shows the answer to this interaction now."""
        self._last.pop(message_id, None)
        self._last[message_id] = interaction_id
        if len(self._last) > self._kept:
            self._last.popitem(last=False)

    def forget(self) -> None:
        """Nothing that was shown is there any more."""
        self._last.clear()

    def shows(self, message_id: int, interaction_id: int) -> bool:
        """Whether it does so still."""
        return self._last.get(message_id) == interaction_id
