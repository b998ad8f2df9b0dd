"""A guide as it is served: filled in from the content and the words of its game."""

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.games import game
from parlour.kernel import Game
from parlour.server.guidebook import guide

GAME = game("inbetween")


@pytest.fixture
def written(tmp_path: Path) -> Game:
    (tmp_path / "text").symlink_to(GAME.folder / "text")
    return replace(GAME, folder=tmp_path)


@pytest.mark.parametrize(
    ("line", "served"),
    [
        ("Draw {=prepare_to} cards. {#IB-542}", "Draw 5 cards. {#IB-542}"),
        ("::words card-family_dinner", "- **Family Dinner.** Draw 2 cards. {#IB-CC-02}"),
        ("::words cards.{}.cost card-granola_bar", "- **Granola Bar · 2.** Gain 4 energy. {#IB-CC-22}"),
        ("::words effect-c_lan*=character-lan*", "- **Black Sermon (Lance).** Gain 3 energy. {#IB-CH-C07}"),
        (
            "::words effect-h_gain=character-earl,character-sam",
            "- **Second Wind (Earl, Sam).** Gain 2 energy, then draw 1 card. {#IB-CH-H2}",
        ),
        ("::picture circle Ten people", "::picture circle Ten people"),
        ("::example sam", None),
    ],
)
def test_the_marks_of_a_guide_are_filled_in(written: Game, line: str, served: str | None) -> None:
    (written.folder / "guide.en.md").write_text(f"# Play\n\n{line}\nthen\n", encoding="utf-8")
    assert guide(written, "en").split("\n") == ["# Play", "", *([served] if served else []), "then", ""]


def test_pieces_are_a_table_of_what_they_are_in_the_content(written: Game) -> None:
    (written.folder / "guide.en.md").write_text(
        "::table card-shro* card-shot* | Card | Symbol = cards.{}.symbol | Cost = cards.{}.cost\n"
    )
    assert guide(written, "en").split("\n") == [
        "| Card | Symbol | Cost |", "| --- | --- | --- |", "| Shroud | Web | 1 |", "| Shotgun | Shield | 4 |", "",
    ]  # fmt: skip


def test_a_game_without_a_guide_in_that_language_serves_none(written: Game) -> None:
    assert guide(written, "ru") == ""
