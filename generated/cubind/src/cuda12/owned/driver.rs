//! CUDA driver API: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::driver as checked;
#[allow(unused_imports)]
use crate::cuda12::driver::DRIVER;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::driver::all_types::*;
#[doc(inline)]
pub use crate::shared::owned::driver::*;

owned! {
    CUresult;

    safe {
        fn cuCtxGetDevResource(hCtx: impl AsHandle<CUcontext>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuCtxGetDevResource(hCtx.as_handle(), r#type)?
        }
        fn cuEventElapsedTime(hStart: impl AsHandle<CUevent>, hEnd: impl AsHandle<CUevent>) -> f32 {
            checked::cuEventElapsedTime(hStart.as_handle(), hEnd.as_handle())?
        }
        fn cuEventElapsedTime_v2(hStart: impl AsHandle<CUevent>, hEnd: impl AsHandle<CUevent>) -> f32 {
            checked::cuEventElapsedTime_v2(hStart.as_handle(), hEnd.as_handle())?
        }
        fn cuExternalMemoryGetMappedBuffer(
            extMem: impl AsHandle<CUexternalMemory>, bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
        ) -> CUdeviceptr {
            checked::cuExternalMemoryGetMappedBuffer(extMem.as_handle(), bufferDesc)?
        }
        fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: impl AsHandle<CUfunction>) -> i32 {
            checked::cuFuncGetAttribute(attrib, hfunc.as_handle())?
        }
        fn cuFuncSetAttribute(hfunc: impl AsHandle<CUfunction>, attrib: CUfunction_attribute, value: i32) -> () {
            checked::cuFuncSetAttribute(hfunc.as_handle(), attrib, value)?
        }
        fn cuGraphAddDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
        ) -> () {
            checked::cuGraphAddDependencies(hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to))?
        }
        fn cuGraphAddDependencies_v2(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphAddDependencies_v2(
                hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        fn cuGraphBatchMemOpNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_BATCH_MEM_OP_NODE_PARAMS {
            checked::cuGraphBatchMemOpNodeGetParams(hNode.as_handle())?
        }
        fn cuGraphGetEdges<'a>(
            hGraph: impl LendHandle<'a, CUgraph>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<Borrowed<'a, CUgraphNode>>) {
            let (output0, output1) = checked::cuGraphGetEdges(hGraph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
            )
        }
        fn cuGraphGetEdges_v2<'a>(
            hGraph: impl LendHandle<'a, CUgraph>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1, output2) = checked::cuGraphGetEdges_v2(hGraph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        fn cuGraphKernelNodeGetAttribute(
            hNode: impl AsHandle<CUgraphNode>, attr: CUkernelNodeAttrID,
        ) -> CUkernelNodeAttrValue {
            checked::cuGraphKernelNodeGetAttribute(hNode.as_handle(), attr)?
        }
        fn cuGraphMemAllocNodeGetParams(hNode: impl AsHandle<CUgraphNode>) -> CUDA_MEM_ALLOC_NODE_PARAMS {
            checked::cuGraphMemAllocNodeGetParams(hNode.as_handle())?
        }
        fn cuGraphNodeGetDependencies<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Vec<Borrowed<'a, CUgraphNode>> {
            checked::cuGraphNodeGetDependencies(hNode.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made))
                .collect()
        }
        fn cuGraphNodeGetDependencies_v2<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependencies_v2(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        fn cuGraphNodeGetDependentNodes<'a>(hNode: impl LendHandle<'a, CUgraphNode>) -> Vec<Borrowed<'a, CUgraphNode>> {
            checked::cuGraphNodeGetDependentNodes(hNode.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made))
                .collect()
        }
        fn cuGraphNodeGetDependentNodes_v2<'a>(
            hNode: impl LendHandle<'a, CUgraphNode>,
        ) -> (Vec<Borrowed<'a, CUgraphNode>>, Vec<CUgraphEdgeData>) {
            let (output0, output1) = checked::cuGraphNodeGetDependentNodes_v2(hNode.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        fn cuGraphRemoveDependencies(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
        ) -> () {
            checked::cuGraphRemoveDependencies(hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to))?
        }
        fn cuGraphRemoveDependencies_v2(
            hGraph: impl AsHandle<CUgraph>, from: &[Borrowed<'_, CUgraphNode>], to: &[Borrowed<'_, CUgraphNode>],
            edgeData: &[CUgraphEdgeData],
        ) -> () {
            checked::cuGraphRemoveDependencies_v2(
                hGraph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        fn cuGreenCtxGetDevResource(hCtx: impl AsHandle<CUgreenCtx>, r#type: CUdevResourceType) -> CUdevResource {
            checked::cuGreenCtxGetDevResource(hCtx.as_handle(), r#type)?
        }
        fn cuKernelGetAttribute(attrib: CUfunction_attribute, kernel: impl AsHandle<CUkernel>, dev: CUdevice) -> i32 {
            checked::cuKernelGetAttribute(attrib, kernel.as_handle(), dev)?
        }
        fn cuKernelSetAttribute(
            attrib: CUfunction_attribute, val: i32, kernel: impl AsHandle<CUkernel>, dev: CUdevice,
        ) -> () {
            checked::cuKernelSetAttribute(attrib, val, kernel.as_handle(), dev)?
        }
        fn cuMemGetAllocationPropertiesFromHandle(
            handle: impl AsHandle<CUmemGenericAllocationHandle>,
        ) -> CUmemAllocationProp {
            checked::cuMemGetAllocationPropertiesFromHandle(handle.as_handle())?
        }
        fn cuMemPoolGetAccess(memPool: impl AsHandle<CUmemoryPool>, location: &CUmemLocation) -> CUmemAccess_flags {
            checked::cuMemPoolGetAccess(memPool.as_handle(), location)?
        }
        fn cuStreamCreate(Flags: CUstream_flags) -> Owned<CUstream> {
            Owned::from_raw(checked::cuStreamCreate(Flags)?)
        }
        fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> Owned<CUstream> {
            Owned::from_raw(checked::cuStreamCreateWithPriority(flags, priority)?)
        }
        fn cuStreamGetAttribute(hStream: impl MaybeHandle<CUstream>, attr: CUstreamAttrID) -> CUstreamAttrValue {
            checked::cuStreamGetAttribute(hStream.as_handle_or_null(), attr)?
        }
        fn cuStreamGetCaptureInfo(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize) {
            checked::cuStreamGetCaptureInfo(hStream.as_handle_or_null())?
        }
        fn cuStreamGetCaptureInfo_v3(
            hStream: impl MaybeHandle<CUstream>,
        ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, *const CUgraphEdgeData, usize) {
            checked::cuStreamGetCaptureInfo_v3(hStream.as_handle_or_null())?
        }
    }

    unsafe {
        /// - Destroying `pctx` destroys everything that was made in it; none of it is used afterwards.
        /// - `pctx` outlives whatever was made while it was current.
        fn cuCtxCreate(flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate(flags, dev)?)
        }
        /// - Destroying `pctx` destroys everything that was made in it; none of it is used afterwards.
        /// - `pctx` outlives whatever was made while it was current.
        /// - `paramsArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuCtxCreate_v3(paramsArray: &[CUexecAffinityParam], flags: CUctx_flags, dev: CUdevice) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v3(paramsArray, flags, dev)?)
        }
        /// - Pointers, handles and lengths in `ctxCreateParams` are valid.
        /// - `ctxCreateParams` sets `execAffinityParams` or `cigParams`, but not both.
        /// - Destroying `pctx` destroys everything that was made in it; none of it is used afterwards.
        /// - `pctx` outlives whatever was made while it was current.
        /// - `ctxCreateParams` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuCtxCreate_v4(
            ctxCreateParams: Option<&CUctxCreateParams>, flags: CUctx_flags, dev: CUdevice,
        ) -> Owned<CUcontext> {
            Owned::from_raw(checked::cuCtxCreate_v4(ctxCreateParams, flags, dev)?)
        }
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
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphAddNode<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(checked::cuGraphAddNode(hGraph.as_handle(), Borrowed::handles(dependencies), nodeParams)?)
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuGraphAddNode_v2<'a>(
            hGraph: impl LendHandle<'a, CUgraph>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], nodeParams: &mut CUgraphNodeParams,
        ) -> Borrowed<'a, CUgraphNode> {
            Borrowed::from_raw(
                checked::cuGraphAddNode_v2(
                    hGraph.as_handle(), Borrowed::handles(dependencies), dependencyData, nodeParams,
                )?,
            )
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphBatchMemOpNodeSetParams(
            hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> () {
            checked::cuGraphBatchMemOpNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphExecBatchMemOpNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>,
            nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
        ) -> () {
            checked::cuGraphExecBatchMemOpNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuGraphExecNodeSetParams(
            hGraphExec: impl AsHandle<CUgraphExec>, hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams,
        ) -> () {
            checked::cuGraphExecNodeSetParams(hGraphExec.as_handle(), hNode.as_handle(), nodeParams)?
        }
        /// - Pointers, handles and lengths in `value` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphKernelNodeSetAttribute(
            hNode: impl AsHandle<CUgraphNode>, attr: CUkernelNodeAttrID, value: &CUkernelNodeAttrValue,
        ) -> () {
            checked::cuGraphKernelNodeSetAttribute(hNode.as_handle(), attr, value)?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cuGraphNodeSetParams(hNode: impl AsHandle<CUgraphNode>, nodeParams: &CUgraphNodeParams) -> () {
            checked::cuGraphNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// - `extra`: valid memory of the size that the other arguments imply.
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
        /// - Each element of `optionValues` is the value, or the address of the value, that `options` names at the same index.
        /// - `optionValues` and what it refers to stay valid after the call, as long as `stateOut` exists.
        /// - `options` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optionValues`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cuLinkCreate(options: &[CUjit_option], optionValues: &mut [*mut c_void]) -> Owned<CUlinkState> {
            Owned::from_raw(checked::cuLinkCreate(options, optionValues)?)
        }
        /// - Pointers, handles and lengths in `prop` are valid.
        /// - `prop` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemCreate(size: usize, prop: &CUmemAllocationProp, flags: u64) -> Owned<CUmemGenericAllocationHandle> {
            Owned::from_raw(checked::cuMemCreate(size, prop, flags)?)
        }
        /// - Pointers, handles and lengths in `poolProps` are valid.
        /// - `poolProps` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> Owned<CUmemoryPool> {
            Owned::from_raw(checked::cuMemPoolCreate(poolProps)?)
        }
        /// - Nothing uses memory of the pool from a location that loses its access.
        fn cuMemPoolSetAccess(pool: impl AsHandle<CUmemoryPool>, map: &[CUmemAccessDesc]) -> () {
            checked::cuMemPoolSetAccess(pool.as_handle(), map)?
        }
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        fn cuMemPrefetchAsync(
            devPtr: CUdeviceptr, count: usize, dstDevice: CUdevice, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchAsync(devPtr, count, dstDevice, hStream.as_handle_or_null())?
        }
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        fn cuMemPrefetchAsync_v2(
            devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: impl MaybeHandle<CUstream>,
        ) -> () {
            checked::cuMemPrefetchAsync_v2(devPtr, count, location, flags, hStream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `opList` are valid until this call completes on `hStream`.
        /// - No copy of the batch depends on another one of it.
        /// - `opList` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemcpy3DBatchAsync(
            opList: &[CUDA_MEMCPY3D_BATCH_OP], flags: u64, hStream: impl MaybeHandle<CUstream>,
        ) -> usize {
            checked::cuMemcpy3DBatchAsync(opList, flags, hStream.as_handle_or_null())?
        }
        /// - `dsts`: valid memory of the size that the other arguments imply, until this call completes on `hStream`.
        /// - `srcs`: valid memory of the size that the other arguments imply, as long as `attrs` says.
        /// - No copy of the batch depends on another one of it.
        /// - `dsts` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `attrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `attrsIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuMemcpyBatchAsync(
            dsts: &[CUdeviceptr], srcs: &[CUdeviceptr], sizes: &[usize], attrs: &[CUmemcpyAttributes], attrsIdxs: &[usize],
            hStream: impl MaybeHandle<CUstream>,
        ) -> usize {
            checked::cuMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, hStream.as_handle_or_null())?
        }
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
        /// - `memptr`: valid memory of the size that the other arguments imply, until `cuMulticastUnbind` is called.
        fn cuMulticastBindAddr(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, mcOffset: usize, memptr: CUdeviceptr, size: usize,
            flags: u64,
        ) -> () {
            checked::cuMulticastBindAddr(mcHandle.as_handle(), mcOffset, memptr, size, flags)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuMulticastBindMem(
            mcHandle: impl AsHandle<CUmemGenericAllocationHandle>, mcOffset: usize,
            memHandle: impl AsHandle<CUmemGenericAllocationHandle>, memOffset: usize, size: usize, flags: u64,
        ) -> () {
            checked::cuMulticastBindMem(mcHandle.as_handle(), mcOffset, memHandle.as_handle(), memOffset, size, flags)?
        }
        /// - Pointers, handles and lengths in `config` are valid.
        /// - `config` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuOccupancyMaxActiveClusters(func: impl AsHandle<CUfunction>, config: &CUlaunchConfig) -> i32 {
            checked::cuOccupancyMaxActiveClusters(func.as_handle(), config)?
        }
        /// - Pointers, handles and lengths in `config` are valid.
        /// - `config` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuOccupancyMaxPotentialClusterSize(func: impl AsHandle<CUfunction>, config: &CUlaunchConfig) -> i32 {
            checked::cuOccupancyMaxPotentialClusterSize(func.as_handle(), config)?
        }
        /// - Pointers, handles and lengths in `paramArray` are valid until this call completes on `stream`.
        /// - `paramArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuStreamBatchMemOp(
            stream: impl MaybeHandle<CUstream>, paramArray: &[CUstreamBatchMemOpParams], flags: u32,
        ) -> () {
            checked::cuStreamBatchMemOp(stream.as_handle_or_null(), paramArray, flags)?
        }
        /// - Pointers, handles and lengths in `value` are valid until `hStream` is destroyed or set again.
        fn cuStreamSetAttribute(
            hStream: impl MaybeHandle<CUstream>, attr: CUstreamAttrID, value: &CUstreamAttrValue,
        ) -> () {
            checked::cuStreamSetAttribute(hStream.as_handle_or_null(), attr, value)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cuStreamUpdateCaptureDependencies(
            hStream: impl MaybeHandle<CUstream>, dependencies: &[Borrowed<'_, CUgraphNode>],
            flags: CUstreamUpdateCaptureDependencies_flags,
        ) -> () {
            checked::cuStreamUpdateCaptureDependencies(hStream.as_handle_or_null(), Borrowed::handles(dependencies), flags)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cuStreamUpdateCaptureDependencies_v2(
            hStream: impl MaybeHandle<CUstream>, dependencies: &[Borrowed<'_, CUgraphNode>],
            dependencyData: &[CUgraphEdgeData], flags: CUstreamUpdateCaptureDependencies_flags,
        ) -> () {
            checked::cuStreamUpdateCaptureDependencies_v2(
                hStream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
        }
    }
}
