"""What is raised when CUDA cannot answer, and, by `cubind.check` and `cubind.checked`, in place of a result code."""

from cubind._enums import IntEnum


class CudaError(RuntimeError):
    """A call returned a code other than success.

    Attributes
    ----------
    code : CUresult, cudaError_t or nvrtcResult
        What it returned.
    function : str
        What was called; empty where `cubind.check` was not told.
    description : str
        The code in the library's own words; empty if it has none.
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
    """A library of CUDA is not on this machine, or cannot be loaded; the message says what was tried."""


class FunctionNotFoundError(RuntimeError):
    """The library on this machine has no such function; the message says which toolkit introduced it."""
