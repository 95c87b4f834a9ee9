//! cuBLAS and cuBLASXt: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cublas as checked;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cublas::all_types::*;

destroy! {
    cublasStatus_t;
    13 cublasHandle_t: |handle| checked::cublasDestroy(handle);
    13 cublasXtHandle_t: |handle| checked::cublasXtDestroy(handle);
}

any_thread! {
    13 cublasHandle_t // cuBLAS, Thread Safety
    13 cublasXtHandle_t // cuBLAS, Thread Safety
}

owned! {
    cublasStatus_t;

    safe {
        fn cublasCreate() -> Owned<cublasHandle_t, 13> {
            Owned::from_raw(checked::cublasCreate()?)
        }
        fn cublasGetAtomicsMode(handle: impl AsHandle<cublasHandle_t, 13>) -> cublasAtomicsMode_t {
            checked::cublasGetAtomicsMode(handle.as_handle())?
        }
        fn cublasGetEmulationSpecialValuesSupport(
            handle: impl AsHandle<cublasHandle_t, 13>,
        ) -> runtime::cudaEmulationSpecialValuesSupport {
            checked::cublasGetEmulationSpecialValuesSupport(handle.as_handle())?
        }
        fn cublasGetEmulationStrategy(handle: impl AsHandle<cublasHandle_t, 13>) -> cublasEmulationStrategy_t {
            checked::cublasGetEmulationStrategy(handle.as_handle())?
        }
        fn cublasGetFixedPointEmulationMantissaBitCountPointer(handle: impl AsHandle<cublasHandle_t, 13>) -> *mut i32 {
            checked::cublasGetFixedPointEmulationMantissaBitCountPointer(handle.as_handle())?
        }
        fn cublasGetFixedPointEmulationMantissaBitOffset(handle: impl AsHandle<cublasHandle_t, 13>) -> i32 {
            checked::cublasGetFixedPointEmulationMantissaBitOffset(handle.as_handle())?
        }
        fn cublasGetFixedPointEmulationMantissaControl(
            handle: impl AsHandle<cublasHandle_t, 13>,
        ) -> runtime::cudaEmulationMantissaControl {
            checked::cublasGetFixedPointEmulationMantissaControl(handle.as_handle())?
        }
        fn cublasGetFixedPointEmulationMaxMantissaBitCount(handle: impl AsHandle<cublasHandle_t, 13>) -> i32 {
            checked::cublasGetFixedPointEmulationMaxMantissaBitCount(handle.as_handle())?
        }
        fn cublasGetMathMode(handle: impl AsHandle<cublasHandle_t, 13>) -> cublasMath_t {
            checked::cublasGetMathMode(handle.as_handle())?
        }
        fn cublasGetPointerMode(handle: impl AsHandle<cublasHandle_t, 13>) -> cublasPointerMode_t {
            checked::cublasGetPointerMode(handle.as_handle())?
        }
        fn cublasGetSmCountTarget(handle: impl AsHandle<cublasHandle_t, 13>) -> i32 {
            checked::cublasGetSmCountTarget(handle.as_handle())?
        }
        fn cublasGetStream(handle: impl AsHandle<cublasHandle_t, 13>) -> runtime::cudaStream_t {
            checked::cublasGetStream(handle.as_handle())?
        }
        fn cublasGetVersion(handle: impl AsHandle<cublasHandle_t, 13>) -> i32 {
            checked::cublasGetVersion(handle.as_handle())?
        }
        fn cublasSetAtomicsMode(handle: impl AsHandle<cublasHandle_t, 13>, mode: cublasAtomicsMode_t) -> () {
            checked::cublasSetAtomicsMode(handle.as_handle(), mode)?
        }
        fn cublasSetEmulationSpecialValuesSupport(
            handle: impl AsHandle<cublasHandle_t, 13>, mask: runtime::cudaEmulationSpecialValuesSupport,
        ) -> () {
            checked::cublasSetEmulationSpecialValuesSupport(handle.as_handle(), mask)?
        }
        fn cublasSetEmulationStrategy(
            handle: impl AsHandle<cublasHandle_t, 13>, emulationStrategy: cublasEmulationStrategy_t,
        ) -> () {
            checked::cublasSetEmulationStrategy(handle.as_handle(), emulationStrategy)?
        }
        fn cublasSetFixedPointEmulationMantissaBitOffset(
            handle: impl AsHandle<cublasHandle_t, 13>, mantissaBitOffset: i32,
        ) -> () {
            checked::cublasSetFixedPointEmulationMantissaBitOffset(handle.as_handle(), mantissaBitOffset)?
        }
        fn cublasSetFixedPointEmulationMantissaControl(
            handle: impl AsHandle<cublasHandle_t, 13>, mantissaControl: runtime::cudaEmulationMantissaControl,
        ) -> () {
            checked::cublasSetFixedPointEmulationMantissaControl(handle.as_handle(), mantissaControl)?
        }
        fn cublasSetFixedPointEmulationMaxMantissaBitCount(
            handle: impl AsHandle<cublasHandle_t, 13>, maxMantissaBitCount: i32,
        ) -> () {
            checked::cublasSetFixedPointEmulationMaxMantissaBitCount(handle.as_handle(), maxMantissaBitCount)?
        }
        fn cublasSetMathMode(handle: impl AsHandle<cublasHandle_t, 13>, mode: cublasMath_t) -> () {
            checked::cublasSetMathMode(handle.as_handle(), mode)?
        }
        fn cublasSetPointerMode(handle: impl AsHandle<cublasHandle_t, 13>, mode: cublasPointerMode_t) -> () {
            checked::cublasSetPointerMode(handle.as_handle(), mode)?
        }
        fn cublasSetSmCountTarget(handle: impl AsHandle<cublasHandle_t, 13>, smCountTarget: i32) -> () {
            checked::cublasSetSmCountTarget(handle.as_handle(), smCountTarget)?
        }
        fn cublasXtCreate() -> Owned<cublasXtHandle_t, 13> {
            Owned::from_raw(checked::cublasXtCreate()?)
        }
        fn cublasXtGetBlockDim(handle: impl AsHandle<cublasXtHandle_t, 13>) -> i32 {
            checked::cublasXtGetBlockDim(handle.as_handle())?
        }
        fn cublasXtGetPinningMemMode(handle: impl AsHandle<cublasXtHandle_t, 13>) -> cublasXtPinnedMemMode_t {
            checked::cublasXtGetPinningMemMode(handle.as_handle())?
        }
        fn cublasXtSetBlockDim(handle: impl AsHandle<cublasXtHandle_t, 13>, blockDim: i32) -> () {
            checked::cublasXtSetBlockDim(handle.as_handle(), blockDim)?
        }
        fn cublasXtSetCpuRatio(
            handle: impl AsHandle<cublasXtHandle_t, 13>, blasOp: cublasXtBlasOp_t, r#type: cublasXtOpType_t, ratio: f32,
        ) -> () {
            checked::cublasXtSetCpuRatio(handle.as_handle(), blasOp, r#type, ratio)?
        }
        fn cublasXtSetPinningMemMode(handle: impl AsHandle<cublasXtHandle_t, 13>, mode: cublasXtPinnedMemMode_t) -> () {
            checked::cublasXtSetPinningMemMode(handle.as_handle(), mode)?
        }
    }

    unsafe {
    }
}
