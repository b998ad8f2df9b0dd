"""What is agreed before a game of Horde, and its table before the first die."""

from parlour.games.horde.content import Content
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import BOTH, FACTION_OF, NOBODY_YET, SIDE, SIDES, FactionId, Side, War
from parlour.kernel import Card, Illegal, Option, Seat, Terms

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
        option, choice = OPTIONS[name], terms.options[name]
        if terms.options["teams"] == "2v2" and choice != option.default:
            raise Illegal("unknown-choice", option.rule, option=name, found=choice, legal=option.default)


def controllers(terms: Terms) -> dict[FactionId, Seat]:
    """HD-SET-03, HD-SET-04, HD-SET-05, HD-SET-06 The factions in play, each with the seat that controls it."""
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
    """HD-SET-10, HD-SET-11, HD-SET-12, HD-SET-13, HD-SET-30, HD-SET-31 The settlements of the mode; all tokens in reserve."""
    leads = controllers(terms)
    mode = content.modes[terms.options["mode"]]
    settlements = {
        name: settlement.durability
        for name, settlement in content.settlements.items()
        if settlement.faction in leads and (settlement.capital or mode.cities)
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
        statuses=(),
        rerolls=0,
        hold=NOBODY_YET,
        winner=NOBODY_YET,
        champions=(),
        events_deck=tuple([Card(card) for card in content.cards]),
        events_discard=(),
        active_event=(),
    )


def seat_names(terms: Terms) -> list[str]:
    """What each seat is called: its faction, or its side if it leads two."""
    leads = controllers(terms)
    led = [[faction for faction in leads if leads[faction] == seat] for seat in range(terms.seats)]
    return [f"faction-{own[0]}" if len(own) == 1 else f"side-{SIDES[SIDE[own[0]]]}" for own in led]


def teams(terms: Terms) -> list[Side]:
    """The side of each seat."""
    side = {seat: SIDE[faction] for faction, seat in controllers(terms).items()}
    return [side[seat] for seat in range(terms.seats)]
