"""cuSOLVER's sparse systems, on the device and on the host, and refactorization against NumPy; cuSOLVERMg."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest
from cubind import cublas, cusolver, cusolvermg, cusparse
from gpu.device_arrays import Device
from gpu.matrices import DATA, TYPES, Host, N, close, hermitian, matrix
from gpu.support import ok, or_skip

LOWER = cublas.cublasFillMode_t.CUBLAS_FILL_MODE_LOWER

every_type = pytest.mark.parametrize("letter", TYPES)


@pytest.fixture
def device(context: Any) -> Iterator[Device]:
    with ExitStack() as stack:
        yield Device(stack, "F")


class Csr:
    """A symmetric, positive definite, tridiagonal matrix in compressed rows, on the host."""

    def __init__(self, dtype: Any, size: int = 40) -> None:
        beside = np.full(size - 1, -1, dtype) * (1j if np.dtype(dtype).kind == "c" else 1)
        self.full: Host = np.diag(np.full(size, 4, dtype)) + np.diag(beside, 1) + np.diag(beside.conj(), -1)
        rows, columns = np.nonzero(self.full)
        self.values = self.full[rows, columns]
        self.columns = columns.astype(np.int32)
        self.rows = np.concatenate([[0], np.cumsum(np.bincount(rows))]).astype(np.int32)
        self.size, self.count = size, len(rows)

    def arrays(self) -> tuple[Host, Host, Host]:
        return self.values, self.rows, self.columns


@pytest.fixture
def sparse(context: Any) -> Iterator[Any]:
    handle = ok(or_skip(cusolver.cusolverSpCreate))
    yield handle
    ok(cusolver.cusolverSpDestroy(handle))


@pytest.fixture
def description(sparse: Any) -> Iterator[Any]:
    """cuSPARSE's description of a matrix: general, with zero-based indices."""
    description = ok(or_skip(cusparse.cusparseCreateMatDescr))
    yield description
    ok(cusparse.cusparseDestroyMatDescr(description))


@every_type
@pytest.mark.parametrize("method", ["qr", "chol"])
@pytest.mark.parametrize("where", ["device", "host"])
def test_sparse_systems(sparse: Any, description: Any, device: Device, letter: str, method: str, where: str) -> None:
    """Both calls report a singular matrix on the host."""
    dtype = TYPES[letter][0]
    a, b = Csr(dtype), matrix(40, 1, dtype)[:, 0]
    described = (sparse, a.size, a.count, description)
    if where == "host":
        x = np.zeros(a.size, dtype)
        call = getattr(cusolver, f"cusolverSp{letter}csrlsv{method}Host")
        assert ok(call(*described, *a.arrays(), b, 1e-9, 0, x)) == -1
    else:
        on_device = device.empty(a.size, dtype)
        call = getattr(cusolver, f"cusolverSp{letter}csrlsv{method}")
        arrays = [device.put(array) for array in a.arrays()]
        assert ok(call(*described, *arrays, device.put(b), 1e-9, 0, on_device)) == -1
        x = on_device.get()
    close(x, np.linalg.solve(a.full, b))


def test_least_squares_and_an_order_on_the_host(sparse: Any, description: Any) -> None:
    a, b = Csr(np.float64), matrix(40, 1, np.float64)[:, 0]
    x, permutation = np.zeros(a.size), np.zeros(a.size, np.int32)
    described = (sparse, a.size, a.size, a.count, description)
    rank, norm = ok(cusolver.cusolverSpDcsrlsqvqrHost(*described, *a.arrays(), b, 1e-12, x, permutation))
    assert rank == a.size and norm < 1e-10 and sorted(permutation) == list(range(a.size))
    close(x, np.linalg.solve(a.full, b))
    order = np.full(a.size, -1, np.int32)
    ok(cusolver.cusolverSpXcsrsymrcmHost(sparse, a.size, a.count, description, a.rows, a.columns, order))
    assert sorted(order) == list(range(a.size))


def test_an_eigenvalue_by_shift_and_inverse(sparse: Any, description: Any) -> None:
    """The host function writes its result on the host."""
    a = Csr(np.float64)
    x = np.zeros(a.size)
    call = (sparse, a.size, a.count, description, *a.arrays(), 1.9, np.ones(a.size), 200, 1e-10, x)
    found = ok(cusolver.cusolverSpDcsreigvsiHost(*call))
    values = np.linalg.eigvalsh(a.full)
    assert found == pytest.approx(values[np.abs(values - 1.9).argmin()], rel=1e-4)


def test_refactorization(context: Any, device: Device) -> None:
    """L and U of a tridiagonal matrix are known. The refactorization uses other values in the same positions."""
    handle = ok(or_skip(cusolver.cusolverRfCreate))
    a = Csr(np.float64, 12)
    n, order = a.size, np.arange(a.size, dtype=np.int32)
    # Without pivoting, L has ones on its diagonal, which are not stored.
    upper, lower = a.full.copy(), np.eye(n)
    for row in range(1, n):
        lower[row, row - 1] = upper[row, row - 1] / upper[row - 1, row - 1]
        upper[row] -= lower[row, row - 1] * upper[row - 1]
    formats, diagonals = cusolver.cusolverRfMatrixFormat_t, cusolver.cusolverRfUnitDiagonal_t
    stored = formats.CUSOLVERRF_MATRIX_FORMAT_CSR, diagonals.CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L
    ok(cusolver.cusolverRfSetMatrixFormat(handle, *stored))
    assert tuple(ok(cusolver.cusolverRfGetMatrixFormat(handle))) == stored
    below, above = compressed(lower - np.eye(n)), compressed(np.triu(upper))
    ok(cusolver.cusolverRfSetupHost(n, a.count, a.rows, a.columns, a.values, *below, *above, order, order, handle))
    assert len(ok(cusolver.cusolverRfGetAlgs(handle))) == 2
    ok(cusolver.cusolverRfAnalyze(handle))
    permutation, temporary = device.put(order), device.empty(n, np.float64)
    rows, columns = device.put(a.rows), device.put(a.columns)
    for factor in (1.0, 2.5):
        values = device.put(factor * a.values)
        ok(cusolver.cusolverRfResetValues(n, a.count, rows, columns, values, permutation, permutation, handle))
        ok(cusolver.cusolverRfRefactor(handle))
        b = matrix(n, 1, np.float64)
        x = device.put(b)
        ok(cusolver.cusolverRfSolve(handle, permutation, permutation, 1, temporary, n, x, n))
        close(x.get(), np.linalg.solve(factor * a.full, b))
    count, *factors = ok(cusolver.cusolverRfAccessBundledFactorsDevice(handle))
    assert count == a.count and all(int(address) for address in factors)
    ok(cusolver.cusolverRfDestroy(handle))


def compressed(full: Host) -> tuple[int, Host, Host, Host]:
    """Returns a matrix as the number of its elements, its row offsets, columns and values."""
    rows, columns = np.nonzero(full)
    starts = np.concatenate([[0], np.cumsum(np.bincount(rows, minlength=len(full)))]).astype(np.int32)
    return len(rows), starts, columns.astype(np.int32), full[rows, columns]


def test_cholesky_of_a_matrix_on_a_grid_of_devices(context: Any, device: Device, gpu: int) -> None:
    """A grid of one device: the matrix is one block."""
    handle = ok(or_skip(cusolvermg.cusolverMgCreate))
    ok(cusolvermg.cusolverMgDeviceSelect(handle, 1, [gpu]))
    mapping = cusolvermg.cusolverMgGridMapping_t.CUDALIBMG_GRID_MAPPING_COL_MAJOR
    grid = ok(cusolvermg.cusolverMgCreateDeviceGrid(1, 1, [gpu], mapping))
    double = DATA.CUDA_R_64F
    description = ok(cusolvermg.cusolverMgCreateMatrixDesc(N, N, N, N, double, grid))
    a = hermitian(np.float64, positive=True)
    on_device = device.put(a)
    addresses = [int(on_device.pointer)]
    described = (handle, LOWER, N, addresses, 1, 1, description, double)
    size = ok(cusolvermg.cusolverMgPotrf_bufferSize(*described))
    space = device.empty(size, np.float64)
    assert ok(cusolvermg.cusolverMgPotrf(*described, [int(space.pointer)], size)) == 0
    close(np.tril(on_device.get()), np.linalg.cholesky(a))
    ok(cusolvermg.cusolverMgDestroyMatrixDesc(description))
    ok(cusolvermg.cusolverMgDestroyGrid(grid))
    ok(cusolvermg.cusolverMgDestroy(handle))
