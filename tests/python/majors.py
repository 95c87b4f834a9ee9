"""The major versions and the libraries of the package, so that no test lists them."""

import importlib
import importlib.metadata
import os
import pkgutil
import re
from pathlib import Path
from types import ModuleType

import cubind
from cubind import _results, driver
from cubind.compat import _contract

# Oldest first.
MAJORS = sorted(int(name[4:]) for _, name, _ in pkgutil.iter_modules(cubind.__path__) if re.fullmatch(r"cuda\d+", name))
# The one that the plain modules mean: `cubind.cuda13.driver`.
DEFAULT = int(driver.__name__.split(".")[1][4:])
# Any other, if there is one.
OTHERS = [major for major in MAJORS if major != DEFAULT]
LIBRARIES = sorted(importlib.import_module(f"cubind.cuda{DEFAULT}").__all__)
# The modules of all of them: not every major version has every library. Libraries with versions of their own come first.
OWN = [(library, major) for library, found in _results.MODULES.items() for major, name in found if name.count(".") == 1]
MODULES = OWN + [
    (library, major) for major in MAJORS for library in importlib.import_module(f"cubind.cuda{major}").__all__
]
# Those that cuda.bindings has as well.
SHARED = list(_contract.LIBRARIES)


def module(library: str, major: int, package: str = "cubind") -> ModuleType:
    """A library's module in one major version: of CUDA, or of its own."""
    name = next(name for number, name in _results.MODULES[library] if number == major)
    return importlib.import_module(name.replace("cubind", package, 1))


def reference() -> int:
    """The major version of the cuda.bindings that is installed: what cubind is compared with."""
    return int(importlib.metadata.version("cuda-bindings").split(".")[0])


def ours() -> str:
    """The package of cubind that is compared with `cuda.bindings`."""
    return f"cubind.cuda{reference()}"


def newer() -> set[str]:
    """What the installed cuda.bindings cannot know: newer toolkits have it otherwise, or alone. `cargo xtask test` reads
    that from the registry; without it nothing is newer."""
    path = os.environ.get("CUBIND_NEWER")
    lines = Path(path).read_text().splitlines() if path else []
    return {name for major, name in (line.split(" ") for line in lines) if int(major) == reference()}


def is_record(value: object) -> bool:
    """Whether this is an instance of a record's class. As a constant it is a new one each time: see test_constant_records.py."""
    return hasattr(type(value), "getPtr")
