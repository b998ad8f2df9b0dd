"""The front door of Horde."""

from pathlib import Path

from parlour.games.horde.bots import FEATURES, HABITS, candidates, evaluate, glance
from parlour.games.horde.content import CONTENT, Content
from parlour.games.horde.content.cites import CITES
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.drawing import drawn
from parlour.games.horde.events import EVENTS
from parlour.games.horde.facts import facts, pieces
from parlour.games.horde.position import BOTH, FACTION_OF, NOBODY_YET, SIDE, SIDES, FactionId, Side, War
from parlour.games.horde.refusals import KEYS, explain
from parlour.games.horde.rules.concession import concede
from parlour.games.horde.rules.play import play
from parlour.kernel import Card, Game, Hints, Illegal, Option, Screen, Seat, Terms, Words

SEATS_2V2: dict[FactionId, Seat] = {"rus": 0, "north_mongolia": 1, "china": 2, "south_mongolia": 3}
SEATS_OF_THREE: dict[str, dict[FactionId, Seat]] = {  # by the side that one seat commands
    "alliance": {"rus": 0, "north_mongolia": 1, "china": 0, "south_mongolia": 2},
    "horde": {"rus": 0, "north_mongolia": 2, "china": 1, "south_mongolia": 2},
}
OPTIONS = {
    "mode": Option(("skirmish", "hold_the_border", "conquest"), "skirmish"),
    "teams": Option(("1v1", "2v2"), "1v1", fine=True, forced={3: "2v2", 4: "2v2"}, rule="HD-SET-04"),
    "alliance": Option(("rus", "china"), "rus", fine=True, seats=(2,), rule="HD-SET-08"),
    "horde": Option(("south_mongolia", "north_mongolia"), "south_mongolia", fine=True, seats=(2,), rule="HD-SET-08"),
    "commander": Option(SIDES, "alliance", fine=True, seats=(3,), rule="HD-SET-05"),
    "corners": Option(("printed", *SIDES, BOTH), "printed", fine=True, rule="HD-SET-09"),
    "limit": Option(("120", "200", "80"), "120", fine=True, rule="HD-END-01"),
}


def allows(terms: Terms) -> None:
    """HD-SET-08 Refuses a choice of factions where all four play."""
    for name in ("alliance", "horde"):
        option, found = OPTIONS[name], terms.options[name]
        if terms.options["teams"] == "2v2" and found != option.default:
            raise Illegal("unknown-choice", option.rule, option=name, found=found, legal=option.default)


def controllers(terms: Terms) -> dict[FactionId, Seat]:
    """HD-SET-03 to HD-SET-08 The factions in play, each with the seat that controls it."""
    if terms.options["teams"] == "1v1":
        return {terms.options["alliance"]: 0, terms.options["horde"]: 1}
    match terms.seats:
        case 2:
            return {faction: SIDE[faction] for faction in SEATS_2V2}
        case 3:
            return SEATS_OF_THREE[terms.options["commander"]]
        case _:
            return SEATS_2V2


def setup(terms: Terms, content: Content) -> War:
    """HD-SET-10 to HD-SET-13, HD-SET-30 and HD-SET-31 The settlements of the mode; every token in its reserve."""
    leads = controllers(terms)
    mode = content.modes[terms.options["mode"]]
    settlements = {
        name: each.durability
        for name, each in content.settlements.items()
        if each.faction in leads and (each.capital or mode.cities)
    }
    return War(
        terms.seats,
        content,
        mode=terms.options["mode"],
        teams=terms.options["teams"],
        corners=terms.options["corners"],
        limit=mode.rounds or int(terms.options["limit"]),
        factions=tuple(leads),
        leads=tuple(leads.values()),
        order=(),
        round=0,
        turn=0,
        faction=NOBODY_YET,
        activations=0,
        ready=(),
        active=NOBODY_YET,
        transit=NOBODY_YET,
        at={},
        health={},
        starting=(),
        reserve={faction: tuple([unit for unit in KIND_OF if FACTION_OF[unit] == faction]) for faction in leads},
        track={},
        fallen=(),
        durability=settlements,
        sieges=(),
        traps={},
        cleaved=(),
        poisoned=(),
        silenced=(),
        ordered=(),
        chilled=(),
        herded={},
        drilled=(),
        spear_broken=(),
        disguised=(),
        stealing=(),
        rerolls=0,
        hold=NOBODY_YET,
        winner=NOBODY_YET,
        champions=(),
        events_deck=tuple([Card(card) for card in content.cards]),
        events_discard=(),
        active_event=(),
    )


def seated(terms: Terms) -> list[str]:
    """What each seat is called: its faction, or its side if it leads two."""
    leads = controllers(terms)
    led = [[faction for faction in leads if leads[faction] == seat] for seat in range(terms.seats)]
    return [f"faction-{each[0]}" if len(each) == 1 else f"side-{SIDES[SIDE[each[0]]]}" for each in led]


def teams(terms: Terms) -> list[Side]:
    """HD-SET-03 to HD-SET-08 The side of each seat."""
    side = {seat: SIDE[faction] for faction, seat in controllers(terms).items()}
    return [side[seat] for seat in range(terms.seats)]


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

NAMES = {
    **{unit: f"unit-{kind}" for unit, kind in KIND_OF.items()},
    **{kind: f"unit-{kind}" for kind in CONTENT.kinds},
    **{card: f"card-{card}" for card in CONTENT.cards},
}

GAME = Game(
    id="horde",
    version=3,
    seats=(2, 3, 4),
    options=OPTIONS,
    allows=allows,
    content=CONTENT,
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
        seated=seated,
        sides=sides,
        cites=CITES,
    ),
    screen=Screen(
        facts=facts,
        draw=drawn,
        minutes=(60, 150),  # about 500 to 950 decisions with two armies, half as many again with four
    ),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        candidates=candidates,
        glance=glance,
        habits=HABITS,
        turns=turns_begun,
    ),
)
