"""The page about security says what is true: every test that it names is there, and every table row names one."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
THREATS = [line for line in PAGE.split("| threat |")[1].splitlines()[2:] if line.startswith("|")]


def test_every_threat_is_held_by_a_test_that_exists() -> None:
    assert len(THREATS) > 20
    files = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "parlour" / "games").rglob("test_*.py")]
    written = set(re.findall(r"^(?:async )?def (test_\w+)", "\n".join(file.read_text(encoding="utf-8") for file in files), re.M))
    for threat in THREATS:
        named = re.findall(r"`(test_\w+)`", threat.split("|")[-2])
        assert named, threat
        assert [test for test in named if test not in written] == []
