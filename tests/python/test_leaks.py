"""Memory usage over many calls, successful or not, which must not grow; and flags of buffer requests.

Many of these calls raise exceptions: partial results are freed, and no exception stays set.
"""

import subprocess
import sys
import textwrap
from collections.abc import Callable

import pytest

import calling

TIMES = 20_000
MEASURE = '''
import copy, gc, os, pickle, sys

class Raises:
    "Exports every kind of buffer."
    def __int__(self): raise KeyError("int")
    __index__ = __float__ = __len__ = __bool__ = __iter__ = __int__
    @property
    def __cuda_array_interface__(self): raise KeyError("interface")

class Tells:
    "Memory on a device."
    __cuda_array_interface__ = {"data": (4096, False)}

class NotElements:
    def __len__(self):
        return 2

    def __iter__(self):
        yield 1
        raise KeyError("iter")

class Mallinfo(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks used free keep".split()]

try:
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = Mallinfo
except AttributeError:
    mallinfo = Mallinfo

COUNTED = (None, True, CUresult.CUDA_SUCCESS, CUresult, CUDA_MEMCPY2D, CUstream, type, int, ())

def usage():
    gc.collect()
    info = mallinfo()
    return sys.getallocatedblocks(), info.used + info.hblkhd, [sys.getrefcount(each) for each in COUNTED]

def repeat(times, what):
    for _ in range(times):
        try:
            what()
        except Exception as error:
            yield type(error)
        else:
            yield None

def measure(name, what, raises, times):
    known = set(repeat(200, what))
    assert known == {raises}, (name, known)
    # By now, all objects that are created only once exist. Caches of the interpreter may need another round.
    for _ in range(3):
        blocks, used, counts = usage()
        for kind in repeat(times, what):
            pass
        now, used_now, counts_now = usage()
        grown = [after - before for before, after in zip(counts, counts_now)]
        if now - blocks < times // 100 and used_now - used < times * 2 and max(map(abs, grown)) < times // 100:
            return
    raise AssertionError((name, now - blocks, used_now - used, grown))
'''

SITUATIONS = """
b = bytearray(64)
m, k, e = CUDA_MEMCPY2D(), CUDA_KERNEL_NODE_PARAMS(), CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
element = CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()
element.params.nvSciSync.fence = b
class Sub(CUDA_MEMCPY2D): pass
class Handle(CUstream): pass
class Buffer(bytearray): pass
sub, handle, array = Sub(srcHost=b), Handle(5), Tells()
sub.x = handle.x = 5
pickled = pickle.dumps(sub.__reduce__()[2])

def assign(record, name, value): return lambda: setattr(record, name, value)

def fails(call):
    def failed():
        stub.set_code(1)
        try:
            assert call()[0] == 1
        finally:
            stub.set_code(0)
    return failed

def linker(*options):
    err, state = cuLinkCreate(len(options[0]), *options)
    cuLinkDestroy(state)

def cycle():
    record, memory = CUDA_EXTERNAL_MEMORY_HANDLE_DESC(), Thing()
    record.handle.nvSciBufObject = view = bytearray(8)
    # Earlier versions of Python do not collect cycles through memoryviews.
    other = Sub(srcHost=memoryview(Sub(dstHost=view)) if sys.version_info >= (3, 13) else Buffer(8))
    other.nested, other.me, memory.record = record.handle, other, record

def host():
    assert cuLaunchHostFunc(None, lambda data: None, 5) == (OK,)
    stub.fire(HOST)

SITUATIONS = {
    "a status": (lambda: cuStreamSynchronize(0), None),
    "an error code": (fails(lambda: cuStreamSynchronize(0)), None),
    "a result": (lambda: cuModuleGetFunction(0, b"name"), None),
    "a result that there is not": (fails(lambda: cuModuleGetFunction(0, b"name")), None),
    "keywords": (lambda: cuModuleGetFunction(hmod=0, name=b"name"), None),
    "an unknown keyword": (lambda: cuModuleGetFunction(0, nam=b"name"), TypeError),
    "too few arguments": (lambda: cuModuleGetFunction(0), TypeError),
    "the wrong type": (lambda: cuModuleGetFunction(0, 5), TypeError),
    "an exception in an argument": (lambda: cuStreamSynchronize(Raises()), KeyError),
    "a late exception in an argument": (lambda: cuMemsetD8(array, 5, Raises()), KeyError),
    "an array on a device": (lambda: cuMemsetD8(array, 5, 8), None),
    "an array that raises": (lambda: cuMemsetD8(Raises(), 5, 8), KeyError),
    "a number out of range": (lambda: cuMemsetD8(0, 256, 0), OverflowError),
    "a linker": (lambda: linker([CUjit_option.CU_JIT_INFO_LOG_BUFFER, CUjit_option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES], [bytearray(64), 64]), None),
    "options that are none": (lambda: cuLinkCreate(1, [CUjit_option.CU_JIT_INFO_LOG_BUFFER], [array]), TypeError),
    "options that raise": (lambda: cuLinkCreate(1, NotElements(), [5]), KeyError),
    "no symbol": (lambda: cuCtxSynchronize(), Exception),
    "a kernel": (lambda: cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, 0, ((3, 2.5, 7), (ctypes.c_int, ctypes.c_double, ctypes.c_void_p)), 0), None),
    "a kernel's argument that raises": (lambda: cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, 0, ((3, Raises()), (ctypes.c_int, ctypes.c_double)), 0), Exception),
    "a callback": (host, None),
    "a callback that is none": (lambda: cuLaunchHostFunc(None, array, None), TypeError),
    "an attribute that there is not": (lambda: driver.cuNothing, AttributeError),
    "a handle": (lambda: int(CUstream(5)) + hash(CUdeviceptr(7)) + len(repr(CUdevice(3))), None),
    "a handle of a subclass": (lambda: Handle(5).__dict__, None),
    "a handle from what raises": (lambda: CUstream(Raises()), KeyError),
    "a handle from too much": (lambda: CUstream(1, 2, 3), TypeError),
    "a copied handle": (lambda: copy.copy(handle) == pickle.loads(pickle.dumps(CUstream(5))), None),
    "an unknown enum": (lambda: CUresult(-12345), ValueError),
    "a record": (lambda: CUDA_MEMCPY2D(srcHost=b, Height=5), None),
    "a record of a subclass": (lambda: Sub(srcHost=b, Height=5).__dict__, None),
    "a record from what raises": (lambda: CUDA_MEMCPY2D(srcHost=b, Height=Raises()), KeyError),
    "a record of unknown fields": (lambda: CUDA_MEMCPY2D(srcHost=b, Heigth=5), TypeError),
    "a record in another": (lambda: e.handle.win32, None),
    "a handle in a record": (lambda: k.func.getPtr(), None),
    "memory in a field": (assign(m, "srcHost", b), None),
    "an array in a field": (assign(m, "srcHost", array), None),
    "no memory in a field": (assign(m, "srcHost", Sub), TypeError),
    "what raises in a field": (assign(m, "srcHost", Raises()), KeyError),
    "a released view in a field": (assign(m, "srcHost", released), ValueError),
    "a list in a field": (lambda: assign(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(), "paramsArray", [element] * 3)(), None),
    "the wrong list in a field": (lambda: assign(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(), "paramsArray", [element, 5])(), TypeError),
    "a list that raises": (lambda: assign(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(), "paramsArray", NotElements())(), KeyError),
    "a field that is deleted": (lambda: delattr(m, "srcHost"), AttributeError),
    "copies": (lambda: (copy.copy(sub), copy.deepcopy(sub)), None),
    "a pickle": (lambda: CUDA_MEMCPY2D().__setstate__(pickle.loads(pickle.dumps(CUDA_MEMCPY2D(Height=5).__reduce__()[2]))), None),
    "the wrong pickle": (lambda: CUDA_MEMCPY2D().__setstate__((b"", {}, None)), TypeError),
    "the repr of a record": (lambda: repr(m) + repr(e), None),
    "the bytes of a record": (lambda: bytes(memoryview(m)), None),
    "cycles": (cycle, None),
    "a library that there is not": (lambda: driver.__name__ and __import__("cubind._native")._native.load(driver.CUDA_VERSION // 1000, "nothing"), ValueError),
}
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], None]:
    folder = calling.build(tmp_path_factory.mktemp("calling"))
    return lambda code: calling.run(folder, MEASURE, "released = memoryview(bytearray(8)); released.release()", SITUATIONS, code)


def test_memory_does_not_grow(driver: Callable[[str], None]) -> None:
    driver(f"""
        assert len(SITUATIONS) > 40
        # The test must find each of these leaks: an object, C memory, and a reference.
        kept, malloc, count = [], ctypes.CDLL(None).malloc, ctypes.pythonapi.Py_IncRef
        count.argtypes = [ctypes.py_object]
        for leak in (lambda: kept.append(Thing()), lambda: malloc(16), lambda: count(CUstream)):
            try:
                measure("a leak", leak, None, 1000)
            except AssertionError:
                continue
            raise SystemExit("a leak is not found")
        for name, (what, raises) in SITUATIONS.items():
            kind = set(repeat(1, what)).pop()
            assert kind is raises or raises is Exception and kind is not None, (name, kind)
            # Cycles are collected in batches of hundreds, which takes longer.
            measure(name, what, kind, {TIMES} if name != "cycles" else 2000)
    """)


def test_no_exception_stays_set(driver: Callable[[str], None]) -> None:
    """An exception that stays set without being raised would be reported for an unrelated line."""
    driver("""
        pending = ctypes.pythonapi.PyErr_Occurred
        pending.restype = ctypes.c_void_p
        for name, (what, raises) in SITUATIONS.items():
            kind = set(repeat(1, what)).pop()
            assert pending() is None, name
            assert (kind is None) == (raises is None), (name, kind)
            # An exception that is already being handled, as inside of `except`, is not inspected.
            try:
                raise LookupError("before")
            except LookupError as before:
                assert set(repeat(1, what)) == {kind} and sys.exc_info()[1] is before, name
    """)


EXPORTER = '''
import ctypes, sys
from cubind import driver

class View(ctypes.Structure):
    _fields_ = [("buf", ctypes.c_void_p), ("obj", ctypes.c_void_p), ("len", ctypes.c_ssize_t),
                ("itemsize", ctypes.c_ssize_t), ("readonly", ctypes.c_int), ("ndim", ctypes.c_int),
                ("format", ctypes.c_char_p), ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p),
                ("suboffsets", ctypes.c_void_p), ("internal", ctypes.c_void_p)]

class Slot(ctypes.Structure):
    _fields_ = [("slot", ctypes.c_int), ("function", ctypes.c_void_p)]

class Spec(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("size", ctypes.c_int), ("item", ctypes.c_int), ("flags", ctypes.c_uint),
                ("slots", ctypes.POINTER(Slot))]

FORMAT, ND, STRIDES, INDIRECT, WRITABLE, ANY_CONTIGUOUS = 4, 8, 0x18, 0x118, 1, 0x98
memory = ctypes.create_string_buffer(b"12345678", 8)
fill = ctypes.pythonapi.PyBuffer_FillInfo
fill.argtypes = [ctypes.POINTER(View), ctypes.py_object, ctypes.c_void_p, ctypes.c_ssize_t, ctypes.c_int, ctypes.c_int]
asked, views = [], 0

@ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(View), ctypes.c_int)
def get(exporter, view, flags):
    "Bytes one after the other, and nothing about shapes, strides or formats."
    global views
    asked.append(flags)
    views += 1
    return fill(view, exporter, ctypes.addressof(memory), 8, 0, 0)

@ctypes.PYFUNCTYPE(None, ctypes.py_object, ctypes.POINTER(View))
def release(exporter, view):
    global views
    views -= 1

make = ctypes.pythonapi.PyType_FromSpec
make.restype, make.argtypes = ctypes.py_object, [ctypes.POINTER(Spec)]
slots = (Slot * 3)(Slot(1, ctypes.cast(get, ctypes.c_void_p)), Slot(2, ctypes.cast(release, ctypes.c_void_p)), Slot(0, None))
Simple = make(Spec(b"tests.Simple", object.__basicsize__, 0, 0, slots))
'''


def test_an_exporter_of_plain_bytes_is_enough() -> None:
    program = """
        record, simple = driver.CUDA_MEMCPY2D(), Simple()
        record.srcHost = simple
        assert record.srcHost == ctypes.addressof(memory) and views == 1
        name = driver.CUuuid()
        # The request contains no format and no indirection, because not all exporters support these requests. The
        # buffer must only be contiguous.
        assert all(flags & ~(ANY_CONTIGUOUS | WRITABLE) == 0 for flags in asked), asked
        del record
        assert views == 0
    """
    command = [sys.executable, "-X", "faulthandler", "-c", EXPORTER + textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
