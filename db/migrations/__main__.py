"""`python -m db.migrations "What changes"` writes the next migration from what has changed in the tables."""

from __future__ import annotations

import sys

from db.schema import draft

print(draft(" ".join(sys.argv[1:])))
