"""Exceptions: for a missing library or function, and for result codes in `cubind.check` and `cubind.checked`."""

from cubind._enums import IntEnum

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class CudaError(RuntimeError):
    """A call returned a code other than success.

    Attributes
    ----------
    code : CUresult, cudaError_t or nvrtcResult
        The result code.
    function : str
        The name of the function; empty if `cubind.check` raised the error.
    description : str
        The library's description of the code; empty if it has none.
    message : str
        The library's explanation of this failure: its last message, or the log of an object that was passed to the
        call, such as a compilation log. Empty if there is no explanation, or if `cubind.check` raised the error.
    outputs : named tuple
        The outputs of the failed call, if they describe the failure: for example, the required number of elements, or
        the node that `cuGraphExecUpdate` rejects. If the result is a record, its fields are included. Empty if there
        are no such outputs.
    """

    def __init__(
        self,
        code: IntEnum,
        function: str = "",
        description: str = "",
        message: str = "",
        outputs: "dict[str, Any] | None" = None,
    ) -> None:
        super().__init__(code, function, description, message, *([outputs] if outputs else []))
        self.code = code
        self.function = function
        self.description = description
        self.message = message
        self.outputs = _named(outputs) if outputs else ()

    def __reduce__(self) -> "tuple[Any, ...]":
        return type(self), self.args

    @property
    def name(self) -> str:
        """The code's name in C."""
        return self.code.name

    def __str__(self) -> str:
        function = f"{self.function}: " if self.function else ""
        # Some descriptions only repeat the name.
        description = f": {self.description}" if self.description not in ("", self.name) else ""
        # A log of several lines begins on a new line.
        separator = "\n" if "\n" in self.message else ": "
        message = f"{separator}{self.message}" if self.message else ""
        # If the result is a record, it may contain further codes.
        others = (field for field in self.outputs if isinstance(field, IntEnum) and field and field is not self.code)
        causes = "".join(f"; {type(field).__name__}: {field.name} ({field.value})" for field in others)
        return f"{function}{self.name} ({self.code.value}){description}{causes}{message}"


def _named(outputs: "dict[str, Any]") -> "tuple[Any, ...]":
    import collections

    # Type checkers require literal field names. Parameters of C may begin with an underscore.
    made: Any = getattr(collections, "namedtuple")("outputs", outputs, rename=True)
    values: tuple[Any, ...] = made(*outputs.values())
    return values


class DynamicLibNotFoundError(RuntimeError):
    """A CUDA library is missing or cannot be loaded. The message lists the attempts and the packages that contain the
    library."""


class FunctionNotFoundError(RuntimeError):
    """The loaded library lacks the function. The message names the toolkit that introduced the function."""
