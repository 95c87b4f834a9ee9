"""The major versions and the libraries of the package, so that tests need not list them."""

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

# The major versions, oldest first.
MAJORS = sorted(int(name[4:]) for _, name, _ in pkgutil.iter_modules(cubind.__path__) if re.fullmatch(r"cuda\d+", name))
# The major version of the modules without a version in their names: `cubind.cuda13.driver`.
DEFAULT = int(driver.__name__.split(".")[1][4:])
# The other major versions, if there are any.
OTHERS = [major for major in MAJORS if major != DEFAULT]
LIBRARIES = sorted(importlib.import_module(f"cubind.cuda{DEFAULT}").__all__)
# The modules of all libraries. Not every major version has every library. Independently versioned libraries come first.
OWN = [(library, major) for library, found in _results.MODULES.items() for major, name in found if name.count(".") == 1]
MODULES = OWN + [
    (library, major) for major in MAJORS for library in importlib.import_module(f"cubind.cuda{major}").__all__
]
# The libraries that are also in cuda.bindings.
SHARED = list(_contract.LIBRARIES)


def module(library: str, major: int, package: str = "cubind") -> ModuleType:
    """Returns a library's module in one major version: of CUDA, or of its own."""
    name = next(name for number, name in _results.MODULES[library] if number == major)
    return importlib.import_module(name.replace("cubind", package, 1))


def reference() -> int:
    """Returns the major version of the installed cuda.bindings, which cubind is compared with."""
    return int(importlib.metadata.version("cuda-bindings").split(".")[0])


def ours() -> str:
    """Returns the package of cubind that is compared with `cuda.bindings`."""
    return f"cubind.cuda{reference()}"


def newer() -> set[str]:
    """Returns names that are missing or different in the installed cuda.bindings, because they are from newer toolkits.
    `cargo xtask test` reads them from the registry; without it the set is empty."""
    path = os.environ.get("CUBIND_NEWER")
    lines = Path(path).read_text().splitlines() if path else []
    return {name for major, name in (line.split(" ") for line in lines) if int(major) == reference()}


def is_record(value: object) -> bool:
    """Returns true for a record. A constant that is a record is a new object on each access: see test_constant_records.py."""
    return hasattr(type(value), "getPtr")
