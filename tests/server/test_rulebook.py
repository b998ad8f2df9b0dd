"""What players read of a game's rules."""

import re

import pytest

from parlour.conform.citations import rule_numbers
from parlour.games import game
from parlour.server.rulebook import FOR_DEVELOPERS, for_players

RULES = game("horde").folder / "RULES.md"
WHOLE = RULES.read_text(encoding="utf-8")
READ = for_players(WHOLE)

BOOK = """# Rules
Read them. [P]
## 1 Play <!-- for developers -->
a test vector
### 1.1 Below
another
```
# no heading
```
## 2 End
- **X-1** It ends. [R → X-RUL-1]
# 3 Notes <!-- for developers -->
## 3.1 On bots
# 4 Map
```
[P] . . [P]
```
The end."""


def test_marked_sections_are_left_out_with_all_below_them_and_tags_at_the_ends_of_lines() -> None:
    kept = ["# Rules", "Read them.", "## 2 End", "- **X-1** It ends.", "# 4 Map", "```", "[P] . . [P]", "```", "The end."]
    assert for_players(BOOK).split("\n") == kept


@pytest.mark.parametrize(
    "tags",
    [
        "[P]", "[D]", "[R]", "[R → HD-RUL-88]", "[P] (limit), [D] (events)", "[P] (first), [R → HD-RUL-42] (rest)",
        "[P] (empty hex), [R → HD-RUL-63]", "[P] [R → HD-RUL-63]",
    ],
)  # fmt: skip
def test_of_every_kind_of_tag_the_ruling_alone_stays(tags: str) -> None:
    named = "".join(f" ({ruling})" for ruling in re.findall(r"HD-RUL-\d+", tags))
    assert for_players(f"- **HD-1** One (at least) of them. {tags}") == f"- **HD-1** One (at least) of them.{named}"


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("- **CN-1** It moves [R15].", "- **CN-1** It moves (CN-R15)."),
        ("- **CN-2** Reach [R16]: two steps [R17] [R18]", "- **CN-2** Reach (CN-R16): two steps (CN-R17) (CN-R18)"),
        ("| 18 | 6 of each [R35] |", "| 18 | 6 of each (CN-R35) |"),
        ("Both count. [R7] [P]", "Both count. (CN-R7)"),
    ],
)
def test_a_tag_that_names_a_ruling_points_to_it_wherever_it_stands(line: str, read: str) -> None:
    assert for_players(f"{line}\n- **CN-R15** Two steps.") == f"{read}\n- **CN-R15** Two steps."


def test_tags_that_name_a_ruling_are_left_out_of_a_book_without_rulings() -> None:
    assert for_players("- **CN-1** It moves [R15].") == "- **CN-1** It moves."


def test_rulings_named_in_marked_columns_stand_behind_the_row() -> None:
    book = f"| a | b {FOR_DEVELOPERS} | c |\n|---|---|---|\n| 1 [R2] | P, IB-R3 | 4 |\n| 5 | P | 6 |"
    assert for_players(book).split("\n")[-2:] == ["| 1 (IB-R2) | 4 (IB-R3) |", "| 5 | 6 |"]


@pytest.mark.parametrize("line", ["[R12]", "`[R12]`", "[R] is a key", "see [R12a]", "```\n. [R12] .\n```"])
def test_what_only_looks_like_the_name_of_a_ruling_stays(line: str) -> None:
    assert for_players(line) == line


@pytest.mark.parametrize("line", ["[P]", "| `[P]` | printed |", "Press [D] to go on.", "a [link](#there)", "hex [P]. "])
def test_what_only_looks_like_a_tag_stays(line: str) -> None:
    assert for_players(line) == line


CARDS = f"""| ID | card | net {FOR_DEVELOPERS} | effect |
| --- | :-: | --- | --: |
| X-1 | `a|b` \\| c | +1 | Draw. |
| - | - | - | - |
| X-2 | | +2 |
{FOR_DEVELOPERS} on marks | stays
after"""


def test_marked_columns_are_left_out_of_their_table() -> None:
    head, below, first, dashes, short, stays, after = for_players(CARDS).split("\n")
    assert [head, below] == ["| ID | card | effect |", "| --- | :-: | --: |"]
    assert [first, dashes] == ["| X-1 | `a|b` \\| c | Draw. |", "| - | - | - |"]
    assert short == "| X-2 |  |"  # the reader fills short rows
    assert stays == f"| {FOR_DEVELOPERS} on marks | stays |" and after == "after"


def test_a_column_that_is_left_out_leaves_the_next_table_whole() -> None:
    book = f"a | b {FOR_DEVELOPERS}\n---|---\n1 | 2\n\n| c | d |\n|---|---|\n| 3 | 4 |"
    assert for_players(book).split("\n") == ["| a |", "| --- |", "| 1 |", "", "| c | d |", "|---|---|", "| 3 | 4 |"]


def test_a_table_of_marked_columns_is_left_out() -> None:
    assert for_players(f"one\n\n| a {FOR_DEVELOPERS} |\n|---|\n| 1 |\n\ntwo") == "one\n\n\ntwo"


def test_a_marked_line_is_left_out_and_what_is_below_it_stays() -> None:
    assert for_players(f"one\n- two {FOR_DEVELOPERS}\nthree, see {FOR_DEVELOPERS}.") == f"one\nthree, see {FOR_DEVELOPERS}."


def test_pictures_made_of_signs_stay_as_they_are() -> None:
    picture = f"```\n| a | b {FOR_DEVELOPERS} |\n|---|---|\n| 1 | 2 |\nx {FOR_DEVELOPERS}\n```"
    assert for_players(picture) == picture


def test_no_tag_is_left_in_horde() -> None:
    assert len(re.findall(r"\[[PRD]\b", WHOLE)) > 300
    assert re.findall(r"\[[PRD]\b.*", re.sub(r"```.*?```", "", READ, flags=re.DOTALL)) == []


def test_what_is_read_of_horde_is_what_stands_there() -> None:
    whole = iter(WHOLE.split("\n"))
    for line in READ.split("\n"):
        read = re.sub(r" \((?:HD-RUL-\d+(?:, )?)+\)$", "", line)
        assert any(each == line or re.fullmatch(rf"{re.escape(read)} \[[PRD]\b.*", each) for each in whole), line


def test_players_read_every_rule_of_horde() -> None:
    assert [number for number in rule_numbers(RULES) if f"**{number}**" not in READ] == []
    headings = re.findall(r"^#+ (\d+)\.? ", READ, re.MULTILINE)
    assert list(dict.fromkeys(headings)) == ["1", "2", "3", "4", "5", "6", "9", "10", "11", "12", "16", "17"]
    assert FOR_DEVELOPERS not in READ


CANDELABRIA = RULES.parents[1] / "candelabria" / "RULES.md"


def test_no_tag_is_left_in_candelabria() -> None:
    whole = CANDELABRIA.read_text(encoding="utf-8")
    assert len(re.findall(r"\[R\d+\]", whole)) > 80
    assert re.findall(r".*\[R.*", for_players(whole)) == []


def test_players_of_candelabria_meet_no_number_and_no_mark_of_the_developers() -> None:
    read = for_players(CANDELABRIA.read_text(encoding="utf-8"))
    assert re.findall(r"CN-[CDITX]\d+|`(?:printed|public|designed)`", read) == []
    headings = re.findall(r"^#+ (\d+)\.? ", read, re.MULTILINE)
    assert list(dict.fromkeys(headings)) == ["1", "2", "3", "4", "6", "9", "10", "11", "16"]
