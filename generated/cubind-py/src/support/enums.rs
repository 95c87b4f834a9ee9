//! Enum classes, made on first use by `cubind._enums`, and their members by value.

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyType};

use super::errors::{Fallible, Owned};
use super::refs::{StrongRef, incref};
use super::tables::EnumDef;

/// The members of an enum by value: a hash table with open addressing, at most half full.
pub struct Members {
    mask: usize,
    places: Box<[Option<(i32, StrongRef)>]>,
}

impl Members {
    fn new(count: usize) -> Self {
        let size = (2 * count).next_power_of_two();
        Self { mask: size - 1, places: (0..size).map(|_| None).collect() }
    }

    /// Where a value is, or would be: some place is always free.
    #[inline(always)]
    fn place(&self, value: i32) -> usize {
        let mut at = value as usize & self.mask;
        while let Some((here, _)) = &self.places[at]
            && *here != value
        {
            at = (at + 1) & self.mask;
        }
        at
    }
}

/// The class of an enum; it is never freed.
#[inline(always)]
pub fn class<'py>(py: Python<'py>, def: &'static EnumDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    match def.state.class.get(py) {
        Some(class) => Ok(class),
        None => make(py, def),
    }
}

/// The member with this value; if the header names none, then a member without a name of its own, that keeps the value.
#[inline(always)]
pub fn member<'py>(py: Python<'py>, def: &'static EnumDef, value: i32) -> Fallible<Owned<'py>> {
    if let Some(members) = def.state.members.get()
        && let Some((here, member)) = &members.places[members.place(value)]
        && *here == value
    {
        return Ok(incref(member.get(py)));
    }
    other_member(py, def, value)
}

/// The class is made with the first value, and asked for what it does not know.
#[cold]
#[inline(never)]
fn other_member<'py>(py: Python<'py>, def: &'static EnumDef, value: i32) -> Fallible<Owned<'py>> {
    if def.state.members.get().is_none() {
        make(py, def)?;
        return member(py, def, value);
    }
    Ok(py.import("cubind._enums")?.call_method1("unknown", (class(py, def)?, value))?)
}

/// Makes the class and its table, or takes what another thread made meanwhile: making the class runs Python code, where
/// threads switch.
#[cold]
#[inline(never)]
fn make<'py>(py: Python<'py>, def: &'static EnumDef) -> Fallible<Borrowed<'static, 'py, PyType>> {
    let values = PyDict::new(py);
    for (name, value) in def.members {
        values.set_item(name, value)?;
    }
    let make = py.import("cubind._enums")?.getattr("make")?;
    // What comes back is the class, and its member for each of our entries.
    let (class, all): (Bound<'py, PyType>, Bound<'py, PyList>) =
        make.call1((def.name, def.module, values, def.doc))?.extract()?;
    let mut members = Members::new(def.members.len().max(1));
    for (&(_, value), member) in def.members.iter().zip(&all) {
        let at = members.place(value);
        members.places[at] = Some((value, StrongRef::taking(member)));
    }
    if let Some((_, success)) = &members.places[members.place(0)] {
        def.state.success.publish(incref(success.get(py)));
    }
    // Whoever sees the class finds the members.
    let _ = def.state.members.set(members);
    Ok(def.state.class.publish(class))
}
