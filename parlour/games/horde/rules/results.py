"""Chapters 6.14, 6.20, 6.21 and 6.23: the Results phase."""

from parlour.games.horde.board import BIT, NEAR, around
from parlour.games.horde.events import HoldBegan, SettlementDamaged, SettlementDestroyed
from parlour.games.horde.position import (
    FACTION_OF,
    HORDE,
    SIDE,
    FactionId,
    SettlementId,
    Siege,
    UnitId,
    War,
    capital,
    controller,
    stands,
    units_on,
)
from parlour.games.horde.rules.event_cards import SIEGE as EVENTS
from parlour.games.horde.rules.traits import own_bearers, trait_of
from parlour.games.horde.rules.traits.turn import BREAK, BREAK_OF, RESULTS, RESULTS_OF, SIEGE
from parlour.games.horde.rules.victory import check_victory, crossing_count
from parlour.games.horde.statuses import DRILLED, SPEAR_BROKEN, expire, gain, lose, mend_spears
from parlour.kernel import Action, Decision, Play, ask, rule

SPARE = "spare"


@rule
def results(war: War, faction: FactionId) -> Play[None]:
    """HD-TRN-03 Siege damage, Young Herd, Spear-breaker, the border hold, and the end of what lasts for a turn."""
    besiege(war, faction)
    for trait in RESULTS_OF[faction]:
        for unit in own_bearers(war, trait, faction):
            RESULTS[trait](war, unit)
    if war.statuses:
        mend_spears(war, faction)
    for breaker in spear_breakers(war, faction):
        yield from spear_breaking(war, breaker)
    begin_hold(war, faction)
    if war.statuses:
        expire(war)


@rule
def spear_breaking(war: War, unit: UnitId) -> Play[None]:
    """HD-TR-NM7a One enemy near the unit may be named; it is spear-broken."""
    near = BREAK[trait_of(war, unit)](war, unit)
    if near:
        options: tuple[Action, ...] = (*[("break", enemy) for enemy in units_on(war, near)], SPARE)
        choice = yield ask(controller(war, unit), Decision("spear-break", options, {"unit": unit}))
        if choice != SPARE:
            gain(war, SPEAR_BROKEN, choice[1], by=unit)


def spear_breakers(war: War, faction: FactionId) -> tuple[UnitId, ...]:
    """Step R3: the units of the faction that may break a spear."""
    traits = BREAK_OF[faction]
    return tuple([unit for trait in traits for unit in own_bearers(war, trait, faction)]) if traits else ()


def mark_sieges(war: War, faction: FactionId) -> None:
    """HD-SIE-01, HD-SIE-03, HD-SIE-14 At the start of its turn each unit next to an enemy settlement gets a siege mark."""
    war.sieges = ()
    if not around(war.walls[1 - SIDE[faction]]) & war.standing[SIDE[faction]]:
        return
    marks = []
    for name in war.hex_of:
        if stands(war, name) and SIDE[war.content.settlements[name].faction] != SIDE[faction]:
            marks += [Siege(unit, name) for unit in besiegers(war, name) if FACTION_OF[unit] == faction]
    war.sieges = tuple(marks)


def besiegers(war: War, settlement: SettlementId) -> list[UnitId]:
    """HD-SIE-02, HD-SIE-07, HD-SIE-08, HD-TR-NM6e The enemies next to a settlement, disguised ones too."""
    side = SIDE[war.content.settlements[settlement].faction]
    return units_on(war, NEAR[war.hex_of[settlement]] & war.standing[1 - side])


def besiege(war: War, faction: FactionId) -> None:
    """Step R1: HD-SIE-10, HD-SIE-11, HD-SIE-13 All settlements lose durability together, then those that fall fall."""
    if not war.sieges:
        return
    losses = {name: siege_damage(war, name) for name in dict.fromkeys([siege.settlement for siege in war.sieges])}
    for name, loss in losses.items():
        if loss:
            left = max(0, war.durability[name] - loss)
            war.tell(SettlementDamaged(name, war.durability[name] - left, left))
            war.durability[name] = left
    fallen = [name for name, loss in losses.items() if loss and not stands(war, name)]
    for name in fallen:
        destroy(war, name)
    if fallen:
        check_victory(war)


def siege_damage(war: War, settlement: SettlementId) -> int:
    """HD-SIE-04, HD-SIE-06 and HD-SIE-09 What the settlement loses in this step."""
    hex, event = war.hex_of[settlement], war.event
    if BIT[hex] in war.on:
        return 0
    besiegers = [siege.unit for siege in war.sieges if siege.settlement == settlement]
    loss = sum([siege_count(war, unit) for unit in besiegers if BIT[war.at[unit]] & NEAR[hex]])
    return EVENTS[event](war.content.cards[event], loss) if event in EVENTS else loss


def siege_count(war: War, unit: UnitId) -> int:
    """HD-SIE-04 What a besieger counts: 1, or what its trait says."""
    trait = trait_of(war, unit)
    return SIEGE[trait](war) if trait in SIEGE else 1


def destroy(war: War, settlement: SettlementId) -> None:
    """HD-MOV-08, HD-SIE-11, HD-SIE-15, HD-SUM-17, HD-TR-NM8b The settlement is open ground; with a capital goes the summoning."""
    faction = war.content.settlements[settlement].faction
    war.walls[SIDE[faction]] &= ~BIT[war.hex_of[settlement]]
    war.tell(SettlementDestroyed(settlement))
    if settlement == capital(war, faction):
        if faction in war.track:
            war.reserve[faction] = (*war.reserve[faction], war.track.pop(faction).unit)
        lose(war, [status for status in war.statuses if status.kind == DRILLED and FACTION_OF[status.unit] == faction])


def begin_hold(war: War, faction: FactionId) -> None:
    """Step R4: HD-VIC-09 With enough units beyond the border at the end of a Horde faction's turn a hold begins."""
    if war.mode == "hold_the_border" and SIDE[faction] == HORDE and not war.hold:
        count = crossing_count(war)
        if count >= war.content.crossing:
            war.hold = faction
            war.tell(HoldBegan(faction, count))
