"""The steps for one field of a new record, in `surface.sharing`."""

import ctypes
import functools
import inspect
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from surface.exercise import Step, is_record, memory, outcome
from surface.sharing_values import (
    FAILED, ITERABLES, OTHERS, TEXTS, UNCHECKED, Path, another, attempt, get, is_size, paths, put, told, twice,
)  # fmt: skip


class Fields:
    """A record's class, and the steps for its fields."""

    def __init__(self, name: str, kind: Any, size: int, module: ModuleType) -> None:
        self.name, self.kind, self.size, self.module = name, kind, size, module

    # A field of a record.

    def field(self, path: Path) -> Iterator[Step]:
        name = ".".join((self.name, *path))
        yield f"{name} twice", lambda: twice(*(reads := (one := self.kind(), get(one, path), get(one, path))[1:]))
        value = attempt(lambda: get(self.kind(), path))
        if value is FAILED:
            return
        if is_record(value):
            yield from self.record(name, path)
        elif isinstance(value, list):
            yield from self.fixed(name, path) if value else self.pointer(name, path)
        else:
            yield from self.plain(name, path, value)
        yield from self.wrong(name, path, value)

    def wrong(self, name: str, path: Path, value: Any) -> Iterator[Step]:
        """Assigns values of other types, which the field may reject or accept."""
        for text, made in OTHERS.items():
            if value == [] and text in UNCHECKED:
                continue
            yield f"{name} = {text}", lambda: self.assigned(path, made())

    def assigned(self, path: Path, value: Any) -> Any:
        one = self.kind()
        put(one, path, value)
        return memory(one, self.size), told(get(one, path))

    # Fields whose types are records.

    def record(self, name: str, path: Path) -> Iterator[Step]:
        yield f"{name} offset", lambda: get(one := self.kind(), path).getPtr() - one.getPtr()
        yield f"{name} kept", lambda: self.kept(path)
        yield f"{name} = another's", lambda: self.by_copy(path)
        yield f"{name} = itself", lambda: self.itself(path)
        yield f"{name} = an outer one", lambda: self.assigned(path, self.kind())
        yield f"{name} of a subclass", lambda: self.subclass(path)
        yield f"{name} alone", lambda: self.alone(path)

    def leaf(self, path: Path) -> Path | None:
        """Returns the path of an integer in a record that can be set."""
        for inner in paths(get(self.kind(), path), path):
            value = attempt(lambda: get(self.kind(), inner))
            if type(value) is int and not is_size(inner):
                if attempt(lambda: put(self.kind(), inner, another(value))) is not FAILED:
                    return inner
        return None

    def kept(self, path: Path) -> Any:
        """Reads a value, assigns another one, then reads and changes the first."""
        one, inner = self.kind(), self.leaf(path)
        if inner is None:
            return None
        before, source = get(one, path), self.kind()
        put(source, inner, number := another(get(one, inner)))
        put(one, path, get(source, path))
        seen = told(get(before, inner[len(path) :])), told(get(one, inner))
        put(before, inner[len(path) :], type(number)(0))
        return seen, told(get(one, inner)), told(get(source, inner)), memory(one, self.size)

    def by_copy(self, path: Path) -> Any:
        """Assigns a value, which changes afterwards."""
        one, other, inner = self.kind(), self.kind(), self.leaf(path)
        put(one, path, get(other, path))
        if inner is None:
            return None
        put(other, inner, another(get(other, inner)))
        return memory(one, self.size), memory(other, self.size)

    def itself(self, path: Path) -> Any:
        one, inner = self.kind(), self.leaf(path)
        if inner is not None:
            put(one, inner, another(get(one, inner)))
        put(one, path, get(one, path))
        return memory(one, self.size)

    def subclass(self, path: Path) -> Any:
        kind = type(get(self.kind(), path))
        return self.assigned(path, type("Sub", (kind,), {})())

    def alone(self, path: Path) -> Any:
        """Sets each nested integer through a chain of temporaries, and reads it through an older reference."""
        made = []
        for inner in paths(get(self.kind(), path), path):
            one = self.kind()
            value = attempt(lambda: get(one, inner))
            if type(value) is int and len(inner) == len(path) + 1:
                before = get(one, path)
                made.append([inner[-1], outcome(lambda: put(one, inner, another(value)))])
                made.append([told(get(one, inner)), told(get(before, inner[-1:])), memory(one, self.size)])
        return made

    # Fields that contain an integer, a handle, or bytes.

    def plain(self, name: str, path: Path, value: Any) -> Iterator[Step]:
        yield f"{name} set", lambda: self.assigned(path, another(get(self.kind(), path)))
        if isinstance(value, bytes):
            yield f"{name} = a bytearray that changes", lambda: self.of_bytes(path)
        if hasattr(value, "getPtr"):
            yield f"{name} by its address", lambda: self.by_address(path)
            yield f"{name} read before", lambda: self.read_before(path)
            yield f"{name} = what changes", lambda: self.changes(path)
            yield f"{name} offset", lambda: get(one := self.kind(), path).getPtr() - one.getPtr()
        if value is None:
            for text, made in TEXTS.items():
                yield f"{name} = text, {text}", lambda: self.text(path, made())

    def text(self, path: Path, value: Any) -> Any:
        one = self.kind()
        put(one, path, value)
        seen = memory(one, self.size), told(get(one, path))
        if isinstance(value, bytearray):
            value[0:1] = b"-"
        return seen, told(get(one, path))

    def of_bytes(self, path: Path) -> Any:
        one = self.kind()
        given = bytearray(range(1, len(get(one, path)) + 1))
        put(one, path, given)
        given[0] = 9
        return memory(one, self.size), told(get(one, path))

    def by_address(self, path: Path) -> Any:
        one = self.kind()
        handle = get(one, path)
        ctypes.c_uint32.from_address(handle.getPtr()).value = 77
        return int(handle), int(get(one, path)), memory(one, self.size)

    def read_before(self, path: Path) -> Any:
        """Reads a value, then assigns another one."""
        one = self.kind()
        before = get(one, path)
        put(one, path, type(before)(9))
        return int(before), int(get(one, path))

    def changes(self, path: Path) -> Any:
        """Assigns a value, and changes its integer afterwards."""
        one = self.kind()
        given = type(get(one, path))(5)
        put(one, path, given)
        ctypes.c_uint32.from_address(given.getPtr()).value = 77
        return int(get(one, path)), memory(one, self.size)

    # Arrays that are part of the record.

    def fixed(self, name: str, path: Path) -> Iterator[Step]:
        yield f"{name} list", lambda: self.of_list(path, get(self.kind(), path))
        yield f"{name} element", lambda: self.of_element(path, None)
        yield f"{name} given", lambda: self.given(path, self.others(path))
        length = len(get(self.kind(), path))
        for text, number in (("none", 0), ("one", 1), ("too few", length - 1), ("too many", length + 1)):
            yield f"{name} = {text}", lambda: self.assigned(path, (self.others(path) * 2)[:number])
        for text, made in ITERABLES.items():
            yield f"{name} = {text}", lambda: self.assigned(path, made(self.others(path)))
        yield f"{name} = itself", lambda: self.assigned_itself(path, self.others(path))

    def others(self, path: Path) -> list[Any]:
        """Creates a list of the same length with nonzero elements."""
        return [another(one) for one in get(self.kind(), path)]

    def of_list(self, path: Path, values: list[Any]) -> Any:
        """Changes a list that was read."""
        one = self.kind()
        if values:
            put(one, path, values)
        before = get(one, path)
        before.reverse()
        before[0] = None
        before.append(None)
        return memory(one, self.size), self.shown(get(one, path))

    def of_element(self, path: Path, values: list[Any] | None) -> Any:
        """Changes an element that was read, and reads it again."""
        one = self.kind()
        if values is not None:
            put(one, path, values)
        first = get(one, path)[0]
        changed = self.change(first)
        return changed, self.shown([first]), self.shown(get(one, path)), memory(one, self.size)

    def given(self, path: Path, values: list[Any]) -> Any:
        """Assigns a list, and changes it and an element afterwards."""
        one = self.kind()
        put(one, path, values)
        first = values[0]
        values[0] = values[-1]
        seen = self.shown(get(one, path))
        return self.change(first), seen, self.shown(get(one, path)), memory(one, self.size)

    def assigned_itself(self, path: Path, values: list[Any]) -> Any:
        one = self.kind()
        put(one, path, values)
        put(one, path, get(one, path)[::-1])
        return self.shown(get(one, path)), memory(one, self.size)

    def change(self, element: Any) -> Any:
        """Returns true if an element could be changed by itself."""
        if is_record(element):
            for inner in paths(element):
                value = attempt(lambda: get(element, inner))
                set_it = lambda: put(element, inner, another(another(value)))  # noqa: E731
                if type(value) is int and attempt(set_it) is not FAILED:
                    return True
        elif hasattr(element, "getPtr"):
            ctypes.c_uint32.from_address(element.getPtr()).value = 77
            return True
        return False

    def shown(self, values: Any) -> Any:
        """Returns the elements, or the memory of elements that are records."""
        return [memory(one, self.module.sizeof(type(one))) if is_record(one) else told(one) for one in values]

    # Arrays that the record's pointers refer to.

    def pointer(self, name: str, path: Path) -> Iterator[Step]:
        yield f"{name} by another field", lambda: self.lengths(path)
        element = self.element(path)
        if element is None:
            return
        made = functools.partial(self.made, element)
        yield f"{name} assigned", lambda: self.of_pointer(path, made(2))
        yield f"{name} list", lambda: self.of_list(path, made(2))
        yield f"{name} element", lambda: self.of_element(path, made(2))
        yield f"{name} given", lambda: self.given(path, made(2))
        yield f"{name} = itself", lambda: self.assigned_itself(path, made(3))
        yield f"{name} twice with elements", lambda: self.elements_twice(path, made(2))
        yield f"{name} once more", lambda: self.once_more(path, made(2), made(3))
        yield f"{name} once more, as many", lambda: self.as_many(path, made(2), made(3)[1:])
        yield f"{name} at an address", lambda: self.pointer_at_address(path, made(2))
        yield f"{name} of another", lambda: self.of_another(path, made(2))
        for text, how in ITERABLES.items():
            yield f"{name} = {text} of elements", lambda: self.of_pointer(path, how(made(2)))

    def element(self, path: Path) -> Any:
        """Returns the class of the elements: cuda.bindings names it in the docstring, and may crash for another one."""
        owner = type(get(self.kind(), path[:-1]))
        named = re.search(rf"^ *{path[-1]} : (?:list\[)?(\w+)", inspect.getdoc(owner) or "", re.MULTILINE)
        for name in [named[1]] if named else dir(self.module):
            kind = getattr(self.module, name, None)
            if not isinstance(kind, type) or name.startswith(("_", "anon_")) or not hasattr(kind, "getPtr"):
                continue
            one = self.kind()
            if attempt(lambda: self.put_list(one, path, [kind()])) is FAILED:
                continue
            if type(get(one, path)[0]).__name__ == name:
                return kind
        return None

    def put_list(self, one: Any, path: Path, values: Any) -> None:
        """Sets lists that share a count with their method."""
        owner, name = get(one, path[:-1]), path[-1]
        method = next((each for each in dir(owner) if each.startswith("set_") and name in each.split("_")), None)
        if method is None:
            put(one, path, values)
        else:
            fields = method.split("_")[1:]
            getattr(owner, method)(*[values if field == name else [0] * len(values) for field in fields])

    def made(self, element: Any, count: int) -> list[Any]:
        if not is_record(element):
            return [element(index + 1) for index in range(count)]
        return [another(element(), index + 1) for index in range(count)]

    def of_pointer(self, path: Path, values: Any) -> Any:
        one = self.kind()
        self.put_list(one, path, values)
        return self.shown(get(one, path)), memory(one, self.size)

    def lengths(self, path: Path) -> Any:
        """Returns the other fields that change the length."""
        found = []
        for other in paths(self.kind()):
            if other[:-1] == path[:-1] and isinstance(attempt(lambda: get(self.kind(), other)), int):
                one = self.kind()
                if attempt(lambda: put(one, other, 1)) is not FAILED and len(get(one, path)) == 1:
                    found.append([other[-1], told(get(one, path)[0])])
        return found

    def elements_twice(self, path: Path, values: list[Any]) -> Any:
        one = self.kind()
        self.put_list(one, path, values)
        return [(other is each, other == each) for other, each in zip(get(one, path), get(one, path))]

    def once_more(self, path: Path, first: list[Any], second: list[Any]) -> Any:
        one = self.kind()
        self.put_list(one, path, first)
        self.put_list(one, path, second)
        return self.shown(get(one, path)), memory(one, self.size)

    def as_many(self, path: Path, first: list[Any], second: list[Any]) -> Any:
        """Reads a list, then assigns another one of the same length."""
        one = self.kind()
        self.put_list(one, path, first)
        before = get(one, path)
        self.put_list(one, path, second)
        return self.shown(before), self.shown(get(one, path))

    def pointer_at_address(self, path: Path, values: list[Any]) -> Any:
        one = self.kind()
        other = self.kind(_ptr=one.getPtr())
        self.put_list(one, path, values)
        return len(get(one, path)), len(get(other, path)), memory(other, self.size)

    def of_another(self, path: Path, values: list[Any]) -> Any:
        one, other = self.kind(), self.kind()
        self.put_list(other, path, values)
        self.put_list(one, path, get(other, path))
        return self.shown(get(one, path)), self.shown(get(other, path))
