//! State that a handle keeps alive in addition to its object.

/// A handle that, until it is destroyed, keeps alive the objects that the library uses through it.
/// [`Destroy`](super::Destroy) explains `MAJOR`.
#[doc(hidden)]
pub trait Keeps<const MAJOR: u32 = 0>: Sized + 'static {
    /// The state of all handles of this type.
    type All: 'static;

    /// Returns the state of all handles.
    fn all() -> &'static Self::All;

    /// Like `all`, but infers the handle type from a handle.
    fn all_of(_: Self) -> &'static Self::All {
        Self::all()
    }

    /// Destroys the handle and then releases its state: immediately, or after the last graph that uses the handle is
    /// destroyed. If destruction fails, the state is kept, because the handle may still exist. If only this thread may
    /// destroy the handle and another thread destroys the graph, the handle is leaked.
    ///
    /// # Errors
    ///
    /// Errors of `destroy`.
    ///
    /// # Safety
    ///
    /// `destroy` must destroy the handle. If `is_any_thread` is true, it must be callable on any thread. The handle
    /// must not be used afterwards, except by graphs.
    unsafe fn destroy_by<E>(
        self,
        is_any_thread: bool,
        destroy: impl FnOnce() -> Result<(), E> + Send + 'static,
    ) -> Result<(), E>;
}
