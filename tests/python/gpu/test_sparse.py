"""cuSPARSE against NumPy: products and solutions of sparse matrices; a product with cuSPARSELt's 2:4 sparsity."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest
from cubind import cusparse, cusparselt, driver, runtime
from gpu.device_arrays import Array, Device
from gpu.support import ok, or_skip

Host = np.ndarray[Any, Any]
Operation, Mode = cusparse.cusparseOperation_t, cusparse.cusparsePointerMode_t
N, T = Operation.CUSPARSE_OPERATION_NON_TRANSPOSE, Operation.CUSPARSE_OPERATION_TRANSPOSE
ZERO, I32 = cusparse.cusparseIndexBase_t.CUSPARSE_INDEX_BASE_ZERO, cusparse.cusparseIndexType_t.CUSPARSE_INDEX_32I
ROWS = cusparse.cusparseOrder_t.CUSPARSE_ORDER_ROW
HOST, DEVICE = Mode.CUSPARSE_POINTER_MODE_HOST, Mode.CUSPARSE_POINTER_MODE_DEVICE
DATA = {
    np.float32: runtime.cudaDataType.CUDA_R_32F,
    np.float64: runtime.cudaDataType.CUDA_R_64F,
    np.complex64: runtime.cudaDataType.CUDA_C_32F,
    np.complex128: runtime.cudaDataType.CUDA_C_64F,
}
TYPES = list(DATA)


Put = Callable[[Any], Array]


@pytest.fixture
def put(context: Any) -> Iterator[Put]:
    """Copies an array to the device; for an integer, allocates this many bytes."""
    with ExitStack() as stack:
        device = Device(stack, "C")

        def put(host: Any) -> Array:
            return device.empty(host, np.uint8) if isinstance(host, int) else device.put(host)

        yield put


@pytest.fixture
def handle(context: Any) -> Iterator[Any]:
    handle = ok(or_skip(cusparse.cusparseCreate))
    yield handle
    ok(cusparse.cusparseDestroy(handle))


def sparse(rows: int, columns: int, dtype: Any, seed: int = 3) -> Host:
    """Creates a matrix of small integers, most of them zero."""
    random = np.random.default_rng(seed)
    dense: Host = random.integers(1, 5, (rows, columns)) * (random.random((rows, columns)) < 0.3)
    if np.issubdtype(dtype, np.complexfloating):
        dense = dense * (1 + 2j)
    return dense.astype(dtype)


def compressed(dense: Host) -> tuple[Host, Host, Host]:
    """CSR: the row offsets, the columns, the values."""
    row, column = np.nonzero(dense)
    offsets = np.concatenate([[0], np.cumsum(np.bincount(row, minlength=dense.shape[0]))])
    return offsets.astype(np.int32), column.astype(np.int32), dense[row, column]


def csr(put: Put, dense: Host) -> tuple[Any, tuple[Array, Array, Array]]:
    """Returns the descriptor of a matrix, and its arrays."""
    rows, columns = dense.shape
    offsets, indices, values = (put(part) for part in compressed(dense))
    types = (I32, I32, ZERO, DATA[dense.dtype.type])
    matrix = ok(cusparse.cusparseCreateCsr(rows, columns, len(indices), offsets, indices, values, *types))
    return matrix, (offsets, indices, values)


def vector(put: Put, host: Host) -> tuple[Any, Array]:
    array = put(host)
    return ok(cusparse.cusparseCreateDnVec(len(host), array, DATA[host.dtype.type])), array


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("mode", [HOST, DEVICE])
def test_spmv(handle: Any, put: Put, dtype: Any, mode: Any) -> None:
    """y = alpha A x + beta y"""
    dense = sparse(40, 30, dtype)
    x, y = np.arange(30).astype(dtype), np.ones(40, dtype)
    matrix, _ = csr(put, dense)
    (dx, _), (dy, result) = vector(put, x), vector(put, y)
    scalars: tuple[Any, Any] = 2, -1.5
    ok(cusparse.cusparseSetPointerMode(handle, mode))
    assert ok(cusparse.cusparseGetPointerMode(handle)) == mode
    if mode == DEVICE:
        scalars = put(dtype(2)), put(dtype(-1.5))
    call = (handle, N, scalars[0], matrix, dx, scalars[1], dy, DATA[dtype])
    algorithm = cusparse.cusparseSpMVAlg_t.CUSPARSE_SPMV_ALG_DEFAULT
    size = ok(cusparse.cusparseSpMV_bufferSize(*call, algorithm))
    ok(cusparse.cusparseSpMV(*call, algorithm, put(size)))
    np.testing.assert_allclose(result.get(), 2 * (dense @ x) - 1.5 * y, rtol=1e-6)
    for destroy, descriptor in (
        (cusparse.cusparseDestroySpMat, matrix),
        (cusparse.cusparseDestroyDnVec, dx),
        (cusparse.cusparseDestroyDnVec, dy),
    ):
        ok(destroy(descriptor))


def test_spmm(handle: Any, put: Put) -> None:
    """C = alpha A^T B, with B and C in row-major order."""
    dense, b = sparse(25, 35, np.float64), np.random.default_rng(4).standard_normal((25, 8))
    matrix, _ = csr(put, dense)
    result, double = put(np.zeros((35, 8))), DATA[np.float64]
    db = ok(cusparse.cusparseCreateDnMat(25, 8, 8, put(b), double, ROWS))
    dc = ok(cusparse.cusparseCreateDnMat(35, 8, 8, result, double, ROWS))
    call = (handle, T, N, 0.5, matrix, db, 0, dc, double, cusparse.cusparseSpMMAlg_t.CUSPARSE_SPMM_ALG_DEFAULT)
    ok(cusparse.cusparseSpMM(*call, put(ok(cusparse.cusparseSpMM_bufferSize(*call)))))
    np.testing.assert_allclose(result.get(), 0.5 * (dense.T @ b), rtol=1e-12, atol=1e-12)
    rows, columns, ld, values, kind, order = ok(cusparse.cusparseDnMatGet(dc))
    assert (rows, columns, ld, kind, order) == (35, 8, 8, double, ROWS)
    assert int(values) == int(result.pointer)


def test_spgemm(handle: Any, put: Put) -> None:
    """The size of the product of two sparse matrices is known only during the computation."""
    a, b = sparse(20, 30, np.float32, 5), sparse(30, 25, np.float32, 6)
    (da, _), (db, _) = csr(put, a), csr(put, b)
    single, offsets = DATA[np.float32], put(np.zeros(21, np.int32))
    dc = ok(cusparse.cusparseCreateCsr(20, 25, 0, offsets, None, None, I32, I32, ZERO, single))
    algorithm = cusparse.cusparseSpGEMMAlg_t.CUSPARSE_SPGEMM_DEFAULT
    product = ok(cusparse.cusparseSpGEMM_createDescr())
    call = (handle, N, N, 2.0, da, db, 0.0, dc, single, algorithm, product)
    # Without a buffer, these functions return the required size. The buffers must stay allocated until the copy.
    buffers = []
    for step in (cusparse.cusparseSpGEMM_workEstimation, cusparse.cusparseSpGEMM_compute):
        size = ok(step(*call, 0, None))
        buffers.append(put(size))
        ok(step(*call, size, buffers[-1]))
    rows, columns, nnz = ok(cusparse.cusparseSpMatGetSize(dc))
    expected = 2 * (a @ b)
    assert (rows, columns, nnz) == (20, 25, np.count_nonzero(expected))
    indices, values = put(np.zeros(nnz, np.int32)), put(np.zeros(nnz, np.float32))
    ok(cusparse.cusparseCsrSetPointers(dc, offsets, indices, values))
    ok(cusparse.cusparseSpGEMM_copy(*call))
    ok(cusparse.cusparseSpGEMM_destroyDescr(product))
    found, row = np.zeros((20, 25), np.float32), np.repeat(np.arange(20), np.diff(offsets.get()))
    found[row, indices.get()] = values.get()
    np.testing.assert_allclose(found, expected)
    got = ok(cusparse.cusparseCsrGet(dc))
    assert [int(address) for address in got[3:6]] == [int(array.pointer) for array in (offsets, indices, values)]
    assert list(got[6:]) == [I32, I32, ZERO, single]


def test_a_product_of_vectors_on_the_host(handle: Any, put: Put) -> None:
    indices, values, y = np.array([1, 4, 6], np.int32), np.array([2, 3, 5], np.float64), np.arange(8.0)
    double = DATA[np.float64]
    dx = ok(cusparse.cusparseCreateSpVec(8, 3, put(indices), put(values), I32, ZERO, double))
    dy, _ = vector(put, y)
    result = np.zeros(())
    call = (handle, N, dx, dy, result, double)
    ok(cusparse.cusparseSpVV(*call, put(ok(cusparse.cusparseSpVV_bufferSize(*call)))))
    assert result == values @ y[indices]


def test_a_triangular_system(handle: Any, put: Put) -> None:
    """Attributes of the matrix select the triangle, and a diagonal that is not all ones."""
    dense = np.tril(sparse(16, 16, np.float64)) + 4 * np.eye(16)
    matrix, _ = csr(put, dense)
    attribute, lower = cusparse.cusparseSpMatAttribute_t, cusparse.cusparseFillMode_t.CUSPARSE_FILL_MODE_LOWER
    diagonal = cusparse.cusparseDiagType_t.CUSPARSE_DIAG_TYPE_NON_UNIT
    ok(cusparse.cusparseSpMatSetAttribute(matrix, attribute.CUSPARSE_SPMAT_FILL_MODE, lower, 4))
    ok(cusparse.cusparseSpMatSetAttribute(matrix, attribute.CUSPARSE_SPMAT_DIAG_TYPE, diagonal, 4))
    assert ok(cusparse.cusparseSpMatGetAttribute(matrix, attribute.CUSPARSE_SPMAT_FILL_MODE, 4)) == lower
    x = np.arange(16.0)
    (dx, _), (dy, result) = vector(put, x), vector(put, np.zeros(16))
    algorithm = cusparse.cusparseSpSVAlg_t.CUSPARSE_SPSV_ALG_DEFAULT
    solver = ok(cusparse.cusparseSpSV_createDescr())
    call = (handle, N, 3.0, matrix, dx, dy, DATA[np.float64], algorithm, solver)
    buffer = put(ok(cusparse.cusparseSpSV_bufferSize(*call)))
    ok(cusparse.cusparseSpSV_analysis(*call, buffer))
    ok(cusparse.cusparseSpSV_solve(*call))
    np.testing.assert_allclose(result.get(), np.linalg.solve(dense, 3 * x), rtol=1e-10)
    ok(cusparse.cusparseSpSV_destroyDescr(solver))


def test_the_solver_uses_the_buffer_of_the_analysis(handle: Any, put: Put, context: Any) -> None:
    """The buffer is a temporary, and freed memory is overwritten. The solver must still read the results of the analysis."""
    dense = sparse(16, 16, np.float64) + 9 * np.eye(16)
    dense = np.tril(dense)
    matrix, _ = csr(put, dense)
    attribute = cusparse.cusparseSpMatAttribute_t
    ok(cusparse.cusparseSpMatSetAttribute(matrix, attribute.CUSPARSE_SPMAT_FILL_MODE, cusparse.cusparseFillMode_t.CUSPARSE_FILL_MODE_LOWER, 4))
    x = np.arange(16.0)
    (dx, _), (dy, result) = vector(put, x), vector(put, np.zeros(16))
    solver = ok(cusparse.cusparseSpSV_createDescr())
    call = (handle, N, 3.0, matrix, dx, dy, DATA[np.float64], cusparse.cusparseSpSVAlg_t.CUSPARSE_SPSV_ALG_DEFAULT, solver)
    freed: list[int] = []

    class Temporary(Array):
        """Memory that is overwritten and freed with the object, like memory of a pool."""

        def __del__(self) -> None:
            freed.append(int(self.pointer))
            ok(driver.cuMemsetD8(self.pointer, 0, self.nbytes))
            ok(driver.cuMemFree(self.pointer))

    size = ok(cusparse.cusparseSpSV_bufferSize(*call))
    ok(cusparse.cusparseSpSV_analysis(*call, Temporary(np.zeros(size, np.uint8), "C")))
    assert not freed
    ok(cusparse.cusparseSpSV_solve(*call))
    np.testing.assert_allclose(result.get(), np.linalg.solve(dense, 3 * x), rtol=1e-10)
    ok(cusparse.cusparseSpSV_destroyDescr(solver))
    assert len(freed) == 1


def test_a_tridiagonal_system(handle: Any, put: Put) -> None:
    """Functions that take arrays instead of descriptors."""
    size, random = 50, np.random.default_rng(8)
    lower, main, upper = random.random(size), 4 + random.random(size), random.random(size)
    lower[0] = upper[-1] = 0
    dense = np.diag(main) + np.diag(lower[1:], -1) + np.diag(upper[:-1], 1)
    b = random.standard_normal((size, 3))
    solution = put(b.T)  # column after column
    diagonals = put(lower), put(main), put(upper)
    call = (handle, size, 3, *diagonals, solution, size)
    ok(cusparse.cusparseDgtsv2(*call, put(ok(cusparse.cusparseDgtsv2_bufferSizeExt(*call)))))
    np.testing.assert_allclose(solution.get().T, np.linalg.solve(dense, b), rtol=1e-10)


def test_a_sum_of_matrices(handle: Any, put: Put) -> None:
    """C = alpha A + beta B: first the number of elements, which is written to the host here, then the elements."""
    a, b = sparse(12, 9, np.complex64, 1), sparse(12, 9, np.complex64, 2)
    (_, (a_rows, a_columns, a_values)), (_, (b_rows, b_columns, b_values)) = csr(put, a), csr(put, b)
    kind = ok(cusparse.cusparseCreateMatDescr())
    c_rows, total = put(np.zeros(13, np.int32)), np.zeros((), np.int32)
    first = (kind, len(a_values), a_values, a_rows, a_columns)
    second = (kind, len(b_values), b_values, b_rows, b_columns)
    head = (handle, 12, 9, 1j, *first, 2.0, *second, kind)
    buffer = put(ok(cusparse.cusparseCcsrgeam2_bufferSizeExt(*head, None, c_rows, None)))
    parts = (*first[:2], *first[3:], *second[:2], *second[3:], kind)
    ok(cusparse.cusparseXcsrgeam2Nnz(handle, 12, 9, *parts, c_rows, total, buffer))
    expected = 1j * a + 2 * b
    assert total == np.count_nonzero(abs(a) + abs(b))
    columns, values = put(np.zeros(int(total), np.int32)), put(np.zeros(int(total), np.complex64))
    ok(cusparse.cusparseCcsrgeam2(*head, values, c_rows, columns, buffer))
    found, row = np.zeros((12, 9), np.complex64), np.repeat(np.arange(12), np.diff(c_rows.get()))
    found[row, columns.get()] = values.get()
    np.testing.assert_allclose(found, expected)
    ok(cusparse.cusparseDestroyMatDescr(kind))


def test_errors_are_codes(handle: Any, put: Put) -> None:
    err, _ = cusparse.cusparseCreateDnVec(-1, None, DATA[np.float32])
    assert err == cusparse.cusparseStatus_t.CUSPARSE_STATUS_INVALID_VALUE
    assert ok(cusparse.cusparseGetErrorName(err)) == b"CUSPARSE_STATUS_INVALID_VALUE"


@pytest.fixture
def structured(context: Any) -> Iterator[Any]:
    """cuSPARSELt's handle, which is memory of the program that the library fills."""
    handle = cusparselt.cusparseLtHandle_t()
    (err,) = or_skip(lambda: cusparselt.cusparseLtInit(handle))
    if err == cusparse.cusparseStatus_t.CUSPARSE_STATUS_ARCH_MISMATCH:
        pytest.skip("cuSPARSELt does not support this device")
    assert not err, repr(err)
    yield handle
    ok(cusparselt.cusparseLtDestroy(handle))


def test_two_of_four(structured: Any, put: Put) -> None:
    """D = alpha A B + beta C with half of A's elements, the larger two of four."""
    lt, half, size = cusparselt, runtime.cudaDataType.CUDA_R_16F, 64
    random = np.random.default_rng(9)
    a, b, c = (random.integers(-4, 5, (size, size)).astype(np.float16) for _ in range(3))
    da, db, dc, dd = (put(host) for host in (a, b, c, np.zeros_like(c)))
    of_a, of_b, of_c = (lt.cusparseLtMatDescriptor_t() for _ in range(3))
    shape = (size, size, size, 16, half, ROWS)
    fraction = lt.cusparseLtSparsity_t.CUSPARSELT_SPARSITY_50_PERCENT
    ok(lt.cusparseLtStructuredDescriptorInit(structured, of_a, *shape, fraction))
    ok(lt.cusparseLtDenseDescriptorInit(structured, of_b, *shape))
    ok(lt.cusparseLtDenseDescriptorInit(structured, of_c, *shape))
    batches = lt.cusparseLtMatDescAttribute_t.CUSPARSELT_MAT_NUM_BATCHES
    assert ok(lt.cusparseLtMatDescGetAttribute(structured, of_c, batches, 4)) == 1

    product, chosen = lt.cusparseLtMatmulDescriptor_t(), lt.cusparseLtMatmulAlgSelection_t()
    plan = lt.cusparseLtMatmulPlan_t()
    compute = lt.cusparseComputeType.CUSPARSE_COMPUTE_32F
    ok(lt.cusparseLtMatmulDescriptorInit(structured, product, N, N, of_a, of_b, of_c, of_c, compute))
    relu = lt.cusparseLtMatmulDescAttribute_t.CUSPARSELT_MATMUL_ACTIVATION_RELU
    ok(lt.cusparseLtMatmulDescSetAttribute(structured, product, relu, 1, 4))
    algorithm = lt.cusparseLtMatmulAlg_t.CUSPARSELT_MATMUL_ALG_DEFAULT
    ok(lt.cusparseLtMatmulAlgSelectionInit(structured, chosen, product, algorithm))
    ok(lt.cusparseLtMatmulPlanInit(structured, plan, product, chosen))

    strip = lt.cusparseLtPruneAlg_t.CUSPARSELT_PRUNE_SPMMA_STRIP
    # The library writes 1 to this memory if an element is wrong, and writes nothing otherwise.
    for expected_wrong in (1, 0):
        wrong = put(np.zeros(1, np.int32))
        ok(lt.cusparseLtSpMMAPruneCheck(structured, product, da, wrong, None))
        assert wrong.get()[0] == expected_wrong
        ok(lt.cusparseLtSpMMAPrune(structured, product, da, da, strip, None))
    pruned = da.get()
    assert (np.count_nonzero(pruned.reshape(-1, 4), axis=1) <= 2).all()

    bytes_of_a, bytes_of_work = ok(lt.cusparseLtSpMMACompressedSize(structured, plan))
    smaller = put(bytes_of_a)
    ok(lt.cusparseLtSpMMACompress(structured, plan, da, smaller, put(bytes_of_work), None))
    work = put(ok(lt.cusparseLtMatmulGetWorkspace(structured, plan)))
    # The plan contains the addresses of these descriptors, and the product's descriptor contains the addresses of its
    # matrices. Each of these objects keeps the descriptors alive.
    del product, chosen
    others = [lt.cusparseLtMatmulDescriptor_t() for _ in range(100)]
    alpha, beta = np.float32(2), np.float32(-1)
    ok(lt.cusparseLtMatmul(structured, plan, alpha, smaller, db, beta, dc, dd, work, None, 0))
    expected = 2 * (pruned.astype(np.float32) @ b.astype(np.float32)) - c.astype(np.float32)
    np.testing.assert_allclose(dd.get().astype(np.float32), np.maximum(expected, 0), rtol=1e-3)
    assert not any(bytes(memoryview(other)).strip(b"\0") for other in others)
    ok(lt.cusparseLtMatmulPlanDestroy(plan))
    for descriptor in (of_a, of_b, of_c):
        ok(lt.cusparseLtMatDescriptorDestroy(descriptor))
