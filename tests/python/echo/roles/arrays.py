"""Lists of values that CUDA reads, or reads and updates."""

import ctypes

from echo.checks import Check, Passed, afterwards, expect, memory, null
from echo.context import At, attribute_size
from echo.kinds import Value, little


def in_array(at: At) -> Passed:
    if at.empty and not isinstance(at.param.length, int):
        return null(at.name)
    values = elements(at)
    return Passed([value.python for value in values], [received(at, values)])


def inout_array(at: At) -> Passed:
    """The caller's records are updated in place. A list of integers is unchanged, because CUDA changes a copy."""
    passed = in_array(at)
    if passed.give is None or all(isinstance(element, int) for element in passed.give):
        return passed
    records, size = passed.give, at.param.element.size

    def contents() -> bytes:
        return b"".join(ctypes.string_at(record.getPtr(), size) for record in records)

    passed.receives.append(afterwards(at.name, contents, at.written(size * len(records))))
    return passed


def received(at: At, values: list[Value]) -> Check:
    if all(value.raw is not None for value in values):
        return memory(at.name, b"".join(value.bytes for value in values))
    # The elements are pointers to strings, of which only the count is known.
    return lambda received: expect(f"number of pointers in {at.name}", len(received.memory), 8 * len(values))


def elements(at: At) -> list[Value]:
    numbers = range(at.length or 0)
    sized = next((param for param in at.function.params if param.sizes == at.name), None)
    if sized is not None:
        sizes = [attribute_size(choice) for choice in at.module.choices(sized)]
        return [Value(sizes[number], little(sizes[number], 8)) for number in numbers]
    if at.selects is not None and at.selects.role == "attributes":
        choices, members = at.module.choices(at.selects), at.values.class_of(at.param.element)
        return [Value(members(choices[number].value), little(choices[number].value, 4)) for number in numbers]
    return [at.values.make(at.param.element, at.index * 8 + number) for number in numbers]
