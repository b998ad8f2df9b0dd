"""The front door of The Curse of Candelabria."""

from collections.abc import Sequence
from pathlib import Path

from parlour.games.candelabria import events
from parlour.games.candelabria.bots import FEATURES, candidates, evaluate, shame, turns
from parlour.games.candelabria.content import CONTENT, DESIGNED, scenarios
from parlour.games.candelabria.drawing import picture
from parlour.games.candelabria.facts import facts, pieces
from parlour.games.candelabria.imagining import imagine
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.refusals import KEYS, explain
from parlour.games.candelabria.rules.years import concede, play
from parlour.games.candelabria.setup import setup, uses_chimera
from parlour.games.candelabria.words import CITES, NAMES
from parlour.kernel import Action, Decision, Game, Hints, Illegal, Option, Screen, Seat, Terms, Words

SWITCH = ("off", "on")
OPTIONS = {
    "scenario": Option(tuple(scenarios.SCENARIOS), "alabaster_siege", seats=(1,), rule="CN-1501"),
    "difficulty": Option(scenarios.Rounds._fields, "normal", seats=(1,), rule="CN-1511"),
    "houses": Option(("random", "choice"), "random", seats=(3, 4, 5, 6), rule="CN-232"),
    "missions": Option(SWITCH, "off", seats=(2, 3, 4, 5, 6), rule="CN-1223"),
    "withering": Option(SWITCH, "off", fine=True, seats=(3, 4, 5, 6), rule="CN-246"),
    "sixth": Option(SWITCH, "off", fine=True, seats=(4, 5, 6), rule="CN-1401"),
    "curseless": Option(SWITCH, "off", fine=True, seats=(2,), rule="CN-252", house=True),  # CN-251 off unless agreed
    "apart": Option(SWITCH, "off", fine=True, seats=(2,), rule="CN-253", house=True),
    "discovery": Option(SWITCH, "off", fine=True, seats=(4, 5, 6), rule="CN-1438"),
}


def allows(terms: Terms) -> None:
    """CN-1438 Discovery is a part of the sixth-House module."""
    if terms.options["discovery"] == "on" and not uses_chimera(terms):
        raise Illegal("unknown-choice", "CN-1438", option="discovery", found="on", legal="off")


def seat_names(terms: Terms) -> list[str]:
    """CN-1501 Whoever plays alone leads the House of the scenario; with company Houses are taken at the table."""
    if terms.seats > 1:
        return [""] * terms.seats
    return [f"house-{scenarios.SCENARIOS[terms.options['scenario']].house}"]


def house_names(realm: Realm) -> list[str]:
    """CN-205 The House that each seat has taken."""
    return [f"house-{house}" if house else "" for house in realm.houses[: realm.seats]]


def upgrade_bought(realm: Realm, seat: Seat, decision: Decision, action: Action) -> Sequence[str]:
    """CN-621 What is bought lies on top of the stack that an answer names."""
    match action:
        case ("buy", int(stack)) if stack in realm.tops:
            return realm.tops[stack][:1]
    return ()


ASKS = {
    "house": "CN-205",
    "mission": "CN-241",
    "turn": "CN-402",
    "site": "CN-416",
    "return": "CN-796",
    "ignite": "CN-704",
    "extinguish": "CN-709",
    "lost-flame": "CN-712",
    "tactics": "CN-714",
    "steal": "CN-720",
    "raze": "CN-716",
    "trigger": "CN-131",
    "follow": "CN-801",
    "move": "CN-433",
    "trample": "CN-463",
    "push": "CN-466",
    "influence": "CN-611",
    "recruit": "CN-614",
    "forge": "CN-619",
    "mine": "CN-626",
    "portal": "CN-628",
    "exchange": "CN-633",
    "haunt": "CN-1111",
    "avenge": "CN-1112",
    "curse": "CN-817",
    "wither": "CN-1304",
    "gloom": "CN-832",
    "echo": "CN-836",
    "abduct": "CN-837",
    "gift": "CN-838",
    "commit": "CN-913",
    "neutralise": "CN-922",
    "slot": "CN-931",
    "drift": "CN-1310",
    "renown": "CN-1310",
    "either": "CN-1309",
    "cube": "CN-1514",
    "skirmish": "CN-1513",
    "respite": "CN-1516",
}

GAME = Game(
    id="candelabria",
    version=3,
    seats=(1, 2, 3, 4, 5, 6),
    options=OPTIONS,
    allows=allows,
    content=CONTENT,
    designed=DESIGNED,
    position=Realm,
    setup=setup,
    play=play,
    pieces=pieces,
    concede=concede,
    imagine=imagine,
    folder=Path(__file__).parent,
    words=Words(
        asks=ASKS,
        events=events.EVENTS,
        illegal=KEYS,
        explain=explain,
        names=NAMES,
        seated=seat_names,
        sides=house_names,
        cites=CITES,
        story="16",
    ),
    screen=Screen(
        facts=facts,
        draw=picture,
        minutes=(60, 120),
    ),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        candidates=candidates,
        shame=shame,
        takes=upgrade_bought,
        turns=turns,
    ),
)
