"""The command line `quayside`: run on Discord, or the local sandbox. Each subcommand is imported when it is used."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="quayside", description="Harbour and fishing board games on Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("run", help="run the bot on Discord")
    sandbox = commands.add_parser("sandbox", help="play locally in a browser, without a token")
    sandbox.add_argument("--port", type=int, default=8080, help="port of the page (0: any free one; default 8080)")
    sandbox.add_argument("--host", default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    sandbox.add_argument("--i-know", action="store_true", help="allow an address other machines can reach")
    sandbox.add_argument("--db", default="", help="database file or URL (default: in the user data folder)")
    sandbox.add_argument("--people", type=int, default=4, help="how many pretend people there are (default 4)")
    sandbox.add_argument("--lang", choices=("en", "de"), default="en", help="language of the first person")
    sandbox.add_argument("--selftest", action="store_true", help="play one game of each kind, then exit")
    given = parser.parse_args(arguments)

    from bot.settings import SettingsError, read_settings  # noqa: PLC0415 - before anything reads the games' data
    from games.engine.data import DataError  # noqa: PLC0415

    try:
        settings = read_settings()
        logging.basicConfig(level=settings.quayside_log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        logging.getLogger("alembic").setLevel(logging.WARNING)
        if given.command == "run":
            from bot.run import run  # noqa: PLC0415

            return run(settings)
        from bot.sandbox.run import run_sandbox  # noqa: PLC0415

        return run_sandbox(given)
    except (SettingsError, DataError) as error:
        print(f"quayside: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
