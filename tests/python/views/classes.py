"""Cases of classes: records with their attributes, elements and memory; enums; exceptions."""

import contextlib
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from views.values import fresh

Case = dict[str, Any]

METHODS = ("ptr", "from_data", "from_ptr", "from_buffer")

# Values that are assigned to attributes.
SET = {
    "5": "5", "-1": "-1", "2**31": "2**31", "2**64": "2**64", "1.5": "1.5", "None": "None", "True": "True", "str": "'text'",
    "letters": "'é'", "NUL": "'a\\0b'", "long str": "'x' * 3000", "bytes": "b'text'", "[1, 2]": "[1, 2]", "[]": "[]", "(5,)": "(5,)",
    "array": "np.arange(3)", "has __int__": "HasInt(3)", "has __index__": "HasIndex(3)", "another record": "OTHER",
}  # fmt: skip

# Attributes of the same kind behave in the same way, so the first attributes are set to all values, and the others only
# to these values.
OFTEN, FEW = 6, ("5", "-1", "None", "str", "[1, 2]")

# Statements and expressions that test one record `r` and its class `C`.
ONE = {
    "is made": ["r = fresh(C)", "r", "len(r)", "bool(r)", "int(r) == r.ptr", "hash(r)", "repr(r)", "str(r) == repr(r)"],
    "is made of nothing": ["memoryview(C()).nbytes", "C(1)", "type(C(1))"],
    "with a size": ["memoryview(C(2)).nbytes", "memoryview(C(0)).nbytes", "memoryview(C(size=3)).nbytes"],
    "with a wrong size": ["C('x')", "C(-1)", "C(1.5)", "C(None)", "C(1, 2)", "C(nothing=1)"],
    "buffer": [
        "r = fresh(C)", "v = memoryview(r)", "v.nbytes", "v.ndim", "v.itemsize", "v.format", "v.readonly", "v.shape",
        "bytes(r) == bytes(v)",
    ],
    "other attributes": ["r = fresh(C)", "r.nothing", "r.nothing = 1", "del r.nothing", "r.ptr = 5", "r.__dict__"],
    "equality": [
        "r, s = fresh(C), fresh(C)", "r == s", "r != s", "r == fresh(C, byte=1)", "r == 5", "r == None", "r is r", "r < s",
        "r in [s]", "r == bytes(r)",
    ],
    "pickle": ["r = fresh(C, byte=1)", "s = pickle.loads(pickle.dumps(r))", "s", "s == r"],
    "copy": ["r = fresh(C, byte=1)", "s = copy.copy(r)", "s", "s == r", "s.ptr == r.ptr", "copy.deepcopy(r)"],
    "from_ptr": [
        "r = fresh(C, byte=1)", "s = C.from_ptr(r.ptr)", "s", "s == r", "s.ptr == r.ptr", "ctypes.memset(r.ptr, 2, 1) and None",
        "s == r", "C.from_ptr(0)", "C.from_ptr(None)", "C.from_ptr('x')", "C.from_ptr(1.5)", "C.from_ptr()", "C.from_ptr(r)",
    ],
    "from_ptr, read-only": [
        "r = fresh(C, byte=1)", "s = C.from_ptr(r.ptr, readonly=True)", "s", "memoryview(s).readonly", "s[0] = r",
        "C.from_ptr(r.ptr, readonly=5) and None",
    ],
    "from_ptr, with an owner": ["r = fresh(C, byte=1)", "s = C.from_ptr(r.ptr, owner=r)", "s.ptr == r.ptr", "s"],
    "from_ptr, in order": ["r = fresh(C, byte=1)", "s = C.from_ptr(r.ptr, True)", "memoryview(s).readonly", "len(s)"],
    "from_ptr, third": ["r = fresh(C, byte=1)", "s = C.from_ptr(r.ptr, 1, True)", "memoryview(s).readonly", "s.ptr == r.ptr"],
    "from_ptr, several": ["r = fresh(C, byte=1)", "memoryview(C.from_ptr(r.ptr, size=0)).nbytes", "len(C.from_ptr(r.ptr, size=1))"],
    "from_buffer": [
        "b = bytearray([1]) * size_of(C)", "s = C.from_buffer(b)", "s", "memoryview(s).readonly", "b[0] = 2", "s",
        "C.from_buffer(bytes(b))", "memoryview(C.from_buffer(bytes(b))).readonly", "C.from_buffer(b[1:])", "C.from_buffer(b + b)",
        "C.from_buffer(b'')", "C.from_buffer('x')", "C.from_buffer(None)", "C.from_buffer(5)", "C.from_buffer([1])",
        "C.from_buffer(fresh(C, byte=3))", "C.from_buffer(np.ones(size_of(C) // 4, 'i4'))",
        "C.from_buffer(memoryview(bytes(2 * size_of(C)))[::2])", "C.from_buffer()",
    ],
    "from_data": [
        "d = np.zeros(1, dtype_of(C))", "s = C.from_data(d)", "s", "s.ptr == d.ctypes.data", "ctypes.memset(s.ptr, 1, 1) and None",
        "d.tobytes()[:2]", "s == C.from_data(np.frombuffer(bytearray(d.tobytes()), d.dtype))", "C.from_data(np.zeros(1, 'i4'))", "C.from_data(bytes(4))",
        "C.from_data(None)", "C.from_data([1])", "C.from_data(fresh(C, byte=1))", "C.from_data(d[0])",
        "memoryview(C.from_data(np.zeros(2, dtype_of(C)))).nbytes", "memoryview(C.from_data(np.zeros(0, dtype_of(C)))).nbytes",
        "C.from_data(np.zeros((1, 1), dtype_of(C))) and None", "C.from_data(np.zeros((), dtype_of(C))) and None",
        "C.from_data(d.view(np.recarray)) and None", "C.from_data(d.view('u1'))",
    ],
    "from_data, read-only": ["s = C.from_data(read_only(np.zeros(1, dtype_of(C))))", "memoryview(s).readonly", "s"],
    "elements": [
        "r = fresh(C, byte=1)", "r[0]", "r[-1]", "r[1]", "r[-2]", "r['nothing']", "r[0:1]", "r[[0]]", "r[None]", "r[1.5]",
        "len(list(r))", "r[0].ptr == r.ptr", "r[True]",
    ],
    "elements are set": [
        "r = fresh(C)", "r[0] = np.ones(size_of(C), 'u1').view(dtype_of(C))", "data(r)", "r[0] = fresh(C, byte=2)", "data(r)",
        "r[1] = fresh(C)", "r['nothing'] = 5", "r[0] = 5", "r[0] = None", "del r[0]",
    ],
    "is a buffer of NumPy": ["r = fresh(C, byte=1)", "np.asarray(memoryview(r)).nbytes", "np.array(r).nbytes"],
    "lives with what it is made of": [
        "s = C.from_data(np.ones(size_of(C), 'u1').view(dtype_of(C)))", "t = C.from_buffer(bytearray([3]) * size_of(C))",
        "x = [bytes([5]) * size_of(C) for _ in range(64)]", "data(s)", "data(t)",
    ],
}  # fmt: skip

# Statements and expressions that test an array `a` of three records.
SEVERAL = {
    "array": ["a = fresh(C, 3)", "len(a)", "a", "repr(a)", "int(a)", "bool(a)", "a.ptr != 0", "hash(a)", "len(fresh(C, 0))"],
    "array, elements": [
        "a = fresh(C, 3)", "ctypes.memset(a[1].ptr, 1, size_of(C)) and None", "data(a)", "data(a[1])", "data(a[-2])",
        "a[1].ptr - a.ptr == size_of(C)", "a[3]", "a[-4]", "a[1:]", "a[::-1]", "a[[0, 2]]", "a[np.int64(1)]", "a[()]", "a[None]",
        "a['nothing']", "[data(one) for one in a]", "a[1:2].ptr - a.ptr == size_of(C)", "a[5:]", "len(a[0:2])", "a[1][0]",
        "a[[True, False, True]]", "a[...]", "a[HasIndex(1)]",
    ],
    "array, elements are set": [
        "a, b = fresh(C, 3), fresh(C, 2, byte=1)", "a[0] = b[0]", "data(a)", "a[1:] = b", "data(a)", "a[5] = b[0]", "a[0] = b",
        "a[:] = b", "a[2] = np.zeros(1, dtype_of(C))[0]", "data(a)", "a[0] = 5", "a[::2] = b", "data(a)",
    ],
    "array, equality": [
        "a, b = fresh(C, 3), fresh(C, 3)", "a == b", "a != b", "a == fresh(C, 2)", "a == fresh(C, 3, byte=1)", "a[:2] == b[1:]",
        "a == a[::-1]",
    ],
    "array, pickle": [
        "a = fresh(C, 3, byte=1)", "b = pickle.loads(pickle.dumps(a))", "len(b)", "b == a", "len(copy.copy(a))",
        "copy.copy(a).ptr == a.ptr", "copy.deepcopy(a) == a",
    ],
    "array, from": [
        "a = fresh(C, 3, byte=1)", "b = C.from_ptr(a.ptr, 2)", "len(b)", "data(b)", "b.ptr == a.ptr",
        "C.from_ptr(a.ptr, -1)", "C.from_ptr(a.ptr, 'x')", "C.from_ptr(a.ptr, 2, True)[0]", "memoryview(C.from_ptr(a.ptr, 2, True)).readonly",
        "len(C.from_buffer(bytes(2 * size_of(C))))", "len(C.from_data(np.zeros(2, dtype_of(C))))",
        "C.from_data(np.zeros(2, dtype_of(C))[::-1]) and None", "len(C.from_data(np.zeros(4, dtype_of(C))[::2]))",
    ],
    "array, buffer": ["v = memoryview(fresh(C, 3))", "v.nbytes", "v.readonly", "v.ndim", "v.shape", "v.itemsize"],
}  # fmt: skip


def of_record(module: ModuleType, name: str, cls: Any, seen: Counter[Any]) -> Iterator[Case]:
    def case(what: str, lines: list[str], parameter: str = "") -> Case:
        other = "Memory" if hasattr(module, "Memory") and name != "Memory" else "Fence"
        made = f"fresh(m.{other})" if hasattr(module, other) else "object()"
        text = [f"C = m.{name}", *(line.replace("OTHER", made) for line in lines)]
        return {"kind": "record", "name": name, "what": what, "parameter": parameter, "lines": text}

    for what, lines in ONE.items():
        yield case(what, lines)
    is_array = hasattr(cls, "__len__") and not without_size(cls)
    if is_array:
        for what, lines in SEVERAL.items():
            yield case(what, lines)
    for field in (field for field in dir(cls) if field[0] != "_" and field not in METHODS):
        yield case("get", ["r = fresh(C)", f"r.{field}", "r = fresh(C, byte=1)", f"r.{field}", f"r[{field!r}]"], field)
        yield case(
            "alias",
            ["r = fresh(C)", f"x = r.{field}", "ctypes.memset(r.ptr, 1, size_of(C)) and None", "x", f"r.{field}", "del r", "(x)"],
            field,
        )
        kind = shape(cls, field), is_array
        seen[kind] += 1
        tried = {**SET, **dict(own(cls, field))} if seen[kind] <= OFTEN else {one: SET[one] for one in FEW}
        for what, value in tried.items():
            yield case(f"set {what}", ["r = fresh(C)", f"r.{field} = {value}", f"r.{field}", "data(r)"], field)
        yield case(
            "read-only",
            ["r = fresh(C)", "s = C.from_ptr(r.ptr, readonly=True)", f"s.{field} = r.{field}", f"s.{field} = 5", f"s.{field}"],
            field,
        )
        if is_array:
            yield case("of an array", ["a = fresh(C, 3)", f"a.{field}", f"a.{field} = 5", "data(a)", f"a[{field!r}]"], field)
        if seen[kind] > OFTEN:
            continue
        yield case("of the class", [f"type(C.{field}).__name__ in ('getset_descriptor', 'Attribute', '_Inside', '_Behind')"], field)
        yield case("deleted", ["r = fresh(C)", f"del r.{field}"], field)
        yield case("set by key", ["r = fresh(C)", f"r[{field!r}] = 5", "data(r)"], field)
        if is_array:
            yield case("of an array, several", ["a = fresh(C, 3)", f"a.{field} = [1, 2, 3]", f"a.{field}", f"a[1].{field}", "data(a)"], field)
            yield case("of an array, alias", ["a = fresh(C, 3)", f"x = a[1].{field}", f"a[1].{field} = 5", f"a[1].{field}", "x"], field)


def shape(cls: Any, field: str) -> Any:
    """Returns the kind of an attribute. Attributes of the same kind are set in the same way."""
    try:
        value = getattr(fresh(cls), field)
    except Exception as error:
        return type(error).__name__
    if type(value).__module__ == cls.__module__:
        return "record", hasattr(value, "__len__")
    return type(value).__name__, str(getattr(value, "dtype", ""))


def without_size(cls: Any) -> bool:
    try:
        cls(2)
    except TypeError:
        return True
    return False


def own(cls: Any, field: str) -> Iterator[tuple[str, str]]:
    """Yields values for a field that is a record: records and arrays of its class."""
    value: Any = None
    with contextlib.suppress(Exception):
        value = getattr(fresh(cls), field)
    kind = type(value)
    if kind.__module__ == cls.__module__:
        yield "its own", f"fresh(m.{kind.__name__}, byte=1)"
        yield "its own, several", f"fresh(m.{kind.__name__}, 2, byte=1)"
        if hasattr(value, "__len__"):
            yield "its own, as many", f"fresh(m.{kind.__name__}, {len(value)}, byte=1)"
            yield "its own, none", f"m.{kind.__name__}(0)"
    elif hasattr(value, "__len__") and not isinstance(value, str):
        yield "as many", f"[1] * {len(value)}"
        yield "as many in NumPy", f"np.ones({len(value)}, 'i8')"
        yield "one more", f"[1] * {len(value) + 1}"
        yield "text in it", f"['x'] * {len(value)}"
        yield "too large in it", f"[2**70] * {len(value)}"
        yield "array of ints", "array.array('I', [1, 2])"
        for other in sorted(vars(__import__("sys").modules[cls.__module__])):
            if other.endswith(("Entry_v1", "Entry_v2", "Info_v1", "Detail_v1", "Value_v1", "Sample")) and other[0].isupper():
                yield f"several {other}", f"fresh(m.{other}, 2, byte=1)"


def of_enum(name: str, cls: Any) -> Iterator[Case]:
    first, last = list(cls)[0], list(cls)[-1]
    lines = [f"C = m.{name}"]
    for member in (first, last):
        one = f"C.{member.name}"
        lines += [
            f"repr({one})", f"str({one})", f"format({one}, '')", f"format({one}, 'd')", f"'%d %s' % ({one}, {one})", f"int({one})", f"{one}.name",
            f"{one}.value", f"type({one}.value)", f"C({one}.value) is {one}", f"C[{member.name!r}] is {one}", f"{one} == {one}.value",
            f"hash({one}) == hash({one}.value)", f"pickle.loads(pickle.dumps({one})) is {one}", f"copy.deepcopy({one}) is {one}",
            f"isinstance({one}, int)", f"isinstance({one}, C)", f"{one} in C", f"{one} | 1", f"-{one}", f"bool({one})", f"{one} < 1 << 70",
            f"{one}.value in C", f"[10, 20][{one} % 2]", f"{one}.nothing", f"{one}.value = 5", f"{{{one}: 1}}[{one}.value]", f"{one}.name = 'x'",
            f"{one}._name_", f"{one}._value_",
        ]  # fmt: skip
    lines += [
        "C(123456789)", "C(None)", "C('x')", "C(1.5)", "C()", "C['nothing']", "C.NOTHING", "len(C)", "bool(C)", "issubclass(C, int)",
        f"C.{first.name} = 5", f"del C.{first.name}", "repr(C)", "C.__name__", "C.__qualname__", "C.__module__", "'nothing' in C",
        "[one.name for one in C]", "sorted(C.__members__)[:0]", "type(C.__members__).__name__", "[one.name for one in reversed(C)]",
        "pickle.loads(pickle.dumps(C)) is C",
    ]  # fmt: skip
    yield {"kind": "enum", "name": name, "what": "enum", "parameter": "", "lines": lines}


def of_exception(name: str) -> Iterator[Case]:
    lines = [f"C = m.{name}", "C.__mro__[1:]", "C.__module__"]
    for value in ("0", "1", "2", "7", "-1", "999", "5031", "None", "'x'", "1.5", "m.check_status"):
        lines += [f"C({value})", f"e = C({value})", "str(e)", "repr(e)", "e.args", "e.status", "type(e.status)"]
        lines += ["pickle.loads(pickle.dumps(e))", "copy.copy(e)"]
    lines += ["C()", "C(1, 2)", "C(1, 2, 3)", "C(status=3)"]
    yield {"kind": "exception", "name": name, "what": "exception", "parameter": "", "lines": lines}
