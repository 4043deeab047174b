"""The history of the database's shape, oldest first. Alembic runs it; `db.schema` calls Alembic."""
