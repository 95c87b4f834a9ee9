//! What Python's collector of cycles sees: which of our objects it looks at, and what they refer to.
//!
//! A cycle can only close over what a program gave to the fields of a record (or over attributes of a class made in
//! Python, which Python itself looks after):
//!
//! * A **record** with memory of its own refers to the owners of what its fields point to. It is in the collector's
//!   lists only once there is one: before, it refers to nothing. Memory of lists is the same.
//! * A **record that shares memory**, and a **handle of a field**, refer to the record that owns the memory.
//!   They are in the lists from the start.
//! * An **arena** that a field's owner is refers to the objects, the exports of buffers, and the callables in it.
//! * A **handle that has its value itself**, which is what every call makes, refers to nothing. It is no object of the
//!   collector's, although others of its class are (`tp_is_gc`): it has no head for the lists, and costs as much as if
//!   there were no collector.
//!
//! To break a cycle, records with memory of their own let go of everything that their fields point to, and the memory
//! becomes zeros, so that nothing of it points to what is gone. That is enough: whatever keeps one of the others alive
//! leads to the fields of such a record. The others stay as they are to the end, as tuples do.
//!
//! What CUDA may call or read without a record is never in a cycle, as it is referred to from outside of Python's
//! objects: callables and user data in fields (CUDA may use those at any time: they are never freed),
//! callables of calls until CUDA has called them or the handle that they belong to is gone, and what is kept alive for a
//! handle.

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

    /// One reference, as C has it; nothing for null.
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
    /// Shows each reference that the instance has. No object may be made or freed meanwhile, nor a reference counted.
    fn traverse(&self, visit: &Visit) -> Visited;

    /// Lets go of what may be part of a cycle.
    fn clear(&self) {}

    /// Whether this very instance is the collector's, and was allocated so.
    #[inline(always)]
    fn is_collected(&self) -> bool {
        true
    }
}
