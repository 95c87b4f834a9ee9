//! Functions (cuRAND).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates a pseudorandom or quasirandom number generator that runs on the GPU.
///
/// `curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type)`
#[cfg_attr(doc, doc = forms!(owned curand::curandCreateGenerator))]
///
/// Returns `(curandStatus_t, generator: curandGenerator_t)`.
///
/// - `generator`: out
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_INITIALIZATION_FAILED`], [`curandStatus::CURAND_STATUS_TYPE_ERROR`], [`curandStatus::CURAND_STATUS_VERSION_MISMATCH`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGenerator).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn curandCreateGenerator(
    rng_type: curandRngType_t,
) -> (curandStatus_t, curandGenerator_t) {
    let mut generator: curandGenerator_t = output::zeroed();
    let returned = unsafe { sys::curandCreateGenerator(&mut generator, rng_type) };
    (returned, generator)
}

/// Creates a pseudorandom or quasirandom number generator that runs on the CPU and writes to host memory.
///
/// `curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type)`
#[cfg_attr(doc, doc = forms!(owned curand::curandCreateGeneratorHost))]
///
/// Returns `(curandStatus_t, generator: curandGenerator_t)`.
///
/// - `generator`: out
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_INITIALIZATION_FAILED`], [`curandStatus::CURAND_STATUS_TYPE_ERROR`], [`curandStatus::CURAND_STATUS_VERSION_MISMATCH`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreateGeneratorHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn curandCreateGeneratorHost(
    rng_type: curandRngType_t,
) -> (curandStatus_t, curandGenerator_t) {
    let mut generator: curandGenerator_t = output::zeroed();
    let returned = unsafe { sys::curandCreateGeneratorHost(&mut generator, rng_type) };
    (returned, generator)
}

/// Creates the table of a Poisson distribution, from which kernels can sample.
///
/// `curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t *discrete_distribution)`
#[cfg_attr(doc, doc = forms!(owned curand::curandCreatePoissonDistribution))]
///
/// Returns `(curandStatus_t, discrete_distribution: curandDiscreteDistribution_t)`.
///
/// - `discrete_distribution`: out
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_DOUBLE_PRECISION_REQUIRED`], [`curandStatus::CURAND_STATUS_INITIALIZATION_FAILED`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandCreatePoissonDistribution).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn curandCreatePoissonDistribution(
    lambda: f64,
) -> (curandStatus_t, curandDiscreteDistribution_t) {
    let mut discrete_distribution: curandDiscreteDistribution_t = output::zeroed();
    let returned = unsafe { sys::curandCreatePoissonDistribution(lambda, &mut discrete_distribution) };
    (returned, discrete_distribution)
}

/// Destroys the table of a distribution.
///
/// `curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution)`
#[cfg_attr(doc, doc = forms!(curand::curandDestroyDistribution))]
///
/// - `discrete_distribution`: in; invalid afterwards
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandDestroyDistribution).
///
/// # Safety
///
/// - `discrete_distribution`: a live handle that no other thread uses during the call.
/// - No thread may use `discrete_distribution`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn curandDestroyDistribution(
    discrete_distribution: curandDiscreteDistribution_t,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandDestroyDistribution(discrete_distribution) };
    (returned,)
}

/// Destroys a generator and frees its state.
///
/// `curandStatus_t curandDestroyGenerator(curandGenerator_t generator)`
#[cfg_attr(doc, doc = forms!(curand::curandDestroyGenerator))]
///
/// - `generator`: in; invalid afterwards
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandDestroyGenerator).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - No thread may use `generator`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn curandDestroyGenerator(generator: curandGenerator_t) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandDestroyGenerator(generator) };
    (returned,)
}

/// Generates `num` random 32-bit unsigned integers.
///
/// `curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *outputPtr, size_t num)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerate))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`], [`curandStatus::CURAND_STATUS_TYPE_ERROR`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerate).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerate(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    num: usize,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerate(generator, outputPtr, num) };
    (returned,)
}

/// Generates `num` binomially distributed unsigned integers for `n` trials with probability `p`.
///
/// `curandStatus_t curandGenerateBinomial(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateBinomial))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomial).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateBinomial(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    num: usize,
    n: u32,
    p: f64,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateBinomial(generator, outputPtr, num, n, p) };
    (returned,)
}

/// Generates `num` binomially distributed unsigned integers for `n` trials by a given method.
///
/// `curandStatus_t curandGenerateBinomialMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p, curandMethod_t method)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateBinomialMethod))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateBinomialMethod).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateBinomialMethod(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    num: usize,
    n: u32,
    p: f64,
    method: curandMethod_t,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateBinomialMethod(generator, outputPtr, num, n, p, method) };
    (returned,)
}

/// Generates `n` log-normally distributed floats with a given mean and standard deviation of the logarithm.
///
/// `curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateLogNormal))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormal).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateLogNormal(
    generator: curandGenerator_t,
    outputPtr: *mut f32,
    n: usize,
    mean: f32,
    stddev: f32,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateLogNormal(generator, outputPtr, n, mean, stddev) };
    (returned,)
}

/// Generates `n` log-normally distributed doubles with a given mean and standard deviation of the logarithm.
///
/// `curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateLogNormalDouble))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_DOUBLE_PRECISION_REQUIRED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLogNormalDouble).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateLogNormalDouble(
    generator: curandGenerator_t,
    outputPtr: *mut f64,
    n: usize,
    mean: f64,
    stddev: f64,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateLogNormalDouble(generator, outputPtr, n, mean, stddev) };
    (returned,)
}

/// Generates `num` random 64-bit unsigned integers with a 64-bit quasirandom generator.
///
/// `curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *outputPtr, size_t num)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateLongLong))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`], [`curandStatus::CURAND_STATUS_TYPE_ERROR`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateLongLong).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateLongLong(
    generator: curandGenerator_t,
    outputPtr: *mut u64,
    num: usize,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateLongLong(generator, outputPtr, num) };
    (returned,)
}

/// Generates `n` normally distributed floats; `n` must be even for pseudorandom generators.
///
/// `curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateNormal))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormal).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateNormal(
    generator: curandGenerator_t,
    outputPtr: *mut f32,
    n: usize,
    mean: f32,
    stddev: f32,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateNormal(generator, outputPtr, n, mean, stddev) };
    (returned,)
}

/// Generates `n` normally distributed doubles; `n` must be even for pseudorandom generators.
///
/// `curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateNormalDouble))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_DOUBLE_PRECISION_REQUIRED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateNormalDouble).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateNormalDouble(
    generator: curandGenerator_t,
    outputPtr: *mut f64,
    n: usize,
    mean: f64,
    stddev: f64,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateNormalDouble(generator, outputPtr, n, mean, stddev) };
    (returned,)
}

/// Generates `n` Poisson-distributed unsigned integers with a given mean.
///
/// `curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGeneratePoisson))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_DOUBLE_PRECISION_REQUIRED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoisson).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGeneratePoisson(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    n: usize,
    lambda: f64,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGeneratePoisson(generator, outputPtr, n, lambda) };
    (returned,)
}

/// Generates `n` Poisson-distributed unsigned integers with a given mean by a given method.
///
/// `curandStatus_t curandGeneratePoissonMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda, curandMethod_t method)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGeneratePoissonMethod))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGeneratePoissonMethod).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGeneratePoissonMethod(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    n: usize,
    lambda: f64,
    method: curandMethod_t,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGeneratePoissonMethod(generator, outputPtr, n, lambda, method) };
    (returned,)
}

/// Initializes a generator's states; without this call, the first generation does so.
///
/// `curandStatus_t curandGenerateSeeds(curandGenerator_t generator)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateSeeds))]
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateSeeds).
///
/// # Safety
///
/// `generator`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn curandGenerateSeeds(generator: curandGenerator_t) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateSeeds(generator) };
    (returned,)
}

/// Generates `num` random floats that are uniformly distributed in (0, 1\].
///
/// `curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *outputPtr, size_t num)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateUniform))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniform).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateUniform(
    generator: curandGenerator_t,
    outputPtr: *mut f32,
    num: usize,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateUniform(generator, outputPtr, num) };
    (returned,)
}

/// Generates `num` random doubles that are uniformly distributed in (0, 1\].
///
/// `curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *outputPtr, size_t num)`
#[cfg_attr(doc, doc = forms!(owned curand::curandGenerateUniformDouble))]
///
/// - `outputPtr`: in, an address, passed unchanged
///
/// Documented errors: [`curandStatus::CURAND_STATUS_ALLOCATION_FAILED`], [`curandStatus::CURAND_STATUS_DOUBLE_PRECISION_REQUIRED`], [`curandStatus::CURAND_STATUS_LAUNCH_FAILURE`], [`curandStatus::CURAND_STATUS_LENGTH_NOT_MULTIPLE`], [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_PREEXISTING_FAILURE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGenerateUniformDouble).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
#[inline]
pub unsafe fn curandGenerateUniformDouble(
    generator: curandGenerator_t,
    outputPtr: *mut f64,
    num: usize,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandGenerateUniformDouble(generator, outputPtr, num) };
    (returned,)
}

/// Returns the address of a set of 32-bit Sobol direction vectors, in host memory owned by cuRAND.
///
/// `curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)`
#[cfg_attr(doc, doc = forms!(curand::curandGetDirectionVectors32))]
///
/// Returns `(curandStatus_t, vectors: curandDirectionVectors32_t *)`.
///
/// - `vectors`: out
///
/// Documented errors: [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetDirectionVectors32).
///
/// # Safety
///
/// `vectors` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn curandGetDirectionVectors32(
    set: curandDirectionVectorSet_t,
) -> (curandStatus_t, *mut curandDirectionVectors32_t) {
    let mut vectors: *mut curandDirectionVectors32_t = output::zeroed();
    let returned = unsafe { sys::curandGetDirectionVectors32(&mut vectors, set) };
    (returned, vectors)
}

/// Returns the address of a set of 64-bit Sobol direction vectors, in host memory owned by cuRAND.
///
/// `curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)`
#[cfg_attr(doc, doc = forms!(curand::curandGetDirectionVectors64))]
///
/// Returns `(curandStatus_t, vectors: curandDirectionVectors64_t *)`.
///
/// - `vectors`: out
///
/// Documented errors: [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetDirectionVectors64).
///
/// # Safety
///
/// `vectors` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn curandGetDirectionVectors64(
    set: curandDirectionVectorSet_t,
) -> (curandStatus_t, *mut curandDirectionVectors64_t) {
    let mut vectors: *mut curandDirectionVectors64_t = output::zeroed();
    let returned = unsafe { sys::curandGetDirectionVectors64(&mut vectors, set) };
    (returned, vectors)
}

/// Returns one part of the version of cuRAND: major, minor or patch level.
///
/// `curandStatus_t curandGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(curand::curandGetProperty))]
///
/// Returns `(curandStatus_t, value: int)`.
///
/// - `value`: out
///
/// Documented errors: [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn curandGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (curandStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::curandGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the address of 32-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.
///
/// `curandStatus_t curandGetScrambleConstants32(unsigned int **constants)`
#[cfg_attr(doc, doc = forms!(curand::curandGetScrambleConstants32))]
///
/// Returns `(curandStatus_t, constants: unsigned int *)`.
///
/// - `constants`: out
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetScrambleConstants32).
///
/// # Safety
///
/// `constants` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn curandGetScrambleConstants32() -> (curandStatus_t, *mut u32) {
    let mut constants: *mut u32 = output::zeroed();
    let returned = unsafe { sys::curandGetScrambleConstants32(&mut constants) };
    (returned, constants)
}

/// Returns the address of 64-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.
///
/// `curandStatus_t curandGetScrambleConstants64(unsigned long long **constants)`
#[cfg_attr(doc, doc = forms!(curand::curandGetScrambleConstants64))]
///
/// Returns `(curandStatus_t, constants: unsigned long long *)`.
///
/// - `constants`: out
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetScrambleConstants64).
///
/// # Safety
///
/// `constants` points to memory of the library, valid as long as the process runs.
#[inline]
pub unsafe fn curandGetScrambleConstants64() -> (curandStatus_t, *mut u64) {
    let mut constants: *mut u64 = output::zeroed();
    let returned = unsafe { sys::curandGetScrambleConstants64(&mut constants) };
    (returned, constants)
}

/// Returns the version of cuRAND as an integer.
///
/// `curandStatus_t curandGetVersion(int *version)`
#[cfg_attr(doc, doc = forms!(curand::curandGetVersion))]
///
/// Returns `(curandStatus_t, version: int)`.
///
/// - `version`: out
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn curandGetVersion() -> (curandStatus_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::curandGetVersion(&mut version) };
    (returned, version)
}

/// Sets the number of values to skip at the start of a generator's sequence.
///
/// `curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)`
#[cfg_attr(doc, doc = forms!(owned curand::curandSetGeneratorOffset))]
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOffset).
///
/// # Safety
///
/// `generator`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn curandSetGeneratorOffset(
    generator: curandGenerator_t,
    offset: u64,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandSetGeneratorOffset(generator, offset) };
    (returned,)
}

/// Sets the order in which values are stored in memory, such as the fastest or the legacy order.
///
/// `curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)`
#[cfg_attr(doc, doc = forms!(owned curand::curandSetGeneratorOrdering))]
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetGeneratorOrdering).
///
/// # Safety
///
/// `generator`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn curandSetGeneratorOrdering(
    generator: curandGenerator_t,
    order: curandOrdering_t,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandSetGeneratorOrdering(generator, order) };
    (returned,)
}

/// Sets the seed of a pseudorandom generator; equal seeds produce equal sequences.
///
/// `curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)`
#[cfg_attr(doc, doc = forms!(owned curand::curandSetPseudoRandomGeneratorSeed))]
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_TYPE_ERROR`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetPseudoRandomGeneratorSeed).
///
/// # Safety
///
/// `generator`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn curandSetPseudoRandomGeneratorSeed(
    generator: curandGenerator_t,
    seed: u64,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandSetPseudoRandomGeneratorSeed(generator, seed) };
    (returned,)
}

/// Sets the number of dimensions of a quasirandom generator (1 to 20,000).
///
/// `curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int num_dimensions)`
#[cfg_attr(doc, doc = forms!(owned curand::curandSetQuasiRandomGeneratorDimensions))]
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`], [`curandStatus::CURAND_STATUS_OUT_OF_RANGE`], [`curandStatus::CURAND_STATUS_TYPE_ERROR`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetQuasiRandomGeneratorDimensions).
///
/// # Safety
///
/// `generator`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn curandSetQuasiRandomGeneratorDimensions(
    generator: curandGenerator_t,
    num_dimensions: u32,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandSetQuasiRandomGeneratorDimensions(generator, num_dimensions) };
    (returned,)
}

/// Sets the stream in which a generator's later work runs.
///
/// `curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned curand::curandSetStream))]
///
/// Documented errors: [`curandStatus::CURAND_STATUS_NOT_INITIALIZED`].
///
/// In `curand.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/curand/group__HOST.html#:~:text=curandSetStream).
///
/// # Safety
///
/// - `generator`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `stream`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `generator`, or `generator` is destroyed.
#[inline]
pub unsafe fn curandSetStream(
    generator: curandGenerator_t,
    stream: runtime::cudaStream_t,
) -> (curandStatus_t,) {
    let returned = unsafe { sys::curandSetStream(generator, stream) };
    (returned,)
}
