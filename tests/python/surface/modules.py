"""What every module of NVIDIA's package, or of ours under its names, has in `dir()`, as JSON: `python -m surface.modules NAME…`.

Without names it looks for the modules of the package that is installed.
"""

import importlib
import json
import pkgutil
import sys
from typing import Any


def found() -> list[str]:
    """Every module of the package on disk."""
    package = importlib.import_module("cuda.bindings")
    return ["cuda.bindings", *(one.name for one in pkgutil.walk_packages(package.__path__, "cuda.bindings."))]


def module(name: str) -> dict[str, Any]:
    """Its file, or the folder of a package without one, and its names; or the error that an import raises."""
    try:
        made = importlib.import_module(name)
    except ImportError as error:
        return {"error": f"{type(error).__name__}: {error}"}
    return {"file": getattr(made, "__file__", None) or next(iter(made.__path__)), "names": dir(made)}


if __name__ == "__main__":
    json.dump({name: module(name) for name in sys.argv[1:] or found()}, sys.stdout)
