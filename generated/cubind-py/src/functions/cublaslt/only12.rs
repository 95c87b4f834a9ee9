//! Functions of cublaslt in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cublas, cublaslt};

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoConfigGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulAlgoConfigGetAttribute(algo attr sizeInBytes));
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulAlgoConfigAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_algo = args::optional_record(algo, "algo", &cublaslt::cublasLtMatmulAlgo_t)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtMatmulAlgoConfigAttributes_t12, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtMatmulAlgoConfigGetAttribute)?;
    let status = unsafe { released(
        py, || function(c_algo.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()),
    ) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

#[inline(always)]
pub(crate) fn cublasLtMatmulAlgoConfigSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulAlgoConfigSetAttribute(algo attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulAlgoConfigAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_algo = args::optional_record(algo, "algo", &cublaslt::cublasLtMatmulAlgo_t)?;
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cublaslt::cublasLtMatmulAlgoConfigAttributes_t12, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cublasLtMatmulAlgoConfigSetAttribute)?;
    let status = unsafe { released(py, || function(c_algo.cast(), c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

#[inline(always)]
pub(crate) fn cublasLtMatmulDescGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulDescGetAttribute(matmulDesc attr sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulDescAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_matmulDesc = args::either(matmulDesc, "matmulDesc", None, false, None, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtMatmulDescAttributes_t12, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtMatmulDescGetAttribute)?;
    let status = unsafe { released(
        py, || function(c_matmulDesc.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()),
    ) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

#[inline(always)]
pub(crate) fn cublasLtMatmulDescSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cublasLtMatmulDescSetAttribute(matmulDesc attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatmulDescAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_matmulDesc = args::either(matmulDesc, "matmulDesc", None, false, None, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cublaslt::cublasLtMatmulDescAttributes_t12, Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cublasLtMatmulDescSetAttribute)?;
    let status = unsafe { released(py, || function(c_matmulDesc.cast(), c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cublas::cublasStatus_t, status)
}

#[inline(always)]
pub(crate) fn cublasLtMatrixLayoutGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixLayoutGetAttribute(matLayout attr sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatrixLayoutAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_matLayout = args::either(matLayout, "matLayout", None, false, None, &arena)?;
    let mut c_sizeWritten: u64 = 0;
    let mut c_buf = attributes::attribute_out(
        py, c_attr, &attribute_types::cublaslt::cublasLtMatrixLayoutAttribute_t12, Some(c_sizeInBytes as usize),
    )?;
    let (function, alone): (unsafe extern "system" fn(Ptr, i32, Ptr, u64, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cublasLtMatrixLayoutGetAttribute)?;
    let status = unsafe { released(
        py, || function(c_matLayout.cast(), c_attr, c_buf.pointer(), c_sizeInBytes, (&raw mut c_sizeWritten).cast()),
    ) };
    returned_in_form(
        py,
        &cublas::cublasStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(unsafe { c_buf.value(py) }?)?;
            tuple.push(out::u64(py, c_sizeWritten)?)?;
            Ok(())
        },
    )
}

#[inline(always)]
pub(crate) fn cublasLtMatrixLayoutSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cublasLtMatrixLayoutSetAttribute(matLayout attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_attr = args::enumeration(attr, "attr", &cublaslt::cublasLtMatrixLayoutAttribute_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_matLayout = args::either(matLayout, "matLayout", None, false, None, &arena)?;
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cublaslt::cublasLtMatrixLayoutAttribute_t12, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cublasLtMatrixLayoutSetAttribute)?;
    let status = unsafe { released(py, || function(c_matLayout.cast(), c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cublas::cublasStatus_t, status)
}
