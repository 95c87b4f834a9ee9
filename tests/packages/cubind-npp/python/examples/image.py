"""An image with NPP: brightened, blurred by a box filter, and summed up, each compared with a loop on the host.

    python image.py

Needs an NVIDIA driver, CUDA's runtime and NPP (`pip install nvidia-npp nvidia-cuda-runtime`), and no other package.
"""

import sys
from array import array
from collections.abc import Sequence
from typing import Any

from cubind.checked import runtime
from cubind_npp.checked import nppc, nppial, nppif, npps

WIDTH, HEIGHT = 321, 123
BYTES = WIDTH * HEIGHT
ADDED = 40
# The number of pixels that the filter's box has on each side of the middle.
RADIUS = 2


def main() -> None:
    image = bytes((at * at // 7 + at % 251) % 256 for at in range(BYTES))
    size = size_of(WIDTH, HEIGHT)
    context = stream_context()
    source, bright, blurred = (runtime.cudaMalloc(BYTES) for _ in range(3))
    runtime.cudaMemcpy(source, image, BYTES, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)

    # Sums above 255 are clamped to 255. A scale factor of 0 shifts no bits out.
    nppial.nppiAddC_8u_C1RSfs_Ctx(source, WIDTH, ADDED, bright, WIDTH, size, 0, context)
    expected = [min(pixel + ADDED, 255) for pixel in image]
    expect("brightened", fetched(bright, "B", BYTES), expected, 0)

    side = 2 * RADIUS + 1
    nppif.nppiFilterBoxBorder_8u_C1R_Ctx(
        bright, WIDTH, size, point(0, 0), blurred, WIDTH, size, size_of(side, side), point(RADIUS, RADIUS),
        nppc.NppiBorderType.NPP_BORDER_REPLICATE, context,
    )  # fmt: skip
    # NPP may round a mean up or down.
    expect("blurred", fetched(blurred, "B", BYTES), blur(expected), 1)

    # The image is treated as a signal. The sum of its values is written to device memory, with scratch memory of the
    # size that NPP returns.
    signal = array("f", expected)
    scratch = runtime.cudaMalloc(npps.nppsSumGetBufferSize_32f_Ctx(BYTES, context))
    numbers, total = runtime.cudaMalloc(4 * BYTES), runtime.cudaMalloc(4)
    runtime.cudaMemcpy(numbers, signal, 4 * BYTES, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    npps.nppsSum_32f_Ctx(numbers, BYTES, total, scratch, context)
    right = sum(expected)
    expect("sum", fetched(total, "f", 1), [right], 1e-5 * right)
    print(f"verified {WIDTH} x {HEIGHT} pixels: brightened, blurred, summed up")

    for memory in (source, bright, blurred, numbers, total, scratch):
        runtime.cudaFree(memory)


def size_of(width: int, height: int) -> nppc.NppiSize:
    size = nppc.NppiSize()
    size.width, size.height = width, height
    return size


def point(x: int, y: int) -> nppc.NppiPoint:
    place = nppc.NppiPoint()
    place.x, place.y = x, y
    return place


def stream_context() -> nppc.NppStreamContext:
    """Returns NPP's description of the stream, which is the default stream here, and of the device."""
    device = runtime.cudaGetDevice()
    ask = runtime.cudaDeviceAttr
    context = nppc.NppStreamContext()
    context.nCudaDeviceId = device
    for field, attribute in {
        "nMultiProcessorCount": ask.cudaDevAttrMultiProcessorCount,
        "nMaxThreadsPerMultiProcessor": ask.cudaDevAttrMaxThreadsPerMultiProcessor,
        "nMaxThreadsPerBlock": ask.cudaDevAttrMaxThreadsPerBlock,
        "nSharedMemPerBlock": ask.cudaDevAttrMaxSharedMemoryPerBlock,
        "nCudaDevAttrComputeCapabilityMajor": ask.cudaDevAttrComputeCapabilityMajor,
        "nCudaDevAttrComputeCapabilityMinor": ask.cudaDevAttrComputeCapabilityMinor,
    }.items():
        setattr(context, field, runtime.cudaDeviceGetAttribute(attribute, device))
    return context


def fetched(memory: Any, letter: str, count: int) -> "array[Any]":
    """Copies this many numbers from the device."""
    numbers = array(letter, bytes(count * array(letter).itemsize))
    size = count * numbers.itemsize
    runtime.cudaMemcpy(numbers, memory, size, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    return numbers


def blur(image: "list[int]") -> "list[float]":
    """Returns the mean of each pixel's neighbours; beyond the edge, the pixels at the edge count."""
    around = range(-RADIUS, RADIUS + 1)

    def mean(x: int, y: int) -> float:
        rows = (min(max(y + down, 0), HEIGHT - 1) * WIDTH for down in around)
        return sum(image[row + min(max(x + right, 0), WIDTH - 1)] for row in rows for right in around) / len(around) ** 2

    return [mean(x, y) for y in range(HEIGHT) for x in range(WIDTH)]


def expect(what: str, values: "Sequence[float]", expected: "Sequence[float]", tolerance: float) -> None:
    for i, (value, right) in enumerate(zip(values, expected, strict=True)):
        if not abs(value - right) <= tolerance:
            sys.exit(f"{what}: number {i} is {value}, and should be {right}")


if __name__ == "__main__":
    main()
