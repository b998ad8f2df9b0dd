"""`parlour backup` and `restore`."""

from pathlib import Path

from tests.cli.commands import Run, is_one_line
from tests.server.house import ME, OPEN, opened, settings


def test_backup_and_restore_say_what_they_did_or_why_not_in_one_line(run: Run, tmp_path: Path) -> None:
    database, file = tmp_path / "parlour.db", tmp_path / "backup.db"
    with opened(settings(database)) as house:
        house.guest().opens(ME, OPEN)
        ran = run("backup", file, "--database", database, "--lang", "ru")
        assert (ran.code, ran.err) == (0, "") and "1 стол, 1 запись" in ran.out
        for failing in (("backup", file, "--database", database), ("restore", file, "--database", database)):
            ran = run(*failing)
            assert (ran.code, ran.out) == (1, "") and is_one_line(ran)
    ran = run("restore", file, "--database", tmp_path / "new.db", "--lang", "en")
    assert ran.code == 0 and "one table, one entry" in ran.out
    (tmp_path / "none.db").write_text("nothing that anybody could read as a database")
    for failing in (
        ("restore", tmp_path / "none.db", "--database", tmp_path / "newer.db"),
        ("restore", tmp_path / "nowhere.db", "--database", tmp_path / "newer.db"),
        ("backup", tmp_path / "new-backup.db", "--database", tmp_path / "nowhere.db"),
        ("backup", tmp_path / "new-backup.db", "--database", tmp_path / "none.db"),
    ):
        ran = run(*failing)
        assert (ran.code, ran.out) == (1, "") and is_one_line(ran), failing
    assert not (tmp_path / "new-backup.db").exists() and not (tmp_path / "newer.db").exists()
