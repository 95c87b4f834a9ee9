//! Classes made from tables: what the classes of handles and those of records have in common.
//!
//! A class knows its table by its first descriptor, `_size_`, whose closure is the table: that costs two loads, and works
//! for classes that extend it in Python as well.

use core::ffi::{CStr, c_char, c_int, c_void};
use core::ptr::null_mut;
use core::sync::atomic::{AtomicPtr, Ordering};
use std::ffi::CString;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, type_error};

/// The name of the descriptor that comes first in each class. Its address says what the table is, so each kind of table
/// has a `static` of its own.
pub type Mark = [u8; 7];

/// Whether an object is an instance of a class that was made, or of one that extends it.
///
/// # Safety
///
/// Both are alive; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn instance(object: Object, class: *mut ffi::PyTypeObject) -> bool {
    // SAFETY: the caller's.
    unsafe { ffi::Py_TYPE(object) == class || ffi::PyType_IsSubtype(ffi::Py_TYPE(object), class) != 0 }
}

/// The table of a class that has this mark: its own, or that of the class that it extends; null if there is none.
///
/// # Safety
///
/// The class is alive; the thread is attached to the interpreter.
pub unsafe fn table(mut class: *mut ffi::PyTypeObject, mark: &'static Mark) -> *const c_void {
    while !class.is_null() {
        // SAFETY: a class of any kind has these slots; what is not null is a table, and its end has no name.
        unsafe {
            let descriptors = ffi::PyType_GetSlot(class, ffi::Py_tp_getset).cast::<ffi::PyGetSetDef>();
            if !descriptors.is_null() && (*descriptors).name == mark.as_ptr().cast::<c_char>() {
                return (*descriptors).closure;
            }
            class = ffi::PyType_GetSlot(class, ffi::Py_tp_base).cast();
        }
    }
    core::ptr::null()
}

/// Frees an instance, at the end of its `tp_dealloc`.
///
/// # Safety
///
/// Nobody refers to the object any more; the thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn free(object: Object) {
    // SAFETY: the caller's. A class made in Python that extends one of ours is collected, and allocated accordingly.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if ffi::PyType_GetFlags(class) & ffi::Py_TPFLAGS_HAVE_GC == 0 {
            ffi::PyObject_Free(object.cast());
        } else {
            ffi::PyObject_GC_Del(object.cast());
        }
        ffi::Py_DECREF(class.cast());
    }
}

/// What a class is made of.
pub struct Parts {
    /// The name of the class.
    pub name: &'static str,
    /// The module that shows it.
    pub module: &'static str,
    /// What its constructor takes, as `inspect.signature` reads it.
    pub signature: &'static str,
    /// Its docstring.
    pub doc: &'static str,
    /// The size of an instance, and of each item behind it.
    pub sizes: (usize, usize),
    /// What it extends; null for `object`.
    pub base: *mut ffi::PyTypeObject,
    /// Its slots, but for what this struct says otherwise.
    pub slots: Vec<ffi::PyType_Slot>,
    /// Its methods.
    pub methods: Vec<ffi::PyMethodDef>,
    /// Its descriptors; if it has a table, then the one with the mark first.
    pub descriptors: Vec<ffi::PyGetSetDef>,
}

/// Makes a class, or takes the one that another thread made meanwhile.
///
/// # Safety
///
/// The slots, methods and descriptors fit an instance of that size; the thread is attached to the interpreter.
#[cold]
pub unsafe fn make(parts: Parts, state: &'static AtomicPtr<ffi::PyTypeObject>) -> Py<*mut ffi::PyTypeObject> {
    let Parts { name, module, signature, doc, sizes, base, mut slots, mut methods, mut descriptors } = parts;
    let doc = format!("{name}{signature}\n--\n\n{doc}");
    let (Ok(full), Ok(doc)) = (CString::new(format!("{module}.{name}")), CString::new(doc)) else {
        // SAFETY: the thread is attached.
        return Err(unsafe { type_error(format_args!("{module}.{name}: a NUL in its name or docstring")) });
    };
    // SAFETY: an entry of zeros ends each of these tables, as C has it.
    unsafe {
        methods.push(core::mem::zeroed());
        descriptors.push(core::mem::zeroed());
    }
    // The interpreter keeps pointers into all three, as long as the class lives: forever.
    slots.extend([
        slot(ffi::Py_tp_doc, doc.as_ptr().cast()),
        slot(ffi::Py_tp_methods, methods.leak().as_ptr().cast()),
        slot(ffi::Py_tp_getset, descriptors.leak().as_ptr().cast()),
        slot(0, core::ptr::null()),
    ]);
    let mut spec = ffi::PyType_Spec {
        name: full.into_raw(),
        basicsize: sizes.0 as c_int,
        itemsize: sizes.1 as c_int,
        flags: (ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE | ffi::Py_TPFLAGS_IMMUTABLETYPE) as _,
        slots: slots.leak().as_mut_ptr(),
    };
    // SAFETY: a complete specification, all of which stays, but for the docstring, which is copied.
    let class = unsafe { Owned::new(ffi::PyType_FromSpecWithBases(&mut spec, base.cast())) }?;
    let class = class.take().cast::<ffi::PyTypeObject>();
    match state.compare_exchange(null_mut(), class, Ordering::Release, Ordering::Acquire) {
        Ok(_) => Ok(class),
        Err(first) => {
            // SAFETY: ours, and nobody has seen it.
            unsafe { ffi::Py_DECREF(class.cast()) };
            Ok(first)
        }
    }
}

/// `__init__` of all these classes: `__new__` has done everything. It takes what `__new__` takes, so that a class made in
/// Python can pass its arguments on.
///
/// # Safety
///
/// None is needed; the type is that of the slot.
pub unsafe extern "C" fn init(_: Object, _args: Object, _names: Object) -> c_int {
    0
}

/// A slot.
pub fn slot(slot: c_int, what: *const c_void) -> ffi::PyType_Slot {
    ffi::PyType_Slot { slot, pfunc: what.cast_mut() }
}

/// A method without arguments.
pub fn method(name: &'static CStr, function: ffi::PyCFunction, doc: &'static CStr) -> ffi::PyMethodDef {
    let ml_meth = ffi::PyMethodDefPointer { PyCFunction: function };
    ffi::PyMethodDef { ml_name: name.as_ptr(), ml_meth, ml_flags: ffi::METH_NOARGS, ml_doc: doc.as_ptr() }
}

/// A method with one argument.
pub fn method_of_one(name: &'static CStr, function: ffi::PyCFunction, doc: &'static CStr) -> ffi::PyMethodDef {
    ffi::PyMethodDef { ml_flags: ffi::METH_O, ..method(name, function, doc) }
}

/// The descriptor that comes first in a class: how large its instances are in C. Its closure is the table.
pub fn marked(mark: &'static Mark, get: ffi::getter, table: *const c_void) -> ffi::PyGetSetDef {
    let doc = c"The size in C, in bytes.".as_ptr();
    ffi::PyGetSetDef { name: mark.as_ptr().cast(), get: Some(get), set: None, doc, closure: table.cast_mut() }
}

/// What a slot or a method returns: null says that it raised.
#[inline(always)]
pub fn answer(result: Py<Object>) -> Object {
    result.unwrap_or(null_mut())
}

/// What a setter returns.
#[inline(always)]
pub fn done(result: Py<()>) -> c_int {
    match result {
        Ok(()) => 0,
        Err(Raised) => -1,
    }
}

/// `module.name` of an object's class, as CPython's own messages say it.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
#[cold]
pub unsafe fn full_name(object: Object) -> String {
    // SAFETY: the caller's; a class has these attributes, and if they are no texts then the parts stay empty.
    unsafe {
        let part = |name: &CStr| {
            let value = Owned::new(ffi::PyObject_GetAttrString(ffi::Py_TYPE(object).cast(), name.as_ptr()));
            value.ok().and_then(|value| super::errors::utf8(value.get())).unwrap_or_else(|| {
                ffi::PyErr_Clear();
                String::new()
            })
        };
        match part(c"__module__").as_str() {
            "builtins" => part(c"__qualname__"),
            module => format!("{module}.{}", part(c"__qualname__")),
        }
    }
}
