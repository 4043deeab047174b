"""Cards and elders come into play (S3 to S9, P2, V1, V2, V5): laying out a game, and the events of the rounds."""

from __future__ import annotations

from games.engine import Luck, Tell
from games.nusfjord import data, events
from games.nusfjord.player import new_player
from games.nusfjord.table import Table


def lay_out(table: Table, luck: Luck, tell: Tell) -> None:
    """S1 to S8: everything as a game begins; in a series without the cards that are out of it."""
    seats = len(table.players)
    row = data.SETUPS[seats]
    columns = table.advanced or row.imitation == "columns"
    table.players = [new_player(seat, seats) for seat in range(seats)]
    table.plates = row.plates_filled
    table.market = [0] * seats
    table.ships = [row.ships_per_type] * len(data.SHIPS)
    table.spaces = [""] * data.SLOT_COUNT
    table.imitation = [""] * (len(data.COLUMN_IDS) if columns else 0 if row.imitation == "none" else 1)
    table.stacks = stacks(row.elders_up_to, luck, table.game)
    tell(events.GameBegan(game=table.game), barrier=True)
    table.open_a, table.deck_a = opening(table, "A", row.a_open, luck)
    table.open_b, table.deck_b = opening(table, "B", row.b_open, luck)
    table.open_c = []
    table.deck_c = _shuffled(luck, table, "C", gone(table))
    table.laid += table.open_a + table.open_b
    tell(events.CardsRevealed(letter="A", cards=table.open_a[:]), barrier=True)
    tell(events.CardsRevealed(letter="B", cards=table.open_b[:]), barrier=True)


def deck(name: str, letter: str) -> list[str]:
    """All cards of a deck with this letter."""
    return data.DECKS[name, letter]


def gone(table: Table) -> list[str]:
    """V5: buildings built in earlier games of a campaign leave; in a return match nothing does (Q39)."""
    return table.built if table.series == "campaign" else []


def opening(table: Table, letter: str, count: int, luck: Luck) -> tuple[list[str], list[str]]:
    """S6, V1, V2, V5: the cards laid out at the beginning, and the face-down rest."""
    if table.mixed:
        share = data.ROWS.mixed_game.a_per_deck if letter == "A" else data.ROWS.mixed_game.b_per_deck
        shuffled = {
            name: luck.shuffle(f"deck.{letter}", deck(name, letter), name, table.game) for name in data.DECK_IDS
        }
        return [card for cards in shuffled.values() for card in cards[:share]], shuffled[table.deck][share:][::-1]
    out = gone(table) if table.game == data.ROWS.campaign.games else table.laid
    cards = _shuffled(luck, table, letter, out)
    return cards[:count], cards[count:][::-1]


def _shuffled(luck: Luck, table: Table, letter: str, out: list[str]) -> list[str]:
    """The cards that are not out of the series, shuffled. The whole deck is: what is left comes in the same order then,
    whatever else was chosen in the games before."""
    return [card for card in luck.shuffle(f"deck.{letter}", deck(table.deck, letter), table.game) if card not in out]


def stacks(up_to: int, luck: Luck, game: int) -> list[tuple[str, ...]]:
    """S5: six stacks; the numbers that need five players lie face down under them, shuffled."""
    in_play = [elder for elder in data.ELDERS.values() if elder.number <= up_to]
    hidden = luck.shuffle("elders", [elder.id for elder in in_play if elder.hidden], game)
    piles: list[list[str]] = [[card] for card in hidden] or [[] for _ in range(data.STACKS)]
    for elder in in_play:
        if not elder.hidden:
            piles[elder.stack - 1].append(elder.id)
    return [tuple(pile) for pile in piles]


def round_event(table: Table, tell: Tell) -> None:
    """P2: what the round space that was reached says."""
    seats = len(table.players)
    row = data.SETUPS[seats]
    for event in data.EVENTS.get(table.round, ()):
        if seats not in event.players:
            continue
        if event.event == "refill_a":
            refill(table, "A", row.refill_a_round3, tell)
        elif event.event == "refill_b":
            refill(table, "B", row.refill_b_round5, tell)
        elif event.event == "deal_c":
            deal_hands(table, row.c_hand, tell)
        elif event.event == "lay_out_c_hands":
            lay_out_hands(table, tell)
        else:
            cards = [table.deck_c.pop() for _ in range(min(event.count, len(table.deck_c)))]
            table.open_c += cards
            tell(events.CardsRevealed(letter="C", cards=cards), barrier=True)


def refill(table: Table, letter: str, count: int, tell: Tell) -> None:
    """P2, Q18: new cards, never more than free places or cards left."""
    limits = data.ROWS.limits
    shown, face_down, places = (
        (table.open_a, table.deck_a, limits.display_a)
        if letter == "A"
        else (table.open_b, table.deck_b, limits.display_b)
    )
    cards = [face_down.pop() for _ in range(min(count, places - len(shown), len(face_down)))]
    shown += cards
    table.laid += cards
    if cards:
        tell(events.CardsRevealed(letter=letter, cards=cards), barrier=True)


def deal_hands(table: Table, count: int, tell: Tell) -> None:
    """P2: C buildings to the hands, seen by their owners only (P5)."""
    tell(events.HandsDealt(count=count), barrier=True)
    for seat, player in enumerate(table.players):
        player.hand = [table.deck_c.pop() for _ in range(min(count, len(table.deck_c)))]
        tell(events.HandDealt(cards=player.hand[:]), seat, to=seat, barrier=True)


def lay_out_hands(table: Table, tell: Tell) -> None:
    """P2: all C buildings still in hands are open to everybody from now on."""
    for seat, player in enumerate(table.players):
        if player.hand:
            tell(events.HandLaidOut(cards=player.hand[:]), seat, barrier=True)
            table.open_c += player.hand
            player.hand = []
