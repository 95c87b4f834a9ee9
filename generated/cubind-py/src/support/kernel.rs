//! A kernel's arguments: from Python's values to the array of their addresses that a launch takes.
//!
//! The array and the values are in a [`Space`], which is on the stack of the call where there are not too many.

use core::ffi::{CStr, c_void};
use core::mem::MaybeUninit;
use core::ptr;
use core::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, overflow_error, owned, raised, repr, runtime_error, type_error};
use super::keep::{Export, Keep};
use super::{class, records, values};

/// Room for the arguments of one launch. It is filled in place, and must not move while CUDA looks at it.
pub struct Space {
    addresses: [MaybeUninit<*mut c_void>; ROOM],
    values: [MaybeUninit<u64>; ROOM],
}

/// More arguments than these are put on the heap.
const ROOM: usize = 32;

impl Space {
    /// Empty, at no cost.
    #[inline(always)]
    pub const fn new() -> Self {
        Self { addresses: [MaybeUninit::uninit(); ROOM], values: [MaybeUninit::uninit(); ROOM] }
    }

    fn places(&mut self) -> Places {
        Places { addresses: self.addresses.as_mut_ptr().cast(), values: self.values.as_mut_ptr().cast() }
    }
}

impl Default for Space {
    fn default() -> Self {
        Self::new()
    }
}

/// Where the addresses and the values of some arguments are written, each with room for all of them.
#[derive(Clone, Copy)]
struct Places {
    addresses: *mut *mut c_void,
    values: *mut u64,
}

impl Places {
    fn on_heap(count: usize, keep: &mut Keep) -> Self {
        let addresses: *mut *mut c_void = keep.memory(2 * count * size_of::<u64>()).cast();
        // SAFETY: within the memory.
        Self { addresses, values: unsafe { addresses.add(count) }.cast() }
    }
}

/// The addresses of a kernel's arguments, in memory that `keep` owns.
///
/// # Safety
///
/// `object` is alive and outlives the use of what is returned; the thread is attached to the interpreter.
pub unsafe fn params(object: Object, keep: &mut Keep) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's.
    unsafe { convert(object, None, keep) }
}

/// The addresses of a kernel's arguments, in `space` if they fit.
///
/// # Safety
///
/// As for [`params`]; `space` does not move either.
pub unsafe fn params_in(object: Object, space: &mut Space, keep: &mut Keep) -> Py<*mut *mut c_void> {
    // SAFETY: the caller's.
    unsafe { convert(object, Some(space), keep) }
}

unsafe fn convert(object: Object, space: Option<&mut Space>, keep: &mut Keep) -> Py<*mut *mut c_void> {
    // SAFETY: the callers'.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if object == ffi::Py_None() {
            return Ok(ptr::null_mut());
        }
        if class != &raw mut ffi::PyTuple_Type {
            if class::instance(object, &raw mut ffi::PyLong_Type) {
                let address = ffi::PyLong_AsSize_t(object);
                return if address == usize::MAX && raised() {
                    Err(Raised)
                } else {
                    Ok(ptr::with_exposed_provenance_mut(address))
                };
            }
            if ffi::PyObject_CheckBuffer(object) != 0 && !records::is_record(object) {
                return Ok(keep.buffer(object, false)?.0.cast());
            }
            if !class::instance(object, &raw mut ffi::PyTuple_Type) {
                return Err(no_params());
            }
        }
        let count = ffi::PyTuple_Size(object) as usize;
        let (values, types, count) = match typed(object, count)? {
            Some((values, types)) => (values, types, ffi::PyTuple_Size(values) as usize),
            None => (object, ptr::null_mut(), count),
        };
        if count == 0 {
            return Ok(ptr::null_mut());
        }
        let places = match space {
            Some(space) if count <= ROOM => space.places(),
            _ => Places::on_heap(count, keep),
        };
        let classes = if types.is_null() { None } else { Some(ctypes()?) };
        for index in 0..count {
            let value = ffi::PyTuple_GetItem(values, index as isize);
            let place = places.values.add(index).cast::<u8>();
            let address = match classes {
                Some(classes) => {
                    let ty = ffi::PyTuple_GetItem(types, index as isize);
                    classes.argument(value, ty, place, keep)?
                }
                None => argument(value, place, keep)?,
            };
            *places.addresses.add(index) = address;
        }
        Ok(places.addresses)
    }
}

#[cold]
unsafe fn no_params() -> Raised {
    // SAFETY: the callers'.
    unsafe {
        type_error(format_args!(
            "Argument 'kernelParams' is not a valid type: tuple[tuple[Any, ...], tuple[Any, ...]] or PyObject \
             implimenting Buffer Protocol or Int, or a tuple of values that have a type of their own"
        ))
    }
}

/// The tuples of `((values…), (types…))`, if that is what this is.
unsafe fn typed(object: Object, count: usize) -> Py<Option<(Object, Object)>> {
    // SAFETY: the callers'.
    unsafe {
        if count != 2 {
            return Ok(None);
        }
        let (values, types) = (ffi::PyTuple_GetItem(object, 0), ffi::PyTuple_GetItem(object, 1));
        let tuple = &raw mut ffi::PyTuple_Type;
        if !class::instance(values, tuple) || !class::instance(types, tuple) {
            return Ok(None);
        }
        if ffi::PyTuple_Size(values) != ffi::PyTuple_Size(types) {
            return Err(type_error(format_args!("Argument 'kernelParams' has tuples with different length")));
        }
        Ok(Some((values, types)))
    }
}

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

/// The classes that can be given as types, those of most kernels first. Some names share a class, depending on the system.
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
    (c"c_wchar", Kind::Letter(size_of::<libc_wchar>() as u8)),
];

#[allow(non_camel_case_types)]
type libc_wchar = cfg_wchar;
#[cfg(windows)]
#[allow(non_camel_case_types)]
type cfg_wchar = u16;
#[cfg(not(windows))]
#[allow(non_camel_case_types)]
type cfg_wchar = u32;

/// The classes of ctypes, each with a reference that is never given back.
struct Ctypes {
    classes: [Object; NAMES.len()],
    data: *mut ffi::PyTypeObject,
}

static CTYPES: AtomicPtr<Ctypes> = AtomicPtr::new(ptr::null_mut());

/// The classes of ctypes, which is imported when it is first needed.
#[inline]
unsafe fn ctypes() -> Py<&'static Ctypes> {
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
        // `_ctypes._CData`, which all its classes extend, has no public name.
        let structure = Owned::new(ffi::PyObject_GetAttrString(module.get(), c"Structure".as_ptr()))?;
        let data = owned(ffi::PyObject_GetAttrString(structure.get(), c"__base__".as_ptr()))?;
        let made = Box::into_raw(Box::new(Ctypes { classes, data: data.cast() }));
        match CTYPES.compare_exchange(ptr::null_mut(), made, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => Ok(&*made),
            Err(first) => Ok(&*first),
        }
    }
}

impl Ctypes {
    /// Where the argument is: in `place`, which is given the value, or where it already was.
    #[inline]
    unsafe fn argument(&self, value: Object, ty: Object, place: *mut u8, keep: &mut Keep) -> Py<*mut c_void> {
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
                return self.untyped(value, place, keep);
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
            if kind == Kind::F64 && class::instance(value, self.data) {
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
            } else if class::instance(value, self.classes[0].cast()) {
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

    /// An argument whose type is given as None: what `getPtr` points to, a structure of ctypes, or an enum; in addition
    /// whatever has a type of its own.
    #[inline]
    unsafe fn untyped(&self, value: Object, place: *mut u8, keep: &mut Keep) -> Py<*mut c_void> {
        // SAFETY: the callers'.
        unsafe { argument(value, place, keep) }
    }
}

/// An int in the range of a C integer of so many bytes.
#[inline]
unsafe fn checked(value: Object, size: u8, place: *mut i64) -> Py<()> {
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

/// What `object.getPtr()` returns, if there is such a method.
unsafe fn get_ptr(object: Object) -> Py<Option<*mut c_void>> {
    // SAFETY: the callers'.
    unsafe {
        let Some(method) = attribute(object, c"getPtr")? else {
            return Ok(None);
        };
        if ffi::PyCallable_Check(method.get()) == 0 {
            return Ok(None);
        }
        let address = Owned::new(ffi::PyObject_CallNoArgs(method.get()))?;
        integer_address(address.get()).map(Some)
    }
}

unsafe fn integer_address(number: Object) -> Py<*mut c_void> {
    // SAFETY: the callers'.
    unsafe {
        let number = Owned::new(ffi::PyNumber_Long(number))?;
        let address = ffi::PyLong_AsSize_t(number.get());
        if address == usize::MAX && raised() {
            return Err(Raised);
        }
        Ok(ptr::with_exposed_provenance_mut(address))
    }
}

/// An attribute, if there is such a one.
unsafe fn attribute(object: Object, name: &CStr) -> Py<Option<Owned>> {
    // SAFETY: the callers'.
    unsafe {
        match Owned::new(ffi::PyObject_GetAttrString(object, name.as_ptr())) {
            Ok(value) => Ok(Some(value)),
            Err(Raised) if ffi::PyErr_ExceptionMatches(ffi::PyExc_AttributeError) != 0 => {
                ffi::PyErr_Clear();
                Ok(None)
            }
            Err(raised) => Err(raised),
        }
    }
}

#[cold]
unsafe fn no_argument(value: Object, expected: &str) -> Raised {
    // SAFETY: the callers'.
    unsafe {
        let class = repr(ffi::Py_TYPE(value).cast());
        type_error(format_args!(
            "Provided argument is of type {class} but expected Type {expected} or CUDA Binding structure with getPtr() \
             attribute"
        ))
    }
}

/// Where an argument is that has a type of its own: in `place`, or where it already was.
///
/// A handle or scalar of CUDA, a record, an enum; a scalar of NumPy, an instance of a class of ctypes; an array on a
/// device, by `__cuda_array_interface__` or DLPack, whose address is the argument; and anything else with `getPtr`.
#[inline]
unsafe fn argument(value: Object, place: *mut u8, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the callers': `place` has room for 8 bytes.
    unsafe {
        if values::is_value(value) {
            return Ok(values::variable(value).cast());
        }
        if records::is_record(value) {
            return Ok(records::data(value).cast());
        }
        foreign_argument(value, place, keep)
    }
}

#[inline(never)]
unsafe fn foreign_argument(value: Object, place: *mut u8, keep: &mut Keep) -> Py<*mut c_void> {
    // SAFETY: the callers'.
    unsafe {
        if class::instance(value, &raw mut ffi::PyLong_Type) {
            if is_enum(value)? {
                checked(value, 4, place.cast())?;
                return Ok(place.cast());
            }
            return Err(no_argument(value, EXPECTED));
        }
        if is_instance_of(value, c"_ctypes", c"Structure", true)? || is_instance_of(value, c"numpy", c"generic", false)?
        {
            // Its memory stays where it is, as long as the object lives.
            return Ok(keep.buffer(value, false)?.0.cast());
        }
        if let Some(interface) = attribute(value, c"__cuda_array_interface__")? {
            let data = Owned::new(ffi::PyMapping_GetItemString(interface.get(), c"data".as_ptr()))?;
            let address = Owned::new(ffi::PySequence_GetItem(data.get(), 0))?;
            place.cast::<*mut c_void>().write(integer_address(address.get())?);
            return Ok(place.cast());
        }
        if let Some(address) = get_ptr(value)? {
            return Ok(address);
        }
        if let Some(address) = dlpack(value)? {
            place.cast::<*mut c_void>().write(address);
            return Ok(place.cast());
        }
        Err(no_argument(value, EXPECTED))
    }
}

const EXPECTED: &str = "<class '_ctypes.PyCStructType'>, <class '_ctypes.PyCSimpleType'>, a NumPy scalar, an array on a \
                        device, a CUDA enum, handle or scalar,";

/// Whether an int is a member of an enum: one of CUDA's, or of Python's.
unsafe fn is_enum(value: Object) -> Py<bool> {
    // SAFETY: the callers'. The class of a plain int has no such attribute.
    unsafe { Ok(attribute(ffi::Py_TYPE(value).cast(), c"__members__")?.is_some()) }
}

/// Whether a value is an instance of this class, or of the one that it extends, of a module that is imported already: who
/// has such a value has done that.
unsafe fn is_instance_of(value: Object, module: &CStr, class: &CStr, base: bool) -> Py<bool> {
    // SAFETY: the callers'.
    unsafe {
        let module = ffi::PyDict_GetItemString(ffi::PyImport_GetModuleDict(), module.as_ptr());
        if module.is_null() {
            return Ok(false);
        }
        let Some(mut class) = attribute(module, class)? else {
            return Ok(false);
        };
        if base {
            class = Owned::new(ffi::PyObject_GetAttrString(class.get(), c"__base__".as_ptr()))?;
        }
        match ffi::PyObject_IsInstance(value, class.get()) {
            -1 => Err(Raised),
            answer => Ok(answer != 0),
        }
    }
}

/// The part of DLPack's `DLTensor` that says where the data is.
#[repr(C)]
struct Tensor {
    data: *mut c_void,
    device: [i32; 2],
    dimensions: i32,
    dtype: u32,
    shape: *mut i64,
    strides: *mut i64,
    byte_offset: u64,
}

/// The devices of DLPack whose memory a kernel can use: CUDA, pinned host memory, managed memory.
const DEVICES: [i64; 3] = [2, 3, 13];

/// Where the data of a tensor is, by DLPack. The capsule is given back unused: the tensor is what keeps the memory.
unsafe fn dlpack(value: Object) -> Py<Option<*mut c_void>> {
    // SAFETY: the callers'. A capsule of this name holds a `DLManagedTensor`, which begins with the tensor.
    unsafe {
        let (Some(export), Some(device)) = (attribute(value, c"__dlpack__")?, attribute(value, c"__dlpack_device__")?)
        else {
            return Ok(None);
        };
        let device = Owned::new(ffi::PyObject_CallNoArgs(device.get()))?;
        let kind = Owned::new(ffi::PySequence_GetItem(device.get(), 0))?;
        let kind = Owned::new(ffi::PyNumber_Long(kind.get()))?;
        if !DEVICES.contains(&ffi::PyLong_AsLongLong(kind.get())) {
            ffi::PyErr_Clear();
            return Err(type_error(format_args!("{} is not in memory that a kernel can use", repr(value))));
        }
        // -1: no synchronisation; the launch is in a stream of the caller's choice.
        let arguments = Owned::new(ffi::PyTuple_New(0))?;
        let names = Owned::new(ffi::PyDict_New())?;
        let stream = Owned::new(ffi::PyLong_FromLong(-1))?;
        if ffi::PyDict_SetItemString(names.get(), c"stream".as_ptr(), stream.get()) != 0 {
            return Err(Raised);
        }
        let capsule = Owned::new(ffi::PyObject_Call(export.get(), arguments.get(), names.get()))?;
        let tensor = ffi::PyCapsule_GetPointer(capsule.get(), c"dltensor".as_ptr()).cast::<Tensor>();
        if tensor.is_null() {
            return Err(Raised);
        }
        Ok(Some((*tensor).data.wrapping_byte_add((*tensor).byte_offset as usize)))
    }
}
