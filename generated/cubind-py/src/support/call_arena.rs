//! The owner of the memory, Python objects and buffer exports that must stay alive while CUDA may access them.

use core::cell::Cell;
use core::ffi::{CStr, c_int};
use core::mem::MaybeUninit;
use core::ops::ControlFlow;
use core::ptr::{self, NonNull};
use core::slice;
use std::alloc::{Layout, alloc_zeroed, dealloc};

use pyo3::ffi;
use pyo3::prelude::*;

use super::array_elements::{self, Elements};
use super::c_api::{self, interned};
use super::closure::Closure;
use super::collect::{Visit, Visited};
use super::errors::{Fallible, Object, Raised, no_memory};
use super::own::Name;
use super::place::Places;
use super::refs::StrongRef;
use super::tables::Ty;

/// Owns the memory and objects that a call's pointer arguments point to, and frees them when it is dropped. An empty
/// arena allocates nothing, and every entry is one allocation. An arena can be moved, because entries have fixed
/// addresses on the heap. Entries are never removed before the arena is dropped, so a shared reference to the arena
/// suffices to borrow them.
///
/// The arena must be dropped while the thread is attached to the interpreter, because it owns references.
#[derive(Default)]
pub struct CallArena {
    /// The latest node; each node points to the previous one.
    last: Cell<Option<NonNull<Node>>>,
}

// SAFETY: an arena owns its nodes, which may be dropped on any thread that is attached to the interpreter.
unsafe impl Send for CallArena {}

/// The head of an arena's entry.
#[repr(C, align(16))]
struct Node {
    before: Option<NonNull<Node>>,
    thing: Thing,
}

enum Thing {
    /// Memory of this many bytes, which follows the node.
    Memory(usize),
    /// A reference to a Python object.
    Object(StrongRef),
    /// An exported buffer.
    Export(Export),
    /// A Python callable with a C function, which CUDA may call.
    Callable(Callable),
}

/// A Python callable with a C function. The callable is valid for the lifetime of this value.
struct Callable(&'static Closure);

impl Drop for Callable {
    fn drop(&mut self) {
        self.0.retire();
    }
}

impl Node {
    /// Returns the layout of a node and this many bytes after the node.
    fn layout(bytes: usize) -> Option<Layout> {
        Layout::from_size_align(size_of::<Self>().checked_add(bytes)?, align_of::<Self>()).ok()
    }

    /// Allocates a node, followed by this many zero bytes. Returns `None` if memory is exhausted.
    fn new(bytes: usize) -> Option<NonNull<Self>> {
        // SAFETY: the size of the layout is at least that of a node.
        NonNull::new(unsafe { alloc_zeroed(Self::layout(bytes)?) }.cast())
    }
}

impl CallArena {
    /// Creates an empty arena.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { last: Cell::new(None) }
    }

    /// Returns true if the arena has no entries.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.last.get().is_none()
    }

    /// Allocates zeroed memory for this many values of this size, aligned for every C type. The pointer is never null,
    /// even for 0 bytes. Raises a MemoryError if the allocation fails, because the program chooses the count.
    #[inline]
    pub fn memory(&self, py: Python<'_>, count: usize, size: usize) -> Fallible<*mut u8> {
        count.checked_mul(size).and_then(|bytes| self.allocate(bytes)).ok_or_else(|| no_memory(py))
    }

    /// Allocates contiguous, zeroed C values, followed by zeroed spare memory for additional values.
    pub fn places<'a, 'py>(
        &'a self,
        py: Python<'py>,
        ty: &'a Ty,
        count: usize,
        spare: usize,
    ) -> Fallible<Places<'a, 'py>> {
        let memory = self.memory(py, count.saturating_add(spare), ty.size())?;
        // SAFETY: the memory is new and has this size; zeros are a value of every type.
        Ok(unsafe { Places::new(ty, memory, count, None) })
    }

    /// Allocates zeroed memory for this many words or pointers.
    #[allow(clippy::mut_from_ref, reason = "each call returns separate memory")]
    pub fn slots<T>(&self, py: Python<'_>, count: usize) -> Fallible<&mut [MaybeUninit<T>]> {
        const { assert!(align_of::<T>() <= align_of::<Node>()) };
        let memory = self.memory(py, count, size_of::<T>())?;
        // SAFETY: the memory is new, is not shared, has this size, and is valid while the arena is alive.
        Ok(unsafe { slice::from_raw_parts_mut(memory.cast(), count) })
    }

    fn allocate(&self, size: usize) -> Option<*mut u8> {
        let node = Node::new(size)?;
        // SAFETY: the memory is new, and has the size of the node and the bytes after it.
        unsafe {
            node.write(Node { before: self.last.replace(Some(node)), thing: Thing::Memory(size) });
            Some(node.add(1).cast().as_ptr())
        }
    }

    /// Keeps an object alive until the arena is dropped.
    pub fn object(&self, object: Object<'_, '_>) -> Fallible<()> {
        self.push(Thing::Object(StrongRef::new(object))).map_err(|_| no_memory(object.py()))
    }

    /// Returns the memory of a contiguous buffer. The memory is not resized or released while the arena is alive.
    pub fn buffer(&self, object: Object<'_, '_>, writable: bool) -> Fallible<(*mut u8, usize)> {
        let export = Export::new(object, writable)?;
        let (memory, size) = (export.memory(), export.size());
        self.export(object.py(), export)?;
        Ok((memory, size))
    }

    /// Keeps the export of a buffer alive.
    pub fn export(&self, py: Python<'_>, export: Export) -> Fallible<()> {
        self.push(Thing::Export(export)).map_err(|_| no_memory(py))
    }

    /// Keeps a Python callable with a C function alive. CUDA already has the function, so the callable is leaked if the
    /// entry cannot be allocated.
    pub fn closure(&self, closure: &'static Closure) {
        self.push(Thing::Callable(Callable(closure))).unwrap_or_else(core::mem::forget);
    }

    /// Adds an entry. Returns the entry as an error if its memory cannot be allocated.
    fn push(&self, thing: Thing) -> Result<(), Thing> {
        let Some(node) = Node::new(0) else { return Err(thing) };
        // SAFETY: the memory is new, and has the size of a node.
        unsafe { node.write(Node { before: self.last.replace(Some(node)), thing }) };
        Ok(())
    }

    /// Visits the references in the arena, for the garbage collector.
    pub fn traverse(&self, visit: &Visit) -> Visited {
        let mut next = self.last.get();
        while let Some(node) = next {
            // SAFETY: the node is in the arena's list.
            let node = unsafe { node.as_ref() };
            match &node.thing {
                Thing::Memory(_) => {}
                Thing::Object(object) => visit.reference(object)?,
                Thing::Export(export) => export.traverse(visit)?,
                Thing::Callable(callable) => callable.0.traverse(visit)?,
            }
            next = node.before;
        }
        ControlFlow::Continue(())
    }

    #[cold]
    #[inline(never)]
    fn empty(&mut self) {
        while let Some(node) = self.last.get() {
            // SAFETY: each node is in one list, and was allocated with the layout of its entry. It is removed from the
            // list before its contents are dropped, because dropping them may run Python code.
            unsafe {
                self.last.set(node.as_ref().before);
                let bytes = if let Thing::Memory(bytes) = node.as_ref().thing { bytes } else { 0 };
                node.drop_in_place();
                if let Some(layout) = Node::layout(bytes) {
                    dealloc(node.cast().as_ptr(), layout);
                }
            }
        }
    }
}

impl Drop for CallArena {
    #[inline(always)]
    fn drop(&mut self) {
        if !self.is_empty() {
            self.empty();
        }
    }
}

/// The export of an object's buffer, during which the memory is not moved.
///
/// PyO3's `PyUntypedBuffer` requests shape, strides and format, which some exporters of plain bytes lack. It also
/// attaches the thread again to release the buffer.
pub struct Export(Box<ffi::Py_buffer>);

impl Export {
    /// Requests the memory of a contiguous buffer.
    pub fn new(object: Object<'_, '_>, writable: bool) -> Fallible<Self> {
        Self::with(object, if writable { ffi::PyBUF_WRITABLE } else { ffi::PyBUF_SIMPLE })
    }

    /// Like [`new`](Self::new), but with the format of the elements. An array of Python objects is rejected: its memory
    /// contains references, which only Python may write, and which are not C values.
    pub fn described(object: Object<'_, '_>, name: Name, writable: bool) -> Fallible<Self> {
        let access = if writable { ffi::PyBUF_WRITABLE } else { ffi::PyBUF_SIMPLE };
        match Self::with(object, access | ffi::PyBUF_FORMAT) {
            Ok(export) if export.elements(false).are_objects() => Err(array_elements::objects(object, name)),
            Err(raised) => Self::undescribed(object, name, access, raised),
            export => export,
        }
    }

    /// Requests the memory of an array whose element type has no format letter, such as NumPy's `datetime64`.
    #[cold]
    fn undescribed(object: Object<'_, '_>, name: Name, access: c_int, raised: Raised) -> Fallible<Self> {
        let py = object.py();
        // The pending exception is taken out of the interpreter, because attributes of the object are read next.
        let error = PyErr::from(raised);
        let references = has_references(object).map_err(PyErr::from);
        let raised = Raised::from(error);
        match references {
            Ok(Some(false)) => {
                raised.clear_unless_fatal(py)?;
                Self::with(object, access)
            }
            Ok(Some(true)) => Err(raised.or(py, || array_elements::objects(object, name))),
            Ok(None) => Err(raised),
            Err(other) => {
                raised.clear(py);
                Err(other.into())
            }
        }
    }

    /// Returns the type of the elements.
    pub fn elements(&self, typed: bool) -> Elements {
        // SAFETY: the pointer is null, or refers to a string that lives as long as the export.
        let format = (!self.0.format.is_null()).then(|| unsafe { CStr::from_ptr(self.0.format) });
        Elements::of_format(format, self.0.itemsize as usize, typed)
    }

    fn with(object: Object<'_, '_>, access: c_int) -> Fallible<Self> {
        let mut view = Box::new(ffi::Py_buffer::new());
        let flags = ffi::PyBUF_ANY_CONTIGUOUS | access;
        // SAFETY: the object is alive and the thread is attached. This function owns the view, which does not move.
        if unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), ptr::from_mut(&mut *view), flags) } != 0 {
            return Err(Raised::already_set(object.py()));
        }
        Ok(Self(view))
    }

    /// Returns the address of the memory.
    pub fn memory(&self) -> *mut u8 {
        self.0.buf.cast()
    }

    /// Returns the size of the memory in bytes.
    pub fn size(&self) -> usize {
        self.0.len as usize
    }

    /// Copies the memory to `to` if both have the same size, and returns true if it did.
    pub fn copy_to(&self, to: &mut [u8]) -> bool {
        let same = to.len() == self.size();
        if same {
            // SAFETY: both memory regions have this size, and no other thread writes to them, because this thread holds
            // the GIL.
            unsafe { to.as_mut_ptr().copy_from(self.memory(), to.len()) };
        }
        same
    }

    /// Visits the exporting object, for the garbage collector.
    ///
    /// Memoryviews before Python 3.13 are not visited: the collector could clear one although it is exported, and
    /// CPython would crash when the export ends (python/cpython#77894). Cycles through such memoryviews are therefore
    /// not collected.
    fn traverse(&self, visit: &Visit) -> Visited {
        // SAFETY: an export refers to its object; the version never changes.
        unsafe {
            if ffi::PyMemoryView_Check(self.0.obj) != 0 && ffi::Py_Version < 0x030d_0000 {
                return ControlFlow::Continue(());
            }
            visit.pointer(self.0.obj)
        }
    }
}

impl Drop for Export {
    fn drop(&mut self) {
        // SAFETY: the view was filled by `PyObject_GetBuffer` and is released once. Owners of exports are dropped on
        // attached threads.
        unsafe { ffi::PyBuffer_Release(ptr::from_mut(&mut *self.0)) };
    }
}

/// Returns true if an array that is similar to NumPy's contains references to Python objects. Returns `None` for any
/// other object.
fn has_references(object: Object<'_, '_>) -> Fallible<Option<bool>> {
    let py = object.py();
    let Some(dtype) = c_api::named_if_there(object, interned!(py, "dtype")?)? else { return Ok(None) };
    let Some(flag) = c_api::named_if_there(dtype.as_borrowed(), interned!(py, "hasobject")?)? else { return Ok(None) };
    Ok(Some(flag.is_truthy()?))
}
