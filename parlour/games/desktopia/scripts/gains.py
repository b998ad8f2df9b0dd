"""What one battle of a campaign hands on to the next (DK-SCR-09): who receives it, and the script with it."""

from dataclasses import dataclass

from msgspec.structs import replace

from parlour.games.desktopia.scripts.modifiers import (
    RECEIVER,
    ActionsPerTurn,
    KeepWounds,
    Modifier,
    Reinforcement,
    RitualGrant,
    StartTimeCards,
)
from parlour.games.desktopia.scripts.pieces import InZone, Side, Unit
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Carry, Gain, Script
from parlour.kernel import plain


@plain
@dataclass(frozen=True, slots=True)
class Ended:
    """How a battle of a campaign ended."""

    winners: tuple[int, ...]  # seats of the winning team; nobody after a draw
    strengths: tuple[float, ...]  # by seat, as DK-WIN-08 counts them
    alive: tuple[str, ...] = ()  # the tags that a living unit bears
    wounds: tuple[tuple[str, int], ...] = ()  # of the unit with each of these tags
    out: tuple[int, ...] = ()  # seats without living characters, in the order in which they went out

    def wounds_of(self, tag: str, most: int) -> int:
        """The wounds that a unit takes along: at most so many, and all of these if it died."""
        return min(dict(self.wounds).get(tag, 0), most) if tag in self.alive else most


def receivers(script: Script, carry: Carry, ended: Ended) -> tuple[int, ...]:
    """The seats that receive a gain after this battle (SB-F-10: after a draw nobody is winner or loser)."""
    if carry.if_alive and carry.if_alive not in ended.alive:
        return ()
    match carry.receiver:
        case "winner":
            seats = ended.winners
        case "loser":
            seats = tuple([seat for seat in range(script.players) if seat not in ended.winners]) if ended.winners else ()
        case seat:
            seats = (seat,)
    return tuple([seat for seat in seats if carry.if_seat in (None, seat)])


def hand_on(script: Script, following: Script, ended: Ended) -> Script:
    """The next battle with everything that this one gives; nothing else carries over (DK-SCR-10)."""
    for carry in script.campaign.carry if script.campaign else ():
        for seat in receivers(script, carry, ended):
            following = give(following, seat, carry.gain, ended)
    return following


def give(script: Script, seat: int, gain: Gain, ended: Ended) -> Script:
    """A script with one gain for a seat."""
    match gain:
        case Unit():
            return replace(script, sides=_each_side(script, seat, _recruit(script, seat, gain)))
        case KeepWounds(tag, most):
            wounds = ended.wounds_of(tag, most)
            return replace(script, sides=tuple([_wounded(side, tag, wounds) for side in script.sides]))
    return replace(script, special_rules=(*script.special_rules, _for_seat(gain, seat)))


def _recruit(script: Script, seat: int, unit: Unit) -> Unit:
    """Deployed in the zone of the side's first unit, unless the gain says otherwise."""
    if unit.placement is not None:
        return unit
    placement = script.sides[seat].squad[0].placement
    if not isinstance(placement, InZone):
        raise BadScript("no-zone", f"sides[{seat}].squad[0].placement", "SB-F-18", type=unit.type)
    return replace(unit, placement=placement)


def _each_side(script: Script, seat: int, recruit: Unit) -> tuple[Side, ...]:
    return tuple([replace(side, squad=(*side.squad, recruit)) if side.seat == seat else side for side in script.sides])


def _wounded(side: Side, tag: str, wounds: int) -> Side:
    return replace(side, squad=tuple([replace(unit, wounds=wounds) if unit.tag == tag else unit for unit in side.squad]))


def _for_seat(gain: Modifier, seat: int) -> Modifier:
    match gain:
        case ActionsPerTurn() | StartTimeCards() | Reinforcement() | RitualGrant() if gain.seat == RECEIVER:
            return replace(gain, seat=seat)
    return gain
