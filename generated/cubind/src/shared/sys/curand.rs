//! The C functions of cuRAND, as the library exports them.
//!
//! [`curand`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::curand::CURAND;
#[cfg(all(doc, feature = "cuda-13"))] // For links.
#[allow(unused_imports)]
use crate::cuda13::curand as raw;
#[cfg(all(doc, feature = "cuda-13"))]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))] // For links.
#[allow(unused_imports)]
use crate::cuda12::curand as raw;
#[cfg(all(doc, feature = "cuda-12", not(feature = "cuda-13")))]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::curand::all_types::*;

sys! {
    curand, CURAND, Err(missing) => missing.status();

    #[called_by(owned curandCreateGenerator)]
    fn curandCreateGenerator(generator: *mut curandGenerator_t, rng_type: curandRngType_t) -> curandStatus_t;

    #[called_by(owned curandCreateGeneratorHost)]
    fn curandCreateGeneratorHost(generator: *mut curandGenerator_t, rng_type: curandRngType_t) -> curandStatus_t;

    #[called_by(owned curandCreatePoissonDistribution)]
    fn curandCreatePoissonDistribution(lambda: f64, discrete_distribution: *mut curandDiscreteDistribution_t) -> curandStatus_t;

    #[called_by(curandDestroyDistribution)]
    fn curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t) -> curandStatus_t;

    #[called_by(curandDestroyGenerator)]
    fn curandDestroyGenerator(generator: curandGenerator_t) -> curandStatus_t;

    #[called_by(owned curandGenerate)]
    fn curandGenerate(generator: curandGenerator_t, outputPtr: *mut u32, num: usize) -> curandStatus_t;

    #[called_by(owned curandGenerateBinomial)]
    fn curandGenerateBinomial(generator: curandGenerator_t, outputPtr: *mut u32, num: usize, n: u32, p: f64) -> curandStatus_t;

    #[called_by(owned curandGenerateBinomialMethod)]
    fn curandGenerateBinomialMethod(generator: curandGenerator_t, outputPtr: *mut u32, num: usize, n: u32, p: f64, method: curandMethod_t) -> curandStatus_t;

    #[called_by(owned curandGenerateLogNormal)]
    fn curandGenerateLogNormal(generator: curandGenerator_t, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32) -> curandStatus_t;

    #[called_by(owned curandGenerateLogNormalDouble)]
    fn curandGenerateLogNormalDouble(generator: curandGenerator_t, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64) -> curandStatus_t;

    #[called_by(owned curandGenerateLongLong)]
    fn curandGenerateLongLong(generator: curandGenerator_t, outputPtr: *mut u64, num: usize) -> curandStatus_t;

    #[called_by(owned curandGenerateNormal)]
    fn curandGenerateNormal(generator: curandGenerator_t, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32) -> curandStatus_t;

    #[called_by(owned curandGenerateNormalDouble)]
    fn curandGenerateNormalDouble(generator: curandGenerator_t, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64) -> curandStatus_t;

    #[called_by(owned curandGeneratePoisson)]
    fn curandGeneratePoisson(generator: curandGenerator_t, outputPtr: *mut u32, n: usize, lambda: f64) -> curandStatus_t;

    #[called_by(owned curandGeneratePoissonMethod)]
    fn curandGeneratePoissonMethod(generator: curandGenerator_t, outputPtr: *mut u32, n: usize, lambda: f64, method: curandMethod_t) -> curandStatus_t;

    #[called_by(owned curandGenerateSeeds)]
    fn curandGenerateSeeds(generator: curandGenerator_t) -> curandStatus_t;

    #[called_by(owned curandGenerateUniform)]
    fn curandGenerateUniform(generator: curandGenerator_t, outputPtr: *mut f32, num: usize) -> curandStatus_t;

    #[called_by(owned curandGenerateUniformDouble)]
    fn curandGenerateUniformDouble(generator: curandGenerator_t, outputPtr: *mut f64, num: usize) -> curandStatus_t;

    #[called_by(curandGetDirectionVectors32)]
    fn curandGetDirectionVectors32(vectors: *mut *mut curandDirectionVectors32_t, set: curandDirectionVectorSet_t) -> curandStatus_t;

    #[called_by(curandGetDirectionVectors64)]
    fn curandGetDirectionVectors64(vectors: *mut *mut curandDirectionVectors64_t, set: curandDirectionVectorSet_t) -> curandStatus_t;

    #[called_by(curandGetProperty)]
    fn curandGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> curandStatus_t;

    #[called_by(curandGetScrambleConstants32)]
    fn curandGetScrambleConstants32(constants: *mut *mut u32) -> curandStatus_t;

    #[called_by(curandGetScrambleConstants64)]
    fn curandGetScrambleConstants64(constants: *mut *mut u64) -> curandStatus_t;

    #[called_by(curandGetVersion)]
    fn curandGetVersion(version: *mut i32) -> curandStatus_t;

    #[called_by(owned curandSetGeneratorOffset)]
    fn curandSetGeneratorOffset(generator: curandGenerator_t, offset: u64) -> curandStatus_t;

    #[called_by(owned curandSetGeneratorOrdering)]
    fn curandSetGeneratorOrdering(generator: curandGenerator_t, order: curandOrdering_t) -> curandStatus_t;

    #[called_by(owned curandSetPseudoRandomGeneratorSeed)]
    fn curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t, seed: u64) -> curandStatus_t;

    #[called_by(owned curandSetQuasiRandomGeneratorDimensions)]
    fn curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t, num_dimensions: u32) -> curandStatus_t;

    #[called_by(owned curandSetStream)]
    fn curandSetStream(generator: curandGenerator_t, stream: runtime::cudaStream_t) -> curandStatus_t;
}
