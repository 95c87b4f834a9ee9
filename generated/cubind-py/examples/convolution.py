"""A convolution of images with cuDNN's graph API, checked against a convolution on the host.

    python convolution.py

Requires an NVIDIA driver, the CUDA runtime and cuDNN (`pip install nvidia-cudnn-cu13 nvidia-cuda-runtime`), and no other package.
"""

import math
import sys
from array import array
from itertools import product
from typing import Any

from cubind import CudaError
from cubind.checked import cudnn, runtime

# The number, channels and side length of the images, and the number and side length of the filters. Zero padding
# preserves the size of the images.
IMAGES, CHANNELS, SIDE = 2, 8, 8
FILTERS, WINDOW, PADDING = 16, 3, 1

# The IDs of the graph's tensors.
X, W, Y = 1, 2, 3

KIND, NAME = cudnn.cudnnBackendDescriptorType_t, cudnn.cudnnBackendAttributeName_t
TYPE = cudnn.cudnnBackendAttributeType_t
FLOAT = cudnn.cudnnDataType_t.CUDNN_DATA_FLOAT


def main() -> None:
    # Small integers are used, so that sums are exact.
    x = array("f", (i % 7 - 3 for i in range(IMAGES * CHANNELS * SIDE * SIDE)))
    w = array("f", (i % 5 - 2 for i in range(FILTERS * CHANNELS * WINDOW * WINDOW)))
    expected = convolved(x, w)

    handle = cudnn.cudnnCreate()
    graph = Graph(handle)
    plan = graph.plan(graph.configurations())
    size_of_workspace = NAME.CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE
    _, (size,) = cudnn.cudnnBackendGetAttribute(plan, size_of_workspace, TYPE.CUDNN_TYPE_INT64, 1, None)

    # The plan does not contain the addresses, so the plan can run again with other addresses.
    memory = [upload(x), upload(w), runtime.cudaMalloc(4 * len(expected)), runtime.cudaMalloc(size)]
    pack = graph.create("VARIANT_PACK")
    setting(pack, "VARIANT_PACK_UNIQUE_IDS", TYPE.CUDNN_TYPE_INT64, X, W, Y)
    setting(pack, "VARIANT_PACK_DATA_POINTERS", TYPE.CUDNN_TYPE_VOID_PTR, *memory[:3])
    setting(pack, "VARIANT_PACK_WORKSPACE", TYPE.CUDNN_TYPE_VOID_PTR, memory[3])
    cudnn.cudnnBackendFinalize(pack)
    cudnn.cudnnBackendExecute(handle, plan, pack)

    y = array("f", bytes(4 * len(expected)))
    runtime.cudaMemcpy(y, memory[2], 4 * len(y), runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    if y.tolist() != expected:
        sys.exit("wrong result")
    print(f"verified {IMAGES} x {FILTERS} x {SIDE} x {SIDE}, workspace of {size} bytes")

    for address in memory:
        runtime.cudaFree(address)
    for descriptor in reversed(graph.descriptors):
        cudnn.cudnnBackendDestroyDescriptor(descriptor)
    cudnn.cudnnDestroy(handle)


class Graph:
    """A cuDNN graph. Tensors, operations, the plan and the graph itself are descriptors with attributes."""

    def __init__(self, handle: Any) -> None:
        self.handle = handle
        # All descriptors, which are destroyed at the end.
        self.descriptors: list[Any] = []

    def create(self, kind: str) -> Any:
        descriptor = cudnn.cudnnBackendCreateDescriptor(KIND[f"CUDNN_BACKEND_{kind}_DESCRIPTOR"])
        self.descriptors.append(descriptor)
        return descriptor

    def tensor(self, number: int, *shape: int) -> Any:
        """Creates a dense tensor whose last dimension is contiguous."""
        strides = [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
        tensor = self.create("TENSOR")
        setting(tensor, "TENSOR_UNIQUE_ID", TYPE.CUDNN_TYPE_INT64, number)
        setting(tensor, "TENSOR_DATA_TYPE", TYPE.CUDNN_TYPE_DATA_TYPE, FLOAT)
        setting(tensor, "TENSOR_DIMENSIONS", TYPE.CUDNN_TYPE_INT64, *shape)
        setting(tensor, "TENSOR_STRIDES", TYPE.CUDNN_TYPE_INT64, *strides)
        setting(tensor, "TENSOR_BYTE_ALIGNMENT", TYPE.CUDNN_TYPE_INT64, 16)
        cudnn.cudnnBackendFinalize(tensor)
        return tensor

    def convolution(self) -> Any:
        """Creates the convolution with its tensors."""
        how = self.create("CONVOLUTION")
        mode = cudnn.cudnnConvolutionMode_t.CUDNN_CROSS_CORRELATION
        setting(how, "CONVOLUTION_COMP_TYPE", TYPE.CUDNN_TYPE_DATA_TYPE, FLOAT)
        setting(how, "CONVOLUTION_CONV_MODE", TYPE.CUDNN_TYPE_CONVOLUTION_MODE, mode)
        setting(how, "CONVOLUTION_SPATIAL_DIMS", TYPE.CUDNN_TYPE_INT64, 2)
        setting(how, "CONVOLUTION_PRE_PADDINGS", TYPE.CUDNN_TYPE_INT64, PADDING, PADDING)
        setting(how, "CONVOLUTION_POST_PADDINGS", TYPE.CUDNN_TYPE_INT64, PADDING, PADDING)
        setting(how, "CONVOLUTION_DILATIONS", TYPE.CUDNN_TYPE_INT64, 1, 1)
        setting(how, "CONVOLUTION_FILTER_STRIDES", TYPE.CUDNN_TYPE_INT64, 1, 1)
        cudnn.cudnnBackendFinalize(how)

        operation = self.create("OPERATION_CONVOLUTION_FORWARD")
        for name, descriptor in (
            ("CONV_DESC", how),
            ("X", self.tensor(X, IMAGES, CHANNELS, SIDE, SIDE)),
            ("W", self.tensor(W, FILTERS, CHANNELS, WINDOW, WINDOW)),
            ("Y", self.tensor(Y, IMAGES, FILTERS, SIDE, SIDE)),
        ):
            name = f"OPERATION_CONVOLUTION_FORWARD_{name}"
            setting(operation, name, TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR, descriptor)
        setting(operation, "OPERATION_CONVOLUTION_FORWARD_ALPHA", TYPE.CUDNN_TYPE_FLOAT, 1.0)
        setting(operation, "OPERATION_CONVOLUTION_FORWARD_BETA", TYPE.CUDNN_TYPE_FLOAT, 0.0)
        cudnn.cudnnBackendFinalize(operation)
        return operation

    def configurations(self) -> list[Any]:
        """Returns the engine configurations that cuDNN's heuristics propose for the graph, in order of preference."""
        operation = self.convolution()
        graph = self.create("OPERATIONGRAPH")
        setting(graph, "OPERATIONGRAPH_HANDLE", TYPE.CUDNN_TYPE_HANDLE, self.handle)
        setting(graph, "OPERATIONGRAPH_OPS", TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR, operation)
        cudnn.cudnnBackendFinalize(graph)

        heuristics = self.create("ENGINEHEUR")
        mode = cudnn.cudnnBackendHeurMode_t.CUDNN_HEUR_MODE_A
        setting(heuristics, "ENGINEHEUR_OPERATION_GRAPH", TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR, graph)
        setting(heuristics, "ENGINEHEUR_MODE", TYPE.CUDNN_TYPE_HEUR_MODE, mode)
        cudnn.cudnnBackendFinalize(heuristics)

        # If no list is passed, the call only returns the count. If the program passes descriptors that it has created,
        # the call fills them.
        results = (heuristics, NAME.CUDNN_ATTR_ENGINEHEUR_RESULTS, TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR)
        count, _ = cudnn.cudnnBackendGetAttribute(*results, 0, None)
        made = [self.create("ENGINECFG") for _ in range(count)]
        count, _ = cudnn.cudnnBackendGetAttribute(*results, len(made), made)
        return made[:count]

    def plan(self, configurations: list[Any]) -> Any:
        """Creates the plan of the first configuration that this GPU supports."""
        for configuration in configurations:
            plan = self.create("EXECUTION_PLAN")
            setting(plan, "EXECUTION_PLAN_HANDLE", TYPE.CUDNN_TYPE_HANDLE, self.handle)
            setting(plan, "EXECUTION_PLAN_ENGINE_CONFIG", TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR, configuration)
            try:
                cudnn.cudnnBackendFinalize(plan)
            except CudaError:
                continue
            return plan
        sys.exit("cuDNN has no engine for this convolution")


def setting(descriptor: Any, name: str, kind: Any, *values: Any) -> None:
    """Sets an attribute to one value or several."""
    cudnn.cudnnBackendSetAttribute(descriptor, NAME[f"CUDNN_ATTR_{name}"], kind, len(values), values)


def convolved(x: "array[float]", w: "array[float]") -> list[float]:
    """Computes the same convolution on the host."""
    # The images are also padded at the top and on the left.
    inside = range(PADDING, SIDE + PADDING)
    taps = list(enumerate(product(range(CHANNELS), range(WINDOW), range(WINDOW))))
    return [
        sum(
            x[((image * CHANNELS + channel) * SIDE + row + down - PADDING) * SIDE + column + right - PADDING]
            * w[number * len(taps) + tap]
            for tap, (channel, down, right) in taps
            if row + down in inside and column + right in inside
        )
        for image, number, row, column in product(range(IMAGES), range(FILTERS), range(SIDE), range(SIDE))
    ]


def upload(values: "array[float]") -> Any:
    """Copies values to the device."""
    size = len(values) * values.itemsize
    memory = runtime.cudaMalloc(size)
    runtime.cudaMemcpy(memory, values, size, runtime.cudaMemcpyKind.cudaMemcpyHostToDevice)
    return memory


if __name__ == "__main__":
    main()
