"""Answers to /plan and to what is pressed where a person plans ahead. All of it is seen by that person alone."""

from __future__ import annotations

from collections.abc import Awaitable

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.plan import DEEPEST, Path, Plan
from bot.plans.advice import Advice
from bot.plans.favorites import MOST, Favorites
from bot.plans.panel import Shown, no_plan_view, plan_view
from bot.plans.plans import Place, PlanMoved, Plans
from bot.players.foresight import Outlook


class PlanAnswers:
    """Making a plan, changing it, dropping it."""

    def __init__(self, ledger: Ledger, plans: Plans, advice: Advice, favorites: Favorites) -> None:
        self._ledger = ledger
        self._plans = plans
        self._advice = advice
        self._favorites = favorites

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of a plan, and the button that leads there."""
        return {
            "@plan": Answer("panel", self._open, "player"),
            "@wish": Answer("panel", self._wish, "player"),
            "@unwish": Answer("panel", self._unwish, "player"),
            "@unplan": Answer("panel", lambda reply, press: self.drop(reply, press.game_id), "player"),
            "@suggest": Answer("panel", self._suggest, "player", "hint"),
            "@earlier": Answer("panel", self._earlier, "player"),
            "@alike": Answer("panel", self._alike, "player"),
            "@keep": Answer("panel", self._keep, "player"),
            "@favorite": Answer("panel", self._favorite, "player", "hint"),
        }

    async def plan(self, reply: Reply, game_id: str) -> None:
        """The panel with the person's plan and everything they can plan."""
        reply.acknowledge()
        await self._show(reply, await self._ledger.load(game_id))

    async def drop(self, reply: Reply, game_id: str) -> None:
        """Forget the plan; the person is called again as always."""
        await self._unwished(reply, game_id, "", Place())

    async def _open(self, reply: Reply, press: Press) -> None:
        """A list of the plan; where one of its entries was picked, the list below that."""
        reply.acknowledge()
        path = _path(press.argument)
        if press.values:
            path = (*path, *_path(press.value))
        loaded = await self._ledger.load(press.game_id)
        await self._show(reply, loaded, Place(path, press.revision if path else 0))

    async def _wish(self, reply: Reply, press: Press) -> None:
        if len(press.values) != 1:
            raise Sorry("error-unknown-control")
        reply.acknowledge()
        place = _place(press, press.argument.partition(".")[2])
        self._refuse_in_panel(reply, press.game_id, place)
        person, below = reply.interaction.user.id, None
        if place.path:
            loaded = await self._ledger.load(press.game_id)
            try:
                below = (await self._outlook(reply, loaded, place)).can
            except PlanMoved:
                await self._moved(reply, press.game_id)
                return
        wishing = self._plans.wish(press.game_id, person, press.value, place, below)
        await self._changed(reply, press.game_id, wishing, place)

    async def _unwish(self, reply: Reply, press: Press) -> None:
        """The entry is named by the button, behind the list it stands in, or was picked in a menu."""
        first, _, rest = press.argument.partition(".")
        where, choice = (first, rest) if first[:1].isdigit() else ("", press.argument)
        choice = press.value or choice
        if not choice:
            raise Sorry("error-unknown-control")
        await self._unwished(reply, press.game_id, choice, _place(press, where))

    async def _unwished(self, reply: Reply, game_id: str, choice: str, place: Place) -> None:
        reply.acknowledge()
        self._refuse_in_panel(reply, game_id, place)
        unwishing = self._plans.unwish(game_id, reply.interaction.user.id, choice, place)
        await self._changed(reply, game_id, unwishing, place, dropping=True)

    async def _suggest(self, reply: Reply, press: Press) -> None:
        """Add what a computer player would do. Raises `Sorry` at tables where that would be help from outside."""
        reply.acknowledge()
        place = _place(press, press.argument)
        self._refuse_in_panel(reply, press.game_id, place)
        loaded = await self._ledger.load(press.game_id)
        try:
            seat, choices = self._at(reply, loaded, place)
        except PlanMoved:
            await self._moved(reply, press.game_id)
            return
        suggested = await self._advice.suggested(loaded, seat, choices, reply.asker)
        putting = self._plans.put(press.game_id, reply.interaction.user.id, place, suggested)
        await self._changed(reply, press.game_id, putting, place)

    async def _earlier(self, reply: Reply, press: Press) -> None:
        """Plan again what was planned last."""
        reply.acknowledge()
        self._refuse_in_panel(reply, press.game_id)
        loaded = await self._ledger.load(press.game_id)
        person = reply.interaction.user.id
        earlier = self._plans.earlier_of(loaded, loaded.seat_held(person))
        if not earlier:
            raise Sorry("plan-nothing-new")
        await self._changed(reply, press.game_id, self._plans.put(press.game_id, person, Place(), earlier), Place())

    async def _alike(self, reply: Reply, press: Press) -> None:
        """Put what stands below an entry below the others of its list too, and show that list."""
        reply.acknowledge()
        place = _place(press, press.argument)
        self._refuse_in_panel(reply, press.game_id, place)
        copying = self._plans.copy(press.game_id, reply.interaction.user.id, place)
        await self._changed(reply, press.game_id, copying, Place(place.path[:-1]))

    async def _keep(self, reply: Reply, press: Press) -> None:
        """Keep the plan as a favorite."""
        reply.acknowledge()
        self._refuse_in_panel(reply, press.game_id)
        loaded, person = await self._ledger.load(press.game_id), reply.interaction.user.id
        plan = self._plans.plan_of(loaded, loaded.seat_held(person))
        if plan is None:
            raise Sorry("plan-none")
        await self._favorites.keep(person, loaded.row.kind, plan.wishes)
        await self._show(reply, loaded, notice=f"⭐ {reply.words('plan-kept', most=MOST)}")

    async def _favorite(self, reply: Reply, press: Press) -> None:
        """Plan what can be planned now of a favorite, and say how much is left out."""
        reply.acknowledge()
        self._refuse_in_panel(reply, press.game_id)
        loaded, person = await self._ledger.load(press.game_id), reply.interaction.user.id
        loaded.check_dealt()
        seat = loaded.seat_held(person)
        if not (press.value.isascii() and press.value.isdigit() and len(press.value) < 10):
            raise Sorry("error-unknown-control")
        can = self._plans.plannable(loaded, seat)
        favorite = await self._favorites.planned_now(loaded, seat, person, int(press.value), can, reply.asker)
        if not favorite.wishes:
            raise Sorry("favorite-nothing-now")
        notice = _warning(reply.words("favorite-left-out", count=favorite.left_out)) if favorite.left_out else ""
        putting = self._plans.put(press.game_id, person, Place(), favorite.wishes)
        await self._changed(reply, press.game_id, putting, Place(), notice)

    async def _changed(
        self,
        reply: Reply,
        game_id: str,
        changing: Awaitable[Loaded],
        place: Place,
        notice: str = "",
        *,
        dropping: bool = False,
    ) -> None:
        """Show the list of the plan once it is changed; where nothing is left of it, how to have it back."""
        try:
            loaded = await changing
        except PlanMoved:
            await self._moved(reply, game_id)
            return
        reply.played = True
        plan = self._plans.plan_of(loaded, loaded.seat_held(reply.interaction.user.id))
        shown = Place(place.path, plan.mark) if plan is not None and place.path else Place()
        await self._show(reply, loaded, shown, notice, put_away=dropping and plan is None)

    def _refuse_in_panel(self, reply: Reply, game_id: str, place: Place | None = None) -> None:
        """Let the panel itself say why something can't be planned, above its buttons: nobody looks below them."""

        async def show(sentence: str) -> None:
            loaded = await self._ledger.load(game_id)
            try:
                await self._show(reply, loaded, place, _warning(sentence))
            except Sorry:  # there is nothing to plan any more
                loaded.seat_held(reply.interaction.user.id)
                await reply.show(no_plan_view(loaded, loaded.words(reply.words.language), _warning(sentence)))

        reply.refuse_in(show)

    async def _moved(self, reply: Reply, game_id: str) -> None:
        await self._show(reply, await self._ledger.load(game_id), notice=_warning(reply.words("plan-moved-on")))

    async def _show(
        self, reply: Reply, loaded: Loaded, place: Place | None = None, notice: str = "", *, put_away: bool = False
    ) -> None:
        """The list of the plan at this place, or its first one if there is no such list any more."""
        loaded.check_dealt()
        seat, place = loaded.seat_held(reply.interaction.user.id), place or Place()
        can, plan = self._plans.plannable(loaded, seat), self._plans.plan_of(loaded, seat)
        notice = notice or (reply.words("plan-put-away") if put_away else "")
        if not can and plan is None:
            raise Sorry("plan-nothing")
        if place.path:
            try:
                can = (await self._outlook(reply, loaded, place)).can
            except PlanMoved:
                place, notice = Place(), _warning(reply.words("plan-moved-on"))
        shown = Shown(
            can=can,
            path=place.path,
            advice=await self._advice.helps(loaded),
            earlier=not place.path and bool(self._plans.earlier_of(loaded, seat)),
            put_away=put_away,
            favorites=await self._favorites.of_kind(reply.interaction.user.id, loaded.row.kind),
        )
        await reply.show(plan_view(loaded, loaded.words(reply.words.language), plan, shown, notice))

    async def _outlook(self, reply: Reply, loaded: Loaded, place: Place) -> Outlook:
        """What may come at this place of the person's plan. Raises `Sorry`, and `PlanMoved` if there is none such."""
        seat, choices = self._at(reply, loaded, place)
        return await self._advice.outlook(loaded, seat, choices, reply.asker)

    def _at(self, reply: Reply, loaded: Loaded, place: Place) -> tuple[int, list[str]]:
        """The seat of somebody who can plan, and the choices that lead to this place of their plan. Raises `Sorry`, and
        `PlanMoved` if there is none such."""
        loaded.check_dealt()
        seat = loaded.seat_held(reply.interaction.user.id)
        self._plans.plannable(loaded, seat)
        plan = self._plans.plan_of(loaded, seat) or Plan(reply.interaction.user.id)
        place.check(plan)
        return seat, [wish.choice for wish in plan.along(place.path)]


def _warning(sentence: str) -> str:
    return f"⚠️ {sentence}"


def _place(press: Press, where: str) -> Place:
    path = _path(where)
    return Place(path, press.revision if path else 0)


def _path(written: str) -> Path:
    """A place in a plan as controls have it. Raises `Sorry` for anything else."""
    if not written:
        return ()
    places = written.split("-")
    if len(places) > DEEPEST or not all(place.isascii() and place.isdigit() and len(place) < 3 for place in places):
        raise Sorry("error-unknown-control")
    return tuple(map(int, places))
