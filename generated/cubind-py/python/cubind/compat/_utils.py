"""`cuda.bindings.utils`: NVIDIA's helpers where they are installed, and the one that has to know cubind's classes."""

from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


def get_cuda_native_handle(obj: Any) -> int:
    """The value of a handle, as an int."""
    # Only handles and the like have both.
    if not (hasattr(obj, "getPtr") and hasattr(obj, "__int__")):
        raise TypeError(f"Unknown type: {type(obj)}")
    return int(obj)


class _Loader(Loader):
    """Runs NVIDIA's module, if there is one, and puts ours into it."""

    def __init__(self, theirs: ModuleSpec | None) -> None:
        self._theirs = theirs.loader if theirs else None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        if self._theirs is not None:
            self._theirs.exec_module(module)
        module.__dict__["get_cuda_native_handle"] = get_cuda_native_handle


def spec(name: str, theirs: ModuleSpec | None) -> ModuleSpec:
    """Where the module comes from."""
    ours = ModuleSpec(name, _Loader(theirs), origin=theirs.origin if theirs else "cubind.compat", is_package=True)
    if theirs is not None and ours.submodule_search_locations is not None:
        ours.submodule_search_locations += theirs.submodule_search_locations or []
        ours.has_location = theirs.has_location
    return ours
