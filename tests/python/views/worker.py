"""Makes the cases of a plan in a module of `cuda.bindings` with Python's names, and records the outcome of each line.

`python -m views.worker LIBRARY ECHO PLAN OUTCOMES`; with `-m cubind.compat` before it, the module is cubind's. OUTCOMES gets
a line of JSON for each case.
"""

import importlib
import json
import resource
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import forked
from echo_library import Echo

from views.values import Plain, arena, namespace, reset_arena, said, words

# The maximum CPU time of a case.
CPU_SECONDS = 2
# The memory limit of a process, so that absurd sizes fail immediately.
ADDRESS_SPACE = 4 << 30
# Functions that fetch as many bytes as a record specifies. With a recording stub, this is gigabytes, and takes seconds.
# Only the first case gets so much memory. The other cases get this much memory in addition to the memory of the
# packages.
LARGE, LITTLE = {"event_set_get_context_data_v1", "gpu_instance_get_creatable_vgpus"}, 256 << 20


def main() -> None:
    library, echo_path, plan_path, outcomes = sys.argv[1:]
    module = importlib.import_module(f"cuda.bindings.{library}")
    with open(plan_path) as file:
        cases = json.load(file)["cases"]
    echo = Echo(echo_path, answers=True)
    arena()
    # The library is loaded once before the children are forked, and not in each child.
    importlib.import_module(f"cuda.bindings._internal.{library.rpartition('.')[2]}")._inspect_function_pointers()
    little = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize() + LITTLE
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    names, plain = namespace(module), Plain(module)

    def made(some: range) -> Iterator[dict[str, Any]]:
        for index in some:
            case = cases[index]
            # A case that loops over an absurd count is terminated, like a case that crashes.
            signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
            is_large = case["name"] in LARGE and case["what"] != "right"
            limit = min(little, ADDRESS_SPACE) if is_large else ADDRESS_SPACE
            resource.setrlimit(resource.RLIMIT_AS, (limit, ADDRESS_SPACE))
            yield make(case, dict(names), plain, echo)

    theirs = not (module.__file__ or "").endswith(".py")
    forked.outcomes(made, len(cases), Path(outcomes), theirs, lines=[])


def make(case: dict[str, Any], names: dict[str, Any], plain: Plain, echo: Echo) -> dict[str, Any]:
    calls = case["kind"] == "function"
    if calls:
        reset_arena()
    plain.in_full = calls
    lines = []
    for line in case["lines"]:
        echo.reset()
        if case.get("code") is not None:
            echo.always_returns(case["code"])
        try:
            try:
                compiled = compile(line, "case", "eval")
            except SyntaxError:
                exec(line, names)
                lines.append("done")
            else:
                names["_"] = eval(compiled, names)
                arrived = noted(echo) if calls else None
                lines.append(plain(names["_"]))
                continue
        except Exception as error:
            lines.append(said(error))
        arrived = noted(echo) if calls else None
    outcome: dict[str, Any] = {"lines": lines}
    if calls:
        outcome |= {"arrived": arrived, "memory": words(reset_arena())}
    return outcome


def noted(echo: Echo) -> Any:
    last = echo.last()
    if not last.symbol:
        return None
    arguments = []
    for index in range(last.count):
        argument = last.arguments[index]
        arguments.append([words(bytes(argument.value[: argument.size])), words(bytes(argument.memory[: argument.read]))])
    return [last.symbol.decode(), arguments]


if __name__ == "__main__":
    main()
