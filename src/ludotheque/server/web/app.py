"""The application: store, service, bots and web put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ludotheque
from ludotheque.server.bots import BotPool
from ludotheque.server.clock import Clock
from ludotheque.server.crier import Crier
from ludotheque.server.long_work import LongWork
from ludotheque.server.open_internet import OpenInternet
from ludotheque.server.post import Post
from ludotheque.server.pushing import KEY, Pushing, new_key
from ludotheque.server.service.accounts import Accounts
from ludotheque.server.service.analyses import Analyses
from ludotheque.server.service.away import Away
from ludotheque.server.service.calling import Calling
from ludotheque.server.service.calls import Calls
from ludotheque.server.service.keeping import Keeping
from ludotheque.server.service.notices import Notices
from ludotheque.server.service.puzzling import Puzzles
from ludotheque.server.service.quotas import quotas_of
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.sending import Sending
from ludotheque.server.service.sessions import Sessions
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store
from ludotheque.server.thinking import Thinking
from ludotheque.server.web.accounts import ACCOUNTS
from ludotheque.server.web.answers import (
    MOST_BYTES,
    on_http_error,
    on_mistake,
    on_trouble,
    on_unreadable,
)
from ludotheque.server.web.calls import CALLS
from ludotheque.server.web.finding import FINDING
from ludotheque.server.web.guard import Guard
from ludotheque.server.web.handlers import HANDLERS
from ludotheque.server.web.limits import Limits
from ludotheque.server.web.mine import MINE
from ludotheque.server.web.page import Page
from ludotheque.server.web.puzzles import PUZZLES
from ludotheque.server.web.ratings import RATINGS
from ludotheque.server.web.sockets import Sockets, table_socket
from ludotheque.server.web.thoughts import THOUGHTS
from ludotheque.server.web.watch import Running, Watch

_log = logging.getLogger(__name__)


def make_app(store: Store, settings: Settings, internet: OpenInternet | None = None) -> Guard:
    """The whole server as one ASGI application; its `watch` is another, for the host. Push services
    are found on the open internet."""
    shelf = Shelf(settings.games, settings.bots)
    limits = Limits(settings)
    page = Page(settings.page)
    watch = Watch(store, settings.sweep)
    banned: set[str] = set()
    sessions = Sessions(store)

    @contextlib.asynccontextmanager
    async def run(app: Litestar) -> AsyncIterator[None]:
        pool = BotPool(settings.bot_limit, settings.bot_workers, settings.games, settings.bots)
        await store.open()
        thinking = Thinking(pool, store.asking())
        tables = Tables(
            store,
            shelf,
            thinking,
            Clock(store.time),
            bot_pause=settings.bot_pause,
            host_grace=settings.host_grace,
            presence=settings.presence,
            quotas=quotas_of(settings),
        )
        app.state.tables = tables
        app.state.sessions = sessions
        app.state.sockets = sockets = Sockets(tables, limits, settings)
        app.state.page = page
        app.state.settings = settings
        app.state.puzzles = Puzzles(shelf)
        app.state.work = work = LongWork(settings)
        app.state.analyses = analyses = Analyses(tables, work.thoughts)
        post = Post(settings) if settings.mail_host else None
        pem = await store.calls.house_key(KEY, new_key())
        pushing = Pushing(store.calls, pem, settings.site, internet)
        app.state.pushing = pushing
        app.state.calls = calls = Calls(tables, post is not None, pushing.public_key)
        tables.call = calls.call
        sending = Sending(tables, post, settings.site, pushing)
        crier = Crier(Calling(calls, banned), sending, Away(tables), settings.sweep)
        app.state.ratings = ratings = Ratings(tables)
        await tables.outages.begin()
        app.state.accounts = accounts = Accounts(tables, sessions, banned, mail=calls)
        app.state.notices = notices = Notices(tables, banned, sessions)
        await notices.begin()
        keeping = Keeping(tables, settings)
        await keeping.begin()
        tables.sharing.begin()
        thinking.begin()
        crier.begin()
        sweeping = asyncio.create_task(_sweep(tables, notices, keeping, ratings, settings, watch))
        watch.begin(Running(tables, sockets, thinking, work))
        try:
            yield
        finally:
            watch.end()
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
            await crier.stop()
            await pushing.close()
            await accounts.stop()
            await tables.stop()
            with contextlib.suppress(Trouble):  # It is then as after a crash.
                await tables.outages.end()
            await thinking.stop()
            await analyses.stop()
            await work.stop()
            await store.close()

    api = Litestar(
        route_handlers=[
            *HANDLERS,
            *THOUGHTS,
            *PUZZLES,
            *MINE,
            *CALLS,
            *ACCOUNTS,
            *FINDING,
            *RATINGS,
            table_socket,
        ],
        lifespan=[run],
        exception_handlers={
            Trouble: on_trouble,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            UnicodeDecodeError: on_unreadable,
            Exception: on_mistake,
        },
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Ludothèque",
            version=ludotheque.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        middleware=[],
    )

    def before_stop() -> None:
        tables: Tables | None = api.state.get("tables")
        if tables is not None:  # Else it stops before it has begun.
            tables.answer_waiting()

    return Guard(
        api, page, settings, limits, lambda: page.build, watch, sessions, banned, before_stop
    )


async def _sweep(
    tables: Tables,
    notices: Notices,
    keeping: Keeping,
    ratings: Ratings,
    settings: Settings,
    watch: Watch,
) -> None:
    """Heed what the host did, wake what is due, let go of what nobody uses, rate what is over and
    remove what is not kept any longer, again and again."""

    async def wake() -> None:
        while await tables.wake_due_tables():
            pass

    chores: list[Callable[[], Awaitable[object]]] = [
        tables.keep_count,
        notices.heed,
        tables.sharing.compare,
        wake,
        lambda: tables.forget_unused(settings.idle),
        ratings.settle,
        keeping.step,
        tables.finding.sweep,
    ]
    while True:
        for chore in chores:
            try:
                await chore()
            except Trouble as trouble:  # Of the store: nothing else could be done either.
                _log.warning("the tables could not be looked after: %s", trouble.code)
                break
            except Exception:  # Of ours: whatever else waits is looked after all the same.
                _log.exception("looking after the tables failed")
        watch.note_sweep()
        await asyncio.sleep(settings.sweep)
