//! `_native.__abi__`: a capsule with the interface that an extension module offers to extension modules of other
//! packages.
//!
//! A package that depends on this one uses its class objects, and reads and creates their instances directly. The
//! layout of instances is therefore part of the interface: the structures in this module, `Value`, `Record`, and the
//! structures of `field_owners`. A change to one of them, or to the behavior of a function, must raise [`VERSION`].

use core::ffi::{CStr, c_char, c_int, c_void};
use core::ptr::{self, NonNull};
use core::slice;
use std::ffi::CString;
use std::sync::OnceLock;

use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyModule};
use pyo3::{Borrowed, ffi};

use super::errors::{Fallible, Object, Owned};
use super::package;
use super::records::{self, Record};
use super::refs::StrongRef;
use super::values::{self, Value};
use super::{c_api, class, handle_keepalive, streams};

/// The version of the interface: two extension modules with the same version are compatible.
pub const VERSION: u32 = 2;

/// The attribute of an extension module that contains the capsule. The capsule is named after the module and this
/// attribute.
pub const ATTRIBUTE: &CStr = c"__abi__";

/// The interface of an extension module. The first four fields are the same in every version.
#[repr(C)]
pub struct Abi {
    /// The version of the interface, [`VERSION`].
    pub version: u32,
    /// The size of this structure in bytes.
    pub size: u32,
    /// The package's name, NUL-terminated.
    pub package: *const c_char,
    /// The package's version, NUL-terminated.
    pub package_version: *const c_char,
    /// The layout of instances.
    pub layout: Layout,
    /// Looks up a class by its module and name, both NUL-terminated, and returns a new reference. Returns null, without
    /// an exception, if there is no such class.
    pub class: unsafe extern "C" fn(*const c_char, *const c_char, *mut Shape) -> *mut ffi::PyObject,
    /// Writes the shape of an object and returns 1 if the object is an instance of a class of this package; otherwise
    /// returns 0.
    pub describe: unsafe extern "C" fn(*mut ffi::PyObject, *mut Shape) -> c_int,
    /// Keeps an object alive until a handle is destroyed. A null object only drops the object that was kept for the
    /// slot.
    pub hold: unsafe extern "C" fn(usize, u64, *const Slot, *mut ffi::PyObject),
    /// Removes and returns the objects that are kept for a handle, before a call that destroys the handle.
    pub detach: unsafe extern "C" fn(usize, u64) -> *mut c_void,
    /// Completes a `detach`; the second argument is nonzero if the handle was destroyed.
    pub finish: unsafe extern "C" fn(*mut c_void, c_int),
    /// Also keeps the objects of a handle alive for a copy of that handle.
    pub share: unsafe extern "C" fn(usize, u64, usize, u64),
    /// Returns 1 if default streams are per thread. After this call, the choice is final.
    pub decide_streams: extern "C" fn() -> c_int,
    /// Returns 1 if default streams are currently per thread; the choice may still change.
    pub streams: extern "C" fn() -> c_int,
    /// Enables or disables per-thread default streams; returns 0 if the opposite choice is already in use.
    pub set_streams: extern "C" fn(c_int) -> c_int,
}

// SAFETY: the structure never changes, and its strings are static.
unsafe impl Sync for Abi {}
// SAFETY: the structure never changes, and its strings are static.
unsafe impl Send for Abi {}

/// The layout of instances: a size, and offsets in bytes.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The size of a handle or scalar.
    pub value_size: u32,
    /// The offset of the address of a handle's or scalar's variable.
    pub variable: u32,
    /// The size of a record; the record's own memory follows.
    pub record_size: u32,
    /// The offset of the address of a record's memory.
    pub data: u32,
    /// The offset of the record that owns the memory.
    pub root: u32,
    /// The offset of the owners that are kept alive for the record's fields.
    pub owners: u32,
}

/// The layout of this package's instances.
pub const LAYOUT: Layout = {
    let (value, record) = (values::OFFSET, records::OFFSETS);
    Layout {
        value_size: size_of::<Value>() as u32,
        variable: value as u32,
        record_size: size_of::<Record>() as u32,
        data: record[0] as u32,
        root: record[1] as u32,
        owners: record[2] as u32,
    }
};

/// The kind, size and family of a class.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Shape {
    /// The kind of the class: an enum, a record, or a kind of handle or scalar.
    pub kind: u32,
    /// The size of a value in C.
    pub size: u32,
    /// The alignment of a value in C.
    pub align: u32,
    /// Identifies the family of the class. Values compare equal only within a family. Objects that are kept alive for a
    /// handle are found by the handle's family and value.
    pub family: usize,
}

impl Shape {
    /// The kind of a class that is an enum.
    pub const ENUM: u32 = 1;
    /// The kind of a class that is a record.
    pub const RECORD: u32 = 2;

    /// Returns true if two packages define a class identically.
    pub fn is_like(&self, other: &Self) -> bool {
        (self.kind, self.size, self.align) == (other.kind, other.size, other.align)
    }
}

/// Identifies an object that is kept for a handle by the name of the function that was called, and the attribute that
/// the function set.
#[repr(C)]
pub struct Slot {
    /// The function's name, a static string.
    pub name: *const u8,
    /// The length of the name in bytes.
    pub length: usize,
    /// The attribute that the function set.
    pub selector: u64,
}

/// Adds the capsule to the extension module.
pub fn offer(module: Borrowed<'_, '_, PyModule>) -> Fallible<()> {
    static ABI: OnceLock<Abi> = OnceLock::new();
    static NAME: OnceLock<CString> = OnceLock::new();
    let package = package::own();
    let abi = ABI.get_or_init(|| Abi {
        version: VERSION,
        size: size_of::<Abi>() as u32,
        package: package.name.as_ptr(),
        package_version: package.version.as_ptr(),
        layout: LAYOUT,
        class,
        describe,
        hold,
        detach,
        finish,
        share,
        decide_streams,
        streams: per_thread_streams,
        set_streams,
    });
    let name = NAME.get_or_init(|| capsule_name(package.native));
    // SAFETY: the structure and the name are static.
    let capsule = unsafe { PyCapsule::new_with_pointer(module.py(), NonNull::from(abi).cast(), name) }?;
    let module = module.to_owned().into_any();
    c_api::set_attribute(module.as_borrowed(), ATTRIBUTE, capsule.as_any().as_borrowed())
}

/// The name of the capsule of an extension module.
pub fn capsule_name(native: &CStr) -> CString {
    let text = [native.to_bytes(), b".", ATTRIBUTE.to_bytes()].concat();
    // SAFETY: neither the module's name, which is a C string, nor the attribute's name contains a NUL.
    unsafe { CString::from_vec_unchecked(text) }
}

/// Finds the class with this name in this module.
fn find<'py>(py: Python<'py>, module: &CStr, name: &CStr) -> Fallible<Option<(Owned<'py>, Shape)>> {
    let Some(module) = package::own().modules.iter().find(|known| known.name == module) else { return Ok(None) };
    let (classes, name) = (module.classes(), name.to_str().unwrap_or_default());
    let Ok(at) = classes.binary_search_by_key(&name, |(known, _)| *known) else { return Ok(None) };
    let class = classes[at].1;
    Ok(Some((class.object(py)?, class.shape())))
}

/// See [`Abi::class`].
///
/// # Safety
///
/// The thread must be attached, both strings must be NUL-terminated, and `shape` must point to space for a shape.
unsafe extern "C" fn class(module: *const c_char, name: *const c_char, shape: *mut Shape) -> *mut ffi::PyObject {
    // SAFETY: the caller passes valid arguments, as the contract of this function requires.
    let found = unsafe { find(Python::assume_attached(), CStr::from_ptr(module), CStr::from_ptr(name)) };
    match found {
        Ok(Some((class, of))) => {
            // SAFETY: the pointer is valid for writing a shape.
            unsafe { shape.write(of) };
            class.into_ptr()
        }
        Ok(None) | Err(_) => ptr::null_mut(),
    }
}

/// See [`Abi::describe`].
///
/// # Safety
///
/// The thread must be attached, the object must be alive, and `shape` must point to space for a shape.
unsafe extern "C" fn describe(object: *mut ffi::PyObject, shape: *mut Shape) -> c_int {
    // SAFETY: the object is alive during the call.
    let object: Object<'_, '_> = unsafe { Borrowed::from_ptr(Python::assume_attached(), object) };
    let value = class::instance::<Value>(object).map(|(_, table)| table.shape());
    let Some(found) = value.or_else(|| class::instance::<Record>(object).map(|(_, table)| table.shape())) else {
        return 0;
    };
    // SAFETY: the pointer is valid for writing a shape.
    unsafe { shape.write(found) };
    1
}

/// See [`Abi::hold`].
///
/// # Safety
///
/// The thread must be attached. The slot and the object must be valid or null, and the name in the slot must be static.
unsafe extern "C" fn hold(family: usize, handle: u64, slot: *const Slot, kept: *mut ffi::PyObject) {
    // SAFETY: the caller passes a valid slot; the names in slots are Rust strings.
    unsafe {
        let slot = slot.as_ref().map(|slot| {
            let name = slice::from_raw_parts(slot.name, slot.length);
            (str::from_utf8_unchecked(name), slot.selector)
        });
        let kept = Borrowed::from_ptr_or_opt(Python::assume_attached(), kept);
        handle_keepalive::hold_object((family, handle), slot, kept.map(|kept: Object<'_, '_>| StrongRef::new(kept)));
    }
}

/// See [`Abi::detach`].
///
/// # Safety
///
/// The thread must be attached.
unsafe extern "C" fn detach(family: usize, handle: u64) -> *mut c_void {
    handle_keepalive::detach_of((family, handle)).map_or(ptr::null_mut(), |kept| Box::into_raw(Box::new(kept)).cast())
}

/// See [`Abi::finish`].
///
/// # Safety
///
/// The thread must be attached. The pointer must be null or a result of [`detach`], and must be passed only once.
unsafe extern "C" fn finish(detached: *mut c_void, destroyed: c_int) {
    if !detached.is_null() {
        // SAFETY: the caller passes valid arguments, as the contract of this function requires.
        let kept = unsafe { Box::from_raw(detached.cast::<handle_keepalive::Detached>()) };
        kept.finish(destroyed != 0);
    }
}

/// See [`Abi::share`].
///
/// # Safety
///
/// The thread must be attached.
unsafe extern "C" fn share(from: usize, original: u64, to: usize, copy: u64) {
    handle_keepalive::share_of((from, original), (to, copy));
}

extern "C" fn decide_streams() -> c_int {
    streams::decide().into()
}

extern "C" fn per_thread_streams() -> c_int {
    streams::per_thread_default_stream().into()
}

extern "C" fn set_streams(on: c_int) -> c_int {
    streams::set_per_thread_default_stream(on != 0).is_ok().into()
}

#[cfg(test)]
mod tests {
    use super::super::field_owners::Entry;
    use super::super::locked_list::List;
    use super::*;

    /// The layout on which already compiled extensions of other packages depend.
    #[test]
    fn a_changed_layout_needs_a_new_version() {
        let layout = Layout { value_size: 40, variable: 24, record_size: 48, data: 24, root: 32, owners: 40 };
        assert_eq!((VERSION, LAYOUT), (2, layout));
        assert_eq!([size_of::<Abi>(), size_of::<Shape>(), size_of::<Slot>()], [120, 24, 24]);
        assert_eq!([size_of::<Entry>(), size_of::<List<Entry>>()], [64, 32]);
    }
}
