//! The C functions, as the library exports them: cuRAND.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::shared::curand::{CURAND, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

/// `curandStatus_t curandCreateGenerator(curandGenerator_t *generator, curandRngType_t rng_type)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandCreateGenerator(
    generator: *mut curandGenerator_t,
    rng_type: curandRngType_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut curandGenerator_t,
            curandRngType_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandCreateGenerator");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, rng_type) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandCreateGeneratorHost(curandGenerator_t *generator, curandRngType_t rng_type)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandCreateGeneratorHost(
    generator: *mut curandGenerator_t,
    rng_type: curandRngType_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut curandGenerator_t,
            curandRngType_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandCreateGeneratorHost");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, rng_type) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandCreatePoissonDistribution(double lambda, curandDiscreteDistribution_t *discrete_distribution)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandCreatePoissonDistribution(
    lambda: f64,
    discrete_distribution: *mut curandDiscreteDistribution_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            f64,
            *mut curandDiscreteDistribution_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandCreatePoissonDistribution");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(lambda, discrete_distribution) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandDestroyDistribution(curandDiscreteDistribution_t discrete_distribution)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandDestroyDistribution(
    discrete_distribution: curandDiscreteDistribution_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandDiscreteDistribution_t) -> curandStatus_t,
    > = Symbol::new(c"curandDestroyDistribution");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(discrete_distribution) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandDestroyGenerator(curandGenerator_t generator)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandDestroyGenerator(generator: curandGenerator_t) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t) -> curandStatus_t,
    > = Symbol::new(c"curandDestroyGenerator");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerate(curandGenerator_t generator, unsigned int *outputPtr, size_t num)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerate(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    num: usize,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, *mut u32, usize) -> curandStatus_t,
    > = Symbol::new(c"curandGenerate");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, num) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateBinomial(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateBinomial(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    num: usize,
    n: u32,
    p: f64,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut u32,
            usize,
            u32,
            f64,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateBinomial");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, num, n, p) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateBinomialMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t num, unsigned int n, double p, curandMethod_t method)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateBinomialMethod(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    num: usize,
    n: u32,
    p: f64,
    method: curandMethod_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut u32,
            usize,
            u32,
            f64,
            curandMethod_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateBinomialMethod");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, num, n, p, method) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateLogNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateLogNormal(
    generator: curandGenerator_t,
    outputPtr: *mut f32,
    n: usize,
    mean: f32,
    stddev: f32,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut f32,
            usize,
            f32,
            f32,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateLogNormal");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, n, mean, stddev) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateLogNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateLogNormalDouble(
    generator: curandGenerator_t,
    outputPtr: *mut f64,
    n: usize,
    mean: f64,
    stddev: f64,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut f64,
            usize,
            f64,
            f64,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateLogNormalDouble");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, n, mean, stddev) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateLongLong(curandGenerator_t generator, unsigned long long *outputPtr, size_t num)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateLongLong(
    generator: curandGenerator_t,
    outputPtr: *mut u64,
    num: usize,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, *mut u64, usize) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateLongLong");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, num) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateNormal(curandGenerator_t generator, float *outputPtr, size_t n, float mean, float stddev)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateNormal(
    generator: curandGenerator_t,
    outputPtr: *mut f32,
    n: usize,
    mean: f32,
    stddev: f32,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut f32,
            usize,
            f32,
            f32,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateNormal");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, n, mean, stddev) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateNormalDouble(curandGenerator_t generator, double *outputPtr, size_t n, double mean, double stddev)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateNormalDouble(
    generator: curandGenerator_t,
    outputPtr: *mut f64,
    n: usize,
    mean: f64,
    stddev: f64,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut f64,
            usize,
            f64,
            f64,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateNormalDouble");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, n, mean, stddev) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGeneratePoisson(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGeneratePoisson(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    n: usize,
    lambda: f64,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut u32,
            usize,
            f64,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGeneratePoisson");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, n, lambda) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGeneratePoissonMethod(curandGenerator_t generator, unsigned int *outputPtr, size_t n, double lambda, curandMethod_t method)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGeneratePoissonMethod(
    generator: curandGenerator_t,
    outputPtr: *mut u32,
    n: usize,
    lambda: f64,
    method: curandMethod_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            *mut u32,
            usize,
            f64,
            curandMethod_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGeneratePoissonMethod");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, n, lambda, method) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateSeeds(curandGenerator_t generator)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateSeeds(generator: curandGenerator_t) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateSeeds");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateUniform(curandGenerator_t generator, float *outputPtr, size_t num)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateUniform(
    generator: curandGenerator_t,
    outputPtr: *mut f32,
    num: usize,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, *mut f32, usize) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateUniform");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, num) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGenerateUniformDouble(curandGenerator_t generator, double *outputPtr, size_t num)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGenerateUniformDouble(
    generator: curandGenerator_t,
    outputPtr: *mut f64,
    num: usize,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, *mut f64, usize) -> curandStatus_t,
    > = Symbol::new(c"curandGenerateUniformDouble");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, outputPtr, num) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGetDirectionVectors32(curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGetDirectionVectors32(
    vectors: *mut *mut curandDirectionVectors32_t,
    set: curandDirectionVectorSet_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut curandDirectionVectors32_t,
            curandDirectionVectorSet_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGetDirectionVectors32");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(vectors, set) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGetDirectionVectors64(curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGetDirectionVectors64(
    vectors: *mut *mut curandDirectionVectors64_t,
    set: curandDirectionVectorSet_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut curandDirectionVectors64_t,
            curandDirectionVectorSet_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGetDirectionVectors64");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(vectors, set) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGetProperty(libraryPropertyType type, int *value)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandGetProperty");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGetScrambleConstants32(unsigned int **constants)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGetScrambleConstants32(constants: *mut *mut u32) -> curandStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut *mut u32) -> curandStatus_t> = Symbol::new(
        c"curandGetScrambleConstants32",
    );
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(constants) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGetScrambleConstants64(unsigned long long **constants)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGetScrambleConstants64(constants: *mut *mut u64) -> curandStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut *mut u64) -> curandStatus_t> = Symbol::new(
        c"curandGetScrambleConstants64",
    );
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(constants) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandGetVersion(int *version)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandGetVersion(version: *mut i32) -> curandStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> curandStatus_t> = Symbol::new(
        c"curandGetVersion",
    );
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandSetGeneratorOffset(curandGenerator_t generator, unsigned long long offset)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandSetGeneratorOffset(
    generator: curandGenerator_t,
    offset: u64,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, u64) -> curandStatus_t,
    > = Symbol::new(c"curandSetGeneratorOffset");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, offset) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandSetGeneratorOrdering(curandGenerator_t generator, curandOrdering_t order)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandSetGeneratorOrdering(
    generator: curandGenerator_t,
    order: curandOrdering_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, curandOrdering_t) -> curandStatus_t,
    > = Symbol::new(c"curandSetGeneratorOrdering");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, order) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandSetPseudoRandomGeneratorSeed(curandGenerator_t generator, unsigned long long seed)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandSetPseudoRandomGeneratorSeed(
    generator: curandGenerator_t,
    seed: u64,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, u64) -> curandStatus_t,
    > = Symbol::new(c"curandSetPseudoRandomGeneratorSeed");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, seed) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandSetQuasiRandomGeneratorDimensions(curandGenerator_t generator, unsigned int num_dimensions)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandSetQuasiRandomGeneratorDimensions(
    generator: curandGenerator_t,
    num_dimensions: u32,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(curandGenerator_t, u32) -> curandStatus_t,
    > = Symbol::new(c"curandSetQuasiRandomGeneratorDimensions");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, num_dimensions) }
        Err(missing) => missing.status(),
    }
}

/// `curandStatus_t curandSetStream(curandGenerator_t generator, cudaStream_t stream)`
///
/// In `curand.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn curandSetStream(
    generator: curandGenerator_t,
    stream: runtime::cudaStream_t,
) -> curandStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            curandGenerator_t,
            runtime::cudaStream_t,
        ) -> curandStatus_t,
    > = Symbol::new(c"curandSetStream");
    match SYMBOL.get(&CURAND) {
        Ok(exported) => unsafe { exported(generator, stream) }
        Err(missing) => missing.status(),
    }
}
