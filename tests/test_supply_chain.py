"""What comes along with Quayside: its licenses are listed, and a known hole in any of it stops CI."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
UV = shutil.which("uv", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
LARGEST_MB = 135.0
"""With some 10 MB of our own the whole installation stays below 150."""
HOLE = {
    "id": "TEST-1",
    "modified": "2026-01-01T00:00:00Z",
    "summary": "There is a hole in the boat",
    "affected": [{"package": {"name": "aiohttp", "ecosystem": "PyPI"}, "versions": []}],
}


def test_the_list_of_licenses_is_current() -> None:
    checked = subprocess.run(
        [sys.executable, ".ci/licenses.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr


@pytest.mark.slow
def test_what_is_always_installed_stays_small() -> None:
    """Everything `pip install .` brings along, compiled code too; what other systems need is not installed here."""
    packages: dict[str, tuple[str, str]] = runpy.run_path(str(ROOT / ".ci" / "licenses.py"))["packages"]()
    sizes: dict[str, float] = {}
    for name in (name for name, (_, group) in packages.items() if group == "always"):
        with suppress(PackageNotFoundError):
            files = [Path(str(file.locate())) for file in distribution(name).files or []]
            sizes[name] = sum(file.stat().st_size for file in files if file.is_file()) / 1e6
    assert sizes.keys() >= {"discord-py", "pillow", "sqlalchemy"}
    assert sum(sizes.values()) <= LARGEST_MB, sorted(sizes.items(), key=lambda each: -each[1])


@contextmanager
def _advisories(leaky: str) -> Iterator[str]:
    """A service that knows of a hole in the package `leaky` only."""

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
            known = {"vulns": [{"id": HOLE["id"], "modified": HOLE["modified"]}]}
            self._say({"results": [known if each["package"]["name"] == leaky else {} for each in asked]})

        def do_GET(self) -> None:
            self._say(HOLE)

        def _say(self, answer: Any) -> None:
            body = json.dumps(answer).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - as it is called there
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def _audit(service: str) -> tuple[int, str]:
    assert UV is not None
    surroundings = {**os.environ, "UV": UV, "UV_HTTP_RETRIES": "0", "NO_PROXY": "127.0.0.1"}
    audit = [".ci/audit", "--service-url", service]
    done = subprocess.run(audit, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.skipif(UV is None, reason="uv is in the extra `dev`")
@pytest.mark.slow
def test_a_known_hole_fails_and_a_service_that_cannot_be_asked_does_not() -> None:
    with _advisories("aiohttp") as service:
        code, said = _audit(service)
        assert code == 1
        assert "hole in the boat" in said
    with _advisories("something else") as service:
        code, said = _audit(service)
        assert (code, "NOT AUDITED" in said) == (0, False)
    code, said = _audit(service)  # nobody is there any more
    assert (code, "NOT AUDITED" in said) == (0, True)
