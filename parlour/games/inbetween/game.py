"""The front door of In Between."""

from pathlib import Path

from parlour.games.inbetween.bots.candidates import candidates, glance
from parlour.games.inbetween.bots.evaluate import FEATURES, evaluate
from parlour.games.inbetween.bots.shame import shame
from parlour.games.inbetween.content.box import CONTENT, DESIGNED
from parlour.games.inbetween.drawing import picture
from parlour.games.inbetween.effects.words import QUESTIONS
from parlour.games.inbetween.events import EVENTS
from parlour.games.inbetween.facts import facts, own_facts, pieces
from parlour.games.inbetween.imagining import imagine
from parlour.games.inbetween.position import SIDES, Duel
from parlour.games.inbetween.refusals import KEYS, explain
from parlour.games.inbetween.rules.ending import concede
from parlour.games.inbetween.rules.turn import play
from parlour.games.inbetween.setup import setup
from parlour.games.inbetween.words import CITES, NAMES
from parlour.kernel import Game, Hints, Option, Screen, Words

OPTIONS = {
    "bonus": Option(("0", "1", "2", "3"), "1", fine=True, rule="IB-213", house=True),
    "deal": Option(("plain", "balanced"), "plain", fine=True, rule="IB-202", house=True),
    "pull_world": Option(("creature", "both", "human"), "creature", fine=True, rule="IB-CH-H1"),
}


def turn_number(duel: Duel) -> int:
    """By both together."""
    return duel.turn


ASKS = {
    "knowledge": "IB-404",
    "action": "IB-305",
    "play": "IB-519",
    "prepare": "IB-541",
    "raise": "IB-704",
    "use": "IB-706",
    **{kind: question.rule for kind, question in QUESTIONS.items()},
}

GAME = Game(
    id="inbetween",
    version=5,
    seats=(2,),
    options=OPTIONS,
    content=CONTENT,
    designed=DESIGNED,
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
        own_facts=own_facts,
        draw=picture,
        minutes=(20, 40),
    ),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        shame=shame,
        candidates=candidates,
        glance=glance,
        turns=turn_number,
    ),
)
