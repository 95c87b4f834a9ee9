//! cuRAND: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::shared::checked::curand as checked;
#[allow(unused_imports)]
use crate::shared::curand::CURAND;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::shared::curand::all_types::*;

destroy! {
    curandStatus;
    0 curandDiscreteDistribution_t: |handle| checked::curandDestroyDistribution(handle);
    0 curandGenerator_t: |handle| checked::curandDestroyGenerator(handle);
}

any_thread! {
    0 curandDiscreteDistribution_t // cuRAND Library, Host API Overview, Thread Safety
    0 curandGenerator_t // cuRAND Library, Host API Overview, Thread Safety
}

owned! {
    curandStatus;

    safe {
        fn curandCreateGenerator(rng_type: curandRngType_t) -> Owned<curandGenerator_t> {
            Owned::from_raw(checked::curandCreateGenerator(rng_type)?)
        }
        fn curandCreateGeneratorHost(rng_type: curandRngType_t) -> Owned<curandGenerator_t> {
            Owned::from_raw(checked::curandCreateGeneratorHost(rng_type)?)
        }
        fn curandCreatePoissonDistribution(lambda: f64) -> Owned<curandDiscreteDistribution_t> {
            Owned::from_raw(checked::curandCreatePoissonDistribution(lambda)?)
        }
        fn curandGenerateSeeds(generator: impl AsHandle<curandGenerator_t>) -> () {
            checked::curandGenerateSeeds(generator.as_handle())?
        }
        fn curandSetGeneratorOffset(generator: impl AsHandle<curandGenerator_t>, offset: u64) -> () {
            checked::curandSetGeneratorOffset(generator.as_handle(), offset)?
        }
        fn curandSetGeneratorOrdering(generator: impl AsHandle<curandGenerator_t>, order: curandOrdering_t) -> () {
            checked::curandSetGeneratorOrdering(generator.as_handle(), order)?
        }
        fn curandSetPseudoRandomGeneratorSeed(generator: impl AsHandle<curandGenerator_t>, seed: u64) -> () {
            checked::curandSetPseudoRandomGeneratorSeed(generator.as_handle(), seed)?
        }
        fn curandSetQuasiRandomGeneratorDimensions(generator: impl AsHandle<curandGenerator_t>, num_dimensions: u32) -> () {
            checked::curandSetQuasiRandomGeneratorDimensions(generator.as_handle(), num_dimensions)?
        }
    }

    unsafe {
        /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
        fn curandGenerate(generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut u32, num: usize) -> () {
            checked::curandGenerate(generator.as_handle(), outputPtr, num)?
        }
        /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
        fn curandGenerateBinomial(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut u32, num: usize, n: u32, p: f64,
        ) -> () {
            checked::curandGenerateBinomial(generator.as_handle(), outputPtr, num, n, p)?
        }
        /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
        fn curandGenerateBinomialMethod(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut u32, num: usize, n: u32, p: f64,
            method: curandMethod_t,
        ) -> () {
            checked::curandGenerateBinomialMethod(generator.as_handle(), outputPtr, num, n, p, method)?
        }
        /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
        fn curandGenerateLogNormal(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32,
        ) -> () {
            checked::curandGenerateLogNormal(generator.as_handle(), outputPtr, n, mean, stddev)?
        }
        /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
        fn curandGenerateLogNormalDouble(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64,
        ) -> () {
            checked::curandGenerateLogNormalDouble(generator.as_handle(), outputPtr, n, mean, stddev)?
        }
        /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
        fn curandGenerateLongLong(generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut u64, num: usize) -> () {
            checked::curandGenerateLongLong(generator.as_handle(), outputPtr, num)?
        }
        /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
        fn curandGenerateNormal(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut f32, n: usize, mean: f32, stddev: f32,
        ) -> () {
            checked::curandGenerateNormal(generator.as_handle(), outputPtr, n, mean, stddev)?
        }
        /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
        fn curandGenerateNormalDouble(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut f64, n: usize, mean: f64, stddev: f64,
        ) -> () {
            checked::curandGenerateNormalDouble(generator.as_handle(), outputPtr, n, mean, stddev)?
        }
        /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
        fn curandGeneratePoisson(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut u32, n: usize, lambda: f64,
        ) -> () {
            checked::curandGeneratePoisson(generator.as_handle(), outputPtr, n, lambda)?
        }
        /// - `outputPtr`: valid memory of `n` elements, until this call completes on `generator`'s stream.
        fn curandGeneratePoissonMethod(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut u32, n: usize, lambda: f64, method: curandMethod_t,
        ) -> () {
            checked::curandGeneratePoissonMethod(generator.as_handle(), outputPtr, n, lambda, method)?
        }
        /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
        fn curandGenerateUniform(generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut f32, num: usize) -> () {
            checked::curandGenerateUniform(generator.as_handle(), outputPtr, num)?
        }
        /// - `outputPtr`: valid memory of `num` elements, until this call completes on `generator`'s stream.
        fn curandGenerateUniformDouble(generator: impl AsHandle<curandGenerator_t>, outputPtr: *mut f64, num: usize) -> () {
            checked::curandGenerateUniformDouble(generator.as_handle(), outputPtr, num)?
        }
        /// - `stream` and what it refers to stay valid after the call, until `generator` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn curandSetStream(generator: impl AsHandle<curandGenerator_t>, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::curandSetStream(generator.as_handle(), stream.as_handle_or_null())?
        }
    }
}
