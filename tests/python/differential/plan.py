"""The calls to compare, generated from the signatures of cuda.bindings, with one parameter changed at a time.

`python -m differential.plan driver` writes the plan as JSON, in a separate process: it imports both packages.

Values are expressions, so that a plan reads like a program and is valid for both packages. `d` is the module;
`worker.py` defines the other names.
"""

import dataclasses
import importlib
import inspect
import json
import re
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from differential.differences import NOT_CALLED
from majors import ours as package

# Values that depend on the parameter instead of its type. They are listed by function, or under "" for all functions.
PRESERVED = "d.CUlibraryOption.CU_LIBRARY_BINARY_IS_PRESERVED"
RIGHT = {
    ("", "extra"): "0",
    ("", "tensorRank"): "2",
    ("", "libraryOptions"): f"[{PRESERVED}, {PRESERVED}, {PRESERVED}]",
    ("cuDeviceSetGraphMemAttribute", "value"): "scalar('cuuint64_t', 3)",
    ("cuPointerSetAttribute", "value"): "scalar('cuuint64_t', 3)",
    ("", "conn"): "d.CUeglStreamConnection(5)",
    ("", "pCudaResource"): "d.CUgraphicsResource(5)",
    ("", "pStream"): "d.CUstream(5)",
    ("cuGraphicsMapResources", "count"): "1",
    ("cuGraphicsMapResources", "resources"): "d.CUgraphicsResource(5)",
    ("cuGraphicsUnmapResources", "count"): "1",
    ("cuGraphicsUnmapResources", "resources"): "d.CUgraphicsResource(5)",
    ("cuMemBatchDecompressAsync", "count"): "1",
    ("nvrtcDestroyProgram", "prog"): "d.nvrtcProgram(5)",
}

# The number of bits of an integer type, and True if the type is signed.
INTEGERS = {
    "unsigned char": (8, False),
    "unsigned short": (16, False),
    "int": (32, True),
    "unsigned int": (32, False),
    "size_t": (64, False),
    "unsigned long long": (64, False),
    "long long": (64, True),
}

# Values that are passed to every parameter.
ANYTHING = {
    "None": "None",
    "str": "'text'",
    "float": "1.5",
    "object": "object()",
    "bytes": "zeros(64)",
    "bool": "True",
    "empty list": "[]",
    "list of int": "[1, 2, 3]",
    "dict": "{}",
    "-1": "-1",
    "0": "0",
    "2**32": "2**32",
    "2**63": "2**63",
    "2**64": "2**64",
    "has __int__": "HasInt(3)",
    "has __index__": "HasIndex(3)",
    "__int__ raises": "Raises()",
    "numpy integer": "np.int64(3)",
    "numpy float": "np.float64(1.5)",
}


@dataclasses.dataclass
class Parameter:
    name: str
    kind: str
    # The expected class, or the number of bits of the integer, if known.
    of: str
    optional: bool


def parameters(theirs: Any, ours: Any, module: ModuleType) -> list[Parameter]:
    """Returns a function's parameters in cuda.bindings. Types that its signature lacks come from cubind's docstring."""
    first = (theirs.__doc__ or "").split("\n")[0]
    match = re.match(r"\w+\((.*)\)$", first)
    if match is None:
        raise ValueError(f"no signature in {first!r}")
    documented = described(theirs.__doc__ or "")
    of_ours = described(ours.__doc__ or "")
    in_order = [of_ours.get(name, "") for name in inspect.signature(ours).parameters]
    found = []
    for index, text in enumerate(split(match[1])):
        text, has_default, _ = text.partition("=")
        declared, _, annotation = text.partition(":")
        *before, name = declared.split()
        name = name.removeprefix("*")
        said = annotation.strip() or " ".join(before)
        own = in_order[index] if index < len(in_order) else ""
        kind, of = classify(said, own, documented.get(name, ""), module)
        found.append(Parameter(name, kind, of, bool(has_default)))
    return found


def split(text: str) -> Iterator[str]:
    """Splits a string at the commas that are not in brackets."""
    depth, piece = 0, ""
    for character in text:
        depth += (character in "[(") - (character in "])")
        if character == "," and not depth:
            yield piece.strip()
            piece = ""
        else:
            piece += character
    if piece.strip():
        yield piece.strip()


def described(doc: str) -> dict[str, str]:
    """Returns the types in the section on parameters of a docstring."""
    _, _, rest = doc.partition("Parameters\n----------\n")
    groups = re.findall(r"^(\w+(?:, \w+)*) : (.*)$", re.split(r"\n\n\w+\n---", rest)[0], re.M)
    return {name: said for names, said in groups for name in names.split(", ")}


def classify(said: str, own: str, documented: str, module: ModuleType) -> tuple[str, str]:
    if said in INTEGERS:
        return "integer", said
    if said == "float" and own == "float":
        return "float", ""
    if said == "float":
        return "list", "float"
    if said == "char" or own.startswith("bytes"):
        return "text", ""
    if listed := re.search(r"list\[(\w+)\]", said or own):
        return "list", listed[1]
    if own in ("callback", "kernel parameters", "address or buffer", "object", "buffer or int"):
        return own.replace("buffer or int", "output"), ""
    name = re.sub(r"^Optional\[(.*)\]$|^(.*) or None$", lambda found: found[1] or found[2], said or own)
    if name == "int":
        return "scalar", ""
    found = getattr(module, name, None)
    if isinstance(found, type):
        if hasattr(found, "__members__"):
            return "enum", name
        return ("record" if said and not hasattr(found, "__int__") else "handle"), name
    return "other", f"{said}|{own}|{documented}"


def right(function: str, parameter: Parameter) -> str:
    return RIGHT.get((function, parameter.name)) or RIGHT.get(("", parameter.name)) or base(parameter)


def base(parameter: Parameter) -> str:
    """Returns a value that is valid for its type."""
    of = parameter.of
    match parameter.kind:
        case "integer" | "scalar":
            return "2"
        case "float":
            return "1.5"
        case "text":
            return "text(b'name')"
        case "list":
            return f"[{element(of, 1)}, {element(of, 2)}, {element(of, 3)}]"
        case "handle":
            return f"d.{of}(5)"
        case "record":
            return f"d.{of}()"
        case "enum":
            return f"first(d.{of})"
        case "callback" | "kernel parameters":
            return "ARENA"
        case "address or buffer" | "output":
            return "zeros(64)"
        case _:
            return "3"


def element(of: str, number: int) -> str:
    match of:
        case "int" | "Any" | "object" | "cuuint32_t" | "cuuint64_t":
            return f"scalar('{of}', {number})" if of.startswith("cuuint") else str(number)
        case "float":
            return f"{number}.5"
        case "bytes":
            return f"text(b'{number}{number}')"
        case _:
            return f"make(d.{of}, {number})"


def values(parameter: Parameter) -> dict[str, str]:
    """Returns special values by their description; some are valid, most are not."""
    of = parameter.of
    more: dict[str, str] = {}
    match parameter.kind:
        case "integer":
            bits, signed = INTEGERS[of]
            least, most = (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1) if signed else (0, 2**bits - 1)
            more = {"least": f"{least}", "less": f"{least - 1}", "most": f"{most}", "more": f"{most + 1}", "5": "5"}
            more |= {"enum": "first(d.RESULT)", "handle": "d.HANDLE(7)"}
        case "scalar":
            more = {"2**32-1": "2**32-1", "2**64-1": "2**64-1", "enum": "first(d.RESULT)", "handle": "d.HANDLE(7)"}
        case "float":
            more = {"inf": "float('inf')", "nan": "float('nan')", "1e300": "1e300", "int": "3"}
        case "text":
            more = {
                "bytearray": "bytearray(b'name')",
                "memoryview": "memoryview(b'name')",
                "empty bytes": "text(b'')",
                "one byte": "text(b'x')",
                "with NUL": "text(b'na\\0me')",
                "not UTF-8": "text(b'\\xff\\xfe')",
                "address": "ARENA",
            }
        case "list":
            good = [element(of, number) for number in (1, 2, 3)]
            more = {
                "tuple": f"({', '.join(good)})",
                "too small": f"[{good[0]}]",
                "exact": f"[{good[0]}, {good[1]}]",
                "empty tuple": "()",
                "iterator": f"iter([{', '.join(good)}])",
                "set": "{1, 2}",
                "list of None": "[None, None, None]",
                "list of str": "['a', 'b', 'c']",
                "list of bytes": "[text(b'aa'), text(b'bb'), text(b'cc')]",
                "list of object": "[object(), object(), object()]",
                "list of float": "[1.5, 2.5, 3.5]",
                "list of negative": "[-1, -2, -3]",
                "list of huge": "[2**64, 2**64, 2**64]",
                "list of handles": "[d.HANDLE(7), d.HANDLE(8), d.HANDLE(9)]",
                "last is wrong": f"[{good[0]}, {good[1]}, object()]",
                "numpy array": "np.arange(3)",
                "one": good[0],
            }
        case "handle":
            more = {
                "int": "5",
                "address": "ARENA",
                "2**64-1": "2**64-1",
                "other handle": "d.OTHER(7)",
                "enum": "first(d.RESULT)",
                "zero handle": f"d.{of}(0)",
                "numpy unsigned": "np.uint64(7)",
                "ctypes": "ctypes.c_void_p(7)",
                "buffer": "bytearray(64)",
            }
        case "record":
            more = {
                "filled": f"filled(d.{of})",
                "subclass": f"subclass(d.{of})",
                "other record": "d.RECORD()",
                "handle": "d.HANDLE(7)",
                "class": f"d.{of}",
                "address": "ARENA",
            }
        case "enum":
            more = {"unknown": "987654", "other enum": "d.RESULT(1)", "handle": "d.HANDLE(7)"}
            more |= {"int": f"int(first(d.{of}))"}
        case "callback":
            more = {
                "int": "ARENA",
                "ctypes function": "FUNCTION",
                "address of a ctypes function": "ctypes.cast(FUNCTION, ctypes.c_void_p).value",
                "c_void_p": "ctypes.c_void_p(7)",
                "callable": "print",
                "handle": "d.HANDLE(7)",
                "2**64-1": "2**64-1",
            }
        case "kernel parameters":
            more = KERNEL_PARAMETERS
        case "address or buffer" | "output" | "object":
            more = BUFFERS
    return {**ANYTHING, **more}


# Parameters that contain the size of the memory at an address.
LENGTHS = ["ByteCount", "size", "numbytes", "dataSize"]
HUGE = ["2**32", "2**63", "most"]
NOWHERE = [
    *("float", "bool", "-1", "2**32", "2**63", "2**64-1", "has __int__", "has __index__"),
    *("numpy integer", "numpy float", "handle", "enum", "ctypes integer"),
    *("empty bytes", "one byte", "empty bytearray", "record"),
]

BUFFERS = {
    "int": "ARENA",
    "2**64-1": "2**64-1",
    "bytearray": "bytearray(64)",
    "memoryview": "memoryview(bytearray(64))",
    "read-only memoryview": "memoryview(zeros(64))",
    "memoryview with steps": "memoryview(bytearray(128))[::2]",
    "numpy array": "np.zeros(64, np.uint8)",
    "numpy array of float": "np.zeros((4, 4))",
    "numpy array in columns": "np.zeros((4, 4), order='F')",
    "numpy array with steps": "np.zeros((8, 8))[:, ::2]",
    "read-only numpy array": "read_only(np.zeros(8))",
    "array": "array.array('d', [1.0] * 8)",
    "ctypes array": "(ctypes.c_char * 64)()",
    "ctypes c_void_p": "ctypes.c_void_p(ARENA)",
    "ctypes integer": "ctypes.c_int(3)",
    "empty bytes": "b''",
    "one byte": "zeros(1)",
    "two bytes": "zeros(2)",
    "empty bytearray": "bytearray()",
    "handle": "d.HANDLE(7)",
    "enum": "first(d.RESULT)",
    "record": "d.RECORD()",
    "record's address": "d.RECORD",
}

KERNEL_PARAMETERS = {
    "buffer of addresses": "np.array([ARENA, ARENA + 8], np.uint64)",
    "bytes of addresses": "zeros(16)",
    "two empty tuples": "((), ())",
    "empty tuple": "()",
    "int": "((3,), (ctypes.c_int,))",
    "every integer": (
        "((1, 2, 3, 4, 5, 6, 7, 8), (ctypes.c_int8, ctypes.c_uint8, ctypes.c_int16, ctypes.c_uint16,"
        " ctypes.c_int32, ctypes.c_uint32, ctypes.c_int64, ctypes.c_uint64))"
    ),
    "other integers": (
        "((1, 2, 3, 4, 5, 6, 7), (ctypes.c_byte, ctypes.c_short, ctypes.c_long, ctypes.c_longlong, ctypes.c_ulong,"
        " ctypes.c_size_t, ctypes.c_ssize_t))"
    ),
    "characters": "((65, 66), (ctypes.c_char, ctypes.c_wchar))",
    "character of bytes": "((b'A',), (ctypes.c_char,))",
    "floats": "((1.5, 2.5, True), (ctypes.c_float, ctypes.c_double, ctypes.c_bool))",
    "numpy values": "((np.float32(1.5), np.int32(3)), (ctypes.c_float, ctypes.c_int))",
    "handles": "((d.CUdeviceptr(5), d.CUstream(6)), (None, None))",
    "a record": "((d.CUuuid(),), (None,))",
    "an enum": "((d.CUresult.CUDA_ERROR_INVALID_VALUE,), (None,))",
    "ctypes instances": "((ctypes.c_int(7), ctypes.c_float(1.5)), (None, None))",
    "a structure": "((POINT(1, 2),), (None,))",
    "void pointers": "((5, d.CUdeviceptr(6), ctypes.c_void_p(7)), (ctypes.c_void_p,) * 3)",
    "void pointer of None": "((None,), (ctypes.c_void_p,))",
    "void pointer of an array": "((np.zeros(4),), (ctypes.c_void_p,))",
    "int without a type": "((3,), (None,))",
    "a class that is no type": "((3,), (str,))",
    "no class": "((3,), (5,))",
    "str for int": "(('x',), (ctypes.c_int,))",
    "float for int": "((1.5,), (ctypes.c_int,))",
    "int for float": "((3,), (ctypes.c_float,))",
    "str for float": "(('x',), (ctypes.c_float,))",
    "too large for int": "((2**31,), (ctypes.c_int,))",
    "too small for int": "((-(2**31) - 1,), (ctypes.c_int,))",
    "negative for unsigned": "((-1,), (ctypes.c_uint,))",
    "too large for byte": "((128,), (ctypes.c_int8,))",
    "too large for size_t": "((2**64,), (ctypes.c_size_t,))",
    "too large for float": "((1e300,), (ctypes.c_float,))",
    "fewer types": "((1, 2), (ctypes.c_int,))",
    "fewer values": "((1,), (ctypes.c_int, ctypes.c_int))",
    "lists": "([3], [ctypes.c_int])",
    "list of two tuples": "[(3,), (ctypes.c_int,)]",
    "one tuple": "((3,),)",
    "three tuples": "((3,), (ctypes.c_int,), ())",
    "values that carry types": "(np.int32(3), np.float32(1.5))",
    "a ctypes instance": "(ctypes.c_int(3),)",
    "a numpy array with steps": "np.zeros((8, 8), np.uint64)[:, ::2]",
}


@dataclasses.dataclass
class Call:
    function: str
    # The name of the changed parameter, or an empty string if no parameter is changed.
    parameter: str
    kind: str
    case: str
    positional: list[str]
    keywords: dict[str, str]
    # The result that the library returns, or None for its default.
    code: int | None = None


def calls(module_name: str) -> Iterator[Call]:
    theirs = importlib.import_module(f"cuda.bindings.{module_name}")
    ours = importlib.import_module(f"{package()}.{module_name}")
    result = ours.CUresult if module_name == "driver" else ours.nvrtcResult
    for name in functions(theirs, ours)[0]:
        found = parameters(getattr(theirs, name), getattr(ours, name), theirs)
        good = [right(name, parameter) for parameter in found]
        yield Call(name, "", "call", "right", good, {})
        if found:
            named = {parameter.name: value for parameter, value in zip(found, good)}
            yield Call(name, "", "call", "by keyword", [], named)
            yield Call(name, "", "call", "one argument less", good[:-1], {})
        yield Call(name, "", "call", "one argument more", [*good, "0"], {})
        yield Call(name, "", "call", "unknown keyword", good, {"unknown_": "0"})
        yield Call(name, "", "call", "error", good, {}, 1)
        for index, parameter in enumerate(found):
            known = members(theirs, ours, parameter.of) if parameter.kind == "enum" else []
            every = {f"member {member}": f"d.{parameter.of}.{member}" for member in known}
            for case, value in (values(parameter) | every).items():
                if name == "nvrtcDestroyProgram" and parameter.kind == "object" and case not in ("int", "handle"):
                    # cuda.bindings calls `getPtr` of any object, and then reads the memory at the returned address.
                    continue
                changed = safe(found, good, index, case)
                changed[index] = value
                yield Call(name, parameter.name, parameter.kind, case, changed, {})
        yield from combinations(name, found, good, theirs, ours)
    example = {"driver": ("cuInit", "cuMemAlloc", "cuGraphGetNodes"), "nvrtc": ("nvrtcVersion",)}[module_name]
    codes = sorted({int(code) for code in result} | {123456})
    for name in example:
        good = [right(name, parameter) for parameter in parameters(getattr(theirs, name), getattr(ours, name), theirs)]
        for code in codes:
            yield Call(name, "", "code", "unknown" if code == 123456 else "known", good, {}, code)


def safe(found: list[Parameter], good: list[str], index: int, case: str) -> list[str]:
    """Returns safe values for other arguments: 0 for lengths with an invalid address, null with an absurd length."""
    changed = list(good)
    for other, parameter in enumerate(found):
        if found[index].kind == "address or buffer" and case in NOWHERE and parameter.name in LENGTHS:
            changed[other] = "0"
        if found[index].name in LENGTHS and case in HUGE and parameter.kind == "address or buffer":
            changed[other] = "None"
    return changed


def members(theirs: ModuleType, ours: ModuleType, name: str) -> list[str]:
    """Returns the members of an enum that both packages have, in cubind's order."""
    both = set(getattr(theirs, name).__members__)
    return [member for member in getattr(ours, name).__members__ if member in both]


def combinations(
    name: str, found: list[Parameter], good: list[str], theirs: ModuleType, ours: ModuleType
) -> Iterator[Call]:
    """Calls for functions with an enum that selects the type of a value: every member with several values."""
    typed = [index for index, parameter in enumerate(found) if parameter.kind == "object"]
    enums = [index for index, parameter in enumerate(found) if parameter.kind == "enum"]
    if len(typed) == 1 and len(enums) == 1:
        for member in members(theirs, ours, found[enums[0]].of):
            for case, value in {**ANYTHING, **BUFFERS}.items():
                changed = list(good)
                changed[enums[0]] = f"d.{found[enums[0]].of}.{member}"
                changed[typed[0]] = value
                yield Call(name, found[typed[0]].name, f"object for {member}", case, changed, {})


def functions(theirs: ModuleType, ours: ModuleType) -> tuple[list[str], list[str], list[str]]:
    """Returns the functions of both packages, of cuda.bindings only, and of cubind only."""
    found = [
        {name for name, value in vars_of(module) if re.match("cu|nvrtc", name) and inspect.isroutine(value)}
        for module in (theirs, ours)
    ]
    found = [names - set(NOT_CALLED) for names in found]
    return sorted(found[0] & found[1]), sorted(found[0] - found[1]), sorted(found[1] - found[0])


def vars_of(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name in dir(module):
        yield name, getattr(module, name)


def main() -> None:
    module_name = sys.argv[1]
    theirs = importlib.import_module(f"cuda.bindings.{module_name}")
    ours = importlib.import_module(f"{package()}.{module_name}")
    _, only_theirs, _ = functions(theirs, ours)
    special = {
        "driver": {"HANDLE": "CUevent", "OTHER": "CUgraph", "RECORD": "CUuuid", "RESULT": "CUresult"},
        "nvrtc": {"HANDLE": "nvrtcProgram", "OTHER": "nvrtcProgram", "RECORD": "nvrtcProgram", "RESULT": "nvrtcResult"},
    }[module_name]
    made = []
    for call in calls(module_name):
        text = json.dumps(dataclasses.asdict(call))
        for short, full in special.items():
            text = text.replace(f"d.{short}", f"d.{full}")
        made.append(json.loads(text))
    json.dump({"only_theirs": only_theirs, "calls": made}, sys.stdout)


if __name__ == "__main__":
    main()
