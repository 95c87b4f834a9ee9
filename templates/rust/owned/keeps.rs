//! State that a handle keeps alive in addition to its object.

/// A handle that keeps alive the objects that its library uses through it, until it is destroyed.
/// [`Destroy`](super::Destroy) explains `MAJOR`.
#[doc(hidden)]
pub trait Keeps<const MAJOR: u32 = 0>: Sized + 'static {
    /// The state of one handle.
    type Kept;

    /// The state of all handles of this type.
    type All: 'static;

    /// The state of all handles.
    fn all() -> &'static Self::All;

    /// The state of all handles, by one of them.
    fn all_of(_: Self) -> &'static Self::All {
        Self::all()
    }

    /// Takes the state of this handle.
    ///
    /// # Safety
    ///
    /// The handle is destroyed before the result is dropped, or the result is never dropped.
    unsafe fn take(self) -> Self::Kept;
}
