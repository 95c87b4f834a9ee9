"""cuRAND of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)

CURAND_VERSION: _Final = 10405
CURAND_VER_BUILD: _Final = 25
CURAND_VER_MAJOR: _Final = 10
CURAND_VER_MINOR: _Final = 4
CURAND_VER_PATCH: _Final = 5

class curandDirectionVectorSet(_enums.IntEnum):
    """curandDirectionVectorSet, from curand.h. Since at least CUDA 12.0."""

    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104

class curandMethod(_enums.IntEnum):
    """curandMethod, from curand.h. Since at least CUDA 12.0."""

    CURAND_CHOOSE_BEST = 0
    CURAND_ITR = 1
    CURAND_KNUTH = 2
    CURAND_HITR = 3
    CURAND_M1 = 4
    CURAND_M2 = 5
    CURAND_BINARY_SEARCH = 6
    CURAND_DISCRETE_GAUSS = 7
    CURAND_REJECTION = 8
    CURAND_DEVICE_API = 9
    CURAND_FAST_REJECTION = 10
    CURAND_3RD = 11
    CURAND_DEFINITION = 12
    CURAND_POISSON = 13

class curandOrdering(_enums.IntEnum):
    """curandOrdering, from curand.h. Since at least CUDA 12.0."""

    CURAND_ORDERING_PSEUDO_BEST = 100
    CURAND_ORDERING_PSEUDO_DEFAULT = 101
    CURAND_ORDERING_PSEUDO_SEEDED = 102
    CURAND_ORDERING_PSEUDO_LEGACY = 103
    CURAND_ORDERING_PSEUDO_DYNAMIC = 104
    CURAND_ORDERING_QUASI_DEFAULT = 201

class curandRngType(_enums.IntEnum):
    """curandRngType, from curand.h. Since at least CUDA 12.0."""

    CURAND_RNG_TEST = 0
    CURAND_RNG_PSEUDO_DEFAULT = 100
    CURAND_RNG_PSEUDO_XORWOW = 101
    CURAND_RNG_PSEUDO_MRG32K3A = 121
    CURAND_RNG_PSEUDO_MTGP32 = 141
    CURAND_RNG_PSEUDO_MT19937 = 142
    CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161
    CURAND_RNG_QUASI_DEFAULT = 200
    CURAND_RNG_QUASI_SOBOL32 = 201
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202
    CURAND_RNG_QUASI_SOBOL64 = 203
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204

class curandStatus_t(_enums.IntEnum):
    """curandStatus, from curand.h. Since at least CUDA 12.0."""

    CURAND_STATUS_SUCCESS = 0
    CURAND_STATUS_VERSION_MISMATCH = 100
    CURAND_STATUS_NOT_INITIALIZED = 101
    CURAND_STATUS_ALLOCATION_FAILED = 102
    CURAND_STATUS_TYPE_ERROR = 103
    CURAND_STATUS_OUT_OF_RANGE = 104
    CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105
    CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106
    CURAND_STATUS_LAUNCH_FAILURE = 201
    CURAND_STATUS_PREEXISTING_FAILURE = 202
    CURAND_STATUS_INITIALIZATION_FAILED = 203
    CURAND_STATUS_ARCH_MISMATCH = 204
    CURAND_STATUS_INTERNAL_ERROR = 999

@_disjoint_base
class curandDiscreteDistribution_t:
    """curandDiscreteDistribution_t, from curand.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class curandDistributionM2Shift_t:
    """curandDistributionM2Shift_t, from curand.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class curandDistributionShift_t:
    """curandDistributionShift_t, from curand.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class curandGenerator_t:
    """curandGenerator_t, from curand.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class curandHistogramM2K_st:
    """curandHistogramM2K_st, from curand.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class curandHistogramM2_t:
    """curandHistogramM2_t, from curand.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

curandDirectionVectorSet_t = curandDirectionVectorSet
curandMethod_t = curandMethod
curandOrdering_t = curandOrdering
curandRngType_t = curandRngType
curandStatus = curandStatus_t

def sizeof(objType: type) -> int: ...
def curandCreateGenerator(rng_type: curandRngType) -> tuple[curandStatus, curandGenerator_t]:
    """Creates a pseudorandom or quasirandom number generator that runs on the GPU.

    ``curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.
    generator : curandGenerator_t

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGenerator
    """

def curandCreateGeneratorHost(rng_type: curandRngType) -> tuple[curandStatus, curandGenerator_t]:
    """Creates a pseudorandom or quasirandom number generator that runs on the CPU and writes to host memory.

    ``curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.
    generator : curandGenerator_t

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGeneratorHost
    """

def curandCreatePoissonDistribution(lambda_: float) -> tuple[curandStatus, curandDiscreteDistribution_t]:
    """Creates the table of a Poisson distribution, from which kernels can sample.

    ``curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t
    *discrete_distribution)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_INITIALIZATION_FAILED``,
        ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
    discrete_distribution : curandDiscreteDistribution_t

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreatePoissonDistribution
    """

def curandDestroyDistribution(
    discrete_distribution: curandDiscreteDistribution_t | _typing.Integer | None,
) -> tuple[curandStatus]:
    """Destroys the table of a distribution.

    ``curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``discrete_distribution``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandDestroyDistribution
    """

def curandDestroyGenerator(generator: curandGenerator_t | _typing.Integer | None) -> tuple[curandStatus]:
    """Destroys a generator and frees its state.

    ``curandStatus_t curandDestroyGenerator(curandGenerator_t generator)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``generator``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandDestroyGenerator
    """

def curandGenerate(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> tuple[curandStatus]:
    """Generates ``num`` random 32-bit unsigned integers.

    ``curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *outputPtr, size_t num)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``, ``CURAND_STATUS_TYPE_ERROR``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerate
    """

def curandGenerateBinomial(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
    n: _typing.Integer,
    p: float,
) -> tuple[curandStatus]:
    """Generates ``num`` binomially distributed unsigned integers for ``n`` trials with probability ``p``.

    ``curandStatus_t curandGenerateBinomial(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned
    int n, double p)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomial
    """

def curandGenerateBinomialMethod(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
    n: _typing.Integer,
    p: float,
    method: curandMethod,
) -> tuple[curandStatus]:
    """Generates ``num`` binomially distributed unsigned integers for ``n`` trials by a given method.

    ``curandStatus_t curandGenerateBinomialMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t num,
    unsigned int n, double p, curandMethod_t method)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomialMethod
    """

def curandGenerateLogNormal(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> tuple[curandStatus]:
    """Generates ``n`` log-normally distributed floats with a given mean and standard deviation of the logarithm.

    ``curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float
    stddev)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormal
    """

def curandGenerateLogNormalDouble(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> tuple[curandStatus]:
    """Generates ``n`` log-normally distributed doubles with a given mean and standard deviation of the logarithm.

    ``curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double
    mean, double stddev)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormalDouble
    """

def curandGenerateLongLong(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> tuple[curandStatus]:
    """Generates ``num`` random 64-bit unsigned integers with a 64-bit quasirandom generator.

    ``curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *outputPtr, size_t num)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``,
        ``CURAND_STATUS_TYPE_ERROR``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLongLong
    """

def curandGenerateNormal(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> tuple[curandStatus]:
    """Generates ``n`` normally distributed floats; ``n`` must be even for pseudorandom generators.

    ``curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float
    stddev)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormal
    """

def curandGenerateNormalDouble(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> tuple[curandStatus]:
    """Generates ``n`` normally distributed doubles; ``n`` must be even for pseudorandom generators.

    ``curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean,
    double stddev)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormalDouble
    """

def curandGeneratePoisson(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    lambda_: float,
) -> tuple[curandStatus]:
    """Generates ``n`` Poisson-distributed unsigned integers with a given mean.

    ``curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double
    lambda)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoisson
    """

def curandGeneratePoissonMethod(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    lambda_: float,
    method: curandMethod,
) -> tuple[curandStatus]:
    """Generates ``n`` Poisson-distributed unsigned integers with a given mean by a given method.

    ``curandStatus_t curandGeneratePoissonMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double
    lambda, curandMethod_t method)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoissonMethod
    """

def curandGenerateSeeds(generator: curandGenerator_t | _typing.Integer | None) -> tuple[curandStatus]:
    """Initializes a generator's states; without this call, the first generation does so.

    ``curandStatus_t curandGenerateSeeds(curandGenerator_t generator)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateSeeds
    """

def curandGenerateUniform(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> tuple[curandStatus]:
    """Generates ``num`` random floats that are uniformly distributed in (0, 1].

    ``curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *outputPtr, size_t num)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniform
    """

def curandGenerateUniformDouble(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> tuple[curandStatus]:
    """Generates ``num`` random doubles that are uniformly distributed in (0, 1].

    ``curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *outputPtr, size_t num)``

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniformDouble
    """

def curandGetDirectionVectors32(set: curandDirectionVectorSet) -> tuple[curandStatus, int]:
    """Returns the address of a set of 32-bit Sobol direction vectors, in host memory owned by cuRAND.

    ``curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
    vectors : int
        Referenced memory and handles are valid as long as the process runs.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetDirectionVectors32
    """

def curandGetDirectionVectors64(set: curandDirectionVectorSet) -> tuple[curandStatus, int]:
    """Returns the address of a set of 64-bit Sobol direction vectors, in host memory owned by cuRAND.

    ``curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
    vectors : int
        Referenced memory and handles are valid as long as the process runs.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetDirectionVectors64
    """

def curandGetProperty(typename: libraryPropertyType) -> tuple[curandStatus, int]:
    """Returns one part of the version of cuRAND: major, minor or patch level.

    ``curandStatus_t curandGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
    value : int

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetProperty
    """

def curandGetScrambleConstants32() -> tuple[curandStatus, int]:
    """Returns the address of 32-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.

    ``curandStatus_t curandGetScrambleConstants32(unsigned int **constants)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``.
    constants : int
        Referenced memory and handles are valid as long as the process runs.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetScrambleConstants32
    """

def curandGetScrambleConstants64() -> tuple[curandStatus, int]:
    """Returns the address of 64-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.

    ``curandStatus_t curandGetScrambleConstants64(unsigned long long **constants)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``.
    constants : int
        Referenced memory and handles are valid as long as the process runs.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetScrambleConstants64
    """

def curandGetVersion() -> tuple[curandStatus, int]:
    """Returns the version of cuRAND as an integer.

    ``curandStatus_t curandGetVersion(int *version)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetVersion
    """

def curandSetGeneratorOffset(
    generator: curandGenerator_t | _typing.Integer | None,
    offset: _typing.Integer,
) -> tuple[curandStatus]:
    """Sets the number of values to skip at the start of a generator's sequence.

    ``curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOffset
    """

def curandSetGeneratorOrdering(
    generator: curandGenerator_t | _typing.Integer | None,
    order: curandOrdering,
) -> tuple[curandStatus]:
    """Sets the order in which values are stored in memory, such as the fastest or the legacy order.

    ``curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOrdering
    """

def curandSetPseudoRandomGeneratorSeed(
    generator: curandGenerator_t | _typing.Integer | None,
    seed: _typing.Integer,
) -> tuple[curandStatus]:
    """Sets the seed of a pseudorandom generator; equal seeds produce equal sequences.

    ``curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_TYPE_ERROR``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetPseudoRandomGeneratorSeed
    """

def curandSetQuasiRandomGeneratorDimensions(
    generator: curandGenerator_t | _typing.Integer | None,
    num_dimensions: _typing.Integer,
) -> tuple[curandStatus]:
    """Sets the number of dimensions of a quasirandom generator (1 to 20,000).

    ``curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int num_dimensions)``

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``,
        ``CURAND_STATUS_TYPE_ERROR``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetQuasiRandomGeneratorDimensions
    """

def curandSetStream(
    generator: curandGenerator_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[curandStatus]:
    """Sets the stream in which a generator's later work runs.

    ``curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)``

    Parameters
    ----------
    stream
        Used after the call returns; must be kept alive until another value is set in ``generator``, or ``generator`` is
        destroyed.

    Returns
    -------
    curandStatus
        ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``curand.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetStream
    """
