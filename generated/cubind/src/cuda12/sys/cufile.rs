//! The C functions, as the library exports them: cuFile.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::cufile::{CUFILE, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;

pub use crate::shared::sys::cufile::*;

/// `CUfileError_t cuFileBatchIOCancel(CUfileBatchHandle_t batch_idp)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBatchIOCancel(batch_idp: CUfileBatchHandle_t) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfileBatchHandle_t) -> CUfileError_t,
    > = Symbol::new(c"cuFileBatchIOCancel");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(batch_idp) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBatchIOGetStatus(
    batch_idp: CUfileBatchHandle_t,
    min_nr: u32,
    nr: *mut u32,
    iocbp: *mut CUfileIOEvents_t,
    timeout: *mut timespec,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfileBatchHandle_t,
            u32,
            *mut u32,
            *mut CUfileIOEvents_t,
            *mut timespec,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileBatchIOGetStatus");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(batch_idp, min_nr, nr, iocbp, timeout) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileBatchIOSetUp(CUfileBatchHandle_t *batch_idp, unsigned int nr)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBatchIOSetUp(
    batch_idp: *mut CUfileBatchHandle_t,
    nr: u32,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfileBatchHandle_t, u32) -> CUfileError_t,
    > = Symbol::new(c"cuFileBatchIOSetUp");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(batch_idp, nr) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileBatchIOSubmit(CUfileBatchHandle_t batch_idp, unsigned int nr, CUfileIOParams_t *iocbp, unsigned int flags)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBatchIOSubmit(
    batch_idp: CUfileBatchHandle_t,
    nr: u32,
    iocbp: *mut CUfileIOParams_t,
    flags: u32,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfileBatchHandle_t,
            u32,
            *mut CUfileIOParams_t,
            u32,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileBatchIOSubmit");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(batch_idp, nr, iocbp, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileBufDeregister(const void *bufPtr_base)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBufDeregister(bufPtr_base: *const c_void) -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const c_void) -> CUfileError_t> = Symbol::new(
        c"cuFileBufDeregister",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(bufPtr_base) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileBufRegister(const void *bufPtr_base, size_t length, int flags)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileBufRegister(
    bufPtr_base: *const c_void,
    length: usize,
    flags: i32,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const c_void, usize, i32) -> CUfileError_t,
    > = Symbol::new(c"cuFileBufRegister");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(bufPtr_base, length, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverClose(void)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// Older ABI version: for the headers this name is `cuFileDriverClose_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverClose() -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUfileError_t> = Symbol::new(
        c"cuFileDriverClose",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverClose_v2(void)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverClose_v2() -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUfileError_t> = Symbol::new(
        c"cuFileDriverClose_v2",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverGetProperties(CUfileDrvProps_t *props)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverGetProperties(props: *mut CUfileDrvProps_t) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfileDrvProps_t) -> CUfileError_t,
    > = Symbol::new(c"cuFileDriverGetProperties");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(props) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverOpen(void)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverOpen() -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUfileError_t> = Symbol::new(
        c"cuFileDriverOpen",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverSetMaxCacheSize(size_t max_cache_size)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverSetMaxCacheSize(max_cache_size: usize) -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(usize) -> CUfileError_t> = Symbol::new(
        c"cuFileDriverSetMaxCacheSize",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(max_cache_size) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverSetMaxDirectIOSize(size_t max_direct_io_size)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverSetMaxDirectIOSize(
    max_direct_io_size: usize,
) -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(usize) -> CUfileError_t> = Symbol::new(
        c"cuFileDriverSetMaxDirectIOSize",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(max_direct_io_size) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverSetMaxPinnedMemSize(size_t max_pinned_size)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverSetMaxPinnedMemSize(max_pinned_size: usize) -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(usize) -> CUfileError_t> = Symbol::new(
        c"cuFileDriverSetMaxPinnedMemSize",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(max_pinned_size) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileDriverSetPollMode(_Bool poll, size_t poll_threshold_size)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileDriverSetPollMode(
    poll: bool,
    poll_threshold_size: usize,
) -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(bool, usize) -> CUfileError_t> = Symbol::new(
        c"cuFileDriverSetPollMode",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(poll, poll_threshold_size) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileGetParameterBool(CUFileBoolConfigParameter_t param, _Bool *value)`
///
/// In `cufile.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileGetParameterBool(
    param: CUFileBoolConfigParameter_t,
    value: *mut bool,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUFileBoolConfigParameter_t,
            *mut bool,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileGetParameterBool").since("12.9");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(param, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileGetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t *value)`
///
/// In `cufile.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileGetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
    value: *mut usize,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUFileSizeTConfigParameter_t,
            *mut usize,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileGetParameterSizeT").since("12.9");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(param, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)`
///
/// In `cufile.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileGetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: *mut core::ffi::c_char,
    len: i32,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUFileStringConfigParameter_t,
            *mut core::ffi::c_char,
            i32,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileGetParameterString").since("12.9");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(param, desc_str, len) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileGetVersion(int *version)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileGetVersion(version: *mut i32) -> CUfileError_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> CUfileError_t> = Symbol::new(
        c"cuFileGetVersion",
    );
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(version) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileHandleRegister(CUfileHandle_t *fh, CUfileDescr_t *descr)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileHandleRegister(
    fh: *mut CUfileHandle_t,
    descr: *mut CUfileDescr_t,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUfileHandle_t,
            *mut CUfileDescr_t,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileHandleRegister");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(fh, descr) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileReadAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_read_p, CUstream stream)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileReadAsync(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size_p: *mut usize,
    file_offset_p: *mut off_t,
    bufPtr_offset_p: *mut off_t,
    bytes_read_p: *mut ssize_t,
    stream: driver::CUstream,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfileHandle_t,
            *mut c_void,
            *mut usize,
            *mut off_t,
            *mut off_t,
            *mut ssize_t,
            driver::CUstream,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileReadAsync");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => {
            unsafe {
                exported(
                    fh,
                    bufPtr_base,
                    size_p,
                    file_offset_p,
                    bufPtr_offset_p,
                    bytes_read_p,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileSetParameterBool(CUFileBoolConfigParameter_t param, _Bool value)`
///
/// In `cufile.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileSetParameterBool(
    param: CUFileBoolConfigParameter_t,
    value: bool,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUFileBoolConfigParameter_t, bool) -> CUfileError_t,
    > = Symbol::new(c"cuFileSetParameterBool").since("12.9");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(param, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileSetParameterSizeT(CUFileSizeTConfigParameter_t param, size_t value)`
///
/// In `cufile.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileSetParameterSizeT(
    param: CUFileSizeTConfigParameter_t,
    value: usize,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUFileSizeTConfigParameter_t, usize) -> CUfileError_t,
    > = Symbol::new(c"cuFileSetParameterSizeT").since("12.9");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(param, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileSetParameterString(CUFileStringConfigParameter_t param, const char *desc_str)`
///
/// In `cufile.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileSetParameterString(
    param: CUFileStringConfigParameter_t,
    desc_str: *const core::ffi::c_char,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUFileStringConfigParameter_t,
            *const core::ffi::c_char,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileSetParameterString").since("12.9");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(param, desc_str) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileStreamDeregister(CUstream stream)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileStreamDeregister(stream: driver::CUstream) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUstream) -> CUfileError_t,
    > = Symbol::new(c"cuFileStreamDeregister");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(stream) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileStreamRegister(CUstream stream, unsigned int flags)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileStreamRegister(
    stream: driver::CUstream,
    flags: u32,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(driver::CUstream, u32) -> CUfileError_t,
    > = Symbol::new(c"cuFileStreamRegister");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => unsafe { exported(stream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUfileError_t cuFileWriteAsync(CUfileHandle_t fh, void *bufPtr_base, size_t *size_p, off_t *file_offset_p, off_t *bufPtr_offset_p, ssize_t *bytes_written_p, CUstream stream)`
///
/// In `cufile.h` since CUDA 12.6 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFileWriteAsync(
    fh: CUfileHandle_t,
    bufPtr_base: *mut c_void,
    size_p: *mut usize,
    file_offset_p: *mut off_t,
    bufPtr_offset_p: *mut off_t,
    bytes_written_p: *mut ssize_t,
    stream: driver::CUstream,
) -> CUfileError_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfileHandle_t,
            *mut c_void,
            *mut usize,
            *mut off_t,
            *mut off_t,
            *mut ssize_t,
            driver::CUstream,
        ) -> CUfileError_t,
    > = Symbol::new(c"cuFileWriteAsync");
    match SYMBOL.get(&CUFILE) {
        Ok(exported) => {
            unsafe {
                exported(
                    fh,
                    bufPtr_base,
                    size_p,
                    file_offset_p,
                    bufPtr_offset_p,
                    bytes_written_p,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}
