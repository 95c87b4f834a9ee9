"""cuTENSOR compared with NumPy: a contraction, a reduction, permutations and elementwise sums; cuTENSOR's attributes."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from cubind import cutensor, driver, runtime
from gpu.support import ok, or_skip

np = pytest.importorskip("numpy")

DATA, OP = runtime.cudaDataType, cutensor.cutensorOperator_t
TAG = cutensor.cutensorOperationDescriptorAttribute_t.CUTENSOR_OPERATION_DESCRIPTOR_TAG
SCALAR_TYPE = cutensor.cutensorOperationDescriptorAttribute_t.CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE
REQUIRED = cutensor.cutensorPlanAttribute_t.CUTENSOR_PLAN_REQUIRED_WORKSPACE
IDENTITY = OP.CUTENSOR_OP_IDENTITY
TYPES = {"f4": DATA.CUDA_R_32F, "f8": DATA.CUDA_R_64F, "c8": DATA.CUDA_C_32F, "c16": DATA.CUDA_C_64F}
LENGTHS = {"a": 5, "b": 7, "c": 3, "d": 4, "e": 6}


class Tensor:
    """An array on the device, and its cuTENSOR descriptor; its modes are the letters."""

    def __init__(self, library: "Library", modes: str, host: Any) -> None:
        self.modes, self.host = [ord(mode) for mode in modes], host
        self.pointer = ok(driver.cuMemAlloc(host.nbytes))
        library.stack.callback(lambda: ok(driver.cuMemFree(self.pointer)))
        ok(driver.cuMemcpyHtoD(self.pointer, host.tobytes(), host.nbytes))
        strides = [stride // host.itemsize for stride in host.strides]
        kind = TYPES[host.dtype.str[1:]]
        create = cutensor.cutensorCreateTensorDescriptor
        self.descriptor = ok(create(library.handle, host.ndim, list(host.shape), strides, kind, 128))
        library.stack.callback(lambda: ok(cutensor.cutensorDestroyTensorDescriptor(self.descriptor)))

    def get(self) -> Any:
        back = np.empty_like(self.host)
        ok(driver.cuCtxSynchronize())
        ok(driver.cuMemcpyDtoH(back, self.pointer, back.nbytes))
        return back


class Library:
    """cuTENSOR's handle, and the objects that are freed with it."""

    def __init__(self, handle: Any, stack: ExitStack) -> None:
        self.handle, self.stack = handle, stack
        self.random = np.random.default_rng(11)

    def tensor(self, modes: str, dtype: str = "f4") -> Tensor:
        host = self.random.standard_normal([LENGTHS[mode] for mode in modes])
        if dtype.startswith("c"):
            host = host + 1j * self.random.standard_normal(host.shape)
        return Tensor(self, modes, np.ascontiguousarray(host.astype(dtype)))

    def plan(self, operation: Any) -> tuple[Any, int, Any]:
        """Returns a plan of the operation, and the size and address of its workspace."""
        handle, defer = self.handle, self.stack.callback
        defer(lambda: ok(cutensor.cutensorDestroyOperationDescriptor(operation)))
        algorithm, jit = cutensor.cutensorAlgo_t.CUTENSOR_ALGO_DEFAULT, cutensor.cutensorJitMode_t.CUTENSOR_JIT_MODE_NONE
        preference = ok(cutensor.cutensorCreatePlanPreference(handle, algorithm, jit))
        defer(lambda: ok(cutensor.cutensorDestroyPlanPreference(preference)))
        kind = cutensor.cutensorWorksizePreference_t.CUTENSOR_WORKSPACE_DEFAULT
        estimate = ok(cutensor.cutensorEstimateWorkspaceSize(handle, operation, preference, kind))
        plan = ok(cutensor.cutensorCreatePlan(handle, operation, preference, estimate))
        defer(lambda: ok(cutensor.cutensorDestroyPlan(plan)))
        size = ok(cutensor.cutensorPlanGetAttribute(handle, plan, REQUIRED, 8))
        assert size <= estimate
        if not size:
            return plan, 0, None
        space = ok(driver.cuMemAlloc(size))
        defer(lambda: ok(driver.cuMemFree(space)))
        return plan, size, space


@pytest.fixture
def library(context: Any) -> Iterator[Library]:
    handle = ok(or_skip(cutensor.cutensorCreate))
    with ExitStack() as stack:
        stack.callback(lambda: ok(cutensor.cutensorDestroy(handle)))
        yield Library(handle, stack)
        ok(driver.cuCtxSynchronize())


def single() -> Any:
    """The description of computations in `float`: a variable that the library exports."""
    compute = ok(cutensor.CUTENSOR_COMPUTE_DESC_32F())
    assert int(compute)
    return compute


def double() -> Any:
    return ok(cutensor.CUTENSOR_COMPUTE_DESC_64F())


COMPUTE = {"f4": single, "f8": double, "c8": single, "c16": double}


@pytest.mark.parametrize("dtype", TYPES)
def test_contraction(library: Library, stream: Any, dtype: str) -> None:
    a, b, c = library.tensor("abc", dtype), library.tensor("cdb", dtype), library.tensor("ad", dtype)
    parts: list[Any] = [library.handle]
    for tensor in (a, b, c):
        parts += [tensor.descriptor, tensor.modes, IDENTITY]
    parts += [c.descriptor, c.modes, COMPUTE[dtype]()]
    operation = ok(cutensor.cutensorCreateContraction(*parts))
    scalar = ok(cutensor.cutensorOperationDescriptorGetAttribute(library.handle, operation, SCALAR_TYPE, 4))
    assert scalar == TYPES[dtype]
    plan, size, space = library.plan(operation)
    # The plan determines the type of the scalars, so programs must pass scalars that have a type.
    alpha, beta = np.dtype(dtype).type(1.5), np.dtype(dtype).type(-2)
    ok(
        cutensor.cutensorContract(
            library.handle, plan, alpha, a.pointer, b.pointer, beta, c.pointer, c.pointer, space, size, stream
        )
    )
    expected = alpha * np.einsum("abc,cdb->ad", a.host, b.host) + beta * c.host
    np.testing.assert_allclose(c.get(), expected, rtol=1e-4 if dtype in ("f4", "c8") else 1e-12, atol=1e-4)


def test_reduction(library: Library, stream: Any) -> None:
    a, c = library.tensor("abcde"), library.tensor("db")
    operation = ok(
        cutensor.cutensorCreateReduction(
            library.handle, a.descriptor, a.modes, IDENTITY, c.descriptor, c.modes, IDENTITY, c.descriptor, c.modes,
            OP.CUTENSOR_OP_ADD, single(),
        )
    )  # fmt: skip
    plan, size, space = library.plan(operation)
    alpha, beta = np.float32(0.5), np.float32(1)
    ok(
        cutensor.cutensorReduce(
            library.handle, plan, alpha, a.pointer, beta, c.pointer, c.pointer, space, size, stream
        )
    )
    np.testing.assert_allclose(c.get(), 0.5 * np.einsum("abcde->db", a.host) + c.host, rtol=1e-4, atol=1e-4)


def test_permutation(library: Library, stream: Any) -> None:
    a, b = library.tensor("abcd"), library.tensor("dbac")
    operation = ok(
        cutensor.cutensorCreatePermutation(
            library.handle, a.descriptor, a.modes, OP.CUTENSOR_OP_SQRT, b.descriptor, b.modes, single()
        )
    )
    positive = np.abs(a.host)
    ok(driver.cuMemcpyHtoD(a.pointer, positive.tobytes(), positive.nbytes))
    plan, _, _ = library.plan(operation)
    ok(cutensor.cutensorPermute(library.handle, plan, np.float32(2), a.pointer, b.pointer, stream))
    np.testing.assert_allclose(b.get(), 2 * np.sqrt(positive).transpose(3, 1, 0, 2), rtol=1e-5)


def test_elements(library: Library, stream: Any) -> None:
    a, b, c = library.tensor("ab"), library.tensor("ba"), library.tensor("ab")
    add, multiply = OP.CUTENSOR_OP_ADD, OP.CUTENSOR_OP_MUL
    parts: list[Any] = [library.handle]
    for tensor in (a, b, c):
        parts += [tensor.descriptor, tensor.modes, IDENTITY]
    parts += [c.descriptor, c.modes, multiply, add, single()]
    operation = ok(cutensor.cutensorCreateElementwiseTrinary(*parts))
    plan, _, _ = library.plan(operation)
    alpha, beta, gamma = np.float32(2), np.float32(3), np.float32(-1)
    ok(
        cutensor.cutensorElementwiseTrinaryExecute(
            library.handle, plan, alpha, a.pointer, beta, b.pointer, gamma, c.pointer, c.pointer, stream
        )
    )
    np.testing.assert_allclose(c.get(), 2 * a.host * (3 * b.host.T) - c.host, rtol=1e-4, atol=1e-5)


def test_attributes(library: Library) -> None:
    a, b = library.tensor("abc"), library.tensor("cab")
    operation = ok(
        cutensor.cutensorCreatePermutation(
            library.handle, a.descriptor, a.modes, IDENTITY, b.descriptor, b.modes, single()
        )
    )
    library.stack.callback(lambda: ok(cutensor.cutensorDestroyOperationDescriptor(operation)))
    ok(cutensor.cutensorOperationDescriptorSetAttribute(library.handle, operation, TAG, 7, 4))
    assert ok(cutensor.cutensorOperationDescriptorGetAttribute(library.handle, operation, TAG, 4)) == 7


def test_errors_have_descriptions(library: Library) -> None:
    (err, _) = cutensor.cutensorCreateTensorDescriptor(library.handle, 1, [-1], None, DATA.CUDA_R_32F, 128)
    assert err == cutensor.cutensorStatus_t.CUTENSOR_STATUS_INVALID_VALUE
    assert ok(cutensor.cutensorGetErrorString(err))
    assert ok(cutensor.cutensorGetVersion()) // 10000 == 2
