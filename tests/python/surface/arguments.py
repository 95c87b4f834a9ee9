"""Calls every function of a module with a wrong argument, and records the exception, which is raised before any CUDA call.

For the runtime, which cuda.bindings links statically. No recording stub can replace it, and with a stub driver it fails
at once, as it requests private tables from the driver.
"""

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType


class Wrong:
    """An object that no parameter accepts."""


def steps(module: ModuleType) -> Iterator[tuple[str, Callable[[], object]]]:
    """Runs each step before the next one is generated."""
    for name in dir(module):
        function = getattr(module, name)
        if not name.startswith("cuda") or not callable(function) or isinstance(function, type):
            continue
        names = list(inspect.signature(function).parameters)
        yield f"{name} with too many", lambda: function(*[0] * (len(names) + 1))
        yield f"{name} with another name", lambda: function(*[0] * len(names), no_such_name=0)
        for index in range(len(names)):
            given: list[object] = [0] * len(names)
            given[index] = Wrong()
            yield f"{name}, {names[index]}", lambda: function(*given)
