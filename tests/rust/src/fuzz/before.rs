//! Functions as they were when they were wrong: the fuzzer finds each of them again.

use super::{Call, Fuzz, Module, lent};
use core::ptr;
use cubind::cuda13::driver::{CUgraph, CUgraphNode, CUresult};
use cubind::cuda13::sys::driver::cuGraphAddDependencies_v2;
use cubind::owned::Borrowed;

/// They are called as those of the driver are.
pub const MODULE: Module = Module {
    name: "before",
    library: &cubind::shared::driver::DRIVER,
    find: |_| None,
    calls: &[("cuGraphAddDependencies with `from` alone", one_of_two as Call)],
    left: &[],
    makers: &[],
};

/// Arrays of one length, of which C reads both, could be empty each: NULL was passed with the other one's count. NVIDIA's driver
/// answers that with `CUDA_ERROR_INVALID_VALUE`; no document says so.
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
    // SAFETY: none of a real driver; the pretended one reads no array at NULL.
    let code =
        unsafe { cuGraphAddDependencies_v2(graph.lend().handle(), place(&from), place(&to), ptr::null(), count) };
    (code == CUresult::CUDA_SUCCESS).then_some(())
}
