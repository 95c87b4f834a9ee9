"""The public interface of a module of `cuda.bindings` with Python names, as JSON: `python -m surface.views nvjitlink`.

`cubind` and `cuda.bindings` use the same module names. `python -m cubind.compat` selects cubind's modules.
"""

import importlib
import inspect
import json
import sys
from typing import Any

# Names that Cython adds to every module and class.
CYTHON = ("__reduce_cython__", "__setstate_cython__", "__pyx_unpickle_")


def module(library: str) -> dict[str, dict[str, Any]]:
    """Returns the description of each name."""
    made = importlib.import_module(f"cuda.bindings.{library}")
    shown = {}
    for name in dir(made):
        value = getattr(made, name)
        if name.startswith("__") or name.startswith(CYTHON) or inspect.ismodule(value):
            continue
        described = describe(made, value)
        if described:
            shown[name] = described
    return shown


def describe(made: Any, value: Any) -> dict[str, Any] | None:
    if isinstance(value, type):
        if value.__module__ != made.__name__:
            return None
        if issubclass(value, Exception):
            return exception(value)
        return enumeration(value) if hasattr(value, "__members__") else record(value)
    if callable(value):
        return function(value) if value.__module__ == made.__name__ else None
    if type(value).__module__.startswith("numpy"):
        return {"kind": "dtype", "dtype": layout(value)}
    return {"kind": "constant", "value": repr(value)} if isinstance(value, (int, str)) else None


def layout(dtype: Any) -> Any:
    """Returns the fields of a record's dtype with their types and offsets, including those of nested dtypes."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return [layout(base), list(shape)]
    if dtype.fields is None:
        return dtype.str
    fields = {name: [dtype.fields[name][1], layout(dtype.fields[name][0])] for name in dtype.names}
    return {"size": dtype.itemsize, "fields": fields}


def enumeration(value: Any) -> dict[str, Any]:
    return {
        "kind": "enum",
        "name": value.__name__,
        "int": issubclass(value, int),
        "members": {name: int(member) for name, member in value.__members__.items()},
        "canonical": {member.name: int(member) for member in value},
    }


def exception(value: type[Exception]) -> dict[str, Any]:
    return {
        "kind": "exception",
        "name": value.__name__,
        "module": value.__module__,
        "bases": [base.__name__ for base in value.__mro__[1:-1]],
    }


def record(value: type) -> dict[str, Any]:
    return {"kind": "record", "name": value.__name__, "attributes": [name for name in dir(value) if name[0] != "_"]}


def function(value: Any) -> dict[str, Any]:
    parameters = inspect.signature(value).parameters.values()
    return {
        "kind": "function",
        "parameters": [one.name for one in parameters],
        "defaults": {one.name: repr(one.default) for one in parameters if one.default is not inspect.Parameter.empty},
    }


if __name__ == "__main__":
    json.dump(module(sys.argv[1]), sys.stdout)
