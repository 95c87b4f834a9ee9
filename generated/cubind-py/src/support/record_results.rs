//! The return values of calls that return a record with a result code.

use pyo3::prelude::*;

use super::errors::Fallible;
use super::out;
use super::returned::{Returned, Tuple};
use super::tables::RecordDef;

/// Creates the return value of a call: `(result, outputs…)`, or `(result, None…)` if `status`, the code in the result,
/// is an error. `fill` pushes exactly this many outputs.
pub fn returned_record<'py, R: Copy>(
    py: Python<'py>,
    def: &'static RecordDef,
    result: &R,
    status: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    assert_eq!(size_of::<R>(), def.size, "the record is the one that the function returns");
    // SAFETY: the address contains a record of this size, which is copied.
    let record = unsafe { out::record(py, def, (&raw const *result).cast()) }?;
    let mut tuple = Tuple::of(record, outputs + 1)?;
    if status == 0 {
        fill(&mut tuple)?;
    } else {
        for _ in 0..outputs {
            tuple.push(out::none(py))?;
        }
    }
    Ok(tuple.into_any())
}

/// Creates the return value of a call that cannot fail and does not return a record of this type: `(success,
/// outputs…)`.
pub fn returned_success<'py>(
    py: Python<'py>,
    def: &'static RecordDef,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    let (record, _) = out::new_record(py, def)?;
    let mut tuple = Tuple::of(record.into_any(), outputs + 1)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}
