"""An exported record played again: whether luck, rules, choices, last table and result are what the file says.
What was found is data; the sentences about it are in `sentences.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from bot.errors import Sorry
from bot.records.record_file import FORMAT, RecordFile, read_record_file
from games.engine import Illegal, Result, digest, registry

LARGEST = 5_000_000
"""Bytes of a file that is looked at; real ones have a hundredth of it."""
MOST_CHOICES = 20_000
FAMILY = FORMAT.rpartition("/")[0] + "/"

Wrong = Literal["missing", "untimely", "total", "place", "categories", "seats", "other"]


class _Head(msgspec.Struct, frozen=True):
    """What tells a record from other files."""

    format: str


class Unlike(msgspec.Struct, frozen=True):
    """A field (`rules`, `shape`, `data`) in which the record is of another edition of the game than ours."""

    field: str
    said: str
    ours: str


class Broken(msgspec.Struct, frozen=True):
    """The first choice that could not be played: its number from 1. `illegal` is None where there is no such seat."""

    number: int
    seat: int
    choice: str
    illegal: Illegal | None


class Differing(msgspec.Struct, frozen=True):
    """The first thing in which the result differs: `said` by the file, `found` by playing again.

    `missing`: the file has none though the game is over; `untimely`: it has one though the game is not.
    """

    what: Wrong
    seat: int = 0
    said: int = 0
    found: int = 0


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What playing a record again has shown. `view` is the public table that was asked for, None if it never came.

    `digest` is that of the last table, None where that was not reached.
    """

    file: RecordFile
    commitment: str
    unlike: list[Unlike] = []
    played: int = 0
    broken: Broken | None = None
    digest: str | None = None
    result: Result | None = None
    differing: Differing | None = None
    view: Any = None

    @property
    def fixed(self) -> bool:
        """Whether the secret is the one whose fingerprint the file names."""
        return self.commitment == self.file.commitment

    @property
    def legal(self) -> bool:
        """Whether every choice could be played."""
        return not self.unlike and self.broken is None

    @property
    def same_table(self) -> bool:
        """Whether the last table is the one of the file."""
        return self.digest == self.file.digest

    @property
    def same_result(self) -> bool:
        """Whether places and points are those of the file."""
        return self.legal and self.differing is None

    @property
    def holds(self) -> bool:
        """Whether all is as the file says."""
        return self.fixed and self.legal and self.same_table and self.same_result


def read(data: bytes) -> RecordFile:
    """The record in a file from anywhere. Raises `Sorry` with one sentence for what can't be read or played here."""
    if len(data) > LARGEST:
        raise Sorry("verify-too-large", most=LARGEST // 1000)
    try:
        whole: object = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Sorry("verify-no-json") from error
    try:
        said = msgspec.convert(whole, _Head).format
    except msgspec.ValidationError as error:
        raise Sorry("verify-no-record") from error
    if not said.startswith(FAMILY):
        raise Sorry("verify-no-record")
    if said != FORMAT:
        raise Sorry("verify-format", said=plain(said), ours=FORMAT)
    try:
        file = read_record_file(data)
    except ValueError as error:
        raise Sorry("verify-field", field=_field(str(error))) from error
    if file.game not in registry():
        raise Sorry("verify-game-unknown", game=plain(file.game))
    if len(file.choices) > MOST_CHOICES:
        raise Sorry("verify-too-long", count=len(file.choices), most=MOST_CHOICES)
    _check_fields(file)
    return file


def verify(file: RecordFile, step: int | None = None) -> Verdict:
    """Play the record again; `view` is the table after decision `step` (0: before the first), the last by default.

    Raises `Sorry` for seats or table options that our edition of the game does not have.
    """
    game, record = registry()[file.game], file.record
    data = record.data if game.plays(record.data) else game.digest
    rules = record.rules if game.plays_by(record.rules) else game.rules
    unlike = [
        Unlike(field, str(said), str(ours))
        for field, said, ours in (
            ("rules", record.rules, rules),
            ("shape", record.shape, game.shape),
            ("data", record.data, data),
        )
        if said != ours
    ]
    if unlike:
        return Verdict(file=file, commitment=record.commitment, unlike=unlike)
    if record.seats not in game.seats:
        raise Sorry("verify-field", field="seats")
    luck = record.luck
    try:
        table, _ = game.setup(record.seats, record.settings, luck, record.data, record.rules)
    except Illegal as error:
        raise Sorry("verify-field", field="settings") from error
    view = game.view(table, None) if step == 0 else None
    played, broken = 0, None
    for number, (seat, choice) in enumerate(record.choices, 1):
        if not 0 <= seat < record.seats:
            broken = Broken(number, seat, choice, None)
            break
        try:
            game.apply(table, seat, choice, luck)
        except Illegal as illegal:
            broken = Broken(number, seat, choice, illegal)
            break
        played = number
        if number == step:
            view = game.view(table, None)
    result = game.result(table)
    return Verdict(
        file=file,
        commitment=record.commitment,
        played=played,
        broken=broken,
        digest=digest(game, table) if broken is None else None,
        result=result if broken is None else None,
        differing=_differing(file.result, result) if broken is None else None,
        view=game.view(table, None) if step is None else view,
    )


def same_game(file: RecordFile, stored: RecordFile) -> bool:
    """Whether a file tells the game that is stored; names and times aside, which forgetting somebody changes."""
    return msgspec.structs.replace(file, names=stored.names, began=stored.began, ended=stored.ended) == stored


def plain(said: str, most: int = 80) -> str:
    """What a file says, fit to be shown: of bearable length and without signs that steer a terminal."""
    shown = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in said[: most + 1])
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _check_fields(file: RecordFile) -> None:
    """Raise `Sorry` for the first field whose content can't be meant."""
    try:
        bytes.fromhex(file.secret)
    except ValueError as error:
        raise Sorry("verify-field", field="secret") from error
    if len(file.names) != file.seats:
        raise Sorry("verify-field", field="names")
    try:
        if file.result is not None:
            msgspec.convert(file.result, Result)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Sorry("verify-field", field="result") from error


def _field(complaint: str) -> str:
    """The field that a complaint of the decoder is about: `choices[3][0]`."""
    _, found, path = complaint.rpartition(" - at `$.")
    if found:
        return plain(path.rstrip("`"))
    _, found, name = complaint.partition("missing required field `")
    return plain(name.partition("`")[0]) if found else "?"


def _differing(said: dict[str, Any] | None, found: Result | None) -> Differing | None:
    if said is None or found is None:
        if found is not None:
            return Differing("missing")
        return Differing("untimely") if said is not None else None
    if said == msgspec.to_builtins(found):
        return None
    told = {score.seat: score for score in msgspec.convert(said, Result).scores}
    if sorted(told) != sorted(score.seat for score in found.scores):
        return Differing("seats")
    for score in found.scores:
        other = told[score.seat]
        if other.total != score.total:
            return Differing("total", score.seat, other.total, score.total)
        if other.place != score.place:
            return Differing("place", score.seat, other.place, score.place)
        if other.categories != score.categories:
            return Differing("categories", score.seat)
    return Differing("other")
