"""How the house is built: who may import whom, how many rooms there are at the top, and that no class is a tower."""

from __future__ import annotations

import ast
import configparser
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from games.engine import registry

ROOT = Path(__file__).parents[1]
OURS = ("bot", "db", "games", "render")
INSIDE = ("answers", "panel", "command", "posts", "room")
"""The modules of a room that are nobody else's, and those whose names end so, of one thing or of several."""
TOLD = {"answers": "answers", "register": "command"}
"""Functions by which what is pressed and typed becomes known, and how the modules that have them are called."""
BUILDERS = {"app.py", "sandbox", "tools"}
"""What puts the bot together, and what is no part of it."""
MOST_GIVEN = 4
"""So many things a class uses; one that needs more does two jobs."""
BELOW_DATA = {"rows", "checks", "picks", "questions", "terms", "effects", "formulas"}
"""What the data of a game stands on: what rows look like, and the vocabulary that cards are written in."""
DRAWN_FROM = {"bundles", "data", "displays", "gulf", "picks", "places", "ranking", "rows", "terms", "view"}
"""What pictures may read of a game: views, choices, data, and pure numbers over them."""
PATCHING = {"setattr", "delattr", "setitem", "delitem", "patch", "object"}
"""The functions with which tests replace something for a while."""
SUSPICIOUS = re.compile(r"(?<!\bself)[.'\"]_[a-zA-Z]")
"""A private name of something else, or at the beginning of a text."""
TELLING = re.compile(rf"\bdef ({'|'.join(TOLD)})\b")
SEVERAL_BASES = re.compile(r"\bclass \w+(?:\[[^:]*\])?\([^:]*,\s*[\w.]+\s*[,)\[]")
"""Most sources need not be parsed, for there is nothing in them of what is looked for."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*OURS, cache_dir=None)


def _lint(folder: Path) -> subprocess.CompletedProcess[str]:
    run = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    return subprocess.run(
        [sys.executable, "-c", run], cwd=folder, capture_output=True, text=True, timeout=100, check=False,
        env={"PYTHONPATH": str(folder), "COLUMNS": "200"},
    )  # fmt: skip


@pytest.mark.slow
def test_the_contract_holds() -> None:
    found = _lint(ROOT)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize("package", OURS)
def test_every_package_says_that_it_is_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


PLANTED = [
    ("bot/hints/answers.py", "import bot.seats.panel",
     "bot.hints is not allowed to import bot.seats:", "bot.hints.answers -> bot.seats.panel"),
    ("bot/ledger/ledger.py", "from bot.play.boards import Boards",
     "bot.ledger is not allowed to import bot.play:", "bot.ledger.ledger -> bot.play.boards"),
    ("bot/undo/undo.py", "from bot.app import App",
     "bot.undo is not allowed to import bot.app:", "bot.undo.undo -> bot.app"),
    ("bot/votes/votes.py", "import bot.votes.room", "No cycles are allowed in bot.votes.", ""),
    ("db/clock.py", "import db.store", "No cycles are allowed in db.", ""),
    ("db/records.py", "import games.engine", "db is not allowed to import games:", "db.records -> games.engine"),
    ("games/fleet_dice/data.py", "import games.fleet_dice.scoring",
     "No cycles are allowed in games.fleet_dice.", ".data -> .scoring"),
    ("games/fleet_dice/marking.py", "import games.fleet_dice.steps",
     "No cycles are allowed in games.fleet_dice.", ".marking -> .steps"),
    ("games/nusfjord/effects.py", "import games.nusfjord.cards", "No cycles are allowed in games.nusfjord.", ""),
    ("render/fleet_dice/colors.py", "import render.fleet_dice.sea",
     "No cycles are allowed in render.fleet_dice.", ""),
    ("render/fleet_dice/scene.py", "import games.fleet_dice.steps",
     "render is not allowed to import games.fleet_dice.steps:", "render.fleet_dice.scene -> games.fleet_dice.steps"),
]  # fmt: skip
"""Imports that are not allowed, the headline under which each is told, and how, where it is not the only one there."""


@pytest.mark.slow
def test_the_contract_names_everybody_who_reaches_where_they_may_not(tmp_path: Path) -> None:
    for name in OURS:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "*.woff2", "data"))
    shutil.copy(ROOT / ".importlinter", tmp_path)
    for where, planted, _, _ in PLANTED:
        module = tmp_path / where
        module.write_text(module.read_text("utf-8") + f"\n{planted}\n", "utf-8")
    found = _lint(tmp_path)
    assert found.returncode != 0
    for where, _, headline, told in PLANTED:
        assert headline in found.stdout, where
        under_it = found.stdout.partition(headline)[2].partition(" allowed ")[0]
        assert told in under_it, where


@pytest.mark.slow
def test_no_circle_of_imports_anywhere_in_bot_store_and_pictures(graph: grimp.ImportGraph) -> None:
    ours = {module for module in graph.modules if module.partition(".")[0] in ("bot", "db", "render")}
    needs = {module: graph.find_modules_directly_imported_by(module) & ours for module in ours}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(f"these import each other: {error.args[1]}")


@pytest.mark.slow
def test_no_circle_of_imports_among_the_rules_when_they_run() -> None:
    """Type checkers alone may see the table that names the steps on it."""
    graph = grimp.build_graph("games", cache_dir=None, exclude_type_checking_imports=True)
    needs = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        pytest.fail(f"these import each other: {error.args[1]}")
    for game in registry():
        rules = {each for each in graph.modules if each.startswith(f"games.{game}.")}
        data = {f"games.{game}.{name}" for name in ("data", "rows")}
        below = {each for each in rules if graph.find_downstream_modules(each) & data}
        assert {each.rpartition(".")[2] for each in below} <= BELOW_DATA, game


def test_no_room_is_let_into_the_inside_of_another() -> None:
    lines = [line.strip() for line in (ROOT / ".importlinter").read_text("utf-8").splitlines() if "->" in line]
    assert len(lines) > 20
    for line in lines:
        used = line.rpartition(" ")[2]
        assert not _is_inside(used.rpartition(".")[2]), line
        assert not _told_in(ROOT / f"{used.replace('.', '/')}.py"), line


@pytest.mark.slow
def test_what_answers_presses_and_commands_is_called_so() -> None:
    found = {path: name for room in _rooms() for path in room.glob("*.py") for name in _told_in(path)}
    assert len(found) > 40
    for path, name in found.items():
        assert path.stem.rpartition("_")[2] in (TOLD[name], f"{TOLD[name]}s"), path


@pytest.mark.parametrize("module", ["answers", "log_answers", "panel", "card_command", "verb_commands", "room"])
def test_the_inside_of_a_room_is_told_by_names(module: str) -> None:
    assert _is_inside(module)
    assert not _is_inside("replaying")


def _pictured() -> set[str]:
    """The rooms in the picture of the house."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawn = page[page.index("┌") : page.index("└")].splitlines()[1:]
    return {name for line in drawn if line.count("│") > 1 for name in line.split("│")[1].split()}


def _is_inside(module: str) -> bool:
    last = module.rpartition("_")[2]
    return last in INSIDE or last.removesuffix("s") in INSIDE


def _told_in(path: Path) -> list[str]:
    """The functions by which a module makes known what it answers."""
    if TELLING.search(path.read_text("utf-8")) is None:
        return []
    defined = (node.name for node in ast.walk(_parsed(path)) if isinstance(node, ast.FunctionDef))
    return [name for name in defined if name in TOLD]


def _rooms() -> list[Path]:
    return [path.parent for path in (ROOT / "bot").glob("*/room.py") if path.parent.name != "gateway"]


def test_every_room_stands_on_the_floor_of_rooms_and_in_the_list_of_those_that_keep_apart() -> None:
    contract = configparser.ConfigParser()
    contract.read(ROOT / ".importlinter", "utf-8")
    floors = contract["importlinter:contract:floors"]["layers"].split("\n")
    floor = next(set(line.split(" : ")) for line in floors if "lobby" in line)
    independent = {name.removeprefix("bot.") for name in contract["importlinter:contract:rooms"]["modules"].split()}
    rooms = {path.name for path in _rooms()}
    assert floor == independent == _pictured()
    assert rooms <= floor


def test_at_most_six_modules_lie_at_the_top_of_the_bot() -> None:
    flat = {path.name for path in (ROOT / "bot").glob("*.py")} - {"__init__.py"}
    assert len(flat) <= 6, flat


def test_the_client_is_known_to_those_who_start_it_only(graph: grimp.ImportGraph) -> None:
    for known, starters in (
        ("bot.client", ("bot.app", "bot.run", "bot.sandbox.")),
        ("bot.app", ("bot.run", "bot.sandbox.", "bot.tools.")),
    ):
        knowing = graph.find_modules_that_directly_import(known)
        assert {module for module in knowing if not module.startswith(starters)} == set(), known


def test_pictures_read_views_and_data_only(graph: grimp.ImportGraph) -> None:
    for module in graph.modules:
        if module.startswith("render"):
            for used in graph.find_modules_directly_imported_by(module):
                if used.startswith("games.") and not used.startswith("games.engine"):
                    assert used.rpartition(".")[2] in DRAWN_FROM, f"{module} -> {used}"


@pytest.mark.slow
def test_nobody_but_the_one_who_puts_all_together_is_given_more_than_four_things() -> None:
    many = {
        f"{path.relative_to(ROOT)}: {node.name}": given
        for path in (ROOT / "bot").rglob("*.py")
        if path.relative_to(ROOT / "bot").parts[0] not in BUILDERS
        for node in ast.walk(_parsed(path))
        if isinstance(node, ast.ClassDef) and len(given := _given(node)) > MOST_GIVEN
    }
    assert not many


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _given(made: ast.ClassDef) -> list[str]:
    """What a class is handed when it is made; named flags that may be left out are none of it."""
    for node in made.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            named = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
            needed = [each for each, default in named if default is None]
            return [each.arg for each in [*node.args.posonlyargs, *node.args.args, *needed][1:]]
    return []


@pytest.mark.slow
def test_no_class_has_two_bases_of_ours() -> None:
    for name in OURS:
        for path in (ROOT / name).rglob("*.py"):
            if SEVERAL_BASES.search(path.read_text("utf-8")) is None:
                continue
            ours = _defined_here_or_imported(path)
            for node in ast.walk(_parsed(path)):
                if isinstance(node, ast.ClassDef):
                    bases = [base for base in _names(node.bases) if base.partition(".")[0] in ours]
                    assert len(bases) < 2, f"{path.relative_to(ROOT)}: {node.name}({', '.join(sorted(bases))})"


def _names(bases: list[ast.expr]) -> Iterator[str]:
    for base in bases:
        yield ast.unparse(base.value if isinstance(base, ast.Subscript) else base)


def _defined_here_or_imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(_parsed(path)):
        if isinstance(node, ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in OURS:
            found |= {each.asname or each.name for each in node.names}
        if isinstance(node, ast.Import):
            found |= {each.asname or each.name.partition(".")[0] for each in node.names} & {*OURS}
    return found


@pytest.mark.slow
def test_no_test_replaces_what_is_private_to_ours() -> None:
    """What a test module itself defines is its own; what ran on an earlier version only is no test of this one."""
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if not path.match("legacy/made_by_*.py")
        for line, name in _replaced_privates(path.read_text("utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "luck._keyed = 1",
        "audit._open['game', 1] = 1",
        "audit._asked['game'][1]: int = 1",
        "ledger._luck, rest = {}, 1",
        "ledger._count += 1",
        "del ledger._luck['g1']",
        "monkeypatch.setattr(canvas, '_KEPT', 1)",
        "monkeypatch.setattr('db.archive._pack', 1)",
        "monkeypatch.setattr('bot.telemetry.meters._Current.meter', 1)",
        "monkeypatch.setitem(ledger._luck, 'g1', 1)",
        "monkeypatch.delattr(canvas, '_KEPT')",
        "patch('db.archive._pack')",
        "patch.object(canvas, '_KEPT')",
        "setattr(canvas, name='_KEPT', value=1)",
        "PROGRAM = 'import db.archive\\ndb.archive._pack = die'",
    ],
)
def test_whatever_replaces_something_private_is_found(planted: str) -> None:
    assert list(_replaced_privates(planted))


def test_what_a_test_module_defines_itself_is_its_own() -> None:
    own = "class Guest:\n    def __init__(self):\n        self._heard = []\n\nguest = Guest()\nguest._heard = [1]\n"
    assert list(_replaced_privates(own + "_loads = 1\nshown.public = luck.__class__\n")) == []


def _replaced_privates(source: str) -> Iterator[tuple[int, str]]:
    """The private names a test assigns, deletes or patches on something that is not its own."""
    if SUSPICIOUS.search(source) is None:  # reading all of them would take its time
        return
    own, replaced = set[str](), list[tuple[int, str]]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                own.add(name)
            case ast.Attribute(value=ast.Name("self"), attr=name, ctx=ast.Store()):
                own.add(name)
            case ast.Constant(value=str(program)) if "\nimport " in f"\n{program}":  # for a process of its own
                with suppress(SyntaxError):
                    replaced += _replaced_privates(program)
            case ast.stmt() | ast.expr():
                replaced += [(node.lineno, name) for name in _replaced_in(node)]
            case _:
                pass
    for line, name in replaced:
        if name.startswith("_") and not name.startswith("__") and name not in own:
            yield line, name


def _replaced_in(node: ast.stmt | ast.expr) -> list[str]:
    """The names on the way to what this statement or call replaces."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            found = targets
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            found = [target]
        case ast.Call(func=ast.Name(name) | ast.Attribute(attr=name)) if name in PATCHING:
            found = [*node.args, *(each.value for each in node.keywords)]
        case _:
            return []
    names = [part.attr for each in found for part in ast.walk(each) if isinstance(part, ast.Attribute)]
    texts = [each.value for each in found if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return names + [name for text in texts for name in text.split(".")]


CUTTING = {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"}
"""What takes a text to pieces, or looks at a piece of it."""
CUT = re.compile(r"(choice|option)\[|['\"][a-z_]*:['\"{a-z0-9]")
"""A slice of a choice, or a text that begins or ends as one does: other sources need not be parsed."""
PARSER = ROOT / "games" / "engine" / "picks.py"
"""What alone knows how a choice is written."""


@pytest.mark.slow
def test_choices_are_written_and_read_in_one_place() -> None:
    """Rules, pictures and rooms have them as types, or ask the engine for their verb and arguments. Games and pictures
    cut nothing at colons at all."""
    verbs = {verb.name for game in registry().values() for verb in game.verbs}
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for folder in ("bot", "games", "render")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path != PARSER
        for line, what in _cut_choices(path.read_text("utf-8"), verbs, anything=folder != "bot")
    ]
    assert found == []


@pytest.mark.parametrize(
    "planted",
    [
        "verb, _, rest = choice.partition(':')",
        "named = [part.partition(':')[2] for part in scene.options]",
        "asked = any(each.startswith('build:') for each in scene.options)",
        "card = option[6:]",
        "verb = tried.choice[:4]",
        "number = scene.options.get(f'build:{building}')",
        "first = {option.split(':', 1)[0] for option in options}",
    ],
)
def test_a_choice_that_is_written_or_cut_elsewhere_is_found(planted: str) -> None:
    assert list(_cut_choices(planted, {"build"}, anything=True))


def test_other_texts_may_be_cut() -> None:
    others = "head, _, path = layer.partition(' ')\nsaid = 'building: none'\nrest = plies[1:] + choices[2:]\n"
    assert list(_cut_choices(others, {"build"}, anything=True)) == []
    assert list(_cut_choices("host, _, port = address.rpartition(':')", {"build"}, anything=False)) == []


def _cut_choices(source: str, verbs: set[str], *, anything: bool) -> Iterator[tuple[int, str]]:
    """Where a choice is put together or cut by hand: with a verb's text, or by its name; `anything` that is cut at
    colons counts as one."""
    if CUT.search(source) is None:
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if ":" in text and text.partition(":")[0] in verbs and ": " not in text:
                yield node.lineno, text
            case ast.Call(func=ast.Attribute(value=cut, attr=attr), args=[ast.Constant(value=str(text)), *_]) if (
                attr in CUTTING and text.endswith(":") and (anything or _is_choice(cut))
            ):
                yield node.lineno, ast.unparse(node)
            case ast.Subscript(value=cut, slice=ast.Slice()) if _is_choice(cut):
                yield node.lineno, ast.unparse(node)
            case _:
                pass


def _is_choice(cut: ast.expr) -> bool:
    """Whether it is called one."""
    name = cut.id if isinstance(cut, ast.Name) else cut.attr if isinstance(cut, ast.Attribute) else ""
    return name in ("choice", "option")
