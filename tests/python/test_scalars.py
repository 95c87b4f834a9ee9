"""Scalars passed by `void *`: the bytes that arrive. Scalars of another type are rejected, and so are addresses where
the host's memory is read."""

import shutil
import subprocess
from pathlib import Path

import pytest
from calling import run

SOURCE = Path(__file__).with_name("driver") / "scalars.c"
FILES = ["libcublas.so.13", "libcublasLt.so.13", "libcudnn.so.9"]

PROGRAM = """
import struct
from cubind import cublas, cublaslt, cudnn, runtime

R, C = runtime.cudaDataType, cublas.cublasComputeType_t

def library(name):
    it = ctypes.CDLL(name)
    seen = (ctypes.c_ubyte * 16).in_dll(it, "seen")
    size = ctypes.c_size_t.in_dll(it, "size")
    return seen, size, ctypes.c_void_p.in_dll(it, "place")

seen, size, place = library("libcublas.so.13")

def gemm(alpha, c, compute=C.CUBLAS_COMPUTE_32F):
    "The bytes of alpha."
    ops = cublas.cublasOperation_t.CUBLAS_OP_N
    algo = cublas.cublasGemmAlgo_t.CUBLAS_GEMM_DEFAULT
    result = cublas.cublasGemmEx(0, ops, ops, 1, 1, 1, alpha, 0, c, 1, 0, c, 1, 0.0, 0, c, 1, compute, algo)
    assert result == (cublas.cublasStatus_t.CUBLAS_STATUS_SUCCESS,)
    return bytes(seen)[:size.value]

def refused(call, kind, *words):
    try:
        call()
    except kind as error:
        assert all(word in str(error) for word in words), error
    else:
        raise AssertionError("not refused")

class OnDevice:
    "As CuPy has them."
    __cuda_array_interface__ = {"shape": (), "typestr": "<f4", "data": (4096, False), "version": 3}
"""

PARTS = {
    "another argument tells whether it is complex": """
size.value = 4
assert gemm(1.5, R.CUDA_R_32F) == struct.pack("<f", 1.5)
assert gemm(ctypes.c_float(1.5), R.CUDA_R_32F) == struct.pack("<f", 1.5)
assert gemm(struct.pack("<f", 1.5), R.CUDA_R_16F) == struct.pack("<f", 1.5)
size.value = 8
assert gemm(1.5, R.CUDA_C_32F) == struct.pack("<ff", 1.5, 0)
assert gemm(1.5 - 2j, R.CUDA_C_32F) == struct.pack("<ff", 1.5, -2)
assert gemm(struct.pack("<ff", 1.5, -2), R.CUDA_C_32F) == struct.pack("<ff", 1.5, -2)
assert gemm(ctypes.c_double(1.5), R.CUDA_R_64F, C.CUBLAS_COMPUTE_64F) == struct.pack("<d", 1.5)
size.value = 16
assert gemm(1.5 - 2j, R.CUDA_C_64F, C.CUBLAS_COMPUTE_64F) == struct.pack("<dd", 1.5, -2)
size.value = 0
refused(lambda: gemm(ctypes.c_double(1), R.CUDA_R_32F), RuntimeError, "8 bytes", "has 4")
refused(lambda: gemm(struct.pack("<ff", 1, 0), R.CUDA_R_32F), RuntimeError, "8 bytes", "has 4")
refused(lambda: gemm(1j, R.CUDA_R_32F), TypeError, "'alpha'", "complex")
refused(lambda: gemm(ctypes.c_float(1), R.CUDA_C_32F), RuntimeError, "4 bytes", "has 8")
refused(lambda: gemm(ctypes.c_double(1), R.CUDA_C_64F, C.CUBLAS_COMPUTE_64F), RuntimeError, "8 bytes", "has 16")
""",
    "whole numbers": """
size.value = 4
for number in (0, 1, -3, True, 2**31 - 1, -(2**31), 2**31, 2**40, 2**100):
    assert gemm(number, R.CUDA_R_32F) == struct.pack("<f", number), number
size.value = 8
for number in (7, -(2**53), 2**1000):
    assert gemm(number, R.CUDA_R_64F, C.CUBLAS_COMPUTE_64F) == struct.pack("<d", number), number
assert gemm(3, R.CUDA_C_32F) == struct.pack("<ff", 3, 0)
size.value = 0
refused(lambda: gemm(10**400, R.CUDA_R_32F), OverflowError, "too large")
""",
    "a table with complex types": """
def axpy(alpha, ty):
    assert cublas.cublasAxpyEx(0, 1, alpha, ty, 0, ty, 1, 0, ty, 1, ty)[0] == 0
    return bytes(seen)[:size.value]
size.value = 8
assert axpy(1 - 2j, R.CUDA_C_32F) == struct.pack("<ff", 1, -2)
assert axpy(2, R.CUDA_R_64F) == struct.pack("<d", 2)
size.value = 4
assert axpy(ctypes.c_float(1.5), R.CUDA_R_32F) == struct.pack("<f", 1.5)
size.value = 0
refused(lambda: axpy(ctypes.c_double(1), R.CUDA_R_32F), RuntimeError, "8 bytes", "has 4")
refused(lambda: axpy(ctypes.c_float(1), R.CUDA_C_32F), RuntimeError, "4 bytes", "has 8")
refused(lambda: axpy(2j, R.CUDA_R_32F), TypeError, "complex")
""",
    "groups": """
G = [cublas.cublasOperation_t.CUBLAS_OP_N] * 2
def grouped(alpha, compute):
    n = [1, 1]
    ty = R.CUDA_R_32F
    return cublas.cublasGemmGroupedBatchedEx(0, G, G, n, n, n, alpha, 0, ty, n, 0, ty, n, [0, 0], 0, ty, n, 2, n, compute)[0]
size.value = 8
assert grouped([1.5, -2], C.CUBLAS_COMPUTE_32F) == 0 and bytes(seen)[:8] == struct.pack("<ff", 1.5, -2)
size.value = 16
assert grouped([1.5, -2], C.CUBLAS_COMPUTE_64F) == 0 and bytes(seen) == struct.pack("<dd", 1.5, -2)
refused(lambda: grouped([1.5], C.CUBLAS_COMPUTE_32F), RuntimeError, "1 < 2")
""",
    "a descriptor tells": """
seen, size, place = library("libcublasLt.so.13")
def multiply(alpha):
    assert cublaslt.cublasLtMatmul(0, 0, alpha, 0, 0, 0, 0, ctypes.c_float(0), 0, 0, 0, 0, None, 0, 0, 0)[0] == 0
    return bytes(seen)
# The scalar is padded to sixteen bytes, in case the library reads it as a larger type.
assert multiply(ctypes.c_float(1.5)) == struct.pack("<f12x", 1.5)
assert multiply(struct.pack("<dd", 1.5, -2)) == struct.pack("<dd", 1.5, -2)
refused(lambda: multiply(1.5), TypeError, "'alpha'", "type")
refused(lambda: multiply(bytes(3)), RuntimeError, "3 bytes")
refused(lambda: multiply(bytes(32)), RuntimeError, "32 bytes")
size.value = 0
multiply(OnDevice())
assert place.value == 4096
""",
    "on the host": """
seen, size, place = library("libcudnn.so.9")
def add(alpha, beta=ctypes.c_float(0)):
    assert cudnn.cudnnAddTensor(0, alpha, 0, 0, beta, 0, 0)[0] == 0
    return bytes(seen)
assert add(ctypes.c_float(1.5)) == struct.pack("<f12x", 1.5)
assert add(ctypes.c_double(1.5)) == struct.pack("<d8x", 1.5)
for address in (OnDevice(), driver.CUdeviceptr(4096), ctypes.c_void_p(4096), ctypes.cast(4096, ctypes.POINTER(ctypes.c_float))):
    refused(lambda: add(address), TypeError, "'alpha'", "host")
    refused(lambda: add(ctypes.c_float(1), address), TypeError, "'beta'", "host")
for untyped in (1.5, 4096, 1j, None, "1"):
    refused(lambda: add(untyped), TypeError, "'alpha'", "type")
refused(lambda: add((ctypes.c_float * 5)()), RuntimeError, "20 bytes")
# An object that supports a protocol for arrays is passed as the address of its array.
class Elsewhere(ctypes.c_float):
    __cuda_array_interface__ = OnDevice.__cuda_array_interface__
refused(lambda: add(Elsewhere(1)), TypeError, "'alpha'", "host")
import numpy
assert add(numpy.float32(1.5)) == struct.pack("<f12x", 1.5)
assert add(numpy.float64(1.5)) == struct.pack("<d8x", 1.5)
assert add(numpy.complex64(1.5 - 2j)) == struct.pack("<ff8x", 1.5, -2)
""",
    "written": """
def norm(result):
    assert cublas.cublasSnrm2(0, 1, 0, 1, result)[0] == 0
    return result
assert norm(ctypes.c_float()).value == 2.5
refused(lambda: norm(ctypes.c_double()), RuntimeError, "8 bytes", "has 4")
refused(lambda: norm(bytearray(3)), RuntimeError, "3 bytes", "has 4")
def norm_of(result, ty):
    assert cublas.cublasNrm2Ex(0, 1, 0, ty, 1, result, ty, ty)[0] == 0
    return bytes(result)
size.value = 8
assert norm_of(ctypes.c_double(), R.CUDA_R_64F) == b"Z" * 8
refused(lambda: norm_of(ctypes.c_float(), R.CUDA_R_64F), RuntimeError, "4 bytes", "has 8")
refused(lambda: norm_of(ctypes.c_double(), R.CUDA_R_32F), RuntimeError, "8 bytes", "has 4")
# No scalar has this type, so the call must provide space for the largest type.
refused(lambda: norm_of(ctypes.c_double(), R.CUDA_R_8F_E4M3), RuntimeError, "8 bytes", "has 16")
assert norm_of(bytearray(16), R.CUDA_R_8F_E4M3)[:8] == b"Z" * 8
""",
    "inputs on the device": """
seen, size, place = library("libcudnn.so.9")
one = ctypes.c_float(1)
mode = cudnn.cudnnBatchNormMode_t.CUDNN_BATCHNORM_SPATIAL
def normalize(bias):
    assert cudnn.cudnnBatchNormalizationForwardInference(0, mode, one, one, 0, 0, 0, 0, 0, 0, bias, 0, 0, 1e-5)[0] == 0
normalize(OnDevice())
assert place.value == 4096
refused(lambda: normalize((ctypes.c_float * 4)()), TypeError, "'bnBias'", "host")
""",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("scalars")
    done = subprocess.run(["cc", "-shared", "-fPIC", "-o", folder / FILES[0], SOURCE], capture_output=True)
    if done.returncode:
        pytest.skip(f"the library of this test does not compile: {done.stderr.decode()}")
    for name in FILES[1:]:
        shutil.copy(folder / FILES[0], folder / name)
    return folder


@pytest.mark.parametrize("part", PARTS)
def test_numbers_arrive_with_their_type(folder: Path, part: str) -> None:
    run(folder, PROGRAM, PARTS[part], stub=False)
