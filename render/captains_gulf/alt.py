"""The pictures of Captains of the Gulf in short words, for people who do not see them: what matters first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.captains_gulf import data
from games.engine import Result
from render.captains_gulf.scene import Scene
from render.figures import figure


def sentence(text: str) -> str:
    """The text with a full stop."""
    return text if text.endswith((".", "!", "?")) else text + "."


def counted(scene: Scene, counts: Sequence[int], key: str = "alt-count") -> str:
    """`2 Shrimp, 1 Crab`; empty for nothing."""
    return ", ".join(
        scene.say(key, count=count, seafood=data.SEAFOOD[kind]) for kind, count in enumerate(counts) if count
    )


def liked(scene: Scene, taste: str | None) -> str:
    """What a port likes, of which there may be many; a dash for nothing."""
    return scene.say("alt-liked", seafood=taste) if taste else "–"


def hold(scene: Scene, seat: int) -> str:
    """What a boat carries, raw and cooked."""
    captain = scene.view.captains[seat]
    parts = [counted(scene, captain.raw), counted(scene, captain.cooked, "alt-count-cooked")]
    return ", ".join(part for part in parts if part) or scene.say("alt-nothing")


def status(scene: Scene) -> Iterator[str]:
    """Round, phase, decision, round card, timer."""
    view = scene.view
    yield scene.say("alt-status", round=view.round, rounds=view.rounds, phase=scene.phase)
    if scene.decision:
        yield sentence(scene.decision)
    if len(view.waiting) > 1:
        yield scene.say("alt-waiting", names=scene.named(view.waiting))
    if view.card and not view.over:
        yield scene.say("alt-card", card=scene.words.name(view.card), left=view.seats - view.timer)


def _seat(scene: Scene, seat: int) -> str:
    captain = scene.view.captains[seat]
    return scene.say(
        "alt-seat", name=scene.name(seat), money=scene.dollars(captain.money),
        total=scene.dollars(captain.points.total), over="yes" if scene.view.over else "no",
        place=scene.place(captain.place), fuel=captain.fuel, tank=captain.tank, hold=hold(scene, seat),
    )  # fmt: skip


def table_alt(scene: Scene) -> list[str]:
    """The table: status, then every seat, then where seafood is."""
    return [*status(scene), *(_seat(scene, seat) for seat in range(scene.view.seats)), *_sea(scene)]


def _sea(scene: Scene) -> Iterator[str]:
    found = [f"{hex_.id} {counted(scene, hex_.seafood)}" for hex_ in scene.view.hexes if any(hex_.seafood)]
    if found:
        yield scene.say("alt-sea", hexes="; ".join(found))


def sheet_alt(scene: Scene, seat: int) -> list[str]:
    """One seat: status, its boat, its tracks, its hand, where seafood is."""
    captain = scene.view.captains[seat]
    said = [*status(scene), _seat(scene, seat), _discs(scene, seat)]
    if captain.hand:
        said.append(scene.say("alt-hand", cards=", ".join(captain.hand)))
    return [*said, *_sea(scene)]


def card_line(scene: Scene, card: str) -> str:
    """A card with its four uses."""
    words, index, prices = scene.words, data.CARDS.index(card), scene.view.prices
    row = data.ROWS.card[index]
    return scene.say(
        "text-card", card=card, license=words.name(row.license), license_cost=data.LICENSE_COST[index],
        crew=words.name(row.crew), crew_cost=data.CREW_COST[prices][index],
        upgrade=words.name(row.upgrade), upgrade_cost=data.UPGRADE_COST[prices][index],
        fish=counted(scene, data.ICONS[index]),
    )  # fmt: skip


def focus_alt(scene: Scene, seat: int, about: Sequence[str]) -> list[str]:
    """What a question is about: status, the boat, then the sea, the ports or the cards; the others after it."""
    captain = scene.view.captains[seat]
    said = [*status(scene), _seat(scene, seat)]
    if "chart" in about:
        said += _sea(scene)
    if "tracks" in about:
        said += ports_alt(scene)[len(list(status(scene))) :]
    said += [sentence(card_line(scene, card)) for card in captain.hand]
    if scene.view.pending:
        item = scene.words.name(scene.view.pending_item)
        said.append(sentence(scene.say("alt-pending", card=scene.view.pending, item=item)))
    return [*said, cards_aboard(scene, seat), _discs(scene, seat)]


def map_alt(scene: Scene) -> list[str]:
    """The chart: where seafood, boats and the two discs are."""
    view = scene.view
    places = "; ".join(f"{scene.name(seat)} {scene.place(each.place)}" for seat, each in enumerate(view.captains))
    return [*status(scene), *_sea(scene), scene.say("alt-boats", places=places), stock_discs(scene)]


def stock_discs(scene: Scene) -> str:
    """Where the seafood and repopulation discs lie, and what is left in the box."""
    view, words = scene.view, scene.words
    return scene.say(
        "text-discs", seafood=words.name(view.seafood_disc), direction=words.name(view.direction_disc),
        supply=counted(scene, view.supply) or scene.say("alt-nothing"),
    )  # fmt: skip


def ports_alt(scene: Scene) -> list[str]:
    """The ports: what each likes and where everybody's discs are."""
    said: list[str] = []
    for at, port in enumerate(scene.view.ports):
        discs = "; ".join(f"{scene.name(seat)} {each.tracks[at]}" for seat, each in enumerate(scene.view.captains))
        said.append(scene.say("alt-port", port=scene.words.name(port.id), taste=liked(scene, port.taste), discs=discs))
    return [*status(scene), *said]


def boat_alt(scene: Scene, seat: int) -> list[str]:
    """One boat: what it has, what it carries, where its discs are."""
    return [*status(scene), _seat(scene, seat), _discs(scene, seat), cards_aboard(scene, seat)]


def _discs(scene: Scene, seat: int) -> str:
    spaces = zip(data.PORTS, scene.view.captains[seat].tracks, strict=True)
    return scene.say("alt-tracks", tracks=", ".join(f"{scene.words.name(port)} {space}" for port, space in spaces))


def cards_aboard(scene: Scene, seat: int) -> str:
    """Licenses, crew, upgrades."""
    captain, words = scene.view.captains[seat], scene.words
    crew, upgrades = (", ".join(words.name(item) for _, item in each) for each in (captain.crew, captain.upgrades))
    licenses, none = counted(scene, captain.licensed), scene.say("alt-none")
    return scene.say("text-cards", licenses=licenses or none, crew=crew or none, upgrades=upgrades or none)


def scoring_alt(scene: Scene, result: Result) -> list[str]:
    """The final scoring, best first, with the categories."""
    said = [sentence(scene.words("picture-final"))]
    for score in sorted(result.scores, key=lambda each: (each.place, each.seat)):
        parts = ", ".join(f"{scene.say(f'score-{name}')} {figure(value)}" for name, value in score.categories.items())
        said.append(
            scene.say(
                "alt-score",
                place=score.place,
                name=scene.name(score.seat),
                total=scene.dollars(score.total),
                parts=parts,
            )
        )
    return said
