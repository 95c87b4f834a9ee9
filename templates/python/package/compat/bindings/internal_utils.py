"""The exceptions of libraries that cannot be loaded."""

from cubind.errors import FunctionNotFoundError

__all__ = ["FunctionNotFoundError", "NotSupportedError", "get_c_compiler"]


class NotSupportedError(RuntimeError):
    """There is no such library on this system."""


def get_c_compiler() -> str:
    """What compiled the package: no C compiler, which is `Unknown` in NVIDIA's words."""
    return "Unknown Compiler (cubind is compiled by rustc)"
