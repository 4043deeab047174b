"""`python -m tests.games.golden [game ...]` writes the golden games anew. Review the difference before a commit."""

import sys

from games.engine import registry
from tests.games.golden import file_of, lines

for name in sys.argv[1:] or registry():
    game = registry()[name]
    file = file_of(game)
    new = "\n".join(lines(game)) + "\n"
    changed = not file.exists() or file.read_text() != new
    file.write_text(new)
    print(f"{file.name}: {'written' if changed else 'unchanged'}, {len(new.splitlines())} lines, {len(new) // 1024} kB")
