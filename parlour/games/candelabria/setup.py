"""The table as it is laid before chance or anybody has done anything (RULES.md 4)."""

from parlour.games.candelabria.content import Content, discoveries, scenarios, tactics, withering
from parlour.games.candelabria.position import NO_HOUSE, ROLES, SHOWN, SOURCES, Realm
from parlour.kernel import Card, Pile, Terms

NO_SCENARIO = ""
FOUR = 4  # CN-201 from so many players on, the large side is used


def setup(terms: Terms, content: Content) -> Realm:
    """CN-208, CN-210, CN-224 and CN-225 Everything in its supply; Houses, decks and castles come with the rules."""
    seats, options = terms.seats, terms.options
    scenario = options["scenario"] if seats == 1 else NO_SCENARIO
    houses = seats + len(content.scenarios[scenario].rivals) if scenario else seats
    everybody = range(houses)
    curseless = options["curseless"] == "on"
    upgrades, curses = upgrades_for(seats, curseless, content), curses_for(seats, content)
    missions = [mission for mission in content.missions if not (curseless and mission in content.curse_missions)]
    return Realm(
        seats,
        content,
        side="small" if seats < FOUR else "large",
        two=seats == 2,
        solo=seats == 1,
        scenario=scenario,
        missions=options["missions"] == "on",
        withering=options["withering"] == "on",
        discovery=options["discovery"] == "on",
        chimera=uses_chimera(terms),
        choosing=options["houses"],
        curseless=curseless,
        apart=options["apart"] == "on",
        houses=(NO_HOUSE,) * houses,
        year=0,
        season="setup",
        track=tuple(everybody),
        active=0,
        round=0,
        rounds=getattr(content.scenarios[scenario].rounds, options["difficulty"]) if scenario else 0,
        respite=0,
        vp=[0] * houses,
        wax=[content.start_wax] * houses,
        gold=[content.start_gold] * houses,
        reserve=[content.flames - 1] * houses,
        castles=[""] * houses,
        earth=[0] * houses,
        at={},
        flames={},
        influence={},
        struck=(),
        haunts={},
        temples={},
        contest=0,
        won={},
        fighting=(),
        fought=[],
        points=[0] * (len(SOURCES) * houses),
        slotted={},
        moved=(),
        deeds=[0] * seats,
        claimed={},
        house_candles=pile([name for name, card in content.candles.items() if card.house]),
        candle_deck=pile([name for name, card in content.candles.items() if not card.house]),
        hands=dict.fromkeys(everybody, ()),
        spent=dict.fromkeys(everybody, ()),
        slots={f"{house}_{role}": () for house in content.houses for role in ROLES},
        no_candles=(),
        house_tactics=pile([name for name, card in content.tactics.items() if card.house]),
        tactics_deck=pile(tactics.DECK),
        tactics_display=(),
        owned=dict.fromkeys(everybody, ()),
        used=dict.fromkeys(everybody, ()),
        no_tactics=(),
        stacks={0: pile(upgrades), **dict.fromkeys(range(1, content.stacks), ())},
        tops=dict.fromkeys(range(content.stacks), ()),
        built=dict.fromkeys(everybody, ()),
        no_upgrades=pile([token for token in content.upgrades if token not in upgrades]),
        curse_deck=pile(curses),
        curses=(),
        no_curses=pile([curse for curse in content.curses if curse not in curses]),
        mission_deck=pile(missions),
        personal=dict.fromkeys(everybody, ()),
        common=(),
        open_missions=dict.fromkeys(everybody, ()),
        no_missions=pile([mission for mission in content.missions if mission not in missions]),
        withering_deck=pile(withering.DECK),
        withered=dict.fromkeys((SHOWN, *range(2 * seats)), ()),
        tokens=pile(discoveries.TOKENS),
        hidden=dict.fromkeys(regions_for(seats), ()),
        found=(),
        lost=(),
        order_deck=pile(scenarios.ORDER_DECK) if scenario else (),
        orders=(),
    )


def pile(names: list[str] | tuple[str, ...]) -> Pile:
    """These cards, the last on top."""
    return tuple([Card(name) for name in names])


def uses_chimera(terms: Terms) -> bool:
    """CN-204 and CN-1401 Whether the sixth-House module is used; six players always use it."""
    return terms.seats == 6 or terms.options["sixth"] == "on"


def upgrades_for(seats: int, curseless: bool, content: Content) -> list[str]:
    """CN-207, CN-236, CN-252 and CN-1505 The upgrade tokens that so many players use."""
    if seats == 1:
        return list(content.solo_upgrades)
    return [upgrade for upgrade in content.upgrades if not (curseless and upgrade in content.curse_upgrades)]


def curses_for(seats: int, content: Content) -> list[str]:
    """CN-212, CN-235 and CN-1502 The curse cards that so many players use."""
    if seats == 1:
        return []
    return [name for name, curse in content.curses.items() if seats >= FOUR or curse.region < 9]


def regions_for(seats: int) -> range:
    """CN-211 The regions of the side that so many players use."""
    return range(1, 9 if seats < FOUR else 11)
