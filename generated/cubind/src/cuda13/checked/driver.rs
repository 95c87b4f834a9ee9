//! CUDA driver API: functions that return [`Result`]s, and its types. See [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::driver as raw;
#[allow(unused_imports)]
use raw::DRIVER;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::driver::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::driver::*;

checked! {
    DRIVER, CUresult;
    /// Ends a checkpoint or restore whose data the caller stores itself.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> ();
    /// Saves a locked process's GPU memory, by default to host memory, and frees its GPUs.
    ///
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `args` are valid.
    fn cuCheckpointProcessCheckpoint(
        pid: i32,
        args: Option<&CUcheckpointCheckpointArgs>,
    ) -> ();
    /// Brings a checkpointed process's memory back to GPUs, the same or others; it stays locked.
    ///
    /// - `args`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `args` are valid.
    fn cuCheckpointProcessRestore(
        pid: i32,
        args: Option<&CUcheckpointRestoreArgs>,
    ) -> ();
    /// Removes a callback for the end of a GPU core dump.
    ///
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread uses `callback`, or objects that belong to it, during or after the call.
    fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> ();
    /// Removes a callback for the start of a GPU core dump.
    ///
    /// - `callback`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `callback`: a live handle.
    /// - No thread uses `callback`, or objects that belong to it, during or after the call.
    fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> ();
    /// Registers a callback for the end of a GPU core dump.
    ///
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` is called with `userData` until `cuCoredumpDeregisterCompleteCallback` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cuCoredumpRegisterCompleteCallback(
        callback: CUcoredumpStatusCallback,
        userData: *mut c_void,
    ) -> CUcoredumpCallbackHandle;
    /// Registers a callback for the start of a GPU core dump.
    ///
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` is called with `userData` until `cuCoredumpDeregisterStartCallback` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cuCoredumpRegisterStartCallback(
        callback: CUcoredumpStatusCallback,
        userData: *mut c_void,
    ) -> CUcoredumpCallbackHandle;
    /// Creates a context on a device and makes it current, on top of the thread's stack of contexts.
    ///
    /// - `ctxCreateParams`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `ctxCreateParams` are valid.
    /// - `ctxCreateParams` sets `execAffinityParams` or `cigParams`, but not both.
    /// - Destroying `pctx` destroys what is made in it: nothing uses that afterwards.
    fn cuCtxCreate(
        ctxCreateParams: Option<&CUctxCreateParams>,
        flags: CUctx_flags,
        dev: CUdevice,
    ) -> CUcontext;
    /// Creates a context on a device and makes it current, on top of the thread's stack of contexts.
    ///
    ///
    /// # Safety
    ///
    /// Destroying `pctx` destroys what is made in it: nothing uses that afterwards.
    fn cuCtxCreate_v2(flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    /// Creates a context on a device, limited by execution affinities such as an SM count; makes it current.
    ///
    /// - `paramsArray`: in, array, length `numParams`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// Destroying `pctx` destroys what is made in it: nothing uses that afterwards.
    fn cuCtxCreate_v3(
        paramsArray: &[CUexecAffinityParam],
        flags: CUctx_flags,
        dev: CUdevice,
    ) -> CUcontext;
    /// Tells which SMs or work queues are a context's.
    ///
    ///
    /// # Safety
    ///
    /// - `hCtx`: a live handle.
    /// - Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuCtxGetDevResource(hCtx: CUcontext, r#type: CUdevResourceType) -> CUdevResource;
    /// Tells which device the given context belongs to.
    ///
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxGetDevice_v2(ctx: CUcontext) -> CUdevice;
    /// Tells a limit of the current context, such as the stack bytes of a device thread.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetLimit(limit: CUlimit) -> usize;
    /// Asks for a limit of the current context, which the driver may round or clamp.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetLimit(limit: CUlimit, value: usize) -> ();
    /// Blocks until everything submitted to the current context has finished.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSynchronize() -> ();
    /// Blocks until everything submitted to the given context has finished.
    ///
    ///
    /// # Safety
    ///
    /// `ctx`: a live handle.
    fn cuCtxSynchronize_v2(ctx: CUcontext) -> ();
    /// Combines device resources into a descriptor for `cuGreenCtxCreate`.
    ///
    /// - `resources`: in, array, length `nbResources`
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `resources` are valid.
    fn cuDevResourceGenerateDesc(resources: &[CUdevResource]) -> CUdevResourceDesc;
    /// Splits SMs into groups, each described by a record of its own, and a remainder.
    ///
    /// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
    /// - `flags`: in; must be 0
    /// - `groupParams`: in and out, array, length `nbGroups`
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` are valid.
    /// - Pointers in `result`, `remainder` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuDevSmResourceSplit(
        result: &mut [CUdevResource],
        input: &CUdevResource,
        flags: u32,
        groupParams: &mut [CU_DEV_SM_RESOURCE_GROUP_PARAMS],
    ) -> CUdevResource;
    /// Splits SMs into equal groups of at least a given count, and a remainder.
    ///
    /// - `result`: out, array, length `nbGroups`; an empty slice passes NULL
    ///
    /// Returns `nbGroups`, `remainder`.
    ///
    /// # Safety
    ///
    /// - Pointers, handles and lengths in `input` are valid.
    /// - Pointers in `result`, `remainder` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuDevSmResourceSplitByCount(
        result: &mut [CUdevResource],
        input: &CUdevResource,
        flags: CUdevSmResourceSplitByCount_flags,
        minCount: u32,
    ) -> (u32, CUdevResource);
    /// Tells the value of one device attribute, such as the number of multiprocessors.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> i32;
    /// Tells how many fabric cliques a device belongs to.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetCliqueCount(dev: CUdevice) -> usize;
    /// Tells which SMs or work queues a device has, as the start for a split.
    ///
    ///
    /// # Safety
    ///
    /// Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuDeviceGetDevResource(
        device: CUdevice,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    /// Tells the UUID of the NVLink fabric cluster to which a device belongs.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetFabricClusterUuid(dev: CUdevice) -> CUuuid;
    /// Tells for each listed atomic operation how a device can do it on host memory.
    ///
    /// - `capabilities`: out, array, length `count`
    /// - `operations`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetHostAtomicCapabilities(
        capabilities: &mut [u32],
        operations: &[CUatomicOperation],
        dev: CUdevice,
    ) -> ();
    /// Tells for each listed atomic operation how a device can do it on a peer device's memory.
    ///
    /// - `capabilities`: out, array, length `count`
    /// - `operations`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetP2PAtomicCapabilities(
        capabilities: &mut [u32],
        operations: &[CUatomicOperation],
        srcDevice: CUdevice,
        dstDevice: CUdevice,
    ) -> ();
    /// Tells a device's UUID, 16 bytes.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetUuid(dev: CUdevice) -> CUuuid;
    /// Tells the milliseconds between two events, both recorded with timing.
    ///
    ///
    /// # Safety
    ///
    /// `hStart`, `hEnd`: live handles.
    fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> f32;
    /// Maps a range of imported memory as device memory.
    ///
    ///
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cuExternalMemoryGetMappedBuffer(
        extMem: CUexternalMemory,
        bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> CUdeviceptr;
    /// Copies many ranges, each to or from an address or a logical endpoint, in stream order.
    ///
    /// - `opList`: in, array, length `numOps`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `opList` are valid until this call completes on `hStream`.
    /// - No copy of the batch depends on another one of it.
    fn cuFabricCpyBatchAsync(
        opList: &[CUDA_FABRIC_COPY_BATCH_OP],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    /// Tells an attribute of a function, such as its registers per thread or static shared memory.
    ///
    ///
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction) -> i32;
    /// Tells how many parameters a function takes.
    ///
    ///
    /// # Safety
    ///
    /// `func`: a live handle.
    fn cuFuncGetParamCount(func: CUfunction) -> usize;
    /// Sets an attribute of a function, such as the dynamic shared memory it may be launched with.
    ///
    ///
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncSetAttribute(
        hfunc: CUfunction,
        attrib: CUfunction_attribute,
        value: i32,
    ) -> ();
    /// Adds a node that waits on and writes memory words, as `cuStreamBatchMemOp` does.
    ///
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddBatchMemOpNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> CUgraphNode;
    /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
    ///
    /// - `from`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `to`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `edgeData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphAddDependencies(
        hGraph: CUgraph,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
        edgeData: &[CUgraphEdgeData],
    ) -> ();
    /// Adds a node that allocates memory; its address, fixed at once, is in the record.
    ///
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemAllocNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
    ) -> CUgraphNode;
    /// Adds a node of any type to a graph, described by one record.
    ///
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    /// Adds a node of any type to a graph, described by one record.
    ///
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddNode_v3(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    /// Tells the memory operations of a batch node.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphBatchMemOpNodeGetParams(
        hNode: CUgraphNode,
    ) -> CUDA_BATCH_MEM_OP_NODE_PARAMS;
    /// Sets the memory operations of a batch node.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphBatchMemOpNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> ();
    /// Sets the memory operations of a batch node in an executable graph.
    ///
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecBatchMemOpNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> ();
    /// Tells an executable graph's number.
    ///
    ///
    /// # Safety
    ///
    /// `hGraphExec`: a live handle that no other thread uses during the call.
    fn cuGraphExecGetId(hGraphExec: CUgraphExec) -> u32;
    /// Gives a node of any type new parameters in an executable graph only.
    ///
    ///
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUgraphNodeParams,
    ) -> ();
    /// Tells a graph's number.
    ///
    ///
    /// # Safety
    ///
    /// `hGraph`: a live handle that no other thread uses during the call.
    fn cuGraphGetId(hGraph: CUgraph) -> u32;
    /// Tells an attribute of a kernel node, such as its priority.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers in `value_out` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuGraphKernelNodeGetAttribute(
        hNode: CUgraphNode,
        attr: CUkernelNodeAttrID,
    ) -> CUkernelNodeAttrValue;
    /// Sets an attribute of a kernel node, such as its priority.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `value` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphKernelNodeSetAttribute(
        hNode: CUgraphNode,
        attr: CUkernelNodeAttrID,
        value: &CUkernelNodeAttrValue,
    ) -> ();
    /// Tells the pool, size and address of a node that allocates memory.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode) -> CUDA_MEM_ALLOC_NODE_PARAMS;
    /// Gives the graph that a node is part of.
    ///
    ///
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode) -> CUgraph;
    /// Tells a node's number within its graph.
    ///
    ///
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetLocalId(hNode: CUgraphNode) -> u32;
    /// Tells the parameters of a node of any type.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphNodeGetParams(hNode: CUgraphNode) -> CUgraphNodeParams;
    /// Tells the number by which tools such as profilers know a node.
    ///
    ///
    /// # Safety
    ///
    /// `hNode`: a live handle that no other thread uses during the call.
    fn cuGraphNodeGetToolsId(hNode: CUgraphNode) -> u64;
    /// Sets the parameters of a node of any type, but not its type.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    /// Sets the parameters of a node of any type, but not its type.
    ///
    ///
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    /// Removes the edges from each `from[i]` to `to[i]` of a graph.
    ///
    /// - `from`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `to`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `edgeData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `hGraph`, `from`, `to`: live handles that no other thread uses during the call.
    fn cuGraphRemoveDependencies(
        hGraph: CUgraph,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
        edgeData: &[CUgraphEdgeData],
    ) -> ();
    /// Tells which SMs or work queues are a green context's.
    ///
    ///
    /// # Safety
    ///
    /// - `hCtx`: a live handle that no other thread uses during the call.
    /// - Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuGreenCtxGetDevResource(
        hCtx: CUgreenCtx,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    /// Tells a green context's number, unique in the process.
    ///
    ///
    /// # Safety
    ///
    /// `greenCtx`: a live handle that no other thread uses during the call.
    fn cuGreenCtxGetId(greenCtx: CUgreenCtx) -> u64;
    /// Tells an attribute of a kernel on a device, such as its registers per thread.
    ///
    ///
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetAttribute(
        attrib: CUfunction_attribute,
        kernel: CUkernel,
        dev: CUdevice,
    ) -> i32;
    /// Tells how many parameters a kernel takes.
    ///
    ///
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetParamCount(kernel: CUkernel) -> usize;
    /// Sets an attribute of a kernel for one device, such as its dynamic shared memory limit.
    ///
    ///
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelSetAttribute(
        attrib: CUfunction_attribute,
        val: i32,
        kernel: CUkernel,
        dev: CUdevice,
    ) -> ();
    /// Runs a host function in stream order; a mode says whether the wait for it blocks or spins.
    ///
    /// - `fn`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind, nor call CUDA. `userData` must live until then. It is not called if the context has failed.
    fn cuLaunchHostFunc_v2(
        hStream: CUstream,
        r#fn: CUhostFn,
        userData: *mut c_void,
        syncMode: u32,
    ) -> ();
    /// Launches a kernel with a record of grid, stream and attributes such as cluster size.
    ///
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    /// - `extra`: in, an address, passed unchanged; may be NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `extra`: valid memory of the size that the other arguments imply.
    /// - `kernelParams`: one address for each parameter of the kernel, of a value of its type; the number is not checked, and a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `config`'s stream.
    /// - Pointers, handles and lengths in `config` are valid until this call completes on `config`'s stream.
    fn cuLaunchKernelEx(
        config: &CUlaunchConfig,
        f: CUfunction,
        kernelParams: &mut [*mut c_void],
        extra: *mut *mut c_void,
    ) -> ();
    /// Loads code from memory as a library, which is not tied to any context.
    ///
    /// - `code`: in, an address, passed unchanged
    /// - `jitOptions`: in, array, length `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, length `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` chooses their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `code`: the address of NUL-terminated PTX, or of a whole cubin or fatbin, as long as `libraryOptions` says.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that `jitOptions` names at the same index.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that `libraryOptions` names at the same index.
    fn cuLibraryLoadData(
        code: *const c_void,
        jitOptions: &[CUjit_option],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    /// Loads code from a file as a library, which is not tied to any context.
    ///
    /// - `fileName`: in, string
    /// - `jitOptions`: in, array, length `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, length `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` chooses their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `fileName`: a whole file, as its tool wrote it; the library does not check what is in it.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that `jitOptions` names at the same index.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that `libraryOptions` names at the same index.
    fn cuLibraryLoadFromFile(
        fileName: &CStr,
        jitOptions: &[CUjit_option],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    /// Adds PTX, a cubin, a fat binary, an object or a library in memory to a link.
    ///
    /// - `data`: in, host memory, `size` bytes
    /// - `name`: in, string; `None` passes NULL
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    fn cuLinkAddData<T: Input>(
        state: CUlinkState,
        r#type: CUjitInputType,
        data: &[T],
        name: Option<&CStr>,
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    /// Adds a file of PTX, a cubin, a fat binary, an object or a library to a link.
    ///
    /// - `path`: in, string
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - `path`: a whole file, as its tool wrote it; the library does not check what is in it.
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    fn cuLinkAddFile(
        state: CUlinkState,
        r#type: CUjitInputType,
        path: &CStr,
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    /// Begins to link device code: creates a linker state with options for the JIT compiler.
    ///
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    /// - `optionValues` and what it refers to are used after the call, as long as `stateOut` exists.
    fn cuLinkCreate(
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> CUlinkState;
    /// Adds a device to the team of a multicast logical endpoint.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> ();
    /// Binds a device's memory at an address to an offset of a logical endpoint.
    ///
    /// - `ptr`: in, an address, passed unchanged
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `ptr`: valid memory of the size that the other arguments imply.
    fn cuLogicalEndpointBindAddr(
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        ptr: *mut c_void,
        size: cuuint64_t,
        flags: u64,
    ) -> ();
    /// Binds a device's physical memory, given as a handle, to an offset of a logical endpoint.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `memHandle`: a live handle that no other thread uses during the call.
    fn cuLogicalEndpointBindMem(
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: cuuint64_t,
        size: cuuint64_t,
        flags: u64,
    ) -> ();
    /// Creates a logical endpoint, unicast or multicast, under a reserved ID.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointCreate(
        leId: CUlogicalEndpointId,
        prop: &CUlogicalEndpointProp,
    ) -> ();
    /// Destroys the logical endpoint of an ID; the ID stays reserved.
    ///
    ///
    /// # Safety
    ///
    /// `leId`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> ();
    /// Tells the alignment of bindings and the largest size for logical endpoints of some kind.
    ///
    ///
    /// Returns `bindAlignment`, `maxSize`.
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointGetLimits(
        prop: &CUlogicalEndpointProp,
    ) -> (cuuint64_t, cuuint64_t);
    /// Returns reserved IDs of logical endpoints.
    ///
    ///
    /// # Safety
    ///
    /// `baseLeId`: from the matching allocation or registration; all uses, by work in streams too, complete before this call.
    fn cuLogicalEndpointIdRelease(
        baseLeId: CUlogicalEndpointId,
        count: cuuint32_t,
    ) -> ();
    /// Reserves consecutive IDs for logical endpoints.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuLogicalEndpointIdReserve(count: cuuint32_t) -> CUlogicalEndpointId;
    /// Opens another process's logical endpoint from its handle, under a reserved ID.
    ///
    /// - `handle`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// `handle`: what `handleType` asks for, or its address.
    fn cuLogicalEndpointImport(
        leId: CUlogicalEndpointId,
        handle: *const c_void,
        handleType: CUlogicalEndpointIpcHandleType,
    ) -> ();
    /// Tells whether logical endpoints with consecutive IDs are complete and may be used.
    ///
    ///
    /// # Safety
    ///
    /// An endpoint is not used before a query has found it complete.
    fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t) -> i32;
    /// Unbinds a device's memory from a range of a logical endpoint.
    ///
    ///
    /// # Safety
    ///
    /// No thread uses what `leId` mapped or bound, during or after the call.
    fn cuLogicalEndpointUnbind(
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        size: cuuint64_t,
    ) -> ();
    /// Tells the driver how a range of managed memory will be used, such as read mostly.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAdvise(
        devPtr: CUdeviceptr,
        count: usize,
        advice: CUmem_advise,
        location: CUmemLocation,
    ) -> ();
    /// Reserves bytes of memory on the current context's device.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAlloc(bytesize: usize) -> CUdeviceptr;
    /// Reserves page-locked host memory that the device can read and write.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocHost(bytesize: usize) -> *mut c_void;
    /// Creates physical memory as a handle, which `cuMemMap` gives an address.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `prop` are valid.
    fn cuMemCreate(
        size: usize,
        prop: &CUmemAllocationProp,
        flags: u64,
    ) -> CUmemGenericAllocationHandle;
    /// Drops the contents of managed memory ranges and prefetches them, empty, in stream order.
    ///
    /// - `dptrs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `prefetchLocs`: in, array, length `numPrefetchLocs`
    /// - `prefetchLocIdxs`: in, array, length `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
    fn cuMemDiscardAndPrefetchBatchAsync(
        dptrs: &[CUdeviceptr],
        sizes: &[usize],
        prefetchLocs: &[CUmemLocation],
        prefetchLocIdxs: &[usize],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    /// Drops the contents of managed memory ranges, in stream order, so that no move copies them.
    ///
    /// - `dptrs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
    fn cuMemDiscardBatchAsync(
        dptrs: &[CUdeviceptr],
        sizes: &[usize],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    /// Tells what access a location has to a mapped address.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> CUmemAccess_flags;
    /// Tells of what number of bytes sizes in `cuMemCreate` must be multiples.
    ///
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `prop` are valid.
    fn cuMemGetAllocationGranularity(
        prop: &CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) -> usize;
    /// Tells the properties that a handle of physical memory was created with.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `prop` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuMemGetAllocationPropertiesFromHandle(
        handle: CUmemGenericAllocationHandle,
    ) -> CUmemAllocationProp;
    /// Gives the memory pool the driver made for a location and a type of allocation.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetDefaultMemPool(
        location: &CUmemLocation,
        r#type: CUmemAllocationType,
    ) -> CUmemoryPool;
    /// Tells where the memory of an address range lies, one location for each stretch of it.
    ///
    /// - `location_out`: in and out, array, length `ceil(size / summaryGranularity)`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetLocationInfo(
        ptr: CUdeviceptr,
        size: usize,
        summaryGranularity: usize,
        samplingGranularity: usize,
        location_out: &mut [CUmemLocation],
    ) -> ();
    /// Gives the current memory pool of a location for a type of allocation.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetMemPool(
        location: &CUmemLocation,
        r#type: CUmemAllocationType,
    ) -> CUmemoryPool;
    /// Reserves page-locked host memory with flags: portable, mapped, write-combined.
    ///
    /// - `Flags`: in, flags: [`CU_MEMHOSTALLOC_DEVICEMAP`], [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_WRITECOMBINED`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostAlloc(bytesize: usize, Flags: u32) -> *mut c_void;
    /// Page-locks host memory that exists already, and maps it for devices if asked.
    ///
    /// - `p`: in, an address, passed unchanged
    /// - `Flags`: in, flags: [`CU_MEMHOSTREGISTER_DEVICEMAP`], [`CU_MEMHOSTREGISTER_IOMEMORY`], [`CU_MEMHOSTREGISTER_PORTABLE`], [`CU_MEMHOSTREGISTER_READ_ONLY`]
    ///
    /// # Safety
    ///
    /// `p`: valid memory of the size that the other arguments imply, until `cuMemHostUnregister` is called.
    fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: u32) -> ();
    /// Creates a memory pool on a device or host location.
    ///
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `poolProps` are valid.
    fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> CUmemoryPool;
    /// Tells what access a location has to a pool's memory.
    ///
    ///
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cuMemPoolGetAccess(
        memPool: CUmemoryPool,
        location: &CUmemLocation,
    ) -> CUmemAccess_flags;
    /// Sets what access devices have to a pool's memory.
    ///
    /// - `map`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - Nothing uses memory of the pool from a location that loses its access.
    fn cuMemPoolSetAccess(pool: CUmemoryPool, map: &[CUmemAccessDesc]) -> ();
    /// Moves managed memory to a device or to the host, in stream order, before it is needed there.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemPrefetchAsync(
        devPtr: CUdeviceptr,
        count: usize,
        location: CUmemLocation,
        flags: u32,
        hStream: CUstream,
    ) -> ();
    /// Prefetches many ranges of managed memory, each to a location, in stream order.
    ///
    /// - `dptrs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `prefetchLocs`: in, array, length `numPrefetchLocs`
    /// - `prefetchLocIdxs`: in, array, length `numPrefetchLocs`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    fn cuMemPrefetchBatchAsync(
        dptrs: &[CUdeviceptr],
        sizes: &[usize],
        prefetchLocs: &[CUmemLocation],
        prefetchLocIdxs: &[usize],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    /// Sets which devices may read and write a mapped range of addresses.
    ///
    /// - `desc`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `ptr`: valid memory of the size that the other arguments imply.
    /// - Nothing uses the memory from a location that loses its access.
    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: &[CUmemAccessDesc]) -> ();
    /// Makes a memory pool the current one of a location for a type of allocation.
    ///
    ///
    /// # Safety
    ///
    /// `pool`: a live handle.
    fn cuMemSetMemPool(
        location: &CUmemLocation,
        r#type: CUmemAllocationType,
        pool: CUmemoryPool,
    ) -> ();
    /// Makes many copies of boxes in one call; the batch keeps stream order, its copies have none.
    ///
    /// - `opList`: in, array, length `numOps`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `opList` are valid until this call completes on `hStream`.
    /// - No copy of the batch depends on another one of it.
    fn cuMemcpy3DBatchAsync(
        opList: &[CUDA_MEMCPY3D_BATCH_OP],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    /// Copies a box in stream order, with attributes such as when the source is read.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `op` are valid until this call completes on `hStream`.
    fn cuMemcpy3DWithAttributesAsync(
        op: &CUDA_MEMCPY3D_BATCH_OP,
        flags: u64,
        hStream: CUstream,
    ) -> ();
    /// Makes many copies in one call; the batch keeps stream order, its copies have none.
    ///
    /// - `dsts`: in, array, length `count`
    /// - `srcs`: in, array, length `count`
    /// - `sizes`: in, array, length `count`
    /// - `attrs`: in, array, length `numAttrs`
    /// - `attrsIdxs`: in, array, length `numAttrs`
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dsts`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    /// - `srcs`: valid memory of the size that the other arguments imply, as long as `attrs` says.
    /// - No copy of the batch depends on another one of it.
    fn cuMemcpyBatchAsync(
        dsts: &[CUdeviceptr],
        srcs: &[CUdeviceptr],
        sizes: &[usize],
        attrs: &[CUmemcpyAttributes],
        attrsIdxs: &[usize],
        hStream: CUstream,
    ) -> ();
    /// Copies bytes in stream order, with attributes such as when the source is read.
    ///
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dst`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
    /// - `src`: valid memory of the size that the other arguments imply, as long as `attr` says.
    fn cuMemcpyWithAttributesAsync(
        dst: CUdeviceptr,
        src: CUdeviceptr,
        size: usize,
        attr: &CUmemcpyAttributes,
        hStream: CUstream,
    ) -> ();
    /// Loads a module from memory as `cuModuleLoadData` does, with options for the JIT compiler.
    ///
    /// - `image`: in, an address, passed unchanged
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `image`: the address of NUL-terminated PTX, or of a whole cubin or fatbin.
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    fn cuModuleLoadDataEx(
        image: *const c_void,
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> CUmodule;
    /// Binds mapped memory, given by its address, to an offset of a multicast object.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
    fn cuMulticastBindAddr(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memptr: CUdeviceptr,
        size: usize,
        flags: u64,
    ) -> ();
    /// Binds memory at an address to an offset of a multicast object, for the device that is named.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
    fn cuMulticastBindAddr_v2(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        memptr: CUdeviceptr,
        size: usize,
        flags: u64,
    ) -> ();
    /// Binds physical memory, given as a handle, to an offset of a multicast object.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
    fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: u64,
    ) -> ();
    /// Binds physical memory to an offset of a multicast object, for the device that is named.
    ///
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
    fn cuMulticastBindMem_v2(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: u64,
    ) -> ();
    /// Tells how many clusters of a launch could run at once on the device.
    ///
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `config` are valid.
    fn cuOccupancyMaxActiveClusters(func: CUfunction, config: &CUlaunchConfig) -> i32;
    /// Tells the largest cluster size, in blocks, that a launch could have.
    ///
    ///
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `config` are valid.
    fn cuOccupancyMaxPotentialClusterSize(
        func: CUfunction,
        config: &CUlaunchConfig,
    ) -> i32;
    /// Queues several waits, writes, barriers and flushes on memory words, in stream order.
    ///
    /// - `paramArray`: in, array, length `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `paramArray` are valid until this call completes on `stream`.
    fn cuStreamBatchMemOp(
        stream: CUstream,
        paramArray: &[CUstreamBatchMemOpParams],
        flags: u32,
    ) -> ();
    /// Begins to capture a stream's work into a command list of a graphics API.
    ///
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `streamCigCaptureParams` are valid until this call completes on `hStream`.
    fn cuStreamBeginCaptureToCig(
        hStream: CUstream,
        streamCigCaptureParams: &CUstreamCigCaptureParams,
    ) -> ();
    /// Begins to capture a stream's work over a graph; a callback sees each node's new parameters.
    ///
    /// - `callbackFunc`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `hGraph`: a live handle that no other thread uses during the call.
    /// - `callbackFunc` is called with `userData` until `cuStreamEndCapture` is called, on any thread: it must not unwind. `userData` must live as long.
    fn cuStreamBeginRecaptureToGraph(
        hStream: CUstream,
        mode: CUstreamCaptureMode,
        hGraph: CUgraph,
        callbackFunc: CUgraphRecaptureCallback,
        userData: *mut c_void,
    ) -> ();
    /// Creates a stream in the current context; flags say if it synchronizes with the legacy default stream.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuStreamCreate(Flags: CUstream_flags) -> CUstream;
    /// Creates a stream with a priority: smaller numbers go first.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> CUstream;
    /// Ends the capture that `cuStreamBeginCaptureToCig` began on a stream.
    ///
    ///
    /// # Safety
    ///
    /// `hStream`: a live handle, or a default stream (NULL is one).
    fn cuStreamEndCaptureToCig(hStream: CUstream) -> ();
    /// Tells an attribute of a stream, such as its L2 access policy window.
    ///
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers in `value_out` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuStreamGetAttribute(
        hStream: CUstream,
        attr: CUstreamAttrID,
    ) -> CUstreamAttrValue;
    /// Tells a stream's capture status and ID, and the graph and nodes that its next work follows.
    ///
    ///
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dependencies_out`, `edgeData_out` point to memory of the library, valid until the next call with `hStream`.
    fn cuStreamGetCaptureInfo(
        hStream: CUstream,
    ) -> (
        CUstreamCaptureStatus,
        cuuint64_t,
        CUgraph,
        *const CUgraphNode,
        *const CUgraphEdgeData,
        usize,
    );
    /// Tells a stream's capture status and ID, and the graph and nodes that its next work follows.
    ///
    ///
    /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dependencies_out` points to memory of the library, valid until the next call with `hStream`.
    fn cuStreamGetCaptureInfo_v2(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize);
    /// Tells which SMs or work queues the work of a stream may use.
    ///
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers in `resource` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuStreamGetDevResource(
        hStream: CUstream,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    /// Sets an attribute of a stream, such as its L2 access policy window.
    ///
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - Pointers, handles and lengths in `value` are valid until `hStream` is destroyed or set again.
    fn cuStreamSetAttribute(
        hStream: CUstream,
        attr: CUstreamAttrID,
        value: &CUstreamAttrValue,
    ) -> ();
    /// Adds to or replaces the nodes that the next captured work of a stream follows.
    ///
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL is one).
    /// - `dependencies`: a live handle that no other thread uses during the call.
    fn cuStreamUpdateCaptureDependencies(
        hStream: CUstream,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        flags: CUstreamUpdateCaptureDependencies_flags,
    ) -> ();
    /// Fills a tensor map for TMA copies of an image tensor as convolution (im2col) columns.
    ///
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`: in, array, length `tensorRank`
    /// - `globalStrides`: in, array, length `tensorRank - 1`
    /// - `pixelBoxLowerCorner`: in, array, length `tensorRank - 2`
    /// - `pixelBoxUpperCorner`: in, array, length `tensorRank - 2`
    /// - `elementStrides`: in, array, length `tensorRank`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapEncodeIm2col(
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
    ) -> CUtensorMap;
    /// Fills a tensor map for TMA copies of an image tensor as wide im2col columns.
    ///
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`: in, array, length `tensorRank`
    /// - `globalStrides`: in, array, length `tensorRank - 1`
    /// - `elementStrides`: in, array, length `tensorRank`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapEncodeIm2colWide(
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
    ) -> CUtensorMap;
    /// Fills a tensor map for TMA copies of boxes of a tensor with up to five dimensions.
    ///
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`: in, array, length `tensorRank`
    /// - `globalStrides`: in, array, length `tensorRank - 1`
    /// - `boxDim`: in, array, length `tensorRank`
    /// - `elementStrides`: in, array, length `tensorRank`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapEncodeTiled(
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
    ) -> CUtensorMap;
    /// Changes the tensor's address in a tensor map.
    ///
    /// - `tensorMap`: read and updated in place
    /// - `globalAddress`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapReplaceAddress(
        tensorMap: &mut CUtensorMap,
        globalAddress: *mut c_void,
    ) -> ();
    /// Sets a tensor map's class of allocation (small, large or automatic) and tells the outcome.
    ///
    /// - `tensorMap`: read and updated in place
    ///
    /// # Safety
    ///
    /// When a kernel uses the tensor map, memory as large as its class asks for lies behind its address, and can be accessed.
    fn cuTensorMapSetAllocationClass(
        tensorMap: &mut CUtensorMap,
        allocClass: CUtensorMapAllocClass,
    ) -> CUtensorMapAllocClass;
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;
    #[doc(inline)]
    pub use crate::shared::checked::driver::keys::*;

    keys! {
        CUlogicalEndpointIpcHandleType {
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE: CUlogicalEndpointFabricHandle,
            CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC: CUlogicalEndpointFabricHandle,
        }
    }
}

/// As [`cuDeviceGetCliqueInfo`](raw::cuDeviceGetCliqueInfo), with a `Result` and as many elements as there are.
///
/// Lists the fabric cliques of a device, each with its type and number.
///
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuDeviceGetCliqueInfo(
    dev: CUdevice,
) -> Result<Vec<CUcliqueInfo>, crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuDeviceGetCliqueInfo),
        |room| {
            let mut cliqueInfo = grow::room(room);
            let (returned, count) = unsafe {
                raw::cuDeviceGetCliqueInfo(&mut cliqueInfo, dev)
            };
            let len = grow::length(count);
            cliqueInfo.truncate(len);
            (returned, len, cliqueInfo)
        },
    )
}

/// As [`cuGraphGetEdges`](raw::cuGraphGetEdges), with a `Result` and as many elements as there are.
///
/// Lists the edges of a graph as two arrays of nodes; without arrays, counts them.
///
///
/// Returns `from`, `to`, `edgeData`.
///
/// # Safety
///
/// `hGraph`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
) -> Result<
    (Vec<CUgraphNode>, Vec<CUgraphNode>, Vec<CUgraphEdgeData>),
    crate::Error<CUresult>,
> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe {
                raw::cuGraphGetEdges(hGraph, &mut from, &mut to, &mut edgeData)
            };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            edgeData.truncate(len);
            (returned, len, (from, to, edgeData))
        },
    )
}

/// As [`cuGraphNodeGetDependencies`](raw::cuGraphNodeGetDependencies), with a `Result` and as many elements as there are.
///
/// Lists the nodes that a node waits for; without an array, counts them.
///
///
/// Returns `dependencies`, `edgeData`.
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependencies),
        |room| {
            let mut dependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependencies) = unsafe {
                raw::cuGraphNodeGetDependencies(hNode, &mut dependencies, &mut edgeData)
            };
            let len = grow::length(numDependencies);
            dependencies.truncate(len);
            edgeData.truncate(len);
            (returned, len, (dependencies, edgeData))
        },
    )
}

/// As [`cuGraphNodeGetDependentNodes`](raw::cuGraphNodeGetDependentNodes), with a `Result` and as many elements as there are.
///
/// Lists the nodes that wait for a node; without an array, counts them.
///
///
/// Returns `dependentNodes`, `edgeData`.
///
/// # Safety
///
/// `hNode`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependentNodes),
        |room| {
            let mut dependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependentNodes) = unsafe {
                raw::cuGraphNodeGetDependentNodes(
                    hNode,
                    &mut dependentNodes,
                    &mut edgeData,
                )
            };
            let len = grow::length(numDependentNodes);
            dependentNodes.truncate(len);
            edgeData.truncate(len);
            (returned, len, (dependentNodes, edgeData))
        },
    )
}

/// As [`cuLogicalEndpointExport`](raw::cuLogicalEndpointExport), with a `Result`; the [key](keys) tells the type of the value.
///
/// Makes a fabric handle of a logical endpoint, for other processes.
///
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cuLogicalEndpointExport<T: AttributeValue<C>, C: Output>(
    leId: CUlogicalEndpointId,
    handleType: Key<CUlogicalEndpointIpcHandleType, T, C>,
) -> Result<T, crate::Error<CUresult>> {
    crate::support::checked(
            called!(DRIVER, cuLogicalEndpointExport),
            unsafe { raw::cuLogicalEndpointExport::<C>(leId, handleType.selector()) },
        )
        .map(T::from_c)
}

#[doc(no_inline)]
pub use self::cuCtxCreate as cuCtxCreate_v4;

#[doc(no_inline)]
pub use self::cuDeviceGetUuid as cuDeviceGetUuid_v2;

#[doc(no_inline)]
pub use self::cuEventElapsedTime as cuEventElapsedTime_v2;

#[doc(no_inline)]
pub use self::cuGraphAddDependencies as cuGraphAddDependencies_v2;

#[doc(no_inline)]
pub use self::cuGraphAddNode as cuGraphAddNode_v2;

#[doc(no_inline)]
pub use self::cuGraphGetEdges as cuGraphGetEdges_v2;

#[doc(no_inline)]
pub use self::cuGraphNodeGetDependencies as cuGraphNodeGetDependencies_v2;

#[doc(no_inline)]
pub use self::cuGraphNodeGetDependentNodes as cuGraphNodeGetDependentNodes_v2;

#[doc(no_inline)]
pub use self::cuGraphRemoveDependencies as cuGraphRemoveDependencies_v2;

#[doc(no_inline)]
pub use self::cuLinkAddData as cuLinkAddData_v2;

#[doc(no_inline)]
pub use self::cuLinkAddFile as cuLinkAddFile_v2;

#[doc(no_inline)]
pub use self::cuLinkCreate as cuLinkCreate_v2;

#[doc(no_inline)]
pub use self::cuMemAdvise as cuMemAdvise_v2;

#[doc(no_inline)]
pub use self::cuMemAlloc as cuMemAlloc_v2;

#[doc(no_inline)]
pub use self::cuMemAllocHost as cuMemAllocHost_v2;

#[doc(no_inline)]
pub use self::cuMemHostRegister as cuMemHostRegister_v2;

#[doc(no_inline)]
pub use self::cuMemPrefetchAsync as cuMemPrefetchAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpy3DBatchAsync as cuMemcpy3DBatchAsync_v2;

#[doc(no_inline)]
pub use self::cuMemcpyBatchAsync as cuMemcpyBatchAsync_v2;

#[doc(no_inline)]
pub use self::cuStreamBatchMemOp as cuStreamBatchMemOp_v2;

#[doc(no_inline)]
pub use self::cuStreamGetCaptureInfo as cuStreamGetCaptureInfo_v3;

#[doc(no_inline)]
pub use self::cuStreamUpdateCaptureDependencies as cuStreamUpdateCaptureDependencies_v2;
