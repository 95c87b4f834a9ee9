//! Streams that the handles of libraries use, kept alive as long as the handles.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::stream::Stream;
use crate::owned::Owned;
use crate::owned::base::CUstream;

mod sealed {
    pub trait Sealed {}
}

impl sealed::Sealed for Arc<Stream> {}
impl sealed::Sealed for &Arc<Stream> {}
impl sealed::Sealed for Option<&Arc<Stream>> {}

/// A stream that a library's handle keeps alive: `Arc<Stream>`, `&Arc<Stream>`, or `None`, the default stream.
///
/// ```no_run
/// use cubind::cuda13::owned::cublas::{cublasCreate, cublasSetStream};
/// use cubind::owned::{Device, Stream};
/// use std::sync::Arc;
///
/// Device::get(0)?.make_current()?;
/// let blas = cublasCreate()?;
/// cublasSetStream(&blas, Arc::new(Stream::new()?))?; // lives as long as the handle does, or works in it
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A stream that other code could destroy meanwhile is not accepted:
///
/// ```compile_fail,E0277
/// use cubind::owned::{SharedStream, Stream};
///
/// fn keep(stream: impl SharedStream) {}
/// fn run(stream: &Stream) {
///     keep(stream);
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a stream that a handle can keep",
    label = "needs a shared stream",
    note = "pass an `Arc<Stream>`, a reference to one, or `None`; the module `checked` has a function that does not keep the stream"
)]
pub trait SharedStream: sealed::Sealed {
    /// The handle, or NULL.
    #[doc(hidden)]
    fn as_handle_or_null(&self) -> CUstream;

    /// The stream.
    #[doc(hidden)]
    fn shared(&self) -> Option<Arc<Stream>>;
}

impl SharedStream for Arc<Stream> {
    fn as_handle_or_null(&self) -> CUstream {
        self.handle()
    }

    fn shared(&self) -> Option<Arc<Stream>> {
        Some(self.clone())
    }
}

impl SharedStream for &Arc<Stream> {
    fn as_handle_or_null(&self) -> CUstream {
        self.handle()
    }

    fn shared(&self) -> Option<Arc<Stream>> {
        Some((*self).clone())
    }
}

// The only implementation for an `Option`, so that the compiler can infer the type of `None`.
impl SharedStream for Option<&Arc<Stream>> {
    fn as_handle_or_null(&self) -> CUstream {
        self.map_or(CUstream::NULL, |stream| Owned::handle(stream))
    }

    fn shared(&self) -> Option<Arc<Stream>> {
        self.cloned()
    }
}

/// The streams of all handles of one type.
///
/// A handle keeps its stream until another one is set, or until its owner has destroyed it. A handle without an owner keeps
/// it forever, or until another stream is set for a handle with the same value.
#[doc(hidden)]
#[derive(Debug)]
pub struct KeptStreams<H>(Mutex<Vec<(H, Arc<Stream>)>>);

impl<H: Copy + PartialEq> KeptStreams<H> {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(H, Arc<Stream>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the stream of a live handle, by the library's function.
    ///
    /// # Errors
    ///
    /// Errors of that function. The handle then keeps both streams, as it may use either one.
    ///
    /// # Safety
    ///
    /// If `set` succeeds, the handle works in `stream` from then on, and in no stream that was set before.
    pub unsafe fn set<E>(&self, handle: H, stream: &impl SharedStream, set: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
        let before = {
            // The lock ensures that the stream that was set last is the one that is kept.
            let mut streams = self.lock();
            let known = streams.len();
            streams.extend(stream.shared().map(|stream| (handle, stream)));
            set()?;
            let added = streams.split_off(known);
            let before = taken(&mut streams, handle);
            streams.extend(added);
            before
        };
        // Dropped after the lock is released, because this may destroy a stream.
        drop(before);
        Ok(())
    }

    /// The stream that was set last; `None` is the default stream.
    pub(super) fn latest(&self, handle: H) -> Option<Arc<Stream>> {
        self.lock().iter().rev().find(|(of, _)| *of == handle).map(|(_, stream)| stream.clone())
    }

    /// The streams of a handle that is about to be destroyed.
    ///
    /// # Safety
    ///
    /// The handle is destroyed before the result is dropped, or the result is never dropped.
    pub unsafe fn take(&self, handle: H) -> Vec<Arc<Stream>> {
        taken(&mut self.lock(), handle)
    }
}

/// Takes the streams of one handle out of a list.
fn taken<H: Copy + PartialEq>(streams: &mut Vec<(H, Arc<Stream>)>, handle: H) -> Vec<Arc<Stream>> {
    let (of_it, others): (Vec<_>, Vec<_>) = streams.drain(..).partition(|(of, _)| *of == handle);
    *streams = others;
    of_it.into_iter().map(|(_, stream)| stream).collect()
}

impl<H: Copy + PartialEq> Default for KeptStreams<H> {
    fn default() -> Self {
        Self::new()
    }
}
