"""cuSOLVER's dense factorizations of every type compared with NumPy, with typed functions and with 64-bit functions."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest
from cubind import cublas, cusolver, runtime
from gpu.device_arrays import Array, Device
from gpu.matrices import TYPES, N, close, hermitian, matrix
from gpu.support import ok, or_skip

NONE, LOWER = cublas.cublasOperation_t.CUBLAS_OP_N, cublas.cublasFillMode_t.CUBLAS_FILL_MODE_LOWER
VECTORS = cusolver.cusolverEigMode_t.CUSOLVER_EIG_MODE_VECTOR

every_type = pytest.mark.parametrize("letter", TYPES)


@pytest.fixture
def device(context: Any) -> Iterator[Device]:
    with ExitStack() as stack:
        yield Device(stack, "F")


@pytest.fixture
def dense(context: Any) -> Iterator[Any]:
    handle = ok(or_skip(cusolver.cusolverDnCreate))
    yield handle
    ok(cusolver.cusolverDnDestroy(handle))


@pytest.fixture
def parameters(dense: Any) -> Iterator[Any]:
    parameters = ok(cusolver.cusolverDnCreateParams())
    yield parameters
    ok(cusolver.cusolverDnDestroyParams(parameters))


def named(letter: str, name: str, complex_name: str = "") -> Any:
    """Returns a function for a type, such as `getrf`. Some names differ for complex types: `heevd` for `syevd`."""
    return getattr(cusolver, f"cusolverDn{letter}{complex_name if complex_name and letter in 'CZ' else name}")


def work(device: Device, sizes: Any) -> tuple[Array, int, bytearray | None, int]:
    """Returns both workspaces of a function without a letter, with their sizes. They are freed with `device`."""
    on_device, on_host = sizes
    host = bytearray(on_host)
    device.stack.callback(host.clear)
    return device.empty(on_device, np.uint8), on_device, host or None, on_host


@every_type
def test_lu(dense: Any, device: Device, letter: str) -> None:
    dtype = TYPES[letter][0]
    a, b = matrix(N, N, dtype), matrix(N, 3, dtype)
    da, db, pivots, info = device.put(a), device.put(b), device.empty(N, np.int32), device.empty(1, np.int32)
    size = ok(named(letter, "getrf_bufferSize")(dense, N, N, da, N))
    ok(named(letter, "getrf")(dense, N, N, da, N, device.empty(size, dtype), pivots, info))
    assert info.get()[0] == 0
    ok(named(letter, "getrs")(dense, NONE, N, 3, da, N, pivots, db, N, info))
    assert info.get()[0] == 0
    close(db.get(), np.linalg.solve(a, b))


@every_type
def test_lu_of_64_bit_sizes(dense: Any, parameters: Any, device: Device, letter: str) -> None:
    dtype, _, data, _ = TYPES[letter]
    a, b = matrix(N, N, dtype), matrix(N, 3, dtype)
    da, db, pivots, info = device.put(a), device.put(b), device.empty(N, np.int64), device.empty(1, np.int32)
    sizes = ok(cusolver.cusolverDnXgetrf_bufferSize(dense, parameters, N, N, data, da, N, data))
    ok(cusolver.cusolverDnXgetrf(dense, parameters, N, N, data, da, N, pivots, data, *work(device, sizes), info))
    ok(cusolver.cusolverDnXgetrs(dense, parameters, NONE, N, 3, data, da, N, pivots, data, db, N, info))
    assert info.get()[0] == 0
    close(db.get(), np.linalg.solve(a, b))


@every_type
def test_cholesky(dense: Any, device: Device, letter: str) -> None:
    dtype = TYPES[letter][0]
    a, b = hermitian(dtype, positive=True), matrix(N, 2, dtype)
    da, db, info = device.put(a), device.put(b), device.empty(1, np.int32)
    size = ok(named(letter, "potrf_bufferSize")(dense, LOWER, N, da, N))
    ok(named(letter, "potrf")(dense, LOWER, N, da, N, device.empty(size, dtype), size, info))
    assert info.get()[0] == 0
    close(np.tril(da.get()), np.linalg.cholesky(a))
    ok(named(letter, "potrs")(dense, LOWER, N, 2, da, N, db, N, info))
    close(db.get(), np.linalg.solve(a, b))


@every_type
def test_cholesky_of_64_bit_sizes(dense: Any, parameters: Any, device: Device, letter: str) -> None:
    dtype, _, data, _ = TYPES[letter]
    a, b = hermitian(dtype, positive=True), matrix(N, 2, dtype)
    da, db, info = device.put(a), device.put(b), device.empty(1, np.int32)
    described = (dense, parameters, LOWER, N, data, da, N, data)
    ok(cusolver.cusolverDnXpotrf(*described, *work(device, ok(cusolver.cusolverDnXpotrf_bufferSize(*described))), info))
    ok(cusolver.cusolverDnXpotrs(dense, parameters, LOWER, N, 2, data, da, N, data, db, N, info))
    assert info.get()[0] == 0
    close(db.get(), np.linalg.solve(a, b))


def test_the_device_reports_a_matrix_that_is_not_positive_definite(dense: Any, device: Device) -> None:
    a = np.diag([1.0, 1.0, -1.0, 1.0])
    da, info = device.put(a), device.empty(1, np.int32)
    size = ok(cusolver.cusolverDnDpotrf_bufferSize(dense, LOWER, 4, da, 4))
    ok(cusolver.cusolverDnDpotrf(dense, LOWER, 4, da, 4, device.empty(size, np.float64), size, info))
    assert info.get()[0] == 3


@every_type
def test_eigenvalues(dense: Any, device: Device, letter: str) -> None:
    dtype, real, _, _ = TYPES[letter]
    a = hermitian(dtype)
    da, values, info = device.put(a), device.empty(N, real), device.empty(1, np.int32)
    described = (dense, VECTORS, LOWER, N, da, N, values)
    size = ok(named(letter, "syevd_bufferSize", "heevd_bufferSize")(*described))
    ok(named(letter, "syevd", "heevd")(*described, device.empty(size, dtype), size, info))
    assert info.get()[0] == 0
    close(values.get(), np.linalg.eigvalsh(a))
    vectors = da.get()
    close(vectors @ np.diag(values.get()) @ vectors.conj().T, a)


@every_type
def test_eigenvalues_of_64_bit_sizes(dense: Any, parameters: Any, device: Device, letter: str) -> None:
    dtype, real, data, real_data = TYPES[letter]
    a = hermitian(dtype)
    da, values, info = device.put(a), device.empty(N, real), device.empty(1, np.int32)
    described = (dense, parameters, VECTORS, LOWER, N, data, da, N, real_data, values, data)
    ok(cusolver.cusolverDnXsyevd(*described, *work(device, ok(cusolver.cusolverDnXsyevd_bufferSize(*described))), info))
    assert info.get()[0] == 0
    close(values.get(), np.linalg.eigvalsh(a))


@every_type
@pytest.mark.parametrize("asked", ["between numbers", "by index"])
def test_some_eigenvalues(dense: Any, parameters: Any, device: Device, letter: str, asked: str) -> None:
    """The call reads the bounds from the host, and writes the count to the host."""
    dtype, real, data, real_data = TYPES[letter]
    a = hermitian(dtype)
    expected = np.linalg.eigvalsh(a)
    da, values, info = device.put(a), device.empty(N, real), device.empty(1, np.int32)
    interval: tuple[float | None, float | None, int, int] = (None, None, 3, 7)
    how, wanted = cusolver.cusolverEigRange_t.CUSOLVER_EIG_RANGE_I, expected[2:7]
    if asked == "between numbers":
        how, wanted = cusolver.cusolverEigRange_t.CUSOLVER_EIG_RANGE_V, expected[2:7]
        interval = (float(expected[1:3].mean()), float(expected[6:8].mean()), 0, 0)
    described = (dense, parameters, VECTORS, how, LOWER, N, data, da, N, *interval)
    _, *sizes = ok(cusolver.cusolverDnXsyevdx_bufferSize(*described, real_data, values, data))
    count = ok(cusolver.cusolverDnXsyevdx(*described, real_data, values, data, *work(device, sizes), info))
    assert (count, info.get()[0]) == (5, 0)
    close(values.get()[:5], wanted)


@every_type
def test_singular_values(dense: Any, device: Device, letter: str) -> None:
    dtype, real, _, _ = TYPES[letter]
    rows, all_ = N + 6, ord("A")
    a = matrix(rows, N, dtype)
    da, s, info = device.put(a), device.empty(N, real), device.empty(1, np.int32)
    u, vt = device.empty((rows, rows), dtype), device.empty((N, N), dtype)
    size = ok(named(letter, "gesvd_bufferSize")(dense, rows, N))
    call = (dense, all_, all_, rows, N, da, rows, s, u, rows, vt, N, device.empty(size, dtype), size)
    ok(named(letter, "gesvd")(*call, device.empty(N, real), info))
    assert info.get()[0] == 0
    close(s.get(), np.linalg.svd(a, compute_uv=False))
    close(u.get()[:, :N] @ np.diag(s.get()) @ vt.get(), a)


@every_type
def test_singular_values_of_64_bit_sizes(dense: Any, parameters: Any, device: Device, letter: str) -> None:
    dtype, real, data, real_data = TYPES[letter]
    rows, some = N + 6, ord("S")
    a = matrix(rows, N, dtype)
    da, s, info = device.put(a), device.empty(N, real), device.empty(1, np.int32)
    u, vt = device.empty((rows, N), dtype), device.empty((N, N), dtype)
    sides = (data, da, rows, real_data, s, data, u, rows, data, vt, N, data)
    described = (dense, parameters, some, some, rows, N, *sides)
    ok(cusolver.cusolverDnXgesvd(*described, *work(device, ok(cusolver.cusolverDnXgesvd_bufferSize(*described))), info))
    assert info.get()[0] == 0
    close(s.get(), np.linalg.svd(a, compute_uv=False))
    close(u.get() @ np.diag(s.get()) @ vt.get(), a)


def test_iterative_refinement_returns_its_iterations(dense: Any, device: Device) -> None:
    """Factorizes in single precision, and refines the solution to double precision."""
    a, b = matrix(N, N, np.float64) + N * np.eye(N), matrix(N, 1, np.float64)
    da, db, dx = device.put(a), device.put(b), device.empty((N, 1), np.float64)
    pivots, info = device.empty(N, np.int32), device.empty(1, np.int32)
    described = (dense, N, 1, da, N, pivots, db, N, dx, N)
    size = ok(cusolver.cusolverDnDSgesv_bufferSize(*described, None))
    iterations = ok(cusolver.cusolverDnDSgesv(*described, device.empty(size, np.uint8), size, info))
    assert info.get()[0] == 0 and iterations < 50
    close(dx.get(), np.linalg.solve(a, b))


def test_versions_and_errors(dense: Any) -> None:
    version = ok(cusolver.cusolverGetVersion())
    major = ok(cusolver.cusolverGetProperty(runtime.libraryPropertyType.MAJOR_VERSION))
    assert version // 1000 == major
    (err, *_) = cusolver.cusolverDnSgetrf_bufferSize(None, 4, 4, None, 4)
    assert err == cusolver.cusolverStatus_t.CUSOLVER_STATUS_NOT_INITIALIZED
