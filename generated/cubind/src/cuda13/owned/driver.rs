//! CUDA driver API: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::driver as checked;
#[allow(unused_imports)]
use crate::cuda13::driver::DRIVER;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::driver::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::driver::*;

owned! {
    CUresult;

    safe {
        /// Returns which SMs or work queues are a context's.
        fn cuCtxGetDevResource(hCtx: impl AsHandle<CUcontext>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuCtxGetDevResource(hCtx.as_handle(), r#type)?
        }
        /// Returns which device the given context belongs to.
        fn cuCtxGetDevice_v2(ctx: impl AsHandle<CUcontext>) -> CUdevice {
            checked::cuCtxGetDevice_v2(ctx.as_handle())?
        }
        /// Blocks until everything submitted to the given context has finished.
        fn cuCtxSynchronize_v2(ctx: impl AsHandle<CUcontext>) -> () {
            checked::cuCtxSynchronize_v2(ctx.as_handle())?
        }
        /// Returns the milliseconds between two events, both recorded with timing.
        fn cuEventElapsedTime(hStart: impl AsHandle<CUevent>, hEnd: impl AsHandle<CUevent>) -> f32 {
            checked::cuEventElapsedTime(hStart.as_handle(), hEnd.as_handle())?
        }
        /// Maps a range of imported memory as device memory.
        fn cuExternalMemoryGetMappedBuffer(
            extMem: impl AsHandle<CUexternalMemory>, bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        ) -> CUdeviceptr {
            checked::cuExternalMemoryGetMappedBuffer(extMem.as_handle(), bufferDesc)?
        }
        /// Returns an attribute of a function, such as its registers per thread or static shared memory.
        fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: impl AsHandle<CUfunction>) -> i32 {
            checked::cuFuncGetAttribute(attrib, hfunc.as_handle())?
        }
        /// Returns how many parameters a function takes.
        fn cuFuncGetParamCount(func: impl AsHandle<CUfunction>) -> usize {
            checked::cuFuncGetParamCount(func.as_handle())?
        }
        /// Sets an attribute of a function, such as the dynamic shared memory it may be launched with.
        fn cuFuncSetAttribute(hfunc: impl AsHandle<CUfunction>, attrib: CUfunction_attribute, value: i32) -> () {
            checked::cuFuncSetAttribute(hfunc.as_handle(), attrib, value)?
        }
        /// Adds edges to a graph: each `to[i]` waits for `from[i]`.
        ///
        /// - `from`, `to`, `edgeData`: in, array, length `numDependencies`; an empty slice passes NULL
        fn cuGraphAddDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphAddDependencies(hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData)?
        }
        /// Returns the memory operations of a batch node.
        fn cuGraphBatchMemOpNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_BATCH_MEM_OP_NODE_PARAMS {
            checked::cuGraphBatchMemOpNodeGetParams(hNode.as_handle())?
        }
        /// Returns an executable graph's ID.
        fn cuGraphExecGetId(hGraphExec: impl AsHandle<CUgraphExec>) -> u32 {
            checked::cuGraphExecGetId(hGraphExec.as_handle())?
        }
        /// Lists the edges of a graph as two arrays of nodes; without arrays, counts them.
        ///
        /// Returns `from`, `to`, `edgeData`.
        fn cuGraphGetEdges<'a>(
            hGraph: impl LendHandle<'a, CUgraph>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1, output2) = checked::cuGraphGetEdges(hGraph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        /// Returns a graph's ID.
        fn cuGraphGetId(hGraph: impl AsHandle<CUgraph>) -> u32 {
            checked::cuGraphGetId(hGraph.as_handle())?
        }
        /// Returns the pool, size and address of a node that allocates memory.
        fn cuGraphMemAllocNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_MEM_ALLOC_NODE_PARAMS {
            checked::cuGraphMemAllocNodeGetParams(hNode.as_handle())?
        }
        /// Gives the graph that a node is part of.
        fn cuGraphNodeGetContainingGraph<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Borrowed<'a, CUgraph> {
            Borrowed::from_raw(checked::cuGraphNodeGetContainingGraph(hNode.as_handle())?)
        }
        /// Lists the nodes that a node waits for; without an array, counts them.
        ///
        /// Returns `dependencies`, `edgeData`.
        fn cuGraphNodeGetDependencies<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependencies(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Lists the nodes that wait for a node; without an array, counts them.
        ///
        /// Returns `dependentNodes`, `edgeData`.
        fn cuGraphNodeGetDependentNodes<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependentNodes(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        /// Returns a node's ID within its graph.
        fn cuGraphNodeGetLocalId(hNode: impl AsHandle<CUgraphNode>) -> u32 {
            checked::cuGraphNodeGetLocalId(hNode.as_handle())?
        }
        /// Returns the parameters of a node of any type.
        fn cuGraphNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUgraphNodeParams {
            checked::cuGraphNodeGetParams(hNode.as_handle())?
        }
        /// Returns the ID by which tools such as profilers know a node.
        fn cuGraphNodeGetToolsId(hNode: impl AsHandle<CUgraphNode>) -> u64 {
            checked::cuGraphNodeGetToolsId(hNode.as_handle())?
        }
        /// Removes the edges from each `from[i]` to `to[i]` of a graph.
        ///
        /// - `from`, `to`, `edgeData`: in, array, length `numDependencies`; an empty slice passes NULL
        fn cuGraphRemoveDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphRemoveDependencies(
                hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        /// Returns which SMs or work queues are a green context's.
        fn cuGreenCtxGetDevResource(hCtx: impl AsHandle<CUgreenCtx>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuGreenCtxGetDevResource(hCtx.as_handle(), r#type)?
        }
        /// Returns a green context's ID, unique in the process.
        fn cuGreenCtxGetId(greenCtx: impl AsHandle<CUgreenCtx>) -> u64 {
            checked::cuGreenCtxGetId(greenCtx.as_handle())?
        }
        /// Returns an attribute of a kernel on a device, such as its registers per thread.
        fn cuKernelGetAttribute(attrib: CUfunction_attribute, kernel: impl AsHandle<CUkernel>, dev: CUdevice) -> i32 {
            checked::cuKernelGetAttribute(attrib, kernel.as_handle(), dev)?
        }
        /// Returns how many parameters a kernel takes.
        fn cuKernelGetParamCount(kernel: impl AsHandle<CUkernel>) -> usize {
            checked::cuKernelGetParamCount(kernel.as_handle())?
        }
        /// Sets an attribute of a kernel for one device, such as its dynamic shared memory limit.
        fn cuKernelSetAttribute(
            attrib: CUfunction_attribute, val: i32, kernel: impl AsHandle<CUkernel>, dev: CUdevice,
        ) -> () {
            checked::cuKernelSetAttribute(attrib, val, kernel.as_handle(), dev)?
        }
        /// Returns the properties that a handle of physical memory was created with.
        fn cuMemGetAllocationPropertiesFromHandle(
            handle: impl AsHandle<CUmemGenericAllocationHandle>,
        ) -> CUmemAllocationProp {
            checked::cuMemGetAllocationPropertiesFromHandle(handle.as_handle())?
        }
        /// Returns what access a location has to a pool's memory.
        fn cuMemPoolGetAccess(memPool: impl AsHandle<CUmemoryPool>, location: &CUmemLocation) -> CUmemAccess_flags {
            checked::cuMemPoolGetAccess(memPool.as_handle(), location)?
        }
        /// Creates a stream in the current context; flags say if it synchronizes with the legacy default stream.
        fn cuStreamCreate(Flags: CUstream_flags) -> Owned<CUstream> {
            Owned::from_raw(checked::cuStreamCreate(Flags)?)
        }
        /// Creates a stream with a priority: smaller numbers go first.
        fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> Owned<CUstream> {
            Owned::from_raw(checked::cuStreamCreateWithPriority(flags, priority)?)
        }
        /// Returns an attribute of a stream, such as its L2 access policy window.
        fn cuStreamGetAttribute(hStream: impl MaybeHandle<CUstream>, attr: CUstreamAttrID) -> CUstreamAttrValue {
            checked::cuStreamGetAttribute(hStream.as_handle_or_null(), attr)?
        }
        /// Returns a stream's capture status and ID, and the graph and nodes that its next work follows.
        ///
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `edgeData_out`, `numDependencies_out`.
        fn cuStreamGetCaptureInfo(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize) {
            checked::cuStreamGetCaptureInfo(hStream.as_handle_or_null())?
        }
        /// Returns a stream's capture status and ID, and the graph and nodes that its next work follows.
        ///
        /// Returns `captureStatus_out`, `id_out`, `graph_out`, `dependencies_out`, `numDependencies_out`.
        fn cuStreamGetCaptureInfo_v2(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize) {
            checked::cuStreamGetCaptureInfo_v2(hStream.as_handle_or_null())?
        }
        /// Returns which SMs or work queues the work of a stream may use.
        fn cuStreamGetDevResource(hStream: impl MaybeHandle<CUstream>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuStreamGetDevResource(hStream.as_handle_or_null(), r#type)?
        }
    }

    unsafe {
        /// Creates a context on a device and makes it current, on top of the thread's stack of contexts.
        ///
        /// - `ctxCreateParams`: in; `None` passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `ctxCreateParams` are valid.
        /// - `ctxCreateParams` sets `execAffinityParams` or `cigParams`, but not both.
        /// - Destroying `pctx` destroys everything that was made in it; none of it is used afterwards.
        /// - `pctx` outlives whatever was made while it was current.
        /// - `ctxCreateParams` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuCtxCreate(ctxCreateParams: Option<&CUctxCreateParams>, flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate(ctxCreateParams, flags, dev)?)
        }
        /// Creates a context on a device and makes it current, on top of the thread's stack of contexts.
        ///
        /// # Safety
        ///
        /// - Destroying `pctx` destroys everything that was made in it; none of it is used afterwards.
        /// - `pctx` outlives whatever was made while it was current.
        fn cuCtxCreate_v2(flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v2(flags, dev)?)
        }
        /// Creates a context on a device, limited by execution affinities such as an SM count; makes it current.
        ///
        /// - `paramsArray`: in, array, length `numParams`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Destroying `pctx` destroys everything that was made in it; none of it is used afterwards.
        /// - `pctx` outlives whatever was made while it was current.
        /// - `paramsArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuCtxCreate_v3(paramsArray: &[CUexecAffinityParam], flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v3(paramsArray, flags, dev)?)
        }
        /// Copies many ranges, each to or from an address or a logical endpoint, in stream order.
        ///
        /// - `opList`: in, array, length `numOps`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `opList` are valid until this call completes on `hStream`.
        /// - No copy of the batch depends on another one of it.
        /// - `opList` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuFabricCpyBatchAsync(
            opList: &[CUDA_FABRIC_COPY_BATCH_OP], flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuFabricCpyBatchAsync(opList, flags, hStream.as_handle_or_null())?
        }
        /// Adds a node that waits on and writes memory words, as `cuStreamBatchMemOp` does.
        ///
        /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphAddBatchMemOpNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddBatchMemOpNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?,
            )
        }
        /// Adds a node that allocates memory; its address, fixed at once, is in the record.
        ///
        /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphAddMemAllocNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddMemAllocNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?,
            )
        }
        /// Adds a node of any type to a graph, described by one record.
        ///
        /// - `dependencies`, `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuGraphAddNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddNode(hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, nodeParams)?,
            )
        }
        /// Adds a node of any type to a graph, described by one record.
        ///
        /// - `dependencies`, `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuGraphAddNode_v3<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddNode_v3(
                    hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, nodeParams,
                )?,
            )
        }
        /// Sets the memory operations of a batch node.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphBatchMemOpNodeSetParams(
            hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> () {
            checked::cuGraphBatchMemOpNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the memory operations of a batch node in an executable graph.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphExecBatchMemOpNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>,
            nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecBatchMemOpNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// Gives a node of any type new parameters in an executable graph only.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphExecNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams,
        ) -> () {
            checked::cuGraphExecNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// Returns an attribute of a kernel node, such as its priority.
        ///
        /// # Safety
        ///
        /// - `hNode` is a kernel node, and `attr` is an attribute of kernels.
        fn cuGraphKernelNodeGetAttribute(
            hNode: impl AsHandle<CUgraphNode>, attr: CUkernelNodeAttrID,
        ) -> CUkernelNodeAttrValue {
            checked::cuGraphKernelNodeGetAttribute(hNode.as_handle(), attr)?
        }
        /// Sets an attribute of a kernel node, such as its priority.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `value` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphKernelNodeSetAttribute(
            hNode: impl AsHandle<CUgraphNode>, attr: CUkernelNodeAttrID, value: &CUkernelNodeAttrValue,
        ) -> () {
            checked::cuGraphKernelNodeSetAttribute(hNode.as_handle(), attr, value)?
        }
        /// Sets the parameters of a node of any type, but not its type.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams) -> () {
            checked::cuGraphNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the parameters of a node of any type, but not its type.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphNodeSetParams_v2(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams) -> () {
            checked::cuGraphNodeSetParams_v2(hNode.as_handle(), nodeParams)?
        }
        /// Runs a host function in stream order; a mode says whether the wait for it blocks or spins.
        ///
        /// - `fn`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context has failed.
        fn cuLaunchHostFunc_v2(
            hStream: impl MaybeHandle<CUstream>, r#fn: CUhostFn, userData: *mut c_void, syncMode: u32,
        ) -> () {
            checked::cuLaunchHostFunc_v2(hStream.as_handle_or_null(), r#fn, userData, syncMode)?
        }
        /// Launches a kernel with a record of grid, stream and attributes such as cluster size.
        ///
        /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
        /// - `extra`: in, an address, passed unchanged; may be NULL
        ///
        /// # Safety
        ///
        /// - `extra`: valid memory of the size that the other arguments imply.
        /// - What the elements of `extra` lead to: valid memory of the size that the other arguments imply, until this call completes on `config`'s stream.
        /// - `kernelParams`: one address for each parameter of the kernel, of a value of its type; the number is not checked: a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `config`'s stream.
        /// - Pointers, handles and lengths in `config` are valid until this call completes on `config`'s stream.
        /// - `config` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `kernelParams` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuLaunchKernelEx(
            config: &CUlaunchConfig, f: impl AsHandle<CUfunction>, kernelParams: &mut [*mut c_void],
            extra: *mut *mut c_void,
        ) -> () {
            checked::cuLaunchKernelEx(config, f.as_handle(), kernelParams, extra)?
        }
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
        /// - `jitOptions` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `jitOptionsValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `jitOptionsValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        /// - `libraryOptions` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `libraryOptionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `libraryOptionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuLibraryLoadData(
            code: *const c_void, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<CUlibrary> {
            Owned::from_raw(
                checked::cuLibraryLoadData(code, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues)?,
            )
        }
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
        /// - `fileName`: a complete, valid file: the library does not check its contents.
        /// - Each element of `jitOptionsValues` is the value, or the address of the value, that `jitOptions` names at the same index.
        /// - Each element of `libraryOptionValues` is the value, or the address of the value, that `libraryOptions` names at the same index.
        /// - `jitOptions` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `jitOptionsValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `jitOptionsValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        /// - `libraryOptions` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `libraryOptionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `libraryOptionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuLibraryLoadFromFile(
            fileName: &CStr, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<CUlibrary> {
            Owned::from_raw(
                checked::cuLibraryLoadFromFile(
                    fileName, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues,
                )?,
            )
        }
        /// Adds PTX, a cubin, a fat binary, an object or a library in memory to a link.
        ///
        /// - `data`: in, host memory, `size` bytes
        /// - `name`: in, string; `None` passes NULL
        /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
        /// - `data` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `options` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuLinkAddData<T: Input>(
            state: impl AsHandle<CUlinkState>, r#type: CUjitInputType, data: &[T], name: Option<&CStr>,
            options: &[CUjit_option], optionValues: &mut [*mut c_void],
        ) -> () {
            checked::cuLinkAddData(state.as_handle(), r#type, data, name, options, optionValues)?
        }
        /// Adds a file of PTX, a cubin, a fat binary, an object or a library to a link.
        ///
        /// - `path`: in, string
        /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `path`: a complete, valid file: the library does not check its contents.
        /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
        /// - `options` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuLinkAddFile(
            state: impl AsHandle<CUlinkState>, r#type: CUjitInputType, path: &CStr, options: &[CUjit_option],
            optionValues: &mut [*mut c_void],
        ) -> () {
            checked::cuLinkAddFile(state.as_handle(), r#type, path, options, optionValues)?
        }
        /// Begins to link device code: creates a linker state with options for the JIT compiler.
        ///
        /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
        /// - `optionValues` and what it refers to stay valid after the call, as long as `stateOut` exists.
        /// - `options` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuLinkCreate(options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> Owned<CUlinkState> {
            Owned::from_raw(checked::cuLinkCreate(options, optionValues)?)
        }
        /// Binds a device's physical memory, given as a handle, to an offset of a logical endpoint.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - The memory is unbound before it is dropped.
        fn cuLogicalEndpointBindMem(
            leId: CUlogicalEndpointId, dev: CUdevice, offset: cuuint64_t,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: cuuint64_t, size: cuuint64_t, flags: u64,
        ) -> () {
            checked::cuLogicalEndpointBindMem(leId, dev, offset, memHandle.as_handle(), memOffset, size, flags)?
        }
        /// Creates physical memory as a handle, which `cuMemMap` gives an address.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `prop` are valid.
        /// - `prop` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemCreate(size: usize, prop: &CUmemAllocationProp, flags: u64) -> Owned<CUmemGenericAllocationHandle> {
            Owned::from_raw(checked::cuMemCreate(size, prop, flags)?)
        }
        /// Drops the contents of managed memory ranges and prefetches them, empty, in stream order.
        ///
        /// - `dptrs`, `sizes`: in, array, length `count`
        /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, length `numPrefetchLocs`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - What the elements of `dptrs` lead to: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
        /// - `dptrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemDiscardAndPrefetchBatchAsync(
            dptrs: &[CUdeviceptr], sizes: &[usize], prefetchLocs: &[CUmemLocation], prefetchLocIdxs: &[usize], flags: u64,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemDiscardAndPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStream.as_handle_or_null(),
            )?
        }
        /// Drops the contents of managed memory ranges, in stream order, so that no move copies them.
        ///
        /// - `dptrs`, `sizes`: in, array, length `count`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - What the elements of `dptrs` lead to: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
        /// - `dptrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemDiscardBatchAsync(
            dptrs: &[CUdeviceptr], sizes: &[usize], flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemDiscardBatchAsync(dptrs, sizes, flags, hStream.as_handle_or_null())?
        }
        /// Creates a memory pool on a device or host location.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `poolProps` are valid.
        /// - `poolProps` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Owned<CUmemoryPool> {
            Owned::from_raw(checked::cuMemPoolCreate(poolProps)?)
        }
        /// Sets what access devices have to a pool's memory.
        ///
        /// - `map`: in, array, length `count`
        ///
        /// # Safety
        ///
        /// - Nothing uses memory of the pool from a location that loses its access.
        fn cuMemPoolSetAccess(pool: impl AsHandle<CUmemoryPool>, map: &[CUmemAccessDesc]) -> () {
            checked::cuMemPoolSetAccess(pool.as_handle(), map)?
        }
        /// Moves managed memory to a device or to the host, in stream order, before it is needed there.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        fn cuMemPrefetchAsync(
            devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchAsync(devPtr, count, location, flags, hStream.as_handle_or_null())?
        }
        /// Prefetches many ranges of managed memory, each to a location, in stream order.
        ///
        /// - `dptrs`, `sizes`: in, array, length `count`
        /// - `prefetchLocs`, `prefetchLocIdxs`: in, array, length `numPrefetchLocs`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - What the elements of `dptrs` lead to: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        /// - `dptrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemPrefetchBatchAsync(
            dptrs: &[CUdeviceptr], sizes: &[usize], prefetchLocs: &[CUmemLocation], prefetchLocIdxs: &[usize], flags: u64,
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, hStream.as_handle_or_null(),
            )?
        }
        /// Makes a memory pool the current one of a location for a type of allocation.
        ///
        /// # Safety
        ///
        /// - `location` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The pool is dropped when it is not the current one any more.
        fn cuMemSetMemPool(location: &CUmemLocation, r#type: CUmemAllocationType, pool: impl AsHandle<CUmemoryPool>) -> () {
            checked::cuMemSetMemPool(location, r#type, pool.as_handle())?
        }
        /// Makes many copies of boxes in one call; the batch keeps stream order, its copies have none.
        ///
        /// - `opList`: in, array, length `numOps`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `opList` are valid until this call completes on `hStream`.
        /// - No copy of the batch depends on another one of it.
        /// - `opList` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemcpy3DBatchAsync(opList: &[CUDA_MEMCPY3D_BATCH_OP], flags: u64, hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuMemcpy3DBatchAsync(opList, flags, hStream.as_handle_or_null())?
        }
        /// Copies a box in stream order, with attributes such as when the source is read.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `op` are valid until this call completes on `hStream`.
        /// - `op` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemcpy3DWithAttributesAsync(
            op: &CUDA_MEMCPY3D_BATCH_OP, flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpy3DWithAttributesAsync(op, flags, hStream.as_handle_or_null())?
        }
        /// Makes many copies in one call; the batch keeps stream order, its copies have none.
        ///
        /// - `dsts`, `srcs`, `sizes`: in, array, length `count`
        /// - `attrs`, `attrsIdxs`: in, array, length `numAttrs`
        ///
        /// # Safety
        ///
        /// - What the elements of `dsts` lead to: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        /// - What the elements of `srcs` lead to: valid memory of the size that the other arguments imply, as long as `attrs` says.
        /// - No copy of the batch depends on another one of it.
        /// - `dsts` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `attrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `attrsIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemcpyBatchAsync(
            dsts: &[CUdeviceptr], srcs: &[CUdeviceptr], sizes: &[usize], attrs: &[CUmemcpyAttributes], attrsIdxs: &[usize],
            hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, hStream.as_handle_or_null())?
        }
        /// Copies bytes in stream order, with attributes such as when the source is read.
        ///
        /// # Safety
        ///
        /// - `dst`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `attr` says.
        /// - `attr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemcpyWithAttributesAsync(
            dst: CUdeviceptr, src: CUdeviceptr, size: usize, attr: &CUmemcpyAttributes, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemcpyWithAttributesAsync(dst, src, size, attr, hStream.as_handle_or_null())?
        }
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
        /// - `options` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuModuleLoadDataEx(
            image: *const c_void, options: &[CUjit_option], optionValues: &mut [*mut c_void],
        ) -> Owned<CUmodule> {
            Owned::from_raw(checked::cuModuleLoadDataEx(image, options, optionValues)?)
        }
        /// Binds mapped memory, given by its address, to an offset of a multicast object.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
        fn cuMulticastBindAddr(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, mcOffset: usize, memptr: CUdeviceptr, size: usize,
            flags: u64,
        ) -> () {
            checked::cuMulticastBindAddr(mcHandle.as_handle(), mcOffset, memptr, size, flags)?
        }
        /// Binds memory at an address to an offset of a multicast object, for the device that is named.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
        fn cuMulticastBindAddr_v2(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, dev: CUdevice, mcOffset: usize, memptr: CUdeviceptr,
            size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindAddr_v2(mcHandle.as_handle(), dev, mcOffset, memptr, size, flags)?
        }
        /// Binds physical memory, given as a handle, to an offset of a multicast object.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuMulticastBindMem(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, mcOffset: usize,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: usize, size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindMem(mcHandle.as_handle(), mcOffset, memHandle.as_handle(), memOffset, size, flags)?
        }
        /// Binds physical memory to an offset of a multicast object, for the device that is named.
        ///
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuMulticastBindMem_v2(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, dev: CUdevice, mcOffset: usize,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: usize, size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindMem_v2(
                mcHandle.as_handle(), dev, mcOffset, memHandle.as_handle(), memOffset, size, flags,
            )?
        }
        /// Returns how many clusters of a launch could run at once on the device.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `config` are valid.
        /// - `config` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuOccupancyMaxActiveClusters(func: impl AsHandle<CUfunction>, config: &CUlaunchConfig) -> i32 {
            checked::cuOccupancyMaxActiveClusters(func.as_handle(), config)?
        }
        /// Returns the largest cluster size, in blocks, that a launch could have.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `config` are valid.
        /// - `config` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuOccupancyMaxPotentialClusterSize(func: impl AsHandle<CUfunction>, config: &CUlaunchConfig) -> i32 {
            checked::cuOccupancyMaxPotentialClusterSize(func.as_handle(), config)?
        }
        /// Queues several waits, writes, barriers and flushes on memory words, in stream order.
        ///
        /// - `paramArray`: in, array, length `count`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `paramArray` are valid until this call completes on `stream`.
        /// - `paramArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuStreamBatchMemOp(
            stream: impl MaybeHandle<CUstream>, paramArray: &[CUstreamBatchMemOpParams], flags: u32,
        ) -> () {
            checked::cuStreamBatchMemOp(stream.as_handle_or_null(), paramArray, flags)?
        }
        /// Begins to capture a stream's work into a command list of a graphics API.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `streamCigCaptureParams` are valid until this call completes on `hStream`.
        /// - `streamCigCaptureParams` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The graphics API's rules for work of CUDA in its queues are kept.
        fn cuStreamBeginCaptureToCig(
            hStream: impl MaybeHandle<CUstream>, streamCigCaptureParams: &CUstreamCigCaptureParams,
        ) -> () {
            checked::cuStreamBeginCaptureToCig(hStream.as_handle_or_null(), streamCigCaptureParams)?
        }
        /// Begins to capture a stream's work over a graph; a callback sees each node's new parameters.
        ///
        /// - `callbackFunc`: in, called by CUDA with `userData`
        /// - `userData`: in, passed to the callback
        ///
        /// # Safety
        ///
        /// - `callbackFunc` is called with `userData` until `cuStreamEndCapture` is called, on any thread: it must not unwind. `userData` must live as long.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuStreamBeginRecaptureToGraph(
            hStream: impl MaybeHandle<CUstream>, mode: CUstreamCaptureMode, hGraph: impl AsHandle<CUgraph>,
            callbackFunc: CUgraphRecaptureCallback, userData: *mut c_void,
        ) -> () {
            checked::cuStreamBeginRecaptureToGraph(
                hStream.as_handle_or_null(), mode, hGraph.as_handle(), callbackFunc, userData,
            )?
        }
        /// Ends the capture that `cuStreamBeginCaptureToCig` began on a stream.
        ///
        /// # Safety
        ///
        /// - The graphics API's rules for work of CUDA in its queues are kept.
        fn cuStreamEndCaptureToCig(hStream: impl MaybeHandle<CUstream>) -> () {
            checked::cuStreamEndCaptureToCig(hStream.as_handle_or_null())?
        }
        /// Sets an attribute of a stream, such as its L2 access policy window.
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `value` are valid until `hStream` is destroyed or set again.
        fn cuStreamSetAttribute(
            hStream: impl MaybeHandle<CUstream>, attr: CUstreamAttrID, value: &CUstreamAttrValue,
        ) -> () {
            checked::cuStreamSetAttribute(hStream.as_handle_or_null(), attr, value)?
        }
        /// Adds to or replaces the nodes that the next captured work of a stream follows.
        ///
        /// - `dependencies`, `dependencyData`: in, array, length `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuStreamUpdateCaptureDependencies(
            hStream: impl MaybeHandle<CUstream>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], flags: CUstreamUpdateCaptureDependencies_flags,
        ) -> () {
            checked::cuStreamUpdateCaptureDependencies(
                hStream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
        }
    }
}
