"""Enum classes with the interface of ``enum.IntEnum``. They are faster to import, to create and to use, and accept new
values.

The extension module creates each class from a table; members are created on first use. The classes do not extend
``enum.Enum``, because on Python 3.11 this would make ``CUresult.CUDA_SUCCESS`` four times as slow, ``err.name`` ten
times as slow, and the creation of a class five times as slow.
"""

from cubind import _native

_make = int.__new__
_put = object.__setattr__
_put_on_class = type.__setattr__
_mappingproxy = type(type.__dict__)


class EnumClass(_native.EnumType):
    """The metaclass of enums: it looks up members, and accepts values that the headers do not name.

    Calling an enum looks up the value in the extension module. For values that it does not find, it calls `_find`.
    """

    def __init__(cls, name, bases, namespace):
        # This is only used for classes that are defined in Python: NVIDIA's modules derive classes from `FastEnum`. A
        # member is an integer, or a tuple of an integer and a docstring. A repeated value is an alias of the first
        # member.
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
            # NVIDIA's modules replace the docstring of a member if two names have the same value.
            _put_on_class(cls, "__setattr__", int.__setattr__)

    # The name is the same as in NVIDIA's `FastEnum`.
    @property
    def __singletons__(cls):
        return cls._members_by_value

    def _find(cls, value):
        if type(value) is cls:
            return value
        # Values that a library has returned, but that the headers do not name, are not members.
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
    """The metaclass of an enum until its members are created."""

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

    A value that a newer library has returned, and that the headers do not name, is also an instance, with the name
    ``UNKNOWN_<value>``. The class does not list such values, and they cannot be created from an integer:
    ``CUresult(31337)`` raises a ValueError.

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

    # When NVIDIA's enum members are unpickled, pickle creates an object and sets its state, instead of calling the
    # class.
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

    # The name is the same as in enum.Enum.
    _name_ = property(lambda self: self.name)
    _value_ = property(lambda self: self.value)


# The name of the class that type checkers see.
IntEnum = CudaEnum


def unknown(cls, value):
    """Returns the object for a value that CUDA has returned but the headers do not name. Such objects prevent a newer
    driver from breaking programs."""
    found = cls._members_by_value.get(value)
    if found is not None:
        return found
    member = _make(cls, value)
    _put(member, "name", f"UNKNOWN_{value}".replace("-", "MINUS_"))
    _put(member, "value", value)
    # Another thread may already have created the object.
    return cls._members_by_value.setdefault(value, member)


def make_members(cls, members):
    """Creates the members of an enum class.

    Parameters
    ----------
    cls : type
        The class.
    members : dict
        The values by name. As in `enum.Enum`, a name whose value already has a name is an alias of that name.

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
    # The members are in the order of each value's first name. Values without a name are not members.
    _put_on_class(cls, "_listed", tuple({member.value: member for member in by_name.values()}.values()))
    for name, member in by_name.items():
        _put_on_class(cls, name, member)


# The members of each class, and values that a library has returned without a name in the headers. Classes are never
# freed.
_by_value = {}


def attach(cls, members, metaclass=EnumClass):
    """Sets the members of a class, by name. A second call changes nothing."""
    if type(cls) is metaclass:
        return
    # If another thread was faster, the dictionary of that thread is kept, because it may already contain values without
    # a name.
    by_value = _by_value.setdefault(cls, {member.value: member for member in members.values()})
    # The extension module gets a copy of the members, because it owns the dictionary.
    _give(cls, dict(members), by_value)
    # From now on, attribute lookup does not call LazyEnumClass.
    _put_on_class(cls, "__class__", metaclass)
