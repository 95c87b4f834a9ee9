//! Enum classes, made on first use by `cubind._enums`, and their members by value.

use core::ptr::null_mut;
use core::sync::atomic::Ordering;

use pyo3_ffi as ffi;

use super::errors::{Object, Owned, Py, Raised, owned};
use super::refs::incref;
use super::tables::EnumDef;

/// The members of an enum by value: a hash table with open addressing, at most half full.
pub struct Members {
    class: *mut ffi::PyTypeObject,
    mask: usize,
    places: Box<[(i32, Object)]>,
}

impl Members {
    fn new(class: *mut ffi::PyTypeObject, count: usize) -> Self {
        let size = (2 * count).next_power_of_two();
        Self { class, mask: size - 1, places: vec![(0, null_mut()); size].into() }
    }

    /// Where a value is, or would be: some place is always free.
    #[inline(always)]
    fn place(&self, value: i32) -> usize {
        let mut at = value as usize & self.mask;
        loop {
            let (here, member) = self.places[at & self.mask];
            if here == value || member.is_null() {
                return at & self.mask;
            }
            at += 1;
        }
    }
}

/// The class of an enum, borrowed; it is never freed.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn class(def: &'static EnumDef) -> Py<*mut ffi::PyTypeObject> {
    // SAFETY: the caller's.
    unsafe { Ok((*members(def)?).class) }
}

/// The member with this value; if the header names none, then a member without a name of its own, that keeps the value.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
pub unsafe fn member(def: &'static EnumDef, value: i32) -> Py<Object> {
    // SAFETY: the caller's; members live as long as the process.
    unsafe {
        let members = &*members(def)?;
        let (here, member) = members.places[members.place(value)];
        if here == value && !member.is_null() {
            incref(member);
            return Ok(member);
        }
        unknown(members.class, value)
    }
}

/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
unsafe fn unknown(class: *mut ffi::PyTypeObject, value: i32) -> Py<Object> {
    // SAFETY: the caller's.
    unsafe {
        let enums = Owned::new(ffi::PyImport_ImportModule(c"cubind._enums".as_ptr()))?;
        let unknown = Owned::new(ffi::PyObject_GetAttrString(enums.get(), c"unknown".as_ptr()))?;
        let value = Owned::new(ffi::PyLong_FromLong(value.into()))?;
        let end = null_mut::<ffi::PyObject>();
        Owned::new(ffi::PyObject_CallFunctionObjArgs(unknown.get(), class.cast::<ffi::PyObject>(), value.get(), end))
            .map(Owned::take)
    }
}

/// # Safety
///
/// The thread is attached to the interpreter.
#[inline(always)]
unsafe fn members(def: &'static EnumDef) -> Py<*const Members> {
    let members = def.state.members.load(Ordering::Acquire);
    // SAFETY: the caller's.
    if members.is_null() { unsafe { make(def) } } else { Ok(members) }
}

/// Makes the class and its table, or takes what another thread made meanwhile: making the class runs Python code, where
/// threads switch.
///
/// # Safety
///
/// The thread is attached to the interpreter.
#[cold]
unsafe fn make(def: &'static EnumDef) -> Py<*const Members> {
    // SAFETY: the caller's; each reference is taken over by an `Owned`, by the dict, or by the table.
    unsafe {
        let values = Owned::new(ffi::PyDict_New())?;
        for (name, value) in def.members {
            let value = Owned::new(ffi::PyLong_FromLong((*value).into()))?;
            let name = text(name)?;
            if ffi::PyDict_SetItem(values.get(), name.get(), value.get()) != 0 {
                return Err(Raised);
            }
        }
        let enums = Owned::new(ffi::PyImport_ImportModule(c"cubind._enums".as_ptr()))?;
        let make = Owned::new(ffi::PyObject_GetAttrString(enums.get(), c"make".as_ptr()))?;
        let (name, module, doc) = (text(def.name)?, text(def.module)?, text(def.doc)?);
        let end = null_mut::<ffi::PyObject>();
        let made = Owned::new(ffi::PyObject_CallFunctionObjArgs(
            make.get(),
            name.get(),
            module.get(),
            values.get(),
            doc.get(),
            end,
        ))?;
        // What comes back is the class, and its member for each of our entries.
        let class = owned(ffi::PyTuple_GetItem(made.get(), 0))?;
        let all = owned(ffi::PyTuple_GetItem(made.get(), 1))?;
        let mut members = Members::new(class.cast(), def.members.len().max(1));
        for (&(_, value), index) in def.members.iter().zip(0..) {
            let member = owned(ffi::PyList_GetItem(all, index))?;
            let at = members.place(value);
            members.places[at] = (value, member);
        }
        // The class holds its members, and this reference holds the class, for good.
        publish(def, members, Owned::another(class))
    }
}

/// Makes a table visible: its class last, for whoever looks only at that.
///
/// # Safety
///
/// The thread is attached to the interpreter; `class` is that of the members.
unsafe fn publish(def: &'static EnumDef, members: Members, class: Owned) -> Py<*const Members> {
    let success = members.places[members.place(0)].1;
    let made = Box::into_raw(Box::new(members));
    let state = &def.state;
    match state.members.compare_exchange(null_mut(), made, Ordering::AcqRel, Ordering::Acquire) {
        Ok(_) => {
            state.success.store(success, Ordering::Release);
            state.class.store(class.take().cast(), Ordering::Release);
            Ok(made)
        }
        Err(first) => {
            // SAFETY: ours, and nobody has seen it.
            drop(unsafe { Box::from_raw(made) });
            Ok(first)
        }
    }
}

/// # Safety
///
/// The thread is attached to the interpreter.
unsafe fn text(text: &str) -> Py<Owned> {
    // SAFETY: the caller's.
    unsafe { Owned::new(ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as ffi::Py_ssize_t)) }
}
