//! The C functions, as the library exports them: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cuda13::driver::{DRIVER, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;

pub use crate::shared::sys::driver::*;

/// `CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCheckpointOperationComplete(
    handle: CUcheckpointOperationHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUcheckpointOperationHandle) -> CUresult,
    > = Symbol::new(c"cuCheckpointOperationComplete").since("13.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle) }
        Err(missing) => missing.status(),
    }
}

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

/// `CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpDeregisterCompleteCallback(
    callback: CUcoredumpCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUcoredumpCallbackHandle) -> CUresult,
    > = Symbol::new(c"cuCoredumpDeregisterCompleteCallback").since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(callback) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpDeregisterStartCallback(
    callback: CUcoredumpCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUcoredumpCallbackHandle) -> CUresult,
    > = Symbol::new(c"cuCoredumpDeregisterStartCallback").since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(callback) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpRegisterCompleteCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
    callbackOut: *mut CUcoredumpCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcoredumpStatusCallback,
            *mut c_void,
            *mut CUcoredumpCallbackHandle,
        ) -> CUresult,
    > = Symbol::new(c"cuCoredumpRegisterCompleteCallback").since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(callback, userData, callbackOut) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCoredumpRegisterStartCallback(
    callback: CUcoredumpStatusCallback,
    userData: *mut c_void,
    callbackOut: *mut CUcoredumpCallbackHandle,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUcoredumpStatusCallback,
            *mut c_void,
            *mut CUcoredumpCallbackHandle,
        ) -> CUresult,
    > = Symbol::new(c"cuCoredumpRegisterStartCallback").since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(callback, userData, callbackOut) }
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

/// `CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxGetDevice_v2(device: *mut CUdevice, ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUdevice, CUcontext) -> CUresult,
    > = Symbol::new(c"cuCtxGetDevice_v2").since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(device, ctx) }
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

/// `CUresult cuCtxSynchronize_v2(CUcontext ctx)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuCtxSynchronize_v2(ctx: CUcontext) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUcontext) -> CUresult> = Symbol::new(
            c"cuCtxSynchronize_v2",
        )
        .since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(ctx) }
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

/// `CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDevSmResourceSplit(
    result: *mut CUdevResource,
    nbGroups: u32,
    input: *const CUdevResource,
    remainder: *mut CUdevResource,
    flags: u32,
    groupParams: *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUdevResource,
            u32,
            *const CUdevResource,
            *mut CUdevResource,
            u32,
            *mut CU_DEV_SM_RESOURCE_GROUP_PARAMS,
        ) -> CUresult,
    > = Symbol::new(c"cuDevSmResourceSplit").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(result, nbGroups, input, remainder, flags, groupParams) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)`
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
    remainder: *mut CUdevResource,
    flags: u32,
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
            unsafe { exported(result, nbGroups, input, remainder, flags, minCount) }
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

/// `CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetCliqueCount(count: *mut usize, dev: CUdevice) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(*mut usize, CUdevice) -> CUresult> = Symbol::new(
            c"cuDeviceGetCliqueCount",
        )
        .since("13.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(count, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetCliqueInfo(
    cliqueInfo: *mut CUcliqueInfo,
    count: *mut usize,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUcliqueInfo, *mut usize, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetCliqueInfo").since("13.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(cliqueInfo, count, dev) }
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

/// `CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuDeviceGetFabricClusterUuid(
    uuid: *mut CUuuid,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUuuid, CUdevice) -> CUresult,
    > = Symbol::new(c"cuDeviceGetFabricClusterUuid").since("13.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(uuid, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice dev)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuDeviceGetHostAtomicCapabilities").since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(capabilities, operations, count, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuDeviceGetP2PAtomicCapabilities").since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(capabilities, operations, count, srcDevice, dstDevice) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFabricCpyBatchAsync(
    numOps: usize,
    opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            usize,
            *mut CUDA_FABRIC_COPY_BATCH_OP,
            u64,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(c"cuFabricCpyBatchAsync", c"cuFabricCpyBatchAsync_ptsz")
        .since("13.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numOps, opList, flags, hStream) }
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

/// `CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuFuncGetParamCount(func: CUfunction, paramCount: *mut usize) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUfunction, *mut usize) -> CUresult,
    > = Symbol::new(c"cuFuncGetParamCount").since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(func, paramCount) }
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
/// Older ABI version: for the headers this name is `cuGraphAddNode_v2`.
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

/// `CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphAddNode_v3(
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
    > = Symbol::new(c"cuGraphAddNode_v3").since("13.4");
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

/// `CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphExecGetId(hGraphExec: CUgraphExec, graphId: *mut u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphExec, *mut u32) -> CUresult,
    > = Symbol::new(c"cuGraphExecGetId").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraphExec, graphId) }
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

/// `CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphGetId(hGraph: CUgraph, graphId: *mut u32) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgraph, *mut u32) -> CUresult> = Symbol::new(
            c"cuGraphGetId",
        )
        .since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hGraph, graphId) }
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

/// `CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetContainingGraph(
    hNode: CUgraphNode,
    phGraph: *mut CUgraph,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraph) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetContainingGraph").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, phGraph) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetLocalId(hNode: CUgraphNode, nodeId: *mut u32) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut u32) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetLocalId").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetParams(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraphNodeParams) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetParams").since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, nodeParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeGetToolsId(
    hNode: CUgraphNode,
    toolsNodeId: *mut u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut u64) -> CUresult,
    > = Symbol::new(c"cuGraphNodeGetToolsId").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hNode, toolsNodeId) }
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

/// `CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGraphNodeSetParams_v2(
    hNode: CUgraphNode,
    nodeParams: *mut CUgraphNodeParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUgraphNode, *mut CUgraphNodeParams) -> CUresult,
    > = Symbol::new(c"cuGraphNodeSetParams_v2").since("13.4");
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

/// `CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)`
///
/// In `cuda.h` since CUDA 13.0 (its drivers since 12.9).
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuGreenCtxGetId(greenCtx: CUgreenCtx, greenCtxId: *mut u64) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUgreenCtx, *mut u64) -> CUresult> = Symbol::new(
            c"cuGreenCtxGetId",
        )
        .since("12.9");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(greenCtx, greenCtxId) }
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

/// `CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuKernelGetParamCount(
    kernel: CUkernel,
    paramCount: *mut usize,
) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUkernel, *mut usize) -> CUresult> = Symbol::new(
            c"cuKernelGetParamCount",
        )
        .since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(kernel, paramCount) }
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

/// `CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)`
///
/// In `cuda.h` since CUDA 13.2 (its drivers since 13.1).
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLaunchHostFunc_v2(
    hStream: CUstream,
    r#fn: CUhostFn,
    userData: *mut c_void,
    syncMode: u32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, CUhostFn, *mut c_void, u32) -> CUresult,
    > = Symbol::with_per_thread(c"cuLaunchHostFunc_v2", c"cuLaunchHostFunc_v2_ptsz")
        .since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, r#fn, userData, syncMode) }
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

/// `CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointAddDevice(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUlogicalEndpointId, CUdevice) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointAddDevice").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId, dev) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointBindAddr(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    ptr: *mut c_void,
    size: cuuint64_t,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlogicalEndpointId,
            CUdevice,
            cuuint64_t,
            *mut c_void,
            cuuint64_t,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointBindAddr").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId, dev, offset, ptr, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointBindMem(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: cuuint64_t,
    size: cuuint64_t,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlogicalEndpointId,
            CUdevice,
            cuuint64_t,
            CUmemGenericAllocationHandle,
            cuuint64_t,
            cuuint64_t,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointBindMem").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(leId, dev, offset, memHandle, memOffset, size, flags) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointCreate(
    leId: CUlogicalEndpointId,
    prop: *const CUlogicalEndpointProp,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlogicalEndpointId,
            *const CUlogicalEndpointProp,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointCreate").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId, prop) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUlogicalEndpointId) -> CUresult> = Symbol::new(
            c"cuLogicalEndpointDestroy",
        )
        .since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointExport(
    handle: *mut c_void,
    leId: CUlogicalEndpointId,
    handleType: CUlogicalEndpointIpcHandleType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut c_void,
            CUlogicalEndpointId,
            CUlogicalEndpointIpcHandleType,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointExport").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(handle, leId, handleType) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointGetLimits(
    bindAlignment: *mut cuuint64_t,
    maxSize: *mut cuuint64_t,
    prop: *const CUlogicalEndpointProp,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut cuuint64_t,
            *mut cuuint64_t,
            *const CUlogicalEndpointProp,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointGetLimits").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(bindAlignment, maxSize, prop) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointIdRelease(
    baseLeId: CUlogicalEndpointId,
    count: cuuint32_t,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUlogicalEndpointId, cuuint32_t) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointIdRelease").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(baseLeId, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointIdReserve(
    baseLeId: *mut CUlogicalEndpointId,
    count: cuuint32_t,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUlogicalEndpointId, cuuint32_t) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointIdReserve").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(baseLeId, count) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointImport(
    leId: CUlogicalEndpointId,
    handle: *const c_void,
    handleType: CUlogicalEndpointIpcHandleType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlogicalEndpointId,
            *const c_void,
            CUlogicalEndpointIpcHandleType,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointImport").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId, handle, handleType) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointQuery(
    leId: CUlogicalEndpointId,
    count: cuuint32_t,
    queryStatus: *mut i32,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUlogicalEndpointId, cuuint32_t, *mut i32) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointQuery").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId, count, queryStatus) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuLogicalEndpointUnbind(
    leId: CUlogicalEndpointId,
    dev: CUdevice,
    offset: cuuint64_t,
    size: cuuint64_t,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUlogicalEndpointId,
            CUdevice,
            cuuint64_t,
            cuuint64_t,
        ) -> CUresult,
    > = Symbol::new(c"cuLogicalEndpointUnbind").since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(leId, dev, offset, size) }
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

/// `CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
        )
        .since("13.0");
    match SYMBOL.get(&DRIVER) {
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
///
/// # Safety
///
/// As in C.
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
        )
        .since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dptrs, sizes, count, flags, hStream) }
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

/// `CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuMemGetDefaultMemPool").since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool_out, location, r#type) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation *location_out)`
///
/// In `cuda.h` since CUDA 13.4.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemGetLocationInfo(
    ptr: CUdeviceptr,
    size: usize,
    summaryGranularity: usize,
    samplingGranularity: usize,
    location_out: *mut CUmemLocation,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            usize,
            usize,
            usize,
            *mut CUmemLocation,
        ) -> CUresult,
    > = Symbol::new(c"cuMemGetLocationInfo").since("13.4");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(
                    ptr,
                    size,
                    summaryGranularity,
                    samplingGranularity,
                    location_out,
                )
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuMemGetMemPool").since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(pool, location, r#type) }
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

/// `CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
        )
        .since("13.0");
    match SYMBOL.get(&DRIVER) {
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

/// `CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::new(c"cuMemSetMemPool").since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(location, r#type, pool) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// Older ABI version: for the headers this name is `cuMemcpy3DBatchAsync_v2`.
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

/// `CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
        )
        .since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(numOps, opList, flags, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpy3DWithAttributesAsync(
    op: *mut CUDA_MEMCPY3D_BATCH_OP,
    flags: u64,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(*mut CUDA_MEMCPY3D_BATCH_OP, u64, CUstream) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuMemcpy3DWithAttributesAsync",
            c"cuMemcpy3DWithAttributesAsync_ptsz",
        )
        .since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(op, flags, hStream) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)`
///
/// In `cuda.h` since CUDA 12.8.
///
/// Older ABI version: for the headers this name is `cuMemcpyBatchAsync_v2`.
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

/// `CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.0.
///
/// # Safety
///
/// As in C.
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
    > = Symbol::with_per_thread(c"cuMemcpyBatchAsync_v2", c"cuMemcpyBatchAsync_v2_ptsz")
        .since("13.0");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(dsts, srcs, sizes, count, attrs, attrsIdxs, numAttrs, hStream)
            }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.2.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMemcpyWithAttributesAsync(
    dst: CUdeviceptr,
    src: CUdeviceptr,
    size: usize,
    attr: *mut CUmemcpyAttributes,
    hStream: CUstream,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUdeviceptr,
            CUdeviceptr,
            usize,
            *mut CUmemcpyAttributes,
            CUstream,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuMemcpyWithAttributesAsync",
            c"cuMemcpyWithAttributesAsync_ptsz",
        )
        .since("13.2");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(dst, src, size, attr, hStream) }
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

/// `CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastBindAddr_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memptr: CUdeviceptr,
    size: usize,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemGenericAllocationHandle,
            CUdevice,
            usize,
            CUdeviceptr,
            usize,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastBindAddr_v2").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(mcHandle, dev, mcOffset, memptr, size, flags) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuMulticastBindMem_v2(
    mcHandle: CUmemGenericAllocationHandle,
    dev: CUdevice,
    mcOffset: usize,
    memHandle: CUmemGenericAllocationHandle,
    memOffset: usize,
    size: usize,
    flags: u64,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUmemGenericAllocationHandle,
            CUdevice,
            usize,
            CUmemGenericAllocationHandle,
            usize,
            usize,
            u64,
        ) -> CUresult,
    > = Symbol::new(c"cuMulticastBindMem_v2").since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe {
                exported(mcHandle, dev, mcOffset, memHandle, memOffset, size, flags)
            }
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

/// `CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)`
///
/// In `cuda.h` since CUDA 13.2 (its drivers since 13.1).
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBeginCaptureToCig(
    hStream: CUstream,
    streamCigCaptureParams: *mut CUstreamCigCaptureParams,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(CUstream, *mut CUstreamCigCaptureParams) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamBeginCaptureToCig",
            c"cuStreamBeginCaptureToCig_ptsz",
        )
        .since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, streamCigCaptureParams) }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)`
///
/// In `cuda.h` since CUDA 13.3.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamBeginRecaptureToGraph(
    hStream: CUstream,
    mode: CUstreamCaptureMode,
    hGraph: CUgraph,
    callbackFunc: CUgraphRecaptureCallback,
    userData: *mut c_void,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            CUstreamCaptureMode,
            CUgraph,
            CUgraphRecaptureCallback,
            *mut c_void,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamBeginRecaptureToGraph",
            c"cuStreamBeginRecaptureToGraph_ptsz",
        )
        .since("13.3");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => {
            unsafe { exported(hStream, mode, hGraph, callbackFunc, userData) }
        }
        Err(missing) => missing.status(),
    }
}

/// `CUresult cuStreamEndCaptureToCig(CUstream hStream)`
///
/// In `cuda.h` since CUDA 13.2 (its drivers since 13.1).
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamEndCaptureToCig(hStream: CUstream) -> CUresult {
    static SYMBOL: Symbol<unsafe extern "system" fn(CUstream) -> CUresult> = Symbol::with_per_thread(
            c"cuStreamEndCaptureToCig",
            c"cuStreamEndCaptureToCig_ptsz",
        )
        .since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream) }
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

/// `CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)`
///
/// In `cuda.h` since CUDA 13.1.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuStreamGetDevResource(
    hStream: CUstream,
    resource: *mut CUdevResource,
    r#type: CUdevResourceType,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            CUstream,
            *mut CUdevResource,
            CUdevResourceType,
        ) -> CUresult,
    > = Symbol::with_per_thread(
            c"cuStreamGetDevResource",
            c"cuStreamGetDevResource_ptsz",
        )
        .since("13.1");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(hStream, resource, r#type) }
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

/// `CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)`
///
/// In `cuda.h` since CUDA 13.5.
///
/// # Safety
///
/// As in C.
#[inline]
pub unsafe fn cuTensorMapSetAllocationClass(
    tensorMap: *mut CUtensorMap,
    allocClass: CUtensorMapAllocClass,
    outAllocClass: *mut CUtensorMapAllocClass,
) -> CUresult {
    static SYMBOL: Symbol<
        unsafe extern "system" fn(
            *mut CUtensorMap,
            CUtensorMapAllocClass,
            *mut CUtensorMapAllocClass,
        ) -> CUresult,
    > = Symbol::new(c"cuTensorMapSetAllocationClass").since("13.5");
    match SYMBOL.get(&DRIVER) {
        Ok(exported) => unsafe { exported(tensorMap, allocClass, outAllocClass) }
        Err(missing) => missing.status(),
    }
}
