//! Functions of the curand: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{curand, runtime};

pub(crate) fn curandCreateGenerator<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rng_type], []) = call.bind("curandCreateGenerator", "rng_type")?;
    let py = call.py();
    let c_rng_type = args::enumeration(
        object_rng_type,
        "rng_type",
        &curand::curandRngType,
    )?;
    let mut c_generator: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::curandCreateGenerator)?;
    let status = unsafe {
        released(py, || function((&raw mut c_generator).cast(), c_rng_type))
    };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &curand::curandGenerator_t, c_generator as u64)?)
        },
    )
}

pub(crate) fn curandCreateGeneratorHost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_rng_type], []) = call.bind("curandCreateGeneratorHost", "rng_type")?;
    let py = call.py();
    let c_rng_type = args::enumeration(
        object_rng_type,
        "rng_type",
        &curand::curandRngType,
    )?;
    let mut c_generator: u64 = 0;
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::curandCreateGeneratorHost)?;
    let status = unsafe {
        released(py, || function((&raw mut c_generator).cast(), c_rng_type))
    };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &curand::curandGenerator_t, c_generator as u64)?)
        },
    )
}

pub(crate) fn curandCreatePoissonDistribution<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_lambda_], []) = call
        .bind("curandCreatePoissonDistribution", "lambda_")?;
    let py = call.py();
    let c_lambda = args::f64(object_lambda_)?;
    let mut c_discrete_distribution: u64 = 0;
    let function: unsafe extern "system" fn(f64, *mut c_void) -> i32 = call
        .symbol(slots::curandCreatePoissonDistribution)?;
    let status = unsafe {
        released(py, || function(c_lambda, (&raw mut c_discrete_distribution).cast()))
    };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py,
                        &curand::curandDiscreteDistribution_t,
                        c_discrete_distribution as u64,
                    )?,
                )
        },
    )
}

pub(crate) fn curandDestroyDistribution<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_discrete_distribution], []) = call
        .bind("curandDestroyDistribution", "discrete_distribution")?;
    let py = call.py();
    let c_discrete_distribution = args::value::<
        u64,
    >(
        object_discrete_distribution,
        "discrete_distribution",
        &curand::curandDiscreteDistribution_t,
    )?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::curandDestroyDistribution)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_discrete_distribution)) },
    )
}

pub(crate) fn curandDestroyGenerator<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator], []) = call.bind("curandDestroyGenerator", "generator")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::curandDestroyGenerator)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator)) },
    )
}

pub(crate) fn curandGenerate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_outputPtr, object_num], []) = call
        .bind("curandGenerate", "generator outputPtr num")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num = args::u64(object_num, "num")?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::U32),
        true,
        Some(Ty::U32.size().saturating_mul(c_num as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::curandGenerate)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) },
    )
}

pub(crate) fn curandGenerateBinomial<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_outputPtr, object_num, object_n, object_p], []) = call
        .bind("curandGenerateBinomial", "generator outputPtr num n p")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num = args::u64(object_num, "num")?;
    let c_n = args::u32(object_n, "n")?;
    let c_p = args::f64(object_p)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::U32),
        true,
        Some(Ty::U32.size().saturating_mul(c_num as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, u32, f64) -> i32 = call
        .symbol(slots::curandGenerateBinomial)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(py, || function(c_generator, c_outputPtr.cast(), c_num, c_n, c_p))
        },
    )
}

pub(crate) fn curandGenerateBinomialMethod<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_generator,
        object_outputPtr,
        object_num,
        object_n,
        object_p,
        object_method,
        ],
        [],
    ) = call.bind("curandGenerateBinomialMethod", "generator outputPtr num n p method")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num = args::u64(object_num, "num")?;
    let c_n = args::u32(object_n, "n")?;
    let c_p = args::f64(object_p)?;
    let c_method = args::enumeration(object_method, "method", &curand::curandMethod)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::U32),
        true,
        Some(Ty::U32.size().saturating_mul(c_num as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64,
        *mut c_void,
        u64,
        u32,
        f64,
        i32,
    ) -> i32 = call.symbol(slots::curandGenerateBinomialMethod)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(
                py,
                || function(c_generator, c_outputPtr.cast(), c_num, c_n, c_p, c_method),
            )
        },
    )
}

pub(crate) fn curandGenerateLogNormal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_generator,
        object_outputPtr,
        object_n,
        object_mean,
        object_stddev,
        ],
        [],
    ) = call.bind("curandGenerateLogNormal", "generator outputPtr n mean stddev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_mean = args::f32(object_mean)?;
    let c_stddev = args::f32(object_stddev)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::F32),
        true,
        Some(Ty::F32.size().saturating_mul(c_n as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, f32, f32) -> i32 = call
        .symbol(slots::curandGenerateLogNormal)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(
                py,
                || function(c_generator, c_outputPtr.cast(), c_n, c_mean, c_stddev),
            )
        },
    )
}

pub(crate) fn curandGenerateLogNormalDouble<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_generator,
        object_outputPtr,
        object_n,
        object_mean,
        object_stddev,
        ],
        [],
    ) = call.bind("curandGenerateLogNormalDouble", "generator outputPtr n mean stddev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_mean = args::f64(object_mean)?;
    let c_stddev = args::f64(object_stddev)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::F64),
        true,
        Some(Ty::F64.size().saturating_mul(c_n as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, f64, f64) -> i32 = call
        .symbol(slots::curandGenerateLogNormalDouble)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(
                py,
                || function(c_generator, c_outputPtr.cast(), c_n, c_mean, c_stddev),
            )
        },
    )
}

pub(crate) fn curandGenerateLongLong<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_outputPtr, object_num], []) = call
        .bind("curandGenerateLongLong", "generator outputPtr num")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num = args::u64(object_num, "num")?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::U64),
        true,
        Some(Ty::U64.size().saturating_mul(c_num as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::curandGenerateLongLong)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) },
    )
}

pub(crate) fn curandGenerateNormal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_generator,
        object_outputPtr,
        object_n,
        object_mean,
        object_stddev,
        ],
        [],
    ) = call.bind("curandGenerateNormal", "generator outputPtr n mean stddev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_mean = args::f32(object_mean)?;
    let c_stddev = args::f32(object_stddev)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::F32),
        true,
        Some(Ty::F32.size().saturating_mul(c_n as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, f32, f32) -> i32 = call
        .symbol(slots::curandGenerateNormal)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(
                py,
                || function(c_generator, c_outputPtr.cast(), c_n, c_mean, c_stddev),
            )
        },
    )
}

pub(crate) fn curandGenerateNormalDouble<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_generator,
        object_outputPtr,
        object_n,
        object_mean,
        object_stddev,
        ],
        [],
    ) = call.bind("curandGenerateNormalDouble", "generator outputPtr n mean stddev")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_mean = args::f64(object_mean)?;
    let c_stddev = args::f64(object_stddev)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::F64),
        true,
        Some(Ty::F64.size().saturating_mul(c_n as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, f64, f64) -> i32 = call
        .symbol(slots::curandGenerateNormalDouble)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(
                py,
                || function(c_generator, c_outputPtr.cast(), c_n, c_mean, c_stddev),
            )
        },
    )
}

pub(crate) fn curandGeneratePoisson<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_outputPtr, object_n, object_lambda_], []) = call
        .bind("curandGeneratePoisson", "generator outputPtr n lambda_")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_lambda = args::f64(object_lambda_)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::U32),
        true,
        Some(Ty::U32.size().saturating_mul(c_n as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, f64) -> i32 = call
        .symbol(slots::curandGeneratePoisson)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(py, || function(c_generator, c_outputPtr.cast(), c_n, c_lambda))
        },
    )
}

pub(crate) fn curandGeneratePoissonMethod<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let (
        [object_generator,
        object_outputPtr,
        object_n,
        object_lambda_,
        object_method,
        ],
        [],
    ) = call
        .bind("curandGeneratePoissonMethod", "generator outputPtr n lambda_ method")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_n = args::u64(object_n, "n")?;
    let c_lambda = args::f64(object_lambda_)?;
    let c_method = args::enumeration(object_method, "method", &curand::curandMethod)?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::U32),
        true,
        Some(Ty::U32.size().saturating_mul(c_n as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64, f64, i32) -> i32 = call
        .symbol(slots::curandGeneratePoissonMethod)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe {
            released(
                py,
                || function(c_generator, c_outputPtr.cast(), c_n, c_lambda, c_method),
            )
        },
    )
}

pub(crate) fn curandGenerateSeeds<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator], []) = call.bind("curandGenerateSeeds", "generator")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::curandGenerateSeeds)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator)) },
    )
}

pub(crate) fn curandGenerateUniform<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_outputPtr, object_num], []) = call
        .bind("curandGenerateUniform", "generator outputPtr num")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num = args::u64(object_num, "num")?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::F32),
        true,
        Some(Ty::F32.size().saturating_mul(c_num as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::curandGenerateUniform)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) },
    )
}

pub(crate) fn curandGenerateUniformDouble<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_outputPtr, object_num], []) = call
        .bind("curandGenerateUniformDouble", "generator outputPtr num")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num = args::u64(object_num, "num")?;
    let c_outputPtr = args::either(
        object_outputPtr,
        "outputPtr",
        Some(&Ty::F64),
        true,
        Some(Ty::F64.size().saturating_mul(c_num as usize)),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, *mut c_void, u64) -> i32 = call
        .symbol(slots::curandGenerateUniformDouble)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_outputPtr.cast(), c_num)) },
    )
}

pub(crate) fn curandGetDirectionVectors32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set], []) = call.bind("curandGetDirectionVectors32", "set")?;
    let py = call.py();
    let c_set = args::enumeration(object_set, "set", &curand::curandDirectionVectorSet)?;
    let mut c_vectors: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::curandGetDirectionVectors32)?;
    let status = unsafe {
        released(py, || function((&raw mut c_vectors).cast(), c_set))
    };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_vectors)?),
    )
}

pub(crate) fn curandGetDirectionVectors64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_set], []) = call.bind("curandGetDirectionVectors64", "set")?;
    let py = call.py();
    let c_set = args::enumeration(object_set, "set", &curand::curandDirectionVectorSet)?;
    let mut c_vectors: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void, i32) -> i32 = call
        .symbol(slots::curandGetDirectionVectors64)?;
    let status = unsafe {
        released(py, || function((&raw mut c_vectors).cast(), c_set))
    };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_vectors)?),
    )
}

pub(crate) fn curandGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_typename], []) = call.bind("curandGetProperty", "typename")?;
    let py = call.py();
    let c_type = args::enumeration(
        object_typename,
        "typename",
        &runtime::libraryPropertyType,
    )?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, *mut c_void) -> i32 = call
        .symbol(slots::curandGetProperty)?;
    let status = unsafe { held(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_value)?),
    )
}

pub(crate) fn curandGetScrambleConstants32<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("curandGetScrambleConstants32", "")?;
    let py = call.py();
    let mut c_constants: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::curandGetScrambleConstants32)?;
    let status = unsafe { released(py, || function((&raw mut c_constants).cast())) };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_constants)?),
    )
}

pub(crate) fn curandGetScrambleConstants64<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("curandGetScrambleConstants64", "")?;
    let py = call.py();
    let mut c_constants: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::curandGetScrambleConstants64)?;
    let status = unsafe { released(py, || function((&raw mut c_constants).cast())) };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| tuple.push(out::pointer(py, c_constants)?),
    )
}

pub(crate) fn curandGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([], []) = call.bind("curandGetVersion", "")?;
    let py = call.py();
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(*mut c_void) -> i32 = call
        .symbol(slots::curandGetVersion)?;
    let status = unsafe { held(py, || function((&raw mut c_version).cast())) };
    returned(
        py,
        &curand::curandStatus,
        status,
        1,
        |tuple| tuple.push(out::i32(py, c_version)?),
    )
}

pub(crate) fn curandSetGeneratorOffset<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_offset], []) = call
        .bind("curandSetGeneratorOffset", "generator offset")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_offset = args::u64(object_offset, "offset")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::curandSetGeneratorOffset)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_offset)) },
    )
}

pub(crate) fn curandSetGeneratorOrdering<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_order], []) = call
        .bind("curandSetGeneratorOrdering", "generator order")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_order = args::enumeration(object_order, "order", &curand::curandOrdering)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::curandSetGeneratorOrdering)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_order)) },
    )
}

pub(crate) fn curandSetPseudoRandomGeneratorSeed<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_generator, object_seed], []) = call
        .bind("curandSetPseudoRandomGeneratorSeed", "generator seed")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_seed = args::u64(object_seed, "seed")?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::curandSetPseudoRandomGeneratorSeed)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_seed)) },
    )
}

pub(crate) fn curandSetQuasiRandomGeneratorDimensions<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    let ([object_generator, object_num_dimensions], []) = call
        .bind("curandSetQuasiRandomGeneratorDimensions", "generator num_dimensions")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_num_dimensions = args::u32(object_num_dimensions, "num_dimensions")?;
    let function: unsafe extern "system" fn(u64, u32) -> i32 = call
        .symbol(slots::curandSetQuasiRandomGeneratorDimensions)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_num_dimensions)) },
    )
}

pub(crate) fn curandSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_generator, object_stream], []) = call
        .bind("curandSetStream", "generator stream")?;
    let py = call.py();
    let c_generator = args::value::<
        u64,
    >(object_generator, "generator", &curand::curandGenerator_t)?;
    let c_stream = args::value::<u64>(object_stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call
        .symbol(slots::curandSetStream)?;
    returned0(
        py,
        &curand::curandStatus,
        unsafe { released(py, || function(c_generator, c_stream)) },
    )
}
