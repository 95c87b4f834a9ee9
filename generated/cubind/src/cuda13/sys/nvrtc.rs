//! The C functions, as the library exports them: NVRTC.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::nvrtc::{NVRTC, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcAddNameExpression(
    prog: nvrtcProgram,
    name_expression: *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *const core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcAddNameExpression");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, name_expression) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcCompileProgram(
    prog: nvrtcProgram,
    numOptions: i32,
    options: *const *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvrtcProgram,
            i32,
            *const *const core::ffi::c_char,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcCompileProgram");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, numOptions, options) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcCreateProgram(
    prog: *mut nvrtcProgram,
    src: *const core::ffi::c_char,
    name: *const core::ffi::c_char,
    numHeaders: i32,
    headers: *const *const core::ffi::c_char,
    includeNames: *const *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvrtcProgram,
            *const core::ffi::c_char,
            *const core::ffi::c_char,
            i32,
            *const *const core::ffi::c_char,
            *const *const core::ffi::c_char,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcCreateProgram");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => {
            unsafe { exported(prog, src, name, numHeaders, headers, includeNames) }
        }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcDestroyProgram(prog: *mut nvrtcProgram) -> nvrtcResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut nvrtcProgram) -> nvrtcResult> = Symbol::new(
        c"nvrtcDestroyProgram",
    );
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)`
///
/// In `nvrtc.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetBundledHeadersInfo(
    info: *mut nvrtcBundledHeadersInfo,
    errorLog: *mut *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut nvrtcBundledHeadersInfo,
            *mut *const core::ffi::c_char,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetBundledHeadersInfo").since("13.3");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(info, errorLog) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetCUBIN(
    prog: nvrtcProgram,
    cubin: *mut core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetCUBIN");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, cubin) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetCUBINSize(
    prog: nvrtcProgram,
    cubinSizeRet: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetCUBINSize");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, cubinSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `const char *nvrtcGetErrorString(nvrtcResult result)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetErrorString(result: nvrtcResult) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcResult) -> *const core::ffi::c_char,
    > = Symbol::new(c"nvrtcGetErrorString");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(result) }
        Err(_) => core::ptr::null(),
    }
}

/// `nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetLTOIR(
    prog: nvrtcProgram,
    LTOIR: *mut core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetLTOIR");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, LTOIR) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetLTOIRSize(
    prog: nvrtcProgram,
    LTOIRSizeRet: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetLTOIRSize");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, LTOIRSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetLoweredName(
    prog: nvrtcProgram,
    name_expression: *const core::ffi::c_char,
    lowered_name: *mut *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvrtcProgram,
            *const core::ffi::c_char,
            *mut *const core::ffi::c_char,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetLoweredName");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, name_expression, lowered_name) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetNumSupportedArchs(numArchs: *mut i32) -> nvrtcResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> nvrtcResult> = Symbol::new(
        c"nvrtcGetNumSupportedArchs",
    );
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(numArchs) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetOptiXIR(
    prog: nvrtcProgram,
    optixir: *mut core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetOptiXIR");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, optixir) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetOptiXIRSize(
    prog: nvrtcProgram,
    optixirSizeRet: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetOptiXIRSize");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, optixirSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)`
///
/// In `nvrtc.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetPCHCreateStatus(prog: nvrtcProgram) -> nvrtcResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(nvrtcProgram) -> nvrtcResult> = Symbol::new(
            c"nvrtcGetPCHCreateStatus",
        )
        .since("12.8");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)`
///
/// In `nvrtc.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetPCHHeapSize(ret: *mut usize) -> nvrtcResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut usize) -> nvrtcResult> = Symbol::new(
            c"nvrtcGetPCHHeapSize",
        )
        .since("12.8");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(ret) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)`
///
/// In `nvrtc.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetPCHHeapSizeRequired(
    prog: nvrtcProgram,
    size: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetPCHHeapSizeRequired").since("12.8");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, size) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetPTX(
    prog: nvrtcProgram,
    ptx: *mut core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetPTX");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, ptx) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetPTXSize(
    prog: nvrtcProgram,
    ptxSizeRet: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetPTXSize");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, ptxSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetProgramLog(
    prog: nvrtcProgram,
    log: *mut core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetProgramLog");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, log) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetProgramLogSize(
    prog: nvrtcProgram,
    logSizeRet: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetProgramLogSize");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, logSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetSupportedArchs(supportedArchs: *mut i32) -> nvrtcResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> nvrtcResult> = Symbol::new(
        c"nvrtcGetSupportedArchs",
    );
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(supportedArchs) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)`
///
/// In `nvrtc.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetTileIR(
    prog: nvrtcProgram,
    TileIR: *mut core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut core::ffi::c_char) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetTileIR").since("13.2");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, TileIR) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)`
///
/// In `nvrtc.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcGetTileIRSize(
    prog: nvrtcProgram,
    TileIRSizeRet: *mut usize,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(nvrtcProgram, *mut usize) -> nvrtcResult,
    > = Symbol::new(c"nvrtcGetTileIRSize").since("13.2");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, TileIRSizeRet) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)`
///
/// In `nvrtc.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcInstallBundledHeaders(
    installPath: *const core::ffi::c_char,
    flags: u32,
    errorLog: *mut *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            u32,
            *mut *const core::ffi::c_char,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcInstallBundledHeaders").since("13.3");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(installPath, flags, errorLog) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)`
///
/// In `nvrtc.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcRemoveBundledHeaders(
    installPath: *const core::ffi::c_char,
    errorLog: *mut *const core::ffi::c_char,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *const core::ffi::c_char,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcRemoveBundledHeaders").since("13.3");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(installPath, errorLog) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)`
///
/// In `nvrtc.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcSetFlowCallback(
    prog: nvrtcProgram,
    callback: Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>,
    payload: *mut c_void,
) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            nvrtcProgram,
            Option<unsafe extern "system" fn(*mut c_void, *mut c_void) -> i32>,
            *mut c_void,
        ) -> nvrtcResult,
    > = Symbol::new(c"nvrtcSetFlowCallback").since("12.8");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(prog, callback, payload) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcSetPCHHeapSize(size_t size)`
///
/// In `nvrtc.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcSetPCHHeapSize(size: usize) -> nvrtcResult {
    static SYMBOL: Symbol<unsafe extern "system" fn(usize) -> nvrtcResult> = Symbol::new(
            c"nvrtcSetPCHHeapSize",
        )
        .since("12.8");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(size) }
        Err(missing) => missing.status(),
    }
}

/// `nvrtcResult nvrtcVersion(int *major, int *minor)`
///
/// In `nvrtc.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn nvrtcVersion(major: *mut i32, minor: *mut i32) -> nvrtcResult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *mut i32) -> nvrtcResult,
    > = Symbol::new(c"nvrtcVersion");
    match SYMBOL.get(&NVRTC) {
        Ok(exported) => unsafe { exported(major, minor) }
        Err(missing) => missing.status(),
    }
}
