//! Functions with a `Result` that are written alike for all major versions: CUDA driver API.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

checked! {
    DRIVER, CUresult;
    /// Creates a context on a device, limited by execution affinities such as an SM count; makes it current.
    /// - `paramsArray`: in, array, length `numParams`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// Destroying `pctx` destroys everything that was created in it; none of it is used afterwards.
    fn cuCtxCreate_v3(paramsArray: &[CUexecAffinityParam], flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    /// Returns a limit of the current context, such as the stack bytes of a device thread.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxGetLimit(limit: CUlimit) -> usize;
    /// Asks for a limit of the current context, which the driver may round or clamp.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSetLimit(limit: CUlimit, value: usize) -> ();
    /// Blocks until everything submitted to the current context has finished.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuCtxSynchronize() -> ();
    /// Returns the value of one device attribute, such as the number of multiprocessors.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> i32;
    /// Returns a device's UUID, 16 bytes.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuDeviceGetUuid(dev: CUdevice) -> CUuuid;
    /// Returns the milliseconds between two events, both recorded with timing.
    /// # Safety
    ///
    /// `hStart`, `hEnd`: live handles.
    fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> f32;
    /// Maps a range of imported memory as device memory.
    /// # Safety
    ///
    /// `extMem`: a live handle that no other thread uses during the call.
    fn cuExternalMemoryGetMappedBuffer(
        extMem: CUexternalMemory, bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> CUdeviceptr;
    /// Returns an attribute of a function, such as its registers per thread or static shared memory.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction) -> i32;
    /// Sets an attribute of a function, such as the dynamic shared memory it may be launched with.
    /// # Safety
    ///
    /// `hfunc`: a live handle.
    fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: i32) -> ();
    /// Adds a node that waits on and writes memory words, as `cuStreamBatchMemOp` does.
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddBatchMemOpNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> CUgraphNode;
    /// Adds a node that allocates memory; its address, fixed at once, is in the record.
    /// - `dependencies`: in, array, length `numDependencies`; an empty slice passes NULL
    /// - `nodeParams`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hGraph`, `dependencies`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
    fn cuGraphAddMemAllocNode(
        hGraph: CUgraph, dependencies: &[CUgraphNode], nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
    ) -> CUgraphNode;
    /// Returns the memory operations of a batch node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `nodeParams_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode) -> CUDA_BATCH_MEM_OP_NODE_PARAMS;
    /// Sets the memory operations of a batch node.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS) -> ();
    /// Sets the memory operations of a batch node in an executable graph.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecBatchMemOpNodeSetParams(
        hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> ();
    /// Sets the parameters of a node of any type in an executable graph only.
    /// # Safety
    ///
    /// - `hGraphExec`, `hNode`: live handles that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
    fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    /// Returns an attribute of a kernel node, such as its priority.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `hNode` is a kernel node, and `attr` is an attribute of kernels.
    /// - Pointers in `value_out` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID) -> CUkernelNodeAttrValue;
    /// Sets an attribute of a kernel node, such as its priority.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `value` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: &CUkernelNodeAttrValue) -> ();
    /// Returns the pool, size and address of a node that allocates memory.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - `params_out` points to memory of the library, valid until `hNode` is destroyed or set again.
    fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode) -> CUDA_MEM_ALLOC_NODE_PARAMS;
    /// Sets the parameters of a node of any type, but not its type.
    /// # Safety
    ///
    /// - `hNode`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
    fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    /// Returns an attribute of a kernel on a device, such as its registers per thread.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelGetAttribute(attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) -> i32;
    /// Sets an attribute of a kernel for one device, such as its dynamic shared memory limit.
    /// # Safety
    ///
    /// `kernel`: a live handle.
    fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: i32, kernel: CUkernel, dev: CUdevice) -> ();
    /// Launches a kernel with a record of grid, stream and attributes such as cluster size.
    /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
    /// - `extra`: in, an address, passed unchanged; may be NULL
    ///
    /// # Safety
    ///
    /// - `f`: a live handle.
    /// - `extra`: valid memory of the size that the other arguments imply.
    /// - Targets of the elements of `extra`: valid memory of the size that the other arguments imply, until this call completes on `config`'s stream.
    /// - `kernelParams`: one address for each parameter of the kernel, of a value of its type; the number is not checked: a shorter slice is read past its end. All memory that the kernel accesses is valid until this call completes on `config`'s stream.
    /// - Pointers, handles and lengths in `config` are valid until this call completes on `config`'s stream.
    fn cuLaunchKernelEx(
        config: &CUlaunchConfig, f: CUfunction, kernelParams: &mut [*mut c_void], extra: *mut *mut c_void,
    ) -> ();
    /// Loads code from memory as a library, which is not tied to any context.
    /// - `code`: in, an address, passed unchanged
    /// - `jitOptions`: in, array, length `numJitOptions`; an empty slice passes NULL
    /// - `jitOptionsValues`: in, values; `jitOptions` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    /// - `libraryOptions`: in, array, length `numLibraryOptions`; an empty slice passes NULL
    /// - `libraryOptionValues`: in, values; `libraryOptions` chooses their types: `CUlibraryHostUniversalFunctionAndDataTable *` for `CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE`; `unsigned int` for `CU_LIBRARY_BINARY_IS_PRESERVED`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `code`: the address of NUL-terminated PTX, or of a whole cubin or fatbin, as long as `libraryOptions` specifies.
    /// - Each element of `jitOptionsValues` is the value, or the address of the value, that `jitOptions` names at the same index.
    /// - Each element of `libraryOptionValues` is the value, or the address of the value, that `libraryOptions` names at the same index.
    fn cuLibraryLoadData(
        code: *const c_void, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    /// Loads code from a file as a library, which is not tied to any context.
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
    fn cuLibraryLoadFromFile(
        fileName: &CStr, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    /// Adds PTX, a cubin, a fat binary, an object or a library in memory to a link.
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
        state: CUlinkState, r#type: CUjitInputType, data: &[T], name: Option<&CStr>, options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    /// Adds a file of PTX, a cubin, a fat binary, an object or a library to a link.
    /// - `path`: in, string
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `state`: a live handle that no other thread uses during the call.
    /// - `path`: a complete, valid file: the library does not check its contents.
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    fn cuLinkAddFile(
        state: CUlinkState, r#type: CUjitInputType, path: &CStr, options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    /// Begins to link device code: creates a linker state with options for the JIT compiler.
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    /// - `optionValues` and everything that it refers to stay valid after the call, as long as `stateOut` exists.
    fn cuLinkCreate(options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> CUlinkState;
    /// Allocates memory on the device of the current context, aligned for any type.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAlloc(bytesize: usize) -> CUdeviceptr;
    /// Reserves page-locked host memory that the device can read and write.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemAllocHost(bytesize: usize) -> *mut c_void;
    /// Creates physical memory as a handle, which `cuMemMap` maps to an address.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// Pointers, handles and lengths in `prop` are valid.
    fn cuMemCreate(size: usize, prop: &CUmemAllocationProp, flags: u64) -> CUmemGenericAllocationHandle;
    /// Returns the access of a location to a mapped address.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> CUmemAccess_flags;
    /// Returns the number of bytes of which sizes in `cuMemCreate` must be multiples.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `prop` are valid.
    fn cuMemGetAllocationGranularity(prop: &CUmemAllocationProp, option: CUmemAllocationGranularity_flags) -> usize;
    /// Returns the properties that a handle of physical memory was created with.
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `prop` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuMemGetAllocationPropertiesFromHandle(handle: CUmemGenericAllocationHandle) -> CUmemAllocationProp;
    /// Reserves page-locked host memory with flags: portable, mapped, write-combined.
    /// - `Flags`: in, flags: [`CU_MEMHOSTALLOC_DEVICEMAP`], [`CU_MEMHOSTALLOC_PORTABLE`], [`CU_MEMHOSTALLOC_WRITECOMBINED`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuMemHostAlloc(bytesize: usize, Flags: u32) -> *mut c_void;
    /// Page-locks host memory that exists already, and maps it for devices if requested.
    /// - `p`: in, an address, passed unchanged
    /// - `Flags`: in, flags: [`CU_MEMHOSTREGISTER_DEVICEMAP`], [`CU_MEMHOSTREGISTER_IOMEMORY`], [`CU_MEMHOSTREGISTER_PORTABLE`], [`CU_MEMHOSTREGISTER_READ_ONLY`]
    ///
    /// # Safety
    ///
    /// `p`: valid memory of the size that the other arguments imply, until `cuMemHostUnregister` is called.
    fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: u32) -> ();
    /// Creates a memory pool on a device or host location.
    /// # Safety
    ///
    /// Pointers, handles and lengths in `poolProps` are valid.
    fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> CUmemoryPool;
    /// Returns the access of a location to a pool's memory.
    /// # Safety
    ///
    /// `memPool`: a live handle.
    fn cuMemPoolGetAccess(memPool: CUmemoryPool, location: &CUmemLocation) -> CUmemAccess_flags;
    /// Sets the access of devices to a pool's memory.
    /// - `map`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `pool`: a live handle.
    /// - Nothing uses memory of the pool from a location that loses its access.
    fn cuMemPoolSetAccess(pool: CUmemoryPool, map: &[CUmemAccessDesc]) -> ();
    /// Sets the devices that may read and write a mapped range of addresses.
    /// - `desc`: in, array, length `count`
    ///
    /// # Safety
    ///
    /// - `ptr`: valid memory of the size that the other arguments imply.
    /// - Nothing uses the memory from a location that loses its access.
    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: &[CUmemAccessDesc]) -> ();
    /// Loads a module from memory as `cuModuleLoadData` does, with options for the JIT compiler.
    /// - `image`: in, an address, passed unchanged
    /// - `options`: in, array, length `numOptions`; an empty slice passes NULL
    /// - `optionValues`: in, values; `options` chooses their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `image`: the address of NUL-terminated PTX, or of a whole cubin or fatbin.
    /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
    fn cuModuleLoadDataEx(image: *const c_void, options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> CUmodule;
    /// Binds mapped memory, given by its address, to an offset of a multicast object.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `mcHandle`: a live handle that no other thread uses during the call.
    /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
    fn cuMulticastBindAddr(
        mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memptr: CUdeviceptr, size: usize, flags: u64,
    ) -> ();
    /// Binds physical memory, given as a handle, to an offset of a multicast object.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// `mcHandle`, `memHandle`: live handles that no other thread uses during the call.
    fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle, mcOffset: usize, memHandle: CUmemGenericAllocationHandle,
        memOffset: usize, size: usize, flags: u64,
    ) -> ();
    /// Returns the maximum number of clusters of a launch that run at once on the device.
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `config` are valid.
    fn cuOccupancyMaxActiveClusters(func: CUfunction, config: &CUlaunchConfig) -> i32;
    /// Returns the largest cluster size, in blocks, that a launch could have.
    /// # Safety
    ///
    /// - `func`: a live handle.
    /// - Pointers, handles and lengths in `config` are valid.
    fn cuOccupancyMaxPotentialClusterSize(func: CUfunction, config: &CUlaunchConfig) -> i32;
    /// Queues several waits, writes, barriers and flushes on memory words, in stream order.
    /// - `paramArray`: in, array, length `count`
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `paramArray` are valid until this call completes on `stream`.
    fn cuStreamBatchMemOp(stream: CUstream, paramArray: &[CUstreamBatchMemOpParams], flags: u32) -> ();
    /// Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuStreamCreate(Flags: CUstream_flags) -> CUstream;
    /// Creates a stream with a priority: smaller numbers mean higher priority.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> CUstream;
    /// Returns an attribute of a stream, such as its L2 access policy window.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers in `value_out` are borrowed; they are valid until their owner changes or is destroyed.
    fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID) -> CUstreamAttrValue;
    /// Sets an attribute of a stream, such as its L2 access policy window.
    /// # Safety
    ///
    /// - `hStream`: a live handle, or a default stream (NULL).
    /// - Pointers, handles and lengths in `value` are valid until `hStream` is destroyed or set again.
    fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: &CUstreamAttrValue) -> ();
    /// Fills a tensor map for TMA copies of an image tensor as convolution (im2col) columns.
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`, `elementStrides`: in, array, length `tensorRank`
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
    /// Fills a tensor map for TMA copies of an image tensor as wide im2col columns.
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`, `elementStrides`: in, array, length `tensorRank`
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
    /// Fills a tensor map for TMA copies of boxes of a tensor with up to five dimensions.
    /// - `globalAddress`: in, an address, passed unchanged
    /// - `globalDim`, `boxDim`, `elementStrides`: in, array, length `tensorRank`
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
    /// Changes the tensor's address in a tensor map.
    /// - `tensorMap`: read and updated in place
    /// - `globalAddress`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cuTensorMapReplaceAddress(tensorMap: &mut CUtensorMap, globalAddress: *mut c_void) -> ();
}
