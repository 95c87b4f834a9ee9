"""nvJPEG2000 and nvTIFF: images that are encoded and decoded again, and a TIFF file written by the test."""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cubind import driver, nvjpeg2k, nvtiff
from gpu.support import device_memory, ok, or_skip

WIDTH, HEIGHT = 160, 96
Array = np.ndarray[Any, Any]


def picture() -> Array:
    """Creates smooth waves in red, green and blue."""
    y, x = np.mgrid[:HEIGHT, :WIDTH]
    waves = [np.sin(x / 31), np.cos(y / 23), np.sin((x + y) / 41)]
    return np.stack([127.5 + 100 * wave for wave in waves], axis=2).astype(np.uint8)


def planes(memory: Any) -> Any:
    """The description of three contiguous planes on the device."""
    image = nvjpeg2k.nvjpeg2kImage_t()
    image.pixel_data = [int(memory) + plane * WIDTH * HEIGHT for plane in range(3)]
    image.pitch_in_bytes = [WIDTH] * 3
    image.pixel_type = nvjpeg2k.nvjpeg2kImageType_t.NVJPEG2K_UINT8
    image.num_components = 3
    return image


def configuration() -> Any:
    """The parameters of lossless encoding."""
    components = []
    for _ in range(3):
        component = nvjpeg2k.nvjpeg2kImageComponentInfo_t()
        component.component_width, component.component_height = WIDTH, HEIGHT
        component.precision, component.sgn = 8, 0
        components.append(component)
    config = nvjpeg2k.nvjpeg2kEncodeConfig_t()
    config.stream_type = nvjpeg2k.nvjpeg2kBitstreamType_t.NVJPEG2K_STREAM_JP2
    config.color_space = nvjpeg2k.nvjpeg2kColorSpace_t.NVJPEG2K_COLORSPACE_SRGB
    config.image_width, config.image_height = WIDTH, HEIGHT
    config.num_components, config.image_comp_info = 3, components
    config.prog_order = nvjpeg2k.nvjpeg2kProgOrder_t.NVJPEG2K_LRCP
    config.num_layers, config.mct_mode, config.num_resolutions = 1, 1, 5
    config.code_block_w = config.code_block_h = 64
    return config


def jpeg2k(pixels: Array, stream: Any) -> bytes:
    encoder = ok(or_skip(nvjpeg2k.nvjpeg2kEncoderCreateSimple))
    state, parameters = ok(nvjpeg2k.nvjpeg2kEncodeStateCreate(encoder)), ok(nvjpeg2k.nvjpeg2kEncodeParamsCreate())
    ok(nvjpeg2k.nvjpeg2kEncodeParamsSetEncodeConfig(parameters, configuration()))
    separate = np.ascontiguousarray(pixels.transpose(2, 0, 1))
    with device_memory(separate.nbytes) as memory:
        ok(driver.cuMemcpyHtoD(memory, separate.tobytes(), separate.nbytes))
        ok(nvjpeg2k.nvjpeg2kEncode(encoder, state, parameters, planes(memory), stream))
        # NULL requests only the length of the bitstream.
        length = ok(nvjpeg2k.nvjpeg2kEncodeRetrieveBitstream(encoder, state, None, 0, stream))
        data = bytearray(length)
        assert ok(nvjpeg2k.nvjpeg2kEncodeRetrieveBitstream(encoder, state, data, length, stream)) == length
        ok(driver.cuStreamSynchronize(int(stream)))
    ok(nvjpeg2k.nvjpeg2kEncodeParamsDestroy(parameters))
    ok(nvjpeg2k.nvjpeg2kEncodeStateDestroy(state))
    ok(nvjpeg2k.nvjpeg2kEncoderDestroy(encoder))
    return bytes(data)


def test_jpeg2k(context: Any, stream: Any) -> None:
    pixels = picture()
    data = jpeg2k(pixels, stream)
    assert data[4:8] == b"jP  " and len(data) < pixels.nbytes
    handle = ok(nvjpeg2k.nvjpeg2kCreateSimple())
    state, parsed = ok(nvjpeg2k.nvjpeg2kDecodeStateCreate(handle)), ok(nvjpeg2k.nvjpeg2kStreamCreate())
    ok(nvjpeg2k.nvjpeg2kStreamParse(handle, data, len(data), 0, 0, parsed))
    info = ok(nvjpeg2k.nvjpeg2kStreamGetImageInfo(parsed))
    assert (info.image_width, info.image_height, info.num_components) == (WIDTH, HEIGHT, 3)
    component = ok(nvjpeg2k.nvjpeg2kStreamGetImageComponentInfo(parsed, 2))
    assert (component.component_width, component.precision) == (WIDTH, 8)
    color = ok(nvjpeg2k.nvjpeg2kStreamGetColorSpace(parsed))
    assert color == nvjpeg2k.nvjpeg2kColorSpace_t.NVJPEG2K_COLORSPACE_SRGB
    assert ok(nvjpeg2k.nvjpeg2kStreamGetTileComponentDim(parsed, 0, 0)) == [WIDTH, HEIGHT]
    back = np.empty((3, HEIGHT, WIDTH), np.uint8)
    with device_memory(back.nbytes) as memory:
        ok(nvjpeg2k.nvjpeg2kDecode(handle, state, parsed, planes(memory), stream))
        ok(driver.cuStreamSynchronize(int(stream)))
        ok(driver.cuMemcpyDtoH(back, memory, back.nbytes))
    np.testing.assert_array_equal(back.transpose(1, 2, 0), pixels)
    ok(nvjpeg2k.nvjpeg2kStreamDestroy(parsed))
    ok(nvjpeg2k.nvjpeg2kDecodeStateDestroy(state))
    ok(nvjpeg2k.nvjpeg2kDestroy(handle))


def test_jpeg2k_errors_are_codes(context: Any) -> None:
    handle, parsed = ok(or_skip(nvjpeg2k.nvjpeg2kCreateSimple)), ok(nvjpeg2k.nvjpeg2kStreamCreate())
    (err,) = nvjpeg2k.nvjpeg2kStreamParse(handle, b"no image at all", 15, 0, 0, parsed)
    assert err == nvjpeg2k.nvjpeg2kStatus_t.NVJPEG2K_STATUS_BAD_JPEG
    ok(nvjpeg2k.nvjpeg2kStreamDestroy(parsed))
    ok(nvjpeg2k.nvjpeg2kDestroy(handle))


SHORT, LONG = nvtiff.nvtiffTagDataType_t.NVTIFF_TAG_TYPE_SHORT, nvtiff.nvtiffTagDataType_t.NVTIFF_TAG_TYPE_LONG
TAGS = {"width": 256, "height": 257, "bits": 258, "compression": 259, "photometric": 262, "offsets": 273, "samples": 277,
        "rows": 278, "bytes": 279}  # fmt: skip


def tiff(pixels: Array) -> bytes:
    """Creates a file with one strip of uncompressed grey pixels."""
    rows, columns = pixels.shape
    values = dict(width=columns, height=rows, bits=8, compression=1, photometric=1, offsets=8, samples=1, rows=rows)
    values["bytes"] = pixels.nbytes
    short = ("bits", "compression", "photometric", "samples")
    kinds = {name: SHORT if name in short else LONG for name in values}
    entries = [struct.pack("<HHII", TAGS[name], kinds[name], 1, value) for name, value in values.items()]
    header = struct.pack("<2sHI", b"II", 42, 8 + pixels.nbytes)
    return header + pixels.tobytes() + struct.pack("<H", len(entries)) + b"".join(entries) + struct.pack("<I", 0)


def test_the_metadata_of_a_tiff_file(tmp_path: Path) -> None:
    """Reading the metadata needs no GPU."""
    pixels = picture()[:, :, 0]
    data = tiff(pixels)
    opened = ok(or_skip(lambda: nvtiff.nvtiffStreamOpen(data, len(data))))
    header = ok(nvtiff.nvtiffStreamGetHeader(opened))
    assert (header.variant, header.first_ifd_offset) == (nvtiff.nvtiffVariant_t.NVTIFF_REGULAR_TIFF, 8 + pixels.nbytes)
    info = ok(nvtiff.nvtiffStreamGetImageInfo(opened, 0))
    assert (info.image_width, info.image_height, info.samples_per_pixel) == (WIDTH, HEIGHT, 1)
    assert info.bits_per_sample[0] == 8
    # NULL requests only the count.
    tags = np.zeros(ok(nvtiff.nvtiffStreamGetNumberOfTags(opened, 0, None)), np.uint16)
    assert ok(nvtiff.nvtiffStreamGetNumberOfTags(opened, 0, tags)) == len(tags)
    assert set(TAGS.values()) <= set(tags.tolist())
    kind, size, count = ok(nvtiff.nvtiffStreamGetTagInfo(opened, 0, TAGS["width"]))
    assert (kind, size, count) == (LONG, 4, 1)
    value = np.zeros(1, np.uint32)
    ok(nvtiff.nvtiffStreamGetTagValue(opened, 0, TAGS["width"], value, 1))
    assert value[0] == WIDTH
    assert not ok(nvtiff.nvtiffStreamHasTag(opened, 0, 999))
    ok(nvtiff.nvtiffStreamClose(opened))
    path = tmp_path / "grey.tif"
    path.write_bytes(data[:100])
    opened = ok(nvtiff.nvtiffStreamOpenFromFile(str(path).encode()))
    err, _ = nvtiff.nvtiffStreamGetImageInfo(opened, 0)
    assert err == nvtiff.nvtiffStatus_t.NVTIFF_STATUS_BAD_TIFF
    ok(nvtiff.nvtiffStreamClose(opened))


def decoded(data: bytes, shape: tuple[int, ...], stream: Any) -> Array:
    """Returns the pixels of a file."""
    opened = ok(or_skip(lambda: nvtiff.nvtiffStreamOpen(data, len(data))))
    decoder, parameters = ok(nvtiff.nvtiffDecoderCreateSimple(stream)), ok(nvtiff.nvtiffDecodeParamsCreate())
    back = np.empty(shape, np.uint8)
    with device_memory(back.nbytes) as memory:
        image = nvtiff.nvtiffImage_t()
        image.plane_data, image.plane_pitch_bytes, image.num_planes = [int(memory)], [back[0].nbytes], 1
        ok(nvtiff.nvtiffDecodeCheckSupported(opened, decoder, parameters, None))
        ok(nvtiff.nvtiffDecode(opened, decoder, parameters, [image], stream))
        ok(driver.cuStreamSynchronize(int(stream)))
        ok(driver.cuMemcpyDtoH(back, memory, back.nbytes))
    ok(nvtiff.nvtiffDecodeParamsDestroy(parameters))
    ok(nvtiff.nvtiffDecoderDestroy(decoder, stream))
    ok(nvtiff.nvtiffStreamClose(opened))
    return back


def test_tiff_decode(context: Any, stream: Any) -> None:
    pixels = np.ascontiguousarray(picture()[:, :, 0])
    np.testing.assert_array_equal(decoded(tiff(pixels), pixels.shape, stream), pixels)


def test_tiff_encode_and_decode(context: Any, stream: Any) -> None:
    pixels = picture()
    encoder = ok(or_skip(lambda: nvtiff.nvtiffEncoderCreate(None, None, stream)))
    parameters = ok(nvtiff.nvtiffEncodeParamsCreate())
    info = nvtiff.nvtiffImageInfo_t()
    info.image_width, info.image_height = WIDTH, HEIGHT
    info.samples_per_pixel, info.bits_per_pixel = 3, 24
    info.bits_per_sample = [8] * 3 + [0] * 13
    unsigned, unknown = (
        nvtiff.nvtiffSampleFormat_t.NVTIFF_SAMPLEFORMAT_UINT,
        nvtiff.nvtiffSampleFormat_t.NVTIFF_SAMPLEFORMAT_UNKNOWN,
    )
    info.sample_format = [unsigned] * 3 + [unknown] * 13
    info.photometric_int = nvtiff.nvtiffPhotometricInt_t.NVTIFF_PHOTOMETRIC_RGB
    info.planar_config = nvtiff.nvtiffPlanarConfig_t.NVTIFF_PLANARCONFIG_CONTIG
    info.compression = nvtiff.nvtiffCompression_t.NVTIFF_COMPRESSION_LZW
    ok(nvtiff.nvtiffEncodeParamsSetImageInfo(parameters, info))
    with device_memory(pixels.nbytes) as memory:
        ok(driver.cuMemcpyHtoD(memory, pixels.tobytes(), pixels.nbytes))
        ok(nvtiff.nvtiffEncodeParamsSetInputs(parameters, [int(memory)], 1))
        ok(nvtiff.nvtiffEncode(encoder, [parameters], 1, stream))
        ok(nvtiff.nvtiffEncodeFinalize(encoder, [parameters], 1, stream))
        data = bytearray(sum(ok(nvtiff.nvtiffGetBitstreamSize(encoder, [parameters], 1))))
        ok(nvtiff.nvtiffWriteTiffBuffer(encoder, [parameters], 1, data, len(data), stream))
    ok(nvtiff.nvtiffEncodeParamsDestroy(parameters, stream))
    ok(nvtiff.nvtiffEncoderDestroy(encoder, stream))
    np.testing.assert_array_equal(decoded(bytes(data), pixels.shape, stream), pixels)
