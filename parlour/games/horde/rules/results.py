"""Chapters 6.14, 6.20, 6.21 and 6.23: the Results phase."""

from parlour.games.horde.board import BIT, NEAR, around, within
from parlour.games.horde.events import HoldBegan, SettlementDamaged, SettlementDestroyed
from parlour.games.horde.position import (
    FACTION_OF,
    HORDE,
    SIDE,
    SIDE_OF,
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
from parlour.games.horde.rules.traits import own_bearers, trait_of
from parlour.games.horde.rules.victory import check_victory, crossing_count
from parlour.games.horde.statuses import break_spear, expire, herd, mend_spears, undrill
from parlour.kernel import Action, Decision, Play, ask, rule

SPARE = "spare"


@rule
def results(war: War, faction: FactionId) -> Play[None]:
    """HD-TRN-03 Siege damage, Young Herd, Spear-breaker, the border hold, and the end of what lasts for a turn."""
    besiege(war, faction)
    for groom in own_bearers(war, "tr_young_herd", faction):
        lead_herd(war, groom)
    if war.spear_broken:
        mend_spears(war, tuple([mark.by for mark in war.spear_broken if FACTION_OF[mark.by] == faction]))
    for breaker in own_bearers(war, "tr_spear_breaker", faction):
        yield from spear_breaking(war, breaker)
    begin_hold(war, faction)
    expire(war)


@rule
def spear_breaking(war: War, unit: UnitId) -> Play[None]:
    """HD-TR-NM7a One enemy within two hexes may be named; it is spear-broken."""
    near = within(war.at[unit], war.content.traits["tr_spear_breaker"].reach) & war.visible[1 - SIDE_OF[unit]]
    if near:
        options: tuple[Action, ...] = (*[("break", enemy) for enemy in units_on(war, near)], SPARE)
        choice = yield ask(controller(war, unit), Decision("spear-break", options, {"unit": unit}))
        if choice != SPARE:
            break_spear(war, choice[1], unit)


def mark_sieges(war: War, faction: FactionId) -> None:
    """HD-SIE-03 At the start of its turn each unit next to an enemy settlement gets a siege mark."""
    war.sieges = ()
    if not around(war.walls[1 - SIDE[faction]]) & war.standing[SIDE[faction]]:
        return
    marks = []
    for name in war.hex_of:
        if stands(war, name) and SIDE[war.content.settlements[name].faction] != SIDE[faction]:
            marks += [Siege(unit, name) for unit in besiegers(war, name) if FACTION_OF[unit] == faction]
    war.sieges = tuple(marks)


def besiegers(war: War, settlement: SettlementId) -> list[UnitId]:
    """HD-SIE-02 and HD-SIE-08 The enemies next to a settlement, disguised ones too."""
    side = SIDE[war.content.settlements[settlement].faction]
    return units_on(war, NEAR[war.hex_of[settlement]] & war.standing[1 - side])


def besiege(war: War, faction: FactionId) -> None:
    """Step R1: HD-SIE-04 to HD-SIE-14 All settlements lose durability together, then those that fall fall."""
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
    """HD-SIE-04, HD-SIE-09, HD-TR-NM3, HD-EV-06 and the Truce What the settlement loses in this step."""
    hex = war.hex_of[settlement]
    if war.event == "ev_truce" or BIT[hex] in war.on:
        return 0
    besiegers = [each.unit for each in war.sieges if each.settlement == settlement]
    loss = sum([siege_count(war, unit) for unit in besiegers if BIT[war.at[unit]] & NEAR[hex]])
    return loss + war.content.cards["ev_rams"].amount if loss and war.event == "ev_rams" else loss


def siege_count(war: War, unit: UnitId) -> int:
    """HD-SIE-04 and HD-TR-NM3 What a besieger counts: 1, or 2 with Fire Arrows."""
    return war.content.traits["tr_fire_arrows"].amount if trait_of(war, unit) == "tr_fire_arrows" else 1


def destroy(war: War, settlement: SettlementId) -> None:
    """HD-SIE-11, HD-SUM-17 and HD-TR-NM8b The settlement is open ground; with a capital goes the summoning."""
    faction = war.content.settlements[settlement].faction
    war.walls[SIDE[faction]] &= ~BIT[war.hex_of[settlement]]
    war.tell(SettlementDestroyed(settlement))
    if settlement == capital(war, faction):
        if faction in war.track:
            war.reserve[faction] = (*war.reserve[faction], war.track.pop(faction).unit)
        for unit in war.drilled:
            if FACTION_OF[unit] == faction:
                undrill(war, unit)


def lead_herd(war: War, groom: UnitId) -> None:
    """Step R2: HD-TR-SM4a and 4d Every friendly mounted unit next to the Groom becomes herded."""
    for unit in units_on(war, NEAR[war.at[groom]] & war.standing[SIDE_OF[groom]]):
        if war.kind[unit].mount == "mounted":
            herd(war, unit, groom)


def begin_hold(war: War, faction: FactionId) -> None:
    """Step R4: HD-VIC-09 With enough units beyond the border at the end of a Horde faction's turn a hold begins."""
    if war.mode == "hold_the_border" and SIDE[faction] == HORDE and not war.hold:
        count = crossing_count(war)
        if count >= war.content.crossing:
            war.hold = faction
            war.tell(HoldBegan(faction, count))
