"""What is kept: SQLAlchemy models, the store and migrations. Knows records and blobs, no game, no Discord."""
