"""Chapter 6.8: effective attack, defence, speed and range, each worked out in one place, with its sources."""

from typing import TypeAlias

from parlour.games.horde.board import BIT, NEAR, PATCH
from parlour.games.horde.position import SIDE_OF, Status, UnitId, War, has_status, is_garrison
from parlour.games.horde.rules import event_cards
from parlour.games.horde.rules.traits import THIEVES, bearers, is_immune, times, trait_of
from parlour.games.horde.rules.traits.fight import ATTACK, DEFENCE, DEFENCE_OF
from parlour.games.horde.statuses import CHILLED, CLEAVED, DRILLED, HERDED, KINDS, ORDERED, POISONED, SPEAR_BROKEN

Sources: TypeAlias = list[tuple[str, int]]  # what changes a parameter (a trait, status, event or rule), and by how much

GARRISON, MINORITY = "garrison", "minority_rule"


def attack_of(war: War, unit: UnitId, target: UnitId | None = None, manner: str = "", pinned: bool = False) -> int:
    """HD-STA-01 Effective attack, against a target if there is one; a pinned target cannot be pushed."""
    return effective_value(war.kind[unit].attack, attack_sources(war, unit, target, manner, pinned))


def defence_of(war: War, unit: UnitId) -> int:
    """HD-STA-03 Effective defence."""
    return effective_value(war.kind[unit].defence, defence_sources(war, unit))


def speed_of(war: War, unit: UnitId) -> int:
    """HD-STA-04 Effective speed."""
    printed = war.kind[unit].speed
    if unit in war.held or war.event in event_cards.SPEED:
        return effective_value(printed, speed_sources(war, unit))
    return printed


def range_of(war: War, unit: UnitId) -> int:
    """HD-STA-05 Effective range; 0 for a melee unit."""
    printed = war.kind[unit].range
    return reach_of(war, unit, printed) if printed else 0


def reach_of(war: War, unit: UnitId, printed: int) -> int:
    """HD-STA-05, HD-TR-RU3b A range, or the reach of Aimed Shot, with all that changes it."""
    if unit in war.held or war.event in event_cards.RANGE:
        return effective_value(printed, range_sources(war, unit, printed))
    return printed


def effective_value(printed: int, sources: Sources) -> int:
    """HD-EVT-14, HD-STA-07, HD-STA-08 The printed value with all that changes it: never below 0, with no upper bound."""
    for _, amount in sources:
        printed += amount
    return printed if printed > 0 else 0


def attack_sources(war: War, unit: UnitId, target: UnitId | None = None, manner: str = "", pinned: bool = False) -> Sources:
    """HD-STA-01, HD-STA-02, HD-EV-10, HD-TR-RU8d What changes a unit's attack."""
    sources: Sources = []
    held = war.held.get(unit)
    if target is not None:
        trait = trait_of(war, unit)
        if trait in ATTACK and (amount := ATTACK[trait](war, unit, target, manner, pinned)):
            sources.append((trait, amount))
    if held:
        sources += _orders(war, held, "attack")
    event = war.event
    if event in event_cards.ATTACK:
        amount = event_cards.ATTACK[event](war, unit, war.content.cards[event])
        if amount > 0 or (amount and not is_immune(war, unit)):  # HD-EVT-05, HD-EVT-06
            sources.append((event, amount))
    if held and has_status(war, unit, SPEAR_BROKEN) and not is_immune(war, unit):
        sources = [source for source in sources if source[1] <= 0]
    if is_garrison(war, unit) and not is_immune(war, unit):  # HD-GAR-05
        sources.append((GARRISON, -1))
    return sources


def defence_sources(war: War, unit: UnitId) -> Sources:
    """HD-STA-03, HD-STA-06, HD-TR-SM5b What changes a unit's defence."""
    hex, side, event = war.at[unit], SIDE_OF[unit], war.event
    held = war.held.get(unit)
    if held and has_status(war, unit, POISONED) and not is_immune(war, unit):
        return [(KINDS[POISONED].trait, -war.kind[unit].defence)]
    sources = _auras(war, unit)
    if is_garrison(war, unit):
        sources.append((GARRISON, 1))  # HD-GAR-06
    if held:
        sources += _orders(war, held, "defence")
    amount = event_cards.DEFENCE[event](war, unit, war.content.cards[event]) if event in event_cards.DEFENCE else 0
    if amount > 0:
        sources.append((event, amount))
    outnumbered = (PATCH[hex] & war.standing[1 - side]).bit_count() - 1  # HD-MIN-02, HD-MIN-03, HD-MIN-06
    if (outnumbered > 0 or held or amount < 0) and not is_immune(war, unit):
        if outnumbered > 0:
            sources.append((MINORITY, -outnumbered))  # HD-MIN-05
        if held:
            sources += _from_status(war, held, CLEAVED, -1)
        if amount < 0:
            sources.append((event, amount))
    return sources


def speed_sources(war: War, unit: UnitId) -> Sources:
    """HD-STA-04 What changes a unit's speed; Season of Mud looks at all the rest."""
    sources: Sources = []
    held, event = war.held.get(unit), war.event
    if held:
        kinds = [status.kind for status in held]
        if HERDED in kinds:
            sources += _from_status(war, tuple([status for status in held if status.until == war.turn]), HERDED)  # HD-TR-SM4b
        if DRILLED in kinds:
            sources += _from_status(war, held, DRILLED)
        if ORDERED in kinds:
            sources += _orders(war, held, "speed")
        if CHILLED in kinds and not is_immune(war, unit):
            sources += _from_status(war, held, CHILLED, -1)
    if event in event_cards.SPEED:
        amount = event_cards.SPEED[event](war, unit, war.content.cards[event], war.kind[unit].speed + _sum(sources))
        if amount > 0 or (amount and not is_immune(war, unit)):
            sources.append((event, amount))
    return sources


def range_sources(war: War, unit: UnitId, printed: int) -> Sources:
    """HD-STA-05 What changes a unit's range; Blizzard looks at all the rest."""
    held, event = war.held.get(unit), war.event
    sources = _orders(war, held, "range") if held else []
    if event in event_cards.RANGE:
        amount = event_cards.RANGE[event](war, unit, war.content.cards[event], printed + _sum(sources))
        if amount > 0 or (amount and not is_immune(war, unit)):
            sources.append((event, amount))
    return sources


def _auras(war: War, unit: UnitId) -> Sources:
    """HD-STA-03 The auras of friends next to the unit."""
    near, side = NEAR[war.at[unit]], SIDE_OF[unit]
    if not near & war.standing[side]:
        return []
    sources: Sources = []
    for trait in DEFENCE if war.held and THIEVES[side] else DEFENCE_OF[side]:
        givers = [friend for friend in bearers(war, trait, side) if BIT[war.at[friend]] & near]
        if givers and DEFENCE[trait](war, unit):
            sources.append((trait, war.content.traits[trait].amount * times(war, givers)))
    return sources


def _orders(war: War, held: tuple[Status, ...], parameter: str) -> Sources:
    """HD-TR-RU8a The Prince's Orders for this parameter."""
    return _from_status(war, tuple([status for status in held if status.what == parameter]), ORDERED)


def _from_status(war: War, held: tuple[Status, ...], kind: str, sign: int = 1) -> Sources:
    """The part of a kind of status, which is as strong as the trait that gives it."""
    givers = [status.by for status in held if status.kind == kind]
    trait = KINDS[kind].trait
    return [(trait, sign * war.content.traits[trait].amount * times(war, givers))] if givers else []


def _sum(sources: Sources) -> int:
    return sum([amount for _, amount in sources])
