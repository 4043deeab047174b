"""What is kept: tables (SQLAlchemy), the store and migrations. Knows records and blobs, no game, no Discord."""
