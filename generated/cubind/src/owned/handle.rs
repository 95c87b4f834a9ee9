//! Handles with an owner.

use core::hash::{Hash, Hasher};
use core::{fmt, marker::PhantomData, mem, ops::Deref};

use crate::support::process::Process;

/// A handle with a function that destroys its object. [`Owned`] calls that function when it is dropped.
///
/// If each major version of CUDA has its own library file, `MAJOR` is the version of the library that has created the
/// object, because, for example, a program of CUDA 12's NVRTC is not valid in CUDA 13's NVRTC. If one file serves all
/// versions, like the driver's, `MAJOR` is 0.
///
/// # Safety
///
/// [`destroy`](Self::destroy) must destroy the handle's object. It must be sound to call it on the thread that has
/// created the object, or on any thread if the handle is [`AnyThread`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no function that destroys it in the major version `{MAJOR}`",
    note = "handles of a library with one file for each major version have the version in their type: `Owned<_, 13>`"
)]
pub unsafe trait Destroy<const MAJOR: u32 = 0>: Copy + 'static {
    /// The error that a failed destruction reports.
    type Error;

    /// The context in which the object was created, if the handle is only valid there; otherwise `()`.
    type Home: Copy;

    /// Returns the home of an object that the calling thread has just created.
    fn home() -> Self::Home;

    /// Destroys the object.
    ///
    /// # Errors
    ///
    /// Errors of the library.
    ///
    /// # Safety
    ///
    /// The object must be alive and created in `home`, and must not be used afterwards.
    unsafe fn destroy(self, home: Self::Home) -> Result<(), Self::Error>;

    /// Called before an owner destroys the object or releases ownership.
    ///
    /// # Safety
    ///
    /// The caller must be that owner, and no other code may use the object during the call.
    #[doc(hidden)]
    unsafe fn retire(self) {}
}

/// A handle whose object may be used and destroyed by any thread, but not concurrently, according to the library's
/// documentation or to a test.
///
/// [`Destroy`] explains `MAJOR`. An [`Owned`] handle of this kind is [`Send`]. All other handles stay on the thread
/// that has created them, because a library may depend on that: nvJitLink corrupts memory if a linker is destroyed on
/// another thread.
///
/// ```compile_fail,E0277
/// # use cubind::owned::{Destroy, Owned};
/// fn give<H: Destroy<Home: Send> + Send>(object: Owned<H>) {
///     std::thread::scope(|scope| {
///         scope.spawn(move || drop(object));
///     });
/// }
/// ```
///
/// # Safety
///
/// It must be sound to call every safe function that takes the handle, and the function that destroys it, on any
/// thread.
pub unsafe trait AnyThread<const MAJOR: u32 = 0> {}

/// A handle that several threads may use at the same time, because the library's functions synchronize internally,
/// according to the library's documentation or to a test.
///
/// An [`Owned`] or a [`Borrowed`] handle of this kind is [`Sync`].
///
/// # Safety
///
/// It must be sound for several threads to call the safe functions that take the handle at the same time.
pub unsafe trait ThreadSafe {}

/// A handle that destroys its object when it is dropped.
///
/// [`Destroy`] explains `MAJOR`: `Owned<CUstream>` is the same type in every major version, but `Owned<nvrtcProgram,
/// 13>` belongs to CUDA 13's NVRTC. The modules of the major versions, such as `cuda13::owned`, export this type and
/// have no alias with a fixed `MAJOR`: such an alias would not fit the driver's handles, and a program that imports
/// both modules with `*` could not name either type.
///
/// ```
/// use cubind::owned::{Destroy, Owned};
///
/// #[derive(Clone, Copy, Debug)]
/// struct Door(u32);
///
/// // SAFETY: the object is an integer, and destroying it prints a message.
/// unsafe impl Destroy for Door {
///     type Error = std::fmt::Error;
///     type Home = ();
///     fn home() {}
///     unsafe fn destroy(self, (): ()) -> Result<(), Self::Error> {
///         println!("door {} is gone", self.0);
///         Ok(())
///     }
/// }
///
/// // SAFETY: this door has no other owner.
/// let door = unsafe { Owned::<Door>::from_raw(Door(1)) };
/// assert_eq!(door.handle().0, 1);
/// door.close()?; // or `drop(door)`, which ignores the error
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// The object cannot be destroyed twice, nor used afterwards:
///
/// ```compile_fail,E0382
/// # use cubind::owned::{Destroy, Owned};
/// fn twice<H: Destroy>(object: Owned<H>) {
///     drop(object);
///     drop(object);
/// }
/// ```
///
/// ```compile_fail,E0505
/// # use cubind::owned::{Destroy, Owned};
/// fn late<H: Destroy>(object: Owned<H>) -> H {
///     let part = object.borrow();
///     drop(object);
///     part.handle()
/// }
/// ```
///
/// The handle cannot be cloned either:
///
/// ```compile_fail,E0308
/// # use cubind::owned::{Destroy, Owned};
/// fn both<H: Destroy>(object: Owned<H>) -> (Owned<H>, Owned<H>) {
///     (object.clone(), object)
/// }
/// ```
///
/// Only [`ThreadSafe`] handles can be shared between threads:
///
/// ```compile_fail,E0277
/// # use cubind::owned::{Destroy, Owned};
/// fn share<H: Destroy + Send + Sync>(object: &Owned<H>) {
///     std::thread::scope(|scope| {
///         scope.spawn(|| object.handle());
///     });
/// }
/// ```
#[must_use = "the object is destroyed when this is dropped"]
pub struct Owned<H: Destroy<MAJOR>, const MAJOR: u32 = 0> {
    handle: H,
    home: H::Home,
    process: Process,
    /// A pointer is neither `Send` nor `Sync`: the implementations below add these traits where they are sound.
    threads: PhantomData<*mut ()>,
}

// SAFETY: `AnyThread` guarantees that any thread may destroy the object. Without `Sync`, only one thread at a time uses
// it.
unsafe impl<H: Destroy<MAJOR, Home: Send> + AnyThread<MAJOR> + Send, const MAJOR: u32> Send for Owned<H, MAJOR> {}
// SAFETY: `ThreadSafe` guarantees that several threads may use the object.
unsafe impl<H: Destroy<MAJOR, Home: Sync> + ThreadSafe + Sync, const MAJOR: u32> Sync for Owned<H, MAJOR> {}

impl<H: Destroy<MAJOR>, const MAJOR: u32> Owned<H, MAJOR> {
    /// Takes ownership of an object that a raw function, C code or another crate has created. If the object is only
    /// valid in one context, like a texture object, that must be the calling thread's context.
    ///
    /// # Safety
    ///
    /// - The object is alive, and was created by a library of the major version `MAJOR`.
    /// - No other code destroys the object.
    /// - All objects that the object depends on outlive it.
    /// - If the handle is not [`AnyThread`], this thread has created the object.
    #[inline]
    pub unsafe fn from_raw(handle: H) -> Self {
        Self { handle, home: H::home(), process: Process::this(), threads: PhantomData }
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
    pub fn into_raw(self) -> H {
        let handle = self.handle;
        if self.process.is_this() {
            // SAFETY: this is the owner, and it is not borrowed.
            unsafe { handle.retire() };
        }
        mem::forget(self);
        handle
    }

    /// Borrows the handle. The owner cannot be dropped, moved or closed while the handle is borrowed.
    #[inline]
    pub const fn borrow(&self) -> Borrowed<'_, H, MAJOR> {
        Borrowed { handle: self.handle, owner: PhantomData }
    }

    /// Destroys the object, and reports errors that `drop` ignores. Like `drop`, does nothing in a forked child
    /// process.
    ///
    /// # Errors
    ///
    /// Errors of the library. Destruction is not retried.
    #[inline]
    pub fn close(self) -> Result<(), H::Error> {
        let (home, process) = (self.home, self.process);
        let handle = self.into_raw();
        // SAFETY: the owner of the object releases ownership.
        if process.is_this() { unsafe { handle.destroy(home) } } else { Ok(()) }
    }
}

/// Destroys the object and ignores errors; [`close`](Owned::close) reports them.
///
/// In a forked child process, objects of the parent are not destroyed, because CUDA does not work there.
impl<H: Destroy<MAJOR>, const MAJOR: u32> Drop for Owned<H, MAJOR> {
    #[inline]
    fn drop(&mut self) {
        if self.process.is_this() {
            // SAFETY: this is the owner of the object, which is not used afterwards.
            drop(unsafe {
                self.handle.retire();
                self.handle.destroy(self.home)
            });
        }
    }
}

impl<H: Destroy<MAJOR> + fmt::Debug, const MAJOR: u32> fmt::Debug for Owned<H, MAJOR> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Owned").field(&self.handle).finish()
    }
}

/// Compares the handles, and their contexts if the handles are only valid in one context.
impl<H: Destroy<MAJOR, Home: PartialEq> + PartialEq, const MAJOR: u32> PartialEq for Owned<H, MAJOR> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle && self.home == other.home
    }
}

impl<H: Destroy<MAJOR, Home: Eq> + Eq, const MAJOR: u32> Eq for Owned<H, MAJOR> {}

/// Hashes the handle, so that owners can be keys of maps.
impl<H: Destroy<MAJOR> + Hash, const MAJOR: u32> Hash for Owned<H, MAJOR> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.handle.hash(state);
    }
}

/// Dereferences to the raw handle: `*stream`.
impl<H: Destroy<MAJOR>, const MAJOR: u32> Deref for Owned<H, MAJOR> {
    type Target = H;

    #[inline]
    fn deref(&self) -> &H {
        &self.handle
    }
}

/// A handle whose object is alive for `'a` and has another owner, such as a function of a module, a node of a graph, or
/// the result of [`Owned::borrow`].
///
/// ```compile_fail,E0597
/// # use cubind::owned::{Borrowed, Destroy, Owned};
/// fn part<H: Destroy>(make: impl Fn() -> Owned<H>) {
///     let part = {
///         let whole = make();
///         whole.borrow()
///     };
///     part.handle();
/// }
/// ```
#[repr(transparent)]
pub struct Borrowed<'a, H, const MAJOR: u32 = 0> {
    handle: H,
    owner: PhantomData<(&'a (), *mut ())>,
}

// SAFETY: `ThreadSafe` guarantees that several threads may use the object.
unsafe impl<H: ThreadSafe + Send, const MAJOR: u32> Send for Borrowed<'_, H, MAJOR> {}
// SAFETY: `ThreadSafe` guarantees that several threads may use the object.
unsafe impl<H: ThreadSafe + Sync, const MAJOR: u32> Sync for Borrowed<'_, H, MAJOR> {}

impl<H: Copy, const MAJOR: u32> Borrowed<'_, H, MAJOR> {
    /// Creates a handle whose owner is not visible to the compiler: from a raw function, C code or another crate.
    ///
    /// # Safety
    ///
    /// While the result exists, the object must be alive, and no other thread may use it, unless the handle is
    /// [`ThreadSafe`]. The object must have been created by a library of the major version `MAJOR`.
    #[inline]
    pub const unsafe fn from_raw(handle: H) -> Self {
        Self { handle, owner: PhantomData }
    }

    /// Returns the handle, for raw functions.
    #[inline]
    pub const fn handle(self) -> H {
        self.handle
    }

    /// Converts a slice of borrowed handles to a slice of raw handles.
    #[inline]
    pub const fn handles(several: &[Self]) -> &[H] {
        // SAFETY: `Borrowed` is `repr(transparent)`.
        unsafe { core::slice::from_raw_parts(several.as_ptr().cast(), several.len()) }
    }
}

impl<H: Copy, const MAJOR: u32> Clone for Borrowed<'_, H, MAJOR> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Copy, const MAJOR: u32> Copy for Borrowed<'_, H, MAJOR> {}

/// Returns true if both are handles of the same object.
impl<H: PartialEq, const MAJOR: u32> PartialEq for Borrowed<'_, H, MAJOR> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}

impl<H: Eq, const MAJOR: u32> Eq for Borrowed<'_, H, MAJOR> {}

/// Hashes the handle.
impl<H: Hash, const MAJOR: u32> Hash for Borrowed<'_, H, MAJOR> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.handle.hash(state);
    }
}

impl<H: fmt::Debug, const MAJOR: u32> fmt::Debug for Borrowed<'_, H, MAJOR> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Borrowed").field(&self.handle).finish()
    }
}

/// Dereferences to the raw handle: `*function`.
impl<H, const MAJOR: u32> Deref for Borrowed<'_, H, MAJOR> {
    type Target = H;

    #[inline]
    fn deref(&self) -> &H {
        &self.handle
    }
}

impl<'a, H: Destroy<MAJOR>, const MAJOR: u32> From<&'a Owned<H, MAJOR>> for Borrowed<'a, H, MAJOR> {
    #[inline]
    fn from(owned: &'a Owned<H, MAJOR>) -> Self {
        owned.borrow()
    }
}

#[cfg(test)]
mod tests {
    use super::super::live::{AsHandle, MaybeHandle};
    use super::*;
    use crate::support::Output;
    use std::sync::atomic::{AtomicU32, Ordering};

    static DESTROYED: [AtomicU32; 8] = [const { AtomicU32::new(0) }; 8];

    #[repr(transparent)]
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Object(u32);

    // SAFETY: zero is a valid integer.
    unsafe impl Output for Object {}

    macro_rules! destroy {
        ($($major:literal)*) => { $(
            // SAFETY: destroying an object only increments a counter.
            unsafe impl Destroy<$major> for Object {
                type Error = u32;
                type Home = ();

                fn home() {}

                unsafe fn destroy(self, (): ()) -> Result<(), u32> {
                    match DESTROYED[self.0 as usize].fetch_add(1, Ordering::Relaxed) {
                        0 => Ok(()),
                        before => Err(before),
                    }
                }
            }
        )* };
    }
    destroy!(0 13);

    // SAFETY: the handle is an integer.
    unsafe impl AnyThread for Object {}
    // SAFETY: the handle is an integer.
    unsafe impl ThreadSafe for Object {}

    fn destroyed(object: u32) -> u32 {
        DESTROYED[object as usize].load(Ordering::Relaxed)
    }

    fn own(object: u32) -> Owned<Object> {
        // SAFETY: each test uses different objects.
        unsafe { Owned::from_raw(Object(object)) }
    }

    #[test]
    fn dropping_destroys_once() {
        let object = own(0);
        assert_eq!((*object, destroyed(0)), (Object(0), 0));
        drop(object);
        assert_eq!(destroyed(0), 1);
    }

    #[test]
    fn a_raw_handle_has_no_owner() {
        assert_eq!(own(1).into_raw(), Object(1));
        mem::forget(own(1));
        assert_eq!(destroyed(1), 0);
    }

    #[test]
    fn closing_reports_the_error() {
        assert_eq!(own(2).close(), Ok(()));
        assert_eq!(own(2).close(), Err(1));
        assert_eq!(destroyed(2), 2, "close does not drop it again");
    }

    #[test]
    fn functions_accept_owned_and_borrowed_handles() {
        fn take(of: impl AsHandle<Object>, or: impl MaybeHandle<Object>) -> (Object, Object) {
            (of.as_handle(), or.as_handle_or_null())
        }
        let (one, other) = (own(3), own(4));
        assert_eq!(take(&one, &other), (Object(3), Object(4)));
        assert_eq!(take(one.borrow(), None), (Object(3), Object(0)));
        assert_eq!(take(&one, Some(&other)), (Object(3), Object(4)));
        assert_eq!(take(&one, Borrowed::from(&other)), (Object(3), Object(4)));
        assert_eq!(Borrowed::handles(&[one.borrow(), other.borrow()]), [Object(3), Object(4)]);
    }

    #[test]
    fn owners_can_be_sent_and_shared() {
        let (object, shared) = (own(5), own(6));
        std::thread::scope(|scope| {
            scope.spawn(|| drop(object));
            scope.spawn(|| assert_eq!(shared.borrow().handle(), Object(6)));
        });
        assert_eq!((destroyed(5), destroyed(6)), (1, 0));
    }

    #[test]
    fn a_major_version_is_part_of_the_type() {
        // SAFETY: each test uses different objects.
        let object = unsafe { Owned::<Object, 13>::from_raw(Object(7)) };
        assert_eq!(format!("{object:?} {:?}", object.borrow()), "Owned(Object(7)) Borrowed(Object(7))");
        drop(object);
        assert_eq!(destroyed(7), 1);
    }
}
