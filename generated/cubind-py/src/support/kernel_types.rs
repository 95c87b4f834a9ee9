//! Arguments whose types are classes of ctypes, as `((values…), (types…))` gives them.

use core::ffi::{CStr, c_void};
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as ffi;

use super::class;
use super::errors::{Object, Owned, Py, Raised, overflow_error, owned, raised, repr, runtime_error, type_error};
use super::keep::{Export, Keep};
use super::kernel_values::{argument, get_ptr, no_argument};

/// How a class of ctypes looks in C.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// An int that must be in range. Those of other sizes and signs wrap around, as in ctypes.
    Checked(u8),
    /// An int that wraps around.
    Wrapping(u8),
    F32,
    F64,
    Bool,
    /// A letter, which only ctypes converts.
    Letter(u8),
    Pointer,
}

impl Kind {
    fn size(self) -> usize {
        match self {
            Self::Checked(size) | Self::Wrapping(size) | Self::Letter(size) => size.into(),
            Self::Bool => 1,
            Self::F32 => 4,
            Self::F64 | Self::Pointer => 8,
        }
    }
}

const LONG: u8 = size_of::<core::ffi::c_long>() as u8;

/// The classes that can be given as types, those of most kernels first. Some names share a class, depending on the
/// system.
const NAMES: [(&CStr, Kind); 17] = [
    (c"c_void_p", Kind::Pointer),
    (c"c_int", Kind::Checked(4)),
    (c"c_float", Kind::F32),
    (c"c_uint", Kind::Wrapping(4)),
    (c"c_double", Kind::F64),
    (c"c_longlong", Kind::Checked(8)),
    (c"c_size_t", Kind::Wrapping(8)),
    (c"c_bool", Kind::Bool),
    (c"c_long", Kind::Checked(LONG)),
    (c"c_ulong", Kind::Wrapping(LONG)),
    (c"c_ulonglong", Kind::Wrapping(8)),
    (c"c_byte", Kind::Checked(1)),
    (c"c_ubyte", Kind::Wrapping(1)),
    (c"c_short", Kind::Wrapping(2)),
    (c"c_ushort", Kind::Wrapping(2)),
    (c"c_char", Kind::Letter(1)),
    (c"c_wchar", Kind::Letter(if cfg!(windows) { 2 } else { 4 })),
];

/// Where some of them are.
const C_VOID_P: usize = 0;
const C_FLOAT: usize = 2;

/// The classes of ctypes, each with a reference that is never given back.
pub(super) struct Ctypes {
    classes: [Object; NAMES.len()],
}

static CTYPES: AtomicPtr<Ctypes> = AtomicPtr::new(ptr::null_mut());

/// The classes of ctypes, which is imported when it is first needed.
#[inline]
pub(super) unsafe fn ctypes() -> Py<&'static Ctypes> {
    // SAFETY: what is published is never freed.
    match unsafe { CTYPES.load(Ordering::Acquire).as_ref() } {
        Some(ctypes) => Ok(ctypes),
        // SAFETY: the callers'.
        None => unsafe { import_ctypes() },
    }
}

#[cold]
#[inline(never)]
unsafe fn import_ctypes() -> Py<&'static Ctypes> {
    // SAFETY: the callers'; what is published is never freed.
    unsafe {
        let module = Owned::new(ffi::PyImport_ImportModule(c"ctypes".as_ptr()))?;
        let mut classes = [ptr::null_mut(); NAMES.len()];
        for (class, (name, _)) in classes.iter_mut().zip(NAMES) {
            *class = owned(ffi::PyObject_GetAttrString(module.get(), name.as_ptr()))?;
        }
        let made = Box::into_raw(Box::new(Ctypes { classes }));
        match CTYPES.compare_exchange(ptr::null_mut(), made, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => Ok(&*made),
            Err(first) => Ok(&*first),
        }
    }
}

impl Ctypes {
    /// Where the argument is: in `place`, which is given the value, or where it already was.
    #[inline]
    pub(super) unsafe fn argument(
        &self,
        value: Object,
        ty: Object,
        place: *mut u8,
        keep: &mut Keep,
    ) -> Py<*mut c_void> {
        // SAFETY: the callers': `place` has room for 8 bytes.
        unsafe {
            if let Some(index) = self.classes.iter().position(|&class| class == ty) {
                match NAMES[index].1 {
                    Kind::Pointer => self.pointer(value, place.cast())?,
                    kind => self.scalar(value, ty, kind, place)?,
                }
                return Ok(place.cast());
            }
            if ty == ffi::Py_None() {
                // What `getPtr` points to, a structure of ctypes, or an enum; in addition whatever has a type of its
                // own.
                return argument(value, place, keep);
            }
            let class = repr(ffi::Py_TYPE(ty).cast());
            Err(type_error(format_args!("Unsupported type: {class} ({})", repr(ty))))
        }
    }

    /// The value of a scalar type. What is written here has no more than 8 bytes.
    #[inline]
    unsafe fn scalar(&self, value: Object, ty: Object, kind: Kind, place: *mut u8) -> Py<()> {
        // SAFETY: the callers'.
        unsafe {
            let class = ffi::Py_TYPE(value);
            if class == &raw mut ffi::PyLong_Type {
                match kind {
                    Kind::Checked(size) => return checked(value, size, place.cast()),
                    Kind::Wrapping(_) => {
                        let bits = ffi::PyLong_AsUnsignedLongLongMask(value);
                        place.cast::<u64>().write(bits);
                        return Ok(());
                    }
                    _ => {}
                }
            } else if class == &raw mut ffi::PyFloat_Type {
                match kind {
                    Kind::F32 => {
                        place.cast::<f32>().write(ffi::PyFloat_AsDouble(value) as f32);
                        return Ok(());
                    }
                    Kind::F64 => {
                        place.cast::<f64>().write(ffi::PyFloat_AsDouble(value));
                        return Ok(());
                    }
                    _ => {}
                }
            }
            self.by_ctypes(value, ty, kind, place)
        }
    }

    /// The value of a scalar type as ctypes converts it: `ty(value)`, unless it is one already.
    #[inline(never)]
    unsafe fn by_ctypes(&self, value: Object, ty: Object, kind: Kind, place: *mut u8) -> Py<()> {
        // SAFETY: the callers'.
        unsafe {
            if class::instance(value, ty.cast()) {
                return copy(value, kind.size(), place);
            }
            // A c_float where a c_double is expected.
            let inner;
            let mut value = value;
            if kind == Kind::F64 && class::instance(value, self.classes[C_FLOAT].cast()) {
                inner = Owned::new(ffi::PyObject_GetAttrString(value, c"value".as_ptr()))?;
                value = inner.get();
            }
            let end: Object = ptr::null_mut();
            let converted = Owned::new(ffi::PyObject_CallFunctionObjArgs(ty, value, end))?;
            copy(converted.get(), kind.size(), place)
        }
    }

    /// A pointer: an int, a `c_void_p`, or where an object with `getPtr` is.
    #[inline]
    unsafe fn pointer(&self, value: Object, place: *mut usize) -> Py<()> {
        // SAFETY: the callers'.
        unsafe {
            if ffi::Py_TYPE(value) == &raw mut ffi::PyLong_Type {
                let address = ffi::PyLong_AsSize_t(value);
                if address != usize::MAX {
                    place.write(address);
                    return Ok(());
                }
            }
            self.other_pointer(value, place)
        }
    }

    #[inline(never)]
    unsafe fn other_pointer(&self, value: Object, place: *mut usize) -> Py<()> {
        // SAFETY: the callers'.
        unsafe {
            ffi::PyErr_Clear();
            let address = if class::instance(value, &raw mut ffi::PyLong_Type) {
                ffi::PyLong_AsSize_t(value)
            } else if class::instance(value, self.classes[C_VOID_P].cast()) {
                return copy(value, size_of::<usize>(), place.cast());
            } else if let Some(address) = get_ptr(value)? {
                address.addr()
            } else {
                return Err(no_argument(value, "<class 'int'>, <class 'ctypes.c_void_p'>"));
            };
            if address == usize::MAX && raised() {
                return Err(Raised);
            }
            place.write(address);
            Ok(())
        }
    }
}

/// An int in the range of a C integer of so many bytes.
#[inline]
pub(super) unsafe fn checked(value: Object, size: u8, place: *mut i64) -> Py<()> {
    // SAFETY: the callers': an int, and room for 8 bytes.
    unsafe {
        let number = ffi::PyLong_AsLongLong(value);
        let shift = 64 - 8 * u32::from(size);
        if (number << shift) >> shift != number || (number == -1 && raised()) {
            ffi::PyErr_Clear();
            let name = match size {
                1 => "c_byte",
                4 => "int",
                _ => "long long",
            };
            return Err(overflow_error(format_args!("Python int too large to convert to C {name}")));
        }
        place.write(number);
        Ok(())
    }
}

/// Copies what an object of ctypes, or a scalar of NumPy, has in its buffer.
unsafe fn copy(value: Object, size: usize, place: *mut u8) -> Py<()> {
    // SAFETY: the callers': `place` has room for `size` bytes.
    unsafe {
        let export = Export::new(value, false)?;
        if export.size() != size {
            let given = export.size();
            return Err(runtime_error(format_args!("{} has {given} bytes instead of {size}", repr(value))));
        }
        place.copy_from_nonoverlapping(export.memory(), size);
        Ok(())
    }
}
