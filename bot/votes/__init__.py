"""Questions to a table."""
