//! Arguments of functions that `cubind.checked` calls: it rejects handles of another class, and floats as handles, which
//! cuda.bindings accepts.

use core::ptr;

use pyo3::ffi;
use pyo3::prelude::*;

use super::errors::{Fallible, Object, Raised, class_name, type_error};
use super::own::Name;
use super::tables::ValueDef;
use super::{class, numbers, values};

/// A name that only the module with the wrappers has among its globals.
const MARK: &core::ffi::CStr = c"_rejects_other_handles";

/// Whether the function is called by a wrapper of `cubind.checked`. Only asked on the way to an error or a conversion that is
/// rare: calls with the right class do not come here.
#[cold]
pub fn is_calling(_: Python<'_>) -> bool {
    // SAFETY: the thread is attached; null, or the dict of the frame that is running, which lives as long as that.
    unsafe {
        let globals = ffi::PyEval_GetGlobals();
        !globals.is_null() && !ffi::PyDict_GetItemString(globals, MARK.as_ptr()).is_null()
    }
}

/// Raises unless an object that is no instance of this class may stand for one: it is an integer, or of the class that this one
/// extends, as the driver's stream is a stream of the runtime.
#[cold]
pub fn expect_value(object: Object<'_, '_>, name: Name, def: &'static ValueDef) -> Fallible<()> {
    if def.kind.is_number() {
        return Ok(());
    }
    let is_other = match class::instance::<values::Value>(object) {
        Some((_, table)) => !ptr::eq(table.root(), def.root()),
        None => values::is_value(object) || numbers::may_have_fraction(object),
    };
    if is_other { Err(no_value(object, name, def)) } else { Ok(()) }
}

/// Raises for a handle in the place of a number.
#[cold]
pub fn expect_number(object: Object<'_, '_>, name: Name) -> Fallible<()> {
    match values::any_value(object) {
        Some((_, kind)) if !kind.is_number() => {
            let given = class_name(object);
            Err(type_error(object.py(), format_args!("argument '{name}': expected an int, not {given}")))
        }
        Some(_) | None => Ok(()),
    }
}

#[cold]
fn no_value(object: Object<'_, '_>, name: Name, def: &'static ValueDef) -> Raised {
    let (class, given) = (def.text.name(), class_name(object));
    type_error(object.py(), format_args!("argument '{name}': expected {class}, int or None, not {given}"))
}
