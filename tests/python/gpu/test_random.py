"""cuRAND: random numbers have the expected moments, and depend only on their seed.

Generators on the host need the library, but no GPU.
"""

import ctypes
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from cubind import curand, driver
from gpu.support import device_memory, ok, or_skip

Kind = curand.curandRngType
Array = np.ndarray[Any, Any]
# The count is even, because cuRAND requires this for normally distributed numbers.
COUNT = 1 << 20
CREATE = {"device": curand.curandCreateGenerator, "host": curand.curandCreateGeneratorHost}
ON_THE_DEVICE = pytest.mark.parametrize("where", ["device"], indirect=True)


@pytest.fixture(params=CREATE)
def where(request: pytest.FixtureRequest) -> Any:
    """The memory to which numbers are written, on the device or on the host."""
    if request.param == "device":
        request.getfixturevalue("context")
    return request.param


@pytest.fixture
def generator(where: str) -> Iterator[Callable[..., Any]]:
    """Creates generators, which are destroyed after the test."""
    ok(or_skip(curand.curandGetVersion))
    generators = []

    def created(kind: Any = Kind.CURAND_RNG_PSEUDO_DEFAULT, seed: int | None = 13) -> Any:
        generators.append(ok(CREATE[where](kind)))
        if seed is not None:
            ok(curand.curandSetPseudoRandomGeneratorSeed(generators[-1], seed))
        return generators[-1]

    yield created
    for one in generators:
        ok(curand.curandDestroyGenerator(one))


def numbers(where: str, call: Callable[..., Any], generator: Any, dtype: Any, *parameters: Any) -> Array:
    """Returns COUNT numbers from a generator."""
    result: Array = np.zeros(COUNT, dtype)
    if where == "host":
        ok(call(generator, result, COUNT, *parameters))
        return result
    with device_memory(result.nbytes) as memory:
        ok(call(generator, int(memory), COUNT, *parameters))
        ok(driver.cuCtxSynchronize())
        back = bytearray(result.nbytes)
        ok(driver.cuMemcpyDtoH(back, memory, len(back)))
    return np.frombuffer(back, dtype)


@pytest.mark.parametrize(
    ("call", "dtype"),
    [(curand.curandGenerateUniform, np.float32), (curand.curandGenerateUniformDouble, np.float64)],
)
def test_uniform(generator: Any, where: str, call: Any, dtype: Any) -> None:
    drawn = numbers(where, call, generator(), dtype).astype(np.float64)
    # The interval excludes 0 and includes 1.
    assert drawn.min() > 0 and drawn.max() <= 1
    assert abs(drawn.mean() - 1 / 2) < 5e-3 and abs(drawn.var() - 1 / 12) < 5e-3


@pytest.mark.parametrize(
    ("call", "dtype"),
    [(curand.curandGenerateNormal, np.float32), (curand.curandGenerateNormalDouble, np.float64)],
)
def test_normal(generator: Any, where: str, call: Any, dtype: Any) -> None:
    drawn = numbers(where, call, generator(), dtype, 3.0, 2.0).astype(np.float64)
    assert abs(drawn.mean() - 3) < 2e-2 and abs(drawn.std() - 2) < 2e-2
    skewness = float((((drawn - 3) / 2) ** 3).mean())
    assert abs(skewness) < 2e-2


def test_poisson(generator: Any, where: str) -> None:
    drawn = numbers(where, curand.curandGeneratePoisson, generator(), np.uint32, 10.0).astype(np.float64)
    assert abs(drawn.mean() - 10) < 5e-2 and abs(drawn.var() - 10) < 2e-1


def test_generators_with_the_same_seed_return_the_same_numbers(generator: Any, where: str) -> None:
    first, again, other = generator(), generator(), generator(seed=14)
    drawn = numbers(where, curand.curandGenerate, first, np.uint32)
    assert (drawn == numbers(where, curand.curandGenerate, again, np.uint32)).all()
    assert (drawn != numbers(where, curand.curandGenerate, other, np.uint32)).any()
    # The generator returns different numbers in the next call.
    assert (drawn != numbers(where, curand.curandGenerate, first, np.uint32)).any()


@ON_THE_DEVICE
def test_generation_is_stream_ordered(generator: Any, where: str, stream: Any) -> None:
    streamed = generator()
    ok(curand.curandSetStream(streamed, int(stream)))
    drawn = numbers(where, curand.curandGenerate, streamed, np.uint32)
    assert (drawn == numbers(where, curand.curandGenerate, generator(), np.uint32)).all()


def test_tables_of_quasirandom_numbers(generator: Any, where: str) -> None:
    table = curand.curandDirectionVectorSet.CURAND_DIRECTION_VECTORS_32_JOEKUO6
    address = ok(curand.curandGetDirectionVectors32(table))
    # The numbers in the first dimension of Sobol's sequence consist of the reversed bits of the index.
    first = (ctypes.c_uint32 * 32).from_address(address)
    assert list(first) == [1 << bit for bit in range(31, -1, -1)]
    sobol = generator(Kind.CURAND_RNG_QUASI_SOBOL32, seed=None)
    ok(curand.curandSetQuasiRandomGeneratorDimensions(sobol, 1))
    drawn = numbers(where, curand.curandGenerateUniform, sobol, np.float32).astype(np.float64)
    assert abs(drawn.mean() - 1 / 2) < 1e-4 and abs(drawn.var() - 1 / 12) < 1e-4


def test_errors_are_codes(generator: Any) -> None:
    sobol = generator(Kind.CURAND_RNG_QUASI_SOBOL32, seed=None)
    (err,) = curand.curandSetPseudoRandomGeneratorSeed(sobol, 1)
    assert err == curand.curandStatus.CURAND_STATUS_TYPE_ERROR
