"""Calls that raise instead of returning a code: views of the modules, whose functions are wrapped on first use."""

from cubind import _modules, _native
from cubind._results import CODE_FIELDS, DESCRIBED_BY, MODULES, OWNERS
from cubind.errors import CudaError

# As in `_modules`: imports for types take longer than all others.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cubind._enums import IntEnum


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
        The code is an error.
    """
    first = result[0] if isinstance(result, tuple) and result else result
    library = OWNERS.get(type(first).__name__)
    if library is None:
        raise TypeError(f"expected what a function of CUDA returned, found {result!r}")
    field = CODE_FIELDS.get(library)
    code = first if field is None else getattr(first, field)
    if code:
        raise CudaError(code, "", described(code, library))
    return outputs(result) if result is not first else None


def outputs(result: "tuple[Any, ...]") -> "Any":
    """The elements after the code."""
    count = len(result)
    if count == 1:
        return None
    return result[1] if count == 2 else result[1:]


def described(code: "IntEnum", library: str) -> str:
    """The library's description of a code. The library returned the code, so some major version of it is loaded; any will
    do, but no other one must be loaded."""
    describe = DESCRIBED_BY.get(library)
    if describe is None:
        return ""
    for major, module in MODULES[library]:
        if _native.loaded_from(major, library) is not None:
            function = getattr(_modules.imported(module), describe)
            # None for a code that the library does not know.
            description: bytes | None = function(code)[1]
            return "" if description is None else description.decode(errors="replace")
    return ""


def raising(function: "Callable[..., Any]", module: str) -> "Callable[..., Any]":
    """The same function, but it raises errors and returns the outputs alone."""
    name = function.__name__
    plain = module.replace("cubind.checked.", "cubind.", 1)
    library = next((of for of, modules in MODULES.items() if any(name == plain for _, name in modules)), "")
    field = CODE_FIELDS.get(library)

    def checked(*args: "Any", **kwargs: "Any") -> "Any":
        result = function(*args, **kwargs)
        # Functions without a code return a bare record.
        if type(result) is not tuple:
            return result
        code = result[0] if field is None else getattr(result[0], field)
        if code:
            raise CudaError(code, name, described(code, library))
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
        for name in module.__all__:
            found = getattr(module, name)
            namespace.setdefault(name, raising(found, this) if isinstance(found, builtin) else found)
        namespace["__all__"] = module.__all__
        for hook in ("__getattr__", "__dir__"):
            namespace.pop(hook, None)

    _modules.wait(namespace, complete)
