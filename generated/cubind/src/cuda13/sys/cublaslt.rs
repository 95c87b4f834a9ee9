//! The C functions, as the library exports them: cuBLASLt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::cublaslt::{CUBLASLT, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;

/// `cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtCreate(
    lightHandle: *mut cublasLtHandle_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cublasLtHandle_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtCreate");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(lightHandle) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtDestroy(lightHandle: cublasLtHandle_t) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLtHandle_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtDestroy");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(lightHandle) }
        Err(missing) => missing.status(),
    }
}

/// `unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)`
///
/// In `cublasLt.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtDisableCpuInstructionsSetMask(mask: u32) -> u32 {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> u32> = Symbol::new(
            c"cublasLtDisableCpuInstructionsSetMask",
        )
        .since("12.1");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(mask) }
        Err(_) => output::zeroed(),
    }
}

/// `cublasStatus_t cublasLtEmulationDescCreate(cublasLtEmulationDesc_t *emulationDesc)`
///
/// In `cublasLt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtEmulationDescCreate(
    emulationDesc: *mut cublasLtEmulationDesc_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut cublasLtEmulationDesc_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtEmulationDescCreate").since("13.0");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(emulationDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtEmulationDescDestroy(cublasLtEmulationDesc_t emulationDesc)`
///
/// In `cublasLt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtEmulationDescDestroy(
    emulationDesc: cublasLtEmulationDesc_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLtEmulationDesc_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtEmulationDescDestroy").since("13.0");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(emulationDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtEmulationDescGetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtEmulationDescGetAttribute(
    emulationDesc: cublasLtEmulationDesc_t,
    attr: cublasLtEmulationDescAttributes_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtEmulationDesc_t,
            cublasLtEmulationDescAttributes_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtEmulationDescGetAttribute").since("13.0");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe { exported(emulationDesc, attr, buf, sizeInBytes, sizeWritten) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtEmulationDescInit_internal(cublasLtEmulationDesc_t emulationDesc, size_t size)`
///
/// In `cublasLt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtEmulationDescInit_internal(
    emulationDesc: cublasLtEmulationDesc_t,
    size: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtEmulationDesc_t,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtEmulationDescInit_internal").since("13.0");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(emulationDesc, size) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtEmulationDescSetAttribute(cublasLtEmulationDesc_t emulationDesc, cublasLtEmulationDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
///
/// In `cublasLt.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtEmulationDescSetAttribute(
    emulationDesc: cublasLtEmulationDesc_t,
    attr: cublasLtEmulationDescAttributes_t,
    buf: *const c_void,
    sizeInBytes: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtEmulationDesc_t,
            cublasLtEmulationDescAttributes_t,
            *const c_void,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtEmulationDescSetAttribute").since("13.0");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(emulationDesc, attr, buf, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `size_t cublasLtGetCudartVersion(void)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGetCudartVersion() -> usize {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> usize> = Symbol::new(
        c"cublasLtGetCudartVersion",
    );
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGetProperty(
    r#type: runtime::libraryPropertyType,
    value: *mut i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            runtime::libraryPropertyType,
            *mut i32,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtGetProperty");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(r#type, value) }
        Err(missing) => missing.status(),
    }
}

/// `const char *cublasLtGetStatusName(cublasStatus_t status)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGetStatusName(
    status: cublas::cublasStatus_t,
) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublas::cublasStatus_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cublasLtGetStatusName");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(status) }
        Err(_) => core::ptr::null(),
    }
}

/// `const char *cublasLtGetStatusString(cublasStatus_t status)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGetStatusString(
    status: cublas::cublasStatus_t,
) -> *const core::ffi::c_char {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublas::cublasStatus_t) -> *const core::ffi::c_char,
    > = Symbol::new(c"cublasLtGetStatusString");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(status) }
        Err(_) => core::ptr::null(),
    }
}

/// `size_t cublasLtGetVersion(void)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGetVersion() -> usize {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> usize> = Symbol::new(
        c"cublasLtGetVersion",
    );
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported() }
        Err(_) => output::zeroed(),
    }
}

/// `cublasStatus_t cublasLtGroupedMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)`
///
/// In `cublasLt.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGroupedMatrixLayoutCreate(
    matLayout: *mut cublasLtMatrixLayout_t,
    r#type: runtime::cudaDataType,
    groupCount: i32,
    rows_array: *const c_void,
    cols_array: *const c_void,
    ld_array: *const c_void,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cublasLtMatrixLayout_t,
            runtime::cudaDataType,
            i32,
            *const c_void,
            *const c_void,
            *const c_void,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtGroupedMatrixLayoutCreate").since("13.1");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(matLayout, r#type, groupCount, rows_array, cols_array, ld_array)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtGroupedMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, int groupCount, const void *rows_array, const void *cols_array, const void *ld_array)`
///
/// In `cublasLt.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtGroupedMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t,
    size: usize,
    r#type: runtime::cudaDataType,
    groupCount: i32,
    rows_array: *const c_void,
    cols_array: *const c_void,
    ld_array: *const c_void,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixLayout_t,
            usize,
            runtime::cudaDataType,
            i32,
            *const c_void,
            *const c_void,
            *const c_void,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtGroupedMatrixLayoutInit_internal").since("13.1");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    matLayout,
                    size,
                    r#type,
                    groupCount,
                    rows_array,
                    cols_array,
                    ld_array,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtHeuristicsCacheGetCapacity(
    capacity: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtHeuristicsCacheGetCapacity");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(capacity) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtHeuristicsCacheSetCapacity(
    capacity: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(usize) -> cublas::cublasStatus_t> = Symbol::new(
        c"cublasLtHeuristicsCacheSetCapacity",
    );
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(capacity) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtLoggerForceDisable(void)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtLoggerForceDisable() -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> cublas::cublasStatus_t> = Symbol::new(
        c"cublasLtLoggerForceDisable",
    );
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtLoggerOpenFile(
    logFile: *const core::ffi::c_char,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const core::ffi::c_char) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtLoggerOpenFile");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(logFile) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtLoggerSetCallback(
    callback: cublasLtLoggerCallback_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLtLoggerCallback_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtLoggerSetCallback");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(callback) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtLoggerSetFile(FILE *file)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtLoggerSetFile(file: *mut FILE) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut FILE) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtLoggerSetFile");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(file) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtLoggerSetLevel(int level)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtLoggerSetLevel(level: i32) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cublas::cublasStatus_t> = Symbol::new(
        c"cublasLtLoggerSetLevel",
    );
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(level) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtLoggerSetMask(int mask)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtLoggerSetMask(mask: i32) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32) -> cublas::cublasStatus_t> = Symbol::new(
        c"cublasLtLoggerSetMask",
    );
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(mask) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmul(
    lightHandle: cublasLtHandle_t,
    computeDesc: cublasLtMatmulDesc_t,
    alpha: *const c_void,
    A: *const c_void,
    Adesc: cublasLtMatrixLayout_t,
    B: *const c_void,
    Bdesc: cublasLtMatrixLayout_t,
    beta: *const c_void,
    C: *const c_void,
    Cdesc: cublasLtMatrixLayout_t,
    D: *mut c_void,
    Ddesc: cublasLtMatrixLayout_t,
    algo: *const cublasLtMatmulAlgo_t,
    workspace: *mut c_void,
    workspaceSizeInBytes: usize,
    stream: runtime::cudaStream_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublasLtMatmulDesc_t,
            *const c_void,
            *const c_void,
            cublasLtMatrixLayout_t,
            *const c_void,
            cublasLtMatrixLayout_t,
            *const c_void,
            *const c_void,
            cublasLtMatrixLayout_t,
            *mut c_void,
            cublasLtMatrixLayout_t,
            *const cublasLtMatmulAlgo_t,
            *mut c_void,
            usize,
            runtime::cudaStream_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmul");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    computeDesc,
                    alpha,
                    A,
                    Adesc,
                    B,
                    Bdesc,
                    beta,
                    C,
                    Cdesc,
                    D,
                    Ddesc,
                    algo,
                    workspace,
                    workspaceSizeInBytes,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoCapGetAttribute(
    algo: *const cublasLtMatmulAlgo_t,
    attr: cublasLtMatmulAlgoCapAttributes_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cublasLtMatmulAlgo_t,
            cublasLtMatmulAlgoCapAttributes_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoCapGetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(algo, attr, buf, sizeInBytes, sizeWritten) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    algo: *const cublasLtMatmulAlgo_t,
    result: *mut cublasLtMatmulHeuristicResult_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublasLtMatmulDesc_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            *const cublasLtMatmulAlgo_t,
            *mut cublasLtMatmulHeuristicResult_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoCheck");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    operationDesc,
                    Adesc,
                    Bdesc,
                    Cdesc,
                    Ddesc,
                    algo,
                    result,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoCheckForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result, cudaStream_t stream)`
///
/// In `cublasLt.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoCheckForStream(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    algo: *const cublasLtMatmulAlgo_t,
    result: *mut cublasLtMatmulHeuristicResult_t,
    stream: runtime::cudaStream_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublasLtMatmulDesc_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            *const cublasLtMatmulAlgo_t,
            *mut cublasLtMatmulHeuristicResult_t,
            runtime::cudaStream_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoCheckForStream").since("13.3");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    operationDesc,
                    Adesc,
                    Bdesc,
                    Cdesc,
                    Ddesc,
                    algo,
                    result,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoConfigGetAttribute(
    algo: *const cublasLtMatmulAlgo_t,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const cublasLtMatmulAlgo_t,
            cublasLtMatmulAlgoConfigAttributes_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoConfigGetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(algo, attr, buf, sizeInBytes, sizeWritten) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoConfigSetAttribute(
    algo: *mut cublasLtMatmulAlgo_t,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    buf: *const c_void,
    sizeInBytes: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cublasLtMatmulAlgo_t,
            cublasLtMatmulAlgoConfigAttributes_t,
            *const c_void,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoConfigSetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(algo, attr, buf, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    preference: cublasLtMatmulPreference_t,
    requestedAlgoCount: i32,
    heuristicResultsArray: *mut cublasLtMatmulHeuristicResult_t,
    returnAlgoCount: *mut i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublasLtMatmulDesc_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatmulPreference_t,
            i32,
            *mut cublasLtMatmulHeuristicResult_t,
            *mut i32,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoGetHeuristic");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    operationDesc,
                    Adesc,
                    Bdesc,
                    Cdesc,
                    Ddesc,
                    preference,
                    requestedAlgoCount,
                    heuristicResultsArray,
                    returnAlgoCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoGetHeuristicForStream(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount, cudaStream_t stream)`
///
/// In `cublasLt.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoGetHeuristicForStream(
    lightHandle: cublasLtHandle_t,
    operationDesc: cublasLtMatmulDesc_t,
    Adesc: cublasLtMatrixLayout_t,
    Bdesc: cublasLtMatrixLayout_t,
    Cdesc: cublasLtMatrixLayout_t,
    Ddesc: cublasLtMatrixLayout_t,
    preference: cublasLtMatmulPreference_t,
    requestedAlgoCount: i32,
    heuristicResultsArray: *mut cublasLtMatmulHeuristicResult_t,
    returnAlgoCount: *mut i32,
    stream: runtime::cudaStream_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublasLtMatmulDesc_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayout_t,
            cublasLtMatmulPreference_t,
            i32,
            *mut cublasLtMatmulHeuristicResult_t,
            *mut i32,
            runtime::cudaStream_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoGetHeuristicForStream").since("13.3");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    operationDesc,
                    Adesc,
                    Bdesc,
                    Cdesc,
                    Ddesc,
                    preference,
                    requestedAlgoCount,
                    heuristicResultsArray,
                    returnAlgoCount,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
    Atype: runtime::cudaDataType,
    Btype: runtime::cudaDataType,
    Ctype: runtime::cudaDataType,
    Dtype: runtime::cudaDataType,
    requestedAlgoCount: i32,
    algoIdsArray: *mut i32,
    returnAlgoCount: *mut i32,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublas::cublasComputeType_t,
            runtime::cudaDataType,
            runtime::cudaDataType,
            runtime::cudaDataType,
            runtime::cudaDataType,
            runtime::cudaDataType,
            i32,
            *mut i32,
            *mut i32,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoGetIds");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    computeType,
                    scaleType,
                    Atype,
                    Btype,
                    Ctype,
                    Dtype,
                    requestedAlgoCount,
                    algoIdsArray,
                    returnAlgoCount,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
    Atype: runtime::cudaDataType,
    Btype: runtime::cudaDataType,
    Ctype: runtime::cudaDataType,
    Dtype: runtime::cudaDataType,
    algoId: i32,
    algo: *mut cublasLtMatmulAlgo_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublas::cublasComputeType_t,
            runtime::cudaDataType,
            runtime::cudaDataType,
            runtime::cudaDataType,
            runtime::cudaDataType,
            runtime::cudaDataType,
            i32,
            *mut cublasLtMatmulAlgo_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulAlgoInit");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    computeType,
                    scaleType,
                    Atype,
                    Btype,
                    Ctype,
                    Dtype,
                    algoId,
                    algo,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulDescCreate(
    matmulDesc: *mut cublasLtMatmulDesc_t,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cublasLtMatmulDesc_t,
            cublas::cublasComputeType_t,
            runtime::cudaDataType,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulDescCreate");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matmulDesc, computeType, scaleType) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulDescDestroy(
    matmulDesc: cublasLtMatmulDesc_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLtMatmulDesc_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulDescDestroy");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matmulDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulDescGetAttribute(
    matmulDesc: cublasLtMatmulDesc_t,
    attr: cublasLtMatmulDescAttributes_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatmulDesc_t,
            cublasLtMatmulDescAttributes_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulDescGetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe { exported(matmulDesc, attr, buf, sizeInBytes, sizeWritten) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulDescInit_internal(
    matmulDesc: cublasLtMatmulDesc_t,
    size: usize,
    computeType: cublas::cublasComputeType_t,
    scaleType: runtime::cudaDataType,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatmulDesc_t,
            usize,
            cublas::cublasComputeType_t,
            runtime::cudaDataType,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulDescInit_internal");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matmulDesc, size, computeType, scaleType) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulDescSetAttribute(
    matmulDesc: cublasLtMatmulDesc_t,
    attr: cublasLtMatmulDescAttributes_t,
    buf: *const c_void,
    sizeInBytes: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatmulDesc_t,
            cublasLtMatmulDescAttributes_t,
            *const c_void,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulDescSetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matmulDesc, attr, buf, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceCreate(
    pref: *mut cublasLtMatmulPreference_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cublasLtMatmulPreference_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulPreferenceCreate");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(pref) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceDestroy(
    pref: cublasLtMatmulPreference_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLtMatmulPreference_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulPreferenceDestroy");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(pref) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceGetAttribute(
    pref: cublasLtMatmulPreference_t,
    attr: cublasLtMatmulPreferenceAttributes_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatmulPreference_t,
            cublasLtMatmulPreferenceAttributes_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulPreferenceGetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(pref, attr, buf, sizeInBytes, sizeWritten) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceInit_internal(
    pref: cublasLtMatmulPreference_t,
    size: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatmulPreference_t,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulPreferenceInit_internal");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(pref, size) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatmulPreferenceSetAttribute(
    pref: cublasLtMatmulPreference_t,
    attr: cublasLtMatmulPreferenceAttributes_t,
    buf: *const c_void,
    sizeInBytes: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatmulPreference_t,
            cublasLtMatmulPreferenceAttributes_t,
            *const c_void,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatmulPreferenceSetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(pref, attr, buf, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixLayoutCreate(
    matLayout: *mut cublasLtMatrixLayout_t,
    r#type: runtime::cudaDataType,
    rows: u64,
    cols: u64,
    ld: i64,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cublasLtMatrixLayout_t,
            runtime::cudaDataType,
            u64,
            u64,
            i64,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixLayoutCreate");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matLayout, r#type, rows, cols, ld) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixLayoutDestroy(
    matLayout: cublasLtMatrixLayout_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(cublasLtMatrixLayout_t) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixLayoutDestroy");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matLayout) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixLayoutGetAttribute(
    matLayout: cublasLtMatrixLayout_t,
    attr: cublasLtMatrixLayoutAttribute_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayoutAttribute_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixLayoutGetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe { exported(matLayout, attr, buf, sizeInBytes, sizeWritten) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixLayoutInit_internal(
    matLayout: cublasLtMatrixLayout_t,
    size: usize,
    r#type: runtime::cudaDataType,
    rows: u64,
    cols: u64,
    ld: i64,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixLayout_t,
            usize,
            runtime::cudaDataType,
            u64,
            u64,
            i64,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixLayoutInit_internal");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matLayout, size, r#type, rows, cols, ld) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixLayoutSetAttribute(
    matLayout: cublasLtMatrixLayout_t,
    attr: cublasLtMatrixLayoutAttribute_t,
    buf: *const c_void,
    sizeInBytes: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixLayout_t,
            cublasLtMatrixLayoutAttribute_t,
            *const c_void,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixLayoutSetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(matLayout, attr, buf, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t,
    transformDesc: cublasLtMatrixTransformDesc_t,
    alpha: *const c_void,
    A: *const c_void,
    Adesc: cublasLtMatrixLayout_t,
    beta: *const c_void,
    B: *const c_void,
    Bdesc: cublasLtMatrixLayout_t,
    C: *mut c_void,
    Cdesc: cublasLtMatrixLayout_t,
    stream: runtime::cudaStream_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtHandle_t,
            cublasLtMatrixTransformDesc_t,
            *const c_void,
            *const c_void,
            cublasLtMatrixLayout_t,
            *const c_void,
            *const c_void,
            cublasLtMatrixLayout_t,
            *mut c_void,
            cublasLtMatrixLayout_t,
            runtime::cudaStream_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixTransform");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe {
                exported(
                    lightHandle,
                    transformDesc,
                    alpha,
                    A,
                    Adesc,
                    beta,
                    B,
                    Bdesc,
                    C,
                    Cdesc,
                    stream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescCreate(
    transformDesc: *mut cublasLtMatrixTransformDesc_t,
    scaleType: runtime::cudaDataType,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cublasLtMatrixTransformDesc_t,
            runtime::cudaDataType,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixTransformDescCreate");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(transformDesc, scaleType) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescDestroy(
    transformDesc: cublasLtMatrixTransformDesc_t,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixTransformDesc_t,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixTransformDescDestroy");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(transformDesc) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescGetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t,
    attr: cublasLtMatrixTransformDescAttributes_t,
    buf: *mut c_void,
    sizeInBytes: usize,
    sizeWritten: *mut usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixTransformDesc_t,
            cublasLtMatrixTransformDescAttributes_t,
            *mut c_void,
            usize,
            *mut usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixTransformDescGetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => {
            unsafe { exported(transformDesc, attr, buf, sizeInBytes, sizeWritten) }
        }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescInit_internal(
    transformDesc: cublasLtMatrixTransformDesc_t,
    size: usize,
    scaleType: runtime::cudaDataType,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixTransformDesc_t,
            usize,
            runtime::cudaDataType,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixTransformDescInit_internal");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(transformDesc, size, scaleType) }
        Err(missing) => missing.status(),
    }
}

/// `cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
///
/// In `cublasLt.h` since CUDA 12.0 or earlier.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cublasLtMatrixTransformDescSetAttribute(
    transformDesc: cublasLtMatrixTransformDesc_t,
    attr: cublasLtMatrixTransformDescAttributes_t,
    buf: *const c_void,
    sizeInBytes: usize,
) -> cublas::cublasStatus_t {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            cublasLtMatrixTransformDesc_t,
            cublasLtMatrixTransformDescAttributes_t,
            *const c_void,
            usize,
        ) -> cublas::cublasStatus_t,
    > = Symbol::new(c"cublasLtMatrixTransformDescSetAttribute");
    match SYMBOL.get(&CUBLASLT) {
        Ok(exported) => unsafe { exported(transformDesc, attr, buf, sizeInBytes) }
        Err(missing) => missing.status(),
    }
}
