"""cuTensorNet: networks, decompositions and states against NumPy."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

import numpy as np
import pytest
from cubind import driver, runtime
from cubind_cuquantum import cutensornet
from gpu.support import device_memory, ok, or_skip

Array = np.ndarray[Any, Any]
TYPES = {"d": runtime.cudaDataType.CUDA_R_64F, "D": runtime.cudaDataType.CUDA_C_64F}
DEVICE = cutensornet.cutensornetMemspace_t.CUTENSORNET_MEMSPACE_DEVICE
SCRATCH = cutensornet.cutensornetWorkspaceKind_t.CUTENSORNET_WORKSPACE_SCRATCH
ENOUGH = cutensornet.cutensornetWorksizePref_t.CUTENSORNET_WORKSIZE_PREF_RECOMMENDED
CONFIG = cutensornet.cutensornetContractionOptimizerConfigAttributes_t
INFO = cutensornet.cutensornetContractionOptimizerInfoAttributes_t
SVD = cutensornet.cutensornetTensorSVDConfigAttributes_t
SVD_INFO = cutensornet.cutensornetTensorSVDInfoAttributes_t


@pytest.fixture
def handle(context: Any) -> Iterator[Any]:
    handle = ok(or_skip(cutensornet.cutensornetCreate))
    yield handle
    ok(cutensornet.cutensornetDestroy(handle))


@pytest.fixture
def memory() -> Iterator["Memory"]:
    with ExitStack() as stack:
        yield Memory(stack)


class Memory:
    """Device memory that is freed at the end of a test. The first mode is the fastest, which is the library's default
    without strides."""

    def __init__(self, stack: ExitStack):
        self.stack = stack

    def room(self, size: int) -> int:
        return int(self.stack.enter_context(device_memory(max(size, 256))))

    def put(self, tensor: Array) -> int:
        at = self.room(tensor.nbytes)
        ok(driver.cuMemcpyHtoD(at, tensor.tobytes(order="F"), tensor.nbytes))
        return at

    def got(self, at: int, shape: Sequence[int], dtype: Any) -> Array:
        flat = np.empty(int(np.prod(shape)), dtype)
        ok(driver.cuMemcpyDtoH(flat, at, flat.nbytes))
        return flat.reshape(shape, order="F")


def random(seed: int, shape: Sequence[int], kind: str = "d") -> Array:
    generator = np.random.default_rng(seed)
    tensor = generator.normal(size=shape)
    return tensor + 1j * generator.normal(size=shape) if kind == "D" else tensor


def labels(modes: str) -> list[int]:
    return [ord(mode) for mode in modes]


def workspace_of(handle: Any, workspace: Any, memory: Memory) -> None:
    """Provides the required workspace."""
    size = ok(cutensornet.cutensornetWorkspaceGetMemorySize(handle, workspace, ENOUGH, DEVICE, SCRATCH))
    at = memory.room(size)
    ok(cutensornet.cutensornetWorkspaceSetMemory(handle, workspace, DEVICE, SCRATCH, at, size))
    assert ok(cutensornet.cutensornetWorkspaceGetMemory(handle, workspace, DEVICE, SCRATCH)) == [at, size]


@pytest.mark.parametrize("kind", ["d", "D"])
def test_a_network_against_einsum(handle: Any, stream: Any, memory: Memory, kind: str) -> None:
    modes, result = ["mij", "jkl", "lih", "khn"], "mn"
    extents = dict(zip("mijklhn", (5, 4, 3, 6, 2, 7, 8)))
    tensors = [random(i, [extents[mode] for mode in one], kind) for i, one in enumerate(modes)]
    dtype = tensors[0].dtype

    network = ok(cutensornet.cutensornetCreateNetwork(handle))
    ids = []
    for i, (one, tensor) in enumerate(zip(modes, tensors)):
        qualifiers = cutensornet.cutensornetTensorQualifiers_t() if i == 1 else None
        if qualifiers is not None:
            qualifiers.isConjugate = int(kind == "D")
        ids.append(ok(cutensornet.cutensornetNetworkAppendTensor(
            handle, network, len(one), list(tensor.shape), labels(one), qualifiers, TYPES[kind])))  # fmt: skip
    assert len(set(ids)) == len(ids)
    ok(cutensornet.cutensornetNetworkSetOutputTensor(handle, network, len(result), labels(result), TYPES[kind]))

    # The shape of the result. The first call returns only the number of modes.
    described = ok(cutensornet.cutensornetGetOutputTensorDescriptor(handle, network))
    shape = [extents[mode] for mode in result]
    count, size, *_ = ok(cutensornet.cutensornetGetTensorDetails(handle, described))
    assert (count, size) == (2, dtype.itemsize * shape[0] * shape[1])
    assert ok(cutensornet.cutensornetGetTensorDetails(handle, described, count))[2:4] == [labels(result), shape]
    ok(cutensornet.cutensornetDestroyTensorDescriptor(described))

    # The library returns the order that the program has set. Then the library finds an order itself.
    order = ok(cutensornet.cutensornetCreateContractionOptimizerInfo(handle, network))
    path = cutensornet.cutensornetContractionPath_t()
    path.data = [pair(0, 1), pair(0, 1), pair(0, 1)]
    bytes_of_path = memoryview(path).nbytes
    set_path = INFO.CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH
    ok(cutensornet.cutensornetContractionOptimizerInfoSetAttribute(handle, order, set_path, path, bytes_of_path))
    back = cutensornet.cutensornetContractionPath_t()
    back.data = [pair(-1, -1) for _ in range(3)]
    ok(cutensornet.cutensornetContractionOptimizerInfoGetAttribute(handle, order, set_path, back.getPtr(), bytes_of_path))
    assert [(one.first, one.second) for one in back.data] == [(0, 1)] * 3
    config = ok(cutensornet.cutensornetCreateContractionOptimizerConfig(handle))
    samples = CONFIG.CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES
    ok(cutensornet.cutensornetContractionOptimizerConfigSetAttribute(handle, config, samples, 4, 4))
    assert ok(cutensornet.cutensornetContractionOptimizerConfigGetAttribute(handle, config, samples, 4)) == 4
    ok(cutensornet.cutensornetContractionOptimize(handle, network, config, 64 << 20, order))
    slices = np.zeros(1, "i8")
    ask = INFO.CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES
    ok(cutensornet.cutensornetContractionOptimizerInfoGetAttribute(handle, order, ask, slices, 8))
    assert slices[0] >= 1

    # The order is packed into bytes, and unpacked from these bytes.
    packed = np.zeros(ok(cutensornet.cutensornetContractionOptimizerInfoGetPackedSize(handle, order)), "u1")
    ok(cutensornet.cutensornetContractionOptimizerInfoPackData(handle, order, packed, packed.size))
    copy = ok(cutensornet.cutensornetCreateContractionOptimizerInfoFromPackedData(handle, network, packed, packed.size))
    ok(cutensornet.cutensornetDestroyContractionOptimizerInfo(copy))

    workspace = ok(cutensornet.cutensornetCreateWorkspaceDescriptor(handle))
    ok(cutensornet.cutensornetWorkspaceComputeContractionSizes(handle, network, order, workspace))
    workspace_of(handle, workspace, memory)
    ok(cutensornet.cutensornetNetworkPrepareContraction(handle, network, workspace))
    for number, tensor in zip(ids, tensors):
        strides = np.cumprod([1, *tensor.shape[:-1]]).tolist()
        ok(cutensornet.cutensornetNetworkSetInputTensorMemory(handle, network, number, memory.put(tensor), strides))
    output = memory.put(np.zeros(shape, dtype))
    ok(cutensornet.cutensornetNetworkSetOutputTensorMemory(handle, network, output, None))
    some = ok(cutensornet.cutensornetCreateSliceGroupFromIDRange(handle, 0, int(slices[0]), 1))
    for group, accumulate, times in ((some, 0, 1), (0, 1, 2)):
        ok(cutensornet.cutensornetNetworkContract(handle, network, accumulate, workspace, group, int(stream)))
        ok(driver.cuStreamSynchronize(int(stream)))
        conjugated = [tensor.conj() if i == 1 else tensor for i, tensor in enumerate(tensors)]
        expected = times * np.einsum(",".join(modes) + "->" + result, *conjugated)
        np.testing.assert_allclose(memory.got(output, shape, dtype), expected, rtol=1e-10, atol=1e-10)

    ok(cutensornet.cutensornetDestroySliceGroup(some))
    ok(cutensornet.cutensornetDestroyWorkspaceDescriptor(workspace))
    ok(cutensornet.cutensornetDestroyContractionOptimizerInfo(order))
    ok(cutensornet.cutensornetDestroyContractionOptimizerConfig(config))
    ok(cutensornet.cutensornetDestroyNetwork(network))


def pair(first: int, second: int) -> Any:
    made = cutensornet.cutensornetNodePair_t()
    made.first, made.second = first, second
    return made


def test_a_singular_value_decomposition_that_is_cut_off(handle: Any, stream: Any, memory: Memory) -> None:
    shape, kept = (4, 6, 5), 3
    tensor = random(5, shape)
    double = TYPES["d"]

    def described(modes: str, extents: Sequence[int]) -> Any:
        return ok(cutensornet.cutensornetCreateTensorDescriptor(
            handle, len(modes), list(extents), None, labels(modes), double))  # fmt: skip

    whole, left, right = described("abc", shape), described("abx", (4, 6, kept)), described("xc", (kept, 5))
    config = ok(cutensornet.cutensornetCreateTensorSVDConfig(handle))
    cutoff = SVD.CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF
    ok(cutensornet.cutensornetTensorSVDConfigSetAttribute(handle, config, cutoff, 1e-9, 8))
    assert ok(cutensornet.cutensornetTensorSVDConfigGetAttribute(handle, config, cutoff, 8)) == 1e-9
    info = ok(cutensornet.cutensornetCreateTensorSVDInfo(handle))
    workspace = ok(cutensornet.cutensornetCreateWorkspaceDescriptor(handle))
    ok(cutensornet.cutensornetWorkspaceComputeSVDSizes(handle, whole, left, right, config, workspace))
    workspace_of(handle, workspace, memory)
    on_host = cutensornet.cutensornetMemspace_t.CUTENSORNET_MEMSPACE_HOST
    size = ok(cutensornet.cutensornetWorkspaceGetMemorySize(handle, workspace, ENOUGH, on_host, SCRATCH))
    host = np.zeros(size, "u1")
    if size:
        ok(cutensornet.cutensornetWorkspaceSetMemory(handle, workspace, on_host, SCRATCH, host, size))

    at = memory.put(tensor)
    u, s, v = memory.room(8 * 24 * kept), memory.room(8 * kept), memory.room(8 * kept * 5)
    ok(cutensornet.cutensornetTensorSVD(handle, whole, at, left, u, s, right, v, config, info, workspace, int(stream)))
    ok(driver.cuStreamSynchronize(int(stream)))
    values = np.linalg.svd(tensor.reshape(24, 5), compute_uv=False)
    np.testing.assert_allclose(memory.got(s, [kept], "f8"), values[:kept], rtol=1e-10)
    parts = memory.got(u, (4, 6, kept), "f8"), memory.got(s, [kept], "f8"), memory.got(v, (kept, 5), "f8")
    product = np.einsum("abx,x,xc->abc", *parts)
    assert np.isclose(np.linalg.norm(product - tensor), np.linalg.norm(values[kept:]))
    reduced = ok(cutensornet.cutensornetTensorSVDInfoGetAttribute(
        handle, info, SVD_INFO.CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT, 8))  # fmt: skip
    assert reduced == kept

    ok(cutensornet.cutensornetDestroyWorkspaceDescriptor(workspace))
    ok(cutensornet.cutensornetDestroyTensorSVDInfo(info))
    ok(cutensornet.cutensornetDestroyTensorSVDConfig(config))
    for one in (whole, left, right):
        ok(cutensornet.cutensornetDestroyTensorDescriptor(one))


def test_a_state_its_amplitudes_and_samples(handle: Any, memory: Memory) -> None:
    qubits, complex_type = 4, TYPES["D"]
    state = ok(cutensornet.cutensornetCreateState(
        handle, cutensornet.cutensornetStatePurity_t.CUTENSORNET_STATE_PURITY_PURE, qubits, [2] * qubits, complex_type))  # fmt: skip
    hadamard = memory.put(np.array([[1, 1], [1, -1]], "c16") / np.sqrt(2))
    # The matrix is in the row-major order of a textbook, but for this library the first mode has the smallest stride.
    flips = memory.put(np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0]], "c16").T)
    ok(cutensornet.cutensornetStateApplyTensorOperator(handle, state, 1, [0], hadamard, None, 1, 0, 1))
    for qubit in range(1, qubits):
        ok(cutensornet.cutensornetStateApplyTensorOperator(handle, state, 2, [qubit - 1, qubit], flips, None, 1, 0, 1))

    # The qubits are all 0 or all 1. The norm of a quantum state is 1.
    accessor = ok(cutensornet.cutensornetCreateAccessor(handle, state, 0, None, None))
    workspace = ok(cutensornet.cutensornetCreateWorkspaceDescriptor(handle))
    ok(cutensornet.cutensornetAccessorPrepare(handle, accessor, 64 << 20, workspace, 0))
    workspace_of(handle, workspace, memory)
    amplitudes, norm = memory.room(16 << qubits), np.zeros(1, "c16")
    ok(cutensornet.cutensornetAccessorCompute(handle, accessor, None, workspace, amplitudes, norm, 0))
    expected = np.zeros(1 << qubits, "c16")
    expected[0] = expected[-1] = np.sqrt(0.5)
    np.testing.assert_allclose(memory.got(amplitudes, [1 << qubits], "c16"), expected, atol=1e-12)
    assert np.isclose(norm[0], 1.0)
    ok(cutensornet.cutensornetAccessorCompute(handle, accessor, None, workspace, amplitudes, None, 0))
    ok(cutensornet.cutensornetDestroyWorkspaceDescriptor(workspace))
    ok(cutensornet.cutensornetDestroyAccessor(accessor))

    sampler = ok(cutensornet.cutensornetCreateSampler(handle, state, 2, [0, 3]))
    kind = cutensornet.cutensornetSamplerAttributes_t.CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC
    ok(cutensornet.cutensornetSamplerConfigure(handle, sampler, kind, 7, 4))
    workspace = ok(cutensornet.cutensornetCreateWorkspaceDescriptor(handle))
    ok(cutensornet.cutensornetSamplerPrepare(handle, sampler, 64 << 20, workspace, 0))
    workspace_of(handle, workspace, memory)
    shots = np.full((200, 2), -1, "i8")
    ok(cutensornet.cutensornetSamplerSample(handle, sampler, len(shots), workspace, shots, 0))
    assert (shots[:, 0] == shots[:, 1]).all() and 50 < shots[:, 0].sum() < 150
    ok(cutensornet.cutensornetDestroyWorkspaceDescriptor(workspace))
    ok(cutensornet.cutensornetDestroySampler(sampler))

    # The expectation value of Z on two of the qubits, as a product of two operators.
    operator = ok(cutensornet.cutensornetCreateNetworkOperator(handle, qubits, [2] * qubits, complex_type))
    z, two = memory.put(np.diag([1, -1]).astype("c16")), runtime.cuDoubleComplex()
    two.x, two.y = 2.0, 0.0
    ok(cutensornet.cutensornetNetworkOperatorAppendProduct(
        handle, operator, two, 2, [1, 1], [np.array([1], "i4"), np.array([2], "i4")], None, [z, z]))  # fmt: skip
    expectation = ok(cutensornet.cutensornetCreateExpectation(handle, state, operator))
    workspace = ok(cutensornet.cutensornetCreateWorkspaceDescriptor(handle))
    ok(cutensornet.cutensornetExpectationPrepare(handle, expectation, 64 << 20, workspace, 0))
    workspace_of(handle, workspace, memory)
    value = np.zeros(1, "c16")
    ok(cutensornet.cutensornetExpectationCompute(handle, expectation, workspace, value, norm, 0))
    assert np.isclose(value[0], 2.0) and np.isclose(norm[0], 1.0)
    ok(cutensornet.cutensornetDestroyWorkspaceDescriptor(workspace))
    ok(cutensornet.cutensornetDestroyExpectation(expectation))
    ok(cutensornet.cutensornetDestroyNetworkOperator(operator))
    ok(cutensornet.cutensornetDestroyState(state))


def test_a_failed_call_has_an_error_string(handle: Any) -> None:
    statuses = cutensornet.cutensornetStatus_t
    status, _ = cutensornet.cutensornetCreateNetwork(0)
    assert status == statuses.CUTENSORNET_STATUS_INVALID_VALUE
    words = ok(cutensornet.cutensornetGetErrorString(status))
    assert words and words != ok(cutensornet.cutensornetGetErrorString(statuses.CUTENSORNET_STATUS_SUCCESS))
