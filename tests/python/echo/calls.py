"""The functions to call, from the JSON that `codegen/verify/src/echo/python.rs` writes."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

Json = Any


@dataclass(frozen=True)
class Type:
    """A C type: its kind (`int`, `enum`, `record`, …), its size in bytes, and its class in Python."""

    kind: str
    size: int
    signed: bool = False
    # The library of the class, and the name of the class.
    class_: tuple[str, str] | None = None
    # The element type and the length of an array. The length 0 represents any length.
    of: "tuple[Type, int] | None" = None
    # The type that a pointer points to.
    to: "Type | None" = None
    is_char: bool = False
    # The first bytes of a new record. The other bytes are zero.
    begins: bytes = b""

    @staticmethod
    def read(json: Json) -> "Type":
        return Type(
            json["kind"],
            json["size"],
            json.get("signed", False),
            tuple(json["class"]) if "class" in json else None,
            (Type.read(json["of"][0]), json["of"][1]) if "of" in json else None,
            Type.read(json["to"]) if "to" in json else None,
            json.get("char", False),
            bytes(json.get("begins", ())),
        )

    @property
    def element(self) -> "Type":
        """Returns the element type of an array."""
        assert self.of is not None
        return self.of[0]

    @property
    def is_string(self) -> bool:
        """Returns true for an array of `char`."""
        return self.kind == "array" and self.element.is_char


class Choice(NamedTuple):
    """One enum member of a table, and the type of the attribute that it selects."""

    value: int
    member: str
    type: Type
    # The first toolkit that has the member: 12090 is CUDA 12.9.
    since: int


class LengthParam(NamedTuple):
    """The length is the value of another parameter minus a constant."""

    name: str
    minus: int


class LengthRatio(NamedTuple):
    """The length is one parameter divided by another, rounded up."""

    dividend: str
    divisor: str


class LengthCall(NamedTuple):
    """Another function returns the length."""

    function: str


Length = int | LengthParam | LengthRatio | LengthCall


def read_length(json: Json) -> Length | None:
    if json is None:
        return None
    ((kind, value),) = json.items()
    match kind:
        case "fixed":
            return int(value)
        case "param":
            return LengthParam(*value)
        case "parts":
            return LengthRatio(*value)
        case "call":
            return LengthCall(value)
    raise ValueError(f"unknown length: {json!r}")


@dataclass(frozen=True)
class Param:
    """One parameter of the C function."""

    name: str
    # The parameter's name in Python; None for an output, and for a value that Python computes.
    python: str | None
    # `required`, `optional` (omittable at the end) or `omittable` (NULL, even before other arguments).
    flag: str
    role: str
    # The direction of the data, if the role does not determine it: `in`, `out` or `inout`.
    direction: str | None
    type: Type
    element: Type
    nullable: bool
    length: Length | None
    # The parameter that selects the type of this parameter, and the table of types.
    selector: str | None
    table: str | None
    # The parameter that contains the sizes of the values.
    sizes: str | None
    # True if a call that fails returns this output.
    explains: bool
    # True if Python allocates memory for this output although no count requests that.
    room: bool
    # The value that the recording stub writes: a word, `{"member": 1}` or `{"counted": [names of arrays]}`.
    fill: Json

    @staticmethod
    def read(json: Json) -> "Param":
        selector, table = json["selector"] or (None, None)
        return Param(
            name=json["name"],
            python=json["python"],
            flag=json["flag"],
            role=json["role"],
            direction=json["direction"],
            type=Type.read(json["type"]),
            element=Type.read(json["element"]),
            nullable=json["nullable"],
            length=read_length(json["length"]),
            selector=selector,
            table=table,
            sizes=json["sizes"],
            explains=json["explains"],
            room=json["room"],
            fill=json["fill"],
        )

    @property
    def counted(self) -> list[str] | None:
        """Returns the arrays whose length the recording stub writes here."""
        return self.fill["counted"] if isinstance(self.fill, dict) and "counted" in self.fill else None


@dataclass(frozen=True)
class Function:
    name: str
    symbol: str
    # The suffix of the symbol that uses per-thread default streams.
    per_thread: str
    since: int
    # A version with its product, such as `CUDA 12.9` or `cuDNN 9.10`.
    came_with: str | None
    # The type of a return value that is not a result code.
    returns: Type | None
    # True if the return value is a count or a negated code.
    counts: bool
    params: list[Param]

    @staticmethod
    def read(json: Json) -> "Function":
        return Function(
            json["name"],
            json["symbol"],
            json["per_thread"],
            json["since"],
            json["came_with"],
            Type.read(json["returns"]) if json["returns"] else None,
            json["counts"],
            [Param.read(param) for param in json["params"]],
        )

    def selected_by(self, name: str) -> Param | None:
        """Returns the parameter with the type that this one selects."""
        return next((param for param in self.params if param.selector == name), None)


class HelperParam(NamedTuple):
    name: str
    type: Type
    # The field of the returned record that the parameter fills.
    field: str


@dataclass(frozen=True)
class Helper:
    """An inline function of the header, which fills a record."""

    name: str
    returns: Type
    params: list[HelperParam]


@dataclass
class Row:
    """The part of the file that describes one module."""

    json: Json

    @cached_property
    def functions(self) -> list[Function]:
        return [Function.read(function) for function in self.json["functions"]]

    @cached_property
    def helpers(self) -> list[Helper]:
        return [
            Helper(
                helper["name"],
                Type.read(helper["returns"]),
                [HelperParam(name, Type.read(ty), field) for name, ty, field in helper["params"]],
            )
            for helper in self.json["helpers"]
        ]

    @cached_property
    def tables(self) -> dict[str, list[Choice]]:
        return {
            table: [Choice(value, member, Type.read(ty), since) for value, member, ty, since in rows]
            for table, rows in self.json["tables"].items()
        }
