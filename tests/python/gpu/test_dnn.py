"""cuDNN compared with NumPy: activation, softmax and convolution by functions; convolution and attention by graphs."""

import ctypes
import json
import math
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import pytest
from cubind import DynamicLibNotFoundError, cudnn, driver, runtime
from gpu.support import ok

np = pytest.importorskip("numpy")

KIND, NAME = cudnn.cudnnBackendDescriptorType_t, cudnn.cudnnBackendAttributeName_t
TYPE = cudnn.cudnnBackendAttributeType_t
DATA, POINTWISE, REDUCE = cudnn.cudnnDataType_t, cudnn.cudnnPointwiseMode_t, cudnn.cudnnReduceTensorOp_t
FLOAT, HALF, NCHW = DATA.CUDNN_DATA_FLOAT, DATA.CUDNN_DATA_HALF, cudnn.cudnnTensorFormat_t.CUDNN_TENSOR_NCHW
CROSS = cudnn.cudnnConvolutionMode_t.CUDNN_CROSS_CORRELATION
NAN = cudnn.cudnnNanPropagation_t.CUDNN_NOT_PROPAGATE_NAN
ONE, ZERO = np.float32(1), np.float32(0)
Described = cudnn.cudnnBackendDescriptor_t


class Device:
    """Memory on the device with initial values."""

    def __init__(self, stack: ExitStack) -> None:
        self.stack = stack
        self.random = np.random.default_rng(7)

    def room(self, size: int) -> Any:
        pointer = ok(driver.cuMemAlloc(max(size, 1)))
        self.stack.callback(lambda: ok(driver.cuMemFree(pointer)))
        return pointer

    def put(self, host: Any) -> Any:
        pointer = self.room(host.nbytes)
        ok(driver.cuMemcpyHtoD(pointer, host.tobytes(), host.nbytes))
        return pointer

    def get(self, pointer: Any, like: Any) -> Any:
        back = np.empty_like(like)
        ok(driver.cuCtxSynchronize())
        ok(driver.cuMemcpyDtoH(back, pointer, back.nbytes))
        return back

    def whole(self, *shape: int) -> Any:
        """Creates small integers, for which sums of products are exact in every type."""
        return self.random.integers(-3, 4, shape).astype(np.float32)


@pytest.fixture
def device(context: Any) -> Iterator[Device]:
    with ExitStack() as stack:
        yield Device(stack)


@pytest.fixture
def handle(context: Any) -> Iterator[Any]:
    try:
        handle = ok(cudnn.cudnnCreate())
    except DynamicLibNotFoundError as error:
        pytest.skip(str(error).splitlines()[0])
    yield handle
    ok(cudnn.cudnnDestroy(handle))


def convolved(x: Any, w: Any, pad: int) -> Any:
    """Returns the expected convolution of images, with a stride of 1."""
    padded = np.pad(x, ((0, 0), (0, 0), (pad, pad), (pad, pad)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, w.shape[2:], axis=(2, 3))
    return np.einsum("nchwrs,kcrs->nkhw", windows, w)


def tensor(*shape: int) -> Any:
    described = ok(cudnn.cudnnCreateTensorDescriptor())
    ok(cudnn.cudnnSetTensor4dDescriptor(described, NCHW, FLOAT, *shape))
    return described


def test_version(handle: Any) -> None:
    kind = runtime.libraryPropertyType
    kinds = (kind.MAJOR_VERSION, kind.MINOR_VERSION, kind.PATCH_LEVEL)
    major, minor, patch = (ok(cudnn.cudnnGetProperty(kind)) for kind in kinds)
    assert (major, ok(cudnn.cudnnGetVersion())) == (9, major * 10000 + minor * 100 + patch)


def test_descriptions_come_back(handle: Any) -> None:
    """Each array has the requested length."""
    described = ok(cudnn.cudnnCreateTensorDescriptor())
    ok(cudnn.cudnnSetTensorNdDescriptor(described, FLOAT, 5, [2, 3, 4, 5, 6], [360, 120, 30, 6, 1]))
    assert ok(cudnn.cudnnGetTensorNdDescriptor(described, 5)) == [FLOAT, 5, [2, 3, 4, 5, 6], [360, 120, 30, 6, 1]]
    assert ok(cudnn.cudnnGetTensorNdDescriptor(described, 3)) == [FLOAT, 5, [2, 3, 4], [360, 120, 30]]
    assert ok(cudnn.cudnnGetTensorSizeInBytes(described)) == 720 * 4
    ok(cudnn.cudnnDestroyTensorDescriptor(described))
    convolution = ok(cudnn.cudnnCreateConvolutionDescriptor())
    ok(cudnn.cudnnSetConvolutionNdDescriptor(convolution, 3, [0, 1, 2], [1, 1, 2], [1, 2, 1], CROSS, FLOAT))
    expected = [3, [0, 1, 2], [1, 1, 2], [1, 2, 1], CROSS, FLOAT]
    assert ok(cudnn.cudnnGetConvolutionNdDescriptor(convolution, 3)) == expected
    ok(cudnn.cudnnDestroyConvolutionDescriptor(convolution))


def test_a_failure_is_explained(handle: Any) -> None:
    described = ok(cudnn.cudnnCreateTensorDescriptor())
    (status,) = cudnn.cudnnSetTensor4dDescriptor(described, NCHW, FLOAT, -1, 1, 1, 1)
    assert status == cudnn.cudnnStatus_t.CUDNN_STATUS_BAD_PARAM, repr(status)
    message = ok(cudnn.cudnnGetLastErrorString(512))
    assert message and b"\0" not in message, message
    assert ok(cudnn.cudnnGetErrorString(status)).startswith(b"CUDNN_STATUS_")
    ok(cudnn.cudnnDestroyTensorDescriptor(described))


def test_activation(handle: Any, device: Device) -> None:
    x, y = device.whole(2, 3, 4, 5), device.whole(2, 3, 4, 5)
    described = tensor(*x.shape)
    activation = ok(cudnn.cudnnCreateActivationDescriptor())
    mode = cudnn.cudnnActivationMode_t.CUDNN_ACTIVATION_CLIPPED_RELU
    ok(cudnn.cudnnSetActivationDescriptor(activation, mode, NAN, 2.0))
    assert ok(cudnn.cudnnGetActivationDescriptor(activation)) == [mode, NAN, 2.0]
    dx, dy = device.put(x), device.put(y)
    # The scaling factors are in host memory, as NumPy and ctypes scalars.
    alpha, beta = np.float32(3), ctypes.c_float(-2)
    ok(cudnn.cudnnActivationForward(handle, activation, alpha, described, dx, beta, described, dy))
    np.testing.assert_array_equal(device.get(dy, y), 3 * np.clip(x, 0, 2) - 2 * y)
    ok(cudnn.cudnnScaleTensor(handle, described, dx, np.float32(0.5)))
    np.testing.assert_array_equal(device.get(dx, x), x / 2)
    ok(cudnn.cudnnDestroyActivationDescriptor(activation))
    ok(cudnn.cudnnDestroyTensorDescriptor(described))


def test_softmax(handle: Any, device: Device) -> None:
    x = device.random.standard_normal((4, 10, 1, 1)).astype(np.float32)
    described, dx, dy = tensor(*x.shape), device.put(x), device.room(x.nbytes)
    algorithm = cudnn.cudnnSoftmaxAlgorithm_t.CUDNN_SOFTMAX_ACCURATE
    mode = cudnn.cudnnSoftmaxMode_t.CUDNN_SOFTMAX_MODE_CHANNEL
    ok(cudnn.cudnnSoftmaxForward(handle, algorithm, mode, ONE, described, dx, ZERO, described, dy))
    powers = np.exp(x - x.max(1, keepdims=True))
    np.testing.assert_allclose(device.get(dy, x), powers / powers.sum(1, keepdims=True), rtol=1e-5)
    ok(cudnn.cudnnDestroyTensorDescriptor(described))


def test_convolution(handle: Any, device: Device) -> None:
    """The older API, with one of the proposed algorithms."""
    x, w = device.whole(2, 3, 8, 9), device.whole(4, 3, 3, 3)
    expected = convolved(x, w, 1)
    filters = ok(cudnn.cudnnCreateFilterDescriptor())
    ok(cudnn.cudnnSetFilter4dDescriptor(filters, FLOAT, NCHW, *w.shape))
    assert ok(cudnn.cudnnGetFilterNdDescriptor(filters, 4)) == [FLOAT, NCHW, 4, list(w.shape)]
    convolution = ok(cudnn.cudnnCreateConvolutionDescriptor())
    ok(cudnn.cudnnSetConvolution2dDescriptor(convolution, 1, 1, 1, 1, 1, 1, CROSS, FLOAT))
    xs = tensor(*x.shape)
    assert ok(cudnn.cudnnGetConvolution2dForwardOutputDim(convolution, xs, filters)) == list(expected.shape)
    assert ok(cudnn.cudnnGetConvolutionNdForwardOutputDim(convolution, xs, filters, 4)) == list(expected.shape)
    ys = tensor(*expected.shape)
    described = (handle, xs, filters, convolution, ys)
    count, found = ok(cudnn.cudnnGetConvolutionForwardAlgorithm_v7(*described, 4))
    assert 1 <= count <= len(found) == 4
    best = found[0]
    assert best.status == cudnn.cudnnStatus_t.CUDNN_STATUS_SUCCESS
    size = ok(cudnn.cudnnGetConvolutionForwardWorkspaceSize(*described, best.algo))
    dx, dw, dy, space = device.put(x), device.put(w), device.room(expected.nbytes), device.room(size)
    given = (ONE, xs, dx, filters, dw, convolution, best.algo, space, size)
    ok(cudnn.cudnnConvolutionForward(handle, *given, ZERO, ys, dy))
    np.testing.assert_array_equal(device.get(dy, expected.astype(np.float32)), expected)
    for each in (xs, ys):
        ok(cudnn.cudnnDestroyTensorDescriptor(each))
    ok(cudnn.cudnnDestroyConvolutionDescriptor(convolution))
    ok(cudnn.cudnnDestroyFilterDescriptor(filters))


# The types of an attribute's elements, by the class of the elements in Python.
TYPES = {
    bool: TYPE.CUDNN_TYPE_BOOLEAN,
    int: TYPE.CUDNN_TYPE_INT64,
    float: TYPE.CUDNN_TYPE_FLOAT,
    cudnn.cudnnHandle_t: TYPE.CUDNN_TYPE_HANDLE,
    DATA: TYPE.CUDNN_TYPE_DATA_TYPE,
    cudnn.cudnnConvolutionMode_t: TYPE.CUDNN_TYPE_CONVOLUTION_MODE,
    cudnn.cudnnBackendHeurMode_t: TYPE.CUDNN_TYPE_HEUR_MODE,
    POINTWISE: TYPE.CUDNN_TYPE_POINTWISE_MODE,
    REDUCE: TYPE.CUDNN_TYPE_REDUCTION_OPERATOR_TYPE,
    Described: TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR,
}


class Graph:
    """Operations on tensors, which become one plan."""

    def __init__(self, handle: Any, stack: ExitStack) -> None:
        self.handle, self.stack = handle, stack
        self.operations: list[Any] = []
        self.tensors = 0

    def create(self, kind: str) -> Any:
        descriptor = ok(cudnn.cudnnBackendCreateDescriptor(KIND[f"CUDNN_BACKEND_{kind}_DESCRIPTOR"]))
        self.stack.callback(lambda: ok(cudnn.cudnnBackendDestroyDescriptor(descriptor)))
        return descriptor

    def make(self, kind: str, prefix: str | None = None, /, **attributes: Any) -> Any:
        """Creates a descriptor with these attributes, each with one value or a list of values."""
        descriptor = self.create(kind)
        for name, value in attributes.items():
            attribute = NAME[f"CUDNN_ATTR_{prefix or kind}_{name}"]
            first, count = (value[0], len(value)) if isinstance(value, Sequence) else (value, 1)
            ok(cudnn.cudnnBackendSetAttribute(descriptor, attribute, TYPES[type(first)], count, value))
        ok(cudnn.cudnnBackendFinalize(descriptor))
        return descriptor

    def tensor(self, shape: Sequence[int], data: Any = FLOAT, strides: Sequence[int] | None = None, **more: Any) -> Any:
        """Creates a tensor whose unique ID is its index among all tensors; without strides it is dense."""
        dense = [math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
        numbers = {"DIMENSIONS": list(shape), "STRIDES": list(strides or dense), "BYTE_ALIGNMENT": 16}
        self.tensors += 1
        return self.make("TENSOR", UNIQUE_ID=self.tensors, DATA_TYPE=data, **numbers, **more)

    def add(self, kind: str, **attributes: Any) -> None:
        self.operations.append(self.make(f"OPERATION_{kind}", **attributes))

    def pointwise(self, mode: str, x: Any, y: Any, b: Any = None) -> None:
        how = self.make("POINTWISE", MODE=POINTWISE[f"CUDNN_POINTWISE_{mode}"], MATH_PREC=FLOAT)
        second = {} if b is None else {"BDESC": b}
        self.add("POINTWISE", PW_DESCRIPTOR=how, XDESC=x, YDESC=y, **second)

    def reduction(self, mode: str, x: Any, y: Any) -> None:
        how = self.make("REDUCTION", OPERATOR=REDUCE[f"CUDNN_REDUCE_TENSOR_{mode}"], COMP_TYPE=FLOAT)
        self.add("REDUCTION", DESC=how, XDESC=x, YDESC=y)

    def matmul(self, a: Any, b: Any, c: Any) -> None:
        how = self.make("MATMUL", COMP_TYPE=FLOAT)
        self.add("MATMUL", DESC=how, ADESC=a, BDESC=b, CDESC=c)

    def configurations(self, mode: str) -> list[Any]:
        """Returns the configurations that the library proposes for the graph, in descriptors that the test creates."""
        graph = self.make("OPERATIONGRAPH", HANDLE=self.handle, OPS=self.operations)
        proposer = self.create("ENGINEHEUR")
        how = cudnn.cudnnBackendHeurMode_t[f"CUDNN_HEUR_MODE_{mode}"]
        for name, value in (("OPERATION_GRAPH", graph), ("MODE", how)):
            attribute = NAME[f"CUDNN_ATTR_ENGINEHEUR_{name}"]
            ok(cudnn.cudnnBackendSetAttribute(proposer, attribute, TYPES[type(value)], 1, [value]))
        (status,) = cudnn.cudnnBackendFinalize(proposer)
        if status:
            return []
        results = (proposer, NAME.CUDNN_ATTR_ENGINEHEUR_RESULTS, TYPE.CUDNN_TYPE_BACKEND_DESCRIPTOR)
        count, nothing = ok(cudnn.cudnnBackendGetAttribute(*results, 0, None))
        assert nothing == []
        made = [self.create("ENGINECFG") for _ in range(count)]
        count, filled = ok(cudnn.cudnnBackendGetAttribute(*results, len(made), made))
        assert len(filled) == len(made) and all(isinstance(each, Described) for each in filled)
        return made[:count]

    def plan(self) -> Any:
        """Returns the first configuration that is supported."""
        for mode in ("A", "FALLBACK"):
            for configuration in self.configurations(mode):
                plan = self.create("EXECUTION_PLAN")
                for name, value in (("HANDLE", self.handle), ("ENGINE_CONFIG", configuration)):
                    attribute = NAME[f"CUDNN_ATTR_EXECUTION_PLAN_{name}"]
                    ok(cudnn.cudnnBackendSetAttribute(plan, attribute, TYPES[type(value)], 1, value))
                (status,) = cudnn.cudnnBackendFinalize(plan)
                if not status:
                    return plan
        pytest.skip("no engine of this library supports the graph")

    def execute(self, device: Device, pointers: dict[int, Any]) -> Any:
        """Runs the plan with the addresses of tensors by their unique IDs."""
        plan = self.plan()
        size = NAME.CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE
        count, (bytes_needed,) = ok(cudnn.cudnnBackendGetAttribute(plan, size, TYPE.CUDNN_TYPE_INT64, 1, None))
        assert count == 1
        pack = self.create("VARIANT_PACK")
        for name, kind, values in (
            ("UNIQUE_IDS", TYPE.CUDNN_TYPE_INT64, list(pointers)),
            ("DATA_POINTERS", TYPE.CUDNN_TYPE_VOID_PTR, list(pointers.values())),
            ("WORKSPACE", TYPE.CUDNN_TYPE_VOID_PTR, device.room(bytes_needed)),
        ):
            count = len(values) if isinstance(values, list) else 1
            ok(cudnn.cudnnBackendSetAttribute(pack, NAME[f"CUDNN_ATTR_VARIANT_PACK_{name}"], kind, count, values))
        ok(cudnn.cudnnBackendFinalize(pack))
        ok(cudnn.cudnnBackendExecute(self.handle, plan, pack))
        return plan


@pytest.fixture
def graph(handle: Any) -> Iterator[Graph]:
    with ExitStack() as stack:
        yield Graph(handle, stack)


def test_attributes_come_back(graph: Graph) -> None:
    described = graph.tensor([2, 3, 4, 5])
    get = cudnn.cudnnBackendGetAttribute
    count, dimensions = ok(get(described, NAME.CUDNN_ATTR_TENSOR_DIMENSIONS, TYPE.CUDNN_TYPE_INT64, 8, None))
    assert (count, dimensions[:count]) == (4, [2, 3, 4, 5])
    data = ok(get(described, NAME.CUDNN_ATTR_TENSOR_DATA_TYPE, TYPE.CUDNN_TYPE_DATA_TYPE, 1, None))
    assert data == [1, [FLOAT]] and isinstance(data[1][0], DATA)
    virtual = ok(get(described, NAME.CUDNN_ATTR_TENSOR_IS_VIRTUAL, TYPE.CUDNN_TYPE_BOOLEAN, 1, None))
    assert virtual == [1, [False]]
    with pytest.raises(RuntimeError, match="List is too small: 1 < 2"):
        cudnn.cudnnBackendSetAttribute(described, NAME.CUDNN_ATTR_TENSOR_DIMENSIONS, TYPE.CUDNN_TYPE_INT64, 2, [1])


def test_graph_of_a_convolution(graph: Graph, device: Device) -> None:
    x, w = device.whole(2, 8, 8, 8), device.whole(16, 8, 3, 3)
    expected = convolved(x, w, 1)
    xs, ws, ys = (graph.tensor(each.shape) for each in (x, w, expected))
    how = graph.make(
        "CONVOLUTION",
        COMP_TYPE=FLOAT,
        CONV_MODE=CROSS,
        SPATIAL_DIMS=2,
        PRE_PADDINGS=[1, 1],
        POST_PADDINGS=[1, 1],
        DILATIONS=[1, 1],
        FILTER_STRIDES=[1, 1],
    )
    graph.add("CONVOLUTION_FORWARD", CONV_DESC=how, X=xs, W=ws, Y=ys, ALPHA=1.0, BETA=0.0)
    dx, dw, dy = device.put(x), device.put(w), device.room(expected.nbytes)
    plan = graph.execute(device, {1: dx, 2: dw, 3: dy})
    np.testing.assert_array_equal(device.get(dy, expected.astype(np.float32)), expected)
    # Values of type `char` are passed as bytes.
    text = (plan, NAME.CUDNN_ATTR_EXECUTION_PLAN_JSON_REPRESENTATION, TYPE.CUDNN_TYPE_CHAR)
    size, _ = ok(cudnn.cudnnBackendGetAttribute(*text, 0, None))
    _, written = ok(cudnn.cudnnBackendGetAttribute(*text, size, None))
    assert json.loads(written.rstrip(b"\0"))
    again = graph.create("EXECUTION_PLAN")
    name = NAME.CUDNN_ATTR_EXECUTION_PLAN_HANDLE
    ok(cudnn.cudnnBackendSetAttribute(again, name, TYPE.CUDNN_TYPE_HANDLE, 1, graph.handle))
    ok(cudnn.cudnnBackendSetAttribute(again, text[1], text[2], len(written), written))
    ok(cudnn.cudnnBackendFinalize(again))


B, H, S, D = 2, 3, 128, 64


def attention(q: Any, k: Any, v: Any, scale: float) -> Any:
    scores = np.einsum("bhqd,bhkd->bhqk", q, k) * scale
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return np.einsum("bhqk,bhkd->bhqd", powers / powers.sum(-1, keepdims=True), v)


@pytest.mark.parametrize("made_of", ["one operation", "operations"])
def test_graph_of_attention(graph: Graph, device: Device, made_of: str) -> None:
    """softmax(Q Kᵀ · scale) V, as one operation or as a graph of products, maxima, exponentials and sums."""
    if made_of == "one operation" and ok(cudnn.cudnnGetVersion()) < 91301:
        pytest.skip("this library has no such operation")
    q, k, v = (device.random.standard_normal((B, H, S, D)).astype(np.float16) for _ in range(3))
    scale = np.array([1 / math.sqrt(D)], np.float32)
    qs = graph.tensor(q.shape, HALF)
    across = [H * S * D, S * D, 1, D]
    ks = graph.tensor(k.shape, HALF) if made_of == "one operation" else graph.tensor((B, H, D, S), HALF, across)
    vs, os_ = graph.tensor(v.shape, HALF), graph.tensor(q.shape, HALF)
    factor = graph.tensor((1, 1, 1, 1), IS_BY_VALUE=True)
    if made_of == "one operation":
        graph.add("SDPA_FWD", QDESC=qs, KDESC=ks, VDESC=vs, ODESC=os_, SCALEDESC=factor)
    else:
        product, scaled, shifted, powers = (graph.tensor((B, H, S, S), IS_VIRTUAL=True) for _ in range(4))
        highest, total = (graph.tensor((B, H, S, 1), IS_VIRTUAL=True) for _ in range(2))
        # The second product uses the types of the first product.
        weights = graph.tensor((B, H, S, S), HALF, IS_VIRTUAL=True)
        graph.matmul(qs, ks, product)
        graph.pointwise("MUL", product, scaled, factor)
        graph.reduction("MAX", scaled, highest)
        graph.pointwise("SUB", scaled, shifted, highest)
        graph.pointwise("EXP", shifted, powers)
        graph.reduction("ADD", powers, total)
        graph.pointwise("DIV", powers, weights, total)
        graph.matmul(weights, vs, os_)
    do = device.room(q.nbytes)
    given = {1: device.put(q), 2: device.put(k), 3: device.put(v), 4: do, 5: scale.ctypes.data}
    graph.execute(device, given)
    wide = [each.astype(np.float64) for each in (q, k, v)]
    expected = attention(wide[0], wide[1], wide[2], float(scale[0]))
    np.testing.assert_allclose(device.get(do, q), expected, atol=4e-3)
