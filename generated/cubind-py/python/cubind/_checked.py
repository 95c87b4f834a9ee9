"""Calls that raise instead of returning a code: views of the modules, whose functions are wrapped on first use."""

from cubind import _modules
from cubind.errors import CudaError, FunctionNotFoundError

# As in `_modules`: imports for types take longer than all others.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any

    from cubind._enums import IntEnum


def results(package: str) -> "ModuleType":
    """The tables of a package's results."""
    return _modules.imported(f"{package}._results")


def check(result: "Any") -> "Any":
    """Returns the outputs of a call, or raises its error.

    Parameters
    ----------
    result : tuple or result code
        The result of a function of the driver, the runtime or NVRTC, or the code alone.

    Returns
    -------
    object
        None if there is no output, the output if there is one, else a tuple of them.

    Raises
    ------
    CudaError
        The code is an error: neither success, nor that of a call whose work goes on, nor a warning.
    """
    first = result[0] if isinstance(result, tuple) and result else result
    package = _modules.package_of(type(first).__module__)
    tables = results(package)
    library = tables.OWNERS.get(type(first).__name__)
    if library is None:
        raise TypeError(f"expected what a function of CUDA returned, found {result!r}")
    field = tables.CODE_FIELDS.get(library)
    code = first if field is None else getattr(first, field)
    if _has_failed(code, library, tables):
        raise CudaError(code, "", described(code, library, package))
    return outputs(result) if result is not first else None


def _has_failed(code: "IntEnum", library: str, tables: "Any") -> bool:
    """Whether a code is an error: neither success, nor that of a call whose work goes on, nor a warning."""
    if not code or code == tables.IN_PROGRESS.get(library):
        return False
    # A package that was made before there were warnings has none.
    return code < 0 or library not in getattr(tables, "WARNINGS", ())


def outputs(result: "tuple[Any, ...]") -> "Any":
    """The elements after the code."""
    count = len(result)
    if count == 1:
        return None
    return result[1] if count == 2 else result[1:]


def described(code: "IntEnum", library: str, package: str = "cubind") -> str:
    """The library's description of a code. The library returned the code, so some major version of it is loaded; any will
    do, but no other one must be loaded."""
    tables = results(package)
    describe = tables.DESCRIBED_BY.get(library)
    if describe is None:
        return ""
    native = _modules.imported(f"{package}._native")
    for major, module in tables.MODULES[library]:
        if native.loaded_from(major, library) is not None:
            function = getattr(_modules.imported(module), describe)
            try:
                # None for a code that the library does not know.
                description: bytes | None = function(code)[1]
            except FunctionNotFoundError:
                # An older library describes nothing.
                return ""
            return "" if description is None else description.decode(errors="replace")
    return ""


def last_message(
    library: str, module: str, function: str, args: "tuple[Any, ...]", kwargs: "dict[str, Any]"
) -> str:
    """What the library tells in words of a call that has just failed; empty if it tells nothing."""
    tables = results(_modules.package_of(module))
    if library not in tables.LAST_MESSAGES:
        return ""
    names = _modules.imported(module)
    name, arguments, size = tables.LAST_MESSAGES[library]
    try:
        if size:
            if function not in tables.LOGS[library]:
                return ""
            position, param = tables.LOGS[library][function]
            handle = kwargs[param] if param in kwargs else args[position]
            failed, length = getattr(names, size)(handle)
            if failed or not length:
                return ""
            arguments = (handle, length)
        # None where there is no text.
        text: bytes | None = getattr(names, name)(*arguments)[1]
    except FunctionNotFoundError:
        # An older library tells nothing.
        return ""
    return "" if text is None else text.partition(b"\0")[0].decode(errors="replace").strip()


def raising(function: "Callable[..., Any]", module: str) -> "Callable[..., Any]":
    """The same function, but it raises errors and returns the outputs alone."""
    name = function.__name__
    package = _modules.package_of(module)
    tables, plain = results(package), module.replace(f"{package}.checked.", f"{package}.", 1)
    library = next((of for of, modules in tables.MODULES.items() if any(name == plain for _, name in modules)), "")
    field = tables.CODE_FIELDS.get(library)

    def checked(*args: "Any", **kwargs: "Any") -> "Any":
        result = function(*args, **kwargs)
        # Functions without a code return a bare record.
        if type(result) is not tuple:
            return result
        code = result[0] if field is None else getattr(result[0], field)
        if code and _has_failed(code, library, tables):
            # First of all: any other call may change it.
            message = last_message(library, plain, name, args, kwargs)
            raise CudaError(code, name, described(code, library, package), message)
        count = len(result)
        if count == 1:
            return None
        return result[1] if count == 2 else result[1:]

    checked.__name__ = checked.__qualname__ = name
    checked.__module__ = module
    checked.__doc__ = function.__doc__
    # Where `inspect.signature` looks.
    checked.__wrapped__ = function  # type: ignore[attr-defined]
    return checked


def view(namespace: "dict[str, Any]", plain: str) -> None:
    """Fills a module with the contents of the module `plain`, and with wrappers of its functions."""
    this = str(namespace["__name__"])
    module = _modules.imported(plain)
    builtin = type(len)

    def complete() -> None:
        public, there = module.__all__, vars(module)
        # Constants that are records are in neither module: they are made for each access.
        for name in filter(there.__contains__, public):
            found = there[name]
            namespace.setdefault(name, raising(found, this) if isinstance(found, builtin) else found)
        namespace["__all__"] = public
        if namespace.keys() >= set(public):
            for hook in ("__getattr__", "__dir__"):
                namespace.pop(hook, None)

    def constant_record(name: str) -> object | None:
        return getattr(module, name) if name in module.__all__ else None

    _modules.wait(namespace, complete, constant_record)
