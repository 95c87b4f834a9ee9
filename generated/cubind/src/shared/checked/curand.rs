//! The functions of the cuRAND as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::curand as raw;
#[allow(unused_imports)]
use raw::CURAND;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::curand::all_types::*;

checked! {
    CURAND, curandStatus;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandCreateGenerator(rng_type: curandRngType_t) -> curandGenerator_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandCreateGeneratorHost(rng_type: curandRngType_t) -> curandGenerator_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandCreatePoissonDistribution(lambda: f64) -> curandDiscreteDistribution_t;
    /// - `discrete_distribution`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `discrete_distribution`: a live handle that no other thread uses during the call.
    /// - No thread uses `discrete_distribution`, or objects that belong to it, during or after the call.
    fn curandDestroyDistribution(
        discrete_distribution: curandDiscreteDistribution_t,
    ) -> ();
    /// - `generator`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - No thread uses `generator`, or objects that belong to it, during or after the call.
    fn curandDestroyGenerator(generator: curandGenerator_t) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
    fn curandGenerate(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        num: usize,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
    fn curandGenerateBinomial(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        num: usize,
        n: u32,
        p: f64,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
    fn curandGenerateBinomialMethod(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        num: usize,
        n: u32,
        p: f64,
        method: curandMethod_t,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
    fn curandGenerateLogNormal(
        generator: curandGenerator_t,
        outputPtr: *mut f32,
        n: usize,
        mean: f32,
        stddev: f32,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
    fn curandGenerateLogNormalDouble(
        generator: curandGenerator_t,
        outputPtr: *mut f64,
        n: usize,
        mean: f64,
        stddev: f64,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
    fn curandGenerateLongLong(
        generator: curandGenerator_t,
        outputPtr: *mut u64,
        num: usize,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
    fn curandGenerateNormal(
        generator: curandGenerator_t,
        outputPtr: *mut f32,
        n: usize,
        mean: f32,
        stddev: f32,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
    fn curandGenerateNormalDouble(
        generator: curandGenerator_t,
        outputPtr: *mut f64,
        n: usize,
        mean: f64,
        stddev: f64,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
    fn curandGeneratePoisson(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        n: usize,
        lambda: f64,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
    fn curandGeneratePoissonMethod(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        n: usize,
        lambda: f64,
        method: curandMethod_t,
    ) -> ();
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandGenerateSeeds(generator: curandGenerator_t) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
    fn curandGenerateUniform(
        generator: curandGenerator_t,
        outputPtr: *mut f32,
        num: usize,
    ) -> ();
    /// - `outputPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
    fn curandGenerateUniformDouble(
        generator: curandGenerator_t,
        outputPtr: *mut f64,
        num: usize,
    ) -> ();
    /// # Safety
    ///
    /// `vectors` points to memory of the library, valid as long as the process runs.
    fn curandGetDirectionVectors32(
        set: curandDirectionVectorSet_t,
    ) -> *mut curandDirectionVectors32_t;
    /// # Safety
    ///
    /// `vectors` points to memory of the library, valid as long as the process runs.
    fn curandGetDirectionVectors64(
        set: curandDirectionVectorSet_t,
    ) -> *mut curandDirectionVectors64_t;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    /// # Safety
    ///
    /// `constants` points to memory of the library, valid as long as the process runs.
    fn curandGetScrambleConstants32() -> *mut u32;
    /// # Safety
    ///
    /// `constants` points to memory of the library, valid as long as the process runs.
    fn curandGetScrambleConstants64() -> *mut u64;
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn curandGetVersion() -> i32;
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetGeneratorOffset(generator: curandGenerator_t, offset: u64) -> ();
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetGeneratorOrdering(
        generator: curandGenerator_t,
        order: curandOrdering_t,
    ) -> ();
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t, seed: u64) -> ();
    /// # Safety
    ///
    /// `generator`: a live handle that no other thread uses during the call.
    fn curandSetQuasiRandomGeneratorDimensions(
        generator: curandGenerator_t,
        num_dimensions: u32,
    ) -> ();
    /// # Safety
    ///
    /// - `generator`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - `stream` and what it refers to are used after the call, until `generator` is destroyed or set again.
    fn curandSetStream(
        generator: curandGenerator_t,
        stream: runtime::cudaStream_t,
    ) -> ();
}
