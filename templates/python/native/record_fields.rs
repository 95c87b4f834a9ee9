//! The attributes of records, and how records are shown.

use core::ffi::{c_int, c_void};
use core::fmt::Write;

use pyo3_ffi as ffi;

use super::class::{answer, done, full_name, instance};
use super::errors::{Object, Owned, Py, attribute_error, type_error, utf8};
use super::load::load;
use super::store::assign;
use super::tables::{FieldDef, RecordDef, Ty};
use super::{kept::Kept, records};

/// A descriptor for each field. Its closure is the field's entry in the table.
pub(super) fn descriptors(def: &'static RecordDef) -> impl Iterator<Item = ffi::PyGetSetDef> {
    def.fields.iter().map(|field| ffi::PyGetSetDef {
        name: field.name.as_ptr(),
        get: Some(get),
        set: Some(set),
        doc: core::ptr::null(),
        closure: (&raw const *field).cast_mut().cast(),
    })
}

unsafe extern "C" fn get(object: Object, field: *mut c_void) -> Object {
    // SAFETY: the interpreter's: `object` is a record that has the field which is the closure.
    unsafe {
        let field = &*field.cast_const().cast::<FieldDef>();
        answer(load(&field.ty, records::data(object).add(field.offset), records::root(object)))
    }
}

unsafe extern "C" fn set(object: Object, value: Object, field: *mut c_void) -> c_int {
    // SAFETY: the interpreter's: as for `get`; the value is null when the attribute is deleted.
    unsafe {
        let field = &*field.cast_const().cast::<FieldDef>();
        done(if value.is_null() {
            let name = field.name.to_string_lossy();
            Err(attribute_error(format_args!("attribute '{name}' of a record cannot be deleted")))
        } else {
            check(field, value).and_then(|()| assign(&field.ty, value, place(object, field), records::root(object)))
        })
    }
}

/// Where a field is.
///
/// # Safety
///
/// `object` is a record that has this field.
unsafe fn place(object: Object, field: &FieldDef) -> *mut u8 {
    // SAFETY: the caller's.
    unsafe { records::data(object).add(field.offset) }
}

/// Refuses what only the name of the field can explain.
///
/// # Safety
///
/// The value is alive; the thread is attached to the interpreter.
#[inline]
unsafe fn check(field: &'static FieldDef, value: Object) -> Py<()> {
    // SAFETY: the caller's.
    unsafe {
        let name = || field.name.to_string_lossy();
        match field.ty {
            Ty::Record(def) if !instance(value, records::class(def)?) => {
                let (module, class, got) = (def.module, def.name, full_name(value));
                let name = name();
                Err(type_error(format_args!(
                    "Argument '{name}' has incorrect type (expected {module}.{class}, got {got})"
                )))
            }
            Ty::Enum(_) if value == ffi::Py_None() => {
                Err(type_error(format_args!("Argument '{}' must not be None", name())))
            }
            Ty::Filled(..) => Err(attribute_error(format_args!("attribute '{}' is set by CUDA", name()))),
            _ => Ok(()),
        }
    }
}

/// Whether something is kept for a field.
///
/// # Safety
///
/// `object` is a record that has this field, and `kept` is its root's.
pub(super) unsafe fn is_kept(object: Object, field: &FieldDef, kept: &Kept) -> bool {
    // SAFETY: the caller's.
    unsafe { kept.any(place(object, field), field.ty.size()) }
}

/// `name : value` for each field, with nested records indented.
pub(super) unsafe extern "C" fn repr(object: Object) -> Object {
    // SAFETY: the interpreter's: `object` is a record.
    unsafe {
        let make = || {
            let text = show(object)?;
            Owned::new(ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as ffi::Py_ssize_t))
        };
        answer(make().map(Owned::take))
    }
}

/// # Safety
///
/// `object` is a record; the thread is attached to the interpreter.
unsafe fn show(object: Object) -> Py<String> {
    // SAFETY: the caller's.
    unsafe {
        let mut text = String::new();
        let fields = records::table(ffi::Py_TYPE(object)).map_or(&[][..], |def| def.root().fields);
        for (field, index) in fields.iter().zip(0..) {
            let (name, newline) = (field.name.to_string_lossy(), if index == 0 { "" } else { "\n" });
            let value = Owned::new(load(&field.ty, place(object, field), records::root(object))?)?;
            // Writing to a `String` never fails.
            let _ = match field.ty {
                Ty::Record(_) => {
                    let value = show(value.get())?;
                    let lines = value.lines().map(|line| format!("\n    {line}")).collect::<String>();
                    write!(text, "{newline}{name} :{lines}")
                }
                Ty::Pointer | Ty::Data | Ty::Callback(_) => {
                    write!(text, "{newline}{name} : {:#x}", ffi::PyLong_AsVoidPtr(value.get()).addr())
                }
                Ty::Id(_) => {
                    let digits = bytes(value.get()).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
                    write!(text, "{newline}{name} : {digits}")
                }
                Ty::Name(_) => {
                    write!(text, "{newline}{name} : {}", String::from_utf8_lossy(bytes(value.get())))
                }
                _ => {
                    let value = Owned::new(ffi::PyObject_Str(value.get()))?;
                    write!(text, "{newline}{name} : {}", utf8(value.get()).unwrap_or_default())
                }
            };
        }
        Ok(text)
    }
}

/// # Safety
///
/// `object` is a bytes object, and outlives what is returned.
unsafe fn bytes<'a>(object: Object) -> &'a [u8] {
    // SAFETY: the caller's.
    unsafe { core::slice::from_raw_parts(ffi::PyBytes_AsString(object).cast(), ffi::PyBytes_Size(object) as usize) }
}
