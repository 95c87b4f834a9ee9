//! Equality of records by the values of their fields, or by identity in the modules that replace `cuda.bindings`.

use core::{ptr, slice};

use super::class::{self, ClassSpec};
use super::errors::Object;
use super::records::{Record, This, data, root};
use super::tables::{RecordDef, Ty};
use super::{bit_fields, out, presented};

/// NumPy leaves operations with objects of a higher priority to them. Otherwise it would compare its scalars and arrays
/// with each byte of a record, because records support the buffer protocol.
static PRIORITY: f64 = 1e6;

/// Adds the comparison to a class. Like the names of modules, the kind of comparison is fixed for the process before
/// the first class is created.
pub(super) fn add(spec: ClassSpec<Record>) -> ClassSpec<Record> {
    let spec = spec.constant(c"__array_priority__", &PRIORITY, |this, priority| out::f64(this.py(), *priority));
    match presented::is_renamed() {
        true => spec.equality(hash, is_same),
        false => spec.equality_of_mutable(equal),
    }
}

/// Returns true for two records of the same type with equal bytes in all fields. Padding is ignored, and pointers are
/// compared as addresses.
fn equal(this: This<'_, '_>, other: Object<'_, '_>) -> Option<bool> {
    let (other, def) = class::instance::<Record>(other)?;
    let def = def.root();
    if !ptr::eq(class::table_of(this).root(), def) {
        return Some(false);
    }
    // SAFETY: both are records of this table.
    Some(unsafe { records_are_equal(def, data(this), data(other)) })
}

/// # Safety
///
/// Both pointers must refer to records of this table.
unsafe fn records_are_equal(def: &'static RecordDef, one: *const u8, other: *const u8) -> bool {
    let mut fields = def.root().fields().iter();
    // SAFETY: the records have these fields.
    fields.all(|field| unsafe { are_equal(&field.ty, one.add(field.offset), other.add(field.offset)) })
}

/// # Safety
///
/// Both pointers must refer to values of this type.
unsafe fn are_equal(ty: &Ty, one: *const u8, other: *const u8) -> bool {
    // SAFETY: the parts are within the values.
    unsafe {
        let bytes = |at| slice::from_raw_parts(at, ty.size());
        match ty {
            Ty::Record(def) => records_are_equal(def, one, other),
            Ty::Array(element, count) => (0..*count).all(|index| {
                let offset = index * element.size();
                are_equal(element, one.add(offset), other.add(offset))
            }),
            Ty::Bits(bits) => bit_fields::are_equal(*bits, bytes(one), bytes(other)),
            _ => bytes(one) == bytes(other),
        }
    }
}

/// Returns the hash of the address. All records that share this memory have the same hash.
fn hash(this: This<'_, '_>) -> isize {
    // The lowest bits of addresses are zeros.
    data(this).addr().rotate_right(4).cast_signed()
}

/// Returns true for the same record, and for two records that are read from the same field of the same record, which
/// would be the same object in cuda.bindings.
fn is_same(this: This<'_, '_>, other: Object<'_, '_>) -> Option<bool> {
    let (other, def) = class::instance::<Record>(other)?;
    let is_same = data(this) == data(other) && ptr::eq(class::table_of(this).root(), def.root());
    Some(is_same && ptr::eq(root(this).as_ptr(), root(other).as_ptr()))
}
