"""cuRAND of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.curand` documents the functions.
"""

# Written by cubind's generator: do not edit.
from typing import SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.curand import (
    CURAND_VERSION as CURAND_VERSION,
    CURAND_VER_BUILD as CURAND_VER_BUILD,
    CURAND_VER_MAJOR as CURAND_VER_MAJOR,
    CURAND_VER_MINOR as CURAND_VER_MINOR,
    CURAND_VER_PATCH as CURAND_VER_PATCH,
    curandDirectionVectorSet as curandDirectionVectorSet,
    curandDirectionVectorSet_t as curandDirectionVectorSet_t,
    curandDiscreteDistribution_t as curandDiscreteDistribution_t,
    curandDistributionM2Shift_t as curandDistributionM2Shift_t,
    curandDistributionShift_t as curandDistributionShift_t,
    curandGenerator_t as curandGenerator_t,
    curandHistogramM2K_st as curandHistogramM2K_st,
    curandHistogramM2_t as curandHistogramM2_t,
    curandMethod as curandMethod,
    curandMethod_t as curandMethod_t,
    curandOrdering as curandOrdering,
    curandOrdering_t as curandOrdering_t,
    curandRngType as curandRngType,
    curandRngType_t as curandRngType_t,
    curandStatus as curandStatus,
    curandStatus_t as curandStatus_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def curandCreateGenerator(rng_type: curandRngType) -> curandGenerator_t: ...
def curandCreateGeneratorHost(rng_type: curandRngType) -> curandGenerator_t: ...
def curandCreatePoissonDistribution(lambda_: float) -> curandDiscreteDistribution_t: ...
def curandDestroyDistribution(
    discrete_distribution: curandDiscreteDistribution_t | _SupportsInt | None,
) -> None: ...
def curandDestroyGenerator(generator: curandGenerator_t | _SupportsInt | None) -> None: ...
def curandGenerate(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    num: _SupportsInt,
) -> None: ...
def curandGenerateBinomial(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    num: _SupportsInt,
    n: _SupportsInt,
    p: float,
) -> None: ...
def curandGenerateBinomialMethod(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    num: _SupportsInt,
    n: _SupportsInt,
    p: float,
    method: curandMethod,
) -> None: ...
def curandGenerateLogNormal(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    n: _SupportsInt,
    mean: float,
    stddev: float,
) -> None: ...
def curandGenerateLogNormalDouble(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    n: _SupportsInt,
    mean: float,
    stddev: float,
) -> None: ...
def curandGenerateLongLong(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    num: _SupportsInt,
) -> None: ...
def curandGenerateNormal(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    n: _SupportsInt,
    mean: float,
    stddev: float,
) -> None: ...
def curandGenerateNormalDouble(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    n: _SupportsInt,
    mean: float,
    stddev: float,
) -> None: ...
def curandGeneratePoisson(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    n: _SupportsInt,
    lambda_: float,
) -> None: ...
def curandGeneratePoissonMethod(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    n: _SupportsInt,
    lambda_: float,
    method: curandMethod,
) -> None: ...
def curandGenerateSeeds(generator: curandGenerator_t | _SupportsInt | None) -> None: ...
def curandGenerateUniform(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    num: _SupportsInt,
) -> None: ...
def curandGenerateUniformDouble(
    generator: curandGenerator_t | _SupportsInt | None,
    outputPtr: _typing.Pointer,
    num: _SupportsInt,
) -> None: ...
def curandGetDirectionVectors32(set: curandDirectionVectorSet) -> int: ...
def curandGetDirectionVectors64(set: curandDirectionVectorSet) -> int: ...
def curandGetProperty(typename: libraryPropertyType) -> int: ...
def curandGetScrambleConstants32() -> int: ...
def curandGetScrambleConstants64() -> int: ...
def curandGetVersion() -> int: ...
def curandSetGeneratorOffset(
    generator: curandGenerator_t | _SupportsInt | None,
    offset: _SupportsInt,
) -> None: ...
def curandSetGeneratorOrdering(
    generator: curandGenerator_t | _SupportsInt | None,
    order: curandOrdering,
) -> None: ...
def curandSetPseudoRandomGeneratorSeed(
    generator: curandGenerator_t | _SupportsInt | None,
    seed: _SupportsInt,
) -> None: ...
def curandSetQuasiRandomGeneratorDimensions(
    generator: curandGenerator_t | _SupportsInt | None,
    num_dimensions: _SupportsInt,
) -> None: ...
def curandSetStream(
    generator: curandGenerator_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
