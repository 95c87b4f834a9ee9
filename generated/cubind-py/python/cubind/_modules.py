"""The contents of modules, created on demand.

To make importing fast, a module initially contains only its functions. Its classes and constants are added when one of
them is first accessed, or when a function is first called. Afterwards the module has no `__getattr__`, so that CPython
specializes the lookup of `driver.cuMemAlloc`. Only modules with constants that are records keep `__getattr__`, because
each access creates a new record.
"""

import sys

# This package, and the packages that depend on this package. The dependent packages are added when they are imported.
PACKAGES = {"cubind"}

# True only for type checkers, because their imports take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType
    from typing import TypeAlias

    _Hooks: TypeAlias = tuple[Callable[[str], object], Callable[[], list[str]]]


def sizeof(objType: type) -> int:
    """Returns the size of a class's C type in bytes, like `sizeof`."""
    if not isinstance(objType, type) or not hasattr(objType, "_size_"):
        raise TypeError(f"{objType!r} is not a class of CUDA records or handles")
    # Only instances of a record class have the size. `__init__` is not called, because a subclass's `__init__` may
    # require arguments.
    make: Callable[[type], object] = getattr(objType, "__new__")
    size: int = getattr(make(objType), "_size_")
    return size


def fill(namespace: dict[str, object], major: int, library: str) -> None:
    """Adds a library's functions to a module, and hooks that add the rest on first use."""
    native = imported(f"{package_of(str(namespace['__name__']))}._native")

    wait(
        namespace,
        lambda: native.complete(major, library),
        lambda name: native.constant_record(major, library, name),
    )
    namespace["sizeof"] = sizeof
    native.populate(namespace, major, library)


def package_of(module: str) -> str:
    """Returns the package of a module. Unknown names belong to this package, because `compat` renames its modules."""
    package = module.partition(".")[0]
    return package if package in PACKAGES else "cubind"


def wait(
    namespace: dict[str, object],
    complete: "Callable[[], object]",
    constant_record: "Callable[[str], object | None]" = lambda _: None,
) -> None:
    """Completes a module when a name that it lacks is first accessed.

    `complete` removes the hooks, except from a module with constants that are records, which `constant_record` creates.
    """
    module = str(namespace["__name__"])

    def __getattr__(name: str) -> object:
        # Names that the import system looks up in every module are skipped.
        if name == "__all__" or not name.startswith("__"):
            complete()
            if name in namespace:
                return namespace[name]
            # Each access creates a new record, because programs may change their records.
            record = constant_record(name)
            if record is not None:
                return record
        raise missing(module, name)

    def __dir__() -> list[str]:
        complete()
        public = namespace.get("__all__")
        return sorted({*namespace, *(public if isinstance(public, list) else ())})

    namespace.update(__getattr__=__getattr__, __dir__=__dir__)


# CPython suggests no similar names for a module with more names than this. Before 3.12, it suggests none for subclasses
# of `AttributeError`.
_MOST_NAMES = 750


class _Missing(AttributeError):
    """The error for a name that a module lacks. Its message is computed when it is printed, because programs test for
    names that may be missing."""

    module = ""

    def __str__(self) -> str:
        return f"module {self.module!r} has no attribute {self.name!r}{_hint(self.module, str(self.name))}"

    def __reduce__(self) -> tuple[type, tuple[str]]:
        return AttributeError, (str(self),)


# Programs and tracebacks show this name.
_Missing.__name__ = _Missing.__qualname__ = AttributeError.__name__
_Missing.__module__ = AttributeError.__module__


def missing(module: str, name: str) -> AttributeError:
    """Creates the error for a name that a module lacks."""
    error = _Missing(name=name, obj=sys.modules.get(module))
    error.module = module
    return error


def _hint(module: str, name: str) -> str:
    """Returns advice for a missing name: the major version that contains it, its replacement, or a similar name."""
    package = package_of(module)
    plain = module.replace(f"{package}.checked.", f"{package}.", 1)
    tables = imported(f"{package}._results")
    modules = next((modules for modules in tables.MODULES.values() if any(plain == name for _, name in modules)), ())
    major = next((major for major, of in modules if of == plain), 0)
    for other, of in modules:
        if other != major and name in imported(of).__all__:
            if other > major:
                return f": added in CUDA {other}.0, see {of}.{name}"
            instead = getattr(tables, "SUCCESSORS", {}).get(of, {}).get(name)
            return f": removed in CUDA {other + 1}.0" + (f", use {instead}" if instead else f", see {of}.{name}")
    names = dir(sys.modules[module])
    if len(names) <= _MOST_NAMES and sys.version_info >= (3, 12):
        return ""
    from difflib import get_close_matches

    close = get_close_matches(name, names, 1, 0.75)
    return f"; did you mean {close[0]!r}?" if close else ""


def on_demand(
    namespace: dict[str, object], modules: tuple[str, ...], names: "Mapping[str, str] | None" = None
) -> "_Hooks":
    """Creates the `__getattr__` and `__dir__` of a package that imports its `modules` on first use.

    `names` maps additional names of the package to the modules that define them.
    """
    package = str(namespace["__name__"])
    members = dict(names or {})

    def __getattr__(name: str) -> object:
        if name in modules:
            return imported(f"{package}.{name}")
        if name in members:
            found = namespace[name] = getattr(imported(f"{package}.{members[name]}"), name)
            return found
        raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules.get(package))

    def __dir__() -> list[str]:
        return sorted({*namespace, *modules, *members})

    namespace["__all__"] = [*modules, *members]
    return __getattr__, __dir__


def chosen(library: str, majors: tuple[str, ...], default: str, package: str = "cubind") -> "ModuleType":
    """Returns the module of `library` for the major version that CUBIND_CUDA selects, or for the default version."""
    return imported(f"{package}.cuda{chosen_major(majors, default, library)}.{library}")


def chosen_major(majors: tuple[str, ...], default: str, what: str = "modules") -> str:
    """Returns the major version that CUBIND_CUDA selects, or the default version."""
    import os

    major = os.environ.get("CUBIND_CUDA") or default
    if major not in majors:
        *others, last = majors
        known = f"{', '.join(others)} and {last}" if others else last
        raise ImportError(f"CUBIND_CUDA is {major!r}, and cubind has {what} for CUDA {known}")
    return major


def imported(name: str) -> "ModuleType":
    """Imports a module like `importlib.import_module`, without importing `importlib`."""
    __import__(name)
    return sys.modules[name]
