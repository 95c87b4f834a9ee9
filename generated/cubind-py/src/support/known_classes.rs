//! Classes of other packages, which are found by their names. Their modules are not imported here: if an object of such
//! a class exists, its module is already imported.

use core::ffi::CStr;

use pyo3::prelude::*;
use pyo3::types::PyType;

use super::c_api;
use super::errors::Object;
use super::refs::OnceObject;

/// A class of another package, which is looked up when an instance of the class may exist.
pub struct KnownClass {
    module: &'static CStr,
    name: &'static str,
    class: OnceObject<PyType>,
}

static NUMPY_ARRAY: KnownClass = KnownClass::new(c"numpy", "ndarray");

/// Classes of host scalars that have a C type. A program may pass an instance as a scalar of a library.
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

    /// Returns true if an object's class is exactly this class.
    fn is_of(&self, object: Object<'_, '_>) -> bool {
        let py = object.py();
        if self.class.get(py).is_some() {
            return self.class.is_at(object.get_type_ptr());
        }
        let Some(module) = c_api::imported(py, self.module) else { return false };
        let found = c_api::intern(py, self.name)
            .and_then(|name| c_api::named_if_there(module.as_borrowed(), name.as_borrowed()));
        match found {
            Ok(Some(class)) => match class.cast_into::<PyType>() {
                Ok(class) => self.class.publish(class).as_ptr() == object.get_type_ptr().cast(),
                // The module with this name is not the expected module, because its attribute is not a class.
                Err(_) => false,
            },
            Ok(None) => false,
            Err(raised) => {
                raised.clear(py);
                false
            }
        }
    }
}

/// Returns true if an object is exactly a NumPy array.
pub fn is_numpy_array(object: Object<'_, '_>) -> bool {
    NUMPY_ARRAY.is_of(object)
}

/// Returns true if an object is exactly a float scalar of NumPy or ctypes. Such an object is host memory, and not an
/// address of other memory.
pub fn is_number_of_c(object: Object<'_, '_>) -> bool {
    NUMBERS.iter().any(|class| class.is_of(object))
}
