"""The games: what there is to play."""

from collections.abc import Callable, Mapping
from functools import partial

from parlour.kernel import LANGUAGES, Game, Illegal, Terms, with_words
from parlour.server.bodies import GameCard, GameInfo, Lesson, Problem, TermsAsked, TermsInfo
from parlour.server.checking import Agreement
from parlour.server.http.route import Call, Reply, Route, read_terms
from parlour.server.refusals import Refusal


async def cards(call: Call) -> Reply:
    return Reply(await call.services.card_page())


async def info(call: Call) -> Reply:
    game = call.services.catalogue.game(call.path["game"])
    return await _kept(call, f"/api/games/{game.id}", lambda: call.services.catalogue.infos[game.id])


async def terms(call: Call) -> Reply:
    """Terms filled up with the defaults."""
    asked = call.body_as(TermsAsked)
    game = call.services.catalogue.game(call.path["game"])
    return Reply(await read_terms(call, Agreement(game.id, asked.seats, asked.options), partial(_terms_info, game, asked)))


def _terms_info(game: Game, asked: TermsAsked) -> TermsInfo:
    agreed = agree(game, asked.seats, asked.options)
    seated = tuple(game.words.seated(agreed)) if game.words.seated is not None else ("",) * agreed.seats
    return TermsInfo(agreed.seats, dict(agreed.options), seated, choices_left(game, agreed))


def agree(game: Game, seats: int | None, options: Mapping[str, str]) -> Terms:
    """Terms filled up with the defaults, or a refusal in the game's own words."""
    try:
        return game.terms(seats, options)
    except Illegal as refusal:
        raise with_words(refusal, game) from None


def choices_left(game: Game, agreed: Terms) -> dict[str, tuple[str, ...]]:
    """For each option the choices that the game allows while the others stay as they are, the one that stands included."""
    return {
        name: tuple([choice for choice in option.choices if _allows(game, agreed, name, choice)])
        for name, option in game.options.items()
    }


def _allows(game: Game, agreed: Terms, name: str, choice: str) -> bool:
    try:
        game.terms(agreed.seats, {**agreed.options, name: choice})
    except Illegal:
        return False
    return True


async def words(call: Call) -> Reply:
    game, language = call.services.catalogue.game(call.path["game"]).id, _language(call)
    make = partial(call.services.catalogue.words, game, language)
    return await _kept(call, f"/api/games/{game}/words/{language}", make, "text/plain")


async def rules(call: Call) -> Reply:
    game, language = call.services.catalogue.game(call.path["game"]).id, _language(call)
    make = partial(call.services.catalogue.rules, game, language)
    return await _kept(call, f"/api/games/{game}/rules/{language}", make, "text/markdown")


async def numbered_rules(call: Call) -> Reply:
    game, language = call.services.catalogue.game(call.path["game"]).id, _language(call)
    make = partial(call.services.catalogue.numbered_rules, game, language)
    return await _kept(call, f"/api/games/{game}/numbered-rules/{language}", make, "text/markdown")


async def lesson(call: Call) -> Reply:
    game, named = call.services.catalogue.game(call.path["game"]).id, call.path["lesson"]
    return await _kept(call, f"/api/games/{game}/lessons/{named}", lambda: call.services.catalogue.lesson(game, named))


async def _kept(call: Call, path: str, make: Callable[[], object], media: str = "application/json") -> Reply:
    return Reply(await call.services.pages.get(path, make), media=media)


def _language(call: Call) -> str:
    if call.path["language"] not in LANGUAGES:
        raise Refusal(404, "no-such-page")
    return call.path["language"]


LANGUAGE_CHOICES = {"language": LANGUAGES}
ROUTES = (
    Route("GET", "/api/games", "The games that can be played here.", cards, {200: tuple[GameCard, ...]}, identity=True),
    Route("GET", "/api/games/{game}", "What does not change while a game is played.", info, {200: GameInfo, 404: Problem}),
    Route(
        "POST", "/api/games/{game}/terms", "Fills up terms with the defaults, and says what the seats are called.", terms,
        {200: TermsInfo, 404: Problem, 422: Problem}, takes=TermsAsked,
    ),
    Route(
        "GET", "/api/games/{game}/words/{language}", "The messages of a game, in the syntax of Project Fluent.", words,
        {200: "text/plain", 404: Problem}, path_words=LANGUAGE_CHOICES,
    ),
    Route(
        "GET", "/api/games/{game}/rules/{language}", "The rules of a game, for people.", rules,
        {200: "text/markdown", 404: Problem}, path_words=LANGUAGE_CHOICES,
    ),
    Route(
        "GET", "/api/games/{game}/numbered-rules/{language}", "The rules of a game one by one, with their numbers.",
        numbered_rules, {200: "text/markdown", 404: Problem}, path_words=LANGUAGE_CHOICES,
    ),
    Route(
        "GET", "/api/games/{game}/lessons/{lesson}", "A lesson of a game, as its learner meets it.", lesson,
        {200: Lesson, 404: Problem},
    ),
)  # fmt: skip
