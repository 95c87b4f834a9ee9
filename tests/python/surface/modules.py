"""The `dir()` of every module of NVIDIA's package, or of cubind's replacements, as JSON.

`python -m surface.modules NAME…`. Without names, it searches the modules of the installed package.
"""

import importlib
import json
import pkgutil
import sys
from typing import Any


def found() -> list[str]:
    """Returns every module of the package on disk."""
    package = importlib.import_module("cuda.bindings")
    return ["cuda.bindings", *(one.name for one in pkgutil.walk_packages(package.__path__, "cuda.bindings."))]


def module(name: str) -> dict[str, Any]:
    """Returns the file of a module (or the folder of a package without a file) and its names, or the import error."""
    try:
        made = importlib.import_module(name)
    except ImportError as error:
        return {"error": f"{type(error).__name__}: {error}"}
    return {"file": getattr(made, "__file__", None) or next(iter(made.__path__)), "names": dir(made)}


if __name__ == "__main__":
    json.dump({name: module(name) for name in sys.argv[1:] or found()}, sys.stdout)
