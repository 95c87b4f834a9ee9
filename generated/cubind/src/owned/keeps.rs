//! State that a handle keeps alive in addition to its object.

/// A handle that keeps alive the objects that its library uses through it, until it is destroyed.
/// [`Destroy`](super::Destroy) explains `MAJOR`.
#[doc(hidden)]
pub trait Keeps<const MAJOR: u32 = 0>: Sized + 'static {
    /// The state of all handles of this type.
    type All: 'static;

    /// The state of all handles.
    fn all() -> &'static Self::All;

    /// The state of all handles, by one of them.
    fn all_of(_: Self) -> &'static Self::All {
        Self::all()
    }

    /// Destroys the handle and then releases its state: now, or after the last graph that uses the handle. If destruction fails, the state
    /// is kept, because the handle may be alive. A handle that only this thread may destroy stays alive if another thread destroys the graph.
    ///
    /// # Errors
    ///
    /// Errors of `destroy`.
    ///
    /// # Safety
    ///
    /// `destroy` destroys the handle, on any thread if `is_any_thread`. The handle is not used afterwards, except by graphs.
    unsafe fn destroy_by<E>(
        self,
        is_any_thread: bool,
        destroy: impl FnOnce() -> Result<(), E> + Send + 'static,
    ) -> Result<(), E>;
}
