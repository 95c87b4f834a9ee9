//! `_native.Buffer`: the base of Python classes that export the buffer of another object.
//!
//! Before CPython 3.12, which supports `__buffer__`, a class that is defined in Python cannot export a buffer itself.

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyType;

use super::c_api::{self, interned};
use super::class::{self, ClassSpec, Tabled};
use super::errors::{Fallible, Owned};
use super::package;
use super::refs::OnceObject;

/// An instance of a subclass of `_native.Buffer`.
enum Reexported {}

impl Tabled for Reexported {
    type Table = ();
    const MARK: &'static [u8] = b"\0";
}

/// Returns the class `_native.Buffer`.
pub fn class(py: Python<'_>) -> Fallible<Borrowed<'static, '_, PyType>> {
    static CLASS: OnceObject<PyType> = OnceObject::new();
    if let Some(class) = CLASS.get(py) {
        return Ok(class);
    }
    let doc = "A base class. Its subclasses export the buffer of their attribute `_memory`.".to_owned();
    ClassSpec::<Reexported>::extending("Buffer", package::own().module(), doc).buffer_of(memory).make(py, None, &CLASS)
}

fn memory<'py>(this: Borrowed<'_, 'py, Reexported>) -> Fallible<Owned<'py>> {
    c_api::named(class::any(this), interned!(this.py(), "_memory")?)
}
