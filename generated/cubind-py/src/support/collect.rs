//! Garbage collection of reference cycles: the objects that the collector tracks, and their references.
//!
//! A cycle can only be created by assigning objects to the fields of a record (or to attributes of a class that is
//! defined in Python, which CPython handles):
//!
//! * A **record** with its own memory refers to the owners of its fields' targets. It is tracked from its first owner
//!   on, because before that it has no references. The same applies to the memory of lists.
//! * A **record that shares memory**, and a **handle of a field**, refer to the record that owns the memory. The record
//!   also refers to its nested records, which share the same memory. They are tracked from the start.
//! * An **arena** that owns memory of a field refers to the objects, the exports of buffers, and the callables in it.
//! * A **handle that stores its value itself**, such as a handle that a call returns, has no references. It is
//!   allocated without the collector's header, although other instances of its class have that header (`tp_is_gc`). It
//!   therefore has no overhead over an untracked object.
//!
//! To break a cycle (tp_clear), records with their own memory drop the owners of their fields' targets, and
//! zero the memory, so that no pointer dangles. This suffices, because every cycle contains a field of such a record.
//! The other objects are not cleared, like tuples.
//!
//! Objects that CUDA may call or read without a record are never in a collectable cycle, because they are referenced
//! from outside of Python. These are callables and user data in fields, which are never freed because CUDA may use them
//! at any time; callables that were passed to calls, until CUDA has called them or their handle is destroyed; and
//! objects that are kept alive for a handle.

use core::ffi::{c_int, c_void};
use core::ops::ControlFlow;

use pyo3::ffi;

use super::refs::StrongRef;

/// The result of a visit: continue, or stop with the collector's return value.
pub type Visited = ControlFlow<c_int>;

/// The collector's visitor, which receives the references of an object.
pub struct Visit {
    function: ffi::visitproc,
    argument: *mut c_void,
}

impl Visit {
    /// Creates a visitor from the collector's function and argument.
    pub(super) fn new(function: ffi::visitproc, argument: *mut c_void) -> Self {
        Self { function, argument }
    }

    /// Visits one reference.
    pub fn reference(&self, to: &StrongRef) -> Visited {
        // SAFETY: the reference keeps its object alive.
        unsafe { self.pointer(to.as_ptr()) }
    }

    /// Visits one reference, unless it is null.
    ///
    /// # Safety
    ///
    /// The object must be alive.
    pub unsafe fn pointer(&self, to: *mut ffi::PyObject) -> Visited {
        if to.is_null() {
            return ControlFlow::Continue(());
        }
        // SAFETY: the collector's function is called with the collector's argument, during the collector's call, and
        // the object is alive.
        match unsafe { (self.function)(to, self.argument) } {
            0 => ControlFlow::Continue(()),
            stop => ControlFlow::Break(stop),
        }
    }
}

/// The garbage collection of a class's instances.
pub trait Collect {
    /// Visits each reference of the instance. The implementation must not create or free objects, or change reference
    /// counts.
    fn traverse(&self, visit: &Visit) -> Visited;

    /// Drops the references that may be part of a cycle.
    fn clear(&self) {}

    /// Returns true if the collector tracks this instance, and its memory was allocated for the collector.
    #[inline(always)]
    fn is_collected(&self) -> bool {
        true
    }
}
