//! cuRAND with owned handles: random number generation.
//!
//! See [`owned`](super) for this form of the functions. [`curand`](raw) describes the library, and contains a program.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::shared::checked::curand as checked;
#[allow(unused_imports)]
use crate::shared::curand::CURAND;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared::curand as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::shared as place;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::shared::curand::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    0 curandGenerator_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    0 curandGenerator_t
}

destroy! {
    curandStatus;
    0 curandDiscreteDistribution_t: |handle| checked::curandDestroyDistribution(handle);
    0 curandGenerator_t: |handle| destroy_then_release!(0 handle, checked::curandDestroyGenerator(handle));
}

any_thread! {
    0 curandDiscreteDistribution_t // cuRAND Library, Host API Overview, Thread Safety
    0 curandGenerator_t // cuRAND Library, Host API Overview, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    curand, curandStatus;

    safe {
        /// Generates `num` random 32-bit unsigned integers.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerate(generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<u32>, num: usize) -> () {
            let called = called!(CURAND, curandGenerate);
            check_len!(called : outputPtr as u32, [num]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerate(generator.as_handle(), args::pointer(outputPtr.0), num)?;
            record_use!(work; outputPtr);
        }
        /// Generates `num` binomially distributed unsigned integers for `n` trials with probability `p`.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateBinomial(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<u32>, num: usize, n: u32, p: f64,
        ) -> () {
            let called = called!(CURAND, curandGenerateBinomial);
            check_len!(called : outputPtr as u32, [num]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateBinomial(generator.as_handle(), args::pointer(outputPtr.0), num, n, p)?;
            record_use!(work; outputPtr);
        }
        /// Generates `num` binomially distributed unsigned integers for `n` trials by a given method.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateBinomialMethod(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<u32>, num: usize, n: u32, p: f64,
            method: curandMethod_t,
        ) -> () {
            let called = called!(CURAND, curandGenerateBinomialMethod);
            check_len!(called : outputPtr as u32, [num]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateBinomialMethod(generator.as_handle(), args::pointer(outputPtr.0), num, n, p, method)?;
            record_use!(work; outputPtr);
        }
        /// Generates `n` log-normally distributed floats with a given mean and standard deviation of the logarithm.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateLogNormal(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<f32>, n: usize, mean: f32, stddev: f32,
        ) -> () {
            let called = called!(CURAND, curandGenerateLogNormal);
            check_len!(called : outputPtr as f32, [n]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateLogNormal(generator.as_handle(), args::pointer(outputPtr.0), n, mean, stddev)?;
            record_use!(work; outputPtr);
        }
        /// Generates `n` log-normally distributed doubles with a given mean and standard deviation of the logarithm.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateLogNormalDouble(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<f64>, n: usize, mean: f64, stddev: f64,
        ) -> () {
            let called = called!(CURAND, curandGenerateLogNormalDouble);
            check_len!(called : outputPtr as f64, [n]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateLogNormalDouble(generator.as_handle(), args::pointer(outputPtr.0), n, mean, stddev)?;
            record_use!(work; outputPtr);
        }
        /// Generates `num` random 64-bit unsigned integers with a 64-bit quasirandom generator.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateLongLong(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<u64>, num: usize,
        ) -> () {
            let called = called!(CURAND, curandGenerateLongLong);
            check_len!(called : outputPtr as u64, [num]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateLongLong(generator.as_handle(), args::pointer(outputPtr.0), num)?;
            record_use!(work; outputPtr);
        }
        /// Generates `n` normally distributed floats; `n` must be even for pseudorandom generators.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateNormal(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<f32>, n: usize, mean: f32, stddev: f32,
        ) -> () {
            let called = called!(CURAND, curandGenerateNormal);
            check_len!(called : outputPtr as f32, [n]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateNormal(generator.as_handle(), args::pointer(outputPtr.0), n, mean, stddev)?;
            record_use!(work; outputPtr);
        }
        /// Generates `n` normally distributed doubles; `n` must be even for pseudorandom generators.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateNormalDouble(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<f64>, n: usize, mean: f64, stddev: f64,
        ) -> () {
            let called = called!(CURAND, curandGenerateNormalDouble);
            check_len!(called : outputPtr as f64, [n]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateNormalDouble(generator.as_handle(), args::pointer(outputPtr.0), n, mean, stddev)?;
            record_use!(work; outputPtr);
        }
        /// Generates `n` Poisson-distributed unsigned integers with a given mean.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGeneratePoisson(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<u32>, n: usize, lambda: f64,
        ) -> () {
            let called = called!(CURAND, curandGeneratePoisson);
            check_len!(called : outputPtr as u32, [n]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGeneratePoisson(generator.as_handle(), args::pointer(outputPtr.0), n, lambda)?;
            record_use!(work; outputPtr);
        }
        /// Generates `n` Poisson-distributed unsigned integers with a given mean by a given method.
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGeneratePoissonMethod(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<u32>, n: usize, lambda: f64,
            method: curandMethod_t,
        ) -> () {
            let called = called!(CURAND, curandGeneratePoissonMethod);
            check_len!(called : outputPtr as u32, [n]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGeneratePoissonMethod(generator.as_handle(), args::pointer(outputPtr.0), n, lambda, method)?;
            record_use!(work; outputPtr);
        }
        /// Generates `num` random floats that are uniformly distributed in (0, 1\].
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateUniform(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<f32>, num: usize,
        ) -> () {
            let called = called!(CURAND, curandGenerateUniform);
            check_len!(called : outputPtr as f32, [num]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateUniform(generator.as_handle(), args::pointer(outputPtr.0), num)?;
            record_use!(work; outputPtr);
        }
        /// Generates `num` random doubles that are uniformly distributed in (0, 1\].
        /// Returns an error if one of these is shorter than required: `outputPtr`.
        fn curandGenerateUniformDouble(
            generator: impl AsHandle<curandGenerator_t>, outputPtr: impl KnownOutput<f64>, num: usize,
        ) -> () {
            let called = called!(CURAND, curandGenerateUniformDouble);
            check_len!(called : outputPtr as f64, [num]);
            borrow!(work = set_in!(0 generator.as_handle()), called : outputPtr);
            checked::curandGenerateUniformDouble(generator.as_handle(), args::pointer(outputPtr.0), num)?;
            record_use!(work; outputPtr);
        }
        /// Sets the stream in which a generator's later work runs.
        /// `generator` keeps `stream` alive until another stream is set, or until `generator` is destroyed.
        fn curandSetStream(generator: impl AsHandle<curandGenerator_t>, stream: impl SharedStream) -> () {
            keep!(
                0 generator.as_handle(), stream; checked::curandSetStream(generator
                .as_handle(), stream.as_handle_or_null())
            )
        }
    }

    unsafe {}
}

owned! {
    curand, curandStatus;

    safe {
        /// Creates a pseudorandom or quasirandom number generator that runs on the GPU.
        fn curandCreateGenerator(rng_type: curandRngType_t) -> Owned<curandGenerator_t> {
            Owned::from_raw(checked::curandCreateGenerator(rng_type)?)
        }
        /// Creates the table of a Poisson distribution, from which kernels can sample.
        fn curandCreatePoissonDistribution(lambda: f64) -> Owned<curandDiscreteDistribution_t> {
            Owned::from_raw(checked::curandCreatePoissonDistribution(lambda)?)
        }
        /// Initializes a generator's states; without this call, the first generation does so.
        fn curandGenerateSeeds(generator: impl AsHandle<curandGenerator_t>) -> () {
            checked::curandGenerateSeeds(generator.as_handle())?
        }
        /// Sets the number of values to skip at the start of a generator's sequence.
        fn curandSetGeneratorOffset(generator: impl AsHandle<curandGenerator_t>, offset: u64) -> () {
            checked::curandSetGeneratorOffset(generator.as_handle(), offset)?
        }
        /// Sets the order in which values are stored in memory, such as the fastest or the legacy order.
        fn curandSetGeneratorOrdering(generator: impl AsHandle<curandGenerator_t>, order: curandOrdering_t) -> () {
            checked::curandSetGeneratorOrdering(generator.as_handle(), order)?
        }
        /// Sets the seed of a pseudorandom generator; equal seeds produce equal sequences.
        fn curandSetPseudoRandomGeneratorSeed(generator: impl AsHandle<curandGenerator_t>, seed: u64) -> () {
            checked::curandSetPseudoRandomGeneratorSeed(generator.as_handle(), seed)?
        }
        /// Sets the number of dimensions of a quasirandom generator (1 to 20,000).
        fn curandSetQuasiRandomGeneratorDimensions(generator: impl AsHandle<curandGenerator_t>, num_dimensions: u32) -> () {
            checked::curandSetQuasiRandomGeneratorDimensions(generator.as_handle(), num_dimensions)?
        }
    }

    unsafe {}
}

owned! {
    curand, curandStatus;

    safe {}

    unsafe {
        /// Creates a pseudorandom or quasirandom number generator that runs on the CPU and writes to host memory.
        /// # Safety
        ///
        /// - The generator is not passed to safe functions, which take device memory: this generator writes host memory.
        fn curandCreateGeneratorHost(rng_type: curandRngType_t) -> Owned<curandGenerator_t> {
            Owned::from_raw(checked::curandCreateGeneratorHost(rng_type)?)
        }
    }
}
