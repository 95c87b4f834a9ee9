"""cuRAND of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
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

def curandCreateGenerator(rng_type: curandRngType) -> curandGenerator_t:
    """Creates a pseudorandom or quasirandom number generator that runs on the GPU.

    Returns
    -------
    generator : curandGenerator_t

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.
    """

def curandCreateGeneratorHost(rng_type: curandRngType) -> curandGenerator_t:
    """Creates a pseudorandom or quasirandom number generator that runs on the CPU and writes to host memory.

    Returns
    -------
    generator : curandGenerator_t

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.
    """

def curandCreatePoissonDistribution(lambda_: float) -> curandDiscreteDistribution_t:
    """Creates the table of a Poisson distribution, from which kernels can sample.

    Returns
    -------
    discrete_distribution : curandDiscreteDistribution_t

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_INITIALIZATION_FAILED``,
        ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandDestroyDistribution(
    discrete_distribution: curandDiscreteDistribution_t | _typing.Integer | None,
) -> None:
    """Destroys the table of a distribution.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``discrete_distribution``, or objects that belong to it, during or after the call.
    """

def curandDestroyGenerator(generator: curandGenerator_t | _typing.Integer | None) -> None:
    """Destroys a generator and frees its state.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

    Warnings
    --------
    - No thread may use ``generator``, or objects that belong to it, during or after the call.
    """

def curandGenerate(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> None:
    """Generates ``num`` random 32-bit unsigned integers.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``, ``CURAND_STATUS_TYPE_ERROR``.
    """

def curandGenerateBinomial(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
    n: _typing.Integer,
    p: float,
) -> None:
    """Generates ``num`` binomially distributed unsigned integers for ``n`` trials with probability ``p``.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``.
    """

def curandGenerateBinomialMethod(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
    n: _typing.Integer,
    p: float,
    method: curandMethod,
) -> None:
    """Generates ``num`` binomially distributed unsigned integers for ``n`` trials by a given method.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``.
    """

def curandGenerateLogNormal(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> None:
    """Generates ``n`` log-normally distributed floats with a given mean and standard deviation of the logarithm.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGenerateLogNormalDouble(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> None:
    """Generates ``n`` log-normally distributed doubles with a given mean and standard deviation of the logarithm.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGenerateLongLong(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> None:
    """Generates ``num`` random 64-bit unsigned integers with a 64-bit quasirandom generator.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``,
        ``CURAND_STATUS_TYPE_ERROR``.
    """

def curandGenerateNormal(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> None:
    """Generates ``n`` normally distributed floats; ``n`` must be even for pseudorandom generators.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGenerateNormalDouble(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    mean: float,
    stddev: float,
) -> None:
    """Generates ``n`` normally distributed doubles; ``n`` must be even for pseudorandom generators.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGeneratePoisson(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    lambda_: float,
) -> None:
    """Generates ``n`` Poisson-distributed unsigned integers with a given mean.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGeneratePoissonMethod(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    n: _typing.Integer,
    lambda_: float,
    method: curandMethod,
) -> None:
    """Generates ``n`` Poisson-distributed unsigned integers with a given mean by a given method.

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``.
    """

def curandGenerateSeeds(generator: curandGenerator_t | _typing.Integer | None) -> None:
    """Initializes a generator's states; without this call, the first generation does so.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGenerateUniform(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> None:
    """Generates ``num`` random floats that are uniformly distributed in (0, 1].

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGenerateUniformDouble(
    generator: curandGenerator_t | _typing.Integer | None,
    outputPtr: _typing.Pointer,
    num: _typing.Integer,
) -> None:
    """Generates ``num`` random doubles that are uniformly distributed in (0, 1].

    Parameters
    ----------
    outputPtr
        Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``,
        ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``,
        ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
    """

def curandGetDirectionVectors32(set: curandDirectionVectorSet) -> int:
    """Returns the address of a set of 32-bit Sobol direction vectors, in host memory owned by cuRAND.

    Returns
    -------
    vectors : int
        Referenced memory and handles are valid as long as the process runs.

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
    """

def curandGetDirectionVectors64(set: curandDirectionVectorSet) -> int:
    """Returns the address of a set of 64-bit Sobol direction vectors, in host memory owned by cuRAND.

    Returns
    -------
    vectors : int
        Referenced memory and handles are valid as long as the process runs.

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
    """

def curandGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuRAND: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
    """

def curandGetScrambleConstants32() -> int:
    """Returns the address of 32-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.

    Returns
    -------
    constants : int
        Referenced memory and handles are valid as long as the process runs.

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``.
    """

def curandGetScrambleConstants64() -> int:
    """Returns the address of 64-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.

    Returns
    -------
    constants : int
        Referenced memory and handles are valid as long as the process runs.

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``.
    """

def curandGetVersion() -> int:
    """Returns the version of cuRAND as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``.
    """

def curandSetGeneratorOffset(
    generator: curandGenerator_t | _typing.Integer | None,
    offset: _typing.Integer,
) -> None:
    """Sets the number of values to skip at the start of a generator's sequence.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.
    """

def curandSetGeneratorOrdering(
    generator: curandGenerator_t | _typing.Integer | None,
    order: curandOrdering,
) -> None:
    """Sets the order in which values are stored in memory, such as the fastest or the legacy order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_OUT_OF_RANGE``.
    """

def curandSetPseudoRandomGeneratorSeed(
    generator: curandGenerator_t | _typing.Integer | None,
    seed: _typing.Integer,
) -> None:
    """Sets the seed of a pseudorandom generator; equal seeds produce equal sequences.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_TYPE_ERROR``.
    """

def curandSetQuasiRandomGeneratorDimensions(
    generator: curandGenerator_t | _typing.Integer | None,
    num_dimensions: _typing.Integer,
) -> None:
    """Sets the number of dimensions of a quasirandom generator (1 to 20,000).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``,
        ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_TYPE_ERROR``.
    """

def curandSetStream(
    generator: curandGenerator_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which a generator's later work runs.

    Parameters
    ----------
    stream
        Used after the call returns; must be kept alive until another value is set in ``generator``, or ``generator`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.
    """
