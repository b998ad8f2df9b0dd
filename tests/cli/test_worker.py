"""`parlour worker`, where it cannot work: how it works is in tests/server/test_workers.py."""

from pathlib import Path

from tests.cli.commands import Run, is_one_line


def test_bots_think_elsewhere_only_for_servers_on_postgresql(run: Run, tmp_path: Path) -> None:
    for language in ("en", "ru"):
        ran = run("worker", "--database", tmp_path / "parlour.db", "--lang", language)
        assert (ran.code, ran.out) == (2, "") and is_one_line(ran) and "PostgreSQL" in ran.err
    assert not (tmp_path / "parlour.db").exists()
    ran = run("worker", "--database", f"postgresql:///none?host={tmp_path}")
    assert (ran.code, ran.out) == (1, "") and is_one_line(ran)
