"""Section 13: what is true at every moment of every game, and from one to the next; each function tells what is not."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.ladder import DEPTH, HUMAN_BORDER, LOCKED
from parlour.games.inbetween.position import CITY, CREATURE, SIDES, Duel
from parlour.kernel import Match, event_name

BOTH = (CITY, CREATURE)
MAJORITY, WINNING_LEVEL, CUBES, MARKERS, TURNS = 5, 6, 10, 10, 200
EFFECTS_A_TURN = 4  # Roll Call, Earl, the one whom he copies, the Radio
ANSWERS_A_TURN = max(map(len, DECKS)) + 20  # the whole hand discarded card by card, and a long chain


def always(match: Match, duel: Duel) -> Iterator[str]:
    """What must be true of one moment."""
    yield from cards_kept(duel)
    yield from characters_kept(match, duel)
    yield from supplied(duel)
    yield from bounded(match, duel)
    yield from attached(duel)
    yield from answerable(match)
    yield from worked_out(duel)


def cards_kept(duel: Duel) -> Iterator[str]:
    """IB-I01 and IB-I02 Every card is in one place, and it is a place of its owner's."""
    for seat in BOTH:
        places = [getattr(duel, name)[seat] for name in ("hands", "decks", "discards", "limbo", "skips")]
        cards = [card for place in places for card in place]
        if seat == CITY:
            cards += [*duel.equipment, *duel.box]
        if Counter(cards) != Counter(DECKS[seat]):
            yield f"I0{seat + 1} a card of {SIDES[seat]} is lost, doubled or misplaced"
    if sorted(duel.laid.values()) != sorted([*duel.skips[CITY], *duel.skips[CREATURE]]):
        yield "I01 a skip card lies nowhere, or on two characters"


def characters_kept(match: Match, duel: Duel) -> Iterator[str]:
    """IB-I03, IB-I11 and IB-I17 The circle is as large as it may be, one of it is marked, and few of it are locked."""
    circle, characters = duel.circle, duel.content.characters
    if len({*circle, *duel.gone}) < len(circle) + len(duel.gone) or not {*circle, *duel.gone} <= set(characters):
        yield "I03 a character is lost or doubled"
    if len(circle) + len(duel.gone) != 10 or set(duel.rung) != set(circle):
        yield "I03 not ten characters were dealt, or one has no state"
    if len(circle) < MAJORITY or (len(circle) == MAJORITY) is not (duel.ending == "majority"):
        yield f"I03 {len(circle)} characters, and the ending is {duel.ending}"
    if duel.marker not in circle:
        yield "I11 the marker stands beside the circle"
    for seat, rung in ((CITY, 0), (CREATURE, 9)):
        if list(duel.rung.values()).count(rung) > (3 if match.over else 2):
            yield f"I17 too many locked characters for {SIDES[seat]}"


def supplied(duel: Duel) -> Iterator[str]:
    """IB-I04, IB-I05 and IB-I06 Cubes, state markers and tokens are where they belong."""
    if [energy for energy in duel.energy if not 0 <= energy <= CUBES]:
        yield f"I04 energy {duel.energy}"
    if sum([DEPTH[rung] > 0 for rung in duel.rung.values()]) > MARKERS or [
        rung for rung in duel.rung.values() if not 0 <= rung <= 9
    ]:
        yield "I05 a character stands beside its scale"
    for symbol, character in duel.tokens.items():
        if symbol not in duel.content.symbols or character not in duel.circle:
            yield f"I06 the token {symbol} lies on {character}"
        else:
            shown = duel.content.characters[character][duel.rung[character] > HUMAN_BORDER]
            if symbol in (shown.city, shown.creature):
                yield f"I06 the token {symbol} lies on {character}, who prints it"


def bounded(match: Match, duel: Duel) -> Iterator[str]:
    """IB-I07 and IB-I18 Levels and turns end."""
    for seat in BOTH:
        level = duel.knowledge[seat]
        if not 0 <= level <= WINNING_LEVEL or (level == WINNING_LEVEL and duel.ending != "knowledge"):
            yield f"I07 level {level} of {SIDES[seat]}"
    if not 1 <= duel.turn <= TURNS or match.over is not (duel.phase == "over") or match.over is not bool(duel.ending):
        yield f"I18 turn {duel.turn}, phase {duel.phase}, ending {duel.ending}"


def attached(duel: Duel) -> Iterator[str]:
    """IB-I09 and IB-I10 Equipment, protection and skip cards keep to their limits."""
    if len(duel.equipment) > 3 or not all(duel.content.cards[card].equipment for card in duel.equipment):
        yield f"I09 equipment {duel.equipment}"
    if ("shotgun" in duel.equipment) is not (duel.shielded in duel.circle):
        yield f"I09 {duel.shielded or 'nobody'} is protected"
    kinds = Counter([KIND_OF[card] for card in duel.laid.values()])
    if kinds["shroud"] > 4 or kinds["detour"] > 1 or set(kinds) - {"shroud", "detour"} or not set(duel.laid) <= set(duel.circle):
        yield f"I10 skip cards {duel.laid}"


def answerable(match: Match) -> Iterator[str]:
    """IB-I13 Somebody is asked something that has an answer, or the game is over."""
    if match.over is bool(match.pending) or len(match.pending) > 1:
        yield "I13 nobody is asked, or both"
    for decision in match.pending.values():
        found = decision.options
        if not found or len(set(found)) < len(found):
            yield f"I13 {decision.kind} has no options, or one twice"
        if decision.kind == "action" and not {"rest", "prepare"} <= set(found):
            yield "I13 no rest or no preparation"


def worked_out(duel: Duel) -> Iterator[str]:
    """What follows from the rest is as if it were worked out anew."""
    again = duel.copy()
    again.derive()
    for name in Duel.derived:
        kept, found = getattr(duel, name), getattr(again, name)
        if (set(kept), len(kept)) != (set(found), len(found)) if name == "locked" else kept != found:
            yield f"{name} is not what follows from the rest"


def from_to(old: Duel, new: Duel, seat: int, story: Sequence[Any], known: int) -> Iterator[str]:
    """What must be true of one answer of a seat; so much of the story was told before it."""
    told = story[known:]
    if [each for each in BOTH if old.spent[each] and not new.spent[each]]:
        yield "I08 a knowledge marker is active again"
    used = [event.side for event in told if event_name(type(event)) == "knowledge-used"]
    if [SIDES[each] for each in BOTH if new.spent[each] and not old.spent[each]] != used:
        yield "I08 a knowledge marker was turned for nothing"
    yield from one_rung_at_a_time(old, new, told, story)
    if seat == CREATURE and old.shielded:
        yield from protected(old, new, told)


def one_rung_at_a_time(old: Duel, new: Duel, told: Sequence[Any], story: Sequence[Any]) -> Iterator[str]:
    """IB-I14 and IB-I15 Characters move one rung at a time and are told to; a locked one moves only for Timmy."""
    rung = dict(old.rung)
    for event in told:
        match event_name(type(event)):
            case "shifted":
                if abs(event.rung - rung[event.character]) != 1:
                    yield f"I14 {event.character} jumped from {rung[event.character]} to {event.rung}"
                if rung[event.character] in LOCKED and last_effect(story) != "c_timmy":
                    yield f"I15 {event.character} was locked"
                rung[event.character] = event.rung
            case "character-removed":
                del rung[event.character]
    if rung != new.rung:
        yield "I14 a character moved untold"


def last_effect(story: Sequence[Any]) -> str:
    """The effect of a character that was used last."""
    return next((each.effect for each in reversed(story) if event_name(type(each)) == "effect-used"), "")


def protected(old: Duel, new: Duel, told: Sequence[Any]) -> Iterator[str]:
    """IB-I16 The Creature changes nothing of a protected character but takes its own tokens away."""
    character = old.shielded
    if new.rung.get(character) != old.rung[character]:
        yield f"I16 {character} was shifted or removed"
    if character in [event.character for event in told if event_name(type(event)) == "character-relocated"]:
        yield f"I16 {character} was relocated"
    laid = {symbol for symbol, bearer in new.tokens.items() if bearer == character}
    if not laid <= {symbol for symbol, bearer in old.tokens.items() if bearer == character}:
        yield f"I16 {character} got a token"
    if new.laid.get(character, old.laid.get(character)) != old.laid.get(character):
        yield f"I16 {character} got a skip card"


def turns_alternate(story: Sequence[Any]) -> Iterator[str]:
    """IB-I12 The sides take turns, and the turns are counted."""
    began = [event for event in story if event_name(type(event)) == "turn-began"]
    for at, (last, event) in enumerate(pairwise(began), 2):
        if event.side == last.side or event.turn != at:
            yield f"I12 turn {event.turn} of {event.side}"


def known_cards(story: Sequence[Any], seat: int | None) -> set[str]:
    """IB-I19 The cards of hands that a seat (None: a spectator) has seen, as far as they were not seen to leave them."""
    known: set[str] = set()
    for event in story:
        match event_name(type(event)):
            case "hand-seen" if seat is not None and event.side == SIDES[seat]:
                known |= set(event.cards)
            case "card-recovered":
                known.add(event.card)
            case "card-played" | "card-discarded":
                known.discard(event.card)
    return known
