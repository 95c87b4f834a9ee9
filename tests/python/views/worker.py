"""Makes the cases of a plan in a module of `cuda.bindings` with Python's names, and records the outcome of each line.

`python -m views.worker LIBRARY ECHO PLAN OUTCOMES`; with `-m cubind.compat` before it, the module is cubind's. OUTCOMES gets
a line of JSON for each case. The cases are made in a child: when it dies, the next one begins behind the case that killed it.
"""

import importlib
import json
import os
import resource
import signal
import sys
from types import ModuleType
from typing import Any

from echo_library import Echo

from views.values import Plain, arena, namespace, reset_arena, said, words

# What one case may take of a processor: a thousand times what it takes.
CPU_SECONDS = 5
# What a process may have: absurd sizes are refused instead of filled.
ADDRESS_SPACE = 4 << 30


def main() -> None:
    library, echo_path, plan_path, outcomes = sys.argv[1:]
    module = importlib.import_module(f"cuda.bindings.{library}")
    with open(plan_path) as file:
        cases = json.load(file)["cases"]
    echo = Echo(echo_path, answers=True)
    arena()
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # The library is loaded once, and not in each child.
    importlib.import_module(f"cuda.bindings._internal.{library}")._inspect_function_pointers()
    done = 0
    while done < len(cases):
        signalled = child(module, echo, cases[done:], outcomes)
        with open(outcomes) as file:
            whole = file.read().split("\n")[:-1]
        if signalled:
            crashed = [json.dumps({"lines": [], "crash": signalled})]
            if not (module.__file__ or "").endswith(".py"):
                crashed = alone(module, echo, cases[len(whole)], f"{outcomes}.alone") or crashed
            with open(outcomes, "w") as file:
                file.writelines(line + "\n" for line in [*whole, *crashed])
            whole += crashed
        elif len(whole) < len(cases):
            sys.exit(f"{library}: case {len(whole)} ended the process: {cases[len(whole)]}")
        done = len(whole)


def alone(module: ModuleType, echo: Echo, case: dict[str, Any], path: str) -> list[str]:
    """The outcome of a case in a process of its own, unless it crashes there as well.

    Calls of NVIDIA's package overwrite memory that is not theirs, and a later case crashes for it. For ours a crash is one,
    whichever case it is due to.
    """
    open(path, "w").close()
    if child(module, echo, [case], path):
        return []
    with open(path) as file:
        return file.read().splitlines()


def child(module: ModuleType, echo: Echo, cases: list[dict[str, Any]], outcomes: str) -> str:
    """Makes cases in a process; returns the signal that ended it, or nothing."""
    made = os.fork()
    if not made:
        work(module, echo, cases, outcomes)
        os._exit(0)
    _, status = os.waitpid(made, 0)
    return signal.Signals(os.WTERMSIG(status)).name if os.WIFSIGNALED(status) else ""


def work(module: ModuleType, echo: Echo, cases: list[dict[str, Any]], outcomes: str) -> None:
    names, plain = namespace(module), Plain(module)
    with open(outcomes, "a", buffering=1) as file:
        for case in cases:
            # One that counts to an absurd number ends the process, as a crash does.
            signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
            file.write(json.dumps(make(case, dict(names), plain, echo)) + "\n")


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
