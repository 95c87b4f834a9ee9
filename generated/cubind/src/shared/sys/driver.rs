//! The C functions, as the library exports them: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::shared::driver::{DRIVER, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

/// `CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuArray3DCreate_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArray3DCreate(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUarray,
            *const CUDA_ARRAY3D_DESCRIPTOR_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuArray3DCreate").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pHandle, pAllocateArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArray3DCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY3D_DESCRIPTOR,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUarray,
            *const CUDA_ARRAY3D_DESCRIPTOR,
        ) -> CUresult,
    > = Symbol::new(c"cuArray3DCreate_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pHandle, pAllocateArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuArray3DGetDescriptor_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArray3DGetDescriptor(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR_v1,
    hArray: CUarray,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_ARRAY3D_DESCRIPTOR_v1, CUarray) -> CUresult,
    > = Symbol::new(c"cuArray3DGetDescriptor").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pArrayDescriptor, hArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArray3DGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY3D_DESCRIPTOR,
    hArray: CUarray,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_ARRAY3D_DESCRIPTOR, CUarray) -> CUresult,
    > = Symbol::new(c"cuArray3DGetDescriptor_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pArrayDescriptor, hArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuArrayCreate_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayCreate(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUarray,
            *const CUDA_ARRAY_DESCRIPTOR_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuArrayCreate").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pHandle, pAllocateArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayCreate_v2(
    pHandle: *mut CUarray,
    pAllocateArray: *const CUDA_ARRAY_DESCRIPTOR,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray, *const CUDA_ARRAY_DESCRIPTOR) -> CUresult,
    > = Symbol::new(c"cuArrayCreate_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pHandle, pAllocateArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayDestroy(CUarray hArray)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayDestroy(hArray: CUarray) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUarray) -> CUresult> = Symbol::new(
            c"cuArrayDestroy",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuArrayGetDescriptor_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayGetDescriptor(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR_v1,
    hArray: CUarray,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_ARRAY_DESCRIPTOR_v1, CUarray) -> CUresult,
    > = Symbol::new(c"cuArrayGetDescriptor").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pArrayDescriptor, hArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayGetDescriptor_v2(
    pArrayDescriptor: *mut CUDA_ARRAY_DESCRIPTOR,
    hArray: CUarray,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_ARRAY_DESCRIPTOR, CUarray) -> CUresult,
    > = Symbol::new(c"cuArrayGetDescriptor_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pArrayDescriptor, hArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)`
///
/// In `cuda.h` since CUDA 11.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    array: CUarray,
    device: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
            CUarray,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuArrayGetMemoryRequirements").since("11.6");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(memoryRequirements, array, device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayGetPlane(
    pPlaneArray: *mut CUarray,
    hArray: CUarray,
    planeIdx: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray, CUarray, u32) -> CUresult,
    > = Symbol::new(c"cuArrayGetPlane").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pPlaneArray, hArray, planeIdx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    array: CUarray,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_ARRAY_SPARSE_PROPERTIES, CUarray) -> CUresult,
    > = Symbol::new(c"cuArrayGetSparseProperties").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(sparseProperties, array) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointProcessGetRestoreThreadId(
    pid: i32,
    tid: *mut i32,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(i32, *mut i32) -> CUresult> = Symbol::new(
            c"cuCheckpointProcessGetRestoreThreadId",
        )
        .since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pid, tid) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointProcessGetState(
    pid: i32,
    state: *mut CUprocessState,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut CUprocessState) -> CUresult,
    > = Symbol::new(c"cuCheckpointProcessGetState").since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pid, state) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointProcessLock(
    pid: i32,
    args: *mut CUcheckpointLockArgs,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut CUcheckpointLockArgs) -> CUresult,
    > = Symbol::new(c"cuCheckpointProcessLock").since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pid, args) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointProcessUnlock(
    pid: i32,
    args: *mut CUcheckpointUnlockArgs,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut CUcheckpointUnlockArgs) -> CUresult,
    > = Symbol::new(c"cuCheckpointProcessUnlock").since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pid, args) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpGetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcoredumpSettings,
            *mut c_void,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuCoredumpGetAttribute").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(attrib, value, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpGetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcoredumpSettings,
            *mut c_void,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuCoredumpGetAttributeGlobal").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(attrib, value, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpSetAttribute(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcoredumpSettings,
            *mut c_void,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuCoredumpSetAttribute").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(attrib, value, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpSetAttributeGlobal(
    attrib: CUcoredumpSettings,
    value: *mut c_void,
    size: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcoredumpSettings,
            *mut c_void,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuCoredumpSetAttributeGlobal").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(attrib, value, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxAttach(pctx: *mut CUcontext, flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUcontext, u32) -> CUresult> = Symbol::new(
            c"cuCtxAttach",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuCtxCreate_v4`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxCreate(pctx: *mut CUcontext, flags: u32, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcontext, u32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuCtxCreate").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx, flags, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxCreate_v2(
    pctx: *mut CUcontext,
    flags: u32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcontext, u32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuCtxCreate_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx, flags, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags, CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxCreate_v3(
    pctx: *mut CUcontext,
    paramsArray: *mut CUexecAffinityParam,
    numParams: i32,
    flags: u32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUcontext,
            *mut CUexecAffinityParam,
            i32,
            u32,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuCtxCreate_v3").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx, paramsArray, numParams, flags, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)`
///
/// In `cuda.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxCreate_v4(
    pctx: *mut CUcontext,
    ctxCreateParams: *mut CUctxCreateParams,
    flags: u32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUcontext,
            *mut CUctxCreateParams,
            u32,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuCtxCreate_v4").since("12.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx, ctxCreateParams, flags, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxDestroy(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuCtxDestroy_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxDestroy(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxDestroy",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxDestroy_v2(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxDestroy_v2(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxDestroy_v2",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxDetach(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxDetach(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxDetach",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxDisablePeerAccess(CUcontext peerContext)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxDisablePeerAccess(peerContext: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxDisablePeerAccess",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(peerContext) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxEnablePeerAccess(peerContext: CUcontext, Flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext, u32) -> CUresult> = Symbol::new(
            c"cuCtxEnablePeerAccess",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(peerContext, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxFromGreenCtx(pContext: *mut CUcontext, hCtx: CUgreenCtx) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcontext, CUgreenCtx) -> CUresult,
    > = Symbol::new(c"cuCtxFromGreenCtx").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pContext, hCtx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetApiVersion(ctx: CUcontext, version: *mut u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext, *mut u32) -> CUresult> = Symbol::new(
            c"cuCtxGetApiVersion",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx, version) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetCacheConfig(pconfig: *mut CUfunc_cache) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUfunc_cache) -> CUresult> = Symbol::new(
            c"cuCtxGetCacheConfig",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pconfig) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetCurrent(CUcontext *pctx)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetCurrent(pctx: *mut CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxGetCurrent",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetDevice(CUdevice *device)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetDevice(device: *mut CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUdevice) -> CUresult> = Symbol::new(
            c"cuCtxGetDevice",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetExecAffinity(
    pExecAffinity: *mut CUexecAffinityParam,
    r#type: CUexecAffinityType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUexecAffinityParam,
            CUexecAffinityType,
        ) -> CUresult,
    > = Symbol::new(c"cuCtxGetExecAffinity").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pExecAffinity, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetFlags(unsigned int *flags)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetFlags(flags: *mut u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32) -> CUresult> = Symbol::new(
            c"cuCtxGetFlags",
        )
        .since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetId(ctx: CUcontext, ctxId: *mut u64) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext, *mut u64) -> CUresult> = Symbol::new(
            c"cuCtxGetId",
        )
        .since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx, ctxId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)`
///
/// In `cuda.h` since CUDA 4.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetSharedMemConfig(pConfig: *mut CUsharedconfig) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUsharedconfig) -> CUresult> = Symbol::new(
            c"cuCtxGetSharedMemConfig",
        )
        .since("4.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pConfig) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetStreamPriorityRange(
    leastPriority: *mut i32,
    greatestPriority: *mut i32,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32, *mut i32) -> CUresult> = Symbol::new(
            c"cuCtxGetStreamPriorityRange",
        )
        .since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leastPriority, greatestPriority) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxPopCurrent(CUcontext *pctx)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuCtxPopCurrent_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxPopCurrent(pctx: *mut CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxPopCurrent",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxPopCurrent_v2(CUcontext *pctx)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxPopCurrent_v2(pctx: *mut CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxPopCurrent_v2",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxPushCurrent(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuCtxPushCurrent_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxPushCurrent(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxPushCurrent",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxPushCurrent_v2(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxPushCurrent_v2(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxPushCurrent_v2",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)`
///
/// In `cuda.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxRecordEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext, CUevent) -> CUresult> = Symbol::new(
            c"cuCtxRecordEvent",
        )
        .since("12.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx, hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxResetPersistingL2Cache(void)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxResetPersistingL2Cache() -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUresult> = Symbol::new(
            c"cuCtxResetPersistingL2Cache",
        )
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSetCacheConfig(CUfunc_cache config)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSetCacheConfig(config: CUfunc_cache) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunc_cache) -> CUresult> = Symbol::new(
            c"cuCtxSetCacheConfig",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSetCurrent(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSetCurrent(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxSetCurrent",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSetFlags(unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSetFlags(flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> CUresult> = Symbol::new(
            c"cuCtxSetFlags",
        )
        .since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)`
///
/// In `cuda.h` since CUDA 4.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSetSharedMemConfig(config: CUsharedconfig) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUsharedconfig) -> CUresult> = Symbol::new(
            c"cuCtxSetSharedMemConfig",
        )
        .since("4.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSynchronize(void)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSynchronize() -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUresult> = Symbol::new(
            c"cuCtxSynchronize",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)`
///
/// In `cuda.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxWaitEvent(hCtx: CUcontext, hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext, CUevent) -> CUresult> = Symbol::new(
            c"cuCtxWaitEvent",
        )
        .since("12.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx, hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDestroyExternalMemory(CUexternalMemory extMem)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDestroyExternalMemory(extMem: CUexternalMemory) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUexternalMemory) -> CUresult> = Symbol::new(
            c"cuDestroyExternalMemory",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(extMem) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDestroyExternalSemaphore(extSem: CUexternalSemaphore) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUexternalSemaphore) -> CUresult> = Symbol::new(
            c"cuDestroyExternalSemaphore",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(extSem) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceCanAccessPeer(
    canAccessPeer: *mut i32,
    dev: CUdevice,
    peerDev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUdevice, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceCanAccessPeer").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(canAccessPeer, dev, peerDev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceComputeCapability(
    major: *mut i32,
    minor: *mut i32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, *mut i32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceComputeCapability").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(major, minor, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGet(CUdevice *device, int ordinal)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGet(device: *mut CUdevice, ordinal: i32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUdevice, i32) -> CUresult> = Symbol::new(
            c"cuDeviceGet",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, ordinal) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetByPCIBusId(
    dev: *mut CUdevice,
    pciBusId: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdevice, *const core::ffi::c_char) -> CUresult,
    > = Symbol::new(c"cuDeviceGetByPCIBusId").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev, pciBusId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetCount(int *count)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetCount(count: *mut i32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> CUresult> = Symbol::new(
            c"cuDeviceGetCount",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmemoryPool, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetDefaultMemPool").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool_out, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetExecAffinitySupport(
    pi: *mut i32,
    r#type: CUexecAffinityType,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUexecAffinityType, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetExecAffinitySupport").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pi, r#type, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdevice,
            CUgraphMem_attribute,
            *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceGetGraphMemAttribute").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetLuid(
    luid: *mut core::ffi::c_char,
    deviceNodeMask: *mut u32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut core::ffi::c_char, *mut u32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetLuid").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(luid, deviceNodeMask, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetMemPool(pool: *mut CUmemoryPool, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmemoryPool, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetMemPool").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetName(char *name, int len, CUdevice dev)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetName(
    name: *mut core::ffi::c_char,
    len: i32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut core::ffi::c_char, i32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetName").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(name, len, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetNvSciSyncAttributes(
    nvSciSyncAttrList: *mut c_void,
    dev: CUdevice,
    flags: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUdevice, i32) -> CUresult,
    > = Symbol::new(c"cuDeviceGetNvSciSyncAttributes").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(nvSciSyncAttrList, dev, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetP2PAttribute(
    value: *mut i32,
    attrib: CUdevice_P2PAttribute,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            CUdevice_P2PAttribute,
            CUdevice,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceGetP2PAttribute").since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(value, attrib, srcDevice, dstDevice) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetPCIBusId(
    pciBusId: *mut core::ffi::c_char,
    len: i32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut core::ffi::c_char, i32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetPCIBusId").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pciBusId, len, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetProperties(prop: *mut CUdevprop, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdevprop, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetProperties").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(prop, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetTexture1DLinearMaxWidth(
    maxWidthInElements: *mut usize,
    format: CUarray_format,
    numChannels: u32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, CUarray_format, u32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetTexture1DLinearMaxWidth").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(maxWidthInElements, format, numChannels, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)`
///
/// In `cuda.h` since CUDA 9.2.
///
/// Older ABI version: for the headers this name is `cuDeviceGetUuid_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetUuid(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUuuid, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetUuid").since("9.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(uuid, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetUuid_v2(uuid: *mut CUuuid, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUuuid, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetUuid_v2").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(uuid, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGraphMemTrim(CUdevice device)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGraphMemTrim(device: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice) -> CUresult> = Symbol::new(
            c"cuDeviceGraphMemTrim",
        )
        .since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxGetState(
    dev: CUdevice,
    flags: *mut u32,
    active: *mut i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdevice, *mut u32, *mut i32) -> CUresult,
    > = Symbol::new(c"cuDevicePrimaryCtxGetState").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev, flags, active) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxRelease(CUdevice dev)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// Older ABI version: for the headers this name is `cuDevicePrimaryCtxRelease_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxRelease(dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice) -> CUresult> = Symbol::new(
            c"cuDevicePrimaryCtxRelease",
        )
        .since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxRelease_v2(dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice) -> CUresult> = Symbol::new(
            c"cuDevicePrimaryCtxRelease_v2",
        )
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxReset(CUdevice dev)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// Older ABI version: for the headers this name is `cuDevicePrimaryCtxReset_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxReset(dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice) -> CUresult> = Symbol::new(
            c"cuDevicePrimaryCtxReset",
        )
        .since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxReset_v2(dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice) -> CUresult> = Symbol::new(
            c"cuDevicePrimaryCtxReset_v2",
        )
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxRetain(pctx: *mut CUcontext, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcontext, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDevicePrimaryCtxRetain").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pctx, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// Older ABI version: for the headers this name is `cuDevicePrimaryCtxSetFlags_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxSetFlags(dev: CUdevice, flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice, u32) -> CUresult> = Symbol::new(
            c"cuDevicePrimaryCtxSetFlags",
        )
        .since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevicePrimaryCtxSetFlags_v2(dev: CUdevice, flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdevice, u32) -> CUresult> = Symbol::new(
            c"cuDevicePrimaryCtxSetFlags_v2",
        )
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceRegisterAsyncNotification(
    device: CUdevice,
    callbackFunc: CUasyncCallback,
    userData: *mut c_void,
    callback: *mut CUasyncCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdevice,
            CUasyncCallback,
            *mut c_void,
            *mut CUasyncCallbackHandle,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceRegisterAsyncNotification").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, callbackFunc, userData, callback) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceSetGraphMemAttribute(
    device: CUdevice,
    attr: CUgraphMem_attribute,
    value: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdevice,
            CUgraphMem_attribute,
            *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceSetGraphMemAttribute").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceSetMemPool(dev: CUdevice, pool: CUmemoryPool) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdevice, CUmemoryPool) -> CUresult,
    > = Symbol::new(c"cuDeviceSetMemPool").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dev, pool) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceTotalMem(unsigned int *bytes, CUdevice dev)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuDeviceTotalMem_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceTotalMem(bytes: *mut u32, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32, CUdevice) -> CUresult> = Symbol::new(
            c"cuDeviceTotalMem",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(bytes, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceTotalMem_v2(bytes: *mut usize, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut usize, CUdevice) -> CUresult> = Symbol::new(
            c"cuDeviceTotalMem_v2",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(bytes, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceUnregisterAsyncNotification(
    device: CUdevice,
    callback: CUasyncCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdevice, CUasyncCallbackHandle) -> CUresult,
    > = Symbol::new(c"cuDeviceUnregisterAsyncNotification").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, callback) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDriverGetVersion(int *driverVersion)`
///
/// In `cuda.h` since CUDA 2.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDriverGetVersion(driverVersion: *mut i32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32) -> CUresult> = Symbol::new(
            c"cuDriverGetVersion",
        )
        .since("2.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(driverVersion) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamConsumerAcquireFrame(
    conn: *mut CUeglStreamConnection,
    pCudaResource: *mut CUgraphicsResource,
    pStream: *mut CUstream,
    timeout: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglStreamConnection,
            *mut CUgraphicsResource,
            *mut CUstream,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuEGLStreamConsumerAcquireFrame").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, pCudaResource, pStream, timeout) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamConsumerConnect(
    conn: *mut CUeglStreamConnection,
    stream: EGLStreamKHR,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUeglStreamConnection, EGLStreamKHR) -> CUresult,
    > = Symbol::new(c"cuEGLStreamConsumerConnect").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, stream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags)`
///
/// In `cudaEGL.h` since CUDA 8.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamConsumerConnectWithFlags(
    conn: *mut CUeglStreamConnection,
    stream: EGLStreamKHR,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglStreamConnection,
            EGLStreamKHR,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuEGLStreamConsumerConnectWithFlags").since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, stream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamConsumerDisconnect(
    conn: *mut CUeglStreamConnection,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUeglStreamConnection) -> CUresult,
    > = Symbol::new(c"cuEGLStreamConsumerDisconnect").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamConsumerReleaseFrame(
    conn: *mut CUeglStreamConnection,
    pCudaResource: CUgraphicsResource,
    pStream: *mut CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglStreamConnection,
            CUgraphicsResource,
            *mut CUstream,
        ) -> CUresult,
    > = Symbol::new(c"cuEGLStreamConsumerReleaseFrame").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, pCudaResource, pStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamProducerConnect(
    conn: *mut CUeglStreamConnection,
    stream: EGLStreamKHR,
    width: EGLint,
    height: EGLint,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglStreamConnection,
            EGLStreamKHR,
            EGLint,
            EGLint,
        ) -> CUresult,
    > = Symbol::new(c"cuEGLStreamProducerConnect").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, stream, width, height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamProducerDisconnect(
    conn: *mut CUeglStreamConnection,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUeglStreamConnection) -> CUresult,
    > = Symbol::new(c"cuEGLStreamProducerDisconnect").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamProducerPresentFrame(
    conn: *mut CUeglStreamConnection,
    eglframe: CUeglFrame,
    pStream: *mut CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglStreamConnection,
            CUeglFrame,
            *mut CUstream,
        ) -> CUresult,
    > = Symbol::new(c"cuEGLStreamProducerPresentFrame").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, eglframe, pStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEGLStreamProducerReturnFrame(
    conn: *mut CUeglStreamConnection,
    eglframe: *mut CUeglFrame,
    pStream: *mut CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglStreamConnection,
            *mut CUeglFrame,
            *mut CUstream,
        ) -> CUresult,
    > = Symbol::new(c"cuEGLStreamProducerReturnFrame").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(conn, eglframe, pStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventCreate(phEvent: *mut CUevent, Flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUevent, u32) -> CUresult> = Symbol::new(
            c"cuEventCreate",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phEvent, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)`
///
/// In `cudaEGL.h` since CUDA 9.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventCreateFromEGLSync(
    phEvent: *mut CUevent,
    eglSync: EGLSyncKHR,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUevent, EGLSyncKHR, u32) -> CUresult,
    > = Symbol::new(c"cuEventCreateFromEGLSync").since("9.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phEvent, eglSync, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventDestroy(CUevent hEvent)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuEventDestroy_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventDestroy(hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUevent) -> CUresult> = Symbol::new(
            c"cuEventDestroy",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventDestroy_v2(CUevent hEvent)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventDestroy_v2(hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUevent) -> CUresult> = Symbol::new(
            c"cuEventDestroy_v2",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuEventElapsedTime_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventElapsedTime(
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut f32, CUevent, CUevent) -> CUresult,
    > = Symbol::new(c"cuEventElapsedTime").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pMilliseconds, hStart, hEnd) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventElapsedTime_v2(
    pMilliseconds: *mut f32,
    hStart: CUevent,
    hEnd: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut f32, CUevent, CUevent) -> CUresult,
    > = Symbol::new(c"cuEventElapsedTime_v2").since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pMilliseconds, hStart, hEnd) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventQuery(CUevent hEvent)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventQuery(hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUevent) -> CUresult> = Symbol::new(
            c"cuEventQuery",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventRecord(CUevent hEvent, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventRecord(hEvent: CUevent, hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUevent, CUstream) -> CUresult> = Symbol::with_per_thread(
            c"cuEventRecord",
            c"cuEventRecord_ptsz",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hEvent, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventRecordWithFlags(
    hEvent: CUevent,
    hStream: CUstream,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUevent, CUstream, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuEventRecordWithFlags",
            c"cuEventRecordWithFlags_ptsz",
        )
        .since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hEvent, hStream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuEventSynchronize(CUevent hEvent)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuEventSynchronize(hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUevent) -> CUresult> = Symbol::new(
            c"cuEventSynchronize",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuExternalMemoryGetMappedBuffer(
    devPtr: *mut CUdeviceptr,
    extMem: CUexternalMemory,
    bufferDesc: *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            CUexternalMemory,
            *const CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        ) -> CUresult,
    > = Symbol::new(c"cuExternalMemoryGetMappedBuffer").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(devPtr, extMem, bufferDesc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuExternalMemoryGetMappedMipmappedArray(
    mipmap: *mut CUmipmappedArray,
    extMem: CUexternalMemory,
    mipmapDesc: *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmipmappedArray,
            CUexternalMemory,
            *const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC,
        ) -> CUresult,
    > = Symbol::new(c"cuExternalMemoryGetMappedMipmappedArray").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mipmap, extMem, mipmapDesc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFlushGPUDirectRDMAWrites(
    target: CUflushGPUDirectRDMAWritesTarget,
    scope: CUflushGPUDirectRDMAWritesScope,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUflushGPUDirectRDMAWritesTarget,
            CUflushGPUDirectRDMAWritesScope,
        ) -> CUresult,
    > = Symbol::new(c"cuFlushGPUDirectRDMAWrites").since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(target, scope) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncGetModule(hmod: *mut CUmodule, hfunc: CUfunction) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmodule, CUfunction) -> CUresult,
    > = Symbol::new(c"cuFuncGetModule").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hmod, hfunc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncGetName(const char **name, CUfunction hfunc)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncGetName(
    name: *mut *const core::ffi::c_char,
    hfunc: CUfunction,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *const core::ffi::c_char, CUfunction) -> CUresult,
    > = Symbol::new(c"cuFuncGetName").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(name, hfunc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncGetParamInfo(
    func: CUfunction,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, usize, *mut usize, *mut usize) -> CUresult,
    > = Symbol::new(c"cuFuncGetParamInfo").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(func, paramIndex, paramOffset, paramSize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncIsLoaded(
    state: *mut CUfunctionLoadingState,
    function: CUfunction,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfunctionLoadingState, CUfunction) -> CUresult,
    > = Symbol::new(c"cuFuncIsLoaded").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(state, function) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncLoad(CUfunction function)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncLoad(function: CUfunction) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction) -> CUresult> = Symbol::new(
            c"cuFuncLoad",
        )
        .since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(function) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncSetBlockShape(
    hfunc: CUfunction,
    x: i32,
    y: i32,
    z: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, i32, i32, i32) -> CUresult,
    > = Symbol::new(c"cuFuncSetBlockShape").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, x, y, z) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncSetCacheConfig(hfunc: CUfunction, config: CUfunc_cache) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, CUfunc_cache) -> CUresult,
    > = Symbol::new(c"cuFuncSetCacheConfig").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)`
///
/// In `cuda.h` since CUDA 4.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncSetSharedMemConfig(
    hfunc: CUfunction,
    config: CUsharedconfig,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, CUsharedconfig) -> CUresult,
    > = Symbol::new(c"cuFuncSetSharedMemConfig").since("4.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncSetSharedSize(hfunc: CUfunction, bytes: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction, u32) -> CUresult> = Symbol::new(
            c"cuFuncSetSharedSize",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, bytes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)`
///
/// In `cudaGL.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuGLCtxCreate_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLCtxCreate(
    pCtx: *mut CUcontext,
    Flags: u32,
    device: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcontext, u32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuGLCtxCreate").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCtx, Flags, device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)`
///
/// In `cudaGL.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLCtxCreate_v2(
    pCtx: *mut CUcontext,
    Flags: u32,
    device: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcontext, u32, CUdevice) -> CUresult,
    > = Symbol::new(c"cuGLCtxCreate_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCtx, Flags, device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)`
///
/// In `cudaGL.h` since CUDA 4.1.
///
/// Older ABI version: for the headers this name is `cuGLGetDevices_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLGetDevices(
    pCudaDeviceCount: *mut u32,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: u32,
    deviceList: CUGLDeviceList,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            *mut CUdevice,
            u32,
            CUGLDeviceList,
        ) -> CUresult,
    > = Symbol::new(c"cuGLGetDevices").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)`
///
/// In `cudaGL.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLGetDevices_v2(
    pCudaDeviceCount: *mut u32,
    pCudaDevices: *mut CUdevice,
    cudaDeviceCount: u32,
    deviceList: CUGLDeviceList,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            *mut CUdevice,
            u32,
            CUGLDeviceList,
        ) -> CUresult,
    > = Symbol::new(c"cuGLGetDevices_v2").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(pCudaDeviceCount, pCudaDevices, cudaDeviceCount, deviceList)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLInit(void)`
///
/// In `cudaGL.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLInit() -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUresult> = Symbol::new(
            c"cuGLInit",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer)`
///
/// In `cudaGL.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuGLMapBufferObject_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLMapBufferObject(
    dptr: *mut CUdeviceptr_v1,
    size: *mut u32,
    buffer: GLuint,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr_v1, *mut u32, GLuint) -> CUresult,
    > = Symbol::new(c"cuGLMapBufferObject").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, size, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer, CUstream hStream)`
///
/// In `cudaGL.h` since CUDA 2.3.
///
/// Older ABI version: for the headers this name is `cuGLMapBufferObjectAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLMapBufferObjectAsync(
    dptr: *mut CUdeviceptr_v1,
    size: *mut u32,
    buffer: GLuint,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr_v1,
            *mut u32,
            GLuint,
            CUstream,
        ) -> CUresult,
    > = Symbol::new(c"cuGLMapBufferObjectAsync").since("2.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, size, buffer, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)`
///
/// In `cudaGL.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLMapBufferObjectAsync_v2(
    dptr: *mut CUdeviceptr,
    size: *mut usize,
    buffer: GLuint,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            GLuint,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuGLMapBufferObjectAsync_v2",
            c"cuGLMapBufferObjectAsync_v2_ptsz",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, size, buffer, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)`
///
/// In `cudaGL.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLMapBufferObject_v2(
    dptr: *mut CUdeviceptr,
    size: *mut usize,
    buffer: GLuint,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, *mut usize, GLuint) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuGLMapBufferObject_v2",
            c"cuGLMapBufferObject_v2_ptds",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, size, buffer) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLRegisterBufferObject(GLuint buffer)`
///
/// In `cudaGL.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLRegisterBufferObject(buffer: GLuint) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(GLuint) -> CUresult> = Symbol::new(
            c"cuGLRegisterBufferObject",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(buffer) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)`
///
/// In `cudaGL.h` since CUDA 2.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLSetBufferObjectMapFlags(buffer: GLuint, Flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(GLuint, u32) -> CUresult> = Symbol::new(
            c"cuGLSetBufferObjectMapFlags",
        )
        .since("2.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(buffer, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLUnmapBufferObject(GLuint buffer)`
///
/// In `cudaGL.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLUnmapBufferObject(buffer: GLuint) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(GLuint) -> CUresult> = Symbol::new(
            c"cuGLUnmapBufferObject",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(buffer) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)`
///
/// In `cudaGL.h` since CUDA 2.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLUnmapBufferObjectAsync(buffer: GLuint, hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(GLuint, CUstream) -> CUresult> = Symbol::new(
            c"cuGLUnmapBufferObjectAsync",
        )
        .since("2.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(buffer, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGLUnregisterBufferObject(GLuint buffer)`
///
/// In `cudaGL.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGLUnregisterBufferObject(buffer: GLuint) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(GLuint) -> CUresult> = Symbol::new(
            c"cuGLUnregisterBufferObject",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(buffer) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGetErrorName(CUresult error, const char **pStr)`
///
/// In `cuda.h` since CUDA 6.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGetErrorName(
    error: CUresult,
    pStr: *mut *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUresult, *mut *const core::ffi::c_char) -> CUresult,
    > = Symbol::new(c"cuGetErrorName").since("6.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(error, pStr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGetErrorString(CUresult error, const char **pStr)`
///
/// In `cuda.h` since CUDA 6.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGetErrorString(
    error: CUresult,
    pStr: *mut *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUresult, *mut *const core::ffi::c_char) -> CUresult,
    > = Symbol::new(c"cuGetErrorString").since("6.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(error, pStr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGetExportTable(
    ppExportTable: *mut *const c_void,
    pExportTableId: *const CUuuid,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *const c_void, *const CUuuid) -> CUresult,
    > = Symbol::new(c"cuGetExportTable").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ppExportTable, pExportTableId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// Older ABI version: for the headers this name is `cuGetProcAddress_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGetProcAddress(
    symbol: *const core::ffi::c_char,
    pfn: *mut *mut c_void,
    cudaVersion: i32,
    flags: cuuint64_t,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *mut c_void,
            i32,
            cuuint64_t,
        ) -> CUresult,
    > = Symbol::new(c"cuGetProcAddress").since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(symbol, pfn, cudaVersion, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGetProcAddress_v2(
    symbol: *const core::ffi::c_char,
    pfn: *mut *mut c_void,
    cudaVersion: i32,
    flags: cuuint64_t,
    symbolStatus: *mut CUdriverProcAddressQueryResult,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *mut *mut c_void,
            i32,
            cuuint64_t,
            *mut CUdriverProcAddressQueryResult,
        ) -> CUresult,
    > = Symbol::new(c"cuGetProcAddress_v2").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(symbol, pfn, cudaVersion, flags, symbolStatus) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddChildGraphNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    childGraph: CUgraph,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            CUgraph,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddChildGraphNode").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, childGraph)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphAddDependencies_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraph,
            *const CUgraphNode,
            *const CUgraphNode,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddDependencies").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, from, to, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraph,
            *const CUgraphNode,
            *const CUgraphNode,
            *const CUgraphEdgeData,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddDependencies_v2").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, from, to, edgeData, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddEmptyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddEmptyNode").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(phGraphNode, hGraph, dependencies, numDependencies) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddEventRecordNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            CUevent,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddEventRecordNode").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, event)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddEventWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            CUevent,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddEventWaitNode").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, event)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddExternalSemaphoresSignalNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddExternalSemaphoresSignalNode").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddExternalSemaphoresWaitNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddExternalSemaphoresWaitNode").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddHostNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_HOST_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddHostNode").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphAddKernelNode_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddKernelNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_KERNEL_NODE_PARAMS_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddKernelNode").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddKernelNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_KERNEL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddKernelNode_v2").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddMemFreeNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    dptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            CUdeviceptr,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddMemFreeNode").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(phGraphNode, hGraph, dependencies, numDependencies, dptr) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddMemcpyNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_MEMCPY3D,
            CUcontext,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddMemcpyNode").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    phGraphNode,
                    hGraph,
                    dependencies,
                    numDependencies,
                    copyParams,
                    ctx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddMemsetNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_MEMSET_NODE_PARAMS,
            CUcontext,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddMemsetNode").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    phGraphNode,
                    hGraph,
                    dependencies,
                    numDependencies,
                    memsetParams,
                    ctx,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphChildGraphNodeGetGraph(
    hNode: CUgraphNode,
    phGraph: *mut CUgraph,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraph) -> CUresult,
    > = Symbol::new(c"cuGraphChildGraphNodeGetGraph").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, phGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphClone(
    phGraphClone: *mut CUgraph,
    originalGraph: CUgraph,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUgraph, CUgraph) -> CUresult,
    > = Symbol::new(c"cuGraphClone").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phGraphClone, originalGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphConditionalHandleCreate(
    pHandle_out: *mut CUgraphConditionalHandle,
    hGraph: CUgraph,
    ctx: CUcontext,
    defaultLaunchValue: u32,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphConditionalHandle,
            CUgraph,
            CUcontext,
            u32,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphConditionalHandleCreate").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(pHandle_out, hGraph, ctx, defaultLaunchValue, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphCreate(phGraph: *mut CUgraph, flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUgraph, u32) -> CUresult> = Symbol::new(
            c"cuGraphCreate",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phGraph, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphDebugDotPrint(
    hGraph: CUgraph,
    path: *const core::ffi::c_char,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraph, *const core::ffi::c_char, u32) -> CUresult,
    > = Symbol::new(c"cuGraphDebugDotPrint").since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, path, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphDestroy(CUgraph hGraph)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphDestroy(hGraph: CUgraph) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraph) -> CUresult> = Symbol::new(
            c"cuGraphDestroy",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphDestroyNode(CUgraphNode hNode)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphDestroyNode(hNode: CUgraphNode) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraphNode) -> CUresult> = Symbol::new(
            c"cuGraphDestroyNode",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphEventRecordNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUevent) -> CUresult,
    > = Symbol::new(c"cuGraphEventRecordNodeGetEvent").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, event_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphEventRecordNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraphNode, CUevent) -> CUresult> = Symbol::new(
            c"cuGraphEventRecordNodeSetEvent",
        )
        .since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphEventWaitNodeGetEvent(
    hNode: CUgraphNode,
    event_out: *mut CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUevent) -> CUresult,
    > = Symbol::new(c"cuGraphEventWaitNodeGetEvent").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, event_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphEventWaitNodeSetEvent(
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraphNode, CUevent) -> CUresult> = Symbol::new(
            c"cuGraphEventWaitNodeSetEvent",
        )
        .since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecChildGraphNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    childGraph: CUgraph,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUgraphNode, CUgraph) -> CUresult,
    > = Symbol::new(c"cuGraphExecChildGraphNodeSetParams").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, childGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecDestroy(hGraphExec: CUgraphExec) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraphExec) -> CUresult> = Symbol::new(
            c"cuGraphExecDestroy",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecEventRecordNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUgraphNode, CUevent) -> CUresult,
    > = Symbol::new(c"cuGraphExecEventRecordNodeSetEvent").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecEventWaitNodeSetEvent(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUgraphNode, CUevent) -> CUresult,
    > = Symbol::new(c"cuGraphExecEventWaitNodeSetEvent").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecExternalSemaphoresSignalNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecExternalSemaphoresSignalNodeSetParams").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecExternalSemaphoresWaitNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecExternalSemaphoresWaitNodeSetParams").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecGetFlags(
    hGraphExec: CUgraphExec,
    flags: *mut cuuint64_t,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, *mut cuuint64_t) -> CUresult,
    > = Symbol::new(c"cuGraphExecGetFlags").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecHostNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_HOST_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecHostNodeSetParams").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
///
/// In `cuda.h` since CUDA 10.1.
///
/// Older ABI version: for the headers this name is `cuGraphExecKernelNodeSetParams_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecKernelNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_KERNEL_NODE_PARAMS_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecKernelNodeSetParams").since("10.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecKernelNodeSetParams_v2(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_KERNEL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecKernelNodeSetParams_v2").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecMemcpyNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    copyParams: *const CUDA_MEMCPY3D,
    ctx: CUcontext,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_MEMCPY3D,
            CUcontext,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecMemcpyNodeSetParams").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, copyParams, ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecMemsetNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    memsetParams: *const CUDA_MEMSET_NODE_PARAMS,
    ctx: CUcontext,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_MEMSET_NODE_PARAMS,
            CUcontext,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecMemsetNodeSetParams").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, memsetParams, ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// Older ABI version: for the headers this name is `cuGraphExecUpdate_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecUpdate(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    hErrorNode_out: *mut CUgraphNode,
    updateResult_out: *mut CUgraphExecUpdateResult,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraph,
            *mut CUgraphNode,
            *mut CUgraphExecUpdateResult,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecUpdate").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(hGraphExec, hGraph, hErrorNode_out, updateResult_out) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecUpdate_v2(
    hGraphExec: CUgraphExec,
    hGraph: CUgraph,
    resultInfo: *mut CUgraphExecUpdateResultInfo,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraph,
            *mut CUgraphExecUpdateResultInfo,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecUpdate_v2").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hGraph, resultInfo) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExternalSemaphoresSignalNodeGetParams").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresSignalNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExternalSemaphoresSignalNodeSetParams").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExternalSemaphoresWaitNodeGetParams").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExternalSemaphoresWaitNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *const CUDA_EXT_SEM_WAIT_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExternalSemaphoresWaitNodeSetParams").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphGetEdges_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    numEdges: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraph,
            *mut CUgraphNode,
            *mut CUgraphNode,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphGetEdges").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, from, to, numEdges) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
    from: *mut CUgraphNode,
    to: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numEdges: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraph,
            *mut CUgraphNode,
            *mut CUgraphNode,
            *mut CUgraphEdgeData,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphGetEdges_v2").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, from, to, edgeData, numEdges) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphGetNodes(
    hGraph: CUgraph,
    nodes: *mut CUgraphNode,
    numNodes: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraph, *mut CUgraphNode, *mut usize) -> CUresult,
    > = Symbol::new(c"cuGraphGetNodes").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, nodes, numNodes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphGetRootNodes(
    hGraph: CUgraph,
    rootNodes: *mut CUgraphNode,
    numRootNodes: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraph, *mut CUgraphNode, *mut usize) -> CUresult,
    > = Symbol::new(c"cuGraphGetRootNodes").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, rootNodes, numRootNodes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphHostNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUDA_HOST_NODE_PARAMS) -> CUresult,
    > = Symbol::new(c"cuGraphHostNodeGetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphHostNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_HOST_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *const CUDA_HOST_NODE_PARAMS) -> CUresult,
    > = Symbol::new(c"cuGraphHostNodeSetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphInstantiateWithFlags`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphInstantiate(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    phErrorNode: *mut CUgraphNode,
    logBuffer: *mut core::ffi::c_char,
    bufferSize: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphExec,
            CUgraph,
            *mut CUgraphNode,
            *mut core::ffi::c_char,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphInstantiate").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphInstantiateWithFlags(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUgraphExec, CUgraph, u64) -> CUresult,
    > = Symbol::new(c"cuGraphInstantiateWithFlags").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phGraphExec, hGraph, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphInstantiateWithParams(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    instantiateParams: *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphExec,
            CUgraph,
            *mut CUDA_GRAPH_INSTANTIATE_PARAMS,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuGraphInstantiateWithParams",
            c"cuGraphInstantiateWithParams_ptsz",
        )
        .since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phGraphExec, hGraph, instantiateParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphInstantiate_v2(
    phGraphExec: *mut CUgraphExec,
    hGraph: CUgraph,
    phErrorNode: *mut CUgraphNode,
    logBuffer: *mut core::ffi::c_char,
    bufferSize: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphExec,
            CUgraph,
            *mut CUgraphNode,
            *mut core::ffi::c_char,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphInstantiate_v2").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(phGraphExec, hGraph, phErrorNode, logBuffer, bufferSize) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphKernelNodeCopyAttributes(
    dst: CUgraphNode,
    src: CUgraphNode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, CUgraphNode) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeCopyAttributes").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dst, src) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphKernelNodeGetParams_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphKernelNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUDA_KERNEL_NODE_PARAMS_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeGetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphKernelNodeGetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUDA_KERNEL_NODE_PARAMS) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeGetParams_v2").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphKernelNodeSetParams_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphKernelNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *const CUDA_KERNEL_NODE_PARAMS_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeSetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphKernelNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_KERNEL_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *const CUDA_KERNEL_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeSetParams_v2").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphLaunch(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuGraphLaunch", c"cuGraphLaunch_ptsz").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphMemFreeNodeGetParams(
    hNode: CUgraphNode,
    dptr_out: *mut CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUdeviceptr) -> CUresult,
    > = Symbol::new(c"cuGraphMemFreeNodeGetParams").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, dptr_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphMemcpyNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMCPY3D,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUDA_MEMCPY3D) -> CUresult,
    > = Symbol::new(c"cuGraphMemcpyNodeGetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphMemcpyNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMCPY3D,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *const CUDA_MEMCPY3D) -> CUresult,
    > = Symbol::new(c"cuGraphMemcpyNodeSetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphMemsetNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUDA_MEMSET_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUDA_MEMSET_NODE_PARAMS) -> CUresult,
    > = Symbol::new(c"cuGraphMemsetNodeGetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphMemsetNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_MEMSET_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *const CUDA_MEMSET_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphMemsetNodeSetParams").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeFindInClone(
    phNode: *mut CUgraphNode,
    hOriginalNode: CUgraphNode,
    hClonedGraph: CUgraph,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUgraphNode, CUgraphNode, CUgraph) -> CUresult,
    > = Symbol::new(c"cuGraphNodeFindInClone").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phNode, hOriginalNode, hClonedGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphNodeGetDependencies_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    numDependencies: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraphNode, *mut usize) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetDependencies").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, dependencies, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
    dependencies: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependencies: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUgraphNode,
            *mut CUgraphEdgeData,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetDependencies_v2").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(hNode, dependencies, edgeData, numDependencies) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphNodeGetDependentNodes_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    numDependentNodes: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraphNode, *mut usize) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetDependentNodes").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, dependentNodes, numDependentNodes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
    dependentNodes: *mut CUgraphNode,
    edgeData: *mut CUgraphEdgeData,
    numDependentNodes: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUgraphNode,
            *mut CUgraphEdgeData,
            *mut usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetDependentNodes_v2").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(hNode, dependentNodes, edgeData, numDependentNodes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)`
///
/// In `cuda.h` since CUDA 11.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: *mut u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUgraphNode, *mut u32) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetEnabled").since("11.6");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, isEnabled) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetType(
    hNode: CUgraphNode,
    r#type: *mut CUgraphNodeType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraphNodeType) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetType").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)`
///
/// In `cuda.h` since CUDA 11.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeSetEnabled(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    isEnabled: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUgraphNode, u32) -> CUresult,
    > = Symbol::new(c"cuGraphNodeSetEnabled").since("11.6");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, isEnabled) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphReleaseUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraph, CUuserObject, u32) -> CUresult,
    > = Symbol::new(c"cuGraphReleaseUserObject").since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(graph, object, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuGraphRemoveDependencies_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphRemoveDependencies(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    numDependencies: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraph,
            *const CUgraphNode,
            *const CUgraphNode,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphRemoveDependencies").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, from, to, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphRemoveDependencies_v2(
    hGraph: CUgraph,
    from: *const CUgraphNode,
    to: *const CUgraphNode,
    edgeData: *const CUgraphEdgeData,
    numDependencies: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraph,
            *const CUgraphNode,
            *const CUgraphNode,
            *const CUgraphEdgeData,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphRemoveDependencies_v2").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, from, to, edgeData, numDependencies) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphRetainUserObject(
    graph: CUgraph,
    object: CUuserObject,
    count: u32,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraph, CUuserObject, u32, u32) -> CUresult,
    > = Symbol::new(c"cuGraphRetainUserObject").since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(graph, object, count, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphUpload(hGraphExec: CUgraphExec, hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuGraphUpload", c"cuGraphUpload_ptsz").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsEGLRegisterImage(
    pCudaResource: *mut CUgraphicsResource,
    image: EGLImageKHR,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUgraphicsResource, EGLImageKHR, u32) -> CUresult,
    > = Symbol::new(c"cuGraphicsEGLRegisterImage").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCudaResource, image, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)`
///
/// In `cudaGL.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsGLRegisterBuffer(
    pCudaResource: *mut CUgraphicsResource,
    buffer: GLuint,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUgraphicsResource, GLuint, u32) -> CUresult,
    > = Symbol::new(c"cuGraphicsGLRegisterBuffer").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCudaResource, buffer, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags)`
///
/// In `cudaGL.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsGLRegisterImage(
    pCudaResource: *mut CUgraphicsResource,
    image: GLuint,
    target: GLenum,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphicsResource,
            GLuint,
            GLenum,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphicsGLRegisterImage").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCudaResource, image, target, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsMapResources(
    count: u32,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut CUgraphicsResource, CUstream) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuGraphicsMapResources",
            c"cuGraphicsMapResources_ptsz",
        )
        .since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(count, resources, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)`
///
/// In `cudaEGL.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedEglFrame(
    eglFrame: *mut CUeglFrame,
    resource: CUgraphicsResource,
    index: u32,
    mipLevel: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUeglFrame,
            CUgraphicsResource,
            u32,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphicsResourceGetMappedEglFrame").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(eglFrame, resource, index, mipLevel) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedMipmappedArray(
    pMipmappedArray: *mut CUmipmappedArray,
    resource: CUgraphicsResource,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmipmappedArray, CUgraphicsResource) -> CUresult,
    > = Symbol::new(c"cuGraphicsResourceGetMappedMipmappedArray").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pMipmappedArray, resource) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned int *pSize, CUgraphicsResource resource)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// Older ABI version: for the headers this name is `cuGraphicsResourceGetMappedPointer_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedPointer(
    pDevPtr: *mut CUdeviceptr_v1,
    pSize: *mut u32,
    resource: CUgraphicsResource,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr_v1,
            *mut u32,
            CUgraphicsResource,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphicsResourceGetMappedPointer").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pDevPtr, pSize, resource) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsResourceGetMappedPointer_v2(
    pDevPtr: *mut CUdeviceptr,
    pSize: *mut usize,
    resource: CUgraphicsResource,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            CUgraphicsResource,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphicsResourceGetMappedPointer_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pDevPtr, pSize, resource) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// Older ABI version: for the headers this name is `cuGraphicsResourceSetMapFlags_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsResourceSetMapFlags(
    resource: CUgraphicsResource,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphicsResource, u32) -> CUresult,
    > = Symbol::new(c"cuGraphicsResourceSetMapFlags").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(resource, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)`
///
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsResourceSetMapFlags_v2(
    resource: CUgraphicsResource,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphicsResource, u32) -> CUresult,
    > = Symbol::new(c"cuGraphicsResourceSetMapFlags_v2").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(resource, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsSubResourceGetMappedArray(
    pArray: *mut CUarray,
    resource: CUgraphicsResource,
    arrayIndex: u32,
    mipLevel: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray, CUgraphicsResource, u32, u32) -> CUresult,
    > = Symbol::new(c"cuGraphicsSubResourceGetMappedArray").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pArray, resource, arrayIndex, mipLevel) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsUnmapResources(
    count: u32,
    resources: *mut CUgraphicsResource,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(u32, *mut CUgraphicsResource, CUstream) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuGraphicsUnmapResources",
            c"cuGraphicsUnmapResources_ptsz",
        )
        .since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(count, resources, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsUnregisterResource(resource: CUgraphicsResource) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraphicsResource) -> CUresult> = Symbol::new(
            c"cuGraphicsUnregisterResource",
        )
        .since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(resource) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags)`
///
/// In `cudaVDPAU.h` since CUDA 3.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsVDPAURegisterOutputSurface(
    pCudaResource: *mut CUgraphicsResource,
    vdpSurface: VdpOutputSurface,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphicsResource,
            VdpOutputSurface,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphicsVDPAURegisterOutputSurface").since("3.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCudaResource, vdpSurface, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags)`
///
/// In `cudaVDPAU.h` since CUDA 3.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphicsVDPAURegisterVideoSurface(
    pCudaResource: *mut CUgraphicsResource,
    vdpSurface: VdpVideoSurface,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphicsResource,
            VdpVideoSurface,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphicsVDPAURegisterVideoSurface").since("3.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCudaResource, vdpSurface, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGreenCtxCreate(
    phCtx: *mut CUgreenCtx,
    desc: CUdevResourceDesc,
    dev: CUdevice,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgreenCtx,
            CUdevResourceDesc,
            CUdevice,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuGreenCtxCreate").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phCtx, desc, dev, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGreenCtxDestroy(hCtx: CUgreenCtx) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgreenCtx) -> CUresult> = Symbol::new(
            c"cuGreenCtxDestroy",
        )
        .since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGreenCtxRecordEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgreenCtx, CUevent) -> CUresult> = Symbol::new(
            c"cuGreenCtxRecordEvent",
        )
        .since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx, hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)`
///
/// In `cuda.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGreenCtxStreamCreate(
    phStream: *mut CUstream,
    greenCtx: CUgreenCtx,
    flags: u32,
    priority: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUstream, CUgreenCtx, u32, i32) -> CUresult,
    > = Symbol::new(c"cuGreenCtxStreamCreate").since("12.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phStream, greenCtx, flags, priority) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGreenCtxWaitEvent(hCtx: CUgreenCtx, hEvent: CUevent) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgreenCtx, CUevent) -> CUresult> = Symbol::new(
            c"cuGreenCtxWaitEvent",
        )
        .since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx, hEvent) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuImportExternalMemory(
    extMem_out: *mut CUexternalMemory,
    memHandleDesc: *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUexternalMemory,
            *const CUDA_EXTERNAL_MEMORY_HANDLE_DESC,
        ) -> CUresult,
    > = Symbol::new(c"cuImportExternalMemory").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(extMem_out, memHandleDesc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuImportExternalSemaphore(
    extSem_out: *mut CUexternalSemaphore,
    semHandleDesc: *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUexternalSemaphore,
            *const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC,
        ) -> CUresult,
    > = Symbol::new(c"cuImportExternalSemaphore").since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(extSem_out, semHandleDesc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuInit(unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuInit(Flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(u32) -> CUresult> = Symbol::new(
            c"cuInit",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuIpcCloseMemHandle(dptr: CUdeviceptr) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdeviceptr) -> CUresult> = Symbol::new(
            c"cuIpcCloseMemHandle",
        )
        .since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuIpcGetEventHandle(
    pHandle: *mut CUipcEventHandle,
    event: CUevent,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUipcEventHandle, CUevent) -> CUresult,
    > = Symbol::new(c"cuIpcGetEventHandle").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pHandle, event) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuIpcGetMemHandle(
    pHandle: *mut CUipcMemHandle,
    dptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUipcMemHandle, CUdeviceptr) -> CUresult,
    > = Symbol::new(c"cuIpcGetMemHandle").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pHandle, dptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuIpcOpenEventHandle(
    phEvent: *mut CUevent,
    handle: CUipcEventHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUevent, CUipcEventHandle) -> CUresult,
    > = Symbol::new(c"cuIpcOpenEventHandle").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phEvent, handle) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// Older ABI version: for the headers this name is `cuIpcOpenMemHandle_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuIpcOpenMemHandle(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, CUipcMemHandle, u32) -> CUresult,
    > = Symbol::new(c"cuIpcOpenMemHandle").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pdptr, handle, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuIpcOpenMemHandle_v2(
    pdptr: *mut CUdeviceptr,
    handle: CUipcMemHandle,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, CUipcMemHandle, u32) -> CUresult,
    > = Symbol::new(c"cuIpcOpenMemHandle_v2").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pdptr, handle, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelGetFunction(pFunc: *mut CUfunction, kernel: CUkernel) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfunction, CUkernel) -> CUresult,
    > = Symbol::new(c"cuKernelGetFunction").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pFunc, kernel) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)`
///
/// In `cuda.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelGetLibrary(pLib: *mut CUlibrary, kernel: CUkernel) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUlibrary, CUkernel) -> CUresult,
    > = Symbol::new(c"cuKernelGetLibrary").since("12.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pLib, kernel) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelGetName(const char **name, CUkernel hfunc)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelGetName(
    name: *mut *const core::ffi::c_char,
    hfunc: CUkernel,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *const core::ffi::c_char, CUkernel) -> CUresult,
    > = Symbol::new(c"cuKernelGetName").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(name, hfunc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelGetParamInfo(
    kernel: CUkernel,
    paramIndex: usize,
    paramOffset: *mut usize,
    paramSize: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUkernel, usize, *mut usize, *mut usize) -> CUresult,
    > = Symbol::new(c"cuKernelGetParamInfo").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(kernel, paramIndex, paramOffset, paramSize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelSetCacheConfig(
    kernel: CUkernel,
    config: CUfunc_cache,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUkernel, CUfunc_cache, CUdevice) -> CUresult,
    > = Symbol::new(c"cuKernelSetCacheConfig").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(kernel, config, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunch(CUfunction f)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunch(f: CUfunction) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction) -> CUresult> = Symbol::new(
            c"cuLaunch",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(f) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)`
///
/// In `cuda.h` since CUDA 9.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchCooperativeKernel(
    f: CUfunction,
    gridDimX: u32,
    gridDimY: u32,
    gridDimZ: u32,
    blockDimX: u32,
    blockDimY: u32,
    blockDimZ: u32,
    sharedMemBytes: u32,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfunction,
            u32,
            u32,
            u32,
            u32,
            u32,
            u32,
            u32,
            CUstream,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuLaunchCooperativeKernel",
            c"cuLaunchCooperativeKernel_ptsz",
        )
        .since("9.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    f,
                    gridDimX,
                    gridDimY,
                    gridDimZ,
                    blockDimX,
                    blockDimY,
                    blockDimZ,
                    sharedMemBytes,
                    hStream,
                    kernelParams,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags)`
///
/// In `cuda.h` since CUDA 9.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchCooperativeKernelMultiDevice(
    launchParamsList: *mut CUDA_LAUNCH_PARAMS,
    numDevices: u32,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_LAUNCH_PARAMS, u32, u32) -> CUresult,
    > = Symbol::new(c"cuLaunchCooperativeKernelMultiDevice").since("9.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(launchParamsList, numDevices, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchGrid(
    f: CUfunction,
    grid_width: i32,
    grid_height: i32,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction, i32, i32) -> CUresult> = Symbol::new(
            c"cuLaunchGrid",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(f, grid_width, grid_height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchGridAsync(
    f: CUfunction,
    grid_width: i32,
    grid_height: i32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, i32, i32, CUstream) -> CUresult,
    > = Symbol::new(c"cuLaunchGridAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(f, grid_width, grid_height, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchHostFunc(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUhostFn, *mut c_void) -> CUresult,
    > = Symbol::with_per_thread(c"cuLaunchHostFunc", c"cuLaunchHostFunc_ptsz")
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, r#fn, userData) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchKernel(
    f: CUfunction,
    gridDimX: u32,
    gridDimY: u32,
    gridDimZ: u32,
    blockDimX: u32,
    blockDimY: u32,
    blockDimZ: u32,
    sharedMemBytes: u32,
    hStream: CUstream,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfunction,
            u32,
            u32,
            u32,
            u32,
            u32,
            u32,
            u32,
            CUstream,
            *mut *mut c_void,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuLaunchKernel", c"cuLaunchKernel_ptsz").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    f,
                    gridDimX,
                    gridDimY,
                    gridDimZ,
                    blockDimX,
                    blockDimY,
                    blockDimZ,
                    sharedMemBytes,
                    hStream,
                    kernelParams,
                    extra,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryEnumerateKernels(
    kernels: *mut CUkernel,
    numKernels: u32,
    lib: CUlibrary,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUkernel, u32, CUlibrary) -> CUresult,
    > = Symbol::new(c"cuLibraryEnumerateKernels").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(kernels, numKernels, lib) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryGetGlobal(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            CUlibrary,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuLibraryGetGlobal").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytes, library, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryGetKernel(
    pKernel: *mut CUkernel,
    library: CUlibrary,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUkernel,
            CUlibrary,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuLibraryGetKernel").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pKernel, library, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryGetKernelCount(count: *mut u32, lib: CUlibrary) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32, CUlibrary) -> CUresult> = Symbol::new(
            c"cuLibraryGetKernelCount",
        )
        .since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(count, lib) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryGetManaged(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    library: CUlibrary,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            CUlibrary,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuLibraryGetManaged").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytes, library, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryGetModule(pMod: *mut CUmodule, library: CUlibrary) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmodule, CUlibrary) -> CUresult,
    > = Symbol::new(c"cuLibraryGetModule").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pMod, library) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryGetUnifiedFunction(
    fptr: *mut *mut c_void,
    library: CUlibrary,
    symbol: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            CUlibrary,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuLibraryGetUnifiedFunction").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(fptr, library, symbol) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryUnload(CUlibrary library)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLibraryUnload(library: CUlibrary) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUlibrary) -> CUresult> = Symbol::new(
            c"cuLibraryUnload",
        )
        .since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(library) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLinkComplete(
    state: CUlinkState,
    cubinOut: *mut *mut c_void,
    sizeOut: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUlinkState, *mut *mut c_void, *mut usize) -> CUresult,
    > = Symbol::new(c"cuLinkComplete").since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(state, cubinOut, sizeOut) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkDestroy(CUlinkState state)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLinkDestroy(state: CUlinkState) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUlinkState) -> CUresult> = Symbol::new(
            c"cuLinkDestroy",
        )
        .since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(state) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogsCurrent(iterator_out: *mut CUlogIterator, flags: u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUlogIterator, u32) -> CUresult,
    > = Symbol::new(c"cuLogsCurrent").since("12.9");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(iterator_out, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogsDumpToFile(
    iterator: *mut CUlogIterator,
    pathToFile: *const core::ffi::c_char,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUlogIterator,
            *const core::ffi::c_char,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuLogsDumpToFile").since("12.9");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(iterator, pathToFile, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogsDumpToMemory(
    iterator: *mut CUlogIterator,
    buffer: *mut core::ffi::c_char,
    size: *mut usize,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUlogIterator,
            *mut core::ffi::c_char,
            *mut usize,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuLogsDumpToMemory").since("12.9");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(iterator, buffer, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)`
///
/// In `cuda.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogsRegisterCallback(
    callbackFunc: CUlogsCallback,
    userData: *mut c_void,
    callback_out: *mut CUlogsCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlogsCallback,
            *mut c_void,
            *mut CUlogsCallbackHandle,
        ) -> CUresult,
    > = Symbol::new(c"cuLogsRegisterCallback").since("12.9");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(callbackFunc, userData, callback_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)`
///
/// In `cuda.h` since CUDA 12.9.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogsUnregisterCallback(callback: CUlogsCallbackHandle) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUlogsCallbackHandle) -> CUresult> = Symbol::new(
            c"cuLogsUnregisterCallback",
        )
        .since("12.9");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(callback) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAddressFree(ptr: CUdeviceptr, size: usize) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdeviceptr, usize) -> CUresult> = Symbol::new(
            c"cuMemAddressFree",
        )
        .since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ptr, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAddressReserve(
    ptr: *mut CUdeviceptr,
    size: usize,
    alignment: usize,
    addr: CUdeviceptr,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            usize,
            usize,
            CUdeviceptr,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemAddressReserve").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ptr, size, alignment, addr, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// Older ABI version: for the headers this name is `cuMemAdvise_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAdvise(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    device: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, usize, CUmem_advise, CUdevice) -> CUresult,
    > = Symbol::new(c"cuMemAdvise").since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(devPtr, count, advice, device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemAlloc_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAlloc(dptr: *mut CUdeviceptr_v1, bytesize: u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr_v1, u32) -> CUresult,
    > = Symbol::new(c"cuMemAlloc").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytesize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemAllocAsync", c"cuMemAllocAsync_ptsz")
        .since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytesize, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocFromPoolAsync(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    pool: CUmemoryPool,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            usize,
            CUmemoryPool,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuMemAllocFromPoolAsync",
            c"cuMemAllocFromPoolAsync_ptsz",
        )
        .since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytesize, pool, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocHost(void **pp, unsigned int bytesize)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemAllocHost_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocHost(pp: *mut *mut c_void, bytesize: u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, u32) -> CUresult,
    > = Symbol::new(c"cuMemAllocHost").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pp, bytesize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocHost_v2(pp: *mut *mut c_void, bytesize: usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize) -> CUresult,
    > = Symbol::new(c"cuMemAllocHost_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pp, bytesize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)`
///
/// In `cuda.h` since CUDA 6.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocManaged(
    dptr: *mut CUdeviceptr,
    bytesize: usize,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, usize, u32) -> CUresult,
    > = Symbol::new(c"cuMemAllocManaged").since("6.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytesize, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemAllocPitch_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocPitch(
    dptr: *mut CUdeviceptr_v1,
    pPitch: *mut u32,
    WidthInBytes: u32,
    Height: u32,
    ElementSizeBytes: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr_v1,
            *mut u32,
            u32,
            u32,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuMemAllocPitch").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAllocPitch_v2(
    dptr: *mut CUdeviceptr,
    pPitch: *mut usize,
    WidthInBytes: usize,
    Height: usize,
    ElementSizeBytes: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            usize,
            usize,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuMemAllocPitch_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dptr, pPitch, WidthInBytes, Height, ElementSizeBytes) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAlloc_v2(dptr: *mut CUdeviceptr, bytesize: usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, usize) -> CUresult,
    > = Symbol::new(c"cuMemAlloc_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytesize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)`
///
/// In `cuda.h` since CUDA 12.8 (its drivers since 12.6).
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemBatchDecompressAsync(
    paramsArray: *mut CUmemDecompressParams,
    count: usize,
    flags: u32,
    errorIndex: *mut usize,
    stream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemDecompressParams,
            usize,
            u32,
            *mut usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuMemBatchDecompressAsync",
            c"cuMemBatchDecompressAsync_ptsz",
        )
        .since("12.6");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(paramsArray, count, flags, errorIndex, stream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemExportToShareableHandle(
    shareableHandle: *mut c_void,
    handle: CUmemGenericAllocationHandle,
    handleType: CUmemAllocationHandleType,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            CUmemGenericAllocationHandle,
            CUmemAllocationHandleType,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemExportToShareableHandle").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(shareableHandle, handle, handleType, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemFree(CUdeviceptr_v1 dptr)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemFree_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemFree(dptr: CUdeviceptr_v1) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdeviceptr_v1) -> CUresult> = Symbol::new(
            c"cuMemFree",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemFreeAsync(dptr: CUdeviceptr, hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemFreeAsync", c"cuMemFreeAsync_ptsz").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemFreeHost(void *p)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemFreeHost(p: *mut c_void) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> CUresult> = Symbol::new(
            c"cuMemFreeHost",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(p) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemFree_v2(CUdeviceptr dptr)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemFree_v2(dptr: CUdeviceptr) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdeviceptr) -> CUresult> = Symbol::new(
            c"cuMemFree_v2",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize, CUdeviceptr_v1 dptr)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemGetAddressRange_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetAddressRange(
    pbase: *mut CUdeviceptr_v1,
    psize: *mut u32,
    dptr: CUdeviceptr_v1,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr_v1,
            *mut u32,
            CUdeviceptr_v1,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetAddressRange").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pbase, psize, dptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetAddressRange_v2(
    pbase: *mut CUdeviceptr,
    psize: *mut usize,
    dptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, *mut usize, CUdeviceptr) -> CUresult,
    > = Symbol::new(c"cuMemGetAddressRange_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pbase, psize, dptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetHandleForAddressRange(
    handle: *mut c_void,
    dptr: CUdeviceptr,
    size: usize,
    handleType: CUmemRangeHandleType,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            CUdeviceptr,
            usize,
            CUmemRangeHandleType,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetHandleForAddressRange").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle, dptr, size, handleType, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetInfo(unsigned int *free, unsigned int *total)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemGetInfo_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetInfo(free: *mut u32, total: *mut u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32, *mut u32) -> CUresult> = Symbol::new(
            c"cuMemGetInfo",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(free, total) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetInfo_v2(size_t *free, size_t *total)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetInfo_v2(free: *mut usize, total: *mut usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, *mut usize) -> CUresult,
    > = Symbol::new(c"cuMemGetInfo_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(free, total) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostAlloc(
    pp: *mut *mut c_void,
    bytesize: usize,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut *mut c_void, usize, u32) -> CUresult,
    > = Symbol::new(c"cuMemHostAlloc").since("2.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pp, bytesize, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.2.
///
/// Older ABI version: for the headers this name is `cuMemHostGetDevicePointer_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostGetDevicePointer(
    pdptr: *mut CUdeviceptr_v1,
    p: *mut c_void,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr_v1, *mut c_void, u32) -> CUresult,
    > = Symbol::new(c"cuMemHostGetDevicePointer").since("2.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pdptr, p, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostGetDevicePointer_v2(
    pdptr: *mut CUdeviceptr,
    p: *mut c_void,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, *mut c_void, u32) -> CUresult,
    > = Symbol::new(c"cuMemHostGetDevicePointer_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pdptr, p, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)`
///
/// In `cuda.h` since CUDA 2.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostGetFlags(pFlags: *mut u32, p: *mut c_void) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, *mut c_void) -> CUresult,
    > = Symbol::new(c"cuMemHostGetFlags").since("2.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pFlags, p) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// Older ABI version: for the headers this name is `cuMemHostRegister_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostRegister(
    p: *mut c_void,
    bytesize: usize,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, usize, u32) -> CUresult,
    > = Symbol::new(c"cuMemHostRegister").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(p, bytesize, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostRegister_v2(
    p: *mut c_void,
    bytesize: usize,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, usize, u32) -> CUresult,
    > = Symbol::new(c"cuMemHostRegister_v2").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(p, bytesize, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemHostUnregister(void *p)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemHostUnregister(p: *mut c_void) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut c_void) -> CUresult> = Symbol::new(
            c"cuMemHostUnregister",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(p) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemImportFromShareableHandle(
    handle: *mut CUmemGenericAllocationHandle,
    osHandle: *mut c_void,
    shHandleType: CUmemAllocationHandleType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemGenericAllocationHandle,
            *mut c_void,
            CUmemAllocationHandleType,
        ) -> CUresult,
    > = Symbol::new(c"cuMemImportFromShareableHandle").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle, osHandle, shHandleType) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemMap(
    ptr: CUdeviceptr,
    size: usize,
    offset: usize,
    handle: CUmemGenericAllocationHandle,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            usize,
            CUmemGenericAllocationHandle,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemMap").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ptr, size, offset, handle, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemMapArrayAsync(
    mapInfoList: *mut CUarrayMapInfo,
    count: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarrayMapInfo, u32, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemMapArrayAsync", c"cuMemMapArrayAsync_ptsz")
        .since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mapInfoList, count, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolDestroy(CUmemoryPool pool)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolDestroy(pool: CUmemoryPool) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUmemoryPool) -> CUresult> = Symbol::new(
            c"cuMemPoolDestroy",
        )
        .since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolExportPointer(
    shareData_out: *mut CUmemPoolPtrExportData,
    ptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmemPoolPtrExportData, CUdeviceptr) -> CUresult,
    > = Symbol::new(c"cuMemPoolExportPointer").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(shareData_out, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolExportToShareableHandle(
    handle_out: *mut c_void,
    pool: CUmemoryPool,
    handleType: CUmemAllocationHandleType,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            CUmemoryPool,
            CUmemAllocationHandleType,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolExportToShareableHandle").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle_out, pool, handleType, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolGetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemoryPool,
            CUmemPool_attribute,
            *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolGetAttribute").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolImportFromShareableHandle(
    pool_out: *mut CUmemoryPool,
    handle: *mut c_void,
    handleType: CUmemAllocationHandleType,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemoryPool,
            *mut c_void,
            CUmemAllocationHandleType,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolImportFromShareableHandle").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool_out, handle, handleType, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolImportPointer(
    ptr_out: *mut CUdeviceptr,
    pool: CUmemoryPool,
    shareData: *mut CUmemPoolPtrExportData,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            CUmemoryPool,
            *mut CUmemPoolPtrExportData,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolImportPointer").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ptr_out, pool, shareData) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolSetAttribute(
    pool: CUmemoryPool,
    attr: CUmemPool_attribute,
    value: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemoryPool,
            CUmemPool_attribute,
            *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolSetAttribute").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolTrimTo(pool: CUmemoryPool, minBytesToKeep: usize) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUmemoryPool, usize) -> CUresult> = Symbol::new(
            c"cuMemPoolTrimTo",
        )
        .since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, minBytesToKeep) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// Older ABI version: for the headers this name is `cuMemPrefetchAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPrefetchAsync(
    devPtr: CUdeviceptr,
    count: usize,
    dstDevice: CUdevice,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, usize, CUdevice, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemPrefetchAsync", c"cuMemPrefetchAsync_ptsz")
        .since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(devPtr, count, dstDevice, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemRangeGetAttribute(
    data: *mut c_void,
    dataSize: usize,
    attribute: CUmem_range_attribute,
    devPtr: CUdeviceptr,
    count: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            usize,
            CUmem_range_attribute,
            CUdeviceptr,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuMemRangeGetAttribute").since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(data, dataSize, attribute, devPtr, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemRangeGetAttributes(
    data: *mut *mut c_void,
    dataSizes: *mut usize,
    attributes: *mut CUmem_range_attribute,
    numAttributes: usize,
    devPtr: CUdeviceptr,
    count: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut *mut c_void,
            *mut usize,
            *mut CUmem_range_attribute,
            usize,
            CUdeviceptr,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuMemRangeGetAttributes").since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(data, dataSizes, attributes, numAttributes, devPtr, count)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemRelease(CUmemGenericAllocationHandle handle)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemRelease(handle: CUmemGenericAllocationHandle) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUmemGenericAllocationHandle) -> CUresult,
    > = Symbol::new(c"cuMemRelease").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemRetainAllocationHandle(
    handle: *mut CUmemGenericAllocationHandle,
    addr: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemGenericAllocationHandle,
            *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuMemRetainAllocationHandle").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle, addr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemUnmap(ptr: CUdeviceptr, size: usize) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUdeviceptr, usize) -> CUresult> = Symbol::new(
            c"cuMemUnmap",
        )
        .since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ptr, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, CUdeviceptr, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpy", c"cuMemcpy_ptds").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dst, src, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpy2D_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy2D(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY2D_v1) -> CUresult,
    > = Symbol::new(c"cuMemcpy2D").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpy2DAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy2DAsync(
    pCopy: *const CUDA_MEMCPY2D_v1,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY2D_v1, CUstream) -> CUresult,
    > = Symbol::new(c"cuMemcpy2DAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy2DAsync_v2(
    pCopy: *const CUDA_MEMCPY2D,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY2D, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpy2DAsync_v2", c"cuMemcpy2DAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpy2DUnaligned_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy2DUnaligned(pCopy: *const CUDA_MEMCPY2D_v1) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY2D_v1) -> CUresult,
    > = Symbol::new(c"cuMemcpy2DUnaligned").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy2DUnaligned_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const CUDA_MEMCPY2D) -> CUresult> = Symbol::with_per_thread(
            c"cuMemcpy2DUnaligned_v2",
            c"cuMemcpy2DUnaligned_v2_ptds",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy2D_v2(pCopy: *const CUDA_MEMCPY2D) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const CUDA_MEMCPY2D) -> CUresult> = Symbol::with_per_thread(
            c"cuMemcpy2D_v2",
            c"cuMemcpy2D_v2_ptds",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpy3D_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3D(pCopy: *const CUDA_MEMCPY3D_v1) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY3D_v1) -> CUresult,
    > = Symbol::new(c"cuMemcpy3D").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpy3DAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3DAsync(
    pCopy: *const CUDA_MEMCPY3D_v1,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY3D_v1, CUstream) -> CUresult,
    > = Symbol::new(c"cuMemcpy3DAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3DAsync_v2(
    pCopy: *const CUDA_MEMCPY3D,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY3D, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpy3DAsync_v2", c"cuMemcpy3DAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3DPeer(pCopy: *const CUDA_MEMCPY3D_PEER) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY3D_PEER) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpy3DPeer", c"cuMemcpy3DPeer_ptds").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3DPeerAsync(
    pCopy: *const CUDA_MEMCPY3D_PEER,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*const CUDA_MEMCPY3D_PEER, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpy3DPeerAsync", c"cuMemcpy3DPeerAsync_ptsz")
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3D_v2(pCopy: *const CUDA_MEMCPY3D) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*const CUDA_MEMCPY3D) -> CUresult> = Symbol::with_per_thread(
            c"cuMemcpy3D_v2",
            c"cuMemcpy3D_v2_ptds",
        )
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pCopy) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, CUdeviceptr, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyAsync", c"cuMemcpyAsync_ptsz").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dst, src, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyAtoA_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoA(
    dstArray: CUarray,
    dstOffset: u32,
    srcArray: CUarray,
    srcOffset: u32,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, u32, CUarray, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyAtoA").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, usize, CUarray, usize, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyAtoA_v2", c"cuMemcpyAtoA_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstArray, dstOffset, srcArray, srcOffset, ByteCount) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyAtoD_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoD(
    dstDevice: CUdeviceptr_v1,
    srcArray: CUarray,
    srcOffset: u32,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, CUarray, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyAtoD").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcArray, srcOffset, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoD_v2(
    dstDevice: CUdeviceptr,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, CUarray, usize, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyAtoD_v2", c"cuMemcpyAtoD_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcArray, srcOffset, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyAtoH_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoH(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: u32,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUarray, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyAtoH").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstHost, srcArray, srcOffset, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyAtoHAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoHAsync(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: u32,
    ByteCount: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUarray, u32, u32, CUstream) -> CUresult,
    > = Symbol::new(c"cuMemcpyAtoHAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstHost, srcArray, srcOffset, ByteCount, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoHAsync_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            CUarray,
            usize,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyAtoHAsync_v2", c"cuMemcpyAtoHAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstHost, srcArray, srcOffset, ByteCount, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyAtoH_v2(
    dstHost: *mut c_void,
    srcArray: CUarray,
    srcOffset: usize,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUarray, usize, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyAtoH_v2", c"cuMemcpyAtoH_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstHost, srcArray, srcOffset, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyDtoA_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoA(
    dstArray: CUarray,
    dstOffset: u32,
    srcDevice: CUdeviceptr_v1,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, u32, CUdeviceptr_v1, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyDtoA").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstArray, dstOffset, srcDevice, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, usize, CUdeviceptr, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyDtoA_v2", c"cuMemcpyDtoA_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstArray, dstOffset, srcDevice, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyDtoD_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoD(
    dstDevice: CUdeviceptr_v1,
    srcDevice: CUdeviceptr_v1,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, CUdeviceptr_v1, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyDtoD").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcDevice, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyDtoDAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoDAsync(
    dstDevice: CUdeviceptr_v1,
    srcDevice: CUdeviceptr_v1,
    ByteCount: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr_v1,
            CUdeviceptr_v1,
            u32,
            CUstream,
        ) -> CUresult,
    > = Symbol::new(c"cuMemcpyDtoDAsync").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcDevice, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, CUdeviceptr, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyDtoDAsync_v2", c"cuMemcpyDtoDAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcDevice, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoD_v2(
    dstDevice: CUdeviceptr,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, CUdeviceptr, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyDtoD_v2", c"cuMemcpyDtoD_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcDevice, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyDtoH_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoH(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr_v1,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUdeviceptr_v1, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyDtoH").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstHost, srcDevice, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyDtoHAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoHAsync(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr_v1,
    ByteCount: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUdeviceptr_v1, u32, CUstream) -> CUresult,
    > = Symbol::new(c"cuMemcpyDtoHAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstHost, srcDevice, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoHAsync_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUdeviceptr, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyDtoHAsync_v2", c"cuMemcpyDtoHAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstHost, srcDevice, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyDtoH_v2(
    dstHost: *mut c_void,
    srcDevice: CUdeviceptr,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut c_void, CUdeviceptr, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyDtoH_v2", c"cuMemcpyDtoH_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstHost, srcDevice, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyHtoA_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoA(
    dstArray: CUarray,
    dstOffset: u32,
    srcHost: *const c_void,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, u32, *const c_void, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyHtoA").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstArray, dstOffset, srcHost, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyHtoAAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoAAsync(
    dstArray: CUarray,
    dstOffset: u32,
    srcHost: *const c_void,
    ByteCount: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, u32, *const c_void, u32, CUstream) -> CUresult,
    > = Symbol::new(c"cuMemcpyHtoAAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstArray, dstOffset, srcHost, ByteCount, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoAAsync_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUarray,
            usize,
            *const c_void,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyHtoAAsync_v2", c"cuMemcpyHtoAAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstArray, dstOffset, srcHost, ByteCount, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoA_v2(
    dstArray: CUarray,
    dstOffset: usize,
    srcHost: *const c_void,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUarray, usize, *const c_void, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyHtoA_v2", c"cuMemcpyHtoA_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstArray, dstOffset, srcHost, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyHtoD_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoD(
    dstDevice: CUdeviceptr_v1,
    srcHost: *const c_void,
    ByteCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, *const c_void, u32) -> CUresult,
    > = Symbol::new(c"cuMemcpyHtoD").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcHost, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemcpyHtoDAsync_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoDAsync(
    dstDevice: CUdeviceptr_v1,
    srcHost: *const c_void,
    ByteCount: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr_v1,
            *const c_void,
            u32,
            CUstream,
        ) -> CUresult,
    > = Symbol::new(c"cuMemcpyHtoDAsync").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcHost, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoDAsync_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            *const c_void,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyHtoDAsync_v2", c"cuMemcpyHtoDAsync_v2_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcHost, ByteCount, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyHtoD_v2(
    dstDevice: CUdeviceptr,
    srcHost: *const c_void,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, *const c_void, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyHtoD_v2", c"cuMemcpyHtoD_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, srcHost, ByteCount) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyPeer(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            CUcontext,
            CUdeviceptr,
            CUcontext,
            usize,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyPeer", c"cuMemcpyPeer_ptds").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstDevice, dstContext, srcDevice, srcContext, ByteCount) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyPeerAsync(
    dstDevice: CUdeviceptr,
    dstContext: CUcontext,
    srcDevice: CUdeviceptr,
    srcContext: CUcontext,
    ByteCount: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            CUcontext,
            CUdeviceptr,
            CUcontext,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyPeerAsync", c"cuMemcpyPeerAsync_ptsz")
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    dstDevice,
                    dstContext,
                    srcDevice,
                    srcContext,
                    ByteCount,
                    hStream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemsetD16_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD16(dstDevice: CUdeviceptr_v1, us: u16, N: u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, u16, u32) -> CUresult,
    > = Symbol::new(c"cuMemsetD16").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, us, N) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD16Async(
    dstDevice: CUdeviceptr,
    us: u16,
    N: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, u16, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD16Async", c"cuMemsetD16Async_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, us, N, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD16_v2(dstDevice: CUdeviceptr, us: u16, N: usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, u16, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD16_v2", c"cuMemsetD16_v2_ptds").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, us, N) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemsetD2D16_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D16(
    dstDevice: CUdeviceptr_v1,
    dstPitch: u32,
    us: u16,
    Width: u32,
    Height: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, u32, u16, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemsetD2D16").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, dstPitch, us, Width, Height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D16Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: u16,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            u16,
            usize,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD2D16Async", c"cuMemsetD2D16Async_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstDevice, dstPitch, us, Width, Height, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D16_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    us: u16,
    Width: usize,
    Height: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, usize, u16, usize, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD2D16_v2", c"cuMemsetD2D16_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, dstPitch, us, Width, Height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemsetD2D32_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D32(
    dstDevice: CUdeviceptr_v1,
    dstPitch: u32,
    ui: u32,
    Width: u32,
    Height: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, u32, u32, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemsetD2D32").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, dstPitch, ui, Width, Height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D32Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: u32,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            u32,
            usize,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD2D32Async", c"cuMemsetD2D32Async_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstDevice, dstPitch, ui, Width, Height, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D32_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    ui: u32,
    Width: usize,
    Height: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, usize, u32, usize, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD2D32_v2", c"cuMemsetD2D32_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, dstPitch, ui, Width, Height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemsetD2D8_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D8(
    dstDevice: CUdeviceptr_v1,
    dstPitch: u32,
    uc: u8,
    Width: u32,
    Height: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, u32, u8, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemsetD2D8").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, dstPitch, uc, Width, Height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D8Async(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: u8,
    Width: usize,
    Height: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            u8,
            usize,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD2D8Async", c"cuMemsetD2D8Async_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(dstDevice, dstPitch, uc, Width, Height, hStream) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD2D8_v2(
    dstDevice: CUdeviceptr,
    dstPitch: usize,
    uc: u8,
    Width: usize,
    Height: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, usize, u8, usize, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD2D8_v2", c"cuMemsetD2D8_v2_ptds")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, dstPitch, uc, Width, Height) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemsetD32_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD32(dstDevice: CUdeviceptr_v1, ui: u32, N: u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, u32, u32) -> CUresult,
    > = Symbol::new(c"cuMemsetD32").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, ui, N) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD32Async(
    dstDevice: CUdeviceptr,
    ui: u32,
    N: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, u32, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD32Async", c"cuMemsetD32Async_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, ui, N, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD32_v2(dstDevice: CUdeviceptr, ui: u32, N: usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, u32, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD32_v2", c"cuMemsetD32_v2_ptds").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, ui, N) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuMemsetD8_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD8(dstDevice: CUdeviceptr_v1, uc: u8, N: u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr_v1, u8, u32) -> CUresult,
    > = Symbol::new(c"cuMemsetD8").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, uc, N) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD8Async(
    dstDevice: CUdeviceptr,
    uc: u8,
    N: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, u8, usize, CUstream) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD8Async", c"cuMemsetD8Async_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, uc, N, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemsetD8_v2(dstDevice: CUdeviceptr, uc: u8, N: usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUdeviceptr, u8, usize) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemsetD8_v2", c"cuMemsetD8_v2_ptds").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dstDevice, uc, N) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMipmappedArrayCreate(
    pHandle: *mut CUmipmappedArray,
    pMipmappedArrayDesc: *const CUDA_ARRAY3D_DESCRIPTOR,
    numMipmapLevels: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmipmappedArray,
            *const CUDA_ARRAY3D_DESCRIPTOR,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuMipmappedArrayCreate").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(pHandle, pMipmappedArrayDesc, numMipmapLevels) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUmipmappedArray) -> CUresult> = Symbol::new(
            c"cuMipmappedArrayDestroy",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hMipmappedArray) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMipmappedArrayGetLevel(
    pLevelArray: *mut CUarray,
    hMipmappedArray: CUmipmappedArray,
    level: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray, CUmipmappedArray, u32) -> CUresult,
    > = Symbol::new(c"cuMipmappedArrayGetLevel").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pLevelArray, hMipmappedArray, level) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)`
///
/// In `cuda.h` since CUDA 11.6.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMipmappedArrayGetMemoryRequirements(
    memoryRequirements: *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
    mipmap: CUmipmappedArray,
    device: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUDA_ARRAY_MEMORY_REQUIREMENTS,
            CUmipmappedArray,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuMipmappedArrayGetMemoryRequirements").since("11.6");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(memoryRequirements, mipmap, device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)`
///
/// In `cuda.h` since CUDA 11.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMipmappedArrayGetSparseProperties(
    sparseProperties: *mut CUDA_ARRAY_SPARSE_PROPERTIES,
    mipmap: CUmipmappedArray,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUDA_ARRAY_SPARSE_PROPERTIES,
            CUmipmappedArray,
        ) -> CUresult,
    > = Symbol::new(c"cuMipmappedArrayGetSparseProperties").since("11.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(sparseProperties, mipmap) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleEnumerateFunctions(
    functions: *mut CUfunction,
    numFunctions: u32,
    r#mod: CUmodule,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfunction, u32, CUmodule) -> CUresult,
    > = Symbol::new(c"cuModuleEnumerateFunctions").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(functions, numFunctions, r#mod) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetFunction(
    hfunc: *mut CUfunction,
    hmod: CUmodule,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUfunction,
            CUmodule,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuModuleGetFunction").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, hmod, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetFunctionCount(count: *mut u32, r#mod: CUmodule) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32, CUmodule) -> CUresult> = Symbol::new(
            c"cuModuleGetFunctionCount",
        )
        .since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(count, r#mod) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod, const char *name)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuModuleGetGlobal_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetGlobal(
    dptr: *mut CUdeviceptr_v1,
    bytes: *mut u32,
    hmod: CUmodule,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr_v1,
            *mut u32,
            CUmodule,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuModuleGetGlobal").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytes, hmod, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetGlobal_v2(
    dptr: *mut CUdeviceptr,
    bytes: *mut usize,
    hmod: CUmodule,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            CUmodule,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuModuleGetGlobal_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptr, bytes, hmod, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetLoadingMode(mode: *mut CUmoduleLoadingMode) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmoduleLoadingMode) -> CUresult,
    > = Symbol::new(c"cuModuleGetLoadingMode").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mode) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetSurfRef(
    pSurfRef: *mut CUsurfref,
    hmod: CUmodule,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUsurfref,
            CUmodule,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuModuleGetSurfRef").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pSurfRef, hmod, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleGetTexRef(
    pTexRef: *mut CUtexref,
    hmod: CUmodule,
    name: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUtexref,
            CUmodule,
            *const core::ffi::c_char,
        ) -> CUresult,
    > = Symbol::new(c"cuModuleGetTexRef").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pTexRef, hmod, name) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleLoad(CUmodule *module, const char *fname)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleLoad(
    module: *mut CUmodule,
    fname: *const core::ffi::c_char,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmodule, *const core::ffi::c_char) -> CUresult,
    > = Symbol::new(c"cuModuleLoad").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(module, fname) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleLoadData(CUmodule *module, const void *image)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleLoadData(module: *mut CUmodule, image: *const c_void) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmodule, *const c_void) -> CUresult,
    > = Symbol::new(c"cuModuleLoadData").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(module, image) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleLoadFatBinary(
    module: *mut CUmodule,
    fatCubin: *const c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmodule, *const c_void) -> CUresult,
    > = Symbol::new(c"cuModuleLoadFatBinary").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(module, fatCubin) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleUnload(CUmodule hmod)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuModuleUnload(hmod: CUmodule) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUmodule) -> CUresult> = Symbol::new(
            c"cuModuleUnload",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hmod) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastAddDevice(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUmemGenericAllocationHandle, CUdevice) -> CUresult,
    > = Symbol::new(c"cuMulticastAddDevice").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mcHandle, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastBindAddr(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemGenericAllocationHandle,
            usize,
            CUdeviceptr,
            usize,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastBindAddr").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mcHandle, mcOffset, memptr, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastBindMem(
    mcHandle: CUmemGenericAllocationHandle,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemGenericAllocationHandle,
            usize,
            CUmemGenericAllocationHandle,
            usize,
            usize,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastBindMem").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(mcHandle, mcOffset, memHandle, memOffset, size, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastCreate(
    mcHandle: *mut CUmemGenericAllocationHandle,
    prop: *const CUmulticastObjectProp,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemGenericAllocationHandle,
            *const CUmulticastObjectProp,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastCreate").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mcHandle, prop) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastGetGranularity(
    granularity: *mut usize,
    prop: *const CUmulticastObjectProp,
    option: CUmulticastGranularity_flags,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut usize,
            *const CUmulticastObjectProp,
            CUmulticastGranularity_flags,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastGetGranularity").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(granularity, prop, option) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)`
///
/// In `cuda.h` since CUDA 12.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastUnbind(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    size: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemGenericAllocationHandle,
            CUdevice,
            usize,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastUnbind").since("12.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mcHandle, dev, mcOffset, size) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuOccupancyAvailableDynamicSMemPerBlock(
    dynamicSmemSize: *mut usize,
    func: CUfunction,
    numBlocks: i32,
    blockSize: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, CUfunction, i32, i32) -> CUresult,
    > = Symbol::new(c"cuOccupancyAvailableDynamicSMemPerBlock").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dynamicSmemSize, func, numBlocks, blockSize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)`
///
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessor(
    numBlocks: *mut i32,
    func: CUfunction,
    blockSize: i32,
    dynamicSMemSize: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUfunction, i32, usize) -> CUresult,
    > = Symbol::new(c"cuOccupancyMaxActiveBlocksPerMultiprocessor").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numBlocks, func, blockSize, dynamicSMemSize) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    numBlocks: *mut i32,
    func: CUfunction,
    blockSize: i32,
    dynamicSMemSize: usize,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUfunction, i32, usize, u32) -> CUresult,
    > = Symbol::new(c"cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags")
        .since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(numBlocks, func, blockSize, dynamicSMemSize, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)`
///
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSize(
    minGridSize: *mut i32,
    blockSize: *mut i32,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            *mut i32,
            CUfunction,
            CUoccupancyB2DSize,
            usize,
            i32,
        ) -> CUresult,
    > = Symbol::new(c"cuOccupancyMaxPotentialBlockSize").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    minGridSize,
                    blockSize,
                    func,
                    blockSizeToDynamicSMemSize,
                    dynamicSMemSize,
                    blockSizeLimit,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialBlockSizeWithFlags(
    minGridSize: *mut i32,
    blockSize: *mut i32,
    func: CUfunction,
    blockSizeToDynamicSMemSize: CUoccupancyB2DSize,
    dynamicSMemSize: usize,
    blockSizeLimit: i32,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            *mut i32,
            CUfunction,
            CUoccupancyB2DSize,
            usize,
            i32,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuOccupancyMaxPotentialBlockSizeWithFlags").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    minGridSize,
                    blockSize,
                    func,
                    blockSizeToDynamicSMemSize,
                    dynamicSMemSize,
                    blockSizeLimit,
                    flags,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuParamSetSize(hfunc: CUfunction, numbytes: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction, u32) -> CUresult> = Symbol::new(
            c"cuParamSetSize",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, numbytes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuParamSetTexRef(
    hfunc: CUfunction,
    texunit: i32,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, i32, CUtexref) -> CUresult,
    > = Symbol::new(c"cuParamSetTexRef").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, texunit, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuParamSetf(CUfunction hfunc, int offset, float value)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuParamSetf(hfunc: CUfunction, offset: i32, value: f32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction, i32, f32) -> CUresult> = Symbol::new(
            c"cuParamSetf",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, offset, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuParamSeti(hfunc: CUfunction, offset: i32, value: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUfunction, i32, u32) -> CUresult> = Symbol::new(
            c"cuParamSeti",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, offset, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuParamSetv(
    hfunc: CUfunction,
    offset: i32,
    ptr: *mut c_void,
    numbytes: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, i32, *mut c_void, u32) -> CUresult,
    > = Symbol::new(c"cuParamSetv").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, offset, ptr, numbytes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuPointerGetAttribute(
    data: *mut c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            CUpointer_attribute,
            CUdeviceptr,
        ) -> CUresult,
    > = Symbol::new(c"cuPointerGetAttribute").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(data, attribute, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)`
///
/// In `cuda.h` since CUDA 7.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuPointerGetAttributes(
    numAttributes: u32,
    attributes: *mut CUpointer_attribute,
    data: *mut *mut c_void,
    ptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            u32,
            *mut CUpointer_attribute,
            *mut *mut c_void,
            CUdeviceptr,
        ) -> CUresult,
    > = Symbol::new(c"cuPointerGetAttributes").since("7.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numAttributes, attributes, data, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)`
///
/// In `cuda.h` since CUDA 6.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuPointerSetAttribute(
    value: *const c_void,
    attribute: CUpointer_attribute,
    ptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const c_void,
            CUpointer_attribute,
            CUdeviceptr,
        ) -> CUresult,
    > = Symbol::new(c"cuPointerSetAttribute").since("6.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(value, attribute, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)`
///
/// In `cudaProfiler.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuProfilerInitialize(
    configFile: *const core::ffi::c_char,
    outputFile: *const core::ffi::c_char,
    outputMode: CUoutput_mode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const core::ffi::c_char,
            *const core::ffi::c_char,
            CUoutput_mode,
        ) -> CUresult,
    > = Symbol::new(c"cuProfilerInitialize").since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(configFile, outputFile, outputMode) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuProfilerStart(void)`
///
/// In `cudaProfiler.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuProfilerStart() -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUresult> = Symbol::new(
            c"cuProfilerStart",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuProfilerStop(void)`
///
/// In `cudaProfiler.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuProfilerStop() -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn() -> CUresult> = Symbol::new(
            c"cuProfilerStop",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported() }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuSignalExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    numExtSems: u32,
    stream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const CUexternalSemaphore,
            *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
            u32,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuSignalExternalSemaphoresAsync",
            c"cuSignalExternalSemaphoresAsync_ptsz",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(extSemArray, paramsArray, numExtSems, stream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamAddCallback(
    hStream: CUstream,
    callback: CUstreamCallback,
    userData: *mut c_void,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            CUstreamCallback,
            *mut c_void,
            u32,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamAddCallback", c"cuStreamAddCallback_ptsz")
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, callback, userData, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)`
///
/// In `cuda.h` since CUDA 6.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamAttachMemAsync(
    hStream: CUstream,
    dptr: CUdeviceptr,
    length: usize,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, usize, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamAttachMemAsync",
            c"cuStreamAttachMemAsync_ptsz",
        )
        .since("6.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, dptr, length, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamBeginCapture(CUstream hStream)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// Older ABI version: for the headers this name is `cuStreamBeginCapture_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBeginCapture(hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamBeginCapture",
            c"cuStreamBeginCapture_ptsz",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBeginCaptureToGraph(
    hStream: CUstream,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    mode: CUstreamCaptureMode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            CUgraph,
            *const CUgraphNode,
            *const CUgraphEdgeData,
            usize,
            CUstreamCaptureMode,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamBeginCaptureToGraph",
            c"cuStreamBeginCaptureToGraph_ptsz",
        )
        .since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    hStream,
                    hGraph,
                    dependencies,
                    dependencyData,
                    numDependencies,
                    mode,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)`
///
/// In `cuda.h` since CUDA 10.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBeginCapture_v2(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUstreamCaptureMode) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamBeginCapture_v2",
            c"cuStreamBeginCapture_v2_ptsz",
        )
        .since("10.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, mode) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamCopyAttributes(dst: CUstream, src: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream, CUstream) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamCopyAttributes",
            c"cuStreamCopyAttributes_ptsz",
        )
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dst, src) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamCreate(phStream: *mut CUstream, Flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUstream, u32) -> CUresult> = Symbol::new(
            c"cuStreamCreate",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phStream, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamCreateWithPriority(
    phStream: *mut CUstream,
    flags: u32,
    priority: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUstream, u32, i32) -> CUresult,
    > = Symbol::new(c"cuStreamCreateWithPriority").since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phStream, flags, priority) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamDestroy(CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuStreamDestroy_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamDestroy(hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream) -> CUresult> = Symbol::new(
            c"cuStreamDestroy",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamDestroy_v2(CUstream hStream)`
///
/// In `cuda.h` since CUDA 4.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamDestroy_v2(hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream) -> CUresult> = Symbol::new(
            c"cuStreamDestroy_v2",
        )
        .since("4.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamEndCapture(hStream: CUstream, phGraph: *mut CUgraph) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUgraph) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamEndCapture", c"cuStreamEndCapture_ptsz")
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, phGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)`
///
/// In `cuda.h` since CUDA 10.1.
///
/// Older ABI version: for the headers this name is `cuStreamGetCaptureInfo_v3`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            *mut CUstreamCaptureStatus,
            *mut cuuint64_t,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamGetCaptureInfo",
            c"cuStreamGetCaptureInfo_ptsz",
        )
        .since("10.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, captureStatus_out, id_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo_v2(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    numDependencies_out: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            *mut CUstreamCaptureStatus,
            *mut cuuint64_t,
            *mut CUgraph,
            *mut *const CUgraphNode,
            *mut usize,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamGetCaptureInfo_v2",
            c"cuStreamGetCaptureInfo_v2_ptsz",
        )
        .since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    hStream,
                    captureStatus_out,
                    id_out,
                    graph_out,
                    dependencies_out,
                    numDependencies_out,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetCaptureInfo_v3(
    hStream: CUstream,
    captureStatus_out: *mut CUstreamCaptureStatus,
    id_out: *mut cuuint64_t,
    graph_out: *mut CUgraph,
    dependencies_out: *mut *const CUgraphNode,
    edgeData_out: *mut *const CUgraphEdgeData,
    numDependencies_out: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            *mut CUstreamCaptureStatus,
            *mut cuuint64_t,
            *mut CUgraph,
            *mut *const CUgraphNode,
            *mut *const CUgraphEdgeData,
            *mut usize,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamGetCaptureInfo_v3",
            c"cuStreamGetCaptureInfo_v3_ptsz",
        )
        .since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    hStream,
                    captureStatus_out,
                    id_out,
                    graph_out,
                    dependencies_out,
                    edgeData_out,
                    numDependencies_out,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)`
///
/// In `cuda.h` since CUDA 9.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetCtx(hStream: CUstream, pctx: *mut CUcontext) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUcontext) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamGetCtx", c"cuStreamGetCtx_ptsz").since("9.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, pctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)`
///
/// In `cuda.h` since CUDA 12.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetCtx_v2(
    hStream: CUstream,
    pCtx: *mut CUcontext,
    pGreenCtx: *mut CUgreenCtx,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUcontext, *mut CUgreenCtx) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamGetCtx_v2", c"cuStreamGetCtx_v2_ptsz")
        .since("12.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, pCtx, pGreenCtx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetDevice(hStream: CUstream, device: *mut CUdevice) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUdevice) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamGetDevice", c"cuStreamGetDevice_ptsz")
        .since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, device) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetFlags(hStream: CUstream, flags: *mut u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream, *mut u32) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamGetFlags",
            c"cuStreamGetFlags_ptsz",
        )
        .since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetGreenCtx(
    hStream: CUstream,
    phCtx: *mut CUgreenCtx,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUgreenCtx) -> CUresult,
    > = Symbol::new(c"cuStreamGetGreenCtx").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, phCtx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetId(hStream: CUstream, streamId: *mut u64) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream, *mut u64) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamGetId",
            c"cuStreamGetId_ptsz",
        )
        .since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, streamId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetPriority(CUstream hStream, int *priority)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetPriority(hStream: CUstream, priority: *mut i32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream, *mut i32) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamGetPriority",
            c"cuStreamGetPriority_ptsz",
        )
        .since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, priority) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamIsCapturing(
    hStream: CUstream,
    captureStatus: *mut CUstreamCaptureStatus,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUstreamCaptureStatus) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamIsCapturing", c"cuStreamIsCapturing_ptsz")
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, captureStatus) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamQuery(CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamQuery(hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamQuery",
            c"cuStreamQuery_ptsz",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamSynchronize(CUstream hStream)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamSynchronize(hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamSynchronize",
            c"cuStreamSynchronize_ptsz",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// Older ABI version: for the headers this name is `cuStreamUpdateCaptureDependencies_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamUpdateCaptureDependencies(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    numDependencies: usize,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUgraphNode, usize, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamUpdateCaptureDependencies",
            c"cuStreamUpdateCaptureDependencies_ptsz",
        )
        .since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(hStream, dependencies, numDependencies, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamUpdateCaptureDependencies_v2(
    hStream: CUstream,
    dependencies: *mut CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            *mut CUgraphNode,
            *const CUgraphEdgeData,
            usize,
            u32,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamUpdateCaptureDependencies_v2",
            c"cuStreamUpdateCaptureDependencies_v2_ptsz",
        )
        .since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(hStream, dependencies, dependencyData, numDependencies, flags)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWaitEvent(
    hStream: CUstream,
    hEvent: CUevent,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUevent, u32) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamWaitEvent", c"cuStreamWaitEvent_ptsz")
        .since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, hEvent, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// Older ABI version: for the headers this name is `cuStreamWaitValue32_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWaitValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint32_t, u32) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamWaitValue32", c"cuStreamWaitValue32_ptsz")
        .since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWaitValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint32_t, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamWaitValue32_v2",
            c"cuStreamWaitValue32_v2_ptsz",
        )
        .since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 9.0.
///
/// Older ABI version: for the headers this name is `cuStreamWaitValue64_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWaitValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint64_t, u32) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamWaitValue64", c"cuStreamWaitValue64_ptsz")
        .since("9.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWaitValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint64_t, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamWaitValue64_v2",
            c"cuStreamWaitValue64_v2_ptsz",
        )
        .since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// Older ABI version: for the headers this name is `cuStreamWriteValue32_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWriteValue32(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint32_t, u32) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamWriteValue32", c"cuStreamWriteValue32_ptsz")
        .since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWriteValue32_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint32_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint32_t, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamWriteValue32_v2",
            c"cuStreamWriteValue32_v2_ptsz",
        )
        .since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 9.0.
///
/// Older ABI version: for the headers this name is `cuStreamWriteValue64_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWriteValue64(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint64_t, u32) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamWriteValue64", c"cuStreamWriteValue64_ptsz")
        .since("9.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamWriteValue64_v2(
    stream: CUstream,
    addr: CUdeviceptr,
    value: cuuint64_t,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUdeviceptr, cuuint64_t, u32) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamWriteValue64_v2",
            c"cuStreamWriteValue64_v2_ptsz",
        )
        .since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, addr, value, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuSurfObjectCreate(
    pSurfObject: *mut CUsurfObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUsurfObject,
            *const CUDA_RESOURCE_DESC,
        ) -> CUresult,
    > = Symbol::new(c"cuSurfObjectCreate").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pSurfObject, pResDesc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuSurfObjectDestroy(CUsurfObject surfObject)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuSurfObjectDestroy(surfObject: CUsurfObject) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUsurfObject) -> CUresult> = Symbol::new(
            c"cuSurfObjectDestroy",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(surfObject) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuSurfObjectGetResourceDesc(
    pResDesc: *mut CUDA_RESOURCE_DESC,
    surfObject: CUsurfObject,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_RESOURCE_DESC, CUsurfObject) -> CUresult,
    > = Symbol::new(c"cuSurfObjectGetResourceDesc").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pResDesc, surfObject) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuSurfRefGetArray(phArray: *mut CUarray, hSurfRef: CUsurfref) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray, CUsurfref) -> CUresult,
    > = Symbol::new(c"cuSurfRefGetArray").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phArray, hSurfRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 3.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuSurfRefSetArray(
    hSurfRef: CUsurfref,
    hArray: CUarray,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUsurfref, CUarray, u32) -> CUresult,
    > = Symbol::new(c"cuSurfRefSetArray").since("3.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hSurfRef, hArray, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexObjectCreate(
    pTexObject: *mut CUtexObject,
    pResDesc: *const CUDA_RESOURCE_DESC,
    pTexDesc: *const CUDA_TEXTURE_DESC,
    pResViewDesc: *const CUDA_RESOURCE_VIEW_DESC,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUtexObject,
            *const CUDA_RESOURCE_DESC,
            *const CUDA_TEXTURE_DESC,
            *const CUDA_RESOURCE_VIEW_DESC,
        ) -> CUresult,
    > = Symbol::new(c"cuTexObjectCreate").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pTexObject, pResDesc, pTexDesc, pResViewDesc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexObjectDestroy(CUtexObject texObject)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexObjectDestroy(texObject: CUtexObject) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexObject) -> CUresult> = Symbol::new(
            c"cuTexObjectDestroy",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(texObject) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexObjectGetResourceDesc(
    pResDesc: *mut CUDA_RESOURCE_DESC,
    texObject: CUtexObject,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_RESOURCE_DESC, CUtexObject) -> CUresult,
    > = Symbol::new(c"cuTexObjectGetResourceDesc").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pResDesc, texObject) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexObjectGetResourceViewDesc(
    pResViewDesc: *mut CUDA_RESOURCE_VIEW_DESC,
    texObject: CUtexObject,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_RESOURCE_VIEW_DESC, CUtexObject) -> CUresult,
    > = Symbol::new(c"cuTexObjectGetResourceViewDesc").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pResViewDesc, texObject) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexObjectGetTextureDesc(
    pTexDesc: *mut CUDA_TEXTURE_DESC,
    texObject: CUtexObject,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_TEXTURE_DESC, CUtexObject) -> CUresult,
    > = Symbol::new(c"cuTexObjectGetTextureDesc").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pTexDesc, texObject) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefCreate(CUtexref *pTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefCreate(pTexRef: *mut CUtexref) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut CUtexref) -> CUresult> = Symbol::new(
            c"cuTexRefCreate",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefDestroy(CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefDestroy(hTexRef: CUtexref) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexref) -> CUresult> = Symbol::new(
            c"cuTexRefDestroy",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuTexRefGetAddress_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetAddress(
    pdptr: *mut CUdeviceptr_v1,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr_v1, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetAddress").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pdptr, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetAddressMode(
    pam: *mut CUaddress_mode,
    hTexRef: CUtexref,
    dim: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUaddress_mode, CUtexref, i32) -> CUresult,
    > = Symbol::new(c"cuTexRefGetAddressMode").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pam, hTexRef, dim) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetAddress_v2(
    pdptr: *mut CUdeviceptr,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdeviceptr, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetAddress_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pdptr, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetArray(phArray: *mut CUarray, hTexRef: CUtexref) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetArray").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phArray, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetBorderColor(
    pBorderColor: *mut f32,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut f32, CUtexref) -> CUresult> = Symbol::new(
            c"cuTexRefGetBorderColor",
        )
        .since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pBorderColor, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetFilterMode(
    pfm: *mut CUfilter_mode,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfilter_mode, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetFilterMode").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pfm, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetFlags(pFlags: *mut u32, hTexRef: CUtexref) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut u32, CUtexref) -> CUresult> = Symbol::new(
            c"cuTexRefGetFlags",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pFlags, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetFormat(
    pFormat: *mut CUarray_format,
    pNumChannels: *mut i32,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUarray_format, *mut i32, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetFormat").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pFormat, pNumChannels, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetMaxAnisotropy(
    pmaxAniso: *mut i32,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut i32, CUtexref) -> CUresult> = Symbol::new(
            c"cuTexRefGetMaxAnisotropy",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pmaxAniso, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetMipmapFilterMode(
    pfm: *mut CUfilter_mode,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUfilter_mode, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetMipmapFilterMode").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pfm, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetMipmapLevelBias(
    pbias: *mut f32,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut f32, CUtexref) -> CUresult> = Symbol::new(
            c"cuTexRefGetMipmapLevelBias",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pbias, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetMipmapLevelClamp(
    pminMipmapLevelClamp: *mut f32,
    pmaxMipmapLevelClamp: *mut f32,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut f32, *mut f32, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetMipmapLevelClamp").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(pminMipmapLevelClamp, pmaxMipmapLevelClamp, hTexRef) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefGetMipmappedArray(
    phMipmappedArray: *mut CUmipmappedArray,
    hTexRef: CUtexref,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmipmappedArray, CUtexref) -> CUresult,
    > = Symbol::new(c"cuTexRefGetMipmappedArray").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phMipmappedArray, hTexRef) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// Older ABI version: for the headers this name is `cuTexRefSetAddress_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetAddress(
    ByteOffset: *mut u32,
    hTexRef: CUtexref,
    dptr: CUdeviceptr_v1,
    bytes: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut u32, CUtexref, CUdeviceptr_v1, u32) -> CUresult,
    > = Symbol::new(c"cuTexRefSetAddress").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ByteOffset, hTexRef, dptr, bytes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned int Pitch)`
///
/// In `cuda.h` since CUDA 2.2.
///
/// Older ABI version: for the headers this name is `cuTexRefSetAddress2D_v3`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetAddress2D(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR_v1,
    dptr: CUdeviceptr_v1,
    Pitch: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUtexref,
            *const CUDA_ARRAY_DESCRIPTOR_v1,
            CUdeviceptr_v1,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuTexRefSetAddress2D").since("2.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, desc, dptr, Pitch) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetAddress2D_v2(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUtexref,
            *const CUDA_ARRAY_DESCRIPTOR,
            CUdeviceptr,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuTexRefSetAddress2D_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, desc, dptr, Pitch) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)`
///
/// In `cuda.h` since CUDA 4.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetAddress2D_v3(
    hTexRef: CUtexref,
    desc: *const CUDA_ARRAY_DESCRIPTOR,
    dptr: CUdeviceptr,
    Pitch: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUtexref,
            *const CUDA_ARRAY_DESCRIPTOR,
            CUdeviceptr,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuTexRefSetAddress2D_v3").since("4.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, desc, dptr, Pitch) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetAddressMode(
    hTexRef: CUtexref,
    dim: i32,
    am: CUaddress_mode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUtexref, i32, CUaddress_mode) -> CUresult,
    > = Symbol::new(c"cuTexRefSetAddressMode").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, dim, am) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)`
///
/// In `cuda.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetAddress_v2(
    ByteOffset: *mut usize,
    hTexRef: CUtexref,
    dptr: CUdeviceptr,
    bytes: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut usize, CUtexref, CUdeviceptr, usize) -> CUresult,
    > = Symbol::new(c"cuTexRefSetAddress_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ByteOffset, hTexRef, dptr, bytes) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetArray(
    hTexRef: CUtexref,
    hArray: CUarray,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUtexref, CUarray, u32) -> CUresult,
    > = Symbol::new(c"cuTexRefSetArray").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, hArray, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetBorderColor(
    hTexRef: CUtexref,
    pBorderColor: *mut f32,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexref, *mut f32) -> CUresult> = Symbol::new(
            c"cuTexRefSetBorderColor",
        )
        .since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, pBorderColor) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetFilterMode(hTexRef: CUtexref, fm: CUfilter_mode) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUtexref, CUfilter_mode) -> CUresult,
    > = Symbol::new(c"cuTexRefSetFilterMode").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, fm) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetFlags(hTexRef: CUtexref, Flags: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexref, u32) -> CUresult> = Symbol::new(
            c"cuTexRefSetFlags",
        )
        .since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetFormat(
    hTexRef: CUtexref,
    fmt: CUarray_format,
    NumPackedComponents: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUtexref, CUarray_format, i32) -> CUresult,
    > = Symbol::new(c"cuTexRefSetFormat").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, fmt, NumPackedComponents) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetMaxAnisotropy(hTexRef: CUtexref, maxAniso: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexref, u32) -> CUresult> = Symbol::new(
            c"cuTexRefSetMaxAnisotropy",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, maxAniso) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetMipmapFilterMode(
    hTexRef: CUtexref,
    fm: CUfilter_mode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUtexref, CUfilter_mode) -> CUresult,
    > = Symbol::new(c"cuTexRefSetMipmapFilterMode").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, fm) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetMipmapLevelBias(hTexRef: CUtexref, bias: f32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexref, f32) -> CUresult> = Symbol::new(
            c"cuTexRefSetMipmapLevelBias",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, bias) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetMipmapLevelClamp(
    hTexRef: CUtexref,
    minMipmapLevelClamp: f32,
    maxMipmapLevelClamp: f32,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUtexref, f32, f32) -> CUresult> = Symbol::new(
            c"cuTexRefSetMipmapLevelClamp",
        )
        .since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(hTexRef, minMipmapLevelClamp, maxMipmapLevelClamp) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)`
///
/// In `cuda.h` since CUDA 5.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTexRefSetMipmappedArray(
    hTexRef: CUtexref,
    hMipmappedArray: CUmipmappedArray,
    Flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUtexref, CUmipmappedArray, u32) -> CUresult,
    > = Symbol::new(c"cuTexRefSetMipmappedArray").since("5.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hTexRef, hMipmappedArray, Flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)`
///
/// In `cuda.h` since CUDA 10.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuThreadExchangeStreamCaptureMode(
    mode: *mut CUstreamCaptureMode,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUstreamCaptureMode) -> CUresult,
    > = Symbol::new(c"cuThreadExchangeStreamCaptureMode").since("10.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mode) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuUserObjectCreate(
    object_out: *mut CUuserObject,
    ptr: *mut c_void,
    destroy: CUhostFn,
    initialRefcount: u32,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUuserObject,
            *mut c_void,
            CUhostFn,
            u32,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuUserObjectCreate").since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(object_out, ptr, destroy, initialRefcount, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuUserObjectRelease(object: CUuserObject, count: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUuserObject, u32) -> CUresult> = Symbol::new(
            c"cuUserObjectRelease",
        )
        .since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(object, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)`
///
/// In `cuda.h` since CUDA 11.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuUserObjectRetain(object: CUuserObject, count: u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUuserObject, u32) -> CUresult> = Symbol::new(
            c"cuUserObjectRetain",
        )
        .since("11.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(object, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
///
/// In `cudaVDPAU.h` since CUDA 3.1.
///
/// Older ABI version: for the headers this name is `cuVDPAUCtxCreate_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuVDPAUCtxCreate(
    pCtx: *mut CUcontext,
    flags: u32,
    device: CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUcontext,
            u32,
            CUdevice,
            VdpDevice,
            VdpGetProcAddress,
        ) -> CUresult,
    > = Symbol::new(c"cuVDPAUCtxCreate").since("3.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(pCtx, flags, device, vdpDevice, vdpGetProcAddress) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
///
/// In `cudaVDPAU.h` since CUDA 3.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuVDPAUCtxCreate_v2(
    pCtx: *mut CUcontext,
    flags: u32,
    device: CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUcontext,
            u32,
            CUdevice,
            VdpDevice,
            VdpGetProcAddress,
        ) -> CUresult,
    > = Symbol::new(c"cuVDPAUCtxCreate_v2").since("3.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(pCtx, flags, device, vdpDevice, vdpGetProcAddress) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, VdpGetProcAddress vdpGetProcAddress)`
///
/// In `cudaVDPAU.h` since CUDA 3.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuVDPAUGetDevice(
    pDevice: *mut CUdevice,
    vdpDevice: VdpDevice,
    vdpGetProcAddress: VdpGetProcAddress,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdevice,
            VdpDevice,
            VdpGetProcAddress,
        ) -> CUresult,
    > = Symbol::new(c"cuVDPAUGetDevice").since("3.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pDevice, vdpDevice, vdpGetProcAddress) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)`
///
/// In `cuda.h` since CUDA 10.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuWaitExternalSemaphoresAsync(
    extSemArray: *const CUexternalSemaphore,
    paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    numExtSems: u32,
    stream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const CUexternalSemaphore,
            *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
            u32,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuWaitExternalSemaphoresAsync",
            c"cuWaitExternalSemaphoresAsync_ptsz",
        )
        .since("10.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(extSemArray, paramsArray, numExtSems, stream) }
        Err(missing) => missing.status(),
    }
}
