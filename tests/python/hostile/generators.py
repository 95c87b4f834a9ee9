"""The fuzzers: each runs until its time is over, and returns the number of inputs."""

# What is tried here is what the stubs forbid.
# mypy: ignore-errors

import copy
import ctypes
import gc
import inspect
import pickle
import random
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

from cubind import driver, nvrtc, runtime
from hostile.values import instance, is_expected, value

MODULES = (driver, runtime, nvrtc)


def classes() -> list[type]:
    return [one for module in MODULES for name in module.__all__ if isinstance(one := getattr(module, name), type)]


def records() -> list[type]:
    return [one for one in classes() if hasattr(one, "_size_") and hasattr(one, "__deepcopy__")]


def functions() -> list[Any]:
    return [one for module in MODULES for name in module.__all__ if inspect.isbuiltin(one := getattr(module, name))]


def fields(cls: type) -> list[str]:
    return [name for name in dir(cls) if inspect.isgetsetdescriptor(getattr(cls, name, None)) and name[0] != "_"]


def tried(call: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """The result; None where what is raised may be raised."""
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


# For these a number is the address of a variable, which the package reads: it must be a valid one.
READS_THROUGH = {"nvrtcDestroyProgram"}


def call_functions(chance: random.Random, end: float) -> int:
    """Every function, with hostile arguments in some of its positions."""
    every, known, count = functions(), classes(), 0
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
    """Every class: constructed, its attributes set, read and deleted, copied, compared, shown."""
    every, count = classes(), 0
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
    """Records that are nested, listed, shared, copied, pickled, and dropped, in any order."""
    kinds, count = records(), 0
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
    """Kernel arguments, with types and without, in calls and in fields."""
    known, count = classes(), 0
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


def has_unnamed(result: Any) -> bool:
    """Whether there is a value of an enum without a name among the outputs."""
    outputs = result if isinstance(result, tuple) else ()
    return any(one not in members.values() for one in outputs if (members := getattr(type(one), "__members__", None)))


def without_memory(chance: random.Random, end: float) -> int:
    """Each of Python's allocations fails once, and nothing else is seen of that than a MemoryError."""
    testcapi = __import__("_testcapi")
    every, known, count = functions(), classes(), 0
    takes = {function: len(inspect.signature(function).parameters) for function in every}
    # Load libraries and create classes before: PyO3 aborts if an allocation fails in an import.
    for first in (driver.cuInit, runtime.cudaGetDeviceCount, nvrtc.nvrtcVersion):
        tried(first, *[0] * takes[first])
    for cls in known:
        tried(instance, cls)
    # Nor for a value of an enum without a name, which Python code makes a member of.
    named = [one for one in every if not has_unnamed(tried(one, *[0] * takes[one]))]
    every = [one for one in named if one.__name__ not in READS_THROUGH]
    # Nor for the names by which objects of other packages are known, each of which it makes once.
    for one in every:
        tried(one, *[records()[0]()] * takes[one])
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
    """Several threads with the same functions, records and lists."""
    shared = [cls() for cls in chance.sample(records(), 8)]
    failed: list[BaseException] = []
    counts = [0] * 4

    def work(index: int, own: random.Random) -> None:
        known, every = classes(), [one for one in functions() if one.__name__ not in READS_THROUGH]
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


def at_exit(chance: random.Random, end: float) -> int:
    """Daemon threads in calls, and records that are left, when the interpreter ends: the rest is seen by who waits."""
    count = 0
    every = [one for one in functions() if one.__name__ not in READS_THROUGH]

    def work(own: random.Random) -> None:
        while True:
            tried(own.choice(every), 0)
            driver.cuStreamSynchronize(0)

    for _ in range(4):
        threading.Thread(target=work, args=(random.Random(chance.random()),), daemon=True).start()
    for count in until(end):
        tried(chance.choice(every), 0)
    globals()["left"] = [cls() for cls in records()]
    gc.collect()
    return count


GENERATORS: dict[str, Callable[[random.Random, float], int]] = {
    "functions": call_functions,
    "classes": use_classes,
    "records": live_records,
    "kernels": kernel_arguments,
    "memory": without_memory,
    "threads": on_threads,
    "exit": at_exit,
}
