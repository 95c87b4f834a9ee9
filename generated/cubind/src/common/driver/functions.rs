//! Functions that are identical in all major versions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Returns one limit of the current context, such as the stack size of each device thread in bytes.
///
/// `CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxGetLimit))]
///
/// Returns `(CUresult, pvalue: size_t)`.
///
/// - `pvalue`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT`].
///
/// In `cuda.h` since CUDA 3.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxGetLimit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxGetLimit(limit: CUlimit) -> (CUresult, usize) {
    let mut pvalue: usize = output::zeroed();
    let returned = unsafe { sys::cuCtxGetLimit(&mut pvalue, limit) };
    (returned, pvalue)
}

/// Requests a new limit for the current context; the driver may round or clamp the value.
///
/// `CUresult cuCtxSetLimit(CUlimit limit, size_t value)`
#[cfg_attr(doc, doc = forms!(driver::cuCtxSetLimit))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNSUPPORTED_LIMIT`].
///
/// In `cuda.h` since CUDA 3.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__CTX.html#:~:text=cuCtxSetLimit).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuCtxSetLimit(limit: CUlimit, value: usize) -> (CUresult,) {
    let returned = unsafe { sys::cuCtxSetLimit(limit, value) };
    (returned,)
}

/// Returns the value of one device attribute, such as the number of multiprocessors.
///
/// `CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(driver::cuDeviceGetAttribute))]
///
/// Returns `(CUresult, pi: int)`.
///
/// - `pi`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__DEVICE.html#:~:text=cuDeviceGetAttribute).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetAttribute(
    attrib: CUdevice_attribute,
    dev: CUdevice,
) -> (CUresult, i32) {
    let mut pi: i32 = output::zeroed();
    let returned = unsafe { sys::cuDeviceGetAttribute(&mut pi, attrib, dev) };
    (returned, pi)
}

/// Returns an attribute of a function, such as the number of registers per thread or the static shared memory size.
///
/// `CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncGetAttribute))]
///
/// Returns `(CUresult, pi: int)`.
///
/// - `pi`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_FUNCTION_NOT_LOADED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 2.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncGetAttribute).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[inline]
pub unsafe fn cuFuncGetAttribute(
    attrib: CUfunction_attribute,
    hfunc: CUfunction,
) -> (CUresult, i32) {
    let mut pi: i32 = output::zeroed();
    let returned = unsafe { sys::cuFuncGetAttribute(&mut pi, attrib, hfunc) };
    (returned, pi)
}

/// Sets an attribute of a function, such as the limit on dynamic shared memory.
///
/// `CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuFuncSetAttribute))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 9.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuFuncSetAttribute).
///
/// # Safety
///
/// `hfunc`: a live handle.
#[inline]
pub unsafe fn cuFuncSetAttribute(
    hfunc: CUfunction,
    attrib: CUfunction_attribute,
    value: i32,
) -> (CUresult,) {
    let returned = unsafe { sys::cuFuncSetAttribute(hfunc, attrib, value) };
    (returned,)
}

/// Adds a graph node that waits on and writes memory words, like `cuStreamBatchMemOp`.
///
/// `CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddBatchMemOpNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddBatchMemOpNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddBatchMemOpNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddBatchMemOpNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()),
        core::ptr::from_ref(nodeParams),
    ) };
    (returned, phGraphNode)
}

/// Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.
///
/// `CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphAddMemAllocNode))]
///
/// Returns `(CUresult, phGraphNode: CUgraphNode)`.
///
/// - `phGraphNode`: out
/// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
/// - `nodeParams`: read and updated in place
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.4. Deprecation announced in CUDA 13.5: use `cuGraphAddNode`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphAddMemAllocNode).
///
/// # Safety
///
/// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphAddMemAllocNode(
    hGraph: CUgraph,
    dependencies: &[CUgraphNode],
    nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
) -> (CUresult, CUgraphNode) {
    let mut phGraphNode: CUgraphNode = output::zeroed();
    let returned = unsafe { sys::cuGraphAddMemAllocNode(
        &mut phGraphNode, hGraph, args::as_ptr(dependencies), args::count(dependencies.len()), nodeParams,
    ) };
    (returned, phGraphNode)
}

/// Returns the memory operations of a batch memory operation node.
///
/// `CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphBatchMemOpNodeGetParams))]
///
/// Returns `(CUresult, nodeParams_out: CUDA_BATCH_MEM_OP_NODE_PARAMS)`.
///
/// - `nodeParams_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.7. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `nodeParams_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphBatchMemOpNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_BATCH_MEM_OP_NODE_PARAMS) {
    let mut nodeParams_out = output::Reserved::<CUDA_BATCH_MEM_OP_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphBatchMemOpNodeGetParams(hNode, nodeParams_out.slot()) };
    (returned, nodeParams_out.take())
}

/// Sets the memory operations of a batch memory operation node.
///
/// `CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphBatchMemOpNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.7. Deprecation announced in CUDA 13.5: use `cuGraphNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphBatchMemOpNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphBatchMemOpNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphBatchMemOpNodeSetParams(hNode, core::ptr::from_ref(nodeParams)) };
    (returned,)
}

/// Sets the operations of a batch memory operation node in an executable graph.
///
/// `CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecBatchMemOpNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.7. Deprecation announced in CUDA 13.5: use `cuGraphExecNodeSetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecBatchMemOpNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecBatchMemOpNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecBatchMemOpNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams))
    };
    (returned,)
}

/// Sets the parameters of a node of any type, in an executable graph only.
///
/// `CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphExecNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphExecNodeSetParams).
///
/// # Safety
///
/// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
#[inline]
pub unsafe fn cuGraphExecNodeSetParams(
    hGraphExec: CUgraphExec,
    hNode: CUgraphNode,
    nodeParams: &CUgraphNodeParams,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuGraphExecNodeSetParams(hGraphExec, hNode, core::ptr::from_ref(nodeParams).cast_mut())
    };
    (returned,)
}

/// Returns an attribute of a kernel node, such as the priority.
///
/// `CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphKernelNodeGetAttribute))]
///
/// Returns `(CUresult, value_out: CUkernelNodeAttrValue)`.
///
/// - `value_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeGetAttribute).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `hNode` must be a kernel node, and `attr` an attribute of kernels.
/// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuGraphKernelNodeGetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
) -> (CUresult, CUkernelNodeAttrValue) {
    let mut value_out = output::Reserved::<CUkernelNodeAttrValue>::new();
    let returned = unsafe { sys::cuGraphKernelNodeGetAttribute(hNode, attr, value_out.slot()) };
    (returned, value_out.take())
}

/// Sets an attribute of a kernel node, such as the priority.
///
/// `CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphKernelNodeSetAttribute))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphKernelNodeSetAttribute).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `value` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphKernelNodeSetAttribute(
    hNode: CUgraphNode,
    attr: CUkernelNodeAttrID,
    value: &CUkernelNodeAttrValue,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphKernelNodeSetAttribute(hNode, attr, core::ptr::from_ref(value)) };
    (returned,)
}

/// Returns the pool, size and address of the memory that a node allocates.
///
/// `CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphMemAllocNodeGetParams))]
///
/// Returns `(CUresult, params_out: CUDA_MEM_ALLOC_NODE_PARAMS)`.
///
/// - `params_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 11.4. Deprecation announced in CUDA 13.5: use `cuGraphNodeGetParams`. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphMemAllocNodeGetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
#[inline]
pub unsafe fn cuGraphMemAllocNodeGetParams(
    hNode: CUgraphNode,
) -> (CUresult, CUDA_MEM_ALLOC_NODE_PARAMS) {
    let mut params_out = output::Reserved::<CUDA_MEM_ALLOC_NODE_PARAMS>::new();
    let returned = unsafe { sys::cuGraphMemAllocNodeGetParams(hNode, params_out.slot()) };
    (returned, params_out.take())
}

/// Sets the parameters of a node of any type; the type itself cannot change.
///
/// `CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)`
#[cfg_attr(doc, doc = forms!(owned driver::cuGraphNodeSetParams))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__GRAPH.html#:~:text=cuGraphNodeSetParams).
///
/// # Safety
///
/// - `hNode`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
#[inline]
pub unsafe fn cuGraphNodeSetParams(
    hNode: CUgraphNode,
    nodeParams: &CUgraphNodeParams,
) -> (CUresult,) {
    let returned = unsafe { sys::cuGraphNodeSetParams(hNode, core::ptr::from_ref(nodeParams).cast_mut()) };
    (returned,)
}

/// Returns an attribute of a kernel on a device, such as the number of registers per thread.
///
/// `CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelGetAttribute))]
///
/// Returns `(CUresult, pi: int)`.
///
/// - `pi`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelGetAttribute).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelGetAttribute(
    attrib: CUfunction_attribute,
    kernel: CUkernel,
    dev: CUdevice,
) -> (CUresult, i32) {
    let mut pi: i32 = output::zeroed();
    let returned = unsafe { sys::cuKernelGetAttribute(&mut pi, attrib, kernel, dev) };
    (returned, pi)
}

/// Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.
///
/// `CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)`
#[cfg_attr(doc, doc = forms!(owned driver::cuKernelSetAttribute))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuKernelSetAttribute).
///
/// # Safety
///
/// `kernel`: a live handle.
#[inline]
pub unsafe fn cuKernelSetAttribute(
    attrib: CUfunction_attribute,
    val: i32,
    kernel: CUkernel,
    dev: CUdevice,
) -> (CUresult,) {
    let returned = unsafe { sys::cuKernelSetAttribute(attrib, val, kernel, dev) };
    (returned,)
}

/// Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.
///
/// `CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLaunchKernelEx))]
///
/// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
/// - `extra`: in, an address, passed unchanged; may be NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE`], [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_IMAGE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_LAUNCH_FAILED`], [`CUresult::CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING`], [`CUresult::CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES`], [`CUresult::CUDA_ERROR_LAUNCH_TIMEOUT`], [`CUresult::CUDA_ERROR_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`].
///
/// In `cuda.h` since CUDA 11.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__EXEC.html#:~:text=cuLaunchKernelEx).
///
/// # Safety
///
/// - `f`: a live handle.
/// - `extra`: valid memory of the size that the other arguments imply.
/// - Each address in `extra` points to valid memory of the size that the other arguments imply, until the call's work completes on `config`'s stream.
/// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `config`'s stream.
/// - Pointers, handles and lengths in `config` must stay valid until the call's work completes on `config`'s stream.
#[inline]
pub unsafe fn cuLaunchKernelEx(
    config: &CUlaunchConfig,
    f: CUfunction,
    kernelParams: &mut [*mut c_void],
    extra: *mut *mut c_void,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuLaunchKernelEx(core::ptr::from_ref(config), f, args::as_mut_ptr(kernelParams), extra)
    };
    (returned,)
}

/// Loads code from memory as a library, which is not tied to any context.
///
/// `CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryLoadData))]
///
/// Returns `(CUresult, library: CUlibrary)`.
///
/// - `library`: out
/// - `code`: in, an address, passed unchanged
/// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
/// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
/// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
/// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadData).
///
/// # Safety
///
/// - `code`: the address of NUL-terminated PTX, or of a complete cubin or fatbin, for the duration that `libraryOptions` specifies.
/// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
/// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
#[inline]
pub unsafe fn cuLibraryLoadData(
    code: *const c_void,
    jitOptions: &[CUjit_option],
    jitOptionsValues: &mut [*mut c_void],
    libraryOptions: &[CUlibraryOption],
    libraryOptionValues: &mut [*mut c_void],
) -> (CUresult, CUlibrary) {
    let Some(numJitOptions) = args::same_len([jitOptions.len(), jitOptionsValues.len()], []) else {
        refusal::refuse("cuLibraryLoadData", "the lengths of `jitOptions`, `jitOptionsValues` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numLibraryOptions) = args::same_len([libraryOptions.len(), libraryOptionValues.len()], []) else {
        refusal::refuse("cuLibraryLoadData", "the lengths of `libraryOptions`, `libraryOptionValues` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut library: CUlibrary = output::zeroed();
    let returned = unsafe { sys::cuLibraryLoadData(
        &mut library, code, args::as_ptr(jitOptions).cast_mut(), args::as_mut_ptr(jitOptionsValues),
        args::count(numJitOptions), args::as_ptr(libraryOptions).cast_mut(), args::as_mut_ptr(libraryOptionValues),
        args::count(numLibraryOptions),
    ) };
    (returned, library)
}

/// Loads code from a file as a library, which is not tied to any context.
///
/// `CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLibraryLoadFromFile))]
///
/// Returns `(CUresult, library: CUlibrary)`.
///
/// - `library`: out
/// - `fileName`: in, string
/// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
/// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
/// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
/// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__LIBRARY.html#:~:text=cuLibraryLoadFromFile).
///
/// # Safety
///
/// - `fileName` must name a complete, valid file; the library does not check the contents.
/// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
/// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
#[inline]
pub unsafe fn cuLibraryLoadFromFile(
    fileName: &CStr,
    jitOptions: &[CUjit_option],
    jitOptionsValues: &mut [*mut c_void],
    libraryOptions: &[CUlibraryOption],
    libraryOptionValues: &mut [*mut c_void],
) -> (CUresult, CUlibrary) {
    let Some(numJitOptions) = args::same_len([jitOptions.len(), jitOptionsValues.len()], []) else {
        refusal::refuse("cuLibraryLoadFromFile", "the lengths of `jitOptions`, `jitOptionsValues` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numLibraryOptions) = args::same_len([libraryOptions.len(), libraryOptionValues.len()], []) else {
        refusal::refuse("cuLibraryLoadFromFile", "the lengths of `libraryOptions`, `libraryOptionValues` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut library: CUlibrary = output::zeroed();
    let returned = unsafe { sys::cuLibraryLoadFromFile(
        &mut library, fileName.as_ptr(), args::as_ptr(jitOptions).cast_mut(), args::as_mut_ptr(jitOptionsValues),
        args::count(numJitOptions), args::as_ptr(libraryOptions).cast_mut(), args::as_mut_ptr(libraryOptionValues),
        args::count(numLibraryOptions),
    ) };
    (returned, library)
}

/// Adds an input in memory to a link: PTX, a cubin, a fat binary, an object or a library.
///
/// `CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLinkAddData = cuLinkAddData_v2))]
///
/// - `data`: in, host memory, whose size in bytes is passed as `size`
/// - `name`: in, string; `None` passes NULL
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
/// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_IMAGE`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddData).
///
/// # Safety
///
/// - `state`: a live handle that no other thread uses during the call.
/// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
#[inline]
pub unsafe fn cuLinkAddData<T: Input>(
    state: CUlinkState,
    r#type: CUjitInputType,
    data: &[T],
    name: Option<&CStr>,
    options: &[CUjit_option],
    optionValues: &mut [*mut c_void],
) -> (CUresult,) {
    let Some(numOptions) = args::same_len([options.len(), optionValues.len()], []) else {
        refusal::refuse("cuLinkAddData", "the lengths of `options`, `optionValues` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuLinkAddData_v2(
        state, r#type, args::as_ptr(data).cast_mut().cast(), args::count(size_of_val(data)), args::option_text(name),
        args::count(numOptions), args::as_ptr(options).cast_mut(), args::as_mut_ptr(optionValues),
    ) };
    (returned,)
}

/// The symbol behind [`cuLinkAddData`].
pub use self::cuLinkAddData as cuLinkAddData_v2;

/// Adds an input file to a link: PTX, a cubin, a fat binary, an object or a library.
///
/// `CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLinkAddFile = cuLinkAddFile_v2))]
///
/// - `path`: in, string
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
/// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_FILE_NOT_FOUND`], [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_IMAGE`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkAddFile).
///
/// # Safety
///
/// - `state`: a live handle that no other thread uses during the call.
/// - `path` must name a complete, valid file; the library does not check the contents.
/// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
#[inline]
pub unsafe fn cuLinkAddFile(
    state: CUlinkState,
    r#type: CUjitInputType,
    path: &CStr,
    options: &[CUjit_option],
    optionValues: &mut [*mut c_void],
) -> (CUresult,) {
    let Some(numOptions) = args::same_len([options.len(), optionValues.len()], []) else {
        refusal::refuse("cuLinkAddFile", "the lengths of `options`, `optionValues` disagree");
        return (CUresult::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cuLinkAddFile_v2(
        state, r#type, path.as_ptr(), args::count(numOptions), args::as_ptr(options).cast_mut(),
        args::as_mut_ptr(optionValues),
    ) };
    (returned,)
}

/// The symbol behind [`cuLinkAddFile`].
pub use self::cuLinkAddFile as cuLinkAddFile_v2;

/// Starts a link of device code by creating a linker state with options for the JIT compiler.
///
/// `CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)`
#[cfg_attr(doc, doc = forms!(owned driver::cuLinkCreate = cuLinkCreate_v2))]
///
/// Returns `(CUresult, stateOut: CUlinkState)`.
///
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
/// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
/// - `stateOut`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 6.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuLinkCreate).
///
/// # Safety
///
/// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
/// - `optionValues`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `stateOut` exists.
#[inline]
pub unsafe fn cuLinkCreate(
    options: &[CUjit_option],
    optionValues: &mut [*mut c_void],
) -> (CUresult, CUlinkState) {
    let Some(numOptions) = args::same_len([options.len(), optionValues.len()], []) else {
        refusal::refuse("cuLinkCreate", "the lengths of `options`, `optionValues` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut stateOut: CUlinkState = output::zeroed();
    let returned = unsafe { sys::cuLinkCreate_v2(
        args::count(numOptions), args::as_ptr(options).cast_mut(), args::as_mut_ptr(optionValues), &mut stateOut,
    ) };
    (returned, stateOut)
}

/// The symbol behind [`cuLinkCreate`].
pub use self::cuLinkCreate as cuLinkCreate_v2;

/// Allocates physical memory and returns its handle, which `cuMemMap` maps to an address.
///
/// `CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemCreate))]
///
/// Returns `(CUresult, handle: CUmemGenericAllocationHandle)`.
///
/// - `handle`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemCreate).
///
/// # Safety
///
/// Pointers, handles and lengths in `prop` must be valid.
#[inline]
pub unsafe fn cuMemCreate(
    size: usize,
    prop: &CUmemAllocationProp,
    flags: u64,
) -> (CUresult, CUmemGenericAllocationHandle) {
    let mut handle: CUmemGenericAllocationHandle = output::zeroed();
    let returned = unsafe { sys::cuMemCreate(&mut handle, size, core::ptr::from_ref(prop), flags) };
    (returned, handle)
}

/// Returns the access that a location has to a mapped address.
///
/// `CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetAccess))]
///
/// Returns `(CUresult, flags: CUmemAccess_flags)`.
///
/// - `flags`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAccess).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuMemGetAccess(
    location: &CUmemLocation,
    ptr: CUdeviceptr,
) -> (CUresult, CUmemAccess_flags) {
    let mut flags: u64 = output::zeroed();
    let returned = unsafe { sys::cuMemGetAccess(&mut flags, core::ptr::from_ref(location), ptr) };
    (returned, CUmemAccess_flags(flag_set::bits(flags)))
}

/// Returns the granularity in bytes of physical memory, to which the sizes of allocations must be aligned.
///
/// `CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)`
#[cfg_attr(doc, doc = forms!(driver::cuMemGetAllocationGranularity))]
///
/// Returns `(CUresult, granularity: size_t)`.
///
/// - `granularity`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationGranularity).
///
/// # Safety
///
/// Pointers, handles and lengths in `prop` must be valid.
#[inline]
pub unsafe fn cuMemGetAllocationGranularity(
    prop: &CUmemAllocationProp,
    option: CUmemAllocationGranularity_flags,
) -> (CUresult, usize) {
    let mut granularity: usize = output::zeroed();
    let returned = unsafe { sys::cuMemGetAllocationGranularity(&mut granularity, core::ptr::from_ref(prop), option) };
    (returned, granularity)
}

/// Returns the properties with which physical memory was created.
///
/// `CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemGetAllocationPropertiesFromHandle))]
///
/// Returns `(CUresult, prop: CUmemAllocationProp)`.
///
/// - `prop`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemGetAllocationPropertiesFromHandle).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers in `prop` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuMemGetAllocationPropertiesFromHandle(
    handle: CUmemGenericAllocationHandle,
) -> (CUresult, CUmemAllocationProp) {
    let mut prop = output::Reserved::<CUmemAllocationProp>::new();
    let returned = unsafe { sys::cuMemGetAllocationPropertiesFromHandle(prop.slot(), handle) };
    (returned, prop.take())
}

/// Creates a memory pool on a device or on the host.
///
/// `CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolCreate))]
///
/// Returns `(CUresult, pool: CUmemoryPool)`.
///
/// - `pool`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NOT_PERMITTED`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`].
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolCreate).
///
/// # Safety
///
/// Pointers, handles and lengths in `poolProps` must be valid.
#[inline]
pub unsafe fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> (CUresult, CUmemoryPool) {
    let mut pool: CUmemoryPool = output::zeroed();
    let returned = unsafe { sys::cuMemPoolCreate(&mut pool, core::ptr::from_ref(poolProps)) };
    (returned, pool)
}

/// Returns the access that a location has to a pool's memory.
///
/// `CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)`
#[cfg_attr(doc, doc = forms!(owned driver::cuMemPoolGetAccess))]
///
/// Returns `(CUresult, flags: CUmemAccess_flags)`.
///
/// - `flags`: out
///
/// In `cuda.h` since CUDA 11.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MALLOC__ASYNC.html#:~:text=cuMemPoolGetAccess).
///
/// # Safety
///
/// `memPool`: a live handle.
#[inline]
pub unsafe fn cuMemPoolGetAccess(
    memPool: CUmemoryPool,
    location: &CUmemLocation,
) -> (CUresult, CUmemAccess_flags) {
    let mut flags: CUmemAccess_flags = output::zeroed();
    let returned = unsafe { sys::cuMemPoolGetAccess(&mut flags, memPool, core::ptr::from_ref(location).cast_mut()) };
    (returned, flags)
}

/// Specifies which devices may read and write a mapped range of addresses.
///
/// `CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)`
#[cfg_attr(doc, doc = forms!(driver::cuMemSetAccess))]
///
/// - `desc`: in, array, whose length is passed as `count`
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_DEVICE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 10.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__VA.html#:~:text=cuMemSetAccess).
///
/// # Safety
///
/// - `ptr`: valid memory of the size that the other arguments imply.
/// - The memory must not be used from a location that loses access.
#[inline]
pub unsafe fn cuMemSetAccess(
    ptr: CUdeviceptr,
    size: usize,
    desc: &[CUmemAccessDesc],
) -> (CUresult,) {
    let returned = unsafe { sys::cuMemSetAccess(ptr, size, args::as_ptr(desc), args::count(desc.len())) };
    (returned,)
}

/// Loads a module from memory like `cuModuleLoadData`, with options for the JIT compiler.
///
/// `CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)`
#[cfg_attr(doc, doc = forms!(owned driver::cuModuleLoadDataEx))]
///
/// Returns `(CUresult, module: CUmodule)`.
///
/// - `module`: out
/// - `image`: in, an address, passed unchanged
/// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
/// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_PTX`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_JIT_COMPILER_NOT_FOUND`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_NO_BINARY_FOR_GPU`], [`CUresult::CUDA_ERROR_OUT_OF_MEMORY`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_INIT_FAILED`], [`CUresult::CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND`], [`CUresult::CUDA_ERROR_UNSUPPORTED_PTX_VERSION`].
///
/// In `cuda.h` since CUDA 2.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MODULE.html#:~:text=cuModuleLoadDataEx).
///
/// # Safety
///
/// - `image`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
/// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
#[inline]
pub unsafe fn cuModuleLoadDataEx(
    image: *const c_void,
    options: &[CUjit_option],
    optionValues: &mut [*mut c_void],
) -> (CUresult, CUmodule) {
    let Some(numOptions) = args::same_len([options.len(), optionValues.len()], []) else {
        refusal::refuse("cuModuleLoadDataEx", "the lengths of `options`, `optionValues` disagree");
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut module: CUmodule = output::zeroed();
    let returned = unsafe { sys::cuModuleLoadDataEx(
        &mut module, image, args::count(numOptions), args::as_ptr(options).cast_mut(), args::as_mut_ptr(optionValues),
    ) };
    (returned, module)
}

/// Returns the maximum number of clusters of a launch that can run on a device at the same time.
///
/// `CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)`
#[cfg_attr(doc, doc = forms!(owned driver::cuOccupancyMaxActiveClusters))]
///
/// Returns `(CUresult, numClusters: int)`.
///
/// - `numClusters`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CLUSTER_SIZE`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxActiveClusters).
///
/// # Safety
///
/// - `func`: a live handle.
/// - Pointers, handles and lengths in `config` must be valid.
#[inline]
pub unsafe fn cuOccupancyMaxActiveClusters(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> (CUresult, i32) {
    let mut numClusters: i32 = output::zeroed();
    let returned = unsafe { sys::cuOccupancyMaxActiveClusters(&mut numClusters, func, core::ptr::from_ref(config)) };
    (returned, numClusters)
}

/// Returns the maximum cluster size, in blocks, for a launch configuration.
///
/// `CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)`
#[cfg_attr(doc, doc = forms!(owned driver::cuOccupancyMaxPotentialClusterSize))]
///
/// Returns `(CUresult, clusterSize: int)`.
///
/// - `clusterSize`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`], [`CUresult::CUDA_ERROR_UNKNOWN`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__OCCUPANCY.html#:~:text=cuOccupancyMaxPotentialClusterSize).
///
/// # Safety
///
/// - `func`: a live handle.
/// - Pointers, handles and lengths in `config` must be valid.
#[inline]
pub unsafe fn cuOccupancyMaxPotentialClusterSize(
    func: CUfunction,
    config: &CUlaunchConfig,
) -> (CUresult, i32) {
    let mut clusterSize: i32 = output::zeroed();
    let returned = unsafe {
        sys::cuOccupancyMaxPotentialClusterSize(&mut clusterSize, func, core::ptr::from_ref(config))
    };
    (returned, clusterSize)
}

/// Enqueues several memory operations (waits, writes, barriers and flushes) in stream order.
///
/// `CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamBatchMemOp = cuStreamBatchMemOp_v2))]
///
/// - `paramArray`: in, array, whose length is passed as `count`
/// - `flags`: in; must be 0
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_SUPPORTED`].
///
/// In `cuda.h` since CUDA 11.7. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__MEMOP.html#:~:text=cuStreamBatchMemOp).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `paramArray` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cuStreamBatchMemOp(
    stream: CUstream,
    paramArray: &[CUstreamBatchMemOpParams],
    flags: u32,
) -> (CUresult,) {
    let returned = unsafe {
        sys::cuStreamBatchMemOp_v2(stream, args::count(paramArray.len()), args::as_ptr(paramArray).cast_mut(), flags)
    };
    (returned,)
}

/// The symbol behind [`cuStreamBatchMemOp`].
pub use self::cuStreamBatchMemOp as cuStreamBatchMemOp_v2;

/// Returns an attribute of a stream, such as the L2 access policy window.
///
/// `CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamGetAttribute))]
///
/// Returns `(CUresult, value_out: CUstreamAttrValue)`.
///
/// - `value_out`: out
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamGetAttribute).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
#[inline]
pub unsafe fn cuStreamGetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
) -> (CUresult, CUstreamAttrValue) {
    let mut value_out = output::Reserved::<CUstreamAttrValue>::new();
    let returned = unsafe { sys::cuStreamGetAttribute(hStream, attr, value_out.slot()) };
    (returned, value_out.take())
}

/// Sets an attribute of a stream, such as the L2 access policy window.
///
/// `CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)`
#[cfg_attr(doc, doc = forms!(owned driver::cuStreamSetAttribute))]
///
/// Documented errors: [`CUresult::CUDA_ERROR_INVALID_HANDLE`], [`CUresult::CUDA_ERROR_INVALID_VALUE`].
///
/// In `cuda.h` since CUDA 11.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__STREAM.html#:~:text=cuStreamSetAttribute).
///
/// # Safety
///
/// - `hStream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `value` must stay valid until another value is set in `hStream`, or `hStream` is destroyed.
#[inline]
pub unsafe fn cuStreamSetAttribute(
    hStream: CUstream,
    attr: CUstreamAttrID,
    value: &CUstreamAttrValue,
) -> (CUresult,) {
    let returned = unsafe { sys::cuStreamSetAttribute(hStream, attr, core::ptr::from_ref(value)) };
    (returned,)
}

/// Encodes a tensor map for TMA copies of an image tensor as convolution (im2col) columns.
///
/// `CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
#[cfg_attr(doc, doc = forms!(driver::cuTensorMapEncodeIm2col))]
///
/// Returns `(CUresult, tensorMap: CUtensorMap)`.
///
/// - `tensorMap`: out
/// - `globalAddress`: in, an address, passed unchanged
/// - `globalDim`, `elementStrides`: in, array, whose length is passed as `tensorRank`
/// - `globalStrides`: in, array, length `tensorRank - 1`
/// - `pixelBoxLowerCorner`, `pixelBoxUpperCorner`: in, array, length `tensorRank - 2`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2col).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuTensorMapEncodeIm2col(
    tensorDataType: CUtensorMapDataType,
    globalAddress: *mut c_void,
    globalDim: &[cuuint64_t],
    globalStrides: &[cuuint64_t],
    pixelBoxLowerCorner: &[i32],
    pixelBoxUpperCorner: &[i32],
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: &[cuuint32_t],
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> (CUresult, CUtensorMap) {
    let Some(tensorRank) = args::same_len(
        [
            globalDim.len(), globalStrides.len() + 1, pixelBoxLowerCorner.len() + 2, pixelBoxUpperCorner.len() + 2,
            elementStrides.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cuTensorMapEncodeIm2col",
            "the lengths of `globalDim`, `globalStrides`, `pixelBoxLowerCorner`, `pixelBoxUpperCorner`, `elementStrides` disagree",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorMap = output::Reserved::<CUtensorMap>::new();
    let returned = unsafe { sys::cuTensorMapEncodeIm2col(
        tensorMap.slot(), tensorDataType, args::count(tensorRank), globalAddress, args::as_ptr(globalDim),
        args::as_ptr(globalStrides), args::as_ptr(pixelBoxLowerCorner), args::as_ptr(pixelBoxUpperCorner),
        channelsPerPixel, pixelsPerColumn, args::as_ptr(elementStrides), interleave, swizzle, l2Promotion, oobFill,
    ) };
    (returned, tensorMap.take())
}

/// Encodes a tensor map for TMA copies of an image tensor as wide im2col columns.
///
/// `CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
#[cfg_attr(doc, doc = forms!(driver::cuTensorMapEncodeIm2colWide))]
///
/// Returns `(CUresult, tensorMap: CUtensorMap)`.
///
/// - `tensorMap`: out
/// - `globalAddress`: in, an address, passed unchanged
/// - `globalDim`, `elementStrides`: in, array, whose length is passed as `tensorRank`
/// - `globalStrides`: in, array, length `tensorRank - 1`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.8. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeIm2colWide).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuTensorMapEncodeIm2colWide(
    tensorDataType: CUtensorMapDataType,
    globalAddress: *mut c_void,
    globalDim: &[cuuint64_t],
    globalStrides: &[cuuint64_t],
    pixelBoxLowerCornerWidth: i32,
    pixelBoxUpperCornerWidth: i32,
    channelsPerPixel: cuuint32_t,
    pixelsPerColumn: cuuint32_t,
    elementStrides: &[cuuint32_t],
    interleave: CUtensorMapInterleave,
    mode: CUtensorMapIm2ColWideMode,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> (CUresult, CUtensorMap) {
    let Some(tensorRank) = args::same_len([globalDim.len(), globalStrides.len() + 1, elementStrides.len()], []) else {
        refusal::refuse(
            "cuTensorMapEncodeIm2colWide", "the lengths of `globalDim`, `globalStrides`, `elementStrides` disagree",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorMap = output::Reserved::<CUtensorMap>::new();
    let returned = unsafe { sys::cuTensorMapEncodeIm2colWide(
        tensorMap.slot(), tensorDataType, args::count(tensorRank), globalAddress, args::as_ptr(globalDim),
        args::as_ptr(globalStrides), pixelBoxLowerCornerWidth, pixelBoxUpperCornerWidth, channelsPerPixel,
        pixelsPerColumn, args::as_ptr(elementStrides), interleave, mode, swizzle, l2Promotion, oobFill,
    ) };
    (returned, tensorMap.take())
}

/// Encodes a tensor map for TMA copies of tiles of a tensor with up to five dimensions.
///
/// `CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)`
#[cfg_attr(doc, doc = forms!(driver::cuTensorMapEncodeTiled))]
///
/// Returns `(CUresult, tensorMap: CUtensorMap)`.
///
/// - `tensorMap`: out
/// - `globalAddress`: in, an address, passed unchanged
/// - `globalDim`, `boxDim`, `elementStrides`: in, array, whose length is passed as `tensorRank`
/// - `globalStrides`: in, array, length `tensorRank - 1`
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapEncodeTiled).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuTensorMapEncodeTiled(
    tensorDataType: CUtensorMapDataType,
    globalAddress: *mut c_void,
    globalDim: &[cuuint64_t],
    globalStrides: &[cuuint64_t],
    boxDim: &[cuuint32_t],
    elementStrides: &[cuuint32_t],
    interleave: CUtensorMapInterleave,
    swizzle: CUtensorMapSwizzle,
    l2Promotion: CUtensorMapL2promotion,
    oobFill: CUtensorMapFloatOOBfill,
) -> (CUresult, CUtensorMap) {
    let Some(tensorRank) = args::same_len(
        [globalDim.len(), globalStrides.len() + 1, boxDim.len(), elementStrides.len()], [],
    ) else {
        refusal::refuse(
            "cuTensorMapEncodeTiled",
            "the lengths of `globalDim`, `globalStrides`, `boxDim`, `elementStrides` disagree",
        );
        return (CUresult::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorMap = output::Reserved::<CUtensorMap>::new();
    let returned = unsafe { sys::cuTensorMapEncodeTiled(
        tensorMap.slot(), tensorDataType, args::count(tensorRank), globalAddress, args::as_ptr(globalDim),
        args::as_ptr(globalStrides), args::as_ptr(boxDim), args::as_ptr(elementStrides), interleave, swizzle,
        l2Promotion, oobFill,
    ) };
    (returned, tensorMap.take())
}

/// Replaces the address of the tensor in a tensor map.
///
/// `CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)`
#[cfg_attr(doc, doc = forms!(driver::cuTensorMapReplaceAddress))]
///
/// - `tensorMap`: read and updated in place
/// - `globalAddress`: in, an address, passed unchanged
///
/// Documented errors: [`CUresult::CUDA_ERROR_DEINITIALIZED`], [`CUresult::CUDA_ERROR_INVALID_CONTEXT`], [`CUresult::CUDA_ERROR_INVALID_VALUE`], [`CUresult::CUDA_ERROR_NOT_INITIALIZED`].
///
/// In `cuda.h` since CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuda-driver-api/cuda_driver_api/group__CUDA__TENSOR__MEMORY.html#:~:text=cuTensorMapReplaceAddress).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuTensorMapReplaceAddress(
    tensorMap: &mut CUtensorMap,
    globalAddress: *mut c_void,
) -> (CUresult,) {
    let returned = unsafe { sys::cuTensorMapReplaceAddress(tensorMap, globalAddress) };
    (returned,)
}
