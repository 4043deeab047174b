"""One module per change of the schema; a published one is never edited."""
