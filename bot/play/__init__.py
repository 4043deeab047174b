"""Playing: boards, private panels, decisions, and what there is to look up at a table."""
