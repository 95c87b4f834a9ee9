"""Outputs, which are not arguments in Python, but elements of the result."""

from echo.checks import NULL, Passed, argument, expect, memory
from echo.context import At


def out(at: At) -> Passed:
    element = at.param.element
    if at.param.fill == "string":
        string = f"{at.function.symbol}:{at.name}".encode()
        return Passed(returns=lambda got: expect(f"output {at.name}", got, string))
    new = element.begins.ljust(element.size, b"\0")
    if at.param.fill == "nothing":
        return Passed(returns=lambda got: at.values.agree(f"output {at.name}", element, new, got))
    raw = at.written(element.size)
    return Passed(
        receives=[memory(at.name, new)],
        returns=lambda got: at.values.agree(f"output {at.name}", element, raw, got),
    )


def out_array(at: At) -> Passed:
    element = at.param.element
    length = at.own if at.length is None else at.length
    raw = at.written(element.size * length)
    receives = [] if length or at.param.room else [argument(at.name, NULL)]
    if element.is_char:
        return Passed(receives=receives, returns=lambda got: expect(f"output {at.name}", got, raw))
    return Passed(
        receives=receives,
        returns=lambda got: at.values.agree_list(f"output {at.name}", element, raw, got, length),
    )


def out_string(at: At) -> Passed:
    """A buffer of a given size, with a string in it."""
    size = at.length or 0
    string = f"{at.function.symbol}:{at.name}".encode()[: max(size - 1, 0)]
    return Passed(returns=lambda got: expect(f"output {at.name}", got, string.ljust(size, b"\0")))


def out_text(at: At) -> Passed:
    """Like `out_buffer`, but without the padding."""
    string = f"{at.function.symbol}:{at.name}".encode()[: max((at.length or 0) - 1, 0)]
    return Passed(returns=lambda got: expect(f"output {at.name}", got, string))


def borrowed(at: At) -> Passed:
    """The address of an array that belongs to CUDA."""
    element = at.param.element
    raw = at.pattern(element.size * at.own, 1)
    return Passed(returns=lambda got: at.values.agree_list(f"output {at.name}", element, raw, got, at.own))
