"""A log of calls, with one line per call: its arguments, its result and its duration.

Functions of modules that are imported while the environment variable CUBIND_TRACE is set call `begin` and `end`: see
`native/traced.rs`. `CUBIND_TRACE=1` writes to the standard error stream; any other value is the name of a file.
"""

import os
import sys
import threading

from cubind._enums import IntEnum

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TextIO

# The limits for a line of the log: the maximum number of values, of elements, and of characters of an argument.
_MOST = 8
_LONGEST = 80


class _Log:
    """The output stream, and the call whose line is not complete yet."""

    def __init__(self) -> None:
        self.file: TextIO | None = None
        self.open: object = None

    def interrupted(self) -> str:
        """Ends the incomplete line of another thread's call, or of the call that has called a callback."""
        return "" if self.open is None else " …\n"

    def write(self, line: str) -> None:
        """Writes and flushes a line, because the process may end during the call."""
        name = os.environ.get("CUBIND_TRACE", "1")
        if name != "1" and self.file is None:
            self.file = open(name, "a", encoding="utf-8", errors="backslashreplace")
        stream = self.file or sys.stderr
        # Programs without a console have no standard error stream.
        if stream is not None:
            stream.write(line)
            stream.flush()


_log = _Log()


def begin(name: str, args: "tuple[Any, ...]", kwargs: "dict[str, Any]") -> str:
    """Writes the function and its arguments, before the call is made."""
    given = [_shown(value) for value in args] + [f"{key}={_shown(value)}" for key, value in kwargs.items()]
    thread = threading.current_thread()
    where = "" if thread is threading.main_thread() else f"[{thread.name}] "
    call = f"{where}{name}({', '.join(given)})"
    _log.write(f"{_log.interrupted()}{call}")
    _log.open = call
    return call


def end(call: str, result: "Any", error: "BaseException | None", seconds: float) -> None:
    """Writes the result and the duration of a call."""
    if error is not None:
        outcome = f"raised {type(error).__name__}: {error}"
    else:
        items = result if isinstance(result, tuple) else (result,)
        outcome = f"= {', '.join(map(_shown, items))}"
    begun = "" if _log.open is call else f"{_log.interrupted()}{call}"
    _log.open = None
    _log.write(f"{begun} {outcome} <{seconds:.6f} s>\n")


def _shown(value: "Any") -> str:
    """Describes a value briefly. Objects of other packages are shown by their class, because the `repr` of an array may
    call CUDA."""
    if isinstance(value, IntEnum):
        return value.name
    if value is None or type(value) in (int, float, bool):
        return repr(value)
    if type(value) in (str, bytes):
        text = repr(value)
        return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    if type(value) in (list, tuple):
        items = [_shown(item) for item in value[:_MOST]] + ["…"] * (len(value) > _MOST)
        text = ", ".join(items)
        return f"[{text}]" if type(value) is list else f"({text})"
    # Only handles and addresses have both methods.
    if hasattr(value, "getPtr") and hasattr(value, "__int__"):
        return f"{type(value).__name__}({int(value):#x})"
    return f"<{type(value).__name__}>"
