//! Values whose type is selected by another argument: attributes, linker options, and load options.
//!
//! A generated table, sorted by selector, maps selectors to types.

use core::ffi::{CStr, c_void};
use core::mem::MaybeUninit;
use core::{ptr, slice};

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString, PyTuple};

use super::args;
use super::call_arena::CallArena;
use super::errors::{Fallible, Object, Owned, Raised, no_memory, runtime_error, type_error};
use super::own::Name;
use super::place::Place;
use super::records::Record;
use super::tables::{EnumDef, Ty};
use super::{arrays, buffers, c_api, c_string, from_c, out, records, to_c};

/// The value types that the members of an enum select.
pub struct Attributes {
    selector: &'static EnumDef,
    types: &'static [(i32, Ty)],
}

impl Attributes {
    /// Creates a table from types that are sorted by selector.
    pub const fn new(selector: &'static EnumDef, types: &'static [(i32, Ty)]) -> Self {
        Self { selector, types }
    }

    /// Returns the type that this enum member selects, if the table contains the member.
    pub fn known(&self, selector: i32) -> Option<&'static Ty> {
        let index = self.types.binary_search_by_key(&selector, |entry| entry.0).ok()?;
        Some(&self.types[index].1)
    }

    /// Returns the type of this attribute. Raises an exception if the table does not contain the attribute.
    pub(super) fn of(&self, py: Python<'_>, selector: i32) -> Fallible<&'static Ty> {
        self.known(selector).ok_or_else(|| self.unsupported(py, selector))
    }

    #[cold]
    fn unsupported(&self, py: Python<'_>, selector: i32) -> Raised {
        let known = self.selector.members().into_iter().find(|member| member.1 == selector).map(|member| member.0);
        let (name, class) = (known.map_or_else(|| selector.to_string(), String::from), self.selector.text.name());
        type_error(
            py,
            format_args!("Unsupported attribute: {name} (cubind does not know the value type of this {class})"),
        )
    }
}

/// Returns the address and size of one value that CUDA reads. The address is valid while the object and `arena` are
/// alive. If the program chooses the size that is passed to CUDA, `bytes` is that size, and the value must have the
/// same size.
pub fn attribute_in(
    object: Object<'_, '_>,
    selector: i32,
    attributes: &'static Attributes,
    bytes: Option<usize>,
    arena: &CallArena,
) -> Fallible<(*mut c_void, usize)> {
    let ty = attributes.of(object.py(), selector)?;
    // None is passed as NULL; for a flag, it means false.
    if object.is_none() && !matches!(ty, Ty::Flag) {
        return Ok((ptr::null_mut(), 0));
    }
    match ty {
        // A string has its own length, which may differ from the size in the table.
        Ty::Chars(_) | Ty::Name(_) | Ty::CString => {
            let string = c_string::c_string(object, arena)?;
            // SAFETY: `c_string` returns NUL-terminated memory.
            let size = unsafe { CStr::from_ptr(string) }.count_bytes();
            as_large(object.py(), size + 1, bytes)?;
            Ok((string.cast_mut().cast(), size))
        }
        Ty::Record(def) => {
            let record = args::record(object, "value", def)?;
            as_large(object.py(), def.size, bytes)?;
            Ok((record.cast(), def.size))
        }
        Ty::List(element) => arrays::array_of_bytes(object, "value".into(), element, bytes, arena),
        ty => {
            as_large(object.py(), ty.size(), bytes)?;
            let place = arena.places(object.py(), ty, 1, 0)?.get(0);
            to_c::to_c(place, object, arena)?;
            Ok((place.address().cast(), ty.size()))
        }
    }
}

/// Converts one value of the selected type to a `void *`, in the form in which CUDA takes shareable handles. An integer
/// is stored in the pointer itself. For any other value, the pointer is the value's address. A record may also be
/// passed as its address, or as memory that contains its bytes.
pub fn pointer_in(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    selector: i32,
    attributes: &'static Attributes,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    match attributes.of(object.py(), selector)? {
        _ if object.is_none() => Ok(ptr::null_mut()),
        Ty::Record(def) => match records::of(object, def) {
            Some(record) => Ok(records::data(record).cast()),
            None if buffers::is_memory(object) || c_api::is_exactly_int(object) => {
                buffers::pointer_to_read(object, name, def.size, arena)
            }
            None => Err(args::no_record(object, name, def)),
        },
        ty => {
            let mut word = 0;
            option(object, ty, &mut word, arena)?;
            Ok(ptr::with_exposed_provenance_mut(word as usize))
        }
    }
}

/// Raises an exception if the size that is passed to the library exceeds the size of the value, because the library
/// would read past the value's end.
fn as_large(py: Python<'_>, size: usize, bytes: Option<usize>) -> Fallible<()> {
    match bytes {
        Some(bytes) if bytes > size => Err(runtime_error(
            py,
            format_args!("Value is too small: {size} < {bytes} bytes, the size that is passed with it"),
        )),
        Some(_) | None => Ok(()),
    }
}

/// Converts the values of options to the array of `void *` that CUDA takes. An integer, an enum or a pointer is stored
/// in the array's element itself. A string, an array, a record, and a `float` that CUDA writes are stored in memory
/// that the element points to. All this memory is valid while `arena` is alive.
///
/// # Safety
///
/// `selectors` must be null, or point to `count` options of type `int`.
pub unsafe fn attributes_in(
    object: Object<'_, '_>,
    selectors: *const c_void,
    count: usize,
    attributes: &'static Attributes,
    arena: &CallArena,
) -> Fallible<*mut *mut c_void> {
    let py = object.py();
    let values = if object.is_none() { PyTuple::empty(py) } else { arrays::tuple(object)? };
    arena.object(values.as_any().as_borrowed())?;
    let length = values.len();
    if length < count {
        return Err(arrays::too_small(py, length, count));
    }
    if length == 0 || selectors.is_null() {
        return Ok(ptr::null_mut());
    }
    let slots = arena.slots(py, length)?;
    slots.fill(MaybeUninit::new(0));
    for (index, (value, slot)) in values.iter_borrowed().zip(&mut *slots).enumerate().take(count) {
        // SAFETY: there are `count` selectors.
        let selector = unsafe { *selectors.cast::<i32>().add(index) };
        option(value, attributes.of(py, selector)?, slot.write(0), arena)?;
    }
    Ok(slots.as_mut_ptr().cast())
}

/// Writes one option's value into its slot.
fn option(value: Object<'_, '_>, ty: &'static Ty, slot: &mut u64, arena: &CallArena) -> Fallible<()> {
    let pointer: *mut c_void = match ty {
        Ty::F32 => {
            let place = arena.places(value.py(), ty, 1, 0)?.get(0);
            to_c::to_c(place, value, arena)?;
            place.address().cast()
        }
        // The options are the log buffers, to which CUDA writes.
        Ty::CString | Ty::Chars(_) | Ty::Name(_) => {
            if value.is_instance_of::<PyBytes>() {
                buffers::refuse_shared_bytes(value, "optionValues".into())?;
                c_api::memory_of(value).cast()
            } else if !value.is_instance_of::<PyString>() && c_api::has_buffer(value) && !records::is_record(value) {
                arena.buffer(value, true)?.0.cast()
            } else {
                return Err(c_string::no_bytes(value));
            }
        }
        Ty::List(element) => args::array(value, "optionValues", element, None, arena)?,
        Ty::Record(def) => args::record(value, "optionValues", def)?.cast(),
        // An integer is stored in the pointer itself.
        ty => return to_c::to_c(Place::in_words(ty, slice::from_mut(slot)), value, arena),
    };
    *slot = pointer.expose_provenance() as u64;
    Ok(())
}

/// Space for one value that CUDA writes, and the type of the value.
pub struct AttributeOut<'py> {
    ty: &'static Ty,
    /// The size that was passed to CUDA.
    size: usize,
    memory: Memory<'py>,
}

enum Memory<'py> {
    /// A small value, which is the common case.
    Small([u64; 4]),
    Large(Vec<u64>),
    /// A record, into whose memory CUDA writes directly.
    Record(Bound<'py, Record>, *mut u8),
}

impl<'py> AttributeOut<'py> {
    /// Returns the memory to which CUDA writes. The memory must not move afterwards.
    pub fn pointer(&mut self) -> *mut c_void {
        match &mut self.memory {
            Memory::Small(words) => words.as_mut_ptr().cast(),
            Memory::Large(words) => words.as_mut_ptr().cast(),
            Memory::Record(_, memory) => memory.cast(),
        }
    }

    /// Returns the size of the memory in bytes.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the value that CUDA has written.
    ///
    /// # Safety
    ///
    /// CUDA must have written a value of the attribute's type, or nothing to the zeroed memory.
    pub unsafe fn value(mut self, py: Python<'py>) -> Fallible<Owned<'py>> {
        let memory = self.pointer().cast::<u8>();
        if let Memory::Record(record, _) = &self.memory {
            return Ok(record.as_any().to_owned());
        }
        // SAFETY: the memory has the size of the type, or the size that was passed to CUDA; CUDA has written a value of
        // this type.
        unsafe {
            match self.ty {
                Ty::List(element) => out::list(py, element, memory.cast(), self.size / element.size()),
                // The result is a string, up to its NUL.
                Ty::Chars(size) => from_c::from_c(py, Place::new(&Ty::Name(*size), memory, None)),
                ty => from_c::from_c(py, Place::new(ty, memory, None)),
            }
        }
    }
}

/// Allocates memory for the value of an attribute. `bytes` is the size that is passed to CUDA. An array gets as many
/// elements as fit into that size; a value of any other type must fit into it.
pub fn attribute_out<'py>(
    py: Python<'py>,
    selector: i32,
    attributes: &'static Attributes,
    bytes: Option<usize>,
) -> Fallible<AttributeOut<'py>> {
    let ty = attributes.of(py, selector)?;
    let size = bytes.unwrap_or(if let Ty::List(element) = ty { element.size() } else { ty.size() });
    let memory = match ty {
        Ty::Record(def) if size <= def.size + out::SPARE => {
            let (record, memory) = out::new_record(py, def)?;
            Memory::Record(record, memory)
        }
        ty => match size.max(ty.size()).div_ceil(size_of::<u64>()) {
            0..=4 => Memory::Small([0; 4]),
            words => {
                // The program chooses the size, so the allocation must be allowed to fail.
                let mut memory = Vec::new();
                memory.try_reserve_exact(words).map_err(|_| no_memory(py))?;
                memory.resize(words, 0);
                Memory::Large(memory)
            }
        },
    };
    Ok(AttributeOut { ty, size, memory })
}

/// Space for the values of several attributes.
pub struct AttributesOut<'py> {
    values: Vec<AttributeOut<'py>>,
    pointers: Vec<*mut c_void>,
}

impl<'py> AttributesOut<'py> {
    /// Returns the addresses of the values. The values must not move afterwards, so they are on the heap.
    pub fn pointers(&mut self) -> *mut *mut c_void {
        self.pointers.as_mut_ptr()
    }

    /// Returns a list of the values that CUDA has written.
    ///
    /// # Safety
    ///
    /// The requirements are the same as for [`AttributeOut::value`].
    pub unsafe fn value(self, py: Python<'py>) -> Fallible<Owned<'py>> {
        let mut values = self.values.into_iter();
        let list = c_api::list(py, values.len(), |_| match values.next() {
            // SAFETY: CUDA has written each value.
            Some(value) => unsafe { value.value(py) },
            None => Ok(out::none(py)),
        })?;
        Ok(list.into_any())
    }
}

/// Allocates memory for the values of these attributes. `sizes` contains the sizes that are passed to CUDA.
///
/// # Safety
///
/// There must be `count` selectors of type `int`, and `count` sizes. Either pointer may be null.
pub unsafe fn attributes_out<'py>(
    py: Python<'py>,
    selectors: *const c_void,
    sizes: *const usize,
    count: usize,
    attributes: &'static Attributes,
) -> Fallible<AttributesOut<'py>> {
    let count = if selectors.is_null() { 0 } else { count };
    let mut values = Vec::with_capacity(count);
    for index in 0..count {
        // SAFETY: each pointer that is not null points to `count` elements.
        let (selector, bytes) =
            unsafe { (*selectors.cast::<i32>().add(index), (!sizes.is_null()).then(|| *sizes.add(index))) };
        values.push(attribute_out(py, selector, attributes, bytes)?);
    }
    let pointers = values.iter_mut().map(AttributeOut::pointer).collect();
    Ok(AttributesOut { values, pointers })
}
