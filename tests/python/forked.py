"""Makes many cases, of which some end the process, and keeps the outcome of each as a line of JSON.

They are made in a child: when it dies, the next one begins behind the case that killed it. What takes long, importing a package and
loading a library, is done once, before.
"""

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

# Gives the outcomes of these cases, one after the other.
Make = Callable[[range], Iterator[dict[str, Any]]]


def outcomes(make: Make, cases: int, path: Path, theirs: bool, **crashed: Any) -> None:
    """Writes a line for each case. That of one that ends the process says `crash`, the name of the signal, and what is `crashed` besides.

    Calls of NVIDIA's package overwrite memory that is not theirs, and a later case crashes for it: with `theirs`, one that ends the
    process is made again alone. For ours a crash is one, whichever case it is due to.
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
    """Makes cases in a process; returns what it wrote, and the name of the signal that ended it, or nothing."""
    made = os.fork()
    if not made:
        with open(path, "w", buffering=1) as file:
            for outcome in make(cases):
                file.write(json.dumps(outcome) + "\n")
        os._exit(0)
    _, status = os.waitpid(made, 0)
    # A line may be there in part.
    lines = path.read_text().split("\n")[:-1]
    return lines, signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else ""
