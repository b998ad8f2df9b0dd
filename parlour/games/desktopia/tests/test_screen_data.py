"""What the pages beside the table show is what the book and the box hold."""

from pathlib import Path

import pytest

from parlour.games.desktopia.screen.data.write import HERE, files


@pytest.mark.parametrize("name", ["scripts.json", "roster.json", "schema.ts"])
def test_the_pages_show_what_the_game_holds(name: str) -> None:
    written = Path(HERE / name).read_text(encoding="utf-8")
    assert written == files()[name], "run `make wire`"


def test_no_solution_is_sent_to_a_browser() -> None:
    assert not any(word in files()["scripts.json"] for word in ("solution", "angle_cdeg", "end_turn"))
