//! The C functions, as the library exports them: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::shared::cufile::{CUFILE, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;

/// `void cuFileBatchIODestroy(CUfileBatchHandle_t batch_idp)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBatchIODestroy(batch_idp: CUfileBatchHandle_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfileBatchHandle_t)> = Symbol::new(
        c"cuFileBatchIODestroy",
    );
    if let Ok(exported) = SYMBOL.get(&CUFILE) {
        unsafe { exported(batch_idp) }
    }
}

/// `void cuFileHandleDeregister(CUfileHandle_t fh)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileHandleDeregister(fh: CUfileHandle_t) {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfileHandle_t)> = Symbol::new(
        c"cuFileHandleDeregister",
    );
    if let Ok(exported) = SYMBOL.get(&CUFILE) {
        unsafe { exported(fh) }
    }
}

/// `ssize_t cuFileRead(CUfileHandle_t fh, void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileRead(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size: usize,
    file_offset: off_t,
    bufPtr_offset: off_t,
) -> ssize_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfileHandle_t,
            *mut c_void,
            usize,
            off_t,
            off_t,
        ) -> ssize_t,
    > = Symbol::new(c"cuFileRead");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => {
            unsafe { exported(fh, bufPtr_base, size, file_offset, bufPtr_offset) }
        }
        Err(_) => output::zeroed(),
    }
}

/// `long cuFileUseCount(void)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileUseCount() -> core::ffi::c_long {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> core::ffi::c_long> = Symbol::new(
        c"cuFileUseCount",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `ssize_t cuFileWrite(CUfileHandle_t fh, const void *bufPtr_base, size_t size, off_t file_offset, off_t bufPtr_offset)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileWrite(
    fh: CUfileHandle_t,
    bufPtr_base: *const c_void,
    size: usize,
    file_offset: off_t,
    bufPtr_offset: off_t,
) -> ssize_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfileHandle_t,
            *const c_void,
            usize,
            off_t,
            off_t,
        ) -> ssize_t,
    > = Symbol::new(c"cuFileWrite");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => {
            unsafe { exported(fh, bufPtr_base, size, file_offset, bufPtr_offset) }
        }
        Err(_) => output::zeroed(),
    }
}
