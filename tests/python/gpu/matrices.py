"""Column-major matrices on the device, and the expected values."""

from typing import Any

import numpy as np
from cubind import runtime

Host = np.ndarray[Any, Any]
DATA = runtime.cudaDataType
N = 24

# For each letter: the type of matrices, the type of singular values and eigenvalues, and the enum members of both types
# for functions whose names have no letter.
TYPES = {
    "S": (np.float32, np.float32, DATA.CUDA_R_32F, DATA.CUDA_R_32F),
    "D": (np.float64, np.float64, DATA.CUDA_R_64F, DATA.CUDA_R_64F),
    "C": (np.complex64, np.float32, DATA.CUDA_C_32F, DATA.CUDA_R_32F),
    "Z": (np.complex128, np.float64, DATA.CUDA_C_64F, DATA.CUDA_R_64F),
}


def matrix(rows: int, columns: int, dtype: Any) -> Host:
    numbers = np.random.default_rng(rows + columns)
    made = numbers.standard_normal((rows, columns))
    return (made + 1j * numbers.standard_normal((rows, columns)) if np.dtype(dtype).kind == "c" else made).astype(dtype)


def hermitian(dtype: Any, *, positive: bool = False) -> Host:
    made = matrix(N, N, dtype)
    result: Host = made @ made.conj().T + N * np.eye(N) if positive else made + made.conj().T
    return result.astype(dtype)


def close(result: Host, expected: Host) -> None:
    single = np.finfo(result.dtype).bits == 32
    assert float(np.abs(result - expected).max()) < (2e-4 if single else 1e-11) * float(np.abs(expected).max())
