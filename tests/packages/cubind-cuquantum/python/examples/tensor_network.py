"""A tensor network with cuTensorNet: four tensors that share modes, contracted in the order that the library finds.

    python tensor_network.py

Needs an NVIDIA driver, CUDA's runtime and cuTensorNet (`pip install cutensornet-cu13 nvidia-cuda-runtime`), and no other package.
"""

import sys
from array import array
from itertools import product
from math import prod
from typing import Any

from cubind.checked import runtime
from cubind_cuquantum.checked import cutensornet

# The modes of each tensor, with one letter per mode, and the extents of the modes. Modes that the result does not have
# are summed over.
EXTENTS = {"m": 5, "i": 4, "j": 3, "k": 6, "l": 2, "h": 7, "n": 8}
TENSORS, RESULT = ["mij", "jkl", "lih", "khn"], "mn"

DOUBLE = runtime.cudaDataType.CUDA_R_64F
DEVICE = cutensornet.cutensornetMemspace_t.CUTENSORNET_MEMSPACE_DEVICE
SCRATCH = cutensornet.cutensornetWorkspaceKind_t.CUTENSORNET_WORKSPACE_SCRATCH
NETWORK = cutensornet.cutensornetNetworkAttributes_t
CONFIG = cutensornet.cutensornetContractionOptimizerConfigAttributes_t
INFO = cutensornet.cutensornetContractionOptimizerInfoAttributes_t


def main() -> None:
    values = [numbers(modes) for modes in TENSORS]
    inputs = [upload(elements) for elements in values]
    output = upload(array("d", bytes(8 * size(RESULT))))

    handle = cutensornet.cutensornetCreate()
    network = cutensornet.cutensornetCreateNetwork(handle)
    ids = [
        cutensornet.cutensornetNetworkAppendTensor(
            handle, network, len(modes), [EXTENTS[mode] for mode in modes], [ord(mode) for mode in modes], None, DOUBLE
        )
        for modes in TENSORS
    ]
    cutensornet.cutensornetNetworkSetOutputTensor(handle, network, len(RESULT), [ord(mode) for mode in RESULT], DOUBLE)
    compute = cutensornet.cutensornetComputeType_t.CUTENSORNET_COMPUTE_64F
    cutensornet.cutensornetNetworkSetAttribute(handle, network, NETWORK.CUTENSORNET_NETWORK_COMPUTE_TYPE, compute, 4)

    # The order of contractions that the library finds within a workspace of 64 MB.
    config = cutensornet.cutensornetCreateContractionOptimizerConfig(handle)
    samples = CONFIG.CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES
    cutensornet.cutensornetContractionOptimizerConfigSetAttribute(handle, config, samples, 4, 4)
    order = cutensornet.cutensornetCreateContractionOptimizerInfo(handle, network)
    cutensornet.cutensornetContractionOptimize(handle, network, config, 64 << 20, order)
    path = cutensornet.cutensornetContractionPath_t()
    path.data = [cutensornet.cutensornetNodePair_t() for _ in range(len(TENSORS) - 1)]
    size_of_path = len(memoryview(path).cast("B"))
    cutensornet.cutensornetContractionOptimizerInfoGetAttribute(
        handle, order, INFO.CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH, path.getPtr(), size_of_path
    )
    steps = ", ".join(f"{pair.first} with {pair.second}" for pair in path.data)

    workspace = cutensornet.cutensornetCreateWorkspaceDescriptor(handle)
    cutensornet.cutensornetWorkspaceComputeContractionSizes(handle, network, order, workspace)
    enough = cutensornet.cutensornetWorksizePref_t.CUTENSORNET_WORKSIZE_PREF_RECOMMENDED
    needed = cutensornet.cutensornetWorkspaceGetMemorySize(handle, workspace, enough, DEVICE, SCRATCH)
    room = runtime.cudaMalloc(max(needed, 1))
    cutensornet.cutensornetWorkspaceSetMemory(handle, workspace, DEVICE, SCRATCH, room, needed)

    cutensornet.cutensornetNetworkPrepareContraction(handle, network, workspace)
    for number, memory in zip(ids, inputs):
        # No strides are passed, so the first mode has the smallest stride.
        cutensornet.cutensornetNetworkSetInputTensorMemory(handle, network, number, memory, None)
    cutensornet.cutensornetNetworkSetOutputTensorMemory(handle, network, output, None)
    # NULL selects all slices. The contraction runs in the default stream, for which the copy waits.
    cutensornet.cutensornetNetworkContract(handle, network, 0, workspace, 0, 0)
    result = array("d", bytes(8 * size(RESULT)))
    to_host = runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost
    runtime.cudaMemcpy(result, output, 8 * len(result), to_host)

    expected = contracted(values)
    for i, (value, right) in enumerate(zip(result, expected)):
        if not abs(value - right) < 1e-12 * (1 + abs(right)):
            sys.exit(f"element {i} is {value}, and should be {right}")
    print(f"verified {len(expected)} elements; the order {steps}")

    cutensornet.cutensornetDestroyWorkspaceDescriptor(workspace)
    cutensornet.cutensornetDestroyContractionOptimizerInfo(order)
    cutensornet.cutensornetDestroyContractionOptimizerConfig(config)
    cutensornet.cutensornetDestroyNetwork(network)
    cutensornet.cutensornetDestroy(handle)
    for memory in [*inputs, output, room]:
        runtime.cudaFree(memory)


def size(modes: str) -> int:
    return prod(EXTENTS[mode] for mode in modes)


def numbers(modes: str) -> "array[float]":
    """Returns elements of a tensor, different in each tensor."""
    seed = sum(map(ord, modes))
    return array("d", ((i * 37 + seed * 11) % 23 / 11 - 1 for i in range(size(modes))))


def upload(values: "array[float]") -> Any:
    memory = runtime.cudaMalloc(8 * len(values))
    runtime.cudaMemcpy(memory, values, 8 * len(values), runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    return memory


def contracted(values: "list[array[float]]") -> "list[float]":
    """Returns the sum over all modes, one after the other."""
    result = [0.0] * size(RESULT)
    for at in product(*(range(extent) for extent in EXTENTS.values())):
        chosen = dict(zip(EXTENTS, at))
        result[place(RESULT, chosen)] += prod(
            elements[place(modes, chosen)] for elements, modes in zip(values, TENSORS)
        )
    return result


def place(modes: str, chosen: "dict[str, int]") -> int:
    """Returns the position of an element in a tensor whose first mode is the fastest."""
    found = 0
    for mode in reversed(modes):
        found = found * EXTENTS[mode] + chosen[mode]
    return found


if __name__ == "__main__":
    main()
