"""Location of cubind's modules with NVIDIA's names: a folder with the layout of NVIDIA's package."""

import os
import sys
from collections.abc import Iterable

from cubind.compat import _contract

# NVIDIA's preview is not imported: half of its modules would be cubind's, and half NVIDIA's.
PREVIEW = "cuda.bindings._v2"
NO_PREVIEW = (
    f"{PREVIEW} is NVIDIA's preview of another API, and no module of cubind's, which has it when NVIDIA declares it stable; "
    "cubind.checked has functions that raise exceptions"
)

# Modules of CUDA Python 11, next to the package.
_OLD = frozenset(("cuda.cuda", "cuda.cudart", "cuda.nvrtc"))


def root() -> str:
    """The folder of the selected major version; it contains `cuda/bindings`."""
    return os.path.join(os.path.dirname(__file__), f"cuda{_contract.major()}")


def is_name(name: str) -> bool:
    """Returns true if a name is that of one of NVIDIA's modules."""
    return name in _OLD or (name + ".").startswith("cuda.bindings.")


def file(name: str) -> str | None:
    """The file of a module, if cubind has it. It runs under NVIDIA's name: its classes belong to `cuda.bindings.nvjitlink`."""
    if not is_name(name):
        return None
    path = os.path.join(root(), *name.split("."))
    files = (path + ".py", os.path.join(path, "__init__.py"))
    return next((one for one in files if os.path.isfile(one)), None)


def directories(name: str) -> list[str]:
    """The directories of NVIDIA's package with this name, if it is installed: they contain the modules that cubind lacks."""
    parent, _, last = name.rpartition(".")
    found: Iterable[str] = getattr(sys.modules.get(parent), "__path__", ())
    ours = os.path.join(root(), *name.split("."))
    paths = [os.path.join(folder, last) for folder in found]
    return [path for path in paths if path != ours and os.path.isdir(path)]
