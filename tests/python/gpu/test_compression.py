"""nvCOMP: round trips in each format, a hand-written block, and checksums compared with Python's."""

import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from cubind import driver, nvcomp
from gpu.support import device_memory, ok, or_skip

CHUNK, CHUNKS = 1 << 14, 5
SIZE = CHUNK * CHUNKS
FORMATS = ["ANS", "Bitcomp", "Cascaded", "Deflate", "Gdeflate", "Gzip", "LZ4", "Snappy", "Zstd"]
Array = np.ndarray[Any, Any]


class Device:
    """A suballocator of one block of device memory."""

    def __init__(self, memory: Any) -> None:
        self.next = int(memory)

    def take(self, size: int) -> int:
        at, self.next = self.next, self.next + -(-max(size, 1) // 256) * 256
        return at

    def upload(self, data: Array) -> int:
        at = self.take(data.nbytes)
        ok(driver.cuMemcpyHtoD(at, data.tobytes(), data.nbytes))
        return at

    def download(self, at: int, dtype: Any, count: int) -> Array:
        data = np.empty(count, dtype)
        ok(driver.cuCtxSynchronize())
        ok(driver.cuMemcpyDtoH(data, at, data.nbytes))
        return data

    def addresses(self, first: int, step: int) -> int:
        return self.upload(np.array([first + i * step for i in range(CHUNKS)], np.uint64))


def of(name: str) -> Callable[..., Any]:
    return lambda what, *arguments: getattr(nvcomp, f"nvcompBatched{name}{what}")(*arguments)


def numbers() -> Array:
    """Creates bytes with approximate repetitions."""
    i = np.arange(SIZE // 4, dtype=np.uint32)
    return (i // 64 + i % 16).view(np.uint8)


@pytest.mark.parametrize("name", FORMATS)
def test_each_format_survives_a_round_trip(context: Any, stream: Any, name: str) -> None:
    call, data = of(name), numbers()
    options, reverse = call("CompressOpts_t"), call("DecompressOpts_t")
    if name == "Cascaded":
        common = options.common_opts
        common.data_type = nvcomp.nvcompType_t.NVCOMP_TYPE_UINT
        common.mode = nvcomp.nvcompCascadedMode_t.NVCOMP_CASCADED_MODE_ASYMMETRIC
        codec, encoding = nvcomp.nvcompCascadedTerminalCodec_t, nvcomp.nvcompCascadedFineGrainedEncoding_t
        common.terminal_codec_flags = codec.NVCOMP_CASCADED_TERMINAL_CODEC_CASCADED_BITPACK
        options.fine_grained_encoding_flags = encoding.NVCOMP_CASCADED_FINE_GRAINED_ENCODING_ALL
        options.compression_level = 3
    room = -(-ok(or_skip(lambda: call("CompressGetMaxOutputChunkSize", CHUNK, options))) // 256) * 256
    forward = ok(call("CompressGetTempSize", CHUNKS, CHUNK, options, SIZE, stream))
    backward = ok(call("DecompressGetTempSize", CHUNKS, CHUNK, reverse, SIZE, stream))
    with device_memory(forward + backward + 2 * SIZE + room * CHUNKS + (1 << 16)) as memory:
        device = Device(memory)
        original, packed, back = device.upload(data), device.take(room * CHUNKS), device.take(SIZE)
        sizes = device.upload(np.full(CHUNKS, CHUNK, np.uint64))
        packed_sizes, back_sizes = device.take(8 * CHUNKS), device.take(8 * CHUNKS)
        statuses = device.upload(np.full(CHUNKS, -1, np.int32))
        from_, to = device.addresses(original, CHUNK), device.addresses(packed, room)
        work = device.take(forward)
        ok(
            call(
                "CompressAsync", from_, sizes, CHUNK, CHUNKS, work, forward, to, packed_sizes, options, statuses, stream
            )
        )
        assert not device.download(statuses, np.int32, CHUNKS).any()
        assert 0 < device.download(packed_sizes, np.uint64, CHUNKS).sum() < SIZE

        statuses = device.upload(np.full(CHUNKS, -1, np.int32))
        work, from_, to = device.take(backward), to, device.addresses(back, CHUNK)
        ok(call("DecompressAsync", from_, packed_sizes, sizes, back_sizes, CHUNKS, work, backward, to, reverse, statuses,
                stream))  # fmt: skip
        assert not device.download(statuses, np.int32, CHUNKS).any()
        assert (device.download(back_sizes, np.uint64, CHUNKS) == CHUNK).all()
        np.testing.assert_array_equal(device.download(back, np.uint8, SIZE), data)


def test_a_handwritten_block_is_decompressed(context: Any, stream: Any) -> None:
    """A hand-written LZ4 block of 1000 literals. Invalid blocks are not tested: the kernels would read arbitrary addresses."""
    call, options = of("LZ4"), nvcomp.nvcompBatchedLZ4DecompressOpts_t()
    needed = ok(or_skip(lambda: call("DecompressGetTempSize", CHUNKS, CHUNK, options, SIZE, stream)))
    with device_memory(needed + 2 * SIZE + (1 << 16)) as memory:
        device = Device(memory)
        letters = np.random.default_rng(1).integers(0, 256, 1000, np.uint8)
        block = np.concatenate([np.array([0xF0, 255, 255, 255, 220], np.uint8), letters])
        blocks = np.zeros((CHUNKS, CHUNK), np.uint8)
        blocks[:, : block.size] = block
        sizes = device.upload(np.full(CHUNKS, block.size, np.uint64))
        rooms = device.upload(np.full(CHUNKS, CHUNK, np.uint64))
        statuses = device.upload(np.full(CHUNKS, -1, np.int32))
        first, written = device.take(SIZE), device.take(8 * CHUNKS)
        from_, to = device.addresses(device.upload(blocks), CHUNK), device.addresses(first, CHUNK)
        ok(call("DecompressAsync", from_, sizes, rooms, written, CHUNKS, device.take(needed), needed, to, options, statuses,
                stream))  # fmt: skip
        assert not device.download(statuses, np.int32, CHUNKS).any()
        assert device.download(written, np.uint64, CHUNKS).tolist() == [letters.size] * CHUNKS
        np.testing.assert_array_equal(device.download(first, np.uint8, letters.size), letters)


def test_checksums_are_pythons(context: Any, stream: Any) -> None:
    options = nvcomp.nvcompBatchedCRC32Opts_t()
    spec = options.spec
    spec.poly, spec.init, spec.ref_in, spec.ref_out, spec.xorout = 0x04C11DB7, 0xFFFFFFFF, True, True, 0xFFFFFFFF
    data = numbers()
    with device_memory(SIZE + (1 << 16)) as memory:
        device = Device(memory)
        sizes = device.upload(np.full(CHUNKS, CHUNK, np.uint64))
        chunks = device.addresses(device.upload(data), CHUNK)
        results, statuses = device.take(4 * CHUNKS), device.upload(np.full(CHUNKS, -1, np.int32))
        options.kernel_conf = ok(
            or_skip(lambda: nvcomp.nvcompBatchedCRC32GetHeuristicConf(sizes, CHUNKS, 0, stream))
        )
        only = nvcomp.nvcompCRC32SegmentKind_t.nvcompCRC32OnlySegment
        ok(nvcomp.nvcompBatchedCRC32Async(chunks, sizes, CHUNKS, results, options, only, statuses, stream))
        assert not device.download(statuses, np.int32, CHUNKS).any()
        expected = [zlib.crc32(data[i * CHUNK : (i + 1) * CHUNK].tobytes()) for i in range(CHUNKS)]
        assert device.download(results, np.uint32, CHUNKS).tolist() == expected


def test_new_options_are_the_default_ones() -> None:
    """The options equal `nvcompBatched…DefaultOpts`, which are constants in the C headers."""
    assert nvcomp.nvcompBatchedANSDecompressOpts_t().data_type == nvcomp.nvcompType_t.NVCOMP_TYPE_BITS
    assert nvcomp.nvcompBatchedBitcompCompressOpts_t().data_type == nvcomp.nvcompType_t.NVCOMP_TYPE_UCHAR
    assert nvcomp.nvcompBatchedDeflateCompressOpts_t().algorithm == 1
    assert nvcomp.nvcompBatchedLZ4CompressOpts_t().data_type == nvcomp.nvcompType_t.NVCOMP_TYPE_CHAR
