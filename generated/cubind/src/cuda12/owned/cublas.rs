//! cuBLAS and cuBLASXt with owned handles: linear algebra with vectors and matrices.
//!
//! See [`owned`](super) for this form of the functions. [`cublas`](raw) describes the library, and contains a program.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cublas as checked;
#[allow(unused_imports)]
use crate::cuda12::cublas::CUBLAS;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cublas as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cublas::all_types::*;

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
keeps! {
    12 cublasHandle_t
}
#[cfg(not(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13"))))]
keeps_nothing! {
    12 cublasHandle_t
}

destroy! {
    cublasStatus_t;
    12 cublasHandle_t: |handle| destroy_then_release!(12 handle, checked::cublasDestroy(handle));
    12 cublasXtHandle_t: |handle| checked::cublasXtDestroy(handle);
}

any_thread! {
    12 cublasHandle_t // cuBLAS, Thread Safety
    12 cublasXtHandle_t // cuBLAS, Thread Safety
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{
    AnyDeviceInput, AnyDeviceOutput, AnyInputOrInPlace, AnyKnownInput, AnyKnownOutput, DeviceInput, DeviceOutput, InputOrInPlace,
    KnownInput, KnownOutput, SharedStream, Work,
};

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/cublas.rs"]
mod common;
pub use common::*;
