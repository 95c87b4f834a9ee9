//! Copies of records: `copy`, `deepcopy`, `pickle`, and their bytes as a buffer.

use core::ffi::{c_int, c_void};

use pyo3_ffi as ffi;

use super::class::{self, answer, slot};
use super::errors::{Object, Owned, Py, Raised, type_error};
use super::refs::incref;
use super::tables::{FieldDef, RecordDef, Ty};
use super::{record_fields, records};

/// The methods of all records.
pub(super) fn methods() -> [ffi::PyMethodDef; 4] {
    [
        class::method(c"__copy__", copy, c"Another record with the same bytes."),
        class::method_of_one(c"__deepcopy__", deep_copy, c"Another record with the same bytes and lists of its own."),
        class::method(c"__reduce__", reduce, c"For pickle."),
        class::method_of_one(c"__setstate__", set_state, c"For pickle."),
    ]
}

/// The slots of all records.
pub(super) fn slots() -> [ffi::PyType_Slot; 1] {
    [slot(ffi::Py_bf_getbuffer, get_buffer as *const c_void)]
}

/// The bytes of the record: they may be written to.
unsafe extern "C" fn get_buffer(object: Object, view: *mut ffi::Py_buffer, flags: c_int) -> c_int {
    // SAFETY: the interpreter's: `object` is a record, whose bytes live as long as it does, and the view holds it.
    unsafe {
        let size = def(object).size as ffi::Py_ssize_t;
        ffi::PyBuffer_FillInfo(view, object, records::data(object).cast(), size, 0, flags)
    }
}

/// # Safety
///
/// `object` is a record.
unsafe fn def(object: Object) -> &'static RecordDef {
    // SAFETY: the caller's: so it has a table.
    unsafe { records::table(ffi::Py_TYPE(object)).unwrap_unchecked() }
}

unsafe extern "C" fn copy(object: Object, _: Object) -> Object {
    // SAFETY: the interpreter's: `object` is a record.
    answer(unsafe { copied(object) }.map(Owned::take))
}

/// # Safety
///
/// `object` is a record; the thread is attached to the interpreter.
unsafe fn copied(object: Object) -> Py<Owned> {
    // SAFETY: the caller's; the new record has memory of its own.
    unsafe {
        let (def, from) = (def(object), records::data(object));
        let (copy, data) = records::allocate(ffi::Py_TYPE(object), def.size, def.align)?;
        let copy = Owned::new(copy)?;
        data.copy_from_nonoverlapping(from, def.size);
        records::kept(copy.get()).replace(0..0, records::kept(object).shared(from, def.size, data));
        let attributes = records::attributes(object)?;
        set_attributes(copy.get(), attributes.get())?;
        Ok(copy)
    }
}

unsafe extern "C" fn deep_copy(object: Object, _memo: Object) -> Object {
    // SAFETY: the interpreter's: `object` is a record.
    unsafe {
        let make = || {
            let copy = copied(object)?;
            copy_lists(copy.get())?;
            Ok(copy.take())
        };
        answer(make())
    }
}

/// Gives a record, and those within it, lists of their own.
///
/// # Safety
///
/// `object` is a record; the thread is attached to the interpreter.
unsafe fn copy_lists(object: Object) -> Py<()> {
    // SAFETY: the caller's.
    unsafe {
        for field in kept_fields(object) {
            let (name, value) = (field.name.as_ptr(), get(object, field)?);
            match field.ty {
                Ty::Record(_) => copy_lists(value.get())?,
                Ty::List(Ty::Record(_)) => {
                    for index in 0..ffi::PyList_Size(value.get()) {
                        let element = deep_copy(ffi::PyList_GetItem(value.get(), index), object);
                        if element.is_null() || ffi::PyList_SetItem(value.get(), index, element) != 0 {
                            return Err(Raised);
                        }
                    }
                    set(object, name, value.get())?;
                }
                Ty::List(_) => set(object, name, value.get())?,
                _ => {}
            }
        }
        Ok(())
    }
}

/// `__reduce__()`: the class, no arguments, and the state: the bytes, what fields with pointers of ours mean, and the
/// attributes of a class made in Python.
unsafe extern "C" fn reduce(object: Object, _: Object) -> Object {
    // SAFETY: the interpreter's: `object` is a record.
    unsafe {
        let make = || {
            let def = def(object);
            let mut bytes = core::slice::from_raw_parts(records::data(object), def.size).to_vec();
            let fields = Owned::new(ffi::PyDict_New())?;
            for field in kept_fields(object) {
                if matches!(field.ty, Ty::Record(_) | Ty::List(_) | Ty::Text | Ty::Array(Ty::Record(_), _)) {
                    let value = get(object, field)?;
                    if ffi::PyDict_SetItemString(fields.get(), field.name.as_ptr(), value.get()) != 0 {
                        return Err(Raised);
                    }
                }
                bytes[field.offset..field.offset + field.ty.size()].fill(0);
            }
            let size = bytes.len() as ffi::Py_ssize_t;
            let bytes = Owned::new(ffi::PyBytes_FromStringAndSize(bytes.as_ptr().cast(), size))?;
            let attributes = records::attributes(object)?;
            let state = Owned::new(ffi::PyTuple_Pack(3, bytes.get(), fields.get(), attributes.get()))?;
            let nothing = Owned::new(ffi::PyTuple_New(0))?;
            let class = ffi::Py_TYPE(object).cast::<ffi::PyObject>();
            Owned::new(ffi::PyTuple_Pack(3, class, nothing.get(), state.get())).map(Owned::take)
        };
        answer(make())
    }
}

unsafe extern "C" fn set_state(object: Object, state: Object) -> Object {
    // SAFETY: the interpreter's: `object` is a record; the state is anything.
    answer(unsafe { restore(object, state) })
}

/// # Safety
///
/// `object` is a record; the thread is attached to the interpreter.
unsafe fn restore(object: Object, state: Object) -> Py<Object> {
    // SAFETY: the caller's; each function is called for the class that it is made for.
    unsafe {
        let def = def(object);
        let wrong = || Err(type_error(format_args!("{} is not restored by this state", def.name)));
        if !class::instance(state, &raw mut ffi::PyTuple_Type) || ffi::PyTuple_Size(state) != 3 {
            return wrong();
        }
        let [bytes, fields, attributes] = [0, 1, 2].map(|index| ffi::PyTuple_GetItem(state, index));
        let fits = class::instance(bytes, &raw mut ffi::PyBytes_Type)
            && ffi::PyBytes_Size(bytes) == def.size as ffi::Py_ssize_t
            && class::instance(fields, &raw mut ffi::PyDict_Type);
        if !fits {
            return wrong();
        }
        records::data(object).copy_from(ffi::PyBytes_AsString(bytes).cast(), def.size);
        for field in def.root().fields {
            let value = ffi::PyDict_GetItemString(fields, field.name.as_ptr());
            if !value.is_null() {
                let value = Owned::another(value);
                set(object, field.name.as_ptr(), value.get())?;
            }
        }
        set_attributes(object, attributes)?;
        let none = ffi::Py_None();
        incref(none);
        Ok(none)
    }
}

/// The fields for which something is kept, in themselves or within.
///
/// # Safety
///
/// `object` is a record, and outlives the iterator.
unsafe fn kept_fields(object: Object) -> Vec<&'static FieldDef> {
    // SAFETY: the caller's.
    unsafe {
        let kept = records::kept(object);
        def(object).root().fields.iter().filter(|field| record_fields::is_kept(object, field, kept)).collect()
    }
}

/// # Safety
///
/// `object` is a record that has this field; the thread is attached to the interpreter.
unsafe fn get(object: Object, field: &FieldDef) -> Py<Owned> {
    // SAFETY: the caller's.
    unsafe { Owned::new(ffi::PyObject_GetAttrString(object, field.name.as_ptr())) }
}

/// # Safety
///
/// The objects are alive; the thread is attached to the interpreter.
unsafe fn set(object: Object, name: *const core::ffi::c_char, value: Object) -> Py<()> {
    // SAFETY: the caller's.
    if unsafe { ffi::PyObject_SetAttrString(object, name, value) } == 0 { Ok(()) } else { Err(Raised) }
}

/// Takes over the attributes of a class made in Python, or None.
///
/// # Safety
///
/// The objects are alive; the thread is attached to the interpreter.
unsafe fn set_attributes(object: Object, attributes: Object) -> Py<()> {
    // SAFETY: the caller's.
    unsafe {
        if attributes == ffi::Py_None() {
            return Ok(());
        }
        let own = records::attributes(object)?;
        if ffi::PyDict_Update(own.get(), attributes) == 0 { Ok(()) } else { Err(Raised) }
    }
}
