"""Records that are what they say, and records that were bent: what the command line says of each."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.__main__ import main
from bot.records import checking
from bot.records.checking import same_game
from bot.records.record_file import FORMAT, RecordFile, written
from games.engine import Game, digest, registry, replay
from games.engine.conformance.playing import played_anew
from tests.games.captains_gulf.before import AsBefore

PEOPLE = ("Anna", "Ben", "Carla")
Bent = dict[str, Any]


def exported(game_id: str, seats: int = 2, game: Game[Any, Any] | None = None) -> RecordFile:
    """The record of a whole random game."""
    game = game or registry()[game_id]
    record = played_anew(game, seats, {}, 3).record  # not one that a test with other luck has left
    table, _ = replay(game, record)
    return RecordFile(
        format=FORMAT,
        id="17",
        names=list(PEOPLE[:seats]),
        commitment=record.commitment,
        secret=record.secret.hex(),
        digest=digest(game, table),
        result=msgspec.to_builtins(game.result(table)),
        began=datetime(2026, 11, 1, tzinfo=UTC),
        ended=datetime(2026, 11, 2, tzinfo=UTC),
        **{name: getattr(record, name) for name in ("game", "rules", "shape", "data", "seats", "settings", "salt")},
        choices=record.choices,
    )


@pytest.fixture(scope="module")
def fleet() -> RecordFile:
    return exported("fleet_dice")


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """`quayside verify` of a record or of bare bytes: its exit code and all it prints."""

    def run(file: RecordFile | Bent | bytes, *options: str) -> tuple[int, str]:
        path = tmp_path / "record.json"
        path.write_bytes(
            file
            if isinstance(file, bytes)
            else written(file)
            if isinstance(file, RecordFile)
            else msgspec.json.encode(file)
        )
        code = main(["verify", str(path), *options])
        return code, "".join(capsys.readouterr())

    return run


def bent(file: RecordFile, **fields: Any) -> Bent:
    """The file as JSON has it, with some fields replaced."""
    return {**msgspec.to_builtins(file), **fields}


def another(digits: str) -> str:
    """The same hexadecimal digits but for the first."""
    return ("1" if digits[0] == "0" else "0") + digits[1:]


# -- records that are what they say ---------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", list(registry()))
@pytest.mark.parametrize(("lang", "holds"), [("en", "Everything is as the file says."), ("de", "Alles ist so,")])
def test_a_true_record_of_every_game_holds(game_id: str, lang: str, holds: str, verify: Callable[..., Any]) -> None:
    file = exported(game_id)
    code, said = verify(file, "--lang", lang)
    assert code == 0, said
    assert holds in said
    assert "Anna" in said
    assert "Ben" in said
    assert str(len(file.choices)) in said
    assert file.commitment in said
    assert file.digest in said


def test_a_game_that_was_ended_early_holds(fleet: RecordFile, verify: Callable[..., Any]) -> None:
    game = registry()["fleet_dice"]
    short = msgspec.structs.replace(fleet, choices=fleet.choices[:7], result=None, ended=None)
    table, _ = replay(game, short.record)
    code, said = verify(msgspec.structs.replace(short, digest=digest(game, table)))
    assert code == 0, said
    assert "ended early" in said


def test_the_figures_come_as_one_object_with_what_each_is_held_against(
    fleet: RecordFile, verify: Callable[..., Any]
) -> None:
    code, said = verify(fleet, "--json")
    found = json.loads(said)
    assert code == 0
    assert found["holds"] is True
    assert found["decisions"]["value"] == len(fleet.choices)
    assert found["digest"] == fleet.digest
    assert found["result"] == fleet.result
    assert len(found["aims"]) == 5
    assert all(aim.keys() == {"name", "value", "aim", "met"} and aim["met"] for aim in found["aims"])


# -- records that were bent -----------------------------------------------------------------------------------


def _points(file: RecordFile, **fields: Any) -> Bent:
    """The result with something else for the second seat."""
    assert file.result is not None
    scores = [score | (fields if score["seat"] == 1 else {}) for score in file.result["scores"]]
    return bent(file, result=file.result | {"scores": scores})


def _choice(file: RecordFile, number: int, seat: int | None = None, choice: str | None = None) -> Bent:
    """Another seat or choice at this number."""
    choices = [list(each) for each in file.choices]
    before = choices[number - 1]
    choices[number - 1] = [before[0] if seat is None else seat, before[1] if choice is None else choice]
    return bent(file, choices=choices)


BENT: dict[str, tuple[Callable[[RecordFile], Bent], Sequence[str]]] = {
    "a choice that was not on offer": (lambda f: _choice(f, 9, choice="nonsense"), ["Decision 9 of", "“nonsense”"]),
    "a seat that is not there": (lambda f: _choice(f, 4, seat=-1), ["Decision 4 of", "seat -1"]),
    "another seat too far": (lambda f: _choice(f, 4, seat=2), ["Decision 4 of", "seat 2"]),
    "a choice too many": (lambda f: bent(f, choices=[*f.choices, (0, "x")]), ["Decision {more} of {more}"]),
    "a choice too few": (lambda f: bent(f, choices=f.choices[:-1]), ["final table isn't the one", "not over"]),
    "another secret": (lambda f: bent(f, secret=another(f.secret)), ["not the one that was promised"]),
    "another commitment": (lambda f: bent(f, commitment=another(f.commitment)), ["not the one that was promised"]),
    "another salt": (lambda f: bent(f, salt="another"), ["Not everything is as the file says"]),
    "another digest": (lambda f: bent(f, digest=another(f.digest)), ["final table isn't the one"]),
    "endless points": (lambda f: _points(f, total=10**99), ["Ben (seat 1)", "the file says 1000"]),
    "an endless seat": (lambda f: _choice(f, 4, seat=10**99), ["Decision 4 of", "seat 1000"]),
    "other points": (lambda f: _points(f, total=999), ["Ben (seat 1)", "the file says 999"]),
    "another place": (lambda f: _points(f, place=7), ["Ben (seat 1) is in place", "the file says 7"]),
    "other categories": (lambda f: _points(f, categories={}), ["Ben (seat 1) got their points in other ways"]),
    "points for another seat": (lambda f: _points(f, seat=5), ["other seats"]),
    "a title": (lambda f: bent(f, result={**(f.result or {}), "title": "Admiral"}), ["The result differs"]),
    "no result": (lambda f: bent(f, result=None), ["The result is missing"]),
    "other rules": (lambda f: bent(f, rules=f.rules + 1), ["other rules", "can't be replayed here"]),
    "another format": (lambda f: bent(f, shape=f.shape + 1), ["another format"]),
    "other figures": (lambda f: bent(f, data="f" * 64), ["f" * 64, "other figures"]),
}  # fmt: skip


@pytest.mark.parametrize("how", BENT)
def test_a_bent_record_is_told_by_what_does_not_hold(how: str, fleet: RecordFile, verify: Callable[..., Any]) -> None:
    bend, told = BENT[how]
    code, said = verify(bend(fleet))
    assert code == 1, said
    assert "Not everything is as the file says." in said
    assert "Everything is as" not in said
    for each in told:
        assert each.replace("{more}", str(len(fleet.choices) + 1)) in said
    code, said = verify(bend(fleet), "--json")
    assert code == 1
    assert [aim["name"] for aim in json.loads(said)["aims"] if not aim["met"]]


def test_of_several_bent_places_the_first_choice_is_named(fleet: RecordFile, verify: Callable[..., Any]) -> None:
    choices = [list(each) for each in fleet.choices]
    choices[20][1] = choices[30][1] = "nonsense"
    _, said = verify(bent(fleet, choices=choices))
    assert "Decision 21 of" in said
    assert "Decision 31" not in said


def test_what_a_file_says_cannot_steer_the_terminal(fleet: RecordFile, verify: Callable[..., Any]) -> None:
    file = bent(fleet, names=["\x1b[31mAnna\n", "B" * 5000], choices=[[0, "\x1b]0;x\x07" + "y" * 9999]])
    code, said = verify(file)
    assert code == 1
    assert "\x1b" not in said
    assert len(said) < 2000


# -- files that can't be read ---------------------------------------------------------------------------------

DAMAGED: dict[str, tuple[Callable[[RecordFile], Bent | bytes], str]] = {
    "nothing": (lambda f: b"", "not JSON"),
    "half a file": (lambda f: written(f)[: len(written(f)) // 2], "not JSON"),
    "no UTF-8": (lambda f: b'{"format": "\xff\xfe"}', "not JSON"),
    "a deep nest": (lambda f: b"[" * 100_000 + b"]" * 100_000, "not JSON"),
    "a list": (lambda f: b"[]", "not the record of a game"),
    "a person's file": (lambda f: {"format": "quayside-person/1"}, "not the record of a game"),
    "a format of later": (lambda f: bent(f, format="quayside-record/2"), "has the format quayside-record/2"),
    "another game": (lambda f: bent(f, game="chess"), "not played here: “chess”"),
    "a field missing": (lambda f: {k: v for k, v in bent(f).items() if k != "salt"}, "“salt”"),
    "a field of another kind": (lambda f: bent(f, seats="two"), "“seats”"),
    "a choice that is none": (lambda f: bent(f, choices=[[0, "x"], [1]]), "“choices[1]”"),
    "a secret that is none": (lambda f: bent(f, secret="xyz"), "“secret”"),
    "a name missing": (lambda f: bent(f, names=["Anna"]), "“names”"),
    "seats the game has not": (lambda f: bent(f, seats=9, names=["x"] * 9), "“seats”"),
    "options the game has not": (lambda f: bent(f, settings={"captains": "perhaps"}), "“settings”"),
    "a result that is none": (lambda f: bent(f, result={"scores": 3}), "“result”"),
    "a number without end": (lambda f: written(f).replace(b'"rules": ', b'"rules": ' + b"1" * 9999), ""),
    "choices without end": (lambda f: bent(f, choices=[[0, ""]] * 20_001), "20,001 decisions"),
    "a salt that is no text": (lambda f: written(f).replace(b'"salt": "', b'"salt": "\\ud800'), ""),
}  # fmt: skip


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_file_is_refused_with_one_sentence(how: str, fleet: RecordFile, verify: Callable[..., Any]) -> None:
    damage, told = DAMAGED[how]
    code, said = verify(damage(fleet))
    assert code == 2, said
    assert said.startswith("quayside: ")
    assert said.count("\n") == 1
    assert told in said


def test_a_huge_file_is_refused_unread(verify: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "read_record_file", None)
    code, said = verify(b" " * (checking.LARGEST + 1))
    assert code == 2
    assert "more than 5,000 kB" in said


@pytest.mark.parametrize("name", ["none.json", ""])
def test_a_file_that_is_not_there_is_told(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / name)]) == 2
    assert "can't be read" in capsys.readouterr().err


# -- pictures -------------------------------------------------------------------------------------------------


def test_any_step_is_drawn(fleet: RecordFile, verify: Callable[..., Any], tmp_path: Path) -> None:
    drawn: list[bytes] = []
    for step in (["--step", "0"], ["--step", "12"], ["--step", str(len(fleet.choices))], []):
        out = tmp_path / "picture.png"
        code, said = verify(fleet, *step, "--out", str(out))
        assert code == 0
        assert f"after decision {step[1] if step else len(fleet.choices)} is drawn" in said
        drawn.append(out.read_bytes())
        assert Image.open(io.BytesIO(drawn[-1])).format == "PNG"
    assert len({*drawn}) == 3
    assert drawn[2] == drawn[3]


def test_a_step_that_is_not_there_is_refused(fleet: RecordFile, verify: Callable[..., Any], tmp_path: Path) -> None:
    code, said = verify(fleet, "--step", "100000", "--out", str(tmp_path / "picture.png"))
    assert code == 2
    assert f"1 to {len(fleet.choices)}" in said
    assert not (tmp_path / "picture.png").exists()


def test_steps_before_a_bent_choice_are_drawn_and_those_after_it_are_not(
    fleet: RecordFile, verify: Callable[..., Any], tmp_path: Path
) -> None:
    file = _choice(fleet, 9, choice="nonsense")
    for step, drawn in (("8", True), ("9", False)):
        out = tmp_path / f"{step}.png"
        code, said = verify(file, "--step", step, "--out", str(out))
        assert code == 1
        assert ("is drawn in" in said) is drawn
        assert out.exists() is drawn


def test_a_picture_that_cannot_be_written_is_told(
    fleet: RecordFile, verify: Callable[..., Any], tmp_path: Path
) -> None:
    code, said = verify(fleet, "--out", str(tmp_path / "no" / "folder.png"))
    assert code == 2
    assert "can't be written" in said


# -- beside what is stored ------------------------------------------------------------------------------------


def test_names_and_times_do_not_make_another_game_but_a_choice_does(fleet: RecordFile) -> None:
    forgotten = msgspec.structs.replace(fleet, names=["someone", "Ben"], ended=None)
    assert same_game(fleet, forgotten)
    assert not same_game(fleet, msgspec.structs.replace(fleet, choices=fleet.choices[:-1]))


def test_a_record_with_figures_of_before_is_checked_by_these() -> None:
    file = exported("captains_gulf", game=AsBefore())
    assert file.data != registry()["captains_gulf"].digest
    found = checking.verify(file)
    assert (found.unlike, found.broken, found.digest) == ([], None, file.digest)
