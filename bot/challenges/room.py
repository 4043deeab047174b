"""The room of challenges: what it offers to the rest."""

from __future__ import annotations

import discord

from bot.challenges.admission import Admission
from bot.challenges.answers import ChallengeAnswers, ChallengeViews
from bot.challenges.choice import ChallengeChoice
from bot.challenges.command import register
from bot.challenges.lifecycle import Lifecycle
from bot.challenges.pictures import ChallengePictures
from bot.challenges.playing import NewRuns, Playing
from bot.challenges.posts import CardPosts, CoursePosts
from bot.challenges.run_panels import RunPanels
from bot.challenges.run_places import PrivatePlaces, RunPlaces
from bot.challenges.runners import RunEnds, ThroughRunners
from bot.challenges.runs import Runs
from bot.challenges.series_answers import SeriesAnswers
from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.gateway.visibility import Visibility
from bot.history.replaying import Replaying
from bot.ledger.ledger import Ledger
from bot.ledger.posting import Posting
from bot.outbox.ladder import Ladder
from bot.outbox.places import Places
from bot.outbox.threads import GameThreads
from bot.outbox.walls import Walls
from bot.pictures.studio import Studio
from bot.play.relocation import Relocation
from bot.workers.workers import Workers
from db.store import Store


def room(
    client: discord.Client,
    store: Store,
    ledger: Ledger,
    posting: Posting,
    *,
    runs: Runs,
    relocation: Relocation,
    visibility: Visibility,
    threads: GameThreads,
    places: Places,
    ladder: Ladder,
    studio: Studio,
    replaying: Replaying,
    workers: Workers,
    panel: SeatPanel,
) -> Room:
    """The room of challenges."""
    lifecycle = Lifecycle(store, ledger, posting, workers)
    pictures, walls = ChallengePictures(studio), Walls(client, threads, places, ladder)
    admission = Admission(store.challenges, visibility)
    private = PrivatePlaces(client, ladder)
    run_places = RunPlaces(ledger, threads, relocation, private)
    playing = Playing(store, lifecycle, NewRuns(store, runs, private), RunPanels(run_places, panel))
    views = ChallengeViews(store, pictures, replaying, admission)
    answers = ChallengeAnswers(admission, playing, views)
    series, choice = SeriesAnswers(client, store, lifecycle), ChallengeChoice(store, admission)
    cards = CardPosts(store, walls, pictures)
    course = CoursePosts(lifecycle, ThroughRunners(store, walls, ladder), RunEnds(store, ledger, threads, ladder))
    return Room(
        name="challenges",
        answers=answers.answers(),
        commands=[lambda tree: register(tree, views, series, choice)],
        posts=[*cards.deliveries(), *course.deliveries()],
    )
