"""Array fields of records, as lists. Assigning to an item writes to the record. The extension module creates these
lists."""

import operator

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Never, SupportsIndex


class Array(list["Any"]):
    """The items of an array field, as they were when the attribute was read.

    Assigning to an item writes to the record. Items that are records are views of that record, like any nested record.
    The number and the order of the items are fixed: assign a list to the attribute to change them.
    """

    __slots__ = ("_name", "_path", "_record")

    def __init__(self, items: "Iterable[Any]", record: "Any", name: str, path: "tuple[int, ...]" = ()) -> None:
        self._record, self._name, self._path = record, name, path
        super().__init__(self._item(item, index) for index, item in enumerate(items))

    def _item(self, item: "Any", index: int) -> "Any":
        """Converts an item to the form that programs see. An item of a nested array becomes an `Array`, so that
        programs can assign to its items."""
        return Array(item, self._record, self._name, (*self._path, index)) if type(item) is list else item

    def __setitem__(self, key: "Any", value: "Any") -> None:
        if not isinstance(key, slice):
            index = range(len(self))[operator.index(key)]
            item = self._record._set_item(self._name, (*self._path, index), value)
            super().__setitem__(index, self._item(item, index))
            return
        places = range(len(self))[key]
        # The values are copied first. Otherwise, records of this array would be overwritten before they are read.
        values = [_copied(item) for item in value]
        if len(values) != len(places):
            raise ValueError(f"{len(values)} items cannot replace {len(places)}: an array in a record has a fixed length")
        for index, item in zip(places, values):
            self[index] = item

    def _fixed(self, *_args: "Any", **_options: "Any") -> "Never":
        raise TypeError("an array in a record has a fixed length and order: set its items, or assign a list to the attribute")

    append = clear = extend = insert = pop = remove = reverse = sort = _fixed
    __delitem__ = __imul__ = _fixed

    # `record.field += [...]` assigns the result to the field.
    def __iadd__(self, other: "Any") -> "list[Any]":  # type: ignore[misc,override]
        return [*self, *other]

    def __reduce_ex__(self, protocol: "SupportsIndex") -> "tuple[Any, ...]":
        return list, (list(self),)


def _copied(item: "Any") -> "Any":
    return item.__copy__() if hasattr(item, "getPtr") and hasattr(item, "__copy__") else item
