"""Checks of what is offered: the form of options, and that nothing else is accepted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.engine.conformance.playing import (
    AnyGame,
    Broken,
    Settings,
    must,
    play_through,
    tables_of,
)
from games.engine.illegal import Illegal
from games.engine.luck import Luck
from games.engine.picks import arguments_in, verb_in

LONGEST_CHOICE = 40
MOST_CHOICES = 60


def check_options(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Options are two at least, unique, short ASCII texts without + in a steady order, of a verb the game declares."""
    arity = {verb.name: len(verb.arguments) for verb in game.verbs}
    must(len(arity) == len(game.verbs), "a verb is declared twice")
    played = play_through(game, seats, settings, seed)
    for number, table in enumerate(tables_of(game, played)):
        waiting = game.waiting(table)
        must(bool(waiting) != table.over, f"ply {number}: somebody waits exactly while the game is not over")
        for seat in range(seats):
            options = game.options(table, seat)
            where = f"ply {number}, seat {seat}, {waiting.get(seat)}"
            must(bool(options) == (seat in waiting), f"{where}: options for exactly those who owe a decision")
            if not options:
                continue
            must(waiting[seat].seat == seat, f"{where}: the decision names another seat")
            must(len(options) > 1, f"{where}: one option {options} is no decision")
            must(len(options) <= MOST_CHOICES, f"{where}: {len(options)} options are too many to show")
            must(len(set(options)) == len(options), f"{where}: options twice in {options}")
            must(options == game.options(table.clone(), seat), f"{where}: the order of options is not steady")
            must(game.suggestion(table, seat) in options, f"{where}: the suggestion is not legal")
            ask = game.waiting(table)[seat].ask(table)
            must(bool(ask.kind), f"{where}: the question has no name")
            for option in options:
                verb, arguments = verb_in(option), arguments_in(option)
                must(
                    option.isascii() and 0 < len(option) <= LONGEST_CHOICE,
                    f"{where}: {option!r} is no short ASCII text",
                )
                must("+" not in option, f"{where}: {option!r} has a +, with which the bot joins choices to one")
                must(verb in arity, f"{where}: the verb of {option!r} is not declared")
                must(
                    len(arguments) == arity[verb],
                    f"{where}: {option!r} has {len(arguments)} arguments, not {arity[verb]}",
                )
                must(all(arguments), f"{where}: {option!r} has an empty argument")
                game.detail(table, seat, option)


def check_illegal(game: AnyGame, seats: int, settings: Settings, seed: int) -> None:
    """Texts that are not legal now raise `Illegal` (and `why_not` says the same) and change nothing."""
    played = play_through(game, seats, settings, seed)
    rng = Random(seed)
    known = sorted({option for ply in played.plies for option in ply.options})
    luck = played.record.luck
    for number, table in enumerate(tables_of(game, played)):
        before = game.save(table)
        for seat in range(seats):
            options, texts = set(game.options(table, seat)), _wrong_texts(game, known, rng)
            for text in texts:
                if text in options:
                    must(game.why_not(table, seat, text) is None, f"ply {number}: {text!r} is legal, yet refused")
                    continue
                where = f"ply {number}, seat {seat}: {text!r}"
                refused = game.why_not(table, seat, text)
                must(refused is not None and refused.reason.isidentifier(), f"{where} is not legal, yet not refused")
                try:
                    game.apply(table, seat, text, luck)
                except Illegal as illegal:
                    _check_refusal(illegal, refused, where)
                except Exception as error:
                    raise Broken(f"{where} raises {type(error).__name__}: {error}") from error
                else:
                    raise Broken(f"{where} is not among the options, yet accepted")
            if game.save(table) != before:
                text = next((text for text in texts if _changes(game, before, seat, text, luck)), texts[0])
                raise Broken(f"ply {number}, seat {seat}: {text!r} was refused and changed the table")


def _check_refusal(illegal: Illegal, foretold: Illegal | None, where: str) -> None:
    """It cites a rule that it declares, and is the one that was foretold."""
    if illegal.rule not in illegal.refusal.rules:
        raise Broken(f"{where}: {illegal} cites a rule it does not declare")
    if foretold is None or (illegal.refusal, illegal.rule) != (foretold.refusal, foretold.rule):
        raise Broken(f"{where}: `why_not` and `apply` give different reasons")


def _changes(game: AnyGame, saved: bytes, seat: int, text: str, luck: Luck) -> bool:
    """Whether trying this one alone changes the table, although it is refused."""
    table = game.load(saved)
    try:
        game.why_not(table, seat, text)
        game.apply(table, seat, text, luck)
    except Illegal:
        return game.save(table) != saved
    return False


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
