//! cuRAND with functions that return [`Result`]s: random number generation.
//!
//! See [`checked`](super) for this form of the functions. [`curand`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::curand as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
#[allow(unused_imports)]
use raw::CURAND;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::curand::all_types::*;

checked! {
    curand, CURAND, curandStatus;
    #[other = owned]
    /// Creates a pseudorandom or quasirandom number generator that runs on the GPU.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandCreateGenerator(rng_type: curandRngType_t) -> curandGenerator_t;
    #[other = owned]
    /// Creates a pseudorandom or quasirandom number generator that runs on the CPU and writes to host memory.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandCreateGeneratorHost(rng_type: curandRngType_t) -> curandGenerator_t;
    #[other = owned]
    /// Creates the table of a Poisson distribution, from which kernels can sample.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandCreatePoissonDistribution(lambda: f64) -> curandDiscreteDistribution_t;
    /// Destroys the table of a distribution.
    /// - `discrete_distribution`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `discrete_distribution`: a live handle that no other thread uses during the call.
    /// - No thread may use `discrete_distribution`, or objects that belong to it, during or after the call.
    fn curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t) -> ();
    /// Destroys a generator and frees its state.
    /// - `generator`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - No thread may use `generator`, or objects that belong to it, during or after the call.
    fn curandDestroyGenerator(generator: curandGenerator_t) -> ();
    #[other = owned]
    /// Generates `num` random 32-bit unsigned integers.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerate(generator: curandGenerator_t, outputPtr: *mut u32, num: usize) -> ();
    #[other = owned]
    /// Generates `num` binomially distributed unsigned integers for `n` trials with probability `p`.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateBinomial(generator: curandGenerator_t, outputPtr: *mut u32, num: usize, n: u32, p: f64) -> ();
    #[other = owned]
    /// Generates `num` binomially distributed unsigned integers for `n` trials by a given method.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateBinomialMethod(
        generator: curandGenerator_t, outputPtr: *mut u32, num: usize, n: u32, p: f64, method: curandMethod_t,
    ) -> ();
    #[other = owned]
    /// Generates `n` log-normally distributed floats with a given mean and standard deviation of the logarithm.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateLogNormal(
        generator: curandGenerator_t, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32,
    ) -> ();
    #[other = owned]
    /// Generates `n` log-normally distributed doubles with a given mean and standard deviation of the logarithm.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateLogNormalDouble(
        generator: curandGenerator_t, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64,
    ) -> ();
    #[other = owned]
    /// Generates `num` random 64-bit unsigned integers with a 64-bit quasirandom generator.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateLongLong(generator: curandGenerator_t, outputPtr: *mut u64, num: usize) -> ();
    #[other = owned]
    /// Generates `n` normally distributed floats; `n` must be even for pseudorandom generators.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateNormal(generator: curandGenerator_t, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32) -> ();
    #[other = owned]
    /// Generates `n` normally distributed doubles; `n` must be even for pseudorandom generators.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateNormalDouble(
        generator: curandGenerator_t, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64,
    ) -> ();
    #[other = owned]
    /// Generates `n` Poisson-distributed unsigned integers with a given mean.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
    fn curandGeneratePoisson(generator: curandGenerator_t, outputPtr: *mut u32, n: usize, lambda: f64) -> ();
    #[other = owned]
    /// Generates `n` Poisson-distributed unsigned integers with a given mean by a given method.
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until the call's work completes on `generator`'s stream.
    fn curandGeneratePoissonMethod(
        generator: curandGenerator_t, outputPtr: *mut u32, n: usize, lambda: f64, method: curandMethod_t,
    ) -> ();
    #[other = owned]
    /// Initializes a generator's states; without this call, the first generation does so.
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandGenerateSeeds(generator: curandGenerator_t) -> ();
    #[other = owned]
    /// Generates `num` random floats that are uniformly distributed in (0, 1\].
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateUniform(generator: curandGenerator_t, outputPtr: *mut f32, num: usize) -> ();
    #[other = owned]
    /// Generates `num` random doubles that are uniformly distributed in (0, 1\].
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until the call's work completes on `generator`'s stream.
    fn curandGenerateUniformDouble(generator: curandGenerator_t, outputPtr: *mut f64, num: usize) -> ();
    /// Returns the address of a set of 32-bit Sobol direction vectors, in host memory owned by cuRAND.
    /// # Safety
    ///
    /// `vectors` points to memory of the library, valid as long as the process runs.
    fn curandGetDirectionVectors32(set: curandDirectionVectorSet_t) -> *mut curandDirectionVectors32_t;
    /// Returns the address of a set of 64-bit Sobol direction vectors, in host memory owned by cuRAND.
    /// # Safety
    ///
    /// `vectors` points to memory of the library, valid as long as the process runs.
    fn curandGetDirectionVectors64(set: curandDirectionVectorSet_t) -> *mut curandDirectionVectors64_t;
    /// Returns one part of the version of cuRAND: major, minor or patch level.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// Returns the address of 32-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.
    /// # Safety
    ///
    /// `constants` points to memory of the library, valid as long as the process runs.
    fn curandGetScrambleConstants32() -> *mut u32;
    /// Returns the address of 64-bit scramble constants for Sobol sequences, in host memory owned by cuRAND.
    /// # Safety
    ///
    /// `constants` points to memory of the library, valid as long as the process runs.
    fn curandGetScrambleConstants64() -> *mut u64;
    /// Returns the version of cuRAND as an integer.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandGetVersion() -> i32;
    #[other = owned]
    /// Sets the number of values to skip at the start of a generator's sequence.
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetGeneratorOffset(generator: curandGenerator_t, offset: u64) -> ();
    #[other = owned]
    /// Sets the order in which values are stored in memory, such as the fastest or the legacy order.
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetGeneratorOrdering(generator: curandGenerator_t, order: curandOrdering_t) -> ();
    #[other = owned]
    /// Sets the seed of a pseudorandom generator; equal seeds produce equal sequences.
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t, seed: u64) -> ();
    #[other = owned]
    /// Sets the number of dimensions of a quasirandom generator (1 to 20,000).
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t, num_dimensions: u32) -> ();
    #[other = owned]
    /// Sets the stream in which a generator's later work runs.
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `stream`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `generator`, or `generator` is destroyed.
    fn curandSetStream(generator: curandGenerator_t, stream: runtime::cudaStream_t) -> ();
}
