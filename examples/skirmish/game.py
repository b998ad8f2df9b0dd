"""The front door of Skirmish."""

from pathlib import Path

from examples.skirmish.bots import FEATURES, candidates, evaluate
from examples.skirmish.content.pieces import CONTENT, Content
from examples.skirmish.drawing import picture
from examples.skirmish.position import EVENTS, War
from examples.skirmish.rules.turn import play
from parlour.kernel import Game, Hints, Screen, Terms, Words


def setup(terms: Terms, content: Content) -> War:
    """SK-4.1 The armies on their rows, the deck in order."""
    return War(
        terms.seats,
        content,
        round=0,
        at=dict(content.start),
        health={unit: content.kinds[kind].health for unit, kind in content.kind_of.items()},
        ready=(),
        deck=tuple(content.dice_of),
        hands={0: (), 1: ()},
        discard=(),
    )


GAME = Game(
    id="skirmish",
    version=1,
    seats=(2,),
    content=CONTENT,
    designed=("*",),
    position=War,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(
        asks={"activate": "SK-5.3", "move": "SK-6.1", "attack": "SK-6.5", "card": "SK-6.6", "react": "SK-6.7"}, events=EVENTS
    ),
    screen=Screen(draw=picture),
    hints=Hints(
        evaluate=evaluate,
        features=FEATURES,
        candidates=candidates,
    ),
)
