"""The exceptions that the extension module raises, created on first use."""

from cubind import _modules
from cubind.errors import DynamicLibNotFoundError, FunctionNotFoundError

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


def dynamic_lib_not_found(message: str, module: str = "", _: str = "") -> Exception:
    """Creates the exception for a missing library. If `cuda.pathfinder` is installed, it also extends that package's
    exception.

    `module` is the name of the library's module.
    """
    if not _searching:
        message += _other_library(module)
    try:
        # `cuda.pathfinder` may not be installed, and has no type annotations.
        from cuda.pathfinder import DynamicLibNotFoundError as TheirError  # type: ignore
    except ImportError:
        return DynamicLibNotFoundError(message)
    return _both(TheirError)(message)


def function_not_found(message: str, module: str = "", symbol: str = "") -> Exception:
    """Creates the exception for a function that the library of a module lacks."""
    if (module, symbol) not in _advice and not _searching:
        _searching.append(module)
        try:
            _advice[module, symbol] = _installed(module) + _other_function(module, symbol)
        finally:
            _searching.remove(module)
    return FunctionNotFoundError(message + _advice.get((module, symbol), ""))


# A cache of the advice for missing symbols. A program may retry repeatedly, and the advice stays the same because a
# loaded library stays loaded.
_advice: dict[tuple[str, str], str] = {}


def _place(module: str) -> "tuple[ModuleType, ModuleType, str, int, list[int]] | None":
    """Determines the extension module and the tables of a module's package, and the module's library, its major
    version, and the library's other major versions."""
    package = _modules.package_of(module)
    native, tables = _modules.imported(f"{package}._native"), _modules.imported(f"{package}._results")
    for library, modules in tables.MODULES.items():
        for major, name in modules:
            # No environment variable selects the module of an independently versioned library.
            if name == module and name.count(".") > 1:
                return native, tables, library, major, [other for other, _ in modules if other != major]
    return None


def _version(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def newest_functions(native: "ModuleType", major: int, library: str) -> str:
    """Returns the newest version that introduced any function of this library; empty if it is not known."""
    there = (symbol for symbol, address in native.addresses(major, library).items() if address)
    versions = [version for version in (native.known(major, library, symbol) for symbol in there) if version]
    return max(versions, key=_version, default="")


def _installed(module: str) -> str:
    """Describes the version of a loaded library, determined from its functions."""
    place = _place(module)
    if place is None:
        return ""
    native, _, library, major, _ = place
    newest = newest_functions(native, major, library)
    return f", which has the functions of CUDA {newest}" if newest else ""


def _other_function(module: str, symbol: str) -> str:
    """Returns advice to use another major version, if its library has the function."""
    place = _place(module)
    if place is None:
        return ""
    native, tables, library, major, others = place
    symbols = _modules.imported("cubind._history").SYMBOLS
    names = [name for name, of in symbols.get((library, major), {}).items() if of == symbol] or [symbol]
    for other in others:
        for name in names:
            there = symbols.get((library, other), {}).get(name, name)
            if native.known(other, library, there) is not None and native.address(other, library, there):
                return f"\nUpdate it, or use {dict(tables.MODULES[library])[other]}.{name}, which it has."
    return ""


# Modules for which a search for other major versions is in progress. The list prevents recursion: the search may raise
# this exception for the other modules too, but needs no advice for them.
_searching: list[str] = []


def _other_library(module: str) -> str:
    """Returns advice to use another major version, if its library is installed."""
    place = _place(module)
    if place is None:
        return ""
    native, tables, library, _, others = place
    _searching.append(module)
    try:
        for other in others:
            try:
                native.load(other, library)
            except RuntimeError:
                continue
            path = native.loaded_from(other, library)
            return f"\n{path} is of CUDA {other}: set CUBIND_CUDA={other}, or import {dict(tables.MODULES[library])[other]}."
        return ""
    finally:
        _searching.remove(module)


def _both(theirs: type[Exception]) -> type[Exception]:
    """Creates a class that extends the exceptions of cubind and of `cuda.pathfinder`."""
    if not _made:
        name = DynamicLibNotFoundError.__name__
        namespace = {"__module__": DynamicLibNotFoundError.__module__, "__doc__": DynamicLibNotFoundError.__doc__}
        _made.append(type(name, (DynamicLibNotFoundError, theirs), namespace))
    return _made[0]


_made: list[type[Exception]] = []
