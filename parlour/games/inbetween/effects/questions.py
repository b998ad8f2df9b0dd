"""What is asked inside effects, with the answers that are legal (RULES.md 7.2 to 7.5)."""

from collections.abc import Iterable, Mapping
from typing import Any

from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.content.effects import BRANCH_OF
from parlour.games.inbetween.effects.language import Among, Borrow, Either
from parlour.games.inbetween.effects.objects import among, is_shiftable, objects, sources
from parlour.games.inbetween.effects.plays import Plays
from parlour.games.inbetween.effects.void import (
    LOST_ONES,
    SECURED_ONES,
    TERRIFIED,
    borrowed,
    coverable,
    is_void,
    sweeping,
)
from parlour.games.inbetween.ladder import BACK, DEEPER
from parlour.games.inbetween.position import CITY, CharacterId, Duel, depth, kinds, neighbours
from parlour.kernel import Action, Decision, Pile, Seat

PASS = "pass"
WAYS: Mapping[CharacterId, tuple[Action, Action]] = {
    each: (("shift", each, DEEPER), ("shift", each, BACK)) for each in CHARACTERS
}


def shifting(duel: Duel, seat: Seat, effect: str, which: Among, source: CharacterId, done: tuple[CharacterId, ...]) -> Decision:
    """IB-602 Whom to shift, and which way; after the first it may be nobody."""
    actions: list[Action] = []
    for each in objects(duel, seat, which, source):
        if each not in done:
            actions += WAYS[each]
    if done:
        actions.append(PASS)
    return Decision("shift", tuple(actions), _of(effect, source))


def deepening(duel: Duel, seat: Seat, effect: str, which: Among, most: int) -> Decision:
    """IB-610 and IB-611 Whom to shift deeper, and how far."""
    actions: list[Action] = []
    for each in objects(duel, seat, which, ""):
        actions += [("deepen", each, steps) for steps in range(1, 1 + min(most, 4 - depth(duel, each)))]
    return Decision("deepen", tuple(actions), {"effect": effect})


def sourcing(duel: Duel, seat: Seat, effect: str, which: Among) -> Decision:
    """IB-CC-03 and IB-KC-3 From whom an influence goes out to the neighbours."""
    return Decision("source", _verb("source", sources(duel, seat, which)), {"effect": effect})


def influencing(duel: Duel, seat: Seat, effect: str, source: CharacterId, character: CharacterId, shifted: bool) -> Decision:
    """IB-D21 and IB-D36 What to do with a neighbour; one of the two must be shifted."""
    clockwise, other = neighbours(duel, source)
    may_pass = shifted or (character == clockwise and is_shiftable(duel, seat, other))
    actions = (*WAYS[character], PASS) if may_pass else WAYS[character]
    return Decision("neighbour", actions, {"effect": effect, "character": character, "source": source})


def turning(duel: Duel, seat: Seat, effect: str, which: Among, done: int) -> Decision:
    """IB-612 Whom to turn over; after the first it may be nobody."""
    actions = _verb("turn", objects(duel, seat, which, ""))
    return Decision("turn", (*actions, PASS) if done else actions, {"effect": effect})


def removing(duel: Duel, seat: Seat, effect: str, which: Among, source: CharacterId) -> Decision:
    """IB-811 Whom to remove from the game."""
    return Decision("remove", _verb("remove", objects(duel, seat, which, source)), _of(effect, source))


def relocating(duel: Duel, seat: Seat, effect: str, which: Among) -> Decision:
    """IB-810 Whom to move, and clockwise of whom; the order must change."""
    circle = duel.circle
    actions: list[Action] = []
    for each in objects(duel, seat, which, ""):
        before = circle[circle.index(each) - 1]
        actions += [("relocate", each, after) for after in circle if after not in (each, before)]
    return Decision("relocate", tuple(actions), {"effect": effect})


def covering(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-806 On whom to lay the skip card."""
    return Decision("skip", _verb("cover", coverable(duel, seat)), {"effect": effect})


def shielding(duel: Duel, effect: str) -> Decision:
    """IB-CC-14 On whom to lay the Shotgun."""
    return Decision("shield", _verb("shield", duel.circle), {"effect": effect})


def borrowing(duel: Duel, seat: Seat, effect: str, borrow: Borrow, source: CharacterId) -> Decision:
    """IB-713 Whose effect to use: a void one too, unless the text says otherwise."""
    working = borrowed(duel, seat, borrow.among, source)
    found = working if borrow.working else among(duel, borrow.among, source)
    return Decision("borrow", _verb("use", found), {"effect": effect, **void_ones(set(found) - set(working))})


def playing(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-519 Which card to play inside an effect, and for what."""
    return Decision("play", tuple(Plays(duel, seat)), {"effect": effect})


def plucking(duel: Duel, seat: Seat, effect: str, may_stop: bool) -> Decision:
    """IB-D27, IB-D53 and IB-D63 Which card of the hand just seen the opponent loses."""
    actions = _verb("discard", kinds(duel.hands[1 - seat]))
    return Decision("pluck", (*actions, PASS) if may_stop else actions, {"effect": effect})


def surrendering(duel: Duel, seat: Seat, effect: str, left: int) -> Decision:
    """IB-D55 Which of its own cards a side gives up."""
    return Decision("sacrifice", _verb("discard", kinds(duel.hands[seat])), {"effect": BRANCH_OF[effect], "left": left})


def recovering(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-D32 and IB-D50 Which card to take back."""
    return Decision("recover", _verb("take", kinds(duel.discards[seat])), {"effect": effect})


def stepping(effect: str, least: int, most: int) -> Decision:
    """IB-D43 How many steps the marker makes."""
    return Decision("steps", tuple([("step", steps) for steps in range(least, most + 1)]), {"effect": effect})


def choosing(duel: Duel, seat: Seat, effect: str, either: Either, source: CharacterId) -> Decision:
    """IB-D39 and IB-D54 One of several effects, a void one too."""
    void = [answer for answer, branch in either.branches if is_void(duel, seat, branch, source)]
    return Decision(either.kind, tuple([answer for answer, _ in either.branches]), {"effect": effect, **void_ones(void)})


def offering(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-D46 and IB-D57 Which card of his own the user discards; for Jamie perhaps one whose symbol finds nobody."""
    offered = kinds(duel.hands[seat])
    idle = set(offered) - set(sweeping(duel, seat)) if effect == "c_jamie" else ()
    return Decision("offer", _verb("discard", offered), {"effect": effect, **void_ones(idle)})


def sweep_of(effect: str, character: CharacterId) -> Decision:
    """IB-CH-C04 Which way a matching character is shifted."""
    return Decision("sweep", WAYS[character], {"effect": effect, "character": character})


def stripping(duel: Duel, effect: str) -> Decision:
    """IB-D52 Which equipment is removed from the game."""
    return Decision("equipment", _verb("remove", duel.equipment), {"effect": effect})


def rampaging(duel: Duel, effect: str) -> Decision:
    """IB-D40 Which equipment is discarded; or the City is harassed, even if it has nothing."""
    void = () if duel.hands[CITY] or duel.energy[CITY] else ("harass",)
    return Decision("rampage", (*_verb("discard", duel.equipment), "harass"), {"effect": effect, **void_ones(void)})


def releasing(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-D56 Which Secured character is brought back."""
    return Decision("release", _verb("release", objects(duel, seat, SECURED_ONES, "")), {"effect": effect})


def rescuing(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-D62 Whom to bring to the Human world."""
    return Decision("rescue", _verb("rescue", objects(duel, seat, LOST_ONES, "")), {"effect": effect})


def treating(duel: Duel, seat: Seat, effect: str) -> Decision:
    """IB-D33 Which Terrified character steps back."""
    return Decision("shift", tuple([WAYS[each][1] for each in objects(duel, seat, TERRIFIED, "")]), {"effect": effect})


def cleansing(duel: Duel, effect: str, character: CharacterId) -> Decision:
    """IB-D33 Which Creature token leaves the character."""
    tokens = creature_tokens(duel, character)
    return Decision("token", (*_verb("return", tokens), PASS), {"effect": effect, "character": character})


def creature_tokens(duel: Duel, character: CharacterId) -> list[str]:
    """The Creature tokens that lie on a character."""
    symbols = duel.content.symbols
    return [each for each in symbols if symbols[each] == "creature" and duel.tokens.get(each) == character]


def void_ones(words: Iterable[str]) -> dict[str, Any]:
    """IB-109 What is said with a question: which answers, by their last word, would change nothing, and how many."""
    void = tuple(sorted(words))
    return {"void": void, "voids": len(void)}


def _of(effect: str, source: CharacterId) -> dict[str, str]:
    return {"effect": effect, "source": source} if source else {"effect": effect}


def _verb(verb: str, words: Iterable[str] | Pile) -> tuple[Action, ...]:
    return tuple([(verb, word) for word in words])
