"""Pointers to values on the device: accepted objects; arrays of other types and host memory are rejected."""

import subprocess
from pathlib import Path

import pytest
from calling import run

SOURCE = Path(__file__).with_name("driver") / "blas.c"

PROGRAM = """
from cubind import cublas

blas = ctypes.CDLL("libcublas.so.13")
seen = (ctypes.c_void_p * 3).in_dll(blas, "seen")
scalar = (ctypes.c_double * 2).in_dll(blas, "scalar")

class Array:
    "As CuPy has them."
    def __init__(self, address, typestr):
        self.__cuda_array_interface__ = {"shape": (4,), "typestr": typestr, "data": (address, False), "version": 3}

class Tensor:
    "As PyTorch has them where `__cuda_array_interface__` cannot say it; of this code and these bits."
    def __init__(self, address, code, bits, device=2):
        self.memory = (ctypes.c_uint64 * 8)(address, device, 1 | (code | bits << 8 | 1 << 16) << 32)
        self.device = device
    def __dlpack_device__(self):
        return (self.device, 0)
    def __dlpack__(self, stream=None):
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.memory), b"dltensor", None)

def saxpy(x, y=0, alpha=1.5):
    assert cublas.cublasSaxpy(0, 4, alpha, x, 1, y, 1) == (cublas.cublasStatus_t.CUBLAS_STATUS_SUCCESS,)
    return seen[0], seen[1]

def refused(call, *words):
    try:
        call()
    except TypeError as error:
        assert all(word in str(error) for word in words), error
    else:
        raise AssertionError("not refused")
"""

PARTS = {
    "addresses": """
for given in (4096, driver.CUdeviceptr(4096), ctypes.c_void_p(4096), ctypes.cast(4096, ctypes.POINTER(ctypes.c_float))):
    assert saxpy(given) == (4096, None)
assert saxpy(None, (1 << 64) - 1) == (None, (1 << 64) - 1)
assert scalar[0] == 1.5
refused(lambda: saxpy("4096"), "'x'", "str")
refused(lambda: saxpy(1.5), "'x'", "float")
""",
    "arrays": """
assert saxpy(Array(4096, "<f4"), Tensor(8192, 2, 32)) == (4096, 8192)
refused(lambda: saxpy(Array(4096, "<f8")), "'x'", "float32", "float64")
refused(lambda: saxpy(0, Tensor(8192, 5, 64)), "'y'", "float32", "complex64")
refused(lambda: saxpy(0, Tensor(8192, 4, 16)), "'y'", "bfloat16")
# The program is responsible for element types without a letter in NumPy.
assert saxpy(Array(4096, "|V4"))[0] == 4096
""",
    "complex numbers": """
assert cublas.cublasZaxpy(0, 4, 1 - 2j, Array(4096, "<c16"), 1, 8192, 1)[0] == 0
assert (scalar[0], scalar[1], seen[0]) == (1, -2, 4096)
refused(lambda: cublas.cublasZaxpy(0, 4, 1, Array(4096, "<c8"), 1, 0, 1), "complex128", "complex64")
refused(lambda: cublas.cublasZaxpy(0, 4, 1, Array(4096, "<f8"), 1, 0, 1), "complex128", "float64")
""",
    "integers and addresses": """
def inverse(a, pivots):
    return cublas.cublasSgetriBatched(0, 2, a, 2, pivots, 0, 2, 12288, 1)
assert inverse(Array(4096, "<u8"), Array(8192, "<i4"))[0] == 0 and list(seen) == [4096, 8192, 12288]
assert inverse(Array(4096, "<i8"), Array(8192, "<u4"))[0] == 0
refused(lambda: inverse(Array(4096, "<f4"), 0), "'A'", "int64", "float32")
refused(lambda: inverse(0, Array(8192, "<i8")), "'P'", "int32", "int64")
""",
    "the host's memory": """
for host in (bytearray(16), b"bytes", (ctypes.c_float * 4)(), memoryview(bytearray(16))):
    refused(lambda: saxpy(host), "'x'", "host")
refused(lambda: saxpy(Tensor(4096, 2, 32, device=1)), "not in memory that a device can use")
# Pinned memory and managed memory are also accepted.
assert [saxpy(Tensor(4096, 2, 32, device=kind))[0] for kind in (3, 13)] == [4096, 4096]
""",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("blas")
    library = folder / "libcublas.so.13"
    done = subprocess.run(["cc", "-shared", "-fPIC", "-o", library, SOURCE], capture_output=True)
    if done.returncode:
        pytest.skip(f"the library of this test does not compile: {done.stderr.decode()}")
    return folder


@pytest.mark.parametrize("part", PARTS)
def test_arguments_for_device_pointers(folder: Path, part: str) -> None:
    run(folder, PROGRAM, PARTS[part], stub=False)
