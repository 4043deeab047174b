"""Mutants: small changes of the code, each of which some test must notice. `python -m tests.mutants` tries a sample."""
