"""What every test run shares: the examples count as games, and the long campaigns wait until they are asked for."""

import os

import pytest
from hypothesis import HealthCheck, settings

os.environ["PARLOUR_EXAMPLES"] = "1"

# what is true on a busy machine is true: no test depends on how long it takes
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is marked `soak`, unless `-m` says otherwise."""
    if config.option.markexpr:
        return
    soaking = [item for item in items if item.get_closest_marker("soak")]
    if soaking:
        config.hook.pytest_deselected(items=soaking)
        items[:] = [item for item in items if item not in soaking]
