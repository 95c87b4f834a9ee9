"""The exceptions that the extension module raises, created on first use."""

from cubind.errors import DynamicLibNotFoundError, FunctionNotFoundError


def dynamic_lib_not_found(message: str) -> Exception:
    """A missing library: if `cuda.pathfinder` is installed, programs may also catch its exception."""
    try:
        # Not always installed, and without types where it is.
        from cuda.pathfinder import DynamicLibNotFoundError as TheirError  # type: ignore
    except ImportError:
        return DynamicLibNotFoundError(message)
    return _both(TheirError)(message)


def function_not_found(message: str) -> Exception:
    """A function that a library lacks."""
    return FunctionNotFoundError(message)


def _both(theirs: type[Exception]) -> type[Exception]:
    """A class that extends the exceptions of cubind and of `cuda.pathfinder`."""
    if not _made:
        name = DynamicLibNotFoundError.__name__
        namespace = {"__module__": DynamicLibNotFoundError.__module__, "__doc__": DynamicLibNotFoundError.__doc__}
        _made.append(type(name, (DynamicLibNotFoundError, theirs), namespace))
    return _made[0]


_made: list[type[Exception]] = []
