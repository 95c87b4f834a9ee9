//! Tables that are code: a function that adds the rows of a table, one after the other, when they are first needed.
//!
//! An address in a `static` is a relocation: 24 bytes in the file, and something for the loader to write at every import,
//! for every library, into a page that the process then has for itself. Code says where something is by its distance. So
//! importing one library costs the same however many others are in the package.

use core::ffi::CStr;

use pyo3::ffi;

use super::capsules::CFunction;
use super::modules::{Class, Constant, FunctionDef};
use super::tables::{FieldDef, Ty};
use super::trampoline::Body;

/// What adds the rows of a table.
pub type Table<R> = fn(&mut Rows<R>);

/// The rows of a table, as they are added.
pub struct Rows<R>(Vec<R>);

impl<R> Rows<R> {
    /// All rows of a table, in their order.
    pub fn of(table: Table<R>) -> Vec<R> {
        let mut rows = Self(Vec::new());
        table(&mut rows);
        rows.0
    }

    /// Compiled once for each kind of row, so that a row is nothing but a call.
    #[cold]
    #[inline(never)]
    fn add(&mut self, row: R) -> &mut R {
        self.0.push(row);
        self.0.last_mut().expect("just added")
    }
}

/// A name of an enum, and its value.
pub type MemberDef = (&'static str, i32);

impl Rows<MemberDef> {
    /// A member of an enum.
    #[cold]
    #[inline(never)]
    pub fn member(&mut self, name: &'static str, value: i32) {
        self.add((name, value));
    }
}

impl Rows<FieldDef> {
    /// A field of a record, which [`FieldDef`]'s methods may say more about.
    #[cold]
    #[inline(never)]
    pub fn field(&mut self, name: &'static CStr, offset: usize, ty: Ty) -> &mut FieldDef {
        self.add(FieldDef::new(name, offset, ty))
    }
}

impl Rows<FunctionDef> {
    /// A function of a module.
    #[inline(always)]
    pub fn function<F: Body>(&mut self, name: &'static CStr, body: F, doc: &'static CStr) {
        self.body(name, FunctionDef::body(body), doc);
    }

    #[cold]
    #[inline(never)]
    fn body(&mut self, name: &'static CStr, body: ffi::PyMethodDefPointer, doc: &'static CStr) {
        self.add(FunctionDef::with_body(name, body, doc));
    }
}

impl Rows<CFunction> {
    /// A function that other extension modules call.
    #[cold]
    #[inline(never)]
    pub fn c_function(
        &mut self,
        name: &'static CStr,
        signature: &'static CStr,
        slot: usize,
        missing: Option<extern "C" fn() -> u64>,
    ) {
        self.add(CFunction { name, signature, slot, missing });
    }
}

impl Rows<(&'static str, Class)> {
    /// A class of a module.
    #[cold]
    #[inline(never)]
    pub fn class(&mut self, class: Class) {
        self.add((class.text().name(), class));
    }

    /// A class of a module under another name.
    #[cold]
    #[inline(never)]
    pub fn class_as(&mut self, name: &'static str, class: Class) {
        self.add((name, class));
    }
}

impl Rows<(&'static str, Constant)> {
    /// A constant of a module.
    #[cold]
    #[inline(never)]
    pub fn constant(&mut self, name: &'static str, value: Constant) {
        self.add((name, value));
    }
}
