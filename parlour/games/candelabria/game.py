"""The front door of The Curse of Candelabria."""

from pathlib import Path

from parlour.games.candelabria import events
from parlour.games.candelabria.content import CONTENT, Content
from parlour.games.candelabria.content.cites import CITES
from parlour.games.candelabria.facts import facts, pieces
from parlour.games.candelabria.imagining import imagine
from parlour.games.candelabria.laying import laid_out
from parlour.games.candelabria.names import NAMES
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.refusals import KEYS, explain
from parlour.games.candelabria.rules.concession import concede
from parlour.games.candelabria.rules.years import play
from parlour.kernel import Game, Illegal, Option, Terms

SWITCH = ("off", "on")
OPTIONS = {
    "houses": Option(("random", "choice"), "random"),
    "missions": Option(SWITCH, "off"),
    "withering": Option(SWITCH, "off", fine=True),
    "sixth": Option(SWITCH, "off", fine=True),
    "discovery": Option(SWITCH, "off", fine=True),
}


def allows(terms: Terms) -> None:
    """CN-204, CN-246, CN-1401 and CN-1438 Refuses what does not go together."""
    options = terms.options
    if terms.seats == 6 and options["sixth"] == "off":
        raise Illegal("unknown-choice", "CN-204", option="sixth", found="off", legal="on")
    if terms.seats == 2 and options["withering"] == "on":
        raise Illegal("unknown-choice", "CN-246", option="withering", found="on", legal="off")
    if terms.seats < 4 and options["sixth"] == "on":
        raise Illegal("unknown-choice", "CN-1401", option="sixth", found="on", legal="off")
    if options["discovery"] == "on" and options["sixth"] == "off":
        raise Illegal("unknown-choice", "CN-1438", option="discovery", found="on", legal="off")


def setup(terms: Terms, content: Content) -> Realm:
    """RULES.md 4: everything in its supply."""
    return laid_out(terms.seats, terms.options, content)


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
}

GAME = Game(
    id="candelabria",
    version=1,
    seats=(2, 3, 4, 5, 6),
    options=OPTIONS,
    allows=allows,
    position=Realm,
    setup=setup,
    play=play,
    asks=ASKS,
    events=events.EVENTS,
    content=CONTENT,
    facts=facts,
    folder=Path(__file__).parent,
    names=NAMES,
    minutes=(60, 120),
    imagine=imagine,
    concede=concede,
    cites=CITES,
    explain=explain,
    illegal=KEYS,
    pieces=pieces,
)
