//! What a handle keeps besides its object.

/// A handle that keeps what its library was told to use, until it is destroyed. `MAJOR` is explained at
/// [`Destroy`](super::Destroy).
#[doc(hidden)]
pub trait Keeps<const MAJOR: u32 = 0>: Sized + 'static {
    /// What one keeps.
    type Kept;

    /// What all of them keep.
    type All: 'static;

    /// That of all.
    fn all() -> &'static Self::All;

    /// The same, by a handle.
    fn all_of(_: Self) -> &'static Self::All {
        Self::all()
    }

    /// Takes what this one keeps.
    ///
    /// # Safety
    ///
    /// The handle is destroyed before the result is dropped, or the result is never dropped.
    unsafe fn take(self) -> Self::Kept;
}
