//! The functions of the CUDA driver API as [`Result`]s, with its types: see [`checked`](super).
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
    fn cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle) -> ();
    fn cuCheckpointProcessCheckpoint(
        pid: i32,
        args: Option<&CUcheckpointCheckpointArgs>,
    ) -> ();
    fn cuCheckpointProcessRestore(
        pid: i32,
        args: Option<&CUcheckpointRestoreArgs>,
    ) -> ();
    fn cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle) -> ();
    fn cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle) -> ();
    fn cuCoredumpRegisterCompleteCallback(
        callback: CUcoredumpStatusCallback,
        userData: *mut c_void,
    ) -> CUcoredumpCallbackHandle;
    fn cuCoredumpRegisterStartCallback(
        callback: CUcoredumpStatusCallback,
        userData: *mut c_void,
    ) -> CUcoredumpCallbackHandle;
    fn cuCtxCreate(
        ctxCreateParams: Option<&CUctxCreateParams>,
        flags: CUctx_flags,
        dev: CUdevice,
    ) -> CUcontext;
    fn cuCtxCreate_v2(flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    fn cuCtxCreate_v3(
        paramsArray: &[CUexecAffinityParam],
        flags: CUctx_flags,
        dev: CUdevice,
    ) -> CUcontext;
    fn cuCtxGetDevResource(hCtx: CUcontext, r#type: CUdevResourceType) -> CUdevResource;
    fn cuCtxGetDevice_v2(ctx: CUcontext) -> CUdevice;
    fn cuCtxGetLimit(limit: CUlimit) -> usize;
    fn cuCtxSetLimit(limit: CUlimit, value: usize) -> ();
    fn cuCtxSynchronize() -> ();
    fn cuCtxSynchronize_v2(ctx: CUcontext) -> ();
    fn cuDevResourceGenerateDesc(resources: &[CUdevResource]) -> CUdevResourceDesc;
    fn cuDevSmResourceSplit(
        result: &mut [CUdevResource],
        input: &CUdevResource,
        flags: u32,
        groupParams: &mut [CU_DEV_SM_RESOURCE_GROUP_PARAMS],
    ) -> CUdevResource;
    fn cuDevSmResourceSplitByCount(
        result: &mut [CUdevResource],
        input: &CUdevResource,
        flags: CUdevSmResourceSplitByCount_flags,
        minCount: u32,
    ) -> (u32, CUdevResource);
    fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> i32;
    fn cuDeviceGetCliqueCount(dev: CUdevice) -> usize;
    fn cuDeviceGetDevResource(
        device: CUdevice,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    fn cuDeviceGetFabricClusterUuid(dev: CUdevice) -> CUuuid;
    fn cuDeviceGetHostAtomicCapabilities(
        capabilities: &mut [u32],
        operations: &[CUatomicOperation],
        dev: CUdevice,
    ) -> ();
    fn cuDeviceGetP2PAtomicCapabilities(
        capabilities: &mut [u32],
        operations: &[CUatomicOperation],
        srcDevice: CUdevice,
        dstDevice: CUdevice,
    ) -> ();
    fn cuDeviceGetUuid(dev: CUdevice) -> CUuuid;
    fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> f32;
    fn cuExternalMemoryGetMappedBuffer(
        extMem: CUexternalMemory,
        bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> CUdeviceptr;
    fn cuFabricCpyBatchAsync(
        opList: &[CUDA_FABRIC_COPY_BATCH_OP],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction) -> i32;
    fn cuFuncGetParamCount(func: CUfunction) -> usize;
    fn cuFuncSetAttribute(
        hfunc: CUfunction,
        attrib: CUfunction_attribute,
        value: i32,
    ) -> ();
    fn cuGraphAddBatchMemOpNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> CUgraphNode;
    fn cuGraphAddDependencies(
        hGraph: CUgraph,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
        edgeData: &[CUgraphEdgeData],
    ) -> ();
    fn cuGraphAddMemAllocNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        nodeParams: &mut CUDA_MEM_ALLOC_NODE_PARAMS,
    ) -> CUgraphNode;
    fn cuGraphAddNode(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    fn cuGraphAddNode_v3(
        hGraph: CUgraph,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    fn cuGraphBatchMemOpNodeGetParams(
        hNode: CUgraphNode,
    ) -> CUDA_BATCH_MEM_OP_NODE_PARAMS;
    fn cuGraphBatchMemOpNodeSetParams(
        hNode: CUgraphNode,
        nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> ();
    fn cuGraphExecBatchMemOpNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUDA_BATCH_MEM_OP_NODE_PARAMS,
    ) -> ();
    fn cuGraphExecGetId(hGraphExec: CUgraphExec) -> u32;
    fn cuGraphExecNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUgraphNodeParams,
    ) -> ();
    fn cuGraphGetId(hGraph: CUgraph) -> u32;
    fn cuGraphKernelNodeGetAttribute(
        hNode: CUgraphNode,
        attr: CUkernelNodeAttrID,
    ) -> CUkernelNodeAttrValue;
    fn cuGraphKernelNodeSetAttribute(
        hNode: CUgraphNode,
        attr: CUkernelNodeAttrID,
        value: &CUkernelNodeAttrValue,
    ) -> ();
    fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode) -> CUDA_MEM_ALLOC_NODE_PARAMS;
    fn cuGraphNodeGetContainingGraph(hNode: CUgraphNode) -> CUgraph;
    fn cuGraphNodeGetLocalId(hNode: CUgraphNode) -> u32;
    fn cuGraphNodeGetParams(hNode: CUgraphNode) -> CUgraphNodeParams;
    fn cuGraphNodeGetToolsId(hNode: CUgraphNode) -> u64;
    fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    fn cuGraphNodeSetParams_v2(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    fn cuGraphRemoveDependencies(
        hGraph: CUgraph,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
        edgeData: &[CUgraphEdgeData],
    ) -> ();
    fn cuGreenCtxGetDevResource(
        hCtx: CUgreenCtx,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    fn cuGreenCtxGetId(greenCtx: CUgreenCtx) -> u64;
    fn cuKernelGetAttribute(
        attrib: CUfunction_attribute,
        kernel: CUkernel,
        dev: CUdevice,
    ) -> i32;
    fn cuKernelGetParamCount(kernel: CUkernel) -> usize;
    fn cuKernelSetAttribute(
        attrib: CUfunction_attribute,
        val: i32,
        kernel: CUkernel,
        dev: CUdevice,
    ) -> ();
    fn cuLaunchHostFunc_v2(
        hStream: CUstream,
        r#fn: CUhostFn,
        userData: *mut c_void,
        syncMode: u32,
    ) -> ();
    fn cuLaunchKernelEx(
        config: &CUlaunchConfig,
        f: CUfunction,
        kernelParams: &mut [*mut c_void],
        extra: *mut *mut c_void,
    ) -> ();
    fn cuLibraryLoadData(
        code: *const c_void,
        jitOptions: &[CUjit_option],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    fn cuLibraryLoadFromFile(
        fileName: &CStr,
        jitOptions: &[CUjit_option],
        jitOptionsValues: &mut [*mut c_void],
        libraryOptions: &[CUlibraryOption],
        libraryOptionValues: &mut [*mut c_void],
    ) -> CUlibrary;
    fn cuLinkAddData<T: Input>(
        state: CUlinkState,
        r#type: CUjitInputType,
        data: &[T],
        name: Option<&CStr>,
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    fn cuLinkAddFile(
        state: CUlinkState,
        r#type: CUjitInputType,
        path: &CStr,
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> ();
    fn cuLinkCreate(
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> CUlinkState;
    fn cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId, dev: CUdevice) -> ();
    fn cuLogicalEndpointBindAddr(
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        ptr: *mut c_void,
        size: cuuint64_t,
        flags: u64,
    ) -> ();
    fn cuLogicalEndpointBindMem(
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: cuuint64_t,
        size: cuuint64_t,
        flags: u64,
    ) -> ();
    fn cuLogicalEndpointCreate(
        leId: CUlogicalEndpointId,
        prop: &CUlogicalEndpointProp,
    ) -> ();
    fn cuLogicalEndpointDestroy(leId: CUlogicalEndpointId) -> ();
    fn cuLogicalEndpointGetLimits(
        prop: &CUlogicalEndpointProp,
    ) -> (cuuint64_t, cuuint64_t);
    fn cuLogicalEndpointIdRelease(
        baseLeId: CUlogicalEndpointId,
        count: cuuint32_t,
    ) -> ();
    fn cuLogicalEndpointIdReserve(count: cuuint32_t) -> CUlogicalEndpointId;
    fn cuLogicalEndpointImport(
        leId: CUlogicalEndpointId,
        handle: *const c_void,
        handleType: CUlogicalEndpointIpcHandleType,
    ) -> ();
    fn cuLogicalEndpointQuery(leId: CUlogicalEndpointId, count: cuuint32_t) -> i32;
    fn cuLogicalEndpointUnbind(
        leId: CUlogicalEndpointId,
        dev: CUdevice,
        offset: cuuint64_t,
        size: cuuint64_t,
    ) -> ();
    fn cuMemAdvise(
        devPtr: CUdeviceptr,
        count: usize,
        advice: CUmem_advise,
        location: CUmemLocation,
    ) -> ();
    fn cuMemAlloc(bytesize: usize) -> CUdeviceptr;
    fn cuMemAllocHost(bytesize: usize) -> *mut c_void;
    fn cuMemCreate(
        size: usize,
        prop: &CUmemAllocationProp,
        flags: u64,
    ) -> CUmemGenericAllocationHandle;
    fn cuMemDiscardAndPrefetchBatchAsync(
        dptrs: &[CUdeviceptr],
        sizes: &[usize],
        prefetchLocs: &[CUmemLocation],
        prefetchLocIdxs: &[usize],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    fn cuMemDiscardBatchAsync(
        dptrs: &[CUdeviceptr],
        sizes: &[usize],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> CUmemAccess_flags;
    fn cuMemGetAllocationGranularity(
        prop: &CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) -> usize;
    fn cuMemGetAllocationPropertiesFromHandle(
        handle: CUmemGenericAllocationHandle,
    ) -> CUmemAllocationProp;
    fn cuMemGetDefaultMemPool(
        location: &CUmemLocation,
        r#type: CUmemAllocationType,
    ) -> CUmemoryPool;
    fn cuMemGetLocationInfo(
        ptr: CUdeviceptr,
        size: usize,
        summaryGranularity: usize,
        samplingGranularity: usize,
        location_out: &mut [CUmemLocation],
    ) -> ();
    fn cuMemGetMemPool(
        location: &CUmemLocation,
        r#type: CUmemAllocationType,
    ) -> CUmemoryPool;
    fn cuMemHostAlloc(bytesize: usize, Flags: u32) -> *mut c_void;
    fn cuMemHostRegister(p: *mut c_void, bytesize: usize, Flags: u32) -> ();
    fn cuMemPoolCreate(poolProps: &CUmemPoolProps) -> CUmemoryPool;
    fn cuMemPoolGetAccess(
        memPool: CUmemoryPool,
        location: &CUmemLocation,
    ) -> CUmemAccess_flags;
    fn cuMemPoolSetAccess(pool: CUmemoryPool, map: &[CUmemAccessDesc]) -> ();
    fn cuMemPrefetchAsync(
        devPtr: CUdeviceptr,
        count: usize,
        location: CUmemLocation,
        flags: u32,
        hStream: CUstream,
    ) -> ();
    fn cuMemPrefetchBatchAsync(
        dptrs: &[CUdeviceptr],
        sizes: &[usize],
        prefetchLocs: &[CUmemLocation],
        prefetchLocIdxs: &[usize],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: &[CUmemAccessDesc]) -> ();
    fn cuMemSetMemPool(
        location: &CUmemLocation,
        r#type: CUmemAllocationType,
        pool: CUmemoryPool,
    ) -> ();
    fn cuMemcpy3DBatchAsync(
        opList: &[CUDA_MEMCPY3D_BATCH_OP],
        flags: u64,
        hStream: CUstream,
    ) -> ();
    fn cuMemcpy3DWithAttributesAsync(
        op: &CUDA_MEMCPY3D_BATCH_OP,
        flags: u64,
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyBatchAsync(
        dsts: &[CUdeviceptr],
        srcs: &[CUdeviceptr],
        sizes: &[usize],
        attrs: &[CUmemcpyAttributes],
        attrsIdxs: &[usize],
        hStream: CUstream,
    ) -> ();
    fn cuMemcpyWithAttributesAsync(
        dst: CUdeviceptr,
        src: CUdeviceptr,
        size: usize,
        attr: &CUmemcpyAttributes,
        hStream: CUstream,
    ) -> ();
    fn cuModuleLoadDataEx(
        image: *const c_void,
        options: &[CUjit_option],
        optionValues: &mut [*mut c_void],
    ) -> CUmodule;
    fn cuMulticastBindAddr(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memptr: CUdeviceptr,
        size: usize,
        flags: u64,
    ) -> ();
    fn cuMulticastBindAddr_v2(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        memptr: CUdeviceptr,
        size: usize,
        flags: u64,
    ) -> ();
    fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: u64,
    ) -> ();
    fn cuMulticastBindMem_v2(
        mcHandle: CUmemGenericAllocationHandle,
        dev: CUdevice,
        mcOffset: usize,
        memHandle: CUmemGenericAllocationHandle,
        memOffset: usize,
        size: usize,
        flags: u64,
    ) -> ();
    fn cuOccupancyMaxActiveClusters(func: CUfunction, config: &CUlaunchConfig) -> i32;
    fn cuOccupancyMaxPotentialClusterSize(
        func: CUfunction,
        config: &CUlaunchConfig,
    ) -> i32;
    fn cuStreamBatchMemOp(
        stream: CUstream,
        paramArray: &[CUstreamBatchMemOpParams],
        flags: u32,
    ) -> ();
    fn cuStreamBeginCaptureToCig(
        hStream: CUstream,
        streamCigCaptureParams: &CUstreamCigCaptureParams,
    ) -> ();
    fn cuStreamBeginRecaptureToGraph(
        hStream: CUstream,
        mode: CUstreamCaptureMode,
        hGraph: CUgraph,
        callbackFunc: CUgraphRecaptureCallback,
        userData: *mut c_void,
    ) -> ();
    fn cuStreamCreate(Flags: CUstream_flags) -> CUstream;
    fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> CUstream;
    fn cuStreamEndCaptureToCig(hStream: CUstream) -> ();
    fn cuStreamGetAttribute(
        hStream: CUstream,
        attr: CUstreamAttrID,
    ) -> CUstreamAttrValue;
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
    fn cuStreamGetCaptureInfo_v2(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize);
    fn cuStreamGetDevResource(
        hStream: CUstream,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    fn cuStreamSetAttribute(
        hStream: CUstream,
        attr: CUstreamAttrID,
        value: &CUstreamAttrValue,
    ) -> ();
    fn cuStreamUpdateCaptureDependencies(
        hStream: CUstream,
        dependencies: &[CUgraphNode],
        dependencyData: &[CUgraphEdgeData],
        flags: CUstreamUpdateCaptureDependencies_flags,
    ) -> ();
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
    fn cuTensorMapReplaceAddress(
        tensorMap: &mut CUtensorMap,
        globalAddress: *mut c_void,
    ) -> ();
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
/// # Safety
///
/// As there.
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
/// # Safety
///
/// As there.
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
/// # Safety
///
/// As there.
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
/// # Safety
///
/// As there.
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
/// # Safety
///
/// As there.
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
