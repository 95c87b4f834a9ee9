//! CUDA runtime API: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda13::checked::runtime as checked;
#[allow(unused_imports)]
use crate::cuda13::runtime::RUNTIME;
#[allow(unused_imports)]
use crate::cuda13::driver;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::runtime::all_types::*;

destroy! {
    cudaError;
    13 cudaExternalMemory_t: |handle| checked::cudaDestroyExternalMemory(handle);
    13 cudaExternalSemaphore_t: |handle| checked::cudaDestroyExternalSemaphore(handle);
    13 cudaSurfaceObject_t: |handle| checked::cudaDestroySurfaceObject(handle);
    13 cudaTextureObject_t: |handle| checked::cudaDestroyTextureObject(handle);
    13 cudaExecutionContext_t: |handle| checked::cudaExecutionCtxDestroy(handle);
    13 cudaArray_t: |handle| checked::cudaFreeArray(handle);
    13 cudaMipmappedArray_t: |handle| checked::cudaFreeMipmappedArray(handle);
    13 cudaGraphicsResource_t: |handle| checked::cudaGraphicsUnregisterResource(handle);
}

any_thread! {
    13 cudaSurfaceObject_t // CUDA C++ Programming Guide, Initialization
    13 cudaTextureObject_t // CUDA C++ Programming Guide, Initialization
    13 cudaArray_t // CUDA C++ Programming Guide, Initialization
    13 cudaMipmappedArray_t // CUDA C++ Programming Guide, Initialization
}

owned! {
    cudaError;

    safe {
        fn cudaArrayGetInfo(array: impl AsHandle<cudaArray_t, 13>) -> (cudaChannelFormatDesc, cudaExtent, u32) {
            checked::cudaArrayGetInfo(array.as_handle())?
        }
        fn cudaArrayGetMemoryRequirements(
            array: impl AsHandle<cudaArray_t, 13>, device: i32,
        ) -> cudaArrayMemoryRequirements {
            checked::cudaArrayGetMemoryRequirements(array.as_handle(), device)?
        }
        fn cudaArrayGetPlane<'a>(
            hArray: impl LendHandle<'a, cudaArray_t, 13>, planeIdx: u32,
        ) -> Borrowed<'a, cudaArray_t, 13> {
            Borrowed::from_raw(checked::cudaArrayGetPlane(hArray.as_handle(), planeIdx)?)
        }
        fn cudaArrayGetSparseProperties(array: impl AsHandle<cudaArray_t, 13>) -> cudaArraySparseProperties {
            checked::cudaArrayGetSparseProperties(array.as_handle())?
        }
        fn cudaDeviceSetMemPool(device: i32, memPool: impl AsHandle<driver::CUmemoryPool>) -> () {
            checked::cudaDeviceSetMemPool(device, memPool.as_handle())?
        }
        fn cudaEventCreate() -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaEventCreate()?)
        }
        fn cudaEventCreateWithFlags(flags: u32) -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaEventCreateWithFlags(flags)?)
        }
        fn cudaEventElapsedTime(start: impl AsHandle<driver::CUevent>, end: impl AsHandle<driver::CUevent>) -> f32 {
            checked::cudaEventElapsedTime(start.as_handle(), end.as_handle())?
        }
        fn cudaEventQuery(event: impl AsHandle<driver::CUevent>) -> () {
            checked::cudaEventQuery(event.as_handle())?
        }
        fn cudaEventRecord(event: impl AsHandle<driver::CUevent>, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaEventRecord(event.as_handle(), stream.as_handle_or_null())?
        }
        fn cudaEventSynchronize(event: impl AsHandle<driver::CUevent>) -> () {
            checked::cudaEventSynchronize(event.as_handle())?
        }
        fn cudaExecutionCtxGetDevResource(
            ctx: impl AsHandle<cudaExecutionContext_t, 13>, r#type: cudaDevResourceType,
        ) -> cudaDevResource {
            checked::cudaExecutionCtxGetDevResource(ctx.as_handle(), r#type)?
        }
        fn cudaExecutionCtxGetDevice(ctx: impl AsHandle<cudaExecutionContext_t, 13>) -> i32 {
            checked::cudaExecutionCtxGetDevice(ctx.as_handle())?
        }
        fn cudaExecutionCtxGetId(ctx: impl AsHandle<cudaExecutionContext_t, 13>) -> u64 {
            checked::cudaExecutionCtxGetId(ctx.as_handle())?
        }
        fn cudaExecutionCtxSynchronize(ctx: impl AsHandle<cudaExecutionContext_t, 13>) -> () {
            checked::cudaExecutionCtxSynchronize(ctx.as_handle())?
        }
        fn cudaExternalMemoryGetMappedBuffer(
            extMem: impl AsHandle<cudaExternalMemory_t, 13>, bufferDesc: &cudaExternalMemoryBufferDesc,
        ) -> *mut c_void {
            checked::cudaExternalMemoryGetMappedBuffer(extMem.as_handle(), bufferDesc)?
        }
        fn cudaGetChannelDesc(array: impl AsHandle<cudaArray_t, 13>) -> cudaChannelFormatDesc {
            checked::cudaGetChannelDesc(array.as_handle())?
        }
        fn cudaGetMipmappedArrayLevel(mipmappedArray: impl AsHandle<cudaMipmappedArray_t, 13>, level: u32) -> cudaArray_t {
            checked::cudaGetMipmappedArrayLevel(mipmappedArray.as_handle(), level)?
        }
        fn cudaGetSurfaceObjectResourceDesc(surfObject: impl AsHandle<cudaSurfaceObject_t, 13>) -> cudaResourceDesc {
            checked::cudaGetSurfaceObjectResourceDesc(surfObject.as_handle())?
        }
        fn cudaGetTextureObjectResourceDesc(texObject: impl AsHandle<cudaTextureObject_t, 13>) -> cudaResourceDesc {
            checked::cudaGetTextureObjectResourceDesc(texObject.as_handle())?
        }
        fn cudaGetTextureObjectResourceViewDesc(texObject: impl AsHandle<cudaTextureObject_t, 13>) -> cudaResourceViewDesc {
            checked::cudaGetTextureObjectResourceViewDesc(texObject.as_handle())?
        }
        fn cudaGetTextureObjectTextureDesc(texObject: impl AsHandle<cudaTextureObject_t, 13>) -> cudaTextureDesc {
            checked::cudaGetTextureObjectTextureDesc(texObject.as_handle())?
        }
        fn cudaGraphAddChildGraphNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            childGraph: impl AsHandle<driver::CUgraph>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddChildGraphNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), childGraph.as_handle(),
                )?,
            )
        }
        fn cudaGraphAddDependencies(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>], edgeData: &[cudaGraphEdgeData],
        ) -> () {
            checked::cudaGraphAddDependencies(graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData)?
        }
        fn cudaGraphAddEmptyNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphAddEmptyNode(graph.as_handle(), Borrowed::handles(pDependencies))?)
        }
        fn cudaGraphChildGraphNodeGetGraph<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> Borrowed<'a, driver::CUgraph> {
            Borrowed::from_raw(checked::cudaGraphChildGraphNodeGetGraph(node.as_handle())?)
        }
        fn cudaGraphClone(originalGraph: impl AsHandle<driver::CUgraph>) -> Owned<driver::CUgraph> {
            Owned::from_raw(checked::cudaGraphClone(originalGraph.as_handle())?)
        }
        fn cudaGraphConditionalHandleCreate(
            graph: impl AsHandle<driver::CUgraph>, defaultLaunchValue: u32, flags: cudaGraphConditionalHandleFlags,
        ) -> cudaGraphConditionalHandle {
            checked::cudaGraphConditionalHandleCreate(graph.as_handle(), defaultLaunchValue, flags)?
        }
        fn cudaGraphCreate(flags: u32) -> Owned<driver::CUgraph> {
            Owned::from_raw(checked::cudaGraphCreate(flags)?)
        }
        fn cudaGraphDebugDotPrint(graph: impl AsHandle<driver::CUgraph>, path: &CStr, flags: cudaGraphDebugDotFlags) -> () {
            checked::cudaGraphDebugDotPrint(graph.as_handle(), path, flags)?
        }
        fn cudaGraphEventRecordNodeGetEvent(node: impl AsHandle<driver::CUgraphNode>) -> cudaEvent_t {
            checked::cudaGraphEventRecordNodeGetEvent(node.as_handle())?
        }
        fn cudaGraphEventWaitNodeGetEvent(node: impl AsHandle<driver::CUgraphNode>) -> cudaEvent_t {
            checked::cudaGraphEventWaitNodeGetEvent(node.as_handle())?
        }
        fn cudaGraphExecGetFlags(graphExec: impl AsHandle<driver::CUgraphExec>) -> cudaGraphInstantiateFlags {
            checked::cudaGraphExecGetFlags(graphExec.as_handle())?
        }
        fn cudaGraphExecGetId(hGraphExec: impl AsHandle<driver::CUgraphExec>) -> u32 {
            checked::cudaGraphExecGetId(hGraphExec.as_handle())?
        }
        fn cudaGraphExternalSemaphoresSignalNodeGetParams(
            hNode: impl AsHandle<driver::CUgraphNode>,
        ) -> cudaExternalSemaphoreSignalNodeParams {
            checked::cudaGraphExternalSemaphoresSignalNodeGetParams(hNode.as_handle())?
        }
        fn cudaGraphExternalSemaphoresWaitNodeGetParams(
            hNode: impl AsHandle<driver::CUgraphNode>,
        ) -> cudaExternalSemaphoreWaitNodeParams {
            checked::cudaGraphExternalSemaphoresWaitNodeGetParams(hNode.as_handle())?
        }
        fn cudaGraphGetEdges<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1, output2) = checked::cudaGraphGetEdges(graph.as_handle())?;
            (
                output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(),
                output1.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output2,
            )
        }
        fn cudaGraphGetId(hGraph: impl AsHandle<driver::CUgraph>) -> u32 {
            checked::cudaGraphGetId(hGraph.as_handle())?
        }
        fn cudaGraphGetNodes<'a>(graph: impl LendHandle<'a, driver::CUgraph>) -> Vec<Borrowed<'a, driver::CUgraphNode>> {
            checked::cudaGraphGetNodes(graph.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made)).collect()
        }
        fn cudaGraphGetRootNodes<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>,
        ) -> Vec<Borrowed<'a, driver::CUgraphNode>> {
            checked::cudaGraphGetRootNodes(graph.as_handle())?.into_iter().map(|made| Borrowed::from_raw(made)).collect()
        }
        fn cudaGraphHostNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaHostNodeParams {
            checked::cudaGraphHostNodeGetParams(node.as_handle())?
        }
        fn cudaGraphInstantiate(
            graph: impl AsHandle<driver::CUgraph>, flags: cudaGraphInstantiateFlags,
        ) -> Owned<driver::CUgraphExec> {
            Owned::from_raw(checked::cudaGraphInstantiate(graph.as_handle(), flags)?)
        }
        fn cudaGraphInstantiateWithFlags(
            graph: impl AsHandle<driver::CUgraph>, flags: cudaGraphInstantiateFlags,
        ) -> Owned<driver::CUgraphExec> {
            Owned::from_raw(checked::cudaGraphInstantiateWithFlags(graph.as_handle(), flags)?)
        }
        fn cudaGraphKernelNodeCopyAttributes(
            hDst: impl AsHandle<driver::CUgraphNode>, hSrc: impl AsHandle<driver::CUgraphNode>,
        ) -> () {
            checked::cudaGraphKernelNodeCopyAttributes(hDst.as_handle(), hSrc.as_handle())?
        }
        fn cudaGraphKernelNodeGetAttribute(
            hNode: impl AsHandle<driver::CUgraphNode>, attr: cudaLaunchAttributeID,
        ) -> cudaLaunchAttributeValue {
            checked::cudaGraphKernelNodeGetAttribute(hNode.as_handle(), attr)?
        }
        fn cudaGraphKernelNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaKernelNodeParams {
            checked::cudaGraphKernelNodeGetParams(node.as_handle())?
        }
        fn cudaGraphMemAllocNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaMemAllocNodeParams {
            checked::cudaGraphMemAllocNodeGetParams(node.as_handle())?
        }
        fn cudaGraphMemFreeNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> *mut c_void {
            checked::cudaGraphMemFreeNodeGetParams(node.as_handle())?
        }
        fn cudaGraphMemcpyNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaMemcpy3DParms {
            checked::cudaGraphMemcpyNodeGetParams(node.as_handle())?
        }
        fn cudaGraphMemsetNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaMemsetParams {
            checked::cudaGraphMemsetNodeGetParams(node.as_handle())?
        }
        fn cudaGraphNodeFindInClone<'a>(
            originalNode: impl AsHandle<driver::CUgraphNode>, clonedGraph: impl LendHandle<'a, driver::CUgraph>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphNodeFindInClone(originalNode.as_handle(), clonedGraph.as_handle())?)
        }
        fn cudaGraphNodeGetContainingGraph<'a>(
            hNode: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> Borrowed<'a, driver::CUgraph> {
            Borrowed::from_raw(checked::cudaGraphNodeGetContainingGraph(hNode.as_handle())?)
        }
        fn cudaGraphNodeGetDependencies<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1) = checked::cudaGraphNodeGetDependencies(node.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        fn cudaGraphNodeGetDependentNodes<'a>(
            node: impl LendHandle<'a, driver::CUgraphNode>,
        ) -> (Vec<Borrowed<'a, driver::CUgraphNode>>, Vec<cudaGraphEdgeData>) {
            let (output0, output1) = checked::cudaGraphNodeGetDependentNodes(node.as_handle())?;
            (output0.into_iter().map(|made| Borrowed::from_raw(made)).collect(), output1)
        }
        fn cudaGraphNodeGetLocalId(hNode: impl AsHandle<driver::CUgraphNode>) -> u32 {
            checked::cudaGraphNodeGetLocalId(hNode.as_handle())?
        }
        fn cudaGraphNodeGetParams(node: impl AsHandle<driver::CUgraphNode>) -> cudaGraphNodeParams {
            checked::cudaGraphNodeGetParams(node.as_handle())?
        }
        fn cudaGraphNodeGetToolsId(hNode: impl AsHandle<driver::CUgraphNode>) -> u64 {
            checked::cudaGraphNodeGetToolsId(hNode.as_handle())?
        }
        fn cudaGraphNodeGetType(node: impl AsHandle<driver::CUgraphNode>) -> cudaGraphNodeType {
            checked::cudaGraphNodeGetType(node.as_handle())?
        }
        fn cudaGraphRemoveDependencies(
            graph: impl AsHandle<driver::CUgraph>, from: &[Borrowed<'_, driver::CUgraphNode>],
            to: &[Borrowed<'_, driver::CUgraphNode>], edgeData: &[cudaGraphEdgeData],
        ) -> () {
            checked::cudaGraphRemoveDependencies(
                graph.as_handle(), Borrowed::handles(from), Borrowed::handles(to), edgeData,
            )?
        }
        fn cudaGraphicsResourceGetMappedEglFrame(
            resource: impl AsHandle<cudaGraphicsResource_t, 13>, index: u32, mipLevel: u32,
        ) -> cudaEglFrame {
            checked::cudaGraphicsResourceGetMappedEglFrame(resource.as_handle(), index, mipLevel)?
        }
        fn cudaGraphicsResourceGetMappedMipmappedArray(
            resource: impl AsHandle<cudaGraphicsResource_t, 13>,
        ) -> cudaMipmappedArray_t {
            checked::cudaGraphicsResourceGetMappedMipmappedArray(resource.as_handle())?
        }
        fn cudaGraphicsResourceGetMappedPointer(
            resource: impl AsHandle<cudaGraphicsResource_t, 13>,
        ) -> (*mut c_void, usize) {
            checked::cudaGraphicsResourceGetMappedPointer(resource.as_handle())?
        }
        fn cudaGraphicsResourceSetMapFlags(
            resource: impl AsHandle<cudaGraphicsResource_t, 13>, flags: cudaGraphicsMapFlags,
        ) -> () {
            checked::cudaGraphicsResourceSetMapFlags(resource.as_handle(), flags)?
        }
        fn cudaGraphicsSubResourceGetMappedArray(
            resource: impl AsHandle<cudaGraphicsResource_t, 13>, arrayIndex: u32, mipLevel: u32,
        ) -> cudaArray_t {
            checked::cudaGraphicsSubResourceGetMappedArray(resource.as_handle(), arrayIndex, mipLevel)?
        }
        fn cudaKernelSetAttributeForDevice(
            kernel: impl AsHandle<driver::CUkernel>, attr: cudaFuncAttribute, value: i32, device: i32,
        ) -> () {
            checked::cudaKernelSetAttributeForDevice(kernel.as_handle(), attr, value, device)?
        }
        fn cudaLibraryEnumerateKernels(kernels: &mut [cudaKernel_t], lib: impl AsHandle<driver::CUlibrary>) -> () {
            checked::cudaLibraryEnumerateKernels(kernels, lib.as_handle())?
        }
        fn cudaLibraryGetGlobal(library: impl AsHandle<driver::CUlibrary>, name: &CStr) -> (*mut c_void, usize) {
            checked::cudaLibraryGetGlobal(library.as_handle(), name)?
        }
        fn cudaLibraryGetKernel<'a>(
            library: impl LendHandle<'a, driver::CUlibrary>, name: &CStr,
        ) -> Borrowed<'a, driver::CUkernel> {
            Borrowed::from_raw(checked::cudaLibraryGetKernel(library.as_handle(), name)?)
        }
        fn cudaLibraryGetKernelCount(lib: impl AsHandle<driver::CUlibrary>) -> u32 {
            checked::cudaLibraryGetKernelCount(lib.as_handle())?
        }
        fn cudaLibraryGetManaged(library: impl AsHandle<driver::CUlibrary>, name: &CStr) -> (*mut c_void, usize) {
            checked::cudaLibraryGetManaged(library.as_handle(), name)?
        }
        fn cudaLibraryGetUnifiedFunction(library: impl AsHandle<driver::CUlibrary>, symbol: &CStr) -> *mut c_void {
            checked::cudaLibraryGetUnifiedFunction(library.as_handle(), symbol)?
        }
        fn cudaMalloc3DArray(desc: &cudaChannelFormatDesc, extent: cudaExtent, flags: u32) -> Owned<cudaArray_t, 13> {
            Owned::from_raw(checked::cudaMalloc3DArray(desc, extent, flags)?)
        }
        fn cudaMallocArray(
            desc: &cudaChannelFormatDesc, width: usize, height: usize, flags: u32,
        ) -> Owned<cudaArray_t, 13> {
            Owned::from_raw(checked::cudaMallocArray(desc, width, height, flags)?)
        }
        fn cudaMallocAsync(size: usize, hStream: impl MaybeHandle<driver::CUstream>) -> *mut c_void {
            checked::cudaMallocAsync(size, hStream.as_handle_or_null())?
        }
        fn cudaMallocMipmappedArray(
            desc: &cudaChannelFormatDesc, extent: cudaExtent, numLevels: u32, flags: u32,
        ) -> Owned<cudaMipmappedArray_t, 13> {
            Owned::from_raw(checked::cudaMallocMipmappedArray(desc, extent, numLevels, flags)?)
        }
        fn cudaMemPoolGetAccess(
            memPool: impl AsHandle<driver::CUmemoryPool>, location: &cudaMemLocation,
        ) -> cudaMemAccessFlags {
            checked::cudaMemPoolGetAccess(memPool.as_handle(), location)?
        }
        fn cudaMemPoolTrimTo(memPool: impl AsHandle<driver::CUmemoryPool>, minBytesToKeep: usize) -> () {
            checked::cudaMemPoolTrimTo(memPool.as_handle(), minBytesToKeep)?
        }
        fn cudaMipmappedArrayGetMemoryRequirements(
            mipmap: impl AsHandle<cudaMipmappedArray_t, 13>, device: i32,
        ) -> cudaArrayMemoryRequirements {
            checked::cudaMipmappedArrayGetMemoryRequirements(mipmap.as_handle(), device)?
        }
        fn cudaMipmappedArrayGetSparseProperties(
            mipmap: impl AsHandle<cudaMipmappedArray_t, 13>,
        ) -> cudaArraySparseProperties {
            checked::cudaMipmappedArrayGetSparseProperties(mipmap.as_handle())?
        }
        fn cudaStreamCopyAttributes(
            dst: impl MaybeHandle<driver::CUstream>, src: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaStreamCopyAttributes(dst.as_handle_or_null(), src.as_handle_or_null())?
        }
        fn cudaStreamCreate() -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaStreamCreate()?)
        }
        fn cudaStreamCreateWithFlags(flags: u32) -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaStreamCreateWithFlags(flags)?)
        }
        fn cudaStreamCreateWithPriority(flags: u32, priority: i32) -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaStreamCreateWithPriority(flags, priority)?)
        }
        fn cudaStreamGetAttribute(
            hStream: impl MaybeHandle<driver::CUstream>, attr: cudaLaunchAttributeID,
        ) -> cudaLaunchAttributeValue {
            checked::cudaStreamGetAttribute(hStream.as_handle_or_null(), attr)?
        }
        fn cudaStreamGetCaptureInfo(
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> (cudaStreamCaptureStatus, u64, cudaGraph_t, *const cudaGraphNode_t, *const cudaGraphEdgeData, usize) {
            checked::cudaStreamGetCaptureInfo(stream.as_handle_or_null())?
        }
        fn cudaStreamGetDevResource(
            hStream: impl MaybeHandle<driver::CUstream>, r#type: cudaDevResourceType,
        ) -> cudaDevResource {
            checked::cudaStreamGetDevResource(hStream.as_handle_or_null(), r#type)?
        }
        fn cudaStreamGetDevice(hStream: impl MaybeHandle<driver::CUstream>) -> i32 {
            checked::cudaStreamGetDevice(hStream.as_handle_or_null())?
        }
        fn cudaStreamGetFlags(hStream: impl MaybeHandle<driver::CUstream>) -> u32 {
            checked::cudaStreamGetFlags(hStream.as_handle_or_null())?
        }
        fn cudaStreamGetId(hStream: impl MaybeHandle<driver::CUstream>) -> u64 {
            checked::cudaStreamGetId(hStream.as_handle_or_null())?
        }
        fn cudaStreamGetPriority(hStream: impl MaybeHandle<driver::CUstream>) -> i32 {
            checked::cudaStreamGetPriority(hStream.as_handle_or_null())?
        }
        fn cudaStreamIsCapturing(stream: impl MaybeHandle<driver::CUstream>) -> cudaStreamCaptureStatus {
            checked::cudaStreamIsCapturing(stream.as_handle_or_null())?
        }
        fn cudaStreamQuery(stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaStreamQuery(stream.as_handle_or_null())?
        }
        fn cudaStreamSynchronize(stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaStreamSynchronize(stream.as_handle_or_null())?
        }
    }

    unsafe {
        /// - Pointers, handles and lengths in `pResDesc` are valid as long as `pSurfObject` exists.
        /// - The object is dropped while the device is current that is current now.
        fn cudaCreateSurfaceObject(pResDesc: &cudaResourceDesc) -> Owned<cudaSurfaceObject_t, 13> {
            Owned::from_raw(checked::cudaCreateSurfaceObject(pResDesc)?)
        }
        /// - Pointers, handles and lengths in `pResDesc` are valid as long as `pTexObject` exists.
        /// - `pTexDesc` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `pResViewDesc` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The object is dropped while the device is current that is current now.
        fn cudaCreateTextureObject(
            pResDesc: &cudaResourceDesc, pTexDesc: &cudaTextureDesc, pResViewDesc: Option<&cudaResourceViewDesc>,
        ) -> Owned<cudaTextureObject_t, 13> {
            Owned::from_raw(checked::cudaCreateTextureObject(pResDesc, pTexDesc, pResViewDesc)?)
        }
        /// - `conn`, `pStream`: live handles.
        /// - `pStream` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The EGL objects that the call names are valid and used as EGL requires.
        fn cudaEGLStreamConsumerReleaseFrame(
            conn: &mut cudaEglStreamConnection, pCudaResource: impl AsHandle<cudaGraphicsResource_t, 13>,
            pStream: Option<&cudaStream_t>,
        ) -> () {
            checked::cudaEGLStreamConsumerReleaseFrame(conn, pCudaResource.as_handle(), pStream)?
        }
        /// - `eglSync`: a live handle.
        fn cudaEventCreateFromEGLSync(eglSync: driver::EGLSyncKHR, flags: u32) -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaEventCreateFromEGLSync(eglSync, flags)?)
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaEventRecordWithFlags(
            event: impl AsHandle<driver::CUevent>, stream: impl MaybeHandle<driver::CUstream>, flags: u32,
        ) -> () {
            checked::cudaEventRecordWithFlags(event.as_handle(), stream.as_handle_or_null(), flags)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaExecutionCtxRecordEvent(
            ctx: impl AsHandle<cudaExecutionContext_t, 13>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaExecutionCtxRecordEvent(ctx.as_handle(), event.as_handle())?
        }
        /// - `phStream` is dropped before `ctx`.
        fn cudaExecutionCtxStreamCreate(
            ctx: impl AsHandle<cudaExecutionContext_t, 13>, flags: u32, priority: i32,
        ) -> Owned<driver::CUstream> {
            Owned::from_raw(checked::cudaExecutionCtxStreamCreate(ctx.as_handle(), flags, priority)?)
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaExecutionCtxWaitEvent(
            ctx: impl AsHandle<cudaExecutionContext_t, 13>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaExecutionCtxWaitEvent(ctx.as_handle(), event.as_handle())?
        }
        /// - `mipmap` is dropped before `extMem`.
        fn cudaExternalMemoryGetMappedMipmappedArray(
            extMem: impl AsHandle<cudaExternalMemory_t, 13>, mipmapDesc: &cudaExternalMemoryMipmappedArrayDesc,
        ) -> Owned<cudaMipmappedArray_t, 13> {
            Owned::from_raw(checked::cudaExternalMemoryGetMappedMipmappedArray(extMem.as_handle(), mipmapDesc)?)
        }
        /// - `devPtr`: from the matching allocation or registration; all uses come before this call in the order of `hStream`.
        fn cudaFreeAsync(devPtr: *mut c_void, hStream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaFreeAsync(devPtr, hStream.as_handle_or_null())?
        }
        /// - OpenGL does not use the buffer until it is unmapped.
        /// - The object exists in OpenGL, whose context is current.
        fn cudaGLMapBufferObjectAsync(bufObj: driver::GLuint, stream: impl MaybeHandle<driver::CUstream>) -> *mut c_void {
            checked::cudaGLMapBufferObjectAsync(bufObj, stream.as_handle_or_null())?
        }
        /// - No thread uses what `bufObj` mapped or bound, during or after the call.
        /// - The object exists in OpenGL, whose context is current.
        fn cudaGLUnmapBufferObjectAsync(bufObj: driver::GLuint, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaGLUnmapBufferObjectAsync(bufObj, stream.as_handle_or_null())?
        }
        /// - `event` and what it refers to stay valid after the call, as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddEventRecordNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            event: impl AsHandle<driver::CUevent>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddEventRecordNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), event.as_handle(),
                )?,
            )
        }
        /// - `event` and what it refers to stay valid after the call, as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddEventWaitNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            event: impl AsHandle<driver::CUevent>,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddEventWaitNode(graph.as_handle(), Borrowed::handles(pDependencies), event.as_handle())?,
            )
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddExternalSemaphoresSignalNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &cudaExternalSemaphoreSignalNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddExternalSemaphoresSignalNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), nodeParams,
                )?,
            )
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddExternalSemaphoresWaitNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &cudaExternalSemaphoreWaitNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddExternalSemaphoresWaitNode(
                    graph.as_handle(), Borrowed::handles(pDependencies), nodeParams,
                )?,
            )
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddHostNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pNodeParams: &cudaHostNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddHostNode(graph.as_handle(), Borrowed::handles(pDependencies), pNodeParams)?,
            )
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid during the call, which copies what it needs.
        /// - The kernel uses no texture or surface reference.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddKernelNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pNodeParams: &cudaKernelNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddKernelNode(graph.as_handle(), Borrowed::handles(pDependencies), pNodeParams)?,
            )
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemAllocNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            nodeParams: &mut cudaMemAllocNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemAllocNode(graph.as_handle(), Borrowed::handles(pDependencies), nodeParams)?,
            )
        }
        /// - `dptr`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemFreeNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dptr: *mut c_void,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(checked::cudaGraphAddMemFreeNode(graph.as_handle(), Borrowed::handles(pDependencies), dptr)?)
        }
        /// - Pointers, handles and lengths in `pCopyParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemcpyNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pCopyParams: &cudaMemcpy3DParms,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNode(graph.as_handle(), Borrowed::handles(pDependencies), pCopyParams)?,
            )
        }
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - `kind` matches where `dst` and `src` are.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemcpyNode1D<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNode1D(
                    graph.as_handle(), Borrowed::handles(pDependencies), dst, src, count, kind,
                )?,
            )
        }
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemcpyNodeFromSymbol<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNodeFromSymbol(
                    graph.as_handle(), Borrowed::handles(pDependencies), dst, symbol, count, offset, kind,
                )?,
            )
        }
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemcpyNodeToSymbol<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemcpyNodeToSymbol(
                    graph.as_handle(), Borrowed::handles(pDependencies), symbol, src, count, offset, kind,
                )?,
            )
        }
        /// - Pointers, handles and lengths in `pMemsetParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphAddMemsetNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            pMemsetParams: &cudaMemsetParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddMemsetNode(graph.as_handle(), Borrowed::handles(pDependencies), pMemsetParams)?,
            )
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graph`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaGraphAddNode<'a>(
            graph: impl LendHandle<'a, driver::CUgraph>, pDependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dependencyData: &[cudaGraphEdgeData], nodeParams: &mut cudaGraphNodeParams,
        ) -> Borrowed<'a, driver::CUgraphNode> {
            Borrowed::from_raw(
                checked::cudaGraphAddNode(graph.as_handle(), Borrowed::handles(pDependencies), dependencyData, nodeParams)?,
            )
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphConditionalHandleCreate_v2(
            graph: impl AsHandle<driver::CUgraph>, ctx: impl AsHandle<cudaExecutionContext_t, 13>, defaultLaunchValue: u32,
            flags: cudaGraphConditionalHandleFlags,
        ) -> cudaGraphConditionalHandle {
            checked::cudaGraphConditionalHandleCreate_v2(graph.as_handle(), ctx.as_handle(), defaultLaunchValue, flags)?
        }
        /// - `event` and what it refers to stay valid after the call, as long as `node`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphEventRecordNodeSetEvent(
            node: impl AsHandle<driver::CUgraphNode>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphEventRecordNodeSetEvent(node.as_handle(), event.as_handle())?
        }
        /// - `event` and what it refers to stay valid after the call, as long as `node`, or a copy of it, exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphEventWaitNodeSetEvent(
            node: impl AsHandle<driver::CUgraphNode>, event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphEventWaitNodeSetEvent(node.as_handle(), event.as_handle())?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecChildGraphNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            childGraph: impl AsHandle<driver::CUgraph>,
        ) -> () {
            checked::cudaGraphExecChildGraphNodeSetParams(hGraphExec.as_handle(), node.as_handle(), childGraph.as_handle())?
        }
        /// - `event` and what it refers to stay valid after the call, as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecEventRecordNodeSetEvent(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphExecEventRecordNodeSetEvent(hGraphExec.as_handle(), hNode.as_handle(), event.as_handle())?
        }
        /// - `event` and what it refers to stay valid after the call, as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecEventWaitNodeSetEvent(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            event: impl AsHandle<driver::CUevent>,
        ) -> () {
            checked::cudaGraphExecEventWaitNodeSetEvent(hGraphExec.as_handle(), hNode.as_handle(), event.as_handle())?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecExternalSemaphoresSignalNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            nodeParams: &cudaExternalSemaphoreSignalNodeParams,
        ) -> () {
            checked::cudaGraphExecExternalSemaphoresSignalNodeSetParams(
                hGraphExec.as_handle(), hNode.as_handle(), nodeParams,
            )?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecExternalSemaphoresWaitNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
            nodeParams: &cudaExternalSemaphoreWaitNodeParams,
        ) -> () {
            checked::cudaGraphExecExternalSemaphoresWaitNodeSetParams(
                hGraphExec.as_handle(), hNode.as_handle(), nodeParams,
            )?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecHostNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaHostNodeParams,
        ) -> () {
            checked::cudaGraphExecHostNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid during the call, which copies what it needs.
        /// - No kernel on the device updates the node at the same time.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecKernelNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaKernelNodeParams,
        ) -> () {
            checked::cudaGraphExecKernelNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecMemcpyNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaMemcpy3DParms,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecMemcpyNodeSetParams1D(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void,
            src: *const c_void, count: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParams1D(hGraphExec.as_handle(), node.as_handle(), dst, src, count, kind)?
        }
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecMemcpyNodeSetParamsFromSymbol(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void,
            symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParamsFromSymbol(
                hGraphExec.as_handle(), node.as_handle(), dst, symbol, count, offset, kind,
            )?
        }
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecMemcpyNodeSetParamsToSymbol(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>, symbol: *const c_void,
            src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphExecMemcpyNodeSetParamsToSymbol(
                hGraphExec.as_handle(), node.as_handle(), symbol, src, count, offset, kind,
            )?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `hGraphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecMemsetNodeSetParams(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            pNodeParams: &cudaMemsetParams,
        ) -> () {
            checked::cudaGraphExecMemsetNodeSetParams(hGraphExec.as_handle(), node.as_handle(), pNodeParams)?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `graphExec` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecNodeSetParams(
            graphExec: impl AsHandle<driver::CUgraphExec>, node: impl AsHandle<driver::CUgraphNode>,
            nodeParams: &cudaGraphNodeParams,
        ) -> () {
            checked::cudaGraphExecNodeSetParams(graphExec.as_handle(), node.as_handle(), nodeParams)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphExecUpdate(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hGraph: impl AsHandle<driver::CUgraph>,
        ) -> cudaGraphExecUpdateResultInfo {
            checked::cudaGraphExecUpdate(hGraphExec.as_handle(), hGraph.as_handle())?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cudaGraphExternalSemaphoresSignalNodeSetParams(
            hNode: impl AsHandle<driver::CUgraphNode>, nodeParams: &cudaExternalSemaphoreSignalNodeParams,
        ) -> () {
            checked::cudaGraphExternalSemaphoresSignalNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `hNode`, or a copy of it, exists.
        fn cudaGraphExternalSemaphoresWaitNodeSetParams(
            hNode: impl AsHandle<driver::CUgraphNode>, nodeParams: &cudaExternalSemaphoreWaitNodeParams,
        ) -> () {
            checked::cudaGraphExternalSemaphoresWaitNodeSetParams(hNode.as_handle(), nodeParams)?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `node`, or a copy of it, exists.
        fn cudaGraphHostNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaHostNodeParams) -> () {
            checked::cudaGraphHostNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// - Pointers, handles and lengths in `instantiateParams` are valid.
        fn cudaGraphInstantiateWithParams(
            graph: impl AsHandle<driver::CUgraph>, instantiateParams: &mut cudaGraphInstantiateParams,
        ) -> Owned<driver::CUgraphExec> {
            Owned::from_raw(checked::cudaGraphInstantiateWithParams(graph.as_handle(), instantiateParams)?)
        }
        /// - Pointers, handles and lengths in `value` are valid as long as `hNode`, or a copy of it, exists.
        fn cudaGraphKernelNodeSetAttribute(
            hNode: impl AsHandle<driver::CUgraphNode>, attr: cudaLaunchAttributeID, value: &cudaLaunchAttributeValue,
        ) -> () {
            checked::cudaGraphKernelNodeSetAttribute(hNode.as_handle(), attr, value)?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid during the call, which copies what it needs.
        fn cudaGraphKernelNodeSetParams(
            node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaKernelNodeParams,
        ) -> () {
            checked::cudaGraphKernelNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// - Everything that `graphExec` launches is valid, and so is the memory that it uses, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphLaunch(
            graphExec: impl AsHandle<driver::CUgraphExec>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphLaunch(graphExec.as_handle(), stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `node`, or a copy of it, exists.
        fn cudaGraphMemcpyNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaMemcpy3DParms) -> () {
            checked::cudaGraphMemcpyNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
        /// - `kind` matches where `dst` and `src` are.
        fn cudaGraphMemcpyNodeSetParams1D(
            node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void, src: *const c_void, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphMemcpyNodeSetParams1D(node.as_handle(), dst, src, count, kind)?
        }
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
        fn cudaGraphMemcpyNodeSetParamsFromSymbol(
            node: impl AsHandle<driver::CUgraphNode>, dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphMemcpyNodeSetParamsFromSymbol(node.as_handle(), dst, symbol, count, offset, kind)?
        }
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of the size that the other arguments imply, as long as `node`, or a copy of it, exists.
        fn cudaGraphMemcpyNodeSetParamsToSymbol(
            node: impl AsHandle<driver::CUgraphNode>, symbol: *const c_void, src: *const c_void, count: usize,
            offset: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaGraphMemcpyNodeSetParamsToSymbol(node.as_handle(), symbol, src, count, offset, kind)?
        }
        /// - Pointers, handles and lengths in `pNodeParams` are valid as long as `node`, or a copy of it, exists.
        fn cudaGraphMemsetNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, pNodeParams: &cudaMemsetParams) -> () {
            checked::cudaGraphMemsetNodeSetParams(node.as_handle(), pNodeParams)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphNodeGetEnabled(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>,
        ) -> u32 {
            checked::cudaGraphNodeGetEnabled(hGraphExec.as_handle(), hNode.as_handle())?
        }
        /// - No kernel on the device updates the node at the same time.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphNodeSetEnabled(
            hGraphExec: impl AsHandle<driver::CUgraphExec>, hNode: impl AsHandle<driver::CUgraphNode>, isEnabled: u32,
        ) -> () {
            checked::cudaGraphNodeSetEnabled(hGraphExec.as_handle(), hNode.as_handle(), isEnabled)?
        }
        /// - Pointers, handles and lengths in `nodeParams` are valid as long as `node`, or a copy of it, exists.
        fn cudaGraphNodeSetParams(node: impl AsHandle<driver::CUgraphNode>, nodeParams: &cudaGraphNodeParams) -> () {
            checked::cudaGraphNodeSetParams(node.as_handle(), nodeParams)?
        }
        /// - `object`: a live handle.
        /// - `object`: the references that the call gives back are the caller's.
        fn cudaGraphReleaseUserObject(graph: impl AsHandle<driver::CUgraph>, object: cudaUserObject_t, count: u32) -> () {
            checked::cudaGraphReleaseUserObject(graph.as_handle(), object, count)?
        }
        /// - `object`: a live handle.
        /// - `object`: the references that the call gives back are the caller's.
        fn cudaGraphRetainUserObject(
            graph: impl AsHandle<driver::CUgraph>, object: cudaUserObject_t, count: u32, flags: cudaUserObjectRetainFlags,
        ) -> () {
            checked::cudaGraphRetainUserObject(graph.as_handle(), object, count, flags)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphUpload(
            graphExec: impl AsHandle<driver::CUgraphExec>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphUpload(graphExec.as_handle(), stream.as_handle_or_null())?
        }
        /// - `image`: a live handle.
        /// - The EGL objects that the call names are valid and used as EGL requires.
        fn cudaGraphicsEGLRegisterImage(
            image: driver::EGLImageKHR, flags: cudaGraphicsRegisterFlags,
        ) -> Owned<cudaGraphicsResource_t, 13> {
            Owned::from_raw(checked::cudaGraphicsEGLRegisterImage(image, flags)?)
        }
        /// - The OpenGL context of the object is current.
        fn cudaGraphicsGLRegisterBuffer(
            buffer: driver::GLuint, flags: cudaGraphicsRegisterFlags,
        ) -> Owned<cudaGraphicsResource_t, 13> {
            Owned::from_raw(checked::cudaGraphicsGLRegisterBuffer(buffer, flags)?)
        }
        /// - The OpenGL context of the object is current.
        fn cudaGraphicsGLRegisterImage(
            image: driver::GLuint, target: driver::GLenum, flags: cudaGraphicsRegisterFlags,
        ) -> Owned<cudaGraphicsResource_t, 13> {
            Owned::from_raw(checked::cudaGraphicsGLRegisterImage(image, target, flags)?)
        }
        /// - The graphics API does not use the resources until they are unmapped.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphicsMapResources(
            resources: &[Borrowed<'_, cudaGraphicsResource_t, 13>], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphicsMapResources(Borrowed::handles(resources), stream.as_handle_or_null())?
        }
        /// - No thread uses what `resources` mapped or bound, during or after the call.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaGraphicsUnmapResources(
            resources: &[Borrowed<'_, cudaGraphicsResource_t, 13>], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaGraphicsUnmapResources(Borrowed::handles(resources), stream.as_handle_or_null())?
        }
        /// - The VDPAU objects that the call names are valid.
        fn cudaGraphicsVDPAURegisterOutputSurface(
            vdpSurface: driver::VdpOutputSurface, flags: cudaGraphicsMapFlags,
        ) -> Owned<cudaGraphicsResource_t, 13> {
            Owned::from_raw(checked::cudaGraphicsVDPAURegisterOutputSurface(vdpSurface, flags)?)
        }
        /// - The VDPAU objects that the call names are valid.
        fn cudaGraphicsVDPAURegisterVideoSurface(
            vdpSurface: driver::VdpVideoSurface, flags: cudaGraphicsMapFlags,
        ) -> Owned<cudaGraphicsResource_t, 13> {
            Owned::from_raw(checked::cudaGraphicsVDPAURegisterVideoSurface(vdpSurface, flags)?)
        }
        /// - `desc`: a live handle.
        /// - Destroying `phCtx` destroys everything that was made in it; none of it is used afterwards.
        /// - `phCtx` outlives whatever was made while it was current.
        fn cudaGreenCtxCreate(desc: cudaDevResourceDesc_t, device: i32, flags: u32) -> Owned<cudaExecutionContext_t, 13> {
            Owned::from_raw(checked::cudaGreenCtxCreate(desc, device, flags)?)
        }
        /// - Pointers, handles and lengths in `memHandleDesc` are valid as long as `extMem_out` exists.
        /// - A file descriptor in `memHandleDesc` belongs to the driver if the call succeeds: the program neither uses nor closes it.
        fn cudaImportExternalMemory(memHandleDesc: &cudaExternalMemoryHandleDesc) -> Owned<cudaExternalMemory_t, 13> {
            Owned::from_raw(checked::cudaImportExternalMemory(memHandleDesc)?)
        }
        /// - Pointers, handles and lengths in `semHandleDesc` are valid as long as `extSem_out` exists.
        /// - A file descriptor in `semHandleDesc` belongs to the driver if the call succeeds: the program neither uses nor closes it.
        fn cudaImportExternalSemaphore(
            semHandleDesc: &cudaExternalSemaphoreHandleDesc,
        ) -> Owned<cudaExternalSemaphore_t, 13> {
            Owned::from_raw(checked::cudaImportExternalSemaphore(semHandleDesc)?)
        }
        /// - Other processes do not use the event after this one has destroyed it.
        fn cudaIpcGetEventHandle(event: impl AsHandle<driver::CUevent>) -> cudaIpcEventHandle_t {
            checked::cudaIpcGetEventHandle(event.as_handle())?
        }
        /// - `handle` is one that another process exported, and the event is not used after that process has destroyed it.
        fn cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> Owned<driver::CUevent> {
            Owned::from_raw(checked::cudaIpcOpenEventHandle(handle)?)
        }
        /// - `func`: a live handle.
        /// - `args`: one address for each parameter of the kernel, of a value of its type; the number is not checked: a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `stream`.
        /// - `args` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaLaunchCooperativeKernel(
            func: *const c_void, gridDim: dim3, blockDim: dim3, args: &mut [*mut c_void], sharedMem: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaLaunchCooperativeKernel(func, gridDim, blockDim, args, sharedMem, stream.as_handle_or_null())?
        }
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context has failed.
        fn cudaLaunchHostFunc(stream: impl MaybeHandle<driver::CUstream>, r#fn: cudaHostFn_t, userData: *mut c_void) -> () {
            checked::cudaLaunchHostFunc(stream.as_handle_or_null(), r#fn, userData)?
        }
        /// - `fn` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind and must not call CUDA. `userData` must live until then. It is not called if the context has failed.
        fn cudaLaunchHostFunc_v2(
            stream: impl MaybeHandle<driver::CUstream>, r#fn: cudaHostFn_t, userData: *mut c_void, syncMode: u32,
        ) -> () {
            checked::cudaLaunchHostFunc_v2(stream.as_handle_or_null(), r#fn, userData, syncMode)?
        }
        /// - `func`: a live handle.
        /// - `args`: one address for each parameter of the kernel, of a value of its type; the number is not checked: a shorter slice is read past its end. What the kernel accesses is valid until this call completes on `stream`.
        /// - `args` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaLaunchKernel(
            func: *const c_void, gridDim: dim3, blockDim: dim3, args: &mut [*mut c_void], sharedMem: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaLaunchKernel(func, gridDim, blockDim, args, sharedMem, stream.as_handle_or_null())?
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
        fn cudaLibraryLoadData(
            code: *const c_void, jitOptions: &[cudaJitOption], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[cudaLibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<driver::CUlibrary> {
            Owned::from_raw(
                checked::cudaLibraryLoadData(code, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues)?,
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
        fn cudaLibraryLoadFromFile(
            fileName: &CStr, jitOptions: &[cudaJitOption], jitOptionsValues: &mut [*mut c_void],
            libraryOptions: &[cudaLibraryOption], libraryOptionValues: &mut [*mut c_void],
        ) -> Owned<driver::CUlibrary> {
            Owned::from_raw(
                checked::cudaLibraryLoadFromFile(
                    fileName, jitOptions, jitOptionsValues, libraryOptions, libraryOptionValues,
                )?,
            )
        }
        /// - `callbackFunc` is called with `userData` until `cudaLogsUnregisterCallback` is called, on any thread: it must not unwind. `userData` must live as long.
        fn cudaLogsRegisterCallback(
            callbackFunc: cudaLogsCallback_t, userData: *mut c_void,
        ) -> Owned<driver::CUlogsCallbackHandle> {
            Owned::from_raw(checked::cudaLogsRegisterCallback(callbackFunc, userData)?)
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMallocFromPoolAsync(
            size: usize, memPool: impl AsHandle<driver::CUmemoryPool>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> *mut c_void {
            checked::cudaMallocFromPoolAsync(size, memPool.as_handle(), stream.as_handle_or_null())?
        }
        /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
        /// - `dptrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemDiscardAndPrefetchBatchAsync(
            dptrs: &[*mut c_void], sizes: &[usize], prefetchLocs: &[cudaMemLocation], prefetchLocIdxs: &[usize], flags: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemDiscardAndPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, stream.as_handle_or_null(),
            )?
        }
        /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - Nothing reads, writes or prefetches the ranges at the same time, on the host or on the device.
        /// - `dptrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemDiscardBatchAsync(
            dptrs: &[*mut c_void], sizes: &[usize], flags: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemDiscardBatchAsync(dptrs, sizes, flags, stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `poolProps` are valid.
        /// - `poolProps` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemPoolCreate(poolProps: &cudaMemPoolProps) -> Owned<driver::CUmemoryPool> {
            Owned::from_raw(checked::cudaMemPoolCreate(poolProps)?)
        }
        /// - `shareableHandle`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cudaMemPoolExportToShareableHandle<T: AttributeValue<C>, C: Output>(
            memPool: impl AsHandle<driver::CUmemoryPool>, handleType: Key<cudaMemAllocationHandleType, T, C>, flags: u32,
        ) -> T {
            checked::cudaMemPoolExportToShareableHandle(memPool.as_handle(), handleType, flags)?
        }
        /// - `value`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cudaMemPoolGetAttribute<T: AttributeValue<C>, C: Output>(
            memPool: impl AsHandle<driver::CUmemoryPool>, attr: Key<cudaMemPoolAttr, T, C>,
        ) -> T {
            checked::cudaMemPoolGetAttribute(memPool.as_handle(), attr)?
        }
        /// - `shareableHandle`: the value that `handleType` requires, or its address.
        fn cudaMemPoolImportFromShareableHandle(
            shareableHandle: *mut c_void, handleType: cudaMemAllocationHandleType, flags: u32,
        ) -> Owned<driver::CUmemoryPool> {
            Owned::from_raw(checked::cudaMemPoolImportFromShareableHandle(shareableHandle, handleType, flags)?)
        }
        /// - `exportData` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The data is what another process exported, from this pool.
        fn cudaMemPoolImportPointer(
            memPool: impl AsHandle<driver::CUmemoryPool>, exportData: &cudaMemPoolPtrExportData,
        ) -> *mut c_void {
            checked::cudaMemPoolImportPointer(memPool.as_handle(), exportData)?
        }
        /// - Nothing uses memory of the pool from a location that loses its access.
        fn cudaMemPoolSetAccess(memPool: impl AsHandle<driver::CUmemoryPool>, descList: &[cudaMemAccessDesc]) -> () {
            checked::cudaMemPoolSetAccess(memPool.as_handle(), descList)?
        }
        /// - `value` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `value`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cudaMemPoolSetAttribute<T: AttributeValue<C>, C: Input>(
            memPool: impl AsHandle<driver::CUmemoryPool>, attr: Key<cudaMemPoolAttr, T, C>, value: T,
        ) -> () {
            checked::cudaMemPoolSetAttribute(memPool.as_handle(), attr, value)?
        }
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        fn cudaMemPrefetchAsync(
            devPtr: *const c_void, count: usize, location: cudaMemLocation, flags: u32,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemPrefetchAsync(devPtr, count, location, flags, stream.as_handle_or_null())?
        }
        /// - `dptrs`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `dptrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `prefetchLocIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemPrefetchBatchAsync(
            dptrs: &[*mut c_void], sizes: &[usize], prefetchLocs: &[cudaMemLocation], prefetchLocIdxs: &[usize], flags: u64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemPrefetchBatchAsync(
                dptrs, sizes, prefetchLocs, prefetchLocIdxs, flags, stream.as_handle_or_null(),
            )?
        }
        /// - `location` is neither moved, changed nor freed as long as the library may keep its address.
        /// - The pool is dropped when it is not the current one any more.
        fn cudaMemSetMemPool(
            location: &cudaMemLocation, r#type: cudaMemAllocationType, memPool: impl AsHandle<driver::CUmemoryPool>,
        ) -> () {
            checked::cudaMemSetMemPool(location, r#type, memPool.as_handle())?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMemcpy2DArrayToArray(
            dst: impl AsHandle<cudaArray_t, 13>, wOffsetDst: usize, hOffsetDst: usize, src: impl AsHandle<cudaArray_t, 13>,
            wOffsetSrc: usize, hOffsetSrc: usize, width: usize, height: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpy2DArrayToArray(
                dst.as_handle(), wOffsetDst, hOffsetDst, src.as_handle(), wOffsetSrc, hOffsetSrc, width, height, kind,
            )?
        }
        /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until this call completes on `stream`.
        /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until this call completes on `stream`.
        /// - `kind` matches where `dst` and `src` are.
        fn cudaMemcpy2DAsync(
            dst: *mut c_void, dpitch: usize, src: *const c_void, spitch: usize, width: usize, height: usize,
            kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy2DAsync(dst, dpitch, src, spitch, width, height, kind, stream.as_handle_or_null())?
        }
        /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart.
        fn cudaMemcpy2DFromArray(
            dst: *mut c_void, dpitch: usize, src: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize,
            width: usize, height: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpy2DFromArray(dst, dpitch, src.as_handle(), wOffset, hOffset, width, height, kind)?
        }
        /// - `dst`: valid memory of `height` rows of `width` bytes, `dpitch` apart, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMemcpy2DFromArrayAsync(
            dst: *mut c_void, dpitch: usize, src: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize,
            width: usize, height: usize, kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy2DFromArrayAsync(
                dst, dpitch, src.as_handle(), wOffset, hOffset, width, height, kind, stream.as_handle_or_null(),
            )?
        }
        /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart.
        fn cudaMemcpy2DToArray(
            dst: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize,
            width: usize, height: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpy2DToArray(dst.as_handle(), wOffset, hOffset, src, spitch, width, height, kind)?
        }
        /// - `src`: valid memory of `height` rows of `width` bytes, `spitch` apart, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMemcpy2DToArrayAsync(
            dst: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize, src: *const c_void, spitch: usize,
            width: usize, height: usize, kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy2DToArrayAsync(
                dst.as_handle(), wOffset, hOffset, src, spitch, width, height, kind, stream.as_handle_or_null(),
            )?
        }
        /// - Pointers, handles and lengths in `p` are valid until this call completes on `stream`.
        /// - Source and destination do not overlap.
        /// - `p` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemcpy3DAsync(p: &cudaMemcpy3DParms, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaMemcpy3DAsync(p, stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `opList` are valid until this call completes on `stream`.
        /// - No copy of the batch depends on another one of it.
        /// - `opList` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemcpy3DBatchAsync(
            opList: &[cudaMemcpy3DBatchOp], flags: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy3DBatchAsync(opList, flags, stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `p` are valid until this call completes on `stream`.
        /// - `p` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemcpy3DPeerAsync(p: &cudaMemcpy3DPeerParms, stream: impl MaybeHandle<driver::CUstream>) -> () {
            checked::cudaMemcpy3DPeerAsync(p, stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `op` are valid until this call completes on `stream`.
        /// - `op` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemcpy3DWithAttributesAsync(
            op: &cudaMemcpy3DBatchOp, flags: u64, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpy3DWithAttributesAsync(op, flags, stream.as_handle_or_null())?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMemcpyArrayToArray(
            dst: impl AsHandle<cudaArray_t, 13>, wOffsetDst: usize, hOffsetDst: usize, src: impl AsHandle<cudaArray_t, 13>,
            wOffsetSrc: usize, hOffsetSrc: usize, count: usize, kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpyArrayToArray(
                dst.as_handle(), wOffsetDst, hOffsetDst, src.as_handle(), wOffsetSrc, hOffsetSrc, count, kind,
            )?
        }
        /// - `dst`, `src`: valid memory of `count` bytes, until this call completes on `stream`.
        /// - `kind` matches where `dst` and `src` are.
        /// - Source and destination do not overlap.
        fn cudaMemcpyAsync(
            dst: *mut c_void, src: *const c_void, count: usize, kind: cudaMemcpyKind,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyAsync(dst, src, count, kind, stream.as_handle_or_null())?
        }
        /// - `dsts`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `srcs`: valid memory of the size that the other arguments imply, as long as `attrs` says.
        /// - No copy of the batch depends on another one of it.
        /// - `dsts` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `sizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `attrs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `attrsIdxs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemcpyBatchAsync(
            dsts: &[*mut c_void], srcs: &[*const c_void], sizes: &[usize], attrs: &[cudaMemcpyAttributes],
            attrsIdxs: &[usize], stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyBatchAsync(dsts, srcs, sizes, attrs, attrsIdxs, stream.as_handle_or_null())?
        }
        /// - `dst`: valid memory of `count` bytes.
        fn cudaMemcpyFromArray(
            dst: *mut c_void, src: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpyFromArray(dst, src.as_handle(), wOffset, hOffset, count, kind)?
        }
        /// - `dst`: valid memory of `count` bytes, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMemcpyFromArrayAsync(
            dst: *mut c_void, src: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize, count: usize,
            kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyFromArrayAsync(
                dst, src.as_handle(), wOffset, hOffset, count, kind, stream.as_handle_or_null(),
            )?
        }
        /// - `symbol`: a live handle.
        /// - `dst`: valid memory of `count` bytes, until this call completes on `stream`.
        fn cudaMemcpyFromSymbolAsync(
            dst: *mut c_void, symbol: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyFromSymbolAsync(dst, symbol, count, offset, kind, stream.as_handle_or_null())?
        }
        /// - `dst`, `src`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        fn cudaMemcpyPeerAsync(
            dst: *mut c_void, dstDevice: i32, src: *const c_void, srcDevice: i32, count: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyPeerAsync(dst, dstDevice, src, srcDevice, count, stream.as_handle_or_null())?
        }
        /// - `src`: valid memory of `count` bytes.
        fn cudaMemcpyToArray(
            dst: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize, src: *const c_void, count: usize,
            kind: cudaMemcpyKind,
        ) -> () {
            checked::cudaMemcpyToArray(dst.as_handle(), wOffset, hOffset, src, count, kind)?
        }
        /// - `src`: valid memory of `count` bytes, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaMemcpyToArrayAsync(
            dst: impl AsHandle<cudaArray_t, 13>, wOffset: usize, hOffset: usize, src: *const c_void, count: usize,
            kind: cudaMemcpyKind, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyToArrayAsync(
                dst.as_handle(), wOffset, hOffset, src, count, kind, stream.as_handle_or_null(),
            )?
        }
        /// - `symbol`: a live handle.
        /// - `src`: valid memory of `count` bytes, until this call completes on `stream`.
        fn cudaMemcpyToSymbolAsync(
            symbol: *const c_void, src: *const c_void, count: usize, offset: usize, kind: cudaMemcpyKind,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyToSymbolAsync(symbol, src, count, offset, kind, stream.as_handle_or_null())?
        }
        /// - `dst`: valid memory of `size` bytes, until this call completes on `stream`.
        /// - `src`: valid memory of `size` bytes, as long as `attr` says.
        /// - `attr` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaMemcpyWithAttributesAsync(
            dst: *mut c_void, src: *const c_void, size: usize, attr: &cudaMemcpyAttributes,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemcpyWithAttributesAsync(dst, src, size, attr, stream.as_handle_or_null())?
        }
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        fn cudaMemset2DAsync(
            devPtr: *mut c_void, pitch: usize, value: i32, width: usize, height: usize,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemset2DAsync(devPtr, pitch, value, width, height, stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `pitchedDevPtr` are valid until this call completes on `stream`.
        fn cudaMemset3DAsync(
            pitchedDevPtr: cudaPitchedPtr, value: i32, extent: cudaExtent, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemset3DAsync(pitchedDevPtr, value, extent, stream.as_handle_or_null())?
        }
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        fn cudaMemsetAsync(
            devPtr: *mut c_void, value: i32, count: usize, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaMemsetAsync(devPtr, value, count, stream.as_handle_or_null())?
        }
        /// - Pointers, handles and lengths in `paramsArray` are valid until this call completes on `stream`.
        /// - Flags that skip the synchronization of NvSciBuf memory are set only where no data has to be coherent.
        /// - Of each NvSciSync object one fence with a timestamp is outstanding at a time; its timestamp is read when it has been signaled.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `paramsArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaSignalExternalSemaphoresAsync(
            extSemArray: &[Borrowed<'_, cudaExternalSemaphore_t, 13>], paramsArray: &[cudaExternalSemaphoreSignalParams],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaSignalExternalSemaphoresAsync(
                Borrowed::handles(extSemArray), paramsArray, stream.as_handle_or_null(),
            )?
        }
        /// - `callback` is called with `userData` once, later, on a driver thread (if the stream is capturing: at each graph launch): it must not unwind and must not call CUDA. `userData` must live until then.
        fn cudaStreamAddCallback(
            stream: impl MaybeHandle<driver::CUstream>, callback: cudaStreamCallback_t, userData: *mut c_void, flags: u32,
        ) -> () {
            checked::cudaStreamAddCallback(stream.as_handle_or_null(), callback, userData, flags)?
        }
        /// - `devPtr`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - On the device, only work in the stream that the memory is attached to uses it.
        fn cudaStreamAttachMemAsync(
            stream: impl MaybeHandle<driver::CUstream>, devPtr: *mut c_void, length: usize, flags: u32,
        ) -> () {
            checked::cudaStreamAttachMemAsync(stream.as_handle_or_null(), devPtr, length, flags)?
        }
        /// - Kernels that are captured use no texture or surface reference.
        fn cudaStreamBeginCapture(stream: impl MaybeHandle<driver::CUstream>, mode: cudaStreamCaptureMode) -> () {
            checked::cudaStreamBeginCapture(stream.as_handle_or_null(), mode)?
        }
        /// - Kernels that are captured use no texture or surface reference.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaStreamBeginCaptureToGraph(
            stream: impl MaybeHandle<driver::CUstream>, graph: impl AsHandle<driver::CUgraph>,
            dependencies: &[Borrowed<'_, driver::CUgraphNode>], dependencyData: &[cudaGraphEdgeData],
            mode: cudaStreamCaptureMode,
        ) -> () {
            checked::cudaStreamBeginCaptureToGraph(
                stream.as_handle_or_null(), graph.as_handle(), Borrowed::handles(dependencies), dependencyData, mode,
            )?
        }
        /// - Pointers, handles and lengths in `callbackData` are valid until `cudaStreamEndCapture` is called.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaStreamBeginRecaptureToGraph(
            stream: impl MaybeHandle<driver::CUstream>, mode: cudaStreamCaptureMode, graph: impl AsHandle<driver::CUgraph>,
            callbackData: Option<&cudaGraphRecaptureCallbackData>,
        ) -> () {
            checked::cudaStreamBeginRecaptureToGraph(stream.as_handle_or_null(), mode, graph.as_handle(), callbackData)?
        }
        /// - The capture was not begun with a graph, which has an owner already.
        fn cudaStreamEndCapture(stream: impl MaybeHandle<driver::CUstream>) -> Owned<driver::CUgraph> {
            Owned::from_raw(checked::cudaStreamEndCapture(stream.as_handle_or_null())?)
        }
        /// - Pointers, handles and lengths in `value` are valid until `hStream` is destroyed or set again.
        fn cudaStreamSetAttribute(
            hStream: impl MaybeHandle<driver::CUstream>, attr: cudaLaunchAttributeID, value: &cudaLaunchAttributeValue,
        ) -> () {
            checked::cudaStreamSetAttribute(hStream.as_handle_or_null(), attr, value)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dependencyData` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaStreamUpdateCaptureDependencies(
            stream: impl MaybeHandle<driver::CUstream>, dependencies: &[Borrowed<'_, driver::CUgraphNode>],
            dependencyData: &[cudaGraphEdgeData], flags: cudaStreamUpdateCaptureDependenciesFlags,
        ) -> () {
            checked::cudaStreamUpdateCaptureDependencies(
                stream.as_handle_or_null(), Borrowed::handles(dependencies), dependencyData, flags,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cudaStreamWaitEvent(
            stream: impl MaybeHandle<driver::CUstream>, event: impl AsHandle<driver::CUevent>, flags: u32,
        ) -> () {
            checked::cudaStreamWaitEvent(stream.as_handle_or_null(), event.as_handle(), flags)?
        }
        /// - Pointers, handles and lengths in `paramsArray` are valid until this call completes on `stream`.
        /// - Flags that skip the synchronization of NvSciBuf memory are set only where no data has to be coherent.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `paramsArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn cudaWaitExternalSemaphoresAsync(
            extSemArray: &[Borrowed<'_, cudaExternalSemaphore_t, 13>], paramsArray: &[cudaExternalSemaphoreWaitParams],
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cudaWaitExternalSemaphoresAsync(
                Borrowed::handles(extSemArray), paramsArray, stream.as_handle_or_null(),
            )?
        }
    }
}
