"""Single values: inputs, inputs that are also outputs, and values that are updated in place."""

import ctypes

from echo.calls import Param
from echo.checks import Check, Passed, Received, afterwards, argument, argument_or_null, expect, memory, memory_or_none, null
from echo.context import ONE_SELECTED, At
from echo.kinds import little


def in_(at: At) -> Passed:
    if at.name in at.lengths:
        return length(at, at.lengths[at.name])
    if at.divided is not None:
        return length(at, at.divided)
    if at.selects is not None and at.selects.role in ONE_SELECTED:
        return selector(at)
    return by_reference(at) if at.param.type.kind == "pointer" else by_value(at)


def length(at: At, number: int) -> Passed:
    """The length of other parameters."""
    return Passed(number, [argument(at.name, little(number, at.param.type.size))])


def selector(at: At) -> Passed:
    """The enum member that selects the type of an attribute."""
    assert at.choice is not None
    member = at.choice.value
    return Passed(at.values.class_of(at.param.type)(member), [argument(at.name, little(member, 4))])


def by_value(at: At) -> Passed:
    ty = at.param.type
    if at.empty and ty.kind in ("value", "pointer", "callback"):
        return Passed(None, [argument(at.name, bytes(ty.size))])
    value = at.value(ty)
    return Passed(value.python, [argument_or_null(at.name, value.bytes)])


def by_reference(at: At) -> Passed:
    """A pointer to one value, which CUDA reads. Records are not copied."""
    if at.empty:
        return null(at.name)
    value = at.value(at.param.element)
    receives: list[Check] = [memory_or_none(at.name, value.bytes)]
    if at.param.element.kind == "record":
        receives.append(argument_or_null(at.name, little(value.python.getPtr(), 8)))
    return Passed(value.python, receives)


def inout(at: At) -> Passed:
    if at.name in at.lengths:
        return inout_length(at, at.lengths[at.name])
    if at.empty and at.param.nullable:
        passed = null(at.name)
        passed.returns = lambda got: None
        return passed
    element = at.param.element
    value, after = at.value(element), at.written(element.size)
    receives = [memory(at.name, value.bytes)]
    if element.kind == "value":

        def updated(received: Received) -> None:
            # The call updates an object only if it is an instance of the class, and not an int.
            if received.given is value.python:
                expect(f"{at.name} afterwards", ctypes.string_at(value.python.getPtr(), len(after)), after)

        receives.append(updated)
    return Passed(value.python, receives, lambda got: at.values.agree(f"output {at.name}", element, after, got))


def inout_length(at: At, count: int) -> Passed:
    """A count: the capacity on input, CUDA's count on output. Python computes the capacity of its own outputs."""
    element = at.param.element
    receives = [memory(at.name, little(count, element.size))]
    if at.param.python is None:
        return Passed(receives=receives)
    if at.param.counted is None:
        after = at.written(element.size)
    else:
        lists = [param for param in at.function.params if param.name in at.param.counted]
        after = little(min(count, at.own) if count > 0 or passes_memory(at, lists) else at.own, element.size)
    return Passed(count, receives, lambda got: at.values.agree(f"output {at.name}", element, after, got))


def passes_memory(at: At, lists: list[Param]) -> bool:
    """Returns true if one of these arrays is not NULL although it is empty."""
    return any(param.room or (param.python is not None and not at.empty) for param in lists)


def in_place(at: At) -> Passed:
    """The caller's variable, read and updated in place."""
    element = at.param.element
    if at.empty and element.kind == "record":
        return null(at.name)
    value = at.value(element)
    address = value.python.getPtr()
    if at.param.fill == "nothing":
        return Passed(value.python, [argument(at.name, little(address, 8))])
    return Passed(
        value.python,
        [
            argument(at.name, little(address, 8)),
            memory(at.name, value.bytes),
            afterwards(at.name, lambda: ctypes.string_at(address, element.size), at.written(element.size)),
        ],
    )
