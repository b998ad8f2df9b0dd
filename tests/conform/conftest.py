"""Where the words of the sale are."""

from pathlib import Path

import pytest

from tests.conform.sale import WORDS


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("sale")
    (made / "text").mkdir()
    for language in ("en", "ru"):
        (made / "text" / f"{language}.ftl").write_text(WORDS)
    return made
