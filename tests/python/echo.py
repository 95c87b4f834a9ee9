"""Calls every function of one module through an echo library, and says what was not as it should be.

`python echo.py <calls.json> <library> <major> <situation> <echo folder>` prints a report in JSON; `test_echo.py` reads
it. A process of its own, because a library is loaded once, and because it may crash. What there is to call,
and what each parameter is for, stands in the file that `codegen/src/echo/python.rs` makes from the roles; this makes
arguments that are all different, and compares what arrived and what came back.
"""

import ctypes
import inspect
import json
import os
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from echo_library import MEMORY, Called, Echo, handles, pattern

Json = Any

# Whether each call is announced on the standard error: if the process dies, one knows where.
TRACE = "CUBIND_ECHO_TRACE" in os.environ
# How many elements lists have: fewer than echo libraries have of their own.
COUNT = 2
# The size of the parts into which something is divided.
PART = 8
# How many bytes buffers have whose length only CUDA knows.
ROOM = 8


class Wrong(Exception):
    """Something was not as it should be."""


def expect(what: str, got: object, expected: object) -> None:
    if got != expected:
        raise Wrong(f"{what}: expected {expected!r}, got {got!r}")


TEXT = b"a text"


def address_of(buffer: bytearray) -> int:
    return ctypes.addressof((ctypes.c_char * len(buffer)).from_buffer(buffer))


def number_of(toolkit: str) -> int:
    """A toolkit's version as headers write it."""
    major, minor = map(int, toolkit.split("."))
    return major * 1000 + minor * 10


def is_text(ty: Json) -> bool:
    """Whether it is an array of characters."""
    return bool(ty["kind"] == "array" and ty["of"][0].get("char"))


Check = Callable[[Called], None]


@dataclass
class Plan:
    """One call of one function."""

    positional: dict[str, Any] = field(default_factory=dict)
    checks: list[Check] = field(default_factory=list)
    # What the outputs must be: each is given the output.
    outputs: list[tuple[str, Callable[[Any], None]]] = field(default_factory=list)
    kept: list[Any] = field(default_factory=list)
    omitted: set[str] = field(default_factory=set)


class Tester:
    """The functions of one module."""

    def __init__(self, calls: Json, library: str, major: int, folder: str, per_thread: bool) -> None:
        self.own: int = calls["own"]
        self.row: Json = next(row for row in calls["modules"] if (row["library"], row["major"]) == (library, major))
        self.major = major
        self.module = self.module_of(library)
        self.per_thread = per_thread
        path = os.path.join(folder, self.row["file"])
        self.echo = Echo(path) if os.path.exists(path) else None
        # The toolkit whose libraries are called: it has given its folder the name.
        self.toolkit = number_of(os.path.basename(folder) if self.echo else self.row["toolkit"])
        self.codes: Any = self.class_of(self.row["result"])
        self.success = self.codes[self.row["success"]]
        self.calls = 0

    def module_of(self, library: str) -> ModuleType:
        return import_module(f"cubind.cuda{self.major}.{library}")

    def class_of(self, ty: Json) -> Any:
        library, name = ty["class"]
        return getattr(self.module_of(library), name)

    # Values.

    def make(self, ty: Json, seed: int) -> tuple[Any, bytes | None]:
        """A value for Python and its bytes in C; no bytes where they are the package's own affair."""
        kind, size = ty["kind"], ty["size"]
        raw = pattern("argument", seed, size)
        if kind == "int":
            return int.from_bytes(raw, "little", signed=ty.get("signed", False)), raw
        if kind == "bool":
            return True, b"\1".ljust(size, b"\0")
        if kind == "float":
            value = seed + 0.5
            return value, struct.pack("<f" if size == 4 else "<d", value)
        if kind == "enum":
            members = list(self.class_of(ty))
            member = members[seed % len(members)]
            return member, (int(member) & 0xFFFFFFFF).to_bytes(4, "little")
        if kind == "value":
            if ty.get("signed"):
                raw = raw[:-1] + bytes([raw[-1] & 0x7F])
            return self.class_of(ty)(int.from_bytes(raw, "little")), raw
        if kind == "record":
            record = self.class_of(ty)()
            ctypes.memmove(record.getPtr(), raw, size)
            return record, raw
        if kind in ("pointer", "callback"):
            return int.from_bytes(raw, "little"), raw
        if kind == "text":
            return f"text {seed}".encode(), None
        raise Wrong(f"no value for a parameter of kind {kind}")

    def agree(self, what: str, ty: Json, raw: bytes, got: Any) -> None:
        """Compares an output with the bytes that C wrote."""
        kind = ty["kind"]
        if kind == "int":
            expect(f"{what}: type", type(got), int)
            expect(what, got, int.from_bytes(raw, "little", signed=ty.get("signed", False)))
        elif kind == "bool":
            expect(what, got, any(raw))
        elif kind == "float":
            expect(f"{what}: type", type(got), float)
            (value,) = struct.unpack("<f" if len(raw) == 4 else "<d", raw)
            expect(what, repr(got), repr(value))
        elif kind in ("pointer", "callback"):
            expect(f"{what}: type", type(got), int)
            expect(what, got, int.from_bytes(raw, "little"))
        elif kind == "enum":
            expect(f"{what}: type", type(got), self.class_of(ty))
            expect(what, int(got) & 0xFFFFFFFF, int.from_bytes(raw, "little"))
        elif kind == "value":
            expect(f"{what}: type", type(got), self.class_of(ty))
            expect(what, int(got) & (1 << 8 * len(raw)) - 1, int.from_bytes(raw, "little"))
        elif kind == "record":
            expect(f"{what}: type", type(got), self.class_of(ty))
            expect(what, ctypes.string_at(got.getPtr(), len(raw)), raw)
        elif kind == "array":
            of, count = ty["of"]
            if is_text(ty):
                expect(what, got, raw.split(b"\0")[0])
            else:
                self.agree_list(what, of, raw, got, count or len(raw) // of["size"])
        else:
            raise Wrong(f"{what}: no output of kind {kind}")

    def agree_list(self, what: str, of: Json, raw: bytes, got: Any, count: int) -> None:
        expect(f"{what}: type", type(got), list)
        expect(f"{what}: length", len(got), count)
        size = of["size"]
        for index, element in enumerate(got):
            self.agree(f"{what}[{index}]", of, raw[index * size : (index + 1) * size], element)

    def filled(self, function: Json, index: int, size: int) -> bytes:
        """What the echo library writes behind a pointer."""
        fill = function["params"][index]["fill"]
        base = function["symbol"]
        if fill == "pattern":
            return pattern(base, index, size)
        if fill == "handles":
            return handles(base, index, size)
        if fill == "own":
            return self.own.to_bytes(size, "little")
        member = fill["member"] & 0xFFFFFFFF
        return int(member).to_bytes(4, "little") * (size // 4)

    # Calls.

    def lengths(self, function: Json, row: Json | None, empty: bool) -> dict[str, int]:
        """What each parameter that tells a length is."""
        found: dict[str, int] = {}
        for param in function["params"]:
            name, minus = (param["length"] or {}).get("param", (None, 0))
            if name is None:
                continue
            if param["role"] == "attribute":
                found[name] = self.attribute_size(row, 0 if param["way"] == "in" and empty else COUNT)
                if param["way"] == "in" and row is not None and is_text(row[2]):
                    # A text is as long as it is.
                    found[name] = 0 if empty else len(TEXT)
                continue
            count = 0 if empty else minus + (20 if param["role"] == "buffer" else COUNT)
            if param["role"] == "attributes" and not empty:
                count = len(self.options(param))
            found[name] = max(found.get(name, 0), count)
        return found

    @staticmethod
    def attribute_size(row: Json | None, count: int = COUNT) -> int:
        if row is None or not count:
            return 0
        ty = row[2]
        return int(ty["size"]) or int(ty["of"][0]["size"]) * count

    def tables(self, function: Json) -> list[Json | None]:
        """For a function with a selector each of its members, otherwise one call without."""
        for param in function["params"]:
            if param["role"] == "attribute":
                return list(self.options(param))
        return [None]

    def plan(self, function: Json, row: Json | None = None, *, empty: bool = False, omit: str = "") -> Plan:
        """Makes arguments; `empty`: None wherever it may be; `omit`: parameters with this flag are left out."""
        plan = Plan()
        lengths = self.lengths(function, row, empty or omit == "optional")
        for index, param in enumerate(function["params"]):
            self.param(plan, function, index, param, lengths, row, empty)
            if omit and param["flag"] == omit:
                plan.omitted.add(param["python"])
        return plan

    def param(
        self,
        plan: Plan,
        function: Json,
        index: int,
        param: Json,
        lengths: dict[str, int],
        row: Json | None,
        empty: bool,
    ) -> None:
        role, way, ty, element = param["role"], param["way"], param["type"], param["element"]
        what = param["name"]
        length = self.length(param, lengths)

        def give(value: Any) -> None:
            plan.positional[param["python"]] = value

        def arrives(raw: bytes) -> None:
            plan.checks.append(lambda called: expect(f"argument {what}", called.value(index), raw))

        def is_null() -> None:
            arrives(bytes(8))

        def refers(raw: bytes) -> None:
            plan.checks.append(lambda called: expect(f"memory of {what}", called.memory(index), raw[:MEMORY]))

        def returns(check: Callable[[Any], None]) -> None:
            plan.outputs.append((what, check))

        def gives(ty: Json, raw: bytes) -> None:
            returns(lambda got: self.agree(f"output {what}", ty, raw, got))

        def gives_list(of: Json, raw: bytes, count: int) -> None:
            returns(lambda got: self.agree_list(f"output {what}", of, raw, got, count))

        def omittable(raw: bytes) -> None:
            """The value arrives, or NULL if the parameter is left out."""
            plan.checks.append(
                lambda called: expect(
                    f"argument {what}", called.value(index), bytes(8) if param["python"] in plan.omitted else raw
                )
            )

        selects = next((other for other in function["params"] if (other["selector"] or [None])[0] == what), None)
        if role in ("in", "inout") and what in lengths:
            count = lengths[what]
            if role == "in":
                give(count)
                arrives(count.to_bytes(ty["size"], "little"))
                return
            raw = count.to_bytes(element["size"], "little")
            refers(raw)
            if param["python"] is None:
                return
            give(count)
            if isinstance(param["fill"], dict) and "counted" in param["fill"]:
                present = count > 0 or any(
                    other["name"] in param["fill"]["counted"] and other["python"] is not None and not empty
                    for other in function["params"]
                )
                count = min(count, self.own) if present else self.own
                gives(element, count.to_bytes(element["size"], "little"))
            else:
                gives(element, self.filled(function, index, element["size"]))
        elif role == "in" and (number := self.divided(function, what)) is not None:
            give(number)
            arrives(number.to_bytes(ty["size"], "little"))
        elif role == "in" and selects is not None and selects["role"] == "attribute":
            assert row is not None
            give(self.class_of(ty)(row[0]))
            arrives((row[0] & 0xFFFFFFFF).to_bytes(4, "little"))
        elif role == "in" and ty["kind"] == "pointer":
            if empty:
                give(None)
                is_null()
                return
            value, raw_or_none = self.make(element, index)
            assert raw_or_none is not None
            give(value)
            if param["flag"] != "omittable":
                refers(raw_or_none)
            if element["kind"] == "record":
                omittable(value.getPtr().to_bytes(8, "little"))
        elif role in ("in", "userdata", "address", "callback"):
            if empty and ty["kind"] in ("value", "pointer", "callback"):
                give(None)
                arrives(bytes(ty["size"]))
                return
            value, raw_or_none = self.make(ty, index)
            assert raw_or_none is not None
            give(value)
            omittable(raw_or_none)
        elif role == "out":
            if param["fill"] == "text":
                expected = f"{function['symbol']}:{what}".encode()
                returns(lambda got: expect(f"output {what}", got, expected))
            else:
                gives(element, self.filled(function, index, element["size"]))
        elif role == "inout":
            if empty and param["nullable"]:
                give(None)
                is_null()
                returns(lambda got: None)
                return
            value, raw_or_none = self.make(element, index)
            assert raw_or_none is not None
            give(value)
            refers(raw_or_none)
            after = self.filled(function, index, element["size"])
            gives(element, after)
            if element["kind"] == "value":

                def updated(called: Called) -> None:
                    # An int in its place stays what it is.
                    if plan.positional[param["python"]] is value:
                        expect(f"{what} afterwards", ctypes.string_at(value.getPtr(), len(after)), after)

                plan.checks.append(updated)
        elif role == "inplace":
            if empty and element["kind"] == "record":
                give(None)
                is_null()
                return
            value, raw_or_none = self.make(element, index)
            assert raw_or_none is not None
            address, size = value.getPtr(), element["size"]
            give(value)
            arrives(address.to_bytes(8, "little"))
            refers(raw_or_none)
            after = self.filled(function, index, size)
            plan.checks.append(lambda called: expect(f"{what} afterwards", ctypes.string_at(address, size), after))
        elif role == "array" and way == "out":
            size = element["size"]
            if length is None:
                length = self.own
            raw = self.filled(function, index, size * length)
            if not length:
                is_null()
            if element.get("char"):
                returns(lambda got: expect(f"output {what}", got, raw))
            else:
                gives_list(element, raw, length)
        elif role == "array":
            if empty and "fixed" not in param["length"]:
                give(None)
                is_null()
                return
            selector = selects is not None and selects["role"] == "attributes"
            values, raws = self.elements(function, index, element, length or 0, selects if selector else None)
            give(values)
            if None in raws:
                plan.checks.append(
                    lambda called: expect(f"number of pointers in {what}", len(called.memory(index)), 8 * len(raws))
                )
            else:
                refers(b"".join(raw for raw in raws if raw is not None))
            if way == "inout":
                size = element["size"]
                after = self.filled(function, index, size * len(values))
                plan.checks.append(
                    lambda called: expect(
                        f"{what} afterwards", b"".join(ctypes.string_at(one.getPtr(), size) for one in values), after
                    )
                )
        elif role == "buffer" and way == "in" or role == "buffer" and element["kind"] == "void":
            if empty:
                give(None)
                is_null()
                return
            content = pattern("argument", index, length or ROOM)
            memory = ctypes.create_string_buffer(content, len(content))
            plan.kept.append(memory)
            # Memory by its address where CUDA writes, by the buffer where it reads.
            give(ctypes.addressof(memory) if way == "out" else content)
            if way == "out":
                arrives(ctypes.addressof(memory).to_bytes(8, "little"))
                after = self.filled(function, index, len(content))
                plan.checks.append(lambda called: expect(f"{what} afterwards", memory.raw, after))
            else:
                refers(content)
        elif role == "buffer":
            if empty:
                give(None)
                is_null()
                return
            content = pattern("argument", index, length or ROOM)
            # Behind a pointer no more is written than the library has.
            written = min(length or self.own, self.own)
            buffer = bytearray(content)
            give(buffer)
            arrives(address_of(buffer).to_bytes(8, "little"))
            after = pattern(function["symbol"], index, written) + content[written:]
            plan.checks.append(lambda called: expect(f"{what} afterwards", bytes(buffer), after))
        elif role == "text":
            if empty and param["nullable"]:
                give(None)
                is_null()
                return
            value, _ = self.make({"kind": "text", "size": 8}, index)
            give(value)
            refers(value + b"\0")
        elif role == "outtext":
            size = length or 0
            text = f"{function['symbol']}:{what}".encode()[: max(size - 1, 0)]
            returns(lambda got: expect(f"output {what}", got, text + bytes(size - len(text))))
        elif role == "attribute":
            assert row is not None
            self.attribute(plan, function, index, param, row, empty)
        elif role == "attributes":
            self.attributes(plan, function, index, param, length or 0, empty)
        elif role == "borrowed":
            raw = pattern(function["symbol"], index, element["size"] * self.own, 1)
            gives_list(element, raw, self.own)
        elif role == "kernelparams":
            if empty:
                give(None)
                is_null()
                return
            pointers = (ctypes.c_void_p * 2)()
            plan.kept.append(pointers)
            give(ctypes.addressof(pointers))
            arrives(ctypes.addressof(pointers).to_bytes(8, "little"))
        else:
            raise Wrong(f"no argument for {what}: {role}")

    def divided(self, function: Json, what: str) -> int | None:
        """What is divided, or by what, so that there are as many parts as the library has of everything."""
        for param in function["params"]:
            dividend, divisor = (param["length"] or {}).get("parts", (None, None))
            if what in (dividend, divisor):
                return PART * self.own - 1 if what == dividend else PART
        return None

    def length(self, param: Json, lengths: dict[str, int]) -> int | None:
        length = param["length"]
        if length is None or "call" in length:
            return None
        if "parts" in length:
            return self.own
        if "fixed" in length:
            return int(length["fixed"])
        name, minus = length["param"]
        return max(lengths[name] - minus, 0) if name in lengths else None

    def elements(
        self, function: Json, index: int, element: Json, count: int, selects: Json | None
    ) -> tuple[list[Any], list[bytes | None]]:
        name = function["params"][index]["name"]
        sizes_of = next((other for other in function["params"] if other["sizes"] == name), None)
        values: list[Any] = []
        raws: list[bytes | None] = []
        for number in range(count):
            if sizes_of is not None:
                value: Any = self.attribute_size(self.options(sizes_of)[number])
                raw: bytes | None = value.to_bytes(8, "little")
            elif selects is not None:
                member = self.options(selects)[number][0]
                value, raw = self.class_of(element)(member), (member & 0xFFFFFFFF).to_bytes(4, "little")
            else:
                value, raw = self.make(element, index * 8 + number)
            values.append(value)
            raws.append(raw)
        return values, raws

    def options(self, param: Json) -> list[Json]:
        """The rows of a table: one call each, or all of them in lists, for the selectors and for their values.

        An older library has not heard of the members that came later, so it can say nothing about them: they are left
        out. It lacks the function altogether where it knows none.
        """
        rows: list[Json] = self.row["tables"][param["selector"][1]]
        return [row for row in rows if row[3] <= self.toolkit] or rows

    def attribute(self, plan: Plan, function: Json, index: int, param: Json, row: Json, empty: bool) -> None:
        what, ty = param["name"], row[2]
        label = f"{what} for {row[1]}"
        if param["way"] != "in":
            raw = pattern(function["symbol"], index, self.attribute_size(row))
            plan.outputs.append((what, lambda got: self.agree(f"output {label}", ty, raw, got)))
            return
        if empty and ty["kind"] == "bool" and ty["size"] > 1:
            # None does not set a flag.
            plan.positional[param["python"]] = None
            plan.checks.append(lambda called: expect(f"memory of {label}", called.memory(index), bytes(ty["size"])))
            return
        if empty:
            plan.positional[param["python"]] = None
            plan.checks.append(lambda called: expect(f"argument {label}", called.pointer(index), 0))
            return
        if is_text(ty):
            plan.positional[param["python"]] = TEXT
            plan.checks.append(lambda called: expect(f"memory of {label}", called.memory(index), TEXT))
            return
        value, raw_or_none = self.make(ty, index)
        plan.positional[param["python"]] = value
        plan.checks.append(lambda called: expect(f"memory of {label}", called.memory(index), raw_or_none))

    def attributes(self, plan: Plan, function: Json, index: int, param: Json, count: int, empty: bool) -> None:
        what, rows = param["name"], self.options(param)[:count]
        if param["way"] == "out":
            symbol = function["symbol"]

            def check(got: Any) -> None:
                expect(f"output {what}: type", type(got), list)
                expect(f"output {what}: length", len(got), len(rows))
                for number, (row, value) in enumerate(zip(rows, got)):
                    raw = pattern(symbol, index, self.attribute_size(row), number + 1)
                    self.agree(f"output {what} for {row[1]}", row[2], raw, value)

            plan.outputs.append((what, check))
            return
        if empty:
            plan.positional[param["python"]] = None
            plan.checks.append(lambda called: expect(f"argument {what}", called.pointer(index), 0))
            return
        made = [self.option(row[2], index * 64 + number) for number, row in enumerate(rows)]
        plan.positional[param["python"]] = [value for value, _ in made]

        def arrived(called: Called) -> None:
            memory = called.memory(index)
            expect(f"memory of {what}: size", len(memory), 8 * len(rows))
            for number, (row, (_, raw)) in enumerate(zip(rows, made)):
                got = memory[8 * number : 8 * number + 8]
                if raw is not None:
                    expect(f"{what} for {row[1]}", got[: len(raw)], raw)
                elif not any(got):
                    raise Wrong(f"{what} for {row[1]}: NULL arrived")

        plan.checks.append(arrived)

    def option(self, ty: Json, seed: int) -> tuple[Any, bytes | None]:
        """The value of an option and what is in its pointer: no bytes where that is an address of the package's."""
        to = ty.get("to") or {"kind": ""}
        if ty["kind"] == "float":
            return self.make(ty, seed)[0], None
        if ty["kind"] == "text" or to.get("char"):
            buffer = bytearray(ROOM)
            return buffer, address_of(buffer).to_bytes(8, "little")
        if to["kind"] == "record":
            record, _ = self.make(to, seed)
            return record, record.getPtr().to_bytes(8, "little")
        if to["kind"] in ("text", "pointer"):
            return [self.make(to, seed)[0], self.make(to, seed + 1)[0]], None
        return self.make(ty, seed)

    # One function in all ways.

    def variants(self, function: Json) -> Iterator[tuple[str, Plan, bool]]:
        """What to call it with: a label, the plan, and whether by keywords."""
        rows = self.tables(function)
        for row in rows:
            yield (f"with {row[1]}" if row else "plain"), self.plan(function, row), False
        yield "other forms", self.other_forms(function, rows[0]), False
        yield "keywords", self.plan(function, rows[0]), True
        yield "None", self.plan(function, rows[0], empty=True), False
        for flag in ("optional", "omittable"):
            if any(param["flag"] == flag for param in function["params"]):
                yield f"without {flag}", self.plan(function, rows[0], omit=flag), False

    def other_forms(self, function: Json, row: Json | None) -> Plan:
        """The same arguments, each as something else that stands for it."""
        plan = self.plan(function, row)
        for param in function["params"]:
            name, role = param["python"], param["role"]
            value: Any = plan.positional.get(name)
            if isinstance(value, list):
                plan.positional[name] = tuple(value)
            elif isinstance(value, bytearray):
                plan.positional[name] = memoryview(value)
            elif isinstance(value, bytes) and role == "text":
                plan.positional[name] = value.decode()
            elif isinstance(value, bytes) and role == "buffer":
                memory = ctypes.create_string_buffer(value, len(value))
                plan.kept.append(memory)
                plan.positional[name] = ctypes.addressof(memory)
            elif role in ("in", "inplace") and (param["type"]["kind"], param["element"]["kind"]) == ("pointer", "value"):
                # An int for a variable is its address.
                if value is not None:
                    plan.kept.append(value)
                    plan.positional[name] = value.getPtr()
            elif role in ("in", "inout") and {param["type"]["kind"], param["element"]["kind"]} & {"value", "enum"}:
                plan.positional[name] = int(value)
        return plan

    def invoke(self, function: Json, plan: Plan, keywords: bool = False) -> Any:
        self.calls += 1
        called = getattr(self.module, function["name"])
        given = {name: value for name, value in plan.positional.items() if name not in plan.omitted}
        return called(**given) if keywords else called(*given.values())

    def check(self, function: Json, plan: Plan, keywords: bool) -> None:
        assert self.echo is not None
        self.echo.reset()
        result = self.invoke(function, plan, keywords)
        last = self.echo.last()
        twin = function["per_thread"] if self.per_thread else ""
        expect("symbol", (last.symbol or b"").decode(), function["symbol"] + twin)
        expect("number of arguments", last.count, len(function["params"]))
        called = Called(last)
        for check in plan.checks:
            check(called)
        expect("type of what is returned", type(result), tuple)
        expect("code", result[0], self.success)
        expect("type of the code", type(result[0]), self.codes)
        outputs = list(plan.outputs)
        if (returned := function["returns"]) is not None:
            outputs.insert(0, ("value", self.returned(function, returned)))
        expect("number of outputs", len(result) - 1, len(outputs))
        for value, (_, agree) in zip(result[1:], outputs):
            agree(value)

    def returned(self, function: Json, ty: Json) -> Callable[[Any], None]:
        if ty["kind"] == "text":
            return lambda got: expect("value", got, function["symbol"].encode())
        raw = pattern(function["symbol"], len(function["params"]), ty["size"])
        return lambda got: self.agree("value", ty, raw, got)

    def error(self, function: Json, number: int) -> None:
        """With an error code there is None for each output."""
        assert self.echo is not None
        if function["returns"] is not None:
            return
        plan = self.plan(function, self.tables(function)[0])
        failures = [code for code in self.codes if code != self.success]
        code = failures[number % len(failures)]
        # Where another function tells how much there is, that one is asked first.
        asks = sum("call" in (param["length"] or {}) for param in function["params"])
        self.echo.reset()
        self.echo.returns(int(code), asks)
        expected = (code, *(None for _ in plan.outputs))
        expect("what is returned with an error", self.invoke(function, plan), expected)
        expect("symbol", (self.echo.last().symbol or b"").decode(), function["symbol"])

    def codes_of(self, function: Json) -> None:
        """Every code comes through, also one that no header names."""
        assert self.echo is not None
        plan = self.plan(function, self.tables(function)[0])
        codes: list[Any] = [*self.codes, 31337]
        for code in codes:
            self.echo.reset()
            self.echo.returns(int(code))
            result = self.invoke(function, plan)
            expect("code", int(result[0]), int(code))
            expect("type of the code", type(result[0]), self.codes)
            if isinstance(code, self.codes):
                expect("the member is one object", result[0] is code, True)

    def buffers(self, function: Json) -> None:
        """Bytes are changed in place; an int in the place of a buffer asks for new ones."""
        for index, param in enumerate(function["params"]):
            if param["role"] != "buffer" or param["way"] == "in" or param["element"]["kind"] == "void":
                continue
            plan = self.plan(function)
            size, written = len(plan.positional[param["python"]]), self.own
            expected = pattern(function["symbol"], index, written) + bytes(size - written)
            plan.checks.clear()
            in_place = bytes(bytearray(size))
            plan.positional[param["python"]] = in_place
            self.check(function, plan, False)
            expect("bytes afterwards", in_place, expected)
            plan.positional[param["python"]] = size
            plan.outputs.append((param["name"], lambda got: expect("new bytes", got, expected)))
            self.check(function, plan, False)

    def signature(self, function: Json) -> None:
        names = [param["python"] for param in function["params"] if param["python"] is not None]
        signature = inspect.signature(getattr(self.module, function["name"]))
        expect("parameters", list(signature.parameters), names)

    def helper(self, helper: Json) -> None:
        """Nothing is called: the record has the arguments in the right fields."""
        values = [self.make(ty, index)[0] for index, (_, ty, _) in enumerate(helper["params"])]
        record = getattr(self.module, helper["name"])(*values)
        self.calls += 1
        expect("type", type(record), self.class_of(helper["returns"]))
        for value, (_, _, name) in zip(values, helper["params"]):
            expect(f"field {name}", getattr(record, name), value)


@dataclass
class Report:
    functions: int = 0
    helpers: int = 0
    missing: int = 0
    # Of those the ones that came later than the library, and the ones whose twin came after the function.
    newer: int = 0
    without_twin: int = 0
    calls: int = 0
    wrong: list[str] = field(default_factory=list)

    def attempt(self, where: str, what: Callable[[], None]) -> bool:
        if TRACE:
            os.write(2, f"{where}\n".encode())
        try:
            what()
            return True
        except Wrong as wrong:
            self.wrong.append(f"{where}: {wrong}")
        except Exception as error:
            self.wrong.append(f"{where}: {type(error).__name__}: {error}")
        return False


def must_raise(tester: Tester, function: Json, error: type[Exception], *parts: str) -> None:
    """Calling it raises this, and the message has these parts."""
    try:
        result = tester.invoke(function, tester.plan(function, tester.tables(function)[0]))
    except error as raised:
        for part in parts:
            if part not in str(raised):
                raise Wrong(f"{part!r} is not in {str(raised)!r}") from None
        return
    raise Wrong(f"no {error.__name__} was raised, but {result!r} returned")


def run(tester: Tester, situation: str) -> Report:
    from cubind.errors import DynamicLibNotFoundError, FunctionNotFoundError

    report = Report()
    for number, function in enumerate(tester.row["functions"]):
        name, symbol = function["name"], function["symbol"]
        report.functions += 1
        if situation == "no_libraries":
            file = tester.row["file"]
            report.attempt(name, lambda: must_raise(tester, function, DynamicLibNotFoundError, file))
            continue
        assert tester.echo is not None
        wanted = symbol + (function["per_thread"] if tester.per_thread else "")
        if not tester.echo.has(wanted):
            report.missing += 1
            parts = [wanted, "is not found"]
            if function["since"] > tester.toolkit:
                report.newer += 1
                parts.append(f"CUDA {function['came_with']}")
            elif tester.echo.has(symbol):
                report.without_twin += 1
            report.attempt(name, lambda: must_raise(tester, function, FunctionNotFoundError, *parts))
            continue
        if situation == "complete":
            report.attempt(f"{name} (signature)", lambda: tester.signature(function))
            report.attempt(f"{name} (error)", lambda: tester.error(function, number))
            report.attempt(f"{name} (buffers)", lambda: tester.buffers(function))
        for label, plan, keywords in plans(tester, function, report):
            report.attempt(f"{name} ({label})", lambda: tester.check(function, plan, keywords))
    if situation == "complete":
        function = next(row for row in tester.row["functions"] if row["returns"] is None)
        report.attempt(f"{function['name']} (every code)", lambda: tester.codes_of(function))
    for helper in tester.row["helpers"]:
        report.helpers += 1
        report.attempt(helper["name"], lambda: tester.helper(helper))
    report.calls = tester.calls
    return report


def plans(tester: Tester, function: Json, report: Report) -> list[tuple[str, Plan, bool]]:
    found: list[tuple[str, Plan, bool]] = []
    report.attempt(f"{function['name']} (arguments)", lambda: found.extend(tester.variants(function)))
    return found


def main() -> None:
    path, library, major, situation, folder = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        calls = json.load(file)
    tester = Tester(calls, library, int(major), folder, "per_thread" in situation)
    report = run(tester, situation)
    json.dump(vars(report), sys.stdout)


if __name__ == "__main__":
    main()
