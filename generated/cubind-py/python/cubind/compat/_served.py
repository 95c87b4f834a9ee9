"""Locations of cubind's modules with NVIDIA's names. They are in a directory with the layout of NVIDIA's package."""

import os
import sys
from collections.abc import Iterable

from cubind.compat import _contract

# Modules of CUDA Python 11, which are outside of the package `cuda.bindings`.
_OLD = frozenset(("cuda.cuda", "cuda.cudart", "cuda.nvrtc"))


def root() -> str:
    """Returns the directory for the selected major version, which contains `cuda/bindings`."""
    return os.path.join(os.path.dirname(__file__), f"cuda{_contract.major()}")


def is_name(name: str) -> bool:
    """Returns True if a name is the name of one of NVIDIA's modules."""
    return name in _OLD or (name + ".").startswith("cuda.bindings.")


def file(name: str) -> str | None:
    """Returns the file of a module, if cubind provides the module. The file is executed under NVIDIA's name, so that
    classes belong to modules such as `cuda.bindings.nvjitlink`."""
    if not is_name(name):
        return None
    path = _path(name)
    files = (path + ".py", os.path.join(path, "__init__.py"))
    return next((one for one in files if os.path.isfile(one)), None)


def _path(name: str) -> str:
    return os.path.join(root(), *name.split("."))


def is_namespace(name: str) -> bool:
    """Returns True for a directory of modules that has no file of its own."""
    return is_name(name) and file(name) is None and os.path.isdir(_path(name))


def directories(name: str) -> list[str]:
    """Returns the directories of a package: the directory of cubind, and the directory of NVIDIA's package if it is
    installed. In the latter, Python finds the modules that cubind lacks."""
    parent, _, last = name.rpartition(".")
    found: Iterable[str] = getattr(sys.modules.get(parent), "__path__", ())
    ours = _path(name)
    paths = [os.path.join(folder, last) for folder in found]
    return [ours, *(path for path in paths if path != ours and os.path.isdir(path))]
