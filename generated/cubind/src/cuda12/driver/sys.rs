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
