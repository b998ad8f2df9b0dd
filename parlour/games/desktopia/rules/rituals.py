"""6.18: the optional ritual cards."""

from parlour.games.desktopia.events import DiskPlaced, MissileDiscarded, RitualDrawn, RitualPlayed, RitualsShuffled
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    Spot,
    card,
    everybody,
    is_wounded,
    living,
    radius,
    type_of,
    with_rituals,
)
from parlour.games.desktopia.rules.abilities import is_fixed
from parlour.games.desktopia.rules.entering import enter, fighters_left
from parlour.games.desktopia.rules.facing import face
from parlour.games.desktopia.rules.placing import places_for
from parlour.games.desktopia.rules.supplies import discard, set_supply
from parlour.games.desktopia.rules.wounds import HERO, heal, leave_artifact
from parlour.games.desktopia.scripts.modifiers import RitualDraw
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, choose, draw, move, rule, shuffle, stack

SUMMONING, PURIFICATION, HEALING, TELEPORTATION = "summoning", "purification", "healing", "teleportation"


def playable(desk: Desk, seat: Seat) -> tuple[Action, ...]:
    """DK-RIT-05, DK-RIT-08 The kinds of ritual in a player's hand that would do something."""
    kinds = dict.fromkeys([type_of(ritual) for ritual in desk.hands[seat]]) if with_rituals(desk) else ()
    return tuple([("play", kind) for kind in sorted(kinds) if effects(desk, seat, kind)])


def effects(desk: Desk, seat: Seat, ritual: str) -> tuple[Action, ...]:
    """RULES.md 11.5 What a ritual could be played on."""
    match ritual:
        case "summoning":
            return summonings(desk, seat)
        case "purification":
            on_disks = [("purify", missile) for column in desk.columns.values() for missile in column]
            return (*on_disks, *[("purify", hero) for hero, count in desk.supply.items() if count])
        case "healing":
            return tuple([("heal", disk) for disk in everybody(desk) if is_wounded(desk, disk)])
        case _:
            return tuple([("teleport", disk) for disk in living(desk, seat) if not is_fixed(desk, disk)])


def summonings(desk: Desk, seat: Seat) -> tuple[Action, ...]:
    """DK-RIT-09, DK-SUP-09 The fighters that a player may summon, and beside which hero."""
    small = desk.content.sizes["fighter"].diameter / 2
    heroes = [
        disk
        for disk in living(desk, seat)
        if card(desk, disk).rank == HERO and places_for(desk, small, near=disk).some() is not None
    ]
    types = [
        kind
        for kind, printed in desk.content.characters.items()
        if printed.rank == "fighter" and printed.order in desk.script.sides[seat].orders and fighters_left(desk, printed.order)
    ]
    return tuple([("summon", kind, hero) for kind in types for hero in heroes])


@rule
def play_ritual(desk: Desk, seat: Seat, kind: str) -> Play[None]:
    """DK-RIT-05, DK-RIT-07, DK-RIT-12 A ritual card is played, at no cost of actions, and goes to the discard."""
    played = next(each for each in desk.hands[seat] if type_of(each) == kind)
    move(desk, played, ("hands", seat), "discard")
    desk.tell(RitualPlayed(seat, played))
    ask_for = {SUMMONING: "summon", PURIFICATION: "purify", HEALING: "heal", TELEPORTATION: "teleport"}[kind]
    choice = yield choose(seat, Decision(ask_for, effects(desk, seat, kind)))
    if kind == SUMMONING:
        yield from summon(desk, seat, choice[1], choice[2])
    elif kind == TELEPORTATION:
        yield from teleport(desk, seat, choice[1])
    elif kind == HEALING:
        heal(desk, choice[1], 1, HEALING)
    else:
        purify(desk, choice[1])


def purify(desk: Desk, what: DiskId) -> None:
    """DK-RIT-11 One missile is discarded, off a disk or off a character's card."""
    if what in desk.supply:
        desk.tell(MissileDiscarded(desk.content.missiles[card(desk, what).missile].short, what, supply=True))
        set_supply(desk, what, desk.supply[what] - 1)
    else:
        discard(desk, what)


def beside_hero(desk: Desk, kind: str, hero: DiskId) -> Decision:
    """DK-PLC-02, DK-PLC-03 Where a summoned fighter may stand."""
    places = places_for(desk, desk.content.sizes["fighter"].diameter / 2, near=hero)
    return Decision("place", places, {"type": kind, "near": hero, "by": SUMMONING})


def anywhere(desk: Desk, disk: DiskId) -> Decision:
    """DK-RIT-13 Where a character may be teleported to."""
    return Decision(
        "place", places_for(desk, radius(desk, disk), without=(disk,)), {"disk": disk, "near": "", "by": TELEPORTATION}
    )


@rule
def summon(desk: Desk, seat: Seat, kind: str, hero: DiskId) -> Play[None]:
    """DK-RIT-09, DK-RIT-10 A fighter enters beside a hero, and may act at once."""
    place = yield ask(seat, beside_hero(desk, kind, hero))
    disk = enter(desk, seat, kind, place[1], place[2], SUMMONING)
    yield from face(desk, seat, disk)


@rule
def teleport(desk: Desk, seat: Seat, disk: DiskId) -> Play[None]:
    """DK-RIT-13 An own character goes to any free place of the battlefield."""
    place = yield ask(seat, anywhere(desk, disk))
    put(desk, disk, Spot(place[1], place[2]), TELEPORTATION)
    yield from face(desk, seat, disk)


def put(desk: Desk, disk: DiskId, spot: Spot, by: str) -> None:
    """DK-STK-13 A character is moved by hand; its missiles stay on it, an artifact that it stood on is free."""
    leave_artifact(desk, disk)
    desk.at[disk] = spot
    desk.tell(DiskPlaced(disk, *spot, by))


def is_draw_due(desk: Desk) -> bool:
    """DK-RIT-01, DK-RIT-02, DK-RIT-03 Whether the active player draws a card at the end of this turn."""
    if not with_rituals(desk):
        return False
    written = [special.rule for special in desk.script.special_rules if isinstance(special, RitualDraw)]
    match written[-1] if written else desk.script.rituals.draw:
        case "none":
            return False
        case "every_turn":
            return True
        case "on_kill":
            return desk.kills > 0
        case _:
            return not desk.dealt or desk.dealt >= desk.content.ritual_damage


@rule
def draw_ritual(desk: Desk, seat: Seat) -> Play[bool]:
    """DK-RIT-01, DK-RIT-07 The top card, or the first of the shuffled discard; returns whether there was one."""
    if not desk.deck:
        if not desk.discard:
            return False
        order = yield shuffle(desk.discard)
        refill(desk, order)
    drawn = draw(desk, "deck", ("hands", seat))
    desk.tell(RitualDrawn(seat, drawn))
    return True


def refill(desk: Desk, order: tuple[Card, ...]) -> None:
    """DK-RIT-07 The discard becomes the deck, in an order that nobody knows."""
    for ritual in desk.discard:
        move(desk, ritual, "discard", "deck")
    stack(desk, "deck", order)
    desk.tell(RitualsShuffled())
