//! Graphs from what streams record.

use super::call::DriverResult;
use super::stream::{Graph, Stream};
use crate::owned::newest::checked::driver as checked;
use crate::shared::driver::{CUresult, CUstream, CUstreamCaptureMode};
use crate::support::Error;

/// Records what a closure puts into a stream, instead of doing it: the result is a graph, to be instantiated and launched as
/// often as needed.
///
/// ```no_run
/// use cubind::owned::{Device, DeviceBuffer, Stream, capture};
///
/// # cubind::kernel! { unsafe fn increment(values: &mut DeviceBuffer<u32>); }
/// # fn run(increment: increment) -> Result<(), Box<dyn std::error::Error>> {
/// let mut stream = Stream::new()?;
/// let mut values = DeviceBuffer::zeroed(32)?;
/// let graph = capture(&mut stream, |stream| {
///     // SAFETY: the kernel increments 32 values.
///     unsafe { increment.launch(stream, 1, 32, &mut values) }
/// })?;
/// let executable = graph.instantiate()?;
/// for _ in 0..3 {
///     // SAFETY: the values and the kernel live.
///     unsafe { executable.launch(&stream)? };
/// }
/// assert_eq!(values.to_vec()?, [3; 32]);
/// # Ok(())
/// # }
/// ```
///
/// Nobody else uses the stream meanwhile. The calling thread can do nothing that cannot be recorded, such as allocating
/// memory; other threads can, but they cannot wait for the context, as a [`DeviceBuffer`](super::DeviceBuffer) does that a
/// kernel has used: CUDA answers with an error, and the recording fails as well.
///
/// # Errors
///
/// The closure's; what `cuStreamBeginCapture` and `cuStreamEndCapture` return, the latter also after a call that could not be
/// recorded. The stream does not record any longer in any case.
pub fn capture<E: From<Error<CUresult>>>(
    stream: &mut Stream,
    body: impl FnOnce(&Stream) -> Result<(), E>,
) -> Result<Graph, E> {
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    // SAFETY: the stream is alive.
    unsafe { checked::cuStreamBeginCapture(stream.handle(), mode)? };
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
    fn end(&mut self) -> DriverResult<Graph> {
        self.ended = true;
        // SAFETY: the stream is alive, and the graph is new.
        unsafe { checked::cuStreamEndCapture(self.stream).map(|graph| Graph::from_raw(graph)) }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        if !self.ended {
            drop(self.end());
        }
    }
}
