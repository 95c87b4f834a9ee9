//! C functions with identical declarations in all major versions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuCheckpointProcessCheckpoint)]
    #[since = "12.8"]
    fn cuCheckpointProcessCheckpoint(pid: i32, args: *mut CUcheckpointCheckpointArgs) -> CUresult;

    #[called_by(cuCheckpointProcessRestore)]
    #[since = "12.8"]
    fn cuCheckpointProcessRestore(pid: i32, args: *mut CUcheckpointRestoreArgs) -> CUresult;

    #[called_by(owned cuCtxGetDevResource)]
    #[since = "12.4"]
    fn cuCtxGetDevResource(hCtx: CUcontext, resource: *mut CUdevResource, r#type: CUdevResourceType) -> CUresult;

    #[called_by(cuCtxGetLimit)]
    #[since = "3.1"]
    fn cuCtxGetLimit(pvalue: *mut usize, limit: CUlimit) -> CUresult;

    #[called_by(cuCtxSetLimit)]
    #[since = "3.1"]
    fn cuCtxSetLimit(limit: CUlimit, value: usize) -> CUresult;

    #[called_by(cuDevResourceGenerateDesc)]
    #[since = "12.4"]
    fn cuDevResourceGenerateDesc(phDesc: *mut CUdevResourceDesc, resources: *mut CUdevResource, nbResources: u32) -> CUresult;

    #[called_by(cuDeviceGetAttribute)]
    #[since = "2.0"]
    fn cuDeviceGetAttribute(pi: *mut i32, attrib: CUdevice_attribute, dev: CUdevice) -> CUresult;

    #[called_by(cuDeviceGetDevResource)]
    #[since = "12.4"]
    fn cuDeviceGetDevResource(device: CUdevice, resource: *mut CUdevResource, r#type: CUdevResourceType) -> CUresult;

    #[called_by(owned cuFuncGetAttribute)]
    #[since = "2.2"]
    fn cuFuncGetAttribute(pi: *mut i32, attrib: CUfunction_attribute, hfunc: CUfunction) -> CUresult;

    #[called_by(owned cuFuncSetAttribute)]
    #[since = "9.0"]
    fn cuFuncSetAttribute(hfunc: CUfunction, attrib: CUfunction_attribute, value: i32) -> CUresult;

    #[called_by(owned cuGraphAddBatchMemOpNode)]
    #[since = "11.7"]
    fn cuGraphAddBatchMemOpNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphAddMemAllocNode)]
    #[since = "11.4"]
    fn cuGraphAddMemAllocNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphBatchMemOpNodeGetParams)]
    #[since = "11.7"]
    fn cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode, nodeParams_out: *mut CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphBatchMemOpNodeSetParams)]
    #[since = "11.7"]
    fn cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExecBatchMemOpNodeSetParams)]
    #[since = "11.7"]
    fn cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *const CUDA_BATCH_MEM_OP_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphExecNodeSetParams)]
    #[since = "12.2"]
    fn cuGraphExecNodeSetParams(hGraphExec: CUgraphExec, hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGraphKernelNodeGetAttribute)]
    #[since = "11.0"]
    fn cuGraphKernelNodeGetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value_out: *mut CUkernelNodeAttrValue) -> CUresult;

    #[called_by(owned cuGraphKernelNodeSetAttribute)]
    #[since = "11.0"]
    fn cuGraphKernelNodeSetAttribute(hNode: CUgraphNode, attr: CUkernelNodeAttrID, value: *const CUkernelNodeAttrValue) -> CUresult;

    #[called_by(owned cuGraphMemAllocNodeGetParams)]
    #[since = "11.4"]
    fn cuGraphMemAllocNodeGetParams(hNode: CUgraphNode, params_out: *mut CUDA_MEM_ALLOC_NODE_PARAMS) -> CUresult;

    #[called_by(owned cuGraphNodeSetParams)]
    #[since = "12.2"]
    fn cuGraphNodeSetParams(hNode: CUgraphNode, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGreenCtxGetDevResource)]
    #[since = "12.4"]
    fn cuGreenCtxGetDevResource(hCtx: CUgreenCtx, resource: *mut CUdevResource, r#type: CUdevResourceType) -> CUresult;

    #[called_by(owned cuKernelGetAttribute)]
    #[since = "12.0"]
    fn cuKernelGetAttribute(pi: *mut i32, attrib: CUfunction_attribute, kernel: CUkernel, dev: CUdevice) -> CUresult;

    #[called_by(owned cuKernelSetAttribute)]
    #[since = "12.0"]
    fn cuKernelSetAttribute(attrib: CUfunction_attribute, val: i32, kernel: CUkernel, dev: CUdevice) -> CUresult;

    #[called_by(owned cuLaunchKernelEx)]
    #[per_thread = "_ptsz"]
    #[since = "11.6"]
    fn cuLaunchKernelEx(config: *const CUlaunchConfig, f: CUfunction, kernelParams: *mut *mut c_void, extra: *mut *mut c_void) -> CUresult;

    #[called_by(owned cuLibraryLoadData)]
    #[since = "12.0"]
    fn cuLibraryLoadData(library: *mut CUlibrary, code: *const c_void, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> CUresult;

    #[called_by(owned cuLibraryLoadFromFile)]
    #[since = "12.0"]
    fn cuLibraryLoadFromFile(library: *mut CUlibrary, fileName: *const core::ffi::c_char, jitOptions: *mut CUjit_option, jitOptionsValues: *mut *mut c_void, numJitOptions: u32, libraryOptions: *mut CUlibraryOption, libraryOptionValues: *mut *mut c_void, numLibraryOptions: u32) -> CUresult;

    /// `CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)`
    ///
    /// In `cuda.h` since CUDA 5.5.
    ///
    /// Older ABI version. In the headers, this name refers to `cuLinkAddData_v2`, which [`cuLinkAddData`](raw::cuLinkAddData) calls.
    #[since = "5.5"]
    fn cuLinkAddData(state: CUlinkState, r#type: CUjitInputType, data: *mut c_void, size: usize, name: *const core::ffi::c_char, numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;

    #[called_by(owned cuLinkAddData)]
    #[since = "6.5"]
    fn cuLinkAddData_v2(state: CUlinkState, r#type: CUjitInputType, data: *mut c_void, size: usize, name: *const core::ffi::c_char, numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;

    /// `CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)`
    ///
    /// In `cuda.h` since CUDA 5.5.
    ///
    /// Older ABI version. In the headers, this name refers to `cuLinkAddFile_v2`, which [`cuLinkAddFile`](raw::cuLinkAddFile) calls.
    #[since = "5.5"]
    fn cuLinkAddFile(state: CUlinkState, r#type: CUjitInputType, path: *const core::ffi::c_char, numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;

    #[called_by(owned cuLinkAddFile)]
    #[since = "6.5"]
    fn cuLinkAddFile_v2(state: CUlinkState, r#type: CUjitInputType, path: *const core::ffi::c_char, numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;

    /// `CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)`
    ///
    /// In `cuda.h` since CUDA 5.5.
    ///
    /// Older ABI version. In the headers, this name refers to `cuLinkCreate_v2`, which [`cuLinkCreate`](raw::cuLinkCreate) calls.
    #[since = "5.5"]
    fn cuLinkCreate(numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult;

    #[called_by(owned cuLinkCreate)]
    #[since = "6.5"]
    fn cuLinkCreate_v2(numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void, stateOut: *mut CUlinkState) -> CUresult;

    #[called_by(owned cuMemCreate)]
    #[since = "10.2"]
    fn cuMemCreate(handle: *mut CUmemGenericAllocationHandle, size: usize, prop: *const CUmemAllocationProp, flags: u64) -> CUresult;

    #[called_by(cuMemGetAccess)]
    #[since = "10.2"]
    fn cuMemGetAccess(flags: *mut u64, location: *const CUmemLocation, ptr: CUdeviceptr) -> CUresult;

    #[called_by(cuMemGetAllocationGranularity)]
    #[since = "10.2"]
    fn cuMemGetAllocationGranularity(granularity: *mut usize, prop: *const CUmemAllocationProp, option: CUmemAllocationGranularity_flags) -> CUresult;

    #[called_by(owned cuMemGetAllocationPropertiesFromHandle)]
    #[since = "10.2"]
    fn cuMemGetAllocationPropertiesFromHandle(prop: *mut CUmemAllocationProp, handle: CUmemGenericAllocationHandle) -> CUresult;

    #[called_by(owned cuMemPoolCreate)]
    #[since = "11.2"]
    fn cuMemPoolCreate(pool: *mut CUmemoryPool, poolProps: *const CUmemPoolProps) -> CUresult;

    #[called_by(owned cuMemPoolGetAccess)]
    #[since = "11.2"]
    fn cuMemPoolGetAccess(flags: *mut CUmemAccess_flags, memPool: CUmemoryPool, location: *mut CUmemLocation) -> CUresult;

    #[called_by(owned cuMemPoolSetAccess)]
    #[since = "11.2"]
    fn cuMemPoolSetAccess(pool: CUmemoryPool, map: *const CUmemAccessDesc, count: usize) -> CUresult;

    #[called_by(cuMemSetAccess)]
    #[since = "10.2"]
    fn cuMemSetAccess(ptr: CUdeviceptr, size: usize, desc: *const CUmemAccessDesc, count: usize) -> CUresult;

    #[called_by(owned cuModuleLoadDataEx)]
    #[since = "2.1"]
    fn cuModuleLoadDataEx(module: *mut CUmodule, image: *const c_void, numOptions: u32, options: *mut CUjit_option, optionValues: *mut *mut c_void) -> CUresult;

    #[called_by(owned cuOccupancyMaxActiveClusters)]
    #[since = "11.7"]
    fn cuOccupancyMaxActiveClusters(numClusters: *mut i32, func: CUfunction, config: *const CUlaunchConfig) -> CUresult;

    #[called_by(owned cuOccupancyMaxPotentialClusterSize)]
    #[since = "11.7"]
    fn cuOccupancyMaxPotentialClusterSize(clusterSize: *mut i32, func: CUfunction, config: *const CUlaunchConfig) -> CUresult;

    /// `CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)`
    ///
    /// In `cuda.h` since CUDA 8.0.
    ///
    /// Older ABI version. In the headers, this name refers to `cuStreamBatchMemOp_v2`, which [`cuStreamBatchMemOp`](raw::cuStreamBatchMemOp) calls.
    #[per_thread = "_ptsz"]
    #[since = "8.0"]
    fn cuStreamBatchMemOp(stream: CUstream, count: u32, paramArray: *mut CUstreamBatchMemOpParams, flags: u32) -> CUresult;

    #[called_by(owned cuStreamBatchMemOp)]
    #[per_thread = "_ptsz"]
    #[since = "11.7"]
    fn cuStreamBatchMemOp_v2(stream: CUstream, count: u32, paramArray: *mut CUstreamBatchMemOpParams, flags: u32) -> CUresult;

    #[called_by(owned cuStreamGetAttribute)]
    #[per_thread = "_ptsz"]
    #[since = "11.0"]
    fn cuStreamGetAttribute(hStream: CUstream, attr: CUstreamAttrID, value_out: *mut CUstreamAttrValue) -> CUresult;

    #[called_by(owned cuStreamSetAttribute)]
    #[per_thread = "_ptsz"]
    #[since = "11.0"]
    fn cuStreamSetAttribute(hStream: CUstream, attr: CUstreamAttrID, value: *const CUstreamAttrValue) -> CUresult;

    #[called_by(cuTensorMapEncodeIm2col)]
    #[since = "12.0"]
    fn cuTensorMapEncodeIm2col(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCorner: *const i32, pixelBoxUpperCorner: *const i32, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult;

    #[called_by(cuTensorMapEncodeIm2colWide)]
    #[since = "12.8"]
    fn cuTensorMapEncodeIm2colWide(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, pixelBoxLowerCornerWidth: i32, pixelBoxUpperCornerWidth: i32, channelsPerPixel: cuuint32_t, pixelsPerColumn: cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, mode: CUtensorMapIm2ColWideMode, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult;

    #[called_by(cuTensorMapEncodeTiled)]
    #[since = "12.0"]
    fn cuTensorMapEncodeTiled(tensorMap: *mut CUtensorMap, tensorDataType: CUtensorMapDataType, tensorRank: cuuint32_t, globalAddress: *mut c_void, globalDim: *const cuuint64_t, globalStrides: *const cuuint64_t, boxDim: *const cuuint32_t, elementStrides: *const cuuint32_t, interleave: CUtensorMapInterleave, swizzle: CUtensorMapSwizzle, l2Promotion: CUtensorMapL2promotion, oobFill: CUtensorMapFloatOOBfill) -> CUresult;

    #[called_by(cuTensorMapReplaceAddress)]
    #[since = "12.0"]
    fn cuTensorMapReplaceAddress(tensorMap: *mut CUtensorMap, globalAddress: *mut c_void) -> CUresult;
}
