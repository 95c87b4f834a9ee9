//! Functions of curand in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{curand, runtime};

documented!(curandCreateGenerator, c"curandCreateGenerator($self, rng_type)
--

Creates a pseudorandom or quasirandom number generator that runs on the GPU.

``curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type)``

Parameters
----------
rng_type : curandRngType

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.
generator : curandGenerator_t

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGenerator
");

shared!(
    curandCreateGenerator = like_curandCreateGenerator(curand::curandRngType,
    curand::curandStatus, curand::curandGenerator_t), "curandCreateGenerator",
    "rng_type", slots::curandCreateGenerator
);

/// The shared body of `curandCreateGenerator` and other functions.
#[inline(never)]
fn like_curandCreateGenerator<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(curandCreateGeneratorHost, c"curandCreateGeneratorHost($self, rng_type)
--

Creates a pseudorandom or quasirandom number generator that runs on the CPU and writes to host memory.

``curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type)``

Parameters
----------
rng_type : curandRngType

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_TYPE_ERROR``, ``CURAND_STATUS_VERSION_MISMATCH``.
generator : curandGenerator_t

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGeneratorHost
");

shared!(
    curandCreateGeneratorHost = like_curandCreateGenerator(curand::curandRngType,
    curand::curandStatus, curand::curandGenerator_t), "curandCreateGeneratorHost",
    "rng_type", slots::curandCreateGeneratorHost
);

documented!(curandCreatePoissonDistribution, c"curandCreatePoissonDistribution($self, lambda_)
--

Creates the table of a Poisson distribution, from which kernels can sample.

``curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t *discrete_distribution)``

Parameters
----------
lambda_ : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_INITIALIZATION_FAILED``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_PREEXISTING_FAILURE``.
discrete_distribution : curandDiscreteDistribution_t

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreatePoissonDistribution
");

#[inline(always)]
pub(crate) fn curandCreatePoissonDistribution<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, curandCreatePoissonDistribution(lambda_));
    let c_lambda = args::f64(lambda_)?;
    let mut c_discrete_distribution: u64 = 0;
    let function: unsafe extern "system" fn(f64, Ptr) -> i32 = call.symbol(slots::curandCreatePoissonDistribution)?;
    let status = unsafe { released(py, || function(c_lambda, (&raw mut c_discrete_distribution).cast())) };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &curand::curandDiscreteDistribution_t, c_discrete_distribution as u64)?)
        },
    )
}

documented!(curandDestroyDistribution, c"curandDestroyDistribution($self, discrete_distribution)
--

Destroys the table of a distribution.

``curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution)``

Parameters
----------
discrete_distribution : curandDiscreteDistribution_t or None

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
");

shared!(
    curandDestroyDistribution =
    like_curandDestroyDistribution(curand::curandDiscreteDistribution_t,
    curand::curandStatus), "curandDestroyDistribution", "discrete_distribution",
    slots::curandDestroyDistribution
);

/// The shared body of `curandDestroyDistribution` and other functions.
#[inline(never)]
fn like_curandDestroyDistribution<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(curandDestroyGenerator, c"curandDestroyGenerator($self, generator)
--

Destroys a generator and frees its state.

``curandStatus_t curandDestroyGenerator(curandGenerator_t generator)``

Parameters
----------
generator : curandGenerator_t or None

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
");

shared!(
    curandDestroyGenerator = like_curandDestroyDistribution(curand::curandGenerator_t,
    curand::curandStatus), "curandDestroyGenerator", "generator",
    slots::curandDestroyGenerator
);

documented!(curandGenerate, c"curandGenerate($self, generator, outputPtr, num)
--

Generates ``num`` random 32-bit unsigned integers.

``curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *outputPtr, size_t num)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
num : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``, ``CURAND_STATUS_TYPE_ERROR``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerate
");

#[inline(always)]
pub(crate) fn curandGenerate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGenerate(generator outputPtr num));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_num = num);
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::U32), true, Some(Ty::U32.size().saturating_mul(c_num as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::curandGenerate)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGenerateBinomial, c"curandGenerateBinomial($self, generator, outputPtr, num, n, p)
--

Generates ``num`` binomially distributed unsigned integers for ``n`` trials with probability ``p``.

``curandStatus_t curandGenerateBinomial(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
num, n : int
p : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomial
");

#[inline(always)]
pub(crate) fn curandGenerateBinomial<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGenerateBinomial(generator outputPtr num n p));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_num = num);
    ints!(u32, c_n = n);
    let c_p = args::f64(p)?;
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::U32), true, Some(Ty::U32.size().saturating_mul(c_num as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u32, f64) -> i32 = call
        .symbol(slots::curandGenerateBinomial)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num, c_n, c_p)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGenerateBinomialMethod, c"curandGenerateBinomialMethod($self, generator, outputPtr, num, n, p, method)
--

Generates ``num`` binomially distributed unsigned integers for ``n`` trials by a given method.

``curandStatus_t curandGenerateBinomialMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p, curandMethod_t method)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
num, n : int
p : float
method : curandMethod

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomialMethod
");

#[inline(always)]
pub(crate) fn curandGenerateBinomialMethod<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGenerateBinomialMethod(generator outputPtr num n p method));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_num = num);
    ints!(u32, c_n = n);
    let c_p = args::f64(p)?;
    let c_method = args::enumeration(method, "method", &curand::curandMethod)?;
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::U32), true, Some(Ty::U32.size().saturating_mul(c_num as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u32, f64, i32) -> i32 = call
        .symbol(slots::curandGenerateBinomialMethod)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num, c_n, c_p, c_method)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGenerateLogNormal, c"curandGenerateLogNormal($self, generator, outputPtr, n, mean, stddev)
--

Generates ``n`` log-normally distributed floats with a given mean and standard deviation of the logarithm.

``curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
n : int
mean, stddev : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormal
");

shared!(
    curandGenerateLogNormal = like_curandGenerateLogNormal(curand::curandGenerator_t,
    Ty::F32, curand::curandStatus), "curandGenerateLogNormal",
    "generator outputPtr n mean stddev", slots::curandGenerateLogNormal
);

/// The shared body of `curandGenerateLogNormal` and other functions.
#[inline(never)]
fn like_curandGenerateLogNormal<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::f32(a3)?;
            let c4 = args::f32(a4)?;
            let c1 = args::either(
                a1, own.name(1), Some(t1), true, Some(Ty::F32.size().saturating_mul(c2 as usize)), &arena,
            )?;
            let function: unsafe extern "system" fn(u64, Ptr, u64, f32, f32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3, c4)) };
            returned0(py, t2, status)
        },
    )
}

documented!(curandGenerateLogNormalDouble, c"curandGenerateLogNormalDouble($self, generator, outputPtr, n, mean, stddev)
--

Generates ``n`` log-normally distributed doubles with a given mean and standard deviation of the logarithm.

``curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
n : int
mean, stddev : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormalDouble
");

shared!(
    curandGenerateLogNormalDouble =
    like_curandGenerateLogNormalDouble(curand::curandGenerator_t, Ty::F64,
    curand::curandStatus), "curandGenerateLogNormalDouble",
    "generator outputPtr n mean stddev", slots::curandGenerateLogNormalDouble
);

/// The shared body of `curandGenerateLogNormalDouble` and other functions.
#[inline(never)]
fn like_curandGenerateLogNormalDouble<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::u64(a2, own.name(2))?;
            let c3 = args::f64(a3)?;
            let c4 = args::f64(a4)?;
            let c1 = args::either(
                a1, own.name(1), Some(t1), true, Some(Ty::F64.size().saturating_mul(c2 as usize)), &arena,
            )?;
            let function: unsafe extern "system" fn(u64, Ptr, u64, f64, f64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3, c4)) };
            returned0(py, t2, status)
        },
    )
}

documented!(curandGenerateLongLong, c"curandGenerateLongLong($self, generator, outputPtr, num)
--

Generates ``num`` random 64-bit unsigned integers with a 64-bit quasirandom generator.

``curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *outputPtr, size_t num)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
num : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``, ``CURAND_STATUS_TYPE_ERROR``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLongLong
");

#[inline(always)]
pub(crate) fn curandGenerateLongLong<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGenerateLongLong(generator outputPtr num));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_num = num);
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::U64), true, Some(Ty::U64.size().saturating_mul(c_num as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::curandGenerateLongLong)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGenerateNormal, c"curandGenerateNormal($self, generator, outputPtr, n, mean, stddev)
--

Generates ``n`` normally distributed floats; ``n`` must be even for pseudorandom generators.

``curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
n : int
mean, stddev : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormal
");

shared!(
    curandGenerateNormal = like_curandGenerateLogNormal(curand::curandGenerator_t,
    Ty::F32, curand::curandStatus), "curandGenerateNormal",
    "generator outputPtr n mean stddev", slots::curandGenerateNormal
);

documented!(curandGenerateNormalDouble, c"curandGenerateNormalDouble($self, generator, outputPtr, n, mean, stddev)
--

Generates ``n`` normally distributed doubles; ``n`` must be even for pseudorandom generators.

``curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
n : int
mean, stddev : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormalDouble
");

shared!(
    curandGenerateNormalDouble =
    like_curandGenerateLogNormalDouble(curand::curandGenerator_t, Ty::F64,
    curand::curandStatus), "curandGenerateNormalDouble",
    "generator outputPtr n mean stddev", slots::curandGenerateNormalDouble
);

documented!(curandGeneratePoisson, c"curandGeneratePoisson($self, generator, outputPtr, n, lambda_)
--

Generates ``n`` Poisson-distributed unsigned integers with a given mean.

``curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
n : int
lambda_ : float

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoisson
");

#[inline(always)]
pub(crate) fn curandGeneratePoisson<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGeneratePoisson(generator outputPtr n lambda_));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_n = n);
    let c_lambda = args::f64(lambda_)?;
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::U32), true, Some(Ty::U32.size().saturating_mul(c_n as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, f64) -> i32 = call.symbol(slots::curandGeneratePoisson)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_n, c_lambda)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGeneratePoissonMethod, c"curandGeneratePoissonMethod($self, generator, outputPtr, n, lambda_, method)
--

Generates ``n`` Poisson-distributed unsigned integers with a given mean by a given method.

``curandStatus_t curandGeneratePoissonMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda, curandMethod_t method)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
n : int
lambda_ : float
method : curandMethod

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoissonMethod
");

#[inline(always)]
pub(crate) fn curandGeneratePoissonMethod<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGeneratePoissonMethod(generator outputPtr n lambda_ method));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_n = n);
    let c_lambda = args::f64(lambda_)?;
    let c_method = args::enumeration(method, "method", &curand::curandMethod)?;
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::U32), true, Some(Ty::U32.size().saturating_mul(c_n as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, f64, i32) -> i32 = call
        .symbol(slots::curandGeneratePoissonMethod)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_n, c_lambda, c_method)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGenerateSeeds, c"curandGenerateSeeds($self, generator)
--

Initializes a generator's states; without this call, the first generation does so.

``curandStatus_t curandGenerateSeeds(curandGenerator_t generator)``

Parameters
----------
generator : curandGenerator_t or None

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateSeeds
");

shared!(
    curandGenerateSeeds = like_curandDestroyDistribution(curand::curandGenerator_t,
    curand::curandStatus), "curandGenerateSeeds", "generator", slots::curandGenerateSeeds
);

documented!(curandGenerateUniform, c"curandGenerateUniform($self, generator, outputPtr, num)
--

Generates ``num`` random floats that are uniformly distributed in (0, 1].

``curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *outputPtr, size_t num)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
num : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniform
");

#[inline(always)]
pub(crate) fn curandGenerateUniform<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGenerateUniform(generator outputPtr num));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_num = num);
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::F32), true, Some(Ty::F32.size().saturating_mul(c_num as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::curandGenerateUniform)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGenerateUniformDouble, c"curandGenerateUniformDouble($self, generator, outputPtr, num)
--

Generates ``num`` random doubles that are uniformly distributed in (0, 1].

``curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *outputPtr, size_t num)``

Parameters
----------
generator : curandGenerator_t or None
outputPtr : address or buffer
    Used after the call returns; must be kept alive until the call's work completes on ``generator``'s stream.
num : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_ALLOCATION_FAILED``, ``CURAND_STATUS_DOUBLE_PRECISION_REQUIRED``, ``CURAND_STATUS_LAUNCH_FAILURE``, ``CURAND_STATUS_LENGTH_NOT_MULTIPLE``, ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_PREEXISTING_FAILURE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniformDouble
");

#[inline(always)]
pub(crate) fn curandGenerateUniformDouble<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGenerateUniformDouble(generator outputPtr num));
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u64, c_num = num);
    let c_outputPtr = args::either(
        outputPtr, "outputPtr", Some(&Ty::F64), true, Some(Ty::F64.size().saturating_mul(c_num as usize)), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call.symbol(slots::curandGenerateUniformDouble)?;
    let status = unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandGetDirectionVectors32, c"curandGetDirectionVectors32($self, set)
--

Returns the address of a set of 32-bit Sobol direction vectors, in host memory owned by cuRAND.

``curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)``

Parameters
----------
set : curandDirectionVectorSet

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
");

shared!(
    curandGetDirectionVectors32 =
    like_curandGetDirectionVectors32(curand::curandDirectionVectorSet,
    curand::curandStatus), "curandGetDirectionVectors32", "set",
    slots::curandGetDirectionVectors32
);

/// The shared body of `curandGetDirectionVectors32` and other functions.
#[inline(never)]
fn like_curandGetDirectionVectors32<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c1 = args::enumeration(a0, own.name(0), t0)?;
            let mut c0: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1)) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::pointer(py, c0)?))
        },
    )
}

documented!(curandGetDirectionVectors64, c"curandGetDirectionVectors64($self, set)
--

Returns the address of a set of 64-bit Sobol direction vectors, in host memory owned by cuRAND.

``curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)``

Parameters
----------
set : curandDirectionVectorSet

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
");

shared!(
    curandGetDirectionVectors64 =
    like_curandGetDirectionVectors32(curand::curandDirectionVectorSet,
    curand::curandStatus), "curandGetDirectionVectors64", "set",
    slots::curandGetDirectionVectors64
);

documented!(curandGetProperty, c"curandGetProperty($self, typename)
--

Returns one part of the version of cuRAND: major, minor or patch level.

``curandStatus_t curandGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_OUT_OF_RANGE``.
value : int

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetProperty
");

#[inline(always)]
pub(crate) fn curandGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::curandGetProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &curand::curandStatus, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(curandGetScrambleConstants32, c"curandGetScrambleConstants32($self)
--

Returns the address of 32-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.

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
");

shared!(
    curandGetScrambleConstants32 =
    like_curandGetScrambleConstants32(curand::curandStatus),
    "curandGetScrambleConstants32", "", slots::curandGetScrambleConstants32
);

/// The shared body of `curandGetScrambleConstants32` and other functions.
#[inline(never)]
fn like_curandGetScrambleConstants32<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::pointer(py, c0)?))
        },
    )
}

documented!(curandGetScrambleConstants64, c"curandGetScrambleConstants64($self)
--

Returns the address of 64-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.

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
");

shared!(
    curandGetScrambleConstants64 =
    like_curandGetScrambleConstants32(curand::curandStatus),
    "curandGetScrambleConstants64", "", slots::curandGetScrambleConstants64
);

documented!(curandGetVersion, c"curandGetVersion($self)
--

Returns the version of cuRAND as an integer.

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
");

#[inline(always)]
pub(crate) fn curandGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandGetVersion());
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::curandGetVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_version).cast())) };
    returned(py, &curand::curandStatus, status, 1, |tuple| tuple.push(out::i32(py, c_version)?))
}

documented!(curandSetGeneratorOffset, c"curandSetGeneratorOffset($self, generator, offset)
--

Sets the number of values to skip at the start of a generator's sequence.

``curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)``

Parameters
----------
generator : curandGenerator_t or None
offset : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOffset
");

shared!(
    curandSetGeneratorOffset = like_curandSetGeneratorOffset(curand::curandGenerator_t,
    curand::curandStatus), "curandSetGeneratorOffset", "generator offset",
    slots::curandSetGeneratorOffset
);

/// The shared body of `curandSetGeneratorOffset` and other functions.
#[inline(never)]
fn like_curandSetGeneratorOffset<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::u64(a1, own.name(1))?;
            let function: unsafe extern "system" fn(u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t1, status)
        },
    )
}

documented!(curandSetGeneratorOrdering, c"curandSetGeneratorOrdering($self, generator, order)
--

Sets the order in which values are stored in memory, such as the fastest or the legacy order.

``curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)``

Parameters
----------
generator : curandGenerator_t or None
order : curandOrdering

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOrdering
");

#[inline(always)]
pub(crate) fn curandSetGeneratorOrdering<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandSetGeneratorOrdering(generator order));
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    let c_order = args::enumeration(order, "order", &curand::curandOrdering)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::curandSetGeneratorOrdering)?;
    let status = unsafe { released(py, || function(c_generator, c_order)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandSetPseudoRandomGeneratorSeed, c"curandSetPseudoRandomGeneratorSeed($self, generator, seed)
--

Sets the seed of a pseudorandom generator; equal seeds produce equal sequences.

``curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)``

Parameters
----------
generator : curandGenerator_t or None
seed : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_TYPE_ERROR``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetPseudoRandomGeneratorSeed
");

shared!(
    curandSetPseudoRandomGeneratorSeed =
    like_curandSetGeneratorOffset(curand::curandGenerator_t, curand::curandStatus),
    "curandSetPseudoRandomGeneratorSeed", "generator seed",
    slots::curandSetPseudoRandomGeneratorSeed
);

documented!(curandSetQuasiRandomGeneratorDimensions, c"curandSetQuasiRandomGeneratorDimensions($self, generator, num_dimensions)
--

Sets the number of dimensions of a quasirandom generator (1 to 20,000).

``curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int num_dimensions)``

Parameters
----------
generator : curandGenerator_t or None
num_dimensions : int

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``, ``CURAND_STATUS_OUT_OF_RANGE``, ``CURAND_STATUS_TYPE_ERROR``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetQuasiRandomGeneratorDimensions
");

#[inline(always)]
pub(crate) fn curandSetQuasiRandomGeneratorDimensions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, curandSetQuasiRandomGeneratorDimensions(generator num_dimensions));
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    ints!(u32, c_num_dimensions = num_dimensions);
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::curandSetQuasiRandomGeneratorDimensions)?;
    let status = unsafe { released(py, || function(c_generator, c_num_dimensions)) };
    returned0(py, &curand::curandStatus, status)
}

documented!(curandSetStream, c"curandSetStream($self, generator, stream)
--

Sets the stream in which a generator's later work runs.

``curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)``

Parameters
----------
generator : curandGenerator_t or None
stream : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``generator``, or ``generator`` is destroyed.

Returns
-------
curandStatus
    ``CURAND_STATUS_SUCCESS``. Documented errors: ``CURAND_STATUS_NOT_INITIALIZED``.

Notes
-----
Declared in ``curand.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetStream
");

#[inline(always)]
pub(crate) fn curandSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, curandSetStream(generator stream));
    let c_generator = args::value::<
        u64,
    >(generator, "generator", &curand::curandGenerator_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::curandSetStream)?;
    let status = unsafe { released(py, || function(c_generator, c_stream)) };
    returned0(py, &curand::curandStatus, status)
}
