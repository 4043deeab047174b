"""Part B, with somebody: what Discord does with presses, private answers and forms, and in threads that are shut."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.forms import filled_in
from bot.gateway.interaction_data import data_of
from bot.gateway.layout import layout, picture, text
from bot.gateway.reply import Interaction
from bot.outbox.threads import WEEK
from bot.sandbox.encoding import json_object
from bot.tools.doctor.examination import Check, Examination, drawn
from bot.tools.doctor.exchanges import Exchange
from bot.tools.doctor.findings import TAKEN, Answer, unless, within
from bot.tools.doctor.guide import Guide, named, word_of

IN_TIME_S = 3.0
LOCKED = [(403, 50013), (400, 160005)]
VALUES = ("cod", "herring")


def acknowledged_s(exchange: Exchange | None) -> float | None:
    """Seconds from a press to its acknowledgement by Discord's own clock: between the ids that it gave to both. None
    where no message was made of it."""
    if exchange is None or not exchange.route.endswith("/callback"):
        return None
    made = within(json_object(exchange.reply) or {}, "interaction").get("response_message_id")
    pressed, times = int(exchange.ids["interaction_id"]), discord.utils.snowflake_time
    if not made or int(made) < pressed:  # what was pressed is changed: it was there before
        return None
    return (times(int(made)) - times(pressed)).total_seconds()


class Presses:
    """The examinations for which somebody presses."""

    def __init__(self, examination: Examination, guide: Guide) -> None:
        self._at = examination
        self._guide = guide

    def checks(self) -> list[Check]:
        """All of them, in their order."""
        return [
            Check(("acknowledged", "followup"), self._acknowledging),
            Check(("private picture", "private edits", "same value", "renamed menu"), self._panel),
            Check(("modal",), self._modal),
            Check(("deleted original",), self._deleted),
            Check(("press archived",), self._archived),
            Check(("post locked", "edit locked", "press locked"), self._locked),
        ]

    async def _acknowledging(self, at: Examination) -> None:
        press = await self._guide.ask("**Quayside's doctor**: do what these messages say.", ("begin", "Begin"))
        answer = await at.ask(press.response.defer(ephemeral=True, thinking=True))
        seconds = acknowledged_s(answer.exchange)
        if answer.taken and seconds is None:
            at.findings.not_tried("acknowledged", "Discord did not say when")
        else:
            late = unless(seconds is None or seconds < IN_TIME_S, f"it took {seconds} s")
            note = f"{seconds * 1000:.0f} ms by Discord's clock" if seconds is not None else ""
            at.findings.judge("acknowledged", answer, faults=late, note=note)
        original = within(answer.reply, "interaction").get("response_message_id")
        followup = await at.ask(press.followup.send("Thank you.", ephemeral=True, wait=True))
        if followup.taken and original is None:
            at.findings.not_tried("followup", "Discord did not say which message the original is")
            return
        same = followup.reply.get("id") == original
        at.findings.judge("followup", followup, faults=unless(same, "it is a message of its own"))

    async def _panel(self, at: Examination) -> None:
        press = await self._guide.ask("A private message comes next.", ("panel", "Go on"))
        await at.ask(press.response.defer(ephemeral=True, thinking=True))
        shown = await self._shown(press, "a private picture")
        private = int(shown.reply.get("flags", 0)) & discord.MessageFlags(ephemeral=True).value
        at.findings.judge("private picture", shown, faults=unless(private, "everybody can see it"))
        edits = [await self._shown(press, f"edit {number} of 3") for number in (1, 2, 3)]
        worst = next((edit for edit in edits if not edit.taken), edits[-1])
        at.findings.judge("private edits", worst)
        menu, other, nothing = named("menu"), named("other"), named("nothing")
        await at.ask(press.edit_original_response(view=_menu(menu, "Take cod."), attachments=[]))
        first = await self._guide.pressed(menu)
        value = data_of(first).values[0]
        await at.ask(first.response.edit_message(view=_menu(menu, "Take the same once more.", nothing)))
        second = await self._guide.pressed(menu, nothing)
        sent = bool(data_of(second).values)
        at.findings.judge("same value", note="this app sent it again" if sent else "this app sent nothing")
        await at.ask(second.response.edit_message(view=_menu(other, "And the same a last time.", nothing)))
        third = await self._guide.pressed(other, nothing)
        came = data_of(third).values == [value]
        at.findings.judge("renamed menu", faults=unless(came, "the same value did not arrive"))
        await at.ask(third.response.edit_message(view=layout(text("That is all here."))))

    async def _shown(self, press: Interaction, label: str) -> Answer:
        file = drawn(label)
        view = layout(text(f"Three pictures, one after the other: {label}."), picture(file))
        return await self._at.ask(press.edit_original_response(view=view, attachments=[file]))

    async def _modal(self, at: Examination) -> None:
        press = await self._guide.ask("A form opens next. Write anything, and send it.", ("form", "Open it"))
        sending = named("sent")
        form = ui.Modal(title="A form", custom_id=sending, timeout=None)
        field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="said", max_length=100)
        form.add_item(ui.Label(text="Anything", component=field))
        form.stop()
        opened = await at.ask(press.response.send_modal(form))
        if not opened.taken:
            at.findings.judge("modal", opened)
            return
        sent = await self._guide.pressed(sending)
        came = bool(filled_in(sent).get("said"))
        answer = await at.ask(sent.response.send_message("It arrived.", ephemeral=True))
        at.findings.judge("modal", answer, faults=unless(came, "its field did not arrive"))

    async def _deleted(self, at: Examination) -> None:
        press = await self._guide.ask("An answer vanishes, a private one comes.", ("vanish", "Go on"))
        await at.ask(press.response.defer(thinking=True))
        await at.ask(press.delete_original_response())
        answer = await at.ask(press.followup.send("Here it is.", ephemeral=True, wait=True))
        came = "taken" if answer.taken else "refused"
        at.findings.judge("deleted original", answer, [*TAKEN, (404, 10008)], note=f"it was {came}; the bot avoids it")

    async def _archived(self, at: Examination) -> None:
        inside = named("inside")
        thread, _ = await self._thread(inside)
        await at.ask(thread.edit(archived=True))
        press = await self._guide.ask(
            f"Open {thread.mention} and press the button there. Is it gray, or does it fail? Then press here.",
            ("gray", "It does not work"),
            also=(inside,),
        )
        if word_of(press) != "inside":
            await self._guide.thank(press)
            at.findings.judge("press archived", note="this app does not send it")
            return
        answer = await at.ask(press.response.send_message("It arrived.", ephemeral=True))
        said = "the answer was taken" if answer.taken else "the answer was refused until the thread is awake"
        at.findings.judge("press archived", answer, [*TAKEN, (400, 50083)], note=f"this app sends it; {said}")

    async def _locked(self, at: Examination) -> None:
        inside = named("inside")
        thread, message = await self._thread(inside)
        if at.may_manage(at.channel):
            at.findings.not_tried("post locked", "the bot manages threads here, which those it is invited with do not")
            at.findings.not_tried("edit locked", "the bot manages threads here")
        lock = await self._guide.choose(
            f"Lock {thread.mention}: press and hold (or right-click) it, then Lock Thread. Do not close it.",
            (("locked", "It is locked"), ("unable", "I may not")),
        )
        if lock == "unable":
            for probe in ("post locked", "edit locked", "press locked"):
                if not at.findings.looked_at(probe):
                    at.findings.not_tried(probe, "nobody was there who may lock threads")
            return
        if not at.may_manage(at.channel):
            at.findings.judge("post locked", await at.post({"content": "Locked."}, thread.id), LOCKED)
            edited = await at.edit(thread.id, message.id, {"content": "Locked."})
            at.findings.judge("edit locked", edited, LOCKED)
        press = await self._guide.ask(
            f"Now press the button in {thread.mention}. Is it gray, or does it fail? Then press here.",
            ("gray", "It does not work"),
            also=(inside,),
        )
        await self._guide.thank(press)
        arrived = word_of(press) == "inside"
        manages = isinstance(press.user, discord.Member) and press.permissions.manage_threads
        if manages:
            at.findings.not_tried("press locked", "whoever pressed manages threads: somebody else would have to")
            return
        at.findings.judge("press locked", faults=unless(not arrived, "it arrived"))

    async def _thread(self, custom_id: str) -> tuple[discord.Thread, discord.Message]:
        """A thread of its own with a button in it."""
        said = await self._at.post({"content": "A thread for presses."})
        message = self._at.channel.get_partial_message(int(said.reply["id"]))
        answer = await self._at.ask(message.create_thread(name="Quayside's doctor", auto_archive_duration=WEEK))
        if not answer.taken:
            raise ValueError(answer.error)
        return answer.value, await self._guide.say("For presses.", {custom_id: "Press here"}, answer.value)


def _menu(custom_id: str, sentence: str, nothing: str = "") -> ui.LayoutView:
    """A menu, and a button for whoever sees nothing happen."""
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id=custom_id, placeholder="Fish")
    for value in VALUES:
        menu.add_option(value=value, label=value.capitalize())
    parts: list[ui.Item[ui.LayoutView]] = [text(sentence), ui.ActionRow(menu)]
    if nothing:
        parts.append(ui.ActionRow(ui.Button(custom_id=nothing, label="Nothing happens")))
    return layout(*parts)
