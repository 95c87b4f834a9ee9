//! Earlier versions of functions, which had faults. The fuzzer must find each fault again, and so must calls to the
//! real libraries.

use super::{Call, Fuzz, Module, lent};
use core::ptr;
use cubind::cuda13::driver::{CUgraph, CUgraphNode, CUresult};
use cubind::cuda13::sys::driver::cuGraphAddDependencies_v2;
use cubind::cudnn::{
    CUDNN, cudnnDataType_t, cudnnSamplerType_t, cudnnSpatialTransformerDescriptor_t, cudnnStatus_t,
    cudnnTensorDescriptor_t, cudnnTensorFormat_t,
};
use cubind::owned::Borrowed;
use cubind::owned::cudnn as owned;
use cubind::sys::cudnn as sys;

/// Functions that are called together with the driver's functions.
pub const MODULE: Module = Module {
    name: "before",
    library: &cubind::shared::driver::DRIVER,
    find: |_| None,
    calls: &[("cuGraphAddDependencies with `from` alone", one_of_two as Call)],
    left: &[],
    makers: &[],
};

/// One of two arrays with a common length could be empty although C reads both arrays. NULL was then passed with the
/// count of the other array. NVIDIA's driver returns `CUDA_ERROR_INVALID_VALUE` for such a call, which is not
/// documented.
fn one_of_two(fuzz: &mut Fuzz) -> Option<()> {
    let graph = fuzz.handle::<CUgraph, 0>()?;
    let (from, to) = (fuzz.handles::<CUgraphNode, 0>(), fuzz.handles::<CUgraphNode, 0>());
    let (from, to) = (lent(&from), lent(&to));
    if from.len() != to.len() && !from.is_empty() && !to.is_empty() {
        return None;
    }
    let place = |nodes: &[Borrowed<'_, CUgraphNode>]| match nodes {
        [] => ptr::null(),
        nodes => Borrowed::handles(nodes).as_ptr(),
    };
    fuzz.calls("cuGraphAddDependencies");
    let count = from.len().max(to.len());
    // SAFETY: the call is unsound with a real driver; the fake driver does not read an array at NULL.
    let code =
        unsafe { cuGraphAddDependencies_v2(graph.lend().handle(), place(&from), place(&to), ptr::null(), count) };
    (code == CUresult::CUDA_SUCCESS).then_some(())
}

/// Lists of any length were passed to cuDNN, which copies these two lists into arrays of 8 elements.
pub const REAL: Module = Module {
    name: "cudnn::before",
    library: &CUDNN,
    find: |_| None,
    calls: &[
        ("cudnnCreateTensorDescriptor", tensor as Call),
        ("cudnnCreateSpatialTransformerDescriptor", transformer as Call),
        ("cudnnSetTensorNdDescriptorEx", set_tensor as Call),
        ("cudnnSetSpatialTransformerNdDescriptor", set_transformer as Call),
    ],
    left: &[],
    makers: &[],
};

fn tensor(fuzz: &mut Fuzz) -> Option<()> {
    fuzz.calls("cudnnCreateTensorDescriptor");
    let made = fuzz.returned(owned::cudnnCreateTensorDescriptor())?;
    fuzz.own(made);
    Some(())
}

fn transformer(fuzz: &mut Fuzz) -> Option<()> {
    fuzz.calls("cudnnCreateSpatialTransformerDescriptor");
    let made = fuzz.returned(owned::cudnnCreateSpatialTransformerDescriptor())?;
    fuzz.own(made);
    Some(())
}

fn set_tensor(fuzz: &mut Fuzz) -> Option<()> {
    let (tensor, dims) = (fuzz.handle::<cudnnTensorDescriptor_t, 0>()?, fuzz.values::<i32>());
    fuzz.calls("cudnnSetTensorNdDescriptorEx");
    let (handle, format, data) = (tensor.lend().handle(), cudnnTensorFormat_t(0), cudnnDataType_t(0));
    // SAFETY: the call is unsound if a list has more than 8 elements.
    let code = unsafe { sys::cudnnSetTensorNdDescriptorEx(handle, format, data, dims.len() as i32, dims.as_ptr()) };
    (code == cudnnStatus_t::CUDNN_STATUS_SUCCESS).then_some(())
}

fn set_transformer(fuzz: &mut Fuzz) -> Option<()> {
    let (transformer, dims) = (fuzz.handle::<cudnnSpatialTransformerDescriptor_t, 0>()?, fuzz.values::<i32>());
    fuzz.calls("cudnnSetSpatialTransformerNdDescriptor");
    let (handle, sampler, data) = (transformer.lend().handle(), cudnnSamplerType_t(0), cudnnDataType_t(0));
    // SAFETY: the call is unsound if a list has more than 8 elements.
    let code =
        unsafe { sys::cudnnSetSpatialTransformerNdDescriptor(handle, sampler, data, dims.len() as i32, dims.as_ptr()) };
    (code == cudnnStatus_t::CUDNN_STATUS_SUCCESS).then_some(())
}
