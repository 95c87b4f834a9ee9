"""The modules of cubind that are imported under NVIDIA's names."""

import os
import sys
from collections.abc import Callable, Iterable
from types import ModuleType

from cubind import _enums, _modules, _native, errors
from cubind.compat import _contract

_BINDINGS = "cuda.bindings"


def make(module: ModuleType) -> None:
    """Fills a new module, or replaces it by another."""
    _MAKERS[module.__name__](module)


def directories(name: str) -> list[str]:
    """The directories of NVIDIA's package of this name, if it is installed: what cubind does not have is found there."""
    parent, _, last = name.rpartition(".")
    found: Iterable[str] = getattr(sys.modules.get(parent), "__path__", ())
    return [path for folder in found if os.path.isdir(path := os.path.join(folder, last))]


def _ours(library: str) -> Callable[[ModuleType], None]:
    def put(module: ModuleType) -> None:
        # The module itself, so that there is one class per name: the import system uses what is in `sys.modules` afterwards.
        sys.modules[module.__name__] = _modules.imported(f"cubind.cuda{_contract.major()}.{library}")

    return put


def file(name: str) -> str | None:
    """The file of a module that is run under NVIDIA's name: its classes belong to `cuda.bindings.nvjitlink`, and nothing in
    cubind imports it."""
    folder = os.path.dirname(__file__)
    parent, _, last = name.rpartition(".")
    if parent == _BINDINGS and last in _contract.VIEWS:
        path = os.path.join(folder, f"cuda{_contract.major()}", f"{last}.py")
        # Not every library is in every major version.
        return path if os.path.isfile(path) else None
    return os.path.join(folder, "_utils.py") if name == f"{_BINDINGS}.utils" else None


def _bindings(module: ModuleType) -> None:
    version = _contract.version()

    # NVIDIA's package imports this one at once.
    def __getattr__(name: str) -> object:
        if name == "utils":
            return _modules.imported(f"{_BINDINGS}.{name}")
        raise AttributeError(f"module {_BINDINGS!r} has no attribute {name!r}", name=name, obj=module)

    module.__dict__.update(__version__=version, __getattr__=__getattr__)


def _version(module: ModuleType) -> None:
    version = _contract.version()
    numbers = tuple(int(number) for number in version.split("."))
    module.__dict__.update(version=version, __version__=version, version_tuple=numbers, __version_tuple__=numbers)


def _nothing(module: ModuleType) -> None:
    """A package whose modules alone matter."""


def _fast_enum(module: ModuleType) -> None:
    # The base class of enums, from which NVIDIA's other modules derive theirs.
    module.__dict__.update(FastEnum=_enums.CudaEnum, FastEnumMetaclass=_enums.EnumClass)


def _internal_utils(module: ModuleType) -> None:
    module.__dict__.update(
        FunctionNotFoundError=errors.FunctionNotFoundError,
        NotSupportedError=type("NotSupportedError", (RuntimeError,), {"__module__": module.__name__}),
    )


def _c_functions(library: str) -> Callable[[ModuleType], None]:
    def fill(module: ModuleType) -> None:
        # Read by Cython's `cimport`.
        module.__dict__["__pyx_capi__"] = _native.capsules(_contract.major(), library)

    return fill


def _pointers(library: str) -> Callable[[ModuleType], None]:
    def fill(module: ModuleType) -> None:
        def _inspect_function_pointers() -> dict[str, int]:
            found = _native.addresses(_contract.major(), library)
            return {f"__{symbol}": address for symbol, address in found.items()}

        def _inspect_function_pointer(name: str) -> int:
            return _inspect_function_pointers()[name]

        module.__dict__.update(
            _inspect_function_pointers=_inspect_function_pointers, _inspect_function_pointer=_inspect_function_pointer
        )

    return fill


_MAKERS: dict[str, Callable[[ModuleType], None]] = {
    _BINDINGS: _bindings,
    f"{_BINDINGS}._version": _version,
    f"{_BINDINGS}._internal": _nothing,
    f"{_BINDINGS}._internal._fast_enum": _fast_enum,
    f"{_BINDINGS}._internal.utils": _internal_utils,
    "cuda.cuda": _ours("driver"),
    "cuda.cudart": _ours("runtime"),
    "cuda.nvrtc": _ours("nvrtc"),
}
for _library in _contract.LIBRARIES:
    _MAKERS[f"{_BINDINGS}.{_library}"] = _ours(_library)
for _library in (*_contract.LIBRARIES, *_contract.VIEWS):
    _MAKERS[f"{_BINDINGS}.cy{_library}"] = _c_functions(_library)
    _MAKERS[f"{_BINDINGS}._internal.{_library}"] = _pointers(_library)

# Modules that have a file, by name.
_FILES = frozenset(f"{_BINDINGS}.{name}" for name in (*_contract.VIEWS, "utils"))
# The names of all.
SERVED = _MAKERS.keys() | _FILES
# Those that have modules below them.
PACKAGES = frozenset((_BINDINGS, f"{_BINDINGS}._internal", f"{_BINDINGS}.utils"))
