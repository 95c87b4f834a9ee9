"""Enum classes: the interface of ``enum.IntEnum``, but faster to import, to create and to use, and open for new values.

The extension module makes the classes, each from a table; members are made on first use. They are no subclasses of
``enum.Enum``: that would make ``CUresult.CUDA_SUCCESS`` four times as slow on Python 3.11, ``err.name`` ten times, and a
class five times.
"""

from cubind import _native

_make = int.__new__
_put = object.__setattr__
_put_on_class = type.__setattr__
_mappingproxy = type(type.__dict__)


class EnumClass(_native.EnumType):
    """The metaclass of enums: looks members up, and accepts values that no header names.

    Calling one of them looks the number up in the extension module, and calls `_find` for other values.
    """

    def __init__(cls, name, bases, namespace):
        # Only for classes made in Python, as NVIDIA's modules do from `FastEnum`: a member is a number, or a tuple of a
        # number and its docstring. A value that comes again is another name of the first member.
        super().__init__(name, bases, namespace)
        made, by_name = {}, {}
        for key, given in namespace.items():
            value, doc = given if isinstance(given, tuple) and len(given) == 2 else (given, None)
            if not isinstance(value, int) or key.startswith("_"):
                continue
            member = made.get(value)
            if member is None:
                member = made[value] = _make(cls, value)
                _put(member, "name", key)
                _put(member, "value", int(value))
                _put(member, "__doc__", doc)
            by_name[key] = member
        if by_name:
            _give(cls, by_name, made)
            # NVIDIA's modules give members another docstring where two have the same value.
            _put_on_class(cls, "__setattr__", int.__setattr__)

    # As NVIDIA's `FastEnum` calls them.
    @property
    def __singletons__(cls):
        return cls._members_by_value

    def _find(cls, value, /):
        if type(value) is cls:
            return value
        # Values that only a library returned are no members.
        member = cls._members_by_value.get(value)
        if member is None or member.name not in cls.__members__:
            raise ValueError(f"{value!r} is not a valid {cls.__name__}")
        return member

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __iter__(cls):
        return iter(cls._listed)

    def __reversed__(cls):
        return reversed(cls._listed)

    def __len__(cls):
        return len(cls._listed)

    def __bool__(cls):
        return True

    def __contains__(cls, value):
        member = cls._members_by_value.get(value)
        return member is not None and member.name in cls.__members__

    def __repr__(cls):
        return f"<enum '{cls.__name__}'>"

    def __setattr__(cls, name, value):
        if name in cls.__members__:
            raise AttributeError(f"cannot reassign member {name!r}")
        super().__setattr__(name, value)

    def __delattr__(cls, name):
        if name in cls.__members__:
            raise AttributeError(f"cannot delete member {name!r}")
        super().__delattr__(name)


class LazyEnumClass(EnumClass):
    """The metaclass of an enum until its members are made."""

    def __getattribute__(cls, name):
        _native.complete_enum(cls)
        return type.__getattribute__(cls, name)

    def __setattr__(cls, name, value):
        _native.complete_enum(cls)
        EnumClass.__setattr__(cls, name, value)

    def __delattr__(cls, name):
        _native.complete_enum(cls)
        EnumClass.__delattr__(cls, name)


class CudaEnum(int, metaclass=EnumClass):
    """An enum of CUDA: an int with a name.

    A value that a newer library returned and no header names is an instance too, with the name ``UNKNOWN_<value>``. Such
    values are not listed by the class, and cannot be created from a number: ``CUresult(31337)`` is a ValueError.

    Attributes
    ----------
    name : str
        The name in C.
    value : int
        The value in C.
    """

    __members__ = _mappingproxy({})
    _members_by_value = {}
    _listed = ()

    # Pickles of members of NVIDIA's enums create an object and give it a state, where calling the class would do.
    def __new__(cls, value):
        return cls(value)

    def __setstate__(self, state):
        pass

    def __repr__(self):
        return f"<{type(self).__name__}.{self.name}: {self.value}>"

    __str__ = __repr__

    def __format__(self, spec):
        return int.__format__(self, spec) if spec else repr(self)

    def __setattr__(self, name, value):
        raise AttributeError(f"{self!r} cannot be changed")

    def __delattr__(self, name):
        raise AttributeError(f"{self!r} cannot be changed")

    def __reduce_ex__(self, protocol):
        if self.name in type(self).__members__:
            return type(self), (self.value,)
        return unknown, (type(self), self.value)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    # As enum.Enum calls them.
    _name_ = property(lambda self: self.name)
    _value_ = property(lambda self: self.value)


# Its name for type checkers.
IntEnum = CudaEnum


def unknown(cls, value):
    """A value that CUDA returned and no header names, so that a newer driver breaks no program. One object per value."""
    found = cls._members_by_value.get(value)
    if found is not None:
        return found
    member = _make(cls, value)
    _put(member, "name", f"UNKNOWN_{value}".replace("-", "MINUS_"))
    _put(member, "value", value)
    # Another thread may have been quicker.
    return cls._members_by_value.setdefault(value, member)


def make_members(cls, members):
    """Make the members of an enum class.

    Parameters
    ----------
    cls : type
        The class.
    members : dict
        The values by name. A name with the value of an earlier one is its alias, as in `enum.Enum`.

    Returns
    -------
    dict
        The members by name, in the order of `members`.
    """
    by_value = {}
    for name, value in members.items():
        if value not in by_value:
            by_value[value] = member = _make(cls, value)
            _put(member, "name", name)
            _put(member, "value", value)
    return {name: by_value[value] for name, value in members.items()}


def _give(cls, by_name, by_value):
    _put_on_class(cls, "__members__", _mappingproxy(by_name))
    _put_on_class(cls, "_members_by_value", by_value)
    # In the order in which each value comes first; values without a name are no members.
    _put_on_class(cls, "_listed", tuple({member.value: member for member in by_name.values()}.values()))
    for name, member in by_name.items():
        _put_on_class(cls, name, member)


# The members of each class, and values that only a library returned; classes are never freed.
_by_value = {}


def attach(cls, members, metaclass=EnumClass):
    """Set the members of a class, by name. Doing this again changes nothing."""
    if type(cls) is metaclass:
        return
    # The first of several threads: where another has come so far, values without a name may be in its dictionary already.
    by_value = _by_value.setdefault(cls, {member.value: member for member in members.values()})
    # A copy of the members: the dictionary is the extension module's.
    _give(cls, dict(members), by_value)
    # From now on attribute lookup does not call LazyEnumClass.
    _put_on_class(cls, "__class__", metaclass)
