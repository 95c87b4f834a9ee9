//! cuBLAS and cuBLASXt with owned handles: linear algebra with vectors and matrices.
//!
//! See [`owned`](super) for this form of the functions. [`cublas`](raw) describes the library, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 13.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::cublas as checked;
#[allow(unused_imports)]
use crate::cuda13::cublas::CUBLAS;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13::cublas as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cublas::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    13 cublasHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    13 cublasHandle_t
}

destroy! {
    cublasStatus_t;
    13 cublasHandle_t: |handle| destroy_then_release!(13 handle, checked::cublasDestroy(handle));
    13 cublasXtHandle_t: |handle| checked::cublasXtDestroy(handle);
}

any_thread! {
    13 cublasHandle_t // cuBLAS, Thread Safety
    13 cublasXtHandle_t // cuBLAS, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 13;

#[path = "../../common/owned/cublas.rs"]
mod common;
pub use common::*;

owned! {
    cublas, cublasStatus_t;

    safe {
        /// Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
        fn cublasGetEmulationSpecialValuesSupport(
            handle: impl AsHandle<cublasHandle_t, MAJOR>,
        ) -> runtime::cudaEmulationSpecialValuesSupport {
            checked::cublasGetEmulationSpecialValuesSupport(handle.as_handle())?
        }
        /// Returns the address to which emulated products write the number of mantissa bits that they kept.
        fn cublasGetFixedPointEmulationMantissaBitCountPointer(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> *mut i32 {
            checked::cublasGetFixedPointEmulationMantissaBitCountPointer(handle.as_handle())?
        }
        /// Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
        fn cublasGetFixedPointEmulationMantissaBitOffset(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> i32 {
            checked::cublasGetFixedPointEmulationMantissaBitOffset(handle.as_handle())?
        }
        /// Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
        fn cublasGetFixedPointEmulationMantissaControl(
            handle: impl AsHandle<cublasHandle_t, MAJOR>,
        ) -> runtime::cudaEmulationMantissaControl {
            checked::cublasGetFixedPointEmulationMantissaControl(handle.as_handle())?
        }
        /// Returns the maximum number of mantissa bits that fixed-point emulation keeps.
        fn cublasGetFixedPointEmulationMaxMantissaBitCount(handle: impl AsHandle<cublasHandle_t, MAJOR>) -> i32 {
            checked::cublasGetFixedPointEmulationMaxMantissaBitCount(handle.as_handle())?
        }
        /// Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
        fn cublasSetEmulationSpecialValuesSupport(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mask: runtime::cudaEmulationSpecialValuesSupport,
        ) -> () {
            checked::cublasSetEmulationSpecialValuesSupport(handle.as_handle(), mask)?
        }
        /// Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
        fn cublasSetFixedPointEmulationMantissaBitOffset(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mantissaBitOffset: i32,
        ) -> () {
            checked::cublasSetFixedPointEmulationMantissaBitOffset(handle.as_handle(), mantissaBitOffset)?
        }
        /// Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
        fn cublasSetFixedPointEmulationMantissaControl(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mantissaControl: runtime::cudaEmulationMantissaControl,
        ) -> () {
            checked::cublasSetFixedPointEmulationMantissaControl(handle.as_handle(), mantissaControl)?
        }
        /// Sets the maximum number of mantissa bits that fixed-point emulation keeps.
        fn cublasSetFixedPointEmulationMaxMantissaBitCount(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, maxMantissaBitCount: i32,
        ) -> () {
            checked::cublasSetFixedPointEmulationMaxMantissaBitCount(handle.as_handle(), maxMantissaBitCount)?
        }
    }

    unsafe {}
}

owned! {
    cublas, cublasStatus_t;

    safe {}

    unsafe {
        /// Sets the address to which emulated products write the number of mantissa bits that they kept.
        /// - `mantissaBitCount`: on the device
        ///
        /// # Safety
        ///
        /// - `mantissaBitCount`: valid device memory of the size that the other arguments imply, until another value is set in `handle`, or `handle` is destroyed.
        fn cublasSetFixedPointEmulationMantissaBitCountPointer(
            handle: impl AsHandle<cublasHandle_t, MAJOR>, mantissaBitCount: CuPtr<i32>,
        ) -> () {
            checked::cublasSetFixedPointEmulationMantissaBitCountPointer(handle.as_handle(), mantissaBitCount)?
        }
    }
}
