"""Pictures: a view of a table in, a picture out. Nothing here knows Discord or the database."""
