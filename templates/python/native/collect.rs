//! Garbage collection of reference cycles: the objects that are tracked, and their references.
//!
//! A cycle can only contain objects that a program assigned to the fields of a record (or attributes of a class made in
//! Python, which CPython handles):
//!
//! * A **record** with memory of its own refers to the owners of what its fields point to. It is tracked
//!   only once there is one: before, it has no references. The same applies to the memory of lists.
//! * A **record that shares memory**, and a **handle of a field**, refer to the record that owns the memory.
//!   They are tracked from the start.
//! * An **arena** that a field's owner is refers to the objects, the exports of buffers, and the callables in it.
//! * A **handle that has its value itself**, which is what every call makes, has no references. It is allocated
//!   without the collector's header, although other instances of its class have one (`tp_is_gc`), so it costs no more than
//!   an object that is not tracked.
//!
//! To break a cycle (tp_clear), records with memory of their own drop the owners of what their fields point to, and zero
//! the memory, so that no pointer dangles. That is enough: every cycle leads through the fields of such a record. The
//! other objects are not cleared, like tuples.
//!
//! What CUDA may call or read without a record is never in a collectable cycle, as it is referenced from outside of
//! Python's objects: callables and user data in fields (CUDA may use those at any time: they are never freed),
//! callables of calls until CUDA has called them or the handle that they belong to is destroyed, and objects that are kept
//! alive for a handle.

use core::ffi::{c_int, c_void};
use core::ops::ControlFlow;

use pyo3::ffi;

use super::refs::StrongRef;

/// Whether the collector wants to see more.
pub type Visited = ControlFlow<c_int>;

/// Where the collector is shown what an object refers to.
pub struct Visit {
    function: ffi::visitproc,
    argument: *mut c_void,
}

impl Visit {
    /// For the collector's own function and argument.
    pub(super) fn new(function: ffi::visitproc, argument: *mut c_void) -> Self {
        Self { function, argument }
    }

    /// One reference.
    pub fn reference(&self, to: &StrongRef) -> Visited {
        // SAFETY: it keeps its object alive.
        unsafe { self.pointer(to.as_ptr()) }
    }

    /// Visits one reference, unless it is null.
    ///
    /// # Safety
    ///
    /// The object is alive.
    pub unsafe fn pointer(&self, to: *mut ffi::PyObject) -> Visited {
        if to.is_null() {
            return ControlFlow::Continue(());
        }
        // SAFETY: the collector's function, with its argument, during its call; the object is alive.
        match unsafe { (self.function)(to, self.argument) } {
            0 => ControlFlow::Continue(()),
            stop => ControlFlow::Break(stop),
        }
    }
}

/// What instances of a class are to the collector.
pub trait Collect {
    /// Visits each reference of the instance. It must not create or free objects, nor change reference counts.
    fn traverse(&self, visit: &Visit) -> Visited;

    /// Drops the references that may be part of a cycle.
    fn clear(&self) {}

    /// Whether this very instance is the collector's, and was allocated so.
    #[inline(always)]
    fn is_collected(&self) -> bool {
        true
    }
}
