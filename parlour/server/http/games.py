"""The games: what there is to play."""

import asyncio

from parlour.kernel.words import LANGUAGES
from parlour.server.bodies import GameCard, GameInfo, Lesson, Problem, TermsAsked, TermsInfo
from parlour.server.http.route import Call, Reply, Route
from parlour.server.refusals import Refusal
from parlour.server.terms import agree, choices_left

UNCHANGING = {"cache-control": "no-cache"}  # a client keeps it, and asks whether it is still true


async def cards(call: Call) -> Reply:
    """The list of games."""
    return Reply(call.hall.catalogue.cards, headers=UNCHANGING)


async def info(call: Call) -> Reply:
    """One game."""
    game = call.hall.catalogue.game(call.path["game"])
    return Reply(call.hall.catalogue.infos[game.id], headers=UNCHANGING)


async def terms(call: Call) -> Reply:
    """What was agreed, filled up."""
    asked = call.given(TermsAsked)
    game = call.hall.catalogue.game(call.path["game"])
    agreed = agree(game, asked.seats, asked.options)
    seated = tuple(game.seated(agreed)) if game.seated is not None else ("",) * agreed.seats
    return Reply(TermsInfo(agreed.seats, dict(agreed.options), seated, choices_left(game, agreed)))


async def words(call: Call) -> Reply:
    """The messages of a game."""
    return Reply(call.hall.catalogue.words(call.path["game"], _language(call)), media="text/plain", headers=UNCHANGING)


async def rules(call: Call) -> Reply:
    """The rules of a game."""
    return Reply(call.hall.catalogue.rules(call.path["game"], _language(call)), media="text/markdown", headers=UNCHANGING)


async def lesson(call: Call) -> Reply:
    """A lesson of a game."""
    taught = await asyncio.to_thread(call.hall.catalogue.lesson, call.path["game"], call.path["lesson"])
    return Reply(taught, headers=UNCHANGING)


def _language(call: Call) -> str:
    if call.path["language"] not in LANGUAGES:
        raise Refusal(404, "no-such-page")
    return call.path["language"]


SPOKEN = {"language": LANGUAGES}
ROUTES = (
    Route("GET", "/api/games", "The games that can be played here.", cards, {200: tuple[GameCard, ...]}, identity=True),
    Route("GET", "/api/games/{game}", "What does not change while a game is played.", info, {200: GameInfo, 404: Problem}),
    Route(
        "POST", "/api/games/{game}/terms", "Fills up terms with the defaults, and says what the seats are called.", terms,
        {200: TermsInfo, 404: Problem, 422: Problem}, takes=TermsAsked,
    ),
    Route(
        "GET", "/api/games/{game}/words/{language}", "The messages of a game, in the syntax of Project Fluent.", words,
        {200: "text/plain", 404: Problem}, path_words=SPOKEN,
    ),
    Route(
        "GET", "/api/games/{game}/rules/{language}", "The rules of a game.", rules,
        {200: "text/markdown", 404: Problem}, path_words=SPOKEN,
    ),
    Route(
        "GET", "/api/games/{game}/lessons/{lesson}", "A lesson of a game, as its learner meets it.", lesson,
        {200: Lesson, 404: Problem},
    ),
)  # fmt: skip
