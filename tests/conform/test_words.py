"""Words that are missing."""

from pathlib import Path

from tests.conform.sale import GAME, WORDS, fault, with_words


def test_words_that_are_missing_or_differ(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(WORDS.replace("$card", "$coin") + "more = { $this }\n= junk\n")
    (tmp_path / "text" / "ru.ftl").write_text("game-sale = Sale\nmore = { $that }\nmore = again\n")
    said = fault(with_words(asks={**GAME.words.asks, "haggle": "SA-4"}), tmp_path, "words", games=0)
    for expected in (
        "en.ftl: not understood: '= junk'",
        "ru.ftl: more stands there twice",
        "ask-bid is missing in ru",
        "more has the places ['this'] in en, [] in ru",
        "no words for ask-haggle",
        "event-coin-taken has places for ['coin'], but the event has only ['card', 'seat']",
    ):
        assert expected in said, said


def test_no_words_at_all(tmp_path: Path) -> None:
    assert "there is no en.ftl" in fault(GAME, tmp_path, "words", games=0)
