"""The golden playthroughs show every mode, and every way in which a battle can end."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.tests.guided import GUIDED, PLAYTHROUGHS
from tests.playthroughs import transcript

FOLDER = GAME.folder / "tests" / "playthroughs"
DRAWN = {"draw": "strength", "etude-lost": "lost"}
CAMPAIGNS = {
    "campaign": ("tea_1_saucer", "tea_2_napkin_road", "tea_3_last_sip"),
    "letter": ("letter_1_stopper", "letter_2_blot", "letter_3_seal"),
}
WON = [name for name in GUIDED if name not in (*DRAWN, *CAMPAIGNS)]


def lines(name: str) -> list[str]:
    """The lines of a playthrough."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def told(name: str, event: str) -> list[str]:
    """What is told of this event, each time."""
    return [line.split(maxsplit=1)[-1] for line in lines(name) if line.startswith(f"  {event} ")]


def shares(name: str) -> list[float]:
    """What each seat has of the win."""
    assert lines(name)[-1].startswith("over: ")
    return [float(each.split()[1]) for each in lines(name)[-1].removeprefix("over: ").split(", ")]


def test_every_number_of_seats_is_played() -> None:
    seats = {int(lines(name)[0].split(" seats")[0].split()[-1]) for name in GUIDED}
    assert seats == set(GAME.seats)


@covers("DK-WIN-01", "DK-WIN-07")
@pytest.mark.parametrize("name", WON)
def test_a_battle_is_won_for_the_reason_that_is_told(name: str) -> None:
    (won,) = told(name, "battle-won")
    assert won.endswith(f" {GUIDED[name].tells}") and told(name, "battle-drawn") == []
    assert sum(shares(name)) == 1 and max(shares(name)) in (0.5, 1)


@covers("DK-WIN-08", "DK-SCR-11")
@pytest.mark.parametrize(("name", "reason"), DRAWN.items(), ids=DRAWN)
def test_a_battle_that_nobody_wins_is_told_so(name: str, reason: str) -> None:
    assert (told(name, "battle-drawn"), told(name, "battle-won")) == ([f"reason={reason}"], [])
    assert shares(name) == ([0.5, 0.5] if name == "draw" else [0.0])


@covers("DK-WIN-09")
@pytest.mark.parametrize("name", ["strength", "draw"])
def test_six_quiet_rounds_end_a_battle(name: str) -> None:
    assert len(told(name, "round-began")) == 6 and told(name, "character-wounded") == []


@covers("DK-WIN-08")
def test_the_round_limit_of_the_script_ends_a_battle() -> None:
    assert len(told("round-limit", "round-began")) == 10
    late = lines("round-limit")
    late = late[late.index("  round-began round=5") :]
    assert any(line.startswith("  character-wounded") for line in late)  # the last six rounds were not quiet


@covers("SB-F-16")
@pytest.mark.parametrize(("name", "scripts"), CAMPAIGNS.items(), ids=CAMPAIGNS)
def test_a_campaign_goes_through_its_three_battles(name: str, scripts: tuple[str, ...]) -> None:
    assert [each.split()[0] for each in told(name, "battle-began")] == [f"script={each}" for each in scripts]
    points = told(name, "campaign-stands")
    assert len(points) == 3 and sorted(shares(name)) == [0.0, 1.0]
    winner = shares(name).index(1.0)
    final = [int(each) for each in points[-1].removeprefix("points=(").removesuffix(")").split()]
    assert final[winner] == max(final) and sum(final) == 4


def test_allies_share_a_win() -> None:
    assert shares("captains") == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.parametrize("name", ["elimination", "hold", "damage"])
def test_players_with_a_plan_still_play_as_it_is_written(name: str) -> None:
    seed = int(lines(name)[0].rpartition("seed ")[2])
    assert transcript(PLAYTHROUGHS[name].play(seed), PLAYTHROUGHS[name].views).splitlines() == lines(name)
