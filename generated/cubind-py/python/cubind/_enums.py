"""Enum classes: what ``enum.IntEnum`` offers, but quick to import, to make and to use, and lenient.

They are made on first use, each from a table in the extension module. They are no subclasses of ``enum.Enum``: that
would make ``CUresult.CUDA_SUCCESS`` four times as slow on Python 3.11, ``err.name`` ten times, and a class five times.
"""

_make = int.__new__
_put = object.__setattr__
_put_on_class = type.__setattr__
_mappingproxy = type(type.__dict__)


class EnumClass(type):
    """The class of the enum classes: looks members up, and knows values that no header names."""

    def __call__(cls, value, /):
        # Programs ask a class whether a number is a member: what only a library returned is not.
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


class CudaEnum(int, metaclass=EnumClass):
    """An enum of CUDA's: an int that knows its name.

    What a newer library returned and no header names is an instance as well, called ``UNKNOWN_<value>``. The class does
    not list such values, and does not make them: ``CUresult(31337)`` is a ValueError.

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


# What type checkers call it.
IntEnum = CudaEnum


def unknown(cls, value):
    """What CUDA returned and no header names: a newer driver must not break a program. One object for each value."""
    found = cls._members_by_value.get(value)
    if found is not None:
        return found
    member = _make(cls, value)
    _put(member, "name", f"UNKNOWN_{value}".replace("-", "MINUS_"))
    _put(member, "value", value)
    # Another thread may have been quicker.
    return cls._members_by_value.setdefault(value, member)


def make(name, module, members, doc):
    """Make an enum class.

    Parameters
    ----------
    name, module : str
        Where it will be found, as pickle looks for it.
    members : dict
        The values by name. A value that comes again is a member of its own, equal to the earlier ones; the number alone
        stands for the last of them, as in `cuda.bindings`.
    doc : str
        The docstring.

    Returns
    -------
    tuple
        The class, and a list of its members in the order of `members`, once for each name.
    """
    by_value = {}
    by_name = {}
    space = {
        "__module__": module,
        "__qualname__": name,
        "__doc__": doc,
        "__members__": _mappingproxy(by_name),
        "_members_by_value": by_value,
    }
    cls = type.__new__(EnumClass, name, (CudaEnum,), space)
    for key, value in members.items():
        member = _make(cls, value)
        _put(member, "name", key)
        _put(member, "value", value)
        by_name[key] = by_value[value] = member
        _put_on_class(cls, key, member)
    _put_on_class(cls, "_listed", tuple(by_name.values()))
    return cls, list(by_name.values())
