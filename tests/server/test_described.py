"""The interface does what its description says, and the description is up to date."""

import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.schemas import BaseSchema

from parlour.conform.words import differences
from parlour.server.app import ROUTES, application
from parlour.server.catalogue import Catalogue
from parlour.server.http.route import Route
from parlour.server.openapi import describe
from parlour.server.protocol.__main__ import files
from tests.server.games import FINDER, GAMES
from tests.server.house import Guest
from tests.server.house import settings as server_settings

SERVER = Path(__file__).parents[2] / "parlour" / "server"


def test_what_is_generated_is_up_to_date() -> None:
    for file, text in files().items():
        assert file.read_text(encoding="utf-8") == text, f"{file} is older than what it is made of: run `make wire`"


def test_the_page_names_every_message_and_every_address() -> None:
    page = next(text for file, text in files().items() if file.name == "protocol.md")
    for name in ("### Watch", "### Update", "### Act", "### Replay", *[f"### {route.method} {route.path}" for route in ROUTES]):
        assert f"{name}\n" in page


def test_every_reference_of_the_description_leads_somewhere() -> None:
    described = describe(ROUTES)
    references = set(re.findall(r"'#/components/schemas/(\w+)'", str(described)))
    assert references and references <= set(described["components"]["schemas"])


def test_every_refusal_has_words_and_no_words_are_left_over() -> None:
    used = {
        key
        for file in SERVER.rglob("*.py")
        for key in re.findall(r'Refusal\(\s*\d+, "([\w-]+)"', file.read_text(encoding="utf-8"))
    }
    said = set(re.findall(r"^refused-([\w-]+) =", (SERVER / "text" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    assert used == said
    assert list(differences(SERVER)) == []


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> BaseSchema:
    """The description, with the server behind it."""
    database = tmp_path_factory.mktemp("api") / "p.db"
    app = application(server_settings(database), Catalogue(GAMES, FINDER))
    refusing = ["2xx", 403, 404, 409, 422]  # the rules may refuse what the description lets through
    config = SchemathesisConfig.from_dict({"checks": {"positive_data_acceptance": {"expected-statuses": refusing}}})
    return schemathesis.openapi.from_asgi("/api/openapi.json", app, config=config)


def _called(route: Route) -> str:
    return f"{route.method} {route.path}"


@pytest.mark.parametrize("route", ROUTES, ids=_called)
def test_what_fits_the_description_is_answered_as_it_says(api: BaseSchema, route: Route) -> None:
    _hold(api, route, GenerationMode.POSITIVE)


@pytest.mark.parametrize("route", [route for route in ROUTES if route.takes or route.query or route.path_words], ids=_called)
def test_what_does_not_fit_the_description_is_refused_as_it_says(api: BaseSchema, route: Route) -> None:
    _hold(api, route, GenerationMode.NEGATIVE)


def _hold(api: BaseSchema, route: Route, mode: GenerationMode) -> None:
    @given(case=api[route.path][route.method].as_strategy(generation_mode=mode))
    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def holds(case: Case[Any]) -> None:
        case.call_and_validate()

    holds()


def test_the_description_is_served(ann: Guest) -> None:
    assert ann.get("/api/openapi.json").json()["openapi"] == "3.1.0"
