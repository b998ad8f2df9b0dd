"""What one seat may know, and a full position imagined from nothing but that."""

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.kernel.chance import Keyed
from parlour.kernel.codec import decode
from parlour.kernel.decision import Sealed, Seat
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.event import Heard
from parlour.kernel.game import Game, Terms
from parlour.kernel.position import NO_SEALS, Position, events
from parlour.kernel.run import open_question, pending
from parlour.kernel.serialization import bare, field_from, frames_from, plain_field, plain_frames, plain_terms, terms_from
from parlour.kernel.zones import Card, Pile, Place, bit, kind_of, lay, pile, places, sees

FORMAT = "parlour-view/1"
DEALS = 1_000  # that what is asked may turn down: with these cards nobody would have been asked it


def look(game: Game, terms: Terms, position: Position, seat: Seat | None, since: int = 0) -> dict[str, Any]:
    """What the seat (None: a spectator) may know, JSON-ready, with the events after number `since`."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        **scene(game, terms, position, seat),
        "seen": _also_seen(position, seat),
        "frames": plain_frames(position.stack),
        "events": [told.heard_by(seat) for told in events(position, since)],
    }


def scene(game: Game, terms: Terms, position: Position, seat: Seat | None) -> dict[str, Any]:
    """The part of a view that a screen shows: without what it takes to imagine the rest, and without the story so far."""
    asked = pending(position)
    shown: dict[str, Any] = {
        "terms": plain_terms(terms),
        "seat": seat,
        "table": _table(position, seat),
        "asked": {str(other): None if decision.quiet and other != seat else decision.kind for other, decision in asked.items()},
        "sealed": sorted(position.sealed),
        "decision": asked[seat].plain() if seat is not None and seat in asked else None,
        "answer": plain_field(position.sealed.get(seat)) if seat is not None else None,
        "outcome": plain_field(position.outcome),
    }
    if game.screen.facts is not None:
        shown["facts"] = dict(game.screen.facts(position, seat))
    return shown


def imagine(game: Game, view: Mapping[str, Any], rng: Random) -> tuple[Terms, Position]:
    """A full position that fits the view: what the seat cannot know is dealt again, chance has a new key."""
    terms, (position,) = imagine_many(game, view, rng, 1)
    return terms, position


def imagine_many(game: Game, view: Mapping[str, Any], rng: Random, count: int) -> tuple[Terms, list[Position]]:
    """So many full positions that fit the view, the same as one after the other; the view is read once for all of them."""
    try:
        if view["format"] != FORMAT or view["game"] != game.id or view["rules"] != game.version:
            raise BadRecord(f"not a view of {game.id}, version {game.version}")
        terms = terms_from(game, view["terms"])
        visible = bare(game, terms, view["table"], field_from)
        visible.seen = {}
        visible.stack = frames_from(view["frames"])
        visible.outcome = decode(view["outcome"])
        deck = Unseen(game, terms, visible, view)
        return terms, [_imagine_one(game, view, rng, visible, deck) for _ in range(count)]
    except BadRecord:
        raise
    except (ParlourError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"not a view: {type(error).__name__}: {str(error)[:120]}") from error


def _imagine_one(game: Game, view: Mapping[str, Any], rng: Random, visible: Position, deck: "Unseen") -> Position:
    for _ in range(DEALS):
        position = visible.copy()
        deck.deal(position, rng)
        position.source = Keyed(rng.getrandbits(256).to_bytes(32, "little"))
        if game.imagine is not None:
            game.imagine(position, view, rng)
        position.derive()
        if open_question(position):
            break
    for heard in view["events"]:
        position.tell(Heard(heard))
    _seal(position, view, rng)
    return position


def fits_view(position: Position, seat: Seat, view: Mapping[str, Any]) -> bool:
    """Whether the seat would see in this position what it sees in the view, the story so far aside."""
    decision = pending(position).get(seat)
    if decision is None or not view["decision"] or decision.kind != view["decision"]["kind"]:
        return False
    return bool(_table(position, seat) == view["table"] and plain_frames(position.stack) == view["frames"])


def _table(position: Position, seat: Seat | None) -> dict[str, Any]:
    own = bit(seat)
    table: dict[str, Any] = {}
    for name in position.fields:
        content = getattr(position, name)
        if name in position.private:
            table[name] = {str(key): plain_field(value) if key == seat else None for key, value in content.items()}
        elif name not in position.zones:
            table[name] = plain_field(content)
        elif isinstance(content, dict):
            table[name] = {str(key): _shown(position, cards, own) for key, cards in content.items()}
        else:
            table[name] = _shown(position, content, own)
    return table


def _shown(position: Position, cards: Pile, own: int) -> list[str | None]:
    seen = position.seen
    return [card if seen[card] & own else None for card in cards]


def _also_seen(position: Position, seat: Seat | None) -> dict[Card, int]:
    """Of the cards that the seat knows: those that others know (or do not) against what their place says."""
    own = bit(seat)
    cards = {}
    for place in places(position):
        ordinary = sees(position, place)
        for card in pile(position, place):
            if position.seen[card] & own and position.seen[card] != ordinary:
                cards[card] = position.seen[card]
    return cards


class Unseen:
    """The cards that a seat cannot place, and the gaps of its view that they fill."""

    def __init__(self, game: Game, terms: Terms, visible: Position, view: Mapping[str, Any]) -> None:
        start = game.table(terms)
        every: dict[str, list[Card]] = {}
        for place in places(start):
            every.setdefault(kind_of(start, place), []).extend(pile(start, place))
        shown = {card for place in places(visible) for card in pile(visible, place) if card is not None}
        self._missing = {kind: sorted(set(cards) - shown) for kind, cards in every.items()}
        self._known: dict[Card, int] = {}  # who sees the cards that the seat can place
        self._gaps: list[tuple[Place, str, Pile, int]] = []  # places with cards that it cannot, their kind, and who sees them
        seen = view["seen"]
        for place in places(visible):
            cards, known = pile(visible, place), sees(visible, place)
            for card in cards:
                if card is not None:
                    self._known[card] = seen.get(card, known)
            if None in cards:
                self._gaps.append((place, kind_of(visible, place), cards, known))

    def deal(self, position: Position, rng: Random) -> None:
        """Deals the cards into the gaps, all ways equally likely."""
        missing = {kind: cards.copy() for kind, cards in self._missing.items()}
        for cards in missing.values():
            rng.shuffle(cards)
        position.seen = self._known.copy()
        for place, kind, there, known in self._gaps:
            unseen = missing[kind]
            dealt = tuple([unseen.pop() if card is None else card for card in there])
            lay(position, place, dealt)
            for card, gap in zip(dealt, there, strict=True):
                if gap is None:
                    position.seen[card] = known
        if any(missing.values()):
            raise BadRecord("the view hides fewer cards than the game has")


def _seal(position: Position, view: Mapping[str, Any], rng: Random) -> None:
    """Guesses the secret answers that others have given."""
    if not view["sealed"]:
        return
    assert isinstance(position.asked, Sealed), "answers are sealed, but nobody was asked together"
    guessed = {}
    for seat in view["sealed"]:
        own = seat == view["seat"]
        guessed[seat] = decode(view["answer"]) if own else position.asked[seat].pick(rng)
    position.sealed = guessed or NO_SEALS
