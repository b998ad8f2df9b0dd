"""Numbers that need not agree to the last digit, wherever they stand in what is compared."""

from typing import Any

import pytest


def about(expected: float, abs: float | None = None) -> Any:
    """Equal to every number near this one."""
    return pytest.approx(expected, abs=abs)
