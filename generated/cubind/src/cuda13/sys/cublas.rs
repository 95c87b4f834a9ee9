//! The C functions of cuBLAS and cuBLASXt, as the library exports them.
//!
//! [`cublas`](raw) describes the library, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda13::cublas::CUBLAS;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cublas as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cublas::all_types::*;

#[path = "../../common/sys/cublas.rs"]
mod common;
pub use common::*;

sys! {
    cublas, CUBLAS, Err(missing) => missing.status();

    #[called_by(owned cublasGetEmulationSpecialValuesSupport)]
    #[since = "13.0"]
    fn cublasGetEmulationSpecialValuesSupport(handle: cublasHandle_t, mask: *mut runtime::cudaEmulationSpecialValuesSupport) -> cublasStatus_t;

    #[called_by(owned cublasGetFixedPointEmulationMantissaBitCountPointer)]
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t, mantissaBitCount: *mut *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasGetFixedPointEmulationMantissaBitOffset)]
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t, mantissaBitOffset: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasGetFixedPointEmulationMantissaControl)]
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMantissaControl(handle: cublasHandle_t, mantissaControl: *mut runtime::cudaEmulationMantissaControl) -> cublasStatus_t;

    #[called_by(owned cublasGetFixedPointEmulationMaxMantissaBitCount)]
    #[since = "13.0"]
    fn cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t, maxMantissaBitCount: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasSetEmulationSpecialValuesSupport)]
    #[since = "13.0"]
    fn cublasSetEmulationSpecialValuesSupport(handle: cublasHandle_t, mask: runtime::cudaEmulationSpecialValuesSupport) -> cublasStatus_t;

    #[called_by(owned cublasSetFixedPointEmulationMantissaBitCountPointer)]
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMantissaBitCountPointer(handle: cublasHandle_t, mantissaBitCount: *mut i32) -> cublasStatus_t;

    #[called_by(owned cublasSetFixedPointEmulationMantissaBitOffset)]
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t, mantissaBitOffset: i32) -> cublasStatus_t;

    #[called_by(owned cublasSetFixedPointEmulationMantissaControl)]
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMantissaControl(handle: cublasHandle_t, mantissaControl: runtime::cudaEmulationMantissaControl) -> cublasStatus_t;

    #[called_by(owned cublasSetFixedPointEmulationMaxMantissaBitCount)]
    #[since = "13.0"]
    fn cublasSetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t, maxMantissaBitCount: i32) -> cublasStatus_t;
}
