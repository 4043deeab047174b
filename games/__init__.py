"""The rules of the games. Pure and deterministic: no Discord, pictures, database, clock or language."""
