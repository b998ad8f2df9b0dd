"""The front door of Desktopia."""

from pathlib import Path

from parlour.games.desktopia import events
from parlour.games.desktopia.bots import FEATURES, beliefs, candidates, evaluate, glance, rough, shame
from parlour.games.desktopia.content import CONTENT, DESIGNED, STEADINESS, Content
from parlour.games.desktopia.drawing import picture
from parlour.games.desktopia.facts import facts, pieces
from parlour.games.desktopia.position import Desk
from parlour.games.desktopia.refusals import KEYS, explain
from parlour.games.desktopia.rules.campaign import play
from parlour.games.desktopia.rules.winning import concede
from parlour.games.desktopia.setup import new_desk
from parlour.games.desktopia.terms import ASKS, OPTIONS, allows, script_chosen, squad_names, teams
from parlour.games.desktopia.words import CITES, NAMES
from parlour.kernel import Game, Hints, Screen, Terms, Words

SHAKIER = 20
FAR = 10_000  # turns: more than a battle has


def setup(terms: Terms, content: Content) -> Desk:
    """RULES.md 4: the table of the script that was chosen."""
    campaign, book, own = script_chosen(terms)
    hands = [STEADINESS[terms.options["hand"]]] * terms.seats
    handicap = OPTIONS["handicap"].choices.index(terms.options["handicap"]) - 1
    if handicap >= 0:
        hands[handicap] = max(0, hands[handicap] - SHAKIER)
    options = terms.options
    return new_desk(content, terms.seats, campaign, book, own, options["rituals"], tuple(hands), options["preview"])


def turns_ended(desk: Desk) -> int:
    """By all seats together; a new battle of a campaign is far away."""
    return FAR * len(desk.ended) + sum(desk.turns)


GAME = Game(
    id="desktopia",
    version=3,
    seats=(1, 2, 3, 4),
    options=OPTIONS,
    allows=allows,
    content=CONTENT,
    designed=DESIGNED,
    position=Desk,
    setup=setup,
    play=play,
    pieces=pieces,
    teams=teams,
    concede=concede,
    folder=Path(__file__).parent,
    words=Words(
        asks=ASKS,
        events=events.EVENTS,
        illegal=KEYS,
        explain=explain,
        names=NAMES,
        seated=squad_names,
        cites=CITES,
    ),
    screen=Screen(
        facts=facts,
        draw=picture,
        minutes=(10, 45),
    ),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        candidates=candidates,
        glance=glance,
        rough=rough,
        beliefs=beliefs,
        shame=shame,
        turns=turns_ended,
    ),
)
