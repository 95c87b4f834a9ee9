"""Shared memory of record fields: `python -m surface.sharing cuda.bindings.driver 0 OUT`, like `surface.exercise`.

Values that were read are changed, and values that were assigned are changed afterwards. The memory of the record shows
whether it changes with them. Fields of nested records are treated as fields of the outer one:
`CUgraphNodeParams_st.kernel.func`.
"""

import copy
import pickle
import re
import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

from surface.exercise import Step, fields_of, is_record, memory, run
from surface.sharing_fields import Fields
from surface.sharing_values import FAILED, another, attempt, get, is_size, paths, put, told


def steps(module: ModuleType) -> Iterator[Step]:
    """Runs each step before the next one is generated."""
    for name in dir(module):
        kind = getattr(module, name)
        if not isinstance(kind, type) or name.startswith(("_", "anon_")) or not is_record(kind):
            continue
        fields = fields_of(kind)
        # An alias has the fields of its base class.
        if any(fields and hasattr(base, fields[0]) for base in kind.__mro__[1:]):
            continue
        try:
            size = module.sizeof(kind)
        except TypeError:
            continue
        whole = Whole(name, kind, size, module)
        yield from whole.steps()
        for path in paths(kind()):
            yield from whole.field(path)


class Whole(Fields):
    """The steps for a record as a whole."""

    def steps(self) -> Iterator[Step]:
        kind, size, name = self.kind, self.size, self.name
        yield f"{name} itself", lambda: ((one := kind()) == one, one != one, hash(one) == hash(one), {one: 1}[one])
        yield f"{name} and another", lambda: (kind() == kind(), kind() != kind(), kind() == 0, bool(kind()))
        yield f"{name} at one address", lambda: self.alias()
        yield f"{name} with fields", lambda: self.at_address()
        for text, value in (("None", None), ("0", 0), ("str", "x"), ("-1", -1), ("2**64", 2**64), ("1.5", 1.5)):
            yield f"{name}({text})", lambda: told(kind(value).getPtr())
            yield f"{name}(_ptr={text})", lambda: told(kind(_ptr=value).getPtr())
        yield f"{name}({name})", lambda: told(kind(kind()).getPtr())
        yield f"{name}.getPtr", lambda: (type((one := kind()).getPtr()).__name__, one.getPtr() == one.getPtr())
        yield f"{name} copied", lambda: self.copied(copy.copy)
        yield f"{name} copied deeply", lambda: self.copied(copy.deepcopy)
        yield f"{name} pickled", lambda: self.copied(lambda one: pickle.loads(pickle.dumps(one)))
        yield f"len({name})", lambda: len(kind())
        yield f"{name}[0]", lambda: kind()[0]
        yield f"{name} < {name}", lambda: kind() < kind()
        yield f"int({name})", lambda: int(kind())
        yield f"bytes({name})", lambda: len(bytes(kind()))
        yield f"{name} shown", lambda: re.sub("0x[0-9a-f]{9,}", "address", repr(self.filled()))
        yield f"{name} as text", lambda: (one := self.filled()) and str(one) == repr(one)

    def alias(self) -> Any:
        one = self.kind()
        other = self.kind(_ptr=one.getPtr())
        return other.getPtr() == one.getPtr(), other is one, memory(other, self.size)

    def at_address(self) -> Any:
        """Two records at one address: fields that are set through one are read through the other."""
        one = self.kind()
        other = self.kind(one.getPtr())
        made = []
        for index, name in enumerate(fields_of(self.kind)):
            here, there = (one, other) if index % 2 else (other, one)
            value = attempt(lambda: another(getattr(here, name)))
            if type(value) is int and attempt(lambda: setattr(here, name, value)) is not FAILED:
                made.append([name, told(getattr(there, name))])
        return made

    def copied(self, how: Callable[[Any], Any]) -> Any:
        one = self.filled()
        return memory(how(one), self.size) == memory(one, self.size)

    def filled(self) -> Any:
        """Creates a record with nonzero fields, except where an address would be dereferenced."""
        one = self.kind()
        for path in paths(self.kind()):
            value = attempt(lambda: another(get(one, path)))
            if type(value) in (int, float) and not is_size(path):
                attempt(lambda: put(one, path, value))
        return one


if __name__ == "__main__":
    run(steps, sys.argv[1], int(sys.argv[2]), sys.argv[3])
