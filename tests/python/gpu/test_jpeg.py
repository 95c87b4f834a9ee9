"""nvJPEG: an image that is encoded and decoded again is nearly the same."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from cubind import driver, nvjpeg
from gpu.support import device_memory, ok, or_skip

WIDTH, HEIGHT = 320, 200
Array = np.ndarray[Any, Any]
Subsampling = nvjpeg.nvjpegChromaSubsampling_t
Output = nvjpeg.nvjpegOutputFormat_t


@pytest.fixture
def library(context: Any) -> Iterator[Any]:
    """nvJPEG's handle."""
    handle = ok(or_skip(nvjpeg.nvjpegCreateSimple))
    yield handle
    ok(nvjpeg.nvjpegDestroy(handle))


def picture() -> Array:
    """Creates smooth waves in red, green and blue, which JPEG hardly changes."""
    y, x = np.mgrid[:HEIGHT, :WIDTH]
    waves = [np.sin(x / 31), np.cos(y / 23), np.sin((x + y) / 41)]
    return np.stack([127.5 + 100 * wave for wave in waves], axis=2).astype(np.uint8)


def interleaved(memory: Any) -> Any:
    """The description of an image of this size on the device."""
    image = nvjpeg.nvjpegImage_t()
    image.channel = [int(memory), 0, 0, 0]
    image.pitch = [3 * WIDTH, 0, 0, 0]
    return image


def encoded(handle: Any, pixels: Array, stream: Any, quality: int = 95) -> bytes:
    state = ok(nvjpeg.nvjpegEncoderStateCreate(handle, stream))
    parameters = ok(nvjpeg.nvjpegEncoderParamsCreate(handle, stream))
    ok(nvjpeg.nvjpegEncoderParamsSetQuality(parameters, quality, stream))
    ok(nvjpeg.nvjpegEncoderParamsSetSamplingFactors(parameters, Subsampling.NVJPEG_CSS_444, stream))
    with device_memory(pixels.nbytes) as memory:
        ok(driver.cuMemcpyHtoD(memory, pixels.tobytes(), pixels.nbytes))
        source, order = interleaved(memory), nvjpeg.nvjpegInputFormat_t.NVJPEG_INPUT_RGBI
        ok(nvjpeg.nvjpegEncodeImage(handle, state, parameters, source, order, WIDTH, HEIGHT, stream))
        # NULL requests only the length of the bitstream.
        length = ok(nvjpeg.nvjpegEncodeRetrieveBitstream(handle, state, None, 0, stream))
        data = bytearray(length)
        assert ok(nvjpeg.nvjpegEncodeRetrieveBitstream(handle, state, data, length, stream)) == length
        ok(driver.cuStreamSynchronize(int(stream)))
    ok(nvjpeg.nvjpegEncoderParamsDestroy(parameters))
    ok(nvjpeg.nvjpegEncoderStateDestroy(state))
    return bytes(data)


def decoded(handle: Any, data: bytes, stream: Any) -> Array:
    state = ok(nvjpeg.nvjpegJpegStateCreate(handle))
    back = bytearray(HEIGHT * WIDTH * 3)
    with device_memory(len(back)) as memory:
        target = interleaved(memory)
        ok(nvjpeg.nvjpegDecode(handle, state, data, len(data), Output.NVJPEG_OUTPUT_RGBI, target, stream))
        ok(driver.cuStreamSynchronize(int(stream)))
        ok(driver.cuMemcpyDtoH(back, memory, len(back)))
    ok(nvjpeg.nvjpegJpegStateDestroy(state))
    return np.frombuffer(back, np.uint8).reshape(HEIGHT, WIDTH, 3)


def test_encode_and_decode(library: Any, stream: Any) -> None:
    pixels = picture()
    data = encoded(library, pixels, stream)
    assert data[:2] == b"\xff\xd8" and data[-2:] == b"\xff\xd9" and len(data) < pixels.nbytes
    difference = np.abs(decoded(library, data, stream).astype(int) - pixels)
    assert difference.mean() < 2 and difference.max() < 16


def test_lower_quality_is_shorter(library: Any, stream: Any) -> None:
    assert len(encoded(library, picture(), stream, 30)) < len(encoded(library, picture(), stream, 95))


def test_the_metadata_of_an_image(library: Any, stream: Any) -> None:
    data = encoded(library, picture(), stream)
    components, subsampling, widths, heights = ok(nvjpeg.nvjpegGetImageInfo(library, data, len(data)))
    assert (components, subsampling) == (3, Subsampling.NVJPEG_CSS_444)
    assert widths[:3] == [WIDTH] * 3 and heights[:3] == [HEIGHT] * 3
    parsed = ok(nvjpeg.nvjpegJpegStreamCreate(library))
    ok(nvjpeg.nvjpegJpegStreamParse(library, data, len(data), 0, 1, parsed))
    assert ok(nvjpeg.nvjpegJpegStreamGetFrameDimensions(parsed)) == [WIDTH, HEIGHT]
    assert ok(nvjpeg.nvjpegJpegStreamGetComponentsNum(parsed)) == 3
    ok(nvjpeg.nvjpegJpegStreamDestroy(parsed))


def test_errors_are_codes(library: Any) -> None:
    err, *_ = nvjpeg.nvjpegGetImageInfo(library, b"no image at all", 15)
    assert err == nvjpeg.nvjpegStatus_t.NVJPEG_STATUS_BAD_JPEG
