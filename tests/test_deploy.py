"""What `deploy/` and docs/operating.md name exists: settings, commands, addresses, metrics and files."""

import json
import re
import shlex
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from parlour.cli import environment
from parlour.cli.arguments import PORT
from parlour.cli.entry import COMMANDS, _parser
from parlour.server.app import ROUTES
from parlour.server.launch import SHUTDOWN_SECONDS
from tests.server.house import opened, settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
FILES = {file.name: file.read_text(encoding="utf-8") for file in sorted(DEPLOY.iterdir())}
PATHS = {route.path for route in ROUTES}
WRITTEN = {**FILES, "operating.md": PAGE}


@pytest.fixture(scope="module")
def compose() -> Any:
    return yaml.safe_load(FILES["compose.yaml"])


def test_every_setting_that_is_named_exists_and_the_page_has_all_of_them() -> None:
    for name, text in WRITTEN.items():
        assert set(re.findall(r"PARLOUR_[A-Z_]*[A-Z]", text)) <= set(environment.SETTINGS), name
    rows = re.findall(r"^\| `(PARLOUR_\w+)` \| (?:`(--[\w-]+)`)? ?\|", PAGE, re.MULTILINE)
    assert dict(rows) == environment.SETTINGS


def commands() -> list[str]:
    """What stands in code blocks of the page, and what the unit runs."""
    blocks = re.findall(r"^```\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    lines = [re.split(r"\s{2,}", line)[0] for block in blocks for line in block.splitlines()]
    unit = re.findall(r"^ExecStart=/opt/parlour/bin/(.*)$", FILES["parlour.service"], re.MULTILINE)
    return [line for line in [*lines, *unit] if line.startswith("parlour ")]


@pytest.mark.parametrize("line", commands())
def test_every_command_can_be_given_like_that(line: str) -> None:
    _parser().parse_args(shlex.split(line)[1:])


def test_commands_are_found_at_all() -> None:
    assert len(commands()) > 8
    named = set(re.findall(r"`parlour (\w+)", PAGE)) | {line.split()[1] for line in commands()}
    assert named <= {command.name for command in COMMANDS} and {"serve", "backup", "restore", "tidy", "tables"} <= named


def test_every_address_that_is_asked_exists(compose: Any) -> None:
    asked = [
        re.search(r"health_uri (\S+)", FILES["Caddyfile"]),
        re.search(r"127\.0\.0\.1:\d+(/\w+)", FILES["Containerfile"]),
    ]
    scraped = yaml.safe_load(FILES["prometheus.yml"])["scrape_configs"][0]
    assert {found[1] for found in asked if found} == {"/ready", "/alive"} <= PATHS
    assert scraped["metrics_path"] in PATHS and scraped["static_configs"][0]["targets"] == [f"parlour:{PORT}"]
    assert f"parlour:{PORT}" in FILES["Caddyfile"] and f"EXPOSE {PORT}" in FILES["Containerfile"]
    assert compose["services"]["parlour"]["environment"]["PARLOUR_PORT"] == str(PORT)


def test_the_page_names_every_address_for_operators() -> None:
    rows = set(re.findall(r"^\| `(/\w+)` \|", PAGE, re.MULTILINE))
    assert rows == {"/alive", "/ready", "/metrics"} <= PATHS


def test_compose_is_whole(compose: Any) -> None:
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service.get("networks", ())) <= set(compose["networks"]), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in compose["volumes"], volume
    build = services["parlour"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    filled_in = set(re.findall(r"^(\w+)=", FILES["compose.env"], re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)", FILES["compose.yaml"])) == filled_in
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["parlour"]["environment"]["PARLOUR_BEHIND"] == subnet  # Caddy is somewhere in there
    assert all(":" in service["image"] for service in services.values() if "image" in service)


def copied() -> list[str]:
    """What is copied into the image."""
    return [
        name for names in re.findall(r"^COPY (?!--)(.+) \S+$", FILES["Containerfile"], re.MULTILINE) for name in names.split()
    ]


def test_the_image_is_made_of_what_is_there() -> None:
    assert [name for name in copied() if not (ROOT / name).exists()] == []
    assert {"web", "examples", "parlour", "pyproject.toml", "hatch_build.py"} <= set(copied())
    ignored = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
    assert not ignored & set(copied()) and {"**/node_modules", "parlour/server/client"} <= ignored


def test_the_image_is_built_and_run_in_order(compose: Any) -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    stages = re.split(r"^FROM ", FILES["Containerfile"], flags=re.MULTILINE)[1:]
    (python,) = re.findall(r'requires-python = ">=([\d.]+)"', project)
    assert all(stage.splitlines()[0].split()[0].endswith(f"python:{python}-slim") for stage in stages)
    names = {name for stage in stages for name in re.findall(r" AS (\w+)$", stage.splitlines()[0])}
    assert names == set(re.findall(r"from=(\w+)", FILES["Containerfile"])), "each stage but the last is made for another one"
    last = stages[-1]
    assert last.index("USER parlour") > last.rindex("RUN "), "what is installed belongs to root, and nobody is root when it runs"
    entry, command = [json.loads(line) for line in re.findall(r"^(?:ENTRYPOINT|CMD) (.+)$", last, re.MULTILINE)]
    assert entry == ["parlour"] and _parser().parse_args(command)
    extras = re.findall(r'"parlour\[(\w+)\]"', last)
    assert extras and all(re.search(rf"^{extra} = \[", project, re.MULTILINE) for extra in extras)
    for module, imported in re.findall(r"from (parlour[\w.]+) import (\w+)", last):
        assert hasattr(import_module(module), imported)
    ((patience, asked),) = re.findall(r"HEALTHCHECK .*timeout=(\d+)s.*\n.*timeout=(\d+)", last)
    assert int(asked) < int(patience)
    settings_of = dict(pair.split("=") for pair in re.findall(r"^ENV (.+)$", last, re.MULTILINE)[0].split())
    assert settings_of.keys() <= environment.SETTINGS.keys()
    assert settings_of["PARLOUR_HOST"] == compose["services"]["parlour"]["environment"]["PARLOUR_HOST"]


def test_whoever_stops_the_server_gives_it_time(compose: Any) -> None:
    unit = dict(re.findall(r"^(\w+)=(.+)$", FILES["parlour.service"], re.MULTILINE))
    drain = float(re.findall(r"PARLOUR_DRAIN_SECONDS=(\d+)", FILES["parlour.env"])[0])
    for patience in (unit["TimeoutStopSec"], compose["services"]["parlour"]["stop_grace_period"].removesuffix("s")):
        assert float(patience) > drain + SHUTDOWN_SECONDS
    assert "STOPSIGNAL SIGTERM" in FILES["Containerfile"]


def test_the_paths_of_sqlite_agree() -> None:
    database = _only(r"^PARLOUR_DATABASE=(.+)$", "parlour.env")
    assert yaml.safe_load(FILES["litestream.yml"])["dbs"][0]["path"] == database
    assert str(Path(database).parent) == f"/var/lib/{_only(r'^StateDirectory=(.+)$', 'parlour.service')}"
    assert _only(r"PARLOUR_DATABASE=(\S+)/parlour\.db$", "Containerfile") == _only(r"^VOLUME (\S+)$", "Containerfile")


def _only(pattern: str, file: str) -> str:
    """The one thing in a file that fits."""
    found = re.findall(pattern, FILES[file], re.MULTILINE)
    assert len(found) == 1, (pattern, found)
    return str(found[0])


def test_the_dashboard_and_the_page_know_the_metrics_that_there_are(tmp_path: Path) -> None:
    with opened(settings(tmp_path / "p.db")) as house:
        told = set(re.findall(r"^# TYPE (\w+)", house.guest().get("/metrics").text, re.MULTILINE))
    dashboard = json.loads(FILES["grafana-dashboard.json"])
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    shown = {name for expression in asked for name in re.findall(r"\b(?:parlour|process)_\w+", expression)}
    assert {name.removesuffix("_bucket") for name in shown} == told
    alarms = set(re.findall(r"\b(?:parlour)_[a-z_]+(?=\b[^.])", PAGE.split("Worth an alarm")[1].split("## ")[0]))
    assert alarms and alarms <= told


def test_every_query_of_the_dashboard_fits_the_metrics_that_a_server_tells(tmp_path: Path) -> None:
    with opened(settings(tmp_path / "p.db")) as house, house.guest().connected() as wire:
        wire.does("no-such-table", "say", text="Hello?")
        house.guest().get("/ready")
        text = house.guest().get("/metrics").text
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)", text, re.MULTILINE))
    labels = {name: {"instance", "job"} for name in kinds}
    for name, written in re.findall(r"^(\w+)\{(.*)\} ", text, re.MULTILINE):
        labels.setdefault(name, {"instance", "job"}).update(re.findall(r"(\w+)=", written))
    dashboard = json.loads(FILES["grafana-dashboard.json"])
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            expression, legend = target["expr"], set(re.findall(r"\{\{(\w+)\}\}", target.get("legendFormat", "")))
            (name,) = re.findall(r"\b(?:parlour|process)_\w+", expression)
            found = QUERY.fullmatch(expression.replace(name, "METRIC"))
            assert found, f"not a query that this test understands: {expression}"
            by = set(re.findall(r"\w+", found["by"] or ""))
            kind = kinds[name.removesuffix("_bucket")]
            assert bool(found["over"]) == (kind != "gauge"), f"counters by how they grow, gauges as they are: {expression}"
            assert bool(found["quantile"]) == (kind == "histogram") == ("le" in by) == name.endswith("_bucket"), expression
            assert by <= labels[name], f"{expression}: {name} has the labels {labels[name]}"
            assert legend <= (by if found["sums"] else labels[name]), f"{expression}: there is no {legend} left to show"
            assert target["datasource"]["uid"] == panel["datasource"]["uid"] == "${source}"


QUERY = re.compile(  # the queries that are needed here, from the inside: METRIC, how it grows, summed, at a quantile
    r"(?P<quantile>histogram_quantile\(0\.\d+, )?(?:(?P<sums>sum|min|max)(?: by \((?P<by>[\w, ]+)\) )?\()?"
    r"(?:(?P<over>rate|increase)\()?METRIC(?:\[(?:\$__rate_interval|1h)\]\))?\)?(?: \* 1000)?\)?"
)


def test_the_panels_of_the_dashboard_lie_beside_one_another() -> None:
    dashboard = json.loads(FILES["grafana-dashboard.json"])
    covered = [
        (column, row)
        for panel in dashboard["panels"]
        for place in [panel["gridPos"]]
        for column in range(place["x"], place["x"] + place["w"])
        for row in range(place["y"], place["y"] + place["h"])
    ]
    assert len(covered) == len(set(covered)) and max(column for column, _ in covered) < 24
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(ids) == len(set(ids))
    assert dashboard["uid"] and [variable["name"] for variable in dashboard["templating"]["list"]] == ["source"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = tmp_path / "parlour.service"
    unit.write_text(FILES["parlour.service"].replace("/opt/parlour/bin/parlour", "/bin/true"))
    said = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False).stderr
    assert not [line for line in said.splitlines() if "parlour.service" in line], said
