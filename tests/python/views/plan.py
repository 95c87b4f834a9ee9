"""The cases to compare, generated from the signatures, classes and attributes of NVIDIA's module, with one change each.

`python -m views.plan nvml` writes the plan as JSON, in a process that imports NVIDIA's package. A case is a few lines
of Python that are valid in both packages; their names are those of `values.namespace`.
"""

import importlib
import json
import sys
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from views import classes, functions

Case = dict[str, Any]


def cases(module: ModuleType) -> Iterator[Case]:
    parameters: Counter[Any] = Counter()
    attributes: Counter[Any] = Counter()
    for name in sorted(vars(module)):
        value = getattr(module, name)
        if name.startswith(("_", "check_")) or getattr(value, "__module__", "") != module.__name__:
            continue
        if not isinstance(value, type):
            yield from functions.cases(module, name, parameters)
        elif issubclass(value, Exception):
            yield from classes.of_exception(name)
        elif hasattr(value, "__members__"):
            yield from classes.of_enum(name, value)
        else:
            yield from classes.of_record(module, name, value, attributes)
    yield from functions.checks(module)


def main() -> None:
    module = importlib.import_module(f"cuda.bindings.{sys.argv[1]}")
    json.dump({"cases": list(cases(module))}, sys.stdout)


if __name__ == "__main__":
    main()
