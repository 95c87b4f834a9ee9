//! The C functions, as the library exports them: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda12::driver::{DRIVER, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

pub use crate::shared::sys::driver::*;

/// `CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointProcessCheckpoint(
    pid: i32,
    args: *mut CUcheckpointCheckpointArgs,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut CUcheckpointCheckpointArgs) -> CUresult,
    > = Symbol::new(c"cuCheckpointProcessCheckpoint").since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pid, args) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointProcessRestore(
    pid: i32,
    args: *mut CUcheckpointRestoreArgs,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(i32, *mut CUcheckpointRestoreArgs) -> CUresult,
    > = Symbol::new(c"cuCheckpointProcessRestore").since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pid, args) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuCtxGetDevResource").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx, resource, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)`
///
/// In `cuda.h` since CUDA 3.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut usize, CUlimit) -> CUresult> = Symbol::new(
            c"cuCtxGetLimit",
        )
        .since("3.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pvalue, limit) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCtxSetLimit(CUlimit limit, size_t value)`
///
/// In `cuda.h` since CUDA 3.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUlimit, usize) -> CUresult> = Symbol::new(
            c"cuCtxSetLimit",
        )
        .since("3.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(limit, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuDevResourceGenerateDesc").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(phDesc, resources, nbResources) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remaining, unsigned int useFlags, unsigned int minCount)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuDevSmResourceSplitByCount").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(result, nbGroups, input, remaining, useFlags, minCount) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)`
///
/// In `cuda.h` since CUDA 2.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetAttribute(
    pi: *mut i32,
    attrib: CUdevice_attribute,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUdevice_attribute, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetAttribute").since("2.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pi, attrib, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuDeviceGetDevResource").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, resource, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)`
///
/// In `cuda.h` since CUDA 2.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncGetAttribute(
    pi: *mut i32,
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut i32, CUfunction_attribute, CUfunction) -> CUresult,
    > = Symbol::new(c"cuFuncGetAttribute").since("2.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pi, attrib, hfunc) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)`
///
/// In `cuda.h` since CUDA 9.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, CUfunction_attribute, i32) -> CUresult,
    > = Symbol::new(c"cuFuncSetAttribute").since("9.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hfunc, attrib, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphAddBatchMemOpNode").since("11.7");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphAddMemAllocNode").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddNode(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            usize,
            *mut CUgraphNodeParams,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddNode").since("12.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(phGraphNode, hGraph, dependencies, numDependencies, nodeParams)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 12.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddNode_v2(
    phGraphNode: *mut CUgraphNode,
    hGraph: CUgraph,
    dependencies: *const CUgraphNode,
    dependencyData: *const CUgraphEdgeData,
    numDependencies: usize,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUgraphNode,
            CUgraph,
            *const CUgraphNode,
            *const CUgraphEdgeData,
            usize,
            *mut CUgraphNodeParams,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphAddNode_v2").since("12.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    phGraphNode,
                    hGraph,
                    dependencies,
                    dependencyData,
                    numDependencies,
                    nodeParams,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphBatchMemOpNodeGetParams").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphBatchMemOpNodeSetParams").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphExecBatchMemOpNodeSetParams").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUgraphExec,
            CUgraphNode,
            *mut CUgraphNodeParams,
        ) -> CUresult,
    > = Symbol::new(c"cuGraphExecNodeSetParams").since("12.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphKernelNodeGetAttribute").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, attr, value_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphKernelNodeSetAttribute").since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)`
///
/// In `cuda.h` since CUDA 11.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGraphMemAllocNodeGetParams").since("11.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, params_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraphNodeParams) -> CUresult,
    > = Symbol::new(c"cuGraphNodeSetParams").since("12.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 12.4.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuGreenCtxGetDevResource").since("12.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hCtx, resource, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelGetAttribute(
    pi: *mut i32,
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut i32,
            CUfunction_attribute,
            CUkernel,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuKernelGetAttribute").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pi, attrib, kernel, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: i32,
    kernel: CUkernel,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUfunction_attribute,
            i32,
            CUkernel,
            CUdevice,
        ) -> CUresult,
    > = Symbol::new(c"cuKernelSetAttribute").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(attrib, val, kernel, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)`
///
/// In `cuda.h` since CUDA 11.6.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::with_per_thread(c"cuLaunchKernelEx", c"cuLaunchKernelEx_ptsz")
        .since("11.6");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(config, f, kernelParams, extra) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLibraryLoadData").since("12.0");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLibraryLoadFromFile").since("12.0");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 5.5.
///
/// Older ABI version: for the headers this name is `cuLinkAddData_v2`.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLinkAddData").since("5.5");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLinkAddData_v2").since("6.5");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 5.5.
///
/// Older ABI version: for the headers this name is `cuLinkAddFile_v2`.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLinkAddFile").since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(state, r#type, path, numOptions, options, optionValues) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLinkAddFile_v2").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(state, r#type, path, numOptions, options, optionValues) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)`
///
/// In `cuda.h` since CUDA 5.5.
///
/// Older ABI version: for the headers this name is `cuLinkCreate_v2`.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLinkCreate").since("5.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numOptions, options, optionValues, stateOut) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)`
///
/// In `cuda.h` since CUDA 6.5.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuLinkCreate_v2").since("6.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numOptions, options, optionValues, stateOut) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)`
///
/// In `cuda.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemAdvise_v2(
    devPtr: CUdeviceptr,
    count: usize,
    advice: CUmem_advise,
    location: CUmemLocation,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            CUmem_advise,
            CUmemLocation,
        ) -> CUresult,
    > = Symbol::new(c"cuMemAdvise_v2").since("12.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(devPtr, count, advice, location) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemCreate(
    handle: *mut CUmemGenericAllocationHandle,
    size: usize,
    prop: *const CUmemAllocationProp,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemGenericAllocationHandle,
            usize,
            *const CUmemAllocationProp,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMemCreate").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle, size, prop, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetAccess(
    flags: *mut u64,
    location: *const CUmemLocation,
    ptr: CUdeviceptr,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut u64,
            *const CUmemLocation,
            CUdeviceptr,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetAccess").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(flags, location, ptr) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetAllocationGranularity(
    granularity: *mut usize,
    prop: *const CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut usize,
            *const CUmemAllocationProp,
            CUmemAllocationGranularity_flags,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetAllocationGranularity").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(granularity, prop, option) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
    prop: *mut CUmemAllocationProp,
    handle: CUmemGenericAllocationHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemAllocationProp,
            CUmemGenericAllocationHandle,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetAllocationPropertiesFromHandle").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(prop, handle) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolCreate(
    pool: *mut CUmemoryPool,
    poolProps: *const CUmemPoolProps,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUmemoryPool, *const CUmemPoolProps) -> CUresult,
    > = Symbol::new(c"cuMemPoolCreate").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, poolProps) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolGetAccess(
    flags: *mut CUmemAccess_flags,
    memPool: CUmemoryPool,
    location: *mut CUmemLocation,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUmemAccess_flags,
            CUmemoryPool,
            *mut CUmemLocation,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolGetAccess").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(flags, memPool, location) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)`
///
/// In `cuda.h` since CUDA 11.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPoolSetAccess(
    pool: CUmemoryPool,
    map: *const CUmemAccessDesc,
    count: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemoryPool,
            *const CUmemAccessDesc,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuMemPoolSetAccess").since("11.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, map, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 12.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemPrefetchAsync_v2(
    devPtr: CUdeviceptr,
    count: usize,
    location: CUmemLocation,
    flags: u32,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            CUmemLocation,
            u32,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemPrefetchAsync_v2", c"cuMemPrefetchAsync_v2_ptsz")
        .since("12.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(devPtr, count, location, flags, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)`
///
/// In `cuda.h` since CUDA 10.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: *const CUmemAccessDesc,
    count: usize,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            *const CUmemAccessDesc,
            usize,
        ) -> CUresult,
    > = Symbol::new(c"cuMemSetAccess").since("10.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ptr, size, desc, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3DBatchAsync(
    numOps: usize,
    opList: *mut CUDA_MEMCPY3D_BATCH_OP,
    failIdx: *mut usize,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            usize,
            *mut CUDA_MEMCPY3D_BATCH_OP,
            *mut usize,
            u64,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpy3DBatchAsync", c"cuMemcpy3DBatchAsync_ptsz")
        .since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numOps, opList, failIdx, flags, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyBatchAsync(
    dsts: *mut CUdeviceptr,
    srcs: *mut CUdeviceptr,
    sizes: *mut usize,
    count: usize,
    attrs: *mut CUmemcpyAttributes,
    attrsIdxs: *mut usize,
    numAttrs: usize,
    failIdx: *mut usize,
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
            *mut usize,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuMemcpyBatchAsync", c"cuMemcpyBatchAsync_ptsz")
        .since("12.8");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    dsts,
                    srcs,
                    sizes,
                    count,
                    attrs,
                    attrsIdxs,
                    numAttrs,
                    failIdx,
                    hStream,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)`
///
/// In `cuda.h` since CUDA 2.1.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuModuleLoadDataEx").since("2.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(module, image, numOptions, options, optionValues) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuOccupancyMaxActiveClusters").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numClusters, func, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuOccupancyMaxPotentialClusterSize").since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(clusterSize, func, config) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)`
///
/// In `cuda.h` since CUDA 8.0.
///
/// Older ABI version: for the headers this name is `cuStreamBatchMemOp_v2`.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBatchMemOp(
    stream: CUstream,
    count: u32,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            u32,
            *mut CUstreamBatchMemOpParams,
            u32,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamBatchMemOp", c"cuStreamBatchMemOp_ptsz")
        .since("8.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, count, paramArray, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)`
///
/// In `cuda.h` since CUDA 11.7.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBatchMemOp_v2(
    stream: CUstream,
    count: u32,
    paramArray: *mut CUstreamBatchMemOpParams,
    flags: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            u32,
            *mut CUstreamBatchMemOpParams,
            u32,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuStreamBatchMemOp_v2", c"cuStreamBatchMemOp_v2_ptsz")
        .since("11.7");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(stream, count, paramArray, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::with_per_thread(c"cuStreamGetAttribute", c"cuStreamGetAttribute_ptsz")
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, attr, value_out) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)`
///
/// In `cuda.h` since CUDA 11.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::with_per_thread(c"cuStreamSetAttribute", c"cuStreamSetAttribute_ptsz")
        .since("11.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, attr, value) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
///
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuTensorMapEncodeIm2col").since("12.0");
    match SYMBOL.get(&DRIVER) {
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
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuTensorMapEncodeIm2colWide").since("12.8");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuTensorMapEncodeTiled").since("12.0");
    match SYMBOL.get(&DRIVER) {
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
/// In `cuda.h` since CUDA 12.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTensorMapReplaceAddress(
    tensorMap: *mut CUtensorMap,
    globalAddress: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUtensorMap, *mut c_void) -> CUresult,
    > = Symbol::new(c"cuTensorMapReplaceAddress").since("12.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(tensorMap, globalAddress) }
        Err(missing) => missing.status(),
    }
}
