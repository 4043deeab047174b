"""`quayside oracle`: pairs of games that differ only in what somebody may not know, compared byte for byte.
The bot itself plays them, without Discord and database (`desk.py`); what is compared and when is in `pair.py`."""
