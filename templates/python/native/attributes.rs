//! Values whose type another argument selects: attributes to get and set, options of the linker and of loading.
//!
//! Which type belongs to which selector is a table of the generator's, sorted by selector.

use core::ffi::{CStr, c_char, c_void};
use core::ptr::{self, NonNull};
use core::slice;
use std::alloc::{Layout, alloc_zeroed};

use pyo3_ffi as ffi;

use super::args;
use super::class;
use super::errors::{Object, Owned, Py, Raised, type_error};
use super::keep::Keep;
use super::tables::{EnumDef, Ty};
use super::{arrays, buffers, errors, load, out, records, store, text};

/// Which types the selectors of an enum select.
pub struct Attributes {
    selector: &'static EnumDef,
    types: &'static [(i32, Ty)],
}

impl Attributes {
    /// The types, sorted by selector.
    pub const fn new(selector: &'static EnumDef, types: &'static [(i32, Ty)]) -> Self {
        Self { selector, types }
    }

    /// The type of this attribute.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    unsafe fn of(&self, selector: i32) -> Py<&'static Ty> {
        match self.types.binary_search_by_key(&selector, |entry| entry.0) {
            Ok(index) => Ok(&self.types[index].1),
            // SAFETY: the caller's.
            Err(_) => Err(unsafe { self.unsupported(selector) }),
        }
    }

    #[cold]
    unsafe fn unsupported(&self, selector: i32) -> Raised {
        let known = self.selector.members.iter().find(|member| member.1 == selector).map(|member| member.0);
        let (name, class) = (known.map_or_else(|| selector.to_string(), String::from), self.selector.name);
        // SAFETY: the callers'.
        unsafe { type_error(format_args!("Unsupported attribute: {name} (its type is not known here; {class})")) }
    }
}

/// One value for CUDA to read: where it is, and how large.
///
/// # Safety
///
/// `object` is alive and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn attribute_in(
    object: Object,
    _name: &str,
    selector: i32,
    attributes: &'static Attributes,
    keep: &mut Keep,
) -> Py<(*mut c_void, usize)> {
    // SAFETY: the caller's; there is room for the value.
    unsafe {
        let ty = attributes.of(selector)?;
        // None is no value, except for a flag, which it does not set.
        if object == ffi::Py_None() && !matches!(ty, Ty::Flag) {
            return Ok((ptr::null_mut(), 0));
        }
        match ty {
            // A text is as long as it is.
            Ty::Chars(_) | Ty::Name(_) | Ty::Text => {
                let text = text::text(object, keep)?;
                Ok((text.cast_mut().cast(), CStr::from_ptr(text).count_bytes()))
            }
            Ty::Record(def) => Ok((args::record(object, "value", def)?.cast(), def.size)),
            ty => {
                let memory = keep.memory(ty.size());
                store::store(ty, object, memory, keep)?;
                Ok((memory.cast(), ty.size()))
            }
        }
    }
}

/// The values of options, as the array of `void *` that CUDA takes: a number, an enum or a pointer is in the pointer
/// itself; a text, an array or a record is where the pointer points to, and so is the `float` that CUDA writes.
///
/// # Safety
///
/// The objects are alive and outlive the use of what is returned; `selectors` are the options, as [`args::array`] made
/// them, and as many as `count` says; the thread is attached to the interpreter.
pub unsafe fn attributes_in(
    object: Object,
    _name: &str,
    (selectors, selected): (*const c_void, usize),
    count: usize,
    attributes: &'static Attributes,
    keep: &mut Keep,
) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's; there is room for every value.
    unsafe {
        let values = if args::is_none(object) {
            Owned::new(ffi::PyTuple_New(0))?
        } else {
            Owned::new(ffi::PySequence_Tuple(object))?
        };
        keep.object(values.get());
        let length = ffi::PyTuple_Size(values.get()) as usize;
        if length < count {
            return Err(arrays::too_small(length, count));
        }
        if length == 0 || selectors.is_null() {
            return Ok(ptr::null_mut());
        }
        let selectors = slice::from_raw_parts(selectors.cast::<i32>(), selected);
        let places: *mut *mut c_void = keep.memory(length * size_of::<*mut c_void>()).cast();
        for (index, &selector) in selectors.iter().enumerate().take(length) {
            let value = ffi::PyTuple_GetItem(values.get(), index as isize);
            option(value, attributes.of(selector)?, places.add(index), keep)?;
        }
        Ok(places)
    }
}

/// One option's value.
unsafe fn option(value: Object, ty: &'static Ty, place: *mut *mut c_void, keep: &mut Keep) -> Py<()> {
    // SAFETY: the callers'.
    unsafe {
        let pointer = match ty {
            Ty::F32 => {
                let memory = keep.memory(size_of::<f32>());
                store::store(ty, value, memory, keep)?;
                memory.cast()
            }
            // The log buffers: CUDA writes into them.
            Ty::Text | Ty::Chars(_) | Ty::Name(_) => {
                if class::instance(value, &raw mut ffi::PyBytes_Type) {
                    buffers::refuse_shared_bytes(value, "optionValues")?;
                    ffi::PyBytes_AsString(value).cast()
                } else if !class::instance(value, &raw mut ffi::PyUnicode_Type)
                    && ffi::PyObject_CheckBuffer(value) != 0
                    && !records::is_record(value)
                {
                    keep.buffer(value, true)?.0.cast()
                } else {
                    let given = errors::class_name(value);
                    return Err(type_error(format_args!("expected bytes, {given} found")));
                }
            }
            Ty::List(element) => args::array(value, "optionValues", element, None, keep)?,
            Ty::Record(def) => args::record(value, "optionValues", def)?.cast(),
            // A number is in the pointer itself.
            ty => return store::store(ty, value, place.cast(), keep),
        };
        place.write(pointer);
        Ok(())
    }
}

/// Room for one value that CUDA writes, and what it becomes.
pub struct AttributeOut {
    ty: &'static Ty,
    /// How many bytes CUDA was told there are.
    size: usize,
    memory: Memory,
}

enum Memory {
    /// A value that is small, which most are.
    Small([u64; 4]),
    Large(Box<[u64]>),
    /// A record writes into its own memory.
    Record(Owned, *mut u8),
}

impl AttributeOut {
    /// Where CUDA writes. This must not move afterwards.
    pub fn pointer(&mut self) -> *mut c_void {
        match &mut self.memory {
            Memory::Small(words) => words.as_mut_ptr().cast(),
            Memory::Large(words) => words.as_mut_ptr().cast(),
            Memory::Record(_, memory) => memory.cast(),
        }
    }

    /// How many bytes there are.
    pub fn size(&self) -> usize {
        self.size
    }

    /// What CUDA has written.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn value(mut self) -> Py<Object> {
        let memory = self.pointer().cast::<u8>();
        // SAFETY: the caller's; the memory is as large as the type.
        unsafe {
            match (self.memory, self.ty) {
                (Memory::Record(record, _), _) => Ok(record.take()),
                (_, Ty::List(element)) => out::list(element, memory.cast(), self.size / element.size()),
                (_, Ty::Chars(size) | Ty::Name(size)) => {
                    let bytes = slice::from_raw_parts(memory, *size);
                    out::bytes(bytes.split(|&byte| byte == 0).next().unwrap_or_default())
                }
                (_, Ty::Text) => out::text(memory.cast::<*const c_char>().read()),
                (_, ty) => load::load(ty, memory, ptr::null_mut()),
            }
        }
    }
}

/// Room for the value of an attribute. With `bytes`, CUDA is told that there are so many: an array has as many elements
/// as fit, and anything else at least what its type needs.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn attribute_out(selector: i32, attributes: &'static Attributes, bytes: Option<usize>) -> Py<AttributeOut> {
    // SAFETY: the caller's.
    unsafe { room(attributes.of(selector)?, bytes) }
}

unsafe fn room(ty: &'static Ty, bytes: Option<usize>) -> Py<AttributeOut> {
    let size = match ty {
        Ty::List(element) => bytes.unwrap_or(element.size()),
        ty => bytes.unwrap_or(ty.size()),
    };
    let memory = match ty {
        // SAFETY: the callers'.
        Ty::Record(def) if size <= def.size + out::SPARE => unsafe {
            let (record, memory) = out::new_record(def)?;
            Memory::Record(record, memory)
        },
        ty => match size.max(ty.size()).div_ceil(size_of::<u64>()) {
            0..=4 => Memory::Small([0; 4]),
            // SAFETY: the callers'.
            words => Memory::Large(unsafe { zeroed(words) }?),
        },
    };
    Ok(AttributeOut { ty, size, memory })
}

/// Zeroed memory of a size that the program says, which there may not be.
unsafe fn zeroed(words: usize) -> Py<Box<[u64]>> {
    // SAFETY: the layout is not empty: no value is that small.
    let memory = Layout::array::<u64>(words).ok().and_then(|layout| NonNull::new(unsafe { alloc_zeroed(layout) }));
    match memory {
        Some(memory) => {
            let numbers = ptr::slice_from_raw_parts_mut(memory.cast().as_ptr(), words);
            // SAFETY: zeros are numbers, and the box frees them with the layout they were made with.
            Ok(unsafe { Box::from_raw(numbers) })
        }
        None => {
            // SAFETY: the callers'.
            unsafe { ffi::PyErr_NoMemory() };
            Err(Raised)
        }
    }
}

/// Room for the values of several attributes.
pub struct AttributesOut {
    values: Vec<AttributeOut>,
    pointers: Vec<*mut c_void>,
    sizes: Vec<usize>,
}

impl AttributesOut {
    /// The addresses of the values. The values must not move afterwards: they are on the heap.
    pub fn pointers(&mut self) -> *mut *mut c_void {
        self.pointers.as_mut_ptr()
    }

    /// The sizes of the values.
    pub fn sizes(&mut self) -> *mut usize {
        self.sizes.as_mut_ptr()
    }

    /// What CUDA has written, as a list.
    ///
    /// # Safety
    ///
    /// The thread is attached to the interpreter.
    pub unsafe fn value(self) -> Py<Object> {
        // SAFETY: the caller's; the list is ours.
        unsafe {
            let list = Owned::new(ffi::PyList_New(self.values.len() as isize))?;
            for (index, value) in self.values.into_iter().enumerate() {
                ffi::PyList_SetItem(list.get(), index as isize, value.value()?);
            }
            Ok(list.take())
        }
    }
}

/// Room for the values of these attributes, with `sizes` for as many bytes as CUDA is told.
///
/// # Safety
///
/// `selectors` are as many as `count` says, and so are `sizes`, if they are not null; the thread is attached to the
/// interpreter.
pub unsafe fn attributes_out(
    selectors: *const c_void,
    sizes: *const usize,
    count: usize,
    attributes: &'static Attributes,
) -> Py<AttributesOut> {
    // SAFETY: the caller's.
    unsafe {
        let count = if selectors.is_null() { 0 } else { count };
        let mut values = Vec::with_capacity(count);
        for index in 0..count {
            let bytes = (!sizes.is_null()).then(|| *sizes.add(index));
            values.push(room(attributes.of(*selectors.cast::<i32>().add(index))?, bytes)?);
        }
        let pointers = values.iter_mut().map(AttributeOut::pointer).collect();
        let sizes = values.iter().map(AttributeOut::size).collect();
        Ok(AttributesOut { values, pointers, sizes })
    }
}
