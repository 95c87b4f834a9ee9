//! Groups of library calls, which borrow memory until the library has executed the group.

use core::cell::Cell;
use core::fmt;
use core::marker::PhantomData;

use super::allocation::Held;
use super::line::Work;

/// A group of library calls on the thread that has begun the group. The `Group` of each library wraps this type.
///
/// `'g` is the lifetime of all arguments of the calls. It is invariant, so the lifetime of a group cannot be shortened.
#[doc(hidden)]
pub struct CallGroup<'g, E> {
    held: Vec<(Box<dyn Held + 'g>, Work)>,
    end: Option<Box<dyn FnOnce() -> Result<(), E> + 'g>>,
    scope: PhantomData<(&'g mut &'g (), *mut ())>,
}

thread_local! {
    /// True if the thread is in a group.
    static IS_OPEN: Cell<bool> = const { Cell::new(false) };
}

impl CallGroup<'_, ()> {
    /// Returns true if the thread is in a group.
    pub fn is_open() -> bool {
        IS_OPEN.get()
    }
}

impl<'g, E> CallGroup<'g, E> {
    /// Wraps a group that has just begun, and the function that ends it.
    ///
    /// # Safety
    ///
    /// The library's group must have begun on this thread, and `end` must end it. Until then, the thread must only call
    /// functions of the library whose memory the group [holds](Self::hold).
    pub unsafe fn begun(end: impl FnOnce() -> Result<(), E> + 'g) -> Self {
        IS_OPEN.set(true);
        Self { held: Vec::new(), end: Some(Box::new(end)), scope: PhantomData }
    }

    /// Keeps memory or a handle until the group has ended, and then marks it as used by `work`.
    pub fn hold(&mut self, argument: impl Held + 'g, work: &Work) {
        self.held.push((Box::new(argument), work.clone()));
    }

    /// Ends the group.
    ///
    /// # Errors
    ///
    /// Errors of the library's function.
    pub fn end(mut self) -> Result<(), E> {
        self.finish()
    }

    fn finish(&mut self) -> Result<(), E> {
        let Some(end) = self.end.take() else { return Ok(()) };
        let ended = end();
        IS_OPEN.set(false);
        // The memory is marked even if there is an error, because some of the work may have started.
        for (memory, work) in &mut self.held {
            memory.by(work);
        }
        self.held.clear();
        ended
    }
}

/// Ends the group after a panic.
impl<E> Drop for CallGroup<'_, E> {
    fn drop(&mut self) {
        drop(self.finish());
    }
}

impl<E> fmt::Debug for CallGroup<'_, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CallGroup(keeps {})", self.held.len())
    }
}
