"""The exceptions that the extension module raises, created on first use."""

from cubind import _modules
from cubind.errors import DynamicLibNotFoundError, FunctionNotFoundError

# As in `_modules`: imports for types take longer than all others.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


def dynamic_lib_not_found(message: str, module: str = "", _: str = "") -> Exception:
    """A missing library: if `cuda.pathfinder` is installed, programs may also catch its exception.

    `module` is the name of the module whose library it is.
    """
    if not _searching:
        message += _other_library(module)
    try:
        # Not always installed, and without types where it is.
        from cuda.pathfinder import DynamicLibNotFoundError as TheirError  # type: ignore
    except ImportError:
        return DynamicLibNotFoundError(message)
    return _both(TheirError)(message)


def function_not_found(message: str, module: str = "", symbol: str = "") -> Exception:
    """A function that the library of a module lacks."""
    if (module, symbol) not in _advice:
        _advice[module, symbol] = _installed(module) + _other_function(module, symbol)
    return FunctionNotFoundError(message + _advice[module, symbol])


# What is said of a symbol that is missing: a program may try again and again, and a library that is loaded stays.
_advice: dict[tuple[str, str], str] = {}


def _place(module: str) -> "tuple[ModuleType, ModuleType, str, int, list[int]] | None":
    """The extension module and the tables of a module's package, its library and major version, and the other ones."""
    package = _modules.package_of(module)
    native, tables = _modules.imported(f"{package}._native"), _modules.imported(f"{package}._results")
    for library, modules in tables.MODULES.items():
        for major, name in modules:
            # A library with versions of its own has modules that no variable chooses.
            if name == module and name.count(".") > 1:
                return native, tables, library, major, [other for other, _ in modules if other != major]
    return None


def _version(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _installed(module: str) -> str:
    """The version of a library that is loaded, by the functions that it has."""
    place = _place(module)
    if place is None:
        return ""
    native, _, library, major, _ = place
    there = (symbol for symbol, address in native.addresses(major, library).items() if address)
    versions = [version for version in (native.known(major, library, symbol) for symbol in there) if version]
    return f", which has the functions of CUDA {max(versions, key=_version)}" if versions else ""


def _other_function(module: str, symbol: str) -> str:
    """The other major version in which the function of that name can be called."""
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


# Whether the library of another major version is looked for: if it is missing as well, nothing more is said.
_searching: list[str] = []


def _other_library(module: str) -> str:
    """The other major version whose library is installed."""
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
    """A class that extends the exceptions of cubind and of `cuda.pathfinder`."""
    if not _made:
        name = DynamicLibNotFoundError.__name__
        namespace = {"__module__": DynamicLibNotFoundError.__module__, "__doc__": DynamicLibNotFoundError.__doc__}
        _made.append(type(name, (DynamicLibNotFoundError, theirs), namespace))
    return _made[0]


_made: list[type[Exception]] = []
