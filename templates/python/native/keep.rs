//! What must stay alive while CUDA may look at it: memory, Python objects, and exports of their buffers.

use core::ptr;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised};

/// Owns what a call's arguments point to; all of it goes when this does. Costs nothing while it is empty, and can be
/// moved: everything in it has a place of its own on the heap.
///
/// A keep is dropped while the thread is attached to the interpreter, as it owns references.
#[derive(Default)]
pub struct Keep(Option<Box<Kept>>);

#[derive(Default)]
struct Kept {
    blocks: Vec<Box<[u128]>>,
    objects: Vec<Owned>,
    exports: Vec<Export>,
}

impl Keep {
    /// Nothing yet.
    #[inline(always)]
    pub const fn new() -> Self {
        Self(None)
    }

    /// Whether nothing was put into it.
    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// Zeroed memory, aligned for every C type. Never null, even for no bytes.
    pub fn memory(&mut self, size: usize) -> *mut u8 {
        let mut block = vec![0u128; size.div_ceil(size_of::<u128>()).max(1)].into_boxed_slice();
        let memory = block.as_mut_ptr().cast();
        self.kept().blocks.push(block);
        memory
    }

    /// Zeroed memory, of a size that the program says: none if there is not that much.
    pub fn try_memory(&mut self, size: usize) -> Option<*mut u8> {
        let words = size.div_ceil(size_of::<u128>()).max(1);
        let mut block = Vec::<u128>::new();
        block.try_reserve_exact(words).ok()?;
        block.resize(words, 0);
        let mut block = block.into_boxed_slice();
        let memory = block.as_mut_ptr().cast();
        self.kept().blocks.push(block);
        Some(memory)
    }

    /// Keeps an object alive.
    ///
    /// # Safety
    ///
    /// `object` is alive; the thread is attached to the interpreter.
    pub unsafe fn object(&mut self, object: Object) {
        // SAFETY: the caller's.
        self.kept().objects.push(unsafe { Owned::another(object) });
    }

    /// The memory of a contiguous buffer, which is not resized or released while this keep lives.
    ///
    /// # Safety
    ///
    /// `object` is alive; the thread is attached to the interpreter.
    pub unsafe fn buffer(&mut self, object: Object, writable: bool) -> Py<(*mut u8, usize)> {
        // SAFETY: the caller's.
        let export = unsafe { Export::new(object, writable) }?;
        let (memory, size) = (export.memory(), export.size());
        self.kept().exports.push(export);
        Ok((memory, size))
    }

    /// Takes over everything that another keep owns.
    pub fn absorb(&mut self, other: Self) {
        if let Some(other) = other.0 {
            let kept = self.kept();
            kept.blocks.extend(other.blocks);
            kept.objects.extend(other.objects);
            kept.exports.extend(other.exports);
        }
    }

    fn kept(&mut self) -> &mut Kept {
        self.0.get_or_insert_default()
    }
}

/// The export of an object's buffer: while it lives, the memory stays where it is.
pub struct Export(Box<ffi::Py_buffer>);

impl Export {
    /// Asks for the memory of a contiguous buffer.
    ///
    /// # Safety
    ///
    /// `object` is alive; the thread is attached to the interpreter.
    pub unsafe fn new(object: Object, writable: bool) -> Py<Self> {
        let mut view = Box::new(ffi::Py_buffer::new());
        let flags = ffi::PyBUF_ANY_CONTIGUOUS | if writable { ffi::PyBUF_WRITABLE } else { ffi::PyBUF_SIMPLE };
        // SAFETY: the view is ours, and has a fixed place.
        if unsafe { ffi::PyObject_GetBuffer(object, ptr::from_mut(&mut *view), flags) } != 0 {
            return Err(Raised);
        }
        Ok(Self(view))
    }

    /// Where the memory begins.
    pub fn memory(&self) -> *mut u8 {
        self.0.buf.cast()
    }

    /// How many bytes there are.
    pub fn size(&self) -> usize {
        self.0.len as usize
    }
}

impl Drop for Export {
    fn drop(&mut self) {
        // SAFETY: filled by `PyObject_GetBuffer`, released once; a keep is dropped on an attached thread.
        unsafe { ffi::PyBuffer_Release(ptr::from_mut(&mut *self.0)) };
    }
}
