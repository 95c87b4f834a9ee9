//! The C functions of CUDA driver API, as the library exports them.
//!
//! [`driver`](raw) lists the functions by group, and contains a program.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::driver::DRIVER;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::driver as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::driver::all_types::*;

#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::sys::driver::*;

#[path = "../../common/sys/driver.rs"]
mod common;
pub use common::*;

sys! {
    driver, DRIVER, Err(missing) => missing.status();

    #[called_by(cuDevSmResourceSplitByCount)]
    #[since = "12.4"]
    fn cuDevSmResourceSplitByCount(result: *mut CUdevResource, nbGroups: *mut u32, input: *const CUdevResource, remaining: *mut CUdevResource, useFlags: u32, minCount: u32) -> CUresult;

    #[called_by(owned cuGraphAddNode)]
    #[since = "12.2"]
    fn cuGraphAddNode(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(owned cuGraphAddNode_v2)]
    #[since = "12.3"]
    fn cuGraphAddNode_v2(phGraphNode: *mut CUgraphNode, hGraph: CUgraph, dependencies: *const CUgraphNode, dependencyData: *const CUgraphEdgeData, numDependencies: usize, nodeParams: *mut CUgraphNodeParams) -> CUresult;

    #[called_by(cuMemAdvise_v2)]
    #[since = "12.2"]
    fn cuMemAdvise_v2(devPtr: CUdeviceptr, count: usize, advice: CUmem_advise, location: CUmemLocation) -> CUresult;

    #[called_by(owned cuMemPrefetchAsync_v2)]
    #[per_thread = "_ptsz"]
    #[since = "12.2"]
    fn cuMemPrefetchAsync_v2(devPtr: CUdeviceptr, count: usize, location: CUmemLocation, flags: u32, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpy3DBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cuMemcpy3DBatchAsync(numOps: usize, opList: *mut CUDA_MEMCPY3D_BATCH_OP, failIdx: *mut usize, flags: u64, hStream: CUstream) -> CUresult;

    #[called_by(owned cuMemcpyBatchAsync)]
    #[per_thread = "_ptsz"]
    #[since = "12.8"]
    fn cuMemcpyBatchAsync(dsts: *mut CUdeviceptr, srcs: *mut CUdeviceptr, sizes: *mut usize, count: usize, attrs: *mut CUmemcpyAttributes, attrsIdxs: *mut usize, numAttrs: usize, failIdx: *mut usize, hStream: CUstream) -> CUresult;
}
