"""The differences between two modules, name by name."""

import dataclasses
from collections.abc import Iterator
from typing import Any

Module = dict[str, dict[str, Any]]


@dataclasses.dataclass(frozen=True)
class Found:
    """One difference: the name, the property, and both sides."""

    module: str
    name: str
    kind: str
    what: str
    theirs: str
    ours: str


def differences(module: str, theirs: Module, ours: Module) -> Iterator[Found]:
    """Yields the parts of cuda.bindings that are missing or different in cubind."""
    for name, one in theirs.items():
        other = ours.get(name)
        if other is None:
            yield Found(module, name, one["kind"], "missing", str(one), "")
        elif one["kind"] != other["kind"]:
            yield Found(module, name, one["kind"], "kind", one["kind"], other["kind"])
        else:
            for what, seen, had in OF_KIND[one["kind"]](one, other):
                if seen != had:
                    yield Found(module, name, one["kind"], what, str(seen), str(had))


Parts = Iterator[tuple[str, Any, Any]]


def function(one: dict[str, Any], other: dict[str, Any]) -> Parts:
    yield "parameters", one["parameters"], other["parameters"]
    yield "optional", one["optional"], other["optional"]
    # Outputs have names only in the documentation, not in Python, and these names need not agree.
    yield "outputs", len(one["outputs"]), len(other["outputs"])


def enumeration(one: dict[str, Any], other: dict[str, Any]) -> Parts:
    yield "class", one["name"], other["name"]
    yield "int", one["int"], other["int"]
    members = other["members"]
    yield "members", one["members"], {name: members.get(name) for name in one["members"]}
    common = [name for name in members if name in one["members"]]
    yield "order", [name for name in one["members"] if name in members], common
    # Iteration yields one name for each value, in any order.
    yield "iteration", sorted(one["canonical"]), sorted(name for name in other["canonical"] if name in one["members"])


def class_(one: dict[str, Any], other: dict[str, Any]) -> Parts:
    yield "class", one["name"], other["name"]
    yield "bases", one["bases"], [base for base in other["bases"] if base in one["bases"]]
    yield "fields", one["fields"], [field for field in other["fields"] if field in one["fields"]]
    yield "methods", one["methods"], [method for method in other["methods"] if method in one["methods"]]


def constant(one: dict[str, Any], other: dict[str, Any]) -> Parts:
    yield "type", one["type"], other["type"]
    yield "value", one["number"], other["number"]


OF_KIND = {"function": function, "enum": enumeration, "record": class_, "value": class_, "constant": constant}
