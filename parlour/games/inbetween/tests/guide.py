"""The pictures and the worked examples of In Between's guide."""

from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import of, options, pass_to, play, side_asked, situation, state
from parlour.kernel import Match
from tests.guides import Picture

NEIGHBOURS = ("earl", "sam", "jamie")


def circle() -> Picture:
    people = "bob H1, mina C2, sam H3, carl C0, julie H2, tom C1, maggie H0, max C3, natalie H4, lance C0"
    return Picture(
        situation(
            people, marker="julie", active="creature", energy=(4, 6), knowledge=(2, 1), tokens="home bob, claw max",
            equipment="radio", turn=18, hands=("granola_bar detour preparation", "shroud hunger nightmare tendrils"),
        )
    )  # fmt: skip


def guarded() -> Picture:
    return Picture(_sam(), NEIGHBOURS, ("sam",))


def turned() -> Picture:
    return Picture(_pushed_thrice()[0], NEIGHBOURS, ("sam",))


def marker() -> Picture:
    return Picture(_julie(), ("bob", "julie", "tom"), ("julie",))


def sam() -> set[int]:
    match, states = _pushed_thrice()
    assert states == ["H2", "H1", "H0", "C0"] and match.position is not None
    return {2, 1}


def rest() -> set[int]:
    people = "bob C0, mina C1, sam C0, carl C2, julie C0, tom C0, maggie H0, max H0, natalie H0, lance H0"
    match = situation(people, active="creature", energy=(5, 7))
    theirs = [each for each in of(match).circle if state(match, each).startswith("C")]
    play(match, "rest")
    assert of(match).energy[CREATURE] == 10
    return {7, len(theirs), 10 - 7, 10}


def julie() -> set[int]:
    match = _julie()
    assert of(match).energy[CITY] == 5
    assert side_asked(match) == "city"
    play(match, "raise")
    assert (of(match).energy[CITY], of(match).knowledge[CITY]) == (4, 1)
    play(match, "use")
    assert {"1", "2"} <= {option.split()[-1] for option in options(match)}
    return {2, 5, 0, 1, 4}


def _sam() -> Match:
    return situation("earl C0, sam H2, jamie C0", marker="earl", active="creature", hands=("", "paranoia paranoia paranoia"))


def _pushed_thrice() -> tuple[Match, list[str]]:
    """Sam pushed back by the Creature on three turns of its own."""
    match = _sam()
    states = [state(match, "sam")]
    for _ in range(3):
        pass_to(match, "action")
        while side_asked(match) != "creature":
            play(match, "rest")
            pass_to(match, "action")
        play(match, "play paranoia sam back")
        states.append(state(match, "sam"))
    return match, states


def _julie() -> Match:
    return situation("bob C0, julie H2, tom C1", marker="julie", active="creature", phase="activity")


PICTURES = {each.__name__: each for each in (circle, guarded, turned, marker)}
EXAMPLES = {each.__name__: each for each in (sam, rest, julie)}
