"""Rules that no test or no code cites, and content that is more than declarations."""

from pathlib import Path

import pytest

from parlour.conform import (
    CHECKS,
    covers,
    functions_in_content,
    places_cited,
    rule_numbers,
    uncited_rules,
    uncoded_rules,
    untested_pieces,
)

RULES = """# Rules
## 3. Components
- **SA-3.1** Not to be tested.
## 4. Setup
- **SA-4.1** A rule, see SA-9.9 and **SA-9.8**.
| SA-4.2 | A rule in a table. |
| **SA-TR-NM6e** | Another. |
### 6.2 Part
  - **SA-601**. Below another.
## 12. Examples
- **SA-X1 A title.** An example.
"""


def test_rules_that_no_test_covers_and_rules_that_do_not_exist(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    cited = '@covers("SA-4.1", "SA-X1", "card:coin")\ndef test_one(): ...\n@covers("SA-7")\ndef test_two(): ...\n'
    (tmp_path / "tests" / "test_sale.py").write_text(cited)
    assert rule_numbers(tmp_path / "RULES.md") == ("SA-4.1", "SA-4.2", "SA-TR-NM6e", "SA-601")
    assert list(uncited_rules(tmp_path / "RULES.md", tmp_path / "tests")) == [
        "no test covers SA-4.2",
        "no test covers SA-TR-NM6e",
        "no test covers SA-601",
        "test_sale.py:4 cites SA-7, which RULES.md does not have",
    ]


def test_rules_that_no_code_cites_and_marks_that_are_wrong(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(f"{RULES}\nStructural rules: SA-4.2, SA-601, SA-7.\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_sale.py").write_text("# SA-4.1")
    (tmp_path / "Board.svelte").write_text("<!-- SA-601. -->")
    (tmp_path / "board.test.ts").write_text("// SA-TR-NM6e")
    assert list(uncoded_rules(tmp_path)) == [
        "no code cites SA-4.1",
        "no code cites SA-TR-NM6e",
        "SA-601 is marked as structural and cited by code",
        "SA-7 is marked as structural and is no rule",
    ]


def test_a_citation_that_is_not_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_sale.py").write_text("@covers(*NUMBERS)\ndef test_one(): ...\n")
    with pytest.raises(ValueError, match="write out"):
        places_cited(tmp_path)


def test_covers_marks_a_test() -> None:
    assert covers("SA-1")(test_covers_marks_a_test).covers == ("SA-1",)  # type: ignore[attr-defined]


def test_pieces_that_no_test_covers(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("card-coin = Coin\ncard-coin-hint = Money\ncard-gem = Gem\nunit-foot = Foot\n")
    cited = '@covers("card:coin", "card:ring")\ndef test_one(): ...\n'
    (tmp_path / "tests" / "test_sale.py").write_text(cited)
    assert list(untested_pieces(tmp_path)) == [
        "test_sale.py:2 covers card:ring, but there are no words for card-ring",
        "no test covers card:gem",
    ]


def test_content_that_works_things_out(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "cards.py").write_text("def cost(card): ...\nNAME = lambda card: card\n")
    said = sorted(functions_in_content(tmp_path))
    assert said == ["content/cards.py:1 defines cost", "content/cards.py:2 defines a lambda"]


def test_every_check_is_shown_to_find_something() -> None:
    text = "".join(file.read_text() for file in Path(__file__).parent.glob("test_*.py"))
    for check in CHECKS:
        assert f'folder, "{check.name}"' in text, f"no broken game for {check.name}"
