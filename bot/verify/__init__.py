"""Whether an exported record is what it says: played again, compared, and said in sentences.
The Discord side of it is in `bot/verify_service.py`."""
