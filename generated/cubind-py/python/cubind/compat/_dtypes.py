"""NumPy dtypes of the records of views, created on first use."""

import sys

from cubind.compat._fields import NUMPY

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from cubind.compat._fields import Field
    from cubind.compat._records import Record


def dtype(cls: "type[Record]") -> "Any":
    """Returns the NumPy dtype of a record."""
    import numpy

    def of_field(field: "Field") -> "Any":
        of, count, _ = field
        element = NUMPY[of] if isinstance(of, str) else dtype(of)
        return (element, (count,)) if count is not None else element

    return numpy.dtype(
        {
            "names": list(cls._fields),
            "formats": [of_field(field) for field in cls._fields.values()],
            "offsets": [field[2] for field in cls._fields.values()],
            "itemsize": cls._size,
        }
    )


def snake(name: str) -> str:
    import re

    name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\1_\2", name)
    return re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", name).lower()


def dtypes(namespace: "dict[str, Any]", names: "dict[str, str]") -> "tuple[Callable[[str], Any], Callable[[], list[str]]]":
    """Creates the `__getattr__` and `__dir__` of a module whose dtypes are created on first use. `names` maps the name
    of each dtype to its record."""

    def __getattr__(name: str) -> "Any":
        if name not in names:
            module = namespace["__name__"]
            raise AttributeError(f"module {module!r} has no attribute {name!r}", name=name, obj=sys.modules.get(module))
        made = namespace[name] = dtype(namespace[names[name]])
        return made

    def __dir__() -> "list[str]":
        return sorted({*namespace, *names})

    return __getattr__, __dir__
