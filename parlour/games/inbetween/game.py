"""The front door of In Between."""

from pathlib import Path

from parlour.games.inbetween.bots import FEATURES, candidates, evaluate
from parlour.games.inbetween.content import CONTENT, Content
from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.content.cites import CITES
from parlour.games.inbetween.content.effects import BRANCH_OF, EFFECTS
from parlour.games.inbetween.drawing import drawn
from parlour.games.inbetween.events import EVENTS
from parlour.games.inbetween.facts import facts, pieces
from parlour.games.inbetween.imagining import imagine
from parlour.games.inbetween.position import CITY, CLOCKWISE, CREATURE, NOBODY_AT_ALL, SIDES, Duel
from parlour.games.inbetween.refusals import KEYS, explain
from parlour.games.inbetween.rules.concession import concede
from parlour.games.inbetween.rules.setup import ALL_CARDS
from parlour.games.inbetween.rules.turn import play
from parlour.kernel import Card, Game, Hints, Option, Screen, Terms, Words

OPTIONS = {
    "bonus": Option(("0", "1", "2", "3"), "0", fine=True, rule="IB-213", house=True),
    "deal": Option(("plain", "balanced"), "plain", fine=True, rule="IB-202", house=True),
    "pull_world": Option(("creature", "both", "human"), "creature", fine=True, rule="IB-CH-H1"),
}


def setup(terms: Terms, content: Content) -> Duel:
    """IB-208 to IB-213 Everything in the supply, both markers on level 0, energy for both."""
    return Duel(
        terms.seats,
        content,
        bonus=int(terms.options["bonus"]),
        balanced=terms.options["deal"] == "balanced",
        pull_world=terms.options["pull_world"],
        circle=(),
        rung={},
        gone=(),
        tokens={},
        laid={},
        shielded=NOBODY_AT_ALL,
        marker=NOBODY_AT_ALL,
        direction=CLOCKWISE,
        displaced=False,
        first=CITY,
        active=CITY,
        turn=0,
        phase="setup",
        energy=[content.start_energy, content.start_energy],
        knowledge=[0, 0],
        spent=[False, False],
        ending="",
        stock=list(ALL_CARDS),
        decks={seat: tuple([Card(card) for card in DECKS[seat]]) for seat in (CITY, CREATURE)},
        hands={CITY: (), CREATURE: ()},
        discards={CITY: (), CREATURE: ()},
        limbo={CITY: (), CREATURE: ()},
        skips={CITY: (), CREATURE: ()},
        equipment=(),
        box=(),
    )


def turns_begun(duel: Duel) -> int:
    """By both together."""
    return duel.turn


ASKS = {
    "knowledge": "IB-404",
    "action": "IB-305",
    "play": "IB-519",
    "activate": "IB-513",
    "revolver": "IB-921",
    "replace": "IB-906",
    "prepare": "IB-541",
    "raise": "IB-704",
    "use": "IB-706",
    "radio": "IB-710",
    "bicycle": "IB-CC-28",
    "shift": "IB-602",
    "deepen": "IB-610",
    "source": "IB-KC-3",
    "neighbour": "IB-KC-3",
    "sweep": "IB-CH-C04",
    "turn": "IB-612",
    "remove": "IB-811",
    "relocate": "IB-810",
    "skip": "IB-806",
    "shield": "IB-CC-14",
    "borrow": "IB-713",
    "pluck": "IB-H01",
    "recover": "IB-H02",
    "token": "IB-CC-26",
    "hunger": "IB-KC-6",
    "harass": "IB-CH-C15",
    "rampage": "IB-KC-7",
    "sacrifice": "IB-CH-C15",
    "offer": "IB-CH-C04",
    "equipment": "IB-CH-C13",
    "release": "IB-CH-C17",
    "rescue": "IB-KN-C4",
    "steps": "IB-CH-H4",
}

NAMES = {
    **{character: f"character-{character}" for character in CONTENT.characters},
    **{card: f"card-{kind}" for card, kind in KIND_OF.items()},
    **{kind: f"card-{kind}" for kind in CONTENT.cards},
    **{effect: f"effect-{effect}" for effect in EFFECTS if effect.startswith(("h_", "c_")) and effect not in BRANCH_OF},
    **{effect: f"knowledge-{effect}" for effect in EFFECTS if "_k" in effect},
    **{symbol: f"symbol-{symbol}" for symbol in CONTENT.symbols},
    **{side: f"side-{side}" for side in SIDES},
}

GAME = Game(
    id="inbetween",
    version=2,
    seats=(2,),
    options=OPTIONS,
    content=CONTENT,
    position=Duel,
    setup=setup,
    play=play,
    pieces=pieces,
    concede=concede,
    imagine=imagine,
    folder=Path(__file__).parent,
    words=Words(
        asks=ASKS,
        events=EVENTS,
        illegal=KEYS,
        explain=explain,
        names=NAMES,
        seated=lambda terms: [f"side-{side}" for side in SIDES],
        cites=CITES,
    ),
    screen=Screen(
        facts=facts,
        draw=drawn,
        minutes=(20, 40),
    ),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        candidates=candidates,
        turns=turns_begun,
    ),
)
