"""How modules get what is in them.

Importing CUDA's names costs next to nothing: functions are put into their module at once, as they are called most and
are cheap to make; all classes and constants when one of them is first asked for, or a function is first called. Then the
module is an ordinary one, without `__getattr__`: CPython looks up `driver.cuMemAlloc` quicker in such a module.
"""

import sys

# Type checkers take it for true. What they need would take longer to import than all the rest.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import ModuleType
    from typing import TypeAlias

    _Hooks: TypeAlias = tuple[Callable[[str], object], Callable[[], list[str]]]


def sizeof(objType: type) -> int:
    """`sizeof` in C of what a class of CUDA's stands for, in bytes."""
    if not isinstance(objType, type) or not hasattr(objType, "_size_"):
        raise TypeError(f"{objType!r} is no class of CUDA's records or handles")
    # Only instances have the value. A class that extends ours may want arguments: `__init__` is none of our business.
    make: Callable[[type], object] = getattr(objType, "__new__")
    size: int = getattr(make(objType), "_size_")
    return size


def fill(namespace: dict[str, object], major: int, library: str) -> None:
    """Puts a library's functions into a module, and hooks that wait for the first use of it to put in the rest."""
    from cubind import _native

    wait(namespace, lambda: _native.complete(major, library))
    namespace["sizeof"] = sizeof
    _native.populate(namespace, major, library)


def wait(namespace: dict[str, object], complete: "Callable[[], object]") -> None:
    """Lets a module be completed when something is asked for that is not in it yet. `complete` takes the hooks away."""
    module = str(namespace["__name__"])

    def __getattr__(name: str) -> object:
        # What the import system and others ask every module for is no reason.
        if name == "__all__" or not name.startswith("__"):
            complete()
            if name in namespace:
                return namespace[name]
        # Python's "did you mean" needs to know where the name was not.
        raise AttributeError(f"module {module!r} has no attribute {name!r}", name=name, obj=sys.modules.get(module))

    def __dir__() -> list[str]:
        complete()
        return sorted(namespace)

    namespace.update(__getattr__=__getattr__, __dir__=__dir__)


def on_demand(
    namespace: dict[str, object], modules: tuple[str, ...], names: "Mapping[str, str] | None" = None
) -> "_Hooks":
    """The `__getattr__` and `__dir__` of a package whose `modules` are imported when they are first used.

    `names` are those that the package has from one of them.
    """
    package = str(namespace["__name__"])
    members = dict(names or {})

    def __getattr__(name: str) -> object:
        if name in modules:
            return imported(f"{package}.{name}")
        if name in members:
            found = namespace[name] = getattr(imported(f"{package}.{members[name]}"), name)
            return found
        raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules.get(package))

    def __dir__() -> list[str]:
        return sorted({*namespace, *modules, *members})

    namespace["__all__"] = [*modules, *members]
    return __getattr__, __dir__


def chosen(library: str, majors: tuple[str, ...], default: str, package: str = "cubind") -> "ModuleType":
    """The module of `library` in the major version that the environment asks for, else in the default one."""
    return imported(f"{package}.cuda{chosen_major(majors, default)}.{library}")


def chosen_major(majors: tuple[str, ...], default: str) -> str:
    """The major version that the environment asks for, else the default one."""
    import os

    major = os.environ.get("CUBIND_CUDA") or default
    if major not in majors:
        *others, last = majors
        known = f"{', '.join(others)} and {last}" if others else last
        raise ImportError(f"CUBIND_CUDA is {major!r}, and cubind has the major versions {known} of CUDA")
    return major


def imported(name: str) -> "ModuleType":
    """`importlib.import_module`, without the time it takes to import that."""
    __import__(name)
    return sys.modules[name]
