"""Section 13: what is true at every moment of every game; each function tells what is not."""

from collections import Counter
from collections.abc import Iterator

from parlour.games.horde.board import ALL, DISTANCE
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.position import DISGUISED, SIDE, SIDE_OF, TOKENS, War, capital, has_status, stands
from parlour.games.horde.rules.parameters import attack_of, defence_of, range_of, speed_of
from parlour.games.horde.rules.traits import copied_trait, is_immune
from parlour.games.horde.rules.victory import crossing_count
from parlour.games.horde.statuses import KINDS, SILENCED, STEALING, THIS_TURN
from parlour.kernel import Match, event_name

PASSES = {
    "activate": {"end-battle"}, "act": {"done", "back"}, "steal": {"no-theft"}, "reroll": {"keep"}, "spear-break": {"spare"},
    "herbalists": {"nobody"}, "champion": {"stay-out"}, "tribute": {"stay-out"},
}  # fmt: skip
BETWEEN_TURNS = ("summon", "arrive", "pestilence", "herbalists", "archers", "champion", "tribute", "seers")


def always(match: Match, war: War) -> Iterator[str]:
    """What must be true of one moment."""
    yield from conserved(war)
    yield from bounded(war)
    yield from placed(war)
    yield from in_time(match, war)
    yield from answerable(match)
    yield from worked_out(war)


def worked_out(war: War) -> Iterator[str]:
    """What follows from the rest is as if it were worked out anew."""
    again = war.copy()
    again.derive()
    for name in ("on", "standing", "visible", "zoned", "walls", "trapped", "event", "held"):
        if getattr(again, name) != getattr(war, name):
            yield f"{name} is not what follows from the rest"


def conserved(war: War) -> Iterator[str]:
    """HD-INV-01 and HD-INV-03 Every token is in one zone, and every card in one pile."""
    zones = [*war.at, *war.starting, *war.fallen, *[token.unit for token in war.track.values()]]
    for reserve in war.reserve.values():
        zones += reserve
    if Counter(zones) != Counter([unit for faction in war.factions for unit in TOKENS[faction]]):
        yield "INV-01 a token is lost or doubled"
    if sorted([*war.events_deck, *war.events_discard, *war.active_event]) != sorted(war.content.cards):
        yield "INV-03 a card is lost or doubled"


def bounded(war: War) -> Iterator[str]:
    """HD-INV-06, HD-INV-07, HD-INV-08, HD-INV-09 and HD-INV-14 No number leaves its bounds."""
    for unit in war.at:
        kind = war.kind[unit]
        if not 1 <= war.health[unit] <= kind.health:
            yield f"INV-06 {unit} has {war.health[unit]} health"
        if min(attack_of(war, unit), defence_of(war, unit), speed_of(war, unit)) < 0 or (kind.range and range_of(war, unit) < 1):
            yield f"INV-07 {unit} has a parameter below its least value"
    if set(war.health) != set(war.at):
        yield "INV-06 health of units that are not on the board"
    for name, left in war.durability.items():
        if not 0 <= left <= war.content.settlements[name].durability:
            yield f"INV-08 {name} has {left} durability"
    if [token for token in war.track.values() if not 1 <= token.section <= 6]:
        yield "INV-09 a token is off its track"
    if war.round > (30 if war.mode == "hold_the_border" else war.limit):
        yield f"INV-14 round {war.round}"


def placed(war: War) -> Iterator[str]:
    """HD-INV-05, HD-INV-10, HD-INV-11, HD-INV-22 and HD-INV-24 What stands where it may."""
    hexes = [hex for unit, hex in war.at.items() if unit != war.transit]
    if len(set(hexes)) < len(hexes) or not set(war.at.values()) <= set(ALL):
        yield "INV-11 two units on one hex, or one off the board"
    walls = {war.hex_of[name]: SIDE[war.content.settlements[name].faction] for name in war.durability if stands(war, name)}
    if [unit for unit, hex in war.at.items() if walls.get(hex, SIDE_OF[unit]) != SIDE_OF[unit]]:
        yield "INV-11 a unit in an enemy settlement"
    if set(war.traps) & set(walls):
        yield "INV-10 a trap in a settlement"
    if war.hold and (war.mode != "hold_the_border" or crossing_count(war) < 5):
        yield "INV-22 a hold without enough units"
    hidden = [status.unit for status in war.statuses if status.kind == DISGUISED]
    if [unit for unit in hidden if unit not in war.at or "tr_disguise" not in (war.kind[unit].trait, copied_trait(war, unit))]:
        yield "INV-24 a unit is disguised without the trait"


def in_time(match: Match, war: War) -> Iterator[str]:
    """HD-INV-05, HD-INV-12, HD-INV-13 and HD-INV-23 What must be so at this point of a turn."""
    kinds = {decision.kind for decision in match.pending.values()}
    if kinds & set(BETWEEN_TURNS) and [each for each in war.statuses if KINDS[each.kind].until == THIS_TURN]:
        yield "INV-23 a status of the last turn is left"
    faction = war.faction
    if kinds & {"activate", "act"} and stands(war, capital(war, faction)) and war.reserve[faction] and faction not in war.track:
        yield "INV-05 an empty track after the Summon phase"
    if len(war.track) > len(war.factions):
        yield "INV-05 more than one token on a track"
    if not 0 <= war.activations <= 4:
        yield f"INV-12 {war.activations} activations left"
    thefts = [status for status in war.statuses if status.kind == STEALING]
    models = [unit for unit in war.at if KIND_OF[unit] == "china_heroine" and not has_status(war, unit, SILENCED)]
    for unit in war.at:
        near = [each for each in models if DISTANCE[war.at[each]][war.at[unit]] == 1 and SIDE_OF[each] == SIDE_OF[unit]]
        if not thefts and is_immune(war, unit) is not bool(near or KIND_OF[unit] == "rus_dobrynya"):
            yield f"INV-13 {unit} is immune for no reason, or is not"


def answerable(match: Match) -> Iterator[str]:
    """HD-INV-26 and HD-INV-28 Somebody is asked something, with a pass where it is optional, or the game is over."""
    asked = match.pending
    if not asked and not match.over:
        yield "INV-26 nobody is asked"
    for decision in asked.values():
        found = decision.options
        if not found or len(set(found)) < len(found):
            yield f"INV-26 {decision.kind} has no options, or one twice"
        if decision.kind in PASSES and len(PASSES[decision.kind].intersection(found)) != 1:
            yield f"INV-26 {decision.kind} has not one pass"
    if match.over and [event_name(type(each.event)) for each in match.events].count("game-won") != 1:
        yield "INV-28 not exactly one outcome"


def from_to(before: War, after: War) -> Iterator[str]:
    """HD-INV-02 and HD-INV-04 What never comes back."""
    if after.fallen[: len(before.fallen)] != before.fallen:
        yield "INV-02 a dead unit has left the discard"
    if [unit for unit in before.at if unit not in after.at and unit not in after.fallen]:
        yield "INV-02 a unit has left the board alive"
    for faction, token in before.track.items():
        waits = faction in after.track and after.track[faction].unit == token.unit
        back = token.unit in after.reserve[faction] and not stands(after, capital(after, faction))
        if not (waits or back or token.unit in (*after.at, *after.fallen)):
            yield "INV-02 a token has left the track for nowhere"
    if [name for name, left in after.durability.items() if left > before.durability[name]]:
        yield "INV-04 durability has risen"
