"""A capability of its own, as somebody adds one: `/ping` with a button; whoever presses it hears of the next move."""
