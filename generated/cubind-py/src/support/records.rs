//! The classes of structs and unions: memory of C, with a class.
//!
//! An instance either has memory of its own, right behind its head, or shares that of another: nested records do. So all
//! of them lead to one that has the memory, the root; what fields point to is kept there. Memory that a list field
//! points to is a root as well, of a class that nobody sees.

use core::ffi::c_void;
use core::ptr::{self, null_mut, with_exposed_provenance_mut};
use core::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as ffi;

use super::class::{self, Mark, Parts, answer, slot};
use super::errors::{Object, Owned, Py, Raised, type_error};
use super::kept::Kept;
use super::refs::incref;
use super::tables::RecordDef;
use super::{numbers, record_copy, record_fields, values};

/// The head of an instance.
#[repr(C)]
struct Record {
    head: ffi::PyVarObject,
    /// Where the record is.
    data: *mut u8,
    /// The root, if this is not one itself.
    root: Object,
    /// What the fields point to, if this is the root.
    kept: Kept,
}

/// Where an instance's own memory begins. Python's memory is aligned to 16 bytes.
const HEAD: usize = size_of::<Record>();
const _: () = assert!(HEAD.is_multiple_of(16));

static MARK: Mark = *b"_size_\0";

/// The class, borrowed; it is never freed.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn class(def: &'static RecordDef) -> Py<*mut ffi::PyTypeObject> {
    let class = def.state.class.load(Ordering::Acquire);
    // SAFETY: the caller's.
    if class.is_null() { unsafe { make(def) } } else { Ok(class) }
}

/// The table of a class of records, or null.
///
/// # Safety
///
/// The class is alive; the thread is attached to the interpreter.
pub unsafe fn table(class: *mut ffi::PyTypeObject) -> Option<&'static RecordDef> {
    // SAFETY: the caller's; what has this mark is a table of ours, which is static.
    unsafe { class::table(class, &MARK).cast::<RecordDef>().as_ref() }
}

/// Whether an object is a record.
///
/// # Safety
///
/// The object is alive; the thread is attached to the interpreter.
pub unsafe fn is_record(object: Object) -> bool {
    // SAFETY: the caller's.
    unsafe { table(ffi::Py_TYPE(object)).is_some() }
}

/// Where a record is.
///
/// # Safety
///
/// `object` is a record.
#[inline(always)]
pub unsafe fn data(object: Object) -> *mut u8 {
    // SAFETY: the caller's.
    unsafe { (*object.cast::<Record>()).data }
}

/// The record that has the memory, borrowed: this one, or another.
///
/// # Safety
///
/// `object` is a record, or memory.
#[inline(always)]
pub unsafe fn root(object: Object) -> Object {
    // SAFETY: the caller's.
    let root = unsafe { (*object.cast::<Record>()).root };
    if root.is_null() { object } else { root }
}

/// What is kept for the fields of a record, and of all that share its memory.
///
/// # Safety
///
/// `object` is a record, or memory, and outlives what is returned.
#[inline(always)]
pub unsafe fn kept<'a>(object: Object) -> &'a Kept {
    // SAFETY: the caller's; the root lives as long as the object.
    unsafe { &(*root(object).cast::<Record>()).kept }
}

/// A new record of zeros, with so many bytes to spare behind it, and where it is.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub unsafe fn new(def: &'static RecordDef, spare: usize) -> Py<(Object, *mut u8)> {
    // SAFETY: the caller's.
    unsafe { allocate(class(def)?, def.size + spare, def.align) }
}

/// # Safety
///
/// `class` is a class of records, one that extends it, or that of memory; the thread is attached to the interpreter.
pub(super) unsafe fn allocate(class: *mut ffi::PyTypeObject, size: usize, align: usize) -> Py<(Object, *mut u8)> {
    // SAFETY: the caller's; a new instance is all zeros, which is what an empty `Kept` and no root look like.
    unsafe {
        let slack = align.saturating_sub(16);
        let object = Owned::new(ffi::PyType_GenericAlloc(class, (size + slack) as ffi::Py_ssize_t))?.take();
        let own = object.cast::<u8>().add(HEAD);
        let data = if slack == 0 { own } else { own.add(own.align_offset(align)) };
        (*object.cast::<Record>()).data = data;
        Ok((object, data))
    }
}

/// A record that shares the memory of another one, which it keeps alive.
///
/// # Safety
///
/// `data` is a record of this table in the memory of `root`, which is a root; the thread is attached to the interpreter.
pub unsafe fn alias(def: &'static RecordDef, data: *mut u8, root: Object) -> Py<Object> {
    // SAFETY: the caller's; an instance of our own class is that large without memory of its own, and all of it is set.
    unsafe {
        let class = class(def)?;
        let record = ffi::PyObject_Malloc(HEAD).cast::<Record>();
        if record.is_null() {
            ffi::PyErr_NoMemory();
            return Err(Raised);
        }
        ffi::PyObject_Init(record.cast(), class);
        (&raw mut (*record).head.ob_size).write(0);
        (&raw mut (*record).data).write(data);
        (&raw mut (*record).kept).write_bytes(0, 1);
        incref(root);
        (&raw mut (*record).root).write(root);
        Ok(record.cast())
    }
}

/// Memory of zeros that lists are copied into: a root.
///
/// # Safety
///
/// The thread is attached to the interpreter.
pub(super) unsafe fn memory(size: usize) -> Py<(Owned, *mut u8)> {
    static CLASS: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(null_mut());
    // SAFETY: the caller's; the class fits a `Record`.
    unsafe {
        let mut class = CLASS.load(Ordering::Acquire);
        if class.is_null() {
            let parts = Parts {
                name: "Memory",
                signature: "()",
                module: "cubind._native",
                doc: "Memory that a field of a record points to.",
                sizes: (HEAD, 1),
                base: null_mut(),
                slots: vec![slot(ffi::Py_tp_dealloc, tp_dealloc as *const c_void)],
                methods: vec![],
                descriptors: vec![],
            };
            class = class::make(parts, &CLASS)?;
        }
        let (object, data) = allocate(class, size, 16)?;
        Ok((Owned::new(object)?, data))
    }
}

/// `T(_ptr=0, **fields)`
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
        if count > 1 {
            let name = def.name;
            let message = format_args!("{name}() takes at most 1 positional argument ({count} given)");
            return Err(type_error(message));
        }
        let mut address = if count == 1 { ffi::PyTuple_GetItem(args, 0) } else { null_mut() };
        if address.is_null() && !names.is_null() {
            address = ffi::PyDict_GetItemString(names, c"_ptr".as_ptr());
        }
        let address = if address.is_null() { 0 } else { numbers::u64(address)? };
        let object = if address == 0 {
            let (object, data) = allocate(class, def.size, def.align)?;
            data.copy_from(def.initial.as_ptr(), def.initial.len().min(def.size));
            Owned::new(object)?
        } else {
            let object = Owned::new(ffi::PyType_GenericAlloc(class, 0))?;
            (*object.get().cast::<Record>()).data = with_exposed_provenance_mut(address as usize);
            object
        };
        if !names.is_null() {
            set_fields(def, object.get(), names)?;
        }
        Ok(object.take())
    }
}

/// Sets the fields that were given by name.
///
/// # Safety
///
/// `object` is a record of this table, and `names` a dict; the thread is attached to the interpreter.
#[cold]
unsafe fn set_fields(def: &'static RecordDef, object: Object, names: Object) -> Py<()> {
    // SAFETY: the caller's; the list keeps the names alive, and the values are kept while they are used.
    unsafe {
        let keys = Owned::new(ffi::PyDict_Keys(names))?;
        for index in 0..ffi::PyList_Size(keys.get()) {
            let key = Owned::another(ffi::PyList_GetItem(keys.get(), index));
            let name = super::errors::utf8(key.get()).unwrap_or_default();
            if name == "_ptr" {
                continue;
            }
            if !def.root().fields.iter().any(|field| field.name.to_bytes() == name.as_bytes()) {
                let class = def.name;
                return Err(type_error(format_args!("{class}() got an unexpected keyword argument '{name}'")));
            }
            let value = Owned::another(ffi::PyDict_GetItem(names, key.get()));
            if ffi::PyObject_SetAttr(object, key.get(), value.get()) != 0 {
                return Err(Raised);
            }
        }
        Ok(())
    }
}

unsafe extern "C" fn tp_dealloc(object: Object) {
    // SAFETY: the interpreter's: nobody refers to the instance any more, so what it owns goes, once.
    unsafe {
        let record = object.cast::<Record>();
        ptr::drop_in_place(&raw mut (*record).kept);
        if !(*record).root.is_null() {
            ffi::Py_DECREF((*record).root);
        }
        class::free(object);
    }
}

/// `getPtr()`
unsafe extern "C" fn get_ptr(object: Object, _: Object) -> Object {
    // SAFETY: the interpreter's: `object` is an instance.
    unsafe { ffi::PyLong_FromVoidPtr(data(object).cast()) }
}

/// `_size_`
unsafe extern "C" fn size(_: Object, table: *mut c_void) -> Object {
    // SAFETY: the interpreter's: the closure is the table.
    unsafe { ffi::PyLong_FromSize_t((*table.cast_const().cast::<RecordDef>()).size) }
}

/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
#[inline(never)]
unsafe fn make(def: &'static RecordDef) -> Py<*mut ffi::PyTypeObject> {
    // SAFETY: the caller's; all functions fit a `Record`.
    unsafe {
        let mut descriptors = vec![class::marked(&MARK, size, (&raw const *def).cast())];
        let parts = match def.base {
            // The class that it extends has everything.
            Some(base) => (class(base)?, vec![], vec![]),
            None => {
                descriptors.extend(record_fields::descriptors(def));
                let mut methods = vec![class::method(c"getPtr", get_ptr, c"The address of the record.")];
                methods.extend(record_copy::methods());
                let mut slots = vec![
                    slot(ffi::Py_tp_new, tp_new as *const c_void),
                    slot(ffi::Py_tp_init, class::init as *const c_void),
                    slot(ffi::Py_tp_dealloc, tp_dealloc as *const c_void),
                    slot(ffi::Py_tp_repr, record_fields::repr as *const c_void),
                ];
                slots.extend(record_copy::slots());
                (null_mut(), slots, methods)
            }
        };
        let (base, slots, methods) = parts;
        let (name, module, doc, signature) = (def.name, def.module, def.doc, "(_ptr=0, **fields)");
        let parts = Parts { name, module, doc, sizes: (HEAD, 1), base, slots, methods, descriptors, signature };
        class::make(parts, &def.state.class)
    }
}

/// The attributes of a class made in Python, as [`values::attributes`].
pub(super) use values::attributes;
