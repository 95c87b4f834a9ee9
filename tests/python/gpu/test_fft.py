"""cuFFT: transforms compared with NumPy's FFT."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from cubind import cufft, driver, runtime
from gpu.support import device_memory, ok, or_skip

Type = cufft.cufftType
FORWARD, INVERSE = cufft.CUFFT_FORWARD, cufft.CUFFT_INVERSE
Array = np.ndarray[Any, Any]


@pytest.fixture
def plan(context: Any) -> Iterator[Callable[[tuple[Any, ...]], Any]]:
    """Accepts the result of a function that creates a plan; the plan is destroyed after the test."""
    ok(or_skip(cufft.cufftGetVersion))
    plans = []

    def made(returned: tuple[Any, ...]) -> Any:
        plans.append(ok(returned))
        return plans[-1]

    yield made
    for made_before in plans:
        ok(cufft.cufftDestroy(made_before))


def random(*shape: int, dtype: Any) -> Array:
    numbers = np.random.default_rng(13)
    real = numbers.standard_normal(shape)
    return (real + 1j * numbers.standard_normal(shape) if np.dtype(dtype).kind == "c" else real).astype(dtype)


def transformed(call: Callable[..., Any], plan: Any, data: Array, expected: Array, *direction: int) -> None:
    """Calls with `data` on the device, and compares the output with `expected`."""
    # The tolerance is for single precision, values of about 1, and at most a few thousand additions.
    single = data.dtype.itemsize == (8 if data.dtype.kind == "c" else 4)
    expected = expected.astype({"c": np.complex64, "f": np.float32}[expected.dtype.kind]) if single else expected
    with device_memory(data.nbytes) as source, device_memory(expected.nbytes) as target:
        ok(driver.cuMemcpyHtoD(source, data.tobytes(), data.nbytes))
        ok(call(plan, int(source), int(target), *direction))
        ok(driver.cuCtxSynchronize())
        back = bytearray(expected.nbytes)
        ok(driver.cuMemcpyDtoH(back, target, len(back)))
    result = np.frombuffer(back, expected.dtype).reshape(expected.shape)
    scale = float(np.abs(expected).max())
    assert float(np.abs(result - expected).max()) < (1e-5 if single else 1e-12) * scale


@pytest.mark.parametrize(
    ("kind", "dtype", "execute"),
    [(Type.CUFFT_C2C, np.complex64, cufft.cufftExecC2C), (Type.CUFFT_Z2Z, np.complex128, cufft.cufftExecZ2Z)],
)
def test_complex_forward_and_back(plan: Any, kind: Any, dtype: Any, execute: Any) -> None:
    data = random(1000, dtype=dtype)
    one = plan(cufft.cufftPlan1d(1000, kind, 1))
    transformed(execute, one, data, np.fft.fft(data), FORWARD)
    # The inverse is not divided by the number of elements.
    transformed(execute, one, data, np.fft.ifft(data) * 1000, INVERSE)


def test_real_to_complex_and_back(plan: Any) -> None:
    data = random(512, dtype=np.float32)
    forward = plan(cufft.cufftPlan1d(512, Type.CUFFT_R2C, 1))
    transformed(cufft.cufftExecR2C, forward, data, np.fft.rfft(data))
    spectrum = np.fft.rfft(data).astype(np.complex64)
    transformed(cufft.cufftExecC2R, plan(cufft.cufftPlan1d(512, Type.CUFFT_C2R, 1)), spectrum, data * 512)
    doubles = random(300, dtype=np.float64)
    transformed(cufft.cufftExecD2Z, plan(cufft.cufftPlan1d(300, Type.CUFFT_D2Z, 1)), doubles, np.fft.rfft(doubles))


def test_contiguous_batches(plan: Any) -> None:
    data = random(7, 240, dtype=np.complex64)
    # Without embedding, cuFFT ignores the strides.
    many = plan(cufft.cufftPlanMany(1, [240], None, 1, 240, None, 1, 240, Type.CUFFT_C2C, 7))
    transformed(cufft.cufftExecC2C, many, data, np.fft.fft(data, axis=1), FORWARD)


def test_interleaved_batches(plan: Any) -> None:
    data = random(240, 7, dtype=np.complex64)
    many = plan(cufft.cufftPlanMany(1, [240], [240], 7, 1, [240], 7, 1, Type.CUFFT_C2C, 7))
    transformed(cufft.cufftExecC2C, many, data, np.fft.fft(data, axis=0), FORWARD)


def test_two_dimensions(plan: Any) -> None:
    data = random(48, 60, dtype=np.float32)
    transformed(cufft.cufftExecR2C, plan(cufft.cufftPlan2d(48, 60, Type.CUFFT_R2C)), data, np.fft.rfft2(data))


def test_a_plan_with_a_work_area_of_the_program(plan: Any) -> None:
    data = random(3, 4096, dtype=np.complex64)
    ours = plan(cufft.cufftCreate())
    ok(cufft.cufftSetAutoAllocation(ours, 0))
    sizes = ok(cufft.cufftMakePlanMany64(ours, 1, [4096], None, 1, 4096, None, 1, 4096, Type.CUFFT_C2C, 3))
    # The function returns one size for each GPU of the plan.
    assert not any(sizes[1:]) and ok(cufft.cufftGetSize(ours)) == sizes
    with device_memory(max(sizes[0], 1)) as work:
        ok(cufft.cufftSetWorkArea(ours, int(work)))
        transformed(cufft.cufftExecC2C, ours, data, np.fft.fft(data, axis=1), FORWARD)


def test_types_as_arguments(plan: Any) -> None:
    data = random(2, 128, dtype=np.complex128)
    double = runtime.cudaDataType.CUDA_C_64F
    ours = plan(cufft.cufftCreate())
    ok(cufft.cufftXtMakePlanMany(ours, 1, [128], None, 1, 128, double, None, 1, 128, double, 2, double))
    transformed(cufft.cufftXtExec, ours, data, np.fft.fft(data, axis=1), FORWARD)


def test_in_the_order_of_a_stream(plan: Any, stream: Any) -> None:
    data = random(256, dtype=np.complex64)
    one = plan(cufft.cufftPlan1d(256, Type.CUFFT_C2C, 1))
    ok(cufft.cufftSetStream(one, int(stream)))
    transformed(cufft.cufftExecC2C, one, data, np.fft.fft(data), FORWARD)


def test_errors_are_codes(plan: Any) -> None:
    err, _ = cufft.cufftPlan1d(-1, Type.CUFFT_C2C, 1)
    assert err == cufft.cufftResult.CUFFT_INVALID_SIZE
