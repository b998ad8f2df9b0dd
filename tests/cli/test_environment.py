"""Settings of a server by environment."""

import re
from argparse import Namespace
from pathlib import Path

import pytest

from parlour.cli import environment, serve
from parlour.cli.arguments import Parser
from parlour.cli.failure import Failure
from tests.cli.commands import Run, is_one_line

ROOT = Path(__file__).parents[2]
VALUES = {
    "PARLOUR_HOST": "0.0.0.0",
    "PARLOUR_PORT": "8999",
    "PARLOUR_DATABASE": "/tmp/none.db",
    "PARLOUR_WORKERS_FOR_BOTS": "3",
    "PARLOUR_DRAIN_SECONDS": "7.5",
}


def parsed(*given: str) -> Namespace:
    parser = Parser()
    serve.declare_serve(parser)
    return parser.parse_args(given)


def test_what_the_environment_says_is_the_default_and_an_option_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable, value in VALUES.items():
        monkeypatch.setenv(variable, value)
    found = parsed()
    assert (found.host, found.port, found.database) == ("0.0.0.0", 8999, "/tmp/none.db")
    assert (found.workers_for_bots, found.drain) == (3, 7.5)
    assert parsed("--port", "1", "--drain", "0").port == 1
    monkeypatch.setenv("PARLOUR_PORT", "")
    assert parsed().port == 8420


def test_several_addresses_are_parted_by_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_ORIGIN", "https://a.example  https://b.example")
    assert environment.several(parsed().origin, "PARLOUR_ORIGIN") == ("https://a.example", "https://b.example")
    given = parsed("--origin", "https://c.example").origin
    assert environment.several(given, "PARLOUR_ORIGIN") == ("https://c.example",)
    assert environment.several(None, "PARLOUR_BEHIND") == ()


@pytest.mark.parametrize("variable", ["PARLOUR_PORT", "PARLOUR_WORKERS_FOR_BOTS", "PARLOUR_DRAIN_SECONDS", "PARLOUR_BEHIND"])
def test_a_bad_value_is_told_with_its_variable(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, variable: str) -> None:
    monkeypatch.setenv(variable, "nonsense")
    ran = run("serve", "--database", str(tmp_path / "p.db"))
    assert (ran.code, ran.out) == (2, "") and is_one_line(ran)
    assert variable in ran.err or environment.SETTINGS[variable] in ran.err


def test_other_commands_do_not_mind_the_settings_of_a_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "nonsense")
    assert run("games").code == 0


def test_what_looks_like_a_setting_and_is_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_ORIGN", "https://a.example")
    assert environment.unknown() == ["PARLOUR_ORIGN"]


def test_every_setting_is_read_somewhere_and_every_option_is_one_of_the_command() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "parlour" / "cli").glob("*.py"))
    read = set(re.findall(r'(?:default|several|get)\((?:[\w.]+, )?"(PARLOUR_[A-Z_]+)"', sources))
    assert read == set(environment.SETTINGS)
    parser = Parser()
    serve.declare_serve(parser)
    options = {flag for action in parser._actions for flag in action.option_strings}
    assert {option for option in environment.SETTINGS.values() if option} <= options


def test_a_variable_is_told_where_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "x")
    with pytest.raises(Failure, match="PARLOUR_PORT"):
        parsed()
