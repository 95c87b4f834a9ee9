//! Handles that are destroyed together with a second handle.

use super::handle::{AnyThread, Borrowed, ThreadSafe};
use core::hash::{Hash, Hasher};
use core::{fmt, marker::PhantomData, mem, ops::Deref};

use crate::support::process::Process;

/// A handle whose object is destroyed by a function that also needs another handle. [`OwnedWith`] calls that function
/// when it is dropped.
///
/// [`Destroy`](super::Destroy) explains `MAJOR`.
///
/// # Safety
///
/// [`destroy_with`](Self::destroy_with) must destroy the handle's object. It must be sound to call it on the thread
/// that has created the object, or on any thread if the handle is [`AnyThread`] and the other handle is [`ThreadSafe`].
pub unsafe trait DestroyWith<const MAJOR: u32 = 0>: Copy + 'static {
    /// The error that a failed destruction reports.
    type Error;

    /// The type of the other handle, with which the object was created.
    type With: Copy + 'static;

    /// Destroys the object.
    ///
    /// # Errors
    ///
    /// Errors of the library.
    ///
    /// # Safety
    ///
    /// The object must be alive, and must not be used afterwards. It must have been created with the other handle,
    /// which must be alive as well.
    unsafe fn destroy_with(self, with: Self::With) -> Result<(), Self::Error>;
}

/// A handle that destroys its object when it is dropped. It borrows the handle with which the object was created.
///
/// Otherwise, it behaves like [`Owned`](super::Owned).
///
/// ```
/// use cubind::owned::{DestroyWith, OwnedWith};
///
/// #[derive(Clone, Copy, Debug)]
/// struct House(u32);
///
/// #[derive(Clone, Copy, Debug)]
/// struct Door(u32);
///
/// // SAFETY: the object is an integer, and destroying it prints a message.
/// unsafe impl DestroyWith for Door {
///     type Error = std::fmt::Error;
///     type With = House;
///     unsafe fn destroy_with(self, house: House) -> Result<(), Self::Error> {
///         println!("door {} of house {} is gone", self.0, house.0);
///         Ok(())
///     }
/// }
///
/// // SAFETY: this door has no other owner, and the house is alive.
/// let door = unsafe { OwnedWith::<Door>::from_raw(Door(1), House(2)) };
/// assert_eq!(door.handle().0, 1);
/// door.close()?; // or `drop(door)`, which ignores the error
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// The other handle cannot be dropped first:
///
/// ```compile_fail,E0505
/// # use cubind::owned::{Destroy, DestroyWith, Owned, OwnedWith};
/// fn late<W: Destroy, H: DestroyWith>(whole: Owned<W>, make: impl Fn(&Owned<W>) -> OwnedWith<'_, H>) {
///     let object = make(&whole);
///     drop(whole);
///     drop(object);
/// }
/// ```
#[must_use = "the object is destroyed when this is dropped"]
pub struct OwnedWith<'a, H: DestroyWith<MAJOR>, const MAJOR: u32 = 0> {
    handle: H,
    with: H::With,
    process: Process,
    /// A pointer is neither `Send` nor `Sync`: the implementations below add these traits where they are sound.
    owner: PhantomData<(&'a (), *mut ())>,
}

// SAFETY: `AnyThread` guarantees that any thread may destroy the object. `ThreadSafe` guarantees that this thread may
// use the other handle at the same time as other threads.
unsafe impl<H: DestroyWith<MAJOR, With: ThreadSafe + Sync + Send> + AnyThread<MAJOR> + Send, const MAJOR: u32> Send
    for OwnedWith<'_, H, MAJOR>
{
}
// SAFETY: `ThreadSafe` guarantees that several threads may use the object; destroying it requires exclusive ownership.
unsafe impl<H: DestroyWith<MAJOR, With: Sync> + ThreadSafe + Sync, const MAJOR: u32> Sync for OwnedWith<'_, H, MAJOR> {}

impl<H: DestroyWith<MAJOR>, const MAJOR: u32> OwnedWith<'_, H, MAJOR> {
    /// Takes ownership of an object that a raw function, C code or another crate has created.
    ///
    /// # Safety
    ///
    /// - The object is alive, and was created by a library of the major version `MAJOR` with the handle `with`.
    /// - No other code destroys the object.
    /// - While the result exists, `with` and all other objects that the object depends on are alive.
    /// - If the handle is not [`AnyThread`], or `with` is not [`ThreadSafe`], this thread has created the object.
    #[inline]
    pub unsafe fn from_raw(handle: H, with: H::With) -> Self {
        Self { handle, with, process: Process::this(), owner: PhantomData }
    }

    /// Returns the handle, for raw functions. It is valid until the owner is dropped.
    #[inline]
    pub const fn handle(&self) -> H {
        self.handle
    }

    /// Releases ownership and returns the handle: the object is no longer destroyed automatically, unless it gets
    /// [another owner](Self::from_raw).
    #[inline]
    #[must_use = "the object is no longer destroyed"]
    pub const fn into_raw(self) -> H {
        let handle = self.handle;
        mem::forget(self);
        handle
    }

    /// Borrows the handle. The owner cannot be dropped, moved or closed while the handle is borrowed.
    #[inline]
    pub const fn borrow(&self) -> Borrowed<'_, H, MAJOR> {
        // SAFETY: the owner of the object is borrowed.
        unsafe { Borrowed::from_raw(self.handle) }
    }

    /// Destroys the object, and reports errors that `drop` ignores.
    ///
    /// # Errors
    ///
    /// Errors of the library. Destruction is not retried.
    #[inline]
    pub fn close(self) -> Result<(), H::Error> {
        let (with, process) = (self.with, self.process);
        let handle = self.into_raw();
        // SAFETY: the owner of the object releases ownership, and has borrowed the other handle.
        if process.is_this() { unsafe { handle.destroy_with(with) } } else { Ok(()) }
    }
}

/// Destroys the object and ignores errors; [`close`](OwnedWith::close) reports them.
impl<H: DestroyWith<MAJOR>, const MAJOR: u32> Drop for OwnedWith<'_, H, MAJOR> {
    #[inline]
    fn drop(&mut self) {
        if self.process.is_this() {
            // SAFETY: this is the owner of the object, and has borrowed the other handle.
            drop(unsafe { self.handle.destroy_with(self.with) });
        }
    }
}

impl<H: DestroyWith<MAJOR> + fmt::Debug, const MAJOR: u32> fmt::Debug for OwnedWith<'_, H, MAJOR> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("OwnedWith").field(&self.handle).finish()
    }
}

/// Compares the handles.
impl<H: DestroyWith<MAJOR> + PartialEq, const MAJOR: u32> PartialEq for OwnedWith<'_, H, MAJOR> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}

impl<H: DestroyWith<MAJOR> + Eq, const MAJOR: u32> Eq for OwnedWith<'_, H, MAJOR> {}

/// Hashes the handle, so that owners can be keys of maps.
impl<H: DestroyWith<MAJOR> + Hash, const MAJOR: u32> Hash for OwnedWith<'_, H, MAJOR> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.handle.hash(state);
    }
}

/// Dereferences to the raw handle: `*data`.
impl<H: DestroyWith<MAJOR>, const MAJOR: u32> Deref for OwnedWith<'_, H, MAJOR> {
    type Target = H;

    #[inline]
    fn deref(&self) -> &H {
        &self.handle
    }
}

impl<'a, H: DestroyWith<MAJOR>, const MAJOR: u32> From<&'a OwnedWith<'_, H, MAJOR>> for Borrowed<'a, H, MAJOR> {
    #[inline]
    fn from(owned: &'a OwnedWith<'_, H, MAJOR>) -> Self {
        owned.borrow()
    }
}

#[cfg(test)]
mod tests {
    use super::super::live::{AsHandle, LendHandle};
    use super::*;
    use std::sync::Mutex;

    static DESTROYED: Mutex<Vec<(u32, u32)>> = Mutex::new(Vec::new());

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Whole(u32);

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Object(u32);

    // SAFETY: destroying an object only adds it to a list.
    unsafe impl DestroyWith<13> for Object {
        type Error = u32;
        type With = Whole;

        unsafe fn destroy_with(self, with: Whole) -> Result<(), u32> {
            DESTROYED.lock().unwrap().push((self.0, with.0));
            if self.0 == 9 { Err(9) } else { Ok(()) }
        }
    }

    // SAFETY: the handle is an integer.
    unsafe impl AnyThread<13> for Object {}
    // SAFETY: the handle is an integer.
    unsafe impl ThreadSafe for Whole {}

    fn make<'a>(whole: impl LendHandle<'a, Whole>, object: u32) -> OwnedWith<'a, Object, 13> {
        // SAFETY: each test uses different objects.
        unsafe { OwnedWith::from_raw(Object(object), whole.as_handle()) }
    }

    fn whole() -> Borrowed<'static, Whole> {
        // SAFETY: the handle is an integer.
        unsafe { Borrowed::from_raw(Whole(7)) }
    }

    fn destroyed(object: u32) -> Vec<(u32, u32)> {
        DESTROYED.lock().unwrap().iter().copied().filter(|(it, _)| *it == object).collect()
    }

    #[test]
    fn dropping_destroys_once_with_the_other_handle() {
        let object = make(whole(), 0);
        assert_eq!((*object, destroyed(0)), (Object(0), vec![]));
        drop(object);
        assert_eq!(destroyed(0), [(0, 7)]);
    }

    #[test]
    fn a_raw_handle_has_no_owner() {
        assert_eq!(make(whole(), 1).into_raw(), Object(1));
        assert_eq!(destroyed(1), []);
    }

    #[test]
    fn closing_reports_the_error() {
        assert_eq!(make(whole(), 2).close(), Ok(()));
        assert_eq!(make(whole(), 9).close(), Err(9));
        assert_eq!(destroyed(9), [(9, 7)], "close does not drop it again");
    }

    #[test]
    fn functions_accept_the_owner_as_a_live_handle() {
        fn take(of: impl AsHandle<Object, 13>) -> Object {
            of.as_handle()
        }
        let object = make(whole(), 3);
        assert_eq!(
            (take(&object), take(object.borrow()), take(Borrowed::from(&object))),
            (Object(3), Object(3), Object(3))
        );
    }

    #[test]
    fn owners_can_be_sent_and_shared() {
        let object = make(whole(), 4);
        std::thread::scope(|scope| _ = scope.spawn(|| drop(object)));
        assert_eq!(destroyed(4), [(4, 7)]);
    }
}
