"""What a hand can be played for: options A and B of every card (RULES.md 6.5)."""

from collections.abc import Iterator, Mapping
from random import Random

from parlour.games.inbetween.content.cards import CARDS, KIND_OF
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.ladder import BACK, DEEPER
from parlour.games.inbetween.position import CREATURE, NOBODY_AT_ALL, CharacterId, Duel, Kind, Symbol
from parlour.kernel import Action, Choices, Seat

TOKEN = "token"
WAYS = (DEEPER, BACK)
SHIFTS: Mapping[Kind, Mapping[CharacterId, tuple[Action, Action]]] = {
    kind: {character: (("play", kind, character, DEEPER), ("play", kind, character, BACK)) for character in CHARACTERS}
    for kind in CARDS
}
TOKENS: Mapping[Kind, Mapping[CharacterId, Action]] = {
    kind: {character: ("play", kind, character, TOKEN) for character in CHARACTERS} for kind in CARDS
}


class Plays(Choices):
    """IB-501, IB-504, IB-506 and IB-508 Every card of the hand with every character that it may shift or mark with its token.

    Written out only when somebody reads them; before them stand the other answers that the question has.
    """

    __slots__ = ("cards", "others", "size")

    def __init__(self, duel: Duel, seat: Seat, others: tuple[Action, ...] = ()) -> None:
        self.others = others
        printed, size = duel.content.cards, len(others)
        reaches: dict[Symbol, Reach] = {}
        self.cards: list[tuple[Kind, Reach]] = []
        for kind in dict.fromkeys([KIND_OF[card] for card in duel.hands[seat]]):
            symbol = printed[kind].symbol
            reach = reaches.get(symbol)
            if reach is None:
                reach = reaches[symbol] = Reach(duel, seat, symbol)
            size += reach.size
            self.cards.append((kind, reach))
        self.size = size

    def __iter__(self) -> Iterator[Action]:
        yield from self.others
        for kind, reach in self.cards:
            for character in reach.bearers:
                yield from SHIFTS[kind][character]
            for character in reach.places:
                yield TOKENS[kind][character]

    def pick(self, rng: Random) -> Action:
        """One answer at random."""
        at = int(rng.random() * self.size)
        if at < len(self.others):
            return self.others[at]
        at -= len(self.others)
        for kind, reach in self.cards:
            if at < reach.size:
                way, shifts = at % 2, 2 * len(reach.bearers)
                return SHIFTS[kind][reach.bearers[at // 2]][way] if at < shifts else TOKENS[kind][reach.places[at - shifts]]
            at -= reach.size
        raise AssertionError("nothing can be answered")

    def settle(self, position: Duel, action: Action) -> Action | None:
        """Accepts what would be written out, without writing it out."""
        if action in self.others:
            return action
        match action:
            case ("play", kind, character, way):
                for other, reach in self.cards:
                    if other == kind and character in (reach.places if way == TOKEN else reach.bearers if way in WAYS else ()):
                        return action
        return None


class Reach:
    """IB-505, IB-507 and IB-534 Whom a symbol reaches by face or token: whom it may shift (A), and where its token may go (B)."""

    __slots__ = ("barred", "bearers", "circle", "printed", "size")

    def __init__(self, duel: Duel, seat: Seat, symbol: Symbol) -> None:
        tokens, locked = duel.tokens, duel.locked
        self.circle = duel.circle
        self.printed = duel.printed[symbol]
        self.bearers = (*self.printed, tokens[symbol]) if symbol in tokens else self.printed
        self.barred = duel.shielded if seat == CREATURE else NOBODY_AT_ALL
        if locked or self.barred:
            self.bearers = tuple([bearer for bearer in self.bearers if bearer not in locked and bearer != self.barred])
        shut = len(self.printed) + (self.barred != NOBODY_AT_ALL and self.barred not in self.printed)
        self.size = 2 * len(self.bearers) + len(self.circle) - shut

    @property
    def places(self) -> list[CharacterId]:
        """IB-509, IB-510, IB-511 and IB-512 Where the token may go, or stay."""
        return [place for place in self.circle if place not in self.printed and place != self.barred]


def can_play(duel: Duel, seat: Seat) -> bool:
    """IB-502 Whether a card of the hand can be played at all."""
    return any(Reach(duel, seat, duel.content.cards[KIND_OF[card]].symbol).size for card in duel.hands[seat])
