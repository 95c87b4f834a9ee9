"""Checks of a call: the values that C must have received, and the values that Python must return."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from echo_library import MEMORY, Called

# Markers for two special arguments: the parameter does not exist in Python, or it is omitted from the call.
NO_ARGUMENT, LEFT_OUT = object(), object()
NULL = bytes(8)


class Wrong(Exception):
    """An outcome differs from the expected one."""


def expect(what: str, got: object, expected: object) -> None:
    if got != expected:
        raise Wrong(f"{what}: expected {expected!r}, got {got!r}")


@dataclass
class Received:
    """The recording stub's record of one parameter."""

    called: Called
    index: int
    # The argument that Python passed, or one of the two constants above.
    given: Any

    @property
    def value(self) -> bytes:
        return self.called.value(self.index)

    @property
    def memory(self) -> bytes:
        """Returns the memory at the pointer, up to `MEMORY` bytes."""
        return self.called.memory(self.index)


Check = Callable[[Received], None]
CheckOutput = Callable[[Any], None]


@dataclass
class Passed:
    """One parameter of one call."""

    # The argument that is passed in Python.
    give: Any = NO_ARGUMENT
    # Checks of the values that C received, and of the caller's memory after the call.
    receives: list[Check] = field(default_factory=list)
    # The expected output of the parameter, if there is one.
    returns: CheckOutput | None = None
    # Objects that must stay alive until the call has returned.
    keep: Any = None


def argument(name: str, raw: bytes) -> Check:
    """Checks that the argument itself has these bytes."""
    return lambda received: expect(f"argument {name}", received.value, raw)


def argument_or_null(name: str, raw: bytes) -> Check:
    """Like `argument`, but NULL for an omitted parameter."""

    def check(received: Received) -> None:
        expect(f"argument {name}", received.value, NULL if received.given is LEFT_OUT else raw)

    return check


def memory(name: str, raw: bytes) -> Check:
    """Checks that the argument points to these bytes."""
    return lambda received: expect(f"memory of {name}", received.memory, raw[:MEMORY])


def memory_or_none(name: str, raw: bytes) -> Check:
    """Like `memory`, but empty for an omitted parameter."""

    def check(received: Received) -> None:
        expect(f"memory of {name}", received.memory, b"" if received.given is LEFT_OUT else raw[:MEMORY])

    return check


def afterwards(name: str, read: Callable[[], bytes], raw: bytes) -> Check:
    """Checks that the caller's memory has these bytes after the call."""
    return lambda _: expect(f"{name} afterwards", read(), raw)


def null(name: str) -> Passed:
    """Returns none, which passes NULL."""
    return Passed(None, [argument(name, NULL)])
