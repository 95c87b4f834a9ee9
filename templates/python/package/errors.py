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
    message : str
        What the library tells of this very failure: its last message, or the log of the object that the call got (the
        compiler's, for example). Empty if it tells nothing, and if `cubind.check` raised the error.
    """

    def __init__(self, code: IntEnum, function: str = "", description: str = "", message: str = "") -> None:
        super().__init__(code, function, description, message)
        self.code = code
        self.function = function
        self.description = description
        self.message = message

    @property
    def name(self) -> str:
        """The code's name in C."""
        return self.code.name

    def __str__(self) -> str:
        function = f"{self.function}: " if self.function else ""
        # Some descriptions are the name once more.
        description = f": {self.description}" if self.description not in ("", self.name) else ""
        # A log begins on a line of its own.
        separator = "\n" if "\n" in self.message else ": "
        message = f"{separator}{self.message}" if self.message else ""
        return f"{function}{self.name} ({self.code.value}){description}{message}"


class DynamicLibNotFoundError(RuntimeError):
    """A library of CUDA is missing or cannot be loaded; the message says what was tried, and what brings it."""


class FunctionNotFoundError(RuntimeError):
    """The loaded library lacks the function; the message names the toolkit that introduced it."""
