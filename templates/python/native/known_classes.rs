//! Classes of other packages that are known by their names. Nothing is imported: if there is an object of such a class, its
//! module is.

use core::ffi::CStr;

use pyo3::prelude::*;
use pyo3::types::PyType;

use super::c_api;
use super::errors::{Object, Raised};
use super::refs::OnceObject;

/// A class, once an object of it may have been seen.
pub struct KnownClass {
    module: &'static CStr,
    name: &'static str,
    class: OnceObject<PyType>,
}

static NUMPY_ARRAY: KnownClass = KnownClass::new(c"numpy", "ndarray");

/// Numbers of C on the host that a program makes for a scalar of a library.
static NUMBERS: [KnownClass; 4] = [
    KnownClass::new(c"ctypes", "c_float"),
    KnownClass::new(c"ctypes", "c_double"),
    KnownClass::new(c"numpy", "float32"),
    KnownClass::new(c"numpy", "float64"),
];

impl KnownClass {
    const fn new(module: &'static CStr, name: &'static str) -> Self {
        Self { module, name, class: OnceObject::new() }
    }

    /// Whether it is exactly the class of an object.
    fn is_of(&self, object: Object<'_, '_>) -> bool {
        let py = object.py();
        if self.class.get(py).is_some() {
            return self.class.is_at(object.get_type_ptr());
        }
        let Some(module) = c_api::imported(py, self.module) else { return false };
        match module.getattr_opt(self.name) {
            Ok(Some(class)) => match class.cast_into::<PyType>() {
                Ok(class) => self.class.publish(class).as_ptr() == object.get_type_ptr().cast(),
                // Another module of this name.
                Err(_) => false,
            },
            Ok(None) => false,
            Err(error) => {
                Raised::from(error).clear(py);
                false
            }
        }
    }
}

/// Whether an object is exactly an array of NumPy.
pub fn is_numpy_array(object: Object<'_, '_>) -> bool {
    NUMPY_ARRAY.is_of(object)
}

/// Whether an object is exactly a number with a fraction of NumPy or ctypes: memory of the host, and nothing that has the
/// address of other memory.
pub fn is_number_of_c(object: Object<'_, '_>) -> bool {
    NUMBERS.iter().any(|class| class.is_of(object))
}
