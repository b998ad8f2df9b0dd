"""Why an action that a player tries is not possible now, and which rule forbids it."""

from parlour.games.candelabria.board import Region, Territory
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.position import (
    BIT,
    ROLES,
    Realm,
    candle_of,
    has_earth,
    is_present,
    owner_of,
    top_temple,
)
from parlour.games.candelabria.rules.battle import icon_kinds
from parlour.games.candelabria.rules.icons import CASTLE
from parlour.games.candelabria.rules.lights import is_full
from parlour.games.candelabria.rules.reach import candle_reach, castle_reach
from parlour.games.candelabria.rules.stores import WAX
from parlour.games.candelabria.rules.temples import BLACK, temples_left
from parlour.kernel import Action, Card, Decision, Illegal, Seat

KEYS = (
    "no-wax", "role-taken", "not-in-hand", "no-slot", "too-dear", "too-far", "castle-there", "no-moves", "has-not-moved",
    "extinguished", "own-flame-there", "reserve-empty", "candle-full", "no-flame-there", "black-temple", "curse-there",
    "not-present", "no-temple", "barred", "no-shared-icon", "not-a-participant", "nothing-to-steal",
)  # fmt: skip


def explain(realm: Realm, seat: Seat, decision: Decision, action: Action) -> Illegal | None:
    """Why this action is not among what the seat is offered; None where there is nothing more to say than that."""
    match decision.kind, action:
        case "turn", ("place", str(card), str(role)):
            return place_fault(realm, seat, card, role)
        case "turn", ("manoeuvre", str(card)):
            return None if card in realm.hands[seat] else Illegal("not-in-hand", "CN-431", card=card)
        case "exchange", ("return", str(card)):
            return None if card in realm.hands[seat] else Illegal("not-in-hand", "CN-633", card=card)
        case "move", ("move" | "burn" as verb, str(figure), str(territory)):
            return move_fault(realm, seat, decision, verb, figure, territory)
        case "portal", ("relocate", "castle", str(territory)) if territory in realm.castles:
            return Illegal("castle-there", "CN-629", territory=territory)
        case "ignite", ("light", str(territory)):
            return light_fault(realm, seat, territory)
        case "ignite", ("feed", str(candle)) if candle in realm.at and owner_of(realm, candle) == seat:
            return Illegal("candle-full", "CN-704", figure=candle) if is_full(realm, candle) else None
        case "extinguish" | "trample" | "gloom", ("douse", str(house), str(territory)):
            return douse_fault(realm, house, territory)
        case "extinguish" | "trample" | "gloom", ("dim", str(candle)) if candle in realm.at and not realm.flames[candle]:
            return Illegal("extinguished", "CN-709", figure=candle)
        case "forge" | "gift", ("buy", int(stack)):
            return buy_fault(realm, seat, decision, stack)
        case "forge" | "gift", ("build", str(temple), int(region)):
            return build_fault(realm, seat, decision, temple, region)
        case "curse", ("haunt", int(region)) if region in realm.map.regions:
            return home_fault(realm, seat, region)
        case "haunt" | "avenge", ("haunt", str(curse), str(territory)) if (
            curse in realm.haunts and territory in realm.map.region_of
        ):
            return haunt_fault(realm, Card(curse), territory)
        case "steal", ("steal", str(house), str(kind)):
            return steal_fault(realm, house, kind)
        case "neutralise", ("strike", str(card), str(other)):
            return strike_fault(realm, seat, card, other)
        case "commit", ("commit", str(first), str(second)):
            absent = [card for card in (first, second) if card != "none" and card not in realm.owned[seat]]
            return Illegal("not-in-hand", "CN-915", card=absent[0]) if absent else None
    return None


def place_fault(realm: Realm, seat: Seat, card: str, role: str) -> Illegal | None:
    """CN-411 A card of the hand, a free role and enough wax are needed."""
    if card not in realm.hands[seat]:
        return Illegal("not-in-hand", "CN-411", card=card)
    if role in ROLES and candle_of(realm, seat, role) in realm.at:
        return Illegal("role-taken", "CN-112", role=role)
    cost = realm.content.candles[card].wax
    return Illegal("no-wax", "CN-411", card=card, cost=cost, wax=realm.wax[seat]) if cost > realm.wax[seat] else None


def move_fault(realm: Realm, seat: Seat, decision: Decision, verb: str, figure: str, territory: Territory) -> Illegal | None:
    """CN-433, CN-437, CN-443 and CN-459 Moves left, and a figure that can get there."""
    if territory not in realm.map.region_of or figure not in (CASTLE, *ROLES):
        return None
    if verb == "move" and not decision.facts["moves"]:
        return Illegal("no-moves", "CN-433")
    if figure == CASTLE:
        return castle_fault(realm, seat, territory)
    candle = candle_of(realm, seat, figure)
    if candle not in realm.at:
        return None
    if verb == "burn" and candle not in realm.moved:
        return Illegal("has-not-moved", "CN-437", figure=candle)
    if verb == "burn" and not realm.flames[candle]:
        return Illegal("extinguished", "CN-443", figure=candle)
    far = not candle_reach(realm, candle) & BIT[territory]
    return Illegal("too-far", "CN-459", figure=candle, territory=territory) if far else None


def castle_fault(realm: Realm, seat: Seat, territory: Territory) -> Illegal | None:
    """CN-453 and CN-454 A castle steps to an adjacent territory without a castle."""
    if territory in realm.castles:
        return Illegal("castle-there", "CN-454", territory=territory)
    far = not castle_reach(realm, seat) & BIT[territory]
    return Illegal("too-far", "CN-453", figure=CASTLE, territory=territory) if far else None


def light_fault(realm: Realm, seat: Seat, territory: Territory) -> Illegal | None:
    """CN-111 and CN-123 One earth flame for a House and territory, from the reserve."""
    if territory not in realm.map.region_of:
        return None
    if not realm.reserve[seat]:
        return Illegal("reserve-empty", "CN-123")
    return Illegal("own-flame-there", "CN-111", territory=territory) if has_earth(realm, seat, territory) else None


def douse_fault(realm: Realm, house: str, territory: Territory) -> Illegal | None:
    """CN-709 There must be a flame to put out."""
    if house not in realm.seat_of or territory not in realm.map.region_of:
        return None
    there = has_earth(realm, realm.seat_of[house], territory)
    return None if there else Illegal("no-flame-there", "CN-709", house=house, territory=territory)


def buy_fault(realm: Realm, seat: Seat, decision: Decision, stack: int) -> Illegal | None:
    """CN-621 and CN-624 A free slot and enough gold."""
    if not realm.tops.get(stack):
        return None
    if len(realm.built[seat]) >= realm.content.upgrade_slots:
        return Illegal("no-slot", "CN-624")
    return price_fault(realm, seat, decision, realm.content.upgrades[realm.tops[stack][0]].year, "CN-621")


def build_fault(realm: Realm, seat: Seat, decision: Decision, temple: str, region: Region) -> Illegal | None:
    """CN-625 and CN-741 A temple that is left, enough gold, and presence."""
    if temple not in realm.content.temples or region not in realm.map.regions:
        return None
    if not temples_left(realm, temple):
        return Illegal("no-temple", "CN-208", temple=temple)
    if not is_present(realm, seat, region):
        return Illegal("not-present", "CN-741", region=f"region-{region}")
    return price_fault(realm, seat, decision, realm.content.temple_price, "CN-625")


def price_fault(realm: Realm, seat: Seat, decision: Decision, price: int, rule: str) -> Illegal | None:
    """Whether the gold does not suffice; a gift costs nothing."""
    short = decision.kind == "forge" and price > realm.gold[seat]
    return Illegal("too-dear", rule, price=price, gold=realm.gold[seat]) if short else None


def home_fault(realm: Realm, seat: Seat, region: Region) -> Illegal | None:
    """CN-817 Presence is needed, and no active black temple."""
    if not is_present(realm, seat, region):
        return Illegal("not-present", "CN-817", region=f"region-{region}")
    return Illegal("black-temple", "CN-747", region=f"region-{region}") if top_temple(realm, region) == BLACK else None


def haunt_fault(realm: Realm, curse: Card, territory: Territory) -> Illegal | None:
    """CN-1111, CN-1113 and CN-1114 One step, not under a black temple, and by a house rule not to another curse."""
    region = realm.map.region_of[territory]
    if territory not in realm.map.near[realm.haunts[curse].territory]:
        return Illegal("too-far", "CN-1111", figure=curse, territory=territory)
    if top_temple(realm, region) == BLACK:
        return Illegal("black-temple", "CN-1114", region=f"region-{region}")
    return Illegal("curse-there", "CN-253", region=f"region-{region}")


def steal_fault(realm: Realm, house: str, kind: str) -> Illegal | None:
    """CN-720 and CN-722 Another player who has such a cube, in a battle a participant."""
    if house not in realm.seat_of:
        return None
    victim = realm.seat_of[house]
    if realm.contest and victim not in realm.fighting:
        return Illegal("not-a-participant", "CN-722", house=house)
    cubes = realm.wax if kind == WAX else realm.gold
    return Illegal("nothing-to-steal", "CN-720", house=house) if not cubes[victim] else None


def strike_fault(realm: Realm, seat: Seat, card: str, other: str) -> Illegal | None:
    """CN-923 and CN-927 An own card without the crossed circle that shares an icon with the other."""
    own = [laid for slot, laid in realm.slotted.items() if slot // 2 == seat]
    if card not in own:
        return Illegal("not-in-hand", "CN-923", card=card)
    if other not in realm.slotted.values():
        return None
    if realm.content.tactics[KIND_OF[card]].barred:
        return Illegal("barred", "CN-927", card=card)
    shared = icon_kinds(realm, Card(card)) & icon_kinds(realm, Card(other))
    return None if shared else Illegal("no-shared-icon", "CN-923", card=card, other=other)
