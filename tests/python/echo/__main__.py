"""`python -m echo <calls.json> <library> <major> <situation> <echo folder>` prints a report in JSON.

`test_echo.py` starts it: a process per module, because a library is loaded once per process and a call may crash it.
"""

import json
import sys

from echo.caller import Caller
from echo.calls import read
from echo.context import Module
from echo.kinds import Values
from echo.report import run


def main() -> None:
    path, library, major, situation, folder = sys.argv[1:]
    own, row = read(path, library, int(major))
    module = Module(row, Values(row.json["modules"]), own, folder)
    report = run(Caller(module, "per_thread" in situation), situation)
    json.dump(vars(report), sys.stdout)


if __name__ == "__main__":
    main()
