"""What is at work here."""

import platform
import sysconfig


def python() -> dict[str, str]:
    """The interpreter, and whether it was built to be fast."""
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = "" if optimised else " (built without optimisations)"
    return {platform.python_implementation(): platform.python_version() + build}
