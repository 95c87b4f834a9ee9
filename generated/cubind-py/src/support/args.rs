//! Arguments: from Python's objects to what C functions take.
//!
//! Each converter has a short path for what programs usually pass, which is compiled into every function, and a long one
//! for everything else, which is compiled once. A message begins as NVIDIA's bindings word it, and then names the argument.

use core::ffi::{c_char, c_void};
use core::ptr;
use core::sync::atomic::Ordering;

use pyo3_ffi as ffi;

use super::errors::{
    Object, Owned, Py, Raised, class_name, overflow_error, raised, runtime_error, type_error, value_error,
};
use super::keep::Keep;
use super::refs::incref;
use super::tables::{EnumDef, RecordDef, Ty, ValueDef};
use super::{buffers, class, kernel, numbers, records, store, text, values};

pub use super::buffers::OutputBuffer;

/// An integer type of C.
struct Integer<'a> {
    name: &'a str,
    signed: bool,
    bits: u32,
}

/// An integer type of C that arguments are converted to.
pub trait CInteger: Copy {
    /// A Python int of exactly this class, if it fits; `None` as well for -1, which is how Python says that it does not.
    ///
    /// # Safety
    ///
    /// `object` is an int; the thread is attached to the interpreter.
    unsafe fn quickly(object: Object) -> Option<Self>;
    /// Anything else: what `__int__` says. Messages name the C type, unless they are given another name for it.
    ///
    /// # Safety
    ///
    /// `object` is alive; the thread is attached to the interpreter.
    unsafe fn slowly(object: Object, name: &str, class: &str) -> Py<Self>;
    /// Zero.
    const ZERO: Self;
}

macro_rules! integers {
    ($($name:ident = $convert:ident $wide:ident $c:literal;)*) => {$(
        impl CInteger for $name {
            const ZERO: Self = 0;

            #[inline(always)]
            unsafe fn quickly(object: Object) -> Option<Self> {
                // SAFETY: the caller's.
                let value = unsafe { ffi::$convert(object) } as $wide;
                let narrow = value as $name;
                (narrow as $wide == value && value != !0).then_some(narrow)
            }

            #[inline(always)]
            unsafe fn slowly(object: Object, name: &str, class: &str) -> Py<Self> {
                let class = if class.is_empty() { $c } else { class };
                let target = Integer { name: class, signed: $name::MIN != 0, bits: $name::BITS };
                // SAFETY: the caller's.
                Ok(unsafe { integer(object, name, &target) }? as Self)
            }
        }

        #[doc = concat!("A C `", $c, "`: anything with `__int__`.")]
        ///
        /// # Safety
        ///
        /// `object` is alive; the thread is attached to the interpreter.
        #[inline(always)]
        pub unsafe fn $name(object: Object, name: &str) -> Py<$name> {
            // SAFETY: the caller's.
            unsafe {
                if ffi::Py_TYPE(object) == &raw mut ffi::PyLong_Type
                    && let Some(value) = <$name as CInteger>::quickly(object)
                {
                    return Ok(value);
                }
                <$name as CInteger>::slowly(object, name, "")
            }
        }
    )*};
}

integers! {
    i8 = PyLong_AsSsize_t isize "signed char";
    u8 = PyLong_AsSize_t usize "unsigned char";
    i16 = PyLong_AsSsize_t isize "short";
    u16 = PyLong_AsSize_t usize "unsigned short";
    i32 = PyLong_AsSsize_t isize "int";
    u32 = PyLong_AsSize_t usize "unsigned int";
    i64 = PyLong_AsSsize_t isize "long long";
    u64 = PyLong_AsSize_t usize "unsigned long long";
    usize = PyLong_AsSize_t usize "size_t";
}

/// `int(object)`, unless it is a text, in the range of a C type. The bits of a negative number are those of an `i64`.
///
/// What a short path has raised is forgotten first.
#[inline(never)]
unsafe fn integer(object: Object, name: &str, target: &Integer<'_>) -> Py<u64> {
    // SAFETY: the callers'.
    unsafe {
        ffi::PyErr_Clear();
        if class::instance(object, &raw mut ffi::PyLong_Type) {
            return bits(object, name, target);
        }
        if !numbers::has_int(object) {
            let given = class_name(object);
            return Err(type_error(format_args!("an integer is required (argument '{name}' is of type {given})")));
        }
        let number = Owned::new(ffi::PyNumber_Long(object))?;
        bits(number.get(), name, target)
    }
}

/// The bits of an int, if it is in the range of a C type.
unsafe fn bits(number: Object, name: &str, target: &Integer<'_>) -> Py<u64> {
    let Integer { name: c, signed, bits } = *target;
    let mut overflow = 0;
    // SAFETY: the callers': an int.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(number, &mut overflow) };
    let negative = overflow < 0 || (overflow == 0 && value < 0);
    if overflow == 0 {
        let fits = if signed {
            bits == 64 || (-1 << (bits - 1)..1 << (bits - 1)).contains(&value)
        } else {
            value >= 0 && (bits == 64 || value < 1 << bits)
        };
        if fits {
            return Ok(value as u64);
        }
    }
    // SAFETY: attached; an int.
    unsafe {
        if negative && !signed {
            return Err(overflow_error(format_args!("can't convert negative value to {c} (argument '{name}')")));
        }
        if overflow > 0 && !signed {
            let value = ffi::PyLong_AsUnsignedLongLong(number);
            if value == u64::MAX && raised() {
                ffi::PyErr_Clear();
            } else if bits == 64 {
                return Ok(value);
            } else {
                overflow = 0;
            }
        }
        Err(if overflow == 0 {
            overflow_error(format_args!("value too large to convert to {c} (argument '{name}')"))
        } else {
            let long = if signed { "long" } else { "unsigned long" };
            overflow_error(format_args!("Python int too large to convert to C {long} (argument '{name}')"))
        })
    }
}

/// A C `double`: anything with `__float__` or `__index__`.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn f64(object: Object, _name: &str) -> Py<f64> {
    // SAFETY: the caller's.
    unsafe {
        let value = ffi::PyFloat_AsDouble(object);
        if value == -1.0 && raised() { Err(Raised) } else { Ok(value) }
    }
}

/// A C `float`.
///
/// # Safety
///
/// As for [`f64`].
#[inline(always)]
pub unsafe fn f32(object: Object, name: &str) -> Py<f32> {
    // SAFETY: the caller's.
    Ok(unsafe { f64(object, name) }? as f32)
}

/// A C `bool`: whether an object is true.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn boolean(object: Object, _name: &str) -> Py<bool> {
    // SAFETY: the caller's.
    match unsafe { ffi::PyObject_IsTrue(object) } {
        -1 => Err(Raised),
        truth => Ok(truth != 0),
    }
}

/// What an optional parameter is: the default where it was not given.
#[inline(always)]
pub fn optional<T>(object: Object, default: T, convert: impl FnOnce(Object) -> Py<T>) -> Py<T> {
    if object.is_null() { Ok(default) } else { convert(object) }
}

/// A value of an enum: a member, of this enum or any other, or anything that `int()` takes.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn enumeration(object: Object, name: &str, def: &'static EnumDef) -> Py<i32> {
    // SAFETY: the caller's. A member is an int.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if (class == def.state.class.load(Ordering::Relaxed) || class == &raw mut ffi::PyLong_Type)
            && let Some(value) = i32::quickly(object)
        {
            return Ok(value);
        }
        other_enumeration(object, name, def)
    }
}

#[inline(never)]
unsafe fn other_enumeration(object: Object, name: &str, def: &'static EnumDef) -> Py<i32> {
    // SAFETY: the caller's.
    unsafe {
        ffi::PyErr_Clear();
        if object == ffi::Py_None() {
            return Err(type_error(format_args!("Argument '{name}' must not be None")));
        }
        let number = Owned::new(ffi::PyNumber_Long(object))?;
        // Members of enums with the type `unsigned int` are kept as the `int` with the same bits.
        Ok(bits(number.get(), name, &Integer { name: def.name, signed: true, bits: 32 })? as i32)
    }
}

/// The integer of a handle or scalar: None is 0; an object of any such class; anything with `__int__`.
///
/// # Safety
///
/// `T` is as wide as the value; `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn value<T: CInteger>(object: Object, name: &str, def: &'static ValueDef) -> Py<T> {
    // SAFETY: the caller's.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if class == def.state.class.load(Ordering::Relaxed) {
            return Ok(values::get(object));
        }
        if class == &raw mut ffi::PyLong_Type
            && let Some(value) = T::quickly(object)
        {
            return Ok(value);
        }
        other_value(object, name, def)
    }
}

#[inline(never)]
unsafe fn other_value<T: CInteger>(object: Object, name: &str, def: &'static ValueDef) -> Py<T> {
    // SAFETY: the caller's. A class that extends the value's has its layout.
    unsafe {
        if object == ffi::Py_None() {
            return Ok(T::ZERO);
        }
        let class = def.state.class.load(Ordering::Relaxed);
        if !class.is_null() && class::instance(object, class) {
            return Ok(values::get(object));
        }
        T::slowly(object, name, def.name)
    }
}

/// Where a record is in memory. The class must be the parameter's, or extend it; None is refused.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn record(object: Object, name: &str, def: &'static RecordDef) -> Py<*mut u8> {
    let class = def.state.class.load(Ordering::Relaxed);
    // SAFETY: the caller's. Before the class is made it has no instances; an instance has its layout.
    unsafe {
        if !class.is_null() && class::instance(object, class) {
            return Ok(records::data(object));
        }
        Err(no_record(object, name, def))
    }
}

#[cold]
#[inline(never)]
unsafe fn no_record(object: Object, name: &str, def: &'static RecordDef) -> Raised {
    let (module, class) = (def.module, def.name);
    // SAFETY: the caller's.
    unsafe {
        let given = class::full_name(object);
        type_error(format_args!("Argument '{name}' has incorrect type (expected {module}.{class}, got {given})"))
    }
}

/// Where a record is in memory; null for None, and where the argument is not given.
///
/// # Safety
///
/// `object` is alive or null; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn optional_record(object: Object, name: &str, def: &'static RecordDef) -> Py<*mut u8> {
    // SAFETY: the caller's.
    unsafe { if is_none(object) { Ok(ptr::null_mut()) } else { record(object, name, def) } }
}

/// Whether an argument is None or was not given.
///
/// # Safety
///
/// The interpreter is initialised.
#[inline(always)]
pub unsafe fn is_none(object: Object) -> bool {
    // SAFETY: the caller's.
    object.is_null() || object == unsafe { ffi::Py_None() }
}

/// A `void *`: None, a number, an object that has one, or the memory of a contiguous buffer.
///
/// # Safety
///
/// `object` is alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn pointer(object: Object, _name: &str, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe { buffers::pointer(object, keep) }
}

/// A `void *` that CUDA writes through, `needed` bytes of it where that is known. Like [`pointer`], but bytes that Python
/// shares are refused, and so is a buffer that is too small.
///
/// # Safety
///
/// As for [`pointer`].
#[inline(always)]
pub unsafe fn writable(object: Object, name: &str, needed: Option<usize>, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe {
        if ffi::Py_TYPE(object) != &raw mut ffi::PyLong_Type && needed != Some(0) {
            buffers::refuse_shared_bytes(object, name)?;
        }
        buffers::pointer(object, keep)
    }
}

/// The address of a C function.
///
/// # Safety
///
/// As for [`pointer`].
pub unsafe fn callback(object: Object, _name: &str, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the caller's.
    unsafe { buffers::callback(object, keep) }
}

/// A `const char *`: bytes, a bytearray, or a text as UTF-8.
///
/// # Safety
///
/// `object` is alive, and outlives the use of what is returned; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn text(object: Object, _name: &str, keep: &mut Keep) -> Py<*const c_char> {
    // SAFETY: the caller's.
    unsafe { text::text(object, keep) }
}

/// A `const char *` that may be NULL: None, or not given.
///
/// # Safety
///
/// `object` is null or as for [`text`].
#[inline(always)]
pub unsafe fn optional_text(object: Object, name: &str, keep: &mut Keep) -> Py<*const c_char> {
    // SAFETY: the caller's.
    unsafe { if is_none(object) { Ok(ptr::null()) } else { text(object, name, keep) } }
}

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

/// An array of C from a tuple or a list; NULL for None and for an empty one. All elements are checked and converted, also
/// where `count`, the number that CUDA is told, is less.
///
/// # Safety
///
/// `object` is alive or null, and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn array(
    object: Object,
    name: &str,
    ty: &Ty,
    count: Option<usize>,
    keep: &mut Keep,
) -> Py<*mut c_void> {
    // SAFETY: the caller's; the memory has room for every element.
    unsafe {
        let (elements, length) = Elements::new(object)?;
        let too_few = count.filter(|&count| length < count);
        if length == 0 {
            return match too_few {
                Some(count) => Err(too_small(length, count)),
                None => Ok(ptr::null_mut()),
            };
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
        match too_few {
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
pub unsafe fn texts(
    object: Object,
    name: &str,
    count: Option<usize>,
    keep: &mut Keep,
) -> Py<*mut *const c_char> {
    // SAFETY: the caller's.
    Ok(unsafe { array(object, name, &Ty::Text, count, keep) }?.cast())
}

/// Whether an object can be an element of an array of this type. Lists are checked as NVIDIA's bindings do: what would be
/// converted as an argument must already have the class here.
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

/// Memory of the caller's that CUDA writes into: bytes that are changed in place, a bytearray, a memoryview, an array; or
/// an int, for new bytes of that size.
///
/// # Safety
///
/// `object` is alive during the call; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn output_buffer(object: Object, name: &'static str, needed: Option<usize>) -> Py<OutputBuffer> {
    // SAFETY: the caller's.
    unsafe { OutputBuffer::new(object, name, needed) }
}

/// The addresses of a kernel's arguments, in every form that they can be given in.
///
/// # Safety
///
/// `object` is alive and outlives the use of what is returned, which is in `space` and `keep`: both stay where they are;
/// the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn kernel_params(
    object: Object,
    _name: &str,
    space: &mut kernel::Space,
    keep: &mut Keep,
) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's.
    unsafe { kernel::params_in(object, space, keep) }
}

/// Room for as many elements of an output array as a program asks for; NULL for none, which asks CUDA for their number.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn room(count: usize, size: usize, keep: &mut Keep) -> Py<*mut c_void> {
    if count == 0 {
        return Ok(ptr::null_mut());
    }
    count.checked_mul(size).and_then(|bytes| keep.try_memory(bytes)).map(<*mut u8>::cast).ok_or_else(|| {
        // SAFETY: the caller's.
        unsafe { ffi::PyErr_NoMemory() };
        Raised
    })
}

/// New bytes of this size for CUDA to write into.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn new_bytes(size: usize) -> Py<OutputBuffer> {
    // SAFETY: the caller's.
    unsafe { OutputBuffer::sized(size) }
}

/// A count that another converter needs as a size.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn count<T: TryInto<usize>>(count: T, name: &str) -> Py<usize> {
    count.try_into().map_err(|_| {
        // SAFETY: the caller's.
        unsafe { value_error(format_args!("Argument '{name}' must not be negative")) }
    })
}
