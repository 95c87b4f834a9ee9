"""cuDSS: real and complex sparse systems of equations, compared with NumPy."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from cubind import cudss, driver, runtime
from gpu.support import device_memory, ok, or_skip

Array = np.ndarray[Any, Any]
N, RIGHT = 40, 3
TYPES = {"float64": "CUDA_R_64F", "complex128": "CUDA_C_64F"}


def system(dtype: str) -> tuple[Array, Array]:
    """Creates a matrix with one nonzero entry in five, and right-hand sides."""
    random = np.random.default_rng(7)

    def numbers(*shape: int) -> Array:
        values = random.normal(size=shape)
        return (values + 1j * random.normal(size=shape) if dtype == "complex128" else values).astype(dtype)

    matrix = numbers(N, N) * (random.random((N, N)) < 0.2)
    matrix[np.diag_indices(N)] = 10
    return matrix, numbers(N, RIGHT)


@pytest.fixture
def solver(context: Any, stream: Any) -> Iterator[tuple[Any, Any, Any]]:
    handle = ok(or_skip(cudss.cudssCreate))
    ok(cudss.cudssSetStream(handle, int(stream)))
    config, data = ok(cudss.cudssConfigCreate()), ok(cudss.cudssDataCreate(handle))
    yield handle, config, data
    ok(cudss.cudssDataDestroy(handle, data))
    ok(cudss.cudssConfigDestroy(config))
    ok(cudss.cudssDestroy(handle))


@pytest.mark.parametrize("dtype", TYPES)
def test_solutions_equal_numpys(solver: tuple[Any, Any, Any], stream: Any, dtype: str) -> None:
    handle, config, data = solver
    matrix, right = system(dtype)
    rows, columns = matrix.nonzero()
    offsets = np.searchsorted(rows, np.arange(N + 1)).astype(np.int32)
    parts = [offsets, columns.astype(np.int32), matrix[rows, columns], np.asfortranarray(right), np.zeros_like(right)]
    integer, value = runtime.cudaDataType.CUDA_R_32I, runtime.cudaDataType[TYPES[dtype]]
    with device_memory(sum(part.nbytes + 256 for part in parts)) as memory:
        places, at = [], int(memory)
        for part in parts:
            places.append(at)
            ok(driver.cuMemcpyHtoD(at, part.tobytes(order="F"), part.nbytes))
            at += -(-part.nbytes // 256) * 256
        a = ok(
            cudss.cudssMatrixCreateCsr(
                N, N, len(columns), places[0], None, places[1], places[2], integer, integer, value,
                cudss.cudssMatrixType_t.CUDSS_MTYPE_GENERAL, cudss.cudssMatrixViewType_t.CUDSS_MVIEW_FULL,
                cudss.cudssIndexBase_t.CUDSS_BASE_ZERO,
            )
        )  # fmt: skip
        layout = cudss.cudssLayout_t.CUDSS_LAYOUT_COL_MAJOR
        b, x = (ok(cudss.cudssMatrixCreateDn(N, RIGHT, N, place, value, layout)) for place in places[3:])
        phase = cudss.cudssPhase_t
        for step in (phase.CUDSS_PHASE_ANALYSIS, phase.CUDSS_PHASE_FACTORIZATION, phase.CUDSS_PHASE_SOLVE):
            ok(cudss.cudssExecute(handle, step, config, data, a, x, b))
        info = np.full(1, -1, np.int32)
        assert ok(cudss.cudssDataGet(handle, data, cudss.cudssDataParam_t.CUDSS_DATA_INFO, info, 4)) == 4
        assert info[0] == 0
        ok(driver.cuStreamSynchronize(int(stream)))
        solution = np.empty((RIGHT, N), right.dtype)
        ok(driver.cuMemcpyDtoH(solution, places[4], solution.nbytes))
        np.testing.assert_allclose(solution.T, np.linalg.solve(matrix, right), rtol=1e-8, atol=1e-10)

        shape = ok(cudss.cudssMatrixGetCsr(a))
        assert (*shape[:5], shape[6]) == (N, N, len(columns), places[0], 0, places[2])
        assert ok(cudss.cudssMatrixGetFormat(b)) == cudss.cudssMatrixFormat_t.CUDSS_MFORMAT_DENSE
        for described in (a, b, x):
            ok(cudss.cudssMatrixDestroy(described))


def test_settings_come_back(solver: tuple[Any, Any, Any]) -> None:
    """Sets and reads parameters of each type: an int, a float and an enum."""
    _, config, _ = solver
    param = cudss.cudssConfigParam_t
    algorithm = cudss.cudssReorderingAlg_t.CUDSS_REORDERING_ALG_AMD
    for setting, value, size in [
        (param.CUDSS_CONFIG_IR_N_STEPS, 2, 4),
        (param.CUDSS_CONFIG_PIVOT_THRESHOLD, 0.5, 8),
        (param.CUDSS_CONFIG_REORDERING_ALG, algorithm, 4),
    ]:
        ok(cudss.cudssConfigSet(config, setting, value, size))
        assert ok(cudss.cudssConfigGet(config, setting, size)) == [value, size]


def test_errors_are_codes(context: Any) -> None:
    (err,) = or_skip(lambda: cudss.cudssDestroy(0))
    assert err != cudss.cudssStatus_t.CUDSS_STATUS_SUCCESS
