"""The exceptions that the native part raises, made where they are needed."""

from cubind.errors import DynamicLibNotFoundError, FunctionNotFoundError


def dynamic_lib_not_found(message: str) -> Exception:
    """A library that is missing: where `cuda.pathfinder` is installed, programs may catch its exception as well."""
    try:
        # Not always installed, and without types where it is.
        from cuda.pathfinder import DynamicLibNotFoundError as TheirError  # type: ignore
    except ImportError:
        return DynamicLibNotFoundError(message)
    return _both(TheirError)(message)


def function_not_found(message: str) -> Exception:
    """A function that a library does not have."""
    return FunctionNotFoundError(message)


def _both(theirs: type[Exception]) -> type[Exception]:
    """One class that is an exception of cubind's and of `cuda.pathfinder`'s."""
    if not _made:
        name = DynamicLibNotFoundError.__name__
        namespace = {"__module__": DynamicLibNotFoundError.__module__, "__doc__": DynamicLibNotFoundError.__doc__}
        _made.append(type(name, (DynamicLibNotFoundError, theirs), namespace))
    return _made[0]


_made: list[type[Exception]] = []
