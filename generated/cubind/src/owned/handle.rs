//! Handles with an owner.

use core::hash::{Hash, Hasher};
use core::{fmt, marker::PhantomData, mem, ops::Deref};

use crate::support::process::Process;

/// A handle whose object a function can destroy: the one that [`Owned`] calls when it is dropped.
///
/// `MAJOR` is the major version of CUDA whose library has made the object, where each has a file of its own: a program of
/// CUDA 12's NVRTC means nothing to that of CUDA 13. It is 0 where one file serves all of them, as that of the driver.
///
/// # Safety
///
/// [`destroy`](Self::destroy) destroys what the handle stands for, on the thread that has made it; on others as well if the
/// handle is [`AnyThread`].
pub unsafe trait Destroy<const MAJOR: u32 = 0>: Copy + 'static {
    /// Why an object could not be destroyed.
    type Error;

    /// Where an object is destroyed: the context in which it was made, if it means something there alone; else `()`.
    type Home: Copy;

    /// The home of an object that the calling thread has just made.
    fn home() -> Self::Home;

    /// Destroys the object.
    ///
    /// # Errors
    ///
    /// What the library returns.
    ///
    /// # Safety
    ///
    /// The object is alive, its home is this one, and it is not used afterwards.
    unsafe fn destroy(self, home: Self::Home) -> Result<(), Self::Error>;

    /// An owner is about to destroy the object, or to give it up.
    ///
    /// # Safety
    ///
    /// The caller is that owner, and nothing else uses the object during the call.
    #[doc(hidden)]
    unsafe fn retire(self) {}
}

/// A handle whose object any thread may use and destroy, one at a time: a document of the library says so, or a test tries it.
///
/// `MAJOR` is explained at [`Destroy`]. An [`Owned`] one is [`Send`]. Every other one stays on the thread that has made it: nvJitLink corrupts memory when a linker is
/// destroyed on another thread.
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
/// Every safe function that takes the handle, and what destroys it, may be called on any thread.
pub unsafe trait AnyThread<const MAJOR: u32 = 0> {}

/// A handle that several threads may use at the same time, as its functions lock what they need: a document of the library says
/// so, or a test tries it.
///
/// An [`Owned`] or a [`Borrowed`] one is [`Sync`].
///
/// # Safety
///
/// Every safe function that takes the handle may be called by several threads at the same time.
pub unsafe trait ThreadSafe {}

/// A handle that destroys its object when it is dropped.
///
/// `MAJOR` is explained at [`Destroy`]: `Owned<CUstream>` is the same in every major version, an `Owned<nvrtcProgram, 13>`
/// belongs to CUDA 13's NVRTC.
///
/// ```
/// use cubind::owned::{Destroy, Owned};
///
/// #[derive(Clone, Copy, Debug)]
/// struct Door(u32);
///
/// // SAFETY: a number, and a message.
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
/// // SAFETY: nobody else has this door.
/// let door = unsafe { Owned::<Door>::from_raw(Door(1)) };
/// assert_eq!(door.handle().0, 1);
/// door.close()?; // or `drop(door)`, which ignores the error
/// # Ok::<(), std::fmt::Error>(())
/// ```
///
/// It cannot be destroyed twice, nor used afterwards:
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
/// Nor can the handle be copied with it:
///
/// ```compile_fail,E0308
/// # use cubind::owned::{Destroy, Owned};
/// fn both<H: Destroy>(object: Owned<H>) -> (Owned<H>, Owned<H>) {
///     (object.clone(), object)
/// }
/// ```
///
/// Threads share only what is [`ThreadSafe`]:
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
    /// A pointer is neither `Send` nor `Sync`: below is what is.
    threads: PhantomData<*mut ()>,
}

// SAFETY: `AnyThread` promises that any thread may destroy the object, and without `Sync` only one at a time uses it.
unsafe impl<H: Destroy<MAJOR, Home: Send> + AnyThread<MAJOR> + Send, const MAJOR: u32> Send for Owned<H, MAJOR> {}
// SAFETY: `ThreadSafe` promises that several threads may use the object.
unsafe impl<H: Destroy<MAJOR, Home: Sync> + ThreadSafe + Sync, const MAJOR: u32> Sync for Owned<H, MAJOR> {}

impl<H: Destroy<MAJOR>, const MAJOR: u32> Owned<H, MAJOR> {
    /// Makes this the owner of an object: one that a raw function, C code or another crate has made. If it means something in a
    /// context alone, such as a texture object, that is the calling thread's.
    ///
    /// # Safety
    ///
    /// The object is alive, made by a library of the major version `MAJOR`, and nothing else destroys it. Whatever must
    /// outlive it does. If the handle is not [`AnyThread`], this thread has made the object.
    #[inline]
    pub unsafe fn from_raw(handle: H) -> Self {
        Self { handle, home: H::home(), process: Process::this(), threads: PhantomData }
    }

    /// The handle, for raw functions: it is valid as long as this is not dropped.
    #[inline]
    pub const fn handle(&self) -> H {
        self.handle
    }

    /// The handle without its owner: nothing destroys the object any more, unless it gets [another
    /// one](Self::from_raw).
    #[inline]
    #[must_use = "nothing destroys the object any more"]
    pub fn into_raw(self) -> H {
        let handle = self.handle;
        if self.process.is_this() {
            // SAFETY: this is the owner, and it is not borrowed.
            unsafe { handle.retire() };
        }
        mem::forget(self);
        handle
    }

    /// The handle, for as long as this is not dropped, moved or closed.
    #[inline]
    pub const fn borrow(&self) -> Borrowed<'_, H, MAJOR> {
        Borrowed { handle: self.handle, owner: PhantomData }
    }

    /// Destroys the object, and reports the error that dropping this would ignore. Does nothing in a child of `fork`, as `drop`.
    ///
    /// # Errors
    ///
    /// What the library returns: this does not try again.
    #[inline]
    pub fn close(self) -> Result<(), H::Error> {
        let (home, process) = (self.home, self.process);
        let handle = self.into_raw();
        // SAFETY: the owner of the object gives it up.
        if process.is_this() { unsafe { handle.destroy(home) } } else { Ok(()) }
    }
}

/// Destroys the object. An error of that is ignored: [`close`](Owned::close) reports it.
///
/// In a child of `fork` that got this from its parent, nothing is destroyed: CUDA does not work there.
impl<H: Destroy<MAJOR>, const MAJOR: u32> Drop for Owned<H, MAJOR> {
    #[inline]
    fn drop(&mut self) {
        if self.process.is_this() {
            // SAFETY: this is the owner of the object, and the last that is known of it.
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

/// By the handle, and by the context if the handle means something there alone.
impl<H: Destroy<MAJOR, Home: PartialEq> + PartialEq, const MAJOR: u32> PartialEq for Owned<H, MAJOR> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle && self.home == other.home
    }
}

impl<H: Destroy<MAJOR, Home: Eq> + Eq, const MAJOR: u32> Eq for Owned<H, MAJOR> {}

/// By the handle, so that owners are keys of maps.
impl<H: Destroy<MAJOR> + Hash, const MAJOR: u32> Hash for Owned<H, MAJOR> {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.handle.hash(state);
    }
}

/// The raw handle: `*stream`.
impl<H: Destroy<MAJOR>, const MAJOR: u32> Deref for Owned<H, MAJOR> {
    type Target = H;

    #[inline]
    fn deref(&self) -> &H {
        &self.handle
    }
}

/// A handle whose object belongs to something that lives as long as `'a`: a function of a module, a node of a graph, or what
/// [`Owned::borrow`] returns.
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

// SAFETY: `ThreadSafe` promises that several threads may use the object.
unsafe impl<H: ThreadSafe + Send, const MAJOR: u32> Send for Borrowed<'_, H, MAJOR> {}
// SAFETY: as above.
unsafe impl<H: ThreadSafe + Sync, const MAJOR: u32> Sync for Borrowed<'_, H, MAJOR> {}

impl<H: Copy, const MAJOR: u32> Borrowed<'_, H, MAJOR> {
    /// Makes a handle with an owner that the compiler does not see: of a raw function, C code or another crate.
    ///
    /// # Safety
    ///
    /// As long as the result lives, the object is alive, and no other thread uses it, unless it is [`ThreadSafe`]. It was
    /// made by a library of the major version `MAJOR`.
    #[inline]
    pub const unsafe fn from_raw(handle: H) -> Self {
        Self { handle, owner: PhantomData }
    }

    /// The handle, for raw functions.
    #[inline]
    pub const fn handle(self) -> H {
        self.handle
    }

    /// Several of them as an array for raw functions.
    #[inline]
    pub const fn handles(several: &[Self]) -> &[H] {
        // SAFETY: `Borrowed` is transparent.
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

/// Whether both stand for the same object.
impl<H: PartialEq, const MAJOR: u32> PartialEq for Borrowed<'_, H, MAJOR> {
    fn eq(&self, other: &Self) -> bool {
        self.handle == other.handle
    }
}

impl<H: Eq, const MAJOR: u32> Eq for Borrowed<'_, H, MAJOR> {}

/// By the handle.
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

/// The raw handle: `*function`.
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

    // SAFETY: zero is a number.
    unsafe impl Output for Object {}

    macro_rules! destroy {
        ($($major:literal)*) => { $(
            // SAFETY: a counter.
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

    // SAFETY: a number.
    unsafe impl AnyThread for Object {}
    // SAFETY: a number.
    unsafe impl ThreadSafe for Object {}

    fn destroyed(object: u32) -> u32 {
        DESTROYED[object as usize].load(Ordering::Relaxed)
    }

    fn own(object: u32) -> Owned<Object> {
        // SAFETY: each test has objects of its own.
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
        assert_eq!(destroyed(2), 2, "neither is dropped as well");
    }

    #[test]
    fn functions_take_what_is_alive() {
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
    fn owners_go_from_thread_to_thread() {
        let (object, shared) = (own(5), own(6));
        std::thread::scope(|scope| {
            scope.spawn(|| drop(object));
            scope.spawn(|| assert_eq!(shared.borrow().handle(), Object(6)));
        });
        assert_eq!((destroyed(5), destroyed(6)), (1, 0));
    }

    #[test]
    fn a_major_version_is_part_of_the_type() {
        // SAFETY: as above.
        let object = unsafe { Owned::<Object, 13>::from_raw(Object(7)) };
        assert_eq!(format!("{object:?} {:?}", object.borrow()), "Owned(Object(7)) Borrowed(Object(7))");
        drop(object);
        assert_eq!(destroyed(7), 1);
    }
}
