"""What the pages say of files is so: each link leads somewhere, and each file and folder named is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)\s#]+)[^)]*\)")
ANCHOR = re.compile(r"\]\(([^)\s#]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+?) *$", re.MULTILINE)
NAMED = re.compile(r"`((?:bot|db|docs|games|render|tests|\.ci)/[\w./-]*)(?:::\w+)?`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_names_only_what_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    links = [page.parent / link for link in LINK.findall(text) if not link.startswith(("http:", "https:", "mailto:"))]
    named = [ROOT / name for name in NAMED.findall(text)]
    missing = [str(path) for path in [*links, *named] if not path.exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_link_into_a_page_leads_to_one_of_its_headings(page: Path) -> None:
    found = [(link, at) for link, at in ANCHOR.findall(page.read_text("utf-8")) if not link.startswith("http")]
    assert [at for link, at in found if at not in _anchors(page.parent / link if link else page)] == []


def test_anchors_are_headings_as_github_writes_them() -> None:
    assert _anchors(ROOT / "docs" / "architecture.md") >= {"layers", "from-a-press-to-a-picture"}


def _anchors(page: Path) -> set[str]:
    headings = HEADING.findall(page.read_text("utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_index_names_every_page() -> None:
    index = ROOT / "docs" / "README.md"
    linked = {(index.parent / link).resolve() for link in LINK.findall(index.read_text("utf-8"))}
    pages = {page for page in PAGES if page.is_relative_to(ROOT / "docs") and page != index}
    assert pages - linked == set()


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in LINK.findall(page.read_text("utf-8"))}
    pictures = {path for path in (ROOT / "docs" / "pictures").rglob("*") if path.is_file()}
    assert pictures - shown == set()
