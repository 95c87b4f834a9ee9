//! Arrays from tuples and lists.

use core::ffi::{c_char, c_void};
use core::ptr;
use core::sync::atomic::Ordering;

use pyo3_ffi as ffi;

use super::args::is_none;
use super::errors::{Object, Owned, Py, Raised, class_name, runtime_error, type_error};
use super::keep::Keep;
use super::refs::incref;
use super::tables::Ty;
use super::{class, numbers, records, store, values};

/// The elements of a tuple or a list, while they are converted.
enum Elements {
    Tuple(Object),
    /// The program's list, which may change while its elements are converted.
    List(Object),
    /// Of anything else that is iterable.
    Made(Owned),
    None,
}

impl Elements {
    /// The elements, and how many there are.
    unsafe fn new(object: Object) -> Py<(Self, usize)> {
        // SAFETY: the callers'.
        unsafe {
            if is_none(object) {
                Ok((Self::None, 0))
            } else if class::instance(object, &raw mut ffi::PyTuple_Type) {
                Ok((Self::Tuple(object), ffi::PyTuple_Size(object) as usize))
            } else if class::instance(object, &raw mut ffi::PyList_Type) {
                Ok((Self::List(object), ffi::PyList_Size(object) as usize))
            } else {
                let made = Owned::new(ffi::PySequence_Tuple(object))?;
                let count = ffi::PyTuple_Size(made.get()) as usize;
                Ok((Self::Made(made), count))
            }
        }
    }

    /// One element. If the list has become shorter, then this raises an IndexError.
    unsafe fn get(&self, index: usize) -> Py<Owned> {
        // SAFETY: the callers'.
        unsafe {
            let element = match self {
                Self::Tuple(tuple) => ffi::PyTuple_GetItem(*tuple, index as isize),
                Self::Made(tuple) => ffi::PyTuple_GetItem(tuple.get(), index as isize),
                Self::List(list) => ffi::PyList_GetItem(*list, index as isize),
                Self::None => ptr::null_mut(),
            };
            if element.is_null() {
                return Err(Raised);
            }
            incref(element);
            Owned::new(element)
        }
    }
}

/// An array of C from a tuple or a list; NULL for None and for an empty one. All elements are checked and converted,
/// also where `count`, the number that CUDA is told, is less.
///
/// # Safety
///
/// `object` is alive or null, and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn array(object: Object, name: &str, ty: &Ty, count: Option<usize>, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        let (elements, length) = Elements::new(object)?;
        match count.filter(|&count| length == 0 && count != 0) {
            Some(count) => Err(too_small(length, count)),
            None => read((elements, length), name, ty, count, keep),
        }
    }
}

/// An array of details, such as the data of edges: NULL without any, also where `count` is not 0.
///
/// # Safety
///
/// As for [`array`].
pub unsafe fn optional_array(
    object: Object,
    name: &str,
    ty: &Ty,
    count: Option<usize>,
    keep: &mut Keep,
) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe { read(Elements::new(object)?, name, ty, count, keep) }
}

/// An array, for which may stand one element, the address of handles as an int, or None.
///
/// # Safety
///
/// As for [`array`].
pub unsafe fn array_or_one(
    object: Object,
    name: &str,
    ty: &Ty,
    count: Option<usize>,
    keep: &mut Keep,
) -> Py<*mut c_void> {
    // SAFETY: the caller's; the tuple is ours and has a reference to its element.
    unsafe {
        if is_none(object) {
            return Ok(ptr::null_mut());
        }
        if matches!(ty, Ty::Value(_)) && class::instance(object, &raw mut ffi::PyLong_Type) {
            return Ok(ptr::with_exposed_provenance_mut(numbers::u64(object)? as usize));
        }
        if !is_element(object, ty) {
            return array(object, name, ty, count, keep);
        }
        let one = Owned::new(ffi::PyTuple_Pack(1, object))?;
        array(one.get(), name, ty, count, keep)
    }
}

/// An array of records that CUDA reads and then writes: the program's records are what it has made of them.
///
/// # Safety
///
/// As for [`array`].
pub unsafe fn updated_array(
    object: Object,
    name: &str,
    ty: &Ty,
    count: Option<usize>,
    keep: &mut Keep,
) -> Py<UpdatedArray> {
    // SAFETY: the caller's. The tuple keeps the elements alive, whatever becomes of the program's list.
    unsafe {
        let given = if is_none(object) { ffi::PyTuple_New(0) } else { ffi::PySequence_Tuple(object) };
        let elements = Owned::new(given)?;
        let memory = array(elements.get(), name, ty, count, keep)?;
        Ok(UpdatedArray { elements, memory, size: ty.size() })
    }
}

/// Records, and their copies in an array.
pub struct UpdatedArray {
    elements: Owned,
    memory: *mut c_void,
    size: usize,
}

impl UpdatedArray {
    /// The array; NULL if it is empty.
    pub fn pointer(&self) -> *mut c_void {
        self.memory
    }

    /// Copies the array's elements back into the records.
    ///
    /// # Safety
    ///
    /// The array is still there; the thread is attached to the interpreter.
    pub unsafe fn update(&self) {
        // SAFETY: the caller's. Every element was seen to be a record of this size when the array was made.
        unsafe {
            for index in 0..ffi::PyTuple_Size(self.elements.get()) {
                let record = records::data(ffi::PyTuple_GetItem(self.elements.get(), index));
                let from = self.memory.cast::<u8>().add(index as usize * self.size);
                record.copy_from(from, self.size);
            }
        }
    }
}

/// The array of these elements; NULL if there are none.
unsafe fn read(
    (elements, length): (Elements, usize),
    name: &str,
    ty: &Ty,
    count: Option<usize>,
    keep: &mut Keep,
) -> Py<*mut c_void> {
    // SAFETY: the callers'; the memory has room for every element.
    unsafe {
        if length == 0 {
            return Ok(ptr::null_mut());
        }
        let size = ty.size();
        let memory = keep.memory(length * size);
        for index in 0..length {
            let element = elements.get(index)?;
            let place = memory.add(index * size);
            match ty {
                Ty::Value(def) if ffi::Py_TYPE(element.get()) == def.state.class.load(Ordering::Relaxed) => {
                    place.copy_from_nonoverlapping(values::variable(element.get()).cast(), size);
                }
                ty if is_element(element.get(), ty) => store::store(ty, element.get(), place, keep)?,
                ty => return Err(no_element(element.get(), name, ty)),
            }
        }
        match count.filter(|&count| length < count) {
            Some(count) => Err(too_small(length, count)),
            None => Ok(memory.cast()),
        }
    }
}

/// Raises that a list has fewer elements than CUDA is told.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
pub(super) unsafe fn too_small(length: usize, count: usize) -> Raised {
    // SAFETY: the caller's.
    unsafe { runtime_error(format_args!("List is too small: {length} < {count}")) }
}

/// An array of texts, of which CUDA is told the addresses.
///
/// # Safety
///
/// As for [`array`].
pub unsafe fn texts(object: Object, name: &str, count: Option<usize>, keep: &mut Keep) -> Py<*mut *const c_char> {
    // SAFETY: the caller's.
    Ok(unsafe { array(object, name, &Ty::Text, count, keep) }?.cast())
}

/// Whether an object can be an element of an array of this type. Lists are checked as NVIDIA's bindings do: what would
/// be converted as an argument must already have the class here.
unsafe fn is_element(element: Object, ty: &Ty) -> bool {
    let is = |class: *mut ffi::PyTypeObject| {
        // SAFETY: the callers'; before a class is made it has no instances.
        !class.is_null() && unsafe { class::instance(element, class) }
    };
    match ty {
        Ty::Value(def) => is(def.state.class.load(Ordering::Relaxed)),
        Ty::Enum(def) => is(def.state.class.load(Ordering::Relaxed)),
        Ty::Record(def) => is(def.state.class.load(Ordering::Relaxed)),
        Ty::Text => {
            is(&raw mut ffi::PyBytes_Type) || is(&raw mut ffi::PyUnicode_Type) || is(&raw mut ffi::PyByteArray_Type)
        }
        Ty::I8 | Ty::U8 | Ty::I16 | Ty::U16 | Ty::I32 | Ty::U32 | Ty::I64 | Ty::U64 => {
            // SAFETY: the callers'.
            is(&raw mut ffi::PyLong_Type) || unsafe { ffi::PyIndex_Check(element) } != 0
        }
        _ => true,
    }
}

#[cold]
unsafe fn no_element(element: Object, name: &str, ty: &Ty) -> Raised {
    let class = match ty {
        Ty::Value(def) => def.name,
        Ty::Enum(def) => def.name,
        Ty::Record(def) => def.name,
        Ty::Text => "bytes",
        _ => "int",
    };
    // SAFETY: the caller's.
    unsafe {
        let given = class_name(element);
        type_error(format_args!(
            "Argument '{name}' is not instance of type (expected tuple[{class}, ...] or list[{class}], and {given} is \
             among the elements)"
        ))
    }
}
