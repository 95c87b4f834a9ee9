"""cuStateVec: circuits against NumPy's tensors."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from cubind import driver, runtime
from cubind_cuquantum import custatevec
from gpu.support import device_memory, ok, or_skip

QUBITS = 7
Array = np.ndarray[Any, Any]
COMPLEX = runtime.cudaDataType.CUDA_C_64F
COMPUTE = custatevec.custatevecComputeType_t.CUSTATEVEC_COMPUTE_64F
ROWS = custatevec.custatevecMatrixLayout_t.CUSTATEVEC_MATRIX_LAYOUT_ROW


@pytest.fixture
def handle(context: Any, stream: Any) -> Iterator[Any]:
    handle = ok(or_skip(custatevec.custatevecCreate))
    ok(custatevec.custatevecSetStream(handle, int(stream)))
    assert int(ok(custatevec.custatevecGetStream(handle))) == int(stream)
    yield handle
    ok(custatevec.custatevecDestroy(handle))


def unitary(random: Any, size: int) -> Array:
    """One at random."""
    result, _ = np.linalg.qr(random.normal(size=(size, size)) + 1j * random.normal(size=(size, size)))
    return np.ascontiguousarray(result)


def applied(state: Array, matrix: Array, targets: list[int], control: int, value: int) -> Array:
    """Returns the same circuit by NumPy: qubit 0 is the last axis."""
    tensor = state.reshape([2] * QUBITS).copy()
    axes = [QUBITS - 1 - target for target in reversed(targets)]
    gate = matrix.reshape([2] * (2 * len(targets)))
    where: list[Any] = [slice(None)] * QUBITS
    where[QUBITS - 1 - control] = slice(value, value + 1)
    part = tensor[tuple(where)]
    moved = np.tensordot(gate, part, axes=(range(len(targets), 2 * len(targets)), axes))
    tensor[tuple(where)] = np.moveaxis(moved, range(len(targets)), axes)
    return tensor.reshape(-1)


def test_a_random_circuit(handle: Any, stream: Any) -> None:
    random = np.random.default_rng(3)
    state = random.normal(size=1 << QUBITS) + 1j * random.normal(size=1 << QUBITS)
    state /= np.linalg.norm(state)
    with device_memory(state.nbytes) as memory:
        sv = int(memory)
        ok(driver.cuMemcpyHtoD(sv, state.tobytes(), state.nbytes))
        for _ in range(12):
            *targets, control = (int(qubit) for qubit in random.permutation(QUBITS)[:3])
            matrix, value = unitary(random, 4), int(random.integers(2))
            arguments = (matrix, COMPLEX, ROWS, 0)
            size = ok(
                custatevec.custatevecApplyMatrixGetWorkspaceSize(handle, COMPLEX, QUBITS, *arguments, 2, 1, COMPUTE)
            )
            with device_memory(max(size, 1)) as work:
                ok(custatevec.custatevecApplyMatrix(handle, sv, COMPLEX, QUBITS, *arguments, targets, 2, [control], [value],
                                                    1, COMPUTE, int(work), size))  # fmt: skip
                ok(driver.cuStreamSynchronize(int(stream)))
            state = applied(state, matrix, targets, control, value)
        result = np.empty_like(state)
        ok(driver.cuMemcpyDtoH(result, sv, result.nbytes))
        np.testing.assert_allclose(result, state, atol=1e-12)
        measured(handle, sv, state)


def measured(handle: Any, sv: int, state: Array) -> None:
    """The measurable properties of the state."""
    probabilities = abs(state.reshape([2] * QUBITS)) ** 2
    sums = np.zeros(4)
    # The first bit in the list is the lowest bit of the index. Another bit must be 1.
    ok(custatevec.custatevecAbs2SumArray(handle, sv, COMPLEX, QUBITS, sums, [1, 4], 2, [1], [0], 1))
    chosen = np.moveaxis(probabilities, [QUBITS - 2, QUBITS - 5, QUBITS - 1], [1, 0, 2])[:, :, 1]
    np.testing.assert_allclose(sums, chosen.reshape(4, -1).sum(1), atol=1e-12)

    # The result is written to device memory, and only for one parity.
    with device_memory(8) as odd:
        ok(custatevec.custatevecAbs2SumOnZBasis(handle, sv, COMPLEX, QUBITS, None, int(odd), [0, 2], 2))
        ok(driver.cuCtxSynchronize())
        value = np.empty(1)
        ok(driver.cuMemcpyDtoH(value, odd, 8))
    axes = np.moveaxis(probabilities, [QUBITS - 1, QUBITS - 3], [0, 1]).reshape(4, -1).sum(1)
    np.testing.assert_allclose(value, [axes[1] + axes[2]], atol=1e-12)

    z = np.array([[1, 0], [0, -1]], complex)
    size = ok(
        custatevec.custatevecComputeExpectationGetWorkspaceSize(handle, COMPLEX, QUBITS, z, COMPLEX, ROWS, 1, COMPUTE)
    )
    with device_memory(max(size, 1)) as work:
        real = runtime.cudaDataType.CUDA_R_64F
        expectation, _ = ok(
            custatevec.custatevecComputeExpectation(
                handle, sv, COMPLEX, QUBITS, real, z, COMPLEX, ROWS, [5], 1, COMPUTE, int(work), size
            )
        )
    up, down = np.moveaxis(probabilities, QUBITS - 6, 0).reshape(2, -1).sum(1)
    np.testing.assert_allclose(expectation, up - down, atol=1e-12)


def test_samples_and_elements(handle: Any, stream: Any) -> None:
    """Tests the state (|0…0> + |1…1>)/√2, which an accessor writes and reads."""
    state = np.zeros(1 << QUBITS, complex)
    state[[0, -1]] = np.sqrt(0.5)
    with device_memory(state.nbytes) as memory:
        sv = int(memory)
        zero = custatevec.custatevecStateVectorType_t.CUSTATEVEC_STATE_VECTOR_TYPE_ZERO
        ok(custatevec.custatevecInitializeStateVector(handle, sv, COMPLEX, QUBITS, zero))
        everything = list(range(QUBITS))
        accessor, size = ok(
            custatevec.custatevecAccessorCreate(handle, sv, COMPLEX, QUBITS, everything, QUBITS, None, None, 0)
        )
        with device_memory(max(size, 1)) as work:
            ok(custatevec.custatevecAccessorSetExtraWorkspace(handle, accessor, int(work), size))
            back = np.empty_like(state)
            ok(custatevec.custatevecAccessorGet(handle, accessor, back, 0, len(back)))
            ok(driver.cuStreamSynchronize(int(stream)))
            assert back[0] == 1 and not back[1:].any()
            ok(custatevec.custatevecAccessorSet(handle, accessor, state, 0, len(state)))
            ok(driver.cuStreamSynchronize(int(stream)))
            ok(custatevec.custatevecAccessorDestroy(accessor))

        sampler, size = ok(custatevec.custatevecSamplerCreate(handle, sv, COMPLEX, QUBITS, 6))
        order = custatevec.custatevecSamplerOutput_t.CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER
        with device_memory(max(size, 1)) as work:
            ok(custatevec.custatevecSamplerPreprocess(handle, sampler, int(work), size))
            numbers = [0.1, 0.9, 0.6, 0.4, 0.7, 0.2]
            bits = ok(custatevec.custatevecSamplerSample(handle, sampler, everything, QUBITS, numbers, 6, order))
        whole = (1 << QUBITS) - 1
        assert bits == [0 if number < 0.5 else whole for number in numbers]
        ok(custatevec.custatevecSamplerDestroy(sampler))

        collapse = custatevec.custatevecCollapseOp_t.CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO
        assert ok(custatevec.custatevecBatchMeasure(handle, sv, COMPLEX, QUBITS, [0, 3], 2, 0.9, collapse)) == [1, 1]


def test_errors_have_names(context: Any) -> None:
    (err,) = or_skip(lambda: custatevec.custatevecDestroy(0))
    assert err == custatevec.custatevecStatus_t.CUSTATEVEC_STATUS_NOT_INITIALIZED
    assert b"NOT_INITIALIZED" in ok(custatevec.custatevecGetErrorName(err))
