"""Conversions of values between Python and C: a wrong value is an error, and no value changes. Small libraries imitate
NVIDIA's libraries."""

import copy
import ctypes
import pickle
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest
import small_libraries

import cubind
from cubind.cuda13 import runtime as runtime13

# Records accept more types than their stubs declare, and these tests pass wrong arguments.
driver: Any = cubind.driver
runtime: Any = cubind.runtime
nccl: Any = cubind.nccl
runtime_of_13: Any = runtime13

SOURCES = {
    "libcufile.so.0": r"""
#include <errno.h>
#include <sys/types.h>
typedef void *P;
// The size argument determines the result.
ssize_t cuFileRead(P handle, P memory, size_t size, off_t at, off_t into) { errno = EINVAL; return (ssize_t)size; }
ssize_t cuFileWrite(P handle, const P memory, size_t size, off_t at, off_t from) { errno = 0; return -1; }
long cuFileUseCount(void) { return 3; }
""",
    "libcuda.so.1": r"""
#include <stddef.h>
#include <string.h>
typedef void *P;
int cuMemImportFromShareableHandle(unsigned long long *handle, P given, int type) {
    *handle = type == 8 ? ((unsigned char *)given)[63] : (unsigned long long)given;
    return 0;
}
int cuMemPoolImportFromShareableHandle(P *pool, P given, int type, unsigned long long flags) { *pool = given; return 0; }
// Returns the first bytes as a code.
int cuMemcpyHtoD_v2(unsigned long long to, const P from, size_t size) { int code = 0; memcpy(&code, from, size < 4 ? size : 4); return code; }
static unsigned long long argument;
int cuLaunchKernel(P f, unsigned a, unsigned b, unsigned c, unsigned d, unsigned e, unsigned g, unsigned h, P stream, P *params, P *extra) {
    memcpy(&argument, params[0], 8);
    return 0;
}
// The argument of the kernel.
int cuDriverGetVersion(int *version) { *version = (int)argument; return 0; }
int cuDeviceGetUuid_v2(char *uuid, int device) { memset(uuid, 7 + device, 16); return 0; }
""",
    "libcublas.so.13": r"""
typedef void *P;
int cublasGemmEx(P handle, int ta, int tb, int m, int n, int k, const int *alpha, P a, int at, int lda, P b, int bt, int ldb,
                 const int *beta, P c, int ct, int ldc, int type, int algorithm) { return *alpha * 100 + *beta; }
""",
    "libnvidia-ml.so.1": "int nvmlInit_v2(void) { return 3; }",
}


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_libraries.build(tmp_path_factory.mktemp("border"), SOURCES)


def raised(by: type[Exception], function: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(by) as found:
        function(*arguments, **named)
    return str(found.value)


def test_a_negative_count_is_an_error_code(libraries: Path) -> None:
    told = small_libraries.run(
        libraries,
        """
        import cubind
        from cubind.cuda13 import cufile
        handle = cufile.CUfileHandle_t(1)
        for size in (4096, 0, 2**64 - 5011, 2**64 - 1):
            result, count = cufile.cuFileRead(handle, 4096, size, 0, 0)
            print(type(result).__name__, int(result.err), type(result.err).__name__, int(result.cu_err), count)
        print(int(cufile.cuFileWrite(handle, 4096, 1, 0, 0)[0].err), cufile.cuFileUseCount()[1])
        for function in (lambda: cubind.check(cufile.cuFileRead(handle, 4096, 2**64 - 5011, 0, 0)),
                         lambda: cubind.checked.cuda13.cufile.cuFileRead(handle, 4096, 2**64 - 5011, 0, 0)):
            try:
                function()
            except cubind.CudaError as error:
                print(error.code.name)
        print(cubind.checked.cuda13.cufile.cuFileRead(handle, 4096, 4096, 0, 0))
        """,
        prelude="import cubind.checked.cuda13.cufile\n",
    )
    assert told.splitlines() == [
        "CUfileError_t 0 CUfileOpError 0 4096",
        "CUfileError_t 0 CUfileOpError 0 0",
        "CUfileError_t 5011 CUfileOpError 0 None",
        # The code 22 is EINVAL.
        "CUfileError_t 22 CUfileOpError 0 None",
        # A failed call is reported even if it does not set errno.
        "-1 3",
        "CU_FILE_CUDA_DRIVER_ERROR",
        "CU_FILE_CUDA_DRIVER_ERROR",
        "4096",
    ]


def test_under_compat_a_negative_count_is_an_exception(libraries: Path) -> None:
    """NVIDIA's package returns -5011."""
    told = small_libraries.run(
        libraries,
        """
        import cubind.compat
        cubind.compat.install()
        from cuda.bindings import cufile
        for size in (2**64 - 5011, 2**64 - 1):
            try:
                cufile.read(1, 4096, size, 0, 0)
            except cufile.cuFileError as error:
                print(error.status)
        print(cufile.read(1, 4096, 4096, 0, 0), cufile.use_count())
        # The driver's code applies only if the library returned one particular code.
        print(cufile.cuFileError(5011, 801), cufile.cuFileError(5001, 801), sep="\\n")
        """,
    )
    assert told.splitlines() == [
        "5011",
        "22",
        "4096 3",
        "CUDA_DRIVER_ERROR (5011); CUDA status: CUDA_ERROR_NOT_SUPPORTED (801)",
        "DRIVER_NOT_INITIALIZED (5001)",
    ]


def test_an_exported_handle_is_imported(libraries: Path) -> None:
    told = small_libraries.run(
        libraries,
        """
        import ctypes
        from cubind.cuda13 import driver
        E = driver.CUmemAllocationHandleType
        FABRIC, FD = E.CU_MEM_HANDLE_TYPE_FABRIC, E.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
        fabric = driver.CUmemFabricHandle()
        fabric.data = bytes(range(64))
        for given in (fabric, bytes(fabric), bytearray(fabric), fabric.getPtr()):
            print(int(driver.cuMemImportFromShareableHandle(given, FABRIC)[1]))
        print(int(driver.cuMemImportFromShareableHandle(37, FD)[1]))
        print(int(driver.cuMemPoolImportFromShareableHandle(37, FD, 0)[1]))
        for given, kind in ((b"abc", FABRIC), (b"abc", FD), (fabric, FD), (2**40, FD), (driver.CUuuid(), FABRIC)):
            try:
                driver.cuMemImportFromShareableHandle(given, kind)
            except Exception as error:
                print(type(error).__name__)
        """,
    )
    assert told.split() == ["63"] * 4 + ["37", "37"] + ["RuntimeError", "TypeError", "TypeError", "OverflowError", "TypeError"]


def test_an_identifier_must_have_its_length() -> None:
    one, uuid, memory = nccl.ncclUniqueId(), driver.CUuuid(), driver.CUmemFabricHandle()
    assert raised(ValueError, setattr, memory, "data", b"abc") == "data length must be 64, is 3"
    assert raised(ValueError, setattr, one, "internal", b"x" * 129) == "internal length must be 128, is 129"
    for wrong in (b"", "abc", bytes(15), bytearray(17), [1, 2]):
        raised(ValueError, setattr, uuid, "bytes", wrong)
    uuid.bytes = bytes(range(16))
    assert uuid.bytes == bytes(range(16))
    # A string may be shorter than its array.
    properties = runtime.cudaDeviceProp()
    properties.name = b"a name"
    assert properties.name == b"a name"


def test_an_integer_scalar_rejects_a_fraction(libraries: Path) -> None:
    told = small_libraries.run(
        libraries,
        """
        from cubind.cuda13 import cublas
        I8, I32 = cublas.cudaDataType.CUDA_R_8I, cublas.cudaDataType.CUDA_R_32I
        def gemm(alpha, beta):
            try:
                return int(cublas.cublasGemmEx(1, 0, 0, 4, 4, 4, alpha, 0, I8, 4, 0, I8, 4, beta, 0, I32, 4,
                                               cublas.cublasComputeType_t.CUBLAS_COMPUTE_32I, 0)[0])
            except Exception as error:
                return type(error).__name__ + (" 2.7" if "2.7" in str(error) else "")
        print(gemm(2, 5), gemm(2.0, 5.0), gemm(2.7, 0), gemm(1, 0.5), gemm(float("nan"), 0), gemm(1e10, 0), sep=",")
        """,
    )
    assert told.strip() == "205,205,ValueError 2.7,ValueError,ValueError,OverflowError"


def test_arguments_of_a_record_are_its_fields() -> None:
    dim3 = runtime.dim3(16, y=2)
    assert (dim3.x, dim3.y, dim3.z) == (16, 2, 1)
    assert driver.CUDA_MEMCPY2D(Height=2).Height == 2
    assert "at most 3" in raised(TypeError, runtime.dim3, 1, 2, 3, 4)
    assert "multiple values" in raised(TypeError, runtime.dim3, 1, x=2)
    raised(TypeError, runtime.dim3, 1.5j)
    same = runtime.dim3(_ptr=dim3.getPtr())
    same.z = 9
    assert dim3.z == 9


@pytest.mark.parametrize("cls", [runtime.dim3, driver.CUstream])
def test_an_address_must_be_a_plausible_integer(cls: Any) -> None:
    for wrong in (True, 1.5, driver.CUstream(1 << 20), driver.CUresult.CUDA_SUCCESS, "x", b"12345678"):
        raised(TypeError, cls, _ptr=wrong)
    raised(ValueError, cls, _ptr=16)


def test_under_compat_records_behave_like_nvidias(libraries: Path) -> None:
    told = small_libraries.run(
        libraries,
        """
        import ctypes
        import cubind.compat
        cubind.compat.install()
        from cuda.bindings import driver, runtime
        one, other = driver.CUuuid(), driver.CUuuid()
        print(one == one, one == other, {one: 1}[one])
        memory = (ctypes.c_uint * 3)(4, 5, 6)
        print(runtime.dim3(ctypes.addressof(memory)).y)
        for given in (16, True):
            try:
                print(runtime.dim3(given))
            except Exception as error:
                print(type(error).__name__)
        print(type(driver.CUDA_ARRAY3D_DESCRIPTOR_v2), type(driver.CUtensorMap().opaque))
        """,
    )
    lines = told.splitlines()
    assert lines[:4] == ["True False 1", "5", "ValueError", "TypeError"]
    assert lines[4].endswith("<class 'list'>")


def test_a_pointer_for_a_kernel_is_the_value_of_a_handle(libraries: Path) -> None:
    told = small_libraries.run(
        libraries,
        """
        import ctypes
        from cubind.cuda13 import driver
        def launched(value):
            driver.cuLaunchKernel(driver.CUfunction(1), 1, 1, 1, 1, 1, 1, 0, 0, ((value,), (ctypes.c_void_p,)), 0)
            return driver.cuDriverGetVersion()[1]
        node = driver.CUgraphNodeParams()
        node.kernel.func = driver.CUfunction(77)
        print(launched(driver.CUdeviceptr(1234)), launched(driver.CUstream(1235)), launched(node.kernel.func))
        there = ctypes.c_uint64(5)
        # NVIDIA's tests pass an object of this form: the address of the program's own variable.
        at = driver.CUdeviceptr(_ptr=ctypes.addressof(there))
        print(launched(at) == ctypes.c_int(ctypes.addressof(there)).value)
        """,
    )
    assert told.split() == ["1234", "1235", "77", "True"]


def test_a_numpy_scalar_is_memory_and_a_float_is_not_an_address(libraries: Path) -> None:
    pytest.importorskip("numpy")
    told = small_libraries.run(
        libraries,
        """
        import numpy
        from cubind.cuda13 import driver
        def copied(given, size):
            try:
                return int(driver.cuMemcpyHtoD(4096, given, size)[0])
            except Exception as error:
                return type(error).__name__
        bits = int(numpy.float32(2.5).view("i4"))
        print(copied(numpy.float32(2.5), 4) == bits, copied(numpy.int32(7), 4), copied(numpy.uint8(9), 1), copied(numpy.array(8), 4))
        print(copied(numpy.float32(2.5), 8), copied(2.5, 4), copied(numpy.int64(7), 8))
        # The scalar of this type is an element of an array of addresses.
        memory = numpy.arange(5, 9, dtype="i4")
        print(copied(numpy.uint64(memory.ctypes.data), 16))
        """,
    )
    assert told.split() == ["True", "7", "9", "8", "RuntimeError", "TypeError", "TypeError", "5"]


def test_an_item_of_an_array_is_set_in_the_record() -> None:
    surface = runtime.cudaDeviceProp()
    surface.maxGridSize[2] = 7
    assert surface.maxGridSize[2] == 7 and surface.maxGridSize == [0, 0, 7] and isinstance(surface.maxGridSize, list)
    surface.maxGridSize[-1] = 9
    surface.maxGridSize[:2] = [1, 2]
    assert surface.maxGridSize == [1, 2, 9]
    array = surface.maxGridSize
    # The elements of the array are scalars with a class.
    tensor_map = driver.CUtensorMap()
    tensor_map.opaque[3] = 7
    assert [int(one) for one in tensor_map.opaque] == [0, 0, 0, 7] + [0] * 12
    for wrong in (lambda: array.append(1), lambda: array.pop(), lambda: array.sort(), lambda: array.__delitem__(0)):
        raised(TypeError, wrong)
    raised(ValueError, array.__setitem__, slice(0, 2), [1])
    raised(IndexError, array.__setitem__, 3, 1)
    raised(TypeError, array.__setitem__, 0, "x")
    assert type(pickle.loads(pickle.dumps(array))) is list and type(copy.copy(array)) is list
    copied = copy.deepcopy(array)
    copied[0] = 5
    assert surface.maxGridSize[0] == 1


def test_a_record_in_an_array_is_part_of_the_record() -> None:
    frame = runtime.cudaEglFrame_st()
    frame.planeDesc[1].width = 5
    assert frame.planeDesc[1].width == 5 and frame.planeDesc[0].width == 0
    plane = runtime.cudaEglPlaneDesc(7)
    frame.planeDesc[0] = plane
    plane.width = 8
    assert frame.planeDesc[0].width == 7
    frame.planeDesc[:2] = reversed(frame.planeDesc[:2])
    assert [one.width for one in frame.planeDesc] == [5, 7, 0]
    kept = frame.planeDesc[1]
    del frame
    assert kept.width == 7


def test_an_item_of_a_list_that_a_pointer_refers_to_is_set_in_the_record() -> None:
    config = driver.CUlaunchConfig()
    config.attrs = [driver.CUlaunchAttribute(), driver.CUlaunchAttribute()]
    config.attrs[1].value.cooperative = 1
    assert config.attrs[1].value.cooperative == 1 and config.attrs[0].value.cooperative == 0
    other = driver.CUlaunchAttribute()
    other.value.priority = 5
    config.attrs[0] = other
    assert config.attrs[0].value.priority == 5 and len(config.attrs) == 2
    config.attrs += [other]
    assert len(config.attrs) == 3 and config.attrs[2].value.priority == 5
    # The copied record has its own list.
    copied = copy.deepcopy(config)
    copied.attrs[0].value.priority = 6
    assert config.attrs[0].value.priority == 5


def test_records_compare_by_their_fields(libraries: Path) -> None:
    one, other = driver.CUuuid(bytes(range(16))), driver.CUuuid(bytes(range(16)))
    assert one == other and not one != other and one is not other
    other.bytes = bytes(16)
    assert one != other and one != bytes(one) and one != None  # noqa: E711
    # Records are mutable, so they cannot be keys.
    assert not isinstance(one, Hashable)
    raised(TypeError, hash, one)
    assert {bytes(one): 1}[bytes(driver.CUuuid(one.bytes))] == 1
    # Records of different types are never equal. Records of aliases of one type can be equal.
    assert driver.CUuuid() != driver.CUlaunchMemSyncDomainMap()
    # Padding is not compared.
    for kind in (driver.CUlaunchAttribute, driver.CUgraphNodeParams, runtime.cudaDeviceProp):
        assert kind() == kind()
    padded, same = driver.CUDA_MEMCPY3D(), driver.CUDA_MEMCPY3D()
    ctypes.memset(padded.getPtr() + 36, 1, 4)
    assert bytes(padded) != bytes(same) and padded == same
    assert pickle.loads(pickle.dumps(one)) == one == copy.copy(one) == copy.deepcopy(one)
    stream = driver.CUstream(5)
    assert pickle.loads(pickle.dumps(stream)) == stream == copy.copy(stream) and hash(stream) == hash(driver.CUstream(5))
    told = small_libraries.run(
        libraries,
        "from cubind.cuda13 import driver\n"
        "print(driver.cuDeviceGetUuid(0) == driver.cuDeviceGetUuid(0), driver.cuDeviceGetUuid(0) == driver.cuDeviceGetUuid(1))",
    )
    assert told.split() == ["True", "False"]


def test_an_unnamed_value_is_an_instance_of_its_enum() -> None:
    properties = driver.CUmemAllocationProp()
    properties.requestedHandleTypes = 9
    found = properties.requestedHandleTypes
    assert driver.CUmemAllocationHandleType(found) is found
    raised(ValueError, driver.CUmemAllocationHandleType, 9)


def test_an_error_of_a_library_without_descriptions_names_its_code(libraries: Path) -> None:
    told = small_libraries.run(
        libraries,
        """
        import cubind
        from cubind.cuda13 import nvml
        try:
            cubind.check(nvml.nvmlInit())
        except cubind.CudaError as error:
            print(int(error.code))
        """,
    )
    assert told.strip() == "3"
