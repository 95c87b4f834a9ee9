"""A matrix product with cuBLAS, C = alpha * A * B + beta * C, checked against a result that is computed on the host.

    python gemm.py

Requires an NVIDIA driver, the CUDA runtime and cuBLAS (`pip install nvidia-cublas nvidia-cuda-runtime`), and no other package.
"""

import sys
from array import array
from typing import Any

from cubind import driver
from cubind.checked import cublas, runtime

M, N, K = 64, 48, 32
ALPHA, BETA = 2.0, 0.5
NONE = cublas.cublasOperation_t.CUBLAS_OP_N


def main() -> None:
    # Small integers are used, so that sums are exact. Matrices are stored in column-major order.
    a = array("f", (i % 7 - 3 for i in range(M * K)))
    b = array("f", (i % 5 - 2 for i in range(K * N)))
    c = array("f", [4]) * (M * N)
    expected = [
        ALPHA * sum(a[row + i * M] * b[i + column * K] for i in range(K)) + BETA * 4
        for column in range(N)
        for row in range(M)
    ]

    handle = cublas.cublasCreate()
    gpu_a, gpu_b = upload(a), upload(b)
    # An object that represents an address is passed as a scalar on the device. For scalars on the host, a typed scalar
    # such as `numpy.float32(2)` would also be accepted.
    scalars = upload(array("f", [ALPHA, BETA]))
    on_device = driver.CUdeviceptr(scalars), driver.CUdeviceptr(scalars + 4)
    modes = cublas.cublasPointerMode_t
    for mode, (alpha, beta) in (
        (modes.CUBLAS_POINTER_MODE_HOST, (ALPHA, BETA)),
        (modes.CUBLAS_POINTER_MODE_DEVICE, on_device),
    ):
        gpu_c = upload(c)
        cublas.cublasSetPointerMode(handle, mode)
        cublas.cublasSgemm(handle, NONE, NONE, M, N, K, alpha, gpu_a, M, gpu_b, K, beta, gpu_c, M)
        if download(gpu_c, len(c)).tolist() != expected:
            sys.exit(f"wrong result: {mode.name}")
        print(f"verified {M} x {N}, {mode.name}")
        runtime.cudaFree(gpu_c)

    for memory in (gpu_a, gpu_b, scalars):
        runtime.cudaFree(memory)
    cublas.cublasDestroy(handle)


def upload(values: "array[float]") -> Any:
    """Copies values to the device."""
    size = len(values) * values.itemsize
    memory = runtime.cudaMalloc(size)
    runtime.cudaMemcpy(memory, values, size, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    return memory


def download(memory: Any, count: int) -> "array[float]":
    """Copies device memory to the host, after the preceding work in the stream."""
    values = array("f", bytes(4 * count))
    runtime.cudaMemcpy(values, memory, 4 * count, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    return values


if __name__ == "__main__":
    main()
