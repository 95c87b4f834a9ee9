//! Conversion of Python objects to `void *` and function pointers: addresses, and the memory of buffers.

use core::ffi::c_void;
use core::ptr;

use pyo3::exceptions::{PyBufferError, PyValueError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use super::c_string::c_string;
use super::call_arena::{CallArena, Export};
use super::errors::{
    Fallible, Object, Owned, Raised, buffer_error, class_name, class_repr, clear_error, runtime_error, type_error,
    value_error,
};
use super::interop::Memory;
use super::memory::{self, Given};
use super::own::Name;
use super::presented::is_renamed;
use super::{
    c_api::{self, interned},
    ctypes_pointers, numbers, records, values,
};

/// Returns the address that an argument passes: 0 for None, the value of an int, or the beginning of the memory of a
/// contiguous buffer or a device array.
///
/// An object that is both an integer and a buffer (in NumPy, an array of one element, or a scalar) is treated as a
/// buffer, unless it is a scalar that may be an address: see [`is_memory`]. A record is rejected, although it exports a
/// buffer: a program must pass `record.getPtr()` instead, except where a record is expected.
#[inline]
pub fn pointer(object: Object<'_, '_>, arena: &CallArena) -> Fallible<*mut c_void> {
    if c_api::is_exactly_int(object) {
        let address = c_api::as_size(object);
        if address != usize::MAX {
            return Ok(ptr::with_exposed_provenance_mut(address));
        }
    }
    other_pointer(object, "".into(), arena)
}

/// Like [`pointer`], but for an argument whose name appears in the error.
#[inline]
pub fn address(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*mut c_void> {
    let name = name.into();
    if c_api::is_exactly_int(object) { pointer(object, arena) } else { other_pointer(object, name, arena) }
}

/// Like [`address`], but for memory that CUDA only reads and whose size is not documented. Also accepts a string, such
/// as the assembly that a compiler returns, and passes it as NUL-terminated UTF-8.
#[inline]
pub fn pointer_or_text(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*mut c_void> {
    let name = name.into();
    if c_api::is_exactly_int(object) { pointer(object, arena) } else { text_or_pointer(object, name, arena) }
}

#[inline(never)]
fn text_or_pointer(object: Object<'_, '_>, name: Name, arena: &CallArena) -> Fallible<*mut c_void> {
    if object.is_instance_of::<PyString>() && !is_renamed() {
        return Ok(c_string(object, arena)?.cast_mut().cast());
    }
    other_pointer(object, name, arena)
}

/// Converts an argument to the address of memory from which CUDA reads this many bytes. Like [`pointer`], but a buffer
/// must be large enough.
#[inline]
pub fn pointer_to_read(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    bytes: usize,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if c_api::is_exactly_int(object) { pointer(object, arena) } else { sized(object, name, bytes, false, arena) }
}

/// Converts an argument to the address of memory to which CUDA writes this many bytes. Like [`pointer`], but a buffer
/// must be large enough and writable.
#[inline]
pub fn pointer_to_write(
    object: Object<'_, '_>,
    name: impl Into<Name>,
    bytes: usize,
    arena: &CallArena,
) -> Fallible<*mut c_void> {
    let name = name.into();
    if c_api::is_exactly_int(object) { pointer(object, arena) } else { sized(object, name, bytes, true, arena) }
}

#[inline(never)]
fn sized(object: Object<'_, '_>, name: Name, bytes: usize, writes: bool, arena: &CallArena) -> Fallible<*mut c_void> {
    if !has_memory(object) {
        return other_pointer(object, name, arena);
    }
    match memory::given(object, Memory::Any)? {
        Given::Array(array) => {
            array.check(object, name, None, Some(bytes))?;
            if writes && array.read_only {
                return Err(not_writable(object, name));
            }
            arena.object(object)?;
            return Ok(array.address);
        }
        // An integer scalar of NumPy, as large as an address: cuda.bindings treats it as an address.
        Given::Neither if bytes <= size_of::<usize>() && c_api::has_buffer(object) => {
            return Err(ambiguous(object, name));
        }
        Given::Neither => return other_pointer(object, name, arena),
        Given::Buffer => {}
    }
    let export = if writes { Export::described(object, name, true) } else { Export::new(object, false) };
    let export = export.map_err(|raised| read_only(object, name, writes, raised))?;
    if export.size() < bytes {
        return Err(too_small(object.py(), export.size(), bytes, name));
    }
    let memory = export.memory();
    arena.export(object.py(), export)?;
    Ok(memory.cast())
}

/// Returns true if an object may represent memory, because it is neither None nor an int, handle or record.
fn has_memory(object: Object<'_, '_>) -> bool {
    !object.is_none() && !values::is_value(object) && !records::is_record(object) && !c_api::is_int(object)
}

/// Raises an error whose message contains the read-only argument and the accepted types.
#[cold]
pub(super) fn read_only(object: Object<'_, '_>, name: Name, writes: bool, raised: Raised) -> Raised {
    // This check distinguishes a read-only buffer from an object without a buffer. For a read-only buffer, NumPy raises
    // a ValueError.
    let is_answer = c_api::raised_is::<PyBufferError>(object.py()) || c_api::raised_is::<PyValueError>(object.py());
    if !writes || !is_answer {
        return raised;
    }
    raised.clear(object.py());
    match Export::new(object, false) {
        Ok(_) => not_writable(object, name),
        Err(raised) => raised,
    }
}

/// Raises an error for memory that must not be written to.
#[cold]
pub(super) fn not_writable(object: Object<'_, '_>, name: Name) -> Raised {
    let class = class_repr(object);
    let message =
        format_args!("Argument '{name}' is read-only memory of {class}, but CUDA writes to it: use a bytearray");
    buffer_error(object.py(), message)
}

#[cold]
pub(super) fn too_small(py: Python<'_>, size: usize, needed: usize, name: Name) -> Raised {
    runtime_error(py, format_args!("Buffer is too small: {size} < {needed} (argument '{name}')"))
}

/// Raises an error for a scalar that could be meant as an address or as a value.
#[cold]
fn ambiguous(object: Object<'_, '_>, name: Name) -> Raised {
    let class = class_repr(object);
    let message = format_args!(
        "Argument '{name}' is a scalar of {class}, which may be an address or the value itself: pass int(x) for an address, \
         numpy.array(x) for the value"
    );
    type_error(object.py(), message)
}

/// Returns true if an object is passed as the memory of its buffer. This includes scalars of NumPy, except integers as
/// large as an address, because these are the elements of arrays of addresses.
pub(super) fn is_memory(object: Object<'_, '_>) -> bool {
    c_api::has_buffer(object)
        && !records::is_record(object)
        && (has_length(object) || !numbers::has_int(object) || !is_wide_integer(object))
}

/// Returns true if an object is a number with a buffer, such as a NumPy scalar, which is also an element of NumPy's
/// arrays.
pub(super) fn is_scalar(object: Object<'_, '_>) -> bool {
    c_api::has_buffer(object) && !records::is_record(object) && numbers::has_int(object) && !has_length(object)
}

/// Returns true if an object with a buffer is an integer as large as an address.
fn is_wide_integer(object: Object<'_, '_>) -> bool {
    c_api::has_slot(object, ffi::Py_nb_index)
        && match Export::new(object, false) {
            Ok(export) => export.size() == size_of::<usize>(),
            Err(raised) => {
                raised.clear(object.py());
                false
            }
        }
}

#[inline(never)]
fn other_pointer(object: Object<'_, '_>, name: Name, arena: &CallArena) -> Fallible<*mut c_void> {
    clear_error(object.py());
    if object.is_none() {
        return Ok(ptr::null_mut());
    }
    if has_memory(object) {
        match memory::given(object, Memory::Any)? {
            Given::Array(array) => {
                arena.object(object)?;
                return Ok(array.address);
            }
            Given::Buffer => {
                return match arena.buffer(object, false) {
                    Ok((memory, _)) => Ok(memory.cast()),
                    Err(raised) => {
                        Err(memory::tried(object, if name.text().is_empty() { "pointer".into() } else { name }, raised))
                    }
                };
            }
            // An array with one element converts to an integer, but is not an address: the code above treats it as
            // memory.
            Given::Neither if !numbers::has_int(object) => return Err(no_pointer(object, name)),
            Given::Neither => {}
        }
    }
    // As in cuda.bindings, a number that is not an address is an argument of the wrong type.
    numbers::address(object).map_err(|raised| raised.or(object.py(), || no_pointer(object, name)))
}

#[cold]
fn no_pointer(object: Object<'_, '_>, name: Name) -> Raised {
    if !is_renamed() && !name.text().is_empty() {
        let given = class_name(object);
        let message = format_args!(
            "argument '{name}': expected a buffer or an address, not {given}; use array.array, numpy or bytes"
        );
        return type_error(object.py(), message);
    }
    let class = class_repr(object);
    type_error(
        object.py(),
        format_args!(
            "Provided argument is of type {class} but expected Type <class 'NoneType'>, <class 'int'> or object with \
             Buffer Protocol"
        ),
    )
}

/// Returns true if an object has a length.
pub(super) fn has_length(object: Object<'_, '_>) -> bool {
    c_api::has_slot(object, ffi::Py_mp_length) || c_api::has_slot(object, ffi::Py_sq_length)
}

/// Returns the address of a C function that an argument passes. Like [`function`], but rejects any other object.
pub fn function_address(object: Object<'_, '_>, name: impl Into<Name>, arena: &CallArena) -> Fallible<*mut c_void> {
    let name = name.into();
    let is_callable = object.is_none() || c_api::has_buffer(object) && is_ctypes_function(object)?;
    if is_callable && let Some(address) = function(object, arena)? {
        return Ok(address);
    }
    memory::number(object, || format!("Argument '{name}' must be the address of a C function, or one made by ctypes"))
}

/// Returns the address of a C function: an int, None, or a ctypes function, which `arena` keeps alive. Returns `None`
/// for any other object.
pub fn function(object: Object<'_, '_>, arena: &CallArena) -> Fallible<Option<*mut c_void>> {
    if object.is_none() {
        return Ok(Some(ptr::null_mut()));
    }
    if numbers::has_int(object) {
        return numbers::address(object).map(Some);
    }
    // A ctypes function exports the variable that contains the function's address. The bytes of any other buffer are
    // not a code address.
    if is_ctypes_function(object)? {
        let mut address = [0; size_of::<usize>()];
        if Export::new(object, false)?.copy_to(&mut address) {
            arena.object(object)?;
            return Ok(Some(ptr::with_exposed_provenance_mut(usize::from_ne_bytes(address))));
        }
    }
    Ok(None)
}

/// Returns true if an object is a ctypes function. This does not import ctypes, because if such an object exists,
/// ctypes is already imported.
fn is_ctypes_function(object: Object<'_, '_>) -> Fallible<bool> {
    match c_api::imported(object.py(), c"_ctypes") {
        // The check uses the type instead of `__class__`, because the address will be called.
        Some(module) => Ok(c_api::is_instance(
            object,
            c_api::named(module.as_borrowed(), interned!(object.py(), "CFuncPtr")?)?.as_borrowed(),
        )),
        None => Ok(false),
    }
}

/// Rejects `bytes` objects that CPython shares as memory for CUDA to write to. CPython interns bytes of length 0 and 1,
/// so a change would be visible in the whole process.
pub fn refuse_shared_bytes(object: Object<'_, '_>, name: Name) -> Fallible<()> {
    match object.cast::<PyBytes>() {
        Ok(bytes) if bytes.as_bytes().len() <= 1 => {
            let size = bytes.as_bytes().len();
            Err(type_error(
                object.py(),
                format_args!(
                    "Argument '{name}' is bytes of length {size}, which Python shares and which must not be written \
                     to: use a bytearray"
                ),
            ))
        }
        _ => Ok(()),
    }
}

/// The caller's memory to which CUDA writes.
pub enum OutputBuffer<'py> {
    /// The argument was None, so there is no memory.
    Absent,
    /// Bytes of length 2 or more, which CUDA changes in place. They are borrowed, because the function's caller owns a
    /// reference.
    Bytes { memory: *mut u8, size: usize },
    /// A writable buffer, which is exported during the call.
    Exported(Export),
    /// Bytes of length 0 or 1, to which CUDA must not write. CUDA writes to `place` instead, which is large enough.
    Shared { place: Box<[u8; SPARE]>, size: usize, name: Name },
    /// New bytes, whose size was passed as an int. The call returns them in addition to its status.
    Sized { bytes: Bound<'py, PyBytes>, memory: *mut u8, size: usize, spare: Option<Box<[u8; SPARE]>> },
}

#[cold]
fn no_output(object: Object<'_, '_>, name: Name) -> Raised {
    let class = class_repr(object);
    type_error(
        object.py(),
        format_args!(
            "Argument '{name}' must be bytes, bytearray, another writable buffer, or the size of new bytes, not {class}"
        ),
    )
}

/// The size of the memory that replaces shared bytes.
pub const SPARE: usize = 16;

impl<'py> OutputBuffer<'py> {
    /// Converts the caller's argument: bytes, a bytearray, a memoryview, an array, or the size of new bytes.
    pub fn new(object: Object<'_, 'py>, name: impl Into<Name>, needed: Option<usize>) -> Fallible<Self> {
        let name = name.into();
        let py = object.py();
        let output = if object.is_none() {
            return Ok(Self::Absent);
        } else if let Ok(bytes) = object.cast::<PyBytes>() {
            match bytes.as_bytes().len() {
                size @ (0 | 1) => Self::Shared { place: Box::new([0; SPARE]), size, name },
                size => Self::Bytes { memory: c_api::memory_of(object), size },
            }
        } else if c_api::is_int(object) {
            let size = c_api::unless_raised(py, c_api::as_ssize(object), -1)?;
            let Ok(size) = usize::try_from(size) else {
                return Err(value_error(
                    py,
                    format_args!("Argument '{name}' is {size}, which is not the size of a buffer"),
                ));
            };
            Self::sized(py, size)?
        } else if c_api::has_buffer(object) {
            if ctypes_pointers::is_pointer(object)? {
                return Err(no_output(object, name));
            }
            Self::Exported(
                Export::described(object, name, true).map_err(|raised| read_only(object, name, true, raised))?,
            )
        } else {
            return Err(no_output(object, name));
        };
        match needed {
            Some(needed) if output.size() < needed => Err(too_small(py, output.size(), needed, name)),
            _ => Ok(output),
        }
    }

    /// Creates new, zeroed bytes of this size.
    pub fn sized(py: Python<'py>, size: usize) -> Fallible<Self> {
        let (bytes, memory) = c_api::new_bytes(py, size)?;
        // The empty `bytes` object is shared, so nothing may write to it.
        Ok(Self::Sized { bytes, memory, size, spare: (size == 0).then(|| Box::new([0; SPARE])) })
    }

    /// Returns the memory to which CUDA writes.
    pub fn pointer<T>(&mut self) -> *mut T {
        match self {
            Self::Absent => ptr::null_mut(),
            Self::Exported(export) => export.memory().cast(),
            Self::Shared { place: spare, .. } | Self::Sized { spare: Some(spare), .. } => spare.as_mut_ptr().cast(),
            Self::Bytes { memory, .. } | Self::Sized { memory, .. } => memory.cast(),
        }
    }

    /// Returns the number of bytes that CUDA may write.
    pub fn size(&self) -> usize {
        match self {
            Self::Absent => 0,
            Self::Bytes { size, .. } | Self::Shared { size, .. } | Self::Sized { size, .. } => *size,
            Self::Exported(export) => export.size(),
        }
    }

    /// Returns true if the call returns the bytes in addition to its status.
    pub fn is_returned(&self) -> bool {
        matches!(self, Self::Sized { .. })
    }

    /// Finishes a successful call: returns the new bytes if the argument was an int.
    pub fn finish(self, py: Python<'py>) -> Fallible<Option<Owned<'py>>> {
        match self {
            Self::Absent | Self::Bytes { .. } | Self::Exported(_) => Ok(None),
            // A single NUL is an empty string, so no output is lost.
            Self::Shared { place, .. } if place.iter().all(|&byte| byte == 0) => Ok(None),
            Self::Shared { size, name, .. } => Err(value_error(
                py,
                format_args!(
                    "Argument '{name}' is bytes of length {size}, which Python shares, so that the result was not \
                     written into it: use a bytearray"
                ),
            )),
            Self::Sized { bytes, .. } => Ok(Some(bytes.into_any())),
        }
    }
}
