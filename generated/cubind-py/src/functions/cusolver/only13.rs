//! Functions of the cusolver: `only13` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::prelude::*;
use crate::tables::{cusolver, cusolver13};

pub(crate) fn cusolverDnGetDeterministicMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle], []) = call.bind("cusolverDnGetDeterministicMode", "handle")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusolver::cusolverDnHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, *mut c_void) -> i32 = call
        .symbol(slots::cusolverDnGetDeterministicMode)?;
    let status = unsafe {
        released(py, || function(c_handle, (&raw mut c_mode).cast()))
    };
    returned(
        py,
        &cusolver::cusolverStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::enumeration(
                        py,
                        &cusolver13::cusolverDeterministicMode_t,
                        c_mode,
                    )?,
                )
        },
    )
}

pub(crate) fn cusolverDnSetDeterministicMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_handle, object_mode], []) = call
        .bind("cusolverDnSetDeterministicMode", "handle mode")?;
    let py = call.py();
    let c_handle = args::value::<
        u64,
    >(object_handle, "handle", &cusolver::cusolverDnHandle_t)?;
    let c_mode = args::enumeration(
        object_mode,
        "mode",
        &cusolver13::cusolverDeterministicMode_t,
    )?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call
        .symbol(slots::cusolverDnSetDeterministicMode)?;
    returned0(
        py,
        &cusolver::cusolverStatus_t,
        unsafe { released(py, || function(c_handle, c_mode)) },
    )
}
