//! The tuples that the functions of the Python modules return.

use core::sync::atomic::{AtomicIsize, Ordering};

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::errors::{Fallible, Object, Owned, Raised, owned};
use super::refs::incref;
use super::symbol::Alone;
use super::tables::EnumDef;
use super::{c_api, enums, presented};

/// The return value of a function for Python.
pub type Returned<'py> = Fallible<Owned<'py>>;

/// An integer that a C function returns: a count or, if negative, an error.
pub trait Counted: Copy {
    /// Returns the value as an integer.
    fn number(self) -> i64;
}

impl Counted for i64 {
    fn number(self) -> i64 {
        self
    }
}

impl Counted for i32 {
    fn number(self) -> i64 {
        self.into()
    }
}

/// Returns the count that a function has returned, and the function's code. The code is success, the negated count if
/// the count is negative, or `errno` for -1. This must be called directly after the function, because any other C call
/// may change `errno`.
#[inline]
pub fn counted<T: Counted>(count: T) -> (T, i32) {
    let code = match count.number() {
        0.. => 0,
        // A failed call is never reported as a success.
        -1 => std::io::Error::last_os_error().raw_os_error().filter(|code| *code != 0).unwrap_or(-1),
        code => i32::try_from(code.unsigned_abs()).unwrap_or(i32::MAX),
    };
    (count, code)
}

/// A tuple that is being filled. The tuple and its items are released if an item cannot be added.
pub struct Tuple<'py>(Filling<'py>);

enum Filling<'py> {
    /// A single item; the tuple is created when the second item is added.
    One(Option<Owned<'py>>),
    /// A tuple, and the number of items that it contains so far.
    Tuple(Bound<'py, PyTuple>, isize),
}

impl<'py> Tuple<'py> {
    /// Creates a tuple of this size without items.
    #[inline(always)]
    pub fn new(py: Python<'py>, size: isize) -> Fallible<Self> {
        // SAFETY: the function returns a new reference, or null with an exception set.
        unsafe { Ok(Self(Filling::Tuple(owned(py, ffi::PyTuple_New(size))?.cast_into_unchecked(), 0))) }
    }

    /// Creates a tuple of this size with its first item.
    #[inline(always)]
    pub fn of(first: Owned<'py>, size: isize) -> Fallible<Self> {
        let py = first.py();
        // SAFETY: the tuple is new, has this size and is not shared yet; it takes over the reference to the item.
        unsafe {
            let tuple = owned(py, ffi::PyTuple_New(size))?.cast_into_unchecked();
            ffi::PyTuple_SetItem(tuple.as_ptr(), 0, first.into_ptr());
            Ok(Self(Filling::Tuple(tuple, 1)))
        }
    }

    /// Returns the tuple, which must be full.
    #[inline(always)]
    pub fn into_any(self) -> Owned<'py> {
        match self.0 {
            Filling::One(_) => unreachable!("only `pair` has one item, and does not ask for a tuple"),
            Filling::Tuple(tuple, filled) => {
                debug_assert_eq!(filled, tuple.len() as isize);
                tuple.into_any()
            }
        }
    }

    /// Adds the next output.
    #[inline(always)]
    pub fn push(&mut self, output: Owned<'py>) -> Fallible<()> {
        match &mut self.0 {
            Filling::One(place) => *place = Some(output),
            Filling::Tuple(tuple, filled) => {
                // SAFETY: the tuple is new and not shared; if an item cannot be added, `PyTuple_SetItem` releases it
                // and returns an error.
                if unsafe { ffi::PyTuple_SetItem(tuple.as_ptr(), *filled, output.into_ptr()) } != 0 {
                    return Err(Raised::already_set(tuple.py()));
                }
                *filled += 1;
            }
        }
        Ok(())
    }
}

/// Creates `(success, output)`, the most frequent result. `PyTuple_Pack` is faster than `PyTuple_New` and two calls to
/// `PyTuple_SetItem`.
#[inline(always)]
fn pair<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    let mut tuple = Tuple(Filling::One(None));
    fill(&mut tuple)?;
    let Tuple(Filling::One(Some(output))) = tuple else { unreachable!("one item is pushed") };
    let code = success(py, result)?;
    // SAFETY: the function returns a new reference to a tuple that refers to the two objects, or null with an exception
    // set.
    unsafe { owned(py, ffi::PyTuple_Pack(2, code.as_ptr(), output.as_ptr())) }
}

/// Returns the code that means success, which is 0 in every library.
#[inline(always)]
fn success<'py>(py: Python<'py>, result: &'static EnumDef) -> Fallible<Object<'static, 'py>> {
    match result.state.success.get(py) {
        Some(member) => Ok(member),
        None => first_success(py, result),
    }
}

#[cold]
#[inline(never)]
fn first_success<'py>(py: Python<'py>, result: &'static EnumDef) -> Fallible<Object<'static, 'py>> {
    Ok(result.state.success.publish(enums::member(py, result, 0)?))
}

/// Creates the return value of a call with outputs: `(success, outputs…)`, or `(code, None…)` without calling `fill`.
/// `fill` pushes exactly this many outputs.
#[inline(always)]
pub fn returned<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    if status != 0 {
        return failed(py, result, status, outputs);
    }
    if outputs == 1 {
        return pair(py, result, fill);
    }
    let mut tuple = Tuple::of(incref(success(py, result)?), outputs + 1)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}

/// Like [`returned`], but can return the outputs without the code.
#[inline(always)]
pub fn returned_in_form<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    (outputs, alone): (isize, Alone),
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    if status != 0 {
        return failed(py, result, status, outputs);
    }
    if let Some(said) = alone {
        return returned_alone(py, (outputs, said), fill);
    }
    let mut tuple = Tuple::of(incref(success(py, result)?), outputs + 1)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}

/// Returns the outputs without the code. This function is not inlined, so that the common path stays short.
#[inline(never)]
fn returned_alone<'py>(
    py: Python<'py>,
    (outputs, said): (isize, &'static AtomicIsize),
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    said.store(outputs, Ordering::Relaxed);
    let mut tuple = Tuple::new(py, outputs)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}

/// Like [`returned`], but for a library whose calls may still be in progress after they have returned. The result then
/// also contains outputs if the code is `also`.
#[inline(always)]
pub fn returned_or<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    also: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    if status == also {
        returned_as(py, result, status, outputs, fill)
    } else {
        returned(py, result, status, outputs, fill)
    }
}

/// Creates `(code, outputs…)` for any code. `fill` pushes exactly this many outputs.
pub fn returned_as<'py>(
    py: Python<'py>,
    result: &'static EnumDef,
    status: i32,
    outputs: isize,
    fill: impl FnOnce(&mut Tuple<'py>) -> Fallible<()>,
) -> Returned<'py> {
    let mut tuple = Tuple::of(enums::member(py, result, status)?, outputs + 1)?;
    fill(&mut tuple)?;
    Ok(tuple.into_any())
}

/// Returns true if a failed call returns the outputs that explain its error. In the modules that replace
/// `cuda.bindings`, it returns only the code, like NVIDIA's package.
pub fn errors_are_explained() -> bool {
    !presented::is_renamed()
}

/// Creates the return value of a call without outputs, which is `(code,)`. All successful calls share one tuple.
#[inline(always)]
pub fn returned0<'py>(py: Python<'py>, result: &'static EnumDef, status: i32) -> Returned<'py> {
    match result.state.succeeded.get(py) {
        Some(shared) if status == 0 => Ok(incref(shared).into_any()),
        _ => returned0_slowly(py, result, status),
    }
}

#[cold]
#[inline(never)]
fn returned0_slowly<'py>(py: Python<'py>, result: &'static EnumDef, status: i32) -> Returned<'py> {
    if status != 0 {
        return failed(py, result, status, 0);
    }
    let tuple = c_api::tuple_of(py, vec![incref(success(py, result)?)])?;
    Ok(incref(result.state.succeeded.publish(tuple)).into_any())
}

/// Creates `(code, None…)`.
#[cold]
#[inline(never)]
fn failed<'py>(py: Python<'py>, result: &'static EnumDef, status: i32, outputs: isize) -> Returned<'py> {
    let code = enums::member(py, result, status)?;
    let nothing = (0..outputs).map(|_| py.None().into_bound(py));
    Ok(c_api::tuple_of(py, core::iter::once(code).chain(nothing).collect())?.into_any())
}
