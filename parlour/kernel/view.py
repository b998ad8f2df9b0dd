"""What one seat may know, and a full position imagined from nothing but that."""

from collections.abc import Mapping
from operator import is_
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
    return Scenes(game, terms).scene(position, seat)


class Scenes:
    """Scenes of positions that follow one another, for all eyes: what is the same is made once.

    Nobody may change a position or a scene any more: scenes share parts.
    """

    __slots__ = ("_facts", "_game", "_position", "_tables", "_terms")

    def __init__(self, game: Game, terms: Terms) -> None:
        self._game = game
        self._terms = plain_terms(terms)
        self._tables = Tables()
        self._position: Position | None = None  # the last one
        self._facts: Mapping[str, Any] = {}  # that were worked out for it

    def scene(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """What these eyes see."""
        asked = pending(position)
        shown: dict[str, Any] = {
            "terms": self._terms,
            "seat": seat,
            "table": self._tables.seen_by(position, seat),
            "asked": {
                str(other): None if decision.quiet and other != seat else decision.kind for other, decision in asked.items()
            },
            "sealed": sorted(position.sealed),
            "decision": asked[seat].plain() if seat is not None and seat in asked else None,
            "answer": plain_field(position.sealed.get(seat)) if seat is not None else None,
            "outcome": plain_field(position.outcome),
        }
        screen = self._game.screen
        if screen.facts is not None:
            if position is not self._position:
                self._position, self._facts = position, screen.facts(position)
            own = {} if seat is None or screen.own_facts is None else screen.own_facts(position, seat)
            shown["facts"] = {**self._facts, **own}
        return shown


class Tables:
    """What lies on the table in positions that follow one another, JSON-ready: what has not changed is taken over."""

    __slots__ = ("_alike", "_fields", "_position", "_seen", "_zones")

    def __init__(self) -> None:
        self._position: Position | None = None  # the last one
        self._alike: dict[str, Any] = {}  # its fields as everybody sees them; None for those that they do not see alike
        self._fields: dict[str, tuple[Any, Any]] = {}  # each field that everybody sees, and the same as JSON
        self._zones: dict[tuple[str, int], tuple[Any, Any]] = {}  # the same of each zone, by whose eyes
        self._seen: dict[Card, int] = {}  # who knew the cards then

    def seen_by(self, position: Position, seat: Seat | None) -> dict[str, Any]:
        """All fields as these eyes see them."""
        if position is not self._position:
            self._turn_to(position)
        own = bit(seat)
        table = self._alike.copy()
        for name in position.private:
            table[name] = {
                str(key): plain_field(value) if key == seat else None for key, value in getattr(position, name).items()
            }
        for name in position.zones:
            content, kept = getattr(position, name), self._zones.get((name, own))
            if kept is None or not is_same(content, kept[0]):
                kept = self._zones[name, own] = content, _zone(position, content, own)
            table[name] = kept[1]
        return table

    def _turn_to(self, position: Position) -> None:
        if not is_same(position.seen, self._seen):
            self._zones.clear()
        self._position, self._seen = position, position.seen
        self._alike = dict.fromkeys(position.fields)
        for name in position.fields:
            if name not in position.private and name not in position.zones:
                content, kept = getattr(position, name), self._fields.get(name)
                if kept is None or not is_same(content, kept[0]):
                    kept = self._fields[name] = content, plain_field(content)
                self._alike[name] = kept[1]


def is_same(content: Any, before: Any) -> bool:
    """Whether a field holds the very things that it held before, in the same order."""
    if content is before:
        return True
    if type(content) is dict and type(before) is dict and len(content) == len(before):
        return all(map(is_, content, before)) and all(map(is_, content.values(), before.values()))
    if type(content) is list and type(before) is list and len(content) == len(before):
        return all(map(is_, content, before))
    return False


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
    return bool(Tables().seen_by(position, seat) == view["table"] and plain_frames(position.stack) == view["frames"])


def _zone(position: Position, content: Any, own: int) -> Any:
    if isinstance(content, dict):
        return {str(key): _shown(position, cards, own) for key, cards in content.items()}
    return _shown(position, content, own)


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
