"""The public interface of a module of either package, as JSON: `python -m surface.introspect cuda.bindings.driver`.

Cython embeds signatures in docstrings, and both packages list what a function returns in a section of the docstring.
"""

import enum
import importlib
import inspect
import json
import re
import sys
import types
from typing import Any

# Special methods of Python. Other names with leading underscores are private to the packages.
SPECIAL = ["__int__", "__index__", "__cuda_stream__"]


def module(name: str) -> dict[str, dict[str, Any]]:
    """Returns the description of each name. Names of different kinds only differ in their kind."""
    made = importlib.import_module(name)
    shown = {}
    for public in dir(made):
        # Constants with a leading underscore also have it in C.
        if public.startswith("_") and not isinstance(getattr(made, public), int):
            continue
        described = describe(getattr(made, public))
        if described:
            shown[public] = described
    return shown


def describe(value: Any) -> dict[str, Any] | None:
    if isinstance(value, type):
        if hasattr(value, "__members__"):
            return enumeration(value) if value.__members__ else None
        return record_or_value(value) if hasattr(value, "getPtr") or special(value) else None
    if callable(value) and inspect.getdoc(value) and not isinstance(value, types.ModuleType):
        return function(value) if value.__module__ != "typing" else None
    if isinstance(value, (int, bytes, str)):
        number = int(value) if isinstance(value, int) else repr(value)
        return {"kind": "constant", "type": type(value).__name__, "number": number}
    # Modules that cuda.bindings imports, and names that Cython adds.
    return None


def function(value: Any) -> dict[str, Any]:
    doc = inspect.getdoc(value) or ""
    parameters = inspect.signature(value).parameters.values()
    return {
        "kind": "function",
        "parameters": [one.name for one in parameters],
        "optional": [one.name for one in parameters if one.default is not inspect.Parameter.empty],
        "outputs": outputs(doc),
    }


def outputs(doc: str) -> list[str]:
    """Returns the names of a function's outputs, without the result code."""
    found = re.search(r"^Returns\n-------\n(.*?)(?=^See Also$|^Notes$|^Note$|\Z)", doc, re.MULTILINE | re.DOTALL)
    # Descriptions of values are indented.
    lines = re.findall(r"^(\w.*)$", found[1], re.MULTILINE) if found else []
    return [line.split(" : ")[0].strip() for line in lines if " : " in line]


def enumeration(value: type[enum.IntEnum]) -> dict[str, Any]:
    return {
        "kind": "enum",
        "name": value.__name__,
        "int": issubclass(value, int),
        # The comparison includes the order of the names, and the aliases, which have no member of their own.
        "members": {name: int(member) for name, member in value.__members__.items()},
        "canonical": [member.name for member in value],
    }


def record_or_value(value: type) -> dict[str, Any]:
    names = [name for name in dir(value) if not name.startswith("_")]
    fields = [name for name in names if not callable(getattr(value, name))]
    return {
        "kind": "value" if "__int__" in special(value) else "record",
        "name": value.__name__,
        # The base classes of any module, except `object`.
        "bases": [base.__name__ for base in value.__mro__[1:-1]],
        "fields": fields,
        "methods": [name for name in names if name not in fields] + special(value),
    }


def special(value: type) -> list[str]:
    return [name for name in SPECIAL if hasattr(value, name)]


if __name__ == "__main__":
    json.dump(module(sys.argv[1]), sys.stdout)
