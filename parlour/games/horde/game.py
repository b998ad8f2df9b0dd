"""The front door of Horde."""

from pathlib import Path

from parlour.games.horde.bots import FEATURES, HABITS, candidates, evaluate, glance, shame
from parlour.games.horde.content import CONTENT, DESIGNED
from parlour.games.horde.drawing import picture
from parlour.games.horde.events import EVENTS
from parlour.games.horde.facts import facts, pieces, question_facts
from parlour.games.horde.position import SIDE, SIDES, War
from parlour.games.horde.refusals import KEYS, explain
from parlour.games.horde.rules.battle import play
from parlour.games.horde.rules.victory import concede
from parlour.games.horde.setup import OPTIONS, allows, seat_names, setup, teams
from parlour.games.horde.words import CITES, NAMES
from parlour.kernel import Game, Hints, Screen, Words


def sides(war: War) -> list[str]:
    """What the side of each seat is called, whichever of its factions the seat leads."""
    side = {seat: SIDE[faction] for faction, seat in war.seat.items()}
    return [f"side-{SIDES[side[seat]]}" for seat in range(war.seats)]


def turns_begun(war: War) -> int:
    """By all factions together."""
    return war.turn


ASKS = {
    "start-combat": "HD-SET-20",
    "start-support": "HD-SET-20",
    "place-start": "HD-SET-24",
    "arrive": "HD-SUM-07",
    "summon": "HD-SUM-13",
    "activate": "HD-ACT-01",
    "steal": "HD-TR-NM2a",
    "act": "HD-ACT-06",
    "countermeasure": "HD-CMB-05",
    "reroll": "HD-TR-SM8a",
    "push": "HD-TR-CH3c",
    "spear-break": "HD-TR-NM7a",
    "pestilence": "HD-EVT-02",
    "herbalists": "HD-EVT-02",
    "archers": "HD-EVT-02",
    "champion": "HD-EVT-12",
    "tribute": "HD-EVT-12",
    "seers": "HD-EVT-02",
}

GAME = Game(
    id="horde",
    version=7,
    seats=(2, 3, 4),  # HD-SET-01
    options=OPTIONS,
    allows=allows,
    content=CONTENT,
    designed=DESIGNED,
    position=War,
    setup=setup,
    play=play,
    pieces=pieces,
    teams=teams,
    concede=concede,
    folder=Path(__file__).parent,
    words=Words(
        asks=ASKS,
        events=EVENTS,
        illegal=KEYS,
        explain=explain,
        names=NAMES,
        seated=seat_names,
        sides=sides,
        cites=CITES,
    ),
    screen=Screen(
        facts=facts,
        own_facts=question_facts,
        draw=picture,
        minutes=(60, 150),  # about 500 to 950 decisions with two armies, half as many again with four
    ),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        shame=shame,
        candidates=candidates,
        glance=glance,
        habits=HABITS,
        turns=turns_begun,
    ),
)
