"""How many ways there are to go on from fixed positions: one number guards a whole chapter."""

from collections.abc import Callable

import pytest

from parlour.games.inbetween.tests.situations import play, situation
from parlour.kernel import Match
from tests.counts import count

OPENING = "natalie H0, bob C0, mandy H0, maggie C0, timmy H0, rodney C0, earl H0, richard C0, mina H0, sam C0"
MIDDLE = "scott H2, mina C1, sam H3, bob C2, tom H1, carl C0, max H0, earl C3, jamie H0, lance C1"
FEW = "max C2, bob H1, tom C0, julie H3, earl C2, jamie H0, natalie C3"


def opening() -> Match:
    """The first turn, with three cards each."""
    return situation(OPENING, marker="bob", hands=("camera evacuation roll_call", "shroud hunger rampage"))


def middle() -> Match:
    """The City may play its way into everything: equipment, tokens, a skip card, protection, a level of knowledge."""
    return situation(
        MIDDLE,
        hands=("neighbourly_help detour", "paranoia nightmare"),
        equipment="radio shotgun bicycle",
        shotgun="sam",
        tokens="eye tom, home bob",
        laid="shroud mina",
        knowledge=(3, 2),
        discards=("generator", "shroud"),
    )


def amid_an_effect() -> Match:
    """The Creature has paid for a Relocation, and the City has a Revolver."""
    match = situation(
        FEW, only=True, active="creature", hands=("camera radio", "relocation shroud"), equipment="revolver", energy=(5, 6)
    )
    return play(match, "play relocation bob token", "activate")


@pytest.mark.parametrize(
    ("situated", "counts"),
    [(opening, (37, 114, 2628)), (middle, (4, 116, 756)), (amid_an_effect, (2, 37, 74))],
    ids=["the opening", "the middle game", "amid an effect"],
)
def test_the_number_of_sequences_of_one_two_and_three_answers(
    situated: Callable[[], Match], counts: tuple[int, int, int]
) -> None:
    assert tuple(count(situated(), answers) for answers in (1, 2, 3)) == counts
