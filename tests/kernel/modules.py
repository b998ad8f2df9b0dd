"""Python modules made of text, for trying rules that no file of ours should hold."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

HEAD = "from parlour.kernel import *\nimport random\nimport time\nQ = Decision('q', ('yes', 'no'))\n"


def imported(source: str, folder: Path, name: str) -> ModuleType:
    """A module with this source."""
    path = folder / f"{name}.py"
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
