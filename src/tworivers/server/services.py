"""The services that all requests share, put together when the application starts and closed when it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tworivers.server.accounts import Passwords, Signer
from tworivers.server.background import Background
from tworivers.server.fair_turns import FairTurns
from tworivers.server.limits import Limits
from tworivers.server.login_tries import LoginTries
from tworivers.server.mail.mail_server import Mailer
from tworivers.server.metrics.counted import Metrics
from tworivers.server.moderation import Moderation
from tworivers.server.notices.notifier import Notifier
from tworivers.server.notices.pushing import Pusher, new_key
from tworivers.server.pacing import Pace
from tworivers.server.peers.company import Company
from tworivers.server.peers.joining import joined
from tworivers.server.people import People
from tworivers.server.presence import Presence
from tworivers.server.pulse import Pulse
from tworivers.server.ratings.counting import RatingCounter
from tworivers.server.rations import Rations
from tworivers.server.sessions import Sessions, drop_unseen
from tworivers.server.settings import Settings
from tworivers.server.sockets.places import SocketPlaces
from tworivers.server.storage import store
from tworivers.server.storage.database import Database
from tworivers.server.tables.advisor import Advisor
from tworivers.server.tables.analyst import Analyst
from tworivers.server.tables.bots import BotRunner
from tworivers.server.tables.kept_answers import KeptAnswers
from tworivers.server.tables.lobby import Lobby
from tworivers.server.tables.questions import warm_up_rules
from tworivers.server.tables.registry import TableRegistry
from tworivers.server.tables.render_queue import RenderQueue
from tworivers.server.tables.resume import resume_bots
from tworivers.server.tables.timekeeper import Timekeeper
from tworivers.server.workers.far import FarPool
from tworivers.server.workers.pool import WorkerPool
from tworivers.server.workers.reading import FileReaders

AT_ONCE = 2
"""Things that take long, done at the same time."""
LAST_SECONDS = 5.0
"""For letters that are under way when the server stops."""
CONTACT = "mailto:tworivers@localhost"
"""Whom push services may write to, where no address of the pages is known."""
PASSWORDS = 8
"""Passwords from one address that may wait to be checked."""


@dataclass
class Services:
    """What a route, a socket or the middleware may need."""

    settings: Settings
    database: Database
    workers: WorkerPool
    answerer: WorkerPool
    """A process for questions about tables that bots have no part in."""
    kept: KeptAnswers
    turns: FairTurns
    """At what takes long, by client."""
    readers: FileReaders
    bots: BotRunner
    tables: TableRegistry
    lobby: Lobby
    advisor: Advisor
    analyst: Analyst
    people: People
    signer: Signer
    places: SocketPlaces
    sessions: Sessions
    limits: Limits
    rations: Rations
    login_tries: LoginTries
    mailer: Mailer
    ratings: RatingCounter
    pusher: Pusher
    notifier: Notifier
    moderation: Moderation
    presence: Presence
    background: Background
    metrics: Metrics
    pulse: Pulse
    pace: Pace
    """Of requests, by address."""
    messages: Pace
    """Of what comes through sockets, by address."""
    company: Company | None
    """Other servers over the same database."""
    passwords: Passwords = field(default_factory=Passwords)
    password_turns: FairTurns = field(default_factory=lambda: FairTurns(1, PASSWORDS, "passwords_waiting"))
    render_queue: RenderQueue = field(default_factory=RenderQueue)

    async def hand_over(self) -> None:
        """Leave what must go on to other servers, if there are any."""
        if self.company is not None:
            await self.bots.close()
            await self.company.leave()


def make_services(settings: Settings, database: Database, metrics: Metrics) -> Services:
    """All services over an open database; the workers start."""
    ready = [name for name in settings.games if settings.preparing.ready(name)]
    workers = (
        FarPool(settings.database, settings.bot_workers, settings.bot_timeout, ready)
        if settings.think_elsewhere
        else WorkerPool(settings.bot_workers, settings.bot_timeout, ready)
    )
    bots = BotRunner(workers, settings.bot_pause)
    answerer = WorkerPool(1, settings.answer_timeout, ready, warm_up=warm_up_rules, at_once=settings.bot_workers > 0)
    turns = FairTurns(AT_ONCE, settings.questions_waiting)
    background = Background()
    database.now(drop_unseen)
    database.on_read, database.on_commit, database.on_failure = metrics.read, metrics.committed, metrics.database_failed
    workers.on_answer = answerer.on_answer = metrics.thought
    people, signer, limits = People(database), Signer(database.now(store.secret)), Limits()
    tables = TableRegistry(settings, database, bots)
    ratings = RatingCounter(database, background)
    tables.events.listen(ratings.hear)
    tables.events.on_move = metrics.moved
    mailer = Mailer(settings.mail, background)
    contact = settings.mail.site if settings.mail is not None else CONTACT
    key = database.now(lambda db: store.kept_setting(db, "vapid", new_key))
    pusher = Pusher(key, contact, settings.push_services)
    notifier = Notifier(settings, database, tables, mailer, pusher, background, signer.stop)
    tables.events.listen(notifier.hear)
    sessions, places = Sessions(database, people, signer), SocketPlaces(settings)
    share = settings.milliseconds_per_second_and_address / 1000
    company = joined(database, tables, background, people, sessions, notifier, ratings)
    return Services(
        settings=settings,
        database=database,
        workers=workers,
        answerer=answerer,
        kept=KeptAnswers(turns),
        turns=turns,
        readers=FileReaders(settings.file_seconds, settings.find_game, settings.file_share),
        bots=bots,
        tables=tables,
        lobby=Lobby(tables),
        advisor=Advisor(workers),
        analyst=Analyst(workers),
        places=places,
        people=people,
        signer=signer,
        sessions=sessions,
        limits=limits,
        rations=Rations(settings, limits),
        login_tries=LoginTries(settings, limits),
        ratings=ratings,
        mailer=mailer,
        pusher=pusher,
        notifier=notifier,
        moderation=Moderation(settings, database, sessions, people, tables),
        presence=Presence(settings, database, places, tables),
        background=background,
        metrics=metrics,
        pulse=Pulse(database),
        pace=Pace(settings.requests_per_second_and_address, share),
        messages=Pace(settings.messages_per_second_and_address, share),
        company=company,
    )


@asynccontextmanager
async def running_services(settings: Settings, database: Database, metrics: Metrics) -> AsyncIterator[Services]:
    """The services and their background tasks, while the block lasts."""
    services = make_services(settings, database, metrics)
    tables = services.tables
    timekeeper = Timekeeper(tables)
    keeping = [
        metrics.watch_the_loop(),
        timekeeper.keep(),
        services.lobby.keep(),
        services.ratings.catch_up(),
        services.notifier.run(),
        services.moderation.keep(),
        services.presence.keep(),
    ]
    company = services.company
    if company is not None:
        await company.begin()
        keeping += (company.look_on(), company.follow_on())
    resuming = resume_bots(tables, None if company is None else company.stand_in)
    background = [asyncio.create_task(work) for work in (resuming, tables.sweep(), *keeping)]
    try:
        yield services
    finally:
        await services.hand_over()
        services.notifier.stop()
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await services.background.close(LAST_SECONDS)
        await services.bots.close()
        services.workers.close()
        services.answerer.close()
        services.readers.close()
        if company is not None:
            company.close()
        database.close()
