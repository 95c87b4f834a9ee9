//! Graphs from what streams record.

use super::call::{DriverResult, call};
use crate::owned::Owned;
use crate::shared::driver::{CUgraph, CUresult, CUstream, CUstreamCaptureMode};
use crate::shared::sys::driver as sys;
use crate::support::Error;

/// Records what a closure puts into a stream, instead of doing it: the result is a graph, to be instantiated and launched as
/// often as needed.
///
/// ```no_run
/// use cubind::cuda13::owned::driver::{cuGraphInstantiate, cuGraphLaunch, cuStreamCreate, cuStreamSynchronize};
/// use cubind::owned::{Device, DeviceBuffer, capture};
///
/// # cubind::kernel! { unsafe fn increment(values: &mut DeviceBuffer<u32>); }
/// # fn run(increment: increment) -> Result<(), Box<dyn std::error::Error>> {
/// let mut stream = cuStreamCreate(Default::default())?;
/// let mut values = DeviceBuffer::zeroed(32)?;
/// let graph = capture(&mut stream, |stream| {
///     // SAFETY: the kernel increments 32 values, which live as long as the graph is launched.
///     unsafe { increment.launch(stream, 1, 32, &mut values) }
/// })?;
/// let executable = cuGraphInstantiate(&graph, Default::default())?;
/// for _ in 0..3 {
///     cuGraphLaunch(&executable, &stream)?;
/// }
/// assert_eq!(values.to_vec()?, [3; 32]);
/// # Ok(())
/// # }
/// ```
///
/// Nobody else uses the stream meanwhile. The calling thread can do nothing that cannot be recorded, such as allocating
/// memory; other threads can.
///
/// # Errors
///
/// The closure's; what `cuStreamBeginCapture` and `cuStreamEndCapture` return, the latter also after a call that could not be
/// recorded. The stream does not record any longer in any case.
pub fn capture<E: From<Error<CUresult>>>(
    stream: &mut Owned<CUstream>,
    body: impl FnOnce(&Owned<CUstream>) -> Result<(), E>,
) -> Result<Owned<CUgraph>, E> {
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    // SAFETY: the stream is alive.
    call!("cuStreamBeginCapture", unsafe { sys::cuStreamBeginCapture_v2(stream.handle(), mode) })?;
    let mut recording = Recording { stream: stream.handle(), ended: false };
    body(stream)?;
    Ok(recording.end()?)
}

/// A capture that ends also when the closure fails or panics.
struct Recording {
    stream: CUstream,
    ended: bool,
}

impl Recording {
    fn end(&mut self) -> DriverResult<Owned<CUgraph>> {
        self.ended = true;
        let mut graph = CUgraph::NULL;
        // SAFETY: one handle is written, and the stream is alive.
        call!("cuStreamEndCapture", unsafe { sys::cuStreamEndCapture(self.stream, &mut graph) })?;
        // SAFETY: the graph is new.
        Ok(unsafe { Owned::from_raw(graph) })
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        if !self.ended {
            drop(self.end());
        }
    }
}
