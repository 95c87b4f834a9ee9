"""The context of a role's handler: the module, the function, one parameter, and the kind of call."""

import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from echo_library import Echo, handles, pattern

from echo.calls import Choice, Function, LengthCall, LengthParam, LengthRatio, Param, Row, Type
from echo.kinds import COUNT, Value, Values, little

# A size larger than the number of bytes that a recording stub writes by default.
BUFFER_BYTES = 20
# The divisor of lengths that are a ratio.
PART = 8
# The value that is passed for attributes that are strings.
STRING = b"a string"
# The roles of parameters with one value, whose type an enum member may select.
ONE_SELECTED = ("attribute", "elements", "scalar", "selected")


def number_of(toolkit: str) -> int:
    """Returns a toolkit's version in the format of headers: 12090 for 12.9."""
    major, minor = map(int, toolkit.split("."))
    return major * 1000 + minor * 10


class Module:
    """One module of the package, and the recording stub that it calls, if there is one."""

    def __init__(self, row: Row, values: Values, own: int, folder: str) -> None:
        self.row, self.values, self.own = row, values, own
        self.python = values.module(row.json["library"])
        self.file: str = row.json["file"]
        path = Path(folder, self.file)
        self.echo = Echo(str(path)) if path.exists() else None
        # The name of the folder that contains the libraries is the version of their toolkit.
        self.toolkit = number_of(os.path.basename(folder) if self.echo else row.json["toolkit"])
        self.result = values.class_of(Type.read(row.json["result"]))
        # The field of a record that contains the result code, and the enum of the code.
        self.code_field, self.codes = None, self.result
        if row.json["code"] is not None:
            self.code_field, codes = row.json["code"]
            self.codes = values.class_of(Type.read(codes))
        self.success = self.codes[row.json["success"]]
        # The codes other than success with which calls return outputs.
        self.answering = [self.codes[name] for name in row.json["answering"]]
        if row.json["warnings"]:
            self.answering += [code for code in self.codes if code > 0]

    def code(self, result: Any) -> Any:
        """Returns the code in the first item that a function returns."""
        return result if self.code_field is None else getattr(result, self.code_field)

    def choices(self, param: Param) -> list[Choice]:
        """Returns the table of an attribute: one call per row, or one call with all rows if the attributes are a list.

        An older library lacks newer members, so the newer members are omitted. A library that lacks all members lacks
        the function.
        """
        assert param.table is not None
        rows = self.row.tables[param.table]
        return [row for row in rows if row.since <= self.toolkit] or rows

    def selections(self, function: Function) -> list[Choice | None]:
        """Returns each member of a function's selector; None for a function without a selector."""
        for param in function.params:
            if param.role in ONE_SELECTED and param.table is not None:
                return list(self.choices(param))
        return [None]

    def lengths(self, function: Function, choice: Choice | None, empty: bool) -> dict[str, int]:
        """Returns the values of parameters that are lengths of other parameters."""
        found: dict[str, int] = {}
        for param in function.params:
            if not isinstance(param.length, LengthParam):
                continue
            name, minus = param.length
            if param.role == "attribute":
                found[name] = self.attribute_length(param, choice, empty)
                continue
            count = 0 if empty else minus + (BUFFER_BYTES if param.role == "buffer" else COUNT)
            if param.role == "attributes" and not empty:
                count = len(self.choices(param))
            found[name] = max(found.get(name, 0), count)
        return found

    @staticmethod
    def attribute_length(param: Param, choice: Choice | None, empty: bool) -> int:
        empty = empty and param.direction == "in"
        if choice is not None and param.direction == "in" and choice.type.is_string:
            return 0 if empty else len(STRING)
        return 0 if empty else attribute_size(choice)


def attribute_size(choice: Choice | None) -> int:
    """Returns the size in bytes; arrays of any length have `COUNT` elements."""
    if choice is None:
        return 0
    return choice.type.size or choice.type.element.size * COUNT


@dataclass(frozen=True)
class At:
    """One parameter of one call."""

    module: Module
    function: Function
    index: int
    lengths: dict[str, int]
    # The row of the attribute table for a function with a selector.
    choice: Choice | None
    # True if the call passes None to every parameter that accepts None.
    empty: bool

    @property
    def param(self) -> Param:
        return self.function.params[self.index]

    @property
    def name(self) -> str:
        return self.param.name

    @property
    def values(self) -> Values:
        return self.module.values

    @property
    def own(self) -> int:
        """Returns the number of elements or bytes that the recording stub has, if only CUDA determines this number."""
        return self.module.own

    @property
    def selects(self) -> Param | None:
        """Returns the parameter with the type that this one selects."""
        return self.function.selected_by(self.name)

    def value(self, ty: Type) -> Value:
        return self.values.make(ty, self.index)

    @cached_property
    def length(self) -> int | None:
        """Returns the length; None if only CUDA determines it."""
        match self.param.length:
            case LengthParam(name, minus):
                return max(self.lengths[name] - minus, 0) if name in self.lengths else None
            case LengthRatio():
                return self.own
            case None | LengthCall():
                return None
            case int(fixed):
                return fixed

    @property
    def divided(self) -> int | None:
        """Returns the value of a dividend or divisor; the ratio is the length in the recording stub."""
        for param in self.function.params:
            if isinstance(param.length, LengthRatio):
                if self.name == param.length.dividend:
                    return PART * self.own - 1
                if self.name == param.length.divisor:
                    return PART
        return None

    def pattern(self, size: int, element: int = 0) -> bytes:
        """Returns the recording stub's default contents for this pointer."""
        return pattern(self.function.symbol, self.index, size, element)

    def written(self, size: int) -> bytes:
        """Returns the recording stub's contents for this pointer."""
        match self.param.fill:
            case "pattern":
                return self.pattern(size)
            case "handles":
                return handles(self.function.symbol, self.index, size)
            case "own":
                return little(self.own, size)
            case {"member": member}:
                # An enum has four bytes, and a bool has one byte.
                width = min(4, size)
                return little(member, width) * (size // width) if size else b""
        raise ValueError(f"{self.name}: nothing is written: {self.param.fill!r}")
