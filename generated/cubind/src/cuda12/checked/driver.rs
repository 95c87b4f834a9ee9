//! The functions of the CUDA driver API as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver as raw;
#[allow(unused_imports)]
use raw::DRIVER;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::driver::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::driver::*;

checked! {
    DRIVER, CUresult;
    fn cuCheckpointProcessCheckpoint(
        pid: i32,
        args: Option<&CUcheckpointCheckpointArgs>,
    ) -> ();
    fn cuCheckpointProcessRestore(
        pid: i32,
        args: Option<&CUcheckpointRestoreArgs>,
    ) -> ();
    fn cuCtxCreate(flags: CUctx_flags, dev: CUdevice) -> CUcontext;
    fn cuCtxCreate_v3(
        paramsArray: &[CUexecAffinityParam],
        flags: CUctx_flags,
        dev: CUdevice,
    ) -> CUcontext;
    fn cuCtxCreate_v4(
        ctxCreateParams: Option<&CUctxCreateParams>,
        flags: CUctx_flags,
        dev: CUdevice,
    ) -> CUcontext;
    fn cuCtxGetDevResource(hCtx: CUcontext, r#type: CUdevResourceType) -> CUdevResource;
    fn cuCtxGetLimit(limit: CUlimit) -> usize;
    fn cuCtxSetLimit(limit: CUlimit, value: usize) -> ();
    fn cuCtxSynchronize() -> ();
    fn cuDevResourceGenerateDesc(resources: &[CUdevResource]) -> CUdevResourceDesc;
    fn cuDevSmResourceSplitByCount(
        result: &mut [CUdevResource],
        input: &CUdevResource,
        useFlags: CUdevSmResourceSplit_flags,
        minCount: u32,
    ) -> (u32, CUdevResource);
    fn cuDeviceGetAttribute(attrib: CUdevice_attribute, dev: CUdevice) -> i32;
    fn cuDeviceGetDevResource(
        device: CUdevice,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    fn cuDeviceGetUuid(dev: CUdevice) -> CUuuid;
    fn cuDeviceGetUuid_v2(dev: CUdevice) -> CUuuid;
    fn cuEventElapsedTime(hStart: CUevent, hEnd: CUevent) -> f32;
    fn cuEventElapsedTime_v2(hStart: CUevent, hEnd: CUevent) -> f32;
    fn cuExternalMemoryGetMappedBuffer(
        extMem: CUexternalMemory,
        bufferDesc: &CUDA_EXTERNAL_MEMORY_BUFFER_DESC,
    ) -> CUdeviceptr;
    fn cuFuncGetAttribute(attrib: CUfunction_attribute, hfunc: CUfunction) -> i32;
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
    ) -> ();
    fn cuGraphAddDependencies_v2(
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
        nodeParams: &mut CUgraphNodeParams,
    ) -> CUgraphNode;
    fn cuGraphAddNode_v2(
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
    fn cuGraphExecNodeSetParams(
        hGraphExec: CUgraphExec,
        hNode: CUgraphNode,
        nodeParams: &CUgraphNodeParams,
    ) -> ();
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
    fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: &CUgraphNodeParams) -> ();
    fn cuGraphRemoveDependencies(
        hGraph: CUgraph,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
    ) -> ();
    fn cuGraphRemoveDependencies_v2(
        hGraph: CUgraph,
        from: &[CUgraphNode],
        to: &[CUgraphNode],
        edgeData: &[CUgraphEdgeData],
    ) -> ();
    fn cuGreenCtxGetDevResource(
        hCtx: CUgreenCtx,
        r#type: CUdevResourceType,
    ) -> CUdevResource;
    fn cuKernelGetAttribute(
        attrib: CUfunction_attribute,
        kernel: CUkernel,
        dev: CUdevice,
    ) -> i32;
    fn cuKernelSetAttribute(
        attrib: CUfunction_attribute,
        val: i32,
        kernel: CUkernel,
        dev: CUdevice,
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
    fn cuMemAdvise(
        devPtr: CUdeviceptr,
        count: usize,
        advice: CUmem_advise,
        device: CUdevice,
    ) -> ();
    fn cuMemAdvise_v2(
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
    fn cuMemGetAccess(location: &CUmemLocation, ptr: CUdeviceptr) -> CUmemAccess_flags;
    fn cuMemGetAllocationGranularity(
        prop: &CUmemAllocationProp,
        option: CUmemAllocationGranularity_flags,
    ) -> usize;
    fn cuMemGetAllocationPropertiesFromHandle(
        handle: CUmemGenericAllocationHandle,
    ) -> CUmemAllocationProp;
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
        dstDevice: CUdevice,
        hStream: CUstream,
    ) -> ();
    fn cuMemPrefetchAsync_v2(
        devPtr: CUdeviceptr,
        count: usize,
        location: CUmemLocation,
        flags: u32,
        hStream: CUstream,
    ) -> ();
    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: &[CUmemAccessDesc]) -> ();
    fn cuMemcpy3DBatchAsync(
        opList: &[CUDA_MEMCPY3D_BATCH_OP],
        flags: u64,
        hStream: CUstream,
    ) -> usize;
    fn cuMemcpyBatchAsync(
        dsts: &[CUdeviceptr],
        srcs: &[CUdeviceptr],
        sizes: &[usize],
        attrs: &[CUmemcpyAttributes],
        attrsIdxs: &[usize],
        hStream: CUstream,
    ) -> usize;
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
    fn cuMulticastBindMem(
        mcHandle: CUmemGenericAllocationHandle,
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
    fn cuStreamCreate(Flags: CUstream_flags) -> CUstream;
    fn cuStreamCreateWithPriority(flags: CUstream_flags, priority: i32) -> CUstream;
    fn cuStreamGetAttribute(
        hStream: CUstream,
        attr: CUstreamAttrID,
    ) -> CUstreamAttrValue;
    fn cuStreamGetCaptureInfo(
        hStream: CUstream,
    ) -> (CUstreamCaptureStatus, cuuint64_t, CUgraph, *const CUgraphNode, usize);
    fn cuStreamGetCaptureInfo_v3(
        hStream: CUstream,
    ) -> (
        CUstreamCaptureStatus,
        cuuint64_t,
        CUgraph,
        *const CUgraphNode,
        *const CUgraphEdgeData,
        usize,
    );
    fn cuStreamSetAttribute(
        hStream: CUstream,
        attr: CUstreamAttrID,
        value: &CUstreamAttrValue,
    ) -> ();
    fn cuStreamUpdateCaptureDependencies(
        hStream: CUstream,
        dependencies: &[CUgraphNode],
        flags: CUstreamUpdateCaptureDependencies_flags,
    ) -> ();
    fn cuStreamUpdateCaptureDependencies_v2(
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
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;
    #[doc(inline)]
    pub use crate::shared::checked::driver::keys::*;
}

/// As [`cuGraphGetEdges`](raw::cuGraphGetEdges), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuGraphGetEdges(
    hGraph: CUgraph,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphNode>), crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetEdges),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let (returned, numEdges) = unsafe {
                raw::cuGraphGetEdges(hGraph, &mut from, &mut to)
            };
            let len = grow::length(numEdges);
            from.truncate(len);
            to.truncate(len);
            (returned, len, (from, to))
        },
    )
}

/// As [`cuGraphGetEdges_v2`](raw::cuGraphGetEdges_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuGraphGetEdges_v2(
    hGraph: CUgraph,
) -> Result<
    (Vec<CUgraphNode>, Vec<CUgraphNode>, Vec<CUgraphEdgeData>),
    crate::Error<CUresult>,
> {
    grow::two_calls(
        called!(DRIVER, cuGraphGetEdges_v2),
        |room| {
            let mut from = grow::room(room);
            let mut to = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numEdges) = unsafe {
                raw::cuGraphGetEdges_v2(hGraph, &mut from, &mut to, &mut edgeData)
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
) -> Result<Vec<CUgraphNode>, crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependencies),
        |room| {
            let mut dependencies = grow::room(room);
            let (returned, numDependencies) = unsafe {
                raw::cuGraphNodeGetDependencies(hNode, &mut dependencies)
            };
            let len = grow::length(numDependencies);
            dependencies.truncate(len);
            (returned, len, dependencies)
        },
    )
}

/// As [`cuGraphNodeGetDependencies_v2`](raw::cuGraphNodeGetDependencies_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuGraphNodeGetDependencies_v2(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependencies_v2),
        |room| {
            let mut dependencies = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependencies) = unsafe {
                raw::cuGraphNodeGetDependencies_v2(
                    hNode,
                    &mut dependencies,
                    &mut edgeData,
                )
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
) -> Result<Vec<CUgraphNode>, crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependentNodes),
        |room| {
            let mut dependentNodes = grow::room(room);
            let (returned, numDependentNodes) = unsafe {
                raw::cuGraphNodeGetDependentNodes(hNode, &mut dependentNodes)
            };
            let len = grow::length(numDependentNodes);
            dependentNodes.truncate(len);
            (returned, len, dependentNodes)
        },
    )
}

/// As [`cuGraphNodeGetDependentNodes_v2`](raw::cuGraphNodeGetDependentNodes_v2), with a `Result` and as many elements as there are.
///
/// # Safety
///
/// As there.
#[inline]
pub unsafe fn cuGraphNodeGetDependentNodes_v2(
    hNode: CUgraphNode,
) -> Result<(Vec<CUgraphNode>, Vec<CUgraphEdgeData>), crate::Error<CUresult>> {
    grow::two_calls(
        called!(DRIVER, cuGraphNodeGetDependentNodes_v2),
        |room| {
            let mut dependentNodes = grow::room(room);
            let mut edgeData = grow::room(room);
            let (returned, numDependentNodes) = unsafe {
                raw::cuGraphNodeGetDependentNodes_v2(
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

#[doc(no_inline)]
pub use self::cuCtxCreate as cuCtxCreate_v2;

#[doc(no_inline)]
pub use self::cuLinkAddData as cuLinkAddData_v2;

#[doc(no_inline)]
pub use self::cuLinkAddFile as cuLinkAddFile_v2;

#[doc(no_inline)]
pub use self::cuLinkCreate as cuLinkCreate_v2;

#[doc(no_inline)]
pub use self::cuMemAlloc as cuMemAlloc_v2;

#[doc(no_inline)]
pub use self::cuMemAllocHost as cuMemAllocHost_v2;

#[doc(no_inline)]
pub use self::cuMemHostRegister as cuMemHostRegister_v2;

#[doc(no_inline)]
pub use self::cuStreamBatchMemOp as cuStreamBatchMemOp_v2;

#[doc(no_inline)]
pub use self::cuStreamGetCaptureInfo as cuStreamGetCaptureInfo_v2;
