//! Functions with owned handles that are identical in all major versions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

owned! {
    driver, CUresult;

    safe {
        /// Returns a context's resources of one type, such as SMs or work queues.
        fn cuCtxGetDevResource(hCtx: impl AsHandle<CUcontext>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuCtxGetDevResource(hCtx.as_handle(), r#type)?
        }
        /// Maps a range of imported memory as device memory.
        fn cuExternalMemoryGetMappedBuffer(
            extMem: impl AsHandle<CUexternalMemory>, bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        ) -> CUdeviceptr {
            checked::cuExternalMemoryGetMappedBuffer(extMem.as_handle(), bufferDesc)?
        }
        /// Returns an attribute of a function, such as the number of registers per thread or the static shared memory size.
        fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: impl AsHandle<CUfunction>) -> i32 {
            checked::cuFuncGetAttribute(attrib, hfunc.as_handle())?
        }
        /// Sets an attribute of a function, such as the limit on dynamic shared memory.
        fn cuFuncSetAttribute(hfunc: impl AsHandle<CUfunction>, attrib: CUfunction_attribute, value: i32) -> () {
            checked::cuFuncSetAttribute(hfunc.as_handle(), attrib, value)?
        }
        /// Returns the memory operations of a batch memory operation node.
        fn cuGraphBatchMemOpNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_BATCH_MEM_OP_NODE_PARAMS {
            checked::cuGraphBatchMemOpNodeGetParams(hNode.as_handle())?
        }
        /// Returns the pool, size and address of the memory that a node allocates.
        fn cuGraphMemAllocNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_MEM_ALLOC_NODE_PARAMS {
            checked::cuGraphMemAllocNodeGetParams(hNode.as_handle())?
        }
        /// Returns a green context's resources of one type, such as SMs or work queues.
        fn cuGreenCtxGetDevResource(hCtx: impl AsHandle<CUgreenCtx>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuGreenCtxGetDevResource(hCtx.as_handle(), r#type)?
        }
        /// Returns an attribute of a kernel on a device, such as the number of registers per thread.
        fn cuKernelGetAttribute(attrib: CUfunction_attribute, kernel: impl AsHandle<CUkernel>, dev: CUdevice) -> i32 {
            checked::cuKernelGetAttribute(attrib, kernel.as_handle(), dev)?
        }
        /// Sets an attribute of a kernel on one device, such as the limit on dynamic shared memory.
        fn cuKernelSetAttribute(
            attrib: CUfunction_attribute, val: i32, kernel: impl AsHandle<CUkernel>, dev: CUdevice,
        ) -> () {
            checked::cuKernelSetAttribute(attrib, val, kernel.as_handle(), dev)?
        }
        /// Returns the properties with which physical memory was created.
        fn cuMemGetAllocationPropertiesFromHandle(
            handle: impl AsHandle<CUmemGenericAllocationHandle>,
        ) -> CUmemAllocationProp {
            checked::cuMemGetAllocationPropertiesFromHandle(handle.as_handle())?
        }
        /// Returns the access that a location has to a pool's memory.
        fn cuMemPoolGetAccess(memPool: impl AsHandle<CUmemoryPool>, location: &CUmemLocation) -> CUmemAccess_flags {
            checked::cuMemPoolGetAccess(memPool.as_handle(), location)?
        }
        /// Creates a stream in the current context; flags specify whether it synchronizes with the legacy default stream.
        fn cuStreamCreate(Flags: CUstream_flags) -> Owned<CUstream> {
            Owned::from_raw(checked::cuStreamCreate(Flags)?)
        }
        /// Creates a stream with a priority; smaller numbers mean higher priorities.
        fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> Owned<CUstream> {
            Owned::from_raw(checked::cuStreamCreateWithPriority(flags, priority)?)
        }
        /// Returns an attribute of a stream, such as the L2 access policy window.
        fn cuStreamGetAttribute(hStream: impl MaybeHandle<CUstream>, attr: CUstreamAttrID) -> CUstreamAttrValue {
            checked::cuStreamGetAttribute(hStream.as_handle_or_null(), attr)?
        }
    }

    unsafe {}
}

owned! {
    driver, CUresult;

    safe {}

    unsafe {
        /// Creates a context with limits such as an SM count (execution affinities), and makes the context current.
        /// - `paramsArray`: in, array, whose length is passed as `numParams`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Destroying `pctx` destroys everything that was created in it, which must not be used afterwards.
        /// - `pctx` must outlive all objects that were created while it was current, even leaked ones.
        /// - `paramsArray` must not be moved, changed or freed while the library may hold its address.
        fn cuCtxCreate_v3(paramsArray: &[CUexecAffinityParam], flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v3(paramsArray, flags, dev)?)
        }
        /// Adds a graph node that waits on and writes memory words, like `cuStreamBatchMemOp`.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddBatchMemOpNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddBatchMemOpNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?,
            )
        }
        /// Adds a graph node that allocates memory at a fixed address, which is written to the parameter record.
        /// - `dependencies`: in, array, whose length is passed as `numDependencies`; an empty slice passes NULL
        /// - `nodeParams`: read and updated in place
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraph`, or a copy of it, exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphAddMemAllocNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddMemAllocNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?,
            )
        }
        /// Sets the memory operations of a batch memory operation node.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphBatchMemOpNodeSetParams(
            hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> () {
            checked::cuGraphBatchMemOpNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Sets the operations of a batch memory operation node in an executable graph.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecBatchMemOpNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>,
            nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecBatchMemOpNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// Sets the parameters of a node of any type, in an executable graph only.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hGraphExec` exists.
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuGraphExecNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams,
        ) -> () {
            checked::cuGraphExecNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// Returns an attribute of a kernel node, such as the priority.
        /// # Safety
        ///
        /// - `hNode` must be a kernel node, and `attr` an attribute of kernels.
        fn cuGraphKernelNodeGetAttribute(
            hNode: impl AsHandle<CUgraphNode>, attr: CUkernelNodeAttrID,
        ) -> CUkernelNodeAttrValue {
            checked::cuGraphKernelNodeGetAttribute(hNode.as_handle(), attr)?
        }
        /// Sets an attribute of a kernel node, such as the priority.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `value` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphKernelNodeSetAttribute(
            hNode: impl AsHandle<CUgraphNode>, attr: CUkernelNodeAttrID, value: &CUkernelNodeAttrValue,
        ) -> () {
            checked::cuGraphKernelNodeSetAttribute(hNode.as_handle(), attr, value)?
        }
        /// Sets the parameters of a node of any type; the type itself cannot change.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `nodeParams` must stay valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams) -> () {
            checked::cuGraphNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// Launches a kernel with a configuration record: grid, stream, and attributes such as the cluster size.
        /// - `kernelParams`: in, the addresses of the kernel's arguments; an empty slice passes NULL
        /// - `extra`: in, an address, passed unchanged; may be NULL
        ///
        /// # Safety
        ///
        /// - `extra`: valid memory of the size that the other arguments imply.
        /// - Each address in `extra` points to valid memory of the size that the other arguments imply, until the call's work completes on `config`'s stream.
        /// - `kernelParams`: one address for each parameter of the kernel, which points to a value of the parameter's type. The number of addresses is not checked: a shorter slice is read past its end. All memory that the kernel accesses must stay valid until the call's work completes on `config`'s stream.
        /// - Pointers, handles and lengths in `config` must stay valid until the call's work completes on `config`'s stream.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        /// - `kernelParams` must not be moved, changed or freed while the library may hold its address.
        fn cuLaunchKernelEx(
            config: &CUlaunchConfig, f: impl AsHandle<CUfunction>, kernelParams: &mut [*mut c_void],
            extra: *mut *mut c_void,
        ) -> () {
            checked::cuLaunchKernelEx(config, f.as_handle(), kernelParams, extra)?
        }
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
        /// - `jitOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `libraryOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuLibraryLoadData(
            code: *const c_void, jitOptions: &[CUjit_option], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[CUlibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<CUlibrary> {
            Owned::from_raw(
                checked::cuLibraryLoadData(code, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues)?,
            )
        }
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
        /// - `jitOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues` must not be moved, changed or freed while the library may hold its address.
        /// - `jitOptionsValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        /// - `libraryOptions` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `libraryOptionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
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
        #[symbol = cuLinkAddData_v2]
        /// Adds an input in memory to a link: PTX, a cubin, a fat binary, an object or a library.
        /// - `data`: in, host memory, whose size in bytes is passed as `size`
        /// - `name`: in, string; `None` passes NULL
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
        /// - `data` must not be moved, changed or freed while the library may hold its address.
        /// - `options` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuLinkAddData<T: Input>(
            state: impl AsHandle<CUlinkState>, r#type: CUjitInputType, data: &[T], name: Option<&CStr>,
            options: &[CUjit_option], optionValues: &mut [*mut c_void],
        ) -> () {
            checked::cuLinkAddData(state.as_handle(), r#type, data, name, options, optionValues)?
        }
        #[symbol = cuLinkAddFile_v2]
        /// Adds an input file to a link: PTX, a cubin, a fat binary, an object or a library.
        /// - `path`: in, string
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `path` must name a complete, valid file; the library does not check the contents.
        /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
        /// - `options` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuLinkAddFile(
            state: impl AsHandle<CUlinkState>, r#type: CUjitInputType, path: &CStr, options: &[CUjit_option],
            optionValues: &mut [*mut c_void],
        ) -> () {
            checked::cuLinkAddFile(state.as_handle(), r#type, path, options, optionValues)?
        }
        #[symbol = cuLinkCreate_v2]
        /// Starts a link of device code by creating a linker state with options for the JIT compiler.
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
        /// - `optionValues`, and the memory and handles that it refers to, must stay valid after the call returns, as long as `stateOut` exists.
        /// - `options` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuLinkCreate(options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> Owned<CUlinkState> {
            Owned::from_raw(checked::cuLinkCreate(options, optionValues)?)
        }
        /// Allocates physical memory and returns its handle, which `cuMemMap` maps to an address.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `prop` must be valid.
        /// - `prop` must not be moved, changed or freed while the library may hold its address.
        fn cuMemCreate(size: usize, prop: &CUmemAllocationProp, flags: u64) -> Owned<CUmemGenericAllocationHandle> {
            Owned::from_raw(checked::cuMemCreate(size, prop, flags)?)
        }
        /// Creates a memory pool on a device or on the host.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `poolProps` must be valid.
        /// - `poolProps` must not be moved, changed or freed while the library may hold its address.
        fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Owned<CUmemoryPool> {
            Owned::from_raw(checked::cuMemPoolCreate(poolProps)?)
        }
        /// Sets the access that devices have to a pool's memory.
        /// - `map`: in, array, whose length is passed as `count`
        ///
        /// # Safety
        ///
        /// - Memory of the pool must not be used from a location that loses access.
        fn cuMemPoolSetAccess(pool: impl AsHandle<CUmemoryPool>, map: &[CUmemAccessDesc]) -> () {
            checked::cuMemPoolSetAccess(pool.as_handle(), map)?
        }
        /// Loads a module from memory like `cuModuleLoadData`, with options for the JIT compiler.
        /// - `image`: in, an address, passed unchanged
        /// - `options`: in, array, whose length is passed as `numOptions`; an empty slice passes NULL
        /// - `optionValues`: in, values; `options` selects their types: `CUjit_cacheMode` for `CU_JIT_CACHE_MODE`; `CUjit_fallback` for `CU_JIT_FALLBACK_STRATEGY`; `CUjit_target` for `CU_JIT_TARGET`; `char *` for `CU_JIT_INFO_LOG_BUFFER`, `CU_JIT_ERROR_LOG_BUFFER`; `const char **` for `CU_JIT_GLOBAL_SYMBOL_NAMES`, `CU_JIT_REFERENCED_KERNEL_NAMES`, `CU_JIT_REFERENCED_VARIABLE_NAMES`; `float` for `CU_JIT_WALL_TIME`; `int` for `CU_JIT_GENERATE_DEBUG_INFO`, `CU_JIT_LOG_VERBOSE`, `CU_JIT_GENERATE_LINE_INFO`, `CU_JIT_NEW_SM3X_OPT`, `CU_JIT_FAST_COMPILE`, `CU_JIT_LTO`, `CU_JIT_FTZ`, `CU_JIT_PREC_DIV`, `CU_JIT_PREC_SQRT`, `CU_JIT_FMA`, `CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES`, `CU_JIT_POSITION_INDEPENDENT_CODE`, `CU_JIT_MAX_THREADS_PER_BLOCK`, `CU_JIT_OVERRIDE_DIRECTIVE_VALUES`; `unsigned int` for `CU_JIT_MAX_REGISTERS`, `CU_JIT_THREADS_PER_BLOCK`, `CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES`, `CU_JIT_OPTIMIZATION_LEVEL`, `CU_JIT_TARGET_FROM_CUCONTEXT`, `CU_JIT_GLOBAL_SYMBOL_COUNT`, `CU_JIT_REFERENCED_KERNEL_COUNT`, `CU_JIT_REFERENCED_VARIABLE_COUNT`, `CU_JIT_MIN_CTA_PER_SM`, `CU_JIT_SPLIT_COMPILE`, `CU_JIT_BINARY_LOADER_THREAD_COUNT`; `void **` for `CU_JIT_GLOBAL_SYMBOL_ADDRESSES`; an empty slice passes NULL
        ///
        /// # Safety
        ///
        /// - `image`: the address of NUL-terminated PTX, or of a complete cubin or fatbin.
        /// - Each element of `optionValues` is the value, or the address of the value, that the element of `options` at the same index selects.
        /// - `options` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues` must not be moved, changed or freed while the library may hold its address.
        /// - `optionValues`: a value of the type that the library expects; newer versions may expect types that are not listed here.
        fn cuModuleLoadDataEx(
            image: *const c_void, options: &[CUjit_option], optionValues: &mut [*mut c_void],
        ) -> Owned<CUmodule> {
            Owned::from_raw(checked::cuModuleLoadDataEx(image, options, optionValues)?)
        }
        /// Binds mapped memory, given by its address, at an offset within a multicast object.
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
        /// Binds physical memory, given by its handle, at an offset within a multicast object.
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - If the object behind one handle keeps a reference to the object behind another, the referenced object must outlive it.
        fn cuMulticastBindMem(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, mcOffset: usize,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: usize, size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindMem(mcHandle.as_handle(), mcOffset, memHandle.as_handle(), memOffset, size, flags)?
        }
        /// Returns the maximum number of clusters of a launch that can run on a device at the same time.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `config` must be valid.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn cuOccupancyMaxActiveClusters(func: impl AsHandle<CUfunction>, config: &CUlaunchConfig) -> i32 {
            checked::cuOccupancyMaxActiveClusters(func.as_handle(), config)?
        }
        /// Returns the maximum cluster size, in blocks, for a launch configuration.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `config` must be valid.
        /// - `config` must not be moved, changed or freed while the library may hold its address.
        fn cuOccupancyMaxPotentialClusterSize(func: impl AsHandle<CUfunction>, config: &CUlaunchConfig) -> i32 {
            checked::cuOccupancyMaxPotentialClusterSize(func.as_handle(), config)?
        }
        #[symbol = cuStreamBatchMemOp_v2]
        /// Enqueues several memory operations (waits, writes, barriers and flushes) in stream order.
        /// - `paramArray`: in, array, whose length is passed as `count`
        /// - `flags`: in; must be 0
        ///
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `paramArray` must stay valid until the call's work completes on `stream`.
        /// - `paramArray` must not be moved, changed or freed while the library may hold its address.
        fn cuStreamBatchMemOp(
            stream: impl MaybeHandle<CUstream>, paramArray: &[CUstreamBatchMemOpParams], flags: u32,
        ) -> () {
            checked::cuStreamBatchMemOp(stream.as_handle_or_null(), paramArray, flags)?
        }
        /// Sets an attribute of a stream, such as the L2 access policy window.
        /// # Safety
        ///
        /// - Pointers, handles and lengths in `value` must stay valid until another value is set in `hStream`, or `hStream` is destroyed.
        fn cuStreamSetAttribute(
            hStream: impl MaybeHandle<CUstream>, attr: CUstreamAttrID, value: &CUstreamAttrValue,
        ) -> () {
            checked::cuStreamSetAttribute(hStream.as_handle_or_null(), attr, value)?
        }
    }
}
