"""Chapters 5 and 6.5: the game, its rounds and turns; the Battle phase and activations."""

from parlour.games.horde.board import NEAR, Hexes
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.events import BattleEnded, RoundBegan, TurnBegan, UnitActivated
from parlour.games.horde.position import (
    HORDE,
    NOBODY_YET,
    SIDE,
    SIDE_OF,
    FactionId,
    UnitId,
    War,
    army,
    controller,
    free_hexes,
    without,
)
from parlour.games.horde.rules.acts import BACK, DONE, Acts
from parlour.games.horde.rules.combat import attack
from parlour.games.horde.rules.event_cards import ACTIVATIONS
from parlour.games.horde.rules.event_phase import discard_event, event_phase
from parlour.games.horde.rules.movement import march, may_move, move, path_of, reachable
from parlour.games.horde.rules.results import mark_sieges, results
from parlour.games.horde.rules.setup import set_up
from parlour.games.horde.rules.summon import summon
from parlour.games.horde.rules.targets import attacks, manner_of
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.key_actions import KEY, TRAIT_OF_VERB
from parlour.games.horde.rules.traits.targets import RANGE
from parlour.games.horde.rules.traits.theft import ACTIVATION, theft
from parlour.games.horde.rules.traits.turn import ATTACK, ORDER
from parlour.games.horde.rules.victory import check_limit, win
from parlour.games.horde.statuses import CHILLED
from parlour.kernel import Action, Decision, Play, ask, rule

END_BATTLE = "end-battle"
ACTIVATE: dict[UnitId, Action] = {unit: ("activate", unit) for unit in KIND_OF}


@rule
def play(war: War) -> Play[None]:
    """HD-TRN-01 and HD-END-02 Rounds in which every faction has a turn, until a side has won."""
    yield from set_up(war)
    while True:
        war.round += 1
        war.tell(RoundBegan(war.round))
        yield from event_phase(war)
        for faction in war.order:
            yield from turn(war, faction)
        discard_event(war)
        check_limit(war)


@rule
def turn(war: War, faction: FactionId) -> Play[None]:
    """HD-TRN-02, HD-TRN-03 Summon, Battle, Results, even for a faction that can do nothing."""
    start_turn(war, faction)
    yield from summon(war, faction)
    yield from battle(war, faction)
    yield from results(war, faction)


def start_turn(war: War, faction: FactionId) -> None:
    """Step T0: HD-VIC-12 A hold that has lasted wins; HD-SIE-03 siege marks; a new turn has its re-rolls."""
    war.turn += 1
    war.faction = faction
    war.tell(TurnBegan(faction))
    if war.hold == faction:
        win(war, HORDE, "border-held")
    mark_sieges(war, faction)
    war.rerolls = 0


@rule
def battle(war: War, faction: FactionId) -> Play[None]:
    """HD-ACT-01, HD-ACT-05, HD-ACT-12, HD-ACT-13 The faction activates unit after unit, up to the limit."""
    war.activations = activation_limit(war)
    war.ready = army(war, faction)
    able = able_units(war, faction)
    while able:
        choice = yield ask(war.seat[faction], activations(war, able))
        if choice == END_BATTLE:
            break
        begun = yield from activation(war, choice[1], len(able) > 1)
        if begun:
            war.activations -= 1
            able = able_units(war, faction) if war.activations else ()
        else:  # HD-RUL-97 not offered again before another unit has been activated
            able = without(able, choice[1])
    war.activations = 0
    war.ready = ()
    war.tell(BattleEnded(faction))


@rule
def activation(war: War, unit: UnitId, others: bool) -> Play[bool]:
    """HD-ACT-03 and HD-ACT-06 A move and a key action, as far as wanted; returns whether it began at all."""
    war.active = unit
    moves = deeds = 0
    begun = False
    if war.kind[unit].trait in ACTIVATION:
        begun = yield from theft(war, unit)
        if begun:
            begin(war, unit)
    while unit in war.at:
        hexes, keys = possible_acts(war, unit, moves, deeds)
        if not hexes and not keys:
            break
        leave = BACK if others and not begun else DONE  # HD-RUL-97 no activation is wasted by leaving it at once
        action = yield ask(
            controller(war, unit), Decision("act", Acts(unit, hexes, (*keys, leave), moves, deeds), {"unit": unit})
        )
        if action == BACK:
            war.active = NOBODY_YET
            return False
        if not begun:
            begun = True
            begin(war, unit)
        if action == DONE:
            break
        if action[0] == "move":
            deeds += moves  # HD-TR-CH9a the second move is the key action
            moves += 1
            if not march(war, unit, action):
                yield from move(war, unit, path_of(war, unit, action))
        else:
            deeds += 1
            if action[0] in ("attack", "aimed"):
                yield from attack(war, unit, action[1:], manner_of(war, unit, action[0]), moves > 0)
            else:
                key = KEY[TRAIT_OF_VERB[action[0]]]
                key.act(war, unit, action[1:])
    war.active = NOBODY_YET
    return begun


def begin(war: War, unit: UnitId) -> None:
    """HD-ACT-02 and HD-ACT-03 The activation has begun: the unit cannot be activated again in this turn."""
    war.ready = without(war.ready, unit)
    war.tell(UnitActivated(unit))


def possible_acts(war: War, unit: UnitId, moves: int, deeds: int) -> tuple[Hexes, tuple[Action, ...]]:
    """HD-ACT-06, HD-ACT-07 and the traits that change the order: where the unit may move now, and its key actions."""
    trait = trait_of(war, unit)
    hexes = reachable(war, unit) if not (moves or deeds) or may_move(war, trait, moves, deeds) else 0
    if not deeds:
        return hexes, tuple(key_actions(war, unit, trait))
    again = trait in ORDER and ORDER[trait](war, moves, deeds) == ATTACK
    return hexes, tuple(attacks(war, unit, trait)) if again else ()


def key_actions(war: War, unit: UnitId, trait: str) -> list[Action]:
    """HD-ACT-08, HD-ACT-10 Everything the unit may do as its key action, but for a second move."""
    shoots = war.kind[unit].range or trait in RANGE
    actions = attacks(war, unit, trait) if shoots or NEAR[war.at[unit]] & war.visible[1 - SIDE_OF[unit]] else []
    if trait in KEY:
        actions += KEY[trait].offers(war, unit)
    return actions


def able_units(war: War, faction: FactionId) -> tuple[UnitId, ...]:
    """HD-ACT-13 The units that are not yet activated and can do something."""
    empty, at = free_hexes(war, SIDE[faction]), war.at
    for status in war.statuses:
        if status.kind == CHILLED:  # a free hex is no move for whoever is too slow
            return tuple([unit for unit in war.ready if _can_act(war, unit)])
    return tuple([unit for unit in war.ready if NEAR[at[unit]] & empty or _can_act(war, unit)])


def activations(war: War, able: tuple[UnitId, ...]) -> Decision:
    """HD-DEC-07 One of these units, or the end of the battle."""
    return Decision("activate", (*map(ACTIVATE.__getitem__, able), END_BATTLE), {"left": war.activations})


def activation_limit(war: War) -> int:
    """HD-ACT-04 How many units may be activated in a turn."""
    event = war.event
    return ACTIVATIONS[event](war.content.cards[event]) if event in ACTIVATIONS else war.content.activations


def _can_act(war: War, unit: UnitId) -> bool:
    if reachable(war, unit) or key_actions(war, unit, trait_of(war, unit)):
        return True
    sources = ACTIVATION.get(war.kind[unit].trait)
    return sources is not None and bool(sources(war, unit))
