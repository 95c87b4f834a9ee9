"""For type checkers an enum of CUDA's is an `enum.IntEnum`: it has all that one has, made in less time."""

import enum
from collections.abc import Mapping
from typing import TypeVar

_E = TypeVar("_E", bound=IntEnum)

class EnumClass(enum.EnumType):
    def __contains__(cls, value: object) -> bool: ...

# It has no members of its own, which mypy takes for a mistake.
class IntEnum(enum.IntEnum, metaclass=EnumClass): ...  # type: ignore[misc]

def make(name: str, module: str, members: Mapping[str, int], doc: str) -> tuple[type[IntEnum], list[IntEnum]]: ...
def unknown(cls: type[_E], value: int) -> _E: ...
