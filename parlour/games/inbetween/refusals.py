"""Why an action that a player tries is not possible now, and which rule forbids it."""

from parlour.games.inbetween.content.cards import CARDS, KIND_OF
from parlour.games.inbetween.content.effects import LADDERS
from parlour.games.inbetween.effects.use import NEIGHBOURS, PULLED, Among, is_shiftable, pull_world
from parlour.games.inbetween.ladder import rungs
from parlour.games.inbetween.position import CREATURE, CharacterId, Duel, depth, neighbours
from parlour.games.inbetween.rules.plays import TOKEN
from parlour.kernel import Action, Decision, Illegal, Seat, Word

KEYS = (
    "no-such-card", "not-in-play", "not-matching", "locked", "shielded", "token-printed",
    "void-effect", "not-borderline", "not-neighbour", "skip-card-there", "wrong-world", "wrong-depth", "same-order",
    "level-too-low",
)  # fmt: skip
OF_CHARACTERS = ("shift", "deepen", "source", "turn", "remove", "relocate", "cover", "shield", "use", "release", "rescue")
OF_CARDS = ("discard", "take")
HARMLESS = ("source", "use")  # IB-913 what the Shotgun does not hinder


def explain(duel: Duel, seat: Seat, decision: Decision, action: Action) -> Illegal | None:
    """Why this action is not among what the seat is offered; None where there is nothing more to say than that."""
    match action:
        case ("play", str(kind), str(character), str(way)) if decision.kind in ("action", "play"):
            return _play_fault(duel, seat, kind, character, way)
        case ("knowledge", str(effect)) if decision.kind == "knowledge":
            return Illegal("level-too-low", "IB-404") if effect in LADDERS[seat] else None
        case (str(verb), str(character), *rest) if verb in OF_CHARACTERS and verb in _verbs(decision) and not _is_card(character):
            return _character_fault(duel, seat, decision, verb, character, tuple([str(word) for word in rest]))
        case (str(verb), _) if verb in OF_CARDS and verb in _verbs(decision):
            return Illegal("no-such-card", "IB-112")
    return None


def _play_fault(duel: Duel, seat: Seat, kind: str, character: CharacterId, way: str) -> Illegal | None:
    if kind not in [KIND_OF[card] for card in duel.hands[seat]]:
        return Illegal("no-such-card", "IB-501")
    if character not in duel.circle:
        return Illegal("not-in-play", "IB-504", character=character)
    if seat == CREATURE and character == duel.shielded:
        return Illegal("shielded", "IB-911", character=character)
    symbol = duel.content.cards[kind].symbol
    printed = character in duel.printed[symbol]
    if way == TOKEN:
        return Illegal("token-printed", "IB-509", character=character, symbol=symbol) if printed else None
    if not printed and duel.tokens.get(symbol) != character:
        return Illegal("not-matching", "IB-505", character=character, symbol=symbol)
    return Illegal("locked", "IB-507", character=character) if character in duel.locked else None


def _character_fault(
    duel: Duel, seat: Seat, decision: Decision, verb: str, character: CharacterId, rest: tuple[str, ...]
) -> Illegal | None:
    if character not in duel.circle:
        return Illegal("not-in-play", "IB-105", character=character)
    if seat == CREATURE and character == duel.shielded and verb not in HARMLESS:
        return Illegal("shielded", "IB-911", character=character)
    if verb == "cover" and character in duel.laid:
        return Illegal("skip-card-there", "IB-806", character=character)
    if verb == "relocate" and rest and rest[0] in duel.circle:
        return Illegal("same-order", "IB-810", character=character)
    which = _selector(duel, decision)
    if which is None:
        return None
    return _selected_fault(duel, seat, which, str(decision.facts.get("source")), verb, character)


def _selected_fault(
    duel: Duel, seat: Seat, which: Among, source: CharacterId, verb: str, character: CharacterId
) -> Illegal | None:
    where, world, least, most = which
    if where == PULLED:
        where, world = NEIGHBOURS, pull_world(duel)
    if where == NEIGHBOURS and character not in neighbours(duel, source):
        return Illegal("not-neighbour", "IB-108", character=character)
    if duel.rung[character] not in rungs(world, 0, 4):
        return Illegal("wrong-world", "IB-104", character=character)
    if character in duel.locked and most < 4:
        return Illegal("locked", "IB-608", character=character)
    if verb == "turn" and depth(duel, character):
        return Illegal("not-borderline", "IB-612", character=character)
    if not least <= depth(duel, character) <= most:
        return Illegal("wrong-depth", "IB-600", character=character)
    if verb == "source" and not any(is_shiftable(duel, seat, other) for other in neighbours(duel, character)):
        return Illegal("void-effect", "IB-109")
    return Illegal("void-effect", "IB-109") if verb == "use" else None


def _selector(duel: Duel, decision: Decision) -> Among | None:
    """Among whom the effect that asks may choose."""
    for word in duel.content.effects.get(str(decision.facts.get("effect")), ()):
        which = getattr(word, "among", None)
        if isinstance(which, Among):
            return which
    return None


def _verbs(decision: Decision) -> set[Word]:
    """What the answers to a question begin with."""
    return {action[0] for action in decision.actions if type(action) is tuple}


def _is_card(word: str) -> bool:
    return word in CARDS or word in KIND_OF
