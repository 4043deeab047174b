"""Time at the table: clocks that run, what happens when one is out, and vacations."""
