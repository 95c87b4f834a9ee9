"""Where the modules are that cubind has under NVIDIA's names: in a folder that is laid out as their package."""

import os
import sys
from collections.abc import Iterable

from cubind.compat import _contract

# NVIDIA's, where it is installed, would be half of cubind's and half of theirs.
PREVIEW = "cuda.bindings._v2"
NO_PREVIEW = (
    f"{PREVIEW} is NVIDIA's preview of another API, and no module of cubind's, which has it when NVIDIA declares it stable; "
    "cubind.checked has functions that raise exceptions"
)

# Modules of CUDA Python 11, beside the package.
_OLD = frozenset(("cuda.cuda", "cuda.cudart", "cuda.nvrtc"))


def root() -> str:
    """The folder of the major version that is served: it has `cuda/bindings`."""
    return os.path.join(os.path.dirname(__file__), f"cuda{_contract.major()}")


def is_name(name: str) -> bool:
    """Whether a name is one of those that NVIDIA's modules have."""
    return name in _OLD or (name + ".").startswith("cuda.bindings.")


def file(name: str) -> str | None:
    """The file of a module, if cubind has it. It runs under NVIDIA's name: its classes belong to `cuda.bindings.nvjitlink`."""
    if not is_name(name):
        return None
    path = os.path.join(root(), *name.split("."))
    files = (path + ".py", os.path.join(path, "__init__.py"))
    return next((one for one in files if os.path.isfile(one)), None)


def directories(name: str) -> list[str]:
    """The directories of NVIDIA's package of this name, if it is installed: what cubind does not have is found there."""
    parent, _, last = name.rpartition(".")
    found: Iterable[str] = getattr(sys.modules.get(parent), "__path__", ())
    ours = os.path.join(root(), *name.split("."))
    paths = [os.path.join(folder, last) for folder in found]
    return [path for path in paths if path != ours and os.path.isdir(path)]
