"""A small sound game that the kit finds nothing wrong with: coins, purses and secret bids."""

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from parlour.conform import CHECKS, conform
from parlour.kernel import (
    DERIVED,
    EVERYBODY,
    NOBODY,
    OWNER,
    PRIVATE,
    Action,
    Card,
    Decision,
    Game,
    Option,
    Pile,
    Play,
    Position,
    Seat,
    Subset,
    Terms,
    Words,
    Zone,
    ask,
    ask_all,
    chosen_items,
    draw,
    move,
    plain,
    roll,
    rule,
    share,
    shuffle,
    stack,
)

CARDS = tuple(Card(f"coin{n}") for n in range(1, 13))
WORDS = """
game-sale = Sale
ask-bid = Your bid?
ask-keep = Keep which, { $seat }?
ask-pick = Which?
event-bids-opened = Bids: { $bids }
event-coin-taken = { $seat } takes { $card }
"""


class Sale(Position):
    """Coins in a deck, in hands and on the table; a purse that only its owner knows."""

    deck: Annotated[Pile, Zone(NOBODY)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    table: Annotated[Pile, Zone(EVERYBODY)]
    purse: Annotated[dict[Seat, int | None], PRIVATE]
    points: list[int]
    note: str
    total: Annotated[list[int], DERIVED]

    def derive(self) -> None:
        self.total = [sum(self.points)]


class LooseSale(Sale):
    """A container that is no plain dict, so that copies share it."""

    tally: Counter[str]


@plain
class BidsOpened(NamedTuple):
    bids: tuple[int, ...]


@plain
class CoinTaken(NamedTuple):
    seat: Seat
    card: Card


@plain
class Whispered(NamedTuple):
    """Names a card, but not as one."""

    text: str


def setup(terms: Terms, content: Any) -> Sale:
    return Sale(terms.seats, content, **_laid(terms))


def loose_setup(terms: Terms, content: Any) -> LooseSale:
    return LooseSale(terms.seats, content, tally=Counter(), **_laid(terms))


def _laid(terms: Terms) -> dict[str, Any]:
    seats = range(terms.seats)
    return {
        "deck": CARDS,
        "hands": dict.fromkeys(seats, ()),
        "table": (),
        "purse": dict.fromkeys(seats, 3),
        "points": [0 for _ in seats],
        "note": "",
    }


def fill_purses(sale: Position, view: Mapping[str, Any], rng: random.Random) -> None:
    assert isinstance(sale, Sale)
    for seat, coins in sale.purse.items():
        if coins is None:
            sale.purse[seat] = rng.randint(0, 3)


def score(sale: Sale, seat: Seat, points: int) -> None:
    sale.points[seat] += points
    sale.total[0] += points


def pick(*actions: Action) -> Decision:
    return Decision("pick", actions)


def keeping(sale: Sale, seat: Seat) -> Decision:
    held = sale.hands[seat]
    return Decision("keep", Subset("keep", held, 0, len(held)), {"seat": seat}, quiet=True)


def nobody() -> dict[Seat, Decision]:
    return {}


@rule
def deal(sale: Sale) -> Play[None]:
    deck = yield shuffle(sale.deck)
    stack(sale, "deck", deck)
    for seat in range(sale.seats):
        draw(sale, "deck", ("hands", seat))
        draw(sale, "deck", ("hands", seat))


@rule
def play(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    for _ in range(2):
        bids = yield ask_all({seat: Decision("bid", tuple(("bid", n) for n in range(3))) for seat in range(sale.seats)})
        offered = tuple([bids[seat][1] for seat in range(sale.seats)])
        yield ask_all(nobody())  # goes on at once
        dice = yield roll(1)
        sale.tell(BidsOpened(offered))
        best = (offered.index(max(offered)) + dice[0]) % sale.seats
        sale.purse[best] = 0
        keep = yield ask(best, keeping(sale, best))
        for card in chosen_items(keep):
            move(sale, Card(card), ("hands", best), "table")
            score(sale, best, 1)
        choice = yield ask(best, pick("take", "leave"))
        if choice == "take":
            sale.tell(CoinTaken(best, draw(sale, "deck", ("hands", best))))
    most = max(sale.points)
    return share(tuple([seat for seat in range(sale.seats) if sale.points[seat] == most]), sale.seats)


GAME = Game(
    id="sale",
    version=1,
    seats=(2, 3),
    options={"mode": Option(("short", "long"), "short")},
    position=Sale,
    setup=setup,
    play=play,
    pieces=lambda sale: len(sale.seen),
    imagine=fill_purses,
    folder=Path(__file__).parent,
    words=Words(asks={"bid": "SA-1", "keep": "SA-2", "pick": "SA-3"}, events=(BidsOpened, CoinTaken)),
)


def with_words(**changes: Any) -> Game:
    """The sale with other words."""
    return replace(GAME, words=replace(GAME.words, **changes))


def fault(game: Game, folder: Path, name: str, games: int = 2) -> str:
    """What the check of that name says of the game under its first terms; it must say something."""
    checks = [check for check in CHECKS if check.name == name]
    found = conform(replace(game, folder=folder, seats=game.seats[:1], options={}), games, 1, checks=checks)
    assert [each for each in found if each.check == name], f"{name} found nothing, but {found}"
    return "\n".join([each.what for each in found if each.check == name])
