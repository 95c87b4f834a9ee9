"""The fuzzers. Each runs until its time limit, and returns the number of inputs."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import copy
import ctypes
import gc
import importlib
import inspect
import json
import os
import pickle
import pkgutil
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import cubind
from cubind import cuda12, cuda13, driver
from hostile.values import harmless, instance, is_expected, value


def names(package: Any) -> list[str]:
    """Returns the names of a package's modules for Python, without those for Cython, which only have C functions."""
    return [name for _, name, _ in pkgutil.iter_modules(package.__path__) if name[0] != "_" and name[:2] != "cy"]


def libraries() -> list[str]:
    """Returns the modules of all libraries, of both major versions, and of independently versioned libraries."""
    of_majors = {f"{package.__name__}.{name}": name for package in (cuda13, cuda12) for name in names(package) if name != "checked"}
    own = set(names(cubind)) - set(of_majors.values()) - {"cuda12", "cuda13", "checked", "compat", "errors"}
    return [*of_majors, *(f"cubind.{name}" for name in sorted(own))]


def some(chance: random.Random) -> list[Any]:
    """Returns the driver and a few other modules. Each process creates classes, which takes seconds for all modules."""
    return [driver, *(importlib.import_module(name) for name in chance.sample(libraries(), 5))]


def classes(among: list[Any]) -> list[type]:
    found = [one for module in among for name in module.__all__ if isinstance(one := getattr(module, name), type)]
    # The major versions share classes and functions that are equal.
    return list(dict.fromkeys(found))


def records(among: list[Any]) -> list[type]:
    return [one for one in classes(among) if hasattr(one, "_size_") and hasattr(one, "__deepcopy__")]


def functions(among: list[Any]) -> list[Any]:
    return [one for module in among for name in module.__all__ if inspect.isbuiltin(one := getattr(module, name))]


def fields(cls: type) -> list[str]:
    return [name for name in dir(cls) if inspect.isgetsetdescriptor(getattr(cls, name, None)) and name[0] != "_"]


def tried(call: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Returns the result of a call; None if it raises an expected exception."""
    try:
        return call(*given, **named)
    except Exception as error:
        if not is_expected(error):
            error.add_note(f"{call!r} of {given!r} {named!r}")
            raise
        return None


def until(end: float) -> Iterator[int]:
    count = 0
    while time.monotonic() < end:
        count += 1
        yield count


# For these functions, an int is the address of a variable that the package reads, so the address must be valid.
READS_THROUGH = {"nvrtcDestroyProgram", "nvvmDestroyProgram", "nvJitLinkDestroy", "nvFatbinDestroy"}


def call_functions(chance: random.Random, end: float) -> int:
    """Calls every function with hostile arguments in some of the positions."""
    among = some(chance)
    every, known, count = functions(among), classes(among), 0
    takes = {function: len(inspect.signature(function).parameters) for function in every}
    for count in until(end):
        function = chance.choice(every)
        given = [0 if chance.random() < 0.4 else value(chance, known) for _ in range(takes[function])]
        if function.__name__ in READS_THROUGH:
            given = [None if isinstance(one, int) else one for one in given]
        if chance.random() < 0.05:
            given.append(value(chance, known))
        tried(function, *given)
        if chance.random() < 0.05:
            tried(function, *given[:1], **{chance.choice(["fn", "dst", "", "count"]): None})
    return count


def use_classes(chance: random.Random, end: float) -> int:
    """Uses every class: constructs, copies, compares and prints objects; sets, reads and deletes attributes."""
    every, count = classes(some(chance)), 0
    for count in until(end):
        cls = chance.choice(every)
        made = None if hasattr(cls, "_size_") else tried(cls, value(chance, every))
        made = instance(cls) if made is None else made
        for name in fields(type(made))[:40]:
            tried(setattr, made, name, value(chance, every))
            tried(getattr, made, name)
        if chance.random() < 0.2:
            tried(delattr, made, chance.choice(dir(made)))
        action = chance.choice([repr, copy.copy, copy.deepcopy, hash, int, len, memoryview, pickle.dumps, bool])
        tried(action, made)
        tried(lambda: made == value(chance, every))
        if hasattr(made, "__setstate__"):
            tried(made.__setstate__, value(chance, every))
    return count


def live_records(chance: random.Random, end: float) -> int:
    """Nests, lists, shares, copies, pickles and drops records, in any order."""
    kinds, count = records(some(chance)), 0
    names = {cls: fields(cls) for cls in kinds}
    alive: list[Any] = [cls() for cls in chance.sample(kinds, 20)]
    for count in until(end):
        one = chance.choice(alive)
        name = chance.choice(names.get(type(one)) or ["nothing"])
        match chance.randrange(9):
            case 0:
                alive.append(chance.choice(kinds)())
            case 1 | 2:
                tried(setattr, one, name, chance.choice(alive))
            case 3:
                tried(setattr, one, name, [each for each in chance.sample(alive, 3)])
            case 4:
                found = tried(getattr, one, name)
                found = found if isinstance(found, list) else [found]
                alive.extend(each for each in found[:3] if type(each) in names)
            case 5:
                copied = tried(chance.choice([copy.copy, copy.deepcopy]), one)
                alive.extend([copied] if copied is not None else [])
            case 6:
                tried(setattr, one, name, memoryview(chance.choice(alive)))
            case 7:
                tried(pickle.loads, tried(pickle.dumps, one) or b"")
            case _:
                alive.pop(chance.randrange(len(alive)))
        while len(alive) > 60 or len(alive) < 5:
            alive.append(chance.choice(kinds)()) if len(alive) < 5 else alive.pop(chance.randrange(len(alive)))
    return count


def kernel_arguments(chance: random.Random, end: float) -> int:
    """Passes kernel arguments, with and without types, in calls and in fields."""
    known, count = classes(some(chance)), 0
    types = [ctypes.c_int, ctypes.c_double, ctypes.c_void_p, None, int, "c_int", ctypes.Structure]
    for count in until(end):
        values = tuple(value(chance, known) for _ in range(chance.randrange(40)))
        given: Any = values
        if chance.random() < 0.5:
            given = values, tuple(chance.choice(types) for _ in values[: chance.choice([None, -1])])
        if isinstance(given, int):
            continue
        tried(driver.cuLaunchKernel, 0, 1, 1, 1, 1, 1, 1, 0, 0, given, 0)
        tried(setattr, driver.CUDA_KERNEL_NODE_PARAMS(), "kernelParams", given)
    return count


def without_memory(chance: random.Random, end: float) -> int:
    """Lets each of Python's allocations fail once. The only exception that may occur is a MemoryError."""
    testcapi = __import__("_testcapi")
    among = some(chance)
    every, known, count = functions(among), classes(among), 0
    takes = {function: len(inspect.signature(function).parameters) for function in every}
    # First, libraries are loaded, and classes and an enum value without a name are created, because PyO3 aborts if an
    # allocation fails in an import.
    every = [one for one in every if one.__name__ not in READS_THROUGH]
    for cls in known:
        tried(instance, cls)
    for one in every:
        tried(one, *[0] * takes[one])
    tried(driver.cuThreadExchangeStreamCaptureMode, driver.CUresult(999))
    # The names of other packages' classes are created as well, because PyO3 creates each of them only once.
    record = driver.CUDA_MEMCPY2D()
    for one in every:
        tried(one, *[record] * takes[one])
    for count in until(end):
        function = chance.choice(every)
        given = [0 if chance.random() < 0.6 else instance(chance.choice(known)) for _ in range(takes[function])]
        error: Exception | None = None
        testcapi.set_nomemory(chance.randrange(30), 0)
        try:
            function(*given)
        except Exception as raised:
            error = raised
        finally:
            testcapi.remove_mem_hooks()
        if error is not None and not is_expected(error):
            raise error
    return count


def on_threads(chance: random.Random, end: float) -> int:
    """Uses the same functions, records and lists on several threads."""
    among = some(chance)
    shared = [cls() for cls in chance.sample(records(among), 8)]
    known, every = classes(among), [one for one in functions(among) if one.__name__ not in READS_THROUGH]
    failed: list[BaseException] = []
    counts = [0] * 4

    def work(index: int, own: random.Random) -> None:
        try:
            for counts[index] in until(end):
                one = own.choice(shared)
                if names := fields(type(one)):
                    tried(setattr, one, own.choice(names), value(own, known))
                    tried(getattr, one, own.choice(names))
                tried(own.choice(every), *(value(own, known) for _ in range(3)))
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(index, random.Random(chance.random()))) for index in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]
    return sum(counts)


def echo_functions(chance: random.Random, end: float) -> int:
    """Every function of the recording stubs, which read and write as much memory as their descriptions state, with
    counts, lists and buffers that disagree. Addresses are not passed, because the stubs would read them."""
    described = json.loads(Path(os.environ["HOSTILE_CALLS"]).read_text())["modules"]
    every, count = [], 0
    for library in described:
        for name in set(library["modules"].values()):
            module = importlib.import_module(name)
            every += [(found, one["params"]) for one in library["functions"] if (found := getattr(module, one["name"], None))]
    # Handles and members of enums are ints.
    known = records(some(chance))

    def argument(param: dict[str, Any]) -> Any:
        kind, hostile = param["type"]["kind"], chance.random() < 0.1
        if hostile:
            # The recording stub would interpret `True` as the address 1.
            return None if (given := harmless(chance)) is True else given
        if kind in ("int", "enum", "float", "bool") and param["role"] in ("in", "inout"):
            return chance.choice([0, 1, 2, 3, 4, 8, 16, -1, 1000])
        size = chance.choice([0, 1, 2, 3, 4, 5, 8, 64])
        element = param["element"].get("class") or param["type"].get("class")
        cls = element and getattr(importlib.import_module(f"cubind.{element[0]}"), element[1], None)
        if param["role"] == "array" and isinstance(cls, type):
            return [instance(cls) for _ in range(size)]
        if isinstance(cls, type) and chance.random() < 0.8:
            return instance(cls)
        memory = [None, bytearray(size), bytes(size), [0] * size, [b"text"] * size, (ctypes.c_double * size)(), "text"]
        return chance.choice([*memory, chance.choice(known)()])

    for count in until(end):
        function, params = chance.choice(every)
        tried(function, *(argument(one) for one in params if one["python"] is not None))
    return count


def use_views(chance: random.Random, end: float) -> int:
    """The libraries with Python names in cuda.bindings: their functions, and all operations on their records. The
    package dereferences an int as an address, so only a valid address is passed."""
    # Selects a random major version.
    os.environ["CUBIND_CUDA"] = chance.choice(["12", "13"])
    import cubind.compat
    from cubind.compat import _counted, _records, _served

    cubind.compat.install()
    names = [name for name in _served._contract.VIEWS if _served.file(f"cuda.bindings.{name}")]
    views = [importlib.import_module(f"cuda.bindings.{name}") for name in names]
    members = [one for view in views for name in dir(view) if name[0] != "_" for one in [getattr(view, name)]]
    every = [one for one in members if inspect.isfunction(one) and one.__module__ in {view.__name__ for view in views}]
    kinds = [one for one in members if isinstance(one, type) and issubclass(one, _records.Record) and one._size]
    takes = {function: len(inspect.signature(function).parameters) for function in every}
    room = (ctypes.c_char * (1 << 20))()
    alive: list[Any] = [chance.choice(kinds)() for _ in range(20)]

    def made(kind: Any, size: int) -> Any:
        "An array of this length, or a single record."
        return kind(size) if "size" in inspect.signature(kind).parameters else kind()

    def given(least: float) -> Any:
        kind = chance.random()
        if kind < least:
            return 0
        if kind < 0.6:
            return harmless(chance)
        return chance.choice(alive) if kind < 0.9 else made(chance.choice(kinds), chance.randrange(4))

    count = 0
    for count in until(end):
        function = chance.choice(every)
        arguments = [given(0.3) for _ in range(takes[function])]
        if arguments and chance.random() < 0.2:
            arguments[chance.randrange(len(arguments))] = ctypes.addressof(room)
        result = tried(function, *arguments)
        one = result if isinstance(result, _records.Record) else chance.choice(alive)
        alive.append(one)
        name = chance.choice(list(type(one)._fields))
        match chance.randrange(10):
            case 0:
                alive.append(made(chance.choice(kinds), chance.randrange(5)))
            case 1 | 2:
                # The pointer's target must then be valid, or is not read.
                leads = isinstance(inspect.getattr_static(type(one), name, None), _counted._Behind)
                numbers = [0] if leads else [1, -1, 2**31, 2**63, 2**64, 1.5]
                tried(setattr, one, name, chance.choice([given(0.1), one, *numbers]))
            case 3:
                # The arrays outlive their records.
                alive.append(tried(getattr, one, name))
            case 4:
                key = slice(*(chance.choice([None, 0, 1, 2, -1, -2, 5]) for _ in range(3)))
                alive.append(tried(lambda: one[key]))
            case 5:
                alive.append(tried(chance.choice([copy.copy, copy.deepcopy]), one))
            case 6:
                alive.append(tried(pickle.loads, tried(pickle.dumps, one) or b""))
            case 7:
                tried(lambda: one.__setitem__(chance.randrange(-3, 3), chance.choice(alive)))
                tried(lambda: alive.append(one[chance.randrange(-3, 3)]))
            case 8:
                make = chance.choice([type(one).from_buffer, type(one).from_data])
                alive.append(tried(make, chance.choice([harmless(chance), bytearray(type(one)._size * 2), one])))
            case _:
                tried(chance.choice([repr, len, bool, bytes, memoryview, int, hash]), one)
                tried(lambda: one == chance.choice(alive))
        looked = [each for each in alive if each is not None]
        for each in looked[-3:]:
            tried(repr, each)
        alive = [each for each in alive if isinstance(each, _records.Record)]
        chance.shuffle(alive)
        del alive[40:]
        while len(alive) < 10:
            alive.append(chance.choice(kinds)())
    return count


def at_exit(chance: random.Random, end: float) -> int:
    """Ends the interpreter while daemon threads are in calls and records exist; the parent process checks the exit."""
    count = 0
    among = some(chance)
    every = [one for one in functions(among) if one.__name__ not in READS_THROUGH]

    def work(own: random.Random) -> None:
        while True:
            tried(own.choice(every), 0)
            driver.cuStreamSynchronize(0)

    for _ in range(4):
        threading.Thread(target=work, args=(random.Random(chance.random()),), daemon=True).start()
    for count in until(end):
        tried(chance.choice(every), 0)
    globals()["left"] = [cls() for cls in records(among)]
    gc.collect()
    return count


GENERATORS: dict[str, Callable[[random.Random, float], int]] = {
    "functions": call_functions,
    "classes": use_classes,
    "records": live_records,
    "kernels": kernel_arguments,
    "memory": without_memory,
    "threads": on_threads,
    "views": use_views,
    "echo": echo_functions,
    "exit": at_exit,
}
