//! The C functions, as the library exports them: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use super::{LIBRARY, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

pub use crate::shared::driver::sys::*;

/// `CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)`
///
/// In `cuda.h` since CUDA 12.8.
#[inline]
pub unsafe fn cuCheckpointProcessRestore(
    pid: i32,
    args: *mut CUcheckpointRestoreArgs,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut CUcheckpointRestoreArgs) -> CUresult,
    > = Symbol::new(c"cuCheckpointProcessRestore");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(pid, args) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 12.4.
#[inline]
pub unsafe fn cuCtxGetDevResource(
    hCtx: CUcontext,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcontext,
            *mut CUdevResource,
            CUdevResourceType,
        ) -> CUresult,
    > = Symbol::new(c"cuCtxGetDevResource");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hCtx, resource, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdevice, CUcontext) -> CUresult,
    > = Symbol::new(c"cuCtxGetDevice_v2");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(device, ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSynchronize_v2(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
        c"cuCtxSynchronize_v2",
    );
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(ctx) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)`
///
/// In `cuda.h` since CUDA 12.4.
#[inline]
pub unsafe fn cuDevResourceGenerateDesc(
    phDesc: *mut CUdevResourceDesc,
    resources: *mut CUdevResource,
    nbResources: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdevResourceDesc,
            *mut CUdevResource,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuDevResourceGenerateDesc");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(phDesc, resources, nbResources) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)`
///
/// In `cuda.h` since CUDA 12.4.
#[inline]
pub unsafe fn cuDevSmResourceSplitByCount(
    result: *mut CUdevResource,
    nbGroups: *mut u32,
    input: *const CUdevResource,
    remaining: *mut CUdevResource,
    useFlags: u32,
    minCount: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdevResource,
            *mut u32,
            *const CUdevResource,
            *mut CUdevResource,
            u32,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuDevSmResourceSplitByCount");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe { exported(result, nbGroups, input, remaining, useFlags, minCount) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuDeviceGetAttribute(
    pi: *mut i32,
    attrib: CUdevice_attribute,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUdevice_attribute, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetAttribute");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(pi, attrib, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 12.4.
#[inline]
pub unsafe fn cuDeviceGetDevResource(
    device: CUdevice,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdevice,
            *mut CUdevResource,
            CUdevResourceType,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceGetDevResource");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(device, resource, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice dev)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuDeviceGetHostAtomicCapabilities(
    capabilities: *mut u32,
    operations: *const CUatomicOperation,
    count: u32,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            *const CUatomicOperation,
            u32,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceGetHostAtomicCapabilities");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(capabilities, operations, count, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuDeviceGetP2PAtomicCapabilities(
    capabilities: *mut u32,
    operations: *const CUatomicOperation,
    count: u32,
    srcDevice: CUdevice,
    dstDevice: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u32,
            *const CUatomicOperation,
            u32,
            CUdevice,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuDeviceGetP2PAtomicCapabilities");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe { exported(capabilities, operations, count, srcDevice, dstDevice) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphAddBatchMemOpNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddBatchMemOpNode");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphAddMemAllocNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *mut CUDA_MEM_ALLOC_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddMemAllocNode");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
    nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphBatchMemOpNodeGetParams");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hNode, nodeParams_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphBatchMemOpNodeSetParams");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *const CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecBatchMemOpNodeSetParams");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value_out: *mut CUkernelNodeAttrValue,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            CUkernelNodeAttrID,
            *mut CUkernelNodeAttrValue,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeGetAttribute");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hNode, attr, value_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: *const CUkernelNodeAttrValue,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            CUkernelNodeAttrID,
            *const CUkernelNodeAttrValue,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphKernelNodeSetAttribute");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hNode, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
    params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphNode,
            *mut CUDA_MEM_ALLOC_NODE_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphMemAllocNodeGetParams");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hNode, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 12.4.
#[inline]
pub unsafe fn cuGreenCtxGetDevResource(
    hCtx: CUgreenCtx,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgreenCtx,
            *mut CUdevResource,
            CUdevResourceType,
        ) -> CUresult,
    > = Symbol::new(c"cuGreenCtxGetDevResource");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hCtx, resource, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut u64) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgreenCtx, *mut u64) -> CUresult> = Symbol::new(
        c"cuGreenCtxGetId",
    );
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(greenCtx, greenCtxId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuLaunchKernelEx(
    config: *const CUlaunchConfig,
    f: CUfunction,
    kernelParams: *mut *mut c_void,
    extra: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *const CUlaunchConfig,
            CUfunction,
            *mut *mut c_void,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuLaunchKernelEx", c"cuLaunchKernelEx_ptsz");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(config, f, kernelParams, extra) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuLibraryLoadData(
    library: *mut CUlibrary,
    code: *const c_void,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: u32,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUlibrary,
            *const c_void,
            *mut CUjit_option,
            *mut *mut c_void,
            u32,
            *mut CUlibraryOption,
            *mut *mut c_void,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuLibraryLoadData");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    library,
                    code,
                    jitOptions,
                    jitOptionsValues,
                    numJitOptions,
                    libraryOptions,
                    libraryOptionValues,
                    numLibraryOptions,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuLibraryLoadFromFile(
    library: *mut CUlibrary,
    fileName: *const core::ffi::c_char,
    jitOptions: *mut CUjit_option,
    jitOptionsValues: *mut *mut c_void,
    numJitOptions: u32,
    libraryOptions: *mut CUlibraryOption,
    libraryOptionValues: *mut *mut c_void,
    numLibraryOptions: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUlibrary,
            *const core::ffi::c_char,
            *mut CUjit_option,
            *mut *mut c_void,
            u32,
            *mut CUlibraryOption,
            *mut *mut c_void,
            u32,
        ) -> CUresult,
    > = Symbol::new(c"cuLibraryLoadFromFile");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    library,
                    fileName,
                    jitOptions,
                    jitOptionsValues,
                    numJitOptions,
                    libraryOptions,
                    libraryOptionValues,
                    numLibraryOptions,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
///
/// The headers give its name to another function: this one is an older form of it.
#[inline]
pub unsafe fn cuLinkAddData(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const core::ffi::c_char,
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlinkState,
            CUjitInputType,
            *mut c_void,
            usize,
            *const core::ffi::c_char,
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuLinkAddData");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    state,
                    r#type,
                    data,
                    size,
                    name,
                    numOptions,
                    options,
                    optionValues,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuLinkAddData_v2(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: *mut c_void,
    size: usize,
    name: *const core::ffi::c_char,
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlinkState,
            CUjitInputType,
            *mut c_void,
            usize,
            *const core::ffi::c_char,
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuLinkAddData_v2");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    state,
                    r#type,
                    data,
                    size,
                    name,
                    numOptions,
                    options,
                    optionValues,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
///
/// The headers give its name to another function: this one is an older form of it.
#[inline]
pub unsafe fn cuLinkAddFile(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: *const core::ffi::c_char,
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlinkState,
            CUjitInputType,
            *const core::ffi::c_char,
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuLinkAddFile");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe { exported(state, r#type, path, numOptions, options, optionValues) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuLinkAddFile_v2(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: *const core::ffi::c_char,
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlinkState,
            CUjitInputType,
            *const core::ffi::c_char,
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuLinkAddFile_v2");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe { exported(state, r#type, path, numOptions, options, optionValues) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
///
/// The headers give its name to another function: this one is an older form of it.
#[inline]
pub unsafe fn cuLinkCreate(
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
            *mut CUlinkState,
        ) -> CUresult,
    > = Symbol::new(c"cuLinkCreate");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(numOptions, options, optionValues, stateOut) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuLinkCreate_v2(
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
    stateOut: *mut CUlinkState,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
            *mut CUlinkState,
        ) -> CUresult,
    > = Symbol::new(c"cuLinkCreate_v2");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(numOptions, options, optionValues, stateOut) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemDiscardAndPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            usize,
            *mut CUmemLocation,
            *mut usize,
            usize,
            u64,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
        c"cuMemDiscardAndPrefetchBatchAsync",
        c"cuMemDiscardAndPrefetchBatchAsync_ptsz",
    );
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    dptrs,
                    sizes,
                    count,
                    prefetchLocs,
                    prefetchLocIdxs,
                    numPrefetchLocs,
                    flags,
                    hStream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemDiscardBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            usize,
            u64,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
        c"cuMemDiscardBatchAsync",
        c"cuMemDiscardBatchAsync_ptsz",
    );
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(dptrs, sizes, count, flags, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemGetDefaultMemPool(
    pool_out: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemoryPool,
            *mut CUmemLocation,
            CUmemAllocationType,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetDefaultMemPool");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(pool_out, location, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemGetMemPool(
    pool: *mut CUmemoryPool,
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemoryPool,
            *mut CUmemLocation,
            CUmemAllocationType,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetMemPool");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(pool, location, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemPrefetchBatchAsync(
    dptrs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    prefetchLocs: *mut CUmemLocation,
    prefetchLocIdxs: *mut usize,
    numPrefetchLocs: usize,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut usize,
            usize,
            *mut CUmemLocation,
            *mut usize,
            usize,
            u64,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
        c"cuMemPrefetchBatchAsync",
        c"cuMemPrefetchBatchAsync_ptsz",
    );
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    dptrs,
                    sizes,
                    count,
                    prefetchLocs,
                    prefetchLocIdxs,
                    numPrefetchLocs,
                    flags,
                    hStream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemSetMemPool(
    location: *mut CUmemLocation,
    r#type: CUmemAllocationType,
    pool: CUmemoryPool,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemLocation,
            CUmemAllocationType,
            CUmemoryPool,
        ) -> CUresult,
    > = Symbol::new(c"cuMemSetMemPool");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(location, r#type, pool) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemcpy3DBatchAsync_v2(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            usize,
            *mut CUDA_MEMCPY3D_BATCH_OP,
            u64,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
        c"cuMemcpy3DBatchAsync_v2",
        c"cuMemcpy3DBatchAsync_v2_ptsz",
    );
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(numOps, opList, flags, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
#[inline]
pub unsafe fn cuMemcpyBatchAsync_v2(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdeviceptr,
            *mut CUdeviceptr,
            *mut usize,
            usize,
            *mut CUmemcpyAttributes,
            *mut usize,
            usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyBatchAsync_v2", c"cuMemcpyBatchAsync_v2_ptsz");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuModuleLoadDataEx(
    module: *mut CUmodule,
    image: *const c_void,
    numOptions: u32,
    options: *mut CUjit_option,
    optionValues: *mut *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmodule,
            *const c_void,
            u32,
            *mut CUjit_option,
            *mut *mut c_void,
        ) -> CUresult,
    > = Symbol::new(c"cuModuleLoadDataEx");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe { exported(module, image, numOptions, options, optionValues) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuOccupancyMaxActiveClusters(
    numClusters: *mut i32,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            CUfunction,
            *const CUlaunchConfig,
        ) -> CUresult,
    > = Symbol::new(c"cuOccupancyMaxActiveClusters");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(numClusters, func, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialClusterSize(
    clusterSize: *mut i32,
    func: CUfunction,
    config: *const CUlaunchConfig,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            CUfunction,
            *const CUlaunchConfig,
        ) -> CUresult,
    > = Symbol::new(c"cuOccupancyMaxPotentialClusterSize");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(clusterSize, func, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value_out: *mut CUstreamAttrValue,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            CUstreamAttrID,
            *mut CUstreamAttrValue,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamGetAttribute", c"cuStreamGetAttribute_ptsz");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hStream, attr, value_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: *const CUstreamAttrValue,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            CUstreamAttrID,
            *const CUstreamAttrValue,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamSetAttribute", c"cuStreamSetAttribute_ptsz");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(hStream, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuTensorMapEncodeIm2col(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCorner: *const i32,
    pixelBoxUpperCorner: *const i32,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUtensorMap,
            CUtensorMapDataType,
            cuuint32_t,
            *mut c_void,
            *const cuuint64_t,
            *const cuuint64_t,
            *const i32,
            *const i32,
            cuuint32_t,
            cuuint32_t,
            *const cuuint32_t,
            CUtensorMapInterleave,
            CUtensorMapSwizzle,
            CUtensorMapL2promotion,
            CUtensorMapFloatOOBfill,
        ) -> CUresult,
    > = Symbol::new(c"cuTensorMapEncodeIm2col");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    tensorMap,
                    tensorDataType,
                    tensorRank,
                    globalAddress,
                    globalDim,
                    globalStrides,
                    pixelBoxLowerCorner,
                    pixelBoxUpperCorner,
                    channelsPerPixel,
                    pixelsPerColumn,
                    elementStrides,
                    interleave,
                    swizzle,
                    l2Promotion,
                    oobFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
///
/// In `cuda.h` since CUDA 12.8.
#[inline]
pub unsafe fn cuTensorMapEncodeIm2colWide(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    pixelBoxLowerCornerWidth: i32,
    pixelBoxUpperCornerWidth: i32,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUtensorMap,
            CUtensorMapDataType,
            cuuint32_t,
            *mut c_void,
            *const cuuint64_t,
            *const cuuint64_t,
            i32,
            i32,
            cuuint32_t,
            cuuint32_t,
            *const cuuint32_t,
            CUtensorMapInterleave,
            CUtensorMapIm2ColWideMode,
            CUtensorMapSwizzle,
            CUtensorMapL2promotion,
            CUtensorMapFloatOOBfill,
        ) -> CUresult,
    > = Symbol::new(c"cuTensorMapEncodeIm2colWide");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    tensorMap,
                    tensorDataType,
                    tensorRank,
                    globalAddress,
                    globalDim,
                    globalStrides,
                    pixelBoxLowerCornerWidth,
                    pixelBoxUpperCornerWidth,
                    channelsPerPixel,
                    pixelsPerColumn,
                    elementStrides,
                    interleave,
                    mode,
                    swizzle,
                    l2Promotion,
                    oobFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuTensorMapEncodeTiled(
    tensorMap: *mut CUtensorMap,
    tensorDataType: CUtensorMapDataType,
    tensorRank: cuuint32_t,
    globalAddress: *mut c_void,
    globalDim: *const cuuint64_t,
    globalStrides: *const cuuint64_t,
    boxDim: *const cuuint32_t,
    elementStrides: *const cuuint32_t,
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUtensorMap,
            CUtensorMapDataType,
            cuuint32_t,
            *mut c_void,
            *const cuuint64_t,
            *const cuuint64_t,
            *const cuuint32_t,
            *const cuuint32_t,
            CUtensorMapInterleave,
            CUtensorMapSwizzle,
            CUtensorMapL2promotion,
            CUtensorMapFloatOOBfill,
        ) -> CUresult,
    > = Symbol::new(c"cuTensorMapEncodeTiled");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => {
            unsafe {
                exported(
                    tensorMap,
                    tensorDataType,
                    tensorRank,
                    globalAddress,
                    globalDim,
                    globalStrides,
                    boxDim,
                    elementStrides,
                    interleave,
                    swizzle,
                    l2Promotion,
                    oobFill,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)`
///
/// In `cuda.h` since CUDA 12.0 or earlier.
#[inline]
pub unsafe fn cuTensorMapReplaceAddress(
    tensorMap: *mut CUtensorMap,
    globalAddress: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUtensorMap, *mut c_void) -> CUresult,
    > = Symbol::new(c"cuTensorMapReplaceAddress");
    match SYMBOL.get(&LIBRARY) {
        Ok(exported) => unsafe { exported(tensorMap, globalAddress) }
        Err(missing) => missing.status(),
    }
}
