"""A game with other data files, which it reads when it is imported: so that happens in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

TRIED = """
import json, os, sys, traceback
import games.engine
refused = {}
for case, folder in json.load(sys.stdin).items():
    os.environ["QUAYSIDE_DATA"] = folder
    try:
        __import__(sys.argv[1])
        refused[case] = ""
    except BaseException:
        refused[case] = traceback.format_exc()
    package = ".".join(sys.argv[1].split(".")[:2])
    for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
        del sys.modules[name]
print(json.dumps(refused))
"""


def refusals(module: str, file: str, texts: Mapping[str, str], folder: Path) -> dict[str, str]:
    """Import a module of a game with each of these texts as its data file: what was raised, by the names of the texts;
    nothing for a text that was taken."""
    folders: dict[str, str] = {}
    for number, (case, text) in enumerate(texts.items()):
        (place := folder / str(number)).mkdir()
        (place / file).write_text(text, "utf-8")
        folders[case] = str(place)
    done = subprocess.run(
        [sys.executable, "-c", TRIED, module],
        input=json.dumps(folders),
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)
