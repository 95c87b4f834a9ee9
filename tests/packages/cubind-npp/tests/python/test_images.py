"""NPP: images and signals against NumPy."""

import functools
from typing import Any

import numpy as np
import pytest
from cubind import driver, runtime
from cubind_npp import nppc, nppial, nppif, nppig, nppist, npps
from gpu.support import device_memory, ok, or_skip

WIDTH, HEIGHT = 203, 77
Array = np.ndarray[Any, Any]
ATTRIBUTES = {
    "nMultiProcessorCount": "cudaDevAttrMultiProcessorCount",
    "nMaxThreadsPerMultiProcessor": "cudaDevAttrMaxThreadsPerMultiProcessor",
    "nMaxThreadsPerBlock": "cudaDevAttrMaxThreadsPerBlock",
    "nSharedMemPerBlock": "cudaDevAttrMaxSharedMemoryPerBlock",
    "nCudaDevAttrComputeCapabilityMajor": "cudaDevAttrComputeCapabilityMajor",
    "nCudaDevAttrComputeCapabilityMinor": "cudaDevAttrComputeCapabilityMinor",
}


def size_of(width: int, height: int) -> nppc.NppiSize:
    size = nppc.NppiSize()
    size.width, size.height = width, height
    return size


def point(x: int, y: int) -> nppc.NppiPoint:
    place = nppc.NppiPoint()
    place.x, place.y = x, y
    return place


SIZE = size_of(WIDTH, HEIGHT)


@pytest.fixture
def npp(context: Any, stream: Any) -> Any:
    """Returns NPP's context with the stream."""
    device = ok(runtime.cudaGetDevice())
    result = nppc.NppStreamContext()
    result.hStream, result.nCudaDeviceId = int(stream), device
    for field, attribute in ATTRIBUTES.items():
        value = ok(runtime.cudaDeviceGetAttribute(getattr(runtime.cudaDeviceAttr, attribute), device))
        setattr(result, field, value)
    return result


def image(channels: int = 1) -> Array:
    return np.random.default_rng(5).integers(0, 256, (HEIGHT, WIDTH, channels), np.uint8)


def put(memory: Any, values: Array) -> int:
    ok(driver.cuMemcpyHtoD(int(memory), values.tobytes(), values.nbytes))
    return int(memory)


def fetched(memory: Any, like: Array, stream: Any) -> Array:
    ok(driver.cuStreamSynchronize(int(stream)))
    result = np.empty_like(like)
    ok(driver.cuMemcpyDtoH(result, int(memory), result.nbytes))
    return result


def test_constants_of_three_channels(npp: Any, stream: Any) -> None:
    """The constants are in host memory."""
    pixels, added = image(3), [3, 70, 200]
    with device_memory(pixels.nbytes) as memory, device_memory(pixels.nbytes) as result:
        source, step = put(memory, pixels), 3 * WIDTH
        ok(or_skip(lambda: nppial.nppiAddC_8u_C3RSfs_Ctx(source, step, added, int(result), step, SIZE, 0, npp)))
        expected = np.minimum(pixels.astype(int) + added, 255).astype(np.uint8)
        np.testing.assert_array_equal(fetched(result, pixels, stream), expected)


def test_a_box_filter(npp: Any, stream: Any) -> None:
    pixels = image()[..., 0]
    with device_memory(pixels.nbytes) as memory, device_memory(pixels.nbytes) as result:
        source, box = put(memory, pixels), size_of(5, 3)
        border = nppc.NppiBorderType.NPP_BORDER_REPLICATE
        ok(or_skip(lambda: nppif.nppiFilterBoxBorder_8u_C1R_Ctx(
            source, WIDTH, SIZE, point(0, 0), int(result), WIDTH, SIZE, box, point(2, 1), border, npp
        )))  # fmt: skip
        wide = np.pad(pixels.astype(float), ((1, 1), (2, 2)), "edge")
        means = np.lib.stride_tricks.sliding_window_view(wide, (3, 5)).mean((2, 3))
        # NPP may round a mean up or down.
        np.testing.assert_allclose(fetched(result, pixels, stream), means, atol=1)


def test_sums_of_three_channels(npp: Any, stream: Any) -> None:
    """Results are on the device, even if the header declares an array."""
    pixels = image(3)
    size = ok(or_skip(lambda: nppist.nppiSumGetBufferHostSize_8u_C3R_Ctx(SIZE, npp)))
    with device_memory(pixels.nbytes) as memory, device_memory(max(size, 1)) as scratch, device_memory(24) as sums:
        source = put(memory, pixels)
        ok(nppist.nppiSum_8u_C3R_Ctx(source, 3 * WIDTH, SIZE, int(scratch), int(sums), npp))
        found = fetched(sums, np.empty(3), stream)
        np.testing.assert_allclose(found, pixels.astype(float).sum((0, 1)))


def test_noise_levels_of_three_channels(npp: Any, stream: Any) -> None:
    """The noise levels are in host memory, although the header has no `const`: each changes only its own channel."""
    pixels, results = image(3), []
    corner, box = point(0, 0), size_of(5, 5)
    with device_memory(pixels.nbytes) as memory, device_memory(pixels.nbytes) as result:
        source, step = put(memory, pixels), 3 * WIDTH

        def filtered(middle: float) -> Any:
            levels, border = [0.01, middle, 0.01], nppc.NppiBorderType.NPP_BORDER_REPLICATE
            return nppif.nppiFilterWienerBorder_8u_C3R_Ctx(
                source, step, SIZE, corner, int(result), step, SIZE, box, point(2, 2), levels, border, npp
            )

        for middle in 0.001, 0.9:
            ok(or_skip(functools.partial(filtered, middle)))
            results.append(fetched(result, pixels, stream))
    differs = (results[0] != results[1]).any((0, 1))
    assert list(differs) == [False, True, False]


def test_a_signal(npp: Any, stream: Any) -> None:
    values = np.random.default_rng(8).random(1000, np.float32)
    size = ok(or_skip(lambda: npps.nppsSumGetBufferSize_32f_Ctx(values.size, npp)))
    with device_memory(values.nbytes) as memory, device_memory(max(size, 1)) as scratch, device_memory(4) as total:
        ok(npps.nppsSum_32f_Ctx(put(memory, values), values.size, int(total), int(scratch), npp))
        np.testing.assert_allclose(fetched(total, np.empty(1, np.float32), stream), [values.sum()], rtol=1e-5)


def test_arrays_of_arrays(npp: Any) -> None:
    """The transformation of a rectangle by a matrix is computed on the host: lists of lists are passed and returned."""
    matrix = [[1.0, 0.0, 10.0], [0.0, 2.0, -3.0]]
    region = nppc.NppiRect()
    region.x, region.y, region.width, region.height = 1, 2, 5, 4
    quad = ok(or_skip(lambda: nppig.nppiGetAffineQuad(region, matrix)))
    assert [list(point) for point in quad] == [[11, 1], [15, 1], [15, 7], [11, 7]]


def test_warnings_are_not_errors(npp: Any) -> None:
    """An image without pixels is not processed: NPP returns a code above 0, or rejects its size."""
    from cubind import CudaError, check

    nothing = size_of(0, 0)
    with device_memory(16) as memory:
        result = or_skip(lambda: nppial.nppiAddC_8u_C1RSfs_Ctx(int(memory), 16, 1, int(memory), 16, nothing, 0, npp))
        if result[0] < 0:
            with pytest.raises(CudaError):
                check(result)
        else:
            assert check(result) is None
