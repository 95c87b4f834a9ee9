"""Arguments for memory: every kind of parameter with every kind of object, in one table.

Small C libraries record the addresses that they receive, so no GPU is needed. Stand-ins have the protocols of other
packages' arrays; `gpu/test_memory_arguments.py` tests the packages themselves.
"""

import subprocess
from pathlib import Path

import pytest
from calling import run

# Parameters of calls. Each has a call that passes `it`, and the index of the C argument to check.
KINDS = {
    "address": ("libcufft.so.12", "cufftXtMemcpy", 1, "cufft.cufftXtMemcpy(0, it, 0, 0)"),
    "typed": ("libcurand.so.10", "curandGenerateUniform", 1, "curand.curandGenerateUniform(0, it, 4)"),
    "sized": ("libcublas.so.13", "cublasSetVector", 2, "cublas.cublasSetVector(4, 4, it, 1, 0x1000, 1)"),
    "gpu": ("libcutensor.so.2", "cutensorPermute", 3, "cutensor.cutensorPermute(0, 0, numpy.float32(1), it, 0x1000, 0)"),
    "device": ("libcublas.so.13", "cublasSscal_v2", 3, "cublas.cublasSscal(0, 4, 0x2000, it, 1)"),
    "untyped": ("libcublas.so.13", "cublasSetWorkspace_v2", 1, "cublas.cublasSetWorkspace(0, it, 16)"),
    "scalar": ("libcublas.so.13", "cublasSscal_v2", 2, "cublas.cublasSscal(0, 4, it, 0x1000, 1)"),
    "result": ("libcublas.so.13", "cublasSnrm2_v2", 4, "cublas.cublasSnrm2(0, 4, 0x1000, 1, it)"),
    "pointer": ("libcuda.so.1", "cuMemHostRegister_v2", 0, "driver.cuMemHostRegister(it, 16, 0)"),
    "copied": ("libcuda.so.1", "cuMemcpyDtoH_v2", 0, "driver.cuMemcpyDtoH(it, 0x1000, 16)"),
    "CUdeviceptr": ("libcuda.so.1", "cuMemsetD8_v2", 0, "driver.cuMemsetD8(it, 0, 16)"),
    "in_buffer": ("libnvjpeg.so.13", "nvjpegGetImageInfo", 1, "nvjpeg.nvjpegGetImageInfo(0, it, 16)"),
    "out_buffer": ("libnvjpeg.so.13", "nvjpegEncodeRetrieveBitstream", 2, "nvjpeg.nvjpegEncodeRetrieveBitstream(0, 0, it, 16, 0)"),
    "numbers": ("libcufft.so.12", "cufftXtSetGPUs", 2, "cufft.cufftXtSetGPUs(0, 2, it)"),
    "pointers": ("libcusolverMg.so.12", "cusolverMgPotrf_bufferSize", 3, "cusolvermg.cusolverMgPotrf_bufferSize(0, 0, 2, it, 1, 1, 0, 0)"),
    "handles": ("libcuda.so.1", "cuGraphAddEmptyNode", 2, "driver.cuGraphAddEmptyNode(0, it, 1)"),
    "string": ("libcuda.so.1", "cuModuleLoad", 1, "driver.cuModuleLoad(it)"),
    "function": ("libcublas.so.13", "cublasXtSetCpuRoutine", 3, "cublas.cublasXtSetCpuRoutine(0, 0, 0, it)"),
    "kernel": ("libcuda.so.1", "cuLaunchKernel", -1, "driver.cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, 0, (it,), 0)"),
    "stream": ("libcuda.so.1", "cuStreamSynchronize", 0, "driver.cuStreamSynchronize(it)"),
}

# The objects that are passed. `A` is the address of objects that refer to other memory.
OBJECTS = {
    "None": "None",
    "int": "A",
    "bool": "True",
    "float": "1.5",
    "numpy.int64": "numpy.int64(A)",
    "numpy.float32": "numpy.float32(2)",
    "Decimal": "decimal.Decimal(2)",
    "str": "'text'",
    "CUdeviceptr": "driver.CUdeviceptr(A)",
    "handle": "driver.CUevent(A)",
    "enum": "driver.CUresult.CUDA_ERROR_INVALID_VALUE",
    "IntEnum": "enum.IntEnum('E', {'x': A}).x",
    "with __int__": "type('MemoryPointer', (), {'__int__': lambda self: A})()",
    "stream": "type('Stream', (), {'__cuda_stream__': lambda self: (0, A)})()",
    "c_void_p": "ctypes.c_void_p(A)",
    "POINTER": "ctypes.cast(A, ctypes.POINTER(ctypes.c_float))",
    "c_char_p": "ctypes.cast(A, ctypes.c_char_p)",
    "ctypes function": "FUNCTION",
    "ctypes array": "(ctypes.c_float * 4)()",
    "ctypes number": "ctypes.c_float(1.5)",
    "bytes": "bytes(16)",
    "bytearray": "bytearray(16)",
    "short bytearray": "bytearray(12)",
    "memoryview": "memoryview(bytearray(16))",
    "memoryview with steps": "memoryview(bytearray(32))[::2]",
    "numpy": "numpy.zeros(4, 'f4')",
    "numpy double": "numpy.zeros(4)",
    "numpy bytes": "numpy.zeros(16, 'u1')",
    "numpy short": "numpy.zeros(3, 'f4')",
    "numpy swapped": "numpy.zeros(4, '>f4')",
    "numpy read-only": "read_only(numpy.zeros(4, 'f4'))",
    "numpy with steps": "numpy.zeros(8, 'f4')[::2]",
    "numpy objects": "numpy.zeros(2, 'O')",
    "numpy times": "numpy.zeros(2, 'M8[s]')",
    "CuPy": "CuPy()",
    "CuPy double": "CuPy(typestr='<f8')",
    "CuPy short": "CuPy(shape=(3,))",
    "read-only interface": "CuPy(read_only=True)",
    "buffer and interface": "Both(16)",
    "PyTorch": "PyTorch()",
    "PyTorch of the host": "PyTorch(device=1)",
    "PyTorch that refuses": "Refusing()",
    "Numba": "Numba()",
    "JAX": "JAX()",
    "JAX double": "JAX(bits=64)",
    "JAX short": "JAX(count=3)",
    "list": "[1, 2]",
    "endless": "itertools.count()",
    "object": "object()",
}

# Results, in the order of the parameters. C gets
#   =  the address A        m  that of the object's own memory     f  that of the function's code
#   0  NULL                 c  another address: that of a copy, or an integer
# or Python the exception: T TypeError, V ValueError, B BufferError, R RuntimeError, M MemoryError, O OverflowError.
# The driver's columns equal cuda.bindings, which accepts more objects as addresses.
TABLE = """
                        address typed sized gpu device untyped scalar result pointer copied CUdeviceptr in_buffer out_buffer numbers pointers handles string function kernel stream
None                      0000000000000R0RT0T0
int                       ======c=====MTTTT=T=
bool                      TTTTTTcTcccTRTTTTTcc
float                     TTTTTTcTTTcTTTTTTTTc
numpy.int64               ======c=====BTTTT===
numpy.float32             mBRmTTcBmBcRBTTTTTcc
Decimal                   TTTTTTcTTTcTTTTTTTTc
str                       TTTTTTTTTTTTTTTTcTTT
CUdeviceptr               ============TTTTTT==
handle                    TTTTTTTT===TTTTTTT==
enum                      TTTTTTcTcccTRTTTTTcc
IntEnum                   TTTTTTcT===TMTTTTTO=
with __int__              ======T=====TTTTT=T=
stream                    TTTTTTTTTTTTTTTTTTT=
c_void_p                  ========mRT=TTTTTT=T
POINTER                   ========mRT=TTTTTT=T
c_char_p                  ========mRT=TTTTTT=T
ctypes function           ffffffffmRTfTTTTTffT
ctypes array              mmmmTTRRmmTmmTTTTT0T
ctypes number             mRRmTTmmmRTRRTTTTTcT
bytes                     mBmmTTRRmBTmmTTTmTTT
bytearray                 mmmmTTRRmmTmmTTTmTTT
short bytearray           mRRmTTRRmRTRRTTTmTTT
memoryview                mmmmTTRRmmTmmccTTTTT
memoryview with steps     BBBBTTBBBBTBBccTTTTT
numpy                     mmmmTTTRmmTmmTTTTTTT
numpy double              mTmmTTTRmmTmmTTTTTTT
numpy bytes               mTmmTTTRmmTmmccTTTTT
numpy short               mRRmTTTRmRTRRTTTTTTT
numpy swapped             mTmmTTTRmmTmmTTTTTTT
numpy read-only           mBmmTTTRmBTmBTTTTTTT
numpy with steps          VVVVTTTVVVTVVTTTTTTT
numpy objects             TTTTTTTRmTTTTccTTTTT
numpy times               mTmmTTTRmmTmmTTTTTTT
CuPy                      ============VTTTTT=T
CuPy double               =T==T=======VTTTTT=T
CuPy short                =RR======R=RVTTTTT=T
read-only interface       =B=======B==VTTTTT=T
buffer and interface      ============mTTTmT=T
PyTorch                   ============TTTTTT=T
PyTorch of the host       ====TTT===T=TTTTTTTT
PyTorch that refuses      BBBBBBBBBBBBTTTTTTBT
Numba                     ============TTTTTT=T
JAX                       ============TTTTTT=T
JAX double                =T==T=======TTTTTT=T
JAX short                 =RR======R=RTTTTTT=T
list                      TTTTTTTTTTTTTccTTTTT
endless                   TTTTTTTTTTTTTTTTTTTT
object                    TTTTTTTTTTTTTTTTTTTT
"""

LIBRARY = """
long seen[9];
#define NOTES(name) int name(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j, long **k) \\
    { seen[0] = a; seen[1] = b; seen[2] = c; seen[3] = d; seen[4] = e; return 0; }
int cuLaunchKernel(void *f, int x, int y, int z, int u, int v, int w, int m, void *s, long **p, void *e)
{ seen[8] = p && p[0] ? *p[0] : 0; return 0; }
"""

PROGRAM = """
import decimal, enum, itertools
import numpy
from cubind import cublas, cufft, curand, cusolvermg, cutensor, nvjpeg

# The memory has a valid address, in case a function dereferences the address.
THERE = (ctypes.c_double * 16)()
A = ctypes.addressof(THERE)
FUNCTION = ctypes.CFUNCTYPE(None)(print)
CODE = ctypes.cast(FUNCTION, ctypes.c_void_p).value

def read_only(array):
    array.flags.writeable = False
    return array

class CuPy(numpy.ndarray):
    "Raises from the buffer protocol, as its memory is in steps; says where it is by its interface."
    def __new__(cls, typestr="<f4", shape=(4,), read_only=False):
        self = numpy.zeros(64, "f4")[::2].view(cls)
        self.interface = {"shape": shape, "typestr": typestr, "data": (A, read_only), "version": 3, "strides": None}
        return self
    @property
    def __cuda_array_interface__(self):
        return self.interface
    def __dlpack_device__(self):
        raise AssertionError("asked for too much")

class Both(bytearray):
    __cuda_array_interface__ = {"shape": (4,), "typestr": "<f4", "data": (A, False), "version": 3}

class Numba:
    @property
    def __cuda_array_interface__(self):
        return {"shape": (2, 2), "strides": (8, 4), "typestr": "<f4", "data": (A, False), "version": 2}

class JAX:
    "DLPack alone."
    def __init__(self, bits=32, device=2, count=4):
        self.shape = (ctypes.c_int64 * 1)(count)
        self.memory = (ctypes.c_uint64 * 8)(A, device, 1 | (2 | bits << 8 | 1 << 16) << 32, ctypes.addressof(self.shape))
        self.device = device
    def __dlpack_device__(self):
        return (self.device, 0)
    def __dlpack__(self, stream=None):
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.memory), b"dltensor", None)

class PyTorch(JAX):
    "DLPack, and the interface of what is on a device."
    @property
    def __cuda_array_interface__(self):
        if self.device != 2:
            raise AttributeError("not on a device")
        return {"shape": (4,), "typestr": "<f4", "data": (A, False), "version": 2, "strides": None}

class Refusing(JAX):
    "As a tensor that requires a gradient."
    def __dlpack__(self, stream=None):
        raise BufferError("cannot export tensors that require a gradient")

def memory_of(it):
    "Where an object's own memory is."
    if type(it) is bytes:
        return id(it) + bytes.__basicsize__ - 1
    try:
        return numpy.frombuffer(it, "u1").ctypes.data
    except (TypeError, ValueError, BufferError, AttributeError):
        return it.ctypes.data if isinstance(it, numpy.ndarray) else -1

def outcome(call, seen, number, it):
    seen[number] = 0
    try:
        call(it)
    except Exception as error:
        return type(error).__name__[0]
    got = seen[number] % 2**64
    return {A: "=", 0: "0", memory_of(it): "m", CODE: "f"}.get(got, "c")
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("memory")
    for library in {library for library, *_ in KINDS.values()}:
        names = {name for of, name, *_ in KINDS.values() if of == library} - {"cuLaunchKernel"}
        source = LIBRARY + "\n".join(f"NOTES({name})" for name in sorted(names))
        command = ["cc", "-w", "-shared", "-fPIC", "-x", "c", "-o", str(folder / library), "-"]
        done = subprocess.run(command, input=source, capture_output=True, text=True)
        if done.returncode:
            pytest.skip(f"the libraries of this test do not compile: {done.stderr}")
    return folder


def expected() -> dict[str, list[str]]:
    head, *rows = TABLE.strip().splitlines()
    assert head.split() == list(KINDS)
    cells = {name.strip(): list(cells) for name, cells in (row.rsplit("  ", 1) for row in rows)}
    assert list(cells) == list(OBJECTS)
    return cells


@pytest.mark.parametrize("kind", KINDS)
def test_the_results_equal_the_table(folder: Path, kind: str) -> None:
    library, _, number, call = KINDS[kind]
    column = list(KINDS).index(kind)
    wanted = {name: cells[column] for name, cells in expected().items()}
    check = f"""
        objects = {OBJECTS!r}
        seen = (ctypes.c_long * 9).in_dll(ctypes.CDLL({library!r}), "seen")
        wanted = {wanted!r}
        found = {{}}
        for name, text in objects.items():
            found[name] = outcome(lambda it: {call}, seen, {number}, eval(text))
        different = {{name: (found[name], wanted.get(name)) for name in found if found[name] != wanted.get(name)}}
        assert not different, f"(found, wanted): {{different}}"
    """
    run(folder, PROGRAM, check, stub=False)


def test_messages_name_the_tried_protocols_and_the_problem(folder: Path) -> None:
    check = """
        import sys
        def message(call):
            try:
                call()
            except Exception as error:
                return f"{type(error).__name__}: {error}"
            raise AssertionError("not refused")
        uniform = lambda it: message(lambda: curand.curandGenerateUniform(0, it, 4))
        assert uniform(numpy.zeros(4)) == "TypeError: curandGenerateUniform: Argument 'outputPtr' must be an array of float32, not of float64"
        assert "in non-native byte order" in uniform(numpy.zeros(4, ">f4"))
        assert "objects" in uniform(numpy.zeros(4, "O"))
        assert "Buffer is too small: 12 < 16 (argument 'outputPtr')" in uniform(bytearray(12))
        assert "but CUDA writes to it: use a bytearray" in uniform(bytes(16))
        assert uniform(1.5).startswith("TypeError: curandGenerateUniform: Argument 'outputPtr' must be an address, or memory of the host or of a device")
        if sys.version_info >= (3, 12):
            class Silent:
                def __buffer__(self, flags):
                    raise TypeError("use .get()")
            for call in (uniform, lambda it: message(lambda: driver.cuMemHostRegister(it, 16, 0))):
                assert "neither `__cuda_array_interface__` nor DLPack, and its buffer protocol raises: use .get()" in call(Silent())
    """
    run(folder, PROGRAM, check, stub=False)


def test_a_list_of_unknown_length_is_padded_with_zeros(tmp_path: Path) -> None:
    """Short lists are padded with zeros to the maximum number of tensor modes, so that C does not read past their end."""
    source = """
        long areas[64];
        int cufftXtSetWorkArea(int plan, long *given) { for (int i = 0; i < 64; i++) areas[i] = given[i]; return 0; }
    """
    command = ["cc", "-w", "-shared", "-fPIC", "-x", "c", "-o", str(tmp_path / "libcufft.so.12"), "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True)
    if done.returncode:
        pytest.skip(f"the library of this test does not compile: {done.stderr}")
    check = """
        from cubind import cufft
        areas = (ctypes.c_long * 64).in_dll(ctypes.CDLL("libcufft.so.12"), "areas")
        for given in ([1, 2], (3,), [4] * 64):
            assert cufft.cufftXtSetWorkArea(0, given)[0] == 0
            assert list(areas) == [*given, *[0] * (64 - len(given))]
    """
    run(tmp_path, check, stub=False)
