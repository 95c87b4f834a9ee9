"""Compression on the GPU with nvCOMP: compresses and decompresses a log in chunks, with LZ4 and with Zstandard.

    python compression.py

Requires an NVIDIA driver, the CUDA runtime and nvCOMP (`pip install nvidia-libnvcomp-cu13 nvidia-cuda-runtime`), and no other
package.
"""

import sys
from array import array
from typing import Any

from cubind.checked import nvcomp, runtime

CHUNK, CHUNKS = 1 << 16, 16
SIZE = CHUNK * CHUNKS
# The offsets of chunks on the device are multiples of this value, which satisfies the alignment of all formats.
ALIGNED = 256


def main() -> None:
    lines = (
        b"request %d took %d us and moved %d bytes\n" % (i, i * 7919 % 1000, i * i % 65536) for i in range(SIZE // 30)
    )
    text = array("B", b"".join(lines)[:SIZE])
    for name in ("LZ4", "Zstd"):
        size = there_and_back(name, text)
        if not 0 < size < SIZE // 2:
            sys.exit(f"{name}: {SIZE} bytes became {size}")
        print(f"verified {name}: {SIZE} bytes in {CHUNKS} chunks, {size} compressed")


def there_and_back(name: str, text: "array[int]") -> int:
    """Compresses and decompresses the data, compares the result, and returns the compressed size."""

    def call(what: str, *arguments: Any) -> Any:
        return getattr(nvcomp, f"nvcompBatched{name}{what}")(*arguments)

    options = getattr(nvcomp, f"nvcompBatched{name}CompressOpts_t")()
    reverse = getattr(nvcomp, f"nvcompBatched{name}DecompressOpts_t")()
    room = -(-call("CompressGetMaxOutputChunkSize", CHUNK, options) // ALIGNED) * ALIGNED
    memory = Memory()
    original, packed, back = memory.upload(text), memory.take(room * CHUNKS), memory.take(SIZE)
    # The kernels read device memory, including the addresses of the chunks and their sizes.
    original_at, packed_at, back_at = (
        memory.upload(array("Q", (first + i * step for i in range(CHUNKS))))
        for first, step in ((original, CHUNK), (packed, room), (back, CHUNK))
    )
    sizes = memory.upload(array("Q", [CHUNK] * CHUNKS))
    packed_sizes, back_sizes = memory.take(8 * CHUNKS), memory.take(8 * CHUNKS)
    statuses = memory.upload(array("i", [-1] * CHUNKS))

    needed = call("CompressGetTempSize", CHUNKS, CHUNK, options, SIZE, None)
    call("CompressAsync", original_at, sizes, CHUNK, CHUNKS, memory.take(needed), needed, packed_at, packed_sizes, options,
         statuses, None)  # fmt: skip
    all_good(name, download(statuses, array("i", bytes(4 * CHUNKS))))

    statuses_back = memory.upload(array("i", [-1] * CHUNKS))
    needed = call("DecompressGetTempSize", CHUNKS, CHUNK, reverse, SIZE, None)
    call("DecompressAsync", packed_at, packed_sizes, sizes, back_sizes, CHUNKS, memory.take(needed), needed, back_at, reverse,
         statuses_back, None)  # fmt: skip
    all_good(name, download(statuses_back, array("i", bytes(4 * CHUNKS))))
    if download(back_sizes, array("Q", bytes(8 * CHUNKS))).tolist() != [CHUNK] * CHUNKS:
        sys.exit(f"{name}: chunks have another size than before")
    if download(back, array("B", bytes(SIZE))) != text:
        sys.exit(f"{name}: the data differs after decompression")
    size = sum(download(packed_sizes, array("Q", bytes(8 * CHUNKS))))
    memory.free()
    return size


def all_good(name: str, statuses: "array[int]") -> None:
    if any(statuses):
        sys.exit(f"{name}: {[nvcomp.nvcompStatus_t(status) for status in statuses]}")


class Memory:
    """Blocks of device memory that are freed together."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def take(self, size: int) -> int:
        address = int(runtime.cudaMalloc(max(size, 1)))
        self.taken.append(address)
        return address

    def upload(self, data: "array[int]") -> int:
        size = len(data) * data.itemsize
        address = self.take(size)
        runtime.cudaMemcpy(address, data, size, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
        return address

    def free(self) -> None:
        for address in self.taken:
            runtime.cudaFree(address)


def download(address: int, data: "array[int]") -> "array[int]":
    """Copies device memory to the host, after the preceding work in the stream."""
    runtime.cudaMemcpy(data, address, len(data) * data.itemsize, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    return data


if __name__ == "__main__":
    main()
