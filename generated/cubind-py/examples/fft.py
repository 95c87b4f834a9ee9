"""Fourier transforms with cuFFT: the spectrum of two waves, and the inverse transform.

    python fft.py

Requires an NVIDIA driver, the CUDA runtime and cuFFT (`pip install nvidia-cufft nvidia-cuda-runtime`), and no other package.
"""

import cmath
import sys
from array import array
from typing import Any

from cubind.checked import cufft, runtime

N = 1024
# The frequency and amplitude of each wave.
WAVES = {7: 1.0, 100: 0.25}


def main() -> None:
    turn = 2j * cmath.pi / N
    signal = [sum(size * cmath.exp(turn * (of * i % N)) for of, size in WAVES.items()) for i in range(N)]
    data = array("f", (part for value in signal for part in (value.real, value.imag)))
    size = len(data) * data.itemsize

    plan = cufft.cufftPlan1d(N, cufft.cufftType.CUFFT_C2C, 1)
    memory = runtime.cudaMalloc(size)
    runtime.cudaMemcpy(memory, data, size, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)

    # Both transforms are in place. cuFFT scales neither of them.
    cufft.cufftExecC2C(plan, memory, memory, cufft.CUFFT_FORWARD)
    expect(download(memory), [WAVES.get(frequency, 0) * N for frequency in range(N)])
    cufft.cufftExecC2C(plan, memory, memory, cufft.CUFFT_INVERSE)
    expect(download(memory), [value * N for value in signal])
    print(f"verified {N} complex numbers, forward and back")

    runtime.cudaFree(memory)
    cufft.cufftDestroy(plan)


def download(memory: Any) -> list[complex]:
    """Copies device memory to the host, after the preceding work in the stream."""
    data = array("f", bytes(8 * N))
    runtime.cudaMemcpy(data, memory, 8 * N, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    return [complex(real, imaginary) for real, imaginary in zip(data[::2], data[1::2], strict=True)]


def expect(values: list[complex], expected: "list[complex] | list[float]") -> None:
    for i, (value, right) in enumerate(zip(values, expected, strict=True)):
        if abs(value - right) > 0.1:
            sys.exit(f"number {i} is {value}, and should be {right}")


if __name__ == "__main__":
    main()
