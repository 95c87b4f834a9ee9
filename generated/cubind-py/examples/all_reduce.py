"""Sum over all GPUs of the machine with NCCL: each GPU contributes its values, and all GPUs receive the sums.

    python all_reduce.py

Requires an NVIDIA driver, the CUDA runtime and NCCL (`pip install nvidia-nccl-cu13 nvidia-cuda-runtime`), and no other package.
"""

import sys
from array import array

from cubind.checked import nccl, runtime

COUNT = 1 << 16


def main() -> None:
    gpus = range(runtime.cudaGetDeviceCount())
    communicators = nccl.ncclCommInitAll(len(gpus), None)
    streams, memories = [], []
    for gpu in gpus:
        runtime.cudaSetDevice(gpu)
        numbers = array("f", (i % 100 + gpu for i in range(COUNT)))
        memory = runtime.cudaMalloc(4 * COUNT)
        runtime.cudaMemcpy(memory, numbers, 4 * COUNT, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
        streams.append(runtime.cudaStreamCreate())
        memories.append(memory)

    # One thread calls NCCL for several GPUs. Each call waits for the calls of the other GPUs, so the calls must form a
    # group.
    nccl.ncclGroupStart()
    for communicator, memory, stream in zip(communicators, memories, streams, strict=True):
        kind, operation = nccl.ncclDataType_t.ncclFloat, nccl.ncclRedOp_t.ncclSum
        nccl.ncclAllReduce(memory, memory, COUNT, kind, operation, communicator, stream)
    nccl.ncclGroupEnd()

    expected = [sum(float(i % 100 + gpu) for gpu in gpus) for i in range(COUNT)]
    for gpu in gpus:
        runtime.cudaSetDevice(gpu)
        runtime.cudaStreamSynchronize(streams[gpu])
        sums = array("f", bytes(4 * COUNT))
        runtime.cudaMemcpy(sums, memories[gpu], 4 * COUNT, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
        if sums.tolist() != expected:
            sys.exit(f"GPU {gpu}: wrong sums")
        nccl.ncclCommDestroy(communicators[gpu])
        runtime.cudaFree(memories[gpu])
        runtime.cudaStreamDestroy(streams[gpu])
    print(f"verified {COUNT} sums on each of {len(gpus)} GPUs")


if __name__ == "__main__":
    main()
