//! The C functions, as the library exports them: cuRAND.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::shared::curand::CURAND;
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
    CURAND, Err(missing) => missing.status();

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandCreateGenerator(generator: *mut curandGenerator_t, rng_type: curandRngType_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandCreateGeneratorHost(generator: *mut curandGenerator_t, rng_type: curandRngType_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandCreatePoissonDistribution(lambda: f64, discrete_distribution: *mut curandDiscreteDistribution_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandDestroyGenerator(generator: curandGenerator_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerate(generator: curandGenerator_t, outputPtr: *mut u32, num: usize) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateBinomial(generator: curandGenerator_t, outputPtr: *mut u32, num: usize, n: u32, p: f64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateBinomialMethod(generator: curandGenerator_t, outputPtr: *mut u32, num: usize, n: u32, p: f64, method: curandMethod_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateLogNormal(generator: curandGenerator_t, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateLogNormalDouble(generator: curandGenerator_t, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateLongLong(generator: curandGenerator_t, outputPtr: *mut u64, num: usize) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateNormal(generator: curandGenerator_t, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateNormalDouble(generator: curandGenerator_t, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGeneratePoisson(generator: curandGenerator_t, outputPtr: *mut u32, n: usize, lambda: f64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGeneratePoissonMethod(generator: curandGenerator_t, outputPtr: *mut u32, n: usize, lambda: f64, method: curandMethod_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateSeeds(generator: curandGenerator_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateUniform(generator: curandGenerator_t, outputPtr: *mut f32, num: usize) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGenerateUniformDouble(generator: curandGenerator_t, outputPtr: *mut f64, num: usize) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGetDirectionVectors32(vectors: *mut *mut curandDirectionVectors32_t, set: curandDirectionVectorSet_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGetDirectionVectors64(vectors: *mut *mut curandDirectionVectors64_t, set: curandDirectionVectorSet_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGetScrambleConstants32(constants: *mut *mut u32) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGetScrambleConstants64(constants: *mut *mut u64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandGetVersion(version: *mut i32) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandSetGeneratorOffset(generator: curandGenerator_t, offset: u64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandSetGeneratorOrdering(generator: curandGenerator_t, order: curandOrdering_t) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t, seed: u64) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t, num_dimensions: u32) -> curandStatus_t;

    /// In `curand.h` since CUDA 12.0 or earlier.
    fn curandSetStream(generator: curandGenerator_t, stream: runtime::cudaStream_t) -> curandStatus_t;
}
