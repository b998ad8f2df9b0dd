"""The answers to all questions but what to flick and where to."""

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.deeds import Shot
from parlour.games.desktopia.bots.free_things import (
    better_place,
    hero_of_a_fighter,
    worth_of_free,
    worth_of_healing,
    worth_of_mining,
    worth_of_purifying,
)
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.bots.words import verb, word
from parlour.games.desktopia.bots.worth import a_life, burden, holding, relief
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.position import Desk, are_allies, bears, team_of, type_of, where
from parlour.games.desktopia.rules.supplies import FLAME, SHIELD, bearer_of
from parlour.games.desktopia.rules.winning import strength
from parlour.kernel import Action, Decision, Seat, Subset

PREFERRED = ("elemental", "untouchable", "skolop", "dryad", "energan", "minusoid", "smoker", "phantom")
A_PULL = 0.4  # less is not worth the trouble


def between(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-RES-13 Something free that is worth it; then all triggers in their order, or nothing more."""
    listed = list(decision.actions)
    rest: Action = next(action for action in listed if action in ("rest", "done"))
    free = [action for action in listed if verb(action) in ("use", "play")]
    places = Places(desk, seat) if free else None
    worths = [(worth_of_free(desk, seat, action, places), action) for action in free] if places is not None else []
    worths.sort(key=lambda pair: -pair[0])
    return [*[action for worth, action in worths if worth > 0], rest]


def in_order(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-D-18 Death triggers in the order of the deaths."""
    return ["rest"]


def target(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-SHO-08 The target to whom the missile does most; of one that left the table, to whom a wound does."""
    missile = next((disk for disk in desk.at if disk not in desk.side and type_of(disk) in SHOT_BY), "")
    if not missile:
        table = Table(desk, seat, next(iter(desk.at)))
        return sorted(decision.actions, key=lambda action: -table.worth_of_wounds(word(action), 1))
    shooter = next((disk for disk in desk.side if desk.side[disk] == seat and type_of(disk) == SHOT_BY[type_of(missile)]), "")
    shot = Shot(Table(desk, seat, missile), shooter)
    return sorted(decision.actions, key=lambda action: -shot.worth_of_target(word(action)))


SHOT_BY = {CONTENT.missiles[card.missile].short: kind for kind, card in CONTENT.characters.items() if card.shoots}


def flames(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-HIT-17 Flames where they hurt most."""
    struck = decision.actions
    assert isinstance(struck, Subset)
    worst = sorted(struck.items, key=lambda disk: burden(desk, str(disk), FLAME))[: int(decision.facts["count"])]
    return [("burn", *[disk for disk in struck.items if disk in worst])]


def worth_of_feeding(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-MIS-28 A Tick's life for the hero who gains most."""
    return worth_of_healing(desk, seat, word(action))


def worth_of_climbing(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-ART-03 An artifact rather than none."""
    return holding(desk, word(action), seat) if verb(action) == "climb" else 0.0


def worth_of_penalty(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-TRA-15 The strongest enemy loses time."""
    named = int(word(action))
    return -1.0 if are_allies(desk, seat, named) else strength(desk, team_of(desk, named))


def worth_of_charge(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-TRA-08 The hero who will live longest."""
    return float(desk.lives[word(action)]) if verb(action) == "charge" else 0.0


def worth_of_raising(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-ART-21 A fighter that comes back is always welcome."""
    return float(len(PREFERRED) - PREFERRED.index(word(action))) if verb(action) == "raise" else 0.0


def pull(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-ART-19 Whoever stands better, for the own side, beside the Magnetosphere."""
    places = Places(desk, seat)
    return worthwhile([(worth_of_pull(places, action) if verb(action) == "pull" else 0.0, action) for action in decision.actions])


def worth_of_pull(places: Places, action: Action) -> float:
    desk, disk = places.desk, word(action)
    gain = places.worth(disk, *desk.at["magnetosphere"]) - places.worth(disk, *where(desk, disk))
    freed = desk.on.get(disk, "")
    if freed:
        worth = holding(desk, freed, desk.side[disk])
        gain += -worth if are_allies(desk, places.seat, desk.side[disk]) else worth
    return gain - A_PULL


def teleport(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-RIT-13 Whoever could stand much better elsewhere."""
    places = Places(desk, seat)
    return worthwhile([(better_place(places, word(action)), action) for action in decision.actions])


def worthwhile(worths: list[tuple[float, Action]]) -> list[Action]:
    """The answers by their worth, without those that only harm, unless all do."""
    ordered = sorted(worths, key=lambda pair: -pair[0])
    return [action for worth, action in ordered if worth >= min(ordered[0][0], 0.0)]


def worth_of_spark(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-TRA-05 A Flame off a friend, or onto whom it hurts most."""
    if verb(action) != "spark":
        return 0.0
    carrier, other = bearer_of(desk, word(action)), word(action, 2)
    signs = [1 if are_allies(desk, seat, desk.side[disk]) else -1 for disk in (carrier, other)]
    return signs[1] * burden(desk, other, FLAME) + signs[0] * relief(desk, carrier, word(action))


def worth_of_shields(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-TRA-19 A Shield for whoever of the own side has most to lose."""
    if verb(action) != "shield":
        return 0.0
    disk = word(action)
    worth = burden(desk, disk, SHIELD) + 0.1 * a_life(desk, disk) + 0.2 * bears(desk, disk, FLAME) - weights.SHIELD_LEFT
    return worth if are_allies(desk, seat, desk.side[disk]) else -worth


def worth_of_mine(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-ART-16 The better effect of the Fire Mine."""
    return worth_of_mining(desk, seat, verb(action))


def worth_of_unloading(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-ART-17 The worst missile of a column."""
    missile = word(action)
    return relief(desk, bearer_of(desk, missile), missile)


def worth_of_summoning(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-RIT-09 The better fighter, beside the hero who needs one."""
    return hero_of_a_fighter(desk, word(action, 2)) - 0.01 * PREFERRED.index(word(action))


def worth_of_purification(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-RIT-11 The missile that harms the own side most."""
    return worth_of_purifying(desk, seat, word(action))


def worth_of_healing_card(desk: Desk, seat: Seat, action: Action) -> float:
    """DK-RIT-12 The character whose life is worth most."""
    return worth_of_healing(desk, seat, word(action))
