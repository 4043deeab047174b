"""`python -m tests.bot.learn` writes the lessons down anew. Review the difference, and the lessons, before a commit."""

from bot.learn.lessons import courses
from tests.bot.learn import file_of, written

for course in courses().values():
    file, new = file_of(course), written(course)
    changed = not file.exists() or file.read_text() != new
    file.write_text(new)
    print(f"{file.name}: {'written' if changed else 'unchanged'}, {len(new.splitlines())} lines")
