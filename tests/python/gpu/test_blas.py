"""cuBLAS compared with NumPy: products of every type, with scalars on the host and on the device; cuBLASLt, cuBLASXt."""

import ctypes
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from cubind import DynamicLibNotFoundError, cublas, cublaslt, driver, runtime
from gpu.device_arrays import Array, Device
from gpu.support import ok

np = pytest.importorskip("numpy")

N, T = cublas.cublasOperation_t.CUBLAS_OP_N, cublas.cublasOperation_t.CUBLAS_OP_T
HOST, DEVICE = cublas.cublasPointerMode_t.CUBLAS_POINTER_MODE_HOST, cublas.cublasPointerMode_t.CUBLAS_POINTER_MODE_DEVICE
ALGO = cublas.cublasGemmAlgo_t.CUBLAS_GEMM_DEFAULT
R, S, K = 5, 4, 3


class Matrices(Device):
    """Creates column-major matrices on the device, as required by BLAS."""

    def __init__(self, stack: ExitStack) -> None:
        super().__init__(stack, "F")
        self.random = np.random.default_rng(5)

    def matrix(self, rows: int, columns: int, dtype: Any) -> tuple[Any, Array]:
        """Creates small integers, which every type can represent."""
        host = self.random.integers(-4, 5, (rows, columns)).astype(dtype)
        if np.issubdtype(dtype, np.complexfloating):
            host = (host + 1j * self.random.integers(-4, 5, (rows, columns))).astype(dtype)
        return host, self.put(host)


@pytest.fixture
def device(context: Any) -> Iterator[Matrices]:
    with ExitStack() as stack:
        yield Matrices(stack)


@pytest.fixture
def handle(context: Any) -> Iterator[Any]:
    try:
        handle = ok(cublas.cublasCreate())
    except DynamicLibNotFoundError as error:
        pytest.skip(str(error).splitlines()[0])
    yield handle
    ok(cublas.cublasDestroy(handle))


GEMMS = {
    "H": (np.float16, cublas.cublasHgemm, 1.5, -2),
    "S": (np.float32, cublas.cublasSgemm, 1.5, -2),
    "D": (np.float64, cublas.cublasDgemm, 1.5, -2),
    "C": (np.complex64, cublas.cublasCgemm, 1.5 - 2j, 1j),
    "Z": (np.complex128, cublas.cublasZgemm, 1.5 - 2j, 3),
}


@pytest.mark.parametrize("letter", GEMMS)
@pytest.mark.parametrize("mode", ["host", "device", "pointer"])
def test_gemm(handle: Any, device: Matrices, letter: str, mode: str) -> None:
    dtype, gemm, alpha, beta = GEMMS[letter]
    (a, da), (b, db), (c, dc) = (device.matrix(*shape, dtype) for shape in ((R, K), (K, S), (R, S)))
    given: tuple[Any, Any] = (alpha, beta)
    if mode != "host":
        ok(cublas.cublasSetPointerMode(handle, DEVICE))
        assert ok(cublas.cublasGetPointerMode(handle)) == DEVICE
        arrays = device.put(dtype(alpha)), device.put(dtype(beta))
        given = arrays if mode == "device" else (arrays[0].pointer, ctypes.c_void_p(int(arrays[1].pointer)))
    ok(gemm(handle, N, N, R, S, K, given[0], da, R, db, K, given[1], dc, R))
    np.testing.assert_allclose(dc.get(), dtype(alpha) * (a @ b) + dtype(beta) * c, rtol=1e-6)


@pytest.mark.parametrize("letters", ["HSH", "HSS", "TST", "TSS"])
def test_gemv_of_16_bit_floats(handle: Any, device: Matrices, letters: str) -> None:
    """Matrices and vectors have 16-bit elements. The scalars are floats. The result has 16 bits, or is a float."""
    dtype = np.float16 if letters[0] == "H" else pytest.importorskip("ml_dtypes").bfloat16
    result = np.float32 if letters[2] == "S" else dtype
    (a, da), (x, dx), (y, dy) = (device.matrix(*shape, of) for shape, of in (((R, K), dtype), ((K, 1), dtype), ((R, 1), result)))
    gemv = getattr(cublas, f"cublas{letters}gemvStridedBatched")
    ok(gemv(handle, N, R, K, 1.5, da, R, R * K, dx, 1, K, -2, dy, 1, R, 1))
    expected = 1.5 * (a.astype(np.float32) @ x.astype(np.float32)) - 2 * y.astype(np.float32)
    np.testing.assert_allclose(dy.get().astype(np.float32), expected, rtol=1e-2)


def test_gemm_of_64_bit_sizes(handle: Any, device: Matrices) -> None:
    (a, da), (b, db), (_, dc) = (device.matrix(*shape, np.float32) for shape in ((R, K), (K, S), (R, S)))
    gemm = getattr(cublas, "cublasSgemm_64")
    ok(gemm(handle, N, N, R, S, K, np.float64(2), da, R, db, K, np.zeros((), np.int8), dc, R))
    np.testing.assert_allclose(dc.get(), 2 * (a @ b))


COMPUTE, DATA = cublas.cublasComputeType_t, runtime.cudaDataType
EX = {
    "half": (np.float16, DATA.CUDA_R_16F, COMPUTE.CUBLAS_COMPUTE_16F, 1.5),
    "half, summed as float": (np.float16, DATA.CUDA_R_16F, COMPUTE.CUBLAS_COMPUTE_32F, 1.5),
    "float": (np.float32, DATA.CUDA_R_32F, COMPUTE.CUBLAS_COMPUTE_32F, 1.5),
    "double": (np.float64, DATA.CUDA_R_64F, COMPUTE.CUBLAS_COMPUTE_64F, 1.5),
    "complex": (np.complex64, DATA.CUDA_C_32F, COMPUTE.CUBLAS_COMPUTE_32F, 1.5 - 2j),
    "complex, times a real number": (np.complex128, DATA.CUDA_C_64F, COMPUTE.CUBLAS_COMPUTE_64F, 1.5),
}


@pytest.mark.parametrize("case", EX)
def test_gemm_ex(handle: Any, device: Matrices, case: str) -> None:
    """The compute type determines the type of the scalars."""
    dtype, data, compute, alpha = EX[case]
    (a, da), (b, db), (c, dc) = (device.matrix(*shape, dtype) for shape in ((R, K), (K, S), (R, S)))
    call = (handle, N, N, R, S, K, alpha, da, data, R, db, data, K, 1, dc, data, R, compute, ALGO)
    ok(cublas.cublasGemmEx(*call))
    np.testing.assert_allclose(dc.get(), (dtype(alpha) * (a @ b) + c).astype(dtype), rtol=1e-3)


def test_gemm_of_integers(handle: Any, device: Matrices) -> None:
    size = 16
    (a, da), (b, db) = (device.matrix(size, size, np.int8) for _ in range(2))
    c, dc = device.matrix(size, size, np.int32)
    call = (handle, T, N, size, size, size, 2, da, DATA.CUDA_R_8I, size, db, DATA.CUDA_R_8I, size)
    ok(cublas.cublasGemmEx(*call, 1, dc, DATA.CUDA_R_32I, size, COMPUTE.CUBLAS_COMPUTE_32I, ALGO))
    np.testing.assert_array_equal(dc.get(), 2 * (a.T.astype(np.int32) @ b) + c)


def test_gemm_of_many(handle: Any, device: Matrices) -> None:
    """Batches that are specified by an array of addresses, and by a stride."""
    many = 6
    made = [[device.matrix(*shape, np.float64) for shape in ((R, K), (K, S), (R, S))] for _ in range(many)]
    lists = [device.put(np.array([int(matrices[i][1].pointer) for matrices in made], np.uint64)) for i in range(3)]
    ok(cublas.cublasDgemmBatched(handle, N, N, R, S, K, 0.5, lists[0], R, lists[1], K, 0, lists[2], R, many))
    for (a, _), (b, _), (_, dc) in made:
        np.testing.assert_allclose(dc.get(), 0.5 * (a @ b))

    a, da = device.matrix(R, K * many, np.float32)
    b, db = device.matrix(K, S * many, np.float32)
    c, dc = device.matrix(R, S * many, np.float32)
    sizes = (da, R, R * K, db, K, K * S, 3.0, dc, R, R * S, many)
    ok(cublas.cublasSgemmStridedBatched(handle, N, N, R, S, K, 2, *sizes))
    product = np.hstack([a[:, K * i : K * i + K] @ b[:, S * i : S * i + S] for i in range(many)])
    np.testing.assert_allclose(dc.get(), 2 * product + 3 * c)


def test_results_on_the_host_and_on_the_device(handle: Any, device: Matrices) -> None:
    (x, dx), (y, dy) = (device.matrix(1, 7, np.complex64) for _ in range(2))
    dot = np.zeros((), np.complex64)
    ok(cublas.cublasCdotu(handle, 7, dx, 1, dy, 1, dot))
    np.testing.assert_allclose(dot, np.dot(x[0], y[0]))
    norm = ctypes.c_float()
    ok(cublas.cublasScnrm2(handle, 7, dx, 1, norm))
    np.testing.assert_allclose(norm.value, np.linalg.norm(x), rtol=1e-6)
    index = bytearray(4)
    ok(cublas.cublasIcamax(handle, 7, dx, 1, index))
    found = int.from_bytes(index, "little") - 1
    assert found == np.argmax(abs(x.real) + abs(x.imag))

    ok(cublas.cublasSetPointerMode(handle, DEVICE))
    result = device.put(np.zeros(1, np.complex64))
    ok(cublas.cublasCdotc(handle, 7, dx, 1, dy, 1, result))
    np.testing.assert_allclose(result.get()[0], np.vdot(x[0], y[0]))
    ok(cublas.cublasDotEx(handle, 7, dx, DATA.CUDA_C_32F, 1, dy, DATA.CUDA_C_32F, 1, int(result.pointer),
                          DATA.CUDA_C_32F, DATA.CUDA_C_32F))  # fmt: skip
    np.testing.assert_allclose(result.get()[0], np.dot(x[0], y[0]))


def test_a_rotation_is_made_in_place(handle: Any) -> None:
    a, b, c, s = (np.array(value, np.float64) for value in (3, 4, 0, 0))
    ok(cublas.cublasDrotg(handle, a, b, c, s))
    assert (a, c, s) == pytest.approx((5, 0.6, 0.8))


def test_scalars_of_other_types_are_rejected(handle: Any, device: Matrices) -> None:
    x = device.put(np.ones(3, np.float32))
    scale = (handle, 3)
    with pytest.raises(TypeError, match="'alpha' is complex"):
        cublas.cublasSscal(*scale, 1j, x, 1)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="'alpha' is memory of 8 bytes, but the number has 4 bytes"):
        cublas.cublasSscal(*scale, ctypes.c_double(2), x, 1)
    with pytest.raises(TypeError, match="'alpha' must be a number"):
        cublas.cublasSscal(*scale, "2", x, 1)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="'result' is memory of 4 bytes, but the number has 8 bytes"):
        cublas.cublasDnrm2(*scale, device.put(np.ones(3)), 1, np.zeros((), np.float32))
    with pytest.raises(TypeError, match="'x' must be an array of float64, not of float32"):
        cublas.cublasDscal(*scale, 2, x, 1)
    with pytest.raises(TypeError, match="in the host's memory|a device can use"):
        cublas.cublasSscal(*scale, 2, np.ones(3, np.float32), 1)
    with pytest.raises(BufferError, match="is read-only memory"):
        cublas.cublasSnrm2(*scale, x, 1, b"1234")
    np.testing.assert_array_equal(x.get(), 1)


@pytest.mark.parametrize("alpha", [2.0, "device"])
def test_lt_matmul(handle: Any, device: Matrices, alpha: Any) -> None:
    """D = alpha A^T B + beta C with a bias from the descriptor, computed by the algorithm that the heuristic proposes."""
    rows, columns, inner = 32, 16, 64
    shapes = (inner, rows), (inner, columns), (rows, columns)
    (a, da), (b, db), (c, dc) = (device.matrix(*shape, np.float32) for shape in shapes)
    bias, dbias = device.matrix(rows, 1, np.float32)
    d = device.put(np.zeros((rows, columns), np.float32))
    lt = ok(cublaslt.cublasLtCreate())
    product = ok(cublaslt.cublasLtMatmulDescCreate(COMPUTE.CUBLAS_COMPUTE_32F, DATA.CUDA_R_32F))
    attribute = cublaslt.cublasLtMatmulDescAttributes_t

    def set_(name: str, value: Any, size: int) -> None:
        ok(cublaslt.cublasLtMatmulDescSetAttribute(product, attribute[f"CUBLASLT_MATMUL_DESC_{name}"], value, size))

    set_("TRANSA", T, 4)
    set_("EPILOGUE", cublaslt.cublasLtEpilogue_t.CUBLASLT_EPILOGUE_BIAS, 4)
    set_("BIAS_POINTER", int(dbias.pointer), 8)
    get = cublaslt.cublasLtMatmulDescGetAttribute
    assert ok(get(product, attribute.CUBLASLT_MATMUL_DESC_TRANSA, 4)) == [T, 4]
    layouts = [ok(cublaslt.cublasLtMatrixLayoutCreate(DATA.CUDA_R_32F, *shape, shape[0])) for shape in shapes]
    scalars: tuple[Any, Any] = np.float32(2), np.float32(-1)
    if alpha == "device":
        set_("POINTER_MODE", cublaslt.cublasLtPointerMode_t.CUBLASLT_POINTER_MODE_DEVICE, 4)
        scalars = device.put(np.float32(2)), device.put(np.float32(-1))
    preference = ok(cublaslt.cublasLtMatmulPreferenceCreate())
    a_layout, b_layout, c_layout = layouts
    described = (a_layout, b_layout, c_layout, c_layout)
    results, count = ok(cublaslt.cublasLtMatmulAlgoGetHeuristic(lt, product, *described, preference, 4))
    assert count > 0
    call = (scalars[0], da, layouts[0], db, layouts[1], scalars[1], dc, layouts[2], d, layouts[2])
    ok(cublaslt.cublasLtMatmul(lt, product, *call, results[0].algo, None, 0, None))
    np.testing.assert_allclose(d.get(), 2 * (a.T @ b) - c + bias)
    with pytest.raises(TypeError, match="numpy.float32"):
        # The type stub rejects this argument as well.
        cublaslt.cublasLtMatmul(lt, product, 2.0, *call[1:], None, None, 0, None)  # type: ignore[arg-type]
    for layout in layouts:
        ok(cublaslt.cublasLtMatrixLayoutDestroy(layout))
    ok(cublaslt.cublasLtMatmulPreferenceDestroy(preference))
    ok(cublaslt.cublasLtMatmulDescDestroy(product))
    ok(cublaslt.cublasLtDestroy(lt))


def test_xt_gemm_of_matrices_on_the_host(handle: Any, gpu: int) -> None:
    xt = ok(cublas.cublasXtCreate())
    ok(cublas.cublasXtDeviceSelect(xt, 1, [gpu]))
    random = np.random.default_rng(7)
    a, b = (np.asfortranarray(random.standard_normal((64, 64)).astype(np.complex64)) for _ in range(2))
    c = np.zeros((64, 64), np.complex64, order="F")
    ok(cublas.cublasXtCgemm(xt, N, N, 64, 64, 64, 2 - 1j, a, 64, b, 64, 0, c, 64))
    ok(cublas.cublasXtDestroy(xt))
    np.testing.assert_allclose(c, (2 - 1j) * (a @ b), rtol=1e-3, atol=1e-3)
