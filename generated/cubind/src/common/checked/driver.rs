//! Functions with a `Result` that are identical in all major versions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    driver, DRIVER, CUresult;
    #[other = owned]
    /// Creates a context with limits such as an SM count (execution affinities), and makes the context current.
    /// - `paramsArray`: in, array, whose length is passed as `numParams`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
    fn cuCtxCreate_v3(paramsArray: &[CUexecAffinityParam], flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    /// Returns one limit of the current context, such as the stack size of each device thread in bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetLimit(limit: CUlimit) -> usize;
    /// Requests a new limit for the current context; the driver may round or clamp the value.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetLimit(limit: CUlimit, value: usize) -> ();
    /// Blocks until all work submitted to the current context has finished.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSynchronize() -> ();
    /// Returns the value of one device attribute, such as the number of multiprocessors.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> i32;
    #[other = owned]
    /// Maps a range of imported memory as device memory.
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cuExternalMemoryGetMappedBuffer(
        extMem: CUexternalMemory, bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> CUdeviceptr;
    #[other = owned]
    /// Returns an attribute of a function, such as the number of registers per thread or the static shared memory size.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction) -> i32;
    #[other = owned]
    /// Sets an attribute of a function, such as the limit on dynamic shared memory.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: i32) -> ();
    #[other = owned]
    /// Adds a graph node that waits on and writes memory words, like `cuStreamBatchMemOp`.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddBatchMemOpNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> CUgraphNode;
    #[other = owned]
    /// Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.
    /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemAllocNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
    ) -> CUgraphNode;
    #[other = owned]
    /// Returns the memory operations of a batch memory operation node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode) -> CUDA_BATCH_MEM_OP_NODE_PARAMS;
    #[other = owned]
    /// Sets the memory operations of a batch memory operation node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS) -> ();
    #[other = owned]
    /// Sets the operations of a batch memory operation node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cuGraphExecBatchMemOpNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> ();
    #[other = owned]
    /// Sets the parameters of a node of any type, in an executable graph only.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
    fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    #[other = owned]
    /// Returns an attribute of a kernel node, such as the priority.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `hNode` must be a kernel node, and `attr` an attribute of kernels.
    /// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID) -> CUkernelNodeAttrValue;
    #[other = owned]
    /// Sets an attribute of a kernel node, such as the priority.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `value` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: &CUkernelNodeAttrValue) -> ();
    #[other = owned]
    /// Returns the pool, size and address of the memory that a node allocates.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until another value is set in `hNode`, or `hNode` is destroyed.
    fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode) -> CUDA_MEM_ALLOC_NODE_PARAMS;
    #[other = owned]
    /// Sets the parameters of a node of any type; the type itself cannot change.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    #[other = owned]
    /// Returns an attribute of a kernel on a device, such as the number of registers per thread.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetAttribute(attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) -> i32;
    #[other = owned]
    /// Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: i32, kernel: CUkernel, dev: CUdevice) -> ();
    #[other = owned]
    /// Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    /// - `extra`: in, an address, passed unchanged; may be NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `extra`: valid memory of the size that the other arguments imply.
    /// - Each address in `extra` points to valid memory of the size that the other arguments imply, until the call's work completes on `config`'s stream.
    /// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `config`'s stream.
    /// - Pointers, handles and lengths in `config` must stay valid until the call's work completes on `config`'s stream.
    fn cuLaunchKernelEx(
        config: &CUlaunchConfig, f: CUfunction, kernelParams: &mut [*mut c_void], extra: *mut *mut c_void,
    ) -> ();
    #[other = owned]
    /// Loads code from memory as a library, which is not tied to any context.
    /// - `code`: in, an address, passed unchanged
    /// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `code`: the address of NUL-terminated PTX, or of a complete cubin or fatbin, for the duration that `libraryOptions` specifies.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
    fn cuLibraryLoadData(
        code: *const c_void, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    #[other = owned]
    /// Loads code from a file as a library, which is not tied to any context.
    /// - `fileName`: in, string
    /// - `jitOptions`: in, array, whose length is passed as `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, whose length is passed as `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` selects their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `fileName` must name a complete, valid file; the library does not check the contents.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that the element of `jitOptions` at the same index selects.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that the element of `libraryOptions` at the same index selects.
    fn cuLibraryLoadFromFile(
        fileName: &CStr, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    #[symbol = cuLinkAddData_v2]
    #[other = owned]
    /// Adds an input in memory to a link: PTX, a cubin, a fat binary, an object or a library.
    /// - `data`: in, host memory, whose size in bytes is passed as `size`
    /// - `name`: in, string; `None` passes NULL
    /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
    fn cuLinkAddData<T: Input>(
        state: CUlinkState, r#type: CUjitInputType, data: &[T], name: Option<&CStr>, options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    #[symbol = cuLinkAddFile_v2]
    #[other = owned]
    /// Adds an input file to a link: PTX, a cubin, a fat binary, an object or a library.
    /// - `path`: in, string
    /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - `path` must name a complete, valid file; the library does not check the contents.
    /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
    fn cuLinkAddFile(
        state: CUlinkState, r#type: CUjitInputType, path: &CStr, options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    #[symbol = cuLinkCreate_v2]
    #[other = owned]
    /// Starts a link of device code by creating a linker state with options for the JIT compiler.
    /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
    /// - `optionValues`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `stateOut` exists.
    fn cuLinkCreate(options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> CUlinkState;
    #[symbol = cuMemAlloc_v2]
    /// Allocates device memory in the current context, aligned for any type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAlloc(bytesize: usize) -> CUdeviceptr;
    #[symbol = cuMemAllocHost_v2]
    /// Allocates page-locked host memory that the device can read and write.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocHost(bytesize: usize) -> *mut c_void;
    #[other = owned]
    /// Allocates physical memory and returns its handle, which `cuMemMap` maps to an address.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `prop` must be valid.
    fn cuMemCreate(size: usize, prop: &CUmemAllocationProp, flags: u64) -> CUmemGenericAllocationHandle;
    /// Returns the access that a location has to a mapped address.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> CUmemAccess_flags;
    /// Returns the granularity in bytes of physical memory, to which the sizes of allocations must be aligned.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `prop` must be valid.
    fn cuMemGetAllocationGranularity(prop: &CUmemAllocationProp, option: CUmemAllocationGranularity_flags) -> usize;
    #[other = owned]
    /// Returns the properties with which physical memory was created.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `prop` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuMemGetAllocationPropertiesFromHandle(handle: CUmemGenericAllocationHandle) -> CUmemAllocationProp;
    /// Allocates page-locked host memory with flags (portable, mapped, write-combined).
    /// - `Flags`: in, flags: [`CU_MEMHOSTALLOC_DEVICEMAP`], [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_WRITECOMBINED`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostAlloc(bytesize: usize, Flags: u32) -> *mut c_void;
    #[symbol = cuMemHostRegister_v2]
    /// Page-locks existing host memory, and maps it into device address spaces if requested.
    /// - `p`: in, an address, passed unchanged
    /// - `Flags`: in, flags: [`CU_MEMHOSTREGISTER_DEVICEMAP`], [`CU_MEMHOSTREGISTER_IOMEMORY`], [`CU_MEMHOSTREGISTER_PORTABLE`], [`CU_MEMHOSTREGISTER_READ_ONLY`]
    ///
    /// # Safety
    ///
    /// `p`: valid memory of the size that the other arguments imply, until `cuMemHostUnregister` is called.
    fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: u32) -> ();
    #[other = owned]
    /// Creates a memory pool on a device or on the host.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `poolProps` must be valid.
    fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> CUmemoryPool;
    #[other = owned]
    /// Returns the access that a location has to a pool's memory.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cuMemPoolGetAccess(memPool: CUmemoryPool, location: &CUmemLocation) -> CUmemAccess_flags;
    #[other = owned]
    /// Sets the access that devices have to a pool's memory.
    /// - `map`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - Memory of the pool must not be used from a location that loses access.
    fn cuMemPoolSetAccess(pool: CUmemoryPool, map: &[CUmemAccessDesc]) -> ();
    /// Specifies which devices may read and write a mapped range of addresses.
    /// - `desc`: in, array, whose length is passed as `count`
    ///
    /// # Safety
    ///
    /// - `ptr`: valid memory of the size that the other arguments imply.
    /// - The memory must not be used from a location that loses access.
    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: &[CUmemAccessDesc]) -> ();
    #[other = owned]
    /// Loads a module from memory like `cuModuleLoadData`, with options for the JIT compiler.
    /// - `image`: in, an address, passed unchanged
    /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `image`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
    /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
    fn cuModuleLoadDataEx(image: *const c_void, options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> CUmodule;
    #[other = owned]
    /// Binds mapped memory, given by its address, at an offset within a multicast object.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
    fn cuMulticastBindAddr(
        mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: u64,
    ) -> ();
    #[other = owned]
    /// Binds physical memory, given by its handle, at an offset within a multicast object.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
    fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle,
        memOffset: usize, size: usize, flags: u64,
    ) -> ();
    #[other = owned]
    /// Returns the maximum number of clusters of a launch that can run on a device at the same time.
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `config` must be valid.
    fn cuOccupancyMaxActiveClusters(func: CUfunction, config: &CUlaunchConfig) -> i32;
    #[other = owned]
    /// Returns the maximum cluster size, in blocks, for a launch configuration.
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `config` must be valid.
    fn cuOccupancyMaxPotentialClusterSize(func: CUfunction, config: &CUlaunchConfig) -> i32;
    #[symbol = cuStreamBatchMemOp_v2]
    #[other = owned]
    /// Enqueues several memory operations (waits, writes, barriers and flushes) in stream order.
    /// - `paramArray`: in, array, whose length is passed as `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `paramArray` must stay valid until the call's work completes on `stream`.
    fn cuStreamBatchMemOp(stream: CUstream, paramArray: &[CUstreamBatchMemOpParams], flags: u32) -> ();
    #[other = owned]
    /// Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuStreamCreate(Flags: CUstream_flags) -> CUstream;
    #[other = owned]
    /// Creates a stream with a priority; smaller numbers mean higher priorities.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> CUstream;
    #[other = owned]
    /// Returns an attribute of a stream, such as the L2 access policy window.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers in `value_out` are borrowed: they are valid until the object that owns the data is changed or destroyed.
    fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID) -> CUstreamAttrValue;
    #[other = owned]
    /// Sets an attribute of a stream, such as the L2 access policy window.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `value` must stay valid until another value is set in `hStream`, or `hStream` is destroyed.
    fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: &CUstreamAttrValue) -> ();
    /// Encodes a tensor map for TMA copies of an image tensor as convolution (im2col) columns.
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`, `elementStrides`: in, array, whose length is passed as `tensorRank`
    /// - `globalStrides`: in, array, length `tensorRank - 1`
    /// - `pixelBoxLowerCorner`, `pixelBoxUpperCorner`: in, array, length `tensorRank - 2`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapEncodeIm2col(
        tensorDataType: CUtensorMapDataType, globalAddress: *mut c_void, globalDim: &[cuuint64_t],
        globalStrides: &[cuuint64_t], pixelBoxLowerCorner: &[i32], pixelBoxUpperCorner: &[i32],
        channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: &[cuuint32_t],
        interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion,
        oobFill: CUtensorMapFloatOOBfill,
    ) -> CUtensorMap;
    /// Encodes a tensor map for TMA copies of an image tensor as wide im2col columns.
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`, `elementStrides`: in, array, whose length is passed as `tensorRank`
    /// - `globalStrides`: in, array, length `tensorRank - 1`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapEncodeIm2colWide(
        tensorDataType: CUtensorMapDataType, globalAddress: *mut c_void, globalDim: &[cuuint64_t],
        globalStrides: &[cuuint64_t], pixelBoxLowerCornerWidth: i32, pixelBoxUpperCornerWidth: i32,
        channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: &[cuuint32_t],
        interleave: CUtensorMapInterleave, mode: CUtensorMapIm2ColWideMode, swizzle: CUtensorMapSwizzle,
        l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill,
    ) -> CUtensorMap;
    /// Encodes a tensor map for TMA copies of tiles of a tensor with up to five dimensions.
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`, `boxDim`, `elementStrides`: in, array, whose length is passed as `tensorRank`
    /// - `globalStrides`: in, array, length `tensorRank - 1`
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapEncodeTiled(
        tensorDataType: CUtensorMapDataType, globalAddress: *mut c_void, globalDim: &[cuuint64_t],
        globalStrides: &[cuuint64_t], boxDim: &[cuuint32_t], elementStrides: &[cuuint32_t],
        interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion,
        oobFill: CUtensorMapFloatOOBfill,
    ) -> CUtensorMap;
    /// Replaces the address of the tensor in a tensor map.
    /// - `tensorMap`: read and updated in place
    /// - `globalAddress`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapReplaceAddress(tensorMap: &mut CUtensorMap, globalAddress: *mut c_void) -> ();
}
