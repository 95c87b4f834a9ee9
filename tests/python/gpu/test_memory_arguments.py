"""Arrays of CuPy, PyTorch, JAX and Numba as arguments, for every kind of parameter that accepts them.

`test_memory_arguments.py` in the parent folder has the complete table, without a GPU and with its own arrays.
Packages that are not installed are skipped.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from cubind import cublas, curand, driver, runtime
from gpu.support import ok, or_skip

Host = np.ndarray[Any, Any]
COUNT = 256


def _cupy(host: Host) -> Any:
    return pytest.importorskip("cupy").asarray(host)


def _torch(host: Host) -> Any:
    return pytest.importorskip("torch").from_numpy(host).cuda()


def _jax(host: Host) -> Any:
    jax = pytest.importorskip("jax")
    array = jax.numpy.asarray(host).block_until_ready()
    if not any(device.platform in ("gpu", "cuda") for device in array.devices()):
        pytest.skip("this JAX has no GPU")
    return array


def _numba(host: Host) -> Any:
    return pytest.importorskip("numba.cuda").to_device(host)


class Interface:
    """An array with only `__cuda_array_interface__`, so that some tests run without these packages."""

    def __init__(self, host: Host) -> None:
        self.memory = ok(driver.cuMemAlloc(host.nbytes))
        ok(driver.cuMemcpyHtoD(self.memory, host, host.nbytes))
        self.__cuda_array_interface__ = {
            "shape": host.shape, "typestr": host.dtype.str, "data": (int(self.memory), False), "version": 3, "strides": None
        }


PACKAGES: dict[str, Callable[[Host], Any]] = {
    "cupy": _cupy, "torch": _torch, "jax": _jax, "numba": _numba, "interface": Interface
}


@pytest.fixture(params=PACKAGES)
def package(request: pytest.FixtureRequest, context: Any) -> Callable[[Host], Any]:
    return PACKAGES[request.param]


@pytest.fixture
def handle(context: Any) -> Iterator[Any]:
    handle = ok(or_skip(cublas.cublasCreate))
    yield handle
    ok(cublas.cublasDestroy(handle))


def back(array: Any, dtype: Any = np.float32, count: int = COUNT) -> Host:
    """Returns the contents of an array on the device, which is passed to `cuMemcpyDtoH`."""
    ok(driver.cuCtxSynchronize())
    host = np.zeros(count, dtype)
    ok(driver.cuMemcpyDtoH(host, array, host.nbytes))
    return host


def test_an_address_of_either_kind(package: Callable[[Host], Any]) -> None:
    array = package(np.zeros(COUNT, np.float32))
    generator = ok(or_skip(lambda: curand.curandCreateGenerator(curand.curandRngType.CURAND_RNG_PSEUDO_DEFAULT)))
    with pytest.raises(TypeError, match="float64, not of float32"):
        curand.curandGenerateUniformDouble(generator, array, COUNT)
    if package is _jax:
        # JAX's arrays are immutable, and their interface marks them as read-only.
        with pytest.raises(BufferError, match="is read-only memory"):
            curand.curandGenerateUniform(generator, array, COUNT)
        return
    ok(curand.curandGenerateUniform(generator, array, COUNT))
    numbers = back(array)
    assert 0 < numbers.min() and numbers.max() <= 1 and len(np.unique(numbers)) > COUNT // 2
    with pytest.raises(RuntimeError, match="too small"):
        curand.curandGenerateUniform(generator, array, COUNT + 2)
    ok(curand.curandDestroyGenerator(generator))


def test_device_pointers_and_scalars(package: Callable[[Host], Any], handle: Any) -> None:
    x = np.arange(COUNT, dtype=np.float32)
    given, y, alpha = package(x), package(np.ones(COUNT, np.float32)), package(np.full(1, 3, np.float32))
    ok(cublas.cublasSaxpy(handle, COUNT, 2.0, given, 1, y, 1))
    assert (back(y) == 1 + 2 * x).all()
    ok(cublas.cublasSetPointerMode(handle, cublas.cublasPointerMode_t.CUBLAS_POINTER_MODE_DEVICE))
    ok(cublas.cublasSaxpy(handle, COUNT, alpha, given, 1, y, 1))
    assert (back(y) == 1 + 5 * x).all()
    result = package(np.zeros(1, np.float32))
    ok(cublas.cublasSasum(handle, COUNT, given, 1, result))
    assert back(result, count=1)[0] == x.sum()
    with pytest.raises(TypeError, match="float32, not of float64"):
        cublas.cublasSaxpy(handle, COUNT, 2.0, Interface(np.ones(COUNT)), 1, y, 1)


def test_copies_between_host_and_device(package: Callable[[Host], Any], context: Any) -> None:
    x = np.arange(COUNT, dtype=np.float32)
    given, host = package(x), np.zeros(COUNT, np.float32)
    or_skip(lambda: cublas.cublasGetProperty(runtime.libraryPropertyType.MAJOR_VERSION))
    ok(cublas.cublasGetVector(COUNT, 4, given, 1, host, 1))
    assert (host == x).all()
    if package is _jax:
        with pytest.raises(BufferError, match="is read-only memory"):
            runtime.cudaMemcpy(given, host, host.nbytes, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
        return
    ok(cublas.cublasSetVector(COUNT // 2, 4, host[::-1].copy(), 2, given, 2))
    assert (back(given)[::2] == x[::-1][::2]).all()
    ok(runtime.cudaMemcpy(given, host, host.nbytes, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice))
    copy = np.zeros(COUNT, np.float32)
    ok(runtime.cudaMemcpy(copy, given, copy.nbytes, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost))
    assert (copy == x).all()


def test_addresses_and_arguments_of_kernels(package: Callable[[Host], Any], kernel: Any, stream: Any) -> None:
    x, y = package(np.arange(COUNT, dtype=np.float32)), package(np.ones(COUNT, np.float32))
    ok(driver.cuLaunchKernel(kernel(b"axpy"), 2, 1, 1, 128, 1, 1, 0, stream, (y, x, np.float32(2), np.int32(COUNT)), 0))
    ok(driver.cuStreamSynchronize(stream))
    assert (back(y) == 1 + 2 * np.arange(COUNT)).all()
    ok(driver.cuMemsetD32(y, 0, COUNT))
    assert not back(y).any()
