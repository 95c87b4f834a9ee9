"""The exceptions for libraries that cannot be loaded."""

from cubind.errors import FunctionNotFoundError

__all__ = ["FunctionNotFoundError", "NotSupportedError", "get_c_compiler"]


class NotSupportedError(RuntimeError):
    """The library is not supported on this system."""


def get_c_compiler() -> str:
    """Describes the compiler of this package. It is not a C compiler; NVIDIA's package also returns `Unknown` in that
    case."""
    return "Unknown Compiler (cubind is compiled by rustc)"
