"""The Fishing phase (F1 to F9): the haul is handed out, what lies on shares goes to its holders, buildings react."""

from __future__ import annotations

from games.engine import Auto, Choice, Illegal, Luck, Question, Tell
from games.nusfjord import council, data, events, picks, questions, refusals, triggers
from games.nusfjord.player import Player
from games.nusfjord.table import Table
from games.nusfjord.terms import FISH, RESERVE_FISH


def on_board(table: Table, seat: int) -> int:
    """F3: own shares on the Action board that get fish."""
    shares = table.market[seat]
    return shares if not shares or data.NO_DIVIDEND.isdisjoint(table.players[seat].buildings) else 0


def shares_abroad(table: Table, seat: int) -> int:
    """F3: how many own shares all other players hold together."""
    player = table.players[seat]
    return data.SHARES - player.unissued - table.market[seat] - player.shares[seat]


def abroad(table: Table, seat: int) -> list[int]:
    """F3: own shares in the possession of each other player, by seat."""
    return [0 if holder == seat else player.shares[seat] for holder, player in enumerate(table.players)]


def shortage(table: Table, seat: int) -> FeedElders | PayHolders | None:
    """F7: the decision this player has to make because the haul does not suffice, if any."""
    player = table.players[seat]
    haul, elders = player.haul(), len(player.elders)
    if haul < elders:
        return FeedElders(seat, haul)
    left = haul - elders - on_board(table, seat)
    if 0 < left < shares_abroad(table, seat):
        return PayHolders(seat, left)
    return None


class FishingPhase(Auto, frozen=True, tag="fishing"):
    """F1: all at once; only who is short of fish has something to decide (D2)."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.phase = "fishing"
        table.then(Landing())
        decisions = [shortage(table, seat) for seat in range(len(table.players))]
        if any(decisions):
            table.window([[decision] if decision is not None else [] for decision in decisions])


class FeedElders(Choice, frozen=True, tag="feed_elders"):
    """D2, F7: the next elder to get one of too few fish."""

    left: int

    def question(self, table: Table) -> Question:
        return questions.FeedElders(fish=self.left)

    def options(self, table: Table) -> list[str]:
        player = table.players[self.seat]
        return [picks.Feed(elder).text for elder in player.elders if elder not in player.fed]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.players[self.seat].fed.append(picks.Feed.of(choice).elder)
        if self.left > 1:
            table.then(FeedElders(self.seat, self.left - 1))

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.FeedElderFirst(fish=self.left))


class PayHolders(Choice, frozen=True, tag="pay_holders"):
    """D2, F7: the next holder of one's shares to get one of too few fish."""

    left: int

    def question(self, table: Table) -> Question:
        return questions.PayHolders(fish=self.left)

    def options(self, table: Table) -> list[str]:
        paid = table.players[self.seat].paid
        holders = abroad(table, self.seat)
        return [
            picks.Dividend(data.COMPANIES[seat]).text for seat, owed in enumerate(holders) if owed > paid.count(seat)
        ]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.players[self.seat].paid.append(data.COMPANIES.index(picks.Dividend.of(choice).company))
        if self.left > 1:
            table.then(PayHolders(self.seat, self.left - 1))

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.PayHolderFirst(fish=self.left))


class Landing(Auto, frozen=True, tag="landing"):
    """F2 to F6 for everybody, then F8: fish on the board's shares leave, all others go to the holders' supplies."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.close_window()
        table.then(FishingEnd())
        income = [0] * len(table.players)
        own = [hand_out(table, seat, income, tell) for seat in range(len(table.players))]
        for seat, fish in enumerate(income):
            table.players[seat].goods[FISH] += fish
            if fish > own[seat]:  # else all of it was told with the catch
                tell(events.Dividends(fish=fish), seat)


def hand_out(table: Table, seat: int, income: list[int], tell: Tell) -> int:
    """F2 to F6 of one player; `income` collects the fish on shares beside each supply. Returns those on own ones."""
    player = table.players[seat]
    haul = hand = player.haul()
    elders = player.fed if hand < len(player.elders) else player.elders[:]
    hand -= len(elders)
    board = on_board(table, seat)
    board = board if board < hand else hand
    hand -= board
    paid = 0
    if hand and shares_abroad(table, seat):  # there is enough for all of them, or it was asked whom to pay (F7)
        for holder, owed in enumerate(abroad(table, seat)):
            fish = player.paid.count(holder) if player.paid else owed
            income[holder] += fish
            paid += fish
            hand -= fish
    own = player.shares[seat]
    own = own if own < hand else hand
    income[seat] += own
    hand -= own
    stored = 0
    if hand:
        room = player.reserve_cap() - player.goods[RESERVE_FISH]
        stored = hand if hand <= room else max(0, room)
        player.goods[RESERVE_FISH] += stored
    tell(
        events.Fished(
            haul=haul, elders=len(elders), board=board, others=paid, own=own, stored=stored, bycatch=hand - stored
        ),
        seat,
    )
    if player.fed or player.paid:
        _tell_whom(player, seat, tell)
        player.fed, player.paid = [], []
    for elder in elders:
        council.feed(table, seat, elder, tell)
    return own


def _tell_whom(player: Player, seat: int, tell: Tell) -> None:
    """F7, P5: whom the owner of a short haul chose."""
    for elder in player.fed:
        tell(events.ElderChosen(elder=elder), seat)
    for holder, company in enumerate(data.COMPANIES):
        if fish := player.paid.count(holder):
            tell(events.HolderPaid(company=company, fish=fish), seat)


class FishingEnd(Auto, frozen=True, tag="fishing_end"):
    """F9, D3: for each player the check of a full Reserve, then what the end of the phase brings."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if any(not data.ASKING_THEN.isdisjoint(player.buildings) for player in table.players):
            table.then(CloseWindow())
            table.window([[EndOfFishing(seat)] for seat in range(len(table.players))])
        else:
            concerned = [seat for seat, p in enumerate(table.players) if not data.FISHING_END.isdisjoint(p.buildings)]
            table.then(*map(EndOfFishing, concerned))


class EndOfFishing(Auto, frozen=True, tag="end_of_fishing"):
    """F9 (a), (b) of one player."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        triggers.fire(table, self.seat, "fishing_end")
        triggers.check_reserve(table, self.seat)


class CloseWindow(Auto, frozen=True, tag="close"):
    """The window is over: everything in it may be seen."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        table.close_window()
