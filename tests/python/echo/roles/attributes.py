"""Values of types that an enum member selects: one value, or a list of values for a list of members."""

from typing import Any

from echo.calls import Type
from echo.checks import Passed, Received, Wrong, argument, expect, memory, null
from echo.context import STRING, At, attribute_size
from echo.kinds import Value, little
from echo.roles.memory import ROOM, address_of


def in_attribute(at: At) -> Passed:
    assert at.choice is not None
    ty, name = at.choice.type, f"{at.name} for {at.choice.member}"
    if at.empty and ty.kind == "bool" and ty.size > 1:
        # For a flag, None means that the flag is cleared.
        return Passed(None, [memory(name, bytes(ty.size))])
    if at.empty:
        return null(name)
    if ty.is_string:
        return Passed(STRING, [memory(name, STRING)])
    value = at.value(ty)
    return Passed(value.python, [memory(name, value.bytes)])


def selected(at: At) -> Passed:
    """A pointer that contains an integer, or points to a record."""
    assert at.choice is not None
    ty, name = at.choice.type, f"{at.name} for {at.choice.member}"
    if at.empty:
        return null(name)
    value = at.value(ty)
    if ty.kind == "record":
        return Passed(value.python, [argument(name, little(value.python.getPtr(), 8))])
    return Passed(value.python, [argument(name, (value.bytes + bytes(8))[:8])])


def out_attribute(at: At) -> Passed:
    assert at.choice is not None
    choice = at.choice
    raw = at.pattern(attribute_size(choice))
    return Passed(
        returns=lambda got: at.values.agree(f"output {at.name} for {choice.member}", choice.type, raw, got)
    )


def in_elements(at: At) -> Passed:
    """An array of the selected type; characters are bytes."""
    assert at.choice is not None
    ty, name = at.choice.type, f"{at.name} for {at.choice.member}"
    if at.empty:
        return null(name)
    values = [at.values.make(ty, at.index * 8 + number) for number in range(at.length or 0)]
    raw = b"".join(value.bytes for value in values)
    return Passed(raw if ty.is_char else [value.python for value in values], [memory(name, raw)])


def inout_elements(at: At) -> Passed:
    """Like `in_elements`, and returns the elements that the library writes."""
    assert at.choice is not None
    ty, name = at.choice.type, f"output {at.name} for {at.choice.member}"
    count = 0 if at.empty else at.length or 0
    raw = at.pattern(ty.size * count)
    if at.empty:
        given = null(at.name)
    elif ty.is_char:
        # CUDA does not write to the caller's bytes, which are immutable, so zeros are passed.
        given = Passed(None, [memory(at.name, bytes(count))])
    else:
        given = in_elements(at)

    def check(got: Any) -> None:
        if ty.is_char:
            return expect(name, got, raw)
        expect(f"{name}: type", type(got), list)
        expect(f"{name}: length", len(got), count)
        for number, value in enumerate(got):
            at.values.agree(name, ty, raw[number * ty.size : (number + 1) * ty.size], value)

    return Passed(given.give, given.receives, returns=check)


def in_attributes(at: At) -> Passed:
    """An array of pointers. Each points to a value or, as in `cuLinkCreate`, contains the value."""
    if at.empty:
        return null(at.name)
    choices = at.module.choices(at.param)[: at.length or 0]
    made = [option(at, choice.type, at.index * 64 + number) for number, choice in enumerate(choices)]

    def check(received: Received) -> None:
        pointers = received.memory
        expect(f"memory of {at.name}: size", len(pointers), 8 * len(choices))
        for number, (choice, value) in enumerate(zip(choices, made)):
            pointer = pointers[8 * number : 8 * number + 8]
            if value.raw is not None:
                expect(f"{at.name} for {choice.member}", pointer[: len(value.raw)], value.raw)
            elif not any(pointer):
                raise Wrong(f"{at.name} for {choice.member}: NULL arrived")

    return Passed([value.python for value in made], [check])


def option(at: At, ty: Type, seed: int) -> Value:
    """Returns the value, and the bytes of its pointer."""
    to = ty.to
    if ty.kind == "float":
        return Value(at.values.make(ty, seed).python, None)
    if ty.kind == "string" or (to is not None and to.is_char):
        buffer = bytearray(ROOM)
        return Value(buffer, little(address_of(buffer), 8))
    if to is not None and to.kind == "record":
        record = at.values.make(to, seed).python
        return Value(record, little(record.getPtr(), 8))
    if to is not None and to.kind in ("string", "pointer"):
        return Value([at.values.make(to, seed).python, at.values.make(to, seed + 1).python], None)
    return at.values.make(ty, seed)


def out_attributes(at: At) -> Passed:
    choices = at.module.choices(at.param)[: at.length or 0]

    def check(got: Any) -> None:
        expect(f"output {at.name}: type", type(got), list)
        expect(f"output {at.name}: length", len(got), len(choices))
        for number, (choice, value) in enumerate(zip(choices, got)):
            raw = at.pattern(attribute_size(choice), number + 1)
            at.values.agree(f"output {at.name} for {choice.member}", choice.type, raw, value)

    return Passed(returns=check)
