"""For type checkers, an enum of CUDA is an `enum.IntEnum`, because it has the same interface."""

import enum
from collections.abc import Mapping
from typing import TypeVar

_E = TypeVar("_E", bound=IntEnum)

class EnumClass(enum.EnumType):
    def __contains__(cls, value: object) -> bool: ...

# The comment is necessary because mypy reports an enum class without members.
class IntEnum(enum.IntEnum, metaclass=EnumClass): ...  # type: ignore[misc]

class LazyEnumClass(EnumClass): ...

CudaEnum = IntEnum

def make_members(cls: type[_E], members: Mapping[str, int]) -> dict[str, _E]: ...
def attach(cls: type[_E], members: dict[str, _E], metaclass: type[EnumClass] = ...) -> None: ...
def unknown(cls: type[_E], value: int) -> _E: ...
