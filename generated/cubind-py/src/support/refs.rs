//! Counting references without a call.

use super::errors::Object;

/// One more reference to this object.
///
/// What C extensions for the stable ABI of Python 3.11 do in their own code, and what every later interpreter with the
/// lock therefore has to live with; objects that never die count with so much room that this does not matter (PEP 683).
/// Free-threaded interpreters have no such ABI: a build for one must call `Py_IncRef` here.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter, and holds its lock.
#[inline(always)]
pub unsafe fn incref(object: Object) {
    // SAFETY: the caller's: nobody else counts at the same time.
    unsafe { (*object).ob_refcnt += 1 };
}
