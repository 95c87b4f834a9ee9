"""A quantum circuit with cuStateVec: qubits that are all 0 or all 1, and the results of measuring them.

    python circuit.py

Needs an NVIDIA driver, CUDA's runtime and cuStateVec (`pip install custatevec-cu13 nvidia-cuda-runtime`), and no other package.
"""

import sys
from array import array
from math import sqrt
from typing import Any

from cubind.checked import runtime
from cubind_cuquantum.checked import custatevec

QUBITS = 12
COMPLEX = runtime.cudaDataType.CUDA_C_64F
COMPUTE = custatevec.custatevecComputeType_t.CUSTATEVEC_COMPUTE_64F
ROWS = custatevec.custatevecMatrixLayout_t.CUSTATEVEC_MATRIX_LAYOUT_ROW
X, Z = custatevec.custatevecPauli_t.CUSTATEVEC_PAULI_X, custatevec.custatevecPauli_t.CUSTATEVEC_PAULI_Z

# Matrices in row-major order. Each complex number is stored as its real part and its imaginary part.
HADAMARD = array("d", (part / sqrt(2) for value in (1, 1, 1, -1) for part in (value, 0)))
NOT = array("d", (part for value in (0, 1, 1, 0) for part in (value, 0)))


def main() -> None:
    handle = custatevec.custatevecCreate()
    state = runtime.cudaMalloc(16 << QUBITS)
    zero = custatevec.custatevecStateVectorType_t.CUSTATEVEC_STATE_VECTOR_TYPE_ZERO
    custatevec.custatevecInitializeStateVector(handle, state, COMPLEX, QUBITS, zero)
    apply(handle, state, HADAMARD, 0, [])
    for qubit in range(1, QUBITS):
        apply(handle, state, NOT, qubit, [qubit - 1])

    probabilities = array("d", bytes(8 << QUBITS))
    all_qubits = list(range(QUBITS))
    custatevec.custatevecAbs2SumArray(handle, state, COMPLEX, QUBITS, probabilities, all_qubits, QUBITS, None, None, 0)
    expect("probabilities", probabilities, [0.5] + [0.0] * ((1 << QUBITS) - 2) + [0.5])

    # The parity of two qubits is always even. NULL means that the probability of odd parity is not requested.
    even = array("d", [0.0])
    custatevec.custatevecAbs2SumOnZBasis(handle, state, COMPLEX, QUBITS, even, None, [0, QUBITS - 1], 2)
    expect("parity", even, [1.0])

    # The expectation values of Z on one qubit, of Z on two qubits, and of X on all qubits. The last value distinguishes
    # the state from a mixture.
    strings = [([Z], [3]), ([Z, Z], [2, 7]), ([X] * QUBITS, all_qubits)]
    values = custatevec.custatevecComputeExpectationsOnPauliBasis(
        handle, state, COMPLEX, QUBITS, [array("i", map(int, operators)) for operators, _ in strings], len(strings),
        [array("i", qubits) for _, qubits in strings], [len(qubits) for _, qubits in strings],
    )  # fmt: skip
    expect("expectation values", values, [0.0, 1.0, 1.0])
    print(f"verified {QUBITS} qubits: {1 << QUBITS} probabilities, {len(strings)} expectation values")

    runtime.cudaFree(state)
    custatevec.custatevecDestroy(handle)


def apply(handle: Any, state: Any, gate: "array[float]", target: int, controls: "list[int]") -> None:
    """Applies a gate to one qubit, if all controls are 1."""
    size = custatevec.custatevecApplyMatrixGetWorkspaceSize(
        handle, COMPLEX, QUBITS, gate, COMPLEX, ROWS, 0, 1, len(controls), COMPUTE
    )
    workspace = runtime.cudaMalloc(size) if size else None
    custatevec.custatevecApplyMatrix(
        handle, state, COMPLEX, QUBITS, gate, COMPLEX, ROWS, 0, [target], 1, controls, None, len(controls), COMPUTE,
        workspace, size,
    )  # fmt: skip
    if workspace is not None:
        runtime.cudaFree(workspace)


def expect(what: str, values: Any, expected: "list[float]") -> None:
    for i, (value, right) in enumerate(zip(values, expected, strict=True)):
        if not abs(value - right) < 1e-12:
            sys.exit(f"{what}: number {i} is {value}, and should be {right}")


if __name__ == "__main__":
    main()
