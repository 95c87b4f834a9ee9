"""The cost of importing the modules of cubind and of cuda.bindings, each in separate processes, which take turns.

    python tests/bench/python/imports.py [--json]

Medians of the CPU time in milliseconds, and of the memory in megabytes, beyond those of Python alone. Requires an
environment with both packages.
"""

import json
import statistics
import subprocess
import sys

ROUNDS = 15
STATEMENTS = {
    "nothing": "pass",
    "cubind": "import cubind.driver, cubind.runtime, cubind.nvrtc",
    "cuda.bindings": "from cuda.bindings import driver, runtime, nvrtc",
}
CODE = """
import resource, time
begin = time.process_time()
{}
used = time.process_time() - begin
print(used * 1e3, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3)
"""


def cost(statement: str) -> tuple[float, float]:
    """Returns the time in milliseconds, and the memory of the whole process in megabytes."""
    command = [sys.executable, "-I", "-c", CODE.format(statement)]
    time, memory = subprocess.run(command, stdout=-1, text=True, check=True).stdout.split()
    return float(time), float(memory)


def main() -> None:
    samples: dict[str, list[tuple[float, float]]] = {name: [] for name in STATEMENTS}
    # The first round compiles the packages to bytecode.
    for turn in range(ROUNDS + 1):
        for name, statement in STATEMENTS.items():
            taken = cost(statement)
            if turn:
                samples[name].append(taken)
    medians = {name: [statistics.median(column) for column in zip(*each)] for name, each in samples.items()}
    alone = medians["nothing"][1]
    rows = {name: {"ms": ms, "MB": mb - alone} for name, (ms, mb) in medians.items() if name != "nothing"}
    if "--json" in sys.argv:
        print(json.dumps({"imports": rows}))
        return
    for name, row in rows.items():
        print(f"{name:16}{row['ms']:8.1f} ms{row['MB']:8.1f} MB")


if __name__ == "__main__":
    main()
