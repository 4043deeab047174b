"""What comes with an interaction is read with types, and never keeps it from being answered."""

from __future__ import annotations

import discord
import pytest

from bot.gateway.forms import filled_in
from bot.gateway.interaction_data import InteractionData, data_of


def came(data: object) -> discord.Interaction:
    """An interaction that brought this, and nothing else."""
    interaction = discord.Interaction.__new__(discord.Interaction)
    interaction.id, interaction.data = 1, data  # type: ignore[assignment]
    return interaction


def test_what_is_not_read_may_be_anything() -> None:
    told = {"id": "7", "type": 1, "name": "fleet", "options": [{"name": "die", "value": 3}], "news": [{"of": 1}]}
    assert data_of(came(told)) == InteractionData(name="fleet")
    assert data_of(came(None)) == InteractionData()


def test_fields_are_found_wherever_they_stand_in_a_form() -> None:
    label = {"type": 18, "component": {"type": 4, "custom_id": "last", "value": "2027-05-03"}}
    menu = {"type": 18, "component": {"type": 3, "custom_id": "menu", "values": ["a"]}}
    row = {"type": 1, "components": [{"type": 4, "custom_id": "zone", "value": ""}]}
    switch = {"type": 18, "component": {"type": 23, "custom_id": "switch", "value": True}}
    form = came({"custom_id": "q:me:0:@vacation", "components": [label, menu, row, switch]})
    assert filled_in(form) == {"last": "2027-05-03", "zone": ""}


@pytest.mark.parametrize("data", [{"custom_id": 7}, {"custom_id": "q:", "values": "cod"}, {"resolved": {"users": []}}])
def test_what_discord_never_promised_is_logged_and_counts_as_nothing(
    data: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    assert data_of(came(data)) == InteractionData()
    assert "interaction 1 can't be read" in caplog.text
