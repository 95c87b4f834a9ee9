"""A put between two GPUs with NVSHMEM: two processes write numbers into each other's memory.

    python put.py

Needs two GPUs with a driver, CUDA's runtime and NVSHMEM (`pip install nvidia-nvshmem-cu13 nvidia-cuda-runtime`), and no other package.
"""

import os
import subprocess
import sys
from array import array

from cubind.checked import runtime
from cubind_nvshmem.checked import nvshmem

COUNT = 1 << 16
BYTES = 4 * COUNT
PES = 2


def main() -> None:
    """Starts this program once for each processing element (PE); the first creates the ID with which they find each
    other."""
    if runtime.cudaGetDeviceCount() < PES:
        print("skipped: a put between two GPUs needs two")
        return
    # All processes run on one machine. They use no network, and no multicast over NVLink, which containers often may
    # not use.
    environment = {"NVSHMEM_REMOTE_TRANSPORT": "none", "NVSHMEM_DISABLE_NVLS": "1", **os.environ}
    first = subprocess.Popen([sys.executable, __file__, "0"], env=environment, stdout=subprocess.PIPE, text=True)
    programs = [first]
    try:
        assert first.stdout
        unique = first.stdout.readline().strip()
        programs += [
            subprocess.Popen([sys.executable, __file__, str(pe), unique], env=environment, stdout=subprocess.PIPE, text=True)
            for pe in range(1, PES if unique else 1)
        ]
        codes = [program.wait(timeout=120) for program in programs]
    finally:
        # A process that waits for another process that has failed would wait forever.
        for program in programs:
            program.kill()
    if any(codes):
        sys.exit(f"put: the processes ended with {codes}")
    print(f"verified {COUNT} numbers on each of {PES} GPUs")


def numbers(pe: int) -> array[int]:
    return array("I", (1_000_000 * pe + i for i in range(COUNT)))


def put(pe: int, unique: str | None) -> None:
    """Does the work of one PE."""
    runtime.cudaSetDevice(pe)
    if unique is None:
        identity = nvshmem.nvshmemx_get_uniqueid()
        print(bytes(memoryview(identity)).hex(), flush=True)
    else:
        identity = nvshmem.nvshmemx_uniqueid_t()
        memoryview(identity).cast("B")[:] = bytes.fromhex(unique)
    attributes = nvshmem.nvshmemx_init_attr_t()
    nvshmem.nvshmemx_set_attr_uniqueid_args(pe, PES, identity, attributes)
    nvshmem.nvshmemx_hostlib_init_attr(nvshmem.nvshmemx_init_flags.NVSHMEMX_INIT_WITH_UNIQUEID, attributes)
    if (nvshmem.nvshmem_my_pe(), nvshmem.nvshmem_n_pes()) != (pe, PES):
        sys.exit("NVSHMEM counts otherwise")

    # Every PE allocates the same memory, so the local address also represents the other PE's memory.
    symmetric = nvshmem.nvshmem_malloc(BYTES)
    if not symmetric:
        sys.exit("no symmetric memory")
    stream = runtime.cudaStreamCreate()
    source = runtime.cudaMalloc(BYTES)
    runtime.cudaMemcpy(source, numbers(pe), BYTES, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)

    other = 1 - pe
    nvshmem.nvshmemx_putmem_on_stream(symmetric, source, BYTES, other, stream)
    nvshmem.nvshmemx_barrier_all_on_stream(stream)
    runtime.cudaStreamSynchronize(stream)
    received = array("I", bytes(BYTES))
    runtime.cudaMemcpy(received, symmetric, BYTES, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    if received != numbers(other):
        sys.exit(f"PE {pe} did not get the numbers of PE {other}")

    nvshmem.nvshmem_free(symmetric)
    runtime.cudaFree(source)
    runtime.cudaStreamDestroy(stream)
    nvshmem.nvshmemx_hostlib_finalize()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        put(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else None)
    else:
        main()
