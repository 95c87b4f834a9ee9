"""`python -m echo <situation> <echo folder>` reads a module's calls from standard input and prints a report in JSON.

`test_echo.py` starts a process for each module, because a library is loaded only once per process, and a call may crash.
"""

import json
import sys

from echo.caller import Caller
from echo.calls import Row
from echo.context import Module
from echo.kinds import Values
from echo.report import run


def main() -> None:
    situation, folder = sys.argv[1:]
    calls = json.load(sys.stdin)
    row = Row(calls["module"])
    module = Module(row, Values(row.json["modules"]), calls["own"], folder)
    report = run(Caller(module, "per_thread" in situation), situation)
    json.dump(vars(report), sys.stdout)


if __name__ == "__main__":
    main()
