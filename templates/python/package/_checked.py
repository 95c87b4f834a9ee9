"""Calls that raise instead of returning a code: views of the modules, whose functions are wrapped when one is first used."""

from cubind import _modules, _native
from cubind._results import DESCRIBED_BY, MAJORS
from cubind.errors import CudaError

# As in `_modules`: what the types need takes longer to import than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cubind._enums import IntEnum


def check(result: "Any") -> "Any":
    """The outputs of a call, or an exception.

    Parameters
    ----------
    result : tuple or result code
        What a function of the driver, the runtime or NVRTC returned, or the code alone.

    Returns
    -------
    object
        None if there is no output, the output if there is one, else a tuple of them.

    Raises
    ------
    CudaError
        The code is not that of success.
    """
    code = result[0] if isinstance(result, tuple) and result else result
    if type(code).__name__ not in DESCRIBED_BY:
        raise TypeError(f"expected what a function of CUDA returned, found {result!r}")
    if code:
        raise CudaError(code, "", described(code))
    return outputs(result) if result is not code else None


def outputs(result: "tuple[Any, ...]") -> "Any":
    """What stands behind the code."""
    count = len(result)
    if count == 1:
        return None
    return result[1] if count == 2 else result[1:]


def described(code: "IntEnum") -> str:
    """The library's own words for a code. It returned the code, so it is loaded; which major version of it does not
    matter for the words, but no other one must be loaded for them."""
    library, describe = DESCRIBED_BY[type(code).__name__]
    for major in MAJORS:
        if _native.loaded_from(major, library) is not None:
            function = getattr(_modules.imported(f"cubind.cuda{major}.{library}"), describe)
            # A code that the library does not know has no words.
            words: bytes | None = function(code)[1]
            return "" if words is None else words.decode(errors="replace")
    return ""


def raising(function: "Callable[..., Any]", module: str) -> "Callable[..., Any]":
    """The same function, but it raises a code and returns the outputs alone."""
    name = function.__name__

    def checked(*args: "Any", **kwargs: "Any") -> "Any":
        result = function(*args, **kwargs)
        # Functions without a code return a bare record.
        if type(result) is not tuple:
            return result
        code = result[0]
        if code:
            raise CudaError(code, name, described(code))
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
    """Makes a module that is the module `plain`, but for what its functions return."""
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
