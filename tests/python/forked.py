"""Runs many cases, some of which crash, and writes the outcome of each as a line of JSON.

The cases run in a child process. If the child crashes, the next child continues after the case that crashed. Slow
steps, importing a package and loading a library, are done once in the parent.
"""

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# Yields the outcomes of these cases in order.
Make = Callable[[range], Iterator[dict[str, Any]]]


def outcomes(make: Make, cases: int, path: Path, theirs: bool, **crashed: Any) -> None:
    """Writes a line for each case. A case that ends the process gets `crash`, the name of the signal, and the values of
    `crashed`.

    Calls of NVIDIA's package overwrite foreign memory, which makes a later case crash. With `theirs`, a case that
    crashes is therefore repeated alone. For cubind, every crash is a failure, whichever case caused it.
    """
    part, lines = path.with_suffix(".part"), list[str]()
    while len(lines) < cases:
        made, signalled = _child(make, range(len(lines), cases), part)
        lines += made
        if signalled:
            alone = _child(make, range(len(lines), len(lines) + 1), part)[0] if theirs else []
            lines += alone or [json.dumps({**crashed, "crash": signalled})]
        elif len(lines) < cases:
            raise SystemExit(f"case {len(lines)} ended the process without a signal")
    path.write_text("".join(f"{line}\n" for line in lines))


def _child(make: Make, cases: range, path: Path) -> tuple[list[str], str]:
    """Runs cases in a process; returns its complete lines, and the name of the signal that ended it, or ""."""
    made = os.fork()
    if not made:
        with open(path, "w", buffering=1) as file:
            for outcome in make(cases):
                file.write(json.dumps(outcome) + "\n")
        os._exit(0)
    _, status = os.waitpid(made, 0)
    # The last line of the child's output may be incomplete.
    lines = path.read_text().split("\n")[:-1]
    return lines, signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else ""
