"""Requests about lessons: a game's course, a lesson after the learner's moves, what one more move would change."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tworivers.engine.rules import Game
from tworivers.lessons.reading import course_of
from tworivers.server.problems import Problem
from tworivers.server.routes.answers import ERRORS, described, json_text, packed_answer
from tworivers.server.routes.dependencies import CurrentClient, Shared
from tworivers.server.routes.parameters import ThisAction
from tworivers.server.schemas.lessons import ChapterInfo, CourseInfo, LessonInfo, LessonPreview, Tried
from tworivers.server.schemas.play import Scene
from tworivers.server.services import Services
from tworivers.server.tables.lesson_tables import find_lesson, lesson_text, preview_text
from tworivers.server.tables.outgoing import as_text
from tworivers.server.tables.questions import packed
from tworivers.server.work_done import in_thread

router = APIRouter(prefix="/api/lessons", responses=ERRORS, tags=["lessons"])


def _known_game(services: Services, name: str) -> Game:
    """A game by its name, whether its rules are ready or not."""
    if name not in services.settings.games:
        raise Problem("no-such-game", name=name, games=", ".join(services.settings.games))
    return services.settings.games[name]


@router.get("/{game}")
async def course(game: str, services: Shared) -> CourseInfo:
    """A game's lessons by chapter; their words are in the pages' catalogues."""
    return course_info(_known_game(services, game))


def course_info(game: Game) -> CourseInfo:
    """A course as pages know it."""
    return CourseInfo(
        game=game.name,
        chapters=[
            ChapterInfo(name=chapter.name, lessons=[lesson.name for lesson in chapter.lessons])
            for chapter in course_of(game).chapters
        ],
    )


@router.post("/{game}/{lesson}", responses=described(LessonInfo))
async def lesson(game: str, lesson: str, tried: Tried, client: CurrentClient, services: Shared) -> Response:
    """Where a lesson stands after the learner's moves. Nothing is kept, so that any of them can be taken back."""
    found = find_lesson(services.tables.game(game), lesson)
    async with services.turns.turn(client):
        return json_text(await in_thread(lesson_text, found.game, found.name, tuple(tried.moves)))


@router.post("/{game}/{lesson}/preview/{action}", responses=described(LessonPreview))
async def preview(
    game: str, lesson: str, action: ThisAction, tried: Tried, client: CurrentClient, services: Shared
) -> Response:
    """The view after one more move that leaves nothing to chance; null for others."""
    found = find_lesson(services.tables.game(game), lesson)
    async with services.turns.turn(client):
        return json_text(await in_thread(preview_text, found.game, found.name, tuple(tried.moves), action))


@router.get("/{game}/scene", responses=described(Scene))
async def scene(game: str, request: Request, client: CurrentClient, services: Shared) -> Response:
    """What of the standard box a picture of a lesson needs."""
    found = services.tables.game(game)
    async with services.turns.turn(client):
        box = found.standard_box.read_text(encoding="utf-8")
        return packed_answer(request, await in_thread(lambda: packed(as_text(found.scene(box)))))
