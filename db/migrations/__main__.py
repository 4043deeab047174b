"""`python -m db.migrations "What changes"` writes the next migration from what the models have changed."""

from __future__ import annotations

import sys

from db.schema import draft

print(draft(" ".join(sys.argv[1:])))
