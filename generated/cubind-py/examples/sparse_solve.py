"""Solves a sparse system of linear equations with cuDSS: the heat equation on a plate with known temperatures.

    python sparse_solve.py

Requires an NVIDIA driver, the CUDA runtime and cuDSS (`pip install nvidia-cudss-cu13 nvidia-cuda-runtime`), and no other package.
"""

import sys
from array import array
from typing import Any

from cubind.checked import cudss, runtime

# The side length of the plate in points. Each point is coupled to its neighbors, and loses a little heat.
SIDE = 60
N = SIDE * SIDE
INTEGER, DOUBLE = runtime.cudaDataType.CUDA_R_32I, runtime.cudaDataType.CUDA_R_64F
PHASE = cudss.cudssPhase_t


def main() -> None:
    offsets, columns, values = plate()
    expected = array("d", (i % 7 - 3 for i in range(N)))
    right = product(offsets, columns, values, expected)

    handle, config = cudss.cudssCreate(), cudss.cudssConfigCreate()
    data = cudss.cudssDataCreate(handle)
    cudss.cudssConfigSet(config, cudss.cudssConfigParam_t.CUDSS_CONFIG_IR_N_STEPS, 1, 4)

    memory = [upload(part) for part in (offsets, columns, values, right, array("d", bytes(8 * N)))]
    # Only the upper triangle of the symmetric matrix is stored. The ends of rows are not passed, because each row ends
    # where the next one begins.
    matrix = cudss.cudssMatrixCreateCsr(
        N, N, len(values), memory[0], None, memory[1], memory[2], INTEGER, INTEGER, DOUBLE,
        cudss.cudssMatrixType_t.CUDSS_MTYPE_SPD, cudss.cudssMatrixViewType_t.CUDSS_MVIEW_UPPER,
        cudss.cudssIndexBase_t.CUDSS_BASE_ZERO,
    )  # fmt: skip
    by_columns = cudss.cudssLayout_t.CUDSS_LAYOUT_COL_MAJOR
    b = cudss.cudssMatrixCreateDn(N, 1, N, memory[3], DOUBLE, by_columns)
    x = cudss.cudssMatrixCreateDn(N, 1, N, memory[4], DOUBLE, by_columns)

    for phase in (PHASE.CUDSS_PHASE_ANALYSIS, PHASE.CUDSS_PHASE_FACTORIZATION, PHASE.CUDSS_PHASE_SOLVE):
        cudss.cudssExecute(handle, phase, config, data, matrix, x, b)
    entries = array("q", [0])
    size = cudss.cudssDataGet(handle, data, cudss.cudssDataParam_t.CUDSS_DATA_LU_NNZ, entries, 8)

    solution = array("d", bytes(8 * N))
    runtime.cudaMemcpy(solution, memory[4], 8 * N, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    close = sum(abs(value - known) < 1e-9 for value, known in zip(solution, expected, strict=True))
    if close < N or size != 8 or entries[0] < len(values):
        sys.exit(f"{close} of {N} temperatures are right; the factors have {entries[0]} entries ({size} bytes)")
    print(f"verified {N} temperatures; {len(values)} entries, {entries[0]} in the factors")

    for described in (matrix, x, b):
        cudss.cudssMatrixDestroy(described)
    cudss.cudssDataDestroy(handle, data)
    cudss.cudssConfigDestroy(config)
    cudss.cudssDestroy(handle)
    for address in memory:
        runtime.cudaFree(address)


def plate() -> "tuple[array[int], array[int], array[float]]":
    """Returns the upper triangle of the matrix in CSR format: the offset of each row, the columns and the values."""
    offsets, columns, values = array("i", [0]), array("i"), array("d")
    for i in range(N):
        entries = {i: 4.01}
        if i % SIDE + 1 < SIDE:
            entries[i + 1] = -1.0
        if i + SIDE < N:
            entries[i + SIDE] = -1.0
        columns.extend(entries)
        values.extend(entries.values())
        offsets.append(len(columns))
    return offsets, columns, values


def product(offsets: "array[int]", columns: "array[int]", values: "array[float]", x: "array[float]") -> "array[float]":
    """Multiplies the whole matrix by a vector."""
    result = array("d", bytes(8 * N))
    for row in range(N):
        for at in range(offsets[row], offsets[row + 1]):
            column = columns[at]
            result[row] += values[at] * x[column]
            if column != row:
                result[column] += values[at] * x[row]
    return result


def upload(data: "array[Any]") -> Any:
    size = len(data) * data.itemsize
    memory = runtime.cudaMalloc(size)
    runtime.cudaMemcpy(memory, data, size, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    return memory


if __name__ == "__main__":
    main()
