"""Writes docs/licenses.md: under which license everything stands that uv.lock names, as the packages themselves say.
Run it where all of them are installed (`uv sync --all-extras`); `--check` only says whether the file is current."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licenses.md"
SPELLED = {
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "BSD License": "BSD",
    "BSD": "BSD",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
HEAD = """\
# Dependencies and licenses

This list has every package that is installed with Quayside, or for its tests and tools, and the license that each
package declares. `.ci/licenses.py` writes it from `uv.lock`; a test fails when the two differ.

Quayside's own code is under the [MIT license](../LICENSE). The repository contains two font families, Bitter and Fira
Sans Condensed, under the SIL Open Font License 1.1 (`render/fonts`).

| package | license | installed |
|---|---|---|
"""


def packages() -> dict[str, tuple[str, str]]:
    """Every locked package with its version and what brings it along: `always`, or an extra."""
    locked = {package["name"]: package for package in tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))["package"]}
    own = locked.pop("quayside")
    found: dict[str, tuple[str, str]] = {}
    groups = {"always": own["dependencies"], **own["optional-dependencies"]}
    for group in ("always", *sorted(groups.keys() - {"always"})):
        for name in _reached([each["name"] for each in groups[group]], locked):
            found.setdefault(name, (locked[name]["version"], group if group == "always" else f"with `{group}`"))
    return dict(sorted(found.items()))


def license_of(package: str, version: str) -> str | None:
    """What the installed package says; None if this version of it is not installed."""
    try:
        said = metadata(package)
    except PackageNotFoundError:
        return None
    if said["Version"] != version:
        return None
    if expression := said.get("License-Expression"):
        return expression
    classified = [
        line.rpartition(" :: ")[2] for line in said.get_all("Classifier") or [] if line.startswith("License :: ")
    ]
    named = [each for each in classified if each not in ("OSI Approved", "DFSG approved")] or [
        (said.get("License") or "").strip()
    ]
    return ", ".join(SPELLED.get(each, each.partition("\n")[0]) for each in named) or "not said"


def _reached(names: list[str], locked: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            package = locked[name]
            extras = package.get("optional-dependencies", {})
            more = [*package.get("dependencies", []), *(each for extra in extras.values() for each in extra)]
            names += [each["name"] for each in more if each["name"] in locked]
    return found


def written() -> dict[str, str]:
    """The licenses in the file."""
    rows = re.findall(r"^\| ([\w.-]+) \| (.+?) \|", PAGE.read_text("utf-8") if PAGE.exists() else "", re.MULTILINE)
    return {name: said for name, said in rows if name != "package"}


def page() -> str:
    """The file as it should be; what is not installed here, or says less here, keeps what stands there."""
    before = written()
    rows: list[str] = []
    for name, (version, group) in packages().items():
        kept, said = before.get(name, "not installed here"), license_of(name, version)
        if said == "BSD" and kept.startswith("BSD-"):  # wheels for other Pythons may be more exact
            said = kept
        rows.append(f"| {name} | {said or kept} | {group} |")
    return HEAD + "\n".join(rows) + "\n"


def main() -> int:
    """Write the file, or check it."""
    if "--check" in sys.argv:
        if PAGE.read_text("utf-8") == page():
            return 0
        print("docs/licenses.md is not current: run .ci/licenses.py", file=sys.stderr)
        return 1
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
