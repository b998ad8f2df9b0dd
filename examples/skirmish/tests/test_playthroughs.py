"""The golden playthroughs show every way in which a game can end."""

from examples.skirmish.game import GAME

FOLDER = GAME.folder / "tests" / "playthroughs"


def lines(name: str) -> list[str]:
    """The lines of a playthrough."""
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def test_one_ends_with_an_army_destroyed() -> None:
    assert "  unit-destroyed" in lines("army-destroyed")[-3] and lines("army-destroyed")[-1] in (
        "over: 0 0, 1 1",
        "over: 0 1, 1 0",
    )


def test_one_ends_after_twelve_rounds_with_more_health_for_one_side() -> None:
    assert "  round-began round=12" in lines("more-health") and lines("more-health")[-1] in ("over: 0 0, 1 1", "over: 0 1, 1 0")


def test_one_ends_after_twelve_rounds_in_a_draw() -> None:
    assert "  round-began round=12" in lines("draw") and lines("draw")[-1] == "over: 0 0.5, 1 0.5"
