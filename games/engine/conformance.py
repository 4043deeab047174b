"""What every game must keep, as checks that take any `Game`: choices, copies, replay, secrets, windows, results.
Tests call them for every game, seat count and option; no game's rules are known here."""

from __future__ import annotations

import random
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from games.engine.event import Event, visible
from games.engine.game import Game
from games.engine.illegal import Illegal
from games.engine.luck import Luck
from games.engine.players import Deckhand
from games.engine.record import Record, replay
from games.engine.table import Table

AnyGame = Game[Any, Any]
Settings = Mapping[str, str]
LONGEST_CHOICE = 40
MOST_CHOICES = 60
LONGEST_GAME = 20_000


class Broken(AssertionError):
    """A game that does not keep the contract; the message says what and where."""


class Ply(msgspec.Struct, frozen=True):
    """One decision of a game played through: the table before it, who chose what, what followed.

    `window` says that it was made in a simultaneous window, `closed` that it was the window's last.
    """

    before: bytes
    seat: int
    choice: str
    options: list[str]
    events: list[Event]
    window: bool
    closed: bool


class Playthrough(msgspec.Struct, frozen=True):
    """A whole game: its record, the events of the setup, every ply, the final table."""

    record: Record
    setup: list[Event]
    plies: list[Ply]
    final: bytes


def _must(kept: bool, complaint: str) -> None:
    if not kept:
        raise Broken(complaint)


def _record(game: AnyGame, seats: int, settings: Settings, seed: int) -> Record:
    secret = Random(f"secret {seed}").randbytes(32)
    return Record(
        game=game.id,
        rules=game.rules,
        shape=game.shape,
        seats=seats,
        settings=dict(settings),
        data=game.digest,
        secret=secret,
        salt=f"salt {seed}",
    )


def play_through(game: AnyGame, seats: int, settings: Settings, seed: int) -> Playthrough:
    """A whole game of deckhands; where several seats may answer, any of them comes first."""
    record = _record(game, seats, settings, seed)
    luck, rng, deckhand = record.luck, Random(seed), Deckhand()
    table, setup = game.setup(seats, settings, luck)
    plies: list[Ply] = []
    while waiting := sorted(game.waiting(table)):
        _must(len(plies) < LONGEST_GAME, f"no end after {LONGEST_GAME} decisions")
        seat = rng.choice(waiting)
        options = game.options(table, seat)
        _must(bool(options), f"seat {seat} is asked {game.waiting(table)[seat]} and has no choice")
        choice = deckhand.choose(None, options, rng)
        before, lanes = game.save(table), table.lanes
        events = game.apply(table, seat, choice, luck)
        window = lanes is not None
        plies.append(Ply(before, seat, choice, options, events, window, window and table.lanes is not lanes))
    _must(table.over, "nobody is waiting, and the game is not over")
    choices = [(ply.seat, ply.choice) for ply in plies]
    return Playthrough(msgspec.structs.replace(record, choices=choices), setup, plies, game.save(table))


def _tables(game: AnyGame, played: Playthrough) -> list[Any]:
    """The table before every ply, and the last one."""
    return [game.load(data) for data in [*(ply.before for ply in played.plies), played.final]]


def plain(thing: Any) -> bytes:
    """A view, an event or any other plain data as bytes, to compare or to search."""
    return msgspec.json.encode(thing, order="deterministic")


# -- choices ---------------------------------------------------------------------------------------------------


def check_options(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Options are two at least, unique, short ASCII texts in a steady order, of a verb the game declares."""
    arity = {verb.name: len(verb.arguments) for verb in game.verbs}
    _must(len(arity) == len(game.verbs), "a verb is declared twice")
    played = play_through(game, seats, settings, seed)
    for number, table in enumerate(_tables(game, played)):
        waiting = game.waiting(table)
        _must(bool(waiting) != table.over, f"ply {number}: somebody waits exactly while the game is not over")
        for seat in range(seats):
            options = game.options(table, seat)
            where = f"ply {number}, seat {seat}, {waiting.get(seat)}"
            _must(bool(options) == (seat in waiting), f"{where}: options for exactly those who owe a decision")
            if not options:
                continue
            _must(waiting[seat].seat == seat, f"{where}: the decision names another seat")
            _must(len(options) > 1, f"{where}: one option {options} is no decision")
            _must(len(options) <= MOST_CHOICES, f"{where}: {len(options)} options are too many to show")
            _must(len(set(options)) == len(options), f"{where}: options twice in {options}")
            _must(options == game.options(table.clone(), seat), f"{where}: the order of options is not steady")
            _must(game.suggestion(table, seat) in options, f"{where}: the suggestion is not legal")
            ask = game.waiting(table)[seat].ask(table)
            _must(bool(ask.kind), f"{where}: the question has no name")
            for option in options:
                verb, *arguments = option.split(":")
                _must(
                    option.isascii() and 0 < len(option) <= LONGEST_CHOICE,
                    f"{where}: {option!r} is no short ASCII text",
                )
                _must(verb in arity, f"{where}: the verb of {option!r} is not declared")
                _must(
                    len(arguments) == arity[verb],
                    f"{where}: {option!r} has {len(arguments)} arguments, not {arity[verb]}",
                )
                _must(all(arguments), f"{where}: {option!r} has an empty argument")
                game.detail(table, seat, option)


def check_illegal(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Texts that are not legal now raise `Illegal` (and `why_not` says the same) and change nothing."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    known = sorted({option for ply in played.plies for option in ply.options})
    luck = played.record.luck
    for number, table in enumerate(_tables(game, played)):
        before = game.save(table)
        for seat in range(seats):
            options = set(game.options(table, seat))
            for text in _wrong_texts(game, known, rng):
                if text in options:
                    _must(game.why_not(table, seat, text) is None, f"ply {number}: {text!r} is legal, yet refused")
                    continue
                where = f"ply {number}, seat {seat}: {text!r}"
                refused = game.why_not(table, seat, text)
                _must(refused is not None and refused.reason.isidentifier(), f"{where} is not legal, yet not refused")
                try:
                    game.apply(table, seat, text, luck)
                except Illegal as illegal:
                    _must(str(illegal) == str(refused), f"{where}: `why_not` and `apply` give different reasons")
                except Exception as error:
                    raise Broken(f"{where} raises {type(error).__name__}: {error}") from error
                else:
                    raise Broken(f"{where} is not among the options, yet accepted")
                _must(game.save(table) == before, f"{where} was refused and changed the table")


def _wrong_texts(game: AnyGame, known: Sequence[str], rng: Random) -> list[str]:
    """Texts that are mostly not legal: other moments' and other seats' choices, damaged ones, nonsense."""
    samples = rng.sample(known, min(6, len(known)))
    verb = rng.choice(game.verbs)
    damaged = rng.choice(known)
    return [
        *samples,
        "",
        ":",
        damaged + ":",
        damaged.upper(),
        damaged[:-1],
        f" {damaged}",
        ":".join([verb.name, *("möwe" for _ in verb.arguments)]),
        ":".join([verb.name, *(str(rng.randrange(-2, 99)) for _ in verb.arguments)]),
        ":".join([verb.name, *verb.arguments, "more"]),
        "x" * 200,
        "\N{FISH}\x00",
    ]


# -- saving, copies, replay ------------------------------------------------------------------------------------


def check_save_and_load(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A saved and loaded table is the same table, before every decision, and the game goes on from it alike."""
    played = play_through(game, seats, settings, seed)
    for number, ply in enumerate(played.plies):
        table = game.load(ply.before)
        _must(game.save(table) == ply.before, f"ply {number}: saving what was loaded gives other bytes")
        events = game.apply(table, ply.seat, ply.choice, played.record.luck)
        following = played.plies[number + 1].before if number + 1 < len(played.plies) else played.final
        _must(game.save(table) == following, f"ply {number}: {ply.choice!r} leads elsewhere from a loaded table")
        _must(events == ply.events, f"ply {number}: {ply.choice!r} tells other events from a loaded table")


def check_clones(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A clone equals its table, shares nothing that changes, and no later step touches an earlier copy."""
    played = play_through(game, seats, settings, seed)
    luck = played.record.luck
    table, _ = game.setup(seats, settings, luck)
    copies: list[tuple[Any, bytes]] = []
    for number, ply in enumerate(played.plies):
        copy = table.clone()
        _must(game.save(copy) == game.save(table), f"ply {number}: the clone differs")
        copies.append((copy, ply.before))
        game.apply(table, ply.seat, ply.choice, luck)
    for number, (copy, saved) in enumerate(copies):
        _must(game.save(copy) == saved, f"the copy of ply {number} changed while the game went on")
    for number, (copy, _) in enumerate(copies[:-1]):
        game.apply(copy, played.plies[number].seat, played.plies[number].choice, luck)
        _must(game.save(copy) == copies[number + 1][1], f"ply {number}: the clone does not play on like its table")
    _must(game.save(table) == played.final, "playing on copies changed the table")


def check_replay(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """The record gives the same table to the byte and the same events, whole and up to any choice."""
    played = play_through(game, seats, settings, seed)
    record = msgspec.json.decode(msgspec.json.encode(played.record), type=Record)
    table, told = replay(game, record)
    _must(game.save(table) == played.final, "the record leads to another table")
    _must(told == [played.setup, *(ply.events for ply in played.plies)], "the record tells other events")
    for number in Random(seed).sample(range(len(played.plies)), min(8, len(played.plies))):
        table, _ = replay(game, record, until=number)
        _must(game.save(table) == played.plies[number].before, f"the record up to choice {number} leads elsewhere")
    events = msgspec.json.decode(msgspec.json.encode([e for ply in told for e in ply]), type=list[Event])
    _must(events == [e for ply in told for e in ply], "events are not plain data")


# -- secrets ---------------------------------------------------------------------------------------------------


def check_secrecy(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """At every ply, a world imagined for a seat looks the same to that seat and to a spectator.

    View, options, question and small print are equal in both. A choice of that seat that reveals nothing by its own
    account (no barrier, no window closed) has the same visible consequence in both.
    """
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    luck = played.record.luck
    for number, table in enumerate(_tables(game, played)):
        before = game.save(table)
        for seat in range(seats):
            world = game.imagine(table, seat, rng)
            where = f"ply {number}, seat {seat}"
            _must(game.save(table) == before, f"{where}: imagining changed the table")
            for viewer, name in ((seat, "its own view"), (None, "the spectators' view")):
                real, dreamt = plain(game.view(table, viewer)), plain(game.view(world, viewer))
                _must(
                    real == dreamt,
                    f"{where}: {name} tells the real table from an imagined one{_difference(real, dreamt)}",
                )
            options = game.options(table, seat)
            _must(
                game.options(world, seat) == options, f"{where}: the options tell the real table from an imagined one"
            )
            _must(
                sorted(game.waiting(world)) == sorted(game.waiting(table)), f"{where}: others wait in the imagined one"
            )
            if not options:
                continue
            asks = [game.waiting(each)[seat].ask(each) for each in (table, world)]
            _must(asks[0] == asks[1], f"{where}: the question tells the real table from an imagined one")
            choice = rng.choice(options)
            details = [game.detail(each, seat, choice) for each in (table, world)]
            _must(details[0] == details[1], f"{where}: the small print of {choice!r} tells them apart")
            _check_consequence(game, [table.clone(), world], seat, choice, luck, where)


def _check_consequence(game: AnyGame, worlds: list[Any], seat: int, choice: str, luck: Luck, where: str) -> None:
    """A choice that claims to reveal nothing does so in two worlds its seat can't tell apart."""
    seen: list[bytes] = []
    for world in worlds:
        lanes = world.lanes
        events = game.apply(world, seat, choice, luck)
        closed = lanes is not None and world.lanes is not lanes
        if any(event.barrier for event in events) or closed or world.over:
            return
        own = [event for event in events if event.to in (None, seat)]
        seen.append(plain([own, game.view(world, seat)]))
    _must(seen[0] == seen[1], f"{where}: {choice!r} reveals something without saying so{_difference(*seen)}")


def check_imagined_worlds_end(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """An imagined world is a table: it is saved and loaded, and played on to its end."""
    played = play_through(game, seats, settings, seed)
    rng, deckhand = Random(seed), Deckhand()
    for number in rng.sample(range(len(played.plies)), min(6, len(played.plies))):
        world = game.imagine(game.load(played.plies[number].before), rng.randrange(seats), rng)
        _must(
            game.save(game.load(game.save(world))) == game.save(world),
            f"ply {number}: an imagined world is not savable",
        )
        luck = Luck(rng.randbytes(32))
        for _ in range(LONGEST_GAME):
            waiting = sorted(game.waiting(world))
            if not waiting:
                break
            seat = rng.choice(waiting)
            game.apply(world, seat, deckhand.choose(None, game.options(world, seat), rng), luck)
        _must(world.over and game.result(world) is not None, f"ply {number}: an imagined world has no end")


def check_secret_kept(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """The secret of the luck is in no saved table, no view and no event, in whatever spelling."""
    played = play_through(game, seats, settings, seed)
    secret = played.record.secret
    spellings = [secret, secret.hex().encode(), b64encode(secret), secret[:8], b64encode(secret[:12])]
    told = plain([played.setup, [ply.events for ply in played.plies]])
    for number, table in enumerate(_tables(game, played)):
        views = [plain(game.view(table, viewer)) for viewer in (None, *range(seats))]
        for place, data in (("the saved table", game.save(table)), ("an event", told), *(("a view", v) for v in views)):
            _must(not any(each in data for each in spellings), f"ply {number}: {place} holds the secret")


def _difference(real: bytes, dreamt: bytes) -> str:
    """Where two encodings part, for the message."""
    at = next((i for i, (a, b) in enumerate(zip(real, dreamt, strict=False)) if a != b), min(len(real), len(dreamt)))
    one, other = (each[max(0, at - 60) : at + 40].decode(errors="replace") for each in (real, dreamt))
    return f": ...{one}... instead of ...{other}..."


# -- windows ---------------------------------------------------------------------------------------------------


def _windows(played: Playthrough) -> list[range]:
    """The plies of each simultaneous window; its last one closes it."""
    spans: list[range] = []
    first = 0
    for number, ply in enumerate(played.plies):
        if not ply.window:
            first = number + 1
        elif ply.closed:
            spans.append(range(first, number + 1))
            first = number + 1
    return spans


def check_lanes_commute(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """In a window, any order of answers leads to the same table and tells everybody the same."""
    played = play_through(game, seats, settings, seed)
    rng, luck = Random(seed), played.record.luck
    for window in _windows(played):
        plies = played.plies[window.start : window.stop]
        if len({ply.seat for ply in plies}) < 2:
            continue
        queues = {seat: [ply.choice for ply in plies if ply.seat == seat] for seat in sorted({p.seat for p in plies})}
        order = [seat for seat, queue in queues.items() for _ in queue]
        rng.shuffle(order)
        table = game.load(plies[0].before)
        told: list[Event] = []
        for seat in order:
            told += game.apply(table, seat, queues[seat].pop(0), luck)
        where = f"window at ply {window.start}, answered in the order {order}"
        after = played.plies[window.stop].before if window.stop < len(played.plies) else played.final
        _must(game.save(table) == after, f"{where}: another table")
        _must(visible(told, None) == visible([e for p in plies for e in p.events], None), f"{where}: other events")


def check_windows_hush(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """While a window is open, nobody reads or sees anything of what the others answer."""
    played = play_through(game, seats, settings, seed)
    tables = _tables(game, played)
    for window in _windows(played):
        for number in window:
            ply = played.plies[number]
            if number == window[-1]:
                continue
            for other in (None, *(seat for seat in range(seats) if seat != ply.seat)):
                where = f"ply {number}: what seat {ply.seat} answers in a window"
                leaked = visible(ply.events, other)
                _must(not leaked, f"{where} is told to {other}: {leaked}")
                _must(
                    all(event.to == ply.seat for event in ply.events if event.hushed),
                    f"{where} is hushed for another seat",
                )
                before, after = (_without_waiting(game.view(tables[n], other)) for n in (number, number + 1))
                _must(before == after, f"{where} is seen by {other}{_difference(before, after)}")


def _without_waiting(view: Any) -> bytes:
    """A view without who is done, which everybody may see."""
    fields = msgspec.to_builtins(view)
    fields.pop("waiting", None)
    return plain(fields)


def check_take_back(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """In a window, the last answer of a seat can be taken back: replaying the others' answers without it is legal,
    shows that seat what it saw before, and answering again alike leads to the same table."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    for window in _windows(played):
        if len(window) < 2:
            continue
        upto = rng.choice(window[1:])
        answered = range(window.start, upto)
        seat = played.plies[rng.choice(answered)].seat
        last = max(n for n in answered if played.plies[n].seat == seat)
        kept = [choice for n, choice in enumerate(played.record.choices[:upto]) if n != last]
        table, _ = replay(game, msgspec.structs.replace(played.record, choices=kept))
        where = f"seat {seat} takes back choice {last} at ply {upto}"
        was = game.load(played.plies[last].before)
        _must(
            _without_waiting(game.view(table, seat)) == _without_waiting(game.view(was, seat)), f"{where}: another view"
        )
        _must(game.options(table, seat) == played.plies[last].options, f"{where}: other options")
        rest = [played.record.choices[last], *played.record.choices[upto : window.stop]]
        for who, choice in rest:
            game.apply(table, who, choice, played.record.luck)
        after = played.plies[window.stop].before if window.stop < len(played.plies) else played.final
        _must(game.save(table) == after, f"{where}: answering alike leads elsewhere")


# -- the end ---------------------------------------------------------------------------------------------------

Recount = Callable[[Any], Sequence[int]]


def check_result(game: AnyGame, seats: int, settings: Settings, seed: int, recount: Recount | None = None) -> None:
    """There is a result exactly when the game is over; its sums and places are right, and equal to `recount`.

    `recount` counts the totals by seat from the spectators' final view, by another way than the game does.
    """
    played = play_through(game, seats, settings, seed)
    tables = _tables(game, played)
    for number, table in enumerate(tables[:-1]):
        _must(game.result(table) is None, f"ply {number}: a result before the end")
    final = tables[-1]
    result = game.result(final)
    if result is None:
        raise Broken("no result at the end")
    _must(
        [score.seat for score in result.scores] == list(range(seats)), "a result has one score for each seat, in order"
    )
    for score in result.scores:
        _must(sum(score.categories.values()) == score.total, f"{score}: the categories are not the total")
    for one in result.scores:
        better = [other for other in result.scores if other.place < one.place]
        _must(one.place == len(better) + 1, f"{one}: {len(better)} scores are better")
        _must(all(other.total >= one.total for other in better), f"{one}: a better place with fewer points")
    _must(bool(result.winners), "nobody has won")
    if recount is not None:
        counted = list(recount(game.view(final, None)))
        totals = [score.total for score in result.scores]
        _must(counted == totals, f"the result says {totals}, the recount {counted}")
    for seat in range(seats):
        try:
            game.apply(final, seat, played.plies[-1].choice, played.record.luck)
        except Illegal as illegal:
            _must(illegal.reason == "game_over", f"after the end seat {seat} is told {illegal}")
        else:
            raise Broken("a choice after the end is accepted")


def check_suggestions_end(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A table nobody comes back to is played to its end by suggestions alone."""
    record = _record(game, seats, settings, seed)
    table, _ = game.setup(seats, settings, record.luck)
    for _ in range(LONGEST_GAME):
        waiting = sorted(game.waiting(table))
        if not waiting:
            break
        game.apply(table, waiting[0], game.suggestion(table, waiting[0]), record.luck)
    _must(table.over, "suggestions alone do not end the game")


def check_no_hidden_state(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """A game depends on its luck and choices only: not on Python's own randomness nor on games played meanwhile."""
    first = play_through(game, seats, settings, seed)
    random.seed(seed)
    play_through(game, seats, settings, seed + 1)
    again = play_through(game, seats, settings, seed)
    _must((again.final, again.record) == (first.final, first.record), "the same game twice is not the same")
    _must(isinstance(game.load(first.final), Table), "a table is a `Table`")


CHECKS: tuple[Callable[[AnyGame, int, Settings, int], None], ...] = (
    check_options,
    check_illegal,
    check_save_and_load,
    check_clones,
    check_replay,
    check_secrecy,
    check_imagined_worlds_end,
    check_secret_kept,
    check_lanes_commute,
    check_windows_hush,
    check_take_back,
    check_result,
    check_suggestions_end,
    check_no_hidden_state,
)


def every_option(game: AnyGame) -> list[tuple[int, dict[str, str]]]:
    """Every seat count with the plain game, with each table option on its own, and with the last value of all."""
    cases: list[tuple[int, dict[str, str]]] = []
    for seats in game.seats:
        choices: list[dict[str, str]] = [{}]
        choices += [{setting.id: value} for setting in game.settings for value in setting.values[1:]]
        choices.append({setting.id: setting.values[-1] for setting in game.settings})
        for settings in choices:
            try:
                game.check(seats, settings)
            except Illegal:
                continue
            if (seats, settings) not in cases:
                cases.append((seats, settings))
    return cases
