"""Makes the calls of a plan through one package, and records the outcome of each.

`python -m differential.worker cuda.bindings.driver LIBRARY PLAN OUTCOMES`: OUTCOMES gets a line of JSON for each call.
"""

import array
import ctypes
import importlib
import json
import mmap
import re
import resource
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import addresses
import forked
import numpy as np
from echo_library import Echo

from differential.plan import split
from majors import ours as package

# Memory with the same address in every process.
ARENA, ARENA_BYTES = 0x7E0000000000, 1 << 20
# The maximum CPU time of a call. Some calls to NVIDIA's package use all of this time.
CPU_SECONDS = 1
# The memory limit of a process, so that absurd sizes, such as the largest `int`, fail immediately.
ADDRESS_SPACE = 1 << 30


class HasInt:
    def __init__(self, value: int) -> None:
        self.value = value

    def __int__(self) -> int:
        return self.value


class HasIndex:
    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class Raises:
    def __int__(self) -> int:
        raise KeyError("from __int__")


class Point(ctypes.Structure):
    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int)]


def zeros(size: int) -> bytes:
    """Returns new bytes for each call, because calls write into them."""
    return bytes(bytearray(size))


def text(value: bytes) -> bytes:
    return bytes(bytearray(value))


def first(enum: Any) -> Any:
    return enum(min(int(value) for value in enum))


def read_only(values: Any) -> Any:
    values.flags.writeable = False
    return values


def namespace(module: ModuleType) -> dict[str, Any]:
    def make(kind: Any, number: int) -> Any:
        if hasattr(kind, "__members__"):
            values = sorted(set(int(value) for value in kind))
            return kind(values[(number - 1) % min(len(values), 3)])
        return kind() if is_record(kind) else kind(number)

    def scalar(name: str, number: int) -> Any:
        return getattr(module, name, int)(number)

    def is_record(kind: Any) -> bool:
        return not hasattr(kind, "__int__")

    def filled(kind: Any) -> Any:
        value = kind()
        ctypes.memset(value.getPtr(), 0x5A, len(memory_of(value, module)))
        return value

    def subclass(kind: Any) -> Any:
        return type("Subclass", (kind,), {})()

    return {
        "d": module,
        "np": np,
        "ctypes": ctypes,
        "array": array,
        "ARENA": ARENA,
        "FUNCTION": ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: None),
        "POINT": Point,
        **{value.__name__: value for value in (HasInt, HasIndex, Raises, zeros, text, first, read_only)},
        **{value.__name__: value for value in (make, scalar, filled, subclass)},
    }


def words(memory: bytes) -> str:
    """Returns memory as hexadecimal digits. Addresses, which differ between processes, become `address`."""
    if len(memory) % 8:
        return memory.hex()
    found = [int.from_bytes(memory[at : at + 8], "little") for at in range(0, len(memory), 8)]
    return " ".join("address" if is_address(word) else f"{word:x}" for word in found)


def is_address(word: int) -> bool:
    """Returns true for an address that differs between processes."""
    return not ARENA <= word < ARENA + ARENA_BYTES and addresses.is_address(word)


def plain(value: Any, module: ModuleType) -> Any:
    """Returns a result as JSON, with its type."""
    name = type(value).__name__
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, (tuple, list)):
        return [name, *(plain(item, module) for item in value)]
    if isinstance(value, (bytes, bytearray)):
        return [name, words(bytes(value))]
    if type(value) is int:
        return [name, "address" if is_address(value) else value]
    if isinstance(value, (str, float)):
        return [name, repr(value)]
    if isinstance(value, int):
        return [name, str(value)]
    if hasattr(value, "__int__"):
        return [name, "address" if is_address(int(value)) else int(value)]
    if hasattr(value, "getPtr"):
        return [name, words(memory_of(value, module))]
    return [name, re.sub("0x[0-9a-f]+", "address", repr(value))]


def said(error: BaseException) -> str:
    """Returns the message without the name of the package."""
    message = re.sub(" at 0x[0-9a-f]+", " at address", str(error))
    return re.sub(r"(cuda\.bindings|cubind\.cuda\d+)\.(driver|nvrtc)\.", "", message)


def memory_of(record: Any, module: ModuleType) -> bytes:
    kind = next(kind for kind in type(record).__mro__ if kind.__name__ != "Subclass")
    theirs = module.__name__.startswith("cuda.bindings")
    size = module.sizeof(kind) if theirs else memoryview(record).nbytes
    return ctypes.string_at(record.getPtr(), size)


def left(value: Any, module: ModuleType) -> Any:
    """Returns the value of an argument after the call, if a call can change it."""
    if isinstance(value, (bytes, bytearray)):
        return words(bytes(value))
    if isinstance(value, (memoryview, np.ndarray, array.array)):
        return words(value.tobytes())
    if isinstance(value, list):
        return [left(item, module) for item in value]
    if hasattr(type(value), "getPtr") and not hasattr(value, "__int__"):
        return words(memory_of(value, module))
    return None


def noted(echo: Echo, outputs: set[int]) -> Any:
    last = echo.last()
    if not last.symbol:
        return None
    arguments = []
    for index in range(last.count):
        argument = last.arguments[index]
        value = words(bytes(argument.value[: argument.size]))
        # The contents of an output are undefined before the call.
        memory = words(bytes(argument.memory[: argument.read])) if argument.read and index not in outputs else ""
        arguments.append([value, memory, argument.written])
    return [last.symbol.decode(), arguments]


def outputs(name: str) -> set[int]:
    """Returns the C parameters that are only outputs, according to cubind's docstring."""
    ours = getattr(importlib.import_module(f"{package()}.{sys.argv[1].rpartition('.')[2]}"), name).__doc__ or ""
    declared = re.search(r"^``.*?\w+\((.*)\)``$", ours, re.M)
    names = []
    for one in split(declared[1] if declared and declared[1] != "void" else ""):
        pointer = re.search(r"\(\*(\w+)\)", one)
        names.append(pointer[1] if pointer else re.findall(r"\w+", one.partition("[")[0])[-1])
    _, _, arguments = ours.partition("Parameters\n-")
    arguments, _, _ = arguments.partition("\nReturns\n-")
    taken = {name for names in re.findall(r"^(\w+(?:, \w+)*) : ", arguments, re.M) for name in names.split(", ")}
    return {index for index, one in enumerate(names) if one not in taken}


def main() -> None:
    module_name, library, plan_path, outcomes = sys.argv[1:]
    module = importlib.import_module(module_name)
    with open(plan_path) as file:
        calls = json.load(file)["calls"]
    arena = ctypes.CDLL(None).mmap
    arena.restype = ctypes.c_void_p
    arena.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
    # The mmap module does not define MAP_FIXED_NOREPLACE.
    flags = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | 0x100000
    if arena(ARENA, ARENA_BYTES, mmap.PROT_READ | mmap.PROT_WRITE, flags, -1, 0) != ARENA:
        sys.exit("the address of the arena is taken")
    names = namespace(module)
    echo = Echo(library, answers=True)
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE, ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    first_calls = {call["function"]: call for call in reversed(calls)}

    def made(some: range) -> Iterator[dict[str, Any]]:
        known: dict[str, set[int]] = {}
        for call in calls[some.start : some.stop]:
            name = call["function"]
            if name not in known:
                known[name] = outputs(name)
                # The first call to a function may look up symbols in the library.
                make(first_calls[name], module, names, echo, known[name])
            # A call that loops over an absurd count exceeds the time limit, which ends the process like a crash.
            signal.setitimer(signal.ITIMER_VIRTUAL, CPU_SECONDS)
            yield make(call, module, names, echo, known[name])

    forked.outcomes(made, len(calls), Path(outcomes), module_name.startswith("cuda.bindings"))


def make(
    call: dict[str, Any], module: ModuleType, names: dict[str, Any], echo: Echo, outputs: set[int]
) -> dict[str, Any]:
    function = getattr(module, call["function"])
    try:
        positional = [eval(value, names) for value in call["positional"]]
        keywords = {key: eval(value, names) for key, value in call["keywords"].items()}
    except Exception as error:
        return {"cannot make": f"{type(error).__name__}: {error}"}
    echo.reset()
    if call["code"] is not None:
        echo.returns(call["code"])
    outcome: dict[str, Any]
    try:
        result = function(*positional, **keywords)
        arrived = noted(echo, outputs)
        outcome = {"result": plain(result, module)}
    except BaseException as error:
        arrived = noted(echo, outputs)
        outcome = {"error": type(error).__name__, "message": said(error)}
    outcome["arrived"] = arrived
    outcome["left"] = [left(value, module) for value in [*positional, *keywords.values()]]
    return outcome


if __name__ == "__main__":
    main()
