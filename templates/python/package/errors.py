"""Exceptions: for a missing library or function, and for result codes in `cubind.check` and `cubind.checked`."""

from cubind._enums import IntEnum


class CudaError(RuntimeError):
    """A call returned a code other than success.

    Attributes
    ----------
    code : CUresult, cudaError_t or nvrtcResult
        The result code.
    function : str
        The name of the function; empty if `cubind.check` raised it.
    description : str
        The library's description of the code; empty if it has none.
    """

    def __init__(self, code: IntEnum, function: str = "", description: str = "") -> None:
        super().__init__(code, function, description)
        self.code = code
        self.function = function
        self.description = description

    @property
    def name(self) -> str:
        """The code's name in C."""
        return self.code.name

    def __str__(self) -> str:
        function = f"{self.function}: " if self.function else ""
        description = f": {self.description}" if self.description else ""
        return f"{function}{self.name} ({self.code.value}){description}"


class DynamicLibNotFoundError(RuntimeError):
    """A library of CUDA is missing or cannot be loaded; the message lists the paths that were tried."""


class FunctionNotFoundError(RuntimeError):
    """The loaded library lacks the function; the message names the toolkit that introduced it."""
