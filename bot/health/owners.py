"""Who owns the bot."""

from __future__ import annotations

import discord


def owners_of(client: discord.Client) -> list[int]:
    """Who owns the application: the person, or the members of the team, its owner first."""
    application = client.application
    if application is None:
        return []
    if application.team is None:
        return [application.owner.id]
    members = {member.id for member in application.team.members}
    first = [application.team.owner_id] if application.team.owner_id is not None else []
    return [*first, *sorted(members.difference(first))]
