"""The classes of CUDA's enumerations: made from tables, each when it is first used.

They are integers with names. `str`, `repr` and `format` all show name and value, so that a result code that is printed
says what it means.
"""

import enum


class EnumType(enum.EnumType):
    """The class of the classes: `5 in CUresult` is a question, not an error, before Python 3.12 too."""

    def __contains__(cls, value: object) -> bool:
        return isinstance(value, int) and value in cls._value2member_map_


class IntEnum(enum.IntEnum, metaclass=EnumType):
    """An enumeration of C."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}.{self._name_}: {self._value_}>"

    def __str__(self) -> str:
        return repr(self)

    def __format__(self, spec: str) -> str:
        return int.__format__(self, spec) if spec else repr(self)

    def __reduce_ex__(self, protocol: object) -> tuple[object, ...]:
        if self in type(self):
            return type(self), (self._value_,)
        return unknown, (type(self), self._value_)


def make(name: str, module: str, members: list[tuple[str, int]], doc: str) -> EnumType:
    """The class `module.name`; of several names for one value the first is the value's, the others lead to it."""
    namespace = EnumType.__prepare__(name, (IntEnum,))
    namespace.update({"__module__": module, "__qualname__": name, "__doc__": doc})
    for member, value in members:
        namespace[member] = value
    return EnumType(name, (IntEnum,), namespace)


_unknown: dict[tuple[type[IntEnum], int], IntEnum] = {}


def unknown(of: type[IntEnum], value: int) -> IntEnum:
    """What CUDA returned and this version of cubind has no name for: a newer driver must not break a program.

    There is one object for each value, as there is for those with names. `of(value)` is still a ValueError: programs
    ask it whether a number is a member.
    """
    found = _unknown.get((of, value))
    if found is None:
        made = int.__new__(of, value)
        made._name_ = f"UNKNOWN_{value}"
        made._value_ = value
        # Another thread may have been faster.
        found = _unknown.setdefault((of, value), made)
    return found
