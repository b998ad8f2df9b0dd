"""Imports point one way, and rules read neither clock nor dice of their own."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ABOVE = {
    "kernel": set(),
    "lessons": {"kernel"},
    "bots": {"kernel"},
    "lab": {"bots", "conform", "kernel"},
    "table": {"kernel"},
    "server": {"table", "bots", "lessons", "kernel"},
    "conform": {"kernel", "lessons", "bots"},
}  # a part of parlour, and the parts that it may import besides itself
# packages of which other parts import only what they export
DOORS = ("kernel", "lessons", "table", "bots", "conform", "lab.arena", "lab.judge", "lab.tuning")
ANYTHING = {"cli", "__init__.py", "__main__.py"}  # the front doors
CLOCKS_AND_DICE = {"random", "time", "datetime", "secrets", "uuid"}
OF_RANDOM = {"Random"}  # the class, for hints and for imagining


def sources(folder: Path) -> list[Path]:
    """The modules below a folder that are not tests."""
    return [file for file in sorted(folder.rglob("*.py")) if "tests" not in file.relative_to(folder).parts]


PARLOUR = sources(ROOT / "parlour")
EXAMPLES = sources(ROOT / "examples")
GAMES = sources(ROOT / "parlour" / "games")
RULES = [*sources(ROOT / "parlour" / "kernel"), *GAMES, *EXAMPLES]


@pytest.mark.parametrize("file", PARLOUR, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_imports_point_one_way(file: Path) -> None:
    part, *rest = file.relative_to(ROOT / "parlour").parts
    if part in ANYTHING:
        return
    if part == "games":
        allowed = {"kernel", f"games.{rest[0]}"} if len(rest) > 1 else {"kernel", "games"}
    else:
        assert part in ABOVE, f"parlour/{part} has no place in the map"
        allowed = {*ABOVE[part], part}
    assert [name for name in ours(file) if not belongs(name, allowed)] == []


@pytest.mark.parametrize("file", PARLOUR, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_imports_go_through_the_doors(file: Path) -> None:
    part = file.relative_to(ROOT / "parlour").parts[0]
    inside = tuple(f"parlour.{door}.{module}." for door in DOORS if door.split(".")[0] != part for module in modules(door))
    assert [name for name in ours(file) if name.startswith(inside)] == []


@pytest.mark.parametrize("door", DOORS)
def test_no_name_of_a_door_is_also_a_module(door: str) -> None:
    assert set(import_module(f"parlour.{door}").__all__) & set(modules(door)) == set()


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_an_example_imports_the_kernel_and_itself(file: Path) -> None:
    example = ".".join(file.relative_to(ROOT).parts[:2]).removesuffix(".py")
    foreign = [
        name for name in ours(file) if not (belongs(name, {"kernel"}) or name == example or name.startswith(f"{example}."))
    ]
    assert foreign == []


def test_only_the_list_of_games_names_games() -> None:
    listed = {folder.name for folder in (ROOT / "parlour" / "games").iterdir() if (folder / "__init__.py").exists()}
    own = [file for file in PARLOUR if file not in GAMES]
    named = [(file.name, name) for file in own for name in ours(file) if name.startswith("parlour.games.")]
    assert [(file, name) for file, name in named if name.split(".")[2] in listed] == []


@pytest.mark.parametrize("file", [*PARLOUR, *EXAMPLES], ids=lambda file: file.relative_to(ROOT).as_posix())
def test_nothing_is_copied_deeply(file: Path) -> None:
    assert [name for name in imports(file) if name.split(".")[0] == "copy"] == []


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_rules_read_no_clock_and_no_dice_of_their_own(file: Path) -> None:
    allowed = {f"random.{name}" for name in OF_RANDOM}
    if file == ROOT / "parlour" / "kernel" / "match.py":
        allowed.add("secrets")  # a seed that nobody can guess, before the first move
    forbidden = [name for name in imports(file) if name.split(".")[0] in CLOCKS_AND_DICE and name not in allowed]
    assert forbidden == []


def test_a_wrong_import_would_be_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("import copy\nfrom random import choice, Random\nfrom parlour import bots\nimport parlour.lab.arena\n")
    assert list(imports(module)) == ["copy", "random.choice", "random.Random", "parlour.bots", "parlour.lab.arena"]
    assert list(ours(module)) == ["parlour.bots", "parlour.lab.arena"]
    assert [name for name in ours(module) if not belongs(name, {"bots"})] == ["parlour.lab.arena"]


def modules(part: str) -> list[str]:
    folder = ROOT.joinpath("parlour", *part.split("."))
    return [file.stem for file in folder.glob("*.py") if file.stem != "__init__"]


def ours(file: Path) -> Iterator[str]:
    """What a module imports of this repository."""
    return (name for name in imports(file) if name.split(".")[0] in ("parlour", "examples", "tests", "bench"))


def imports(file: Path) -> Iterator[str]:
    """Everything that a module imports, with its dots; `from a import b` counts as `a.b`."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module, names, level):
                assert level == 0, f"{file.name}:{node.lineno}: write the whole name of the module"
                yield from (f"{module}.{alias.name}" for alias in names)


def belongs(name: str, parts: set[str]) -> bool:
    """Whether the name is of one of these parts of parlour."""
    return any(name == f"parlour.{part}" or name.startswith(f"parlour.{part}.") for part in parts)
