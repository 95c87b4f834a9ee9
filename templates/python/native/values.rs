//! The classes of handles, scalars and callbacks: an integer or a pointer of C, with a class and an address.
//!
//! An instance either has its own variable, or stands for one elsewhere: a field of a record, or memory at an address
//! that the program knows. So `int(h)` always reads the variable, and `h.getPtr()` is where it is.

use core::ffi::{CStr, c_int, c_void};
use core::ptr::{null_mut, with_exposed_provenance_mut};
use core::sync::atomic::Ordering;

use pyo3_ffi as ffi;

use super::callback;
use super::class::{self, Mark, Parts, answer, slot};
use super::errors::{Object, Owned, Py, Raised, raised, type_error};
use super::foreign::{self, Memory};
use super::keep::Keep;
use super::numbers;
use super::refs::incref;
use super::tables::{ValueDef, ValueKind};

/// An instance.
#[repr(C)]
struct Value {
    head: ffi::PyObject,
    /// The variable: `own.here`, or one elsewhere.
    variable: *mut c_void,
    own: Own,
}

/// What an instance has besides the address of its variable.
#[repr(C)]
union Own {
    /// The variable itself, in the low bytes.
    here: u64,
    /// What keeps a variable elsewhere alive; null if the program answers for that.
    owner: Object,
}

static MARK: Mark = *b"_size_\0";

/// The class, borrowed; it is never freed.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn class(def: &'static ValueDef) -> Py<*mut ffi::PyTypeObject> {
    let class = def.state.class.load(Ordering::Acquire);
    // SAFETY: the caller's.
    if class.is_null() { unsafe { make(def) } } else { Ok(class) }
}

/// The table of a class of values, or null.
///
/// # Safety
///
/// The class is alive; the thread is attached to the interpreter.
pub unsafe fn table(class: *mut ffi::PyTypeObject) -> Option<&'static ValueDef> {
    // SAFETY: the caller's; what has this mark is a table of ours, which is static.
    unsafe { class::table(class, &MARK).cast::<ValueDef>().as_ref() }
}

/// Whether an object is a handle, a scalar or a callback.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
pub unsafe fn is_value(object: Object) -> bool {
    // SAFETY: the caller's.
    unsafe { table(ffi::Py_TYPE(object)).is_some() }
}

/// A new instance with a variable of its own. The value is in the low bytes.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn new(def: &'static ValueDef, value: u64) -> Py<Object> {
    // SAFETY: the caller's; an instance of our own class is that large, and has nothing else to set up.
    unsafe {
        let class = class(def)?;
        let memory = ffi::PyObject_Malloc(size_of::<Value>()).cast::<Value>();
        if memory.is_null() {
            ffi::PyErr_NoMemory();
            return Err(Raised);
        }
        let object = ffi::PyObject_Init(memory.cast(), class);
        (&raw mut (*memory).own.here).write(value);
        (&raw mut (*memory).variable).write((&raw mut (*memory).own.here).cast());
        Ok(object)
    }
}

/// A new instance that stands for a variable elsewhere. `owner` keeps it alive, unless it is null.
///
/// # Safety
///
/// The variable is readable, and lives as long as its owner; the thread is attached to the interpreter.
pub unsafe fn alias(def: &'static ValueDef, variable: *mut c_void, owner: Object) -> Py<Object> {
    // SAFETY: the caller's; a new instance is ours to change.
    unsafe {
        let object = new(def, 0)?;
        point(object.cast(), variable, owner);
        Ok(object)
    }
}

/// # Safety
///
/// As for [`alias`]; `value` is an instance that was just made.
unsafe fn point(value: *mut Value, variable: *mut c_void, owner: Object) {
    // SAFETY: the caller's.
    unsafe {
        if !owner.is_null() {
            incref(owner);
        }
        (*value).variable = variable;
        (*value).own.owner = owner;
    }
}

/// The value of an instance.
///
/// # Safety
///
/// `object` is an instance of a class of values as large as `T`.
#[inline(always)]
pub unsafe fn get<T: Copy>(object: Object) -> T {
    // SAFETY: the caller's; a variable elsewhere may be unaligned.
    unsafe { (*object.cast::<Value>()).variable.cast::<T>().read_unaligned() }
}

/// Where the variable is.
///
/// # Safety
///
/// `object` is an instance of a class of values.
#[inline(always)]
pub unsafe fn variable(object: Object) -> *mut c_void {
    // SAFETY: the caller's.
    unsafe { (*object.cast::<Value>()).variable }
}

/// The value at an address, as a machine word with the sign extended.
///
/// # Safety
///
/// There is a variable of this kind.
unsafe fn word(kind: ValueKind, variable: *const c_void) -> u64 {
    // SAFETY: the caller's.
    unsafe {
        match kind {
            ValueKind::I32 => i64::from(variable.cast::<i32>().read_unaligned()) as u64,
            ValueKind::U32 => variable.cast::<u32>().read_unaligned().into(),
            ValueKind::Handle | ValueKind::Stream | ValueKind::DevicePointer | ValueKind::Callback => {
                variable.cast::<u64>().read_unaligned()
            }
            ValueKind::I64 | ValueKind::U64 => {
                variable.cast::<u64>().read_unaligned()
            }
        }
    }
}

/// The value of a Python number for a variable of this kind, in the low bytes.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
#[inline]
pub unsafe fn convert(kind: ValueKind, object: Object) -> Py<u64> {
    // SAFETY: the caller's.
    unsafe {
        match kind {
            ValueKind::I32 => numbers::i32(object).map(|value| value as u64),
            ValueKind::U32 => numbers::u32(object).map(u64::from),
            ValueKind::I64 => numbers::i64(object).map(|value| value as u64),
            ValueKind::Handle | ValueKind::Stream | ValueKind::DevicePointer | ValueKind::Callback => numbers::u64(object),
            ValueKind::U64 => numbers::u64(object),
        }
    }
}

/// The value that a program means by an object where one of this class is expected: None is null.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
pub unsafe fn meant(def: &'static ValueDef, object: Object, keep: &mut Keep) -> Py<u64> {
    let kind = def.kind;
    // SAFETY: the caller's.
    unsafe {
        if class::instance(object, class(def)?) {
            return Ok(word(kind, variable(object)));
        }
        if object == ffi::Py_None() {
            return Ok(0);
        }
        if kind == ValueKind::Callback && !numbers::has_int(object) {
            keep.object(object);
            return callback::field(object, def.signature, keep).map(|address| address.expose_provenance() as u64);
        }
        if let Some(word) = foreign(kind, object)? {
            keep.object(object);
            return Ok(word);
        }
        convert(kind, object)
    }
}

/// The value that an object of another package stands for: a stream, or an array on a device. Nothing for all else.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
#[inline]
pub unsafe fn foreign(kind: ValueKind, object: Object) -> Py<Option<u64>> {
    if !matches!(kind, ValueKind::Stream | ValueKind::DevicePointer) {
        return Ok(None);
    }
    // SAFETY: the caller's. What has a buffer is a number of NumPy, or memory of the host.
    unsafe {
        if class::instance(object, &raw mut ffi::PyLong_Type) || ffi::PyObject_CheckBuffer(object) != 0 {
            return Ok(None);
        }
        match kind {
            ValueKind::Stream => foreign::stream(object),
            _ if is_value(object) => Ok(None),
            _ => Ok(foreign::array(object, Memory::Device)?.map(|address| address.expose_provenance() as u64)),
        }
    }
}

/// A Python int of a word.
///
/// # Safety
///
/// The thread is attached to the interpreter.
unsafe fn int(kind: ValueKind, word: u64) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let object = match kind {
            ValueKind::I32 | ValueKind::I64 => ffi::PyLong_FromLongLong(word as i64),
            ValueKind::Handle | ValueKind::Stream | ValueKind::DevicePointer | ValueKind::Callback => {
                ffi::PyLong_FromUnsignedLongLong(word)
            }
            ValueKind::U32 | ValueKind::U64 => {
                ffi::PyLong_FromUnsignedLongLong(word)
            }
        };
        super::errors::owned(object)
    }
}

/// # Safety
///
/// `object` is an instance; the thread is attached to the interpreter.
unsafe fn kind_and_word(object: Object) -> (&'static ValueDef, u64) {
    // SAFETY: the caller's: so it has a table.
    unsafe {
        let def = table(ffi::Py_TYPE(object)).unwrap_unchecked();
        (def, word(def.kind, variable(object)))
    }
}

/// `T(init_value=0, _ptr=0)`
unsafe extern "C" fn tp_new(class: *mut ffi::PyTypeObject, args: Object, names: Object) -> Object {
    // SAFETY: the interpreter's: a class of ours or one that extends it, a tuple, and a dict or null.
    answer(unsafe { construct(class, args, names) })
}

/// # Safety
///
/// As the interpreter calls `tp_new`.
unsafe fn construct(class: *mut ffi::PyTypeObject, args: Object, names: Object) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let Some(def) = table(class) else {
            return Err(type_error(format_args!("not a class of CUDA's")));
        };
        let count = ffi::PyTuple_Size(args);
        if count == 1 && names.is_null() && class == def.state.class.load(Ordering::Acquire) {
            return new(def, initial(def, ffi::PyTuple_GetItem(args, 0))?);
        }
        let mut given = [null_mut(); 2];
        if count > 2 {
            let name = def.name;
            let message = format_args!("{name}() takes at most 2 positional arguments ({count} given)");
            return Err(type_error(message));
        }
        for index in 0..count {
            given[index as usize] = ffi::PyTuple_GetItem(args, index);
        }
        if !names.is_null() {
            by_name(def.name, names, &[c"init_value", c"_ptr"], &mut given)?;
        }
        let [value, address] = given;
        let value = if value.is_null() { 0 } else { initial(def, value)? };
        let address = if address.is_null() { 0 } else { numbers::u64(address)? };
        let object = if class == def.state.class.load(Ordering::Acquire) {
            new(def, value)?
        } else {
            let object = Owned::new(ffi::PyType_GenericAlloc(class, 0))?.take();
            let instance = object.cast::<Value>();
            (*instance).own.here = value;
            (*instance).variable = (&raw mut (*instance).own.here).cast();
            object
        };
        if address != 0 {
            let variable = with_exposed_provenance_mut::<c_void>(address as usize);
            // As in cuda.bindings: a value and an address: the value is written there.
            if !given[0].is_null() && value != 0 {
                variable.cast::<u8>().copy_from((&raw const value).cast(), def.kind.size());
            }
            point(object.cast(), variable, null_mut());
        }
        Ok(object)
    }
}

/// The value of what a constructor is given: a number, or a Python callable, which is a function of C from now on.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
unsafe fn initial(def: &'static ValueDef, object: Object) -> Py<u64> {
    // SAFETY: the caller's.
    unsafe {
        if def.signature.is_some() && ffi::PyCallable_Check(object) != 0 && !numbers::has_int(object) {
            let address = callback::field(object, def.signature, &mut Keep::new())?;
            return Ok(address.expose_provenance() as u64);
        }
        convert(def.kind, object)
    }
}

/// Adds the arguments given by name to those given by position.
///
/// # Safety
///
/// `names` is a dict; the thread is attached to the interpreter.
#[cold]
pub(super) unsafe fn by_name(class: &str, names: Object, known: &[&'static CStr], given: &mut [Object]) -> Py<()> {
    // SAFETY: the caller's; the dict keeps its values alive.
    unsafe {
        let mut found = 0;
        for (name, place) in known.iter().zip(given) {
            let value = ffi::PyDict_GetItemString(names, name.as_ptr());
            if value.is_null() {
                continue;
            }
            if !place.is_null() {
                let name = name.to_string_lossy();
                return Err(type_error(format_args!("{class}() got multiple values for argument '{name}'")));
            }
            *place = value;
            found += 1;
        }
        if found < ffi::PyDict_Size(names) {
            return Err(type_error(format_args!("{class}() got an unexpected keyword argument")));
        }
        if raised() { Err(Raised) } else { Ok(()) }
    }
}

unsafe extern "C" fn tp_dealloc(object: Object) {
    // SAFETY: the interpreter's: nobody refers to the instance any more. An owner is there only for a variable elsewhere.
    unsafe {
        let value = object.cast::<Value>();
        if (*value).variable != (&raw mut (*value).own.here).cast() && !(*value).own.owner.is_null() {
            ffi::Py_DECREF((*value).own.owner);
        }
        class::free(object);
    }
}

/// `<CUstream 0x5>`, `<CUdevice 3>`: under the driver's name, as cuda.bindings prints the runtime's handles too.
unsafe extern "C" fn tp_repr(object: Object) -> Object {
    // SAFETY: the interpreter's.
    unsafe {
        let (def, word) = kind_and_word(object);
        let name = def.root().name;
        let text = match def.kind {
            ValueKind::Handle | ValueKind::Stream | ValueKind::Callback => format!("<{name} {word:#x}>"),
            ValueKind::I32 | ValueKind::I64 => format!("<{name} {}>", word as i64),
            ValueKind::U32 | ValueKind::U64 | ValueKind::DevicePointer => format!("<{name} {word}>"),
        };
        ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as ffi::Py_ssize_t)
    }
}

/// The hash of the int.
unsafe extern "C" fn tp_hash(object: Object) -> ffi::Py_hash_t {
    const PRIME: u64 = (1 << 61) - 1;
    // SAFETY: the interpreter's.
    let (def, word) = unsafe { kind_and_word(object) };
    let signed = matches!(def.kind, ValueKind::I32 | ValueKind::I64) && (word as i64) < 0;
    let hash = if signed { -(((word as i64).unsigned_abs() % PRIME) as isize) } else { (word % PRIME) as isize };
    if hash == -1 { -2 } else { hash }
}

/// Equal to the same value of the same family: the driver's and the runtime's stream, but no event and no int.
unsafe extern "C" fn tp_richcompare(left: Object, right: Object, operation: c_int) -> Object {
    // SAFETY: the interpreter's: `left` is an instance, `right` is anything.
    unsafe {
        let (def, left_word) = kind_and_word(left);
        let family = ffi::Py_TYPE(left) == ffi::Py_TYPE(right)
            || table(ffi::Py_TYPE(right)).is_some_and(|other| core::ptr::eq(other.root(), def.root()));
        if !family || (operation != ffi::Py_EQ && operation != ffi::Py_NE) {
            let answer = ffi::Py_NotImplemented();
            incref(answer);
            return answer;
        }
        let equal = left_word == word(def.kind, variable(right));
        ffi::PyBool_FromLong((equal == (operation == ffi::Py_EQ)).into())
    }
}

unsafe extern "C" fn nb_int(object: Object) -> Object {
    // SAFETY: the interpreter's.
    unsafe {
        let (def, word) = kind_and_word(object);
        answer(int(def.kind, word))
    }
}

/// `getPtr()`
unsafe extern "C" fn get_ptr(object: Object, _: Object) -> Object {
    // SAFETY: the interpreter's: `object` is an instance.
    unsafe { ffi::PyLong_FromVoidPtr(variable(object)) }
}

/// `__cuda_stream__()`: the version of the protocol, and the handle.
unsafe extern "C" fn cuda_stream(object: Object, _: Object) -> Object {
    // SAFETY: the interpreter's: `object` is an instance; the tuple takes both references.
    unsafe {
        let make = || {
            let version = Owned::new(ffi::PyLong_FromLong(0))?;
            let handle = Owned::new(ffi::PyLong_FromUnsignedLongLong(get(object)))?;
            Owned::new(ffi::PyTuple_Pack(2, version.get(), handle.get())).map(Owned::take)
        };
        answer(make())
    }
}

/// `__reduce__()`: the class, the value, and the attributes of a class made in Python.
unsafe extern "C" fn reduce(object: Object, _: Object) -> Object {
    // SAFETY: the interpreter's: `object` is an instance.
    unsafe {
        let make = || {
            let value = Owned::new(nb_int(object))?;
            let value = Owned::new(ffi::PyTuple_Pack(1, value.get()))?;
            let state = attributes(object)?;
            let class = ffi::Py_TYPE(object).cast::<ffi::PyObject>();
            Owned::new(ffi::PyTuple_Pack(3, class, value.get(), state.get())).map(Owned::take)
        };
        answer(make())
    }
}

/// The `__dict__` of an instance of a class made in Python; None for our own.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
pub(super) unsafe fn attributes(object: Object) -> Py<Owned> {
    // SAFETY: the caller's; only the absence of a `__dict__` is cleared.
    unsafe {
        let state = ffi::PyObject_GetAttrString(object, c"__dict__".as_ptr());
        if state.is_null() && ffi::PyErr_ExceptionMatches(ffi::PyExc_AttributeError) != 0 {
            ffi::PyErr_Clear();
            return Ok(Owned::another(ffi::Py_None()));
        }
        Owned::new(state)
    }
}

/// `_size_`
unsafe extern "C" fn size(_: Object, table: *mut c_void) -> Object {
    // SAFETY: the interpreter's: the closure is the table.
    unsafe { ffi::PyLong_FromSize_t((*table.cast_const().cast::<ValueDef>()).kind.size()) }
}

/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
#[inline(never)]
unsafe fn make(def: &'static ValueDef) -> Py<*mut ffi::PyTypeObject> {
    // SAFETY: the caller's; all functions fit a `Value`.
    unsafe {
        let base = match def.base {
            Some(base) => class(base)?,
            None => null_mut(),
        };
        let mut methods = vec![class::method(c"getPtr", get_ptr, c"The address of the variable that holds the value.")];
        if def.kind == ValueKind::Stream {
            methods.push(class::method(c"__cuda_stream__", cuda_stream, c"The CUDA stream protocol."));
        }
        methods.push(class::method(c"__reduce__", reduce, c"For pickle and copy."));
        let parts = Parts {
            name: def.name,
            module: def.module,
            signature: "(init_value=0, _ptr=0)",
            doc: def.doc,
            sizes: (size_of::<Value>(), 0),
            base,
            slots: vec![
                slot(ffi::Py_tp_new, tp_new as *const c_void),
                slot(ffi::Py_tp_init, class::init as *const c_void),
                slot(ffi::Py_tp_dealloc, tp_dealloc as *const c_void),
                slot(ffi::Py_tp_repr, tp_repr as *const c_void),
                slot(ffi::Py_tp_hash, tp_hash as *const c_void),
                slot(ffi::Py_tp_richcompare, tp_richcompare as *const c_void),
                slot(ffi::Py_nb_int, nb_int as *const c_void),
                slot(ffi::Py_nb_index, nb_int as *const c_void),
            ],
            methods,
            descriptors: vec![class::marked(&MARK, size, (&raw const *def).cast())],
        };
        class::make(parts, &def.state.class)
    }
}

const _: () = assert!(size_of::<Value>() == 32);
