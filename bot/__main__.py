"""The command line `quayside`: run on Discord, the local sandbox, and the tools that measure, simulate and show.
Each subcommand is imported when it is used."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from bot import __version__
from bot.tools.arguments import duration, identity, plain, whole
from db.private_files import for_owner_only
from games.engine.registry import found_games, game_names

BENCHES = {
    "engine": "the rules alone: decisions a second, saving, loading, views",
    "render": "drawing and encoding every kind of picture",
    "turn": "a press until it is acknowledged and until the board is visible",
    "presses": "how often a person presses in a game of three, and in how many decisions",
    "days": "how often a game waits for somebody, and how many days it takes, with plans and without",
    "month": "a month of forty games of people who have several of them at once, with plans and without",
    "load": "many running games at once",
    "fair": "what people wait for while challenges close, replays are drawn and captains think",
    "start": "from the start of the process until people are answered, and memory while nobody plays",
    "store": "durable decisions: processor time, how many a second, bytes of a game",
    "yardstick": "how fast this machine is: random moves of chess a second, to which other figures are scaled",
    "scale": "what a decision asks of the database and of Discord, and what a server costs in memory",
}
MEASURED = "fleet_dice"
EVERY_GAME = "all"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    from bot.settings import SettingsError, read_settings  # noqa: PLC0415 - before anything reads the games' data

    with suppress(SettingsError):  # which games there are may stand in the file; what is wrong with it is said below
        read_settings()
    given = command_line().parse_args(arguments)
    with for_owner_only():
        return _done(given)


def _done(given: argparse.Namespace) -> int:
    from bot.settings import SettingsError, read_settings  # noqa: PLC0415 - when it is used, as everything here
    from bot.telemetry.structured_logs import start_logging  # noqa: PLC0415
    from db.errors import StoreError  # noqa: PLC0415
    from games.engine.data import DataError  # noqa: PLC0415

    try:
        settings = read_settings()
        level = settings.quayside_log_level if given.command == "run" else "WARNING"
        start_logging(level, settings.quayside_log_format)
        if given.command == "run":
            from bot.run import run  # noqa: PLC0415

            return run(settings)
        if given.command != "check":
            _must_be_there(getattr(given, "game", None) or getattr(given, "selftest", None))
        module, _, function = given.does.partition(":")
        does: Callable[[argparse.Namespace], int] = getattr(import_module(module), function)
        return does(given)
    except (SettingsError, DataError, StoreError, OSError, _NoSuchGame) as error:
        print(f"quayside: {' '.join(str(error).split())}", file=sys.stderr)
        return 2


class _NoSuchGame(Exception):
    """A folder has the name of a game, and no game is in it; the message says why."""


def _must_be_there(name: str | None) -> None:
    """Raise `_NoSuchGame` for a game from elsewhere that was left out."""
    if name in game_names() and name not in (found := found_games()).games:
        raise _NoSuchGame(next(f"{place}: {why}" for place, why in found.left_out.items() if place.name == name))


class _Parser(argparse.ArgumentParser):
    """Says with the usage of the subcommand which of its arguments there is not; else that of all would be shown."""

    def parse_known_args(self, *args: Any, **named: Any) -> Any:
        found, rest = super().parse_known_args(*args, **named)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return found, rest


def command_line() -> argparse.ArgumentParser:
    """Every subcommand with its options; `does` names the function of each but `run`."""
    parser = _Parser(prog="quayside", description="Harbor and fishing board games on Discord.")
    parser.add_argument("--version", action="version", version=f"quayside {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("run", help="run the bot on Discord")
    _sandbox(commands.add_parser("sandbox", help="play locally in a browser, without a token"))
    _simulate(commands.add_parser("simulate", help="play many games of computer players and print what they show"))
    _ladder(
        commands.add_parser("ladder", help="play levels of computer players, or a strategy book, against one another")
    )
    _bench(commands.add_parser("bench", help="measure, and print one JSON object with the figures and their aims"))
    _verify(commands.add_parser("verify", help="replay an exported record: is everything as it says?"))
    _review(commands.add_parser("review", help="what cost most in an exported record, and what luck did"))
    _puzzle(commands.add_parser("puzzle", help="find the puzzles in games among computers"))
    _oracle(commands.add_parser("oracle", help="play pairs of games that differ in secrets: can anybody tell?"))
    access = commands.add_parser("access", help="print who may do what, as docs/access.md has it")
    access.set_defaults(does="bot.tools.access_table:access")
    rooms = commands.add_parser("rooms", help="print what each room answers and says, as docs/architecture.md has it")
    rooms.set_defaults(does="bot.tools.rooms_table:rooms")
    facts = commands.add_parser("facts", help="print what is assumed about Discord, as docs/discord.md has it")
    facts.set_defaults(does="bot.tools.facts_table:print_facts")
    _torture(
        commands.add_parser("torture", help="play while the bot is killed and everything fails, then look for damage")
    )
    _doctor(commands.add_parser("doctor", help="see whether Discord does what the bot relies on, on a test server"))
    _refusals(
        commands.add_parser(
            "refusals", help="play while Discord refuses something, in every way it can; who is still pinged?"
        )
    )
    _move(commands.add_parser("move", help="move everything into another database, such as from SQLite to PostgreSQL"))
    _backup(commands.add_parser("backup", help="copy everything into a file, even while the bot runs"))
    _restore(commands.add_parser("restore", help="bring everything back from a file that `backup` made"))
    _gallery(commands.add_parser("gallery", help="draw typical and fullest moments of the games into a folder"))
    _check(commands.add_parser("check", help="play a game and say what is missing or wrong, wherever it comes from"))
    return parser


def _sandbox(sandbox: argparse.ArgumentParser) -> None:
    sandbox.set_defaults(does="bot.sandbox.run:run_sandbox")
    sandbox.add_argument(
        "--port", type=whole(0, 65535), default=8080, help="port of the page (0: any free one; default 8080)"
    )
    sandbox.add_argument("--host", type=plain, default="127.0.0.1", help="address to listen on (default 127.0.0.1)")
    sandbox.add_argument("--i-know", action="store_true", help="allow an address other machines can reach")
    sandbox.add_argument("--db", type=plain, default="", help="database file or URL (default: in the user data folder)")
    sandbox.add_argument("--people", type=whole(1, 20), default=4, help="how many pretend people there are (default 4)")
    sandbox.add_argument("--lang", choices=_languages(), default="en", help="language of the first person")
    sandbox.add_argument(
        "--selftest", nargs="?", const=EVERY_GAME, choices=[EVERY_GAME, *game_names()], metavar="GAME",
        help="play one game of this kind, or of each, watch its replay, then exit",
    )  # fmt: skip


def _simulate(simulate: argparse.ArgumentParser) -> None:
    simulate.set_defaults(does="bot.tools.simulate.command:simulate")
    simulate.add_argument(
        "game", nargs="?", choices=game_names(), metavar="GAME", help=f"one of {', '.join(game_names())}"
    )
    simulate.add_argument("--days", type=whole(), help="instead, this many days of a server's games of all kinds")
    simulate.add_argument(
        "--seats", type=whole(1, 20), help="number of players (default: as many as --players names, or 2)"
    )
    simulate.add_argument("--players", type=plain, default="", help="computer players by seat: mate,mate,deckhand")
    simulate.add_argument("--games", type=whole(), help="how many games (default 500; with --days 40)")
    simulate.add_argument("--settings", type=plain, default="", help="table options: captains=yes,trophies=yes")
    simulate.add_argument(
        "--budget", type=duration(most=3600), default=1.0, help="CPU seconds a searching player thinks (default 1)"
    )
    simulate.add_argument("--seed", type=plain, default="1", help="the same seed plays the same games (default 1)")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")


def _ladder(ladder: argparse.ArgumentParser) -> None:
    ladder.set_defaults(does="bot.tools.simulate.ladder:ladder")
    ladder.add_argument(
        "game", nargs="?", choices=game_names(), metavar="GAME", help=f"one of {', '.join(game_names())}"
    )
    ladder.add_argument("--seats", type=whole(1, 20), help="number of players: one of the stronger level (default 2)")
    ladder.add_argument(
        "--pairs", type=whole(), default=100, help="pairs of games with the same luck and other seats (default 100)"
    )
    ladder.add_argument("--levels", type=plain, default="", help="weakest first: deckhand,mate (default: all)")
    ladder.add_argument(
        "--budget", type=duration(most=3600), default=1.0, help="CPU seconds a searching player thinks (default 1)"
    )
    ladder.add_argument("--seed", type=plain, default="1", help="the same seed plays the same games (default 1)")
    ladder.add_argument(
        "--book",
        action="store_true",
        help="instead: try each strategy of the game's book (--levels names some of them)",
    )
    ladder.add_argument("--against", type=plain, default="", help="with --book: mate (default: the strongest level)")
    ladder.add_argument("--into", type=plain, help="keep the report in this file after each game, and go on from there")
    ladder.add_argument("--json", action="store_true", help="print one JSON object")
    ladder.add_argument("--table", type=plain, help="instead: print the table of the reports in this folder")


def _bench(bench: argparse.ArgumentParser) -> None:
    kinds = bench.add_subparsers(dest="bench", required=True, metavar="WHAT")
    parsers = {name: kinds.add_parser(name, help=help_) for name, help_ in BENCHES.items()}
    for name, parser in parsers.items():
        parser.set_defaults(does=f"bot.tools.bench.{name}:bench_{name}")
        if name not in ("load", "start", "fair", "presses", "month", "yardstick"):
            parser.add_argument(
                "--game", choices=game_names(), default=MEASURED, help=f"which game (default {MEASURED})"
            )
    for name, seconds in (("engine", 15.0), ("render", 15.0), ("yardstick", 10.0)):
        parsers[name].add_argument(
            "--seconds", type=duration(), default=seconds, help=f"how long (default {seconds:g})"
        )
    parsers["render"].add_argument("--states", type=whole(), default=4, help="games to draw from, a kind (default 4)")
    parsers["render"].add_argument("--no-replay", dest="replay", action="store_false", help="leave the animation out")
    parsers["store"].add_argument("--games", type=whole(), default=3, help="whole games to play and store (default 3)")
    parsers["store"].add_argument(
        "--commits", type=whole(), default=480, help="decisions to store, a way (default 480)"
    )
    parsers["store"].add_argument(
        "--postgres", type=plain, default="", help="address of a server on which databases may be made"
    )
    parsers["scale"].add_argument("--presses", type=whole(), default=120, help="presses to play for (default 120)")
    parsers["scale"].add_argument("--seats", type=whole(1, 20), default=3, help="players of the game (default 3)")
    parsers["start"].add_argument("--rounds", type=whole(), default=7, help="how often it is started (default 7)")
    parsers["start"].add_argument(
        "--games", type=whole(), default=1000, help="stored games to start with (default 1000)"
    )
    parsers["turn"].add_argument("--clicks", type=whole(), default=150, help="decisions to press (default 150)")
    parsers["turn"].add_argument("--seats", type=whole(1, 20), default=2, help="players of the game (default 2)")
    for name, count, what in (
        ("deals", 30, "four-seat deals of Captains of the Gulf that close"),
        ("replays", 24, "replays that two people ask for"),
        ("captains", 100, "captains who wait for their turn to think"),
    ):
        parsers["fair"].add_argument(f"--{name}", type=whole(), default=count, help=f"{what} (default {count})")
    parsers["fair"].add_argument(
        "--seconds", type=duration(), default=60.0, help="how long it is measured (default 60)"
    )
    for name in ("turn", "load"):
        parsers[name].add_argument(
            "--profile", action="store_true", help="say what the bot computes; all else is slower then"
        )
    parsers["presses"].add_argument("--game", choices=game_names(), help="which game (default: all of them)")
    parsers["presses"].add_argument("--games", type=whole(), default=20, help="games of each kind (default 20)")
    parsers["presses"].add_argument("--seats", type=whole(1, 20), default=3, help="players of the game (default 3)")
    parsers["presses"].add_argument("--seed", type=plain, default="1", help="the same seed plays the same games")
    parsers["days"].add_argument(
        "--seats", type=whole(2, 20), default=0, help="players of the game (default: each number that can play)"
    )
    parsers["days"].add_argument("--games", type=whole(), default=12, help="games to play, a table (default 12)")
    parsers["days"].add_argument("--seed", type=plain, default="1", help="the same seed plays the same games")
    parsers["days"].add_argument("--by-hand", action="store_true", help="leave out people who plan")
    parsers["days"].add_argument("--json", action="store_true", help="print one JSON object")
    parsers["month"].add_argument("--games", type=whole(), default=40, help="games to play (default 40)")
    parsers["month"].add_argument("--people", type=whole(3, 1000), default=24, help="who plays them (default 24)")
    parsers["month"].add_argument("--seed", type=plain, default="1", help="the same seed plays the same games")
    parsers["month"].add_argument("--json", action="store_true", help="print one JSON object")
    parsers["load"].add_argument("--game", choices=game_names(), help="which game (default: all of them in turn)")
    parsers["load"].add_argument("--games", type=whole(), default=200, help="running games at once (default 200)")
    parsers["load"].add_argument(
        "--seconds", type=duration(), default=25.0, help="how long they are played (default 25)"
    )
    parsers["load"].add_argument(
        "--decisions", type=whole(0), default=0, help="for as long as it takes to take so many at least (default 0)"
    )
    parsers["load"].add_argument(
        "--think", type=duration(), default=25.0, help="mean time before a press (default 25 s)"
    )
    parsers["load"].add_argument("--people", type=whole(1, 1000), default=50, help="pretend people (default 50)")


def _verify(verify: argparse.ArgumentParser) -> None:
    verify.set_defaults(does="bot.tools.verify:verify_file")
    verify.add_argument("file", type=plain, metavar="FILE", help="the file you got from /export game")
    verify.add_argument(
        "--step", type=whole(0), metavar="N", help="draw the table after decision N (0: before the first)"
    )
    verify.add_argument(
        "--out", type=plain, default="", help="file for the picture (default table.png; alone: the last table)"
    )
    verify.add_argument("--lang", choices=_languages(), default="en", help="language of sentences and picture")
    verify.add_argument("--json", action="store_true", help="print one JSON object")


def _review(review: argparse.ArgumentParser) -> None:
    review.set_defaults(does="bot.tools.review.command:review")
    review.add_argument("file", nargs="?", type=plain, metavar="FILE", help="the file you got from /export game")
    review.add_argument("--lang", choices=_languages(), default="en", help="language of choices and refusals")
    review.add_argument("--json", action="store_true", help="print one JSON object")
    review.add_argument("--bench", action="store_true", help="instead, review games of computer players")
    review.add_argument("--game", choices=game_names(), help="with --bench: which game")
    review.add_argument("--games", type=whole(0), default=10, help="with --bench: games to review (default 10)")
    review.add_argument(
        "--levels", type=plain, default="", help="with --bench: one of each at a table (default: all levels)"
    )
    review.add_argument(
        "--blunders", type=whole(0), default=0, help="with --bench: mistakes to plant and look for (default 0)"
    )
    review.add_argument(
        "--erring", type=plain, default="", help="with --blunders: who makes them (default: the last of the levels)"
    )
    review.add_argument("--seed", type=plain, default="1", help="with --bench: the same seed plays the same games")


def _puzzle(puzzle: argparse.ArgumentParser) -> None:
    puzzle.set_defaults(does="bot.tools.puzzle:puzzle")
    puzzle.add_argument("--game", choices=game_names(), required=True, help="which game")
    puzzle.add_argument("--games", type=whole(), default=1, help="games to look through (default 1)")
    puzzle.add_argument("--seats", type=whole(1, 5), default=3, help="seats at each (default 3)")
    puzzle.add_argument("--all", action="store_true", help="all puzzles of each game, not only the first one found")
    puzzle.add_argument("--most", type=whole(), default=600, help="CPU seconds in all (default 600)")
    puzzle.add_argument("--lang", choices=_languages(), default="en", help="language of choices")
    puzzle.add_argument("--json", action="store_true", help="print one JSON object")
    puzzle.add_argument("--seed", type=plain, default="1", help="the same seed plays the same games")


def _oracle(oracle: argparse.ArgumentParser) -> None:
    oracle.set_defaults(does="bot.tools.oracle.command:oracle")
    oracle.add_argument("--game", choices=game_names(), help="which game (default: all of them)")
    oracle.add_argument("--games", type=whole(), default=10, help="games of each kind (default 10)")
    oracle.add_argument("--first", type=whole(0), default=0, help="number of the first one (default 0)")
    oracle.add_argument("--draw", type=whole(), default=20, help="draw the pictures of every Nth game (default 20)")
    oracle.add_argument("--jobs", type=whole(), default=1, help="how many processes work at once (default 1)")
    oracle.add_argument("--json", action="store_true", help="print one JSON object")


def _torture(torture: argparse.ArgumentParser) -> None:
    torture.set_defaults(does="bot.tools.torture.command:torture")
    torture.add_argument(
        "--minutes", type=duration(), default=1.0, help="how long, not counting the check afterward (default 1)"
    )
    torture.add_argument(
        "--processes", type=whole(1, 16), default=1, help="how many bots answer everything at once (default 1)"
    )
    torture.add_argument(
        "--database", type=plain, default="", metavar="URL", help="an empty one (default: a SQLite file)"
    )
    torture.add_argument(
        "--seed", type=plain, default="1", help="the same seed causes the same kinds of trouble (default 1)"
    )
    torture.add_argument("--game", choices=game_names(), help="which game (default: all of them)")
    torture.add_argument("--json", action="store_true", help="print one JSON object")


def _doctor(doctor: argparse.ArgumentParser) -> None:
    doctor.set_defaults(does="bot.tools.doctor.command:doctor")
    doctor.add_argument(
        "--server",
        type=identity("the server's"),
        metavar="ID",
        help="which server (default: the only one the bot is on)",
    )
    doctor.add_argument(
        "--channel",
        type=identity("the channel's"),
        metavar="ID",
        help="which text channel (default: the first fitting one)",
    )
    doctor.add_argument(
        "--tape", type=plain, default="", metavar="FILE", help="where the tape goes (default doctor-tape.jsonl)"
    )
    doctor.add_argument("--alone", action="store_true", help="only the part in which nobody has to press anything")
    doctor.add_argument(
        "--terminal", action="store_true",
        help="put the four questions here instead of on the server, also with --alone (usual in a terminal)",
    )  # fmt: skip
    doctor.add_argument("--sandbox", action="store_true", help="examine the local stand-in instead, without a token")
    doctor.add_argument("--json", action="store_true", help="print one JSON object")


def _refusals(refusals: argparse.ArgumentParser) -> None:
    refusals.set_defaults(does="bot.tools.refusals.command:refusals")
    refusals.add_argument("--sample", type=whole(), metavar="N", help="so many cells of the matrix (default: all)")
    refusals.add_argument(
        "--seed", type=plain, default="", metavar="DATE", help="what the sample depends on (default: today)"
    )
    refusals.add_argument("--jobs", type=whole(), default=2, help="how many processes work at once (default 2)")
    refusals.add_argument("--json", action="store_true", help="print one JSON object")


def _move(move: argparse.ArgumentParser) -> None:
    move.set_defaults(does="bot.tools.transfer:move")
    move.add_argument("--to", type=plain, required=True, metavar="URL", help="the new database; it must be empty")
    _source(move)


def _backup(backup: argparse.ArgumentParser) -> None:
    backup.set_defaults(does="bot.tools.transfer:backup")
    backup.add_argument("file", type=plain, metavar="FILE", help="the file to make; it must not exist yet")
    _source(backup)


def _restore(restore: argparse.ArgumentParser) -> None:
    restore.set_defaults(does="bot.tools.transfer:restore")
    restore.add_argument("file", type=plain, metavar="FILE", help="what `backup` made")
    restore.add_argument(
        "--to", type=plain, default="", metavar="URL", help="an empty database (default: DATABASE_URL of the settings)"
    )


def _source(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--from", type=plain, dest="source", default="", metavar="URL", help="default: DATABASE_URL of the settings"
    )


def _gallery(gallery: argparse.ArgumentParser) -> None:
    gallery.set_defaults(does="bot.tools.gallery.command:gallery")
    one_of = [*game_names(), "results", "icons"]
    told = "one game, or results, or icons: the signs to draw with (default: all)"
    gallery.add_argument("game", nargs="?", choices=one_of, metavar="GAME", help=told)
    gallery.add_argument(
        "--out", type=plain, default="gallery", help="folder for the pictures and index.html (default: gallery)"
    )
    gallery.add_argument("--no-replay", dest="replay", action="store_false", help="leave the animations out")
    gallery.add_argument("--readme", action="store_true", help="only the pictures of README, for docs/pictures")


def _check(check: argparse.ArgumentParser) -> None:
    check.set_defaults(does="bot.tools.check.command:check")
    check.add_argument(
        "game", type=plain, metavar="GAME", help="its name, or a folder of games as QUAYSIDE_GAMES may name it"
    )
    check.add_argument("--games", type=whole(), default=6, help="how many games are played (default 6)")
    check.add_argument("--seed", type=plain, default="1", help="the same seed plays the same games (default 1)")
    check.add_argument("--json", action="store_true", help="print one JSON object")


def _languages() -> list[str]:
    """The languages of which there are folders of words; the words are not read yet."""
    return sorted(file.parent.name for file in (Path(__file__).parent / "text").glob("*/common.ftl"))


if __name__ == "__main__":
    sys.exit(main())
