"""The exceptions of libraries that cannot be loaded."""

from cubind.errors import FunctionNotFoundError

__all__ = ["FunctionNotFoundError", "NotSupportedError", "get_c_compiler"]


class NotSupportedError(RuntimeError):
    """The library is not supported on this system."""


def get_c_compiler() -> str:
    """The compiler of the package. It is not a C compiler, for which NVIDIA's package returns `Unknown`."""
    return "Unknown Compiler (cubind is compiled by rustc)"
