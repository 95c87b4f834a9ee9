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
    fn curandCreateGenerator(rng_type: curandRngType_t) -> curandGenerator_t;
    fn curandCreateGeneratorHost(rng_type: curandRngType_t) -> curandGenerator_t;
    fn curandCreatePoissonDistribution(lambda: f64) -> curandDiscreteDistribution_t;
    fn curandDestroyDistribution(
        discrete_distribution: curandDiscreteDistribution_t,
    ) -> ();
    fn curandDestroyGenerator(generator: curandGenerator_t) -> ();
    fn curandGenerate(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        num: usize,
    ) -> ();
    fn curandGenerateBinomial(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        num: usize,
        n: u32,
        p: f64,
    ) -> ();
    fn curandGenerateBinomialMethod(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        num: usize,
        n: u32,
        p: f64,
        method: curandMethod_t,
    ) -> ();
    fn curandGenerateLogNormal(
        generator: curandGenerator_t,
        outputPtr: *mut f32,
        n: usize,
        mean: f32,
        stddev: f32,
    ) -> ();
    fn curandGenerateLogNormalDouble(
        generator: curandGenerator_t,
        outputPtr: *mut f64,
        n: usize,
        mean: f64,
        stddev: f64,
    ) -> ();
    fn curandGenerateLongLong(
        generator: curandGenerator_t,
        outputPtr: *mut u64,
        num: usize,
    ) -> ();
    fn curandGenerateNormal(
        generator: curandGenerator_t,
        outputPtr: *mut f32,
        n: usize,
        mean: f32,
        stddev: f32,
    ) -> ();
    fn curandGenerateNormalDouble(
        generator: curandGenerator_t,
        outputPtr: *mut f64,
        n: usize,
        mean: f64,
        stddev: f64,
    ) -> ();
    fn curandGeneratePoisson(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        n: usize,
        lambda: f64,
    ) -> ();
    fn curandGeneratePoissonMethod(
        generator: curandGenerator_t,
        outputPtr: *mut u32,
        n: usize,
        lambda: f64,
        method: curandMethod_t,
    ) -> ();
    fn curandGenerateSeeds(generator: curandGenerator_t) -> ();
    fn curandGenerateUniform(
        generator: curandGenerator_t,
        outputPtr: *mut f32,
        num: usize,
    ) -> ();
    fn curandGenerateUniformDouble(
        generator: curandGenerator_t,
        outputPtr: *mut f64,
        num: usize,
    ) -> ();
    fn curandGetDirectionVectors32(
        set: curandDirectionVectorSet_t,
    ) -> *mut curandDirectionVectors32_t;
    fn curandGetDirectionVectors64(
        set: curandDirectionVectorSet_t,
    ) -> *mut curandDirectionVectors64_t;
    fn curandGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn curandGetScrambleConstants32() -> *mut u32;
    fn curandGetScrambleConstants64() -> *mut u64;
    fn curandGetVersion() -> i32;
    fn curandSetGeneratorOffset(generator: curandGenerator_t, offset: u64) -> ();
    fn curandSetGeneratorOrdering(
        generator: curandGenerator_t,
        order: curandOrdering_t,
    ) -> ();
    fn curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t, seed: u64) -> ();
    fn curandSetQuasiRandomGeneratorDimensions(
        generator: curandGenerator_t,
        num_dimensions: u32,
    ) -> ();
    fn curandSetStream(
        generator: curandGenerator_t,
        stream: runtime::cudaStream_t,
    ) -> ();
}
